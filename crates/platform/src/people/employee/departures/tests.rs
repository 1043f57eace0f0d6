use engine::Input;
use serde_json::{Value as Json, json};

use crate::organisation::assignment::ASSIGNMENTS;
use crate::people::career_step::CAREER_STEPS;
use crate::people::employee::EMPLOYEES;
use crate::settings::SETTINGS;
use crate::testing::{TestApp, code};

async fn departures_read_by(app: &TestApp, who: &str) -> schema::Result<Json> {
    let ctx = app.ctx(who).await;
    app.engine.act(&ctx, "employees.departures", Input::default()).await
}

/// Of whom what is told, on which day.
async fn days(app: &TestApp, who: &str) -> Vec<(String, String, String)> {
    let told = departures_read_by(app, who).await.unwrap();
    let text = |item: &Json, name: &str| item[name].as_str().unwrap().to_owned();
    let items = told["items"].as_array().unwrap().iter();
    items
        .map(|item| (text(item, "kind"), text(item, "employeeId"), text(item, "date")))
        .collect()
}

fn row(kind: &str, employee: &str, date: &str) -> (String, String, String) {
    (kind.to_owned(), employee.to_owned(), date.to_owned())
}

/// The twentieth of November 2026, and a clerk of human resources.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.user(
        "clerk",
        json!({"permissions": ["rh-managements:read", "assignments:read"]}),
    )
    .await;
    app
}

#[tokio::test]
async fn the_age_limit_of_the_next_twelve_months_and_of_those_who_are_past_it() {
    let app = test_app().await;
    for (id, cin, born) in [
        ("past", "A11", "1961-02-01"),
        ("today", "A12", "1963-11-20"),
        ("leap", "A13", "1964-02-29"),
        ("last", "A14", "1964-11-20"),
        ("later", "A15", "1964-11-21"),
        ("gone", "A16", "1964-01-01"),
    ] {
        app.employee(id, cin, json!({"DATN": born})).await;
    }
    app.change(&EMPLOYEES, "gone", json!({"active": false})).await;
    let expected = [
        row("retirement", "past", "2023-08-01"),
        row("retirement", "today", "2026-11-20"),
        row("retirement", "leap", "2027-02-28"),
        row("retirement", "last", "2027-11-20"),
    ];
    assert_eq!(days(&app, "clerk").await, expected);
    let first = &departures_read_by(&app, "clerk").await.unwrap()["items"][1];
    assert_eq!((&first["days"], &first["fullNameFr"]), (&json!(0), &json!("Agent A12")));
}

#[tokio::test]
async fn ages_are_those_that_hold_today_by_the_year_of_birth() {
    let app = test_app().await;
    app.employee("e", "A11", json!({"DATN": "1966-12-01"})).await;
    app.employee("f", "A12", json!({"DATN": "1964-03-01"})).await;
    assert_eq!(days(&app, "clerk").await, [row("retirement", "f", "2027-03-01")]);
    let sixty = json!([{"bornFrom": 1900, "months": 756}, {"bornFrom": 1966, "months": 720}]);
    let mut set = json!({"$id": "ages", "key": "org.retirementAges", "value": sixty, "validFrom": "2026-11-21"});
    app.make(&SETTINGS, set.clone()).await;
    assert_eq!(days(&app, "clerk").await.len(), 1, "they are to come");
    set = json!({"validFrom": "2026-11-20"});
    app.change(&SETTINGS, "ages", set).await;
    let both = [
        row("retirement", "e", "2026-12-01"),
        row("retirement", "f", "2027-03-01"),
    ];
    assert_eq!(days(&app, "clerk").await, both);
    let ctx = app.ctx("clerk").await;
    let due = app.engine.act(&ctx, "deadlines.due", Input::default()).await.unwrap();
    assert_eq!(
        due["items"][0]["date"], "2026-12-01",
        "people are reminded of the same day"
    );
    let ages = &departures_read_by(&app, "clerk").await.unwrap()["ages"];
    assert_eq!(ages[1], json!({"bornFrom": 1966, "months": 720}));
}

