//! The rows of lists of presence: which device carries which list of a test along, and whether it has given it back.

use engine::Cx;
use platform::people::user::USERS;
use schema::{Access, Collection, Document, Id, Instant, Label, Result, fields, instant, link, text};

use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    /// The name of the room whose candidates it names; empty: it names nobody.
    ROOM: String = text("room").max(100).computed() => "القاعة", "Salle", "Room";
    /// The name that the browser of the device gave itself, by chance.
    DEVICE: String = text("device").max(36).computed().hidden() => "الجهاز", "Appareil", "Device";
    HOLDER: Id = link("holderId", || &USERS).expands("holder").weak().computed() => "حامل(ة) اللائحة", "Tenue par", "Held by";
    /// As minutes name them.
    HOLDER_NAME: String = text("holderName").max(200).computed() => "اسم حامل(ة) اللائحة", "Nom du porteur", "Name of the holder";
    OPENED_AT: Instant = instant("openedAt").computed() => "فتحت في", "Ouverte à", "Opened at";
    /// When the device sent something last.
    REPORTED_AT: Instant = instant("reportedAt").computed() => "آخر إرسال", "Dernier envoi", "Last heard from";
    /// When the device said that nothing is left on it.
    HANDED_IN_AT: Instant = instant("handedInAt").computed() => "أعيدت في", "Rendue à", "Handed in at";
}

/// Written by opening a list and by giving it back.
pub static PRESENCE_LISTS: Collection = Collection {
    one: Label::new(
        "لائحة حضور محمولة",
        "Liste de présence emportée",
        "List of presence on a device",
    ),
    many: Label::new(
        "لوائح الحضور المحمولة",
        "Listes de présence emportées",
        "Lists of presence on devices",
    ),
    indexes: &[&[TEST.def]],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    title: &[HOLDER_NAME.def],
    ..Collection::new("presenceLists", FIELDS)
};

/// The lists of a test that no device has given back: what they know has perhaps not come yet.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn lists_out(cx: &Cx<'_>, test: &str) -> Result<Vec<Document>> {
    cx.all(&PRESENCE_LISTS, [TEST.eq(test), HANDED_IN_AT.is_null()])
}

/// `Omar Alami (Salle 3)`: who holds a list, and of which room.
pub(crate) fn name_of(list: &Document) -> String {
    let holder = list.get(HOLDER_NAME).unwrap_or_default();
    match list.get(ROOM) {
        Some(room) => format!("{holder} ({room})"),
        None => holder,
    }
}
