//! Lists of an exam as they were published (اللوائح): the only thing strangers read of candidates.

pub(crate) mod announcement;
mod list_entry;
mod paper;
mod part;
mod result;
mod result_entry;
mod result_fill;
pub(crate) mod review_list;
pub(crate) mod standing;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use list_entry::{ExamListEntry, entries_of_admitted, shown_names};
pub(crate) use paper::issue_list;
pub(crate) use result_entry::{announced_words, entries_of};
pub(crate) use result_fill::fill_results;
pub(crate) use standing::{appeals_are_over, is_announced};

use engine::{Cx, Entity};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{
    Access, Collection, Document, FieldSet, Id, Instant, Label, Query, Result, Select, choice, choices, fields, file,
    instant, integer, json, link, long, text,
};

use crate::candidate::CandidateStatus;
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// What a list says.
    ListKind {
        Provisional = "provisional": "اللائحة الأولية", "Liste provisoire", "Provisional list";
        Definitive = "definitive": "اللائحة النهائية", "Liste définitive", "Definitive list";
        Written = "written": "نتائج الاختبار الكتابي", "Résultats de l’écrit", "Written results";
        Oral = "oral": "نتائج الاختبار الشفوي", "Résultats de l’oral", "Oral results";
        Final = "final": "النتائج النهائية", "Résultats définitifs", "Final results";
        Waiting = "waiting": "لائحة الانتظار", "Liste d’attente", "Waiting list";
    }
}

impl ListKind {
    /// The state of those whom a list of this kind refuses what it gives to others.
    pub(crate) fn refused_status(self) -> CandidateStatus {
        match self {
            ListKind::Provisional | ListKind::Definitive => CandidateStatus::EliminatedPreWritten,
            ListKind::Written => CandidateStatus::FailedWritten,
            ListKind::Oral => CandidateStatus::FailedOral,
            ListKind::Final | ListKind::Waiting => CandidateStatus::RejectedFinal,
        }
    }
}

/// Ten thousand entries with names in two languages, in bytes.
const MOST_ENTRIES: u32 = 4 << 20;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    KIND: ListKind = choice("kind").required() => "نوع اللائحة", "Type de liste", "Kind of list";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "اللائحة", "Liste", "List";
    PUBLISHED_AT: Instant = instant("publishedAt").computed() => "تاريخ النشر", "Publiée le", "Published at";
    APPEALS_UNTIL: Instant = instant("appealsUntil").computed() => "آخر أجل للتظلم", "Recours jusqu’au", "Appeals until";
    /// Candidate number, name as the exam says, word of the list.
    ENTRIES: serde_json::Value = json("entries").bytes(MOST_ENTRIES).computed() => "المسجلون", "Inscrits", "Entries";
    /// A long list stands in parts: which this is, and of how many.
    PART: i64 = integer("part").computed() => "الجزء", "Partie", "Part";
    PARTS: i64 = integer("parts").computed() => "عدد الأجزاء", "Nombre de parties", "Number of parts";
    WHOLE_DIGEST: String = text("wholeDigest").max(64).computed() => "بصمة اللائحة الكاملة", "Empreinte de la liste entière", "Digest of the whole list";
    /// Why files of the sample were published without a second look.
    WITHOUT_SECOND_LOOK: String = long("withoutSecondLook").computed().printable() => "سبب عدم إجراء الدراسة الثانية", "Motif d’absence de second regard", "Reason for no second look";
    /// How it was published again: `{at, reason, reopensAppeals}` each. The first day of publication stays.
    REVISIONS: serde_json::Value = json("revisions").computed() => "إعادات النشر", "Publications rectificatives", "Revisions";
    /// The list that stands in its place since.
    REPLACED_BY: Id = link("replacedById", || &EXAM_LISTS).expands("replacedBy").weak().computed() => "عوضتها", "Remplacée par", "Replaced by";
}

/// Made by publishing alone.
pub static EXAM_LISTS: Collection = Collection {
    one: Label::new("لائحة", "Liste", "List"),
    many: Label::new("اللوائح", "Listes", "Lists"),
    indexes: &[&[RECRUITMENT.def, KIND.def]],
    // The paper of each is handed to whoever comes by: a list is made by publishing it.
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .open_files(&[FILE.def]),
    title: &[KIND.def],
    ..Collection::new("examLists", FIELDS)
};

/// A published list.
pub static EXAM_LIST: Entity = Entity {
    actions: &[
        &review_list::PUBLISH_PROVISIONAL,
        &review_list::PUBLISH_DEFINITIVE,
        &review_list::PUBLISH,
        &result::ANNOUNCE_WRITTEN,
        &result::ANNOUNCE_ORAL,
        &result::ANNOUNCE_FINAL,
        &result::ANNOUNCE,
    ],
    jobs: &[&announcement::FILL],
    error_codes: &[review_list::ERROR_CODES, result::ERROR_CODES, standing::ERROR_CODES],
    extensions: &[paper::PAPERS],
    ..Entity::plain(&EXAM_LISTS)
};

/// The lists of an exam that stand, without their entries, of which there may be ten thousand: what is read here is not to be written.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn standing_lists(cx: &Cx<'_>, exam: &str) -> Result<Vec<Document>> {
    let stands = [RECRUITMENT.eq(exam), PUBLISHED_AT.is_not_null(), REPLACED_BY.is_null()];
    let entries = EXAM_LISTS
        .fields()
        .iter()
        .position(|field| field.name == ENTRIES.def.name);
    let query = Query {
        filters: stands.into_iter().collect(),
        select: Select {
            own: entries.map(|at| FieldSet::all(&EXAM_LISTS).without(at)),
            ..Select::default()
        },
        ..Query::default()
    };
    cx.page(&EXAM_LISTS, &query).map(|(rows, _)| rows)
}
