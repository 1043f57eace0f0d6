//! What a leave would take, before it is asked for.

use std::collections::BTreeMap;

use engine::{Act, Allowed, Cx, inputs};
use platform::answered_word::AnsweredWord;
use platform::people::employee::EMPLOYEES;
use schema::{Date, Document, Error, Id, Rejection, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Number, Value as Json, json};

use super::act::{self, LeaveInput};
use super::check::{YearBudget, check};
use super::deadline;
use super::field::{EMPLOYEE, TYPE_ROW};
use super::plan::{LeaveHoliday, LeaveYear, by_year, days_number, write};
use super::warning::{LeaveWarning, warnings};
use crate::leave_type::{self, DayUnit};

inputs! {
    /// What a leave would take.
    pub(super) struct Draft {
        ..asked: LeaveInput,
    }
}

/// Says the same as sending it would.
pub(super) const PREVIEW: Act<Draft, LeavePreview> = Act::read("leaveRequests.preview", Allowed::Users, preview);

/// What a leave would take, what is left before and after, and what stands against it.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LeavePreview {
    /// Nothing where it cannot be counted at all.
    days: Option<Number>,
    unit: Option<AnsweredWord<DayUnit>>,
    years: Vec<LeaveYear>,
    /// Those of all its years.
    holidays: Vec<LeaveHoliday>,
    balances: Vec<LeaveBudget>,
    refused: Vec<LeaveObstacle>,
    warnings: Vec<LeaveWarning>,
    /// By which day its certificate comes, where one is asked for.
    certificate_due: Option<String>,
}

/// What a leave takes of a year, and what is left of it before and after, in days.
#[derive(Serialize, JsonSchema)]
struct LeaveBudget {
    year: i16,
    days: Number,
    balance: Number,
    /// What other requests wait for.
    pending: Number,
    before: Number,
    after: Number,
}

/// What stands against a leave.
#[derive(Serialize, JsonSchema)]
struct LeaveObstacle {
    /// Its code.
    #[serde(rename = "type")]
    code: &'static str,
    /// The field that it is about.
    field: Option<String>,
    /// In the language of the caller.
    message: String,
    /// What its text is made of.
    #[schemars(with = "BTreeMap<String, String>")]
    facts: Map<String, Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<ObstacleDocument>,
}

/// The document that stands against a leave, where the caller may open it.
#[derive(Serialize, JsonSchema)]
struct ObstacleDocument {
    #[serde(rename = "$collectionId")]
    #[schemars(with = "schema::CollectionId")]
    collection: &'static str,
    #[serde(rename = "$id")]
    id: String,
}

fn preview(cx: &Cx<'_>, draft: &Draft) -> Result<LeavePreview> {
    let mut row = act::fill(cx, &draft.asked)?;
    let checked = match check(cx, &row) {
        Ok(checked) => checked,
        Err(Error::Refused(refused)) => {
            return Ok(LeavePreview {
                refused: vec![LeaveObstacle::of(cx, &refused)],
                ..LeavePreview::default()
            });
        }
        Err(fault) => return Err(fault),
    };
    let version = &checked.version;
    row.set(TYPE_ROW, Id(version.id.clone()));
    write(&mut row, version, &checked.count)?;
    let unit = version.need(leave_type::UNIT)?;
    let years = by_year(unit, &checked.count);
    Ok(LeavePreview {
        days: Some(days_number(checked.count.total())),
        unit: Some(AnsweredWord(unit)),
        holidays: years.iter().flat_map(|year| year.holidays.clone()).collect(),
        years,
        balances: checked.budgets.iter().map(LeaveBudget::of).collect(),
        refused: checked.refused.iter().map(|one| LeaveObstacle::of(cx, one)).collect(),
        warnings: warnings(cx, &row, version)?,
        certificate_due: certificate_due(cx, &row, version)?.map(|Date(day)| day.to_string()),
    })
}

fn certificate_due(cx: &Cx<'_>, row: &Document, version: &Document) -> Result<Option<Date>> {
    if version.get(leave_type::CERTIFICATE) != Some(true) {
        return Ok(None);
    }
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    deadline::certificate_due(cx, &employee, version, row)
}

impl LeaveBudget {
    fn of(one: &YearBudget) -> Self {
        LeaveBudget {
            year: one.year,
            days: days_number(one.asked),
            balance: days_number(one.balance),
            pending: days_number(one.pending),
            before: days_number(one.available),
            after: days_number(one.available - one.asked),
        }
    }
}

impl LeaveObstacle {
    /// A refusal as people and programs read it.
    fn of(cx: &Cx<'_>, refused: &Rejection) -> Self {
        let args = refused.args.iter();
        let named = refused.named.clone();
        LeaveObstacle {
            code: refused.kind.code,
            field: refused.field.clone(),
            message: refused.text(cx.lang()),
            facts: args.map(|(name, value)| ((*name).to_owned(), json!(value))).collect(),
            document: named.map(|(collection, id)| ObstacleDocument { collection, id }),
        }
    }
}
