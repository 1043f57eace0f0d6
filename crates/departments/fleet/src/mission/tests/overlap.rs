//! Orders that meet in time: what frees a car, what takes it, and what overriding leaves behind.

use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, insure, order, test_app};
use crate::car::CARS;
use crate::testing::{TestApp, code};

/// The times of an order, to the second.
fn period_json(from: &str, to: &str) -> Json {
    json!({"departAt": from, "returnAt": to})
}

fn with(mut data: Json, more: Json) -> Json {
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

/// An order with a car, of whoever at whatever times.
async fn create_order(app: &TestApp, who: &str, times: Json, more: Json) -> schema::Result<Json> {
    let data = with(order(who, "21T08", "21T12", with(times, json!({"carId": "c1"}))), more);
    app.create(&TestApp::full_rights(), &MISSIONS, data).await
}

#[tokio::test]
async fn a_night_and_a_change_of_the_clock_are_as_long_as_they_are() {
    let app = test_app().await;
    // The clock goes back from three to two in the night to 15 February 2026: half past two comes twice.
    let night = period_json("2026-02-14T22:30:00Z", "2026-02-15T02:30:00Z");
    create_order(&app, "amina", night, json!({})).await.unwrap();
    for (from, to, refused) in [
        ("2026-02-14T20:00:00Z", "2026-02-14T22:30:00Z", false),
        ("2026-02-14T20:00:00Z", "2026-02-14T22:30:01Z", true),
        ("2026-02-15T01:30:00Z", "2026-02-15T03:00:00Z", true),
        ("2026-02-15T02:29:59Z", "2026-02-15T03:00:00Z", true),
        ("2026-02-15T02:30:00Z", "2026-02-15T03:00:00Z", false),
    ] {
        let done = create_order(&app, "brahim", period_json(from, to), json!({})).await;
        match done {
            Err(error) if refused => {
                let said = error.to_string();
                assert!(
                    said.contains("14/02/2026 23:30") && said.contains("15/02/2026 02:30"),
                    "{said}"
                );
            }
            done => assert_eq!(done.is_err(), refused, "{from} {to}"),
        }
    }
}

#[tokio::test]
async fn a_car_that_is_back_at_midnight_was_away_on_the_day_before() {
    let app = test_app().await;
    insure(&app, "insurance", "2026-11-21").await;
    // Midnight in Morocco is that of UTC since the clock stays there.
    let to_midnight = period_json("2026-11-21T18:00:00Z", "2026-11-22T00:00:00Z");
    create_order(&app, "amina", to_midnight, json!({})).await.unwrap();
    let beyond = period_json("2026-11-22T00:00:00Z", "2026-11-22T00:00:01Z");
    assert_eq!(
        code(create_order(&app, "brahim", beyond, json!({})).await),
        "mission_car_insurance_expired"
    );
}

#[tokio::test]
async fn an_order_is_not_edited_into_a_conflict() {
    let app = test_app().await;
    let first = json!({"carId": "c1", "driverId": "brahim", "companions": ["chama"]});
    app.make(&MISSIONS, order("amina", "21T08", "21T12", first)).await;
    let second = json!({"$id": "m", "carId": "c2"});
    app.make(&MISSIONS, order("driss", "21T12", "21T14", second)).await;
    let edit = async |data: Json| app.update(&TestApp::full_rights(), &MISSIONS, "m", data).await;
    edit(json!({"carId": "c1"})).await.unwrap();
    assert_eq!(
        code(edit(json!({"departAt": "2026-11-21T11:59:59Z"})).await),
        "mission_car_busy"
    );
    edit(json!({"carId": null, "departAt": "2026-11-21T11:00:00Z"}))
        .await
        .unwrap();
    for (data, refused) in [
        (json!({"carId": "c1"}), "mission_car_busy"),
        (json!({"driverId": "chama"}), "mission_driver_busy"),
        (json!({"companions": ["brahim"]}), "mission_employee_busy"),
        (json!({"persoActifId": "amina"}), "mission_employee_busy"),
    ] {
        assert_eq!(code(edit(data.clone()).await), refused, "{data}");
    }
}

#[tokio::test]
async fn what_is_cancelled_or_back_early_frees_the_car_and_everybody() {
    for end in [
        json!({"cancelledReason": "Reportée"}),
        json!({"returnedAt": "2026-11-20T09:00:00Z"}),
    ] {
        let app = test_app().await;
        let team = json!({"$id": "m", "driverId": "brahim", "companions": ["chama"]});
        create_order(
            &app,
            "amina",
            period_json("2026-11-20T08:00:00Z", "2026-11-20T18:00:00Z"),
            team.clone(),
        )
        .await
        .unwrap();
        let again = async || {
            let times = period_json("2026-11-20T09:00:00Z", "2026-11-20T12:00:00Z");
            create_order(&app, "amina", times, with(team.clone(), json!({"$id": "n"}))).await
        };
        assert!(again().await.is_err());
        app.change(&MISSIONS, "m", end).await;
        again().await.unwrap();
    }
}

#[tokio::test]
async fn a_return_is_not_taken_back_when_the_car_has_left_again() {
    let app = test_app().await;
    let times = period_json("2026-11-20T08:00:00Z", "2026-11-20T18:00:00Z");
    create_order(&app, "amina", times, json!({"$id": "m"})).await.unwrap();
    app.change(&MISSIONS, "m", json!({"returnedAt": "2026-11-20T09:00:00Z"}))
        .await;
    let next = period_json("2026-11-20T10:00:00Z", "2026-11-20T12:00:00Z");
    create_order(&app, "brahim", next, json!({})).await.unwrap();
    let taken_back = json!({"returnedAt": null, "changeReason": "Erreur"});
    let back = app.update(&TestApp::full_rights(), &MISSIONS, "m", taken_back).await;
    assert_eq!(code(back), "mission_car_busy");
    app.at("2026-11-20T19:00:00Z");
    let late = json!({"returnedAt": "2026-11-20T18:30:00Z", "changeReason": "Retour plus tardif"});
    app.change(&MISSIONS, "m", late).await;
}

#[tokio::test]
async fn the_reason_of_an_override_stays_as_long_as_there_is_something_to_override() {
    let app = test_app().await;
    let times = || period_json("2026-11-21T08:00:00Z", "2026-11-21T12:00:00Z");
    create_order(&app, "amina", times(), json!({})).await.unwrap();
    let chief = app.ctx("chief").await;
    let reason = json!({"$id": "m", "carId": "c1", "overrideReason": "Navette : deux départs"});
    app.create(&chief, &MISSIONS, order("driss", "21T08", "21T12", reason))
        .await
        .unwrap();
    let edit = async |data: Json| app.update(&chief, &MISSIONS, "m", data).await;
    for empty in [Json::Null, json!("  ")] {
        assert_eq!(code(edit(json!({"overrideReason": empty})).await), "mission_car_busy");
    }
    let driss = app.ctx("driss").await;
    let seen = app.see(&driss, &MISSIONS, "m").await.unwrap();
    assert_eq!(
        [&seen["overrideReason"], &seen["overriddenById"]],
        ["Navette : deux départs", "chief"]
    );
    let own = app.update(&driss, &MISSIONS, "m", json!({"overrideReason": "x"})).await;
    assert_eq!(code(own), "user_unauthorized");
    let done = edit(json!({"carId": "c2", "overrideReason": null})).await.unwrap();
    assert_eq!(
        [&done["overrideReason"], &done["overriddenById"]],
        [&Json::Null, &Json::Null]
    );
    let history = app.engine.history(&driss, &MISSIONS, "m", None, 10).await.unwrap();
    assert!(history.to_string().contains("Navette : deux départs"), "{history}");
}

#[tokio::test]
async fn another_conflict_asks_for_another_reason() {
    let app = test_app().await;
    app.user("deputy", json!({"auth": ["order-mission-admin"]})).await;
    let times = || period_json("2026-11-21T08:00:00Z", "2026-11-21T12:00:00Z");
    create_order(&app, "amina", times(), json!({})).await.unwrap();
    app.make(&MISSIONS, order("brahim", "21T14", "21T16", json!({"carId": "c1"})))
        .await;
    let navette = json!({"$id": "m", "carId": "c1", "overrideReason": "Navette"});
    let (chief, deputy) = (app.ctx("chief").await, app.ctx("deputy").await);
    app.create(&chief, &MISSIONS, order("driss", "21T08", "21T12", navette))
        .await
        .unwrap();
    let edit = async |data: Json| app.update(&deputy, &MISSIONS, "m", data).await;
    let longer = edit(json!({"returnAt": "2026-11-21T13:00:00Z"})).await.unwrap();
    assert_eq!(longer["overriddenById"], "chief", "whose reason it is");
    let too_long = json!({"departAt": "2026-11-21T12:00:00Z", "returnAt": "2026-11-21T15:00:00Z"});
    assert_eq!(code(edit(too_long.clone()).await), "mission_car_busy");
    let done = edit(with(too_long, json!({"overrideReason": "Urgence"})))
        .await
        .unwrap();
    assert_eq!(done["overriddenById"], "deputy");
}

#[tokio::test]
async fn what_stands_against_an_order_is_told_to_who_may_write_it() {
    let app = test_app().await;
    create_order(&app, "amina", json!({}), json!({})).await.unwrap();
    let of_amina = order("amina", "21T08", "21T12", json!({}));
    assert_eq!(
        code(act(&app, "driss", "missions.conflicts", of_amina.clone()).await),
        "user_unauthorized"
    );
    let told = act(&app, "chief", "missions.conflicts", of_amina).await.unwrap();
    assert_eq!(told["conflicts"][0]["type"], "mission_employee_busy");
}

#[tokio::test]
async fn the_year_turns_at_midnight_in_morocco() {
    let app = test_app().await;
    let mut made = Vec::new();
    for (now, departs) in [
        ("2026-12-31T23:59:59.999Z", "2026-12-31T23:59:59.999Z"),
        ("2027-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
        ("2027-01-01T01:00:00Z", "2027-01-01T01:00:00Z"),
    ] {
        app.at(now);
        let one = create_order(&app, "amina", period_json(departs, departs), json!({}))
            .await
            .unwrap();
        made.push([one["year"].clone(), one["num"].clone(), one["month"].clone()]);
    }
    assert_eq!(
        json!(made),
        json!([[2026, 1, "2026-12"], [2027, 1, "2027-01"], [2027, 2, "2027-01"]])
    );
    assert_eq!(
        app.get(&CARS, "c1").await["missionCount"],
        2,
        "from the first moment of the year on"
    );
    app.at("2026-12-31T22:00:00Z");
    assert_eq!(app.get(&CARS, "c1").await["missionCount"], 1, "and none of the next");
}
