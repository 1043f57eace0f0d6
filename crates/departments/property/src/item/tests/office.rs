use engine::Bulk;
use schema::WireQuery;
use serde_json::{Value as Json, json};

use super::{act, code, item, notice_kinds, see, staffed_town};
use crate::item::INVENTORY_ITEMS;
use crate::testing::TestApp;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;

/// Writes an office, and has what follows done.
async fn change_office(app: &TestApp, id: &str, change: Json) {
    app.change(&BUREAUX, id, change).await;
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

#[tokio::test]
async fn an_office_that_goes_elsewhere_with_items_is_told_of_once() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    for change in [
        json!({"nameFr": "Autre nom"}),
        json!({"floor": "2"}),
        json!({"floor": "2"}),
    ] {
        change_office(&app, "a", change).await;
    }
    change_office(&app, "b", json!({"floor": "2"})).await;
    assert_eq!(
        notice_kinds(&app, "kenza").await,
        ["property.officeMoved"],
        "nothing stands in the other"
    );
    assert!(notice_kinds(&app, "rachid").await.is_empty());
    change_office(&app, "a", json!({"floor": "3"})).await;
    assert_eq!(notice_kinds(&app, "kenza").await.len(), 2, "it went on");
}

#[tokio::test]
async fn items_are_of_the_service_of_their_office_unless_another_was_typed() {
    let app = staffed_town().await;
    for id in ["s", "t", "u"] {
        app.make(&SERVICES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
    }
    let service = async |id: &str| see(&app, id).await["serviceId"].clone();
    item(&app, "none", json!({})).await;
    change_office(&app, "a", json!({"serviceId": "s"})).await;
    assert_eq!(service("none").await, "s");
    item(&app, "follows", json!({})).await;
    item(&app, "typed", json!({"serviceId": "u"})).await;
    change_office(&app, "a", json!({"serviceId": "t"})).await;
    for (id, of) in [("none", "t"), ("follows", "t"), ("typed", "u")] {
        assert_eq!(service(id).await, of, "{id}");
    }
}

#[tokio::test]
async fn whoever_leaves_is_reminded_of_what_they_hold() {
    let app = staffed_town().await;
    app.user(
        "hr",
        json!({"permissions": ["rh-managements:*", "inventory-dashboard:read"]}),
    )
    .await;
    item(&app, "i", json!({})).await;
    let left = async || -> Vec<Json> {
        let told = act(&app, "hr", "employees.handover", json!({"id": "omar"}))
            .await
            .unwrap();
        let items = told["items"].as_array().unwrap();
        items
            .iter()
            .filter(|one| one["collection"] == "inventoryItems")
            .cloned()
            .collect()
    };
    assert!(left().await.is_empty());
    let given = json!({"ids": ["i"], "employeeId": "omar"});
    act(&app, "kenza", "inventoryItems.handOver", given).await.unwrap();
    let held = left().await;
    assert_eq!((held.len(), &held[0]["count"]), (1, &json!(1)));
    assert_eq!(held[0]["rows"][0]["title"], "Chaise");
    act(&app, "kenza", "inventoryItems.takeBack", json!({"ids": ["i"]}))
        .await
        .unwrap();
    assert!(left().await.is_empty());
}

#[tokio::test]
async fn a_bulk_change_of_the_office_is_refused_naming_the_act() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let bulk = async |data: Json| {
        let Json::Object(data) = data else { panic!("an object") };
        let all = vec![WireQuery::new("equal", "designation", vec![json!("Chaise")])];
        let full = TestApp::full_rights();
        app.engine.bulk(&full, &INVENTORY_ITEMS, Bulk::Update(data, all)).await
    };
    let refused = bulk(json!({"bureauId": "b", "notes": "x"})).await.unwrap_err();
    let refusal = refused.rejection().unwrap();
    assert_eq!(
        (refusal.kind.code, refusal.field.as_deref()),
        ("bulk_field_by_act", Some("bureauId"))
    );
    assert!(refusal.text(schema::Lang::En).contains("inventoryItems.move"));
    assert_eq!(see(&app, "i").await["bureauId"], "a");
    bulk(json!({"notes": "x"})).await.unwrap();
    assert_eq!(code(bulk(json!({})).await), "document_missing_payload");
}
