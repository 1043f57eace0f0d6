use serde_json::json;

use super::{act, code, item, last, movements_of, reform, see, staffed_town, undo};
use crate::item::tests::notice_kinds;

#[tokio::test]
async fn a_wrong_movement_is_undone_by_its_counter_movement_and_both_stand() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"ids": ["i"], "bureauId": "b"});
    act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    let wrong = last(&app, "i").await;
    assert_eq!(code(undo(&app, "rachid", &wrong).await), "user_unauthorized");
    let silent = act(&app, "kenza", "inventoryMovements.undo", json!({"id": wrong})).await;
    assert_eq!(code(silent), "general_argument_invalid");
    let back = undo(&app, "kenza", &wrong).await.unwrap();
    assert_eq!((&back["kind"], &back["undoesId"]), (&json!("transfer"), &json!(wrong)));
    assert_eq!((&back["fromBureauId"], &back["toBureauId"]), (&json!("b"), &json!("a")));
    assert_eq!((&back["reason"], &back["byId"]), (&json!("erreur"), &json!("kenza")));
    assert_eq!(see(&app, "i").await["bureauId"], "a");
    assert_eq!(movements_of(&app, "i").await.len(), 3);
    assert_eq!(code(undo(&app, "kenza", &wrong).await), "inventory_undone_already");
    let own = back["$id"].as_str().unwrap();
    assert_eq!(code(undo(&app, "kenza", own).await), "inventory_undo_of_undoing");
}

#[tokio::test]
async fn neither_an_entry_nor_a_reform_is_undone() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let entry = last(&app, "i").await;
    assert_eq!(code(undo(&app, "kenza", &entry).await), "inventory_undo_of_entry");
    reform(&app, "i").await;
    let gone = last(&app, "i").await;
    assert_eq!(code(undo(&app, "kenza", &gone).await), "inventory_undo_of_reform");
    assert_eq!(see(&app, "i").await["condition"], "reformed");
}

#[tokio::test]
async fn what_later_movements_rest_on_is_not_undone() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    act(&app, "kenza", "inventoryItems.sendToRepair", json!({"id": "i"}))
        .await
        .unwrap();
    let out = last(&app, "i").await;
    act(&app, "kenza", "inventoryItems.returnFromRepair", json!({"id": "i"}))
        .await
        .unwrap();
    assert_eq!(code(undo(&app, "kenza", &out).await), "inventory_item_not_in_repair");
    let home = last(&app, "i").await;
    undo(&app, "kenza", &home).await.unwrap();
    assert_eq!(see(&app, "i").await["state"], "in_repair");
    undo(&app, "kenza", &out).await.unwrap();
    assert_eq!(see(&app, "i").await["state"], "in_service");
}

#[tokio::test]
async fn a_movement_before_others_is_undone_where_they_still_fit() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"ids": ["i"], "employeeId": "omar", "bureauId": "b"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let first = last(&app, "i").await;
    let given = json!({"ids": ["i"], "bureauId": "a"});
    act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    undo(&app, "kenza", &first).await.unwrap();
    let row = see(&app, "i").await;
    assert!(
        row["employeeId"].is_null() && row["pendingHandoverId"].is_null(),
        "{row}"
    );
    assert_eq!(row["bureauId"], "a", "where it moved since");
    assert_eq!(
        notice_kinds(&app, "omar").await,
        ["property.handedOver", "property.takenBack"]
    );
    let accept = act(&app, "omar", "inventoryItems.accept", json!({"id": "i"})).await;
    assert_eq!(code(accept), "document_not_found");
    let signed = json!({"id": first, "signedFileId": "f"});
    let signed = act(&app, "kenza", "inventoryMovements.attachSigned", signed).await;
    assert_eq!(code(signed), "inventory_undone_already");
}
