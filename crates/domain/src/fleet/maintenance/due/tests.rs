use engine::Input;
use serde_json::{Value as Json, json};

use super::super::MAINTENANCES;
use crate::fleet::car::CARS;
use crate::fleet::fuel::FUEL_LOGS;
use crate::notice::NOTIFICATIONS;
use crate::notice::notification::{KIND, PARAMS};
use crate::testing::{Town, code};

/// Three cars that show 10,000 km, the last of them out of service; somebody who heads the park.
async fn town() -> Town {
    let town = Town::new();
    for (id, number, status) in [
        ("c1", "11111", "active"),
        ("c2", "22222", "in_repair"),
        ("c3", "33333", "reformed"),
    ] {
        let car = json!({"$id": id, "vehicleType": "car", "registrationNumber": number, "brand": "x",
            "status": status, "odometer": 10_000});
        town.make(&CARS, car).await;
    }
    town.user("head", json!({"permissions": ["park-maintenance:*"]})).await;
    town
}

async fn order(town: &Town, (id, car, kind): (&str, &str, &str), (day, status): (&str, &str), next: Json) {
    let mut row = json!({"$id": id, "carId": car, "kind": kind, "date": day, "status": status});
    row.as_object_mut().unwrap().extend(next.as_object().unwrap().clone());
    town.make(&MAINTENANCES, row).await;
}

async fn due(town: &Town) -> Vec<Json> {
    let ask = town.ask("head").await;
    let told = town.engine.act(&ask, "maintenances.due", Input::default()).await;
    told.unwrap()["rows"].as_array().unwrap().clone()
}

fn ids(rows: &[Json]) -> Vec<&str> {
    rows.iter().filter_map(|row| row["maintenanceId"].as_str()).collect()
}

#[tokio::test]
async fn what_is_overdue_by_day_or_odometer_stands_before_what_comes() {
    let town = town().await;
    let done = ("2026-05-01", "done");
    order(
        &town,
        ("later", "c1", "oil"),
        done,
        json!({"nextDueDate": "2026-12-20"}),
    )
    .await;
    order(
        &town,
        ("passed", "c1", "tyres"),
        done,
        json!({"nextDueOdometer": 9_999}),
    )
    .await;
    order(
        &town,
        ("today", "c2", "oil"),
        done,
        json!({"nextDueDate": "2026-11-20", "nextDueOdometer": 10_000}),
    )
    .await;
    order(
        &town,
        ("late", "c2", "tyres"),
        done,
        json!({"nextDueDate": "2026-11-19"}),
    )
    .await;
    order(&town, ("never", "c2", "other"), done, json!({})).await;
    order(&town, ("gone", "c3", "oil"), done, json!({"nextDueDate": "2026-01-01"})).await;
    let rows = due(&town).await;
    assert_eq!(ids(&rows), ["late", "passed", "today", "later"]);
    assert_eq!(
        rows[1],
        json!({
            "maintenanceId": "passed", "carId": "c1", "plate": "11111", "kind": "tyres", "dueOn": null, "dueAtKm": 9_999,
            "odometer": 10_000, "daysLeft": null, "kmLeft": -1, "overdue": true,
        })
    );
    let today = &rows[2];
    assert_eq!(
        [&today["daysLeft"], &today["kmLeft"], &today["overdue"], &today["dueOn"]],
        [&json!(0), &json!(0), &json!(false), &json!("2026-11-20")]
    );
}

#[tokio::test]
async fn what_was_done_last_says_when_the_next_is_due_and_settles_what_stood_before() {
    let town = town().await;
    let next = |day: &str| json!({"nextDueDate": day});
    order(
        &town,
        ("first", "c1", "oil"),
        ("2026-01-01", "done"),
        next("2026-06-01"),
    )
    .await;
    assert_eq!(ids(&due(&town).await), ["first"]);
    order(
        &town,
        ("planned", "c1", "oil"),
        ("2026-11-25", "planned"),
        next("2027-05-01"),
    )
    .await;
    assert_eq!(ids(&due(&town).await), ["first"], "it is not done yet");
    order(
        &town,
        ("called_off", "c1", "oil"),
        ("2026-11-01", "cancelled"),
        next("2027-01-01"),
    )
    .await;
    assert_eq!(ids(&due(&town).await), ["first"]);
    order(
        &town,
        ("second", "c1", "oil"),
        ("2026-06-15", "done"),
        next("2026-12-15"),
    )
    .await;
    assert_eq!(ids(&due(&town).await), ["second"]);
    order(&town, ("last", "c1", "oil"), ("2026-11-19", "done"), json!({})).await;
    assert_eq!(ids(&due(&town).await), [""; 0], "nothing is due any more");
    order(
        &town,
        ("new", "c1", "preventive"),
        ("2026-11-25", "planned"),
        next("2027-05-01"),
    )
    .await;
    order(
        &town,
        ("newer", "c1", "preventive"),
        ("2026-11-26", "planned"),
        next("2027-04-01"),
    )
    .await;
    assert_eq!(
        ids(&due(&town).await),
        ["newer"],
        "of what was never done the newest order counts"
    );
}

#[tokio::test]
async fn the_day_of_the_next_work_is_told_to_those_who_head_the_park() {
    let town = town().await;
    let next = json!({"nextDueDate": "2026-11-27"});
    order(&town, ("m", "c1", "oil"), ("2026-05-01", "done"), next).await;
    let listed = async || {
        let ask = town.ask("head").await;
        let list = town.engine.act(&ask, "deadlines.due", Input::default()).await.unwrap();
        list["items"].as_array().unwrap().clone()
    };
    let items = listed().await;
    assert_eq!(
        [&items[0]["deadline"], &items[0]["days"], &items[0]["link"]],
        [
            &json!("maintenances.next"),
            &json!(7),
            &json!("/park-maintenance?tab=plan")
        ]
    );
    order(&town, ("done", "c1", "oil"), ("2026-11-20", "done"), json!({})).await;
    assert_eq!(listed().await, Vec::<Json>::new());
}

#[tokio::test]
async fn a_reading_that_comes_to_where_work_is_due_is_told_once() {
    let town = town().await;
    let next = json!({"nextDueOdometer": 10_500});
    order(&town, ("m", "c1", "oil"), ("2026-05-01", "done"), next).await;
    let fill = async |day: &str, shown: i64| {
        let log = json!({"carId": "c1", "date": day, "litres": 30, "odometer": shown});
        town.make(&FUEL_LOGS, log).await;
        town.all(&NOTIFICATIONS).await
    };
    assert_eq!(fill("2026-11-01", 10_499).await.len(), 0);
    let told = fill("2026-11-02", 10_500).await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].get(KIND).as_deref(), Some("maintenances.odometer"));
    let params = told[0].get(PARAMS).unwrap();
    assert_eq!([&params["odometer"]["fr"], &params["due"]["fr"]], ["10500", "10500"]);
    assert_eq!(fill("2026-11-03", 10_900).await.len(), 1, "it was told already");
}

#[tokio::test]
async fn the_plan_is_for_those_who_read_maintenances() {
    let town = town().await;
    town.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    let ask = town.ask("keeper").await;
    let told = town.engine.act(&ask, "maintenances.due", Input::default()).await;
    assert_eq!(code(told), "user_unauthorized");
}
