use serde_json::json;

use super::FUEL_LOGS;
use crate::fleet::car::CARS;
use crate::testing::{Town, code};

#[tokio::test]
async fn the_odometer_goes_forward_from_log_to_log() {
    let town = Town::new();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x", "odometer": 900});
    town.make(&CARS, car).await;
    let log = async |day: &str, shown: i64| {
        let row = json!({"carId": "c", "date": day, "litres": 30.5, "cost": 400, "odometer": shown});
        town.create(&Town::whole(), &FUEL_LOGS, row).await
    };
    assert_eq!(code(log("2026-11-01", 899).await), "odometer_goes_back");
    log("2026-11-01", 1000).await.unwrap();
    log("2026-11-10", 1500).await.unwrap();
    assert_eq!(town.get(&CARS, "c").await["odometer"], 1500);
    assert_eq!(code(log("2026-11-11", 1499).await), "odometer_goes_back");
    assert_eq!(code(log("2026-11-05", 1501).await), "odometer_goes_back");
    assert_eq!(code(log("2026-10-30", 1001).await), "odometer_goes_back");
    assert_eq!(code(log("2026-11-05", 999).await), "odometer_goes_back");
    log("2026-11-05", 1200).await.unwrap();
    assert_eq!(
        town.get(&CARS, "c").await["odometer"],
        1500,
        "a log that comes late sets nothing back"
    );
}
