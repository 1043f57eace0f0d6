//! What the act on an exit slip is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء الخروج", "Annuler la sortie", "Cancel the exit"),
    Label::new("تم إلغاء الخروج", "Sortie annulée", "Exit cancelled"),
)
.asking(
    Label::new("إلغاء هذا الخروج؟", "Annuler cette sortie\u{a0}?", "Cancel this exit?"),
    Label::new(
        "لا يحتسب بعد ذلك ويعاد احتساب اليوم. يطلب السبب عند إلغاء رخصة شخص آخر.",
        "Elle ne compte plus, la journée est calculée à nouveau. Le motif est demandé pour la sortie d’un(e) autre.",
        "It no longer counts, and the day is computed again. A reason is asked for where it is somebody else’s.",
    ),
)
.destructive();
