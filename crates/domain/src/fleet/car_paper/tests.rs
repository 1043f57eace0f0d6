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

#[tokio::test]
async fn a_paper_that_ends_is_told_to_those_who_keep_the_park_until_it_is_renewed() {
    let town = Town::new();
    town.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    town.make(&CARS, car).await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "validUntil": "2026-11-10"});
    town.make(&CAR_PAPERS, paper).await;
    let due = async || {
        let ask = town.ask("keeper").await;
        let list = town.engine.act(&ask, "deadlines.due", engine::Input::default()).await;
        list.unwrap()["items"].clone()
    };
    let listed = due().await;
    assert_eq!(
        (&listed[0]["deadline"], &listed[0]["days"], &listed[0]["state"]),
        (&json!("cars.paper"), &json!(-10), &json!("overdue"))
    );
    assert!(
        listed[0]["title"].as_str().unwrap().starts_with("Assurance "),
        "{listed}"
    );
    let next = json!({"carsCollection": "c", "documentType": "insurance", "year": 2027, "validUntil": "2027-11-10"});
    town.make(&CAR_PAPERS, next).await;
    assert_eq!(due().await, json!([]), "the newer one holds for a year");
}
