//! Opening a session for an account whose identity is proven, however it was proven.

use engine::{Cx, RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Document, Instant, Result, error_codes};

use crate::account::{self, ACCOUNTS, STATUS};
use crate::log::{self, Event};
use crate::session::{
    self, AGENT, EXPIRE, FACTORS, IP, MOST, PROVIDER, PROVIDER_UID, SEEN, SESSION_ACCOUNT, SESSIONS, TOKEN,
};
use crate::{Accounts, Device, Hooks, digest};

/// A session just made, and its token, which is told once.
pub struct SignedIn {
    /// The session.
    pub session: Document,
    /// The token.
    pub token: String,
}

/// A session to be opened.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The account.
    pub account: String,
    /// How its identity was proven: `email`, `magic-url`, `phone`, `token`, or the name of an identity provider.
    pub provider: String,
    /// The address, number or subject under which the provider knows it.
    pub uid: String,
    /// What was proven: `password`, `email`, `phone`, `token`, `oauth2`.
    pub factor: &'static str,
    /// From where.
    pub device: Device,
}

impl NewSession {
    /// What the log says of it.
    fn event(&self) -> Event {
        match self.factor {
            "password" => Event::SignedIn,
            "oauth2" => Event::SignedInByProvider,
            _ => Event::SignedInByToken,
        }
    }
}

/// Opens sessions within a transaction that also proves who it is.
#[derive(Clone)]
pub struct SessionOpener {
    days: i64,
    hooks: Hooks,
    token: String,
    hash: String,
}

impl SessionOpener {
    /// Opens the session; the oldest gives way when there are too many.
    pub fn open(&self, cx: &mut Cx<'_>, opening: &NewSession) -> Result<Document> {
        let now = cx.moment();
        let mut row = cx.need(&ACCOUNTS, &opening.account)?;
        if row.get(STATUS) != Some(true) {
            return Err(error_codes::USER_BLOCKED.into());
        }
        session::touch_last_seen(&mut row, now);
        let row = cx.update(row)?;
        let open = cx.all(&SESSIONS, [SESSION_ACCOUNT.eq(&opening.account)])?;
        for oldest in open.iter().take((open.len() + 1).saturating_sub(MOST)) {
            cx.delete(&SESSIONS, &oldest.id)?;
        }
        (self.hooks.signed_in)(cx, &row)?;
        log::record(cx, Some(&opening.account), opening.event(), &opening.device)?;
        let session = Document::new(&SESSIONS)
            .with(SESSION_ACCOUNT, account::id_of(&row))
            .with(TOKEN, self.hash.clone())
            .with(EXPIRE, Instant(now.0 + SignedDuration::from_hours(24 * self.days)))
            .with(SEEN, now)
            .with(PROVIDER, opening.provider.clone())
            .with(PROVIDER_UID, opening.uid.clone())
            .with(IP, opening.device.ip.clone())
            .with(AGENT, opening.device.agent.model())
            .with(FACTORS, vec![opening.factor.to_owned()]);
        cx.create(session)
    }

    /// The session with the token that opens it.
    pub fn signed_in(self, session: Document) -> SignedIn {
        SignedIn {
            session,
            token: self.token,
        }
    }
}

impl Accounts {
    /// What opens one session, with a fresh token.
    pub fn opener(&self) -> SessionOpener {
        let token = random::secret();
        SessionOpener {
            days: self.lifetimes.days,
            hooks: self.hooks,
            hash: digest(&token),
            token,
        }
    }

    /// Opens a session in a transaction of its own.
    pub async fn open_session(&self, opening: NewSession) -> Result<SignedIn> {
        let (opener, ctx) = (self.opener(), RequestContext::new(Rights::whole(&opening.account)));
        let open = opener.clone();
        let session = self
            .engine
            .transact(&ctx, "sign in", move |cx| open.open(cx, &opening))
            .await?;
        Ok(opener.signed_in(session))
    }
}
