//! Days as boards show them: a unit's month as a grid, a person's year, who is here today. All of it through the caller's view,
//! so that a head sees their unit and somebody else their own days.

mod mark;
mod month;
mod now;
#[cfg(test)]
mod tests;
mod week;
mod year;

use engine::{Action, Allowed, Cx};
use schema::{Document, FieldDef, Filter, Id, Label, Rejection, Result, attribute, error_codes};
use serde_json::{Value as Json, json};

use self::mark::Totals;
use super::{ANNEXE, BUREAU, SERVICE};
use platform::people::employee::{self, EMPLOYEES};

/// `pointages.month` → the days of everybody of a unit, as marks.
pub(super) static MONTH: Action<month::MonthBoard> = Action::read("pointages.month", Allowed::Users, month::month);
/// `pointages.week` → seven days of everybody of a unit, with the hours at which they came and went.
pub(super) static WEEK: Action<week::WeekBoard> = Action::read("pointages.week", Allowed::Users, week::week);
/// `pointages.year` → the days of one person, as marks, with what they came to.
pub(super) static YEAR: Action<year::Year> = Action::read("pointages.year", Allowed::Users, year::year);
/// `pointages.now` → today's days, with who is elsewhere.
pub(super) static NOW: Action<now::Now> = Action::read("pointages.now", Allowed::Users, now::now);

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

/// The line of somebody: who, a letter a day, what the days come to.
fn line(one: &Document, marks: &[char], totals: &Totals) -> Json {
    let mut said = totals.to_json();
    said["employeeId"] = json!(one.id);
    said["nameFr"] = json!(one.get(employee::NAME_FR));
    said["nameAr"] = json!(one.get(employee::NAME_AR));
    said["marks"] = json!(marks.iter().collect::<String>());
    said
}

/// A value that has not the form of what it is to be.
fn malformed<T>(name: &'static str, expected: Label) -> Result<T> {
    let rejection = Rejection::new(error_codes::ARGUMENT_INVALID).arg("param", name);
    Err(rejection.label("reason", expected).into())
}
