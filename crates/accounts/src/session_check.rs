//! Whoever stays connected: whether their sessions still hold, without that counting as use.

use std::collections::{HashMap, HashSet};

use jiff::{SignedDuration, Timestamp};
use schema::{Document, Instant, Result};

use crate::account::ACCOUNTS;
use crate::session::{EXPIRE, SEEN, SESSION_ACCOUNT, SESSIONS, is_ahead};
use crate::{Accounts, FOLLOWED, Signed, mfa};

impl Accounts {
    /// A number that grows whenever a session may have ended or changed in what it opens: not when another is opened.
    pub fn stamp(&self) -> u64 {
        self.engine.store().rights_stamp(FOLLOWED)
    }

    /// When a session ends unless it is used or extended; long ago where the clock that it was opened by was wrong.
    pub fn end_of(&self, session: &Document) -> Timestamp {
        if is_ahead(session, self.engine.clock().now()) {
            return Timestamp::UNIX_EPOCH;
        }
        let moment = |key| session.get(key).map_or(Timestamp::UNIX_EPOCH, |Instant(at)| at);
        moment(EXPIRE).min(moment(SEEN) + SignedDuration::from_hours(self.lifetimes.idle_hours))
    }

    /// Those of the sessions that have not ended, with their accounts, by session id.
    pub async fn live_signed_in(&self, sessions: Vec<String>) -> Result<HashMap<String, Signed>> {
        let now = self.engine.clock().now();
        let found = self.engine.read(move |cx| {
            let sessions = cx.many(&SESSIONS, &sessions)?;
            let holder = |session: &Document| session.value(SESSION_ACCOUNT.def.name).text().map(str::to_owned);
            let ids: HashSet<String> = sessions.iter().filter_map(holder).collect();
            let ids: Vec<String> = ids.into_iter().collect();
            let with_totp = mfa::holders_of_totp(cx, &ids)?;
            let accounts = cx.many(&ACCOUNTS, &ids)?;
            let accounts: HashMap<String, Document> = accounts.into_iter().map(|one| (one.id.clone(), one)).collect();
            let signed = |session: Document| {
                let account = accounts.get(&holder(&session)?)?.clone();
                let has_totp = with_totp.contains(&account.id);
                Some(Signed {
                    account,
                    session,
                    has_totp,
                })
            };
            Ok(sessions.into_iter().filter_map(signed).collect::<Vec<_>>())
        });
        let mut found = found.await?;
        found.retain(|signed| self.end_of(&signed.session) > now);
        let by_id = |signed: Signed| (signed.session.id.clone(), signed);
        Ok(found.into_iter().map(by_id).collect())
    }
}
