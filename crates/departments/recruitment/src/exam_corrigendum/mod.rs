//! Corrigenda (استدراك): what changed of a published exam, numbered, with its reason, never unsaid.

use engine::Entity;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{
    Access, Collection, Date, Id, Instant, Label, Unique, date, fields, file, instant, integer, json, link, long, text,
};

mod act;
mod paper;
#[cfg(test)]
mod tests;
mod wording;

use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    /// From 1 in each exam.
    NUMBER: i64 = integer("number").computed() => "الرقم", "Numéro", "Number";
    /// Collection, document, field, before, after.
    CHANGES: serde_json::Value = json("changes").computed() => "التغييرات", "Modifications", "Changes";
    REASON: String = long("reason").required().printable() => "السبب", "Motif", "Reason";
    REASON_AR: String = long("reasonAr").printable() => "السبب بالعربية", "Motif en arabe", "Reason in Arabic";
    /// The decision that orders it, where a condition changes.
    DECISION_REF: String = text("decisionRef").max(100).printable() => "مرجع القرار", "Décision n°", "Decision";
    DECISION_DATE: Date = date("decisionDate") => "تاريخ القرار", "Décision du", "Decided on";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "الاستدراك", "Rectificatif", "Corrigendum";
    PUBLISHED_AT: Instant = instant("publishedAt").computed() => "تاريخ النشر", "Publié le", "Published at";
}

/// Made by its action alone.
pub static EXAM_CORRIGENDA: Collection = Collection {
    one: Label::new("استدراك", "Rectificatif", "Corrigendum"),
    many: Label::new("الاستدراكات", "Rectificatifs", "Corrigenda"),
    unique: &[Unique::on(&[RECRUITMENT.def, NUMBER.def])],
    // The paper of each is handed to whoever comes by.
    access: Access::resource(EXAMS)
        .read_only()
        .append_only()
        .open_files(&[FILE.def]),
    title: &[NUMBER.def],
    ..Collection::new("examCorrigenda", FIELDS)
};

/// Numbered within its exam.
pub static EXAM_CORRIGENDUM: Entity = Entity {
    actions: &[&act::CORRECT],
    error_codes: &[act::ERROR_CODES],
    extensions: &[&[&paper::CORRIGENDUM_KIND]],
    ..Entity::plain(&EXAM_CORRIGENDA)
};
