//! Days as boards show them: a unit's month as a grid, a person's year, who is here today. All of it through the caller's view,
//! so that a head sees their unit and somebody else their own days.

mod mark;
mod month;
mod now;
#[cfg(test)]
mod tests;
mod week;
mod year;

use engine::{Act, Allowed, Cx};
use schema::{Document, FieldDef, Filter, Id, Label, Rejection, Result, attribute, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use self::mark::Totals;
use super::{ANNEXE, BUREAU, SERVICE};
use platform::people::employee::{self, EMPLOYEES};

/// The days of everybody of a unit, as marks.
pub(super) const MONTH: Act<month::MonthBoard, month::AttendanceMonth> =
    Act::read("pointages.month", Allowed::Users, month::month);
/// Seven days of everybody of a unit, with the hours at which they came and went.
pub(super) const WEEK: Act<week::WeekBoard, week::AttendanceWeek> =
    Act::read("pointages.week", Allowed::Users, week::week);
/// The days of one person, as marks, with what they came to.
pub(super) const YEAR: Act<year::Year, year::AttendanceYear> = Act::read("pointages.year", Allowed::Users, year::year);
/// Today's days, with who is elsewhere.
pub(super) const NOW: Act<now::Now, now::AttendanceNow> = Act::read("pointages.now", Allowed::Users, now::now);

/// What of an employee a board names.
const NAMES: &[FieldDef] = &[employee::NAME_FR.def, employee::NAME_AR.def];

/// Of which unit a board is, where it is of one.
struct Scope<'s> {
    annexe: &'s Option<Id>,
    service: &'s Option<Id>,
    bureau: &'s Option<Id>,
}

impl Scope<'_> {
    fn filters(&self) -> Vec<Filter> {
        let of = [(ANNEXE, self.annexe), (SERVICE, self.service), (BUREAU, self.bureau)];
        let named = of.into_iter().filter_map(|(key, id)| Some(key.eq(id.as_ref()?)));
        named.collect()
    }
}

/// The people with these ids whom the reader may see, in the order of their French names.
fn people<'i>(cx: &Cx<'_>, ids: impl Iterator<Item = &'i str>) -> Result<Vec<Document>> {
    let ids: Vec<&str> = ids.collect();
    let mut people = cx.fields_readable(&EMPLOYEES, [attribute::ID.any_of(ids)], NAMES)?;
    people.sort_by_cached_key(|one| one.get(employee::NAME_FR));
    Ok(people)
}

/// The line of somebody: what the days come to, who, a letter a day.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AttendanceLine {
    #[serde(flatten)]
    totals: Totals,
    employee_id: String,
    name_fr: Option<String>,
    name_ar: Option<String>,
    /// A letter a day.
    marks: String,
}

impl AttendanceLine {
    fn new(one: &Document, marks: &[char], totals: Totals) -> Self {
        AttendanceLine {
            totals,
            employee_id: one.id.clone(),
            name_fr: one.get(employee::NAME_FR),
            name_ar: one.get(employee::NAME_AR),
            marks: marks.iter().collect(),
        }
    }
}

/// A value that has not the form of what it is to be.
fn malformed<T>(name: &'static str, expected: Label) -> Result<T> {
    let rejection = Rejection::new(error_codes::ARGUMENT_INVALID).arg("param", name);
    Err(rejection.label("reason", expected).into())
}
