//! The secretariat reviews files, and publishes who is admitted.

use schema::{Id, Result};
use serde_json::{Value as Json, json};

use super::town::{act, data, full_ticket, guest, hand_in, open, pdf, portrait, town};
use crate::appeal::{self, APPEALS, AppealSubject};
use crate::candidate::{
    CANDIDATE_NUMBER, CANDIDATES, CandidateStatus, ELIMINATION_REASON, PUBLISHED_STATUS, REVIEWED_BY, STATUS,
};
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::elimination_reason::ELIMINATION_REASONS;
use crate::exam_list::{ENTRIES, EXAM_LISTS};
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code};

/// So many applicants, with cards from AB100000; their ids.
async fn applicants(app: &TestApp, count: usize) -> Vec<String> {
    for at in 0..count {
        let ticket = full_ticket(app, &format!("n{at}")).await;
        let mut who = data(&format!("AB10000{at}"));
        who["nameFr"] = json!(format!("Souad Bennani {at}"));
        hand_in(app, &ticket, who).await.unwrap();
    }
    app.all(&CANDIDATES).await.into_iter().map(|one| one.id).collect()
}

async fn desk(app: &TestApp, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ask("sanae").await, id, data).await
}

fn word(one: &schema::Document) -> CandidateStatus {
    one.get(STATUS).unwrap()
}

#[tokio::test]
async fn files_are_admitted_or_eliminated_with_a_reason_and_undone() {
    let app = town().await;
    let ids = applicants(&app, 3).await;
    let reason = json!({"$id": "late", "labelFr": "Dossier incomplet", "labelAr": "ملف ناقص", "stage": "review"});
    app.make(&ELIMINATION_REASONS, reason).await;
    let done = desk(&app, "candidates.validate", json!({"ids": [ids[0], ids[1], "nobody"]}))
        .await
        .unwrap();
    assert_eq!(done["done"], json!([ids[0], ids[1]]));
    assert_eq!(done["refused"][0]["type"], "document_not_found");
    assert_eq!(
        code(desk(&app, "candidates.eliminate", json!({"ids": [ids[2]]})).await),
        "elimination_reason_required"
    );
    assert_eq!(
        code(desk(&app, "candidates.eliminate", json!({"ids": [ids[2]], "reason": " … "})).await),
        "elimination_reason_required"
    );
    desk(
        &app,
        "candidates.eliminate",
        json!({"ids": [ids[2]], "reasonId": "late", "reason": "sans CV"}),
    )
    .await
    .unwrap();
    let rows = app.all(&CANDIDATES).await;
    assert_eq!(
        rows.iter().map(word).collect::<Vec<_>>(),
        [
            CandidateStatus::Validated,
            CandidateStatus::Validated,
            CandidateStatus::EliminatedPreWritten
        ]
    );
    let numbers: Vec<_> = rows.iter().map(|one| one.get(CANDIDATE_NUMBER)).collect();
    assert_eq!(numbers, [Some("00001".to_owned()), Some("00002".to_owned()), None]);
    assert_eq!(
        rows[2].get(ELIMINATION_REASON).as_deref(),
        Some("Dossier incomplet / ملف ناقص — sans CV")
    );
    assert!(rows[0].get(REVIEWED_BY).is_some());
    assert_eq!(
        code(desk(&app, "candidates.eliminate", json!({"ids": [ids[0]], "reason": "x1"})).await),
        "flow_step_forbidden"
    );
    desk(&app, "candidates.reopen", json!({"ids": [ids[0], ids[2]]}))
        .await
        .unwrap();
    desk(&app, "candidates.validate", json!({"ids": [ids[2], ids[0]]}))
        .await
        .unwrap();
    let rows = app.all(&CANDIDATES).await;
    let numbers: Vec<_> = rows.iter().map(|one| one.get(CANDIDATE_NUMBER).unwrap()).collect();
    assert_eq!(numbers, ["00001", "00002", "00003"], "a number that was given stays");
    app.user("amina", json!({})).await;
    let stranger = app
        .act(&app.ask("amina").await, "candidates.validate", json!({"ids": [ids[0]]}))
        .await;
    assert_eq!(code(stranger), "user_unauthorized");
    let many: Vec<String> = (0..51).map(|at| at.to_string()).collect();
    assert_eq!(
        code(desk(&app, "candidates.validate", json!({"ids": many})).await),
        "review_too_many"
    );
}

