//! What a leave would take, before it is asked for.

use engine::{Cx, inputs};
use jiff::civil;
use platform::people::employee::EMPLOYEES;
use schema::{Document, Error, Id, Rejection, Result};
use serde_json::{Map, Value as Json, json};

use super::act::{self, LeaveInput};
use super::check::{YearBudget, check};
use super::field::{DAYS, EMPLOYEE, TYPE_ROW};
use super::plan::{days_json, write};
use super::{deadline, presence, year};
use crate::leave_type;

inputs! {
    /// What a leave would take.
    pub(super) struct Draft {
        ..asked: LeaveInput,
    }
}

/// `leaveRequests.preview` → `{days, unit, years, holidays, balances, refused, warnings, certificateDue}`: what it takes, what is
/// left before and after, and what stands against it. It says the same as sending it would.
pub(super) fn preview(cx: &Cx<'_>, draft: &Draft) -> Result<Json> {
    let mut row = act::fill(cx, &draft.asked)?;
    let checked = match check(cx, &row) {
        Ok(checked) => checked,
        Err(Error::Refused(refused)) => {
            return Ok(
                json!({ "days": null, "unit": null, "years": [], "holidays": [], "balances": [],
                "refused": [refusal_json(cx, &refused)], "warnings": [], "certificateDue": null }),
            );
        }
        Err(fault) => return Err(fault),
    };
    row.set(TYPE_ROW, Id(checked.version.id.clone()));
    write(&mut row, &checked.version, &checked.count)?;
    let unit = checked.version.need(leave_type::UNIT)?;
    let years = row.get(DAYS).unwrap_or_default();
    let holidays = years.as_array().into_iter().flatten();
    let holidays = holidays.flat_map(|year| year["holidays"].as_array().cloned().unwrap_or_default());
    let holidays: Vec<Json> = holidays.collect();
    let due = certificate_due(cx, &row, &checked.version)?;
    let mut warnings = presence::warnings(cx, &row)?;
    warnings.extend(year::warnings(cx, &row, &checked.version)?);
    Ok(json!({
        "days": days_json(checked.count.total()), "unit": schema::Choice::word(unit),
        "years": years, "holidays": holidays,
        "balances": checked.budgets.iter().map(budget).collect::<Vec<Json>>(),
        "refused": checked.refused.iter().map(|one| refusal_json(cx, one)).collect::<Vec<Json>>(),
        "warnings": warnings, "certificateDue": due.map(|day| day.to_string()),
    }))
}

fn certificate_due(cx: &Cx<'_>, row: &Document, version: &Document) -> Result<Option<civil::Date>> {
    if version.get(leave_type::CERTIFICATE) != Some(true) {
        return Ok(None);
    }
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let due = deadline::certificate_due(cx, &employee, version, row)?;
    Ok(due.map(|schema::Date(day)| day))
}

/// What is left of a year before and after.
pub(super) fn budget(one: &YearBudget) -> Json {
    json!({ "year": one.year, "days": days_json(one.asked), "balance": days_json(one.balance),
        "pending": days_json(one.pending), "before": days_json(one.available),
        "after": days_json(one.available - one.asked) })
}

/// A refusal as people and programs read it.
fn refusal_json(cx: &Cx<'_>, refused: &Rejection) -> Json {
    let args = refused.args.iter();
    let facts: Map<String, Json> = args.map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    let parts = [
        ("type", json!(refused.kind.code)),
        ("field", json!(refused.field)),
        ("message", json!(refused.text(cx.lang()))),
        ("facts", Json::Object(facts)),
    ];
    let named = refused.named.as_ref();
    let named = named.map(|(collection, id)| ("document", json!({"$collectionId": collection, "$id": id})));
    Json::Object(
        parts
            .into_iter()
            .chain(named)
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
    )
}
