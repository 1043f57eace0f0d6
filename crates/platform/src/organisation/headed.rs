//! Units are headed by people who work: whoever has left decides nothing, and sees nobody.

use engine::Cx;
use schema::{Change, FieldDef, Rejection, Result, error_codes};

use crate::own_matter::is_said_by_others;
use crate::people::employee::{ACTIVE, EMPLOYEES};

error_codes! {
    HEAD_INACTIVE = "head_inactive", conflict => "هذا الشخص ليس في وضعية القيام بالوظيفة: لا يمكن أن يرأس وحدة", "Cette personne n’est plus en activité\u{a0}: elle ne peut pas diriger une unité", "This person is no longer in activity: they cannot head a unit";
}

/// Whoever is put at the head of a unit is in activity, and put there by somebody else. One who leaves stays named there until
/// another is.
pub(super) fn head_is_in_activity(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let leads = |field: &&FieldDef| field.kind.target().is_some_and(|to| *to() == EMPLOYEES);
    for field in change.after.of.rights_follow.iter().filter(leads) {
        let head = change.after.value(field.name);
        let stood = change.before.as_ref().map(|before| before.value(field.name));
        if stood == Some(head) {
            continue;
        }
        let Some(file) = head.text().map(|id| cx.get(&EMPLOYEES, id)).transpose()?.flatten() else {
            continue;
        };
        if file.get(ACTIVE) == Some(false) {
            return Err(Rejection::new(HEAD_INACTIVE).field(field.name).into());
        }
        is_said_by_others(cx, change, &[*field], &file)?;
    }
    Ok(())
}
