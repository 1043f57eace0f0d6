//! Planned leave of a unit as a calendar: who is absent when, and nothing of why.

use engine::{Act, Allowed, Cx, inputs};
use jiff::{ToSpan, civil};
use platform::home::unit::members;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Field, Filter, Id, Rejection, Result, Unit, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

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
        /// A unit of any kind, with those below it; one's own bureau, else service, else annexe unless it is said.
        unit: Option<Id> = may("unit"),
        /// The first day.
        from: civil::Date = need("from"),
        /// The last day.
        to: civil::Date = need("to"),
    }
}

/// Of one's own unit, of those that one heads, or, for human resources, of any.
pub(super) const CALENDAR: Act<CalendarInput, UnitLeave> =
    Act::read("leaveRequests.calendar", Allowed::Users, calendar);

/// Who of a unit is absent when, and nothing of why.
#[derive(Serialize, JsonSchema)]
pub(super) struct UnitLeave {
    people: Vec<UnitMember>,
    absences: Vec<UnitAbsence>,
}

/// Somebody of a unit.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct UnitMember {
    id: String,
    full_name_fr: Option<String>,
    full_name_ar: Option<String>,
}

/// When somebody of a unit is absent.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct UnitAbsence {
    employee_id: String,
    from: String,
    to: String,
    /// Whether it begins at noon.
    start_half: bool,
    /// Whether it ends at noon.
    end_half: bool,
    /// Whether it is granted; else it is only asked for, which whoever decides alone is told.
    certain: bool,
}

fn calendar(cx: &Cx<'_>, asked: &CalendarInput) -> Result<UnitLeave> {
    let days = asked.from.until(asked.to).map_or(-1, |span| span.get_days());
    if !(0..=MOST_DAYS).contains(&days) {
        return Err(Rejection::new(TOO_MANY_DAYS).field("to").into());
    }
    let (people, decides) = people(cx, asked.unit.as_ref())?;
    plan_of(cx, &people, asked.from, asked.to, decides)
}

/// So many days stand in the week of a head, the present one included.
const WEEK: i64 = 7;

/// Who of the units that the caller heads is away in the week to come, as [`CALENDAR`] says it; nothing for whoever heads none.
pub(super) fn week_of_head(cx: &Cx<'_>) -> Result<Option<UnitLeave>> {
    if KINDS.iter().all(|kind| cx.who().units.of(*kind, PORTAL).is_empty()) {
        return Ok(None);
    }
    let today = cx.today();
    let last = today.saturating_add((WEEK - 1).days());
    plan_of(cx, &headed_people(cx)?, today, last, true).map(Some)
}

/// These people, and when they are absent; for whoever decides, also when they ask to be.
fn plan_of(cx: &Cx<'_>, people: &[Document], from: civil::Date, to: civil::Date, decides: bool) -> Result<UnitLeave> {
    let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
    let mut shown = vec![Status::Approved];
    // What is only asked for is between whoever asks and whoever decides.
    if decides {
        shown.push(Status::Pending);
    }
    let near = [
        EMPLOYEE.any_of(ids),
        END.ge(Date(from)),
        START.le(Date(to)),
        STATUS.any_of(shown),
    ];
    let rows = cx.all(&LEAVE_REQUESTS, near)?;
    Ok(UnitLeave {
        people: people.iter().map(UnitMember::of).collect(),
        absences: rows.iter().map(UnitAbsence::of).collect::<Result<_>>()?,
    })
}

impl UnitMember {
    fn of(one: &Document) -> Self {
        UnitMember {
            id: one.id.clone(),
            full_name_fr: one.get(employee::NAME_FR),
            full_name_ar: one.get(employee::NAME_AR),
        }
    }
}

impl UnitAbsence {
    fn of(row: &Document) -> Result<Self> {
        let span = span_of(row)?;
        Ok(UnitAbsence {
            employee_id: row.need(EMPLOYEE)?.0,
            from: span.start.to_string(),
            to: span.end.to_string(),
            start_half: span.starts_at_noon,
            end_half: span.ends_at_noon,
            certain: row.get(STATUS) == Some(Status::Approved),
        })
    }
}

/// The people whose absences the caller sees: those of the own unit, and of the units that they head.
pub(super) fn visible_people(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let (mut found, _) = people(cx, None)?;
    found.extend(headed_people(cx)?);
    found.sort_by(|one, other| one.id.cmp(&other.id));
    found.dedup_by(|one, other| one.id == other.id);
    Ok(found)
}

/// The people of the units that the caller heads, and of those below them.
fn headed_people(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let headed = KINDS.into_iter().map(|kind| (kind, cx.who().units.of(kind, PORTAL)));
    let headed = headed.filter(|(_, units)| !units.is_empty());
    let within = headed.map(|(kind, units)| members(cx, kind, &units));
    let within = within.collect::<Result<Vec<Filter>>>()?;
    if within.is_empty() {
        return Ok(Vec::new());
    }
    cx.all(&EMPLOYEES, [Filter::Any(within), employee::ACTIVE.eq(true)])
}

/// Every kind of unit, and the units that a file names by itself.
const KINDS: [Unit; 5] = [
    Unit::Bureau,
    Unit::Service,
    Unit::Annexe,
    Unit::Division,
    Unit::Direction,
];
const OWN_UNITS: [(Unit, Field<Id>); 3] = [
    (Unit::Bureau, employee::BUREAU),
    (Unit::Service, employee::SERVICE),
    (Unit::Annexe, employee::ANNEXE),
];

/// The people of a unit that the caller may look at, and whether they decide there.
fn people(cx: &Cx<'_>, unit: Option<&Id>) -> Result<(Vec<Document>, bool)> {
    let own = match cx.who().employee.clone() {
        Some(id) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let own_units: Vec<(Unit, Id)> = own
        .iter()
        .flat_map(|own| OWN_UNITS.iter().filter_map(|(kind, key)| Some((*kind, own.get(*key)?))))
        .collect();
    let Some(unit) = unit.or(own_units.first().map(|(_, id)| id)) else {
        return Ok((own.into_iter().collect(), true));
    };
    let headed = |kind: &Unit| cx.who().units.of(*kind, PORTAL).contains(&unit.0);
    let mut kinds = KINDS.to_vec();
    if !cx.who().holds_permission(HR) {
        kinds.retain(headed);
    }
    let decides = !kinds.is_empty();
    if !decides {
        kinds.extend(own_units.iter().filter(|(_, id)| id == unit).map(|(kind, _)| *kind));
    }
    if kinds.is_empty() {
        return Err(Rejection::new(NOT_YOUR_UNIT).field("unit").into());
    }
    let within = kinds
        .iter()
        .map(|kind| members(cx, *kind, std::slice::from_ref(&unit.0)));
    let within = within.collect::<Result<Vec<Filter>>>()?;
    let found = cx.all(&EMPLOYEES, [Filter::Any(within), employee::ACTIVE.eq(true)])?;
    Ok((found, decides))
}
