//! What the acts of whoever decides are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const DECIDE: Wording = Wording::new(
    Label::new("البت والتوقيع", "Décider et signer", "Decide and sign"),
    Label::new("تم البت في الطلب", "Décision enregistrée", "Decision recorded"),
)
.asking(
    Label::new(
        "البت في هذه الطلبات؟",
        "Décider de ces demandes\u{a0}?",
        "Decide these requests?",
    ),
    Label::new(
        "توقعون على ما هو معروض أسفله.",
        "Vous signez ce qui est affiché ci-dessous.",
        "You sign what stands below.",
    ),
);

pub(super) const ASK: Wording = Wording::new(
    Label::new("طلب رأي", "Demander un avis", "Ask for an opinion"),
    Label::new("تم إرسال السؤال", "Question envoyée", "Question sent"),
)
.asking(
    Label::new("طلب رأي", "Demander un avis", "Ask for an opinion"),
    Label::new(
        "الرأي يساعد على اتخاذ القرار ولا يلزم به. يبقى البت في الطلب لكم.",
        "L’avis éclaire votre décision\u{a0}; il ne l’engage pas. La demande reste à décider par vous.",
        "The opinion helps you decide; it binds nobody. The request stays yours to decide.",
    ),
);

pub(super) const ANSWER: Wording = Wording::new(
    Label::new("إبداء هذا الرأي", "Donner cet avis", "Give this opinion"),
    Label::new("تم إبداء الرأي", "Avis transmis", "Opinion given"),
);
