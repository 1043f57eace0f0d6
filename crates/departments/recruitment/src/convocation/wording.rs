//! What the acts on convocations are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const ISSUE: Wording = Wording::new(
    Label::new("استدعاء", "Convoquer", "Summon"),
    Label::new(
        "الاستدعاءات قيد الإعداد",
        "Convocations en cours d’établissement",
        "Summons are being made",
    ),
);

pub(super) const STOP: Wording = Wording::new(
    Label::new("إيقاف", "Arrêter", "Stop"),
    Label::new(
        "تم الإيقاف: يستأنف العمل من حيث توقف.",
        "Arrêté\u{a0}: reprendre continue où l’on en était.",
        "Stopped: beginning again goes on from there.",
    ),
);

pub(super) const READ: Wording = Wording::new(
    Label::new(
        "تحميل الاستدعاء (\u{2066}PDF\u{2069})",
        "Télécharger la convocation (PDF)",
        "Download the convocation (PDF)",
    ),
    Label::new("تم تحميل الاستدعاء", "Convocation téléchargée", "Convocation downloaded"),
);
