//! The second factor (`docs/protocol.md` §4.4): what an account proves itself with beside its password.
//!
//! An authenticator is a row; its secret, like the recovery codes, follows from the row's id under the house key, so
//! nothing that stands in the store opens a door by itself.

mod authenticator;
mod challenge;
mod factor;
mod recovery;
mod totp;

use std::collections::HashSet;

use engine::Cx;
use schema::{Collection, Document, Id, Instant, Result, Unique, choices, fields};

use crate::account::{self, ACCOUNTS, MFA};

pub use challenge::challenge_model;
pub(crate) use challenge::{use_totp, was_met_lately};
pub use factor::{Factor, MfaStatus};

choices! {
    /// What an authenticator gives.
    Kind {
        Totp = "totp": "رمز من تطبيق", "Code d’une application", "Code of an app";
        RecoveryCode = "recoveryCode": "رموز احتياطية", "Codes de secours", "Recovery codes";
    }
}

fields! {
    HOLDER: Id = schema::link("userId", || &ACCOUNTS).required() => "الحساب", "Compte", "Account";
    KIND: Kind = schema::choice("type").required() => "النوع", "Type", "Type";
    /// Until then it is worth nothing.
    VERIFIED: Instant = schema::instant("verifiedAt") => "مؤكد في", "Vérifié le", "Verified at";
    /// The last step of 30 seconds whose code was accepted; it and those before it are accepted no more.
    LAST_STEP: i64 = schema::integer("lastStep") => "آخر رمز", "Dernier code", "Last code";
    /// Recovery codes that were used, by their place.
    SPENT: Vec<i64> = schema::integers("spent") => "الرموز المستعملة", "Codes utilisés", "Codes used";
}

/// Authenticators; a sign-in changes them, so they are not in the journal.
pub static AUTHENTICATORS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[HOLDER.def, KIND.def])],
    logged: false,
    ..Collection::new("authenticators", FIELDS)
};

/// Takes an account's second factor away, for somebody who lost it; its sessions end.
pub fn reset(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    forget(cx, account)?;
    account::end_sessions(cx, account)
}

/// The authenticator and the recovery codes go, and the second factor is off.
pub(crate) fn forget(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    for kind in [Kind::Totp, Kind::RecoveryCode] {
        if let Some(row) = find_authenticator(cx, account, kind)? {
            cx.delete(&AUTHENTICATORS, &row.id)?;
        }
    }
    let mut row = cx.need(&ACCOUNTS, account)?;
    if row.get(MFA) == Some(true) {
        row.set(MFA, false);
        cx.update(row)?;
    }
    Ok(())
}

/// The authenticator of that kind, verified or not.
fn find_authenticator(cx: &Cx<'_>, account: &str, kind: Kind) -> Result<Option<Document>> {
    cx.first(&AUTHENTICATORS, [HOLDER.eq(account), KIND.eq(kind)])
}

/// The authenticator of that kind, if it was verified.
fn find_verified(cx: &Cx<'_>, account: &str, kind: Kind) -> Result<Option<Document>> {
    Ok(find_authenticator(cx, account, kind)?.filter(|row| row.get(VERIFIED).is_some()))
}

/// Whether the account has a verified authenticator.
pub(crate) fn has_totp(cx: &Cx<'_>, account: &str) -> Result<bool> {
    Ok(find_verified(cx, account, Kind::Totp)?.is_some())
}

/// Those of the accounts that have a verified authenticator.
pub(crate) fn holders_of_totp(cx: &Cx<'_>, accounts: &[String]) -> Result<HashSet<String>> {
    if accounts.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = cx.all(&AUTHENTICATORS, [HOLDER.any_of(accounts), KIND.eq(Kind::Totp)])?;
    let verified = rows.into_iter().filter(|row| row.get(VERIFIED).is_some());
    Ok(verified.filter_map(|row| row.get(HOLDER)).map(|Id(id)| id).collect())
}

fn new_authenticator(account: &str, kind: Kind) -> Document {
    Document::new(&AUTHENTICATORS)
        .with(HOLDER, Id(account.to_owned()))
        .with(KIND, kind)
}
