//! Who leaves, or whose standing is to be decided, in the next twelve months: age limits, ends of service and of postings for
//! a time, probations that nobody confirmed. Of what has passed and still waits, the same.

use std::collections::HashMap;

use engine::{Act, Allowed, Cx, Deadline, MonthsLater};
use jiff::ToSpan;
use jiff::civil::Date;
use schema::{Document, Id, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::rank::functions_of;
use super::retirement::{self, RetirementAge};
use super::{ACTIVE, EMPLOYEES, NAME_AR, NAME_FR, NUMBER, RECRUITED_ON, SERVICE, TENURED_ON};
use crate::deadline::days;
use crate::home::content::title_in;
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::service::SERVICES;
use crate::people;
use crate::people::career_step::{self, CAREER_STEPS};
use crate::settings::threshold::Threshold;

#[cfg(test)]
mod tests;

/// `employees.departures`, as far as the caller may read the days.
pub(super) const LIST: Act<(), StaffDepartures> =
    Act::read("employees.departures", Allowed::Holders(&[people::READ]), |cx, ()| {
        departures(cx)
    });

/// What is due of the staff.
#[derive(Serialize, JsonSchema)]
pub(super) struct StaffDepartures {
    /// The soonest first.
    items: Vec<StaffDeparture>,
    /// The age limits that hold today.
    ages: Vec<RetirementAge>,
}

/// A day on which somebody leaves, or on which it is to be decided whether they stay.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct StaffDeparture {
    kind: DepartureKind,
    date: String,
    /// Days left; less than none once the day has passed.
    days: i64,
    employee_id: String,
    full_name_fr: Option<String>,
    full_name_ar: Option<String>,
    #[serde(rename = "N_PERS_ACT")]
    number: Option<i64>,
    #[serde(rename = "FONCTION")]
    function: Option<String>,
    service: Option<String>,
    /// Of the document that says so; none where it is the file itself.
    collection: Option<&'static str>,
    document_id: Option<String>,
}

/// What may be due of somebody, in the order in which those of one day are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum DepartureKind {
    EndOfPosting,
    EndOfService,
    Probation,
    Retirement,
}

/// So far ahead the list looks.
const AHEAD_MONTHS: i32 = 12;
/// What passed longer ago and still waits is told no less; nobody was born before.
const LONG_AGO: Date = Date::constant(1900, 1, 1);

/// No probation lasts longer, in months; a file that says nothing of its end for as long again only lacks the day.
const LONGEST_PROBATION: i64 = 60;

/// How long a probation lasts.
pub(super) static PROBATION_MONTHS: Threshold = Threshold {
    key: "org.probationMonths",
    label: Label::new(
        "مدة التمرين قبل الترسيم (بالأشهر)",
        "Stage avant titularisation (mois)",
        "Probation before confirmation (months)",
    ),
    about: Label::new(
        "بعد هذا العدد من الأشهر من التوظيف يظهر من لم يرسم بعد ضمن لائحة المغادرات المرتقبة، لمدة خمس سنوات على الأكثر.",
        "Passé ce nombre de mois depuis le recrutement, un agent non titularisé figure parmi les échéances du personnel, cinq ans au plus.",
        "So many months after recruitment, whoever is not confirmed is listed among the coming departures, for five years at most.",
    ),
    bounds: (1, LONGEST_PROBATION),
    // A year, as the statutes of most corps have it.
    preset: 12,
};

/// A probation that ends without a confirmation.
const PROBATION: Deadline = Deadline {
    later: |cx| {
        let months = PROBATION_MONTHS.value(cx)?;
        Ok(MonthsLater::always(i32::try_from(months).unwrap_or(i32::MAX)))
    },
    only: &[ACTIVE.holds(), TENURED_ON.is_unset()],
    ..Deadline::on("", Label::new("", "", ""), RECRUITED_ON, |_, _| Ok(Vec::new()), "")
};

/// The day on which a service ends by decision.
const END_OF_SERVICE: Deadline = Deadline {
    only: &[career_step::KIND.is(career_step::Kind::End.wire())],
    ..Deadline::on("", Label::new("", "", ""), career_step::ON, |_, _| Ok(Vec::new()), "")
};

