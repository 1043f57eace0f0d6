//! Who leaves, or whose standing is to be decided, in the next twelve months: age limits, ends of service and of postings for
//! a time, probations that nobody confirmed. Of what has passed and still waits, the same.

use std::collections::HashMap;

use engine::{Action, Allowed, Cx, Deadline, MonthsLater};
use jiff::ToSpan;
use jiff::civil::Date;
use schema::{Document, Id, Label, Result};
use serde_json::{Value as Json, json};

use super::rank::functions_of;
use super::{ACTIVE, EMPLOYEES, NAME_AR, NAME_FR, NUMBER, RECRUITED_ON, SERVICE, TENURED_ON, retirement};
use crate::deadline::days;
use crate::home::content::title_in;
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::service::SERVICES;
use crate::people;
use crate::people::career_step::{self, CAREER_STEPS};
use crate::settings::threshold::Threshold;

#[cfg(test)]
mod tests;

/// `employees.departures` → `{items, ages}`, the soonest first, as far as the caller may read the days.
pub(super) const LIST: Action = Action::read("employees.departures", Allowed::Holders(&[people::READ]), |cx, ()| {
    departures(cx)
});

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
    kind: &'static str,
    day: Date,
    employee: Id,
    /// The document that says so, where it is not the file itself.
    by: Option<Document>,
}

fn departures(cx: &Cx<'_>) -> Result<Json> {
    let today = cx.today();
    let last = today.saturating_add(AHEAD_MONTHS.months());
    let waiting = (LONG_AGO, last);
    let mut found = of_files(cx, "retirement", &retirement::RETIREMENT, waiting)?;
    let on_probation = (today.saturating_sub(LONGEST_PROBATION.months()), last);
    found.extend(of_files(cx, "probation", &PROBATION, on_probation)?);
    for (day, step) in cx.falling_due(&CAREER_STEPS, &END_OF_SERVICE, (today, last))? {
        found.extend(by_document("endOfService", day, step, career_step::EMPLOYEE));
    }
    for (day, posting) in cx.falling_due(&ASSIGNMENTS, &assignment::ENDS, (today, last))? {
        found.extend(by_document("endOfPosting", day, posting, assignment::EMPLOYEE));
    }
    found.sort_by(|a, b| (a.day, a.kind, &a.employee.0).cmp(&(b.day, b.kind, &b.employee.0)));
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
        Some(one.json(today, employee, functions.get(&employee.id), service))
    });
    Ok(json!({ "items": items.collect::<Vec<Json>>(), "ages": retirement::ages_json(cx)? }))
}

fn by_id(documents: Vec<Document>) -> HashMap<String, Document> {
    let pairs = documents.into_iter().map(|document| (document.id.clone(), document));
    pairs.collect()
}

fn of_files(cx: &Cx<'_>, kind: &'static str, deadline: &Deadline, span: (Date, Date)) -> Result<Vec<Departure>> {
    let due = cx.falling_due(&EMPLOYEES, deadline, span)?.into_iter();
    let one = |(day, employee): (Date, Document)| Departure {
        kind,
        day,
        employee: Id(employee.id),
        by: None,
    };
    Ok(due.map(one).collect())
}

fn by_document(kind: &'static str, day: Date, by: Document, employee: schema::Field<Id>) -> Option<Departure> {
    let employee = by.get(employee)?;
    Some(Departure {
        kind,
        day,
        employee,
        by: Some(by),
    })
}

impl Departure {
    fn json(&self, today: Date, employee: &Document, function: Option<&String>, service: Option<String>) -> Json {
        json!({
            "kind": self.kind, "date": self.day.to_string(), "days": days(today, self.day),
            "employeeId": employee.id, "fullNameFr": employee.get(NAME_FR), "fullNameAr": employee.get(NAME_AR),
            "N_PERS_ACT": employee.get(NUMBER), "FONCTION": function,
            "service": service,
            "collection": self.by.as_ref().map(|by| by.of.id), "documentId": self.by.as_ref().map(|by| by.id.clone()),
        })
    }
}
