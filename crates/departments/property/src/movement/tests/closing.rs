use serde_json::{Value as Json, json};

use super::{act, code, item, last, movements_of, see, staffed_town, undo};
use crate::campaign::{INVENTORY_CAMPAIGNS, STATE, State};
use crate::expected_item::INVENTORY_EXPECTED_ITEMS;
use crate::item::INVENTORY_ITEMS;
use crate::movement::post::{movement, post};
use crate::movement::{CAMPAIGN, Kind, TO_BUREAU};
use crate::testing::TestApp;

/// A count of the first office, which stands so.
async fn count(app: &TestApp, id: &str, state: State) {
    let data = json!({"$id": id, "name": format!("Récolement {id}"), "bureauIds": ["a"], "memberIds": ["kenza"]});
    if app.all(&INVENTORY_CAMPAIGNS).await.iter().all(|one| one.id != id) {
        app.make(&INVENTORY_CAMPAIGNS, data).await;
    }
    let id = id.to_owned();
    let full = TestApp::full_rights();
    let set = app.engine.transact(&full, "state", move |cx| {
        let row = cx.need(&INVENTORY_CAMPAIGNS, &id)?;
        cx.update(row.with(STATE, state))
    });
    set.await.unwrap();
}

/// Moves an item as the decision of a count does.
async fn decided(app: &TestApp, campaign: &'static str) -> schema::Result<schema::Document> {
    let full = TestApp::full_rights();
    let run = app.engine.transact(&full, "decide", move |cx| {
        let item = cx.need(&INVENTORY_ITEMS, "i")?;
        let today = schema::Date(cx.today());
        let row = movement(&item, Kind::Transfer, today).with(TO_BUREAU, schema::Id("b".to_owned()));
        post(cx, row.with(CAMPAIGN, schema::Id(campaign.to_owned())))
    });
    run.await
}

#[tokio::test]
async fn while_a_count_is_being_closed_nothing_of_it_moves() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    let given = json!({"ids": ["i"], "bureauId": "b"});
    act(&app, "kenza", "inventoryItems.move", given).await.unwrap();
    let moved = last(&app, "i").await;
    undo(&app, "kenza", &moved).await.unwrap();
    count(&app, "c", State::Closing).await;
    for (name, given) in [
        ("inventoryItems.move", json!({"ids": ["i"], "bureauId": "b"})),
        ("inventoryItems.handOver", json!({"ids": ["i"], "employeeId": "omar"})),
        ("inventoryItems.sendToRepair", json!({"id": "i"})),
        ("inventoryItems.reportLoss", json!({"id": "i", "reason": "vol"})),
        (
            "inventoryItems.adjust",
            json!({"id": "i", "quantity": 2, "reason": "x"}),
        ),
    ] {
        let error = act(&app, "kenza", name, given).await.unwrap_err();
        let refusal = error.rejection().unwrap();
        assert_eq!(refusal.kind.code, "inventory_count_closing", "{name}");
        assert!(refusal.text(schema::Lang::Fr).contains("Récolement c"));
    }
    let full = TestApp::full_rights();
    let patch = app.update(&full, &INVENTORY_ITEMS, "i", json!({"bureauId": "b"}));
    assert_eq!(code(patch.await), "inventory_count_closing");
    app.change(&INVENTORY_ITEMS, "i", json!({"notes": "x"})).await;
    item(&app, "new", json!({})).await;
    assert_eq!(see(&app, "i").await["bureauId"], "a");
    assert_eq!(movements_of(&app, "i").await.len(), 3);
}

#[tokio::test]
async fn what_a_count_expects_is_its_own_wherever_it_stands() {
    let app = staffed_town().await;
    item(&app, "i", json!({"bureauId": "b"})).await;
    let go = async || -> schema::Result<Json> {
        act(&app, "kenza", "inventoryItems.sendToRepair", json!({"id": "i"})).await
    };
    count(&app, "c", State::Closing).await;
    let expected = json!({"campaignId": "c", "itemId": "i", "bureauId": "a", "quantity": 1});
    let full = TestApp::full_rights();
    let written = app.engine.transact(&full, "expect", move |cx| {
        let Json::Object(data) = &expected else {
            panic!("an object")
        };
        let mut row = schema::Document::new(&INVENTORY_EXPECTED_ITEMS);
        let all = schema::FieldSet::all(&INVENTORY_EXPECTED_ITEMS);
        row.apply(&schema::validate(&INVENTORY_EXPECTED_ITEMS, data, all, all, None)?)?;
        cx.create(row)
    });
    written.await.unwrap();
    assert_eq!(code(go().await), "inventory_count_closing");
    for state in [State::Open, State::Closed] {
        count(&app, "c", state).await;
        go().await.unwrap();
        act(&app, "kenza", "inventoryItems.returnFromRepair", json!({"id": "i"}))
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn a_count_moves_what_it_decides_and_no_other_count_does() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    count(&app, "c", State::Closing).await;
    count(&app, "d", State::Open).await;
    assert_eq!(code(decided(&app, "d").await), "inventory_count_closing");
    decided(&app, "c").await.unwrap();
    assert_eq!(see(&app, "i").await["bureauId"], "b");
}
