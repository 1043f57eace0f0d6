//! What the acts on missions are called, and what is said before and after them.

use platform::papers::wording::issue_saying;
use schema::{Label, Wording};

pub(super) const CANCEL: Wording = Wording::new(
    Label::new("إلغاء المهمة", "Annuler la mission", "Cancel the mission"),
    Label::new("تم إلغاء المهمة", "Mission annulée", "Mission cancelled"),
)
.asking(
    Label::new(
        "هل تريدون إلغاء الأمر بمهمة؟",
        "Annuler l’ordre de mission\u{a0}?",
        "Cancel the mission order?",
    ),
    Label::new(
        "يبقى الرقم محجوزا ولا يتغير الأمر بعد ذلك. تصبح المركبة والأشخاص متاحين من جديد.",
        "Le numéro reste pris et l’ordre ne change plus. Le véhicule et les personnes redeviennent disponibles.",
        "The number stays taken and the order does not change any more. The vehicle and the people are free again.",
    ),
)
.destructive();

pub(super) const CLOSE: Wording = Wording::new(
    Label::new("تسجيل الرجوع", "Enregistrer le retour", "Record the return"),
    Label::new("تم تسجيل الرجوع", "Retour enregistré", "Return recorded"),
)
.asking(
    Label::new("الرجوع من المهمة", "Retour de la mission", "Return from the mission"),
    Label::new(
        "تعتبر المهمة منجزة بمجرد تسجيل الرجوع.",
        "La mission est terminée dès que son retour est enregistré.",
        "The mission is completed as soon as its return is recorded.",
    ),
);

pub(super) const PRINT: Wording = issue_saying(
    Label::new("طباعة الأمر", "Imprimer l’ordre", "Print the order"),
    Label::new(
        "طباعة الأمر بمهمة",
        "Imprimer l’ordre de mission",
        "Print the mission order",
    ),
    Label::new(
        "يحمل الأمر رمز QR. ما لم يتغير شيء فيه تعاد طباعة الوثيقة نفسها؛ وإلا تحل محلها وثيقة جديدة.",
        "L’ordre porte un code QR. Tant que rien n’y change, le même document est réimprimé\u{a0}; sinon un nouveau le remplace.",
        "The order bears a QR code. As long as nothing in it changes the same paper is printed again; otherwise a new one takes its place.",
    ),
);
