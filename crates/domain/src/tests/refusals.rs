//! What is refused is refused at every door: one by one, by id, in bulk, over a query and from a sheet.

use engine::{Bulk, Item};
use platform::import::{ImportOrder, find, run};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::direction::DIRECTIONS;
use platform::organisation::division::DIVISIONS;
use platform::organisation::post::POSTS;
use platform::organisation::service::SERVICES;
use platform::people::career_step::CAREER_STEPS;
use platform::people::employee::EMPLOYEES;
use platform::people::grade::GRADES;
use platform::people::job_title::JOB_TITLES;
use schema::{Collection, Lang, WireQuery};
use serde_json::{Map, Value as Json, json};
use testing::{TestApp, code};

/// A service with two drivers, and somebody who has left.
async fn test_app() -> TestApp {
    let app = crate::tests::new_app();
    app.make(&SERVICES, json!({"$id": "s", "nameFr": "Parc", "nameAr": "الحظيرة"}))
        .await;
    app.make(
        &JOB_TITLES,
        json!({"$id": "driver", "nameFr": "Chauffeur", "nameAr": "سائق"}),
    )
    .await;
    app.make(&GRADES, json!({"$id": "g", "nameFr": "Technicien", "nameAr": "تقني"}))
        .await;
    for (id, cin) in [("a", "AB100100"), ("b", "AB100200")] {
        let driver = json!({"serviceId": "s", "jobTitleId": "driver", "recruitmentDate": "2015-03-01"});
        app.employee(id, cin, driver).await;
    }
    app.employee("left", "AB100300", json!({"active": false})).await;
    app
}

fn map(data: &Json) -> Map<String, Json> {
    data.as_object().unwrap().clone()
}

fn with(data: &Json, more: &Json) -> Json {
    let mut all = map(data);
    all.extend(map(more));
    Json::Object(all)
}

fn item(id: &str, data: &Json) -> Item {
    Item {
        id: Some(id.to_owned()),
        data: map(data),
    }
}

/// Tries to bring in a document that is refused, under that code, by every door that makes one; nothing is made.
async fn refused_when_made(app: &TestApp, of: &'static Collection, data: &Json, refusal: &str) {
    let whole = TestApp::full_rights();
    let before = app.all(of).await.len();
    let made = app.create(&whole, of, data.clone()).await;
    assert_eq!(code(made), refusal, "{} by itself", of.id);
    let put = app.engine.upsert(&whole, of, "new", map(data), None).await;
    assert_eq!(code(put), refusal, "{} put under its id", of.id);
    let bulk = app.engine.bulk(&whole, of, Bulk::Create(vec![item("new", data)])).await;
    assert_eq!(code(bulk), refusal, "{} in bulk", of.id);
    let bulk = app.engine.bulk(&whole, of, Bulk::Upsert(vec![item("new", data)])).await;
    assert_eq!(code(bulk), refusal, "{} put in bulk", of.id);
    assert_eq!(app.all(of).await.len(), before, "{}", of.id);
}

/// Tries a change that is refused by every door that changes a document; it stays as it is.
async fn refused_when_changed(app: &TestApp, of: &'static Collection, id: &str, data: &Json, refusal: &str) {
    let whole = TestApp::full_rights();
    let before = app.get(of, id).await;
    let changed = app.update(&whole, of, id, data.clone()).await;
    assert_eq!(code(changed), refusal, "{} by itself", of.id);
    let put = app.engine.upsert(&whole, of, id, map(data), None).await;
    assert_eq!(code(put), refusal, "{} put under its id", of.id);
    let bulk = app.engine.bulk(&whole, of, Bulk::Upsert(vec![item(id, data)])).await;
    assert_eq!(code(bulk), refusal, "{} put in bulk", of.id);
    let one = vec![WireQuery::new("equal", "$id", vec![json!(id)])];
    let bulk = app.engine.bulk(&whole, of, Bulk::Update(map(data), one)).await;
    assert_eq!(code(bulk), refusal, "{} over a query", of.id);
    assert_eq!(app.get(of, id).await, before, "{}", of.id);
}

