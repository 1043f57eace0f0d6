//! Rooms in which an exam is sat (قاعات المباراة).

use engine::{Entity, Import};
use schema::{Access, Collection, Id, Label, Unique, fields, integer, link, text};

use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

/// A stadium: no room seats more.
const MOST_SEATS: i64 = 20_000;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    NAME: String = text("name").max(100).required().searched().printable() => "القاعة", "Salle", "Room";
    CAPACITY: i64 = integer("capacity").within(1, MOST_SEATS).required() => "الطاقة الاستيعابية", "Capacité", "Capacity";
    ADDRESS: String = text("address").max(300).printable() => "العنوان", "Adresse", "Address";
}

/// Kept by the secretariat.
pub static EXAM_ROOMS: Collection = Collection {
    one: Label::new("قاعة المباراة", "Salle d’examen", "Exam room"),
    many: Label::new("قاعات المباراة", "Salles d’examen", "Exam rooms"),
    unique: &[Unique::on(&[RECRUITMENT.def, NAME.def]).folded().typed_in(NAME.def)],
    access: Access::resource(EXAMS),
    title: &[NAME.def],
    page: "/recruitment-system/recruitment-processes?room={id}",
    ..Collection::new("examRooms", FIELDS)
};

/// A room.
pub static EXAM_ROOM: Entity = Entity {
    import: Some(&Import::by(&EXAM_ROOMS, &[&[RECRUITMENT.def, NAME.def]])),
    ..Entity::plain(&EXAM_ROOMS)
};
