//! Following the log: what is derived from what is written, kept outside the tables, and never further from them than it says.
//!
//! A follower keeps its position beside what it derived, whole or not at all, and goes on from there after any end of its process.
//! The position is an entry's number and its hash, so that a log that was cut, or another one, is known: what was derived from it is
//! derived anew. `seq` has no gaps and is the order of commits, whichever node wrote, so nothing is passed over.

mod lag;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use schema::{Error, Result};
use store::Head;
use tokio::time::{sleep, timeout};

pub use lag::Lag;
pub(crate) use lag::{FollowerPlace, Lags};

use crate::{Cx, Engine, LogPosition, lock};

/// At most so many entries are followed at a time: what follows from them is written together.
const STEP: i64 = 1000;
/// So long writes are gathered before they are followed.
const PAUSE: Duration = Duration::from_secs(2);
/// So many entries are followed before that time.
const BURST: i64 = 100;

/// Something that is derived from what is written. It reads rows as they stand and not what entries hold, which may be blanked when its
/// retention has ended; an entry that is followed twice leaves the same.
pub trait Follower: Send + 'static {
    /// What it is called in figures and by the command that derives it anew.
    fn id(&self) -> &'static str;

    /// Where what it has derived stands, as it was written with it; none where nothing is there, or nothing whole.
    ///
    /// # Errors
    /// When it cannot be read.
    fn position(&self) -> Result<Option<Head>>;

    /// Derives all of it anew from a snapshot whose log ends at that place, and keeps it with the place: whole or not at all.
    ///
    /// # Errors
    /// When it cannot be read or kept.
    fn rebuild(&mut self, cx: &Cx<'_>, at: &Head) -> Result<()>;

    /// Derives what follows from what was written since ([`Cx::changes_between`]) up to a place, and keeps it with the place: whole
    /// or not at all.
    ///
    /// # Errors
    /// When it cannot be read or kept.
    fn apply(&mut self, cx: &Cx<'_>, since: LogPosition, at: &Head) -> Result<()>;
}

/// What one step came to.
enum Step {
    /// It stands there; the log may go on.
    At(i64),
    /// It stands where the log ended in the snapshot.
    Level(i64),
}

/// A follower at work.
#[derive(Clone)]
pub struct FollowerTask {
    engine: Engine,
    follower: Arc<Mutex<Box<dyn Follower>>>,
    place: Arc<FollowerPlace>,
}

impl Engine {
    /// Has something follow the log.
    pub fn follower_task(&self, follower: Box<dyn Follower>) -> FollowerTask {
        FollowerTask {
            engine: self.clone(),
            place: self.inner.lags.place_of(follower.id()),
            follower: Arc::new(Mutex::new(follower)),
        }
    }

    /// How far behind the log each follower of this node is.
    pub fn lags(&self) -> Vec<Lag> {
        let committed = *self.inner.store.committed().borrow();
        self.inner.lags.all(committed)
    }
}

impl FollowerTask {
    /// Follows as long as the store is open. What fails is said, and tried again.
    pub async fn run(self) {
        let mut committed = self.engine.store().committed();
        loop {
            let at = match self.catch_up().await {
                Ok(at) => at,
                Err(error) => {
                    self.place.falls_behind();
                    tracing::warn!(%error, follower = self.place.id(), "what follows the log stays behind");
                    sleep(PAUSE).await;
                    continue;
                }
            };
            if committed.wait_for(|seq| *seq > at).await.is_err() {
                return;
            }
            self.place.falls_behind();
            drop(timeout(PAUSE, committed.wait_for(|seq| *seq >= at + BURST)).await);
        }
    }

    /// Follows to the end of the log as it stands now; where that is.
    ///
    /// # Errors
    /// When something cannot be read or kept; what was followed before stands.
    pub async fn catch_up(&self) -> Result<i64> {
        loop {
            match self.work(step).await? {
                Step::At(seq) => self.place.set_position(seq, false),
                Step::Level(seq) => {
                    self.place.set_position(seq, true);
                    return Ok(seq);
                }
            }
        }
    }

    /// Derives all of it anew; as of which entry.
    ///
    /// # Errors
    /// When something cannot be read or kept; what stood before stands.
    pub async fn rebuild(&self) -> Result<i64> {
        let seq = self.work(rebuild).await?;
        self.place.set_position(seq, true);
        Ok(seq)
    }

    /// Works in one snapshot.
    async fn work<T: Send + 'static>(&self, work: fn(&mut dyn Follower, &Cx<'_>) -> Result<T>) -> Result<T> {
        let follower = self.follower.clone();
        self.engine.read(move |cx| work(&mut **lock(&follower), cx)).await
    }
}

fn step(follower: &mut dyn Follower, cx: &Cx<'_>) -> Result<Step> {
    let end = cx.position()?.number();
    let stands = follower.position()?.filter(|head| head.seq <= end);
    let (from, stands) = match stands {
        Some(head) => (head.seq, head_at(cx, head.seq)? == head),
        None => (0, false),
    };
    if !stands {
        return rebuild(follower, cx).map(Step::Level);
    }
    if from == end {
        return Ok(Step::Level(end));
    }
    let to = end.min(from + STEP);
    follower.apply(cx, LogPosition::after(from), &head_at(cx, to)?)?;
    Ok(if to == end { Step::Level(to) } else { Step::At(to) })
}

fn rebuild(follower: &mut dyn Follower, cx: &Cx<'_>) -> Result<i64> {
    let end = cx.position()?.number();
    tracing::info!(follower = follower.id(), end, "what follows the log is derived anew");
    follower.rebuild(cx, &head_at(cx, end)?)?;
    Ok(end)
}

/// The place of an entry, which stands.
fn head_at(cx: &Cx<'_>, seq: i64) -> Result<Head> {
    let head = cx.tx.borrow_mut().head_at(seq)?;
    head.ok_or_else(|| Error::Fault(format!("the log has no entry {seq}")))
}
