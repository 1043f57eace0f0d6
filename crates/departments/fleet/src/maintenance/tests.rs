use engine::Input;
use schema::{Error, Lang};
use serde_json::{Value as Json, json};

use super::MAINTENANCES;
use crate::car::CARS;
use crate::spare_movement::SPARE_MOVEMENTS;
use crate::spare_part::SPARE_PARTS;
use crate::testing::{TestApp, code, is_as_offered};

/// A car, and ten filters in stock.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    app.make(&SPARE_PARTS, json!({"$id": "p", "partName": "Filtre à huile"}))
        .await;
    let into = json!({"partId": "p", "kind": "in", "quantity": 10, "date": "2026-11-01"});
    app.make(&SPARE_MOVEMENTS, into).await;
    app
}

async fn order(app: &TestApp, id: &str) {
    let row = json!({"$id": id, "carId": "c", "kind": "oil", "date": "2026-11-20"});
    assert_eq!(app.make(&MAINTENANCES, row).await["status"], "planned");
}

async fn finish(app: &TestApp, id: &str, quantity: i64) -> schema::Result<Json> {
    let parts = json!([{"partId": "p", "quantity": quantity, "unitCost": 45.5}]);
    act(
        app,
        json!({"id": id, "odometer": 1000, "labourCost": 150, "parts": parts}),
    )
    .await
}

async fn act(app: &TestApp, data: Json) -> schema::Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine
        .act(&TestApp::full_rights(), "maintenances.finish", input)
        .await
}

#[tokio::test]
async fn finishing_takes_the_parts_out_of_the_stock_or_nothing_happens() {
    let app = test_app().await;
    order(&app, "m").await;
    assert_eq!(code(finish(&app, "m", 11).await), "spare_part_not_enough");
    assert_eq!(app.get(&MAINTENANCES, "m").await["status"], "planned");
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 10);
    let done = finish(&app, "m", 4).await.unwrap();
    assert_eq!([&done["status"], &done["totalCost"]], [&json!("done"), &json!(332)]);
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 6);
    assert_eq!(app.get(&CARS, "c").await["odometer"], 1000);
    assert_eq!(code(finish(&app, "m", 1).await), "maintenance_finished");
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 6);
}

#[tokio::test]
async fn each_line_that_asks_for_more_than_there_is_is_refused() {
    let app = test_app().await;
    app.make(&SPARE_PARTS, json!({"$id": "q", "partName": "Filtre à air"}))
        .await;
    order(&app, "m").await;
    let line = |part: &str, quantity: i64| json!({"partId": part, "quantity": quantity});
    let parts = json!([line("p", 6), line("q", 1), line("p", 6)]);
    let Err(Error::Refused(rejection)) = act(&app, json!({"id": "m", "parts": parts})).await else {
        panic!("refused")
    };
    let fields: Vec<_> = rejection.errors.iter().filter_map(|one| one.field.as_deref()).collect();
    assert_eq!(fields, ["parts.1.quantity", "parts.2.quantity"]);
    assert_eq!(
        rejection.errors[1].text(Lang::En),
        r#"Not enough in stock: "Filtre à huile", 4 left"#
    );
    assert_eq!(
        app.get(&SPARE_PARTS, "p").await["quantity"],
        10,
        "and nothing half written"
    );
}

#[tokio::test]
async fn work_is_finished_once_and_takes_its_parts_once() {
    let app = test_app().await;
    order(&app, "m").await;
    finish(&app, "m", 4).await.unwrap();
    for again in [finish(&app, "m", 4).await, act(&app, json!({"id": "m"})).await] {
        assert_eq!(code(again), "maintenance_finished");
    }
    for status in ["planned", "cancelled", "in_progress"] {
        let back = app
            .update(&TestApp::full_rights(), &MAINTENANCES, "m", json!({"status": status}))
            .await;
        assert_eq!(code(back), "flow_step_forbidden", "{status}");
    }
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 6);
    let gone = app
        .engine
        .delete(&TestApp::full_rights(), &MAINTENANCES, "m", None)
        .await;
    assert_eq!(
        code(gone),
        "document_delete_restricted",
        "the stock was taken from by it"
    );
    order(&app, "n").await;
    app.change(&MAINTENANCES, "n", json!({"status": "cancelled"})).await;
    assert_eq!(code(act(&app, json!({"id": "n"})).await), "flow_step_forbidden");
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 6);
}

