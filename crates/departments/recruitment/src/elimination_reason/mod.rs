//! Reasons for which a candidate is eliminated (أسباب الإقصاء): a decision without a reason is void (law 03-01).

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Label, Unique, choice, choices, fields, text};

use crate::permission::EXAMS;
use crate::refusal_notice;

mod first;

choices! {
    /// When a reason is given.
    ReasonStage {
        Review = "review": "دراسة الملفات", "Étude des dossiers", "Review of files";
        Written = "written": "الكتابي", "Écrit", "Written";
        Oral = "oral": "الشفوي", "Oral", "Oral";
    }
}

fields! {
    LABEL_FR: String = text("labelFr").max(300).required().searched().printable() => "السبب بالفرنسية", "Motif", "Reason in French";
    LABEL_AR: String = text("labelAr").max(300).required().searched().printable() => "السبب", "Motif en arabe", "Reason in Arabic";
    STAGE: ReasonStage = choice("stage").default(ReasonStage::Review.wire()).required() => "المرحلة", "Étape", "Stage";
}

/// Kept by the secretariat.
pub static ELIMINATION_REASONS: Collection = Collection {
    one: Label::new("سبب الإقصاء", "Motif d’élimination", "Elimination reason"),
    many: Label::new("أسباب الإقصاء", "Motifs d’élimination", "Elimination reasons"),
    unique: &[Unique::on(&[LABEL_FR.def, STAGE.def]).folded().typed_in(LABEL_FR.def)],
    access: Access::resource(EXAMS),
    title: &[LABEL_FR.def, LABEL_AR.def],
    page: "/recruitment-system/elimination-reasons/{id}",
    ..Collection::new("eliminationReasons", FIELDS)
};

/// The usual ones stand from the first start; by them people are refused, and told so on paper.
pub static ELIMINATION_REASON: Entity = Entity {
    actions: &[&refusal_notice::PRINT, &refusal_notice::SENT],
    finder: Some(Finder {
        by: &[LABEL_FR.def, LABEL_AR.def],
        details: &[STAGE.def],
    }),
    error_codes: &[refusal_notice::ERROR_CODES, refusal_notice::paper::ERROR_CODES],
    extensions: &[first::DECLARED, &[&refusal_notice::paper::NOTICE]],
    import: Some(&Import::by(&ELIMINATION_REASONS, &[&[LABEL_FR.def, STAGE.def]])),
    ..Entity::plain(&ELIMINATION_REASONS)
};
