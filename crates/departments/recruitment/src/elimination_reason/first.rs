//! The reasons that every commune begins with.

use engine::{Cx, Extension};
use platform::FirstRows;
use schema::{Document, Result};

use super::{ELIMINATION_REASONS, LABEL_AR, LABEL_FR, ReasonStage, STAGE};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&FirstRows(make)];

static FIRST: &[(ReasonStage, &str, &str)] = &[
    (
        ReasonStage::Review,
        "Âge inférieur au minimum requis",
        "السن أقل من الحد الأدنى المطلوب",
    ),
    (
        ReasonStage::Review,
        "Âge supérieur au maximum requis",
        "السن يتجاوز الحد الأقصى المطلوب",
    ),
    (
        ReasonStage::Review,
        "Diplôme non conforme à celui exigé",
        "الشهادة لا تطابق الشهادة المطلوبة",
    ),
    (
        ReasonStage::Review,
        "Spécialité du diplôme non conforme",
        "تخصص الشهادة غير مطابق",
    ),
    (
        ReasonStage::Review,
        "Équivalence du diplôme non fournie",
        "عدم الإدلاء بقرار المعادلة",
    ),
    (ReasonStage::Review, "Dossier incomplet", "ملف ناقص"),
    (ReasonStage::Review, "Pièce illisible", "وثيقة غير مقروءة"),
    (
        ReasonStage::Review,
        "Pièce d’identité périmée ou non conforme",
        "البطاقة الوطنية للتعريف الإلكترونية منتهية الصلاحية أو غير مطابقة",
    ),
    (ReasonStage::Review, "Photo non conforme", "صورة غير مطابقة"),
    (
        ReasonStage::Review,
        "Nationalité non conforme",
        "الجنسية غير مطابقة للمطلوب",
    ),
    (ReasonStage::Review, "Candidature en double", "ترشيح مكرر"),
    (ReasonStage::Review, "Dossier déposé hors délai", "ملف مودع خارج الأجل"),
    (
        ReasonStage::Review,
        "Autorisation de concourir non fournie",
        "عدم الإدلاء بالترخيص لاجتياز المباراة",
    ),
    (ReasonStage::Written, "Fraude ou tentative de fraude", "غش أو محاولة غش"),
    (
        ReasonStage::Written,
        "Copie portant un signe distinctif",
        "ورقة تحرير تحمل علامة مميزة",
    ),
    (ReasonStage::Oral, "Identité non justifiée", "عدم إثبات الهوية"),
    (ReasonStage::Oral, "Fraude ou tentative de fraude", "غش أو محاولة غش"),
];

/// Makes them where there is none at all.
fn make(cx: &mut Cx<'_>) -> Result<()> {
    if cx.first(&ELIMINATION_REASONS, [])?.is_some() {
        return Ok(());
    }
    FIRST.iter().zip(1..).try_for_each(|((stage, fr, ar), number)| {
        let mut row = Document::new(&ELIMINATION_REASONS)
            .with(STAGE, *stage)
            .with(LABEL_FR, (*fr).to_owned())
            .with(LABEL_AR, (*ar).to_owned());
        row.id = format!("reason-{number}");
        cx.create(row).map(drop)
    })
}
