use serde_json::json;

use super::CAR_PAPERS;
use crate::fleet::car::CARS;
use crate::testing::{Town, code};

#[tokio::test]
async fn a_car_has_one_paper_of_a_type_each_year() {
    let town = Town::new();
    town.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance"});
    let made = town.make(&CAR_PAPERS, paper.clone()).await;
    assert_eq!((&made["year"], &made["status"]), (&json!(2026), &json!("unknown")));
    let error = town.create(&Town::whole(), &CAR_PAPERS, paper).await;
    assert_eq!(code(error), "car_document_exists");
    let card = json!({"carsCollection": "c", "documentType": "registration_card"});
    assert_eq!(town.make(&CAR_PAPERS, card).await["status"], "valid", "it is permanent");
}

#[tokio::test]
async fn a_paper_does_not_end_before_it_was_issued() {
    let town = Town::new();
    town.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "issuedOn": "2026-02-01", "validUntil": "2026-01-31"});
    let error = town.create(&Town::whole(), &CAR_PAPERS, paper).await;
    assert_eq!(code(error), "document_invalid_structure");
}
