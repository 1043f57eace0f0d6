use serde_json::{Value as Json, json};

use super::{act, code, item, movements_of, notice_kinds, see, staffed_town};
use crate::item::INVENTORY_ITEMS;
use crate::testing::TestApp;

#[tokio::test]
async fn several_items_move_in_one_act_and_what_stands_there_is_passed_over() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    item(&app, "j", json!({"bureauId": "b"})).await;
    item(&app, "k", json!({})).await;
    let given = json!({"ids": ["i", "j", "k", "i"], "bureauId": "b", "decisionRef": "12/2026"});
    let moved = act(&app, "kenza", "inventoryItems.move", given.clone()).await.unwrap();
    assert_eq!(moved["ids"], json!(["i", "k"]));
    for id in ["i", "k"] {
        assert_eq!(see(&app, id).await["bureauId"], "b");
        let last = movements_of(&app, id).await.pop().unwrap();
        assert_eq!(last["kind"], "transfer");
        assert_eq!(last["fromBureauId"], "a");
        assert_eq!(last["decisionRef"], "12/2026");
        assert_eq!(last["lot"], moved["lot"]);
    }
    assert_eq!(movements_of(&app, "j").await.len(), 1, "it stood there");
    let again = act(&app, "kenza", "inventoryItems.move", given).await;
    assert_eq!(code(again), "inventory_stands_there");
}

