//! Absences after a leave of somebody whom no terminal knows: those of everybody else follow from their days.

use engine::{Cx, Extension};
use jiff::civil;
use platform::people::employee;
use platform::workday::LateReturn;
use schema::{Date, Document, Id, Result};

use super::field::{ABSENCES, DATE, EMPLOYEE, WHOLE_DAY};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&LateReturn(enter_days)];

/// Enters each day that no terminal will ever tell, unless one stands for it.
fn enter_days(cx: &mut Cx<'_>, file: &Document, days: &[civil::Date]) -> Result<()> {
    let has_code = file.get(employee::EMP_CODE).is_some();
    let since = file.get(employee::REGISTERED_ON);
    for day in days {
        let is_known = has_code && since.is_none_or(|Date(since)| since <= *day);
        let same = [EMPLOYEE.eq(&file.id), DATE.eq(Date(*day))];
        if is_known || cx.first(&ABSENCES, same)?.is_some() {
            continue;
        }
        let absence = Document::new(&ABSENCES)
            .with(EMPLOYEE, Id(file.id.clone()))
            .with(DATE, Date(*day))
            .with(WHOLE_DAY, true);
        cx.create(absence)?;
    }
    Ok(())
}
