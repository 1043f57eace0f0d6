use serde_json::json;

use super::CAR_ASSIGNMENTS;
use crate::car::CARS;
use crate::testing::{TestApp, code};

#[tokio::test]
async fn a_car_has_one_holder_at_a_time_and_names_the_one_of_today() {
    let app = crate::testing::new_app();
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    for (id, cin) in [("a", "AA1001"), ("b", "AA1002")] {
        app.employee(id, cin, json!({})).await;
    }
    let hold = async |who: &str, from: &str, to: Option<&str>| {
        let row = json!({"carId": "c", "employeeId": who, "from": from, "to": to});
        app.create(&TestApp::full_rights(), &CAR_ASSIGNMENTS, row).await
    };
    let first = hold("a", "2026-01-01", None).await.unwrap();
    assert_eq!(app.get(&CARS, "c").await["ownerDriverId"], "a");
    assert_eq!(code(hold("b", "2026-06-01", None).await), "car_assignment_overlaps");
    assert_eq!(
        code(hold("b", "2025-06-01", Some("2026-01-01")).await),
        "car_assignment_overlaps"
    );
    let refused = hold("b", "2025-06-01", Some("2026-01-01")).await.unwrap_err();
    assert_eq!(
        refused.rejection().unwrap().text(schema::Lang::Fr),
        "Le véhicule est déjà affecté du 01/01/2026 au …"
    );
    hold("b", "2025-06-01", Some("2025-12-31")).await.unwrap();
    assert_eq!(
        app.get(&CARS, "c").await["ownerDriverId"],
        "a",
        "the former holds it no more"
    );
    let id = first["$id"].as_str().unwrap();
    app.change(&CAR_ASSIGNMENTS, id, json!({"to": "2026-06-30"})).await;
    hold("b", "2026-07-01", None).await.unwrap();
    assert_eq!(app.get(&CARS, "c").await["ownerDriverId"], "b");
    let nobody = json!({"carId": "c", "from": "2030-01-01"});
    let error = app.create(&TestApp::full_rights(), &CAR_ASSIGNMENTS, nobody).await;
    assert_eq!(code(error), "car_assignment_to_nobody");
}

#[tokio::test]
async fn a_car_that_was_given_back_names_nobody() {
    for is_deleted in [false, true] {
        let app = crate::testing::new_app();
        let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
        app.make(&CARS, car).await;
        app.employee("a", "AA1001", json!({})).await;
        let held = json!({"$id": "h", "carId": "c", "employeeId": "a", "from": "2026-01-01"});
        app.make(&CAR_ASSIGNMENTS, held).await;
        if is_deleted {
            let gone = app
                .engine
                .delete(&TestApp::full_rights(), &CAR_ASSIGNMENTS, "h", None)
                .await;
            gone.unwrap();
        } else {
            app.change(&CAR_ASSIGNMENTS, "h", json!({"to": "2026-11-19"})).await;
        }
        assert_eq!(app.get(&CARS, "c").await["ownerDriverId"], json!(null));
    }
}

#[tokio::test]
async fn what_is_history_changes_no_holder() {
    let app = crate::testing::new_app();
    app.employee("a", "AA1001", json!({})).await;
    let car =
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "ownerDriverId": "a"});
    app.make(&CARS, car).await;
    let long_ago = json!({"$id": "h", "carId": "c", "employeeId": "a", "from": "2020-01-01", "to": "2020-12-31"});
    app.make(&CAR_ASSIGNMENTS, long_ago).await;
    app.change(&CAR_ASSIGNMENTS, "h", json!({"to": "2020-11-30"})).await;
    app.engine
        .delete(&TestApp::full_rights(), &CAR_ASSIGNMENTS, "h", None)
        .await
        .unwrap();
    assert_eq!(app.get(&CARS, "c").await["ownerDriverId"], "a");
}

#[tokio::test]
async fn a_car_names_its_next_holder_when_the_day_comes_and_nobody_when_the_last_has_passed() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    for (who, cin, from, to) in [
        ("a", "AA1001", "2026-01-01", "2026-11-21"),
        ("b", "AA1002", "2026-11-22", "2026-11-24"),
    ] {
        app.employee(who, cin, json!({})).await;
        let held = json!({"carId": "c", "employeeId": who, "from": from, "to": to});
        app.make(&CAR_ASSIGNMENTS, held).await;
    }
    let on = async |moment: &str| {
        app.clock.set(moment.parse().unwrap());
        app.engine.plan_routines().await.unwrap();
        app.engine.run_due_jobs().await.unwrap();
        app.get(&CARS, "c").await["ownerDriverId"].clone()
    };
    assert_eq!(on("2026-11-21T12:00:00Z").await, "a");
    assert_eq!(on("2026-11-22T02:00:00Z").await, "b");
    assert_eq!(on("2026-11-24T12:00:00Z").await, "b", "the last day is one of holding");
    // Nobody served at midnight: each day is made up for.
    assert_eq!(on("2026-11-27T12:00:00Z").await, json!(null));
}
