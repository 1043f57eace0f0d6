//! What a corrigendum is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const CORRECT: Wording = Wording::new(
    Label::new("استدراك", "Rectificatif", "Corrigendum"),
    Label::new("تم نشر الاستدراك", "Rectificatif publié", "Corrigendum published"),
)
.asking(
    Label::new("استدراك", "Rectificatif", "Corrigendum"),
    Label::new(
        "لا يتغير شرط منشور إلا باستدراك مرقم يعرض في صفحة المترشحين ويبلغ إلى كل واحد منهم.",
        "Une condition publiée ne change que par un rectificatif numéroté, affiché sur la page des candidats et annoncé à chacun d’eux.",
        "A published condition changes only by a numbered corrigendum, shown on the page of applicants and told to each of them.",
    ),
);
