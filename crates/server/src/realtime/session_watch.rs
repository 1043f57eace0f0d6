//! Whether those who are connected are still signed in: looked at when sessions, accounts or rights change, when a session
//! runs out, and when somebody has sat down.

use std::collections::HashMap;

use accounts::mfa::MfaStatus;
use accounts::{ACCOUNT_STATUS, Signed};
use jiff::Timestamp;
use schema::Result;

use super::hub::Holder;
use crate::app::App;

/// What was known when it was looked last.
#[derive(Default)]
pub struct SessionWatch {
    stamp: (u64, u64),
    due: Option<Timestamp>,
}

impl SessionWatch {
    /// Looks, if there is a reason to: ends the connections of ended sessions and disabled accounts.
    pub async fn check(&mut self, app: &App) -> Result<()> {
        let stamp = (app.accounts.stamp(), app.engine.rights_stamp());
        let is_due = self.due.is_some_and(|due| due <= app.engine.clock().now());
        if stamp == self.stamp && !is_due && !app.hub.has_new() {
            return Ok(());
        }
        let holders = app.hub.holders();
        let mut sessions: Vec<String> = holders.iter().map(|(_, holder)| holder.session.to_string()).collect();
        sessions.sort_unstable();
        sessions.dedup();
        let attending = if sessions.is_empty() {
            HashMap::new()
        } else {
            app.accounts.live_signed_in(sessions).await?
        };
        let mut standing: HashMap<&str, bool> = HashMap::new();
        for (session, signed) in &attending {
            if signed.account.get(ACCOUNT_STATUS) == Some(true) {
                standing.insert(session, is_admitted(app, signed).await?);
            }
        }
        let settled = holders.into_iter().map(|(connection, holder)| {
            let stands = standing.get(&*holder.session).copied();
            (connection, holder, stands)
        });
        app.hub.apply_sessions(settled.collect());
        self.due = attending
            .values()
            .map(|signed| app.accounts.end_of(&signed.session))
            .min();
        self.stamp = stamp;
        Ok(())
    }
}

/// The holder of a connection for whoever has signed in.
pub async fn holder(app: &App, signed: &Signed) -> Result<Holder> {
    Ok(Holder {
        account: signed.account.id.as_str().into(),
        session: signed.session.id.as_str().into(),
        is_admitted: is_admitted(app, signed).await?,
    })
}

/// Whether the session lacks no factor and its account's password need not be changed first: otherwise its holder hears
/// what a guest hears.
async fn is_admitted(app: &App, signed: &Signed) -> Result<bool> {
    let rights = app.engine.rights(&signed.account.id).await?;
    let standing = app.accounts.status(signed, rights.requires_mfa);
    Ok(standing == MfaStatus::Enough && !signed.must_reset())
}
