//! Who sees an order, and how it ends.

use schema::{Document, Id, Instant};
use serde_json::{Value as Json, json};

use super::super::{CAR, DEPART, DESTINATION, DRIVER, EMPLOYEE, MISSIONS, OBJECT, RETURN};
use super::{act, order, test_app};
use crate::car::CARS;
use crate::fuel::FUEL_LOGS;
use crate::testing::{TestApp, code};

/// One order of Amina, with Driss beside her, and one of Brahim, driven by Chama.
async fn two_orders() -> TestApp {
    let app = test_app().await;
    let hers = order(
        "amina",
        "21T08",
        "21T12",
        json!({"$id": "hers", "companions": ["driss"]}),
    );
    app.create(&app.ctx("amina").await, &MISSIONS, hers).await.unwrap();
    app.make(
        &MISSIONS,
        order("brahim", "21T08", "21T12", json!({"$id": "his", "driverId": "chama"})),
    )
    .await;
    app
}

#[tokio::test]
async fn everybody_sees_the_own_missions_and_administrators_all() {
    let app = two_orders().await;
    for (who, seen) in [
        ("amina", [true, false]),
        ("driss", [true, false]),
        ("chief", [true, true]),
    ] {
        let ctx = app.ctx(who).await;
        for (id, is_seen) in ["hers", "his"].into_iter().zip(seen) {
            assert_eq!(app.see(&ctx, &MISSIONS, id).await.is_ok(), is_seen, "{who} {id}");
        }
    }
}

/// Lists, exports, sums and histories show no more than the documents do.
#[tokio::test]
async fn nothing_tells_more_of_missions_than_everybody_may_see() {
    let app = two_orders().await;
    app.user(
        "fleet",
        json!({"permissions": ["order-mission:*", "cars-management:*", "park-maintenance:*"]}),
    )
    .await;
    for (who, seen) in [("amina", 1), ("driss", 1), ("chief", 2), ("fleet", 0)] {
        let ctx = app.ctx(who).await;
        let list = app.engine.list(&ctx, &MISSIONS, &[], true).await;
        let listed = list.map_or(0, |bytes| {
            serde_json::from_slice::<Json>(&bytes).unwrap()["total"]
                .as_i64()
                .unwrap()
        });
        assert_eq!(listed, seen, "{who}");
        for report in [
            "missionsByDestination",
            "missionsByService",
            "missionsByCar",
            "missionsByMonth",
        ] {
            let told = app.engine.report(&ctx, report, &[]).await;
            let total = told.map_or(0, |told| told["total"].as_i64().unwrap());
            assert_eq!(total, seen, "{who} {report}");
        }
        let history = app.engine.history(&ctx, &MISSIONS, "his", None, 5).await;
        assert_eq!(history.is_ok(), who == "chief", "{who}");
    }
}

#[tokio::test]
async fn the_office_is_that_of_whoever_goes_unless_another_is_said() {
    let app = test_app().await;
    for id in ["b1", "b2", "b3"] {
        let office = json!({"$id": id, "nameFr": id, "nameAr": id});
        app.make(&platform::organisation::bureau::BUREAUX, office).await;
    }
    for (who, office) in [("amina", "b1"), ("brahim", "b2")] {
        app.change(&platform::people::employee::EMPLOYEES, who, json!({"bureauId": office}))
            .await;
    }
    let made = app
        .make(&MISSIONS, order("amina", "21T08", "21T12", json!({"$id": "m"})))
        .await;
    assert_eq!(made["bureau"], "b1");
    let change = async |data: Json| app.change(&MISSIONS, "m", data).await["bureau"].clone();
    assert_eq!(change(json!({"persoActifId": "brahim"})).await, "b2");
    assert_eq!(change(json!({"bureau": "b3"})).await, "b3");
    assert_eq!(change(json!({"destination": "Salé"})).await, "b3");
    assert_eq!(change(json!({"persoActifId": "amina", "bureau": "b2"})).await, "b2");
}

