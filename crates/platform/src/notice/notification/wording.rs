//! What the acts on notifications are called.

use schema::{Label, Wording};

pub(super) const READ: Wording = Wording::new(
    Label::new("وضع علامة مقروء على الكل", "Tout marquer comme lu", "Mark all as read"),
    Label::new("أصبح كل شيء مقروءا", "Tout est marqué comme lu", "All marked as read"),
);

pub(super) const ACKNOWLEDGE: Wording = Wording::new(
    Label::new("تأكيد الاطلاع", "J’ai pris connaissance", "I have taken note"),
    Label::new("تم تأكيد الاطلاع", "Prise de connaissance confirmée", "Acknowledged"),
);
