use serde_json::json;

use super::{act, code, item, movements_of, see, staffed_town};
use crate::item::INVENTORY_ITEMS;
use crate::movement::INVENTORY_MOVEMENTS;
use crate::testing::TestApp;

async fn delete(app: &TestApp, who: &str, id: &str) -> schema::Result<()> {
    app.engine.delete(&app.ctx(who).await, &INVENTORY_ITEMS, id, None).await
}

#[tokio::test]
async fn a_slip_of_the_last_day_goes_with_its_entry_and_comes_back_with_it() {
    let app = staffed_town().await;
    item(&app, "i", json!({"inventoryNumber": "C-1", "quantity": 3})).await;
    app.at("2026-11-21T09:59:00Z");
    assert_eq!(code(delete(&app, "rachid", "i").await), "user_unauthorized");
    delete(&app, "kenza", "i").await.unwrap();
    assert!(app.all(&INVENTORY_ITEMS).await.is_empty());
    assert!(app.all(&INVENTORY_MOVEMENTS).await.is_empty());
    let back = json!({"collection": "inventoryItems", "id": "i"});
    act(&app, "kenza", "trash.restore", back).await.unwrap();
    assert_eq!(see(&app, "i").await["inventoryNumber"], "C-1");
    let entry = movements_of(&app, "i").await;
    assert_eq!(entry.len(), 1);
    assert_eq!(
        (&entry[0]["kind"], &entry[0]["on"]),
        (&json!("entry"), &json!("2026-01-10T00:00:00.000+00:00"))
    );
    assert_eq!(entry[0]["quantity"], 3);
}

#[tokio::test]
async fn what_was_entered_longer_ago_or_has_moved_is_not_deleted() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    item(&app, "j", json!({"quantity": 2})).await;
    let given = json!({"ids": ["j"], "bureauId": "b", "quantity": 1});
    let moved = act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    let part = moved["ids"][0].as_str().unwrap();
    assert_eq!(code(delete(&app, "kenza", "j").await), "inventory_has_moved");
    assert_eq!(code(delete(&app, "kenza", part).await), "inventory_has_moved");
    app.at("2026-11-21T10:01:00Z");
    assert_eq!(code(delete(&app, "kenza", "i").await), "inventory_entered_long_ago");
    assert_eq!(app.all(&INVENTORY_ITEMS).await.len(), 3);
}
