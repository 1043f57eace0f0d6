//! Uploads (إرساليات الأجهزة): one entry for each body that brought something, and thereby one line of the journal instead of
//! one for every punch.

use engine::Entity;
use schema::{Access, Collection, Id, Instant, Label, choice, choices, fields, instant, integer, link, text};

use super::DEVICES;

choices! {
    /// What was sent.
    UploadKind {
        Punches = "punches": "حركات", "Pointages", "Punches";
        Users = "users": "مستعملون وبصمات", "Utilisateurs et empreintes", "Users and fingerprints";
        File = "file": "ملف", "Fichier", "File";
    }
}

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").weak().computed() => "الجهاز", "Pointeuse", "Device";
    KIND: UploadKind = choice("kind").computed() => "النوع", "Nature", "Kind";
    LINES: i64 = integer("lines").computed() => "الأسطر", "Lignes", "Lines";
    NEW: i64 = integer("newLines").computed() => "الجديدة", "Nouvelles", "New";
    MALFORMED: i64 = integer("malformedLines").computed() => "غير المقروءة", "Illisibles", "Malformed";
    /// Of the lines as they came.
    SHA256: String = text("sha256").computed() => "البصمة الرقمية (SHA-256)", "Empreinte SHA-256", "SHA-256";
    RECEIVED: Instant = instant("receivedAt").computed() => "تاريخ الاستلام", "Reçu le", "Received";
}

/// Written by the door alone.
pub static DEVICE_UPLOADS: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("إرسالية جهاز", "Envoi d’une pointeuse", "Device upload"),
    many: Label::new("إرساليات الأجهزة", "Envois des pointeuses", "Device uploads"),
    access: Access::resource(crate::RESOURCE).read_only(),
    title: &[RECEIVED.def],
    ..Collection::new("deviceUploads", FIELDS)
};

/// The uploads.
pub static DEVICE_UPLOAD: Entity = Entity::plain(&DEVICE_UPLOADS);
