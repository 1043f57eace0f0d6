use serde_json::{Value as Json, json};

use crate::accident::ACCIDENTS;
use crate::car::CARS;
use crate::fuel::FUEL_LOGS;
use crate::testing::{TestApp, code};

fn car(commissioned: &str) -> Json {
    json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "commissioningDate": commissioned})
}

#[tokio::test]
async fn what_has_happened_does_not_lie_in_the_future() {
    let app = crate::testing::new_app();
    let whole = TestApp::full_rights();
    let refused = app.create(&whole, &CARS, car("2026-11-21")).await;
    assert_eq!(code(refused), "not_happened_yet");
    app.make(&CARS, car("2026-11-20")).await;
    let filled = |day: &str| json!({"carId": "c", "date": day, "litres": 30, "odometer": 100});
    assert_eq!(
        code(app.create(&whole, &FUEL_LOGS, filled("2027-11-20")).await),
        "not_happened_yet"
    );
    app.make(&FUEL_LOGS, filled("2026-11-20")).await;
    let crashed = |at: &str| json!({"carId": "c", "location": "x", "type": "collision", "date": at});
    assert_eq!(
        code(app.create(&whole, &ACCIDENTS, crashed("2026-11-20T10:00:01Z")).await),
        "not_happened_yet"
    );
    app.make(&ACCIDENTS, crashed("2026-11-20T10:00:00Z")).await;
}

#[tokio::test]
async fn a_fleet_counts_nothing_below_nothing() {
    let app = crate::testing::new_app();
    let whole = TestApp::full_rights();
    let mut priced = car("2020-01-01");
    priced["price"] = json!(-0.01);
    assert_eq!(
        code(app.create(&whole, &CARS, priced).await),
        "document_invalid_structure"
    );
    app.make(&CARS, car("2020-01-01")).await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "validUntil": "2026-12-31", "cost": -1});
    let refused = app.create(&whole, &crate::car_paper::CAR_PAPERS, paper).await;
    assert_eq!(code(refused), "document_invalid_structure");
}