/// Somebody's day.
struct Departure {
    kind: DepartureKind,
    day: Date,
    employee: Id,
    /// The document that says so, where it is not the file itself.
    by: Option<Document>,
}

/// What falls due, the soonest first, also of whom the caller does not read.
fn falling_due(cx: &Cx<'_>, today: Date) -> Result<Vec<Departure>> {
    let last = today.saturating_add(AHEAD_MONTHS.months());
    let waiting = (LONG_AGO, last);
    let mut found = of_files(cx, DepartureKind::Retirement, &retirement::RETIREMENT, waiting)?;
    let on_probation = (today.saturating_sub(LONGEST_PROBATION.months()), last);
    found.extend(of_files(cx, DepartureKind::Probation, &PROBATION, on_probation)?);
    for (day, step) in cx.falling_due(&CAREER_STEPS, &END_OF_SERVICE, (today, last))? {
        let ends = by_document(DepartureKind::EndOfService, day, step, career_step::EMPLOYEE);
        found.extend(ends);
    }
    for (day, posting) in cx.falling_due(&ASSIGNMENTS, &assignment::ENDS, (today, last))? {
        let ends = by_document(DepartureKind::EndOfPosting, day, posting, assignment::EMPLOYEE);
        found.extend(ends);
    }
    found.sort_by(|a, b| (a.day, a.kind, &a.employee.0).cmp(&(b.day, b.kind, &b.employee.0)));
    Ok(found)
}

fn departures(cx: &Cx<'_>) -> Result<StaffDepartures> {
    let today = cx.today();
    let found = falling_due(cx, today)?;
    let ids: Vec<String> = found.iter().map(|one| one.employee.0.clone()).collect();
    let people = by_id(cx.many_readable(&EMPLOYEES, &ids)?);
    let units: Vec<String> = people
        .values()
        .filter_map(|one| one.get(SERVICE))
        .map(|id| id.0)
        .collect();
    let units = by_id(cx.many_readable(&SERVICES, &units)?);
    let functions = functions_of(cx, people.values())?;
    let items = found.iter().filter_map(|one| {
        let employee = people.get(&one.employee.0)?;
        let service = employee.get(SERVICE).and_then(|Id(id)| units.get(&id));
        let service = service.map(|row| title_in(row, cx.lang()));
        Some(one.described(today, employee, functions.get(&employee.id), service))
    });
    Ok(StaffDepartures {
        items: items.collect(),
        ages: retirement::ages(cx)?,
    })
}

fn by_id(documents: Vec<Document>) -> HashMap<String, Document> {
    let pairs = documents.into_iter().map(|document| (document.id.clone(), document));
    pairs.collect()
}

fn of_files(cx: &Cx<'_>, kind: DepartureKind, deadline: &Deadline, span: (Date, Date)) -> Result<Vec<Departure>> {
    let due = cx.falling_due(&EMPLOYEES, deadline, span)?.into_iter();
    let one = |(day, employee): (Date, Document)| Departure {
        kind,
        day,
        employee: Id(employee.id),
        by: None,
    };
    Ok(due.map(one).collect())
}

fn by_document(kind: DepartureKind, day: Date, by: Document, employee: schema::Field<Id>) -> Option<Departure> {
    let employee = by.get(employee)?;
    Some(Departure {
        kind,
        day,
        employee,
        by: Some(by),
    })
}

impl Departure {
    fn described(
        &self,
        today: Date,
        employee: &Document,
        function: Option<&String>,
        service: Option<String>,
    ) -> StaffDeparture {
        StaffDeparture {
            kind: self.kind,
            date: self.day.to_string(),
            days: days(today, self.day),
            employee_id: employee.id.clone(),
            full_name_fr: employee.get(NAME_FR),
            full_name_ar: employee.get(NAME_AR),
            number: employee.get(NUMBER),
            function: function.cloned(),
            service,
            collection: self.by.as_ref().map(|by| by.of.id),
            document_id: self.by.as_ref().map(|by| by.id.clone()),
        }
    }
}
