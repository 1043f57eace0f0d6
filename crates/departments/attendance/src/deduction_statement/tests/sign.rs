//! Statements are signed by whoever signs for the office, or by hand; and nobody is silent who was not asked.

use platform::papers::authentic_document::check as public;
use schema::Lang;
use serde_json::{Value as Json, json};

use super::super::DEDUCTION_STATEMENTS;
use super::{absent, act, draft, generate, missing, request, signing};
use crate::testing::code;
use crate::town::{name_signatory, send_scan, town};

#[tokio::test]
async fn whoever_signs_for_the_office_signs_statements_and_human_resources_do_not() {
    let app = town().await;
    app.card().await;
    let id = draft(&app).await;
    name_signatory(&app, "chama").await;
    assert_eq!(code(signing(&app, "hajar", &id).await), "signature_of_another");
    let waiting = act(&app, "chama", "signatures.waiting", json!({})).await.unwrap();
    assert_eq!(
        [&waiting["total"], &waiting["waiting"][0]["state"]],
        [&json!(1), &json!("ready")]
    );
    let said = waiting["waiting"][0]["text"].as_str().unwrap();
    assert!(said.contains("2026-10-05"), "{said}");
    let signed = signing(&app, "chama", &id).await.unwrap();
    assert_eq!(signed["$id"], id["id"]);
    let waiting = act(&app, "chama", "signatures.waiting", json!({})).await.unwrap();
    assert_eq!(waiting["total"], 0, "and reads it no more");
    let order = json!({"id": id["id"], "language": "fr"});
    let made = act(&app, "hajar", "deductionStatements.print", order).await.unwrap();
    let told = public::check(&app.engine, made["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap();
    assert_eq!(told["signatures"][0]["name"], "Hajar Tazi");
}

#[tokio::test]
async fn what_was_signed_by_hand_comes_with_its_scan_and_a_draft_has_no_number() {
    let app = town().await;
    app.card().await;
    let id = draft(&app).await;
    let asked = json!({"id": id["id"], "language": "fr"});
    let draft = act(&app, "hajar", "deductionStatements.draft", asked).await.unwrap();
    assert!(draft["pdf"].as_str().unwrap().len() > 1000);
    assert_eq!(
        app.get(&DEDUCTION_STATEMENTS, id["id"].as_str().unwrap()).await["docId"],
        Json::Null
    );
    let without = act(&app, "hajar", "deductionStatements.signByHand", id.clone()).await;
    assert_eq!(code(without), "general_argument_invalid", "the scan goes with it");
    send_scan(&app).await;
    let by_hand = json!({"id": id["id"], "fileId": "scan"});
    let signed = act(&app, "hajar", "deductionStatements.signByHand", by_hand)
        .await
        .unwrap();
    assert_eq!([&signed["state"], &signed["signedScanId"]], ["signed", "scan"]);
    assert_eq!(signed["signedFileId"], Json::Null, "no electronic signature");
}

#[tokio::test]
async fn a_request_that_lies_in_a_drawer_is_no_silence() {
    let app = town().await;
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    request(&app, "w", "amina", "2026-10-05").await;
    app.at("2026-12-02T10:00:00Z");
    let lacks = generate(&app, "2026-10").await;
    assert_eq!(missing(&lacks), ["handover term decision"]);
    let upheld = json!({"id": "w", "decision": "upheld", "reason": "Non établi"});
    let refused = act(&app, "chama", "warnings.decide", upheld).await;
    assert_eq!(code(refused), "letter_not_handed_over");
    let handed = json!({"id": "w", "on": "2026-12-01", "how": "in_person"});
    act(&app, "hajar", "warnings.handOver", handed).await.unwrap();
    let runs = generate(&app, "2026-10").await;
    assert_eq!(missing(&runs), ["term decision"]);
    app.at("2026-12-08T10:00:00Z");
    assert_eq!(
        missing(&generate(&app, "2026-10").await),
        ["term decision"],
        "the last day counts"
    );
    app.at("2026-12-09T10:00:00Z");
    assert_eq!(missing(&generate(&app, "2026-10").await), ["decision"]);
}

#[tokio::test]
async fn what_stands_of_past_days_is_said_before_a_correction_moves_them() {
    let app = town().await;
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    request(&app, "w", "amina", "2026-10-05").await;
    let asked = |from: &str| json!({"id": "amina", "from": from});
    let told = act(&app, "hajar", "employees.pastDays", asked("2026-10-01"))
        .await
        .unwrap();
    assert_eq!([&told["letters"], &told["statements"]], [1, 0]);
    let told = act(&app, "hajar", "employees.pastDays", asked("2026-10-06"))
        .await
        .unwrap();
    assert_eq!(told["letters"], 0, "of days before it nothing moves");
    assert_eq!(
        code(act(&app, "warda", "employees.pastDays", asked("2026-10-01")).await),
        "user_unauthorized"
    );
}
