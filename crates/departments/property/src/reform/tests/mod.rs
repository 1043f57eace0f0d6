mod minutes;

use serde_json::{Value as Json, json};

use super::INVENTORY_REFORMS;
use crate::item::INVENTORY_ITEMS;
use crate::movement::{INVENTORY_MOVEMENTS, Kind};
use crate::paper::testing::{move_item, town};
use crate::testing::{TestApp, code};
use schema::Result;

/// A draft of the desk and the screen, drawn up by its author.
fn draft(more: Json) -> Json {
    let mut draft = json!({"$id": "r", "decisionRef": "14/2026", "decisionDate": "2026-11-18", "itemIds": ["desk", "screen"],
        "members": [{"name": "M. Président", "quality": "Président"}, {"name": "Mme Régisseuse", "quality": "Régisseuse"}],
        "fate": "sold"});
    draft.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    draft
}

async fn drafted() -> TestApp {
    let app = town().await;
    let author = app.ctx("author").await;
    app.create(&author, &INVENTORY_REFORMS, draft(json!({}))).await.unwrap();
    app
}

async fn act(app: &TestApp, who: &str, name: &str, given: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, &format!("inventoryReforms.{name}"), given)
        .await
}

async fn states(app: &TestApp) -> [Json; 3] {
    let state = async |id: &str| app.get(&INVENTORY_ITEMS, id).await["state"].clone();
    [
        state("desk").await,
        state("screen").await,
        app.get(&INVENTORY_REFORMS, "r").await["state"].clone(),
    ]
}

/// What no draft may be, with its refusal and the field.
fn wrong_drafts() -> [(Json, &'static str, &'static str); 8] {
    [
        (json!({"members": []}), "inventory_reform_members", "members"),
        (
            json!({"members": [{"name": "X"}]}),
            "inventory_reform_members",
            "members",
        ),
        (json!({"members": {"name": "X"}}), "inventory_reform_members", "members"),
        (
            json!({"members": [{"name": " ", "quality": "Y"}]}),
            "inventory_reform_members",
            "members",
        ),
        (
            json!({"decisionDate": "2026-11-21"}),
            "inventory_reform_decided_in_future",
            "decisionDate",
        ),
        (
            json!({"decisionRef": null}),
            "document_invalid_structure",
            "decisionRef",
        ),
        (json!({"itemIds": []}), "inventory_reform_without_items", "itemIds"),
        (json!({"itemIds": ["nothing"]}), "relationship_value_invalid", "itemIds"),
    ]
}

#[tokio::test]
async fn a_draft_is_of_a_committee_and_of_things_that_are_still_the_communes() {
    let app = town().await;
    let author = app.ctx("author").await;
    for (wrong, refused, field) in wrong_drafts() {
        let error = app
            .create(&author, &INVENTORY_REFORMS, draft(wrong.clone()))
            .await
            .unwrap_err();
        let rejection = error.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            (refused, Some(field)),
            "{wrong}"
        );
    }
    let mine = app.create(&author, &INVENTORY_REFORMS, draft(json!({}))).await.unwrap();
    assert_eq!([&mine["authorId"], &mine["state"]], ["author", "draft"]);
    let again = draft(json!({"$id": "s", "itemIds": ["fan", "desk"]}));
    let refused = app.create(&author, &INVENTORY_REFORMS, again).await;
    assert_eq!(code(refused), "inventory_reform_elsewhere");
    let same = app
        .update(&author, &INVENTORY_REFORMS, "r", json!({"itemIds": ["desk", "fan"]}))
        .await;
    assert_eq!(same.unwrap()["itemIds"], json!(["desk", "fan"]));
    let typed = app
        .update(&author, &INVENTORY_REFORMS, "r", json!({"state": "decided"}))
        .await;
    assert!(typed.is_err(), "only its acts say how far it is");
    assert_eq!(app.get(&INVENTORY_REFORMS, "r").await["state"], "draft");
}

#[tokio::test]
async fn a_second_person_decides_and_the_things_leave_the_inventory_by_the_decision() {
    let app = drafted().await;
    for (who, refused) in [
        ("author", "inventory_reform_second_person"),
        ("reader", "user_unauthorized"),
        ("printer", "user_unauthorized"),
    ] {
        assert_eq!(
            code(act(&app, who, "decide", json!({"id": "r"})).await),
            refused,
            "{who}"
        );
    }
    let full = TestApp::full_rights();
    let key = app.act(&full, "inventoryReforms.decide", json!({"id": "r"})).await;
    assert_eq!(code(key), "user_unauthorized", "no key decides");
    let decided = act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    assert_eq!(
        [&decided["state"], &decided["decidedById"], &decided["decidedOn"]],
        ["decided", "decider", "2026-11-20T00:00:00.000+00:00"]
    );
    assert_eq!(states(&app).await, ["reformed", "reformed", "decided"]);
    let moved = app.all(&INVENTORY_MOVEMENTS).await;
    let gone: Vec<_> = moved
        .iter()
        .filter(|row| row.value("kind").text() == Some("reform"))
        .collect();
    assert_eq!(gone.len(), 2);
    for row in gone {
        assert_eq!(row.value("reformId").text(), Some("r"));
        assert_eq!(row.value("decisionRef").text(), Some("14/2026"));
        assert_eq!(row.value("on").text(), Some("2026-11-18"));
        assert_eq!(row.value("byId").text(), Some("decider"));
    }
}

