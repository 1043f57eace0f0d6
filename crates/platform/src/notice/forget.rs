//! What somebody was told goes with them.

use engine::{Cx, Engine, JobKind, RequestContext, Rights};
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

/// So many are erased in one transaction.
const AT_ONCE: u64 = 200;

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
    let (ctx, mut erased) = (RequestContext::new(Rights::whole("job")), 0);
    loop {
        let user = gone.user.clone();
        let some = engine
            .transact(&ctx, FORGET.kind, move |cx| erase_some(cx, &user))
            .await?;
        erased += some;
        if some < AT_ONCE {
            return Ok(erased.to_string());
        }
    }
}

/// A user who was restored meanwhile keeps them.
fn erase_some(cx: &mut Cx<'_>, user: &str) -> Result<u64> {
    if cx.get(&crate::people::user::USERS, user)?.is_some() {
        return Ok(0);
    }
    let theirs = [USER.eq(user)];
    let rows = cx.find(&NOTIFICATIONS, theirs, AT_ONCE)?;
    for row in &rows {
        cx.delete(&NOTIFICATIONS, &row.id)?;
    }
    Ok(rows.len() as u64)
}
