//! What the first screen shows of the park: to whom, and whose.

use engine::Input;
use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::accident::ACCIDENTS;
use crate::car::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::fuel::FUEL_LOGS;
use crate::maintenance::MAINTENANCES;
use crate::testing::TestApp;
use platform::organisation::bureau::BUREAUX;
use platform::people::employee::EMPLOYEES;

/// The missions of the others, and a fleet keeper who has a file of her own.
async fn park() -> TestApp {
    let app = test_app().await;
    app.user(
        "keeper",
        json!({"permissions": ["cars-management:*", "park-maintenance:*", "order-mission:read"]}),
    )
    .await;
    let with_car = json!({"carId": "c1", "driverId": "driss"});
    app.make(&MISSIONS, order("amina", "20T08", "20T16", with_car)).await;
    app.make(&MISSIONS, order("brahim", "20T09", "20T12", json!({}))).await;
    app.make(&MISSIONS, order("amina", "24T08", "24T12", json!({}))).await;
    app
}

async fn home(app: &TestApp, who: &str) -> Json {
    act(app, who, "home.panels", json!({"all": true})).await.unwrap()
}

/// The content of a panel; nothing where it does not stand.
fn content(home: &Json, id: &str) -> Json {
    let all = ["figures", "panels"]
        .into_iter()
        .flat_map(|part| home[part].as_array().unwrap());
    let found = all.into_iter().find(|panel| panel["id"] == id);
    found.map_or(Json::Null, |panel| panel["content"].clone())
}

