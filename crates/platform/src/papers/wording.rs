//! What acts that print papers are called, and what is said before and after them: most of it is the same of every paper.

use schema::{Label, Wording};

/// Once a paper is issued.
const ISSUED: Label = Label::new("تم تسليم الوثيقة", "Document délivré", "Paper issued");

/// An act that issues a paper: its button, and what is asked before.
pub const fn issue(label: Label, title: Label) -> Wording {
    issue_saying(
        label,
        title,
        Label::new(
            "تحمل الوثيقة رقما ورمز QR، ولا يمكن تعديلها بعد ذلك، بل تلغى أو تعوض.",
            "Le document reçoit un numéro et un code QR. Il n’est plus modifiable\u{a0}: on l’annule ou on le remplace.",
            "The paper gets a number and a QR code. It is never changed: it is cancelled or replaced.",
        ),
    )
}

/// As [`issue`], of a paper about which something else is to be said.
pub const fn issue_saying(label: Label, title: Label, text: Label) -> Wording {
    Wording::new(label, ISSUED).asking(title, text)
}

pub(super) const PREVIEW: Wording = Wording::new(
    Label::new("معاينة", "Aperçu", "Preview"),
    Label::new("المعاينة جاهزة", "L’aperçu est prêt", "The preview is ready"),
);

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء الوثيقة", "Annuler le document", "Cancel the paper"),
    Label::new("تم إلغاء الوثيقة", "Document annulé", "Paper cancelled"),
)
.asking(
    Label::new("إلغاء هذه الوثيقة؟", "Annuler ce document\u{a0}?", "Cancel this paper?"),
    Label::new(
        "سيظهر فورا عبر رمز QR أنها ملغاة. يبقى العدد محجوزا ولا رجعة في ذلك.",
        "Son code QR dira aussitôt qu’il est annulé. Le numéro reste pris\u{a0}; on ne revient pas en arrière.",
        "Its QR code will say at once that it is cancelled. The number stays taken; there is no way back.",
    ),
)
.destructive();

pub(super) const REPLACE: Wording = Wording::new(
    Label::new("تعويض الوثيقة", "Remplacer le document", "Replace the paper"),
    Label::new("تم تعويض الوثيقة", "Document remplacé", "Paper replaced"),
)
.asking(
    Label::new("تعويض هذه الوثيقة؟", "Remplacer ce document\u{a0}?", "Replace this paper?"),
    Label::new(
        "تُحرر وثيقة جديدة حسب الملف كما هو اليوم وبعدد جديد. ويحيل رمز QR للوثيقة القديمة عليها.",
        "Un nouveau document, d’après le dossier d’aujourd’hui, prend un nouveau numéro. Le code QR de l’ancien y renverra.",
        "A new paper, from the file as it is today, takes a new number. The QR code of the former leads to it.",
    ),
);

pub(super) const ROTATE: Wording = Wording::new(
    Label::new(
        "تغيير مفتاح الختم",
        "Changer la clé de scellement",
        "Change the sealing key",
    ),
    Label::new("تم تغيير المفتاح", "Clé changée", "Key changed"),
)
.asking(
    Label::new(
        "تغيير مفتاح الختم؟",
        "Changer la clé de scellement\u{a0}?",
        "Change the sealing key?",
    ),
    Label::new(
        "تختم الوثائق المقبلة بالمفتاح الجديد. وتبقى الوثائق السابقة قابلة للتحقق.",
        "Les prochains documents seront scellés par la nouvelle clé. Les anciens restent vérifiables.",
        "Papers to come are sealed by the new key. Former ones can still be checked.",
    ),
);
