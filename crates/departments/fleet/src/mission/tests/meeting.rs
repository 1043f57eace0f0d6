//! Orders meet the fuel log of their car, and the papers that they stand on.

use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND, LINK, PARAMS, USER};
use schema::Document;

use super::*;
use crate::fuel::FUEL_LOGS;
use crate::maintenance::MAINTENANCES;

async fn logs(app: &TestApp) -> Vec<Json> {
    let mut all = Vec::new();
    for log in app.all(&FUEL_LOGS).await {
        all.push(app.get(&FUEL_LOGS, &log.id).await);
    }
    all
}

#[tokio::test]
async fn the_fuel_of_a_closed_order_stands_once_in_the_log_of_its_car() {
    let app = test_app().await;
    app.make(
        &MISSIONS,
        order("amina", "20T08", "20T09", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    assert!(logs(&app).await.is_empty());
    let told = json!({"id": "m", "returnedAt": "2026-11-20T09:30:00Z", "fuelLitres": 30, "fuelCost": 400});
    act(&app, "amina", "missions.close", told).await.unwrap();
    let all = logs(&app).await;
    assert_eq!(all.len(), 1);
    let shown = ["carId", "date", "litres", "cost", "missionId"].map(|name| &all[0][name]);
    assert_eq!(
        shown,
        [
            &json!("c1"),
            &json!("2026-11-20T00:00:00.000+00:00"),
            &json!(30),
            &json!(400),
            &json!("m")
        ]
    );
    let cost = app
        .act(&TestApp::full_rights(), "cars.costs", json!({"carId": "c1"}))
        .await
        .unwrap();
    assert_eq!([&cost["rows"][0]["litres"], &cost["rows"][0]["fuelCost"]], [30, 400]);

    // Set right, it follows; what was paid may be entered in the log, and stays there.
    app.change(&FUEL_LOGS, all[0]["$id"].as_str().unwrap(), json!({"cost": 410}))
        .await;
    let right = json!({"fuelLitres": 32, "carId": "c2", "changeReason": "Erreur de saisie"});
    app.change(&MISSIONS, "m", right).await;
    let all = logs(&app).await;
    let shown = ["carId", "litres", "cost"].map(|name| &all[0][name]);
    assert_eq!((all.len(), shown), (1, [&json!("c2"), &json!(32), &json!(410)]));
}

#[tokio::test]
async fn an_order_that_is_opened_again_has_no_log_and_closed_again_one() {
    let app = test_app().await;
    let closed = json!({"$id": "m", "carId": "c1", "returnedAt": "2026-11-20T09:30:00Z", "fuelLitres": 30});
    app.make(&MISSIONS, order("amina", "20T08", "20T09", closed)).await;
    assert_eq!(logs(&app).await.len(), 1);
    let open = json!({"returnedAt": null, "changeReason": "Pas encore rentrée"});
    app.change(&MISSIONS, "m", open).await;
    assert!(logs(&app).await.is_empty());
    let again = json!({"returnedAt": "2026-11-20T09:40:00Z", "changeReason": "Rentrée"});
    app.change(&MISSIONS, "m", again).await;
    assert_eq!(logs(&app).await.len(), 1);
}

#[tokio::test]
async fn fuel_that_was_logged_by_hand_for_an_order_is_not_logged_again() {
    let app = test_app().await;
    app.make(
        &MISSIONS,
        order("amina", "20T08", "20T09", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    let by_hand = json!({"carId": "c1", "date": "2026-11-20", "litres": 30, "missionId": "m"});
    app.make(&FUEL_LOGS, by_hand).await;
    let told = json!({"id": "m", "returnedAt": "2026-11-20T09:30:00Z", "fuelLitres": 30});
    act(&app, "amina", "missions.close", told).await.unwrap();
    assert_eq!(logs(&app).await.len(), 1);
}

async fn notices_of(app: &TestApp, kind: &str) -> Vec<Document> {
    let mut all = app.all(&NOTIFICATIONS).await;
    all.retain(|one| one.get(KIND).as_deref() == Some(kind));
    all
}

async fn notices_of_cover(app: &TestApp) -> Vec<Document> {
    notices_of(app, "missions.uncovered").await
}

#[tokio::test]
async fn an_insurance_that_is_shortened_below_a_planned_order_is_told_once() {
    let app = test_app().await;
    let paper = json!({"$id": "p", "carsCollection": "c1", "documentType": "insurance", "validUntil": "2026-12-31"});
    app.make(&CAR_PAPERS, paper).await;
    app.make(
        &MISSIONS,
        order("amina", "25T08", "26T12", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    app.make(&MISSIONS, order("brahim", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-11-27"})).await;
    assert!(notices_of_cover(&app).await.is_empty(), "it still covers them");
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-11-24"})).await;
    let all = notices_of_cover(&app).await;
    assert_eq!(
        all.len(),
        1,
        "of the order that it no longer covers, to who administers missions"
    );
    assert_eq!(all[0].get(USER).map(|id| id.0).as_deref(), Some("chief"));
    assert_eq!(all[0].get(LINK).as_deref(), Some("/order-mission/m"));
    assert!(
        format!("{:?}", all[0].get(PARAMS)).contains("11111"),
        "the plate is named"
    );
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-12-31"})).await;
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-11-24"})).await;
    assert_eq!(notices_of_cover(&app).await.len(), 1, "once");
}

#[tokio::test]
async fn an_insurance_that_is_deleted_below_a_planned_order_is_told_unless_another_covers_it() {
    let app = test_app().await;
    for (id, until) in [("p", "2026-12-31"), ("q", "2027-01-31")] {
        let paper = json!({"$id": id, "carsCollection": "c1", "documentType": "insurance", "validUntil": until});
        app.make(&CAR_PAPERS, paper).await;
    }
    app.make(
        &MISSIONS,
        order("amina", "25T08", "26T12", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    let delete = async |id: &str| {
        app.engine
            .delete(&TestApp::full_rights(), &CAR_PAPERS, id, None)
            .await
            .unwrap();
    };
    delete("q").await;
    assert!(notices_of_cover(&app).await.is_empty());
    delete("p").await;
    assert_eq!(notices_of_cover(&app).await.len(), 1);
}

#[tokio::test]
async fn an_insurance_that_another_replaces_tells_nothing() {
    let app = test_app().await;
    let paper = json!({"$id": "p", "carsCollection": "c1", "documentType": "insurance", "validUntil": "2026-12-31"});
    app.make(&CAR_PAPERS, paper).await;
    let planned = json!({"$id": "m", "carId": "c1"});
    app.make(&MISSIONS, order("amina", "25T08", "26T12", planned)).await;
    let next = json!({"carsCollection": "c1", "documentType": "insurance", "validUntil": "2027-12-31"});
    app.make(&CAR_PAPERS, next).await;
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-11-20"})).await;
    assert!(notices_of_cover(&app).await.is_empty());
}

#[tokio::test]
async fn a_cancelled_order_and_a_car_without_orders_tell_nothing() {
    let app = test_app().await;
    let paper = json!({"$id": "p", "carsCollection": "c1", "documentType": "insurance", "validUntil": "2026-12-31"});
    app.make(&CAR_PAPERS, paper).await;
    let planned = json!({"$id": "m", "carId": "c1"});
    app.make(&MISSIONS, order("amina", "25T08", "26T12", planned)).await;
    let cancelled = json!({"id": "m", "reason": "Reportée"});
    act(&app, "chief", "missions.cancel", cancelled).await.unwrap();
    app.change(&CAR_PAPERS, "p", json!({"validUntil": "2026-11-21"})).await;
    for car in ["c1", "c2"] {
        app.change(&CARS, car, json!({"status": "reformed"})).await;
    }
    assert!(notices_of_cover(&app).await.is_empty());
    assert!(notices_of(&app, "missions.carWithdrawn").await.is_empty());
}

#[tokio::test]
async fn a_car_that_is_written_off_or_in_repair_below_orders_to_come_is_told_once_of_each() {
    for status in ["reformed", "in_repair"] {
        let app = test_app().await;
        for (who, from, to) in [("amina", "25T08", "26T12"), ("brahim", "28T08", "28T12")] {
            app.make(&MISSIONS, order(who, from, to, json!({"$id": who, "carId": "c1"})))
                .await;
        }
        app.make(&MISSIONS, order("chama", "25T08", "26T12", json!({"carId": "c2"})))
            .await;
        for status in [status, "active", status] {
            app.change(&CARS, "c1", json!({"status": status})).await;
        }
        app.change(&CARS, "c1", json!({"brand": "Dacia"})).await;
        let mut told = notices_of(&app, "missions.carWithdrawn").await;
        told.sort_by_key(|one| one.get(LINK));
        let links: Vec<_> = told.iter().filter_map(|one| one.get(LINK)).collect();
        assert_eq!(links, ["/order-mission/amina", "/order-mission/brahim"], "{status}");
        assert!(told.iter().all(|one| one.get(USER).is_some_and(|id| id.0 == "chief")));
    }
}

#[tokio::test]
async fn work_in_the_workshop_is_told_of_the_orders_of_its_days() {
    let app = test_app().await;
    for (who, from, to) in [("amina", "25T08", "26T12"), ("brahim", "28T08", "28T12")] {
        app.make(&MISSIONS, order(who, from, to, json!({"$id": who, "carId": "c1"})))
            .await;
    }
    let links = async || {
        let told = notices_of(&app, "missions.carWithdrawn").await;
        let mut links: Vec<_> = told.iter().filter_map(|one| one.get(LINK)).collect();
        links.sort();
        links
    };
    let work = json!({"$id": "w", "carId": "c1", "kind": "oil", "date": "2026-11-27"});
    app.make(&MAINTENANCES, work).await;
    assert!(links().await.is_empty(), "no order of that day");
    app.change(&MAINTENANCES, "w", json!({"date": "2026-11-26"})).await;
    assert_eq!(links().await, ["/order-mission/amina"]);
    app.change(&MAINTENANCES, "w", json!({"garage": "Atelier"})).await;
    app.change(&MAINTENANCES, "w", json!({"date": "2026-11-28"})).await;
    assert_eq!(links().await, ["/order-mission/amina", "/order-mission/brahim"]);
    app.change(&MAINTENANCES, "w", json!({"status": "cancelled"})).await;
    assert_eq!(links().await.len(), 2, "work that is called off keeps no car");
}
