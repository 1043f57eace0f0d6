//! Recruitment (مباريات التوظيف): the competitive exam from its decision to the people it recruits.

pub mod appeal;
mod application_receipt;
pub mod application_ticket;
pub mod calculation_sheet;
pub mod candidate;
pub mod candidate_file;
mod candidate_paper;
pub mod committee;
pub mod committee_member;
mod convocation;
mod demo;
pub mod elimination_reason;
pub mod exam_copy;
pub mod exam_corrigendum;
pub mod exam_document;
pub mod exam_list;
pub mod exam_lock;
mod exam_paper;
pub mod exam_presence;
pub mod exam_room;
pub mod exam_test;
pub mod grade_entry;
mod handling;
mod hire;
#[cfg(test)]
mod marked_town;
mod off_writer;
mod permission;
mod photo;
pub mod position;
pub mod presence_list;
pub mod presence_scan;
#[cfg(test)]
mod procedure_tests;
pub mod ranking;
pub mod ranking_run;
pub mod recruitment;
mod refusal_notice;
pub mod reserved_ground;
mod signing_once;
pub mod specialty;
#[cfg(test)]
mod testing;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: Some(|scene| Box::pin(demo::fill(scene))),
    demo_life: None,
    joins: &[],
};

/// Its nouns, in the order of `docs/model.md`.
static ENTITIES: &[&Entity] = &[
    &recruitment::RECRUITMENT,
    &position::POSITION,
    &specialty::SPECIALTY,
    &committee::COMMITTEE,
    &committee_member::COMMITTEE_MEMBER,
    &candidate::CANDIDATE,
    &candidate_file::CANDIDATE_FILE,
    &grade_entry::GRADE_ENTRY,
    &exam_test::EXAM_TEST,
    &exam_document::EXAM_DOCUMENT,
    &exam_room::EXAM_ROOM,
    &exam_corrigendum::EXAM_CORRIGENDUM,
    &exam_copy::EXAM_COPY,
    &exam_presence::EXAM_PRESENCE,
    &presence_list::PRESENCE_LIST,
    &presence_scan::PRESENCE_SCAN,
    &exam_lock::EXAM_LOCK,
    &exam_list::EXAM_LIST,
    &ranking_run::RANKING_RUN,
    &calculation_sheet::CALCULATION_SHEET,
    &appeal::APPEAL,
    &elimination_reason::ELIMINATION_REASON,
];
