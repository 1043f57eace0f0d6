//! Today: who came, who has not come yet, who is elsewhere.

use std::collections::HashMap;

use engine::{Cx, inputs};
use schema::{Date, Document, Id, Result, attribute, wire_instant};
use schemars::JsonSchema;
use serde::Serialize;

use super::{NAMES, Scope, mark};
use crate::pointage::{ANNEXE, DATE, DAY_KIND, EMPLOYEE, FIRST_IN, LAST_OUT, LATE, POINTAGES, STATUS};
use platform::home::content::Badge;
use platform::home::presence::{Whereabout, elsewhere};
use platform::people::employee::{self, EMPLOYEES};

inputs! {
    /// Of whom.
    pub(in crate::pointage) struct Now {
        /// Of one annexe,
        annexe: Option<Id> = may("annexe"),
        /// of one service,
        service: Option<Id> = may("serviceId"),
        /// of one bureau.
        bureau: Option<Id> = may("bureauId"),
    }
}

/// Who came today, who has not yet, who is elsewhere.
#[derive(Serialize, JsonSchema)]
pub(in crate::pointage) struct AttendanceNow {
    /// The moment of which this is so.
    at: String,
    people: Vec<AttendanceToday>,
}

/// Today of somebody.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AttendanceToday {
    employee_id: String,
    name_fr: Option<String>,
    name_ar: Option<String>,
    /// The letter of the day.
    mark: String,
    /// The clock of Morocco, `HH:MM`.
    first_in: Option<String>,
    last_out: Option<String>,
    late_minutes: Option<i64>,
    annexe: Option<String>,
    /// Where somebody is who is not at their desk.
    elsewhere: Option<Badge>,
}

pub(super) fn now(cx: &Cx<'_>, asked: &Now) -> Result<AttendanceNow> {
    let mut filters = vec![DATE.eq(Date(cx.today()))];
    let scope = Scope {
        annexe: &asked.annexe,
        service: &asked.service,
        bureau: &asked.bureau,
    };
    filters.extend(scope.filters());
    let fields = [
        EMPLOYEE.def,
        DATE.def,
        DAY_KIND.def,
        STATUS.def,
        FIRST_IN.def,
        LAST_OUT.def,
        LATE.def,
        ANNEXE.def,
    ];
    let days = cx.fields_readable(&POINTAGES, filters, &fields)?;
    let ids: Vec<String> = days
        .iter()
        .filter_map(|day| day.get(EMPLOYEE))
        .map(|Id(id)| id)
        .collect();
    let mut people = cx.fields_readable(&EMPLOYEES, [attribute::ID.any_of(ids)], NAMES)?;
    people.sort_by_cached_key(|one| one.get(employee::NAME_FR));
    let mut away = elsewhere(cx, &people)?;
    let by_employee: HashMap<String, Document> = days
        .into_iter()
        .filter_map(|day| Some((day.get(EMPLOYEE)?.0, day)))
        .collect();
    let line = |one: &Document| Some(line(one, by_employee.get(&one.id)?, away.remove(&one.id)));
    Ok(AttendanceNow {
        at: wire_instant(cx.now()),
        people: people.iter().filter_map(line).collect(),
    })
}

fn line(one: &Document, day: &Document, place: Option<Whereabout>) -> AttendanceToday {
    AttendanceToday {
        employee_id: one.id.clone(),
        name_fr: one.get(employee::NAME_FR),
        name_ar: one.get(employee::NAME_AR),
        mark: mark::mark(day).to_string(),
        first_in: day.get(FIRST_IN),
        last_out: day.get(LAST_OUT),
        late_minutes: day.get(LATE),
        annexe: day.get(ANNEXE).map(|Id(id)| id),
        elsewhere: place.map(|place| place.badge),
    }
}
