//! Telling again what was not acknowledged.

use engine::routine::{CatchUp, Every};
use engine::{Batch, Cursor, Cx, Engine, RequestContext, Rights, Routine};
use schema::{Document, Instant, Label, Result};

use super::notification::{ACK_AT, NOTIFICATIONS, READ_AT, REPEAT_AFTER, REPEAT_DAYS, USER};
use super::{delivery_preferences, letter, send};
use crate::people::user::USERS;

/// Tells again what is due.
pub(super) static ROUTINE: Routine = Routine {
    id: "notifications.repeat",
    label: Label::new(
        "إعادة الإشعارات غير المؤكدة",
        "Rappel des notifications sans accusé de réception",
        "Reminders of what was not acknowledged",
    ),
    every: Every::Hour(0),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(repeat(engine)),
};

async fn repeat(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.in_batches(&ctx, ROUTINE.id, repeat_some).await
}

fn repeat_some(cx: &mut Cx<'_>, cursor: Cursor) -> Result<Batch> {
    let due = [REPEAT_AFTER.le(cx.moment()), ACK_AT.is_null()];
    cx.batch(&NOTIFICATIONS, due, cursor, tell_again)
}

/// It is unread again, and sent again; whoever can no longer sign in is left in peace.
fn tell_again(cx: &mut Cx<'_>, mut row: Document) -> Result<()> {
    let user = match row.get(USER) {
        Some(id) => cx.get(&USERS, id.as_str())?.filter(send::is_able),
        None => None,
    };
    let days = row.get(REPEAT_DAYS).unwrap_or(1);
    row.set(REPEAT_AFTER, Instant(send::repeat_at(cx.now(), days)));
    let Some((user, kind)) = user.zip(letter::kind_of(cx, &row)) else {
        return cx.update(row).map(drop);
    };
    row.clear(READ_AT);
    let wishes = delivery_preferences::of_users(cx, std::slice::from_ref(&user.id))?
        .remove(&user.id)
        .unwrap_or_default();
    if let Some(digest) = wishes.digest.filter(|_| cx.senders().has_mail()) {
        row.set(super::notification::DIGEST_AT, Instant(digest.next(cx.now())));
    }
    let row = cx.update(row)?;
    let sending = letter::MailBatch {
        notification: &row,
        user: &user,
        wishes: &wishes,
        channels: wishes.channels(kind, true),
        cause: None,
    };
    letter::send(cx, &sending)
}