#[tokio::test]
async fn what_is_decided_is_not_decided_again_and_its_things_stand_in_no_other_draft() {
    let app = drafted().await;
    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    assert_eq!(
        code(act(&app, "decider", "decide", json!({"id": "r"})).await),
        "inventory_reform_decided_already"
    );
    let another = draft(json!({"$id": "s"}));
    let refused = app.create(&app.ctx("author").await, &INVENTORY_REFORMS, another).await;
    assert_eq!(code(refused), "inventory_reform_of_reformed");
}

#[tokio::test]
async fn a_thing_that_moved_after_the_decision_leaves_on_the_day_of_its_last_movement() {
    let app = drafted().await;
    app.change(&INVENTORY_ITEMS, "desk", json!({"bureauId": "b"})).await;
    move_item(
        &app,
        &app.ctx("author").await,
        "screen",
        Kind::Loss,
        json!({"reason": "Vol"}),
    )
    .await
    .unwrap();
    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    assert_eq!(
        states(&app).await,
        ["reformed", "reformed", "decided"],
        "what is lost may leave"
    );
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let days: Vec<_> = rows
        .iter()
        .filter(|row| row.value("kind").text() == Some("reform"))
        .map(|row| row.value("on").text().unwrap())
        .collect();
    assert_eq!(days, ["2026-11-20", "2026-11-20"]);
}

#[tokio::test]
async fn a_thing_that_is_reformed_in_between_refuses_the_whole() {
    let app = drafted().await;
    let other = draft(json!({"$id": "s", "decisionRef": "15/2026", "itemIds": ["chair"]}));
    app.create(&app.ctx("author").await, &INVENTORY_REFORMS, other)
        .await
        .unwrap();
    move_item(&app, &app.ctx("decider").await, "screen", Kind::Reform, json!({}))
        .await
        .unwrap();
    assert_eq!(
        code(act(&app, "decider", "decide", json!({"id": "r"})).await),
        "inventory_reform_of_reformed"
    );
    assert_eq!(
        states(&app).await,
        ["in_service", "reformed", "draft"],
        "all or nothing"
    );
}

#[tokio::test]
async fn what_is_decided_stays_and_is_neither_changed_nor_deleted() {
    let app = drafted().await;
    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    let author = app.ctx("author").await;
    for (change, field) in [
        (json!({"decisionRef": "15/2026"}), "decisionRef"),
        (json!({"itemIds": ["fan"]}), "itemIds"),
        (json!({"members": [{"name": "X", "quality": "Y"}]}), "members"),
        (json!({"fate": "given"}), "fate"),
        (json!({"saleAmount": 5}), "saleAmount"),
        (json!({"beneficiary": "X"}), "beneficiary"),
    ] {
        let error = app.update(&author, &INVENTORY_REFORMS, "r", change).await.unwrap_err();
        let rejection = error.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            ("inventory_reform_not_draft", Some(field))
        );
    }
    let gone = app.engine.delete(&author, &INVENTORY_REFORMS, "r", None).await;
    assert_eq!(code(gone), "inventory_reform_not_draft");
    let app = drafted().await;
    let author = app.ctx("author").await;
    app.engine.delete(&author, &INVENTORY_REFORMS, "r", None).await.unwrap();
}

/// The code of a refusal, and the field that it names.
type Refused = (&'static str, &'static str);

