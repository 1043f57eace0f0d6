//! The secretariat reviews files.

use schema::Result;
use serde_json::{Value as Json, json};

use super::town::{data, full_ticket, hand_in, open, pdf, portrait, town};
use crate::candidate::review::act::is_sampled;
use crate::candidate::{
    CANDIDATE_NUMBER, CANDIDATES, CIN, CandidateStatus, ELIMINATION_REASON, REVIEWED_BY, STATUS, TRACKING_HASH,
};
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::elimination_reason::ELIMINATION_REASONS;
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code};

/// So many applicants, with cards from AB100000; their ids.
pub async fn applicants(app: &TestApp, count: usize) -> Vec<String> {
    for at in 0..count {
        let ticket = full_ticket(app, &format!("n{at}")).await;
        let mut who = data(&format!("AB10000{at}"));
        who["nameFr"] = json!(format!("Souad Bennani {at}"));
        hand_in(app, &ticket, who).await.unwrap();
    }
    app.all(&CANDIDATES).await.into_iter().map(|one| one.id).collect()
}

/// What the secretary asks for.
pub async fn try_at_desk(app: &TestApp, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx("sanae").await, id, data).await
}

/// What the secretary does.
pub async fn desk(app: &TestApp, id: &str, data: Json) -> Json {
    try_at_desk(app, id, data).await.unwrap()
}

/// The code with which the secretary is refused.
pub async fn refusal(app: &TestApp, id: &str, data: Json) -> &'static str {
    code(try_at_desk(app, id, data).await)
}

/// An applicant whose file chance wants looked at twice; its id.
async fn sampled_applicant(app: &TestApp) -> String {
    let known = applicants(app, 1).await.remove(0);
    let twin = move |cx: &mut engine::Cx<'_>| {
        let mut row = schema::Document::new(&CANDIDATES);
        row.values = cx.need(&CANDIDATES, &known)?.values;
        row.clear(TRACKING_HASH);
        while !is_sampled(&row) {
            row.id = cx.new_id();
        }
        cx.create(row.with(CIN, "ZT909090".to_owned())).map(|made| made.id)
    };
    app.engine
        .transact(&TestApp::full_rights(), "twin", twin)
        .await
        .unwrap()
}

async fn statuses(app: &TestApp) -> Vec<CandidateStatus> {
    let rows = app.all(&CANDIDATES).await;
    rows.iter().map(|one| one.get(STATUS).unwrap()).collect()
}

async fn numbers(app: &TestApp) -> Vec<String> {
    let rows = app.all(&CANDIDATES).await;
    rows.iter()
        .map(|one| one.get(CANDIDATE_NUMBER).unwrap_or_default())
        .collect()
}

#[tokio::test]
async fn files_are_admitted_or_eliminated_with_a_reason() {
    let app = town().await;
    let ids = applicants(&app, 3).await;
    let reason = json!({"$id": "late", "labelFr": "Dossier incomplet", "labelAr": "ملف ناقص", "stage": "review"});
    app.make(&ELIMINATION_REASONS, reason).await;
    let done = desk(&app, "candidates.validate", json!({"ids": [ids[0], ids[1], "nobody"]})).await;
    assert_eq!(done["done"], json!([ids[0], ids[1]]));
    assert_eq!(done["refused"][0]["type"], "document_not_found");
    for without in [json!({"ids": [ids[2]]}), json!({"ids": [ids[2]], "reason": " … "})] {
        assert_eq!(
            refusal(&app, "candidates.eliminate", without).await,
            "elimination_reason_required"
        );
    }
    let order = json!({"ids": [ids[2]], "reasonId": "late", "reason": "sans CV"});
    desk(&app, "candidates.eliminate", order).await;
    let [admitted, eliminated] = [CandidateStatus::Validated, CandidateStatus::EliminatedPreWritten];
    assert_eq!(statuses(&app).await, [admitted, admitted, eliminated]);
    let rows = app.all(&CANDIDATES).await;
    assert_eq!(
        rows[2].get(ELIMINATION_REASON).as_deref(),
        Some("Dossier incomplet / ملف ناقص — sans CV")
    );
    assert!(rows[0].get(REVIEWED_BY).is_some());
    let order = json!({"ids": [ids[0]], "reason": "x1"});
    assert_eq!(
        refusal(&app, "candidates.eliminate", order).await,
        "flow_step_forbidden"
    );
    app.user("amina", json!({})).await;
    let stranger = app
        .act(&app.ctx("amina").await, "candidates.validate", json!({"ids": [ids[0]]}))
        .await;
    assert_eq!(code(stranger), "user_unauthorized");
    let many: Vec<String> = (0..51).map(|at| at.to_string()).collect();
    assert_eq!(
        refusal(&app, "candidates.validate", json!({"ids": many})).await,
        "review_too_many"
    );
}

