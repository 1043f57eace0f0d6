//! Punches (حركات الحضور): what terminals tell, as they tell it. Only ever added to, by the door and the import of a file alone,
//! and in no journal: their upload is (decision 39).

pub mod demo;
pub mod finger;
mod import;
pub mod local_time;
mod wording;
pub mod writer;

use std::collections::BTreeMap;

use engine::{Cx, Entity};
use jiff::civil;
use platform::organisation::annexe::ANNEXES;
use platform::people::employee::{self, EMPLOYEES};
use schema::{
    Access, Collection, Document, Fields, Grant, Id, Instant, Label, Query, Result, Rows, Select, Unique, Who, choice,
    choices, fields, flag, instant, integer, link, text,
};

use crate::device::DEVICES;

choices! {
    /// How it came.
    Source {
        Device = "device": "الجهاز", "Pointeuse", "Device";
        File = "file": "ملف الجهاز", "Fichier de la pointeuse", "File of the device";
        Sheet = "sheet": "لائحة", "Feuille", "Sheet";
    }
}

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").computed() => "الجهاز", "Pointeuse", "Device";
    DEVICE_SN: String = text("deviceSn").required() => "الرقم التسلسلي", "N° de série", "Serial number";
    /// Keeps its leading zeros.
    EMP_CODE: String = text("emp_code").form(&schema::DEVICE_CODE).required() => "رمز الجهاز", "Code pointeuse", "Device code";
    /// As it was sent: the wall clock of the device, in no zone.
    LOCAL_AT: String = text("localAt").max(19).required() => "الساعة كما وردت", "Heure envoyée", "Time as sent";
    AT: Instant = instant("at").computed() => "التوقيت", "Instant", "At";
    /// The zone of its hour is a guess: the hour came twice, or never, or the clock was wrong.
    IS_DOUBTFUL: bool = flag("doubtful").computed() => "توقيت غير مؤكد", "Heure incertaine", "Doubtful hour";
    /// Minutes that the clock was ahead, as somebody found out; `at` is set right by them.
    DRIFT: i64 = integer("driftMinutes").computed() => "دقائق مصححة", "Minutes d’avance corrigées", "Minutes ahead, corrected";
    /// That of the device when it came.
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    VERIFY_MODE: i64 = integer("verifyMode").computed() => "طريقة التحقق", "Mode de vérification", "Verification";
    /// What it says of in and out, which is not trusted.
    RAW_STATE: i64 = integer("rawState").computed() => "الحالة كما وردت", "État envoyé", "State as sent";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").computed() => "الموظف(ة)", "Fonctionnaire", "Employee";
    SOURCE: Source = choice("source").computed() => "المصدر", "Source", "Source";
    RECEIVED: Instant = instant("receivedAt").computed() => "تاريخ الاستلام", "Reçu le", "Received";
    /// The number under which firmware of door control keeps it.
    RECORD: i64 = integer("record").computed() => "رقم التسجيل", "N° d’enregistrement", "Record number";
}

/// Heads read days, and no punches.
pub static PUNCHES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("حركة حضور", "Pointage", "Punch"),
    many: Label::new("حركات الحضور", "Pointages", "Punches"),
    // The time first: the punches of a piece are then found in as many steps as it has times.
    unique: &[
        Unique::on(&[LOCAL_AT.def, DEVICE_SN.def, EMP_CODE.def]),
        Unique::on(&[RECORD.def, DEVICE_SN.def]),
    ],
    indexes: &[&[EMPLOYEE.def, AT.def], &[AT.def], &[DEVICE.def, AT.def]],
    access: Access::resource(crate::RESOURCE)
        .read_only()
        .append_only()
        .grants(&[Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All)]),
    title: &[LOCAL_AT.def],
    logged: false,
    ..Collection::new("punches", FIELDS)
};

/// The punches.
pub static PUNCH: Entity = Entity {
    actions: &[&import::IMPORT_FILE],
    error_codes: &[import::ERROR_CODES],
    ..Entity::plain(&PUNCHES)
};

/// The day of a punch.
pub fn day_of(punch: &Document) -> Option<civil::Date> {
    punch.get(AT).map(|Instant(at)| schema::day_in_morocco(at))
}

/// Who has which of these codes.
pub fn employees_of(cx: &Cx<'_>, codes: &[String]) -> Result<BTreeMap<String, Id>> {
    if codes.is_empty() {
        return Ok(BTreeMap::new());
    }
    let query = Query {
        filters: vec![employee::EMP_CODE.any_of(codes)],
        select: Select::only(&EMPLOYEES, &[employee::EMP_CODE.def]),
        ..Query::default()
    };
    let found = cx.all_of(&EMPLOYEES, query)?.into_iter();
    Ok(found
        .filter_map(|row| Some((row.get(employee::EMP_CODE)?, Id(row.id))))
        .collect())
}