/// Each fate with what is said of it, and what that is refused for.
fn outcomes() -> [(&'static str, Json, Option<Refused>); 10] {
    [
        (
            "sold",
            json!({"beneficiary": "Société X"}),
            Some(("inventory_reform_without_proceeds", "saleAmount")),
        ),
        (
            "sold",
            json!({"saleAmount": 5000}),
            Some(("inventory_reform_without_beneficiary", "beneficiary")),
        ),
        (
            "sold",
            json!({"saleAmount": -1, "beneficiary": "X"}),
            Some(("document_invalid_structure", "saleAmount")),
        ),
        (
            "given",
            json!({}),
            Some(("inventory_reform_without_beneficiary", "beneficiary")),
        ),
        (
            "given",
            json!({"saleAmount": 5, "beneficiary": "École"}),
            Some(("inventory_reform_not_sold", "saleAmount")),
        ),
        (
            "destroyed",
            json!({"saleAmount": 5}),
            Some(("inventory_reform_not_sold", "saleAmount")),
        ),
        ("sold", json!({"saleAmount": 5000, "beneficiary": "Société X"}), None),
        ("given", json!({"beneficiary": "École Al Amal"}), None),
        ("destroyed", json!({}), None),
        ("recycled", json!({"beneficiary": "Filière X"}), None),
    ]
}

#[tokio::test]
async fn what_became_of_the_things_is_said_once_with_what_its_fate_asks_for() {
    for (fate, given, refused) in outcomes() {
        let app = drafted().await;
        app.change(&INVENTORY_REFORMS, "r", json!({"fate": fate})).await;
        let mut order = given.clone();
        order["id"] = json!("r");
        assert_eq!(
            code(act(&app, "decider", "carryOut", json!({"id": "r"})).await),
            "inventory_reform_not_decided"
        );
        act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
        assert_eq!(
            code(act(&app, "reader", "carryOut", order.clone()).await),
            "user_unauthorized"
        );
        let done = act(&app, "decider", "carryOut", order.clone()).await;
        if let Some((refused, field)) = refused {
            let error = done.unwrap_err();
            let rejection = error.rejection().unwrap();
            let told = (rejection.kind.code, rejection.field.as_deref());
            assert_eq!(told, (refused, Some(field)), "{fate} {given}");
            continue;
        }
        assert_eq!(done.unwrap()["state"], "carried_out", "{fate} {given}");
        let again = act(&app, "decider", "carryOut", order).await;
        assert_eq!(code(again), "inventory_reform_not_decided");
        let back = act(&app, "author", "cancel", json!({"id": "r", "reason": "Erreur"})).await;
        assert_eq!(code(back), "inventory_reform_over");
    }
}

#[tokio::test]
async fn a_draft_is_given_up_and_a_decision_taken_back_by_another_brings_the_things_back() {
    let app = drafted().await;
    assert_eq!(
        code(act(&app, "author", "cancel", json!({"id": "r"})).await),
        "general_argument_invalid"
    );
    let given_up = act(&app, "author", "cancel", json!({"id": "r", "reason": "Doublon"})).await;
    assert_eq!(given_up.unwrap()["cancelReason"], "Doublon");
    assert_eq!(states(&app).await, ["in_service", "in_service", "cancelled"]);
    assert_eq!(
        code(act(&app, "decider", "decide", json!({"id": "r"})).await),
        "inventory_reform_decided_already"
    );

    let app = drafted().await;
    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    let minutes = act(&app, "printer", "print", json!({"id": "r", "language": "fr"}))
        .await
        .unwrap();
    let order = json!({"id": "r", "reason": "Décision annulée"});
    assert_eq!(
        code(act(&app, "decider", "cancel", order.clone()).await),
        "inventory_reform_cancelled_by_another"
    );
    act(&app, "author", "cancel", order.clone()).await.unwrap();
    assert_eq!(states(&app).await, ["in_service", "in_service", "cancelled"]);
    assert_eq!(app.paper(&minutes).await.value("state").text(), Some("cancelled"));
    assert_eq!(
        code(act(&app, "author", "cancel", order).await),
        "inventory_reform_over"
    );
    let anew = draft(json!({"$id": "s"}));
    app.create(&app.ctx("author").await, &INVENTORY_REFORMS, anew)
        .await
        .unwrap();
    act(&app, "decider", "decide", json!({"id": "s"})).await.unwrap();
    assert_eq!(states(&app).await, ["reformed", "reformed", "cancelled"]);
}

#[tokio::test]
async fn whoever_changes_a_draft_has_drawn_it_up_and_does_not_decide_it() {
    let app = drafted().await;
    let decider = app.ctx("decider").await;
    let changed = json!({"itemIds": ["desk", "screen", "chair"]});
    let changed = app.update(&decider, &INVENTORY_REFORMS, "r", changed).await.unwrap();
    assert_eq!(changed["authorId"], "decider");
    assert_eq!(
        code(act(&app, "decider", "decide", json!({"id": "r"})).await),
        "inventory_reform_second_person"
    );
    act(&app, "author", "decide", json!({"id": "r"})).await.unwrap();
    assert_eq!(app.get(&INVENTORY_ITEMS, "chair").await["state"], "reformed");
}

#[tokio::test]
async fn of_fifty_who_decide_at_once_one_does() {
    let app = drafted().await;
    let ctx = app.ctx("decider").await;
    let mut deciding = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (engine, ctx) = (app.engine.clone(), ctx.clone());
        let input = engine::Input {
            data: json!({"id": "r"}).as_object().unwrap().clone(),
            ..engine::Input::default()
        };
        deciding.spawn(async move { engine.act(&ctx, "inventoryReforms.decide", input).await.is_ok() });
    }
    let decided = deciding.join_all().await.into_iter().filter(|decided| *decided).count();
    assert_eq!(decided, 1);
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let gone = rows.iter().filter(|row| row.value("kind").text() == Some("reform"));
    assert_eq!(gone.count(), 2);
}