#[tokio::test]
async fn what_is_looked_at_again_keeps_the_number_that_was_given() {
    let app = town().await;
    let ids = applicants(&app, 3).await;
    desk(&app, "candidates.validate", json!({"ids": [ids[0], ids[1]]})).await;
    desk(
        &app,
        "candidates.eliminate",
        json!({"ids": [ids[2]], "reason": "sans CV"}),
    )
    .await;
    assert_eq!(numbers(&app).await, ["00001", "00002", ""]);
    desk(&app, "candidates.reopen", json!({"ids": [ids[0], ids[2]]})).await;
    desk(&app, "candidates.validate", json!({"ids": [ids[2], ids[0]]})).await;
    assert_eq!(numbers(&app).await, ["00001", "00002", "00003"]);
}

#[tokio::test]
async fn a_second_look_is_for_another_person() {
    let app = town().await;
    let ids = vec![sampled_applicant(&app).await];
    assert_eq!(
        refusal(&app, "candidates.confirm", json!({"ids": ids})).await,
        "second_look_not_due",
        "nobody has reviewed it"
    );
    desk(&app, "candidates.validate", json!({"ids": ids})).await;
    assert_eq!(
        refusal(&app, "candidates.confirm", json!({"ids": ids})).await,
        "second_look_by_first"
    );
    for who in ["driss", "dina"] {
        app.user(who, json!({"roles": ["secretariat"]})).await;
    }
    let confirm = async |who: &str| {
        app.act(&app.ctx(who).await, "candidates.confirm", json!({"ids": ids}))
            .await
    };
    assert_eq!(confirm("driss").await.unwrap()["done"], json!(ids));
    assert_eq!(code(confirm("dina").await), "second_look_not_due", "driss has looked");
    let told = desk(&app, "candidates.review", json!({"id": ids[0]})).await;
    assert_eq!(
        [&told["secondLook"]["firstById"], &told["secondLook"]["byId"]],
        ["sanae", "driss"]
    );
}

