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
    /// Whether somebody who can sign in, and is not the person of that file, holds a permission.
    pub is_held_by_another: fn(&Cx<'_>, &Document, &str) -> Result<bool>,
}

/// Refuses that somebody writes, of themselves, what only others say of anybody; administrators neither. A house may have nobody
/// else: then it is taken, and the journal says by whom.
///
/// # Errors
/// `decision_on_oneself`, with the field.
pub fn is_said_by_others(cx: &Cx<'_>, change: &Change, fields: &[FieldDef], file: &Document) -> Result<()> {
    let Some(field) = fields.iter().find(|field| differs(change, field)) else {
        return Ok(());
    };
    let permission = format!("{}:update", change.after.of.access.resource);
    for identity in cx.extensions::<Identity>() {
        if (identity.is_file_of_caller)(cx, file)? && (identity.is_held_by_another)(cx, file, &permission)? {
            return Err(Rejection::new(OWN_MATTER).about(field).into());
        }
    }
    Ok(())
}

fn differs(change: &Change, field: &FieldDef) -> bool {
    let before = change.before.as_ref();
    let before = before.map_or(&Value::Null, |before| before.value(field.name));
    before != change.after.value(field.name)
}
