//! Today: who came, who has not come yet, who is elsewhere.

use std::collections::HashMap;

use engine::{Cx, inputs};
use schema::{Date, Document, Id, Result, attribute, wire_instant};
use serde_json::{Value as Json, json};

use super::{NAMES, Scope, mark};
use crate::pointage::{ANNEXE, DATE, DAY_KIND, EMPLOYEE, FIRST_IN, LAST_OUT, LATE, POINTAGES, STATUS};
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

pub(super) fn now(cx: &Cx<'_>, asked: &Now) -> Result<Json> {
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
    let away = elsewhere(cx, &people)?;
    let by_employee: HashMap<String, Document> = days
        .into_iter()
        .filter_map(|day| Some((day.get(EMPLOYEE)?.0, day)))
        .collect();
    let line = |one: &Document| Some(line(one, by_employee.get(&one.id)?, away.get(&one.id)));
    let lines: Vec<Json> = people.iter().filter_map(line).collect();
    Ok(json!({ "at": wire_instant(cx.now()), "people": lines }))
}

fn line(one: &Document, day: &Document, place: Option<&Whereabout>) -> Json {
    json!({ "employeeId": one.id, "nameFr": one.get(employee::NAME_FR), "nameAr": one.get(employee::NAME_AR),
        "mark": mark::mark(day).to_string(), "firstIn": day.get(FIRST_IN), "lastOut": day.get(LAST_OUT),
        "lateMinutes": day.get(LATE), "annexe": day.get(ANNEXE).map(|Id(id)| id),
        "elsewhere": place.map(|place| &place.badge) })
}
