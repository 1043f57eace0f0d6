//! What the demonstration shows of terminals: one in each annexe, and the punches of three months, up to the moment at which it
//! is filled.
//!
//! People are as they are: most come in time, some late more often than not, some forget to punch on their way out. A few codes
//! belong to nobody, and one terminal waits to be allowed.

use jiff::civil::Date as Day;
use jiff::{SignedDuration, Timestamp, ToSpan};
use platform::demo::{DemoRng, Scene, document, id, is_holiday};
use platform::people::employee;
use schema::{Date, Document, Id, Instant, Result};

use super::{
    ANNEXE, AT, DEVICE, DEVICE_SN, EMP_CODE, EMPLOYEE, LOCAL_AT, PUNCHES, RAW_STATE, RECEIVED, SOURCE, Source,
    VERIFY_MODE,
};
use crate::device::state::{self, DEVICE_STATES};
use crate::device::unknown_code::{self, UNKNOWN_CODES};
use crate::device::{self, DEVICES, watermark};

/// So many days of punches.
const DAYS: i64 = 92;
/// People of a commune that is shown; a larger one is made to measure with, and brings its own punches.
const LARGEST: usize = 400;
/// Minutes of the day: when work begins, and when it ends.
const WORK_BEGINS: i64 = 8 * 60 + 30;
const ENDS: i64 = 16 * 60 + 30;
/// Codes of people who left, or were enrolled under a number that no file bears.
const STRAYS: &[&str] = &["9001", "9002"];
/// The model of a terminal that is common in town halls.
const MODEL: &str = "K40 Pro";

/// How somebody keeps the hours.
#[derive(Clone, Copy)]
struct Habit {
    /// Times out of a hundred that they come late,
    late: i64,
    /// stay away,
    away: i64,
    /// and leave without a word to the terminal.
    forgets: i64,
}

/// A day on which somebody came, by the terminals.
pub(crate) struct AttendedDay {
    pub employee: Id,
    pub day: Day,
}

/// Writes terminals, and draws the punches of everybody as if nobody were ever on leave; none in a commune to measure with.
pub(crate) async fn fill_terminals(scene: &mut Scene<'_>) -> Result<Vec<Document>> {
    if scene.employees.len() > LARGEST {
        return Ok(Vec::new());
    }
    let first = first_day(scene.today);
    let devices: Vec<Document> = scene
        .units
        .annexes
        .iter()
        .enumerate()
        .map(|(number, annexe)| terminal(scene.rng, number, annexe, first))
        .collect();
    let stranger = document(&DEVICES, scene.rng)
        .with(device::SERIAL, "CQZ7240999".to_owned())
        .with(device::IP, "192.168.50.23".to_owned());
    let mut punches = Vec::new();
    for person in scene.employees.iter().filter(|one| employee::is_able(one)) {
        punches.extend(of_person(scene.rng, &devices, person, first, scene.today));
    }
    // Of today chance decides as of every day, whatever the hour; what is still to come is left out.
    punches.retain(|punch| punch.get(AT) <= Some(Instant(scene.now)));
    let mut states = Vec::new();
    for (number, device) in devices.iter().enumerate() {
        states.push(state_of(scene.rng, number, device, &punches, scene.now));
    }
    let strays = strays(scene.rng, &devices, scene.today);
    let writer = scene.stage;
    writer.write(devices).await?;
    writer.write(vec![stranger]).await?;
    writer.write(states).await?;
    writer.write(strays).await?;
    Ok(punches)
}

/// The first day that the terminals tell of.
pub(crate) fn first_day(today: Day) -> Day {
    today.saturating_sub(DAYS.days())
}

/// The days of these punches, which stand person by person in the order of time.
pub(crate) fn attended_days(punches: &[Document]) -> Vec<AttendedDay> {
    let mut days: Vec<AttendedDay> = Vec::new();
    for punch in punches {
        let (Some(employee), Some(Instant(at))) = (punch.get(EMPLOYEE), punch.get(AT)) else {
            continue;
        };
        let local = schema::moment_in_morocco(at);
        let is_known = |last: &AttendedDay| last.employee == employee && last.day == local.date();
        if !days.last().is_some_and(is_known) {
            days.push(AttendedDay {
                employee,
                day: local.date(),
            });
        }
    }
    days
}

fn terminal(rng: &mut DemoRng, number: usize, annexe: &Document, first: Day) -> Document {
    let (french, arabic) = annexe.title();
    document(&DEVICES, rng)
        .with(device::SERIAL, format!("CQZ72300{:02}", number + 1))
        .with(device::NAME_FR, format!("Entrée – {french}"))
        .with(device::NAME_AR, format!("مدخل – {arabic}"))
        .with(device::ANNEXE, id(annexe))
        .with(device::ALLOWED, true)
        // This machine too, for `diwan demo --devices` plays them from here.
        .with(
            device::NETWORKS,
            vec![format!("192.168.{}.0/24", 10 + number), "127.0.0.0/8".to_owned()],
        )
        .with(device::INSTALLED_ON, Date(first.saturating_sub(30.days())))
        .with(device::MODEL, MODEL.to_owned())
        .with(device::IP, format!("192.168.{}.201", 10 + number))
        .with(device::FIRMWARE, "Ver 8.0.4.2-20230515".to_owned())
}

