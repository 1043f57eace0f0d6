use engine::Input;
use serde_json::{Value as Json, json};

use super::MAINTENANCES;
use crate::fleet::car::CARS;
use crate::inventory::spare_movement::SPARE_MOVEMENTS;
use crate::inventory::spare_part::SPARE_PARTS;
use crate::testing::{Town, code};

/// A car, and ten filters in stock.
async fn town() -> Town {
    let town = Town::new();
    town.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    town.make(&SPARE_PARTS, json!({"$id": "p", "partName": "Filtre à huile"}))
        .await;
    let into = json!({"partId": "p", "kind": "in", "quantity": 10, "date": "2026-11-01"});
    town.make(&SPARE_MOVEMENTS, into).await;
    town
}

async fn order(town: &Town, id: &str) {
    let row = json!({"$id": id, "carId": "c", "kind": "oil", "date": "2026-11-20"});
    assert_eq!(town.make(&MAINTENANCES, row).await["status"], "planned");
}

async fn finish(town: &Town, id: &str, quantity: i64) -> schema::Result<Json> {
    let data = json!({"id": id, "odometer": 1000, "labourCost": 150,
        "parts": [{"partId": "p", "quantity": quantity, "unitCost": 45.5}]});
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    town.engine.act(&Town::whole(), "maintenances.finish", input).await
}

#[tokio::test]
async fn finishing_takes_the_parts_out_of_the_stock_or_nothing_happens() {
    let town = town().await;
    order(&town, "m").await;
    assert_eq!(code(finish(&town, "m", 11).await), "spare_part_not_enough");
    assert_eq!(town.get(&MAINTENANCES, "m").await["status"], "planned");
    assert_eq!(town.get(&SPARE_PARTS, "p").await["quantity"], 10);
    let done = finish(&town, "m", 4).await.unwrap();
    assert_eq!([&done["status"], &done["totalCost"]], [&json!("done"), &json!(332)]);
    assert_eq!(town.get(&SPARE_PARTS, "p").await["quantity"], 6);
    assert_eq!(town.get(&CARS, "c").await["odometer"], 1000);
    assert_eq!(code(finish(&town, "m", 1).await), "maintenance_finished");
    assert_eq!(town.get(&SPARE_PARTS, "p").await["quantity"], 6);
}

#[tokio::test]
async fn of_many_who_finish_at_once_those_find_parts_for_whom_there_are_some() {
    let town = town().await;
    let mut finishing = tokio::task::JoinSet::new();
    for at in 0..8 {
        order(&town, &format!("m{at}")).await;
    }
    for at in 0..8 {
        let engine = town.engine.clone();
        finishing.spawn(async move {
            let data = json!({"id": format!("m{at}"), "parts": [{"partId": "p", "quantity": 3}]});
            let Json::Object(data) = data else { panic!("an object") };
            let input = Input {
                data,
                ..Input::default()
            };
            engine.act(&Town::whole(), "maintenances.finish", input).await.is_ok()
        });
    }
    let done = finishing.join_all().await.into_iter().filter(|done| *done).count();
    assert_eq!(done, 3);
    assert_eq!(town.get(&SPARE_PARTS, "p").await["quantity"], 1);
}

#[tokio::test]
async fn a_list_of_parts_names_parts_that_there_are() {
    let town = town().await;
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
        assert_eq!(code(town.create(&Town::whole(), &MAINTENANCES, row).await), refused);
    }
}
