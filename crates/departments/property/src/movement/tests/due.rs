use serde_json::{Value as Json, json};

use super::{act, item, staffed_town};
use crate::item::tests::notice_kinds;
use crate::testing::TestApp;

/// The hand-overs that are due, by the page that they lead to.
async fn due(app: &TestApp) -> Vec<Json> {
    let listed = app
        .act(&TestApp::full_rights(), "deadlines.due", json!({}))
        .await
        .unwrap();
    let items = listed["items"].as_array().unwrap().iter();
    items
        .filter(|one| one["deadline"] == "property.acceptance")
        .cloned()
        .collect()
}

async fn morning(app: &TestApp, day: &str) {
    app.at(&format!("{day}T08:00:00Z"));
    let told = (platform::deadline::ROUTINE.work)(app.engine.clone(), app.clock.now());
    told.await.unwrap();
}

#[tokio::test]
async fn a_hand_over_that_waits_for_a_week_is_told_once_to_giver_keepers_and_receiver() {
    let app = staffed_town().await;
    app.user("mounir", json!({"permissions": ["inventory-dashboard:*"]}))
        .await;
    for id in ["i", "j"] {
        item(&app, id, json!({})).await;
    }
    let given = json!({"ids": ["i", "j"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    morning(&app, "2026-11-26").await;
    assert!(due(&app).await.is_empty());
    assert!(notice_kinds(&app, "kenza").await.is_empty());
    morning(&app, "2026-11-27").await;
    morning(&app, "2026-11-27").await;
    for who in ["kenza", "mounir"] {
        assert_eq!(notice_kinds(&app, who).await, ["deadlines.due"], "{who}: one of two");
    }
    assert_eq!(
        notice_kinds(&app, "omar").await,
        ["property.handedOver", "deadlines.due"]
    );
    assert!(notice_kinds(&app, "salma").await.is_empty());
    assert_eq!(due(&app).await.len(), 1);
    act(&app, "omar", "inventoryItems.accept", json!({"id": "j"}))
        .await
        .unwrap();
    assert!(due(&app).await.is_empty(), "it waits for nobody");
}

#[tokio::test]
async fn a_hand_over_that_was_refused_or_taken_back_is_not_due() {
    for is_refused in [true, false] {
        let app = staffed_town().await;
        item(&app, "i", json!({})).await;
        let given = json!({"ids": ["i"], "employeeId": "omar"});
        act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
        let done = if is_refused {
            act(&app, "omar", "inventoryItems.refuse", json!({"id": "i", "reason": "x"})).await
        } else {
            act(&app, "kenza", "inventoryItems.takeBack", json!({"ids": ["i"]})).await
        };
        done.unwrap();
        app.at("2026-11-28T08:00:00Z");
        assert!(due(&app).await.is_empty(), "refused: {is_refused}");
    }
}
