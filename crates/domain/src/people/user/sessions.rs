//! `users.sessions`, `users.endSession`, `users.endSessions`: the sessions of another, for those who look after users.

use engine::{Action, Allowed, Cx, Input, Run};
use schema::{Result, refusal};
use serde_json::{Value as Json, json};

use super::invite::target;

/// The live sessions of a user.
pub(super) const SESSIONS: Action = Action {
    id: "users.sessions",
    allowed: Allowed::Holders(&["users-management:read"]),
    prepare: |_, input| Ok(input),
    run: Run::Once(sessions),
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

fn sessions(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = target(cx, input)?;
    let sessions: Vec<Json> = accounts::live_sessions(cx, &account)?
        .iter()
        .map(|session| accounts::session_model(session, "", ""))
        .collect();
    Ok(json!({"total": sessions.len(), "sessions": sessions}))
}

fn end_session(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = target(cx, input)?;
    let session = cx
        .get(&accounts::SESSIONS, input.need("sessionId")?)?
        .filter(|session| session.get(accounts::SESSION_ACCOUNT).is_some_and(|of| of.0 == account))
        .ok_or(refusal::SESSION_NOT_FOUND)?;
    cx.delete(&accounts::SESSIONS, &session.id)?;
    Ok(json!({}))
}

fn end_sessions(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (_, account) = target(cx, input)?;
    accounts::end_sessions(cx, &account)?;
    Ok(json!({}))
}
