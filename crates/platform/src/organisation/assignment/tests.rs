use serde_json::json;

use super::ASSIGNMENTS;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for id in ["s1", "s2"] {
        app.make(&SERVICES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
    }
    app.make(
        &BUREAUX,
        json!({"$id": "b2", "nameFr": "b2", "nameAr": "b2", "serviceId": "s2"}),
    )
    .await;
    app.employee("e", "A12", json!({"serviceId": "s1"})).await;
    app
}

fn assignment_json(kind: &str, start: &str, more: &serde_json::Value) -> serde_json::Value {
    let mut data = json!({"type": kind, "employeeId": "e", "startDate": start});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

#[tokio::test]
async fn a_new_one_closes_the_former_the_day_before() {
    let app = test_app().await;
    let first = app
        .make(
            &ASSIGNMENTS,
            assignment_json("assignment", "2026-01-10", &json!({"serviceId": "s1"})),
        )
        .await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2026-03-01", &json!({"serviceId": "s2"})),
    )
    .await;
    let closed = app.get(&ASSIGNMENTS, first["$id"].as_str().unwrap()).await;
    assert_eq!(closed["endDate"], "2026-02-28T00:00:00.000+00:00");
    for start in ["2026-03-01", "2026-02-01"] {
        let refused = app
            .create(
                &TestApp::full_rights(),
                &ASSIGNMENTS,
                assignment_json("assignment", start, &json!({})),
            )
            .await;
        let refused = refused.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(refused.kind.code, "assignment_before_former");
        assert!(refused.text(schema::Lang::Fr).contains("01/03/2026"));
    }
    // Another type has a sequence of its own.
    app.make(
        &ASSIGNMENTS,
        assignment_json("interim", "2026-01-15", &json!({"serviceId": "s1"})),
    )
    .await;
}

#[tokio::test]
async fn the_employee_moves_with_it_but_not_for_a_secondment() {
    let app = test_app().await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("secondment", "2026-01-10", &json!({"bureauId": "b2"})),
    )
    .await;
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    for (kind, start) in [
        ("assignment", "2026-01-11"),
        ("transfer", "2026-01-12"),
        ("made_available", "2026-01-13"),
        ("interim", "2026-01-14"),
    ] {
        app.change(&EMPLOYEES, "e", json!({"serviceId": "s1", "bureauId": null}))
            .await;
        let made = app
            .make(&ASSIGNMENTS, assignment_json(kind, start, &json!({"bureauId": "b2"})))
            .await;
        let moved = app.get(&EMPLOYEES, "e").await;
        assert_eq!(
            (&moved["bureauId"], &moved["serviceId"]),
            (&json!("b2"), &json!("s2")),
            "{kind}"
        );
        let made = app.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
        assert_ne!(made["effectiveAt"], json!(null));
    }
}

#[tokio::test]
async fn one_entered_late_moves_nobody_back() {
    let app = test_app().await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("transfer", "2026-05-01", &json!({"bureauId": "b2"})),
    )
    .await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2020-01-01", &json!({"serviceId": "s1"})),
    )
    .await;
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s2");
}

#[tokio::test]
async fn a_future_one_takes_effect_on_its_day() {
    let app = test_app().await;
    let made = app
        .make(
            &ASSIGNMENTS,
            assignment_json("transfer", "2026-12-01", &json!({"bureauId": "b2"})),
        )
        .await;
    assert_eq!(app.engine.run_due_jobs().await.unwrap(), 0);
    app.at("2026-11-30T23:59:59Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    app.at("2026-12-01T00:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "e").await["bureauId"], "b2", "midnight in Morocco");
    let moved = app.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
    assert_eq!(moved["effectiveAt"], "2026-12-01T00:00:00.000+00:00");
}

/// Where the rows say that somebody was: from when, until when, which service, and what wrote it down.
async fn places(app: &TestApp) -> Vec<(String, String, String, String)> {
    let mut rows = app.all(&ASSIGNMENTS).await;
    rows.sort_by_key(|row| (row.get(super::START), row.sequence));
    let text = |row: &schema::Document, name: &str| match row.value(name) {
        schema::Value::Null => "-".to_owned(),
        value => value.text().map_or_else(|| format!("{value:?}"), str::to_owned),
    };
    let day = |day: Option<schema::Date>| day.map_or_else(|| "-".to_owned(), |day| day.0.to_string());
    let of = |row: &schema::Document| {
        (
            day(row.get(super::START)),
            day(row.get(super::END)),
            text(row, "serviceId"),
            text(row, "source"),
        )
    };
    rows.iter().map(of).collect()
}

fn place_row(from: &str, to: &str, service: &str, source: &str) -> (String, String, String, String) {
    (from.to_owned(), to.to_owned(), service.to_owned(), source.to_owned())
}

/// In which service somebody was on a day.
async fn service_on(app: &TestApp, day: jiff::civil::Date) -> Option<String> {
    let read = move |cx: &engine::Cx<'_>| {
        let file = cx.need(&EMPLOYEES, "e")?;
        let moves = super::moves(cx, &["e".to_owned()])?;
        Ok(super::posting::Posting::of(&file, &moves, day).service.map(|id| id.0))
    };
    app.read(read).await
}