/// The refusal of the one row of a sheet, and the column that it names; nothing of it is kept.
async fn refused_in_a_sheet(app: &TestApp, of: &'static Collection, sheet: &str, refusal: &str, column: &str) {
    let before = app.all(of).await;
    let import = find(&crate::ENTITIES, of.id).unwrap();
    let order = ImportOrder {
        name: "rows.csv".to_owned(),
        bytes: sheet.as_bytes().to_vec(),
        lang: Lang::Fr,
        ..ImportOrder::default()
    };
    let report = run(&app.engine, &TestApp::full_rights(), import, &order).await.unwrap();
    let said: Vec<(&str, &str)> = report
        .findings
        .iter()
        .map(|one| (one.code, one.column.as_str()))
        .collect();
    assert_eq!(
        (said.as_slice(), report.refused),
        ([(refusal, column)].as_slice(), 1),
        "{report:?}"
    );
    assert_eq!(app.all(of).await, before);
}

#[tokio::test]
async fn a_post_is_planned_below_what_is_filled_by_no_door() {
    let app = test_app().await;
    let refusal = "post_planned_below_filled";
    let post = json!({"serviceId": "s", "jobTitleId": "driver", "planned": 1});
    refused_when_made(&app, &POSTS, &post, refusal).await;
    let sheet = "Fonction;Service;Effectif prévu\nChauffeur;Parc;1\n";
    refused_in_a_sheet(&app, &POSTS, sheet, refusal, "planned").await;
    app.make(&POSTS, with(&post, &json!({"$id": "p", "planned": 2}))).await;
    refused_when_changed(&app, &POSTS, "p", &json!({"planned": 1}), refusal).await;
    refused_in_a_sheet(&app, &POSTS, sheet, refusal, "planned").await;
}

#[tokio::test]
async fn a_unit_is_headed_by_somebody_who_has_left_by_no_door() {
    let app = test_app().await;
    for (of, by) in [
        (&ANNEXES, "headId"),
        (&DIRECTIONS, "headId"),
        (&DIVISIONS, "headId"),
        (&SERVICES, "responsible"),
        (&BUREAUX, "headId"),
    ] {
        let unit = json!({"nameFr": "Unité", "nameAr": "وحدة", by: "left"});
        refused_when_made(&app, of, &unit, "head_inactive").await;
        app.make(of, with(&unit, &json!({"$id": "unit", by: "a"}))).await;
        refused_when_changed(&app, of, "unit", &json!({by: "left"}), "head_inactive").await;
        let label = of.field(by).unwrap().label.text(Lang::Fr);
        let sheet = format!("Nom en français;Nom en arabe;{label}\nAutre;أخرى;AB100300\n");
        refused_in_a_sheet(&app, of, &sheet, "head_inactive", by).await;
    }
}

#[tokio::test]
async fn a_career_step_comes_before_recruitment_or_out_of_order_by_no_door() {
    let app = test_app().await;
    let step = |kind: &str, on: &str| json!({"employeeId": "a", "kind": kind, "on": on, "echelon": 3});
    let sheet =
        |on: &str| format!("Fonctionnaire;Événement;Date d’effet;Échelon\nAB100100;Avancement d’échelon;{on};3\n");
    let early = "career_step_before_recruitment";
    refused_when_made(&app, &CAREER_STEPS, &step("step", "2014-01-01"), early).await;
    refused_in_a_sheet(&app, &CAREER_STEPS, &sheet("01/01/2014"), early, "on").await;
    app.make(
        &CAREER_STEPS,
        with(&step("recruitment", "2015-03-01"), &json!({"$id": "first"})),
    )
    .await;
    app.make(
        &CAREER_STEPS,
        with(&step("step", "2020-01-01"), &json!({"$id": "last"})),
    )
    .await;
    let late = "career_step_out_of_order";
    refused_when_made(&app, &CAREER_STEPS, &step("step", "2018-01-01"), late).await;
    refused_in_a_sheet(&app, &CAREER_STEPS, &sheet("01/01/2018"), late, "outOfOrderReason").await;
    refused_when_changed(&app, &CAREER_STEPS, "last", &json!({"on": "2014-01-01"}), early).await;
    let told = app.get(&EMPLOYEES, "a").await;
    assert_eq!(told["echelon"], 3);
}
