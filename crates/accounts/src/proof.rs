//! Proof that an address or a telephone number is its account's own.

use engine::Cx;
use schema::{Document, Result};

use crate::account::{self, ACCOUNTS, EMAIL_VERIFIED, FORMER, HASH, PASSWORD_UPDATE, PHONE, PHONE_VERIFIED, VOUCHED};
use crate::{Accounts, Hooks, identity, mfa};

/// What was proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The e-mail address.
    Email,
    /// The telephone number.
    Phone,
}

impl Accounts {
    /// What the city does at certain moments.
    pub fn hooks(&self) -> Hooks {
        self.hooks
    }
}

/// Marks the account's address or number as proven, in the caller's transaction, and tells the city when it is the address.
pub fn set_verified(cx: &mut Cx<'_>, hooks: Hooks, account: &str, channel: Channel) -> Result<Document> {
    let key = match channel {
        Channel::Email => EMAIL_VERIFIED,
        Channel::Phone => PHONE_VERIFIED,
    };
    let row = cx.need(&ACCOUNTS, account)?;
    if row.get(key) == Some(true) {
        return Ok(row);
    }
    let row = cx.update(row.with(key, true))?;
    if channel == Channel::Email {
        (hooks.verified)(cx, &row)?;
    }
    Ok(row)
}

/// Somebody who could read the account's letters has proven to be its owner, without its password. Whoever made it under
/// an address not proven till now may be somebody else: the password goes, so do the telephone number, the second factor and
/// every session. What the administration made stays whole.
pub fn take_possession(cx: &mut Cx<'_>, hooks: Hooks, account: &str) -> Result<Document> {
    let mut row = cx.need(&ACCOUNTS, account)?;
    if row.get(EMAIL_VERIFIED) == Some(true) {
        return Ok(row);
    }
    if row.get(VOUCHED) == Some(true) {
        return set_verified(cx, hooks, account, Channel::Email);
    }
    row.clear(HASH);
    row.clear(FORMER);
    row.clear(PASSWORD_UPDATE);
    row.clear(PHONE);
    row.set(PHONE_VERIFIED, false);
    cx.update(row)?;
    mfa::forget(cx, account)?;
    identity::forget(cx, account)?;
    account::end_sessions(cx, account)?;
    set_verified(cx, hooks, account, Channel::Email)
}