#[tokio::test]
async fn nobody_writes_a_state_beside_the_table() {
    let app = town().await;
    let ids = applicants(&app, 1).await;
    let skip = {
        let id = ids[0].clone();
        move |cx: &mut engine::Cx<'_>| {
            let one = cx.need(&CANDIDATES, &id)?;
            cx.update(one.with(STATUS, CandidateStatus::Hired)).map(drop)
        }
    };
    let skipped = app.engine.transact(&TestApp::full_rights(), "skip", skip).await;
    assert_eq!(code(skipped), "flow_step_forbidden");
    let by_verb = app
        .update(
            &app.ask("sanae").await,
            &CANDIDATES,
            &ids[0],
            json!({"status": "hired"}),
        )
        .await;
    assert!(by_verb.is_err());
}

#[tokio::test]
async fn what_is_found_is_shown_and_decides_nothing() {
    let app = town().await;
    let ids = applicants(&app, 2).await;
    app.employee("kin", "AB100000", json!({})).await;
    let committee = json!({"$id": "jury", "recruitmentId": "exam", "typeFr": "Jury", "typeAr": "لجنة", "kind": "oral",
        "decisionRef": "3/2026", "decisionSignedOn": "2026-11-01"});
    app.make(&COMMITTEES, committee).await;
    let member = json!({"committeeId": "jury", "name": "Agent", "employeeId": "kin", "role": "member"});
    app.make(&COMMITTEE_MEMBERS, member).await;
    app.change(&crate::recruitment::RECRUITMENTS, "exam", json!({"nationality": "FR"}))
        .await;
    let told = desk(&app, "candidates.review", json!({"id": ids[0]})).await.unwrap();
    let codes: Vec<&str> = told["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["same_photo", "member_card", "nationality"]);
    assert_eq!(told["findings"][0]["candidates"][0]["$id"], json!(ids[1]));
    assert_eq!(
        (
            told["files"].as_array().unwrap().len(),
            &told["waiting"],
            &told["nextId"]
        ),
        (5, &json!(2), &json!(ids[1]))
    );
    assert_eq!(told["trackingNumber"].as_str().unwrap().len(), 14);
    desk(&app, "candidates.validate", json!({"ids": [ids[0]]}))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_paper_file_is_entered_at_the_desk_until_the_list() {
    let app = town().await;
    let ask = app.ask("sanae").await;
    let bucket = app.engine.bucket("applications").unwrap();
    let mut sent = Vec::new();
    for (name, content) in [("p.jpg", portrait()), ("r.pdf", pdf(400))] {
        let mut gather = engine::files::Gather::default();
        gather.push(content.into());
        let incoming = engine::files::Incoming {
            id: None,
            goes_on: false,
            name: name.to_owned(),
            folder: String::new(),
            span: None,
            piece: gather.finish(),
        };
        app.engine.may_send(&ask.rights, bucket).unwrap();
        let received = app.engine.receive_file(&ask, bucket, incoming).await.unwrap();
        sent.push(received.file["$id"].as_str().unwrap().to_owned());
    }
    let mut paper = data("CD123456");
    paper["recruitmentId"] = json!("exam");
    paper["receivedOn"] = json!("2026-11-19");
    paper["files"] = json!({"photo": sent[0], "request": sent[1]});
    let entered = desk(&app, "candidates.enter", paper.clone()).await.unwrap();
    assert_eq!(
        [&entered["source"], &entered["photoId"]],
        [&json!("desk"), &json!(sent[0])]
    );
    assert!(entered["receivedOn"].as_str().unwrap().starts_with("2026-11-19"));
    let told = desk(&app, "candidates.review", json!({"id": entered["$id"]}))
        .await
        .unwrap();
    let missing = told["findings"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["code"] == "document_missing");
    assert_eq!(missing.count(), 3);
    assert_eq!(
        code(desk(&app, "candidates.enter", paper.clone()).await),
        "application_exists"
    );
    paper["CIN"] = json!("EF123456");
    paper["files"] = json!({"request": sent[0]});
    assert_eq!(
        code(desk(&app, "candidates.enter", paper.clone()).await),
        "application_file_not_pdf"
    );
    paper["files"] = json!({});
    paper["receivedOn"] = json!("2026-11-21");
    assert_eq!(
        code(desk(&app, "candidates.enter", paper.clone()).await),
        "application_received_in_future"
    );
    app.at("2026-12-01T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    paper["receivedOn"] = json!("2026-11-26");
    assert_eq!(
        code(desk(&app, "candidates.enter", paper.clone()).await),
        "application_received_late"
    );
    paper["receivedOn"] = json!("2026-11-25");
    desk(&app, "candidates.enter", paper).await.unwrap();
    let amended = desk(
        &app,
        "candidates.amend",
        json!({"id": entered["$id"], "phone": "0655555555"}),
    )
    .await
    .unwrap();
    assert_eq!(amended["phone"], "+212655555555");
}

#[tokio::test]
async fn a_list_tells_all_at_once_and_closes_the_review() {
    let app = town().await;
    let ids = applicants(&app, 3).await;
    let publish = async |kind: &str| {
        let order = json!({"id": "exam", "kind": kind, "language": "fr", "withoutSecondLook": "une seule agente"});
        desk(&app, "recruitments.publishList", order).await
    };
    assert_eq!(code(publish("provisional").await), "exam_list_too_early");
    app.at("2026-11-26T10:00:00Z");
    app.change(&crate::recruitment::RECRUITMENTS, "exam", json!({"appealDays": 3}))
        .await;
    open(&app, ExamStatus::Closed).await;
    assert_eq!(code(publish("provisional").await), "exam_list_files_wait");
    assert_eq!(code(publish("final").await), "exam_list_of_results");
    desk(&app, "candidates.validate", json!({"ids": [ids[0], ids[1]]}))
        .await
        .unwrap();
    desk(
        &app,
        "candidates.eliminate",
        json!({"ids": [ids[2]], "reason": "Diplôme non conforme"}),
    )
    .await
    .unwrap();
    let known = |rows: Vec<schema::Document>| {
        rows.into_iter()
            .map(|one| one.get(PUBLISHED_STATUS))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        known(app.all(&CANDIDATES).await),
        [None, None, None],
        "nothing is told before"
    );
    let published = publish("provisional").await.unwrap();
    assert_eq!(published["ready"], true);
    assert_eq!(
        known(app.all(&CANDIDATES).await),
        [
            Some("validated".to_owned()),
            Some("validated".to_owned()),
            Some("eliminated_pre_written".to_owned())
        ]
    );
    let list = app.all(&EXAM_LISTS).await.remove(0);
    let entries: Json = list.get(ENTRIES).unwrap();
    assert_eq!(entries.as_array().unwrap().len(), 2);
    assert!(!entries.to_string().contains("AB10000"), "no card");
    let record = app.record_text(&published).await;
    assert!(
        record.contains("00002") && record.contains("Souad Bennani 1") && record.contains("12/2026"),
        "{record}"
    );
    assert_eq!(
        code(desk(&app, "candidates.reopen", json!({"ids": [ids[0]]})).await),
        "provisional_list_published"
    );
    assert_eq!(code(publish("provisional").await), "exam_list_published");
    assert_eq!(code(publish("definitive").await), "exam_list_appeals_run");
    app.at("2026-11-29T10:00:01Z");
    let eliminated = ids[2].clone();
    let file = move |cx: &mut engine::Cx<'_>| {
        let row = schema::Document::new(&APPEALS)
            .with(appeal::CANDIDATE, Id(eliminated.clone()))
            .with(appeal::RECRUITMENT, Id("exam".to_owned()))
            .with(appeal::ABOUT, AppealSubject::Elimination)
            .with(appeal::TEXT, "Mon diplôme est conforme".to_owned());
        cx.create(row).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "appeal", file)
        .await
        .unwrap();
    assert_eq!(code(publish("definitive").await), "exam_list_appeals_wait");
}

#[tokio::test]
async fn what_the_applicant_hears_is_what_was_published() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let number = hand_in(&app, &ticket, data("AB123456")).await.unwrap()["trackingNumber"].clone();
    let id = app.all(&CANDIDATES).await[0].id.clone();
    let verify = async || {
        act(
            &app,
            &guest("v"),
            "verify",
            json!({"CIN": "AB123456", "trackingNumber": number}),
            Vec::new(),
        )
        .await
        .unwrap()
    };
    desk(&app, "candidates.validate", json!({"ids": [id]})).await.unwrap();
    let told = verify().await;
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["candidateNumber"]],
        [&json!("submitted"), &Json::Null]
    );
    app.at("2026-11-26T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    desk(
        &app,
        "recruitments.publishList",
        json!({"id": "exam", "kind": "provisional", "withoutSecondLook": "x"}),
    )
    .await
    .unwrap();
    let told = verify().await;
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["candidateNumber"]],
        [&json!("validated"), &json!("00001")]
    );
}
