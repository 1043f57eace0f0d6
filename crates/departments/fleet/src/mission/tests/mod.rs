mod availability;
mod calendar;
mod dates;
mod life;
mod meeting;
mod open_acts;
mod overlap;
mod overriding;
mod panel;
mod paper;
mod typed_hours;

use serde_json::{Value as Json, json};

use super::MISSIONS;
use crate::car::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::testing::{TestApp, code};
use engine::Input;

/// Friday 20 November 2026, ten o'clock: four employees, two cars, a clerk of missions, an administrator of them.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, cin) in [
        ("amina", "AA1001"),
        ("brahim", "AA1002"),
        ("chama", "AA1003"),
        ("driss", "AA1004"),
    ] {
        app.employee(id, cin, json!({})).await;
    }
    for (id, plate) in [("c1", "11111"), ("c2", "22222")] {
        let car = json!({"$id": id, "vehicleType": "car", "registrationNumber": plate, "brand": "x", "numSerie": format!("VF{plate}")});
        app.make(&CARS, car).await;
    }
    app.user("amina", json!({"persoActif": "amina"})).await;
    app.user("driss", json!({"persoActif": "driss"})).await;
    app.user("chief", json!({"auth": ["order-mission-admin"]})).await;
    app
}

fn order(who: &str, from: &str, to: &str, more: Json) -> Json {
    let at = |hour: &str| format!("2026-11-{hour}:00:00Z");
    let mut data = json!({"persoActifId": who, "destination": "Rabat", "mission": "Dépôt du dossier",
        "departAt": at(from), "returnAt": at(to)});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine.act(&app.ctx(who).await, id, input).await
}

#[tokio::test]
async fn orders_are_numbered_by_year_and_take_over_what_follows() {
    let app = test_app().await;
    let first = app
        .make(&MISSIONS, order("amina", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    assert_eq!([&first["year"], &first["num"]], [2026, 1]);
    assert_eq!(
        [&first["numSerie"], &first["month"], &first["status"]],
        ["VF11111", "2026-11", "upcoming"]
    );
    assert_eq!(first.get("endsAt"), None);
    let second = app
        .make(&MISSIONS, order("brahim", "21T08", "21T12", json!({"num": 77})))
        .await;
    assert_eq!(second["num"], 2, "what is sent is ignored");
    app.at("2027-01-04T10:00:00Z");
    let next = app.make(&MISSIONS, order("amina", "22T08", "22T12", json!({}))).await;
    assert_eq!([&next["year"], &next["num"]], [2027, 1]);
    assert_eq!(app.get(&CARS, "c1").await["missionCount"], 0, "another year has begun");
}

#[tokio::test]
async fn two_hundred_at_once_leave_no_gap() {
    let app = test_app().await;
    let mut making = tokio::task::JoinSet::new();
    for at in 0..200 {
        let engine = app.engine.clone();
        making.spawn(async move {
            // Every tenth is refused: its number is given again.
            let mission = if at % 10 == 0 { json!(null) } else { json!("x") };
            let Json::Object(mut data) = order("amina", "21T08", "21T08", json!({})) else {
                panic!()
            };
            data.insert("mission".to_owned(), mission);
            engine
                .create(&TestApp::full_rights(), &MISSIONS, engine::New { id: None, data })
                .await
                .is_ok()
        });
    }
    let made = making.join_all().await.into_iter().filter(|made| *made).count();
    assert_eq!(made, 180);
    let mut numbers: Vec<i64> = app
        .all(&MISSIONS)
        .await
        .iter()
        .filter_map(|one| one.get(super::NUM))
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=180).collect::<Vec<_>>());
}

#[tokio::test]
async fn the_state_follows_the_clock() {
    let app = test_app().await;
    app.make(&MISSIONS, order("amina", "20T11", "20T12", json!({"$id": "m"})))
        .await;
    for (now, state) in [
        ("2026-11-20T10:59:59Z", "upcoming"),
        ("2026-11-20T11:00:00Z", "in_progress"),
        ("2026-11-20T11:59:59Z", "in_progress"),
        ("2026-11-20T12:00:00Z", "completed"),
    ] {
        app.at(now);
        assert_eq!(app.get(&MISSIONS, "m").await["status"], state, "{now}");
    }
}

