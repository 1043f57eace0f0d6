use serde_json::{Value as Json, json};

use super::{act, code, movements_of, see, staffed_town};
use crate::item::INVENTORY_ITEMS;
use crate::testing::TestApp;

async fn enter(app: &TestApp, given: Json) -> schema::Result<Json> {
    act(app, "kenza", "inventoryItems.enter", given).await
}

fn numbers(entered: &Json) -> Vec<Option<&str>> {
    let items = entered["items"].as_array().unwrap();
    items.iter().map(|one| one["number"].as_str()).collect()
}

#[tokio::test]
async fn one_item_enters_with_what_is_said_of_it() {
    let app = staffed_town().await;
    let given = json!({"designation": "Armoire", "inventoryNumber": "A-1", "bureauId": "a", "price": 900, "quantity": 2,
        "acquisition": "gift", "acquiredOn": "2026-02-03"});
    let entered = enter(&app, given).await.unwrap();
    assert_eq!(numbers(&entered), [Some("A-1")]);
    let id = entered["items"][0]["id"].as_str().unwrap();
    let row = see(&app, id).await;
    assert_eq!((&row["acquisition"], &row["price"]), (&json!("gift"), &json!(900)));
    let entry = movements_of(&app, id).await;
    assert_eq!(entry.len(), 1);
    assert_eq!((&entry[0]["kind"], &entry[0]["quantity"]), (&json!("entry"), &json!(2)));
    assert_eq!(entry[0]["on"], "2026-02-03T00:00:00.000+00:00");
}

#[tokio::test]
async fn several_alike_count_on_from_the_first_number_and_keep_its_zeros() {
    let app = staffed_town().await;
    let given = json!({"designation": "Chaise", "bureauId": "a", "copies": 3, "firstNumber": "C-0099/B"});
    let entered = enter(&app, given).await.unwrap();
    assert_eq!(
        numbers(&entered),
        [Some("C-0099/B"), Some("C-0100/B"), Some("C-0101/B")]
    );
    let given = json!({"designation": "Chaise", "copies": 2});
    assert_eq!(
        numbers(&enter(&app, given).await.unwrap()),
        [None, None],
        "to be labelled, and to be placed"
    );
    let given = json!({"designation": "Chaise", "copies": 2, "takeNumbers": true});
    let entered = enter(&app, given).await.unwrap();
    assert_eq!(numbers(&entered), [Some("2026/00001"), Some("2026/00002")]);
    assert_eq!(app.all(&INVENTORY_ITEMS).await.len(), 7);
}

/// What is refused of a chair that would enter, by which code, at which field.
const REFUSED: [(&str, &str, &str); 13] = [
    (r#"{"designation": ""}"#, "document_invalid_structure", "designation"),
    (r#"{"bureauId": "x"}"#, "relationship_value_invalid", "bureauId"),
    (r#"{"quantity": 0}"#, "document_invalid_structure", "quantity"),
    (r#"{"copies": 0}"#, "general_argument_invalid", "copies"),
    (r#"{"copies": 501}"#, "general_argument_invalid", "copies"),
    (
        r#"{"copies": 3, "firstNumber": "C-1"}"#,
        "inventory_number_taken",
        "firstNumber",
    ),
    (
        r#"{"inventoryNumber": "c-2"}"#,
        "inventory_number_taken",
        "inventoryNumber",
    ),
    (
        r#"{"copies": 2, "firstNumber": "C"}"#,
        "inventory_number_without_digits",
        "firstNumber",
    ),
    (
        r#"{"copies": 2, "inventoryNumber": "D-1"}"#,
        "inventory_number_of_many",
        "inventoryNumber",
    ),
    (
        r#"{"firstNumber": "D", "takeNumbers": true}"#,
        "inventory_numbers_twice",
        "inventoryNumber",
    ),
    (
        r#"{"copies": 2, "serialNumber": "S1"}"#,
        "inventory_serial_of_many",
        "serialNumber",
    ),
    (
        r#"{"condition": "reformed"}"#,
        "inventory_reformed_by_reform",
        "condition",
    ),
    (
        r#"{"acquiredOn": "2027-01-01"}"#,
        "inventory_acquired_in_future",
        "acquiredOn",
    ),
];

#[tokio::test]
async fn what_does_not_enter_is_refused_at_its_field_and_leaves_nothing() {
    let app = staffed_town().await;
    enter(&app, json!({"designation": "Chaise", "inventoryNumber": "C 2"}))
        .await
        .unwrap();
    for (more, refused, field) in REFUSED {
        let mut given = json!({"designation": "Chaise", "bureauId": "a"});
        let more_data: Json = serde_json::from_str(more).unwrap();
        given
            .as_object_mut()
            .unwrap()
            .extend(more_data.as_object().unwrap().clone());
        let error = enter(&app, given).await.unwrap_err();
        let refusal = error.rejection().unwrap();
        let first = refusal.errors.first().unwrap_or(refusal);
        assert_eq!(
            (first.kind.code, first.field.as_deref()),
            (refused, Some(field)),
            "{more}"
        );
    }
    assert_eq!(app.all(&INVENTORY_ITEMS).await.len(), 1);
    for who in ["rachid", "omar"] {
        let given = json!({"designation": "Chaise"});
        let refused = act(&app, who, "inventoryItems.enter", given).await;
        assert_eq!(code(refused), "user_unauthorized", "{who}");
    }
}
