//! What falls due in the park, and who acts for its head.

use platform::organisation::delegation::DELEGATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use serde_json::{Value as Json, json};

use crate::testing::TestApp;

/// A head, a delegate and a clerk of human resources, who can sign in.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, cin) in [("head", "A11"), ("deputy", "A12"), ("clerk", "A13")] {
        app.employee(id, cin, json!({})).await;
        app.user(id, json!({"persoActif": id})).await;
    }
    let clerk = json!({"permissions": ["rh-managements:*", "assignments:*", "organisation-management:*"]});
    app.change(&USERS, "clerk", clerk).await;
    app
}

async fn delegation(app: &TestApp, id: &str, to: &str) {
    let data = json!({"$id": id, "headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-01", "to": to});
    app.make(&DELEGATIONS, data).await;
}

async fn list(app: &TestApp, who: &str) -> Json {
    let ctx = app.ctx(who).await;
    let listed = app.engine.act(&ctx, "deadlines.due", engine::Input::default()).await;
    listed.unwrap()
}

/// A head of the park who can sign in, whose deputy is told nothing else, and a car whose insurance ends in ten days.
async fn park() -> TestApp {
    let app = test_app().await;
    let permissions = json!({"permissions": ["cars-management:read", "park-maintenance:*", "rh-managements:read"]});
    app.change(&USERS, "head", permissions).await;
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&crate::car::CARS, car).await;
    let paper = json!({"$id": "p", "carsCollection": "c", "documentType": "insurance", "validUntil": "2026-11-30"});
    app.make(&crate::car_paper::CAR_PAPERS, paper).await;
    let own = json!({"DATN": "1964-02-29"});
    app.change(&EMPLOYEES, "head", own).await;
    app
}

/// What somebody sees, and for whom.
async fn seen_for(app: &TestApp, who: &str) -> Vec<(Json, Json)> {
    let seen = list(app, who).await;
    let items = seen["items"].as_array().unwrap().iter();
    items
        .map(|item| (item["deadline"].clone(), item["delegation"].clone()))
        .collect()
}

#[tokio::test]
async fn whoever_acts_for_a_head_sees_what_the_head_sees_by_office_until_the_delegation_ends() {
    let app = park().await;
    assert_eq!(seen_for(&app, "deputy").await, []);
    let given = json!({"$id": "d", "headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-20",
        "to": "2026-11-22", "scope": ["park-maintenance"]});
    app.make(&DELEGATIONS, given).await;
    let by = json!({"head": "Agent A11", "until": "2026-11-22"});
    assert_eq!(seen_for(&app, "deputy").await, [(json!("cars.paper"), by.clone())]);
    let line = list(&app, "deputy").await["items"][0].clone();
    assert_eq!(
        [&line["title"], &line["mark"]["text"], &line["link"]],
        [&json!("Insurance"), &json!("11111"), &Json::Null]
    );
    let of_head = seen_for(&app, "head").await;
    assert!(
        of_head.contains(&(json!("cars.paper"), Json::Null)),
        "the head sees it without: {of_head:?}"
    );
    app.change(&DELEGATIONS, "d", json!({"scope": ["rh-managements"]}))
        .await;
    assert_eq!(
        seen_for(&app, "deputy").await,
        [(json!("employees.retirement"), by.clone())]
    );
    app.change(&DELEGATIONS, "d", json!({"scope": []})).await;
    assert_eq!(seen_for(&app, "deputy").await.len(), 2);
    app.at("2026-11-22T23:59:59Z");
    assert_eq!(seen_for(&app, "deputy").await.len(), 2, "to the end of the last day");
    app.at("2026-11-23T00:00:00Z");
    assert_eq!(seen_for(&app, "deputy").await, [], "it is the 23rd in Morocco");
}

#[tokio::test]
async fn a_delegation_brings_neither_what_is_the_heads_own_nor_anything_of_a_head_who_may_not_sign_in() {
    let app = park().await;
    delegation(&app, "d", "2026-12-31").await;
    assert_eq!(seen_for(&app, "deputy").await.len(), 2);
    app.change(&USERS, "head", json!({"permissions": ["cars-management:read"]}))
        .await;
    let deadlines = async || {
        seen_for(&app, "deputy")
            .await
            .into_iter()
            .map(|(id, _)| id)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        deadlines().await,
        ["cars.paper"],
        "whose own retirement stays with the head"
    );
    app.change(&USERS, "deputy", json!({"permissions": ["cars-management:read"]}))
        .await;
    assert_eq!(
        seen_for(&app, "deputy").await,
        [(json!("cars.paper"), Json::Null)],
        "once, by the own right"
    );
    app.change(&USERS, "deputy", json!({"permissions": []})).await;
    app.change(&USERS, "head", json!({"disabled": true})).await;
    assert_eq!(deadlines().await, Vec::<Json>::new());
}
