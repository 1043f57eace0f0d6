//! What the acts on movements are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const UNDO: Wording = Wording::new(
    Label::new("إلغاء الحركة", "Annuler le mouvement", "Undo the movement"),
    Label::new("تم إلغاء الحركة", "Mouvement annulé", "Movement undone"),
)
.asking(
    Label::new(
        "إلغاء هذه الحركة؟",
        "Annuler ce mouvement\u{a0}?",
        "Undo this movement?",
    ),
    Label::new(
        "تبقى الحركة مسجلة مع حركة تلغيها، ويعود الممتلك إلى حيث كان.",
        "Le mouvement reste inscrit avec celui qui l’annule, et le bien revient où il était.",
        "The movement stays on file with the one that undoes it, and the item is where it was before.",
    ),
)
.destructive();

pub(super) const ATTACH_SIGNED: Wording = Wording::new(
    Label::new(
        "إرفاق النسخة الموقعة",
        "Joindre la copie signée",
        "Attach the signed copy",
    ),
    Label::new("تم إرفاق النسخة الموقعة", "Copie signée jointe", "Signed copy attached"),
)
.asking(
    Label::new("النسخة الموقعة باليد", "Copie signée à la main", "Copy signed by hand"),
    Label::new(
        "لا ينتظر بعد ذلك قبول على الشاشة.",
        "La remise n’attend plus d’être acceptée à l’écran.",
        "Nothing is left to accept on screen.",
    ),
);
