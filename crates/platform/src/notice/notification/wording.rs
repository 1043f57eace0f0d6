//! What the act on a notification is called.

use schema::{Label, Wording};

pub(super) const ACKNOWLEDGE: Wording = Wording::new(
    Label::new("تأكيد الاطلاع", "J’ai pris connaissance", "I have taken note"),
    Label::new("تم تأكيد الاطلاع", "Prise de connaissance confirmée", "Acknowledged"),
);
