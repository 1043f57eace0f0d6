use engine::Input;
use serde_json::{Value as Json, json};

use super::super::MAINTENANCES;
use crate::car::CARS;
use crate::fuel::FUEL_LOGS;
use crate::testing::{TestApp, code};
use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND, PARAMS};

/// Three cars that show 10,000 km, the last of them out of service; somebody who heads the park.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, number, status) in [
        ("c1", "11111", "active"),
        ("c2", "22222", "in_repair"),
        ("c3", "33333", "reformed"),
    ] {
        let car = json!({"$id": id, "vehicleType": "car", "registrationNumber": number, "brand": "x",
            "status": status, "odometer": 10_000});
        app.make(&CARS, car).await;
    }
    app.user("head", json!({"permissions": ["park-maintenance:*"]})).await;
    app
}

async fn order(app: &TestApp, id: &str, car: &str, kind: &str, day: &str, status: &str, next: Json) {
    let mut row = json!({"$id": id, "carId": car, "kind": kind, "date": day, "status": status});
    row.as_object_mut().unwrap().extend(next.as_object().unwrap().clone());
    app.make(&MAINTENANCES, row).await;
}

async fn due_rows(app: &TestApp) -> Vec<Json> {
    let ctx = app.ctx("head").await;
    let told = app.engine.act(&ctx, "maintenances.due", Input::default()).await;
    told.unwrap()["rows"].as_array().unwrap().clone()
}

fn ids(rows: &[Json]) -> Vec<&str> {
    rows.iter().filter_map(|row| row["maintenanceId"].as_str()).collect()
}

#[tokio::test]
async fn what_is_overdue_by_day_or_odometer_stands_before_what_comes() {
    let app = test_app().await;
    for ((id, car, kind), next) in [
        (("later", "c1", "oil"), json!({"nextDueDate": "2026-12-20"})),
        (("passed", "c1", "tyres"), json!({"nextDueOdometer": 9_999})),
        (
            ("today", "c2", "oil"),
            json!({"nextDueDate": "2026-11-20", "nextDueOdometer": 10_000}),
        ),
        (("late", "c2", "tyres"), json!({"nextDueDate": "2026-11-19"})),
        (("never", "c2", "other"), json!({})),
        (("gone", "c3", "oil"), json!({"nextDueDate": "2026-01-01"})),
    ] {
        order(&app, id, car, kind, "2026-05-01", "done", next).await;
    }
    let rows = due_rows(&app).await;
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

/// A kind of work of the first car, and the day on which it says that the next is due.
async fn due_days(app: &TestApp, id: &str, kind: &str, day: &str, status: &str, next: Option<&str>) -> Vec<String> {
    order(app, id, "c1", kind, day, status, json!({"nextDueDate": next})).await;
    ids(&due_rows(app).await).iter().map(|id| (*id).to_owned()).collect()
}

#[tokio::test]
async fn what_was_done_last_says_when_the_next_is_due_and_settles_what_stood_before() {
    let app = test_app().await;
    for (id, (day, status), next, due) in [
        ("first", ("2026-01-01", "done"), Some("2026-06-01"), Some("first")),
        ("planned", ("2026-11-25", "planned"), Some("2027-05-01"), Some("first")),
        (
            "called_off",
            ("2026-11-01", "cancelled"),
            Some("2027-01-01"),
            Some("first"),
        ),
        ("second", ("2026-06-15", "done"), Some("2026-12-15"), Some("second")),
        ("last", ("2026-11-19", "done"), None, None),
    ] {
        let said = due_days(&app, id, "oil", day, status, next).await;
        assert_eq!(said.first().map(String::as_str), due, "after {id}");
    }
}

#[tokio::test]
async fn of_what_was_never_done_the_newest_order_says_when_it_is_due() {
    let app = test_app().await;
    for (id, day) in [("new", "2026-11-25"), ("newer", "2026-11-26"), ("old", "2026-11-24")] {
        due_days(&app, id, "preventive", day, "planned", Some("2027-04-01")).await;
    }
    assert_eq!(ids(&due_rows(&app).await), ["newer"]);
}

#[tokio::test]
async fn the_day_of_the_next_work_is_told_to_those_who_head_the_park() {
    let app = test_app().await;
    let next = json!({"nextDueDate": "2026-11-27"});
    order(&app, "m", "c1", "oil", "2026-05-01", "done", next).await;
    let listed = async || {
        let ctx = app.ctx("head").await;
        let list = app.engine.act(&ctx, "deadlines.due", Input::default()).await.unwrap();
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
    order(&app, "done", "c1", "oil", "2026-11-20", "done", json!({})).await;
    assert_eq!(listed().await, Vec::<Json>::new());
}

#[tokio::test]
async fn a_reading_that_comes_to_where_work_is_due_is_told_once() {
    let app = test_app().await;
    let next = json!({"nextDueOdometer": 10_500});
    order(&app, "m", "c1", "oil", "2026-05-01", "done", next).await;
    let fill = async |day: &str, shown: i64| {
        let log = json!({"carId": "c1", "date": day, "litres": 30, "odometer": shown});
        app.make(&FUEL_LOGS, log).await;
        app.all(&NOTIFICATIONS).await
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
    let app = test_app().await;
    app.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    let ctx = app.ctx("keeper").await;
    let told = app.engine.act(&ctx, "maintenances.due", Input::default()).await;
    assert_eq!(code(told), "user_unauthorized");
}