#[tokio::test]
async fn a_car_that_is_back_at_noon_may_leave_at_noon() {
    let app = test_app().await;
    app.make(&MISSIONS, order("amina", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    let ctx = TestApp::full_rights();
    let with_car =
        |who: &'static str, (from, to): (&str, &str), car: &'static str| order(who, from, to, json!({"carId": car}));
    for (data, refused) in [
        (with_car("brahim", ("21T11", "21T14"), "c1"), Some("mission_car_busy")),
        (with_car("brahim", ("21T07", "21T13"), "c1"), Some("mission_car_busy")),
        (with_car("brahim", ("21T09", "21T10"), "c1"), Some("mission_car_busy")),
        (with_car("brahim", ("21T12", "21T14"), "c1"), None),
        (with_car("chama", ("21T06", "21T08"), "c1"), None),
        (with_car("driss", ("21T09", "21T10"), "c2"), None),
    ] {
        let done = app.create(&ctx, &MISSIONS, data.clone()).await;
        match refused {
            Some(refused) => assert_eq!(code(done), refused, "{data}"),
            None => drop(done.unwrap()),
        }
    }
}

#[tokio::test]
async fn nobody_is_on_two_missions_as_whatever_they_go() {
    let app = test_app().await;
    let team = json!({"driverId": "brahim", "companions": ["chama"]});
    app.make(&MISSIONS, order("amina", "21T08", "21T12", team)).await;
    let ctx = TestApp::full_rights();
    for (who, more, refused) in [
        ("amina", json!({}), "mission_employee_busy"),
        ("brahim", json!({}), "mission_employee_busy"),
        ("chama", json!({}), "mission_employee_busy"),
        ("driss", json!({"driverId": "chama"}), "mission_driver_busy"),
        ("driss", json!({"companions": ["amina"]}), "mission_employee_busy"),
    ] {
        let data = order(who, "21T11", "21T14", more);
        assert_eq!(code(app.create(&ctx, &MISSIONS, data).await), refused, "{who}");
    }
    app.make(&MISSIONS, order("driss", "21T11", "21T14", json!({}))).await;
}

#[tokio::test]
async fn of_two_at_once_for_one_car_one_is_refused() {
    let app = test_app().await;
    let mut making = tokio::task::JoinSet::new();
    for who in ["amina", "brahim", "chama", "driss"] {
        let engine = app.engine.clone();
        making.spawn(async move {
            let Json::Object(data) = order(who, "21T08", "21T12", json!({"carId": "c1"})) else {
                panic!()
            };
            engine
                .create(&TestApp::full_rights(), &MISSIONS, engine::New { id: None, data })
                .await
                .is_ok()
        });
    }
    let made = making.join_all().await.into_iter().filter(|made| *made).count();
    assert_eq!(made, 1);
}

async fn insure(app: &TestApp, kind: &str, until: &str) {
    let paper = json!({"carsCollection": "c1", "documentType": kind, "validUntil": until});
    app.make(&CAR_PAPERS, paper).await;
}

#[tokio::test]
async fn a_car_whose_insurance_or_inspection_has_ended_stays() {
    let app = test_app().await;
    insure(&app, "insurance", "2026-11-20").await;
    insure(&app, "technical_inspection", "2026-11-21").await;
    let leave = async |from, to| {
        let data = order("amina", from, to, json!({"carId": "c1"}));
        app.create(&TestApp::full_rights(), &MISSIONS, data).await
    };
    leave("20T11", "20T12").await.unwrap();
    assert_eq!(code(leave("21T08", "21T09").await), "mission_car_insurance_expired");
    app.make(
        &CAR_PAPERS,
        json!({"carsCollection": "c1", "documentType": "insurance", "year": 2027, "validUntil": "2027-11-20"}),
    )
    .await;
    leave("21T08", "21T09").await.unwrap();
    assert_eq!(code(leave("22T08", "22T09").await), "mission_car_inspection_expired");
}

#[tokio::test]
async fn an_administrator_of_missions_overrides_with_a_reason_that_is_kept() {
    let app = test_app().await;
    insure(&app, "insurance", "2026-01-01").await;
    let (chief, amina) = (app.ctx("chief").await, app.ctx("amina").await);
    let plain = order("amina", "21T08", "21T12", json!({"carId": "c1"}));
    let reasoned = order(
        "amina",
        "21T08",
        "21T12",
        json!({"carId": "c1", "overrideReason": "Attestation provisoire"}),
    );
    assert_eq!(
        code(app.create(&chief, &MISSIONS, plain).await),
        "mission_car_insurance_expired"
    );
    let error = app.create(&amina, &MISSIONS, reasoned.clone()).await.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(
        (refused.kind.status, refused.field.as_deref()),
        (401, Some("overrideReason"))
    );
    let made = app.create(&chief, &MISSIONS, reasoned).await.unwrap();
    assert_eq!(
        [&made["overrideReason"], &made["overriddenById"]],
        ["Attestation provisoire", "chief"]
    );
    let id = made["$id"].as_str().unwrap();
    let later = json!({"returnAt": "2026-11-21T13:00:00Z"});
    assert_eq!(
        code(app.update(&amina, &MISSIONS, id, later).await),
        "mission_car_insurance_expired"
    );
    app.update(&amina, &MISSIONS, id, json!({"destination": "Salé"}))
        .await
        .unwrap();
}

#[tokio::test]
async fn whoever_has_no_employee_file_has_an_empty_list_and_is_told_why_nothing_is_ordered() {
    let app = test_app().await;
    app.user("councillor", json!({})).await;
    app.make(&MISSIONS, order("amina", "21T08", "21T12", json!({}))).await;
    let councillor = app.ctx("councillor").await;
    let list = app.engine.list(&councillor, &MISSIONS, &[], true).await.unwrap();
    let list: Json = serde_json::from_slice(&list).unwrap();
    assert_eq!(list["total"], 0);
    for data in [json!({"destination": "x"}), order("amina", "23T08", "23T12", json!({}))] {
        let refused = app.create(&councillor, &MISSIONS, data).await.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(refused.kind.code, "user_unauthorized");
        assert!(refused.text(schema::Lang::En).contains("linked to no employee"));
    }
    let verbs = |rights| app.engine.rights_page(rights)["collections"]["missions"]["verbs"].clone();
    assert_eq!(
        verbs(&councillor.rights),
        json!(["read"]),
        "nothing is offered that would be refused"
    );
    let (amina, chief) = (app.ctx("amina").await, app.ctx("chief").await);
    let amina = verbs(&amina.rights);
    assert!(amina.as_array().unwrap().contains(&json!("create")));
    let chief = verbs(&chief.rights);
    assert!(chief.as_array().unwrap().contains(&json!("create")));
}
