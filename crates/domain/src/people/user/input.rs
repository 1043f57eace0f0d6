//! What the acts on users are given.

use engine::{Cx, Input};
use schema::{Document, Refusal, Result, expected, refusal};
use serde_json::Value as Json;

use super::{ACCOUNT, USERS, administrator};
use crate::people::grant;

/// The user meant by `userId`: an account id, or the id of the row.
pub(super) fn user(cx: &Cx<'_>, input: &Input) -> Result<Document> {
    let id = input.need("userId")?;
    let by_account = cx.first(&USERS, [ACCOUNT.eq(id)])?;
    match by_account {
        Some(user) => Ok(user),
        None => Ok(cx.get(&USERS, id)?.ok_or(refusal::USER_NOT_FOUND)?),
    }
}

/// The user whose sessions are looked at or ended, and the account. An administrator's are for administrators. Signing
/// somebody out takes nothing from them but a moment, and helps when a device is lost: who holds more is no exception.
pub(super) fn signed_in(cx: &Cx<'_>, input: &Input) -> Result<(Document, String)> {
    let (user, account) = with_account(cx, input)?;
    let is_allowed = cx.who().is_admin || cx.who().is_key || !administrator::holds_everything(cx, &user)?;
    if is_allowed {
        Ok((user, account))
    } else {
        Err(refusal::UNAUTHORIZED.into())
    }
}

/// The user who is given something to sign in with, and the account: whoever holds more than the caller is for
/// administrators, or the caller would hold it too.
pub(super) fn within_reach(cx: &Cx<'_>, input: &Input) -> Result<(Document, String)> {
    let (user, account) = with_account(cx, input)?;
    grant::within_reach(cx, &user)?;
    Ok((user, account))
}

fn with_account(cx: &Cx<'_>, input: &Input) -> Result<(Document, String)> {
    let user = user(cx, input)?;
    let account = user.get(ACCOUNT).ok_or(refusal::USER_NOT_FOUND)?;
    Ok((user, account))
}

/// A list of texts, as JSON or as the text of a form (JSON again, or parted by commas).
pub(super) fn list(input: &Input, name: &'static str) -> Result<Vec<String>> {
    let refused = || Refusal::argument(name, expected::TEXT_LIST).field(name);
    let texts = |items: &[Json]| {
        items
            .iter()
            .map(|item| item.as_str().map(str::to_owned))
            .collect::<Option<Vec<_>>>()
    };
    match input.data.get(name) {
        None | Some(Json::Null) => Ok(Vec::new()),
        Some(Json::Array(items)) => texts(items).ok_or_else(|| refused().into()),
        Some(Json::String(text)) if text.trim_start().starts_with('[') => {
            serde_json::from_str(text).map_err(|_| refused().into())
        }
        Some(Json::String(text)) => Ok(text
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty())
            .map(str::to_owned)
            .collect()),
        Some(_) => Err(refused().into()),
    }
}
