//! What the demonstration shows of leave: a year of it, people who are away today, leave to come, and requests that wait: for
//! heads, and for human resources, to whom leave for reasons of health goes at once.

mod ledger;

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{ToSpan, civil};
use platform::approval::rule::{
    APPROVAL_RULES, NAME as RULE_NAME, STEPS, SUBJECT, TYPE as RULE_TYPE, UNIT as RULE_UNIT,
};
use platform::approval::{self, Purpose};
use platform::demo::{DemoRng, Scene, Units, document, id, is_holiday};
use platform::people::employee;
use schema::{Date, Document, Id, Result};
use serde_json::json;

use crate::days::{Count, DayKind, HolidayName, LeaveSpan, count};
use crate::leave_request::field::{
    EMPLOYEE, END, LEAVE_REQUESTS, POSTED_YEAR, REASON, START, STATUS, STEP, Status, Step, TYPE, TYPE_ROW,
};
use crate::leave_request::plan;
use crate::leave_type::first::ANNUAL;
use crate::leave_type::{DayUnit, LEAVE_TYPES, UNIT};

/// The type that goes to human resources at once.
const SICK: &str = "sick";
/// People of a commune that is shown; a larger one is made to measure with.
const LARGEST: usize = 400;
/// So many requests wait for heads, and for human resources.
const WAITING: [usize; 2] = [10, 3];
/// Leave is asked for so many days before: of the furthest that is planned, before today.
const ASKED_BEFORE: i64 = 30;
/// In the language in which each asks.
const REASONS: &[&str] = &[
    "Vacances en famille",
    "Affaires personnelles",
    "Voyage",
    "Repos",
    "عطلة مع الأسرة",
    "أغراض شخصية",
    "زيارة الأهل",
];

/// Writes the year: for a department's step of the demonstration.
pub async fn fill(scene: Scene<'_>) -> Result<()> {
    if scene.employees.len() > LARGEST {
        return Ok(());
    }
    let year = scene.today.year();
    let people: Vec<&Document> = scene.employees.iter().filter(|one| employee::is_able(one)).collect();
    let (mut requests, mut ledger) = (Vec::new(), Vec::new());
    for (number, one) in people.iter().enumerate() {
        ledger.extend(ledger::years(scene.rng, one, year));
        for (from, days) in stretches(scene.rng, number, scene.today) {
            let to = from.saturating_add(days.days());
            if from.year() == year && to.year() == year {
                let found = count_days(from, to);
                let row = granted_leave(scene.rng, one, from, to, &found)?;
                ledger.push(ledger::taking_of(&row, year, &found, from));
                requests.push(row);
            }
        }
    }
    let rows = ledger::rows(scene.rng, ledger);
    let askers = askers(scene.units, &people);
    let waiting = waiting(scene.rng, &askers, scene.today)?;
    let rules = rules(scene.rng, scene.units);
    let stage = scene.stage;
    stage.write(rules).await?;
    let history = history(scene.rng, &requests);
    stage.write(requests).await?;
    stage.write(rows).await?;
    stage
        .transact(move |cx| history.iter().try_for_each(|one| one.write(cx)))
        .await?;
    stage
        .transact(move |cx| {
            waiting
                .iter()
                .try_for_each(|row| approval::submit(cx, row.clone(), Purpose::Request).map(drop))
        })
        .await
}

/// The rules of approval of this commune.
fn rules(rng: &mut DemoRng, units: &Units) -> Vec<Document> {
    let mut rules = vec![sick_rule(rng)];
    rules.extend(units.annexe_of_login().map(|annexe| annexe_rule(rng, annexe)));
    rules
}

/// Leave for reasons of health goes to human resources at once.
fn sick_rule(rng: &mut DemoRng) -> Document {
    document(&APPROVAL_RULES, rng)
        .with(RULE_NAME, "Santé\u{a0}: aux ressources humaines".to_owned())
        .with(SUBJECT, LEAVE_REQUESTS.id.to_owned())
        .with(RULE_TYPE, SICK.to_owned())
        .with(STEPS, json!([{"by": "hr", "days": 2}]))
}

/// Annual leave of an annexe is decided by its head, who sees who is missing there, whatever service they are of.
fn annexe_rule(rng: &mut DemoRng, annexe: &Document) -> Document {
    let (name, _) = annexe.title();
    document(&APPROVAL_RULES, rng)
        .with(RULE_NAME, format!("Congé annuel\u{a0}: {name}"))
        .with(SUBJECT, LEAVE_REQUESTS.id.to_owned())
        .with(RULE_TYPE, ANNUAL.to_owned())
        .with(RULE_UNIT, annexe.id.clone())
        .with(
            STEPS,
            json!([{"by": "headship", "level": "annexe", "days": 3}, {"by": "hr", "days": 3}]),
        )
}

