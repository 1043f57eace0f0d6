//! What holds of the rows of an exam while it is a draft.

use serde_json::{Value as Json, json};

use super::town::{act, draft, ready, sit, test_of, town};
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::elimination_reason::ELIMINATION_REASONS;
use crate::exam_document::EXAM_DOCUMENTS;
use crate::exam_test::EXAM_TESTS;
use crate::position::POSITIONS;
use crate::recruitment::RECRUITMENTS;
use crate::specialty::SPECIALTIES;
use crate::testing::{TestApp, code};

async fn refused(app: &TestApp, id: &str, data: Json) -> &'static str {
    code(app.update(&TestApp::full_rights(), &RECRUITMENTS, id, data).await)
}

#[tokio::test]
async fn a_new_exam_has_its_tests_and_documents_reserves_nothing_and_goes_as_it_came() {
    let app = town().await;
    let exam = app.make(&RECRUITMENTS, draft()).await;
    assert_eq!(exam["status"], "draft");
    let tests = app.all(&EXAM_TESTS).await;
    let told: Vec<(&str, i64)> = tests
        .iter()
        .map(|one| {
            (
                one.value("kind").text().unwrap(),
                one.value("coefficient").int().unwrap(),
            )
        })
        .collect();
    assert_eq!(told, [("written", 200), ("oral", 300)]);
    let documents = app.all(&EXAM_DOCUMENTS).await;
    let codes: Vec<&str> = documents.iter().map(|one| one.value("code").text().unwrap()).collect();
    assert_eq!(codes, ["photo", "request", "diploma", "cin", "cv", "services"]);
    let exam = app.get(&RECRUITMENTS, "exam").await;
    assert_eq!([&exam["written_weight"], &exam["oral_weight"]], [2, 3]);
    assert_eq!(exam["quotas"], Json::Null, "nothing is reserved until somebody chooses");
    assert_eq!(exam["tieRules"], json!(["oral", "written", "older"]));
    app.engine
        .delete(&TestApp::full_rights(), &RECRUITMENTS, "exam", None)
        .await
        .unwrap();
    assert!(app.all(&EXAM_TESTS).await.is_empty() && app.all(&EXAM_DOCUMENTS).await.is_empty());
}

#[tokio::test]
async fn the_shares_that_are_offered_are_those_of_the_settings_of_the_day() {
    let app = town().await;
    for (key, value, from) in [
        ("org.examQuotaResistant", 30, "2026-11-21"),
        ("org.examQuotaDisability", 0, "2026-11-22"),
    ] {
        let setting = json!({"key": key, "value": value, "validFrom": from});
        app.make(app.collection("settings"), setting).await;
    }
    let beyond = json!({"key": "org.examQuotaResistant", "value": 101, "validFrom": "2027-01-01"});
    let refused = app
        .create(&TestApp::full_rights(), app.collection("settings"), beyond)
        .await;
    assert_eq!(code(refused), "setting_out_of_bounds");
    for (at, shares) in [
        ("2026-11-20T10:00:00Z", vec![25, 7]),
        ("2026-11-21T10:00:00Z", vec![30, 7]),
        ("2026-11-22T10:00:00Z", vec![30]),
    ] {
        app.at(at);
        let told = act(&app, "samira", "recruitments.quotaProposal", json!({}))
            .await
            .unwrap();
        let usual = told["usual"].as_array().unwrap().iter();
        let percents: Vec<i64> = usual.map(|one| one["percent"].as_i64().unwrap()).collect();
        assert_eq!(percents, shares, "{at}");
        assert_eq!(told["specialties"], json!([]));
    }
}

