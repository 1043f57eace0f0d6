//! A body as terminals push it: repeats, states of all kinds, eleven days of 44 people. By first contact, by its file and line by
//! line it makes the same days, for those of whom it says nothing too.

use std::collections::BTreeSet;

use super::*;

const ATTLOG: &str = include_str!("../../../../../tests/fixtures/attlog.tsv");
/// Who is known to the terminal and in no line.
const UNHEARD: [&str; 3] = ["88001", "88002", "88003"];
const DOOR: &str = TERMINALS[0].0;

fn codes() -> BTreeSet<&'static str> {
    let told = ATTLOG.lines().filter_map(|line| line.split('\t').next());
    told.chain(UNHEARD).collect()
}

async fn commune() -> TestApp {
    let app = super::super::new_app();
    app.at("2026-01-05T08:00:00Z");
    platform::first_start(&app.engine).await.unwrap();
    let place = json!({"$id": "place", "nameFr": "Annexe", "nameAr": "ملحقة"});
    app.make(app.collection("annexes"), place).await;
    let door = json!({"$id": DOOR, "serialNumber": DOOR, "nameFr": DOOR, "nameAr": DOOR, "annexeId": "place",
        "allowed": true, "networks": ["10.0.0.0/24"], "installedOn": "2026-11-01"});
    app.make(app.collection("devices"), door).await;
    let hours = json!({"nameFr": "Normal", "nameAr": "عادي", "validFrom": "2026-01-01", "start": "08:30", "end": "16:30",
        "breakMinutes": 30, "breakStart": "12:30", "graceMinutes": 10, "toleratedMinutes": 30, "weekdays": [1, 2, 3, 4, 5]});
    app.make(app.collection("workSchedules"), hours).await;
    for (at, code) in codes().into_iter().enumerate() {
        let one = json!({"$id": format!("e{code}"), "fullNameFr": format!("Agent {at}"), "fullNameAr": format!("عون {at}"),
            "CIN": format!("AT{:04}", at + 1), "recruitmentDate": "2020-01-06", "emp_code": code, "fingerprint": true,
            "annexe": "place", "active": true});
        app.make(app.collection("employees"), one).await;
    }
    app.at("2026-11-17T07:00:00Z");
    app
}

/// Its days, once it has been heard for hours and the hour turned.
async fn days_after(app: TestApp) -> Vec<String> {
    let end = app.clock.now();
    call(
        &app,
        format!("/iclock/cdata?SN={DOOR}&options=all&pushver=2.4.1&DeviceType=att&language=70"),
        None,
    )
    .await;
    for minute in 1..=160 {
        app.clock.set(end + SignedDuration::from_mins(minute));
        call(&app, format!("/iclock/getrequest?SN={DOOR}"), None).await;
    }
    let hour = json!({"job": "pointages.days"});
    app.act(&TestApp::full_rights(), "jobRuns.run", hour).await.unwrap();
    app.clock.set(app.clock.now() + SignedDuration::from_mins(2));
    settle(&app).await;
    // The day on which it is asked goes on.
    days(&app)
        .await
        .into_iter()
        .filter(|day| !day.contains("2026-11-17"))
        .collect()
}

async fn pushed(app: &TestApp, body: &str) {
    call(
        app,
        format!("/iclock/cdata?SN={DOOR}&table=ATTLOG&Stamp=9999"),
        Some(body.to_owned()),
    )
    .await;
}

#[tokio::test]
async fn a_log_makes_the_same_days_by_first_contact_by_file_and_line_by_line() {
    let app = commune().await;
    pushed(&app, ATTLOG).await;
    let by_contact = days_after(app).await;

    let app = commune().await;
    let input = Input {
        data: json!({"deviceId": DOOR}).as_object().unwrap().clone(),
        files: vec![Upload::new("file", "attlog.dat", ATTLOG.as_bytes().to_vec())],
    };
    app.engine
        .act(&TestApp::full_rights(), "punches.importFile", input)
        .await
        .unwrap();
    let by_file = days_after(app).await;

    let app = commune().await;
    for line in ATTLOG.lines() {
        pushed(&app, &format!("{line}\n")).await;
    }
    let by_line = days_after(app).await;

    for code in UNHEARD {
        let is_absence = |day: &&String| day.starts_with(&format!("e{code} ")) && day.contains(" absent ");
        let absent = by_contact.iter().filter(is_absence).count();
        assert_eq!(absent, 11, "{code} was never there: {by_contact:#?}");
    }
    assert_eq!(difference(&by_contact, &by_file), Vec::<String>::new());
    assert_eq!(difference(&by_contact, &by_line), Vec::<String>::new());
}

/// What one has and the other has not, either way.
fn difference(one: &[String], other: &[String]) -> Vec<String> {
    let lacking = one.iter().filter(|day| !other.contains(day));
    let beside = other.iter().filter(|day| !one.contains(day));
    let lacking = lacking.map(|day| format!("- {day}"));
    lacking.chain(beside.map(|day| format!("+ {day}"))).collect()
}
