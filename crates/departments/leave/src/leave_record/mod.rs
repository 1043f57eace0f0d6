//! The ledger of days (سجل أيام الرخص): what was given and what was taken, row by row. It is only ever added to; a balance is the
//! sum of its rows, wherever it is shown.
//!
//! Rows are of a year. What is left of a year goes over into the next by two rows, out of the one and into the other, so that
//! the sum of a year says what is left of it.

use engine::{Compare, Entity, ReportDef};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::ledger::ALREADY_REVERSED;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Decimal, Fields, Grant, Id, Label, Rows, Unique, Who, choice, choices, date, decimal,
    fields, integer, link, long, text,
};

mod act;
pub mod balance;
mod due;
pub mod expiry;
mod opening_sheet;
mod paper;
pub mod posting;
mod reversal;
mod rules;
#[cfg(test)]
mod tests;
mod wording;
mod year;

pub use posting::{Posting, post};
pub use year::{credit_years, once};

use crate::leave_request::field::LEAVE_REQUESTS;
use crate::leave_type::LEAVE_TYPES;
use crate::permission::{HR, PORTAL};

choices! {
    /// What a row of the ledger is.
    Kind {
        Entitlement = "entitlement" as Good: "استحقاق", "Droit", "Entitlement";
        Taken = "taken" as Info: "استعمال", "Pris", "Taken";
        CarryOver = "carry_over" as Info: "تأجيل", "Report", "Carried over";
        Expiry = "expiry" as Quiet: "سقوط", "Péremption", "Expiry";
        Correction = "correction" as Warn: "تصحيح", "Rectification", "Correction";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// From this day on it counts; of what was taken the first day.
    START: Date = date("start_date").required() => "من تاريخ", "À compter du", "From";
    TYPE: String = text("type").max(32).required() => "نوع الرخصة", "Type de congé", "Type of leave";
    TYPE_ROW: Id = link("typeId", || &LEAVE_TYPES).expands("leaveType") => "نوع الرخصة", "Type de congé", "Type of leave";
    /// Days of that type and year taken up to and with this row, in the order of the ledger (decision 44).
    CUMULATIVE: Decimal = decimal("cumulative_days") => "مجموع الأيام المستعملة", "Cumul pris", "Days taken in all";
    /// The balance after this row, in the order of the ledger.
    OWED: Decimal = decimal("days_owed") => "الرصيد بعد القيد", "Solde après l’écriture", "Balance after it";
    DAYS: Decimal = decimal("days").required() => "عدد الأيام", "Jours", "Days";
    KIND: Kind = choice("kind").required() => "نوع القيد", "Écriture", "Entry";
    YEAR: i64 = integer("year").required() => "السنة", "Année", "Year";
    REQUEST: Id = link("requestId", || &LEAVE_REQUESTS).expands("request") => "طلب الرخصة", "Demande de congé", "Leave request";
    REASON: String = long("reason") => "السبب", "Motif", "Reason";
    BY: Id = link("byId", || &USERS).expands("by").weak() => "من طرف", "Par", "By";
    /// Of a reversal: the entry that it takes back.
    REVERSES: Id = link("reversesId", || &LEAVE_RECORDS).expands("reverses") => "القيد المعكوس", "Écriture contre-passée", "Entry reversed";
    /// Of what was carried over: the last day on which it may be taken.
    EXPIRES: Date = date("expiresOn") => "آخر أجل", "Échéance", "Expires on";
    /// Whose days of which type.
    ACCOUNT: String = text("account").max(120).hidden() => "الحساب", "Compte", "Account";
    /// Account, year and kind together: what sums are made by.
    ENTRY: String = text("entry").max(160).hidden() => "القيد", "Écriture", "Entry";
    /// Of what was taken: on which side of the day on which carried days expire it lies.
    SLICE: String = text("slice").max(16).hidden() => "الجزء", "Tranche", "Slice";
    /// What stands once: an entitlement of a year, a carry-over, an expiry, an opening balance.
    ONCE: String = text("once").max(200).hidden() => "مرة واحدة", "Unique", "Once";
}

/// Written by actions and routines alone; human resources and whose days they are read it.
pub static LEAVE_RECORDS: Collection = Collection {
    one: Label::new("قيد في سجل الرخص", "Écriture de congé", "Leave entry"),
    many: Label::new("سجل الرخص", "Registre des congés", "Leave ledger"),
    unique: &[
        Unique::on(&[ONCE.def]),
        Unique::on(&[REVERSES.def]).otherwise(ALREADY_REVERSED),
    ],
    indexes: &[
        &[EMPLOYEE.def, ACCOUNT.def, START.def, DAYS.def],
        &[EMPLOYEE.def, YEAR.def, ENTRY.def, DAYS.def],
        &[EXPIRES.def],
    ],
    access: Access::resource(PORTAL)
        .only_grants()
        .append_only()
        .read_only()
        .grants(&[
            Grant::new(Who::Holder(HR), Rows::All, Fields::All),
            Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        ]),
    title: &[TYPE.def],
    page: "/rh-managements/leave/{id}",
    ..Collection::new("leaveRecords", FIELDS)
};

/// Only ever added to.
pub static LEAVE_RECORD: Entity = Entity {
    before_write: &[rules::what_was_posted_stays, rules::fill_keys],
    before_delete: &[rules::nothing_is_deleted],
    actions: &[
        &balance::act::BALANCES,
        &act::CORRECT,
        &reversal::REVERSE,
        &act::OPEN,
        &opening_sheet::IMPORT,
        &paper::PRINT,
    ],
    routines: &[&year::ROUTINE],
    deadlines: &[due::EXPIRY],
    error_codes: &[
        rules::ERROR_CODES,
        act::ERROR_CODES,
        reversal::ERROR_CODES,
        paper::ERROR_CODES,
        opening_sheet::ERROR_CODES,
        balance::act::ERROR_CODES,
    ],
    extensions: &[paper::DECLARED, reversal::DECLARED, year::DECLARED],
    reports: &[ReportDef {
        name: "largestLeaveBalances",
        by: &[EMPLOYEE.def, TYPE.def],
        sum: Some(DAYS.def),
        having: Some(Compare::Above(0)),
        top: Some(LARGEST),
        ..ReportDef::WHOLE
    }],
    ..Entity::plain(&LEAVE_RECORDS)
};

/// So many of the largest balances are told: what a head of human resources goes through before the days lapse.
const LARGEST: usize = 30;

/// Papers of the ledger lie with those that people download.
pub(crate) const BUCKET: &str = DOWNLOADABLE_DOCUMENTS;
