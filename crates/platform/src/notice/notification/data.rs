//! What somebody was told, as data: apart from what is done with it, because everything that tells names it.

use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Unique, Who, fields, flag, instant, json, link, text,
};
use serde_json::Value as Json;

use crate::people::user::USERS;

fields! {
    USER: Id = link("userId", || &USERS).required().weak() => "المستعمل(ة)", "Utilisateur", "User";
    KIND: String = text("kind").required() => "النوع", "Type", "Kind";
    TITLE_KEY: String = text("titleKey").required() => "مفتاح العنوان", "Clé du titre", "Key of the title";
    /// What fills the holes of its texts: `count`, and texts in three languages by name.
    PARAMS: Json = json("params") => "المعطيات", "Paramètres", "Parameters";
    LINK: String = text("link").max(1000) => "الرابط", "Lien", "Link";
    SUBJECT_COLLECTION: String = text("subjectCollection") => "نوع الموضوع", "Nature de l’objet", "Collection of the subject";
    SUBJECT_ID: String = text("subjectId") => "الموضوع", "Objet", "Subject";
    NEEDS_ACK: bool = flag("needsAck") => "يتطلب تأكيد الاطلاع", "Accusé de lecture demandé", "To be acknowledged";
    READ_AT: Instant = instant("readAt") => "تاريخ القراءة", "Lue le", "Read at";
    ACK_AT: Instant = instant("ackAt") => "تاريخ تأكيد الاطلاع", "Accusé de lecture le", "Acknowledged at";
    /// When it is told again, unless it is acknowledged before.
    REPEAT_AFTER: Instant = instant("repeatAfter") => "إعادة الإشعار بعد", "Rappel après le", "Told again after";
    /// How many days lie between two tellings.
    REPEAT_DAYS: i64 = schema::integer("repeatDays").hidden() => "أيام إعادة الإشعار", "Jours entre les rappels", "Days between tellings";
    /// Twice the same to the same user is once.
    KEY: String = text("key").hidden() => "المفتاح", "Clé", "Key";
    /// The digest that it waits for.
    DIGEST_AT: Instant = instant("digestAt").hidden() => "موعد الملخص", "Heure du résumé", "Hour of the digest";
}

/// Read by the user alone, by administrators no more than by others; written by the engine. What people are told is no
/// act of theirs, so the journal does not keep it, and what was read half a year ago is swept.
pub static NOTIFICATIONS: Collection = Collection {
    one: Label::new("إشعار", "Notification", "Notification"),
    many: Label::new("الإشعارات", "Notifications", "Notifications"),
    access: Access::resource("notifications")
        .private()
        .read_only()
        .grants(&[Grant::new(Who::Users, Rows::User(&USER.def), Fields::All)]),
    unique: &[Unique::on(&[USER.def, KEY.def])],
    indexes: &[&[READ_AT.def, USER.def], &[REPEAT_AFTER.def], &[DIGEST_AT.def]],
    title: &[TITLE_KEY.def],
    logged: false,
    publishes: &[READ_AT.def, ACK_AT.def, REPEAT_AFTER.def],
    expires_when: Some(schema::all(&[
        READ_AT.before(schema::days_ago(180)),
        REPEAT_AFTER.is_unset(),
    ])),
    ..Collection::new("notifications", FIELDS)
};