/// What is refused of a move, by which code, at which field.
const REFUSED_MOVES: [(&str, &str, &str); 8] = [
    (r#"{"ids": [], "bureauId": "b"}"#, "general_argument_invalid", "ids"),
    (r#"{"ids": ["i"]}"#, "general_argument_invalid", "bureauId"),
    (
        r#"{"ids": ["i"], "bureauId": "x"}"#,
        "relationship_value_invalid",
        "bureauId",
    ),
    (
        r#"{"ids": ["i"], "bureauId": "b", "quantity": 4}"#,
        "inventory_quantity_above",
        "quantity",
    ),
    (
        r#"{"ids": ["i", "j"], "bureauId": "b", "quantity": 1}"#,
        "inventory_part_of_several",
        "quantity",
    ),
    (
        r#"{"ids": ["i"], "bureauId": "b", "number": "X"}"#,
        "inventory_number_of_all",
        "number",
    ),
    (
        r#"{"ids": ["i"], "bureauId": "b", "on": "2027-01-01"}"#,
        "inventory_day_in_future",
        "on",
    ),
    (
        r#"{"ids": ["i"], "bureauId": "b", "on": "2020-01-01"}"#,
        "inventory_before_entry",
        "on",
    ),
];

#[tokio::test]
async fn a_move_is_refused_at_its_field() {
    let app = staffed_town().await;
    item(&app, "i", json!({"quantity": 3})).await;
    item(&app, "j", json!({})).await;
    for (given, refused, field) in REFUSED_MOVES {
        let sent = serde_json::from_str(given).unwrap();
        let error = act(&app, "kenza", "inventoryItems.move", sent).await.unwrap_err();
        let refusal = error.rejection().unwrap();
        assert_eq!(
            (refusal.kind.code, refusal.field.as_deref()),
            (refused, Some(field)),
            "{given}"
        );
    }
    let many: Vec<String> = (0..201).map(|at| at.to_string()).collect();
    let given = json!({"ids": many, "bureauId": "b"});
    assert_eq!(
        code(act(&app, "kenza", "inventoryItems.move", given).await),
        "general_argument_invalid"
    );
    for who in ["rachid", "omar"] {
        let given = json!({"ids": ["i"], "bureauId": "b"});
        assert_eq!(
            code(act(&app, who, "inventoryItems.move", given).await),
            "user_unauthorized"
        );
    }
    assert_eq!(see(&app, "i").await["bureauId"], "a", "nothing moved");
    assert_eq!(movements_of(&app, "i").await.len(), 1);
}

/// Takes a part of an item to the other office, and tells the new item.
async fn take(app: &TestApp, quantity: i64, number: Option<&str>) -> Json {
    let given = json!({"ids": ["i"], "bureauId": "b", "quantity": quantity, "number": number});
    let moved = act(app, "kenza", "inventoryItems.move", given).await.unwrap();
    see(app, moved["ids"][0].as_str().unwrap()).await
}

#[tokio::test]
async fn a_part_becomes_an_item_of_its_own_with_the_next_free_number() {
    let app = staffed_town().await;
    let first = json!({"quantity": 10, "inventoryNumber": "M-7", "price": 120, "brand": "Atlas"});
    item(&app, "i", first).await;
    item(&app, "other", json!({"inventoryNumber": "m 7-2"})).await;
    let part = take(&app, 4, None).await;
    assert_eq!(part["inventoryNumber"], "M-7-3", "the second stands");
    assert_eq!((&part["quantity"], &part["bureauId"]), (&json!(4), &json!("b")));
    assert_eq!(part["parentItemId"], "i");
    assert_eq!((&part["price"], &part["brand"]), (&json!(120), &json!("Atlas")));
    let own = movements_of(&app, part["$id"].as_str().unwrap()).await;
    assert_eq!((&own[0]["kind"], &own[0]["toBureauId"]), (&json!("entry"), &json!("a")));
    assert_eq!(own[1]["kind"], "transfer");
    assert_eq!(see(&app, "i").await["quantity"], 6);
    let adjusted = movements_of(&app, "i").await.pop().unwrap();
    assert_eq!(
        (&adjusted["kind"], &adjusted["quantity"]),
        (&json!("adjust"), &json!(-4))
    );
    let undone = json!({"id": adjusted["$id"], "reason": "x"});
    let undone = act(&app, "kenza", "inventoryMovements.undo", undone).await;
    assert_eq!(code(undone), "inventory_undo_of_part");
}

#[tokio::test]
async fn a_part_may_be_given_a_number_that_nothing_has_and_all_is_no_part() {
    let app = staffed_town().await;
    item(&app, "i", json!({"quantity": 6, "inventoryNumber": "M-7"})).await;
    assert_eq!(take(&app, 1, Some("X-1")).await["inventoryNumber"], "X-1");
    assert_eq!(take(&app, 5, None).await["$id"], "i");
    let taken = json!({"ids": ["i"], "bureauId": "a", "quantity": 1, "number": "x1"});
    let refused = act(&app, "kenza", "inventoryItems.move", taken).await;
    assert_eq!(code(refused), "document_unique_constraint_violation");
    assert_eq!(see(&app, "i").await["quantity"], 5, "nothing of it was done");
}

#[tokio::test]
async fn a_part_of_a_day_before_leaves_from_where_the_first_stood_then() {
    let app = staffed_town().await;
    item(&app, "i", json!({"quantity": 10})).await;
    let given = json!({"ids": ["i"], "bureauId": "b", "on": "2026-06-01"});
    act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    let given = json!({"ids": ["i"], "employeeId": "omar", "quantity": 2, "on": "2026-03-01"});
    let moved = act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let part = see(&app, moved["ids"][0].as_str().unwrap()).await;
    assert_eq!((&part["bureauId"], &part["employeeId"]), (&json!("a"), &json!("omar")));
    assert_eq!(see(&app, "i").await["bureauId"], "b");
}

#[tokio::test]
async fn a_hand_over_holds_at_once_and_its_receiver_is_told() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    item(&app, "j", json!({})).await;
    let given = json!({"ids": ["i", "j"], "employeeId": "omar", "bureauId": "b"});
    let moved = act(&app, "kenza", "inventoryItems.handOver", given.clone())
        .await
        .unwrap();
    let held = see(&app, "i").await;
    assert_eq!((&held["employeeId"], &held["bureauId"]), (&json!("omar"), &json!("b")));
    assert_eq!(held["pendingHandoverId"], moved["lot"]);
    let paper = movements_of(&app, "i").await.pop().unwrap();
    assert_eq!(paper["acceptBy"], "2026-11-27T00:00:00.000+00:00");
    assert_eq!(
        notice_kinds(&app, "omar").await,
        ["property.handedOver"],
        "once for all of them"
    );
    assert!(notice_kinds(&app, "salma").await.is_empty());
    let again = act(&app, "kenza", "inventoryItems.handOver", given).await;
    assert_eq!(code(again), "inventory_holds_already");
    let own = app.see(&app.ctx("omar").await, &INVENTORY_ITEMS, "i").await.unwrap();
    assert_eq!(own["designation"], "Chaise");
    assert!(app.see(&app.ctx("salma").await, &INVENTORY_ITEMS, "i").await.is_err());
}

#[tokio::test]
async fn nothing_is_handed_to_who_has_left_or_is_nobody() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    app.change(app.collection("employees"), "salma", json!({"active": false}))
        .await;
    for (who, refused) in [
        ("salma", "inventory_receiver_left"),
        ("nobody", "relationship_value_invalid"),
    ] {
        let given = json!({"ids": ["i"], "employeeId": who});
        let error = act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap_err();
        let refusal = error.rejection().unwrap();
        assert_eq!(
            (refusal.kind.code, refusal.field.as_deref()),
            (refused, Some("employeeId"))
        );
    }
}

#[tokio::test]
async fn what_is_taken_back_is_held_by_nobody_and_its_holder_is_told() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let back = json!({"ids": ["i"], "bureauId": "b"});
    let early = act(&app, "kenza", "inventoryItems.takeBack", back.clone()).await;
    assert_eq!(code(early), "inventory_item_not_held");
    let given = json!({"ids": ["i"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    act(&app, "kenza", "inventoryItems.takeBack", back).await.unwrap();
    let free = see(&app, "i").await;
    assert!(
        free["employeeId"].is_null() && free["pendingHandoverId"].is_null(),
        "{free}"
    );
    assert_eq!(free["bureauId"], "b");
    assert_eq!(
        notice_kinds(&app, "omar").await,
        ["property.handedOver", "property.takenBack"]
    );
}

#[tokio::test]
async fn whoever_holds_an_item_holds_it_wherever_it_moves() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"ids": ["i"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let given = json!({"ids": ["i"], "bureauId": "b"});
    act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    let held = see(&app, "i").await;
    assert_eq!((&held["employeeId"], &held["bureauId"]), (&json!("omar"), &json!("b")));
    app.update(&TestApp::full_rights(), &INVENTORY_ITEMS, "i", json!({"bureauId": "a"}))
        .await
        .unwrap();
    assert_eq!(see(&app, "i").await["employeeId"], "omar");
}
