//! Who registered and waits, when somebody makes the profile instead of accepting the one that waits: the new profile takes
//! the account. So an account and its profile may be made one after the other, in either order.

use engine::Cx;
use schema::{Change, Document, Result};

use super::{ACCEPTED_UNVERIFIED, ACCOUNT, EMAIL, PENDING, UNVERIFIED, USERS, verification};

/// A new profile takes the account that waits under its account id, or else under its address. One whose address nobody has
/// proven is taken knowingly by whoever names both.
pub(super) fn a_new_profile_takes_the_waiting_account(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() || change.after.get(PENDING) == Some(true) {
        return Ok(());
    }
    let (account, email) = (change.after.get(ACCOUNT), change.after.get(EMAIL));
    let standing = match &account {
        Some(id) => cx.get(&accounts::ACCOUNTS, id)?,
        None => None,
    };
    let waits = match &standing {
        Some(account) => cx.first(&USERS, [ACCOUNT.eq(&account.id), PENDING.eq(true)])?,
        None => cx.first(&USERS, [EMAIL.eq(email.clone().unwrap_or_default()), PENDING.eq(true)])?,
    };
    let Some(waiting) = waits.filter(|waiting| waiting.get(ACCOUNT).is_some()) else {
        return Ok(());
    };
    let are_both_named = standing.is_some() && email == waiting.get(EMAIL);
    let is_knowing = are_both_named && waiting.get(UNVERIFIED) == Some(true);
    change.after.set(ACCEPTED_UNVERIFIED, is_knowing);
    change.after.set_or_clear(ACCOUNT, waiting.get(ACCOUNT));
    Ok(())
}

/// The row that waited for the account of a new profile is needed no more.
pub(super) fn makes_way(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(account) = change
        .after
        .get(ACCOUNT)
        .filter(|_| change.after.get(PENDING) != Some(true))
    else {
        return Ok(());
    };
    match cx.first(&USERS, [ACCOUNT.eq(account), PENDING.eq(true)])? {
        Some(waiting) => remove(cx, waiting),
        None => Ok(()),
    }
}

/// Deletes a row that waits, and leaves its account.
pub(super) fn remove(cx: &mut Cx<'_>, mut waiting: Document) -> Result<()> {
    waiting.clear(ACCOUNT);
    let waiting = cx.update(waiting)?;
    cx.delete(&USERS, &waiting.id)
}

/// An account that the administration makes becomes that of the profile that stands under its address.
pub(super) fn vouched_account_joins(cx: &mut Cx<'_>, account: &Document) -> Result<bool> {
    let email = account.get(accounts::ACCOUNT_EMAIL).unwrap_or_default();
    if account.get(accounts::VOUCHED) != Some(true) {
        return Ok(false);
    }
    match verification::unlinked_profile(cx, &email)? {
        Some(standing) => cx.update(standing.with(ACCOUNT, account.id.clone())).map(|_| true),
        None => Ok(false),
    }
}

#[cfg(test)]
mod tests;
