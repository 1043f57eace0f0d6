//! Recovery codes: six that one writes down, each good once, for when the telephone is lost.

use engine::{Cx, RequestContext, Rights};
use schema::{Document, Result, error_codes};
use serde_json::{Value as Json, json};

use super::{AUTHENTICATORS, Kind, SPENT, VERIFIED, challenge, find_authenticator, new_authenticator};
use crate::log::{self, Event};
use crate::master_key::MasterKey;
use crate::{Accounts, Device, Signed, token};

/// How many there are, and how long each is (`docs/protocol.md` §4.1).
const COUNT: i64 = 6;
const LENGTH: usize = 10;
/// Letters and digits that are not mistaken for one another: five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789x";

impl Accounts {
    /// Makes the codes; refused when the account has some. They answer challenges, so they are made shortly after one.
    pub async fn make_recovery_codes(&self, signed: &Signed, device: Device) -> Result<Json> {
        let (key, account, session) = (self.master_key()?, signed.account.id.clone(), signed.session.id.clone());
        let can_ask = self.channels(signed).any();
        let ctx = RequestContext::new(Rights::whole(&account));
        let make = self.engine.transact(&ctx, "make recovery codes", move |cx| {
            if find_authenticator(cx, &account, Kind::RecoveryCode)?.is_some() {
                return Err(error_codes::RECOVERY_CODES_EXIST.into());
            }
            if can_ask {
                challenge::may_add(cx, &account, &session)?;
            }
            log::record(cx, Some(&account), Event::Mfa, &device)?;
            begin(cx, &account)
        });
        Ok(model(&key, &make.await?))
    }

    /// The codes that are left; only shortly after a challenge.
    pub async fn recovery_codes(&self, signed: &Signed) -> Result<Json> {
        let (key, account, session) = (self.master_key()?, signed.account.id.clone(), signed.session.id.clone());
        let row = self.engine.read(move |cx| {
            let row =
                find_authenticator(cx, &account, Kind::RecoveryCode)?.ok_or(error_codes::RECOVERY_CODES_NOT_FOUND)?;
            challenge::was_met_lately(cx, &session)?;
            Ok(row)
        });
        Ok(model(&key, &row.await?))
    }

    /// Makes other codes in place of the present ones; only shortly after a challenge.
    pub async fn renew_recovery_codes(&self, signed: &Signed, device: Device) -> Result<Json> {
        let (key, account, session) = (self.master_key()?, signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let renew = self.engine.transact(&ctx, "renew recovery codes", move |cx| {
            let old =
                find_authenticator(cx, &account, Kind::RecoveryCode)?.ok_or(error_codes::RECOVERY_CODES_NOT_FOUND)?;
            challenge::was_met_lately(cx, &session)?;
            log::record(cx, Some(&account), Event::Mfa, &device)?;
            cx.delete(&AUTHENTICATORS, &old.id)?;
            begin(cx, &account)
        });
        Ok(model(&key, &renew.await?))
    }
}

fn begin(cx: &mut Cx<'_>, account: &str) -> Result<Document> {
    let moment = cx.moment();
    cx.create(new_authenticator(account, Kind::RecoveryCode).with(VERIFIED, moment))
}

/// Whether the account has codes that were not used.
pub(super) fn are_left(cx: &Cx<'_>, account: &str) -> Result<bool> {
    let row = find_authenticator(cx, account, Kind::RecoveryCode)?;
    Ok(row.is_some_and(|row| row.get(SPENT).unwrap_or_default().len() < usize::try_from(COUNT).unwrap_or(0)))
}

/// Uses a code up, if it is one that was not used.
pub(super) fn use_code(cx: &mut Cx<'_>, key: &MasterKey, account: &str, told: &str) -> Result<bool> {
    let Some(mut row) = find_authenticator(cx, account, Kind::RecoveryCode)? else {
        return Ok(false);
    };
    let told = told.to_lowercase();
    let Some((place, _)) = unused_codes(key, &row)
        .into_iter()
        .find(|(_, code)| token::is_same(code, &told))
    else {
        return Ok(false);
    };
    let mut spent = row.get(SPENT).unwrap_or_default();
    spent.push(place);
    row.set(SPENT, spent);
    cx.update(row)?;
    Ok(true)
}

/// The codes that were not used, with their places.
fn unused_codes(key: &MasterKey, row: &Document) -> Vec<(i64, String)> {
    let spent = row.get(SPENT).unwrap_or_default();
    (0..COUNT)
        .filter(|place| !spent.contains(place))
        .map(|place| (place, code(key, &row.id, place)))
        .collect()
}

fn code(key: &MasterKey, row: &str, place: i64) -> String {
    let bytes = key.derive(&format!("recovery code {place}"), row);
    bytes
        .iter()
        .take(LENGTH)
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect()
}

fn model(key: &MasterKey, row: &Document) -> Json {
    let codes: Vec<String> = unused_codes(key, row).into_iter().map(|(_, code)| code).collect();
    json!({ "recoveryCodes": codes })
}
