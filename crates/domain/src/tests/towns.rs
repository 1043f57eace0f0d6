//! Random towns: people of all hours, who are on leave, on missions, moved, away from service and back, at places with a terminal
//! and without, and the lines that they left. However and whenever these lines arrive, and whatever is entered between them, the
//! days are those of all of it at once, of everybody who should have been there.

mod attlog;
mod town;

use engine::{Input, Upload};
use jiff::{SignedDuration, ToSpan};
use platform::demo::DemoRng;
use platform::terminal_door::{TerminalBody, TerminalDoor, TerminalRequest};
use schema::{Collection, Document, Value};
use serde_json::{Value as Json, json};
use testing::TestApp;

use town::{Fact, Line, PLACES, TERMINALS, Town};

/// What is drawn of each: so many towns, told in the failure by their seed.
const SEEDS: std::ops::Range<u64> = 1..5;

/// A town with its people and hours, and nothing that has happened.
async fn town_with_people(town: &Town) -> TestApp {
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
    for one in &town.people {
        app.make(app.collection("employees"), one.clone()).await;
    }
    for fact in &town.hours {
        enter(&app, fact).await;
    }
    app
}

async fn enter(app: &TestApp, fact: &Fact) {
    let of = app.collection(fact.of);
    if fact.of == "leaveRequests" {
        // As a chain of decisions leaves it: the days of leave, and that they stand.
        let types = app.all(app.collection("leaveTypes")).await;
        let annual = types
            .iter()
            .find(|row| row.value("code").text() == Some("annual"))
            .unwrap();
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
        row.set_value(of.fields().iter().find(|field| field.name == name).unwrap().name, value);
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
        lines_before: 0,
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
    let app = town_with_people(town).await;
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
    let app = town_with_people(town).await;
    let end = schema::instant_in_morocco(town.end());
    let pieces = pieces_of(town, rng);
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

/// The lines of each terminal, a few at a time, some of them twice, in order or in none.
fn pieces_of(town: &Town, rng: &mut DemoRng) -> Vec<(usize, Vec<Line>)> {
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
    pieces
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
