//! However lines arrive, everybody who should have been there has a day: whoever stayed away sends no line that would say so.

use platform::notice::{NOTIFICATIONS, notification};
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

/// A terminal that was silent sends its lines of these days, goes on being heard, and all is computed.
async fn backlog(app: &TestApp, days: &[i8]) {
    get(app, HELLO).await;
    post(app, ATTLOG, lines(days).concat()).await;
    polls(app, 160).await;
    settle(app).await;
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
    backlog(&app, &[16, 17, 18, 19]).await;
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
    backlog(&app, &[18, 19]).await;
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

#[tokio::test]
async fn nobody_is_absent_while_they_were_not_in_service() {
    let app = town_at_work().await;
    app.at("2026-11-17T07:00:00Z");
    app.change(&EMPLOYEES, "driss", json!({"active": false})).await;
    app.at("2026-11-19T07:00:00Z");
    app.change(&EMPLOYEES, "driss", json!({"active": true})).await;
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[16, 17, 18, 19]).await;
    let days = days_of(&app, "driss").await;
    let absent = ["2026-11-16 work absent", "2026-11-19 work absent"];
    assert_eq!(days[..2], absent, "{days:?}");
}

#[tokio::test]
async fn an_end_that_is_entered_late_takes_the_absences_behind_it_away() {
    let app = town_at_work().await;
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[16, 17, 18, 19]).await;
    let absences = async || {
        let all = app.all(&crate::absence::ABSENCES).await;
        let minutes = |row: &&Document| row.get(crate::absence::field::MINUTES) > Some(0);
        all.iter().filter(minutes).count()
    };
    assert_eq!(absences().await, 4);
    let end = json!({"employeeId": "driss", "kind": "end", "on": "2026-11-17"});
    let end = app.make(&platform::people::career_step::CAREER_STEPS, end).await;
    settle(&app).await;
    let days = days_of(&app, "driss").await;
    assert_eq!(days, ["2026-11-16 work absent", "2026-11-17 work absent"]);
    assert_eq!(absences().await, 2);
    // Taken back, the days are what they had been.
    let full = TestApp::full_rights();
    let id = end["$id"].as_str().unwrap();
    app.engine
        .delete(&full, &platform::people::career_step::CAREER_STEPS, id, None)
        .await
        .unwrap();
    settle(&app).await;
    assert_eq!(days_of(&app, "driss").await[..4], all("work absent")[..]);
    assert_eq!(absences().await, 4);
}

#[tokio::test]
async fn lines_of_somebody_who_has_left_meanwhile_change_the_days_before() {
    let app = town_at_work().await;
    app.at("2026-11-19T17:00:00Z");
    get(&app, HELLO).await;
    post(&app, ATTLOG, lines(&[16, 17]).concat()).await;
    app.change(&EMPLOYEES, "amina", json!({"active": false})).await;
    settle(&app).await;
    assert!(
        days_of(&app, "amina")
            .await
            .iter()
            .all(|day| !day.starts_with("2026-11-18 work on_time"))
    );
    post(&app, ATTLOG, lines(&[18]).concat()).await;
    polls(&app, 160).await;
    settle(&app).await;
    let days = days_of(&app, "amina").await;
    assert!(days.contains(&"2026-11-18 work on_time".to_owned()), "{days:?}");
}

#[tokio::test]
async fn a_place_without_a_terminal_is_not_measured_and_nobody_is_absent_there() {
    let app = town_at_work().await;
    place_without_a_terminal(&app).await;
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[16, 17, 18, 19]).await;
    assert_eq!(days_of(&app, "khadija").await[..4], all("not_measured -")[..]);
    assert_eq!(days_of(&app, "driss").await[..4], all("work absent")[..]);
    let rows = app.all(&crate::absence::ABSENCES).await;
    assert!(
        rows.iter()
            .all(|row| row.get(crate::absence::field::EMPLOYEE) != Some(schema::Id("khadija".into())))
    );
    // Whoever uses a terminal elsewhere is measured from then on.
    post(
        &app,
        ATTLOG,
        "0045\t2026-11-17 08:20:00\t0\t1\n0045\t2026-11-17 16:40:00\t1\t1\n".to_owned(),
    )
    .await;
    settle(&app).await;
    let days = days_of(&app, "khadija").await;
    let wanted = [
        "2026-11-16 not_measured -",
        "2026-11-17 work on_time",
        "2026-11-18 work absent",
        "2026-11-19 work absent",
    ];
    assert_eq!(days[..4], wanted);
}

#[tokio::test]
async fn days_before_the_first_line_of_a_place_are_not_measured() {
    let app = town_at_work().await;
    // In use since the first, says the file of the terminal; its first line is of the 18th.
    app.change(&DEVICES, "door", json!({"installedOn": "2026-11-01"})).await;
    app.make(&ANNEXES, json!({"$id": "a2", "nameFr": "Autre", "nameAr": "أخرى"}))
        .await;
    app.make(&DEVICES, json!({"$id": "other", "serialNumber": "CQZ9", "nameFr": "Autre", "nameAr": "أخرى", "allowed": true, "networks": ["10.0.0.0/24"], "annexeId": "a2"}))
        .await;
    app.employee("ali", "AA1009", json!({"emp_code": "0049", "annexe": "a2"}))
        .await;
    punch_at(&app, "other", "ali", "2026-11-16T08:20:00Z").await;
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[18, 19]).await;
    let days = days_of(&app, "driss").await;
    let wanted = [
        "2026-11-16 not_measured -",
        "2026-11-17 not_measured -",
        "2026-11-18 work absent",
        "2026-11-19 work absent",
    ];
    assert_eq!(days[..4], wanted);
}

