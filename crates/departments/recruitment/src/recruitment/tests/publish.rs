//! Publishing freezes what applicants rely on.

use serde_json::{Value as Json, json};
use testing::pdf_text;

use super::town::{act, draft, published, ready, sit, test_of, town, town_of};
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_document::EXAM_DOCUMENTS;
use crate::exam_test::EXAM_TESTS;
use crate::position::POSITIONS;
use crate::recruitment::RECRUITMENTS;
use crate::specialty::SPECIALTIES;
use crate::testing::{TestApp, code, new_app_without_address};

#[tokio::test]
async fn what_lacks_is_named_at_once() {
    let app = town().await;
    let mut bare = draft();
    bare["application_deadline"] = json!("2026-11-20T09:00:00Z");
    bare["age_reference_date"] = json!(null);
    bare["exam_date"] = json!(null);
    bare["exam_time"] = json!(null);
    app.make(&RECRUITMENTS, bare).await;
    let position = json!({"recruitmentId": "exam", "code": "A", "gradeFr": "a", "gradeAr": "أ", "diplomaFr": "a", "diplomaAr": "أ"});
    app.make(&POSITIONS, position).await;
    let refused = act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap_err();
    let told: Vec<&str> = refused
        .rejection()
        .unwrap()
        .errors
        .iter()
        .map(|one| one.kind.code)
        .collect();
    assert_eq!(
        told,
        [
            "exam_deadline_past",
            "exam_age_without_day",
            "exam_position_without_posts",
            "exam_without_posts",
            "exam_without_committee"
        ]
    );
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "draft");
}

#[tokio::test]
async fn only_the_secretariat_publishes_and_once() {
    let app = town().await;
    ready(&app).await;
    for who in ["rida", "pierre"] {
        let refused = act(&app, who, "recruitments.publish", json!({"id": "exam"})).await;
        assert_eq!(code(refused), "user_unauthorized");
    }
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    let again = act(&app, "samira", "recruitments.publish", json!({"id": "exam"})).await;
    assert_eq!(code(again), "flow_step_forbidden");
}

#[tokio::test]
async fn the_notice_says_the_conditions_in_both_languages_and_leads_to_the_page() {
    let app = town().await;
    let issued = published(&app).await;
    assert_eq!(issued["ready"], true);
    let exam = &issued["exam"];
    assert_eq!(exam["status"], "open");
    assert_eq!(exam["qr_code"]["url"], "https://diwan.example/apply/exam");
    assert!(exam["qr_code"]["svg"].as_str().unwrap().starts_with("<svg"));
    assert_eq!(exam["docId"], issued["docId"]);
    let (seed, hash) = (exam["seed"].as_str().unwrap(), exam["conditionsHash"].as_str().unwrap());
    assert_eq!((seed.len(), hash.len()), (24, 64));
    let record = app.record_text(&issued).await;
    for part in [
        "12/2026",
        "AV-7",
        "PR-9",
        "Droit public",
        "القانون العام",
        "Épreuve écrite",
        seed,
        hash,
        "/apply/exam",
    ] {
        assert!(record.contains(part), "{part}");
    }
    let text = pdf_text(&app.paper_bytes(&issued).await);
    assert!(text.contains("40 ans au plus"), "{text}");
    assert!(
        text.contains("services accomplis") && text.contains("Demande manuscrite"),
        "{text}"
    );
}

#[tokio::test]
async fn what_was_published_stands() {
    let app = town().await;
    published(&app).await;
    let all = TestApp::full_rights();
    for data in [
        json!({"max_age": 45}),
        json!({"application_deadline": "2026-12-20T16:30:00Z"}),
        json!({"quotas": []}),
        json!({"exam_date": "2027-02-01"}),
        json!({"appealDays": 1}),
    ] {
        let refused = app.update(&all, &RECRUITMENTS, "exam", data.clone()).await;
        assert_eq!(code(refused), "exam_published", "{data}");
    }
    app.change(&RECRUITMENTS, "exam", json!({"press_announcement_ref": "Le Matin 4"}))
        .await;
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    let refused = app.update(&all, &EXAM_TESTS, &written, json!({"coefficient": 4})).await;
    assert_eq!(code(refused), "exam_published");
    // What the notice left open is filled in once.
    app.change(
        &EXAM_TESTS,
        &written,
        json!({"date": "2027-01-17", "startTime": "09:00"}),
    )
    .await;
    let moved = app
        .update(&all, &EXAM_TESTS, &written, json!({"startTime": "10:00"}))
        .await;
    assert_eq!(code(moved), "exam_published");
}