/// The titles of the lines of a panel.
fn titles(content: &Json) -> Vec<String> {
    let rows = content["rows"].as_array().cloned().unwrap_or_default();
    rows.iter()
        .map(|row| row["title"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn where_somebody_is_stands_in_the_readers_language() {
    let app = test_app().await;
    let both = json!({"destinationAr": "الرباط"});
    app.make(&MISSIONS, order("amina", "20T08", "20T16", both)).await;
    app.make(&MISSIONS, order("brahim", "20T09", "20T12", json!({}))).await;
    let mut ctx = app.ctx("chief").await;
    for (lang, first) in [(schema::Lang::Fr, "Rabat"), (schema::Lang::Ar, "الرباط")] {
        ctx.lang = lang;
        let input = Input {
            data: json!({"all": true}).as_object().cloned().unwrap_or_default(),
            ..Input::default()
        };
        let home = app.engine.act(&ctx, "home.panels", input).await.unwrap();
        let out = content(&home, "missions.out");
        assert_eq!(out["rows"][1]["detail"], first);
        assert_eq!(out["rows"][0]["detail"], "Rabat", "there is no other");
    }
}

#[tokio::test]
async fn who_is_out_now_is_told_with_a_plate_and_a_face_to_who_sees_missions() {
    let app = park().await;
    let chief = content(&home(&app, "chief").await, "missions.out");
    assert_eq!(titles(&chief), ["Agent AA1002", "Agent AA1001"], "the first back first");
    assert_eq!(chief["total"], 2);
    assert_eq!(chief["rows"][1]["detail"], "Rabat");
    let keeper = content(&home(&app, "keeper").await, "missions.out");
    assert_eq!(titles(&keeper), ["Agent AA1001"], "those with a car alone");
    assert_eq!(keeper["rows"][0]["mark"], json!({"form": "plate", "text": "11111"}));
    assert_eq!(keeper["rows"][0]["face"]["name"], "Agent AA1001");
    assert_eq!(keeper["link"], "/order-mission?status=in_progress");
    let amina = home(&app, "amina").await;
    assert_eq!(content(&amina, "missions.out"), Json::Null);
    assert_eq!(content(&amina, "missions.month"), Json::Null, "nobody else's numbers");
    assert_eq!(content(&amina, "cars.now"), Json::Null);
}

#[tokio::test]
async fn everybody_sees_the_own_missions_that_are_not_over() {
    let app = park().await;
    let amina = content(&home(&app, "amina").await, "missions.own");
    assert_eq!(
        [&amina["total"], &amina["rows"][0]["badge"]["text"]],
        [&json!(2), &json!("In progress")]
    );
    let driss = content(&home(&app, "driss").await, "missions.own");
    assert_eq!(driss["total"], 1, "who drives goes too");
    assert_eq!(
        content(&home(&app, "chief").await, "missions.own"),
        Json::Null,
        "no file"
    );
}

#[tokio::test]
async fn missions_are_counted_beside_the_same_days_of_the_month_before() {
    let app = park().await;
    let before = json!({"persoActifId": "chama", "destination": "Rabat", "mission": "x",
        "departAt": "2026-10-20T08:00:00Z", "returnAt": "2026-10-20T10:00:00Z"});
    app.make(&MISSIONS, before.clone()).await;
    let mut later = before;
    later["departAt"] = json!("2026-10-21T08:00:00Z");
    later["returnAt"] = json!("2026-10-21T10:00:00Z");
    app.make(&MISSIONS, later).await;
    let figure = content(&home(&app, "chief").await, "missions.month");
    assert_eq!(
        [&figure["value"], &figure["before"]],
        [2, 1],
        "neither the 24th nor the 21st has come"
    );
    assert_eq!(figure["link"], "/order-mission?month=2026-11");
    let keeper = content(&home(&app, "keeper").await, "missions.month");
    assert_eq!([&keeper["value"], &keeper["before"]], [1, 0]);
}

#[tokio::test]
async fn the_park_is_told_as_it_stands() {
    let app = park().await;
    let now = content(&home(&app, "keeper").await, "cars.now");
    let values: Vec<&Json> = now["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| &part["value"])
        .collect();
    assert_eq!(values, [1, 1, 0], "there, out, in the workshop");
    app.change(&CARS, "c2", json!({"status": "in_repair"})).await;
    let now = content(&home(&app, "keeper").await, "cars.now");
    let values: Vec<&Json> = now["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| &part["value"])
        .collect();
    assert_eq!(values, [0, 1, 1]);
}

#[tokio::test]
async fn costs_stand_in_their_months() {
    let app = park().await;
    app.make(
        &FUEL_LOGS,
        json!({"carId": "c1", "date": "2026-11-05", "litres": 40, "cost": 520.5}),
    )
    .await;
    app.make(
        &FUEL_LOGS,
        json!({"carId": "c1", "date": "2026-10-31", "litres": 40, "cost": 100}),
    )
    .await;
    let work = json!({"carId": "c1", "kind": "oil", "date": "2026-01-05", "labourCost": 150, "status": "done"});
    app.make(&MAINTENANCES, work).await;
    let crash = json!({"carId": "c1", "location": "x", "type": "collision", "date": "2026-11-10T10:00:00Z", "repairCost": 1000});
    app.make(&ACCIDENTS, crash).await;
    let keeper = home(&app, "keeper").await;
    let costs = content(&keeper, "cars.costs");
    let of = |at: usize| costs["series"][at]["values"].as_array().unwrap().clone();
    assert_eq!([&of(0)[11], &of(0)[10]], [52_050, 10_000], "fuel, in hundredths");
    assert_eq!(of(1)[1], 15_000, "work of January");
    assert_eq!(of(2)[11], 100_000, "the accident");
    let month = content(&keeper, "cars.costOfMonth");
    assert_eq!(
        [&month["value"], &month["before"]],
        [152_050, 0],
        "the 31st is not compared with"
    );
    assert_eq!(
        content(&home(&app, "chief").await, "cars.costs"),
        Json::Null,
        "who reads no costs is told none"
    );
}

#[tokio::test]
async fn papers_that_end_stand_on_their_days_until_they_are_renewed() {
    let app = park().await;
    let paper = |until: &str, year: i64| json!({"carsCollection": "c1", "documentType": "insurance", "validUntil": until, "year": year});
    app.make(&CAR_PAPERS, paper("2026-11-24", 2026)).await;
    let papers = content(&home(&app, "keeper").await, "cars.papers");
    assert_eq!([&papers["counts"][4], &papers["total"]], [1, 1]);
    assert_eq!(papers["rows"][0]["link"], "/cars-management/c1?tab=papers");
    assert_eq!(papers["rows"][0]["badge"]["tone"], "bad", "within the week");
    app.make(&CAR_PAPERS, paper("2027-11-24", 2027)).await;
    let papers = content(&home(&app, "keeper").await, "cars.papers");
    assert_eq!(papers["total"], 0);
}

#[tokio::test]
async fn a_head_sees_who_of_the_unit_is_out_and_where() {
    let app = test_app().await;
    let bureau = json!({"$id": "b", "nameFr": "Guichet", "nameAr": "الشباك", "headId": "chama"});
    app.make(&BUREAUX, bureau).await;
    for id in ["amina", "driss"] {
        app.change(&EMPLOYEES, id, json!({"bureauId": "b", "FONCTION": "Agent"}))
            .await;
    }
    app.user("chama", json!({"persoActif": "chama"})).await;
    let with_driver = json!({"driverId": "driss"});
    app.make(&MISSIONS, order("amina", "20T08", "20T16", with_driver)).await;
    app.make(&MISSIONS, order("brahim", "20T09", "20T12", json!({}))).await;
    let headed = async || {
        let told = act(&app, "chama", "units.headed", json!({"screen": "chef-bureau"}))
            .await
            .unwrap();
        let staff = told["staff"].as_array().unwrap().clone();
        let places: Vec<Json> = staff.iter().map(|one| one["badge"]["text"].clone()).collect();
        (told, places)
    };
    let (told, places) = headed().await;
    assert_eq!(places, ["On mission · Rabat", "On mission · Rabat"]);
    assert_eq!(told["panels"][0]["id"], "missions.ofUnit");
    assert_eq!(titles(&told["panels"][0]["content"]), ["Agent AA1001"]);
    let unit = content(&home(&app, "chama").await, "units.elsewhere");
    assert_eq!([&unit["rows"][0]["count"], &unit["total"]], [0, 3]);
    assert_eq!(
        [&unit["rows"][1]["detail"], &unit["rows"][2]["detail"]],
        ["Agent", "Agent"]
    );
    // Who joins the unit while on an order of before is away, and where to is not the unit's to read.
    app.change(&EMPLOYEES, "brahim", json!({"bureauId": "b"})).await;
    let (_, places) = headed().await;
    assert_eq!(places, ["On mission · Rabat", "On mission", "On mission · Rabat"]);
    app.at("2026-11-20T17:00:00Z");
    let (_, places) = headed().await;
    assert_eq!(places, [Json::Null, Json::Null, Json::Null], "everybody is back");
}

#[tokio::test]
async fn a_head_sees_which_cars_the_unit_holds_and_reads_no_more_of_them() {
    let app = test_app().await;
    let bureau = json!({"$id": "b", "nameFr": "Guichet", "nameAr": "الشباك", "headId": "chama"});
    app.make(&BUREAUX, bureau).await;
    app.change(&EMPLOYEES, "amina", json!({"bureauId": "b"})).await;
    app.user("chama", json!({"persoActif": "chama"})).await;
    let cars = async || {
        let told = act(&app, "chama", "units.headed", json!({"screen": "chef-bureau"}))
            .await
            .unwrap();
        let panels = told["panels"].as_array().unwrap().clone();
        panels.into_iter().find(|panel| panel["id"] == "cars.ofUnit")
    };
    assert_eq!(cars().await, None, "the unit holds none");
    app.change(&CARS, "c1", json!({"ownerDriverId": "amina"})).await;
    let held = cars().await.unwrap();
    assert_eq!(titles(&held["content"]), ["Agent AA1001"]);
    let line = &held["content"]["rows"][0];
    assert_eq!([&line["link"], &line["badge"]["tone"]], [&Json::Null, &json!("good")]);
    assert!(line["mark"]["text"].is_string(), "{line}");
    app.change(&CARS, "c1", json!({"ownerDriverId": "brahim"})).await;
    assert_eq!(cars().await, None, "held in another unit");
}
