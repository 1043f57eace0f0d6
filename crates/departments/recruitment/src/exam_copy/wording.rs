//! What the acts on copies are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const DRAW: Wording = Wording::new(
    Label::new("سحب الأرقام", "Tirer les numéros", "Draw the numbers"),
    Label::new("تم سحب الأرقام", "Numéros tirés", "Numbers drawn"),
)
.asking(
    Label::new("سحب الأرقام", "Tirer les numéros", "Draw the numbers"),
    Label::new(
        "تسحب الأرقام السرية للحاضرين. ولا تعاد القرعة.",
        "Les numéros d’anonymat sont tirés pour les présents. Ce tirage ne se refait pas.",
        "Anonymity numbers are drawn for those present. It is not done again.",
    ),
);

pub(super) const LABELS: Wording = Wording::new(
    Label::new("طباعة الملصقات", "Imprimer les étiquettes", "Print the labels"),
    Label::new("الملصقات جاهزة للطباعة", "Étiquettes prêtes à imprimer", "Labels ready to print"),
)
.asking(
    Label::new("طباعة الملصقات", "Imprimer les étiquettes", "Print the labels"),
    Label::new(
        "تربط الملصقات رقما بمقعد: تطبع مرة واحدة ويسجل اسم من طبعها. وتتطلب الطباعة الثانية سببا.",
        "Les étiquettes lient un numéro à une place\u{a0}: elles s’impriment une seule fois et le nom de qui les imprime est enregistré. Une seconde impression demande un motif.",
        "Labels tie a number to a seat: printed once, by an act that says by whom. A second printing needs a reason.",
    ),
);

pub(super) const ASSIGN: Wording = Wording::new(
    Label::new("إسناد", "Attribuer", "Assign"),
    Label::new("أسندت الأوراق", "Copies attribuées", "Copies assigned"),
)
.asking(
    Label::new("إسناد", "Attribuer", "Assign"),
    Label::new(
        "من يصحح؟ لا يرى مصححان نقط بعضهما.",
        "Qui corrige\u{a0}? Deux correcteurs ne voient pas la note l’un de l’autre.",
        "Who marks? Two markers do not see each other’s marks.",
    ),
);