#[tokio::test]
async fn those_of_others_are_changed_by_administrators_alone() {
    let app = two_orders().await;
    let driss = app.ctx("driss").await;
    let change = json!({"destination": "Fès"});
    assert_eq!(
        code(app.update(&driss, &MISSIONS, "hers", change.clone()).await),
        "user_unauthorized"
    );
    let of_another = order("brahim", "25T08", "25T12", json!({}));
    assert_eq!(
        code(app.create(&driss, &MISSIONS, of_another).await),
        "user_unauthorized"
    );
    app.update(&app.ctx("chief").await, &MISSIONS, "his", change)
        .await
        .unwrap();
    let gone = app.engine.delete(&app.ctx("chief").await, &MISSIONS, "his", None).await;
    assert_eq!(code(gone), "user_unauthorized", "a number that was given stays");
}

#[tokio::test]
async fn an_order_is_cancelled_with_a_reason_and_then_stays() {
    let app = test_app().await;
    app.make(
        &MISSIONS,
        order("amina", "21T08", "21T12", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    assert_eq!(
        code(act(&app, "amina", "missions.cancel", json!({"id": "m"})).await),
        "general_argument_invalid"
    );
    assert_eq!(
        code(act(&app, "driss", "missions.cancel", json!({"id": "m", "reason": "x"})).await),
        "document_not_found"
    );
    let done = act(
        &app,
        "amina",
        "missions.cancel",
        json!({"id": "m", "reason": "Reportée"}),
    )
    .await
    .unwrap();
    assert_eq!([&done["status"], &done["cancelledReason"]], ["cancelled", "Reportée"]);
    assert_eq!(done["cancelledAt"], "2026-11-20T10:00:00.000+00:00");
    let change = app
        .update(&TestApp::full_rights(), &MISSIONS, "m", json!({"destination": "Fès"}))
        .await;
    assert_eq!(code(change), "mission_cancelled");
    assert_eq!(app.get(&CARS, "c1").await["missionCount"], 0);
    app.make(&MISSIONS, order("amina", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    assert_eq!(app.get(&CARS, "c1").await["missionCount"], 1);
}

#[tokio::test]
async fn an_order_is_closed_at_the_return_and_the_car_shows_how_far_it_went() {
    let app = test_app().await;
    let out = json!({"$id": "m", "carId": "c1", "odometerOut": 1000});
    app.make(&MISSIONS, order("amina", "20T08", "20T12", out)).await;
    let close = async |data: Json| {
        let mut all = json!({"id": "m"});
        all.as_object_mut().unwrap().extend(data.as_object().unwrap().clone());
        act(&app, "amina", "missions.close", all).await
    };
    assert_eq!(
        code(close(json!({"returnedAt": "2026-11-20T11:00:00Z"})).await),
        "not_happened_yet"
    );
    assert_eq!(
        code(close(json!({"returnedAt": "2026-11-20T07:00:00Z"})).await),
        "document_invalid_structure"
    );
    assert_eq!(code(close(json!({"odometerIn": 999})).await), "odometer_goes_back");
    let done = close(json!({"returnedAt": "2026-11-20T09:30:00Z", "odometerIn": 1180, "fuelLitres": 12.5}))
        .await
        .unwrap();
    assert_eq!(
        [&done["status"], &done["distance"], &done["fuelLitres"]],
        [&json!("completed"), &json!(180), &json!(12.5)]
    );
    assert_eq!(app.get(&CARS, "c1").await["odometer"], 1180);
    app.make(&MISSIONS, order("brahim", "20T10", "20T11", json!({"carId": "c1"})))
        .await;
    let late = act(&app, "amina", "missions.cancel", json!({"id": "m", "reason": "x"})).await;
    assert_eq!(code(late), "flow_step_forbidden");
}

#[tokio::test]
async fn a_return_that_was_mistyped_is_set_right_and_goes_no_further_back_than_the_day_before() {
    let app = test_app().await;
    let log = json!({"carId": "c1", "date": "2026-11-19", "litres": 30, "odometer": 1000});
    app.make(&FUEL_LOGS, log).await;
    let out = json!({"$id": "m", "carId": "c1"});
    app.make(&MISSIONS, order("amina", "20T08", "20T09", out)).await;
    let close = async |shown: i64| {
        let data =
            json!({"id": "m", "returnedAt": "2026-11-20T09:30:00Z", "odometerIn": shown, "odometerChecked": true});
        act(&app, "amina", "missions.close", data).await
    };
    assert_eq!(code(close(999).await), "odometer_goes_back");
    close(11_800).await.unwrap();
    assert_eq!(app.get(&CARS, "c1").await["odometer"], 11_800);
    assert_eq!(code(close(1180).await), "mission_over");
    let right = json!({"odometerIn": 1180, "changeReason": "Erreur de saisie"});
    let chief = app.ctx("chief").await;
    app.update(&chief, &MISSIONS, "m", right).await.unwrap();
    assert_eq!(app.get(&CARS, "c1").await["odometer"], 1180);
}

#[tokio::test]
async fn what_stands_against_an_order_is_told_beforehand() {
    let app = test_app().await;
    app.make(&MISSIONS, order("amina", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    let with = json!({"companions": ["driss", "chama"]});
    app.make(&MISSIONS, order("brahim", "21T08", "21T12", with)).await;
    let along = json!({"carId": "c1", "companions": ["chama", "driss"]});
    let asked = order("amina", "21T10", "21T14", along);
    let told = act(&app, "amina", "missions.conflicts", asked).await.unwrap();
    assert_eq!(
        conflict_rows(&told),
        [
            ["mission_car_busy", "c1", "1/2026"],
            ["mission_employee_busy", "amina", "1/2026"],
            ["mission_employee_busy", "chama", ""],
            ["mission_employee_busy", "driss", ""],
        ]
    );
    let hers = &told["conflicts"][0]["facts"];
    assert!(
        hers["from"].is_string() && hers["missionId"].is_string(),
        "of the own order all is told"
    );
}

/// Of each conflict its kind, who or what is away, and the number of the order, where it is told.
fn conflict_rows(told: &Json) -> Vec<[&str; 3]> {
    let conflicts = told["conflicts"].as_array().unwrap().iter();
    conflicts
        .map(|one| {
            [&one["type"], &one["facts"]["taken"], &one["facts"]["mission"]].map(|fact| fact.as_str().unwrap_or(""))
        })
        .collect()
}

/// Neither when it is asked beforehand nor when it is refused, in none of the three languages.
#[tokio::test]
async fn of_orders_that_are_not_theirs_people_hear_only_that_somebody_is_away() {
    let app = test_app().await;
    for (from, to) in [("21T08", "21T10"), ("21T11", "21T13")] {
        let more = json!({"carId": "c1", "destination": "Laâyoune"});
        app.make(&MISSIONS, order("brahim", from, to, more)).await;
    }
    let asked = order(
        "amina",
        "21T07",
        "21T14",
        json!({"carId": "c1", "companions": ["brahim"]}),
    );
    let told = act(&app, "amina", "missions.conflicts", asked.clone()).await.unwrap();
    assert_eq!(
        conflict_rows(&told),
        [["mission_car_busy", "c1", ""], ["mission_employee_busy", "brahim", ""]],
        "once each, however many orders there are"
    );
    let refused = app
        .create(&app.ctx("amina").await, &MISSIONS, asked.clone())
        .await
        .unwrap_err();
    let refused = refused.rejection().unwrap();
    let said: String = schema::Lang::ALL
        .iter()
        .flat_map(|lang| refused.errors.iter().map(|one| one.text(*lang)))
        .collect();
    for text in [told.to_string(), said] {
        for secret in ["1/2026", "2/2026", "21/11", "2026-11-21", "missionId", "Laâyoune"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
    let all = act(&app, "chief", "missions.conflicts", asked).await.unwrap();
    assert_eq!(conflict_rows(&all).len(), 4, "an administrator of missions sees which");
}

#[tokio::test]
async fn nobody_asks_about_a_lifetime_or_a_crowd() {
    let app = test_app().await;
    let decades = json!({"departAt": "2020-01-01T08:00:00Z", "returnAt": "2090-01-01T08:00:00Z"});
    let decades = order("amina", "21T08", "21T12", decades);
    let asked = act(&app, "amina", "missions.conflicts", decades.clone()).await;
    assert_eq!(code(asked), "mission_too_long");
    let ordered = app.create(&app.ctx("amina").await, &MISSIONS, decades.clone()).await;
    assert_eq!(code(ordered), "mission_too_long");
    app.create(&app.ctx("chief").await, &MISSIONS, decades).await.unwrap();
    let crowd: Vec<String> = (0..51).map(|at| format!("e{at}")).collect();
    let crowd = order("amina", "21T08", "21T12", json!({"companions": crowd}));
    let asked = act(&app, "amina", "missions.conflicts", crowd).await;
    assert_eq!(code(asked), "document_invalid_structure");
}

/// Orders of years past, written as rows: their rules are not what is asked here.
async fn history(app: &TestApp, orders: std::ops::Range<i32>) {
    let write = move |cx: &mut engine::Cx<'_>| {
        for at in orders.clone() {
            let hour = jiff::SignedDuration::from_hours(i64::from(at) * 12);
            let departs = Instant(cx.now() - hour);
            let mut one = Document::new(&MISSIONS)
                .with(EMPLOYEE, Id("amina".to_owned()))
                .with(DRIVER, Id("chama".to_owned()))
                .with(CAR, Id("c1".to_owned()))
                .with(DESTINATION, "Rabat".to_owned())
                .with(OBJECT, "Dépôt".to_owned())
                .with(DEPART, departs)
                .with(RETURN, departs);
            one.id = format!("past{at}");
            cx.create(one)?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "history", write)
        .await
        .unwrap();
}

/// The writer looks at how rows are spread before it takes its next job.
async fn statistics_are_taken(app: &TestApp) {
    let nothing = |_: &mut engine::Cx<'_>| Ok(());
    let full = TestApp::full_rights();
    app.engine
        .transact(&full, "after the statistics", nothing)
        .await
        .unwrap();
}

#[tokio::test]
async fn what_stands_against_an_order_costs_the_same_however_long_the_past_is() {
    let app = test_app().await;
    let asked = |(from, to): (&str, &str)| {
        order(
            "amina",
            from,
            to,
            json!({"carId": "c1", "companions": ["brahim", "driss"]}),
        )
    };
    let cost = async |hours| {
        let before = app.engine.store().steps();
        act(&app, "chief", "missions.conflicts", asked(hours)).await.unwrap();
        app.engine.store().steps() - before
    };
    history(&app, 2..60).await;
    cost(("21T08", "21T12")).await;
    let (few, few_before) = (cost(("21T08", "21T12")).await, cost(("15T08", "15T09")).await);
    history(&app, 60..1_500).await;
    statistics_are_taken(&app).await;
    let (many, many_before) = (cost(("21T08", "21T12")).await, cost(("15T08", "15T09")).await);
    assert!(few > 0, "steps are counted");
    assert!(many <= few + few / 5, "{few} steps, then {many}");
    assert!(
        many_before <= few_before + few_before / 5,
        "{few_before} steps, then {many_before}"
    );
}

#[tokio::test]
async fn a_long_order_is_in_the_way_to_its_last_day() {
    let app = test_app().await;
    let chief = app.ctx("chief").await;
    for (id, who, days) in [
        ("short", "amina", 1),
        ("month", "brahim", 31),
        ("years", "chama", 3_000),
        ("ages", "driss", 9_000),
    ] {
        let departs: jiff::Timestamp = "2027-01-01T08:00:00Z".parse().unwrap();
        let returns = departs + jiff::SignedDuration::from_hours(24 * days);
        let times = json!({"$id": id, "departAt": departs.to_string(), "returnAt": returns.to_string()});
        app.create(&chief, &MISSIONS, order(who, "21T08", "21T12", times))
            .await
            .unwrap();
        for (shift, refused) in [(-2, true), (0, false)] {
            let from = returns + jiff::SignedDuration::from_hours(shift);
            let until = returns + jiff::SignedDuration::from_hours(shift + 1);
            let times = json!({"departAt": from.to_string(), "returnAt": until.to_string()});
            let asked = order(who, "21T08", "21T12", times);
            let told = act(&app, "chief", "missions.conflicts", asked).await.unwrap();
            assert_eq!(conflict_rows(&told).len(), usize::from(refused), "{id} {shift}");
        }
    }
}
