//! Who was there (الحضور): absence is a fact, not a mark (decision 26).

use engine::Entity;
use platform::people::user::USERS;
use schema::{Access, Collection, Id, Instant, Label, Unique, fields, flag, instant, link};

mod by_appeal;
mod close;
mod correct;
mod fill;
mod left_out;
mod paper;
mod scan;
#[cfg(test)]
pub(crate) mod tests;
mod wording;

pub(crate) use by_appeal::record_by_appeal;
#[cfg(test)]
pub(crate) use left_out::LISTS_OUT;
pub(crate) use scan::{
    BY_SCANNER, IN_TURN, NOT_SUMMONED, SHEET_IS_OPEN, TO_SCAN, TestOfExam, candidate_of, is_of_position,
    is_rehearsal_at, is_scanner, is_summoned, seat_of,
};

use crate::candidate::CANDIDATES;
use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    PRESENT: bool = flag("present") => "حاضر(ة)", "Présent(e)", "Present";
    AT: Instant = instant("at").computed() => "الساعة", "Heure", "Time";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "سجلها", "Constatée par", "Recorded by";
    CLOSED_AT: Instant = instant("closedAt").computed() => "تاريخ الإقفال", "Close le", "Closed at";
}

/// Written by scanning and by closing the sheet.
pub static EXAM_PRESENCE_ROWS: Collection = Collection {
    one: Label::new("حضور", "Présence", "Presence"),
    many: Label::new("الحضور", "Présences", "Presence"),
    unique: &[Unique::on(&[TEST.def, CANDIDATE.def])],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    ..Collection::new("examPresence", FIELDS)
};

/// Recorded by scanning, closed by two members.
pub static EXAM_PRESENCE: Entity = Entity {
    actions: &[&scan::SCAN, &close::CLOSE, &correct::CORRECT],
    jobs: &[&fill::FILL],
    error_codes: &[
        scan::ERROR_CODES,
        close::ERROR_CODES,
        left_out::ERROR_CODES,
        correct::ERROR_CODES,
    ],
    extensions: &[&[&paper::MINUTES_KIND]],
    ..Entity::plain(&EXAM_PRESENCE_ROWS)
};
