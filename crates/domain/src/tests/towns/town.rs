//! What a seed makes of a town.

use jiff::ToSpan;
use jiff::civil::{Date as Day, DateTime, date};
use platform::demo::DemoRng;
use serde_json::{Value as Json, json};

/// The days on which something happens.
const DAYS: i64 = 12;
/// Each terminal: its number, its place, and since when it stands.
pub const TERMINALS: [(&str, &str); 2] = [("T1", "a1"), ("T2", "a2")];
/// The third has no terminal.
pub const PLACES: [&str; 3] = ["a1", "a2", "a3"];
const PEOPLE: i64 = 7;
/// Start and end of hours, and the days of the week on which they are worked.
type Hours = (&'static str, &'static str, &'static [i64]);

/// What hours there are: ordinary, part time, the evening, the night.
const HOURS: [Hours; 4] = [
    ("08:30", "16:30", &[1, 2, 3, 4, 5]),
    ("08:30", "12:30", &[1, 3, 5]),
    ("16:00", "00:00", &[1, 2, 3, 4, 5, 6]),
    ("22:00", "06:00", &[1, 2, 4, 5, 7]),
];

/// Something that is entered, in words of the wire.
#[derive(Clone)]
pub struct Fact {
    /// The collection.
    pub of: &'static str,
    /// What is sent.
    pub data: Json,
}

/// A line of a terminal.
#[derive(Clone)]
pub struct Line {
    /// Which terminal.
    pub terminal: usize,
    /// Whose.
    pub code: String,
    /// On the clock of Morocco.
    pub at: DateTime,
}

/// What a seed makes of a town.
pub struct Town {
    /// The first day.
    pub first: Day,
    /// The files.
    pub people: Vec<Json>,
    /// Hours, of all and of some.
    pub hours: Vec<Fact>,
    /// What becomes of people.
    pub facts: Vec<Fact>,
    /// What they left at the terminals, by person and day.
    pub lines: Vec<Line>,
}

impl Town {
    /// The town of a seed.
    pub fn of(seed: u64) -> Town {
        let mut rng = DemoRng::new(seed);
        // In winter, and where Ramadan begins.
        let first = if rng.percent(60) {
            date(2026, 11, 2)
        } else {
            date(2027, 2, 4)
        };
        let day = |rng: &mut DemoRng| first.saturating_add(rng.range(0, DAYS - 1).days());
        let (mut people, mut hours, mut facts, mut lines) =
            (Vec::new(), vec![ordinary(), of_ramadan()], Vec::new(), Vec::new());
        for at in 0..PEOPLE {
            let (id, code) = (format!("p{at}"), format!("70{at}"));
            let (place, shift) = (*rng.pick(&PLACES), *rng.pick(&HOURS));
            people.push(
                json!({"$id": id, "fullNameFr": format!("Agent {at}"), "fullNameAr": format!("عون {at}"),
                "CIN": format!("TA10{at}"), "emp_code": code, "annexe": place, "recruitmentDate": "2015-01-01"}),
            );
            hours.extend((shift != HOURS[0]).then(|| own_hours(&id, shift)));
            facts.extend(facts_of(&mut rng, &id, day));
            lines.extend(lines_of(&mut rng, first, &code, place, shift));
        }
        if rng.percent(50) {
            let data =
                json!({"nameFr": "Fête", "nameAr": "عيد", "kind": "exceptional", "date": day(&mut rng).to_string()});
            facts.push(Fact { of: "holidays", data });
        }
        Town {
            first,
            people,
            hours,
            facts,
            lines,
        }
    }

    /// The morning after the last day, when all has happened.
    pub fn end(&self) -> DateTime {
        self.first.saturating_add((DAYS + 2).days()).at(12, 0, 0, 0)
    }
}

/// The hours of one person alone.
fn own_hours(who: &str, shift: Hours) -> Fact {
    let data = json!({"nameFr": who, "nameAr": who, "validFrom": "2026-01-01", "start": shift.0, "end": shift.1,
        "weekdays": shift.2, "employeeId": who, "overnight": shift.1 <= shift.0, "toleratedMinutes": 30});
    Fact {
        of: "workSchedules",
        data,
    }
}

fn ordinary() -> Fact {
    let data = json!({"nameFr": "Normal", "nameAr": "عادي", "validFrom": "2026-01-01", "start": HOURS[0].0, "end": HOURS[0].1,
        "breakMinutes": 30, "breakStart": "12:30", "graceMinutes": 10, "toleratedMinutes": 30, "weekdays": HOURS[0].2});
    Fact {
        of: "workSchedules",
        data,
    }
}

fn of_ramadan() -> Fact {
    let data = json!({"nameFr": "Ramadan", "nameAr": "رمضان", "validFrom": "2027-02-08", "validTo": "2027-03-09", "start": "09:00",
        "end": "15:00", "ramadan": true, "toleratedMinutes": 30, "weekdays": HOURS[0].2});
    Fact {
        of: "workSchedules",
        data,
    }
}

/// What becomes of somebody: at most one of each.
fn facts_of(rng: &mut DemoRng, who: &str, day: impl Fn(&mut DemoRng) -> Day) -> Vec<Fact> {
    let mut facts = Vec::new();
    if rng.percent(35) {
        let data = json!({"type": "transfer", "employeeId": who, "startDate": day(rng).to_string(), "annexeId": rng.pick(&PLACES)});
        facts.push(Fact {
            of: "assignments",
            data,
        });
    }
    if rng.percent(30) {
        let from = day(rng);
        let step = |kind: &str, on: Day| Fact {
            of: "careerSteps",
            data: json!({"employeeId": who, "kind": kind, "on": on.to_string(), "outOfOrderReason": "décision"}),
        };
        if rng.percent(50) {
            facts.push(step("end", from));
        } else {
            facts.push(step("interruption", from));
            facts.push(step("resume", from.saturating_add(rng.range(1, 4).days())));
        }
    }
    facts.extend(away_of(rng, who, day));
    facts
}

/// What takes somebody away: leave by days, a mission by hours.
fn away_of(rng: &mut DemoRng, who: &str, day: impl Fn(&mut DemoRng) -> Day) -> Vec<Fact> {
    let mut facts = Vec::new();
    if rng.percent(40) {
        let from = day(rng);
        let to = from.saturating_add(rng.range(0, 3).days());
        let data = json!({"employeeId": who, "type": "annual", "startDate": from.to_string(), "endDate": to.to_string(),
            "status": "approved", "startHalf": rng.percent(20), "endHalf": from < to && rng.percent(20)});
        facts.push(Fact {
            of: "leaveRequests",
            data,
        });
    }
    if rng.percent(30) {
        let from = day(rng).at(i8::try_from(rng.range(7, 13)).unwrap(), 0, 0, 0);
        let to = from.saturating_add(rng.range(2, 30).hours());
        let at = |at: DateTime| schema::wire_instant(schema::instant_in_morocco(at));
        let data = json!({"persoActifId": who, "destination": "Rabat", "mission": "Réunion", "departAt": at(from), "returnAt": at(to),
            "overrideReason": "urgence"});
        facts.push(Fact { of: "missions", data });
    }
    facts
}

/// The lines that somebody left: on most days, early and late, with exits forgotten and fingers laid on twice.
fn lines_of(rng: &mut DemoRng, first: Day, code: &str, place: &str, shift: Hours) -> Vec<Line> {
    let mut lines = Vec::new();
    for day in first.series(1.day()).take(usize::try_from(DAYS).unwrap()) {
        let is_due = shift.2.contains(&i64::from(day.weekday().to_monday_one_offset()));
        if !rng.percent(if is_due { 75 } else { 8 }) {
            continue;
        }
        let own = TERMINALS.iter().position(|(_, at)| *at == place);
        let terminal = match own {
            Some(own) if rng.percent(90) => own,
            _ if own.is_none() && rng.percent(70) => continue,
            _ => usize::try_from(rng.range(0, 1)).unwrap(),
        };
        for at in taps_of(rng, day, shift) {
            lines.push(Line {
                terminal,
                code: code.to_owned(),
                at,
            });
        }
    }
    lines
}

/// An entry, mostly an exit, and fingers that are laid on twice.
fn taps_of(rng: &mut DemoRng, day: Day, shift: Hours) -> Vec<DateTime> {
    let time = |text: &str| text.parse::<jiff::civil::Time>().unwrap();
    let (start, end) = (time(shift.0), time(shift.1));
    let ends = if end <= start { day.saturating_add(1.day()) } else { day };
    let mut taps = vec![day.to_datetime(start).saturating_add(rng.range(-40, 70).minutes())];
    if rng.percent(85) {
        taps.push(ends.to_datetime(end).saturating_add(rng.range(-90, 60).minutes()));
    }
    for at in taps.clone() {
        if rng.percent(15) {
            taps.push(at.saturating_add(rng.range(2, 200).seconds()));
        }
    }
    taps
}