/// All of them were heard just now, and have told what one that is heard without a break has told by now; the clock of the
/// last one is off.
fn state_of(rng: &mut DemoRng, number: usize, device: &Document, punches: &[Document], now: Timestamp) -> Document {
    let drift = if number == 3 { 412 } else { rng.range(-2, 3) };
    let is_own = |punch: &&Document| punch.get(DEVICE).is_some_and(|Id(at)| at == device.id);
    let last = punches
        .iter()
        .filter(is_own)
        .filter_map(|punch| punch.get(RECEIVED))
        .max();
    // Yesterday is told to its end, however early it is.
    let morning = schema::instant_in_morocco(schema::day_in_morocco(now).at(0, 0, 0, 0));
    let mut state = document(&DEVICE_STATES, rng)
        .with(state::DEVICE, id(device))
        .with(state::SEEN, Instant(now))
        .with(state::HEARD_SINCE, Instant(now - SignedDuration::from_hours(24 * DAYS)))
        .with(state::TOLD_UNTIL, Instant(morning))
        .with(state::DRIFT, drift)
        .with(state::ZONE, 60);
    state.set_or_clear(state::LAST_LOG, last);
    watermark::hear(&mut state, now);
    state
}

/// The minutes of a day at which somebody comes and goes as a terminal is played; none when they stay away.
pub(crate) fn played_day(seed: u64, code: &str, day: Day) -> Vec<i64> {
    let of = |text: &str| {
        text.bytes()
            .fold(seed, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
    };
    let habit = habit(&mut DemoRng::new(of(code)));
    let mut rng = DemoRng::new(of(&format!("{code} {day}")));
    if !is_worked(day) || rng.percent(habit.away) {
        return Vec::new();
    }
    of_day(&mut rng, habit)
}

fn habit(rng: &mut DemoRng) -> Habit {
    let (late, away, forgets) = match rng.range(1, 100) {
        1..=75 => (6, 2, 2),
        76..=93 => (30, 4, 5),
        _ => (45, 12, 12),
    };
    Habit { late, away, forgets }
}

fn of_person(rng: &mut DemoRng, devices: &[Document], person: &Document, first: Day, today: Day) -> Vec<Document> {
    let own = person.get(employee::ANNEXE);
    let device = devices
        .iter()
        .find(|device| device.get(device::ANNEXE) == own)
        .or(devices.first());
    let (Some(code), Some(device)) = (person.get(employee::EMP_CODE), device) else {
        return Vec::new();
    };
    let habit = habit(rng);
    let mut punches = Vec::new();
    let mut day = first;
    while day <= today {
        if is_worked(day) && !rng.percent(habit.away) {
            for minute in of_day(rng, habit) {
                let mut punch = punch(rng, device, &code, day, minute);
                punch.set(EMPLOYEE, id(person));
                punches.push(punch);
            }
        }
        day = day.saturating_add(1.days());
    }
    punches
}

/// Whether offices are open.
pub(crate) fn is_worked(day: Day) -> bool {
    day.weekday().to_monday_one_offset() <= 5 && !is_holiday(day)
}

/// The minutes of a day at which somebody punches: in, now and then at noon, and out.
fn of_day(rng: &mut DemoRng, habit: Habit) -> Vec<i64> {
    let comes = if rng.percent(habit.late) {
        WORK_BEGINS + rng.range(11, 75)
    } else {
        WORK_BEGINS + rng.range(-25, 8)
    };
    let mut minutes = vec![comes];
    if rng.percent(12) {
        minutes.extend([12 * 60 + rng.range(25, 45), 13 * 60 + rng.range(0, 20)]);
    }
    if !rng.percent(habit.forgets) {
        let early = if rng.percent(5) { rng.range(20, 70) } else { 0 };
        minutes.push(ENDS + rng.range(0, 25) - early);
    }
    minutes
}

fn punch(rng: &mut DemoRng, device: &Document, code: &str, day: Day, minute: i64) -> Document {
    let small = |number: i64| i8::try_from(number).unwrap_or_default();
    let local = day.at(small(minute / 60), small(minute % 60), small(rng.range(0, 59)), 0);
    let at = schema::instant_in_morocco(local);
    let mut row = document(&PUNCHES, rng)
        .with(DEVICE, id(device))
        .with(DEVICE_SN, device.get(device::SERIAL).unwrap_or_default())
        .with(EMP_CODE, code.to_owned())
        .with(LOCAL_AT, local.strftime("%Y-%m-%d %H:%M:%S").to_string())
        .with(AT, Instant(at))
        // Nobody presses the key for in and out.
        .with(RAW_STATE, 0)
        .with(VERIFY_MODE, 1)
        .with(SOURCE, Source::Device)
        .with(RECEIVED, Instant(at + SignedDuration::from_secs(2)));
    row.set_or_clear(ANNEXE, device.get(device::ANNEXE));
    row.created_at = schema::wire_instant(at + SignedDuration::from_secs(2));
    row
}

/// Codes that nobody has, with what they did on the last day.
fn strays(rng: &mut DemoRng, devices: &[Document], today: Day) -> Vec<Document> {
    let Some(device) = devices.first() else {
        return Vec::new();
    };
    let day = today.saturating_sub(1.days());
    let mut rows = Vec::new();
    for code in STRAYS {
        let minute = WORK_BEGINS + rng.range(-20, 5);
        let punch = punch(rng, device, code, day, minute);
        let at = punch.get(AT);
        let mut known = document(&UNKNOWN_CODES, rng)
            .with(unknown_code::CODE, (*code).to_owned())
            .with(unknown_code::DEVICE, Id(device.id.clone()))
            .with(unknown_code::TIMES, 1);
        known.set_or_clear(unknown_code::FIRST, at);
        known.set_or_clear(unknown_code::LAST, at);
        rows.extend([punch, known]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_with_a_coming_and_goes_forward() {
        let mut rng = DemoRng::new(5);
        for _ in 0..500 {
            let habit = habit(&mut rng);
            let minutes = of_day(&mut rng, habit);
            assert!(minutes.is_sorted() && (1..=4).contains(&minutes.len()), "{minutes:?}");
            assert!((8 * 60..10 * 60).contains(&minutes[0]), "{minutes:?}");
        }
    }
}
