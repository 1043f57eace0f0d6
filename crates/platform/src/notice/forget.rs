//! What somebody was told goes with them.

use engine::{Batch, Cursor, Cx, Engine, JobKind, RequestContext, Rights};
use schema::{Change, Id, Result};
use serde::{Deserialize, Serialize};

use super::notification::{NOTIFICATIONS, USER};
use super::preference::{self, PREFERENCES};

/// Erases the notifications of a user who was deleted; there may be many.
pub(super) const FORGET: JobKind<ForgetJob> =
    JobKind::long("notifications.forget", |engine, gone| Box::pin(forget(engine, gone)));

/// What the job is given: the user who was deleted.
#[derive(Deserialize, Serialize)]
pub(super) struct ForgetJob {
    user: String,
}

/// A user is deleted: the wishes go at once, the notifications by a job.
pub fn goes_with_user(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let user = Id(change.after.id.clone());
    if let Some(row) = cx.first(&PREFERENCES, [preference::USER.eq(&user)])? {
        cx.delete(&PREFERENCES, &row.id)?;
    }
    let gone = ForgetJob { user: user.0 };
    cx.later(&FORGET, &gone.user, &gone, None)
}

async fn forget(engine: Engine, gone: ForgetJob) -> Result<String> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let erase = move |cx: &mut Cx<'_>, cursor| erase_some(cx, &gone.user, cursor);
    Ok(engine.in_batches(&ctx, FORGET.kind, erase).await?.to_string())
}

/// A user who was restored meanwhile keeps them.
fn erase_some(cx: &mut Cx<'_>, user: &str, cursor: Cursor) -> Result<Batch> {
    if cx.get(&crate::people::user::USERS, user)?.is_some() {
        return Ok(Batch::OVER);
    }
    cx.batch(&NOTIFICATIONS, [USER.eq(user)], cursor, |cx, row| {
        cx.delete(&NOTIFICATIONS, &row.id)
    })
}
