//! What the acts on scans are called.

use schema::{Label, Wording};

pub(super) const SEND: Wording = Wording::new(
    Label::new("إرسال عمليات المسح", "Envoyer les scans", "Send the scans"),
    Label::new("أرسلت عمليات المسح", "Scans envoyés", "Scans sent"),
);