#[tokio::test]
async fn nothing_is_added_to_what_was_published_or_taken_from_it() {
    let app = town().await;
    published(&app).await;
    let all = TestApp::full_rights();
    let refused = app.update(&all, &SPECIALTIES, "law", json!({"posts": 9})).await;
    assert_eq!(code(refused), "exam_published");
    let refused = app.update(&all, &POSITIONS, "adm", json!({"gradeFr": "X"})).await;
    assert_eq!(code(refused), "exam_published");
    let more = json!({"positionId": "adm", "nameFr": "a", "nameAr": "أ", "posts": 1});
    assert_eq!(code(app.create(&all, &SPECIALTIES, more).await), "exam_rows_published");
    let more = json!({"recruitmentId": "exam", "labelFr": "a", "labelAr": "أ"});
    assert_eq!(
        code(app.create(&all, &EXAM_DOCUMENTS, more).await),
        "exam_rows_published"
    );
    let gone = app.engine.delete(&all, &SPECIALTIES, "law", None).await;
    assert_eq!(code(gone), "exam_rows_published");
    let gone = app.engine.delete(&all, &RECRUITMENTS, "exam", None).await;
    assert_eq!(code(gone), "exam_rows_published");
    let demoted = app
        .update(&all, &COMMITTEE_MEMBERS, "mark-pierre", json!({"role": "member"}))
        .await;
    assert_eq!(code(demoted), "committee_president_needed");
}

#[tokio::test]
async fn reserved_posts_are_printed_by_specialty_and_publishing_is_refused_without() {
    let app = town().await;
    ready(&app).await;
    let quotas = json!([{"ground": "resistant", "percent": 40, "base": "exam"}]);
    app.change(&RECRUITMENTS, "exam", json!({ "quotas": quotas })).await;
    let publish = async || act(&app, "samira", "recruitments.publish", json!({"id": "exam"})).await;
    assert_eq!(code(publish().await), "exam_quota_without_numbers");
    let proposal = act(&app, "samira", "recruitments.quotaProposal", json!({"id": "exam"}))
        .await
        .unwrap();
    // Two of five: three and two posts.
    assert_eq!(proposal["quotas"][0]["posts"], json!({"law": 1, "eco": 1}));
    assert_eq!(
        proposal["specialties"][0],
        json!({"$id": "law", "nameFr": "Droit public", "nameAr": "القانون العام", "posts": 3})
    );
    let mut quotas = proposal["quotas"].clone();
    quotas[0]["posts"] = json!({"law": 3});
    app.change(&RECRUITMENTS, "exam", json!({ "quotas": quotas })).await;
    assert_eq!(code(publish().await), "exam_quota_sum");
    quotas[0]["posts"] = json!({"law": 2});
    app.change(&RECRUITMENTS, "exam", json!({ "quotas": quotas })).await;
    let issued = publish().await.unwrap();
    let record = app.record_text(&issued).await;
    for part in ["de l’ensemble des postes", "Droit public\u{a0}: 2", "القانون العام: 2"] {
        assert!(record.contains(part), "{part}: {record}");
    }
}

#[tokio::test]
async fn a_house_without_an_address_sends_nobody_to_one() {
    let app = town_of(new_app_without_address()).await;
    ready(&app).await;
    let refused = act(&app, "samira", "recruitments.publish", json!({"id": "exam"})).await;
    assert_eq!(code(refused), "exam_without_address");
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "draft");
    app.engine.reached_at("https://diwan.example".to_owned());
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
}

#[tokio::test]
async fn the_text_that_was_hashed_is_told_and_says_nothing_of_what_is_empty() {
    let app = town().await;
    let notice = published(&app).await;
    let guest = engine::RequestContext::new(engine::Rights::guest());
    let told = app
        .act(&guest, "recruitments.open", json!({"id": "exam", "conditions": true}))
        .await
        .unwrap();
    let text = told["conditions"].as_str().unwrap();
    assert_eq!(json!(accounts::content_hash(text)), notice["exam"]["conditionsHash"]);
    let read: serde_json::Value = serde_json::from_str(text).unwrap();
    assert_eq!([&read["form"], &read["exam"]["appealDays"]], [&json!(2), &json!(5)]);
    assert!(!text.contains("null"), "{text}");
}

