use serde_json::{Value as Json, json};

use crate::organisation::service::SERVICES;
use crate::people::career_step::CAREER_STEPS;
use crate::people::employee::EMPLOYEES;
use crate::people::user::USERS;
use crate::testing::{TestApp, code, is_as_offered, open_acts};

/// Monday 30 March 2026: Amal heads a service and signs in; somebody of human resources, and an administrator.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.at("2026-03-30T09:00:00Z");
    app.employee("amal", "AB100", json!({"recruitmentDate": "2015-03-01"}))
        .await;
    app.user("amal", json!({"persoActif": "amal"})).await;
    app.user("hr", json!({"permissions": ["rh-managements:*"]})).await;
    app.user("chief", json!({"auth": ["*"]})).await;
    let service = json!({"$id": "s", "nameFr": "Service", "nameAr": "مصلحة", "responsible": "amal"});
    app.make(&SERVICES, service).await;
    app
}

fn end(more: &Json) -> Json {
    let mut data = json!({"employeeId": "amal", "kind": "end", "on": "2026-03-30", "ground": "retirement"});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

#[tokio::test]
async fn whoever_leaves_is_shown_with_what_rests_on_them() {
    let app = test_app().await;
    let told = app
        .act(&app.ctx("chief").await, "employees.handover", json!({"id": "amal"}))
        .await
        .unwrap();
    assert_eq!(told["items"][0]["collection"], "services");
    assert_eq!(told["items"][0]["rows"][0]["title"], "Service");
    assert_eq!((&told["accounts"], &told["mayDisable"]), (&json!(1), &json!(true)));
    let refused = app
        .act(&app.ctx("amal").await, "employees.handover", json!({"id": "amal"}))
        .await;
    assert_eq!(code(refused), "user_unauthorized");
}

#[tokio::test]
async fn an_end_says_its_ground_and_one_that_is_entered_late_its_reason() {
    let app = test_app().await;
    let hr = app.ctx("hr").await;
    let ask = async |data: Json| app.act(&hr, "employees.endService", data).await;
    assert_eq!(
        code(ask(end(&json!({"ground": null}))).await),
        "service_end_ground_required"
    );
    assert_eq!(code(ask(end(&json!({"kind": "grade"}))).await), "service_end_kind");
    assert_eq!(
        code(ask(end(&json!({"on": "2026-03-20"}))).await),
        "service_end_reason_required"
    );
    assert_eq!(app.all(&CAREER_STEPS).await.len(), 0);
    let late = end(&json!({"on": "2026-03-20", "outOfOrderReason": "arrêté reçu le 28"}));
    ask(late).await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "amal").await["active"], false);
    assert_eq!(code(ask(end(&json!({}))).await), "employee_out_of_service");
}

#[tokio::test]
async fn an_account_is_disabled_with_it_by_an_administrator_alone() {
    let app = test_app().await;
    let both = end(&json!({"disableAccount": true}));
    let refused = app
        .act(&app.ctx("hr").await, "employees.endService", both.clone())
        .await;
    assert_eq!(code(refused), "user_unauthorized");
    assert_eq!(app.all(&CAREER_STEPS).await.len(), 0, "nothing is half written");
    app.act(&app.ctx("chief").await, "employees.endService", both)
        .await
        .unwrap();
    assert_eq!(app.get(&USERS, "amal").await["disabled"], true);
}

#[tokio::test]
async fn no_account_is_disabled_before_its_owner_leaves() {
    let app = test_app().await;
    let planned = end(&json!({"on": "2026-12-31", "disableAccount": true}));
    let refused = app.act(&app.ctx("chief").await, "employees.endService", planned).await;
    assert_eq!(code(refused), "service_end_account_later");
    assert_eq!(app.get(&USERS, "amal").await["disabled"], false);
}

