use serde_json::json;

use super::FUEL_LOGS;
use crate::car::{self, CARS};
use crate::maintenance::MAINTENANCES;
use crate::testing::{TestApp, code};

#[tokio::test]
async fn the_odometer_goes_forward_from_log_to_log() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "odometer": 900});
    app.make(&CARS, car).await;
    let log = async |day: &str, shown: i64| {
        let row = json!({"carId": "c", "date": day, "litres": 30.5, "cost": 400, "odometer": shown});
        app.create(&TestApp::full_rights(), &FUEL_LOGS, row).await
    };
    assert_eq!(code(log("2026-11-01", 899).await), "odometer_goes_back");
    log("2026-11-01", 1000).await.unwrap();
    log("2026-11-10", 1500).await.unwrap();
    assert_eq!(app.get(&CARS, "c").await["odometer"], 1500);
    assert_eq!(code(log("2026-11-11", 1499).await), "odometer_goes_back");
    assert_eq!(code(log("2026-11-05", 1501).await), "odometer_goes_back");
    assert_eq!(code(log("2026-10-30", 1001).await), "odometer_goes_back");
    assert_eq!(code(log("2026-11-05", 999).await), "odometer_goes_back");
    log("2026-11-05", 1200).await.unwrap();
    assert_eq!(
        app.get(&CARS, "c").await["odometer"],
        1500,
        "a log that comes late sets nothing back"
    );
}

/// A car that showed 900, and three logs of it.
async fn three_logs() -> TestApp {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "odometer": 900});
    app.make(&CARS, car).await;
    for (id, day, shown) in [
        ("a", "2026-11-01", 1000),
        ("b", "2026-11-05", 1200),
        ("z", "2026-11-10", 15_000),
    ] {
        let row =
            json!({"$id": id, "carId": "c", "date": day, "litres": 30.5, "odometer": shown, "odometerChecked": true});
        app.make(&FUEL_LOGS, row).await;
    }
    app
}

async fn odometer_of_car(app: &TestApp) -> i64 {
    app.get(&CARS, "c").await["odometer"].as_i64().unwrap()
}

#[tokio::test]
async fn a_mistyped_reading_is_set_right_between_its_neighbours_and_the_car_follows() {
    let app = three_logs().await;
    assert_eq!(odometer_of_car(&app).await, 15_000);
    for wrong in [1199, 900] {
        let refused = app
            .update(&TestApp::full_rights(), &FUEL_LOGS, "z", json!({"odometer": wrong}))
            .await;
        assert_eq!(code(refused), "odometer_goes_back");
    }
    app.change(&FUEL_LOGS, "z", json!({"odometer": 1500})).await;
    assert_eq!(odometer_of_car(&app).await, 1500);
    let above = app
        .update(&TestApp::full_rights(), &FUEL_LOGS, "b", json!({"odometer": 1501}))
        .await;
    assert_eq!(code(above), "odometer_goes_back");
    app.change(&FUEL_LOGS, "z", json!({"odometer": null})).await;
    assert_eq!(odometer_of_car(&app).await, 1200, "the greatest that remains");
    app.change(&FUEL_LOGS, "z", json!({"cost": 300})).await;
    assert_eq!(odometer_of_car(&app).await, 1200);
}

#[tokio::test]
async fn a_reading_that_goes_leaves_the_greatest_of_the_others_or_what_was_typed() {
    let app = three_logs().await;
    let order = json!({"$id": "m", "carId": "c", "kind": "oil", "date": "2026-11-06", "odometer": 1300});
    app.make(&MAINTENANCES, order).await;
    for (of, id, left) in [
        (&FUEL_LOGS, "z", 1300),
        (&MAINTENANCES, "m", 1200),
        (&FUEL_LOGS, "b", 1000),
        (&FUEL_LOGS, "a", 900),
    ] {
        app.engine.delete(&TestApp::full_rights(), of, id, None).await.unwrap();
        assert_eq!(odometer_of_car(&app).await, left, "without {id}");
    }
}

#[tokio::test]
async fn a_log_that_was_of_another_car_leaves_both_as_they_are() {
    let app = three_logs().await;
    let other = json!({"$id": "d", "vehicleType": "car", "registrationNumber": "22222", "brand": "x"});
    app.make(&CARS, other).await;
    app.change(&FUEL_LOGS, "z", json!({"carId": "d"})).await;
    assert_eq!(odometer_of_car(&app).await, 1200);
    assert_eq!(app.get(&CARS, "d").await["odometer"], 15_000);
}

#[tokio::test]
async fn who_may_update_logs_sets_them_right_and_the_history_keeps_both() {
    let app = three_logs().await;
    app.user("reader", json!({"permissions": ["cars-management:read"]}))
        .await;
    app.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    let right = json!({"odometer": 1500});
    let reader = app.ctx("reader").await;
    assert_eq!(
        code(app.update(&reader, &FUEL_LOGS, "z", right.clone()).await),
        "user_unauthorized"
    );
    let keeper = app.ctx("keeper").await;
    app.update(&keeper, &FUEL_LOGS, "z", right).await.unwrap();
    assert_eq!(app.see(&keeper, &CARS, "c").await.unwrap()["odometer"], 1500);
    for (of, id) in [(&FUEL_LOGS, "z"), (&CARS, "c")] {
        let history = app.engine.history(&keeper, of, id, None, 1).await.unwrap();
        assert_eq!(
            history["history"][0]["changes"],
            json!([{"field": "odometer", "before": 15_000, "after": 1500}])
        );
    }
}

#[tokio::test]
async fn what_a_car_showed_before_its_readings_were_followed_is_not_lost() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "odometer": 5000});
    app.make(&CARS, car).await;
    let as_it_was = |cx: &mut engine::Cx<'_>| {
        let mut car = cx.need(&CARS, "c")?;
        car.clear(car::TYPED);
        cx.update(car)
    };
    app.engine
        .transact(&TestApp::full_rights(), "as it was", as_it_was)
        .await
        .unwrap();
    let row = json!({"carId": "c", "date": "2026-11-19", "litres": 30, "odometer": 4000});
    app.make(&FUEL_LOGS, row).await;
    assert_eq!(app.get(&CARS, "c").await["odometer"], 5000);
}
