//! What the acts on seats and rooms are called, and what is said before and after them.

use schema::{Label, Wording};

pub(super) const DRAW: Wording = Wording::new(
    Label::new("توزيع المترشحين", "Placer les candidats", "Seat the candidates"),
    Label::new("تم توزيع المترشحين", "Candidats placés", "Candidates seated"),
);

pub(super) const PRINT: Wording = Wording::new(
    Label::new("أوراق للطباعة", "Feuilles à imprimer", "Sheets to print"),
    Label::new(
        "الورقة جاهزة للطباعة",
        "Feuille prête à imprimer",
        "Sheet ready to print",
    ),
)
.asking(
    Label::new("أوراق للطباعة", "Feuilles à imprimer", "Sheets to print"),
    Label::new(
        "ورقة الحضور لمن يوقع، وملصق الباب لمن يبحث عن اسمه.",
        "La feuille d’émargement se signe\u{a0}; l’affiche de porte dit à chacun sa salle.",
        "The attendance list is signed; the door sheet tells everybody their room.",
    ),
);

pub(super) const STICK: Wording = Wording::new(
    Label::new("ملصقات الطاولات", "Étiquettes de table", "Table labels"),
    Label::new(
        "الملصقات جاهزة للطباعة",
        "Étiquettes prêtes à imprimer",
        "Labels ready to print",
    ),
);
