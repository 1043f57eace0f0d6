//! Whose application it is, where somebody of the house applies: nobody decides on their own.

use engine::Cx;
use platform::decision::OWN_MATTER;
use platform::people::user::{USERS, oneself};
use schema::{Document, Id, Result};

use super::CIN;

/// Whether an application is that of a user, by the card.
pub(crate) fn is_of_user(cx: &Cx<'_>, candidate: &Document, user: &Id) -> Result<bool> {
    let user = cx.get(&USERS, user.as_str())?;
    let card = candidate.need(CIN)?;
    user.map_or(Ok(false), |user| oneself::holds_card(cx, &user, &card))
}

/// Whether an application is the caller's own, by whichever of their accounts.
pub(crate) fn is_callers(cx: &Cx<'_>, candidate: &Document) -> Result<bool> {
    oneself::is_caller(cx, &candidate.need(CIN)?)
}

/// Refuses what somebody would decide of their own application.
///
/// # Errors
/// `decision_on_oneself`.
pub(crate) fn is_of_another(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    if is_callers(cx, candidate)? {
        return Err(OWN_MATTER.into());
    }
    Ok(())
}
