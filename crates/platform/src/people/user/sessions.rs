//! `users.sessions`, `users.endSession`, `users.endSessions`, `users.resetSecondFactor`, `users.signInLog`: the sessions of
//! another, and what was tried in their name, for those who look after users.

use accounts::{AccountLogEntry, AccountSession};
use engine::{Act, Allowed, Cx, inputs};
use schema::{Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::lookup::{SIGNED_IN, WITH_SECOND_FACTOR, admit};
use super::{ACCOUNT, wording};

/// The live sessions of a user.
pub(super) const SESSIONS: Act<OfUser, UserSessions> =
    Act::read("users.sessions", Allowed::Holders(&["users-management:read"]), sessions);
/// Ends one session of a user.
pub(super) const END_SESSION: Act<OneSession, SessionsEnded> = Act::run(
    "users.endSession",
    wording::END_SESSION,
    Allowed::Holders(&["users-management:update"]),
    end_session,
)
.with_subject(SIGNED_IN);
/// Ends every session of a user.
pub(super) const END_SESSIONS: Act<OfUser, SessionsEnded> = Act::run(
    "users.endSessions",
    wording::END_SESSIONS,
    Allowed::Holders(&["users-management:update"]),
    end_sessions,
)
.with_subject(SIGNED_IN);
/// Takes a lost second factor away; the sessions end, and a password alone opens the next one.
pub(super) const RESET_SECOND_FACTOR: Act<OfUser, SessionsEnded> = Act::run(
    "users.resetSecondFactor",
    wording::RESET_SECOND_FACTOR,
    Allowed::Admins,
    reset_second_factor,
)
.with_subject(WITH_SECOND_FACTOR);
/// What a user did about signing in, and what was tried in their name, newest first.
pub(super) const SIGN_IN_LOG: Act<SessionPage, SignInLog> = Act::read(
    "users.signInLog",
    Allowed::Holders(&["users-management:read"]),
    sign_in_log,
);

/// The live sessions of a user, newest first.
#[derive(Serialize, JsonSchema)]
pub(super) struct UserSessions {
    total: usize,
    sessions: Vec<AccountSession>,
}

/// Of sessions that ended nothing is told.
#[derive(Serialize, JsonSchema)]
pub(super) struct SessionsEnded {}

/// A part of somebody's sign-in log, newest first.
#[derive(Serialize, JsonSchema)]
pub(super) struct SignInLog {
    /// How many entries there are in all.
    total: u64,
    logs: Vec<AccountLogEntry>,
}

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

fn sessions(cx: &Cx<'_>, of: &OfUser) -> Result<UserSessions> {
    let account = admit(cx, SIGNED_IN, of.user.as_str())?.need(ACCOUNT)?;
    let sessions = accounts::live_sessions(cx, &account)?;
    Ok(UserSessions {
        total: sessions.len(),
        sessions: sessions.iter().map(|one| AccountSession::of(one, "", "")).collect(),
    })
}

fn end_session(cx: &mut Cx<'_>, one: &OneSession) -> Result<SessionsEnded> {
    let account = admit(cx, SIGNED_IN, one.user.as_str())?.need(ACCOUNT)?;
    accounts::end_session(cx, &account, one.session.as_str())?;
    Ok(SessionsEnded {})
}

fn end_sessions(cx: &mut Cx<'_>, of: &OfUser) -> Result<SessionsEnded> {
    let account = admit(cx, SIGNED_IN, of.user.as_str())?.need(ACCOUNT)?;
    accounts::end_sessions(cx, &account)?;
    Ok(SessionsEnded {})
}

fn reset_second_factor(cx: &mut Cx<'_>, of: &OfUser) -> Result<SessionsEnded> {
    let account = admit(cx, WITH_SECOND_FACTOR, of.user.as_str())?.need(ACCOUNT)?;
    accounts::mfa::reset(cx, &account)?;
    Ok(SessionsEnded {})
}

fn sign_in_log(cx: &Cx<'_>, page: &SessionPage) -> Result<SignInLog> {
    let account = admit(cx, SIGNED_IN, page.user.as_str())?.need(ACCOUNT)?;
    let part = (page.offset.unwrap_or(0), page.limit.unwrap_or(USUAL).min(MOST));
    let (total, logs) = accounts::log::list(cx, &account, part)?;
    Ok(SignInLog { total, logs })
}

#[cfg(test)]
mod tests;