/// An annexe without a terminal, and Khadija, who is posted there and known to all of them since September.
async fn place_without_a_terminal(app: &TestApp) {
    app.make(
        &ANNEXES,
        json!({"$id": "a2", "nameFr": "Sans pointeuse", "nameAr": "بدون جهاز"}),
    )
    .await;
    let now = app.clock.now();
    app.at("2026-09-01T08:00:00Z");
    app.employee("khadija", "AA1005", json!({"emp_code": "0045", "annexe": "a2"}))
        .await;
    app.clock.set(now);
}

/// A line of another terminal.
async fn punch_at(app: &TestApp, device: &str, who: &str, at: &str) {
    let at: jiff::Timestamp = at.parse().unwrap();
    let row = Document::new(&crate::punch::PUNCHES)
        .with(crate::punch::DEVICE_SN, "CQZ9".to_owned())
        .with(crate::punch::DEVICE, schema::Id(device.to_owned()))
        .with(crate::punch::EMP_CODE, "0049".to_owned())
        .with(crate::punch::LOCAL_AT, "2026-11-16T08:20:00".to_owned())
        .with(crate::punch::AT, schema::Instant(at))
        .with(crate::punch::EMPLOYEE, schema::Id(who.to_owned()));
    let write = move |cx: &mut engine::Cx<'_>| cx.create(row.clone()).map(drop);
    app.engine
        .transact(&TestApp::full_rights(), "punches", write)
        .await
        .unwrap();
}

/// Ten people more at the place of the terminal, known to it since September.
async fn ten_more(app: &TestApp) {
    let now = app.clock.now();
    app.at("2026-09-01T08:00:00Z");
    for at in 0..10 {
        app.employee(
            &format!("p{at}"),
            &format!("AB20{at}"),
            json!({"emp_code": format!("006{at}"), "annexe": "a1"}),
        )
        .await;
    }
    app.clock.set(now);
}

const NOBODY_ON_THE_18TH: [&str; 4] = [
    "2026-11-16 work absent",
    "2026-11-17 work absent",
    "2026-11-18 waiting -",
    "2026-11-19 work absent",
];

#[tokio::test]
async fn where_ten_were_expected_and_no_line_came_all_of_them_wait_and_human_resources_are_told_once() {
    let app = town_at_work().await;
    ten_more(&app).await;
    app.user("hr", json!({"permissions": ["pointage:*"]})).await;
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[16, 17, 19]).await;
    assert_eq!(days_of(&app, "driss").await[..4], NOBODY_ON_THE_18TH);
    for hour in ["12", "13"] {
        app.at(&format!("2026-11-20T{hour}:00:00Z"));
        let hour = json!({"job": "pointages.days"});
        app.act(&TestApp::full_rights(), "jobRuns.run", hour).await.unwrap();
        settle(&app).await;
    }
    let notices = app.all(&NOTIFICATIONS).await;
    let told = notices
        .iter()
        .filter(|one| one.get(notification::USER) == Some(schema::Id("hr".to_owned())))
        .filter(|one| one.get(notification::KIND).as_deref() == Some("devices.silentPlace"));
    let links: Vec<String> = told.filter_map(|one| one.get(notification::LINK)).collect();
    assert_eq!(links, ["/pointage?tab=days&from=2026-11-18&to=2026-11-18&annexe=a1"]);
}

#[tokio::test]
async fn who_was_expected_on_a_day_is_whoever_was_posted_there_then() {
    let app = town_at_work().await;
    ten_more(&app).await;
    app.make(&ANNEXES, json!({"$id": "a2", "nameFr": "Autre", "nameAr": "أخرى"}))
        .await;
    app.at("2026-11-20T07:00:00Z");
    // They leave the place after the day: it was silent all the same.
    for at in 0..10 {
        app.change(&EMPLOYEES, &format!("p{at}"), json!({"annexe": "a2"})).await;
    }
    backlog(&app, &[16, 17, 19]).await;
    assert_eq!(days_of(&app, "driss").await[..4], NOBODY_ON_THE_18TH);
    let app = town_at_work().await;
    ten_more(&app).await;
    // Three fewer were in service: too few to say that the terminal failed.
    for at in 0..3 {
        app.at("2026-11-02T07:00:00Z");
        app.change(&EMPLOYEES, &format!("p{at}"), json!({"active": false}))
            .await;
    }
    app.at("2026-11-20T07:00:00Z");
    backlog(&app, &[16, 17, 19]).await;
    let days = days_of(&app, "driss").await;
    assert_eq!(days[2], "2026-11-18 work absent", "{days:?}");
}
