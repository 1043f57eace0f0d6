//! What publishing the lists of an exam is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const PROVISIONAL: Wording = Wording::new(
    Label::new("اللائحة الأولية", "Liste provisoire", "Provisional list"),
    Label::new(
        "اللائحة الأولية: تم",
        "Liste provisoire\u{a0}: fait",
        "Provisional list: done",
    ),
)
.asking(
    Label::new("اللائحة الأولية", "Liste provisoire", "Provisional list"),
    Label::new(
        "يطلع المترشحون على حالتهم المنشورة ويمكنهم التظلم خلال أجل المباراة.",
        "Les candidats lisent leur état publié et peuvent déposer un recours pendant le délai du concours.",
        "Candidates read their published state and may appeal within the days of the exam.",
    ),
);

pub(super) const DEFINITIVE: Wording = Wording::new(
    Label::new("اللائحة النهائية", "Liste définitive", "Definitive list"),
    Label::new(
        "اللائحة النهائية: تم",
        "Liste définitive\u{a0}: fait",
        "Definitive list: done",
    ),
)
.asking(
    Label::new("اللائحة النهائية", "Liste définitive", "Definitive list"),
    Label::new(
        "تحل اللائحة النهائية محل الأولية؛ ولا تتراجع الحالات بعد ذلك.",
        "La liste définitive remplace la provisoire\u{a0}; les états ne se défont plus.",
        "The definitive list stands over the provisional one; states are not undone any more.",
    ),
);

pub(super) const PUBLISH: Wording = Wording::new(
    Label::new("نشر لائحة", "Publier une liste", "Publish a list"),
    Label::new("نشرت اللائحة", "Liste publiée", "List published"),
);

pub(super) const WRITTEN: Wording = Wording::new(
    Label::new("إعلان الكتابي", "Annoncer l’écrit", "Announce the written"),
    Label::new("تم إعلان النتائج", "Résultats annoncés", "Results announced"),
)
.asking(
    Label::new("إعلان الكتابي", "Annoncer l’écrit", "Announce the written"),
    Label::new(
        "تعد اللائحة وتختم وتعرض؛ ويطلع المترشحون على حالتهم ويمكنهم التظلم.",
        "La liste est établie, scellée et affichée\u{a0}; les candidats lisent leur état et peuvent déposer un recours.",
        "The list is made, sealed and shown; candidates read their state and may appeal.",
    ),
);

pub(super) const ORAL: Wording = Wording::new(
    Label::new("إعلان الشفوي", "Annoncer l’oral", "Announce the oral"),
    Label::new("تم إعلان النتائج", "Résultats annoncés", "Results announced"),
)
.asking(
    Label::new("إعلان الشفوي", "Annoncer l’oral", "Announce the oral"),
    Label::new(
        "تعد اللائحة وتختم وتعرض؛ ويطلع المترشحون على حالتهم ويمكنهم التظلم.",
        "La liste est établie, scellée et affichée\u{a0}; les candidats lisent leur état et peuvent déposer un recours.",
        "The list is made, sealed and shown; candidates read their state and may appeal.",
    ),
);

pub(super) const FINAL: Wording = Wording::new(
    Label::new("إعلان النتائج", "Proclamer les résultats", "Announce the results"),
    Label::new("تم إعلان النتائج", "Résultats annoncés", "Results announced"),
)
.asking(
    Label::new("إعلان النتائج", "Proclamer les résultats", "Announce the results"),
    Label::new(
        "تعد اللائحة وتختم وتعرض؛ ويطلع المترشحون على حالتهم ويمكنهم التظلم.",
        "La liste est établie, scellée et affichée\u{a0}; les candidats lisent leur état et peuvent déposer un recours.",
        "The list is made, sealed and shown; candidates read their state and may appeal.",
    ),
);

pub(super) const ANNOUNCE: Wording = Wording::new(
    Label::new("إعلان نتائج", "Proclamer des résultats", "Announce results"),
    Label::new("تم إعلان النتائج", "Résultats annoncés", "Results announced"),
);
