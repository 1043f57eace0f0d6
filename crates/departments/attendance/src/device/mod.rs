//! Devices (أجهزة ضبط الحضور): the terminals at the doors of the commune, which tell who came and left.
//!
//! A device is known by its serial number **and** its networks, both of which administrators alone write: the serial number
//! stands on its sticker. One that nobody knows waits here until an administrator allows it.

pub mod malformed;
pub mod notice;
mod rules;
pub(crate) mod silent_place;
pub mod state;
mod strangers;
pub mod told_zone;
pub mod unknown_code;
pub mod upload;
pub mod watermark;
mod wording;

use engine::{Allowed, Entity, Finder, Import};
use platform::organisation::annexe::ANNEXES;
use schema::{
    Access, Collection, Date, Form, Id, Instant, Label, Unique, count, date, fields, flag, instant, latest, link, sum,
    text, texts,
};

pub(crate) use strangers::{delete_stranger, untouched_strangers};

use crate::device_command;
use malformed::MALFORMED_PUNCHES;
use state::DEVICE_STATES;
use unknown_code::UNKNOWN_CODES;

/// As it is printed on the sticker; terminals send no other signs.
pub static SERIAL_FORM: Form = Form {
    name: "serialNumber",
    spelling: |text| text.trim().to_owned(),
    is_right: is_serial,
    pattern: r"^\s*[A-Za-z0-9_\-]{1,32}\s*$",
    expects: Label::new(
        "من حرف إلى 32 حرفا لاتينيا أو رقما، كما في ملصق الجهاز",
        "1 à 32 lettres ou chiffres, comme sur l’étiquette de l’appareil",
        "1 to 32 letters or digits, as on the sticker of the device",
    ),
    otherwise: None,
    sought: None,
};

/// Whether a text may be a serial number.
pub fn is_serial(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=32).contains(&text.len()) && text.bytes().all(is_sign)
}

fields! {
    SERIAL: String = text("serialNumber").form(&SERIAL_FORM).required().searched() => "الرقم التسلسلي", "N° de série", "Serial number";
    NAME_FR: String = text("nameFr").searched() => "الاسم بالفرنسية", "Nom", "Name";
    NAME_AR: String = text("nameAr").searched() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    /// Punches bear it as it was when they came: a device that moves takes nothing along.
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    ALLOWED: bool = flag("allowed") => "مسموح به", "Autorisé", "Allowed";
    /// Addresses and networks that it may call from, such as `192.168.10.0/24`.
    NETWORKS: Vec<String> = texts("networks") => "الشبكات المسموح بها", "Réseaux autorisés", "Allowed networks";
    /// Lines of days before it are refused; the day of this entry when it is not said.
    INSTALLED_ON: Date = date("installedOn") => "تاريخ بداية الاستعمال", "En service depuis", "In use since";
    MODEL: String = text("model") => "الطراز", "Modèle", "Model";
    OUT_FROM: Instant = instant("outOfServiceFrom") => "خارج الخدمة من", "Hors service du", "Out of service from";
    OUT_TO: Instant = instant("outOfServiceTo").not_before(OUT_FROM) => "خارج الخدمة إلى", "Hors service jusqu’au", "Out of service to";
    OUT_REASON: String = text("outOfServiceReason") => "سبب التوقف", "Motif de la mise hors service", "Reason out of service";
    IP: String = text("ip").computed() => "آخر عنوان", "Dernière adresse", "Last address";
    FIRMWARE: String = text("firmware").computed() => "إصدار البرنامج", "Micrologiciel", "Firmware";
    /// Firmware of door control, which speaks another dialect.
    IS_ACCESS: bool = flag("accessFirmware").computed() => "برنامج مراقبة الأبواب", "Micrologiciel d’accès", "Access firmware";
    SEEN: Instant = latest("lastSeenAt", || &DEVICE_STATES, state::DEVICE, state::SEEN) => "آخر اتصال", "Dernier contact", "Last seen";
    LAST_LOG: Instant = latest("lastLogAt", || &DEVICE_STATES, state::DEVICE, state::LAST_LOG) => "آخر إرسال", "Dernier envoi", "Last lines";
    /// Seconds that its clock is ahead.
    DRIFT: i64 = sum("drift", || &DEVICE_STATES, state::DEVICE, state::DRIFT) => "انحراف الساعة (ثانية)", "Dérive de l’horloge (s)", "Clock drift (s)";
    /// All that it has to say up to this moment stands here.
    TOLD_UNTIL: Instant = latest("toldUntil", || &DEVICE_STATES, state::DEVICE, state::TOLD_UNTIL) => "معطيات مكتملة إلى غاية", "Données complètes jusqu’au", "Complete up to";
    UNKNOWN: i64 = count("unknownCodes", || &UNKNOWN_CODES, unknown_code::DEVICE) => "رموز مجهولة", "Codes inconnus", "Unknown codes";
    MALFORMED: i64 = count("malformedLines", || &MALFORMED_PUNCHES, malformed::DEVICE) => "أسطر غير مقروءة", "Lignes illisibles", "Malformed lines";
}

/// Read and kept by those who keep attendance; who may send, and from where, administrators say.
pub static DEVICES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("جهاز", "Pointeuse", "Device"),
    many: Label::new("أجهزة ضبط الحضور", "Pointeuses", "Devices"),
    unique: &[Unique::on(&[SERIAL.def])],
    access: Access::resource(crate::RESOURCE),
    title: &[NAME_FR.def, NAME_AR.def, SERIAL.def],
    picked_by: &[SERIAL.def, NAME_FR.def, NAME_AR.def],
    picked_with: &[&[SERIAL.def]],
    page: "/pointage/devices/{id}",
    ..Collection::new("devices", FIELDS)
};

/// The terminals.
pub static DEVICE: Entity = Entity {
    before_write: &[
        rules::administrators_say_who_may_send,
        rules::networks_can_be_read,
        rules::allowed_devices_have_a_network,
    ],
    actions: &[
        &device_command::act::RESEND,
        &device_command::act::SEND_NAMES,
        &device_command::act::SET_TIME,
        &strangers::DELETE,
    ],
    routines: &[&watermark::COUNTS],
    finder: Some(Finder {
        by: &[SERIAL.def, NAME_FR.def, NAME_AR.def],
        details: &[ANNEXE.def, SERIAL.def],
    }),
    import: Some(&Import::by(&DEVICES, &[&[SERIAL.def]]).for_callers(Allowed::Admins)),
    error_codes: &[rules::ERROR_CODES, device_command::act::ERROR_CODES],
    keeps: &[&DEVICE_STATES, &told_zone::DEVICE_ZONES],
    extensions: &[notice::NOTICES, silent_place::NOTICES, crate::terminal::DOOR],
    ..Entity::plain(&DEVICES)
};