#[tokio::test]
async fn nobody_writes_a_state_beside_the_table() {
    let app = town().await;
    let ids = applicants(&app, 1).await;
    let id = ids[0].clone();
    let skip = move |cx: &mut engine::Cx<'_>| {
        let one = cx.need(&CANDIDATES, &id)?;
        cx.update(one.with(STATUS, CandidateStatus::Hired)).map(drop)
    };
    let skipped = app.engine.transact(&TestApp::full_rights(), "skip", skip).await;
    assert_eq!(code(skipped), "flow_step_forbidden");
    let sanae = app.ctx("sanae").await;
    let by_verb = app
        .update(&sanae, &CANDIDATES, &ids[0], json!({"status": "hired"}))
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
    let french = move |cx: &mut engine::Cx<'_>| {
        let one = cx.need(&CANDIDATES, &ids[0])?;
        cx.update(one.with(crate::candidate::NATIONALITY, "FR".to_owned()))
            .map(|one| one.id)
    };
    let id = app
        .engine
        .transact(&TestApp::full_rights(), "french", french)
        .await
        .unwrap();
    let told = desk(&app, "candidates.review", json!({"id": id})).await;
    let findings = told["findings"].as_array().unwrap();
    let codes: Vec<&str> = findings.iter().map(|one| one["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["same_photo", "member_card", "nationality"]);
    assert_eq!(told["findings"][0]["candidates"][0]["$id"], told["nextId"]);
    assert_eq!(
        (told["files"].as_array().unwrap().len(), &told["waiting"]),
        (5, &json!(2))
    );
    assert_eq!(told["trackingNumber"].as_str().unwrap().len(), 14);
    desk(&app, "candidates.validate", json!({"ids": [id]})).await;
}

/// A file that the secretary sends; its id.
pub async fn send(app: &TestApp, name: &str, content: Vec<u8>) -> String {
    let ctx = app.ctx("sanae").await;
    let bucket = app.engine.bucket("applications").unwrap();
    app.engine.may_send(&ctx.rights, bucket).unwrap();
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
    let received = app.engine.receive_file(&ctx, bucket, incoming).await.unwrap();
    received.file["$id"].as_str().unwrap().to_owned()
}

/// An application on paper, by its card and the day on which it came.
pub fn paper(card: &str, received: &str, files: Json) -> Json {
    let mut paper = data(card);
    paper["recruitmentId"] = json!("exam");
    paper["receivedOn"] = json!(received);
    paper["files"] = files;
    paper
}

#[tokio::test]
async fn a_paper_file_is_entered_at_the_desk_and_corrected_there() {
    let app = town().await;
    let [photo, request] = [
        send(&app, "p.jpg", portrait()).await,
        send(&app, "r.pdf", pdf(400)).await,
    ];
    let files = json!({"photo": photo, "request": request});
    let entered = desk(&app, "candidates.enter", paper("CD123456", "2026-11-19", files)).await;
    assert_eq!(
        [&entered["source"], &entered["photoId"]],
        [&json!("desk"), &json!(photo)]
    );
    assert!(entered["receivedOn"].as_str().unwrap().starts_with("2026-11-19"));
    let told = desk(&app, "candidates.review", json!({"id": entered["$id"]})).await;
    let findings = told["findings"].as_array().unwrap().iter();
    assert_eq!(findings.filter(|one| one["code"] == "document_missing").count(), 3);
    let again = paper("CD123456", "2026-11-19", json!({}));
    assert_eq!(refusal(&app, "candidates.enter", again).await, "application_exists");
    let wrong = paper("EF123456", "2026-11-19", json!({"request": photo}));
    assert_eq!(
        refusal(&app, "candidates.enter", wrong).await,
        "application_file_not_pdf"
    );
    let amended = json!({"id": entered["$id"], "phone": "0655555555", "reason": "Numéro corrigé"});
    assert_eq!(desk(&app, "candidates.amend", amended).await["phone"], "+212655555555");
}

#[tokio::test]
async fn a_paper_file_came_on_a_day_before_the_deadline() {
    let app = town().await;
    let enter = async |received: &str| refusal(&app, "candidates.enter", paper("EF123456", received, json!({}))).await;
    assert_eq!(enter("2026-11-21").await, "application_received_in_future");
    app.at("2026-12-01T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    assert_eq!(enter("2026-11-26").await, "application_received_late");
    assert_eq!(
        enter("2026-11-25").await,
        "application_received_hour",
        "the last day has an hour"
    );
    let at = |hour: &str| {
        let mut one = paper("EF123456", "2026-11-25", json!({}));
        one["receivedTime"] = json!(hour);
        one
    };
    assert_eq!(
        refusal(&app, "candidates.enter", at("23:30")).await,
        "application_received_late"
    );
    assert_eq!(
        refusal(&app, "candidates.enter", at("soir")).await,
        "general_argument_invalid"
    );
    let entered = desk(&app, "candidates.enter", at("08:00")).await;
    assert_eq!(entered["receivedTime"], "08:00");
}

#[tokio::test]
async fn nobody_decides_on_their_own_application() {
    let app = town().await;
    let ids = applicants(&app, 2).await;
    open(&app, ExamStatus::Closed).await;
    let file = app.employee("sanae", "AB100000", json!({})).await;
    let own = app.all(&CANDIDATES).await;
    let own = &own
        .iter()
        .find(|one| one.value("CIN").text() == Some("AB100000"))
        .unwrap()
        .id;
    let acts = [
        ("candidates.validate", json!({"ids": [own]})),
        (
            "candidates.eliminate",
            json!({"ids": [own], "reason": "Dossier incomplet"}),
        ),
        (
            "candidates.amend",
            json!({"id": own, "reason": "Erreur", "nameFr": "Autre"}),
        ),
        (
            "candidates.prove",
            json!({"id": own, "claim": "service", "state": "proved", "reason": "Vu"}),
        ),
    ];
    for account in [
        json!({"persoActif": "sanae"}),
        json!({"persoActif": null, "personPublicDataID": file["personId"]}),
    ] {
        app.change(app.collection("users"), "sanae", account).await;
        for (act, asked) in acts.clone() {
            assert_eq!(refusal(&app, act, asked).await, "decision_on_oneself", "{act}");
        }
    }
    let both = desk(&app, "candidates.validate", json!({"ids": ids})).await;
    assert_eq!(both["done"].as_array().unwrap().len(), 1, "the others stand");
}
