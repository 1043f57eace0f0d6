use serde_json::json;

use super::{act, code, item, movements_of, see, staffed_town};

#[tokio::test]
async fn an_item_goes_to_repair_and_comes_back_with_its_cost() {
    let app = staffed_town().await;
    item(&app, "i", json!({"condition": "poor"})).await;
    let back = json!({"id": "i", "cost": 350.5, "condition": "good"});
    let early = act(&app, "kenza", "inventoryItems.returnFromRepair", back.clone()).await;
    assert_eq!(code(early), "inventory_item_not_in_repair");
    let out = json!({"id": "i", "repairer": "Atelier Souss", "reason": "pied cassé"});
    let sent = act(&app, "kenza", "inventoryItems.sendToRepair", out.clone())
        .await
        .unwrap();
    assert_eq!(sent["state"], "in_repair");
    for (name, given) in [
        ("sendToRepair", out),
        ("move", json!({"ids": ["i"], "bureauId": "b"})),
        ("handOver", json!({"ids": ["i"], "employeeId": "omar"})),
    ] {
        let refused = act(&app, "kenza", &format!("inventoryItems.{name}"), given).await;
        assert_eq!(code(refused), "inventory_item_in_repair", "{name}");
    }
    let wrong = json!({"id": "i", "condition": "reformed"});
    let refused = act(&app, "kenza", "inventoryItems.returnFromRepair", wrong).await;
    assert_eq!(code(refused), "inventory_reformed_by_reform");
    assert_eq!(see(&app, "i").await["state"], "in_repair", "nothing of it was done");
    let home = act(&app, "kenza", "inventoryItems.returnFromRepair", back)
        .await
        .unwrap();
    assert_eq!(
        (&home["state"], &home["condition"]),
        (&json!("in_service"), &json!("good"))
    );
    let all = movements_of(&app, "i").await;
    assert_eq!(all[1]["repairer"], "Atelier Souss");
    assert_eq!(all[2]["cost"], json!(350.5));
}

#[tokio::test]
async fn what_is_lost_moves_no_more_until_it_is_found() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"id": "i"});
    let silent = act(&app, "kenza", "inventoryItems.reportLoss", given).await;
    assert_eq!(code(silent), "general_argument_invalid");
    let given = json!({"id": "i", "reason": "vol", "decisionRef": "PV 4"});
    let lost = act(&app, "kenza", "inventoryItems.reportLoss", given.clone())
        .await
        .unwrap();
    assert_eq!(lost["state"], "lost");
    for (name, given) in [
        ("reportLoss", given),
        ("move", json!({"ids": ["i"], "bureauId": "b"})),
        ("adjust", json!({"id": "i", "quantity": 3, "reason": "x"})),
    ] {
        let refused = act(&app, "kenza", &format!("inventoryItems.{name}"), given).await;
        assert_eq!(code(refused), "inventory_item_lost", "{name}");
    }
    let given = json!({"ids": ["i"], "reason": "retrouvée"});
    act(&app, "kenza", "inventoryItems.takeBack", given).await.unwrap();
    assert_eq!(see(&app, "i").await["state"], "in_service");
}

#[tokio::test]
async fn of_several_some_are_lost() {
    let app = staffed_town().await;
    item(&app, "i", json!({"quantity": 5, "inventoryNumber": "C-1"})).await;
    let given = json!({"id": "i", "quantity": 2, "reason": "vol"});
    let lost = act(&app, "kenza", "inventoryItems.reportLoss", given).await.unwrap();
    assert_eq!((&lost["state"], &lost["quantity"]), (&json!("lost"), &json!(2)));
    assert_eq!(lost["inventoryNumber"], "C-1-2");
    let left = see(&app, "i").await;
    assert_eq!((&left["state"], &left["quantity"]), (&json!("in_service"), &json!(3)));
    let given = json!({"id": "i", "quantity": 4, "reason": "vol"});
    let above = act(&app, "kenza", "inventoryItems.reportLoss", given).await;
    assert_eq!(code(above), "inventory_quantity_above");
}

#[tokio::test]
async fn a_quantity_is_set_right_with_its_reason() {
    let app = staffed_town().await;
    item(&app, "i", json!({"quantity": 5})).await;
    let adjust = async |quantity: i64, reason: &str| {
        let given = json!({"id": "i", "quantity": quantity, "reason": reason});
        act(&app, "kenza", "inventoryItems.adjust", given).await
    };
    assert_eq!(code(adjust(5, "x").await), "inventory_same_quantity");
    assert_eq!(code(adjust(4, " ").await), "general_argument_invalid");
    assert_eq!(code(adjust(0, "x").await), "document_invalid_structure");
    assert_eq!(adjust(8, "erreur de saisie").await.unwrap()["quantity"], 8);
    assert_eq!(adjust(2, "recompté").await.unwrap()["quantity"], 2);
    let all = movements_of(&app, "i").await;
    assert_eq!((&all[1]["quantity"], &all[2]["quantity"]), (&json!(3), &json!(-6)));
    let undone = json!({"id": all[1]["$id"], "reason": "x"});
    let refused = act(&app, "kenza", "inventoryMovements.undo", undone).await;
    assert_eq!(
        code(refused),
        "inventory_quantity_above",
        "the second would leave nothing"
    );
}
