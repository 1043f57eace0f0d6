//! Sessions and tokens that holders of keys make for others (`docs/protocol.md` §9).

use engine::{RequestContext, random};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes, expected};

use crate::account::ACCOUNTS;
use crate::admin_accounts::require_account;
use crate::create_session::{NewSession, SignedIn};
use crate::session;
use crate::token::{self, LENGTH, NewToken, Purpose};
use crate::{Accounts, Device, account, normalize};

/// Shortest, usual and longest token, in characters.
const SHORTEST: i64 = 4;
const USUAL_LENGTH: i64 = 6;
const LONGEST: i64 = 128;
/// Shortest, usual and longest life of a token, in seconds.
const SOONEST: i64 = 60;
const USUAL: i64 = 900;
const LATEST: i64 = 31_536_000;

impl Accounts {
    /// Opens a session for somebody; its token is told once.
    pub async fn open_for(&self, id: &str, device: Device) -> Result<SignedIn> {
        let account = self.user(id).await?;
        let opening = NewSession {
            account: account.id,
            provider: "server".to_owned(),
            uid: String::new(),
            factor: "token",
            device,
        };
        self.open_session(opening).await
    }

    /// The live sessions of an account, newest first.
    pub async fn sessions_of(&self, id: &str) -> Result<Vec<Document>> {
        let id = id.to_owned();
        let live = move |cx: &engine::Cx<'_>| session::live_sessions(cx, &require_account(cx, &id)?.id);
        self.engine.read(live).await
    }

    /// Ends one session of an account, or all.
    pub async fn end_for(&self, ctx: &RequestContext, id: &str, session: Option<String>) -> Result<()> {
        let id = id.to_owned();
        let end = self.engine.transact(ctx, "end sessions", move |cx| {
            let account = require_account(cx, &id)?;
            match &session {
                Some(session) => account::end_session(cx, &account.id, session),
                None => account::end_sessions(cx, &account.id),
            }
        });
        end.await
    }

    /// A JSON Web Token for a session of an account: the one named, or the newest.
    pub async fn jwt_for(&self, id: &str, session: Option<String>, seconds: Option<i64>) -> Result<String> {
        let sessions = self.sessions_of(id).await?;
        let wanted = |row: &&Document| session.as_ref().is_none_or(|session| row.id == *session);
        let session = sessions.iter().find(wanted).ok_or(error_codes::SESSION_NOT_FOUND)?;
        self.jwt(id, &session.id, seconds)
    }

    /// A token for somebody to sign in with, and its secret, which is told once.
    pub async fn token_for(
        &self,
        ctx: &RequestContext,
        id: &str,
        length: Option<i64>,
        seconds: Option<i64>,
    ) -> Result<(Document, String)> {
        let (length, seconds) = (length.unwrap_or(USUAL_LENGTH), seconds.unwrap_or(USUAL));
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(normalize::argument("length", expected::between(SHORTEST, LONGEST)));
        }
        if !(SOONEST..=LATEST).contains(&seconds) {
            return Err(normalize::argument("expire", expected::seconds(SOONEST, LATEST)));
        }
        let (key, id) = (self.master_key()?, id.to_owned());
        let new = random::id(self.engine.clock().now());
        let issue = self.engine.transact(ctx, "hand a token over", move |cx| {
            let account = cx.get(&ACCOUNTS, &id)?.ok_or(error_codes::USER_NOT_FOUND)?;
            let token = token::issue(
                cx,
                &NewToken {
                    id: new.clone(),
                    account: Some(account.id.clone()),
                    asked: account.id,
                    purpose: Purpose::Custom,
                    identifier: String::new(),
                    lasts: SignedDuration::from_secs(seconds),
                    session: None,
                    factor: None,
                },
            )?;
            cx.update(token.with(LENGTH, length))
        });
        let token = issue.await?;
        let secret = token::secret(&key, &token);
        Ok((token, secret))
    }
}
