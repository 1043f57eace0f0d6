//! Posts (المناصب): how many people of a function the plan of staff has for a place, and how many are there.
//!
//! Who fills a post follows from where somebody works and as what; nobody enters it.

use engine::{Effect, Entity, Import};
use schema::{Access, Collection, Fields, Grant, Id, Label, Rows, Who, count, fields, integer, link};

use super::annexe::ANNEXES;
use super::bureau::BUREAUX;
use super::service::SERVICES;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;

pub mod filled;
mod once;
#[cfg(test)]
mod tests;

fields! {
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    JOB_TITLE: Id = link("jobTitleId", || &JOB_TITLES).expands("jobTitle").required() => "الوظيفة", "Fonction", "Function";
    GRADE: Id = link("gradeId", || &GRADES).expands("grade") => "الدرجة", "Grade", "Grade";
    PLANNED: i64 = integer("planned").within(0, 9_999).required() => "العدد المقرر", "Effectif prévu", "Planned";
    FILLED: i64 = count("filled", || &EMPLOYEES, employee::POST) => "العدد المشغول", "Effectif en place", "Filled";
}

/// Who reads files reads them; those who keep the organisation write them.
pub static POSTS: Collection = Collection {
    one: Label::new("منصب", "Poste", "Post"),
    many: Label::new("المناصب", "Postes", "Posts"),
    access: Access::resource(super::RESOURCE).grants(&[Grant::new(
        Who::Holder(crate::people::READ),
        Rows::All,
        Fields::All,
    )]),
    page: "/organisation-management/{id}?tab=posts",
    ..Collection::new("posts", FIELDS)
};

/// Not planned below what is filled.
pub static POST: Entity = Entity {
    before_write: &[once::stands_once, filled::not_planned_below_filled],
    after_write: &[Effect {
        touches: &[|| &EMPLOYEES],
        run: filled::people_fill_it,
    }],
    after_delete: &[Effect {
        touches: &[|| &EMPLOYEES],
        run: filled::people_fill_others,
    }],
    import: Some(&Import::by(
        &POSTS,
        &[
            &[JOB_TITLE.def, BUREAU.def],
            &[JOB_TITLE.def, SERVICE.def],
            &[JOB_TITLE.def, ANNEXE.def],
        ],
    )),
    error_codes: &[filled::ERROR_CODES, once::ERROR_CODES],
    ..Entity::plain(&POSTS)
};
