//! What a candidate handed in for each required document (decision 34).

use engine::Entity;
use platform::bucket::APPLICATIONS;
use schema::{Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Who, fields, file, instant, link};

use crate::candidate::CANDIDATES;
use crate::exam_document::EXAM_DOCUMENTS;
use crate::permission::{EXAMS, READS};

fields! {
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    DOCUMENT: Id = link("examDocumentId", || &EXAM_DOCUMENTS).expands("examDocument").required() => "الوثيقة المطلوبة", "Pièce demandée", "Document required";
    /// Erased when its time is over (decision 56).
    FILE: Id = file("fileId", APPLICATIONS).computed() => "الملف", "Fichier", "File";
    /// Another one was handed in since.
    REPLACED_AT: Instant = instant("replacedAt").computed() => "تاريخ الاستبدال", "Remplacée le", "Replaced at";
}

/// Read as the candidate is, written by actions alone.
pub static CANDIDATE_FILES: Collection = Collection {
    one: Label::new("وثيقة ملف الترشيح", "Pièce du dossier", "Document of the file"),
    many: Label::new("وثائق ملف الترشيح", "Pièces du dossier", "Documents of the file"),
    indexes: &[&[CANDIDATE.def]],
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[Grant::new(Who::Holder(READS), Rows::All, Fields::All)]),
    page: "/recruitment-system/candidates?file={id}",
    ..Collection::new("candidateFiles", FIELDS)
};

/// A document handed in.
pub static CANDIDATE_FILE: Entity = Entity::plain(&CANDIDATE_FILES);
