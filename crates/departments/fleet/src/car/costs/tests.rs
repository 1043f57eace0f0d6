use engine::Input;
use serde_json::{Value as Json, json};

use crate::accident::ACCIDENTS;
use crate::car::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::fuel::FUEL_LOGS;
use crate::maintenance::MAINTENANCES;
use crate::mission::MISSIONS;
use crate::testing::{TestApp, code};

/// Two cars, of which one went 700 kilometres this year and 300 before.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, number) in [("c1", "11111"), ("c2", "22222")] {
        let car = json!({"$id": id, "vehicleType": "car", "registrationNumber": number, "brand": "x"});
        app.make(&CARS, car).await;
    }
    for (day, litres, cost, shown) in [
        ("2025-12-31", 20.0, 250.0, 1000),
        ("2026-01-01", 30.5, 402.25, 1300),
        ("2026-03-01", 25.25, 330.1, 1900),
    ] {
        let log = json!({"carId": "c1", "date": day, "litres": litres, "cost": cost, "odometer": shown});
        app.make(&FUEL_LOGS, log).await;
    }
    for (status, day, cost) in [
        ("done", "2026-04-01", 600),
        ("planned", "2026-05-01", 9999),
        ("done", "2025-04-01", 77),
    ] {
        let order = json!({"carId": "c1", "kind": "oil", "date": day, "status": status, "labourCost": cost});
        app.make(&MAINTENANCES, order).await;
    }
    let read = json!({"carId": "c1", "kind": "tyres", "date": "2026-06-01", "odometer": 2000});
    app.make(&MAINTENANCES, read).await;
    app
}

async fn costs(app: &TestApp, data: Json) -> schema::Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine.act(&TestApp::full_rights(), "cars.costs", input).await
}

#[tokio::test]
async fn a_car_costs_what_stands_in_the_period_and_went_as_far_as_its_odometer_says() {
    let app = test_app().await;
    let told = costs(&app, json!({"from": "2026-01-01", "to": "2026-12-31"}))
        .await
        .unwrap();
    let row = json!({
        "carId": "c1", "plate": "11111", "distance": 700, "litres": 55.75, "fuelCost": 732.35, "maintenanceCost": 600,
        "accidentCost": 0, "paperCost": 0, "total": 1332.35, "costPerKm": 1.9, "fuelPer100Km": 4.21,
    });
    assert_eq!(told["rows"][0], row);
    let idle = &told["rows"][1];
    assert_eq!([&idle["carId"], &idle["total"]], [&json!("c2"), &json!(0)]);
    for unknown in ["distance", "costPerKm", "fuelPer100Km"] {
        assert_eq!(idle[unknown], Json::Null, "{unknown}");
    }
    let all = costs(&app, json!({})).await.unwrap();
    assert_eq!(
        [&all["rows"][0]["distance"], &all["rows"][0]["total"]],
        [&json!(1000), &json!(1659.35)]
    );
}

#[tokio::test]
async fn accidents_that_were_called_off_cost_nothing_and_hours_are_those_of_morocco() {
    let app = test_app().await;
    for (state, at, cost) in [
        ("reported", "2026-04-30T23:30:00Z", 1000),
        ("cancelled", "2026-05-10T10:00:00Z", 5000),
        ("resolved", "2026-05-31T22:59:59Z", 200),
        ("resolved", "2026-05-31T23:00:00Z", 40),
    ] {
        let row = json!({"carId": "c2", "location": "x", "date": at, "type": "collision", "state": state, "repairCost": cost});
        app.make(&ACCIDENTS, row).await;
    }
    let told = costs(&app, json!({"carId": "c2", "from": "2026-05-01", "to": "2026-05-31"}))
        .await
        .unwrap();
    assert_eq!(told["rows"].as_array().unwrap().len(), 1);
    assert_eq!(
        told["rows"][0]["accidentCost"], 1200,
        "of the first of May to the thirty-first"
    );
}

#[tokio::test]
async fn a_paper_costs_on_its_day_or_with_its_year() {
    let app = test_app().await;
    for (kind, more) in [
        (
            "insurance",
            json!({"issuedOn": "2026-03-01", "validUntil": "2027-02-28", "cost": 3000.5}),
        ),
        (
            "road_tax",
            json!({"year": 2026, "validUntil": "2026-12-31", "cost": 700}),
        ),
        ("technical_inspection", json!({"year": 2025, "cost": 450})),
    ] {
        let mut row = json!({"carsCollection": "c2", "documentType": kind});
        row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        app.make(&CAR_PAPERS, row).await;
    }
    let cost = async |from: &str, to: &str| {
        let told = costs(&app, json!({"carId": "c2", "from": from, "to": to})).await;
        told.unwrap()["rows"][0]["paperCost"].clone()
    };
    assert_eq!(cost("2026-01-01", "2026-12-31").await, 3700.5);
    assert_eq!(cost("2026-01-02", "2026-12-31").await, 3000.5);
    assert_eq!(cost("2025-01-01", "2026-02-28").await, 1150);
}

