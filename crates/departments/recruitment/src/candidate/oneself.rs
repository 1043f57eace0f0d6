//! Whose application it is, where somebody of the house applies: nobody decides on their own.

use engine::{Check, Cx, Guard};
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

/// Refuses what somebody would decide of their own application, by whichever of their accounts.
pub(crate) const OF_ANOTHER: Guard = Guard::Check(Check {
    reads: &[CIN.def],
    check: |cx, candidate| {
        if oneself::is_caller(cx, &candidate.need(CIN)?)? {
            return Err(OWN_MATTER.into());
        }
        Ok(())
    },
});
