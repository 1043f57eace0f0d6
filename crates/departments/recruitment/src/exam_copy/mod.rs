//! Copies of written tests (أوراق التحرير): a number of no relation to seat, name or order. Whose it is stays secret until the
//! lifting, to administrators and keys too (decision 1).

use engine::{Cx, Entity};
use platform::people::user::USERS;
use schema::{
    Access, Collection, Document, Fields, Grant, Id, Instant, Label, Result, Rows, Unique, Who, fields, instant,
    integer, link, links, text,
};

#[cfg(test)]
mod anonymity;
mod assign;
mod draw;
mod labels;
mod lot;
pub(crate) mod notice;
mod progress;
mod readmitted;
mod secrecy;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use draw::{NOT_NOW as NOT_IN_MARKING, SIGNED_DRAW, is_assured};
pub(crate) use secrecy::{KNOWS as KNOWS_CANDIDATES, is_no_marker, knows_candidates};

use crate::candidate::CANDIDATES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::{self, EXAM_TESTS};
use crate::permission::EXAMS;
use crate::recruitment::{COPIES_RUN, RECRUITMENTS};

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    NUMBER: String = text("number").max(16).required().searched() => "الرقم السري", "N° d’anonymat", "Anonymity number";
    /// Whose it is and a chance beside it, in no answer, log, event, export, search or report. No link: what refers to a candidate is
    /// counted before a deletion.
    OWNER: String = text("ownerId").secret().hidden() => "صاحب(ة) الورقة", "Auteur de la copie", "Owner of the copy";
    /// Filled by the lifting alone.
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").computed() => "المترشح(ة)", "Candidat(e)", "Candidate";
    MARKER_IDS: Vec<Id> = links("markerIds", || &COMMITTEE_MEMBERS).computed() => "المصححون", "Correcteurs", "Markers";
    /// The accounts of those who enter its marks: who reads it.
    MARKER_USERS: Vec<Id> = links("markerUserIds", || &USERS).computed().hidden() => "حسابات المصححين", "Comptes des correcteurs", "Accounts of the markers";
    LOT: i64 = integer("lot").computed() => "الحزمة", "Lot", "Lot";
    LOCKED_AT: Instant = instant("lockedAt").computed() => "تاريخ الإقفال", "Close le", "Locked at";
    /// The permission that opens it once anonymity is lifted.
    READER: String = text("reader").max(64).computed().hidden() => "يقرؤها", "Lecteur", "Reader";
}

/// A marker reads their own lot, nobody else anything before the lifting.
pub static EXAM_COPIES: Collection = Collection {
    one: Label::new("ورقة التحرير", "Copie", "Exam script"),
    many: Label::new("أوراق التحرير", "Copies", "Exam scripts"),
    unique: &[Unique::on(&[TEST.def, NUMBER.def])],
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .private()
        .without_keys()
        .grants(&[
            Grant::new(Who::Users, Rows::Held(&READER.def), Fields::All),
            Grant::new(
                Who::Users,
                Rows::User(&MARKER_USERS.def),
                Fields::Only(&[TEST.def, NUMBER.def, LOT.def, LOCKED_AT.def]),
            ),
        ]),
    title: &[NUMBER.def],
    ..Collection::new("examCopies", FIELDS)
};

/// A copy.
pub static EXAM_COPY: Entity = Entity {
    actions: &[
        &draw::DRAW,
        &labels::LABELS,
        &assign::ASSIGN,
        &lot::LOT_OF_CALLER,
        &progress::PROGRESS,
    ],
    error_codes: &[
        draw::ERROR_CODES,
        labels::ERROR_CODES,
        assign::ERROR_CODES,
        secrecy::ERROR_CODES,
    ],
    extensions: &[notice::EXTENSIONS],
    ..Entity::plain(&EXAM_COPIES)
};

/// Parts the candidate from the chance in [`OWNER`].
pub(crate) const OWNER_MARK: char = ':';

/// The candidate whose copy it is. For what happens inside alone: no answer says it before the lifting.
pub(crate) fn owner(copy: &Document) -> Option<String> {
    let owner = copy.get(OWNER)?;
    owner.split_once(OWNER_MARK).map(|(candidate, _)| candidate.to_owned())
}

/// The copies of tests of one exam, in the order of their numbers; none while they are being drawn.
pub(crate) fn of_tests(cx: &Cx<'_>, tests: &[Document]) -> Result<Vec<Document>> {
    let Some(first) = tests.first() else {
        return Ok(Vec::new());
    };
    if is_drawing(cx, &first.need(exam_test::RECRUITMENT)?)? {
        return Ok(Vec::new());
    }
    // A test at a time: those of all tests may be more than may be asked for at once.
    let mut copies = Vec::new();
    for test in tests {
        copies.extend(cx.all(&EXAM_COPIES, [TEST.eq(&test.id)])?);
    }
    copies.sort_by_key(|copy| copy.sequence);
    Ok(copies)
}

/// Whether the copies of an exam are being drawn, or were by a draw that was cut short.
pub(crate) fn is_drawing(cx: &Cx<'_>, exam: &Id) -> Result<bool> {
    let exam = cx.need(&RECRUITMENTS, exam.as_str())?;
    Ok(exam.get(COPIES_RUN).is_some())
}
