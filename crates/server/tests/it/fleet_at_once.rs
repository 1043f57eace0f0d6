//! The fleet under many hands at once, on either store: numbers without a gap, no car in two places, no part taken twice,
//! no plate on two cars.

use std::sync::Arc;

use serde_json::{Value as Json, json};
use tokio::task::JoinSet;

use crate::at_once::schema_of_its_own;
use crate::rig::{Caller, Reply, Rig, documents};

/// So many orders are written at once.
const ORDERS: usize = 200;

/// A server with an administrator over each store: over PostgreSQL where the test run has one.
async fn houses(name: &str) -> Vec<(Arc<Rig>, Caller)> {
    let mut rigs = vec![Rig::new()];
    if let Some(url) = schema_of_its_own(name).await {
        rigs.push(Rig::set(&[("database_url", url.as_str())]));
    }
    let mut houses = Vec::new();
    for rig in rigs {
        let admin = rig.admin().await;
        houses.push((Arc::new(rig), admin));
    }
    houses
}

/// Creates all of them at once.
async fn create(house: &(Arc<Rig>, Caller), of: &'static str, rows: impl IntoIterator<Item = Json>) -> Vec<Reply> {
    let (rig, caller) = house;
    let mut creating = JoinSet::new();
    for data in rows {
        let (rig, caller) = (rig.clone(), caller.clone());
        creating.spawn(async move {
            let body = json!({"documentId": "unique()", "data": data});
            rig.post(&caller, &documents(of), body).await
        });
    }
    creating.join_all().await
}

/// How many were created; the others were refused with that code.
#[track_caller]
fn made(replies: &[Reply], otherwise: &str) -> usize {
    let is_made = |reply: &&Reply| match reply.outcome() {
        (201, _) => true,
        (409, code) if code == otherwise => false,
        told => panic!("{told:?}: {}", reply.text()),
    };
    replies.iter().filter(is_made).count()
}

async fn make(house: &(Arc<Rig>, Caller), of: &'static str, id: &str, data: Json) {
    let body = json!({"documentId": id, "data": data});
    house.0.post(&house.1, &documents(of), body).await.must(201);
}

/// Employees `e0` to `e199`, and the car `c`.
async fn people_and_a_car(house: &(Arc<Rig>, Caller)) {
    let key = house.0.key(&["*"]).await;
    let one = |at: usize| json!({"$id": format!("e{at}"), "fullNameFr": format!("E {at}"), "fullNameAr": "م", "CIN": format!("AB{}", 1000 + at)});
    for from in (0..ORDERS).step_by(100) {
        let body = json!({"documents": (from..from + 100).map(one).collect::<Vec<_>>()});
        house.0.post(&key, &documents("employees"), body).await.must(201);
    }
    let car = json!({"vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    make(house, "cars", "c", car).await;
}

fn order(at: usize, car: Option<&str>) -> Json {
    json!({"persoActifId": format!("e{at}"), "carId": car, "destination": "Rabat", "mission": "Dépôt du dossier",
        "departAt": "2026-11-21T08:00:00Z", "returnAt": "2026-11-21T12:00:00Z"})
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_orders_at_once_are_numbered_without_a_gap() {
    for house in houses("numbers").await {
        people_and_a_car(&house).await;
        let replies = create(&house, "missions", (0..ORDERS).map(|at| order(at, None))).await;
        let mut numbers: Vec<u64> = replies
            .into_iter()
            .map(|reply| reply.must(201)["num"].as_u64().unwrap())
            .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=ORDERS as u64).collect::<Vec<_>>());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_orders_for_one_car_at_once_one_stands() {
    for house in houses("cars").await {
        people_and_a_car(&house).await;
        let replies = create(&house, "missions", (0..20).map(|at| order(at, Some("c")))).await;
        assert_eq!(made(&replies, "mission_car_busy"), 1);
        let free = create(&house, "missions", [order(20, None)]).await;
        assert_eq!(free[0].json()["num"], 2, "what was refused took no number");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_many_take_at_once_is_taken_as_often_as_it_is_there() {
    for house in houses("parts").await {
        make(&house, "spareParts", "p", json!({"partName": "Plaquettes"})).await;
        let moved = |kind: &str, quantity: i64| json!({"partId": "p", "kind": kind, "quantity": quantity, "date": "2026-11-20"});
        make(&house, "spareMovements", "in", moved("in", 10)).await;
        let replies = create(&house, "spareMovements", (0..16).map(|_| moved("out", 3))).await;
        assert_eq!(made(&replies, "spare_part_not_enough"), 3);
        let path = format!("{}/p", documents("spareParts"));
        assert_eq!(house.0.get(&house.1, &path).await.must(200)["quantity"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plate_that_is_typed_in_many_ways_at_once_hangs_on_one_car() {
    const WAYS: [&str; 4] = ["12345-أ-6", "6 | ا | 12345", "12345/A/06", "١٢٣٤٥ أ ٦"];
    for house in houses("plates").await {
        let car = |plate: &str| json!({"vehicleType": "car", "registrationNumber": plate, "brand": "x"});
        let replies = create(&house, "cars", WAYS.iter().cycle().take(20).map(|plate| car(plate))).await;
        assert_eq!(made(&replies, "document_unique_constraint_violation"), 1);
    }
}
