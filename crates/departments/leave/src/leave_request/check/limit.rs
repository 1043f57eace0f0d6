//! What a type bounds of one leave: how long it lasts, how often it is taken, from what it begins, how many days there are.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::people::employee;
use platform::people::person::{self, PERSONS, Sex};
use schema::{Date, Document, Id, Rejection, Result, error_codes};

use super::super::field::{END, EVENT, START};
use super::super::plan;
use super::budget::{others, taken_between};
use super::{BEYOND_CEILING, CheckScope};
use crate::days::WHOLE;
use crate::leave_type::{self, CEILING_DAYS, CEILING_MEN, CEILING_MONTHS, CEILING_WOMEN};

error_codes! {
    LASTS_TOO_LONG = "leave_lasts_too_long", invalid => "آخر يوم ممكن لهذا النوع من الرخص: {until}", "Ce congé prend fin le {until} au plus tard", "This leave ends on {until} at the latest";
    ONCE = "leave_taken_once", conflict => "لا تمنح هذه الرخصة إلا مرة واحدة في مدة محددة بالأشهر: {months}، وسبق أن منحت من {from} إلى {to}", "Ce congé ne s’accorde qu’une fois en {months} mois et ne se fractionne pas\u{a0}: il a été pris du {from} au {to}", "This leave is given once in {months} months and in one stretch: it was taken from {from} to {to}";
    NO_EVENT = "leave_event_missing", invalid => "مطلوب تاريخ الولادة أو الأمر الذي تبتدئ منه هذه الرخصة", "La date de la naissance ou de l’ordonnance est attendue", "The date of the birth or of the order is expected";
    OUTSIDE_EVENT = "leave_outside_event", invalid => "تؤخذ أيام هذه الرخصة من {from} إلى {until}", "Les jours de ce congé se prennent du {from} au {until}", "The days of this leave are taken from {from} to {until}";
}

/// Whoever the employee is, as their card says it.
pub(super) fn sex_of(cx: &Cx<'_>, employee: &Document) -> Result<Option<Sex>> {
    let Some(Id(person)) = employee.get(employee::PERSON) else {
        return Ok(None);
    };
    Ok(cx.get(&PERSONS, &person)?.and_then(|person| person.get(person::SEX)))
}

/// All that a type bounds.
pub(super) fn limits(cx: &Cx<'_>, scope: &CheckScope<'_>) -> Result<Vec<Rejection>> {
    let most = most_days(cx, scope)?;
    let mut refused = Vec::new();
    refused.extend(lasts_too_long(scope));
    refused.extend(taken_before(cx, scope)?);
    refused.extend(outside_event(scope, most));
    refused.extend(beyond_ceiling(cx, scope, most)?);
    Ok(refused)
}

/// The days that the type gives this person in its period: women and men may have ceilings of their own; of whom it is not written
/// down, the chain finds out.
fn most_days(cx: &Cx<'_>, scope: &CheckScope<'_>) -> Result<Option<i64>> {
    let version = scope.version;
    let (women, men) = (version.get(CEILING_WOMEN), version.get(CEILING_MEN));
    let common = version.get(CEILING_DAYS);
    if women.is_none() && men.is_none() {
        return Ok(common);
    }
    Ok(match sex_of(cx, scope.employee)? {
        Some(Sex::Female) => women.or(common),
        Some(Sex::Male) => men.or(common),
        None => women.max(men).or(common),
    })
}

fn lasts_too_long(scope: &CheckScope<'_>) -> Option<Rejection> {
    let months = scope.version.get(leave_type::MOST_MONTHS)?;
    let until = scope.span.start.saturating_add(months.months()).saturating_sub(1.day());
    let refused = Rejection::new(LASTS_TOO_LONG).field(END.def.name);
    (scope.span.end > until).then(|| refused.day("until", Date(until)))
}

/// Another of that type within so many months before it or after it, one that was cut short too.
fn taken_before(cx: &Cx<'_>, scope: &CheckScope<'_>) -> Result<Option<Rejection>> {
    let Some(months) = scope.version.get(leave_type::ONCE_IN_MONTHS) else {
        return Ok(None);
    };
    let near = |day: civil::Date| {
        let (first, last) = (day.min(scope.span.start), day.max(scope.span.start));
        first.saturating_add(months.months()) > last
    };
    for other in others(cx, scope.request)? {
        let (Date(from), to) = (other.need(START)?, other.need(END)?);
        if near(from) {
            let refused = Rejection::new(ONCE).field(START.def.name).arg("months", months);
            return Ok(Some(refused.day("from", Date(from)).day("to", to)));
        }
    }
    Ok(None)
}

/// Its days are those after the event, as many as there are.
fn outside_event(scope: &CheckScope<'_>, most: Option<i64>) -> Option<Rejection> {
    if scope.version.get(leave_type::FROM_EVENT) != Some(true) {
        return None;
    }
    let Some(Date(event)) = scope.request.get(EVENT) else {
        return Some(Rejection::new(NO_EVENT).field(EVENT.def.name));
    };
    let until = most.map_or(civil::Date::MAX, |days| event.saturating_add((days - 1).days()));
    let is_inside = event <= scope.span.start && scope.span.end <= until;
    let refused = Rejection::new(OUTSIDE_EVENT).field(START.def.name);
    (!is_inside).then(|| refused.day("from", Date(event)).day("until", Date(until)))
}

/// Refused where more days are taken in the months before its end than the type gives.
fn beyond_ceiling(cx: &Cx<'_>, scope: &CheckScope<'_>, most: Option<i64>) -> Result<Option<Rejection>> {
    let months = scope.version.get(CEILING_MONTHS);
    let last = scope.count.taken.last().map(|one| one.day);
    let (Some(most), Some(months), Some(last)) = (most, months, last) else {
        return Ok(None);
    };
    let taken = taken_between(cx, scope.request, last.saturating_sub(months.months()), last)?;
    if taken + scope.count.total() <= most * WHOLE {
        return Ok(None);
    }
    let refused = Rejection::new(BEYOND_CEILING).field(END.def.name);
    let told = refused.arg("most", most).arg("months", months);
    Ok(Some(told.arg("taken", plan::days_text(taken))))
}
