//! What holds of every correction.

use engine::Cx;
use schema::{Change, Result, error_codes};

use super::{ContactStatus, STATUS, WAITING};

error_codes! {
    ALREADY_WAITS = "contact_change_waits", conflict => "لديكم تصحيح سابق ينتظر الجواب: اسحبوه أو انتظروا الجواب عنه", "Une correction attend déjà une réponse\u{a0}: retirez-la ou attendez la réponse", "A correction waits for an answer already: withdraw it or wait for the answer";
    SAYS_NOTHING = "contact_change_empty", invalid => "لا يوجد أي تغيير في هذه المعطيات", "Rien ne change dans ces coordonnées", "Nothing of these contact data changes";
    /// Somebody wrote the field since.
    FILE_CHANGED = "contact_changed", conflict => "{what}: تغيرت هذه المعطيات في الملف بعد الطلب", "{what}\u{a0}: le dossier a changé depuis la demande", "{what}: the file has changed since this was asked";
    NO_SUCH_FIELD = "contact_field_unknown", invalid => "هذا الحقل ليس ضمن طلب التصحيح", "Ce champ ne figure pas dans la demande", "This field is not part of the request";
}

/// What a correction says while it waits, in [`WAITING`].
const WAITS: &str = "yes";

/// Whether it waits.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn fill_derived_fields(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &mut change.after;
    let is_pending = row.get(STATUS) == Some(ContactStatus::Pending);
    row.set_or_clear(WAITING, is_pending.then(|| WAITS.to_owned()));
    Ok(())
}
