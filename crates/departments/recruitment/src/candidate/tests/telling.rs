//! Who is refused something learns why, wherever they are reached.

use engine::notify::{OUTBOX, SUBJECT, TO};
use schema::Id;
use serde_json::{Value as Json, json};

use super::reviewing::{desk, refusal};
use super::town::{act, attach, data, guest, hand_in, open, pdf, ticket, town_asking};
use crate::appeal::{self, APPEALS, AppealState, AppealSubject};
use crate::candidate::{CANDIDATES, LETTER_DUE_AT, LETTER_SENT_AT};
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code};

const WHY: &str = "Diplôme non conforme à l’avis";

/// Two who are eliminated, of whom the second gave no address; the card, the number and the id of each.
async fn eliminated() -> (TestApp, Vec<(Json, String)>) {
    let app = town_asking(&["cv"]).await;
    let mut known = Vec::new();
    for (card, mail) in [("AB123456", json!("souad@example.ma")), ("CD123456", Json::Null)] {
        let held = ticket(&app, "a").await;
        attach(&app, &held, "cv", &pdf(900)).await.unwrap();
        let mut words = data(card);
        words["email"] = mail;
        let told = hand_in(&app, &held, words).await.unwrap();
        let id = app.all(&CANDIDATES).await.last().unwrap().id.clone();
        known.push((json!({"CIN": card, "trackingNumber": told["trackingNumber"]}), id));
    }
    app.at("2026-11-26T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    let ids: Vec<&String> = known.iter().map(|(_, id)| id).collect();
    desk(&app, "candidates.eliminate", json!({"ids": ids, "reason": WHY})).await;
    (app, known)
}

async fn publish(app: &TestApp) {
    let list = json!({"id": "exam", "kind": "provisional", "language": "fr", "withoutSecondLook": "une seule agente"});
    desk(app, "recruitments.publishList", list).await;
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

async fn verify(app: &TestApp, who: &Json) -> Json {
    act(app, &guest("v"), "verify", who.clone(), Vec::new()).await.unwrap()
}

#[tokio::test]
async fn the_eliminated_read_why_once_the_list_is_published_and_are_told_to_look() {
    let (app, known) = eliminated().await;
    let (who, _) = &known[0];
    assert_eq!(verify(&app, who).await["reason"], Json::Null, "not before the list");
    let waiting = app.all(&OUTBOX).await.len();
    publish(&app).await;
    let told = verify(&app, who).await;
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["reason"]],
        [&json!("eliminated_pre_written"), &json!(WHY)]
    );
    let letters: Vec<_> = app.all(&OUTBOX).await.split_off(waiting);
    assert_eq!(letters.len(), 1, "one has no address");
    assert_eq!(letters[0].get(TO).as_deref(), Some("souad@example.ma"));
    let said = format!("{:?} {:?}", letters[0].get(SUBJECT), letters[0].value("body"));
    assert!(said.contains("Techniciens") && !said.contains("Diplôme"), "{said}");
}

#[tokio::test]
async fn who_gave_no_address_has_a_letter_until_it_is_sent() {
    let (app, known) = eliminated().await;
    let (_, id) = &known[1];
    let early = refusal(&app, "candidates.refusalNotice", json!({"id": id, "language": "fr"})).await;
    assert_eq!(early, "refusal_notice_too_early");
    publish(&app).await;
    let due: Vec<_> = (app.all(&CANDIDATES).await.into_iter())
        .filter(|one| one.get(LETTER_DUE_AT).is_some())
        .map(|one| one.id)
        .collect();
    assert_eq!(due, std::slice::from_ref(id), "who has an address has no letter");
    let paper = desk(&app, "candidates.refusalNotice", json!({"id": id, "language": "both"})).await;
    let record = app.record_text(&paper).await;
    assert!(
        record.contains(WHY) && record.contains("Éliminé avant l’écrit") && record.contains("CD123456"),
        "{record}"
    );
    let again = desk(&app, "candidates.refusalNotice", json!({"id": id, "language": "both"})).await;
    assert_eq!(again["docId"], paper["docId"], "the same while it says the same");
    desk(&app, "candidates.letterSent", json!({"id": id})).await;
    let row = app
        .all(&CANDIDATES)
        .await
        .into_iter()
        .find(|one| &one.id == id)
        .unwrap();
    assert!(row.get(LETTER_DUE_AT).is_none() && row.get(LETTER_SENT_AT).is_some());
    assert_eq!(
        refusal(&app, "candidates.letterSent", json!({"id": id})).await,
        "letter_not_due"
    );
}

