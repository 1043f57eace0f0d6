//! Marks as they were entered (النقط): each entry stays, another one replaces it, and says by whom, when and why.

use engine::Entity;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Decimal, Fields, Grant, Id, Instant, Label, Rows, Unique, Who, choice, decimal, fields, flag,
    instant, integer, link, links, long, text,
};

mod mark;
mod member;
mod number;
mod recusal;
mod sheet;
#[cfg(test)]
mod sheet_tests;
mod shown;
mod sitting;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use mark::oral_key;
pub(crate) use member::{is_of_committee, members_of, sheets_of};
pub(crate) use number::MarkNumber;
pub(crate) use recusal::{recusals_of, recusals_of_exam};
pub(crate) use sheet::TypedSheets;
pub(crate) use shown::{ShownMark, shown_mark};
pub(crate) use sitting::{sitting_of, sittings_of, sittings_of_copies, standing_of, standing_until};

use crate::appeal::APPEALS;
use crate::candidate::CANDIDATES;
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_copy::EXAM_COPIES;
use crate::exam_test::{EXAM_TESTS, TestKind};
use crate::permission::EXAMS;
use crate::recruitment::BEST_MARK;

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    COPY: Id = link("copyId", || &EXAM_COPIES) => "الورقة", "Copie", "Copy";
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate") => "المترشح(ة)", "Candidat(e)", "Candidate";
    /// The kind of its test, for clients of before (decision 2).
    KIND: TestKind = choice("test").computed() => "نوع الاختبار", "Type d’épreuve", "Kind of test";
    /// The third asks when two are too far apart.
    ROUND: i64 = integer("round").within(1, 3).computed() => "التصحيح", "Correction", "Marking";
    MARKER: Id = link("markerId", || &COMMITTEE_MEMBERS).expands("marker").computed() => "المصحح(ة)", "Correcteur", "Marker";
    MARKER_USER: Id = link("markerUserId", || &USERS).computed().hidden() => "حساب المصحح(ة)", "Compte du correcteur", "Account of the marker";
    COMMITTEE: Id = link("committeeId", || &COMMITTEES).expands("committee").computed() => "اللجنة", "Commission", "Committee";
    MARK: Decimal = decimal("mark").within(Decimal(0), BEST_MARK).required() => "النقطة", "Note", "Mark";
    TYPED_TWICE: bool = flag("typedTwice").computed() => "أدخلت مرتين", "Saisie deux fois", "Typed twice";
    REPLACES: Id = link("replaces", || &GRADE_ENTRIES) => "تعوض", "Remplace", "Replaces";
    /// The accepted appeal that it carries out.
    APPEAL: Id = link("appealId", || &APPEALS).expands("appeal").computed() => "التظلم", "Recours", "Appeal";
    REASON: String = long("reason").printable() => "السبب", "Motif", "Reason";
    /// Who typed the sheet on which a member without an account gave it, each for themselves.
    TYPED_BY: Vec<Id> = links("typedByIds", || &USERS).computed() => "أدخل ورقة النقط", "Feuille saisie par", "Sheet typed by";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "أدخلها", "Saisie par", "Entered by";
    ENTERED_AT: Instant = instant("enteredAt").computed() => "تاريخ الإدخال", "Saisie le", "Entered at";
    LOCKED_AT: Instant = instant("lockedAt").computed() => "تاريخ الإقفال", "Close le", "Locked at";
    /// One entry of a marker for a copy or candidate stands; empty once it is replaced.
    STANDING: String = text("standing").computed().hidden() => "مفتاح الوحدة", "Clé d’unicité", "Unique key";
    /// The permission that opens it once anonymity is lifted.
    READER: String = text("reader").max(64).computed().hidden() => "يقرؤها", "Lecteur", "Reader";
}

/// Written by marking alone; before the lock nobody but its marker reads it.
pub static GRADE_ENTRIES: Collection = Collection {
    one: Label::new("نقطة", "Note", "Mark"),
    many: Label::new("النقط", "Notes", "Marks"),
    unique: &[Unique::on(&[STANDING.def])],
    indexes: &[&[COPY.def], &[CANDIDATE.def], &[TEST.def]],
    access: Access::resource(EXAMS)
        .read_only()
        .append_only()
        .private()
        .without_keys()
        .grants(&[
            Grant::new(Who::Users, Rows::Held(&READER.def), Fields::All),
            Grant::new(Who::Users, Rows::User(&MARKER_USER.def), Fields::All),
        ]),
    title: &[MARK.def],
    ..Collection::new("gradeEntries", FIELDS)
};

/// A mark that was entered.
pub static GRADE_ENTRY: Entity = Entity {
    keeps: &[&sheet::SHEET_ENTRIES],
    actions: &[&mark::MARK_COPY, &mark::MARK_CANDIDATE, &recusal::RECUSE],
    error_codes: &[mark::ERROR_CODES, number::ERROR_CODES, recusal::ERROR_CODES],
    ..Entity::plain(&GRADE_ENTRIES)
};
