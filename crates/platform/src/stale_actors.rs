//! Nouns by which somebody heads, stands in for a head or may sign in say here that they changed: who decides what waits to be
//! decided follows. They know nothing of what is decided.

use engine::{BoxFuture, Cx, Effect, Engine, JobKind};
use schema::{Change, Result};

/// What finds deciders again; declared by whoever keeps what waits.
pub struct ActorsRenewal {
    /// Whether anything waits.
    pub is_needed: fn(&Cx<'_>) -> Result<bool>,
    /// Finds the deciders of all that waits: how many have others than before.
    pub renew: fn(Engine) -> BoxFuture<u64>,
}

/// For the nouns from which deciders follow.
pub const ACTORS_FOLLOW: Effect = Effect {
    touches: &[],
    run: actors_follow,
};

/// Finds the deciders of all that waits, later.
///
/// # Errors
/// When the store cannot be read.
pub fn mark(cx: &mut Cx<'_>) -> Result<()> {
    for renewal in cx.extensions::<ActorsRenewal>() {
        if (renewal.is_needed)(cx)? {
            cx.later(&RENEW, KEY, &(), None)?;
        }
    }
    Ok(())
}

/// Finds the deciders of all that waits.
pub static RENEW: JobKind<()> = JobKind::long("approvals.renew", |engine, ()| {
    Box::pin(async move {
        let found = engine.extensions::<ActorsRenewal>().next();
        let Some(renewal) = found else {
            return Ok(String::new());
        };
        Ok(format!("{} steps", (renewal.renew)(engine).await?))
    })
});

/// There is one job, put down again by whatever comes while it runs.
const KEY: &str = "actors";

/// A unit that gets another floor, or a user who signs in, has nobody decide anything else. What says of no field that rights
/// follow from it, and what goes, is taken to matter.
fn actors_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let (before, after) = (change.before.as_ref(), &change.after);
    let is_gone = before == Some(after);
    if after.of.rights_follow.is_empty() || is_gone || after.of.rights_differ(before, Some(after)) {
        mark(cx)?;
    }
    Ok(())
}
