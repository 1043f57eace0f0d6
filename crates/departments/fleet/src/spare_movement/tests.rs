use serde_json::json;

use super::SPARE_MOVEMENTS;
use crate::spare_part::SPARE_PARTS;
use crate::testing::{TestApp, code};

#[tokio::test]
async fn the_stock_is_the_sum_of_its_movements_and_never_below_nothing() {
    let app = crate::testing::new_app();
    app.make(
        &SPARE_PARTS,
        json!({"$id": "p", "partName": "Plaquettes", "quantity": 99}),
    )
    .await;
    let move_it = async |kind: &str, quantity: i64, reason: Option<&str>| {
        let row = json!({"partId": "p", "kind": kind, "quantity": quantity, "date": "2026-11-20", "reason": reason});
        app.create(&TestApp::full_rights(), &SPARE_MOVEMENTS, row).await
    };
    assert_eq!(
        app.get(&SPARE_PARTS, "p").await["quantity"],
        0,
        "what is sent is ignored"
    );
    move_it("in", 10, None).await.unwrap();
    move_it("out", 4, None).await.unwrap();
    move_it("adjust", -1, Some("Casse")).await.unwrap();
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 5);
    let ahead = json!({"partId": "p", "kind": "in", "quantity": 1, "date": "2026-11-21"});
    let refused = app.create(&TestApp::full_rights(), &SPARE_MOVEMENTS, ahead).await;
    assert_eq!(code(refused), "not_happened_yet");
    for (kind, quantity, reason, refused) in [
        ("out", 6, None, "spare_part_not_enough"),
        ("adjust", -6, Some("x"), "spare_part_not_enough"),
        ("out", -1, None, "spare_movement_of_nothing"),
        ("in", 0, None, "spare_movement_of_nothing"),
        ("adjust", 1, None, "spare_movement_without_reason"),
    ] {
        assert_eq!(code(move_it(kind, quantity, reason).await), refused);
    }
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 5);
}

#[tokio::test]
async fn the_ledger_is_only_added_to() {
    let app = crate::testing::new_app();
    app.make(&SPARE_PARTS, json!({"$id": "p", "partName": "Plaquettes"}))
        .await;
    let row = json!({"$id": "m", "partId": "p", "kind": "in", "quantity": 1, "date": "2026-11-20"});
    app.make(&SPARE_MOVEMENTS, row).await;
    let changed = app
        .update(&TestApp::full_rights(), &SPARE_MOVEMENTS, "m", json!({"quantity": 2}))
        .await;
    assert_eq!(code(changed), "user_unauthorized");
    let gone = app
        .engine
        .delete(&TestApp::full_rights(), &SPARE_MOVEMENTS, "m", None)
        .await;
    assert_eq!(code(gone), "user_unauthorized");
}

#[tokio::test]
async fn of_many_who_take_at_once_those_find_some_for_whom_there_is() {
    let app = crate::testing::new_app();
    app.make(&SPARE_PARTS, json!({"$id": "p", "partName": "Plaquettes"}))
        .await;
    let row = |kind: &str, quantity: i64| json!({"partId": "p", "kind": kind, "quantity": quantity, "date": "2026-11-20", "reason": "x"});
    app.make(&SPARE_MOVEMENTS, row("in", 10)).await;
    let mut taking = tokio::task::JoinSet::new();
    for (kind, quantity) in [("out", 3), ("adjust", -3), ("out", 3), ("out", 3), ("adjust", -3)] {
        let (engine, data) = (app.engine.clone(), row(kind, quantity));
        taking.spawn(async move {
            let serde_json::Value::Object(data) = data else {
                panic!("an object")
            };
            let new = engine::New { id: None, data };
            engine
                .create(&TestApp::full_rights(), &SPARE_MOVEMENTS, new)
                .await
                .is_ok()
        });
    }
    let taken = taking.join_all().await.into_iter().filter(|taken| *taken).count();
    assert_eq!(taken, 3);
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 1);
}

#[tokio::test]
async fn a_part_that_has_moved_stays_and_one_that_never_did_may_go() {
    let app = crate::testing::new_app();
    for id in ["p", "q"] {
        app.make(&SPARE_PARTS, json!({"$id": id, "partName": "Plaquettes"}))
            .await;
    }
    let row = json!({"partId": "p", "kind": "in", "quantity": 1, "date": "2026-11-20"});
    app.make(&SPARE_MOVEMENTS, row).await;
    let out = json!({"partId": "p", "kind": "out", "quantity": 1, "date": "2026-11-20"});
    app.make(&SPARE_MOVEMENTS, out).await;
    let gone = async |id: &str| app.engine.delete(&TestApp::full_rights(), &SPARE_PARTS, id, None).await;
    assert_eq!(
        code(gone("p").await),
        "document_delete_restricted",
        "though there is none left"
    );
    gone("q").await.unwrap();
    let of_nothing = json!({"partId": "q", "kind": "in", "quantity": 1, "date": "2026-11-20"});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &SPARE_MOVEMENTS, of_nothing).await),
        "relationship_value_invalid"
    );
}

#[tokio::test]
async fn a_part_is_low_from_its_minimum_on_and_out_when_there_is_none() {
    let app = crate::testing::new_app();
    let stock = async |id: &str| app.get(&SPARE_PARTS, id).await["stock"].clone();
    app.make(
        &SPARE_PARTS,
        json!({"$id": "p", "partName": "Plaquettes", "minQuantity": 4}),
    )
    .await;
    app.make(&SPARE_PARTS, json!({"$id": "q", "partName": "Ampoules"}))
        .await;
    assert_eq!([stock("p").await, stock("q").await], ["out", "out"]);
    for part in ["p", "q"] {
        let row = json!({"partId": part, "kind": "in", "quantity": 5, "date": "2026-11-20"});
        app.make(&SPARE_MOVEMENTS, row).await;
    }
    assert_eq!([stock("p").await, stock("q").await], ["enough", "enough"]);
    for part in ["p", "q"] {
        let row = json!({"partId": part, "kind": "out", "quantity": 1, "date": "2026-11-20"});
        app.make(&SPARE_MOVEMENTS, row).await;
    }
    assert_eq!([stock("p").await, stock("q").await], ["low", "enough"]);
}