#[tokio::test]
async fn finishing_says_when_the_next_is_due() {
    let app = test_app().await;
    order(&app, "m").await;
    let next = json!({"id": "m", "nextDueDate": "2027-05-20", "nextDueOdometer": 20_000});
    let done = act(&app, next).await.unwrap();
    assert_eq!(done["nextDueOdometer"], 20_000);
    assert_eq!(done["nextDueDate"], "2027-05-20T00:00:00.000+00:00");
}

#[tokio::test]
async fn of_many_who_finish_at_once_those_find_parts_for_whom_there_are_some() {
    let app = test_app().await;
    let mut finishing = tokio::task::JoinSet::new();
    for at in 0..8 {
        order(&app, &format!("m{at}")).await;
    }
    for at in 0..8 {
        let engine = app.engine.clone();
        finishing.spawn(async move {
            let data = json!({"id": format!("m{at}"), "parts": [{"partId": "p", "quantity": 3}]});
            let Json::Object(data) = data else { panic!("an object") };
            let input = Input {
                data,
                ..Input::default()
            };
            engine
                .act(&TestApp::full_rights(), "maintenances.finish", input)
                .await
                .is_ok()
        });
    }
    let done = finishing.join_all().await.into_iter().filter(|done| *done).count();
    assert_eq!(done, 3);
    assert_eq!(app.get(&SPARE_PARTS, "p").await["quantity"], 1);
}

#[tokio::test]
async fn a_list_of_parts_names_parts_that_there_are() {
    let app = test_app().await;
    for (parts, refused) in [
        (
            json!([{"partId": "nobody", "quantity": 1}]),
            "relationship_value_invalid",
        ),
        (json!([{"partId": "p", "quantity": 0}]), "maintenance_parts_wrong"),
        (json!([{"partId": "p"}]), "maintenance_parts_wrong"),
        (json!({"partId": "p", "quantity": 1}), "maintenance_parts_wrong"),
    ] {
        let row = json!({"carId": "c", "kind": "oil", "date": "2026-11-20", "parts": parts});
        assert_eq!(
            code(app.create(&TestApp::full_rights(), &MAINTENANCES, row).await),
            refused
        );
    }
}

#[tokio::test]
async fn what_a_car_costs_is_summed_up_in_dirhams() {
    let app = test_app().await;
    for id in ["m", "n"] {
        order(&app, id).await;
        let parts = json!([{"partId": "p", "quantity": 1, "unitCost": 45.55}]);
        act(&app, json!({"id": id, "parts": parts})).await.unwrap();
    }
    let report = app
        .engine
        .report(&TestApp::full_rights(), "maintenanceCostByCar", &[])
        .await;
    let groups = &report.unwrap()["groups"];
    assert_eq!([&groups[0]["count"], &groups[0]["sum"]], [&json!(2), &json!(91.1)]);
}

#[tokio::test]
async fn work_that_is_finished_is_of_a_day_that_has_come() {
    let app = test_app().await;
    let ctx = TestApp::full_rights();
    order(&app, "m").await;
    app.change(&MAINTENANCES, "m", json!({"date": "2026-12-30"})).await;
    let ahead = act(&app, json!({"id": "m", "date": "2026-11-21"})).await.unwrap_err();
    let refused = ahead.rejection().unwrap();
    assert_eq!(
        (refused.kind.code, refused.field.as_deref()),
        ("not_happened_yet", Some("date"))
    );
    let done = act(&app, json!({"id": "m"})).await.unwrap();
    assert_eq!(done["date"], "2026-11-20T00:00:00.000+00:00", "it is of today");
    let moved = app
        .update(&ctx, &MAINTENANCES, "m", json!({"date": "2026-12-01"}))
        .await;
    assert_eq!(code(moved), "not_happened_yet");
}

#[tokio::test]
async fn work_that_is_not_over_is_offered_to_be_finished_by_whoever_keeps_it() {
    let app = test_app().await;
    for (who, permission) in [("mechanic", "park-maintenance:*"), ("reader", "park-maintenance:read")] {
        app.user(who, json!({"permissions": [permission]})).await;
    }
    app.user("stranger", json!({})).await;
    for (at, (status, is_open)) in [
        ("planned", true),
        ("in_progress", true),
        ("done", false),
        ("cancelled", false),
    ]
    .into_iter()
    .enumerate()
    {
        for who in ["reader", "stranger", "mechanic"] {
            let id = format!("{who}{at}");
            let row = json!({"$id": id, "carId": "c", "kind": "oil", "date": "2026-11-20", "status": status});
            app.make(&MAINTENANCES, row).await;
            let offered = is_as_offered(&app, who, "maintenances.finish", &json!({"id": id})).await;
            assert_eq!(offered, is_open && who == "mechanic", "{status} {who}");
        }
    }
}
