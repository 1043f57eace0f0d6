//! What the holder of an account hears of it as it happens, besides changes of the account itself (`docs/protocol.md` §7.6).

use schema::{Collection, Document};
use serde_json::Value as Json;

use crate::session::{SESSION_ACCOUNT, SESSIONS, session_model};
use crate::target::{self, TARGETS};
use crate::token::{PURPOSE, Purpose, TOKEN_ACCOUNT, TOKENS, token_model};

/// News of an account.
pub struct AccountEvent {
    /// Whose.
    pub account: String,
    /// `sessions`, `verification`, `recovery`, `targets`.
    pub part: &'static str,
    /// The row as its holder reads it, without secrets.
    pub payload: Json,
}

/// Whether rows of that collection are news of an account.
pub fn is_of_accounts(of: &Collection) -> bool {
    [&SESSIONS, &TOKENS, &TARGETS].into_iter().any(|known| *known == *of)
}

/// What its holder hears of a row; nobody hears of codes that open a session, nor of tokens that nobody holds.
pub fn from_document(row: &Document) -> Option<AccountEvent> {
    let text = |name: &str| row.value(name).text().map(str::to_owned);
    if *row.of == SESSIONS {
        return Some(AccountEvent {
            account: text(SESSION_ACCOUNT.def.name)?,
            part: "sessions",
            payload: session_model(row, "", ""),
        });
    }
    if *row.of == TARGETS {
        return Some(AccountEvent {
            account: text(target::OWNER.def.name)?,
            part: "targets",
            payload: target::model(row, false),
        });
    }
    let part = match row.get(PURPOSE)? {
        Purpose::Recovery => "recovery",
        Purpose::EmailVerification | Purpose::PhoneVerification => "verification",
        _ => return None,
    };
    Some(AccountEvent {
        account: row.get(TOKEN_ACCOUNT).filter(|_| *row.of == TOKENS)?,
        part,
        payload: token_model(row, "", ""),
    })
}
