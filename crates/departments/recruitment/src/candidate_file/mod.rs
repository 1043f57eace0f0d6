//! What a candidate handed in for each required document (decision 34).

pub(crate) mod judge;
mod pdf;

use engine::Entity;
use engine::files::inspection_task;
use platform::bucket::APPLICATIONS;
use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, NotedReads, Rows, Who, fields, file, instant, json, link,
    text,
};

use crate::candidate::CANDIDATES;
use crate::exam_document::EXAM_DOCUMENTS;
use crate::permission::EXAMS;

fields! {
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    DOCUMENT: Id = link("examDocumentId", || &EXAM_DOCUMENTS).expands("examDocument").required() => "الوثيقة المطلوبة", "Pièce demandée", "Document required";
    /// Erased when its time is over (decision 56).
    FILE: Id = file("fileId", APPLICATIONS).computed().given_to_action() => "الملف", "Fichier", "File";
    /// Of what was sent: the same file twice is a finding.
    HASH: String = text("contentHash").max(64).computed().hidden() => "بصمة المحتوى", "Empreinte du contenu", "Hash of the content";
    /// What was found in it when it came.
    FACTS: serde_json::Value = json("facts").computed() => "ما وُجد في الملف", "Constats sur le fichier", "What was found in it";
    /// Another one was handed in since.
    REPLACED_AT: Instant = instant("replacedAt").computed() => "تاريخ الاستبدال", "Remplacée le", "Replaced at";
}

/// Read where the whole candidate is read, written by actions alone. Whoever opens a document is noted.
pub static CANDIDATE_FILES: Collection = Collection {
    one: Label::new("وثيقة ملف الترشيح", "Pièce du dossier", "Document of the file"),
    many: Label::new("وثائق ملف الترشيح", "Pièces du dossier", "Documents of the file"),
    indexes: &[&[CANDIDATE.def]],
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[Grant::new(
            Who::Users,
            Rows::Through(&CANDIDATE.def, Fields::All),
            Fields::All,
        )]),
    noted_reads: Some(NotedReads {
        fields: &[FILE.def],
        person: None,
    }),
    ..Collection::new("candidateFiles", FIELDS)
};

/// A document handed in.
pub static CANDIDATE_FILE: Entity = Entity {
    child_tasks: &[inspection_task::<judge::ApplicationFile>()],
    error_codes: &[judge::ERROR_CODES, crate::photo::ERROR_CODES],
    ..Entity::plain(&CANDIDATE_FILES)
};
