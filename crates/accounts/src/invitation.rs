//! An account whose owner chooses the first password: a letter with a link, which proves the address too.

use engine::Cx;
use engine::notify::Channel;
use jiff::SignedDuration;
use schema::{Document, Lang, Rejection, Result, error_codes, expected};

use crate::account::EMAIL;
use crate::letter::{self, Kind, Sending};
use crate::token::{self, NewToken, Purpose};

/// How long the letter holds: longer than a recovery, since nobody waits for it before a screen.
const LASTS: SignedDuration = SignedDuration::from_hours(72);
/// The screen that sets a password by a link.
const SCREEN: &str = "reset-password";

/// What an invitation is made of outside its transaction.
#[derive(Clone, Copy, Debug)]
pub struct Invitation<'i> {
    /// The id of its token.
    pub token: &'i str,
    /// The language of the letter.
    pub lang: Lang,
}

/// Refuses when no letter can be sent, or when nobody has said where its link leads.
pub fn can_invite(cx: &Cx<'_>) -> Result<()> {
    if !cx.senders().has_mail() {
        return Err(error_codes::SMTP_DISABLED.into());
    }
    home(cx).map(drop)
}

/// Puts the letter into the outbox, in the transaction that makes the account.
pub fn invite(cx: &mut Cx<'_>, account: &Document, invitation: Invitation<'_>) -> Result<()> {
    let url = format!("{}/{SCREEN}", home(cx)?);
    let to = account.need(EMAIL)?;
    let new = NewToken {
        id: invitation.token.to_owned(),
        account: Some(account.id.clone()),
        asked: account.id.clone(),
        purpose: Purpose::Recovery,
        identifier: to.clone(),
        lasts: LASTS,
        session: None,
        factor: None,
    };
    let token = token::issue(cx, &new)?;
    let caused_by = cx.who().account.clone();
    let sending = Sending {
        kind: Kind::Invitation,
        channel: Channel::Mail,
        lang: invitation.lang,
        to: &to,
        token: Some(&token),
        url: Some(&url),
        phrase: None,
        caused_by: caused_by.as_deref(),
        is_decoy: false,
    };
    letter::send(cx, &sending).map(drop)
}

/// The public address of the house, as the configuration says it; never the host of a request.
fn home(cx: &Cx<'_>) -> Result<String> {
    let home = cx.senders().home().map(|home| home.trim_end_matches('/').to_owned());
    Ok(home.ok_or_else(|| Rejection::argument("byMail", expected::NO_PUBLIC_URL).field("byMail"))?)
}
