//! `users.sessions`, `users.endSession`, `users.endSessions`, `users.resetSecondFactor`, `users.signInLog`: the sessions of
//! another, and what was tried in their name, for those who look after users.

use engine::{Action, Allowed, Cx, inputs};
use schema::{Id, Result};
use serde_json::{Value as Json, json};

use super::lookup::{SIGNED_IN, WITH_SECOND_FACTOR, admit};
use super::{ACCOUNT, wording};

/// The live sessions of a user.
pub(super) const SESSIONS: Action<OfUser> =
    Action::read("users.sessions", Allowed::Holders(&["users-management:read"]), sessions);
/// Ends one session of a user.
pub(super) const END_SESSION: Action<OneSession> = Action::run(
    "users.endSession",
    Allowed::Holders(&["users-management:update"]),
    end_session,
)
.on(SIGNED_IN)
.with_wording(wording::END_SESSION);
/// Ends every session of a user.
pub(super) const END_SESSIONS: Action<OfUser> = Action::run(
    "users.endSessions",
    Allowed::Holders(&["users-management:update"]),
    end_sessions,
)
.on(SIGNED_IN)
.with_wording(wording::END_SESSIONS);
/// Takes a lost second factor away; the sessions end, and a password alone opens the next one.
pub(super) const RESET_SECOND_FACTOR: Action<OfUser> =
    Action::run("users.resetSecondFactor", Allowed::Admins, reset_second_factor)
        .on(WITH_SECOND_FACTOR)
        .with_wording(wording::RESET_SECOND_FACTOR);
/// What a user did about signing in, and what was tried in their name, newest first.
pub(super) const SIGN_IN_LOG: Action<SessionPage> = Action::read(
    "users.signInLog",
    Allowed::Holders(&["users-management:read"]),
    sign_in_log,
);

inputs! {
    /// Somebody's sessions.
    pub(super) struct OfUser {
        /// The user: the id of the account, or of the row.
        user: Id = need("userId"),
    }
    /// One of somebody's sessions.
    pub(super) struct OneSession {
        /// The user: the id of the account, or of the row.
        user: Id = need("userId"),
        /// The session.
        session: Id = need("sessionId"),
    }
    /// A part of somebody's sign-in log.
    pub(super) struct SessionPage {
        /// The user: the id of the account, or of the row.
        user: Id = need("userId"),
        /// So many entries are left out, the newest ones.
        offset: Option<u64> = may("offset"),
        /// So many are told at most.
        limit: Option<u64> = may("limit"),
    }
}

/// Entries that are told where no `limit` is given.
const USUAL: u64 = 25;
/// Entries that are told at most.
const MOST: u64 = 100;

fn sessions(cx: &Cx<'_>, of: &OfUser) -> Result<Json> {
    let account = admit(cx, SIGNED_IN, of.user.as_str())?.need(ACCOUNT)?;
    let sessions: Vec<Json> = accounts::live_sessions(cx, &account)?
        .iter()
        .map(|session| accounts::session_model(session, "", ""))
        .collect();
    Ok(json!({"total": sessions.len(), "sessions": sessions}))
}

fn end_session(cx: &mut Cx<'_>, one: &OneSession) -> Result<Json> {
    let account = admit(cx, SIGNED_IN, one.user.as_str())?.need(ACCOUNT)?;
    accounts::end_session(cx, &account, one.session.as_str())?;
    Ok(json!({}))
}

fn end_sessions(cx: &mut Cx<'_>, of: &OfUser) -> Result<Json> {
    let account = admit(cx, SIGNED_IN, of.user.as_str())?.need(ACCOUNT)?;
    accounts::end_sessions(cx, &account)?;
    Ok(json!({}))
}

fn reset_second_factor(cx: &mut Cx<'_>, of: &OfUser) -> Result<Json> {
    let account = admit(cx, WITH_SECOND_FACTOR, of.user.as_str())?.need(ACCOUNT)?;
    accounts::mfa::reset(cx, &account)?;
    Ok(json!({}))
}

fn sign_in_log(cx: &Cx<'_>, page: &SessionPage) -> Result<Json> {
    let account = admit(cx, SIGNED_IN, page.user.as_str())?.need(ACCOUNT)?;
    let part = (page.offset.unwrap_or(0), page.limit.unwrap_or(USUAL).min(MOST));
    let (total, logs) = accounts::log::list(cx, &account, part)?;
    Ok(json!({"total": total, "logs": logs}))
}

#[cfg(test)]
mod tests;
