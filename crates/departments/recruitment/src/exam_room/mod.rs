//! Rooms in which an exam is sat (قاعات المباراة).

use engine::{Cx, Entity, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{Access, Collection, Document, Id, Label, Result, Unique, fields, file, integer, link, text};

pub(crate) mod act;
mod draw;
mod paper;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

use crate::convocation;
use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

/// A stadium: no room seats more.
const MOST_SEATS: i64 = 20_000;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    NAME: String = text("name").max(100).required().searched().printable() => "القاعة", "Salle", "Room";
    /// Where nobody wrote it, the name stands in both languages as it is.
    NAME_AR: String = text("nameAr").max(100).searched().printable() => "القاعة بالعربية", "Salle en arabe", "Room in Arabic";
    /// The oral or practical test that is held in it; empty: tables for the written ones.
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").weak() => "الاختبار المقام بالقاعة", "Épreuve tenue dans la salle", "Test held in the room";
    CAPACITY: i64 = integer("capacity").within(1, MOST_SEATS).required() => "الطاقة الاستيعابية", "Capacité", "Capacity";
    ADDRESS: String = text("address").max(300).printable() => "العنوان", "Adresse", "Address";
    /// Where nobody wrote it, the address stands in both languages as it is.
    ADDRESS_AR: String = text("addressAr").max(300).printable() => "العنوان بالعربية", "Adresse en arabe", "Address in Arabic";
    /// Labels for its tables, as they were drawn last.
    LABELS: Id = file("labelsFileId", DOWNLOADABLE_DOCUMENTS).computed() => "ملصقات الطاولات", "Étiquettes de table", "Labels of the tables";
}

/// Kept by the secretariat.
pub static EXAM_ROOMS: Collection = Collection {
    one: Label::new("قاعة المباراة", "Salle d’examen", "Exam room"),
    many: Label::new("قاعات المباراة", "Salles d’examen", "Exam rooms"),
    unique: &[Unique::on(&[RECRUITMENT.def, NAME.def]).folded().typed_in(NAME.def)],
    indexes: &[&[TEST.def]],
    access: Access::resource(EXAMS),
    title: &[NAME.def, NAME_AR.def],
    ..Collection::new("examRooms", FIELDS)
};

/// The name of a room in French and in Arabic.
pub(crate) fn names(room: &Document) -> [String; 2] {
    let (fr, ar) = room.title();
    [fr, ar]
}

/// The address of a room in French and in Arabic; empty where nobody wrote one.
pub(crate) fn addresses(room: &Document) -> [String; 2] {
    let (fr, ar) = (room.get(ADDRESS), room.get(ADDRESS_AR));
    [&fr, &ar].map(|own| {
        own.as_ref()
            .or(fr.as_ref())
            .or(ar.as_ref())
            .cloned()
            .unwrap_or_default()
    })
}

/// Where an exam is sat, as far as its rooms say, in French and in Arabic: each address once.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn places_of(cx: &Cx<'_>, exam: &str) -> Result<[String; 2]> {
    let rooms = cx.all(&EXAM_ROOMS, [RECRUITMENT.eq(exam)])?;
    let mut places: [Vec<String>; 2] = Default::default();
    for room in &rooms {
        for (list, address) in places.iter_mut().zip(addresses(room)) {
            if !address.is_empty() && !list.contains(&address) {
                list.push(address);
            }
        }
    }
    let [french, arabic] = places;
    Ok([french.join("\u{a0}; "), arabic.join("؛ ")])
}

/// The room of an oral or practical test.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn room_of(cx: &Cx<'_>, test: &Document) -> Result<Option<Document>> {
    cx.first(&EXAM_ROOMS, [TEST.eq(&test.id)])
}

/// Its seats are drawn, its sheets printed; whoever is admitted is summoned to one.
pub static EXAM_ROOM: Entity = Entity {
    before_write: &[rules::a_room_with_people_stays, rules::a_test_has_one_room],
    before_delete: &[rules::a_room_with_people_is_kept],
    actions: &[
        &act::DRAW,
        &paper::PRINT,
        &paper::STICK,
        &convocation::ISSUE,
        &convocation::STOP,
        &convocation::PROGRESS,
        &convocation::own::READ,
    ],
    jobs: &[&convocation::JOB],
    error_codes: &[
        act::ERROR_CODES,
        paper::ERROR_CODES,
        rules::ERROR_CODES,
        convocation::ERROR_CODES,
        convocation::own::ERROR_CODES,
    ],
    extensions: &[&[&paper::ATTENDANCE, &paper::DOOR], convocation::KINDS],
    import: Some(&Import::by(&EXAM_ROOMS, &[&[RECRUITMENT.def, NAME.def]])),
    ..Entity::plain(&EXAM_ROOMS)
};
