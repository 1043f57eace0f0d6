//! What falls due in the park, and who acts for its head.

use platform::organisation::delegation::DELEGATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use serde_json::{Value as Json, json};

use crate::testing::TestApp;

/// A head, a delegate and a clerk of human resources, who can sign in.
async fn town() -> TestApp {
    let town = crate::testing::new_app();
    for (id, cin) in [("head", "A11"), ("deputy", "A12"), ("clerk", "A13")] {
        town.employee(id, cin, json!({})).await;
        town.user(id, json!({"persoActif": id})).await;
    }
    let clerk = json!({"permissions": ["rh-managements:*", "assignments:*", "organisation-management:*"]});
    town.change(&USERS, "clerk", clerk).await;
    town
}

async fn delegation(town: &TestApp, id: &str, to: &str) {
    let data = json!({"$id": id, "headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-01", "to": to});
    town.make(&DELEGATIONS, data).await;
}

async fn list(town: &TestApp, who: &str) -> Json {
    let ask = town.ask(who).await;
    let listed = town.engine.act(&ask, "deadlines.due", engine::Input::default()).await;
    listed.unwrap()
}

/// A head of the park who can sign in, whose deputy is told nothing else, and a car whose insurance ends in ten days.
async fn park() -> TestApp {
    let town = town().await;
    let permissions = json!({"permissions": ["cars-management:read", "park-maintenance:*", "rh-managements:read"]});
    town.change(&USERS, "head", permissions).await;
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    town.make(&crate::car::CARS, car).await;
    let paper = json!({"$id": "p", "carsCollection": "c", "documentType": "insurance", "validUntil": "2026-11-30"});
    town.make(&crate::car_paper::CAR_PAPERS, paper).await;
    let own = json!({"DATN": "1964-02-29"});
    town.change(&EMPLOYEES, "head", own).await;
    town
}

/// What somebody sees, and for whom.
async fn seen_for(town: &TestApp, who: &str) -> Vec<(Json, Json)> {
    let seen = list(town, who).await;
    let items = seen["items"].as_array().unwrap().iter();
    items
        .map(|item| (item["deadline"].clone(), item["delegation"].clone()))
        .collect()
}

#[tokio::test]
async fn whoever_acts_for_a_head_sees_what_the_head_sees_by_office_until_the_delegation_ends() {
    let town = park().await;
    assert_eq!(seen_for(&town, "deputy").await, []);
    let given = json!({"$id": "d", "headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-20",
        "to": "2026-11-22", "scope": ["park-maintenance"]});
    town.make(&DELEGATIONS, given).await;
    let by = json!({"head": "Agent A11", "until": "2026-11-22"});
    assert_eq!(seen_for(&town, "deputy").await, [(json!("cars.paper"), by.clone())]);
    let line = list(&town, "deputy").await["items"][0].clone();
    assert_eq!(
        [&line["title"], &line["link"]],
        [&json!("Assurance \u{2066}11111\u{2069}"), &Json::Null]
    );
    let of_head = seen_for(&town, "head").await;
    assert!(
        of_head.contains(&(json!("cars.paper"), Json::Null)),
        "the head sees it without: {of_head:?}"
    );
    town.change(&DELEGATIONS, "d", json!({"scope": ["rh-managements"]}))
        .await;
    assert_eq!(
        seen_for(&town, "deputy").await,
        [(json!("employees.retirement"), by.clone())]
    );
    town.change(&DELEGATIONS, "d", json!({"scope": []})).await;
    assert_eq!(seen_for(&town, "deputy").await.len(), 2);
    town.at("2026-11-22T22:59:59Z");
    assert_eq!(seen_for(&town, "deputy").await.len(), 2, "to the end of the last day");
    town.at("2026-11-22T23:00:00Z");
    assert_eq!(seen_for(&town, "deputy").await, [], "it is the 23rd in Morocco");
}

#[tokio::test]
async fn a_delegation_brings_neither_what_is_the_heads_own_nor_anything_of_a_head_who_may_not_sign_in() {
    let town = park().await;
    delegation(&town, "d", "2026-12-31").await;
    assert_eq!(seen_for(&town, "deputy").await.len(), 2);
    town.change(&USERS, "head", json!({"permissions": ["cars-management:read"]}))
        .await;
    let deadlines = async || {
        seen_for(&town, "deputy")
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
    town.change(&USERS, "deputy", json!({"permissions": ["cars-management:read"]}))
        .await;
    assert_eq!(
        seen_for(&town, "deputy").await,
        [(json!("cars.paper"), Json::Null)],
        "once, by the own right"
    );
    town.change(&USERS, "deputy", json!({"permissions": []})).await;
    town.change(&USERS, "head", json!({"disabled": true})).await;
    assert_eq!(deadlines().await, Vec::<Json>::new());
}
