//! `users.sessions`, `users.endSession`, `users.endSessions`, `users.resetSecondFactor`, `users.signInLog`: the sessions of
//! another, and what was tried in their name, for those who look after users.

use engine::{Action, Allowed, Cx, Input, Run};
use schema::{Refusal, Result, expected};
use serde_json::{Value as Json, json};

use super::input::{signed_in, within_reach};

/// The live sessions of a user.
pub(super) const SESSIONS: Action = Action {
    id: "users.sessions",
    allowed: Allowed::Holders(&["users-management:read"]),
    prepare: |_, input| Ok(input),
    run: Run::Look(sessions),
};
/// Ends one session of a user.
pub(super) const END_SESSION: Action = Action {
    id: "users.endSession",
    allowed: Allowed::Holders(&["users-management:update"]),
    prepare: |_, input| Ok(input),
    run: Run::Once(end_session),
};
/// Ends every session of a user.
pub(super) const END_SESSIONS: Action = Action {
    id: "users.endSessions",
    allowed: Allowed::Holders(&["users-management:update"]),
    prepare: |_, input| Ok(input),
    run: Run::Once(end_sessions),
};
/// Takes a lost second factor away; the sessions end, and a password alone opens the next one.
pub(super) const RESET_SECOND_FACTOR: Action = Action {
    id: "users.resetSecondFactor",
    allowed: Allowed::Admins,
    prepare: |_, input| Ok(input),
    run: Run::Once(reset_second_factor),
};
/// What a user did about signing in, and what was tried in their name, newest first.
pub(super) const SIGN_IN_LOG: Action = Action {
    id: "users.signInLog",
    allowed: Allowed::Holders(&["users-management:read"]),
    prepare: |_, input| Ok(input),
    run: Run::Look(sign_in_log),
};

/// Entries that are told where no `limit` is given.
const USUAL: u64 = 25;
/// Entries that are told at most.
const MOST: u64 = 100;

fn sessions(cx: &Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = signed_in(cx, input)?;
    let sessions: Vec<Json> = accounts::live_sessions(cx, &account)?
        .iter()
        .map(|session| accounts::session_model(session, "", ""))
        .collect();
    Ok(json!({"total": sessions.len(), "sessions": sessions}))
}

fn end_session(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = signed_in(cx, input)?;
    accounts::end_session(cx, &account, input.need("sessionId")?)?;
    Ok(json!({}))
}

fn end_sessions(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = signed_in(cx, input)?;
    accounts::end_sessions(cx, &account)?;
    Ok(json!({}))
}

fn reset_second_factor(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = within_reach(cx, input)?;
    accounts::mfa::reset(cx, &account)?;
    Ok(json!({}))
}

fn sign_in_log(cx: &Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = signed_in(cx, input)?;
    let page = (number(input, "offset", 0)?, number(input, "limit", USUAL)?.min(MOST));
    let (total, logs) = accounts::log::list(cx, &account, page)?;
    Ok(json!({"total": total, "logs": logs}))
}

/// A whole number from 0, as JSON or as the text of a form.
fn number(input: &Input, name: &'static str, usual: u64) -> Result<u64> {
    let read = match input.data.get(name) {
        None | Some(Json::Null) => Some(usual),
        Some(Json::String(text)) => text.trim().parse().ok(),
        Some(other) => other.as_u64(),
    };
    Ok(read.ok_or_else(|| Refusal::argument(name, expected::WHOLE_NUMBER_FROM_0).field(name))?)
}

#[cfg(test)]
mod tests;
