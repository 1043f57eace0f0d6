//! What the acts on exit slips are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const REQUEST: Wording = Wording::new(
    Label::new("طلب رخصة خروج", "Demander une sortie", "Request an exit slip"),
    Label::new("تم إرسال الطلب", "Demande envoyée", "Request sent"),
)
.asking(
    Label::new("طلب رخصة خروج", "Demander une sortie", "Request an exit slip"),
    Label::new(
        "يجيب عن الطلب رئيسكم المباشر أو الموارد البشرية. يكون الخروج والعودة في اليوم نفسه.",
        "Votre supérieur ou les ressources humaines y répondent. La sortie et le retour ont lieu le même jour.",
        "Your head or human resources answer. Exit and return are of the same day.",
    ),
);

pub(super) const ENTER: Wording = Wording::new(
    Label::new("إدخال رخصة مسلمة", "Saisir un bon accordé", "Enter an approved slip"),
    Label::new("تم تسجيل رخصة الخروج", "Bon de sortie enregistré", "Exit slip saved"),
)
.asking(
    Label::new(
        "إدخال رخصة خروج مسلمة",
        "Saisir un bon de sortie accordé",
        "Enter an approved exit slip",
    ),
    Label::new(
        "لرخصة مسلمة على الورق: تحتسب فور تسجيلها.",
        "Pour une sortie accordée sur papier\u{a0}: elle compte dès son enregistrement.",
        "For an exit that was approved on paper: it counts as soon as it is entered.",
    ),
);

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
