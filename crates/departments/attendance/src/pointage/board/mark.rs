//! A day as one letter, and what letters come to.

use schema::Document;
use schemars::JsonSchema;
use serde::Serialize;

use crate::pointage::{DAY_KIND, DayKind, LATE, MISSING, OVERTIME, STATUS, Status, WORKED};

/// Of which nothing is to be said.
pub(super) const NONE: char = '.';

/// The letter of a day: of a working day its status, else its kind.
pub(super) fn mark(day: &Document) -> char {
    match (day.get(DAY_KIND), day.get(STATUS)) {
        (Some(DayKind::Work), Some(status)) => match status {
            Status::OnTime => 'o',
            Status::Tolerable => 't',
            Status::Late => 'l',
            Status::Absent => 'a',
            Status::NotRegistered => 'n',
        },
        (Some(DayKind::Rest), _) => 'r',
        (Some(DayKind::Holiday), _) => 'h',
        (Some(DayKind::Leave), _) => 'v',
        (Some(DayKind::Mission), _) => 'm',
        (Some(DayKind::Permission), _) => 'p',
        (Some(DayKind::Waiting), _) => 'w',
        (Some(DayKind::NotMeasured), _) => 'u',
        _ => NONE,
    }
}

/// What the days of somebody come to.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
#[schemars(rename = "AttendanceTotals")]
pub(super) struct Totals {
    #[serde(rename = "workedMinutes")]
    worked: i64,
    #[serde(rename = "lateMinutes")]
    late: i64,
    /// What was not worked without anything that covers it.
    #[serde(rename = "missingMinutes")]
    missing: i64,
    #[serde(rename = "overtimeMinutes")]
    overtime: i64,
}

impl Totals {
    /// The fields that are summed.
    pub const FIELDS: [schema::FieldDef; 4] = [WORKED.def, LATE.def, MISSING.def, OVERTIME.def];

    pub fn add(&mut self, day: &Document) {
        self.worked += day.get(WORKED).unwrap_or(0);
        self.late += day.get(LATE).unwrap_or(0);
        self.missing += day.get(MISSING).unwrap_or(0);
        self.overtime += day.get(OVERTIME).unwrap_or(0);
    }
}
