//! What an override covers: all that its writer knew, and nothing that came up since.

use engine::RequestContext;
use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::car::CARS;
use crate::testing::{TestApp, code};

const DAY: (&str, &str) = ("21T08", "21T18");

/// What stands against the order of Driss with the first car.
async fn current_conflicts(app: &TestApp) -> Json {
    let asked = order("driss", DAY.0, DAY.1, json!({"carId": "c1", "companions": ["amina"]}));
    act(app, "chief", "missions.conflicts", asked).await.unwrap()["conflicts"].take()
}

async fn write(app: &TestApp, ctx: &RequestContext, overridden: Json) -> schema::Result<Json> {
    let more = json!({"$id": "m", "carId": "c1", "companions": ["amina"], "overrideReason": "Navette", "overridden": overridden});
    app.create(ctx, &MISSIONS, order("driss", DAY.0, DAY.1, more)).await
}

/// Two orders in the way: one has the car, one the car and Amina.
async fn app_with_conflicts() -> TestApp {
    let app = test_app().await;
    for (id, who, hours) in [("x", "brahim", ("21T08", "21T10")), ("y", "amina", ("21T14", "21T16"))] {
        app.make(
            &MISSIONS,
            order(who, hours.0, hours.1, json!({"$id": id, "carId": "c1"})),
        )
        .await;
    }
    app
}

fn names(told: &Json) -> Vec<String> {
    let one = |conflict: &Json| format!("{} {}", conflict["type"], conflict["facts"]["missionId"]).replace('"', "");
    told.as_array().unwrap().iter().map(one).collect()
}

#[tokio::test]
async fn every_order_in_the_way_is_named() {
    let app = app_with_conflicts().await;
    let all = ["mission_car_busy x", "mission_car_busy y", "mission_employee_busy y"];
    assert_eq!(names(&current_conflicts(&app).await), all);
    let refused = write(&app, &app.ctx("chief").await, json!([])).await.unwrap_err();
    assert_eq!(refused.rejection().unwrap().errors.len(), 3);
    let kept = write(&app, &app.ctx("chief").await, Json::Null).await.unwrap();
    assert_eq!(
        names(&kept["overridden"]),
        all,
        "a reason without a list is one for all that is found"
    );
}

#[tokio::test]
async fn what_came_up_since_asks_again() {
    let app = app_with_conflicts().await;
    let chief = app.ctx("chief").await;
    let before = current_conflicts(&app).await;
    let third = order("brahim", "21T12", "21T13", json!({"$id": "z", "carId": "c1"}));
    app.make(&MISSIONS, third).await;
    assert_eq!(code(write(&app, &chief, before).await), "mission_car_busy");
    let kept = write(&app, &chief, current_conflicts(&app).await).await.unwrap();
    assert_eq!(names(&kept["overridden"]).len(), 4);
    assert_eq!(kept["overridden"][0].get("message"), None, "facts, in no language");
}

#[tokio::test]
async fn a_reason_that_stood_covers_more_once_somebody_says_so() {
    let app = app_with_conflicts().await;
    app.user("deputy", json!({"auth": ["order-mission-admin"]})).await;
    let (chief, deputy) = (app.ctx("chief").await, app.ctx("deputy").await);
    write(&app, &chief, current_conflicts(&app).await).await.unwrap();
    let late = order("brahim", "21T18", "21T20", json!({"$id": "z", "carId": "c1"}));
    app.make(&MISSIONS, late).await;
    let longer = |more: Json| {
        let mut data = json!({"returnAt": "2026-11-21T19:00:00Z"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        app.update(&deputy, &MISSIONS, "m", data)
    };
    assert_eq!(code(longer(json!({})).await), "mission_car_busy");
    assert_eq!(
        code(longer(json!({"overridden": current_conflicts(&app).await})).await),
        "mission_car_busy"
    );
    let asked = json!({"id": "m", "returnAt": "2026-11-21T19:00:00Z"});
    let now = act(&app, "deputy", "missions.conflicts", asked).await.unwrap()["conflicts"].take();
    let kept = longer(json!({"overridden": now})).await.unwrap();
    assert_eq!(kept["overriddenById"], "deputy");
    assert!(names(&kept["overridden"]).contains(&"mission_car_busy z".to_owned()));
}

#[tokio::test]
async fn what_is_kept_is_what_was_found() {
    let app = app_with_conflicts().await;
    let chief = app.ctx("chief").await;
    let kept = write(&app, &chief, current_conflicts(&app).await).await.unwrap()["overridden"].take();
    let edit = async |data: Json| app.update(&chief, &MISSIONS, "m", data).await;
    for forged in [json!("x"), json!([{"type": "x"}]), Json::Null] {
        assert_eq!(code(edit(json!({"overridden": forged})).await), "mission_car_busy");
    }
    assert_eq!(app.get(&MISSIONS, "m").await["overridden"], kept);
    let driss = app.ctx("driss").await;
    let own = app.update(&driss, &MISSIONS, "m", json!({"overridden": []})).await;
    assert_eq!(
        code(own),
        "document_invalid_structure",
        "what was overridden tells of others' orders"
    );
    assert_eq!(app.see(&driss, &MISSIONS, "m").await.unwrap().get("overridden"), None);
    app.make(
        &CARS,
        json!({"$id": "c9", "vehicleType": "car", "registrationNumber": "99999", "brand": "x"}),
    )
    .await;
    let freed = edit(json!({"carId": "c9", "companions": []})).await.unwrap();
    assert_eq!(freed["overridden"], Json::Null);
}
