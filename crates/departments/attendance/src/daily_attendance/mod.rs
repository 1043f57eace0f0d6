//! Figures of days (إحصائيات يومية): how many of an annexe were present, late, absent on a day. They name nobody, and all
//! statistics are made of them.

use engine::Entity;
use platform::organisation::annexe::ANNEXES;
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Unique, Who, date, fields, integer, link, text,
};

mod follow;
mod panel;
mod statistics;
#[cfg(test)]
mod tests;

pub use follow::{figures_follow_absences, follow};

use crate::permission::STATISTICS;

fields! {
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    /// None for those who are posted at no annexe.
    ANNEXE: Id = link("annexe", || &ANNEXES).expands("annexeDoc").weak() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    /// The month, `2026-11`.
    MONTH: String = text("month").max(7) => "الشهر", "Mois", "Month";
    /// Whose day was computed.
    HEADCOUNT: i64 = integer("headcount") => "عدد الموظفين", "Effectif", "Headcount";
    PRESENT: i64 = integer("present") => "الحاضرون", "Présents", "Present";
    LATE: i64 = integer("late") => "المتأخرون", "En retard", "Late";
    ABSENT: i64 = integer("absent") => "المتغيبون", "Absents", "Absent";
    JUSTIFIED: i64 = integer("justified") => "تغيبات مبررة", "Absences justifiées", "Justified absences";
    /// On leave, on a mission, out by permission.
    AWAY: i64 = integer("away") => "في رخصة أو مهمة", "En congé ou en mission", "On leave or on a mission";
    /// Whose day waits for a terminal, or who are not enrolled.
    UNKNOWN: i64 = integer("unknown") => "بدون معطيات", "Sans données", "Without data";
    /// Whom no terminal measured.
    NOT_MEASURED: i64 = integer("notMeasured") => "غير مقيس", "Non mesurés", "Not measured";
    /// The day and the annexe: one row for each.
    KEY: String = text("key").hidden() => "المفتاح", "Clé", "Key";
}

/// One for each annexe and day; written by the engine alone, read by whoever reads days or statistics.
pub static DAILY_ATTENDANCE: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("حصيلة يوم", "Chiffres d’une journée", "Figures of a day"),
    many: Label::new("حصيلة الأيام", "Chiffres journaliers", "Daily figures"),
    unique: &[Unique::on(&[KEY.def])],
    indexes: &[&[DATE.def, ANNEXE.def]],
    access: Access::resource(crate::RESOURCE).read_only().grants(&[Grant::new(
        Who::Holder(STATISTICS),
        Rows::All,
        Fields::All,
    )]),
    title: &[DATE.def],
    // They follow from days, which keep what they were before.
    logged: false,
    publishes: &[HEADCOUNT.def, PRESENT.def, LATE.def, ABSENT.def, JUSTIFIED.def],
    ..Collection::new("dailyAttendance", FIELDS)
};

/// What statistics are made of.
pub static DAILY_FIGURES: Entity = Entity {
    actions: &[&statistics::ATTENDANCE],
    extensions: &[panel::PANELS],
    error_codes: &[statistics::ERROR_CODES],
    ..Entity::plain(&DAILY_ATTENDANCE)
};
