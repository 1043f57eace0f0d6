//! What the city does when somebody registers, proves an address or signs in, in the same transaction.

use accounts::Hooks;
use engine::Cx;
use schema::{Document, Result};

use super::{ACCOUNT, EMAIL, LAST_SEEN, PENDING, USERNAME, USERS, notice, verification, waiting};

/// What accounts call.
pub const HOOKS: Hooks = Hooks {
    registered: on_registered,
    signed_in,
    verified: verification::on_verified,
};

/// Whoever registers waits for an administrator, but for an account that the administration makes for a profile that stands.
fn on_registered(cx: &mut Cx<'_>, account: &Document) -> Result<()> {
    if waiting::vouched_account_joins(cx, account)? {
        return Ok(());
    }
    match create_pending(cx, account)? {
        Some(user) => notice::administrators_are_told(cx, &user),
        None => Ok(()),
    }
}

/// Makes the profile that waits for an administrator. One that stands already under that address is left alone: it is
/// linked only by an administrator, or once the address is verified.
pub(super) fn create_pending(cx: &mut Cx<'_>, account: &Document) -> Result<Option<Document>> {
    let email = account.get(accounts::ACCOUNT_EMAIL).unwrap_or_default();
    if cx.first(&USERS, [EMAIL.eq(&email)])?.is_some() {
        return Ok(None);
    }
    let name = account
        .get(accounts::ACCOUNT_NAME)
        .filter(|name| !name.trim().is_empty());
    let is_free = |cx: &Cx<'_>, name: &str| Ok::<_, schema::Error>(cx.first(&USERS, [USERNAME.eq(name)])?.is_none());
    let username = match name {
        Some(name) if is_free(cx, &name)? => name,
        _ => email.clone(),
    };
    let user = Document::new(&USERS)
        .with(USERNAME, username)
        .with(EMAIL, email)
        .with(ACCOUNT, account.id.clone())
        .with(PENDING, true);
    cx.create(user).map(Some)
}

/// The profile remembers when it was last seen.
fn signed_in(cx: &mut Cx<'_>, account: &Document) -> Result<()> {
    let Some(user) = cx.first(&USERS, [ACCOUNT.eq(&account.id)])? else {
        return Ok(());
    };
    let moment = cx.moment();
    cx.update(user.with(LAST_SEEN, moment)).map(drop)
}

#[cfg(test)]
mod tests;
