//! Where the log stands, written down outside the database every few seconds and after a burst of entries: what a disk loses of
//! the last minutes is told at the next start.

use std::time::Duration;

use tokio::time::timeout;

use crate::app::App;
use crate::bootstrap;

/// How long writes are gathered before they are noted.
const PAUSE: Duration = Duration::from_secs(2);
/// How many entries are noted before that time.
const BURST: i64 = 100;

/// Notes where the log stands, as long as the server runs.
pub async fn run(app: App) {
    let mut committed = app.engine.store().committed();
    loop {
        let noted = *committed.borrow_and_update();
        if let Err(error) = store_log_head(&app).await {
            tracing::warn!(%error, "where the log stands was not noted");
        }
        drop(timeout(PAUSE, committed.wait_for(|seq| *seq >= noted + BURST)).await);
        if committed.wait_for(|seq| *seq > noted).await.is_err() {
            return;
        }
    }
}

/// Notes where the log stands now.
pub async fn store_log_head(app: &App) -> schema::Result<()> {
    let (head, file) = (app.engine.store().head().await?, bootstrap::head_file(&app.config));
    let kept = tokio::task::spawn_blocking(move || {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| schema::Error::fault("making the folder of backups", error))?;
        }
        head.keep(&file)
    });
    kept.await
        .map_err(|error| schema::Error::fault("noting where the log stands", error))?
}

/// Before anything is served: what the log lacks is told, and the bytes of files are this store's if they are nobody's.
pub async fn begin(app: &App) -> schema::Result<()> {
    // Files that cannot be reached now are claimed by the first sweep.
    if let Err(error) = app.engine.claim_files().await {
        tracing::warn!(%error, "the files could not be reached");
    }
    compare(app).await
}

/// Tells what the log lacks of what was written to it: in our own log, and to administrators.
async fn compare(app: &App) -> schema::Result<()> {
    let Some(what) = bootstrap::missing_entries(app).await? else {
        return Ok(());
    };
    tracing::error!(what, "the change log lacks what was written to it");
    app.engine.warn_of_cut_log(what).await
}
