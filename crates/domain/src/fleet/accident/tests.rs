use serde_json::json;

use super::ACCIDENTS;
use crate::fleet::car::CARS;
use crate::testing::{Town, code};

#[tokio::test]
async fn a_case_goes_from_state_to_state_and_may_be_opened_again() {
    let town = Town::new();
    town.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let case = json!({"$id": "a", "carId": "c", "location": "Avenue Hassan II", "date": "2026-11-19T08:00:00Z",
        "type": "collision", "thirdParty": {"name": "X", "plate": "1-أ-1"}});
    assert_eq!(town.make(&ACCIDENTS, case).await["state"], "reported");
    for state in ["under_review", "resolved", "under_review", "cancelled"] {
        town.change(&ACCIDENTS, "a", json!({"state": state})).await;
    }
    let back = town
        .update(&Town::whole(), &ACCIDENTS, "a", json!({"state": "reported"}))
        .await;
    assert_eq!(code(back), "flow_step_forbidden");
}
