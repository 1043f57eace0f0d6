//! Grounds and service are decided apart from admission.

use serde_json::{Value as Json, json};

use super::reviewing::{desk, paper, refusal, send};
use super::town::{CODES, open, pdf, town_with};
use crate::candidate::{CANDIDATES, GROUND_PROVED, ProofState};
use crate::marked_town::house;
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code};

/// An exam that asks for a card of who claims a disability, a paper of who was in service, and something else of resistants.
async fn town() -> TestApp {
    let document = |id: &str, condition: &str, ground: Json| json!({"$id": id, "recruitmentId": "exam", "labelFr": id, "labelAr": id, "condition": condition, "ground": ground, "kind": "pdf"});
    let more = [
        document("card", "reserved", json!("disability")),
        document("fighter", "reserved", json!("resistant")),
        document("services", "in_service", Json::Null),
    ];
    town_with(&CODES, &more).await
}

/// An application on paper with more said of it; its id.
async fn enter(app: &TestApp, card: &str, more: Json, files: Json) -> String {
    let mut order = paper(card, "2026-11-19", files);
    order.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    desk(app, "candidates.enter", order).await["$id"]
        .as_str()
        .unwrap()
        .to_owned()
}

async fn row(app: &TestApp, id: &str) -> Json {
    app.get(&CANDIDATES, id).await
}

fn verdict(id: &str, claim: &str, state: &str, reason: Json) -> Json {
    json!({"id": id, "claim": claim, "state": state, "reason": reason})
}

const PROVE: &str = "candidates.prove";

#[tokio::test]
async fn a_ground_is_proved_by_the_document_that_is_asked_for_or_by_what_somebody_says() {
    let app = town().await;
    let with_card = json!({"card": send(&app, "card.pdf", pdf(400)).await});
    let claim = json!({"ground": "disability"});
    let [bare, proved] = [
        enter(&app, "AB1001", claim.clone(), json!({})).await,
        enter(&app, "AB1002", claim, with_card).await,
    ];
    assert_eq!(row(&app, &bare).await["groundProved"], "undecided");
    let told = desk(&app, "candidates.review", json!({"id": bare})).await;
    let lacks = |document: &str| {
        let mut findings = told["findings"].as_array().unwrap().iter();
        findings.any(|one| one["code"] == "document_missing" && one["documentId"] == document)
    };
    assert!(lacks("card") && !lacks("fighter") && !lacks("services"));
    assert_eq!(told["claims"][0]["state"], "undecided");
    for (order, refused) in [
        (verdict(&bare, "ground", "proved", Json::Null), "proof_without_document"),
        (verdict(&bare, "ground", "not", json!(" … ")), "proof_reason_required"),
        (
            verdict(&bare, "service", "proved", Json::Null),
            "candidate_claims_nothing",
        ),
        (verdict(&bare, "luck", "proved", Json::Null), "general_argument_invalid"),
    ] {
        assert_eq!(refusal(&app, PROVE, order).await, refused);
    }
    desk(&app, PROVE, verdict(&proved, "ground", "proved", Json::Null)).await;
    desk(&app, PROVE, verdict(&bare, "ground", "not", json!("carte expirée"))).await;
    let told = row(&app, &bare).await;
    assert_eq!([&told["groundProved"], &told["status"]], ["not", "submitted"]);
    assert_eq!([&told["groundReason"], &told["proofById"]], ["carte expirée", "sanae"]);
    assert_eq!(row(&app, &proved).await["groundProved"], "proved");
}

#[tokio::test]
async fn another_ground_is_another_claim_and_whoever_claims_nothing_has_no_decision() {
    let app = town().await;
    let bare = enter(&app, "AB1001", json!({"ground": "disability"}), json!({})).await;
    desk(&app, PROVE, verdict(&bare, "ground", "not", json!("carte expirée"))).await;
    desk(
        &app,
        "candidates.amend",
        json!({"id": bare, "ground": "resistant", "reason": "Motif oublié"}),
    )
    .await;
    let told = row(&app, &bare).await;
    assert_eq!(
        [&told["groundProved"], &told["groundReason"]],
        [&json!("undecided"), &Json::Null]
    );
    desk(
        &app,
        "candidates.amend",
        json!({"id": bare, "ground": "none", "reason": "À sa demande"}),
    )
    .await;
    assert_eq!(row(&app, &bare).await["groundProved"], Json::Null);
    assert_eq!(row(&app, &bare).await["serviceProved"], Json::Null);
}

