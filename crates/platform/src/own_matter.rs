//! What nobody writes of themselves: pay, rank, and who decides on them.

use engine::Cx;
use schema::{Change, Document, FieldDef, Rejection, Result, Value, error_codes};

error_codes! {
    /// Somebody would decide about themselves.
    OWN_MATTER = "decision_on_oneself", 403 => "لا يبت أحد في أمر يخصه هو نفسه", "Nul ne décide de ce qui le concerne lui-même", "Nobody decides on what concerns themselves";
}

/// Who the caller is, as users say it: files and units stand below users, and ask through this.
pub struct Identity {
    /// Whether an employee's file is of the caller as a person.
    pub is_file_of_caller: fn(&Cx<'_>, &Document) -> Result<bool>,
}

/// Refuses that somebody writes, of themselves, what only others say of anybody. Administrators may, for a house may have nobody
/// else.
///
/// # Errors
/// `decision_on_oneself`, with the field.
pub fn is_said_by_others(cx: &Cx<'_>, change: &Change, fields: &[FieldDef], file: &Document) -> Result<()> {
    let differs = |field: &&FieldDef| {
        let before = change
            .before
            .as_ref()
            .map_or(&Value::Null, |before| before.value(field.name));
        before != change.after.value(field.name)
    };
    let Some(field) = fields.iter().find(differs).filter(|_| !cx.who().is_admin) else {
        return Ok(());
    };
    for identity in cx.extensions::<Identity>() {
        if (identity.is_file_of_caller)(cx, file)? {
            return Err(Rejection::new(OWN_MATTER).about(field).into());
        }
    }
    Ok(())
}