#[tokio::test]
async fn a_mission_goes_as_far_as_it_went_not_as_was_foreseen_or_cancelled() {
    let app = test_app().await;
    app.employee("amina", "AA1001", json!({})).await;
    let trip = async |from: &str, to: &str, more: Json| {
        let mut row = json!({"persoActifId": "amina", "carId": "c2", "destination": "Rabat", "mission": "x", "departAt": from, "returnAt": to});
        row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        app.make(&MISSIONS, row).await
    };
    let back = json!({"odometerOut": 100, "odometerIn": 150, "returnedAt": "2026-11-18T12:00:00Z"});
    trip("2026-11-18T08:00:00Z", "2026-11-18T12:00:00Z", back).await;
    let cancelled = json!({"odometerIn": 90_000, "cancelledReason": "Panne"});
    trip("2026-11-19T08:00:00Z", "2026-11-20T12:00:00Z", cancelled).await;
    trip(
        "2026-11-25T08:00:00Z",
        "2026-11-25T12:00:00Z",
        json!({"odometerOut": 9000}),
    )
    .await;
    let told = costs(&app, json!({"carId": "c2"})).await.unwrap();
    assert_eq!(told["rows"][0]["distance"], 50);
}

#[tokio::test]
async fn the_kilometre_of_them_all_is_that_of_cars_that_were_seen_to_move() {
    let app = test_app().await;
    let log = json!({"carId": "c2", "date": "2026-02-01", "litres": 100, "cost": 1000, "odometer": 5});
    app.make(&FUEL_LOGS, log).await;
    let told = costs(&app, json!({"from": "2026-01-01"})).await.unwrap();
    let all = &told["total"];
    assert_eq!(
        [
            &all["distance"],
            &all["total"],
            &all["costPerKm"],
            &all["fuelPer100Km"],
            &all["litres"]
        ],
        [&json!(700), &json!(2332.35), &json!(1.9), &json!(4.21), &json!(155.75)]
    );
}

#[tokio::test]
async fn what_a_car_burns_is_measured_between_its_fillings() {
    let app = test_app().await;
    let burns = async |from: &str, to: &str| {
        let told = costs(&app, json!({"carId": "c1", "from": from, "to": to})).await;
        told.unwrap()["rows"][0]["fuelPer100Km"].clone()
    };
    assert_eq!(
        burns("2025-01-01", "2026-12-31").await,
        6.19,
        "55.75 litres from 1000 to 1900"
    );
    assert_eq!(
        burns("2026-01-01", "2026-01-31").await,
        Json::Null,
        "one filling says nothing"
    );
    let unread = json!({"carId": "c1", "date": "2026-02-01", "litres": 4.75, "cost": 60});
    app.make(&FUEL_LOGS, unread).await;
    assert_eq!(
        burns("2026-01-01", "2026-12-31").await,
        5,
        "30 litres from 1300 to 1900"
    );
}

#[tokio::test]
async fn however_many_cars_there_are_as_many_queries_are_asked() {
    let app = test_app().await;
    let cars = async |numbers: std::ops::Range<u32>| {
        for number in numbers {
            let car = json!({"$id": format!("m{number}"), "vehicleType": "car", "registrationNumber": number.to_string(), "brand": "x"});
            app.make(&CARS, car).await;
            let log = json!({"carId": format!("m{number}"), "date": "2026-01-01", "litres": 10, "cost": 100});
            app.make(&FUEL_LOGS, log).await;
        }
        let before = app.engine.store().statements();
        costs(&app, json!({})).await.unwrap();
        app.engine.store().statements() - before
    };
    cars(30_000..30_001).await;
    let (few, many) = (cars(30_001..30_002).await, cars(30_002..30_040).await);
    assert_eq!(few, many);
    assert!(many <= 20, "{many} statements");
}

#[tokio::test]
async fn a_period_has_days_and_an_order() {
    let app = test_app().await;
    for (asked, field) in [
        (json!({"from": "yesterday"}), "from"),
        (json!({"to": 2026}), "to"),
        (json!({"from": "2026-02-01", "to": "2026-01-31"}), "to"),
    ] {
        let error = costs(&app, asked).await.unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!(
            (refused.kind.code, refused.field.as_deref()),
            ("general_argument_invalid", Some(field))
        );
    }
    assert_eq!(
        code(costs(&app, json!({"carId": "nobody"})).await),
        "document_not_found"
    );
}

#[tokio::test]
async fn costs_are_told_to_whoever_reads_the_cars() {
    let app = test_app().await;
    app.user("keeper", json!({"permissions": ["cars-management:read"]}))
        .await;
    app.user("clerk", json!({"permissions": ["order-mission:read"]})).await;
    let asked = async |who: &str| {
        let ctx = app.ctx(who).await;
        app.engine.act(&ctx, "cars.costs", Input::default()).await
    };
    assert!(asked("keeper").await.is_ok());
    assert_eq!(code(asked("clerk").await), "user_unauthorized");
}
