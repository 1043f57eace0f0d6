use jiff::ToSpan;
use jiff::civil::date;
use schema::{Date, Document, Id, Instant};
use serde_json::{Value as Json, json};
use store::{Job, Terms};

use crate::car::CARS;
use crate::fuel::{self, FUEL_LOGS};
use crate::mission::{self, MISSIONS};
use crate::testing::{NOW, TestApp, code, is_as_offered, open_acts};

/// Friday 20 November 2026, ten o'clock: Amina, and a car that was filled at 1000 km on the 10th.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.employee("amina", "AA1001", json!({})).await;
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    fill(&app, "2026-11-10", 1000).await.unwrap();
    app
}

async fn fill(app: &TestApp, day: &str, shown: i64) -> schema::Result<Json> {
    let log = json!({"carId": "c", "date": day, "litres": 30, "odometer": shown});
    app.create(&TestApp::full_rights(), &FUEL_LOGS, log).await
}

async fn order(app: &TestApp, from: &str, to: &str, more: Json) -> schema::Result<Json> {
    let mut data = json!({"persoActifId": "amina", "destination": "Rabat", "mission": "Dépôt", "carId": "c",
        "departAt": from, "returnAt": to});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.create(&TestApp::full_rights(), &MISSIONS, data).await
}

fn field_that_goes_back(done: schema::Result<Json>) -> String {
    let error = done.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(refused.kind.code, "odometer_goes_back");
    refused.field.clone().unwrap()
}

async fn odometer_of_car(app: &TestApp) -> Json {
    app.get(&CARS, "c").await["odometer"].clone()
}

#[tokio::test]
async fn what_a_car_shows_when_it_leaves_stands_between_its_neighbours_too() {
    let app = test_app().await;
    let trip = ("2026-11-12T08:00:00Z", "2026-11-14T12:00:00Z");
    let out = async |at: i64| order(&app, trip.0, trip.1, json!({"odometerOut": at})).await;
    assert_eq!(field_that_goes_back(out(999).await), "odometerOut");
    fill(&app, "2026-11-15", 1500).await.unwrap();
    assert_eq!(field_that_goes_back(out(1501).await), "odometerOut");
    let back = json!({"odometerOut": 1100, "odometerIn": 1400, "returnedAt": "2026-11-14T11:00:00Z"});
    order(&app, trip.0, trip.1, back).await.unwrap();
    for (day, wrong) in [("2026-11-11", 1101), ("2026-11-13", 1099), ("2026-11-13", 1401)] {
        assert_eq!(
            code(fill(&app, day, wrong).await),
            "odometer_goes_back",
            "{day} {wrong}"
        );
    }
    fill(&app, "2026-11-13", 1200).await.unwrap();
}