#[tokio::test]
async fn a_place_that_the_file_changes_is_the_assignment_of_its_day_and_the_days_before_stay() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "e", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.at("2026-11-20T09:00:00Z");
    app.change(&EMPLOYEES, "e", json!({"serviceId": "s2"})).await;
    let first = place_row("2015-03-01", "2026-11-19", "s1", "file");
    assert_eq!(
        places(&app).await,
        [first.clone(), place_row("2026-11-20", "-", "s2", "api")]
    );
    let days = [(2014, "s1"), (2016, "s1"), (2027, "s2")];
    for (year, service) in days {
        assert_eq!(
            service_on(&app, jiff::civil::date(year, 1, 1)).await.as_deref(),
            Some(service)
        );
    }
    app.change(&EMPLOYEES, "e", json!({"serviceId": "s1"})).await;
    assert_eq!(
        places(&app).await,
        [first.clone(), place_row("2026-11-20", "-", "s1", "api")],
        "a second change on one day changes the row of that day"
    );
    app.at("2026-11-25T09:00:00Z");
    app.change(&EMPLOYEES, "e", json!({"bureauId": "b2"})).await;
    assert_eq!(
        places(&app).await,
        [
            first,
            place_row("2026-11-20", "2026-11-24", "s1", "api"),
            place_row("2026-11-25", "-", "s2", "api")
        ]
    );
}

#[tokio::test]
async fn the_first_assignment_writes_the_former_place_down() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "e", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.at("2026-03-28T09:00:00Z");
    let transfer = assignment_json("transfer", "2026-03-26", &json!({"serviceId": "s2"}));
    app.make(&ASSIGNMENTS, transfer).await;
    assert_eq!(
        places(&app).await,
        [
            place_row("2015-03-01", "2026-03-25", "s1", "file"),
            place_row("2026-03-26", "-", "s2", "-")
        ]
    );
    assert_eq!(
        service_on(&app, jiff::civil::date(2026, 3, 25)).await.as_deref(),
        Some("s1")
    );
}

#[tokio::test]
async fn a_planned_one_writes_the_former_place_down_on_its_day() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "e", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.at("2026-03-28T09:00:00Z");
    let transfer = assignment_json("transfer", "2026-04-02", &json!({"serviceId": "s2"}));
    app.make(&ASSIGNMENTS, transfer).await;
    assert_eq!(places(&app).await.len(), 1);
    app.at("2026-04-02T00:10:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(
        places(&app).await,
        [
            place_row("2015-03-01", "2026-04-01", "s1", "file"),
            place_row("2026-04-02", "-", "s2", "-")
        ]
    );
}

#[tokio::test]
async fn the_decision_takes_the_place_of_what_the_file_wrote_down() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "e", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.at("2026-11-20T09:00:00Z");
    app.change(&EMPLOYEES, "e", json!({"serviceId": "s2"})).await;
    app.at("2026-11-25T09:00:00Z");
    let decision = json!({"serviceId": "s2", "decisionRef": "12/2026"});
    app.make(&ASSIGNMENTS, assignment_json("transfer", "2026-11-18", &decision))
        .await;
    assert_eq!(
        places(&app).await,
        [
            place_row("2015-03-01", "2026-11-17", "s1", "file"),
            place_row("2026-11-18", "-", "s2", "-")
        ]
    );
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s2");
}

#[tokio::test]
async fn one_that_has_ended_is_history_and_moves_nobody() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "e", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.at("2026-11-20T09:00:00Z");
    app.change(&EMPLOYEES, "e", json!({"serviceId": "s2"})).await;
    let before = places(&app).await;
    let past = json!({"serviceId": "s1", "endDate": "2021-12-31", "decisionRef": "3/2019"});
    app.make(&ASSIGNMENTS, assignment_json("assignment", "2019-01-01", &past))
        .await;
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s2");
    let after = places(&app).await;
    assert!(before.iter().all(|row| after.contains(row)), "{after:?}");
}

#[tokio::test]
async fn what_keeps_a_service_from_being_deleted_is_called_by_whom_it_is_of_and_since_when() {
    let app = test_app().await;
    let data = assignment_json("assignment", "2026-01-10", &json!({"serviceId": "s1"}));
    app.make(&ASSIGNMENTS, data).await;
    let asked = json!({"collection": "services", "ids": ["s1"]});
    let told = app
        .act(&TestApp::full_rights(), "documents.references", asked)
        .await
        .unwrap();
    let all = told["references"].as_array().unwrap();
    let assignments = all.iter().find(|one| one["collection"] == "assignments").unwrap();
    let employee = app.get(&EMPLOYEES, "e").await;
    let (fr, ar) = (
        employee["fullNameFr"].as_str().unwrap(),
        employee["fullNameAr"].as_str().unwrap(),
    );
    let named = &assignments["documents"][0];
    assert_eq!(named["title"], format!("{fr}, 10/01/2026"));
    assert_eq!(named["titleAr"], format!("{ar}, 10/01/2026"));
}
