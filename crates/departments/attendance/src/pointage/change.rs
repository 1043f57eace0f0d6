//! Changes of days that had been computed before: what a day was, what it is, and what decided it anew. One row each, logged, for
//! the days themselves are not.

use engine::Entity;
use schema::{Access, Collection, Date, Fields, Grant, Id, Label, Rows, Who, date, fields, json, link};

use platform::people::employee::EMPLOYEES;

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    BEFORE: serde_json::Value = json("before") => "قبل", "Avant", "Before";
    AFTER: serde_json::Value = json("after") => "بعد", "Après", "After";
}

/// Only ever added to, by the engine.
pub static POINTAGE_CHANGES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("تغيير يوم", "Changement d’une journée", "Change of a day"),
    many: Label::new("تغييرات الأيام", "Changements de journées", "Changes of days"),
    indexes: &[&[EMPLOYEE.def, DATE.def]],
    access: Access::resource(crate::RESOURCE).read_only().grants(&[Grant::new(
        Who::Employees,
        Rows::Own(&[EMPLOYEE.def]),
        Fields::All,
    )]),
    ..Collection::new("pointageChanges", FIELDS)
};

/// Read beside the day.
pub static POINTAGE_CHANGE: Entity = Entity::plain(&POINTAGE_CHANGES);