#[tokio::test]
async fn an_author_reads_the_decision_of_an_appeal_and_has_it_on_paper() {
    let (app, known) = eliminated().await;
    publish(&app).await;
    let (who, id) = known[0].clone();
    let subject = id.clone();
    let decided = move |cx: &mut engine::Cx<'_>| {
        let at = cx.moment();
        let row = schema::Document::new(&APPEALS)
            .with(appeal::CANDIDATE, Id(subject.clone()))
            .with(appeal::RECRUITMENT, Id::from("exam"))
            .with(appeal::ABOUT, AppealSubject::Elimination)
            .with(appeal::TEXT, "Mon diplôme est celui de l’avis.".to_owned())
            .with(appeal::FILED_AT, at)
            .with(appeal::STATE, AppealState::Refused)
            .with(appeal::DECISION, "Diplôme délivré après la date limite".to_owned())
            .with(appeal::DECIDED_AT, at);
        cx.create(row).map(drop)
    };
    let before = verify(&app, &who).await;
    assert_eq!(before["appeals"], json!([]));
    app.engine
        .transact(&TestApp::full_rights(), "decide", decided)
        .await
        .unwrap();
    let told = verify(&app, &who).await;
    let own = &told["appeals"][0];
    assert_eq!(
        [&own["about"], &own["state"], &own["decision"]],
        ["elimination", "refused", "Diplôme délivré après la date limite"]
    );
    assert_eq!(own["decidedAt"], "2026-11-26T10:00:00.000+00:00");
    assert_eq!(verify(&app, &known[1].0).await["appeals"], json!([]), "nobody else's");
    let paper = desk(&app, "candidates.refusalNotice", json!({"id": id, "language": "fr"})).await;
    assert!(app.record_text(&paper).await.contains("délivré après la date limite"));
}

#[tokio::test]
async fn the_paper_of_a_list_is_handed_to_whoever_comes_by() {
    let (app, _) = eliminated().await;
    publish(&app).await;
    let exam = app
        .act(&guest("v"), "recruitments.open", json!({"id": "exam"}))
        .await
        .unwrap()["exam"]
        .clone();
    let file = exam["lists"][0]["fileId"].as_str().unwrap();
    let bucket = platform::BUCKETS
        .iter()
        .find(|one| one.id == platform::bucket::DOWNLOADABLE_DOCUMENTS)
        .unwrap();
    assert!(app.engine.open_file(&guest("v"), bucket, file).await.is_ok());
}

#[tokio::test]
async fn a_notice_is_the_secretariats_to_print() {
    let (app, known) = eliminated().await;
    app.user("dina", json!({})).await;
    let dina = app.ctx("dina").await;
    for (act, data) in [
        ("candidates.refusalNotice", json!({"id": known[0].1, "language": "fr"})),
        ("candidates.letterSent", json!({"id": known[0].1})),
    ] {
        assert_eq!(code(app.act(&dina, act, data).await), "user_unauthorized", "{act}");
    }
}

#[tokio::test]
async fn who_is_refused_two_claims_at_once_is_told_once() {
    let app = town_asking(&["cv"]).await;
    let held = ticket(&app, "a").await;
    attach(&app, &held, "cv", &pdf(900)).await.unwrap();
    let mut words = data("AB123456");
    words["ground"] = json!("disability");
    words["serviceMonths"] = json!(40);
    hand_in(&app, &held, words).await.unwrap();
    let id = app.all(&CANDIDATES).await.remove(0).id;
    app.at("2026-11-26T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    for claim in ["ground", "service"] {
        let refused = json!({"id": id, "claim": claim, "state": "not", "reason": "Carte expirée"});
        desk(&app, "candidates.prove", refused).await;
    }
    desk(&app, "candidates.validate", json!({"ids": [id]})).await;
    let before = app.all(&OUTBOX).await.len();
    publish(&app).await;
    assert_eq!(app.all(&OUTBOX).await.len(), before + 1);
}
