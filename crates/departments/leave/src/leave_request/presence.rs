//! How many of a unit are there: whoever asks for leave is warned where too few would be, and the chain decides.

use std::collections::{BTreeMap, HashSet};

use engine::{Cx, Extension};
use jiff::civil;
use platform::organisation::annexe::{self, ANNEXES};
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::service::{self, SERVICES};
use platform::people::employee::{self, EMPLOYEES};
use platform::settings::threshold::Threshold;
use schema::{Collection, Date, Document, Field, Filter, Id, Label, Rejection, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::field::{EMPLOYEE, END, LEAVE_REQUESTS, START, STATUS, Status};
use super::plan::{span_of, taken_days};
use crate::days::LeaveSpan;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&LEAST_PRESENT];

/// The share of a unit that stays at work, where the unit says no other.
static LEAST_PRESENT: Threshold = Threshold {
    key: "org.leave.leastPresent",
    label: Label::new(
        "الحد الأدنى للحضور في الوحدة (%)",
        "Présence minimale dans l’unité (%)",
        "Minimum presence in a unit (%)",
    ),
    about: Label::new(
        "ينبه صاحب(ة) طلب الرخصة والمقرر إذا نزل الحضور عن هذه النسبة",
        "Le demandeur et le décideur sont avertis si moins d’agents restent présents",
        "The asker and whoever decides are warned where fewer stay",
    ),
    bounds: (0, 100),
    preset: 50,
};

/// Smaller units are not compared: one of two is half of them.
const SMALLEST: usize = 3;

/// A kind of unit: where employees name it, and what says how many of it stay.
type UnitKind = (Field<Id>, &'static Collection, Field<i64>);

const UNIT_KINDS: [UnitKind; 3] = [
    (employee::BUREAU, &BUREAUX, bureau::LEAST_PRESENT),
    (employee::SERVICE, &SERVICES, service::LEAST_PRESENT),
    (employee::ANNEXE, &ANNEXES, annexe::LEAST_PRESENT),
];

/// The people of the unit of somebody, and the share of them that stays: of the bureau, else of the service, else of the annexe.
fn unit_of(cx: &Cx<'_>, employee: &Document) -> Result<(Vec<Id>, i64)> {
    let found = UNIT_KINDS
        .into_iter()
        .find_map(|kind| Some((kind, employee.get(kind.0)?)));
    let Some(((key, of, share), unit)) = found else {
        return Ok((Vec::new(), 0));
    };
    let own = cx.get(of, unit.as_str())?.and_then(|row| row.get(share));
    let least = own.map_or_else(|| LEAST_PRESENT.value(cx), Ok)?;
    let people = cx.all(&EMPLOYEES, [key.eq(unit), employee::ACTIVE.eq(true)])?;
    Ok((people.into_iter().map(|one| Id(one.id)).collect(), least))
}

/// Too few of a unit would be there, on the worst day of a leave.
#[derive(Serialize, JsonSchema)]
pub(super) struct FewPresent {
    code: &'static str,
    /// In the language of the caller.
    message: String,
    date: String,
    /// How many would stay,
    present: usize,
    /// of so many.
    of: usize,
    /// The share that is to stay, in percent.
    least: i64,
}

/// The worst day of a leave, where it leaves too few of the unit.
pub(super) fn few_present(cx: &Cx<'_>, request: &Document) -> Result<Option<FewPresent>> {
    let employee = cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?;
    let (people, least) = unit_of(cx, &employee)?;
    let own = taken_days(request);
    if people.len() < SMALLEST || least == 0 || own.is_empty() {
        return Ok(None);
    }
    let span = span_of(request)?;
    let absent = absent_on(cx, &people, &span, &request.id)?;
    let worst = own
        .iter()
        .map(|one| (absent.get(&one.day).map_or(0, HashSet::len), one.day))
        .max();
    let Some((others, day)) = worst else {
        return Ok(None);
    };
    let present = people.len().saturating_sub(others + 1);
    let share = i64::try_from(present * 100 / people.len()).unwrap_or_default();
    if share >= least {
        return Ok(None);
    }
    let text = Rejection::new(super::check::FEW_PRESENT)
        .day("date", Date(day))
        .arg("present", present)
        .arg("of", people.len());
    Ok(Some(FewPresent {
        code: text.kind.code,
        message: text.text(cx.lang()),
        date: day.to_string(),
        present,
        of: people.len(),
        least,
    }))
}

/// Who of these people is on leave, or asks to be, on each day of a stretch of time; not by that request.
fn absent_on(cx: &Cx<'_>, people: &[Id], span: &LeaveSpan, but: &str) -> Result<BTreeMap<civil::Date, HashSet<Id>>> {
    let near: Vec<Filter> = vec![
        EMPLOYEE.any_of(people),
        END.ge(Date(span.start)),
        START.le(Date(span.end)),
        STATUS.any_of([Status::Pending, Status::Approved]),
    ];
    let mut absent: BTreeMap<civil::Date, HashSet<Id>> = BTreeMap::new();
    for row in cx.all(&LEAVE_REQUESTS, near)?.iter().filter(|row| row.id != but) {
        let employee = row.need(EMPLOYEE)?;
        for one in taken_days(row) {
            absent.entry(one.day).or_default().insert(employee.clone());
        }
    }
    Ok(absent)
}