#[tokio::test]
async fn weights_and_minima_stand_alike_in_the_exam_and_in_its_tests() {
    let app = town().await;
    app.make(&RECRUITMENTS, draft()).await;
    let change = json!({"written_weight": 4, "min_written": 10});
    app.change(&RECRUITMENTS, "exam", change).await;
    let written = test_of(&app, "written").await;
    assert_eq!([&written["coefficient"], &written["minMark"]], [&json!(4), &json!(10)]);
    let id = written["$id"].as_str().unwrap().to_owned();
    app.change(&EXAM_TESTS, &id, json!({"coefficient": 1.5, "minMark": null}))
        .await;
    let exam = app.get(&RECRUITMENTS, "exam").await;
    assert_eq!(
        [&exam["written_weight"], &exam["min_written"]],
        [&json!(1.5), &Json::Null]
    );
    // A second written test: the weight is the sum, and is no longer set at the exam.
    let second = json!({"$id": "second", "recruitmentId": "exam", "kind": "written", "labelFr": "Droit", "labelAr": "القانون",
        "coefficient": 2, "minMark": 8});
    app.make(&EXAM_TESTS, second).await;
    let exam = app.get(&RECRUITMENTS, "exam").await;
    assert_eq!(
        [&exam["written_weight"], &exam["min_written"]],
        [&json!(3.5), &Json::Null]
    );
    assert_eq!(
        refused(&app, "exam", json!({"written_weight": 5})).await,
        "exam_weight_of_several_tests"
    );
}

#[tokio::test]
async fn practical_tests_count_in_the_oral_phase_and_tests_of_a_position_leave_no_weight_of_all() {
    let app = town().await;
    app.make(&RECRUITMENTS, draft()).await;
    app.change(&RECRUITMENTS, "exam", json!({"oral_weight": 2})).await;
    let practical = json!({"recruitmentId": "exam", "kind": "practical", "labelFr": "Pratique", "labelAr": "تطبيقي", "coefficient": 1});
    app.make(&EXAM_TESTS, practical).await;
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["oral_weight"], 3);
    let position = json!({"$id": "p", "recruitmentId": "exam", "code": "P", "gradeFr": "a", "gradeAr": "أ", "diplomaFr": "a", "diplomaAr": "أ"});
    app.make(&POSITIONS, position).await;
    let second = json!({"$id": "second", "recruitmentId": "exam", "positionId": "p", "kind": "written", "labelFr": "Droit",
        "labelAr": "القانون", "coefficient": 2});
    app.make(&EXAM_TESTS, second).await;
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["written_weight"], Json::Null);
    app.engine
        .delete(&TestApp::full_rights(), &EXAM_TESTS, "second", None)
        .await
        .unwrap();
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["written_weight"], 2);
}

#[tokio::test]
async fn what_does_not_fit_is_refused_by_its_field() {
    let app = town().await;
    app.make(&RECRUITMENTS, draft()).await;
    for (data, expected) in [
        (json!({"max_age": 17}), "exam_ages_crossed"),
        (json!({"ageExtension": 39}), "exam_ages_crossed"),
        (
            json!({"decision_signature_date": "2026-11-01"}),
            "exam_signed_before_decision",
        ),
        (
            json!({"quotas": [{"ground": "luck", "percent": 5}]}),
            "general_argument_invalid",
        ),
        (json!({"tieRules": ["test:nothing"]}), "exam_tie_unknown_test"),
    ] {
        assert_eq!(refused(&app, "exam", data.clone()).await, expected, "{data}");
    }
}

#[tokio::test]
async fn a_test_says_what_fits_together() {
    let app = town().await;
    app.make(&RECRUITMENTS, draft()).await;
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    app.change(
        &RECRUITMENTS,
        "exam",
        json!({"tieRules": [format!("test:{written}"), "older"]}),
    )
    .await;
    let gap = app
        .update(&TestApp::full_rights(), &EXAM_TESTS, &written, json!({"maxGap": 3}))
        .await;
    assert_eq!(code(gap), "exam_gap_of_one_marker");
    app.change(&EXAM_TESTS, &written, json!({"maxGap": 3, "markers": 2}))
        .await;
    let hour = app
        .update(
            &TestApp::full_rights(),
            &EXAM_TESTS,
            &written,
            json!({"startTime": "09:00"}),
        )
        .await;
    assert_eq!(code(hour), "exam_time_without_date");
}

