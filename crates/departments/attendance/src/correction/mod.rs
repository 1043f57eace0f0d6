//! Corrections of days (تصحيح): what a day is taken for beside what was derived, why, and who said so.
//!
//! They are only ever added to; the latest that was not withdrawn stands over what is derived. Nobody corrects a day of their own.

use engine::Entity;
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Instant, Label, Rows, Unit, Who, choice, date, fields, file, instant,
    link, long, text,
};

use crate::pointage::DayKind;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    FIRST_IN: String = text("firstIn").form(&schema::TIME) => "أول دخول", "Première entrée", "First in";
    LAST_OUT: String = text("lastOut").form(&schema::TIME) => "آخر خروج", "Dernière sortie", "Last out";
    DAY_KIND: DayKind = choice("dayKind") => "نوع اليوم", "Nature du jour", "Kind of day";
    REASON: String = long("reason").required() => "السبب", "Motif", "Reason";
    FILE: Id = file("fileId", platform::bucket::DOWNLOADABLE_DOCUMENTS) => "الوثيقة", "Pièce", "Document";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "من طرف", "Par", "By";
    WITHDRAWN_AT: Instant = instant("withdrawnAt").computed() => "تاريخ السحب", "Retirée le", "Withdrawn at";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
}

/// Written by actions alone.
pub static POINTAGE_CORRECTIONS: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("تصحيح يوم", "Rectification", "Correction"),
    many: Label::new("التصحيحات", "Rectifications", "Corrections"),
    indexes: &[&[EMPLOYEE.def, DATE.def]],
    access: Access::resource(crate::RESOURCE).read_only().grants(&[
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        Grant::new(
            Who::Heads,
            Rows::Unit(&[
                (Unit::Bureau, &BUREAU.def),
                (Unit::Service, &SERVICE.def),
                (Unit::Annexe, &ANNEXE.def),
            ]),
            Fields::Except(&[FILE.def]),
        ),
    ]),
    ..Collection::new("pointageCorrections", FIELDS)
};

/// Made and withdrawn by `pointages.correct` and `pointages.withdrawCorrection`.
pub static POINTAGE_CORRECTION: Entity = Entity::plain(&POINTAGE_CORRECTIONS);
