//! What the demonstration shows of attendance: terminals and punches, and what follows from how people came: exit slips, work
//! outside of hours, letters about lateness.
//!
//! Chance of its own, so that the other departments show the same people and facts with it as without.

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::approval::{self, Purpose};
use platform::demo::{DemoRng, DemoWriter, HEADS, Scene, document};
use schema::{Date, Document, Id, Instant, Result};

use crate::duty::{self, DUTIES};
use crate::exit_permission::{self as exit, EXIT_PERMISSIONS};
use crate::punch::demo::{AttendedDay, WORK_BEGINS, fill_terminals, is_worked};
use crate::warning::{self, WARNINGS};

/// What chance starts from here.
const SEED: u64 = 31;
/// So many were out with a slip.
const EXITS: usize = 14;
/// So many slips wait.
const WAITING_EXITS: usize = 3;
/// So many weeks whose Saturdays somebody was on duty.
const DUTY_WEEKS: i64 = 8;
/// So many letters, about at least so many minutes of the last days.
const LETTERS: usize = 8;
const LATE: i64 = 20;
const LATE_DAYS: i64 = 6;
/// Lateness of so many minutes is asked about; a notice is enough for less.
const TO_EXPLAIN: i64 = 45;

const ERRANDS: [&str; 4] = [
    "Rendez-vous médical",
    "Démarche administrative",
    "Convocation de l’école des enfants",
    "Affaire familiale",
];
const REPLIES: [&str; 3] = [
    "Le bus de la ligne 12 n’est pas passé ce matin-là.",
    "J’accompagnais mon enfant à l’hôpital, le certificat suit.",
    "La pointeuse ne reconnaissait pas mon empreinte, le gardien peut en témoigner.",
];

