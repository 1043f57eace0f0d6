//! Rooms in which an exam is sat (قاعات المباراة).

use engine::{Entity, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{Access, Collection, Id, Label, Unique, fields, file, integer, link, text};

pub(crate) mod act;
mod draw;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;

use crate::convocation;
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

/// A stadium: no room seats more.
const MOST_SEATS: i64 = 20_000;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    NAME: String = text("name").max(100).required().searched().printable() => "القاعة", "Salle", "Room";
    CAPACITY: i64 = integer("capacity").within(1, MOST_SEATS).required() => "الطاقة الاستيعابية", "Capacité", "Capacity";
    ADDRESS: String = text("address").max(300).printable() => "العنوان", "Adresse", "Address";
    /// Labels for its tables, as they were drawn last.
    LABELS: Id = file("labelsFileId", DOWNLOADABLE_DOCUMENTS).computed() => "ملصقات الطاولات", "Étiquettes de table", "Labels of the tables";
}

/// Kept by the secretariat.
pub static EXAM_ROOMS: Collection = Collection {
    one: Label::new("قاعة المباراة", "Salle d’examen", "Exam room"),
    many: Label::new("قاعات المباراة", "Salles d’examen", "Exam rooms"),
    unique: &[Unique::on(&[RECRUITMENT.def, NAME.def]).folded().typed_in(NAME.def)],
    access: Access::resource(EXAMS),
    title: &[NAME.def],
    ..Collection::new("examRooms", FIELDS)
};

/// Its seats are drawn, its sheets printed; whoever is admitted is summoned to one.
pub static EXAM_ROOM: Entity = Entity {
    before_write: &[rules::a_room_with_people_stays],
    before_delete: &[rules::a_room_with_people_is_kept],
    actions: &[
        &act::DRAW,
        &sheet::PRINT,
        &sheet::STICK,
        &convocation::ISSUE,
        &convocation::STOP,
        &convocation::PROGRESS,
        &convocation::own::READ,
    ],
    jobs: &[&convocation::JOB],
    error_codes: &[
        act::ERROR_CODES,
        sheet::ERROR_CODES,
        rules::ERROR_CODES,
        convocation::ERROR_CODES,
        convocation::own::ERROR_CODES,
    ],
    extensions: &[&[&sheet::ATTENDANCE, &sheet::DOOR], convocation::KINDS],
    import: Some(&Import::by(&EXAM_ROOMS, &[&[RECRUITMENT.def, NAME.def]])),
    ..Entity::plain(&EXAM_ROOMS)
};