/// What a release published is read again by the fields that there were then, whatever is added since.
#[tokio::test]
async fn a_digest_of_before_is_computed_again_by_the_form_of_before() {
    let app = town().await;
    published(&app).await;
    let forget = |cx: &mut engine::Cx<'_>| {
        let mut exam = cx.need(&RECRUITMENTS, "exam")?;
        exam.clear(crate::recruitment::CONDITIONS);
        let (form, hash) = crate::recruitment::conditions::first_form(cx, &exam)?;
        cx.update(exam.with(crate::recruitment::CONDITIONS_HASH, hash))?;
        Ok(form)
    };
    let text = app
        .engine
        .transact(&TestApp::full_rights(), "forget", forget)
        .await
        .unwrap();
    assert!(
        text.contains("\"max_age\":40") && text.contains("\"instructionsAr\":null"),
        "{text}"
    );
    let guest = engine::RequestContext::new(engine::Rights::guest());
    let ask = json!({"id": "exam", "conditions": true});
    let told = app.act(&guest, "recruitments.open", ask.clone()).await.unwrap();
    assert_eq!(told["conditions"], json!(text));
    let other = |cx: &mut engine::Cx<'_>| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        cx.update(exam.with(crate::recruitment::CONDITIONS_HASH, "0".repeat(64)))
            .map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "other", other)
        .await
        .unwrap();
    let told = app.act(&guest, "recruitments.open", ask).await.unwrap();
    assert_eq!(
        told["conditions"],
        json!(null),
        "rows that say otherwise are not told for it"
    );
}

#[tokio::test]
async fn no_notice_rests_on_a_decision_of_a_day_to_come() {
    let app = town().await;
    ready(&app).await;
    for (decided, signed) in [("2026-11-02", "2026-11-21"), ("2026-11-21", "2026-11-21")] {
        let days = json!({"decision_date": decided, "decision_signature_date": signed});
        app.change(&RECRUITMENTS, "exam", days).await;
        let refused = act(&app, "samira", "recruitments.publish", json!({"id": "exam"})).await;
        assert_eq!(code(refused), "exam_decision_later", "{decided}");
    }
    let days = json!({"decision_date": "2026-11-02", "decision_signature_date": "2026-11-20"});
    app.change(&RECRUITMENTS, "exam", days).await;
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
}

/// Tests by their names, each with how many are missing.
fn shortages(tests: &Json) -> Vec<(&str, u64)> {
    let lines = tests.as_array().unwrap().iter();
    lines
        .map(|one| (one["labelFr"].as_str().unwrap(), one["missing"].as_u64().unwrap()))
        .collect()
}

#[tokio::test]
async fn publishing_warns_of_tests_whose_appeals_nobody_would_be_left_to_settle() {
    let app = town().await;
    ready(&app).await;
    let missing = async || {
        let asked = json!({"id": "exam"});
        act(&app, "samira", "recruitments.missingSettlers", asked)
            .await
            .unwrap()["tests"]
            .clone()
    };
    let nobody: [(&str, u64); 0] = [];
    assert_eq!(
        shortages(&missing().await),
        nobody,
        "of three who sit one marks, and one hears"
    );
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    app.change(&EXAM_TESTS, &written, json!({"markers": 2})).await;
    assert_eq!(shortages(&missing().await), nobody, "who marks second sits nowhere yet");
    sit(&app, "mark", "malika", "member").await;
    let both_mark = [("Épreuve écrite", 1)];
    assert_eq!(shortages(&missing().await), both_mark, "two of three");
    app.employee("samira", "PB1009", json!({})).await;
    let users = app.collection("users");
    app.change(users, "samira", json!({"persoActif": "samira"})).await;
    sit(&app, "watch", "samira", "member").await;
    assert_eq!(
        shortages(&missing().await),
        both_mark,
        "the secretariat decides about no mark"
    );
    sit(&app, "hear", "omar", "member").await;
    let told = act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    let warned = shortages(&told["missingSettlers"]);
    assert_eq!(warned, [("Épreuve écrite", 1), ("Épreuve orale", 1)]);
}