/// Writes it all: for a department's step of the demonstration.
pub(crate) async fn fill(mut scene: Scene<'_>) -> Result<()> {
    let attended = fill_terminals(&mut scene).await?;
    if attended.is_empty() {
        return Ok(());
    }
    let mut rng = DemoRng::new(SEED);
    // Whoever heads a unit or can sign in has another first screen than with letters of their own.
    let staff: Vec<&Document> = scene.employees.iter().skip(HEADS).collect();
    let is_staff = |one: &&AttendedDay| staff.iter().any(|file| file.id == one.employee.0);
    let attended: Vec<&AttendedDay> = attended.iter().filter(is_staff).collect();
    let keepers = scene.stage.by("hr");
    keepers.write(duties(&mut rng, &attended, scene.today)).await?;
    keepers.write(exits(&mut rng, &attended, scene.today)).await?;
    let waiting = waiting_exits(&mut rng, &attended, scene.today);
    scene
        .stage
        .transact(move |cx| {
            waiting.iter().try_for_each(|slip| {
                let slip = cx.create(slip.clone())?;
                approval::submit(cx, slip, Purpose::Request).map(drop)
            })
        })
        .await?;
    let letters = letters(&mut rng, &attended, &scene);
    keepers.write(letters.clone()).await?;
    for (at, letter) in letters.into_iter().enumerate() {
        answer(at, letter, scene.stage, keepers).await?;
    }
    Ok(())
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
fn duties(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<Document> {
    let monday = today.saturating_sub(i64::from(today.weekday().to_monday_zero_offset()).days());
    let mut rows = Vec::new();
    for back in 1..=DUTY_WEEKS {
        let week = monday.saturating_sub((7 * back).days());
        for one in some(rng, attended, 2) {
            let saturday = week.saturating_add(5.days());
            let row = duty_of(rng, one, saturday, ["08:30", "12:30"]).with(duty::KIND, duty::Kind::Permanence);
            rows.push(row.with(duty::DECISION, format!("NS-{:03}/{}", 40 - back, week.year())));
        }
    }
    for one in some(rng, &lately(attended, today, 21), 4) {
        rows.push(duty_of(rng, one, one.day, ["17:00", "19:30"]).with(duty::KIND, duty::Kind::Overtime));
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
fn exits(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<Document> {
    let chosen = some(rng, &lately(attended, today, 30), EXITS);
    let granted = |one: &&AttendedDay| {
        let mut slip = slip(rng, one.employee.clone(), one.day);
        let decided = schema::instant_in_morocco(one.day.at(9, 15, 0, 0));
        slip.created_at = schema::wire_instant(decided);
        slip.with(exit::STATUS, exit::Status::Approved)
            .with(exit::DECIDED_AT, Instant(decided))
    };
    chosen.iter().map(granted).collect()
}

/// Slips that heads have yet to answer, for the next working day.
fn waiting_exits(rng: &mut DemoRng, attended: &[&AttendedDay], today: Day) -> Vec<Document> {
    let next = workday_beside(today, 1);
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

/// Letters about lateness that the terminals show, to people whose finger they know.
fn letters(rng: &mut DemoRng, attended: &[&AttendedDay], scene: &Scene<'_>) -> Vec<Document> {
    let has_finger = |one: &&&AttendedDay| {
        let file = scene.employees.iter().find(|file| file.id == one.employee.0);
        file.is_some_and(|file| file.get(platform::people::employee::FINGERPRINT) == Some(true))
    };
    let late: Vec<&AttendedDay> = lately(attended, scene.today, LATE_DAYS)
        .iter()
        .filter(|one| one.first - WORK_BEGINS >= LATE)
        .filter(has_finger)
        .copied()
        .collect();
    let Instant(issued) = issue_day(scene.today, 14, 0);
    let mut chosen = some(rng, &late, LETTERS);
    chosen.sort_by_key(|one| one.day);
    let letter = |one: &&AttendedDay| {
        let minutes = one.first - WORK_BEGINS;
        let kind = if minutes < TO_EXPLAIN {
            warning::Kind::Notice
        } else {
            warning::Kind::ExplanationRequest
        };
        let mut letter = document(&WARNINGS, rng)
            .with(warning::EMPLOYEE, one.employee.clone())
            .with(warning::DATE, Date(one.day))
            .with(warning::KIND, kind)
            .with(warning::MINUTES_LATE, minutes)
            .with(warning::REASON, "Arrivée tardive sans autorisation".to_owned());
        letter.created_at = schema::wire_instant(issued);
        letter
    };
    chosen.iter().map(letter).collect()
}

/// How a letter is answered: of each four one waits, one was taken note of, one was replied to and one was upheld after it.
async fn answer(at: usize, letter: Document, employees: DemoWriter<'_>, keepers: DemoWriter<'_>) -> Result<()> {
    let employee = letter.need(warning::EMPLOYEE)?;
    let id = letter.id;
    let acknowledge = |letter: Document, cx: &Cx<'_>| {
        letter
            .with(warning::STATUS, warning::Status::Acknowledged)
            .with(warning::ACKNOWLEDGED_AT, issue_day(cx.today(), 14, 40))
    };
    let reply = move |letter: Document, cx: &Cx<'_>| {
        letter
            .with(warning::STATUS, warning::Status::Disputed)
            .with(warning::RESPONSE, REPLIES[at % REPLIES.len()].to_owned())
            .with(warning::RESPONDED_AT, issue_day(cx.today(), 15, 20))
    };
    match at % 4 {
        0 => Ok(()),
        1 => employees.transact_as(&employee, change(&id, acknowledge)).await,
        2 => employees.transact_as(&employee, change(&id, reply)).await,
        _ => {
            employees.transact_as(&employee, change(&id, reply)).await?;
            keepers.transact(change(&id, uphold)).await
        }
    }
}

fn uphold(letter: Document, cx: &Cx<'_>) -> Document {
    let mut upheld = letter
        .with(warning::STATUS, warning::Status::Upheld)
        .with(warning::DECISION, "Le retard n’est pas justifié.".to_owned())
        .with(warning::DECIDED_AT, issue_day(cx.today(), 16, 5));
    upheld.set_or_clear(warning::DECIDED_BY, cx.who().user.clone().map(Id));
    upheld
}

/// Changes a letter as it stands then.
fn change<T: Fn(Document, &Cx<'_>) -> Document>(id: &str, to: T) -> impl Fn(&mut Cx<'_>) -> Result<()> + use<T> {
    let id = id.to_owned();
    move |cx| {
        let letter = to(cx.need(&WARNINGS, &id)?, cx);
        cx.update(letter).map(drop)
    }
}

/// An hour of the last working day, on which the letters were issued and answered.
fn issue_day(today: Day, hour: i8, minute: i8) -> Instant {
    let day = workday_beside(today, -1);
    Instant(schema::instant_in_morocco(day.at(hour, minute, 0, 0)))
}

/// The next working day in steps of so many days: 1 for the one after, -1 for the one before.
fn workday_beside(today: Day, step: i64) -> Day {
    let mut day = today.saturating_add(step.days());
    while !is_worked(day) {
        day = day.saturating_add(step.days());
    }
    day
}
