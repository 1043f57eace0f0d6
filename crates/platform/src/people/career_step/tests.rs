use engine::{RequestContext, Rights};
use schema::Document;
use serde_json::{Value as Json, json};

use super::{CAREER_STEPS, ECHELON, GRADE_NAME, KIND, Kind, SOURCE, Source};
use crate::import::{self, ImportOrder};
use crate::people::employee::EMPLOYEES;
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;
use crate::testing::{TestApp, code};

mod activity;
mod corrections;

/// Grades, functions, somebody of human resources, and one employee of the third grade since 2015.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, fr, ar, scale) in [
        ("t3", "Technicien 3ème grade", "تقني من الدرجة الثالثة", 9),
        ("t2", "Technicien 2ème grade", "تقني من الدرجة الثانية", 10),
    ] {
        app.make(
            &GRADES,
            json!({"$id": id, "nameFr": fr, "nameAr": ar, "echelle": scale}),
        )
        .await;
    }
    for (id, fr, ar) in [("f1", "Archiviste", "أرشيفي"), ("f2", "Chef de bureau", "رئيس مكتب")] {
        app.make(&JOB_TITLES, json!({"$id": id, "nameFr": fr, "nameAr": ar}))
            .await;
    }
    app.user("hr", json!({"permissions": ["rh-managements:*"]})).await;
    let more = json!({"recruitmentDate": "2015-03-01", "gradeId": "t3", "jobTitleId": "f1", "echelon": 4});
    app.employee("amal", "AB100", more).await;
    app
}

async fn file(app: &TestApp) -> Json {
    app.get(&EMPLOYEES, "amal").await
}

async fn enter(app: &TestApp, kind: &str, on: &str, more: Json) -> schema::Result<Json> {
    let mut data = json!({"employeeId": "amal", "kind": kind, "on": on});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.create(&app.ctx("hr").await, &CAREER_STEPS, data).await
}

async fn steps(app: &TestApp) -> Vec<Document> {
    app.all(&CAREER_STEPS).await
}

/// What a step says: its kind, its grade, its step, and by which door it came.
fn contents(step: &Document) -> (Option<Kind>, Option<String>, Option<i64>, Option<Source>) {
    (
        step.get(KIND),
        step.get(GRADE_NAME),
        step.get(ECHELON),
        step.get(SOURCE),
    )
}

#[tokio::test]
async fn the_file_says_what_was_chosen_and_a_typed_name_is_that_of_the_list() {
    let app = test_app().await;
    let made = file(&app).await;
    assert_eq!(
        [&made["grade"], &made["FONCTION"], &made["echelle"]],
        [&json!("Technicien 3ème grade"), &json!("Archiviste"), &json!(9)]
    );
    for (typed, row, name) in [
        ("technicien 2eme GRADE", json!("t2"), "Technicien 2ème grade"),
        ("تقني من الدرجة الثالثة", json!("t3"), "Technicien 3ème grade"),
        ("Grade maison", Json::Null, "Grade maison"),
    ] {
        let changed = app.change(&EMPLOYEES, "amal", json!({"grade": typed})).await;
        assert_eq!(
            [&changed["gradeId"], &changed["grade"]],
            [&row, &json!(name)],
            "{typed}"
        );
    }
    let cleared = app.change(&EMPLOYEES, "amal", json!({"jobTitleId": null})).await;
    assert_eq!(
        [&cleared["jobTitleId"], &cleared["FONCTION"]],
        [&Json::Null, &json!("")]
    );
    let unknown = json!({"gradeId": "nothing"});
    assert_eq!(
        code(app.update(&TestApp::full_rights(), &EMPLOYEES, "amal", unknown).await),
        "relationship_value_invalid"
    );
}

