//! Exit slips, and work outside of hours: Saturdays of those offices that are open, evenings now and then.

use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::demo::{DemoRng, document};
use schema::{Date, Document, Id, Instant};

use crate::duty::{self, DUTIES};
use crate::exit_permission::{self as exit, EXIT_PERMISSIONS};
use crate::punch::demo::{AttendedDay, is_worked};

/// So many were out with a slip.
const EXITS: usize = 14;
/// So many slips wait.
const WAITING_EXITS: usize = 3;
/// So many weeks whose Saturdays somebody was on duty.
const DUTY_WEEKS: i64 = 8;

/// Why people leave for an hour, as each wrote it.
const ERRANDS: [&str; 6] = [
    "Rendez-vous médical",
    "Démarche administrative",
    "Convocation de l’école des enfants",
    "Affaire familiale",
    "موعد مع الطبيب",
    "سحب وثيقة من المقاطعة",
];

/// What was written down of duties and slips, each with the day of that.
pub(super) fn written_on(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<(Day, Document)> {
    let mut all = duties(rng, attended, today);
    all.extend(exits(rng, attended, today));
    all
}

/// Days that lie so far back at most, today left out: it is not over.
fn lately<'d>(attended: &[&'d AttendedDay], today: Day, days: i64) -> Vec<&'d AttendedDay> {
    let first = today.saturating_sub(days.days());
    let is_recent = |one: &&&AttendedDay| one.day >= first && one.day < today;
    attended.iter().filter(is_recent).copied().collect()
}

/// Some of them, each of another person.
fn some<'d>(rng: &mut DemoRng, of: &[&'d AttendedDay], count: usize) -> Vec<&'d AttendedDay> {
    let mut chosen: Vec<&AttendedDay> = Vec::new();
    for _ in 0..count * 4 {
        if chosen.len() == count || of.is_empty() {
            break;
        }
        let one = *rng.pick(of);
        if chosen.iter().all(|other| other.employee != one.employee) {
            chosen.push(one);
        }
    }
    chosen
}

/// The offices that are open on Saturday morning, two people each week, and evenings now and then.
fn duties(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<(Day, Document)> {
    let monday = today.saturating_sub(i64::from(today.weekday().to_monday_zero_offset()).days());
    let mut rows = Vec::new();
    for back in 1..=DUTY_WEEKS {
        let week = monday.saturating_sub((7 * back).days());
        for one in some(rng, attended, 2) {
            let saturday = week.saturating_add(5.days());
            let row = duty_of(rng, one, saturday, ["08:30", "12:30"]).with(duty::KIND, duty::Kind::Permanence);
            let row = row.with(duty::DECISION, format!("NS-{:03}/{}", 40 - back, week.year()));
            // The order of the week goes out on its Monday.
            rows.push((week, row));
        }
    }
    for one in some(rng, &lately(attended, today, 21), 4) {
        let row = duty_of(rng, one, one.day, ["17:00", "19:30"]).with(duty::KIND, duty::Kind::Overtime);
        rows.push((one.day, row));
    }
    rows
}

fn duty_of(rng: &mut DemoRng, one: &AttendedDay, day: Day, [from, to]: [&str; 2]) -> Document {
    document(&DUTIES, rng)
        .with(duty::EMPLOYEE, one.employee.clone())
        .with(duty::DATE, Date(day))
        .with(duty::FROM, from.to_owned())
        .with(duty::TO, to.to_owned())
}

/// Slips that were given on paper.
fn exits(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<(Day, Document)> {
    let chosen = some(rng, &lately(attended, today, 30), EXITS);
    let granted = |one: &&AttendedDay| {
        let mut slip = slip(rng, one.employee.clone(), one.day);
        let decided = schema::instant_in_morocco(one.day.at(9, 15, 0, 0));
        slip.created_at = schema::wire_instant(decided);
        let slip = slip
            .with(exit::STATUS, exit::Status::Approved)
            .with(exit::DECIDED_AT, Instant(decided));
        (one.day, slip)
    };
    chosen.iter().map(granted).collect()
}

/// Slips that heads have yet to answer, for the next working day.
pub(super) fn waiting_exits(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<Document> {
    let mut next = today.saturating_add(1.day());
    while !is_worked(next) {
        next = next.saturating_add(1.day());
    }
    let chosen = some(rng, attended, WAITING_EXITS);
    chosen.iter().map(|one| slip(rng, one.employee.clone(), next)).collect()
}

fn slip(rng: &mut DemoRng, employee: Id, day: Day) -> Document {
    let hour = rng.range(10, 14);
    document(&EXIT_PERMISSIONS, rng)
        .with(exit::EMPLOYEE, employee)
        .with(exit::DATE, Date(day))
        .with(exit::FROM, format!("{hour:02}:00"))
        .with(exit::TO, format!("{:02}:30", hour + rng.range(0, 1)))
        .with(exit::REASON, (*rng.pick(&ERRANDS)).to_owned())
}
