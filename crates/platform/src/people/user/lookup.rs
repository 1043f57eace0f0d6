//! The user that an act is about, and whether the caller may touch it.

use engine::Cx;
use schema::{Document, Result, error_codes};

use super::{ACCOUNT, USERS, administrator};
use crate::people::grant;

/// The user meant by an id: that of an account, or of the row.
pub(super) fn user(cx: &Cx<'_>, id: &str) -> Result<Document> {
    let by_account = cx.first(&USERS, [ACCOUNT.eq(id)])?;
    match by_account {
        Some(user) => Ok(user),
        None => Ok(cx.get(&USERS, id)?.ok_or(error_codes::USER_NOT_FOUND)?),
    }
}

/// The user whose sessions are looked at or ended, and the account. An administrator's are for administrators. Signing
/// somebody out takes nothing from them but a moment, and helps when a device is lost: who holds more is no exception.
pub(super) fn signed_in(cx: &Cx<'_>, id: &str) -> Result<(Document, String)> {
    let (user, account) = with_account(cx, id)?;
    let is_allowed = cx.who().is_admin || cx.who().is_key || !administrator::holds_everything(cx, &user)?;
    if is_allowed {
        Ok((user, account))
    } else {
        Err(error_codes::UNAUTHORIZED.into())
    }
}

/// The user who is given something to sign in with, and the account: whoever holds more than the caller is for
/// administrators, or the caller would hold it too.
pub(super) fn within_reach(cx: &Cx<'_>, id: &str) -> Result<(Document, String)> {
    let (user, account) = with_account(cx, id)?;
    grant::within_reach(cx, &user)?;
    Ok((user, account))
}

fn with_account(cx: &Cx<'_>, id: &str) -> Result<(Document, String)> {
    let user = user(cx, id)?;
    let account = user.get(ACCOUNT).ok_or(error_codes::USER_NOT_FOUND)?;
    Ok((user, account))
}