#[tokio::test]
async fn service_that_is_not_proved_eliminates_whom_it_alone_made_young_enough() {
    let app = town().await;
    let older = json!({"birth_date": "1983-01-01", "serviceMonths": 60});
    let [older, younger] = [
        enter(&app, "AB1001", older, json!({})).await,
        enter(&app, "AB1002", json!({"serviceMonths": 60}), json!({})).await,
    ];
    desk(&app, "candidates.validate", json!({"ids": [older, younger]})).await;
    for id in [&older, &younger] {
        desk(
            &app,
            PROVE,
            verdict(id, "service", "not", json!("attestation sans date")),
        )
        .await;
    }
    assert_eq!(row(&app, &younger).await["status"], "validated");
    let told = row(&app, &older).await;
    assert_eq!(told["status"], "eliminated_pre_written");
    let reason = told["elimination_reason"].as_str().unwrap();
    let parts = ["40\u{a0}ans", "خدمات غير مثبتة", "attestation sans date"];
    assert!(parts.iter().all(|part| reason.contains(part)), "{reason}");
    desk(&app, "candidates.reopen", json!({"ids": [older]})).await;
    let told = desk(&app, "candidates.review", json!({"id": older})).await;
    assert_eq!(told["findings"][0]["code"], "age");
    assert_eq!([&told["asked"]["age"], &told["asked"]["mostAge"]], [43, 40]);
    assert_eq!(told["asked"]["diplomaFr"], "Diplôme de technicien");
    let files = json!({"ids": [older]});
    assert_eq!(
        refusal(&app, "candidates.validate", files.clone()).await,
        "applicant_too_old"
    );
    desk(
        &app,
        PROVE,
        verdict(&older, "service", "proved", json!("registre du personnel")),
    )
    .await;
    desk(&app, "candidates.validate", files).await;
}

/// Four files of a closed exam: three claim a disability, of which one is proved and one is out; their ids.
async fn decide_four(app: &TestApp) -> Vec<String> {
    let claim = json!({"ground": "disability"});
    let mut ids = Vec::new();
    for (card, more) in [
        ("AB1001", claim.clone()),
        ("AB1002", claim.clone()),
        ("AB1003", claim),
        ("AB1004", json!({})),
    ] {
        ids.push(enter(app, card, more, json!({})).await);
    }
    desk(
        app,
        PROVE,
        verdict(&ids[1], "ground", "proved", json!("carte vue au guichet")),
    )
    .await;
    app.at("2026-11-26T10:00:00Z");
    open(app, ExamStatus::Closed).await;
    desk(app, "candidates.validate", json!({"ids": [ids[0], ids[1], ids[3]]})).await;
    desk(
        app,
        "candidates.eliminate",
        json!({"ids": [ids[2]], "reason": "sans CV"}),
    )
    .await;
    ids
}

#[tokio::test]
async fn lists_wait_for_every_claim_of_who_is_admitted() {
    let app = town().await;
    let ids = decide_four(&app).await;
    let list =
        |kind: &str| json!({"id": "exam", "kind": kind, "language": "fr", "withoutSecondLook": "une seule agente"});
    let early = super::reviewing::try_at_desk(&app, "recruitments.publishList", list("provisional")).await;
    assert_eq!(
        code(early),
        "exam_proofs_wait",
        "a refusal is appealed against while that list may be"
    );
    desk(&app, PROVE, verdict(&ids[0], "ground", "proved", json!("carte vue"))).await;
    desk(&app, "recruitments.publishList", list("provisional")).await;
    // As a store of before left it, whose provisional list was public.
    let one = ids[0].clone();
    house(&app, move |cx| {
        let row = cx.need(&CANDIDATES, &one)?;
        cx.update(row.with(GROUND_PROVED, ProofState::Undecided)).map(drop)
    })
    .await;
    app.at("2026-12-01T10:00:00Z");
    let refused = super::reviewing::try_at_desk(&app, "recruitments.publishList", list("definitive")).await;
    let refused = refused.unwrap_err();
    let told = refused.rejection().unwrap();
    assert_eq!(told.kind.code, "exam_proofs_wait");
    let text = told.text(schema::Lang::Fr);
    assert!(text.contains("00001") && !text.contains("00002"), "{text}");
    // What was decided before the list changes by an appeal alone; what nobody decided is decided still.
    let again = verdict(&ids[1], "ground", "not", json!("x1"));
    assert_eq!(refusal(&app, PROVE, again).await, "provisional_list_published");
    desk(&app, PROVE, verdict(&ids[0], "ground", "not", json!("aucune carte"))).await;
    desk(&app, "recruitments.publishList", list("definitive")).await;
}
