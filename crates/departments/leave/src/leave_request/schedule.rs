//! Planned leave of a unit as a calendar: who is absent when, and nothing of why.

use engine::{Cx, inputs};
use jiff::civil;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Filter, Id, Rejection, Result, Unit, error_codes};
use serde_json::{Value as Json, json};

use super::field::{EMPLOYEE, END, LEAVE_REQUESTS, START, STATUS, Status};
use super::plan::span_of;
use crate::permission::{HR, PORTAL};

error_codes! {
    NOT_YOUR_UNIT = "leave_unit_not_yours", 401 => "هذه الوحدة ليست وحدتكم", "Cette unité n’est pas la vôtre", "This unit is not yours";
    TOO_MANY_DAYS = "leave_calendar_too_long", invalid => "المطلوب مدة لا تتجاوز 366 يوما", "Une période de 366 jours au plus est attendue", "A time of at most 366 days is expected";
}

/// No more days are shown at once.
const MOST_DAYS: i32 = 366;

inputs! {
    /// A unit and a time.
    pub(super) struct CalendarInput {
        /// A bureau, a service or an annexe; one's own unless it is said.
        unit: Option<Id> = may("unit"),
        /// The first day.
        from: civil::Date = need("from"),
        /// The last day.
        to: civil::Date = need("to"),
    }
}

/// `leaveRequests.calendar` → `{people, absences}`: of one's own unit, of those that one heads, or, for human resources, of any.
pub(super) fn calendar(cx: &Cx<'_>, asked: &CalendarInput) -> Result<Json> {
    let days = asked.from.until(asked.to).map_or(-1, |span| span.get_days());
    if !(0..=MOST_DAYS).contains(&days) {
        return Err(Rejection::new(TOO_MANY_DAYS).field("to").into());
    }
    let (people, decides) = people(cx, asked.unit.as_ref())?;
    let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
    let near = [
        EMPLOYEE.any_of(ids),
        END.ge(Date(asked.from)),
        START.le(Date(asked.to)),
        // What is only asked for is between whoever asks and whoever decides.
        STATUS.any_of(
            if decides {
                &[Status::Approved, Status::Pending][..]
            } else {
                &[Status::Approved]
            }
            .iter()
            .copied(),
        ),
    ];
    let shown = |row: &Document| {
        let span = span_of(row)?;
        let is_certain = row.get(STATUS) == Some(Status::Approved);
        Ok(
            json!({ "employeeId": row.need(EMPLOYEE)?.0, "from": span.start.to_string(), "to": span.end.to_string(),
            "startHalf": span.starts_at_noon, "endHalf": span.ends_at_noon, "certain": is_certain }),
        )
    };
    let rows = cx.all(&LEAVE_REQUESTS, near)?;
    let absences = rows.iter().map(shown).collect::<Result<Vec<Json>>>()?;
    let named = people.iter().map(|one| {
        json!({ "id": one.id, "fullNameFr": one.get(employee::NAME_FR), "fullNameAr": one.get(employee::NAME_AR) })
    });
    Ok(json!({ "people": named.collect::<Vec<Json>>(), "absences": absences }))
}

/// The people whose absences the caller sees: those of the own unit, and of the units that they head.
pub(super) fn visible_people(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let (mut found, _) = people(cx, None)?;
    for (kind, _) in employee::UNITS {
        for unit in cx.who().units.of(*kind, PORTAL) {
            found.extend(people(cx, Some(&Id(unit.clone())))?.0);
        }
    }
    found.sort_by(|one, other| one.id.cmp(&other.id));
    found.dedup_by(|one, other| one.id == other.id);
    Ok(found)
}

/// The people of a unit that the caller may look at, and whether they decide there.
fn people(cx: &Cx<'_>, unit: Option<&Id>) -> Result<(Vec<Document>, bool)> {
    let own = match cx.who().employee.clone() {
        Some(id) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let places = [
        (Unit::Bureau, employee::BUREAU),
        (Unit::Service, employee::SERVICE),
        (Unit::Annexe, employee::ANNEXE),
    ];
    let own_unit = || {
        let own = own.as_ref()?;
        places.iter().find_map(|(_, key)| own.get(*key))
    };
    let Some(unit) = unit.cloned().or_else(own_unit) else {
        return Ok((own.into_iter().collect(), true));
    };
    let is_own = own
        .as_ref()
        .is_some_and(|own| places.iter().any(|(_, key)| own.get(*key).as_ref() == Some(&unit)));
    let heads = places
        .iter()
        .any(|(kind, _)| cx.who().units.of(*kind, PORTAL).contains(&unit.0));
    let decides = heads || cx.who().holds_permission(HR);
    if !is_own && !decides {
        return Err(Rejection::new(NOT_YOUR_UNIT).field("unit").into());
    }
    let any: Vec<Filter> = places.iter().map(|(_, key)| key.eq(&unit)).collect();
    Ok((
        cx.all(&EMPLOYEES, [Filter::Any(any), employee::ACTIVE.eq(true)])?,
        decides,
    ))
}
