//! The loop of a node: from the feed to the sockets.

use std::time::Duration;

use engine::feed::Feed;
use schema::Result;

use super::dispatch;
use super::session_watch::SessionWatch;
use crate::app::App;

/// How often sessions are looked at that nothing was told of.
const TICK: Duration = Duration::from_millis(250);

/// Tells sockets what is committed, on this node and on others, until the store ends.
pub async fn run(app: App) {
    let (mut feed, mut attendance) = (app.engine.feed(), SessionWatch::default());
    let mut tick = tokio::time::interval(TICK);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            waited = feed.wait() => if waited.is_err() { return },
        }
        if let Err(error) = run_once(&app, &mut feed, &mut attendance).await {
            tracing::error!(%error, "telling what was committed");
            tick.tick().await;
        }
    }
}

async fn run_once(app: &App, feed: &mut Feed, attendance: &mut SessionWatch) -> Result<()> {
    let reached = feed.last_committed();
    if app.hub.count() == 0 {
        feed.skip_to(reached);
        return Ok(());
    }
    attendance.check(app).await?;
    while feed.is_behind() {
        let is_heard = |of, entry: &store::Entry| app.hub.has_listeners(&dispatch::channels(of, entry));
        let events = feed.next(is_heard).await?;
        if feed.has_missed() {
            app.hub.start_over();
        }
        attendance.check(app).await?;
        for event in &events {
            if let Err(error) = dispatch::dispatch(app, event).await {
                // What was not told is not told later: everybody fetches anew.
                app.hub.start_over();
                return Err(error);
            }
        }
    }
    Ok(())
}