#[tokio::test]
async fn what_is_foreseen_of_a_departure_stands_in_nobodys_way_and_is_looked_at_with_the_return() {
    let app = test_app().await;
    let foreseen = json!({"$id": "m", "odometerOut": 1000});
    order(&app, "2026-11-22T08:00:00Z", "2026-11-22T12:00:00Z", foreseen)
        .await
        .unwrap();
    app.at("2026-11-21T18:00:00Z");
    fill(&app, "2026-11-21", 1200).await.unwrap();
    app.at("2026-11-23T10:00:00Z");
    let back = |more: Json| {
        let mut data = json!({"returnedAt": "2026-11-22T12:00:00Z"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        data
    };
    let close = async |data: Json| app.update(&TestApp::full_rights(), &MISSIONS, "m", data).await;
    for data in [back(json!({})), back(json!({"odometerIn": 1300}))] {
        assert_eq!(field_that_goes_back(close(data).await), "odometerOut");
    }
    close(back(json!({"odometerOut": 1210}))).await.unwrap();
    assert_eq!(odometer_of_car(&app).await, 1210, "a departure is a reading as well");
    assert_eq!(code(fill(&app, "2026-11-21", 1211).await), "odometer_goes_back");
}

#[tokio::test]
async fn a_mission_that_was_cancelled_tells_nothing_of_the_odometer() {
    let app = test_app().await;
    let mistyped = json!({"$id": "m", "odometerOut": 1000, "odometerIn": 90_000, "odometerChecked": true});
    order(&app, "2026-11-20T08:00:00Z", "2026-11-20T12:00:00Z", mistyped)
        .await
        .unwrap();
    assert_eq!(odometer_of_car(&app).await, 90_000);
    app.change(&MISSIONS, "m", json!({"cancelledReason": "Panne"})).await;
    assert_eq!(odometer_of_car(&app).await, 1000);
    fill(&app, "2026-11-20", 1100).await.unwrap();
    app.at("2026-11-21T18:00:00Z");
    fill(&app, "2026-11-21", 1150).await.unwrap();
}

#[tokio::test]
async fn the_days_of_readings_are_those_of_morocco() {
    let app = test_app().await;
    // Half an hour after midnight of the 11th, in Morocco.
    let night = ("2026-11-11T00:30:00Z", "2026-11-11T00:45:00Z");
    let back = json!({"odometerIn": 1050, "returnedAt": "2026-11-11T00:45:00Z"});
    order(&app, night.0, night.1, back).await.unwrap();
    assert_eq!(code(fill(&app, "2026-11-10", 1051).await), "odometer_goes_back");
    fill(&app, "2026-11-11", 1040).await.unwrap();
    assert_eq!(odometer_of_car(&app).await, 1050);
}

/// Fillings and missions of so many days, one each, before the first that is known and from a day on.
async fn history(app: &TestApp, days: std::ops::Range<i32>) {
    let job = Job {
        name: "history",
        who: "cli".to_owned(),
        terms: Terms::at(NOW.parse().unwrap()),
    };
    let write = move |writer: &mut store::Writer<'_>| {
        days.clone()
            .flat_map(of_day)
            .try_for_each(|row| writer.insert(row).map(drop))
    };
    app.engine.store().write(job, write).await.unwrap();
}

fn of_day(back: i32) -> [Document; 2] {
    let day = date(2026, 11, 10).saturating_sub(back.days());
    let shown = i64::from(1000 - back / 10);
    let at = Instant(schema::instant_in_morocco(day.at(9, 0, 0, 0)));
    let mut log = Document::new(&FUEL_LOGS)
        .with(fuel::CAR, Id("c".to_owned()))
        .with(fuel::DATE, Date(day))
        .with(fuel::LITRES, schema::Decimal(3000))
        .with(fuel::ODOMETER, shown);
    let mut trip = Document::new(&MISSIONS)
        .with(mission::EMPLOYEE, Id("amina".to_owned()))
        .with(mission::CAR, Id("c".to_owned()))
        .with(mission::DESTINATION, "Rabat".to_owned())
        .with(mission::OBJECT, "Dépôt".to_owned())
        .with(mission::DEPART, at)
        .with(mission::RETURN, at)
        .with(mission::RETURNED, at)
        .with(mission::ENDS, at)
        .with(mission::ODOMETER_OUT, shown)
        .with(mission::ODOMETER_IN, shown)
        .with(mission::YEAR, 1900)
        .with(mission::NUM, i64::from(back));
    (log.id, trip.id) = (format!("f{back}"), format!("m{back}"));
    [log, trip]
}

#[tokio::test]
async fn a_reading_costs_the_same_however_many_the_car_has() {
    let app = test_app().await;
    let mut cost = Vec::new();
    for (days, day, shown) in [(1..5, "2026-11-18", 2000), (5..3000, "2026-11-19", 2100)] {
        history(&app, days).await;
        let before = app.engine.store().statements();
        fill(&app, day, shown).await.unwrap();
        cost.push(app.engine.store().statements() - before);
    }
    assert_eq!(cost[0], cost[1]);
    // And they are compared with the right ones in the midst of the others.
    let long_ago = date(2026, 11, 10).saturating_sub(1500.days()).to_string();
    for (wrong, near) in [(849, 850), (852, 851)] {
        let error = fill(&app, &long_ago, wrong).await.unwrap_err();
        assert!(error.to_string().ends_with(&near.to_string()), "{error}");
    }
    fill(&app, &long_ago, 850).await.unwrap();
    assert_eq!(odometer_of_car(&app).await, 2100);
}

#[tokio::test]
async fn a_reading_that_leaps_is_taken_once_it_was_checked() {
    let app = test_app().await;
    let error = fill(&app, "2026-11-12", 2_000_000).await.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(
        (refused.kind.code, refused.field.as_deref()),
        ("odometer_leaps", Some("odometer"))
    );
    let checked =
        json!({"carId": "c", "date": "2026-11-12", "litres": 30, "odometer": 90_000, "odometerChecked": true});
    app.create(&TestApp::full_rights(), &FUEL_LOGS, checked).await.unwrap();
    assert_eq!(odometer_of_car(&app).await, 90_000);
    let typed = async |data: Json| app.update(&TestApp::full_rights(), &CARS, "c", data).await;
    assert_eq!(code(typed(json!({"odometer": 900_000})).await), "odometer_leaps");
    typed(json!({"odometer": 900_000, "odometerChecked": true}))
        .await
        .unwrap();
}

async fn replace(app: &TestApp, day: &str, last: i64, first: i64) -> schema::Result<Json> {
    let given = json!({"id": "c", "odometerReplacedOn": day, "odometerBefore": last, "odometerAfter": first});
    app.act(&TestApp::full_rights(), "cars.replaceOdometer", given).await
}

#[tokio::test]
async fn a_replacement_agrees_with_what_was_read() {
    let app = test_app().await;
    fill(&app, "2026-11-14", 1600).await.unwrap();
    fill(&app, "2026-11-16", 1750).await.unwrap();
    for (day, last, code, field) in [
        ("2026-11-15", 1500, "odometer_goes_back", "odometerBefore"),
        ("2026-11-15", 900_000, "odometer_leaps", "odometerBefore"),
        ("2026-11-21", 1800, "not_happened_yet", "odometerReplacedOn"),
        ("2026-11-15", 1700, "odometer_read_on_former", "odometerReplacedOn"),
    ] {
        let error = replace(&app, day, last, 0).await.unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!((refused.kind.code, refused.field.as_deref()), (code, Some(field)));
    }
    app.user("reader", json!({"permissions": ["cars-management:read"]}))
        .await;
    let given = json!({"id": "c", "odometerReplacedOn": "2026-11-18", "odometerBefore": 1800, "odometerAfter": 1});
    let done = app.act(&app.ctx("reader").await, "cars.replaceOdometer", given).await;
    assert_eq!(code(done), "user_unauthorized");
}

/// A car whose odometer was replaced on the 17th at 1800 by one that showed 5, and the readings since.
async fn replaced() -> TestApp {
    let app = test_app().await;
    let plan = json!({"carId": "c", "kind": "oil", "date": "2026-11-10", "status": "done", "odometer": 1000,
        "nextDueOdometer": 2000});
    app.make(&crate::maintenance::MAINTENANCES, plan).await;
    fill(&app, "2026-11-14", 1600).await.unwrap();
    let car = replace(&app, "2026-11-17", 1800, 5).await.unwrap();
    assert_eq!([&car["odometer"], &car["odometerBefore"]], [5, 1800]);
    fill(&app, "2026-11-17", 60).await.unwrap();
    fill(&app, "2026-11-19", 250).await.unwrap();
    app
}

#[tokio::test]
async fn readings_are_judged_by_the_odometer_of_their_day() {
    let app = replaced().await;
    assert_eq!(odometer_of_car(&app).await, 250);
    for (day, shown) in [
        ("2026-11-18", 40),
        ("2026-11-18", 300),
        ("2026-11-15", 1580),
        ("2026-11-17", 1801),
    ] {
        assert_eq!(
            code(fill(&app, day, shown).await),
            "odometer_goes_back",
            "{day} {shown}"
        );
    }
    fill(&app, "2026-11-15", 1700).await.unwrap();
    fill(&app, "2026-11-17", 1790).await.unwrap();
    assert_eq!(odometer_of_car(&app).await, 250);
}

#[tokio::test]
async fn a_car_goes_on_whichever_odometer_showed_it() {
    let app = replaced().await;
    let ctx = TestApp::full_rights();
    let costs = app.act(&ctx, "cars.costs", json!({"carId": "c"})).await.unwrap();
    assert_eq!(costs["rows"][0]["distance"], 600 + 200 + 245, "to 1800 by the former");
    let due = app.act(&ctx, "maintenances.due", json!({})).await.unwrap();
    assert_eq!([&due["rows"][0]["dueAtKm"], &due["rows"][0]["kmLeft"]], [205, -45]);
}

#[tokio::test]
async fn a_replacement_is_set_right_and_taken_back() {
    let app = replaced().await;
    replace(&app, "2026-11-17", 1795, 5).await.unwrap();
    assert_eq!(
        code(replace(&app, "2026-11-16", 1795, 5).await),
        "odometer_replaced_since"
    );
    let undo = async || {
        app.act(&TestApp::full_rights(), "cars.undoOdometer", json!({"id": "c"}))
            .await
    };
    let back = undo().await.unwrap();
    assert_eq!(
        [&back["odometerReplacedOn"], &back["odometer"]],
        [&Json::Null, &json!(1795)]
    );
    assert_eq!(code(undo().await), "odometer_never_replaced");
}

#[tokio::test]
async fn a_mission_during_which_the_odometer_was_replaced_has_its_distance() {
    let app = test_app().await;
    replace(&app, "2026-11-13", 1200, 0).await.unwrap();
    let back = json!({"$id": "m", "odometerOut": 1100, "odometerIn": 150, "returnedAt": "2026-11-14T11:00:00Z"});
    let made = order(&app, "2026-11-12T08:00:00Z", "2026-11-14T12:00:00Z", back)
        .await
        .unwrap();
    assert_eq!(made["distance"], 250);
}

#[tokio::test]
async fn a_replacement_is_offered_to_keepers_and_taken_back_where_there_is_one() {
    let app = test_app().await;
    for (who, permission) in [("keeper", "cars-management:*"), ("reader", "cars-management:read")] {
        app.user(who, json!({"permissions": [permission]})).await;
    }
    let undo = json!({"id": "c"});
    let given = json!({"id": "c", "odometerReplacedOn": "2026-11-18", "odometerBefore": 1800, "odometerAfter": 1});
    let told = open_acts(&app, "keeper", "cars", "c").await;
    assert_eq!(told["refused"]["cars.undoOdometer"]["type"], "odometer_never_replaced");
    for who in ["reader", "keeper"] {
        assert!(!is_as_offered(&app, who, "cars.undoOdometer", &undo).await, "{who}");
    }
    for (act, given) in [("cars.replaceOdometer", &given), ("cars.undoOdometer", &undo)] {
        for who in ["reader", "keeper"] {
            assert_eq!(
                is_as_offered(&app, who, act, given).await,
                who == "keeper",
                "{act} {who}"
            );
        }
    }
}