/// Those whose requests wait: the last of the first bureau and of an annexe, who head nothing and whose heads can sign in,
/// and people of all units from the first, on whom the heads above decide.
fn askers<'p>(units: &Units, people: &[&'p Document]) -> Vec<&'p Document> {
    let first = [
        (employee::BUREAU, units.bureaux.first()),
        (employee::ANNEXE, units.annexe_of_login()),
    ];
    let is_of = |one: &Document, (key, unit): (schema::Field<Id>, Option<&Document>)| {
        unit.is_some_and(|unit| one.get(key).is_some_and(|Id(own)| own == unit.id))
    };
    let of_first = first
        .into_iter()
        .flat_map(|unit| people.iter().rev().filter(move |one| is_of(one, unit)).take(2));
    let mut askers: Vec<&Document> = of_first.copied().collect();
    let step = (people.len() / (WAITING[0] + WAITING[1])).max(1);
    let others: Vec<&Document> = people.iter().step_by(step).copied().collect();
    askers.extend(others);
    let mut known = std::collections::HashSet::new();
    askers.retain(|one| known.insert(one.id.as_str()));
    askers
}

/// Who approved a leave that was granted, to be found once it stands.
struct History {
    request: Document,
    sent: jiff::Timestamp,
    /// Of its steps: no chain of the demonstration is longer.
    ids: [String; 2],
}

impl History {
    fn write(&self, cx: &mut Cx<'_>) -> Result<()> {
        let steps = approval::approved_steps(cx, &self.request, self.sent)?;
        steps.into_iter().zip(&self.ids).try_for_each(|(mut step, id)| {
            step.id.clone_from(id);
            cx.create(step).map(drop)
        })
    }
}

fn history(rng: &mut DemoRng, granted: &[Document]) -> Vec<History> {
    let of_request = |request: &Document| History {
        request: request.clone(),
        sent: request.created_at.parse().unwrap_or_default(),
        ids: [rng.id(), rng.id()],
    };
    granted.iter().map(of_request).collect()
}

/// The morning so many days before a leave on which it was asked for.
fn sent_at(from: Day) -> jiff::Timestamp {
    schema::instant_in_morocco(from.saturating_sub(ASKED_BEFORE.days()).at(9, 30, 0, 0))
}

/// When somebody was away, is away and will be: from which day, and for how many more.
fn stretches(rng: &mut DemoRng, number: usize, today: Day) -> Vec<(Day, i64)> {
    let mut all = Vec::new();
    if rng.percent(70) {
        all.push((today.saturating_sub(rng.range(60, 250).days()), rng.range(2, 12)));
    }
    // Every twelfth is away today, whatever chance says.
    if number % 12 == 5 {
        all.push((today.saturating_sub(rng.range(0, 3).days()), rng.range(3, 6)));
    } else if rng.percent(20) {
        all.push((today.saturating_add(rng.range(8, 25).days()), rng.range(2, 6)));
    }
    all
}

fn count_days(from: Day, to: Day) -> Count {
    let kind = |day: civil::Date| match day.weekday().to_monday_one_offset() {
        6 | 7 => DayKind::Rest,
        _ if is_holiday(day) => DayKind::Holiday(HolidayName {
            fr: "Jour férié".to_owned(),
            ar: "عطلة رسمية".to_owned(),
            is_tentative: false,
        }),
        _ => DayKind::Work,
    };
    count(&LeaveSpan::days_from(from, to), DayUnit::Working, kind)
}

fn request_of(rng: &mut DemoRng, one: &Document, code: &str, from: Day, to: Day) -> Document {
    document(&LEAVE_REQUESTS, rng)
        .with(EMPLOYEE, id(one))
        .with(TYPE, code.to_owned())
        .with(TYPE_ROW, Id(code.to_owned()))
        .with(START, Date(from))
        .with(END, Date(to))
        .with(REASON, (*rng.pick(REASONS)).to_owned())
}

/// A leave that was granted.
fn granted_leave(rng: &mut DemoRng, one: &Document, from: Day, to: Day, found: &Count) -> Result<Document> {
    let mut row = request_of(rng, one, ANNUAL, from, to)
        .with(STATUS, Status::Approved)
        .with(STEP, Step::Done)
        .with(POSTED_YEAR, i64::from(from.year()));
    row.created_at = schema::wire_instant(sent_at(from));
    write(&mut row, DayUnit::Working, found)?;
    Ok(row)
}

fn write(row: &mut Document, unit: DayUnit, found: &Count) -> Result<()> {
    let version = Document::new(&LEAVE_TYPES).with(UNIT, unit);
    plan::write(row, &version, found)
}

/// Requests of people of all units that nobody has answered yet, and of some who fell ill.
fn waiting(rng: &mut DemoRng, askers: &[&Document], today: Day) -> Result<Vec<Document>> {
    let mut all = Vec::new();
    for (number, one) in askers.iter().take(WAITING[0] + WAITING[1]).enumerate() {
        let (code, unit, from) = if number < WAITING[0] {
            (ANNUAL, DayUnit::Working, today.saturating_add(rng.range(35, 60).days()))
        } else {
            (SICK, DayUnit::Calendar, today.saturating_sub(rng.range(1, 2).days()))
        };
        let to = from.saturating_add(rng.range(3, 6).days());
        let mut row = request_of(rng, one, code, from, to);
        let found = match unit {
            DayUnit::Working => count_days(from, to),
            DayUnit::Calendar => count(&LeaveSpan::days_from(from, to), unit, |_| DayKind::Work),
        };
        write(&mut row, unit, &found)?;
        all.push(row);
    }
    Ok(all)
}