#[tokio::test]
async fn a_grade_that_is_renamed_or_made_later_is_that_of_the_files() {
    let app = test_app().await;
    app.change(&GRADES, "t3", json!({"nameFr": "Technicien de 3ème grade"}))
        .await;
    assert_eq!(file(&app).await["grade"], "Technicien de 3ème grade");
    app.employee("brahim", "AB200", json!({"grade": "grade maison"})).await;
    app.make(
        &GRADES,
        json!({"$id": "g", "nameFr": "Grade maison", "nameAr": "درجة خاصة"}),
    )
    .await;
    let brahim = app.get(&EMPLOYEES, "brahim").await;
    assert_eq!([&brahim["gradeId"], &brahim["grade"]], ["g", "Grade maison"]);
    assert!(steps(&app).await.is_empty(), "a name is no career");
    let known = app
        .make(
            &GRADES,
            json!({"nameFr": "Rédacteur 4ème grade", "nameAr": "Rédacteur 4ème grade"}),
        )
        .await;
    assert_eq!(
        [&known["nameAr"], &known["corpsAr"]],
        ["محرر من الدرجة الرابعة", "محرر"]
    );
    assert_eq!(known["echelle"], 8);
    let twice = json!({"nameFr": "TECHNICIEN 2EME GRADE", "nameAr": "x"});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &GRADES, twice).await),
        "document_unique_constraint_violation"
    );
}

#[tokio::test]
async fn the_file_follows_the_last_step_and_an_earlier_one_changes_nothing() {
    let app = test_app().await;
    enter(
        &app,
        "recruitment",
        "2015-04-01",
        json!({"gradeId": "t3", "echelon": 1}),
    )
    .await
    .unwrap();
    let after = file(&app).await;
    assert_eq!(after["recruitmentDate"], "2015-04-01T00:00:00.000+00:00");
    assert_eq!(after["echelon"], 4, "how it began long ago is not how it is");
    enter(&app, "tenure", "2016-04-01", json!({})).await.unwrap();
    enter(&app, "grade", "2024-01-01", json!({"gradeId": "t2", "echelon": 1}))
        .await
        .unwrap();
    let after = file(&app).await;
    assert_eq!(
        [&after["grade"], &after["echelle"], &after["echelon"]],
        [&json!("Technicien 2ème grade"), &json!(10), &json!(1)]
    );
    assert_eq!(after["tenureDate"], "2016-04-01T00:00:00.000+00:00");
    let reason = json!({"gradeId": "t3", "echelon": 3, "outOfOrderReason": "Retrouvé aux archives"});
    enter(&app, "grade", "2020-01-01", reason).await.unwrap();
    assert_eq!(file(&app).await["grade"], "Technicien 2ème grade");
}

#[tokio::test]
async fn the_file_follows_a_step_that_is_corrected_or_deleted() {
    let app = test_app().await;
    enter(&app, "grade", "2024-01-01", json!({"gradeId": "t2", "echelon": 1}))
        .await
        .unwrap();
    let late = enter(&app, "step", "2026-01-01", json!({"echelon": 2})).await.unwrap();
    assert_eq!(file(&app).await["echelon"], 2);
    let hr = app.ctx("hr").await;
    app.update(&hr, &CAREER_STEPS, late["$id"].as_str().unwrap(), json!({"echelon": 3}))
        .await
        .unwrap();
    assert_eq!(file(&app).await["echelon"], 3);
    app.engine
        .delete(&hr, &CAREER_STEPS, late["$id"].as_str().unwrap(), None)
        .await
        .unwrap();
    assert_eq!(file(&app).await["echelon"], 1, "the last that is left");
    assert!(
        steps(&app).await.iter().all(|step| step.get(SOURCE).is_none()),
        "the career makes no steps of itself"
    );
}

