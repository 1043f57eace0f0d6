//! Another address for an account, given by the administration.

use engine::Cx;
use engine::notify::Channel;
use schema::{Document, Result};

use crate::account::{self, ACCOUNTS, EMAIL, EMAIL_VERIFIED, VOUCHED};
use crate::letter::{self, Kind, Sending};
use crate::token::{self, Purpose};

/// Whether nobody has proven that the account's address is its own: neither its holder by a letter, nor the
/// administration, which says itself whose address it is.
pub fn is_unproven(account: &Document) -> bool {
    account.get(EMAIL_VERIFIED) != Some(true) && account.get(VOUCHED) != Some(true)
}

/// The account under that address, if it is nobody's own for sure.
pub fn unproven(cx: &Cx<'_>, email: &str) -> Result<Option<Document>> {
    Ok(account::by_email(cx, email)?.filter(is_unproven))
}

/// Gives an account another address, not yet verified, and tells the former one. The account of whom we knew stays that
/// person's: the administration vouches for the new address, so that its password and its second factor outlive the proof.
pub fn set_email(cx: &mut Cx<'_>, account: &str, email: &str) -> Result<()> {
    let mut row = cx.need(&ACCOUNTS, account)?;
    let former = row.get(EMAIL).unwrap_or_default();
    if former == email {
        return Ok(());
    }
    let is_known = !is_unproven(&row);
    row.set(EMAIL, email.to_owned());
    row.set(EMAIL_VERIFIED, false);
    row.set(VOUCHED, is_known);
    cx.update(row)?;
    token::end_unused(cx, account, Purpose::Recovery)?;
    if is_known {
        notify_former_address(cx, &former)
    } else {
        Ok(())
    }
}

/// Where mail can be sent, the former address learns that it opens nothing any more.
fn notify_former_address(cx: &mut Cx<'_>, former: &str) -> Result<()> {
    if !cx.senders().has_mail() {
        return Ok(());
    }
    let caused_by = cx.who().account.clone();
    let sending = Sending {
        kind: Kind::EmailChangedByAdministration,
        channel: Channel::Mail,
        lang: cx.lang(),
        to: former,
        token: None,
        url: None,
        phrase: None,
        caused_by: caused_by.as_deref(),
        is_decoy: false,
    };
    letter::send(cx, &sending).map(drop)
}
