//! Random towns: people of all hours, who are on leave, on missions, moved, away from service and back, at places with a terminal
//! and without, and the lines that they left. However and whenever these lines arrive, and whatever is entered between them, the
//! days are those of all of it at once, of everybody who should have been there.

use engine::{Input, Upload};
use jiff::civil::{Date as Day, DateTime, date};
use jiff::{SignedDuration, ToSpan};
use platform::demo::DemoRng;
use platform::terminal_door::{TerminalBody, TerminalDoor, TerminalRequest};
use schema::{Collection, Document, Value};
use serde_json::{Value as Json, json};
use testing::TestApp;

/// What is drawn of each: so many towns, told in the failure by their seed.
const SEEDS: std::ops::Range<u64> = 1..5;
/// The days on which something happens.
const DAYS: i64 = 12;
/// Each terminal: its number, its place, and since when it stands.
const TERMINALS: [(&str, &str); 2] = [("T1", "a1"), ("T2", "a2")];
/// The third has no terminal.
const PLACES: [&str; 3] = ["a1", "a2", "a3"];
const PEOPLE: i64 = 7;
/// Start and end of the hours, and the days of the week: ordinary, part time, the evening, the night.
const HOURS: [(&str, &str, &[i64]); 4] = [
    ("08:30", "16:30", &[1, 2, 3, 4, 5]),
    ("08:30", "12:30", &[1, 3, 5]),
    ("16:00", "00:00", &[1, 2, 3, 4, 5, 6]),
    ("22:00", "06:00", &[1, 2, 4, 5, 7]),
];

/// Something that is entered, in words of the wire.
#[derive(Clone)]
struct Fact {
    of: &'static str,
    data: Json,
}

/// A line of a terminal.
#[derive(Clone)]
struct Line {
    terminal: usize,
    code: String,
    at: DateTime,
}

struct Town {
    first: Day,
    people: Vec<Json>,
    hours: Vec<Fact>,
    facts: Vec<Fact>,
    lines: Vec<Line>,
}