#[tokio::test]
async fn what_is_to_come_takes_effect_on_its_day() {
    let app = test_app().await;
    enter(&app, "grade", "2026-12-01", json!({"gradeId": "t2"}))
        .await
        .unwrap();
    assert_eq!(file(&app).await["gradeId"], "t3");
    app.at("2026-12-01T00:30:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(file(&app).await["gradeId"], "t2");
    assert_eq!(steps(&app).await.len(), 1);
}

#[tokio::test]
async fn steps_are_refused_before_recruitment_and_out_of_order_without_a_reason() {
    let app = test_app().await;
    for (kind, on, more, refusal) in [
        (
            "grade",
            "2015-02-28",
            json!({"gradeId": "t3"}),
            "career_step_before_recruitment",
        ),
        ("grade", "2020-01-01", json!({}), "document_invalid_structure"),
        ("position", "2020-01-01", json!({}), "document_invalid_structure"),
    ] {
        let told = enter(&app, kind, on, more).await;
        assert_eq!(code(told), refusal, "{kind}");
    }
    enter(&app, "recruitment", "2016-03-01", json!({})).await.unwrap();
    assert_eq!(
        code(enter(&app, "tenure", "2015-06-01", json!({"outOfOrderReason": "x"})).await),
        "career_step_before_recruitment"
    );
    assert_eq!(
        code(enter(&app, "recruitment", "2018-03-01", json!({})).await),
        "career_already_begun"
    );
    enter(&app, "step", "2020-01-01", json!({"echelon": 3})).await.unwrap();
    assert_eq!(
        code(enter(&app, "tenure", "2017-03-01", json!({"outOfOrderReason": " - "})).await),
        "career_step_out_of_order"
    );
    enter(
        &app,
        "tenure",
        "2017-03-01",
        json!({"outOfOrderReason": "Décision retrouvée"}),
    )
    .await
    .unwrap();
    enter(&app, "end", "2021-01-01", json!({})).await.unwrap();
    enter(&app, "recruitment", "2022-01-01", json!({})).await.unwrap();
}

#[tokio::test]
async fn a_change_of_the_file_is_the_step_of_its_day_and_of_its_door() {
    let app = test_app().await;
    let hr = app.ctx("hr").await;
    app.update(&hr, &EMPLOYEES, "amal", json!({"gradeId": "t2", "phone": "0612345678"}))
        .await
        .unwrap();
    app.update(
        &hr,
        &EMPLOYEES,
        "amal",
        json!({"echelon": 5, "grade": "Technicien 2ème grade"}),
    )
    .await
    .unwrap();
    app.update(&hr, &EMPLOYEES, "amal", json!({"notes": "x"}))
        .await
        .unwrap();
    let one = steps(&app).await;
    let grade = Some("Technicien 2ème grade".to_owned());
    assert_eq!(
        one.iter().map(contents).collect::<Vec<_>>(),
        [(Some(Kind::Grade), grade, Some(5), Some(Source::Form))]
    );
    app.at("2026-11-23T10:00:00Z");
    let key = RequestContext::new(Rights::whole("key:1"));
    app.update(&key, &EMPLOYEES, "amal", json!({"FONCTION": "Gardien"}))
        .await
        .unwrap();
    let two = steps(&app).await;
    assert_eq!(contents(&two[1]), (Some(Kind::Function), None, None, Some(Source::Api)));
    // What is entered afterwards, of a day before it, does not touch what is so now.
    let earlier = json!({"jobTitleId": "f2", "outOfOrderReason": "Décision tardive"});
    enter(&app, "function", "2026-11-22", earlier).await.unwrap();
    assert_eq!(file(&app).await["FONCTION"], "Gardien");
    assert_eq!(steps(&app).await.len(), 3);
}

/// Reads a sheet of employees as somebody of human resources.
async fn read_sheet(app: &TestApp, csv: &str, makes_units: bool, is_rehearsal: bool) -> import::Report {
    let order = ImportOrder {
        name: "agents.csv".to_owned(),
        bytes: csv.as_bytes().to_vec(),
        makes_units,
        is_rehearsal,
        ..ImportOrder::default()
    };
    let import = import::find(app.engine.entities(), "employees").unwrap();
    import::run(&app.engine, &app.ctx("hr").await, import, &order)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_sheet_makes_steps_of_what_it_changes_and_proposes_what_the_lists_lack() {
    let app = test_app().await;
    app.employee("brahim", "AB200", json!({})).await;
    let same = "CIN;Grade;Fonction\nAB100;technicien 3eme grade;Archiviste\n";
    let told = read_sheet(&app, same, false, false).await;
    assert_eq!((told.updated + told.unchanged, told.missing.len()), (1, 0));
    assert!(steps(&app).await.is_empty(), "nothing was changed");
    let news = "CIN;Grade;Fonction\nAB100;Technicien 2ème grade;Gardien\nAB200;Commis;gardien\n";
    let told = read_sheet(&app, news, false, true).await;
    let missing: Vec<_> = told
        .missing
        .iter()
        .map(|one| (one.of.id, one.name.as_str(), one.rows))
        .collect();
    assert_eq!(missing, [("jobTitles", "Gardien", 2), ("grades", "Commis", 1)]);
    let told = read_sheet(&app, news, true, false).await;
    assert_eq!((told.updated, told.refused, told.missing.len()), (2, 0, 0));
    let amal = file(&app).await;
    assert_eq!([&amal["gradeId"], &amal["FONCTION"]], ["t2", "Gardien"]);
    let brahim = app.get(&EMPLOYEES, "brahim").await;
    assert_eq!([&brahim["grade"], &brahim["FONCTION"]], ["Commis", "Gardien"]);
    assert!(brahim["gradeId"].is_string() && brahim["jobTitleId"] == amal["jobTitleId"]);
    let made = steps(&app).await;
    assert_eq!(made.len(), 2, "one for each file that changed");
    assert!(made.iter().all(|step| step.get(SOURCE) == Some(Source::Import)));
    let told = read_sheet(&app, news, true, false).await;
    assert_eq!((told.unchanged + told.updated, steps(&app).await.len()), (2, 2));
}

#[tokio::test]
async fn a_name_that_a_sheet_spells_its_own_way_is_the_one_that_was_chosen_for_it() {
    let app = test_app().await;
    let sheet = "CIN;Grade;Fonction\nAB100;Tech. 2G;Archives\n";
    let chosen = [("Tech. 2G", "Technicien 2ème grade"), ("Archives", "Archiviste")];
    let order = |is_rehearsal| ImportOrder {
        name: "agents.csv".to_owned(),
        bytes: sheet.as_bytes().to_vec(),
        is_rehearsal,
        same: chosen.map(|(from, to)| (from.to_owned(), to.to_owned())).into(),
        ..ImportOrder::default()
    };
    let import = import::find(app.engine.entities(), "employees").unwrap();
    for is_rehearsal in [true, false] {
        let told = import::run(&app.engine, &app.ctx("hr").await, import, &order(is_rehearsal)).await;
        let told = told.unwrap();
        assert_eq!((told.refused, told.missing.len(), told.updated), (0, 0, 1), "{told:?}");
    }
    let amal = file(&app).await;
    assert_eq!([&amal["gradeId"], &amal["grade"]], ["t2", "Technicien 2ème grade"]);
    assert_eq!(amal["FONCTION"], "Archiviste");
    let unknown = read_sheet(&app, sheet, false, true).await;
    assert_eq!(unknown.missing.len(), 2, "unless it is said");
}

#[tokio::test]
async fn whom_a_career_is_about_reads_it_without_the_notes_and_others_do_not() {
    let app = test_app().await;
    let made = enter(&app, "step", "2026-01-01", json!({"echelon": 5, "notes": "secret"}))
        .await
        .unwrap();
    let id = made["$id"].as_str().unwrap();
    app.user("amal", json!({"persoActif": "amal"})).await;
    app.employee("brahim", "AB200", json!({})).await;
    app.user("brahim", json!({"persoActif": "brahim"})).await;
    let own = app.see(&app.ctx("amal").await, &CAREER_STEPS, id).await.unwrap();
    assert_eq!((&own["echelon"], own.get("notes")), (&json!(5), None));
    assert_eq!(
        code(app.see(&app.ctx("brahim").await, &CAREER_STEPS, id).await),
        "document_not_found"
    );
    let change = json!({"echelon": 9});
    assert_eq!(
        code(app.update(&app.ctx("amal").await, &CAREER_STEPS, id, change).await),
        "user_unauthorized"
    );
}