#[tokio::test]
async fn ages_that_no_law_has_are_refused() {
    let app = test_app().await;
    for (value, member) in [
        (json!([]), "[]"),
        (json!({"bornFrom": 1900}), "[]"),
        (json!([{"bornFrom": 1899, "months": 720}]), "1.bornFrom"),
        (
            json!([{"bornFrom": 1960, "months": 720}, {"bornFrom": 1960, "months": 726}]),
            "2.bornFrom",
        ),
        (json!([{"bornFrom": 1960, "months": 72}]), "1.months"),
        (json!([{"bornFrom": 1960, "months": 720.5}]), "1.months"),
        (json!([{"bornFrom": 1960, "months": 720, "x": 1}]), "1.x"),
    ] {
        let setting = json!({"key": "org.retirementAges", "value": value});
        let error = app
            .create(&TestApp::full_rights(), &SETTINGS, setting)
            .await
            .unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!(refused.kind.code, "setting_shape_wrong", "{value}");
        assert!(refused.args.iter().any(|(_, text)| text.contains(member)), "{value}");
    }
}

#[tokio::test]
async fn a_probation_waits_until_it_is_confirmed_or_long_gone() {
    let app = test_app().await;
    app.employee("long", "A11", json!({"recruitmentDate": "2024-05-02"}))
        .await;
    app.employee("soon", "A12", json!({"recruitmentDate": "2026-09-01"}))
        .await;
    app.employee(
        "sure",
        "A13",
        json!({"recruitmentDate": "2025-09-01", "tenureDate": "2026-09-01"}),
    )
    .await;
    app.employee("old", "A14", json!({"recruitmentDate": "1990-05-02"}))
        .await;
    let year = [
        row("probation", "long", "2025-05-02"),
        row("probation", "soon", "2027-09-01"),
    ];
    assert_eq!(days(&app, "clerk").await, year);
    app.make(&SETTINGS, json!({"key": "org.probationMonths", "value": 24}))
        .await;
    assert_eq!(days(&app, "clerk").await, [row("probation", "long", "2026-05-02")]);
    app.change(&EMPLOYEES, "long", json!({"tenureDate": "2026-05-02"}))
        .await;
    assert!(days(&app, "clerk").await.is_empty());
}

#[tokio::test]
async fn services_and_postings_end_on_their_days() {
    let app = test_app().await;
    app.employee(
        "e",
        "A11",
        json!({"recruitmentDate": "2020-01-01", "tenureDate": "2021-01-01"}),
    )
    .await;
    app.employee("f", "A12", json!({})).await;
    let end = json!({"$id": "end", "employeeId": "e", "kind": "end", "on": "2027-06-30"});
    app.make(&CAREER_STEPS, end).await;
    for (id, kind, to) in [
        ("s", "secondment", "2027-01-31"),
        ("far", "made_available", "2027-11-21"),
    ] {
        let posting = json!({"$id": id, "type": kind, "employeeId": "f", "startDate": "2026-01-01", "endDate": to});
        app.make(&ASSIGNMENTS, posting).await;
    }
    let both = [
        row("endOfPosting", "f", "2027-01-31"),
        row("endOfService", "e", "2027-06-30"),
    ];
    assert_eq!(days(&app, "clerk").await, both);
    let items = departures_read_by(&app, "clerk").await.unwrap()["items"].clone();
    let found = |at: usize| (items[at]["collection"].clone(), items[at]["documentId"].clone());
    assert_eq!(found(0), (json!("assignments"), json!("s")));
    assert_eq!(found(1), (json!("careerSteps"), json!("end")));
    app.user("files", json!({"permissions": ["rh-managements:read"]})).await;
    let seen = days(&app, "files").await;
    assert_eq!(
        seen,
        [row("endOfService", "e", "2027-06-30")],
        "postings are read by another right"
    );
}

#[tokio::test]
async fn departures_are_told_to_whoever_reads_the_files() {
    let app = test_app().await;
    app.user("stranger", json!({"permissions": ["assignments:read"]})).await;
    assert_eq!(code(departures_read_by(&app, "stranger").await), "user_unauthorized");
}

#[tokio::test]
async fn however_many_leave_as_many_queries_are_asked() {
    let app = test_app().await;
    let mut asked = Vec::new();
    for at in 0..12 {
        app.employee(
            &format!("e{at}"),
            &format!("A{}", 100 + at),
            json!({"DATN": "1964-02-01"}),
        )
        .await;
        let before = app.engine.store().statements();
        departures_read_by(&app, "clerk").await.unwrap();
        asked.push(app.engine.store().statements() - before);
    }
    assert_eq!(asked[2], asked[11]);
    assert!(asked[11] <= 14, "{asked:?}");
}
