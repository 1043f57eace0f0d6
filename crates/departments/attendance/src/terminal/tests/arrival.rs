//! However lines arrive, everybody who should have been there has a day: whoever stayed away sends no line that would say so.

use platform::organisation::annexe::ANNEXES;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use platform::people::employee::EMPLOYEES;

use super::*;
use crate::pointage::{self, POINTAGES};
use crate::punch::IS_DOUBTFUL;

/// A town with hours, whose people are at the annexe of its one terminal.
async fn town_at_work() -> TestApp {
    let app = town().await;
    app.make(&ANNEXES, json!({"$id": "a1", "nameFr": "Annexe", "nameAr": "الملحقة"}))
        .await;
    let hours = json!({"nameFr": "Normal", "nameAr": "عادي", "validFrom": "2026-01-01", "start": "08:30", "end": "16:30",
        "breakMinutes": 30, "graceMinutes": 10, "toleratedMinutes": 30, "weekdays": [1, 2, 3, 4, 5]});
    app.make(&WORK_SCHEDULES, hours).await;
    app.change(&DEVICES, "door", json!({"annexeId": "a1"})).await;
    app.change(&EMPLOYEES, "amina", json!({"annexe": "a1"})).await;
    // Known to the terminal since September.
    let now = app.clock.now();
    app.at("2026-09-01T08:00:00Z");
    app.employee("driss", "AA1004", json!({"emp_code": "0044", "annexe": "a1"}))
        .await;
    app.clock.set(now);
    app
}

/// Amina came on these days of November; Driss did not.
fn lines(days: &[i8]) -> Vec<String> {
    let of = |day: &i8| {
        [("08:25:00", 0), ("16:35:00", 1)].map(|(time, state)| format!("0042\t2026-11-{day:02} {time}\t{state}\t1\n"))
    };
    days.iter().flat_map(of).collect()
}

async fn settle(app: &TestApp) {
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

/// The days of somebody, each with its kind and status.
async fn days_of(app: &TestApp, who: &str) -> Vec<String> {
    let rows = app.all(&POINTAGES).await;
    let theirs = rows
        .iter()
        .filter(|row| row.get(pointage::EMPLOYEE).is_some_and(|id| id.0 == who));
    let text = |row: &Document, name: &str| row.value(name).text().unwrap_or("-").to_owned();
    let mut days: Vec<String> = theirs
        .map(|row| {
            let day = row.get(pointage::DATE).unwrap().0;
            format!("{day} {} {}", text(row, "dayKind"), text(row, "status"))
        })
        .collect();
    days.sort();
    days
}

async fn import(app: &TestApp, text: String) {
    let input = engine::Input {
        data: json!({"deviceId": "door"}).as_object().unwrap().clone(),
        files: vec![engine::Upload::new("file", "attlog.dat", text.into_bytes())],
    };
    app.engine
        .act(&clerk(app).await, "punches.importFile", input)
        .await
        .unwrap();
}

const WORKED: [&str; 4] = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];

fn all(of: &str) -> Vec<String> {
    WORKED.iter().map(|day| format!("{day} {of}")).collect()
}

#[tokio::test]
async fn at_first_contact_the_days_of_a_backlog_are_those_of_the_absent_too() {
    let app = town_at_work().await;
    app.at("2026-11-20T07:00:00Z");
    get(&app, HELLO).await;
    post(&app, ATTLOG, lines(&[16, 17, 18, 19]).concat()).await;
    polls(&app, 160).await;
    settle(&app).await;
    let absent = days_of(&app, "driss").await;
    assert_eq!(absent[..4], all("work absent")[..]);
    assert_eq!(days_of(&app, "amina").await[..4], all("work on_time")[..]);
}

#[tokio::test]
async fn a_log_file_tells_who_is_in_none_of_its_days() {
    let app = town_at_work().await;
    let mut text = lines(&[16, 17, 18, 19]).concat();
    // Its last line is of this morning: until then it is whole.
    text.push_str("0042\t2026-11-20 08:20:00\t0\t1\n");
    import(&app, text).await;
    settle(&app).await;
    assert_eq!(days_of(&app, "driss").await[..4], all("work absent")[..]);
    assert_eq!(days_of(&app, "amina").await[..4], all("work on_time")[..]);
}

#[tokio::test]
async fn a_backlog_that_comes_line_by_line_is_sure_and_raises_no_alarm() {
    let app = town_at_work().await;
    get(&app, HELLO).await;
    post(&app, ATTLOG, "0042\t2026-11-02 08:25:00\t0\t1\n").await;
    for line in lines(&[3, 4, 5, 9, 10]) {
        polls(&app, 1).await;
        post(&app, ATTLOG, line).await;
    }
    for row in punches(&app).await {
        assert_eq!(row.get(IS_DOUBTFUL), Some(false), "{row:?}");
    }
    assert_eq!(app.all(app.collection("notifications")).await.len(), 0);
    assert_eq!(device(&app).await["drift"], 0);
}

#[tokio::test]
async fn a_log_file_of_the_days_before_the_first_contact_tells_of_the_absent_too() {
    let app = town_at_work().await;
    app.at("2026-11-20T07:00:00Z");
    get(&app, HELLO).await;
    post(&app, ATTLOG, lines(&[18, 19]).concat()).await;
    polls(&app, 160).await;
    settle(&app).await;
    assert_eq!(days_of(&app, "driss").await[..2], all("work absent")[2..]);
    import(&app, lines(&[16, 17]).concat()).await;
    settle(&app).await;
    assert_eq!(days_of(&app, "driss").await[..4], all("work absent")[..]);
    assert_eq!(days_of(&app, "amina").await[..4], all("work on_time")[..]);
}

#[tokio::test]
async fn a_terminal_that_waits_to_be_allowed_has_told_nothing() {
    let app = town_at_work().await;
    app.change(&DEVICES, "door", json!({"allowed": false})).await;
    app.at("2026-11-20T07:00:00Z");
    for _ in 0..160 {
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(1));
        call_from(&app, "10.0.0.7", POLL, None).await;
    }
    app.change(&DEVICES, "door", json!({"allowed": true})).await;
    get(&app, HELLO).await;
    assert_eq!(device(&app).await["toldUntil"], Json::Null);
}
