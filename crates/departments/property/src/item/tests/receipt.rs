use engine::files::{Gather, Incoming};
use serde_json::json;

use super::{act, code, item, movements_of, notice_kinds, see, staffed_town};
use crate::movement::INVENTORY_MOVEMENTS;
use crate::testing::TestApp;

#[tokio::test]
async fn the_receiver_alone_accepts_and_all_of_one_act_together() {
    let app = staffed_town().await;
    for id in ["i", "j", "k"] {
        item(&app, id, json!({})).await;
    }
    let given = json!({"ids": ["i", "j"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let given = json!({"ids": ["k"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let accept = |who: &'static str, id: &'static str| act(&app, who, "inventoryItems.accept", json!({"id": id}));
    assert_eq!(
        code(accept("kenza", "i").await),
        "inventory_not_receiver",
        "nobody accepts for another"
    );
    assert_eq!(code(accept("salma", "i").await), "document_not_found");
    let waiting = act(&app, "omar", "acts.waiting", json!({})).await.unwrap();
    let awaited = waiting["waiting"].as_array().unwrap();
    let own = awaited
        .iter()
        .find(|one| one["act"] == "inventoryItems.accept")
        .unwrap();
    assert_eq!(own["total"], 3);
    let accepted = accept("omar", "i").await.unwrap();
    assert!(accepted["pendingHandoverId"].is_null());
    assert!(see(&app, "j").await["pendingHandoverId"].is_null(), "of the same act");
    assert!(see(&app, "k").await["pendingHandoverId"].is_string(), "of another");
    let paper = movements_of(&app, "j").await.pop().unwrap();
    assert_eq!(paper["acceptedById"], "omar");
    assert_eq!(paper["acceptedAt"], "2026-11-20T10:00:00.000+00:00");
    assert_eq!(code(accept("omar", "i").await), "inventory_nothing_pending");
    let given = json!({"id": "i", "reason": "x"});
    let late = act(&app, "omar", "inventoryItems.refuse", given).await;
    assert_eq!(code(late), "inventory_nothing_pending");
}

#[tokio::test]
async fn what_is_refused_is_back_where_it_was_and_the_giver_is_told() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    item(&app, "j", json!({})).await;
    let given = json!({"ids": ["i", "j"], "employeeId": "omar", "bureauId": "b"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let refuse = async |who: &str, reason: Option<&str>| {
        let given = json!({"id": "i", "reason": reason});
        act(&app, who, "inventoryItems.refuse", given).await
    };
    assert_eq!(code(refuse("omar", None).await), "general_argument_invalid");
    assert_eq!(code(refuse("kenza", Some("x")).await), "inventory_not_receiver");
    refuse("omar", Some("cassé")).await.unwrap();
    for id in ["i", "j"] {
        let row = see(&app, id).await;
        assert!(
            row["employeeId"].is_null() && row["pendingHandoverId"].is_null(),
            "{row}"
        );
        assert_eq!(row["bureauId"], "a");
        let all = movements_of(&app, id).await;
        let (paper, back) = (&all[all.len() - 2], &all[all.len() - 1]);
        assert_eq!(back["undoesId"], paper["$id"]);
        assert_eq!(back["refusedReason"], "cassé");
        assert_eq!(
            (&back["fromEmployeeId"], &back["toBureauId"]),
            (&json!("omar"), &json!("a"))
        );
    }
    assert_eq!(notice_kinds(&app, "kenza").await, ["property.handoverRefused"]);
    // Whoever refused reads the item no longer.
    assert_eq!(code(refuse("omar", Some("x")).await), "document_not_found");
}

#[tokio::test]
async fn a_hand_over_that_another_follows_waits_for_the_other_receiver() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    for who in ["omar", "salma"] {
        let given = json!({"ids": ["i"], "employeeId": who});
        act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    }
    let accept = |who: &'static str| act(&app, who, "inventoryItems.accept", json!({"id": "i"}));
    assert_eq!(code(accept("omar").await), "document_not_found");
    accept("salma").await.unwrap();
    let papers = movements_of(&app, "i").await;
    assert!(papers[1]["acceptedAt"].is_null() && papers[2]["acceptedAt"].is_string());
}

#[tokio::test]
async fn whoever_held_an_item_before_is_told_and_holds_it_again_when_it_is_refused() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    for who in ["omar", "salma"] {
        let given = json!({"ids": ["i"], "employeeId": who});
        act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    }
    assert_eq!(
        notice_kinds(&app, "omar").await,
        ["property.handedOver", "property.takenBack"]
    );
    let given = json!({"id": "i", "reason": "x"});
    act(&app, "salma", "inventoryItems.refuse", given).await.unwrap();
    let row = see(&app, "i").await;
    assert_eq!(row["employeeId"], "omar");
    assert!(row["pendingHandoverId"].is_string(), "his own waits still");
    let last = notice_kinds(&app, "omar").await.pop().unwrap();
    assert_eq!(last, "property.handedOver");
    assert_eq!(
        notice_kinds(&app, "salma").await,
        ["property.handedOver"],
        "whoever acts knows"
    );
}

/// Sends a PDF as the route does.
async fn send(app: &TestApp, who: &str, id: &str) {
    let ctx = app.ctx(who).await;
    let bucket = app.engine.bucket("downloadable-documents").unwrap();
    app.engine.may_send(&ctx.rights, bucket).unwrap();
    let mut piece = Gather::default();
    piece.push(b"%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n".to_vec().into());
    let incoming = Incoming {
        id: Some(id.to_owned()),
        goes_on: false,
        name: "decharge.pdf".to_owned(),
        folder: String::new(),
        span: None,
        piece: piece.finish(),
    };
    app.engine.receive_file(&ctx, bucket, incoming).await.unwrap();
}

#[tokio::test]
async fn a_hand_over_signed_by_hand_waits_for_nobody() {
    let app = staffed_town().await;
    send(&app, "kenza", "paper").await;
    for (id, signed) in [("i", Some("paper")), ("j", Some("paper")), ("k", None)] {
        item(&app, id, json!({})).await;
        let given = json!({"ids": [id], "employeeId": "omar", "signedFileId": signed});
        act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
        assert_eq!(
            see(&app, id).await["pendingHandoverId"].is_null(),
            signed.is_some(),
            "{id}"
        );
    }
    let accept = act(&app, "omar", "inventoryItems.accept", json!({"id": "i"})).await;
    assert_eq!(code(accept), "inventory_nothing_pending");
    let row = movements_of(&app, "k").await.pop().unwrap();
    let given = json!({"id": row["$id"], "signedFileId": "paper"});
    let attached = act(&app, "kenza", "inventoryMovements.attachSigned", given)
        .await
        .unwrap();
    assert_eq!(attached["signedFileId"], "paper");
    assert!(attached["acceptedAt"].is_null(), "that is for the receiver alone");
    assert!(see(&app, "k").await["pendingHandoverId"].is_null());
}

#[tokio::test]
async fn a_signed_copy_is_of_a_file_that_stands_and_of_what_is_signed() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"ids": ["i"], "employeeId": "omar", "signedFileId": "nothing"});
    let unknown = act(&app, "kenza", "inventoryItems.handOver", given).await;
    assert_eq!(code(unknown), "relationship_value_invalid");
    let given = json!({"ids": ["i"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let paper = movements_of(&app, "i").await.pop().unwrap();
    let id = paper["$id"].as_str().unwrap();
    let full = TestApp::full_rights();
    let direct = app
        .update(&full, &INVENTORY_MOVEMENTS, id, json!({"acceptedById": "kenza"}))
        .await;
    assert!(direct.is_err(), "by acts alone");
    let given = json!({"id": movements_of(&app, "i").await[0]["$id"], "signedFileId": "f"});
    let entry = act(&app, "kenza", "inventoryMovements.attachSigned", given).await;
    assert_eq!(code(entry), "inventory_not_signed");
    let given = json!({"id": id, "signedFileId": "f"});
    let holder = act(&app, "omar", "inventoryMovements.attachSigned", given).await;
    assert_eq!(code(holder), "user_unauthorized");
}