#[tokio::test]
async fn whoever_is_away_comes_back_on_a_day() {
    let app = test_app().await;
    let hr = app.ctx("hr").await;
    let back = json!({"employeeId": "amal", "on": "2026-03-30"});
    let refused = app.act(&hr, "employees.resumeService", back.clone()).await;
    assert_eq!(code(refused), "employee_in_service");
    let away = json!({"employeeId": "amal", "kind": "interruption", "on": "2026-03-30", "position": "secondment"});
    app.act(&hr, "employees.endService", away).await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "amal").await["active"], false);
    app.at("2026-05-04T09:00:00Z");
    let back = json!({"employeeId": "amal", "on": "2026-05-04"});
    app.act(&hr, "employees.resumeService", back).await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "amal").await["active"], true);
}

/// Steps of a career, and what is open of the service of whoever has them on the 30th of March.
const CAREERS: [(&[(&str, &str)], &str); 6] = [
    (&[], "end"),
    (&[("end", "2026-03-20")], "resume"),
    (&[("interruption", "2026-03-20")], "resume"),
    // Who is to leave may leave before, and come back after.
    (&[("end", "2026-05-01")], "end resume"),
    (
        &[("interruption", "2026-03-20"), ("resume", "2026-05-01")],
        "end resume",
    ),
    (&[("interruption", "2026-03-01"), ("resume", "2026-03-20")], "end"),
];

#[tokio::test]
async fn what_is_offered_of_a_service_is_accepted_and_nothing_else_is() {
    let app = test_app().await;
    for (at, (career, expected)) in CAREERS.into_iter().enumerate() {
        for (who, first) in [("hr", 0), ("chief", 2), ("amal", 4)] {
            let mut open = Vec::new();
            for (act, second) in [("end", 0), ("resume", 1)] {
                let id = format!("{act}{at}{who}");
                let card = format!("AB{at}{}", first + second);
                app.employee(&id, &card, json!({"recruitmentDate": "2015-03-01"})).await;
                for (kind, on) in career {
                    let step = json!({"employeeId": id, "kind": kind, "on": on, "ground": "retirement",
                        "position": "secondment"});
                    app.make(&CAREER_STEPS, step).await;
                }
                let name = format!("employees.{act}Service");
                if is_open_someday(&app, who, &name, &id).await {
                    open.push(act);
                }
            }
            let expected = if who == "amal" { "" } else { expected };
            assert_eq!(open.join(" "), expected, "{career:?} {who}");
        }
    }
}

/// Whether an act is offered; if so it is accepted on one of these days, else on none.
async fn is_open_someday(app: &TestApp, who: &str, act: &str, id: &str) -> bool {
    let told = open_acts(app, who, "employees", id).await;
    let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
    let mut is_done = false;
    for on in ["2026-03-30", "2026-04-15", "2026-06-15"] {
        let given = json!({"employeeId": id, "kind": "end", "on": on, "ground": "retirement",
            "outOfOrderReason": "Arrêté reçu"});
        is_done |= !is_done && app.act(&app.ctx(who).await, act, given).await.is_ok();
    }
    assert_eq!(is_done, is_open, "{who} {act} {told}");
    is_open
}

#[tokio::test]
async fn human_resources_hear_why_nobody_leaves_twice() {
    let app = test_app().await;
    let told = open_acts(&app, "hr", "employees", "amal").await;
    assert_eq!(
        told["refused"]["employees.resumeService"]["type"],
        "employee_in_service"
    );
    assert!(
        is_as_offered(
            &app,
            "hr",
            "employees.endService",
            "employees",
            "amal",
            end(&json!({"on": "2026-03-29", "outOfOrderReason": "x"}))
        )
        .await
    );
    let told = open_acts(&app, "hr", "employees", "amal").await;
    assert_eq!(
        told["refused"]["employees.endService"]["type"],
        "employee_out_of_service"
    );
    assert!(!is_as_offered(&app, "hr", "employees.endService", "employees", "amal", end(&json!({}))).await);
    assert!(
        open_acts(&app, "amal", "employees", "amal").await.is_null(),
        "it is not hers"
    );
}