#[tokio::test]
async fn positions_sum_their_specialties_and_have_codes_of_their_own() {
    let app = town().await;
    ready(&app).await;
    assert_eq!(app.get(&POSITIONS, "adm").await["posts"], 5);
    let again = json!({"recruitmentId": "exam", "code": "adm", "gradeFr": "a", "gradeAr": "أ", "diplomaFr": "a", "diplomaAr": "أ"});
    let again = app.create(&TestApp::full_rights(), &POSITIONS, again).await;
    assert_eq!(code(again), "document_unique_constraint_violation");
    let none = json!({"positionId": "adm", "nameFr": "a", "nameAr": "أ", "posts": 0});
    assert!(app.create(&TestApp::full_rights(), &SPECIALTIES, none).await.is_err());
    let half = json!({"positionId": "adm", "nameFr": "a", "nameAr": "أ", "posts": 1, "communeFr": "Tiznit"});
    let half = app.create(&TestApp::full_rights(), &SPECIALTIES, half).await;
    assert_eq!(code(half), "document_invalid_structure");
    let (mut other, of_other) = (draft(), json!({"positionIds": ["adm"], "recruitmentId": "other"}));
    other["$id"] = json!("other");
    app.make(&RECRUITMENTS, other).await;
    let mut committee = json!({"typeFr": "a", "typeAr": "أ", "decisionRef": "D", "decisionSignedOn": "2026-11-05"});
    committee
        .as_object_mut()
        .unwrap()
        .extend(of_other.as_object().unwrap().clone());
    let committee = app.create(&TestApp::full_rights(), &COMMITTEES, committee).await;
    assert_eq!(code(committee), "committee_position_of_other_exam");
}

#[tokio::test]
async fn a_committee_has_one_president_and_everybody_one_seat() {
    let app = town().await;
    ready(&app).await;
    assert_eq!(app.get(&COMMITTEE_MEMBERS, "mark-pierre").await["userId"], "pierre");
    let second = json!({"committeeId": "mark", "name": "X", "role": "president"});
    let second = app.create(&TestApp::full_rights(), &COMMITTEE_MEMBERS, second).await;
    assert_eq!(code(second), "committee_president_exists");
    sit(&app, "mark", "malika", "member").await;
    let twice = json!({"committeeId": "mark", "name": "X", "employeeId": "malika"});
    let twice = app.create(&TestApp::full_rights(), &COMMITTEE_MEMBERS, twice).await;
    assert_eq!(code(twice), "committee_member_exists");
    let external = json!({"isExternal": true});
    let external = app
        .update(&TestApp::full_rights(), &COMMITTEE_MEMBERS, "mark-malika", external)
        .await;
    assert_eq!(code(external), "committee_member_external_employee");
}

#[tokio::test]
async fn the_usual_reasons_stand_from_the_first_start() {
    let app = town().await;
    let reasons = app.all(&ELIMINATION_REASONS).await;
    assert!(reasons.len() > 10);
    let is_told = |one: &schema::Document| {
        ["labelFr", "labelAr"]
            .iter()
            .all(|name| one.value(name).text().is_some_and(|text| !text.is_empty()))
    };
    assert!(reasons.iter().all(is_told));
}

/// The codes and grounds of the documents that prove claims.
async fn proofs(app: &TestApp) -> Vec<(String, Option<String>)> {
    let rows = app.all(&EXAM_DOCUMENTS).await;
    let text = |one: &schema::Document, name: &str| one.value(name).text().map(str::to_owned);
    rows.iter()
        .filter(|one| one.value("condition").text() != Some("all"))
        .map(|one| (text(one, "code").unwrap(), text(one, "ground")))
        .collect()
}

#[tokio::test]
async fn a_draft_asks_for_what_proves_the_claims_that_it_takes_account_of() {
    let app = town().await;
    let mut plain = draft();
    plain["ageExtension"] = Json::Null;
    app.make(&RECRUITMENTS, plain).await;
    assert!(proofs(&app).await.is_empty());
    let card = ("ground_disability".to_owned(), Some("disability".to_owned()));
    let reserve = |grounds: &[&str]| {
        let quotas: Vec<Json> = grounds
            .iter()
            .map(|ground| json!({"ground": ground, "percent": 10, "base": "exam"}))
            .collect();
        json!({ "quotas": quotas })
    };
    app.change(&RECRUITMENTS, "exam", reserve(&["disability"])).await;
    assert_eq!(proofs(&app).await, std::slice::from_ref(&card));
    app.change(&RECRUITMENTS, "exam", reserve(&["resistant", "disability"]))
        .await;
    let fighter = ("ground_resistant".to_owned(), Some("resistant".to_owned()));
    assert_eq!(proofs(&app).await, [card.clone(), fighter]);
    app.change(&RECRUITMENTS, "exam", reserve(&["disability"])).await;
    app.change(&RECRUITMENTS, "exam", json!({"ageExtension": 45})).await;
    assert_eq!(proofs(&app).await, [card, ("services".to_owned(), None)]);
}
