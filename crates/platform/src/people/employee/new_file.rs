//! What somebody has from the first day of their file: given right after it is written, not on the next morning.

use engine::{BoxFuture, Cx, Effect, Engine, JobKind};
use schema::{Change, Result};

use super::ACTIVE;

/// What gives people in activity what is theirs, to each once: declared among the extensions of a noun.
pub struct NewFiles(pub fn(Engine) -> BoxFuture<u64>);

/// Has everybody who declares it give what is due.
pub(super) static FOLLOW_FILES: JobKind<()> = JobKind::long("employees.followNew", |engine, ()| {
    Box::pin(async move {
        let mut given = 0;
        for NewFiles(give) in engine.extensions::<NewFiles>() {
            given += give(engine.clone()).await?;
        }
        Ok(format!("{given} rows"))
    })
});

/// A file that is new, or whose person is back in activity. Many at once are one job.
pub(super) const FILES_FOLLOW: Effect = Effect {
    touches: &[],
    run: files_follow,
};

fn files_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let is_counted = change.after.get(ACTIVE) == Some(true) && change.touches(ACTIVE);
    if !is_counted || cx.extensions::<NewFiles>().next().is_none() {
        return Ok(());
    }
    cx.later(&FOLLOW_FILES, "files", &(), None)
}
