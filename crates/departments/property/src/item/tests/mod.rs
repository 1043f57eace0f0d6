use serde_json::{Value as Json, json};

use super::INVENTORY_ITEMS;
use crate::movement::INVENTORY_MOVEMENTS;

mod custody;
mod deletion;
mod entry;
mod figures;
mod numbering;
mod office;
mod receipt;
mod repair;
use crate::testing::{TestApp, code, new_app};
use platform::organisation::bureau::BUREAUX;

/// Two offices, and an app over them.
pub(crate) async fn town() -> TestApp {
    let app = new_app();
    for id in ["a", "b"] {
        app.make(&BUREAUX, json!({"$id": id, "nameFr": id, "nameAr": id})).await;
    }
    app
}

/// The same with those who keep the inventory, of whom Kenza moves and Rachid reads alone, and with Omar and Salma, who hold things.
pub(crate) async fn staffed_town() -> TestApp {
    let app = town().await;
    let rights =
        |words: &[&str]| -> Vec<String> { words.iter().map(|word| format!("inventory-dashboard:{word}")).collect() };
    app.user(
        "kenza",
        json!({"permissions": rights(&["read", "create", "update", "delete", "move"])}),
    )
    .await;
    app.user("rachid", json!({"permissions": rights(&["read"])})).await;
    for (who, cin) in [("omar", "AA1001"), ("salma", "AA1002")] {
        app.employee(who, cin, json!({})).await;
        app.user(who, json!({"persoActif": who})).await;
    }
    app
}

/// A chair in the first office, as the keepers wrote it.
pub(crate) async fn item(app: &TestApp, id: &str, more: Json) {
    let mut data = json!({"$id": id, "designation": "Chaise", "bureauId": "a", "acquiredOn": "2026-01-10"});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.make(&INVENTORY_ITEMS, data).await;
}

/// Acts as somebody.
pub(crate) async fn act(app: &TestApp, who: &str, act: &str, given: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, act, given).await
}

/// An item as the engine sees it.
pub(crate) async fn see(app: &TestApp, id: &str) -> Json {
    app.get(&INVENTORY_ITEMS, id).await
}

/// The movements of an item, in the order in which they were posted.
pub(crate) async fn movements_of(app: &TestApp, item: &str) -> Vec<Json> {
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let mut told = Vec::new();
    for row in rows.iter().filter(|row| row.value("itemId").text() == Some(item)) {
        told.push(app.get(&INVENTORY_MOVEMENTS, &row.id).await);
    }
    told
}

/// The titles of what somebody was told.
pub(crate) async fn notice_kinds(app: &TestApp, who: &str) -> Vec<String> {
    let rows = app.all(app.collection("notifications")).await;
    let own = rows.iter().filter(|row| row.value("userId").text() == Some(who));
    own.map(|row| row.value("kind").text().unwrap().to_owned()).collect()
}

async fn movements(app: &TestApp) -> Vec<(String, Option<String>)> {
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let told = |row: schema::Document| {
        let kind = row.value("kind").text().unwrap().to_owned();
        (kind, row.value("toBureauId").text().map(str::to_owned))
    };
    rows.into_iter().map(told).collect()
}

#[tokio::test]
async fn a_new_item_has_entered_and_an_office_that_is_written_is_a_transfer() {
    let app = town().await;
    let item =
        json!({"$id": "i", "designation": "Bureau", "inventoryNumber": "2024-001", "bureauId": "a", "quantity": 3});
    app.make(&INVENTORY_ITEMS, item).await;
    app.change(&INVENTORY_ITEMS, "i", json!({"bureauId": "b"})).await;
    app.change(&INVENTORY_ITEMS, "i", json!({"bureauId": "b", "notes": "x"}))
        .await;
    let office = |id: &str| Some(id.to_owned());
    assert_eq!(
        movements(&app).await,
        [("entry".to_owned(), office("a")), ("transfer".to_owned(), office("b"))]
    );
    assert_eq!(app.get(&INVENTORY_ITEMS, "i").await["bureauId"], "b");
}

#[tokio::test]
async fn what_movements_say_is_not_typed() {
    let app = town().await;
    app.make(
        &INVENTORY_ITEMS,
        json!({"$id": "i", "designation": "Bureau", "bureauId": "a"}),
    )
    .await;
    let full = TestApp::full_rights();
    for (change, refused) in [
        (json!({"quantity": 2}), "user_unauthorized"),
        (json!({"state": "lost"}), "user_unauthorized"),
        (json!({"condition": "reformed"}), "inventory_reformed_by_reform"),
        (json!({"bureauId": null}), "inventory_place_cleared"),
        (json!({"bureauId": "nowhere"}), "relationship_value_invalid"),
    ] {
        let answer = app.update(&full, &INVENTORY_ITEMS, "i", change.clone()).await;
        assert_eq!(code(answer), refused, "{change}");
    }
    let same: Json = json!({"quantity": 1, "state": "in_service"});
    app.update(&full, &INVENTORY_ITEMS, "i", same).await.unwrap();
    let number = async |id: &str, number: &str| {
        let row = json!({"$id": id, "designation": "Chaise", "inventoryNumber": number});
        app.create(&full, &INVENTORY_ITEMS, row).await
    };
    number("n", "A-12 ٣").await.unwrap();
    assert_eq!(code(number("m", "a 123").await), "document_unique_constraint_violation");
}