impl Town {
    fn of(seed: u64) -> Town {
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
            let place = *rng.pick(&PLACES);
            let shift = *rng.pick(&HOURS);
            people.push(
                json!({"$id": id, "fullNameFr": format!("Agent {at}"), "fullNameAr": format!("عون {at}"),
                "CIN": format!("TA10{at}"), "emp_code": code, "annexe": place, "recruitmentDate": "2015-01-01"}),
            );
            if shift != HOURS[0] {
                let data = json!({"nameFr": id, "nameAr": id, "validFrom": "2026-01-01", "start": shift.0, "end": shift.1,
                    "weekdays": shift.2, "employeeId": id, "overnight": shift.1 <= shift.0, "toleratedMinutes": 30});
                hours.push(Fact {
                    of: "workSchedules",
                    data,
                });
            }
            facts.extend(facts_of(&mut rng, &id, day));
            lines.extend(lines_of(&mut rng, first, &code, place, shift));
        }
        if rng.percent(50) {
            let data = json!({"nameFr": "Fête", "nameAr": "عيد", "kind": "exceptional", "date": day(&mut rng).to_string()});
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

    /// A town with its people and hours, and nothing that has happened.
    async fn begun(&self) -> TestApp {
        let app = super::new_app();
        app.at("2026-01-05T08:00:00Z");
        platform::first_start(&app.engine).await.unwrap();
        for id in PLACES {
            app.make(
                app.collection("annexes"),
                json!({"$id": id, "nameFr": id, "nameAr": id}),
            )
            .await;
        }
        for (serial, place) in TERMINALS {
            let data = json!({"$id": serial, "serialNumber": serial, "nameFr": serial, "nameAr": serial, "annexeId": place,
                "allowed": true, "networks": ["10.0.0.0/24"], "installedOn": "2026-01-01"});
            app.make(app.collection("devices"), data).await;
        }
        for one in &self.people {
            app.make(app.collection("employees"), one.clone()).await;
        }
        for fact in &self.hours {
            enter(&app, fact).await;
        }
        app
    }

    /// The morning after the last day, when all has happened.
    fn end(&self) -> DateTime {
        self.first.saturating_add((DAYS + 2).days()).at(12, 0, 0, 0)
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
fn lines_of(
    rng: &mut DemoRng,
    first: Day,
    code: &str,
    place: &str,
    (start, end, weekdays): (&str, &str, &[i64]),
) -> Vec<Line> {
    let mut lines = Vec::new();
    let time = |text: &str| text.parse::<jiff::civil::Time>().unwrap();
    for day in first.series(1.day()).take(usize::try_from(DAYS).unwrap()) {
        let is_due = weekdays.contains(&i64::from(day.weekday().to_monday_one_offset()));
        if !rng.percent(if is_due { 75 } else { 8 }) {
            continue;
        }
        let own = TERMINALS.iter().position(|(_, at)| *at == place);
        let terminal = match own {
            Some(own) if rng.percent(90) => own,
            _ if own.is_none() && rng.percent(70) => continue,
            _ => usize::try_from(rng.range(0, 1)).unwrap(),
        };
        let ends = if time(end) <= time(start) {
            day.saturating_add(1.day())
        } else {
            day
        };
        let mut taps = vec![
            day.to_datetime(time(start))
                .saturating_add(rng.range(-40, 70).minutes()),
        ];
        if rng.percent(85) {
            taps.push(ends.to_datetime(time(end)).saturating_add(rng.range(-90, 60).minutes()));
        }
        for at in taps {
            lines.push(Line {
                terminal,
                code: code.to_owned(),
                at,
            });
            if rng.percent(15) {
                lines.push(Line {
                    terminal,
                    code: code.to_owned(),
                    at: at.saturating_add(rng.range(2, 200).seconds()),
                });
            }
        }
    }
    lines
}

async fn enter(app: &TestApp, fact: &Fact) {
    let of = app.collection(fact.of);
    if fact.of == "leaveRequests" {
        // As a chain of decisions leaves it: the days of leave, and that they stand.
        let types = app.all(app.collection("leaveTypes")).await;
        let annual = types.iter().find(|row| row.value("code").text() == Some("annual")).unwrap();
        let mut data = fact.data.clone();
        data["typeId"] = json!(annual.id);
        let row = row_of(of, &data);
        let write = move |cx: &mut engine::Cx<'_>| cx.create(row.clone()).map(drop);
        app.engine
            .transact(&TestApp::full_rights(), "leave", write)
            .await
            .unwrap();
    } else {
        // Refused facts, such as a mission while somebody is out of service, are refused in every order or in none that matters:
        // full rights and a reason leave none.
        app.make(of, fact.data.clone()).await;
    }
}

fn row_of(of: &'static Collection, data: &Json) -> Document {
    let mut row = Document::new(of);
    for (name, value) in data.as_object().unwrap() {
        let value = match value {
            Json::Bool(flag) => Value::Flag(*flag),
            value => Value::Text(value.as_str().unwrap().to_owned()),
        };
        row.set_value(of.fields.iter().find(|field| field.name == name).unwrap().name, value);
    }
    row
}

fn text_of(lines: &[Line]) -> String {
    let of = |line: &Line| {
        let at = line.at.strftime("%Y-%m-%d %H:%M:%S");
        format!("{}\t{at}\t0\t1\n", line.code)
    };
    lines.iter().map(of).collect()
}

async fn push(app: &TestApp, terminal: usize, lines: &[Line]) {
    let serial = TERMINALS[terminal].0;
    call(
        app,
        format!("/iclock/cdata?SN={serial}&table=ATTLOG&Stamp=9999"),
        Some(text_of(lines)),
    )
    .await;
}

async fn call(app: &TestApp, target: String, body: Option<String>) {
    let door = app.engine.extensions::<TerminalDoor>().next().unwrap();
    let request = TerminalRequest {
        is_post: body.is_some(),
        target: target.into_bytes(),
        body: TerminalBody::Whole(body.unwrap_or_default().into_bytes()),
        address: "10.0.0.7".parse().unwrap(),
    };
    let answer = (door.answer)(app.engine.clone(), request).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
}

async fn import(app: &TestApp, terminal: usize, lines: &[Line]) {
    let input = Input {
        data: json!({"deviceId": TERMINALS[terminal].0}).as_object().unwrap().clone(),
        files: vec![Upload::new("file", "attlog.dat", text_of(lines).into_bytes())],
    };
    app.engine
        .act(&TestApp::full_rights(), "punches.importFile", input)
        .await
        .unwrap();
}

async fn settle(app: &TestApp) {
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

/// The terminals are heard until the end, so that all is told, and the hour turns.
async fn finish(app: &TestApp, town: &Town) {
    let end = schema::instant_in_morocco(town.end());
    app.clock.set(end);
    for (serial, _) in TERMINALS {
        call(
            app,
            format!("/iclock/cdata?SN={serial}&options=all&pushver=2.4.1&DeviceType=att&language=70"),
            None,
        )
        .await;
    }
    for minute in 1..=160 {
        app.clock.set(end + SignedDuration::from_mins(minute));
        for (serial, _) in TERMINALS {
            call(app, format!("/iclock/getrequest?SN={serial}"), None).await;
        }
    }
    for _ in 0..2 {
        let hour = json!({"job": "pointages.days"});
        app.act(&TestApp::full_rights(), "jobRuns.run", hour).await.unwrap();
        app.clock.set(app.clock.now() + SignedDuration::from_mins(2));
        settle(app).await;
    }
}

/// Every day of everybody, and what absences say of it.
async fn days(app: &TestApp) -> Vec<String> {
    const TOLD: [&str; 12] = [
        "employeeId",
        "date",
        "dayKind",
        "status",
        "firstIn",
        "lastOut",
        "workedMinutes",
        "lateMinutes",
        "earlyMinutes",
        "missingMinutes",
        "annexe",
        "bureauId",
    ];
    let word = |row: &Document, name: &str| match row.value(name) {
        Value::Null => "-".to_owned(),
        Value::Int(number) => number.to_string(),
        value => value.text().unwrap_or("?").to_owned(),
    };
    let rows = app.all(app.collection("pointages")).await;
    let mut all: Vec<String> = rows
        .iter()
        .map(|row| TOLD.map(|name| word(row, name)).join(" "))
        .collect();
    let absences = app.all(app.collection("absences")).await;
    let of_absence = ["employeeId", "date", "minutes"];
    let minutes = |row: &&Document| !matches!(row.value("minutes"), Value::Int(0) | Value::Null);
    all.extend(
        absences
            .iter()
            .filter(minutes)
            .map(|row| format!("absence {}", of_absence.map(|name| word(row, name)).join(" "))),
    );
    all.sort();
    all
}

/// Everything entered, then every line in order, in one file for each terminal, and every day computed.
async fn at_once(town: &Town) -> Vec<String> {
    let app = town.begun().await;
    app.clock.set(schema::instant_in_morocco(town.end()));
    for fact in &town.facts {
        enter(&app, fact).await;
    }
    for terminal in 0..TERMINALS.len() {
        let mut lines: Vec<Line> = town
            .lines
            .iter()
            .filter(|line| line.terminal == terminal)
            .cloned()
            .collect();
        lines.sort_by_key(|line| line.at);
        if !lines.is_empty() {
            push(&app, terminal, &lines).await;
        }
    }
    finish(&app, town).await;
    let (from, to) = (town.first.saturating_sub(2.days()), town.end().date());
    let mark = move |cx: &mut engine::Cx<'_>| platform::workday::mark(cx, &[], from, to);
    app.engine
        .transact(&TestApp::full_rights(), "mark", mark)
        .await
        .unwrap();
    settle(&app).await;
    days(&app).await
}

/// The same in pieces, out of order, some of it twice, by terminal or by file, with what is entered in between.
async fn in_pieces(town: &Town, rng: &mut DemoRng) -> Vec<String> {
    let app = town.begun().await;
    let end = schema::instant_in_morocco(town.end());
    let mut pieces: Vec<(usize, Vec<Line>)> = Vec::new();
    for terminal in 0..TERMINALS.len() {
        let mut rest: Vec<Line> = town
            .lines
            .iter()
            .filter(|line| line.terminal == terminal)
            .cloned()
            .collect();
        shuffle(&mut rest, rng);
        if rng.percent(60) {
            rest.sort_by_key(|line| line.at);
        }
        while !rest.is_empty() {
            let many = usize::try_from(rng.range(1, 9)).unwrap().min(rest.len());
            let piece: Vec<Line> = rest.drain(..many).collect();
            if rng.percent(20) {
                pieces.push((terminal, piece.clone()));
            }
            pieces.push((terminal, piece));
        }
    }
    if rng.percent(50) {
        shuffle(&mut pieces, rng);
    }
    let mut facts = town.facts.clone();
    app.clock.set(end);
    for (terminal, piece) in pieces {
        if rng.percent(30) && !facts.is_empty() {
            enter(&app, &facts.remove(0)).await;
        }
        if rng.percent(70) {
            push(&app, terminal, &piece).await;
        } else {
            import(&app, terminal, &piece).await;
        }
        if rng.percent(40) {
            settle(&app).await;
        }
    }
    for fact in &facts {
        enter(&app, fact).await;
    }
    finish(&app, town).await;
    days(&app).await
}

fn shuffle<T>(all: &mut [T], rng: &mut DemoRng) {
    for at in (1..all.len()).rev() {
        let other = usize::try_from(rng.range(0, i64::try_from(at).unwrap())).unwrap();
        all.swap(at, other);
    }
}

#[tokio::test]
async fn days_are_the_same_however_their_lines_arrive() {
    for seed in SEEDS {
        let town = Town::of(seed);
        let whole = at_once(&town).await;
        assert!(whole.len() > 20, "town {seed} has days: {whole:?}");
        let mut rng = DemoRng::new(seed + 1000);
        for way in 0..2 {
            let pieces = in_pieces(&town, &mut rng).await;
            let lacking: Vec<_> = whole.iter().filter(|day| !pieces.contains(day)).collect();
            let beside: Vec<_> = pieces.iter().filter(|day| !whole.contains(day)).collect();
            assert!(
                lacking.is_empty() && beside.is_empty(),
                "town {seed}, way {way}: lacks {lacking:#?}, has {beside:#?}"
            );
        }
    }
}
