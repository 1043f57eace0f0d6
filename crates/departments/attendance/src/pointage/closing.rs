//! Days that somebody closed although a device had not told them: after a week, with a reason (decision 13).

use engine::Entity;
use schema::{Access, Collection, Date, Id, Label, Unique, date, fields, link, long};

use platform::organisation::annexe::ANNEXES;
use platform::people::user::USERS;

fields! {
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    /// Of everybody where none is named.
    ANNEXE: Id = link("annexe", || &ANNEXES).expands("annexeDoc") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    REASON: String = long("reason").required() => "السبب", "Motif", "Reason";
    BY: Id = link("byId", || &USERS).expands("by").weak() => "من طرف", "Par", "By";
}

/// Written by `days.close` alone.
pub static DAY_CLOSINGS: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("إقفال يوم", "Clôture d’une journée", "Closing of a day"),
    many: Label::new("إقفال الأيام", "Clôtures de journées", "Closings of days"),
    unique: &[Unique::on(&[DATE.def, ANNEXE.def])],
    access: Access::resource(crate::RESOURCE).read_only(),
    ..Collection::new("dayClosings", FIELDS)
};

/// A closed day is told, whatever is silent.
pub static DAY_CLOSING: Entity = Entity::plain(&DAY_CLOSINGS);
