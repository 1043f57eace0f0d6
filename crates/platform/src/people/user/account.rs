//! The account behind a profile: enabled, disabled and addressed together, in one transaction.

use engine::Cx;
use schema::{Change, Document, Result};

use super::{ACCOUNT, DISABLED, EMAIL, PENDING, SECOND_FACTOR, UNVERIFIED, USERS, administrator};

/// A disabled profile has a disabled account without sessions; another address is the account's too.
pub(super) fn follows_profile(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(id) = change.after.get(ACCOUNT) else {
        return Ok(());
    };
    let Some(account) = cx.get(&accounts::ACCOUNTS, &id)? else {
        return Ok(());
    };
    let is_enabled = change.after.get(DISABLED) != Some(true);
    if account.get(accounts::ACCOUNT_STATUS) != Some(is_enabled) {
        accounts::set_status(cx, &id, is_enabled)?;
    }
    if let Some(email) = change.after.get(EMAIL) {
        accounts::set_email(cx, &id, &email)?;
    }
    Ok(())
}

/// The account of a deleted profile goes with everything that is its own.
pub(super) fn goes_with_profile(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    match change.after.get(ACCOUNT) {
        Some(account) => accounts::remove(cx, &account),
        None => Ok(()),
    }
}

/// The profile of a deleted account has none any more; the last administrator keeps his.
pub(super) fn profile_loses_it(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(mut user) = profile(cx, &change.after)? else {
        return Ok(());
    };
    user.clear(ACCOUNT);
    cx.update(user).map(drop)
}

/// A blocked account disables its profile; another address is the profile's too, and a second factor and
/// an address that nobody has proven are shown there.
pub(super) fn profile_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let is_shared = change.touches(accounts::ACCOUNT_STATUS)
        || change.touches(accounts::ACCOUNT_EMAIL)
        || change.touches(accounts::EMAIL_VERIFIED)
        || change.touches(accounts::VOUCHED)
        || change.touches(accounts::ACCOUNT_MFA);
    if change.is_new() || !is_shared {
        return Ok(());
    }
    let Some(before) = profile(cx, &change.after)? else {
        return Ok(());
    };
    let mut user = before.clone();
    user.set(DISABLED, change.after.get(accounts::ACCOUNT_STATUS) == Some(false));
    user.set(SECOND_FACTOR, change.after.get(accounts::ACCOUNT_MFA) == Some(true));
    user.set(UNVERIFIED, accounts::is_unproven(&change.after));
    if let Some(email) = change.after.get(accounts::ACCOUNT_EMAIL)
        && !waits_before_another(cx, &user, &email)?
    {
        user.set(EMAIL, email);
    }
    if user == before {
        Ok(())
    } else {
        cx.update(user).map(drop)
    }
}

/// Whoever waits and takes the address of a profile that stands already keeps the former one here: which of the two rows
/// is the account's is settled once the address is verified.
fn waits_before_another(cx: &Cx<'_>, user: &Document, email: &str) -> Result<bool> {
    if user.get(PENDING) != Some(true) {
        return Ok(false);
    }
    let standing = cx.first(&USERS, [EMAIL.eq(email)])?;
    Ok(standing.is_some_and(|standing| standing.id != user.id))
}

/// Blocking the account of the last administrator is refused.
pub(super) fn an_administrator_remains(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_blocked = !change.is_new()
        && change.touches(accounts::ACCOUNT_STATUS)
        && change.after.get(accounts::ACCOUNT_STATUS) == Some(false);
    match profile(cx, &change.after)? {
        Some(user) if is_blocked && administrator::is_one(cx, &user)? => administrator::another_remains(cx, &user.id),
        _ => Ok(()),
    }
}

fn profile(cx: &Cx<'_>, account: &Document) -> Result<Option<Document>> {
    cx.first(&USERS, [ACCOUNT.eq(&account.id)])
}
