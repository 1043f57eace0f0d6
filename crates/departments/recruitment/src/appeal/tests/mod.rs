//! Appeals, from the verification page to what they change.

use accounts::master_key::MasterKey;
use engine::{RequestContext, Rights};
use platform::open_place::open_places;
use schema::{Document, Id};
use serde_json::{Value as Json, json};

use super::{APPEALS, AppealSubject, FIRST_DECIDED_BY};

mod authority;
mod branches;
mod files;
mod late;
mod open_acts;
mod presence;
use crate::candidate::code::APPLICANT_CODES;
use crate::candidate::{CANDIDATES, EMAIL, TRACKING_HASH, tracking_number};
use crate::grade_entry::GRADE_ENTRIES;
use crate::marked_town::{act, announced_town, candidate_row, house, lock, set_status, sign};
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code};

/// An appeal as the verification page files it.
pub(super) async fn file_appeal(app: &TestApp, candidate: &'static str, test: Option<&'static str>) -> String {
    house(app, move |cx| {
        let row = cx.need(&crate::candidate::CANDIDATES, candidate)?;
        let about = if test.is_some() {
            AppealSubject::Mark
        } else {
            AppealSubject::Ranking
        };
        let test = test.map(Id::from);
        let deciders = super::first_decided::first_deciders(cx, &row, about, test.as_ref())?;
        let mut appeal = Document::new(&APPEALS)
            .with(super::CANDIDATE, Id::from(candidate))
            .with(super::RECRUITMENT, Id::from("exam"))
            .with(super::ABOUT, about)
            .with(super::TEXT, "Ma copie n’a pas été lue jusqu’au bout.".to_owned())
            .with(super::FILED_AT, cx.moment())
            .with(FIRST_DECIDED_BY, deciders);
        appeal.set_or_clear(super::TEST, test);
        Ok(cx.create(appeal)?.id)
    })
    .await
}

/// Carries an appeal out, with the password a moment before.
pub(super) async fn carry_out(app: &TestApp, who: &str, id: &str) -> schema::Result<Json> {
    sign(
        app,
        who,
        "appeals.carryOut",
        json!({"id": id, "reason": "Recours fondé"}),
    )
    .await
}

pub(super) fn accept(id: &str, mark: f64) -> Json {
    json!({"id": id, "decision": "accepted", "reason": "Deux pages oubliées", "mark": mark})
}

#[tokio::test]
async fn an_appeal_is_not_decided_by_who_decided_first_nor_by_the_secretariat() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    assert_eq!(
        code(sign(&app, "mina", "appeals.decide", accept(&id, 15.0)).await),
        "appeal_decided_first"
    );
    for who in ["sanae", "omar", "walid", "karim"] {
        assert_eq!(
            code(sign(&app, who, "appeals.decide", accept(&id, 15.0)).await),
            "appeal_not_yours",
            "{who}"
        );
    }
    let no_mark = json!({"id": id, "decision": "accepted", "reason": "Oui"});
    assert_eq!(
        code(sign(&app, "mourad", "appeals.decide", no_mark).await),
        "appeal_needs_mark"
    );
    let word = json!({"id": id, "decision": "perhaps", "reason": "Oui"});
    assert_eq!(
        code(sign(&app, "mourad", "appeals.decide", word).await),
        "appeal_decision_word"
    );
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    assert_eq!(
        code(sign(&app, "mourad", "appeals.decide", accept(&id, 16.0)).await),
        "appeal_already_decided"
    );
}

#[tokio::test]
async fn an_accepted_appeal_is_a_new_entry_beside_the_marks_before() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    let before = app.all(&GRADE_ENTRIES).await.len();
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    assert_eq!(app.all(&GRADE_ENTRIES).await.len(), before, "decided, not carried out");
    assert_eq!(candidate_row(&app, "c1").await["written_grade"], json!(14));
    carry_out(&app, "wafa", &id).await.unwrap();
    let entry = app.all(&GRADE_ENTRIES).await.pop().unwrap();
    assert_eq!(entry.get(crate::grade_entry::APPEAL), Some(Id(id)));
    assert_eq!(
        entry.get(crate::grade_entry::REASON).as_deref(),
        Some("Deux pages oubliées")
    );
    assert!(
        entry.get(crate::grade_entry::REPLACES).is_some(),
        "the mark before stays, and is named"
    );
    assert_eq!(candidate_row(&app, "c1").await["written_grade"], json!(15));
}

#[tokio::test]
async fn an_appeal_of_a_completed_exam_that_waits_keeps_the_page_open_to_who_may_settle_it() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    set_status(&app, ExamStatus::Completed).await;
    // What one may open is read with the eyes of the house: who calls is a user that is named.
    let places = |who: &str| {
        let user = Id::from(who);
        app.read(move |cx| open_places(cx, &user))
    };
    assert_eq!(
        places("wafa").await,
        ["/recruitment-system/marking"],
        "may carry it out"
    );
    assert!(places("mourad").await.is_empty(), "has decided");
}

#[tokio::test]
async fn carrying_out_moves_nobody_who_was_announced_as_hired() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 20.0)).await.unwrap();
    let order = json!({"id": id, "reason": "Recours fondé"});
    for who in ["mourad", "sanae"] {
        assert_eq!(
            code(sign(&app, who, "appeals.carryOut", order.clone()).await),
            "appeal_carried_out_by_another",
            "{who}"
        );
    }
    let shown = json!({"id": id, "reason": "Recours fondé", "preview": true});
    assert_eq!(
        sign(&app, "wafa", "appeals.carryOut", shown).await.unwrap(),
        json!({"moved": []})
    );
    let done = sign(&app, "wafa", "appeals.carryOut", order.clone()).await.unwrap();
    assert!(done["runId"].is_string());
    let row = candidate_row(&app, "c1").await;
    assert_eq!(
        (&row["written_grade"], &row["status"]),
        (&json!(20), &json!("waiting_list")),
        "next in line"
    );
    assert_eq!(
        code(sign(&app, "wafa", "appeals.carryOut", order).await),
        "appeal_not_accepted",
        "once"
    );
    let next = act(&app, "sanae", "candidates.decline", json!({"id": "c5"}))
        .await
        .unwrap();
    assert_eq!(next["next"]["$id"], "c1");
}

#[tokio::test]
async fn a_decision_gives_whoever_appealed_a_post_more() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 20.0)).await.unwrap();
    let order =
        |preview: bool| json!({"id": id, "reason": "Recours fondé", "decisionRef": "44/2026", "preview": preview});
    let moved = json!([{"candidateId": "c1", "candidateNumber": "101", "from": "waiting_list", "to": "hired"}]);
    assert_eq!(
        sign(&app, "wafa", "appeals.carryOut", order(true)).await.unwrap()["moved"],
        moved
    );
    sign(&app, "wafa", "appeals.carryOut", order(false)).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let again = json!({"id": "exam", "kind": "final", "reason": "Recours exécuté"});
    let told = sign(&app, "sanae", "recruitments.announce", again).await.unwrap();
    assert_eq!(told["lists"][0]["entries"].as_array().unwrap().len(), 3);
    for id in ["c1", "c2", "c5"] {
        assert_eq!(candidate_row(&app, id).await["publishedStatus"], "hired", "{id}");
    }
    let papers = app.all(app.collection("authenticDocuments")).await;
    let lists: Vec<_> = papers
        .iter()
        .filter(|paper| paper.value("kind").text() == Some("exam_results"))
        .collect();
    let replaced = lists
        .iter()
        .filter(|paper| paper.value("state").text() == Some("replaced"))
        .count();
    assert!(replaced >= 1, "the list before is replaced by the new one");
}

#[tokio::test]
async fn a_failed_half_is_passed_by_an_appeal() {
    let app = crate::marked_town::lifted_town(crate::marked_town::MARKS).await;
    let id = file_appeal(&app, "c4", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 10.0)).await.unwrap();
    let moved = act(
        &app,
        "wafa",
        "appeals.carryOut",
        json!({"id": id, "reason": "Erreur d’addition", "preview": true}),
    );
    let moved = moved.await.unwrap();
    assert_eq!(moved["moved"][0]["to"], "passed_written");
    carry_out(&app, "wafa", &id).await.unwrap();
    let row = candidate_row(&app, "c4").await;
    assert_eq!(
        (&row["status"], &row["written_grade"]),
        (&json!("passed_written"), &json!(10))
    );
}

/// What c3 knows: the card and the number of the receipt.
async fn applicant_words(app: &TestApp) -> Json {
    let number = house(app, |cx| {
        let number = tracking_number::of(cx, "c3")?;
        let hash = tracking_number::hash(cx, &number)?;
        let row = cx.need(&CANDIDATES, "c3")?.with(EMAIL, "c3@example.ma".to_owned());
        cx.update(row.with(TRACKING_HASH, hash))?;
        Ok(number)
    })
    .await;
    json!({"CIN": "JB10003", "trackingNumber": number})
}

/// Files an appeal as a stranger, with the code of a mail.
async fn file(app: &TestApp, known: &Json, more: Json) -> schema::Result<Json> {
    let guest = RequestContext {
        network: Some("a".to_owned()),
        ..RequestContext::new(Rights::guest())
    };
    let mut asked = known.clone();
    asked["purpose"] = json!("appeal");
    app.act(&guest, "candidates.code", asked).await?;
    let row = app
        .read(|cx| Ok(cx.newest(&APPLICANT_CODES, [], 0, 1)?.remove(0).id))
        .await;
    let code = app.read(move |cx| Ok(MasterKey::need(cx)?.code(&row))).await;
    let mut data = known.clone();
    data["code"] = json!(code);
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.act(&guest, "candidates.appeal", data).await
}

#[tokio::test]
async fn a_candidate_appeals_with_the_mailed_code_while_the_time_runs() {
    let app = announced_town().await;
    let known = applicant_words(&app).await;
    let mark = || json!({"about": "mark", "examTestId": "talk", "text": "Je conteste la note."});
    let told = file(&app, &known, mark()).await.unwrap();
    assert!(told["until"].as_str().unwrap().starts_with("2026-12-01"));
    let appeal = app.all(&APPEALS).await.remove(0);
    assert_eq!(
        appeal.get(FIRST_DECIDED_BY),
        Some(vec![Id::from("omar")]),
        "who gave the mark"
    );
    let no_test = json!({"about": "mark", "text": "Je conteste la note."});
    assert_eq!(code(file(&app, &known, no_test).await), "appeal_needs_test");
    let elimination = json!({"about": "elimination", "text": "Je conteste."});
    assert_eq!(
        code(file(&app, &known, elimination).await),
        "appeals_closed",
        "no provisional list"
    );
    for _ in 0..2 {
        app.at("2026-11-27T10:00:00Z");
        file(&app, &known, mark()).await.unwrap();
    }
    app.at("2026-11-28T10:00:00Z");
    assert_eq!(code(file(&app, &known, mark()).await), "appeals_too_many");
    app.at("2026-12-01T10:00:01Z");
    assert_eq!(code(file(&app, &known, mark()).await), "appeals_closed");
}

/// The marks of a test before and after, on paper.
async fn print_changes(app: &TestApp, who: &str, test: &str) -> schema::Result<Json> {
    let order = json!({"examTestId": test, "language": "both"});
    act(app, who, "appeals.printChanges", order).await
}

#[tokio::test]
async fn the_marks_before_and_after_print_with_their_reasons() {
    let app = announced_town().await;
    let none = print_changes(&app, "sanae", "essay").await.unwrap();
    let text = app.record_text(&none).await;
    assert!(
        text.contains("Aucune note n’a changé") && text.contains("لم تتغير أي نقطة"),
        "{text}"
    );
    for (test, candidate, decider, mark) in [("essay", "c1", "mourad", 15.0), ("talk", "c2", "othman", 16.5)] {
        let id = file_appeal(&app, candidate, Some(test)).await;
        sign(&app, decider, "appeals.decide", accept(&id, mark)).await.unwrap();
        let executor = if test == "essay" { "wafa" } else { "oumaima" };
        carry_out(&app, executor, &id).await.unwrap();
    }
    let changed = print_changes(&app, "sanae", "essay").await.unwrap();
    assert_ne!(none["docId"], changed["docId"], "another list than before");
    let text = app.record_text(&changed).await;
    for said in ["101", "14,00", "15,00", "Deux pages oubliées", "mourad"] {
        assert!(text.contains(said), "{said} in {text}");
    }
    for kept in ["Candidat 1", "JB10001", "16,50"] {
        assert!(!text.contains(kept), "{kept} in {text}");
    }
    let same = print_changes(&app, "sanae", "essay").await.unwrap();
    assert_eq!(changed["docId"], same["docId"], "nothing has changed since");
    let oral = app
        .record_text(&print_changes(&app, "sanae", "talk").await.unwrap())
        .await;
    assert!(
        oral.contains("102") && oral.contains("15,00") && oral.contains("16,50"),
        "{oral}"
    );
    let bytes = app.paper_bytes(&changed).await;
    assert!(crate::testing::pdf_text(&bytes).contains("15,00"));
}

#[tokio::test]
async fn a_mark_that_changes_twice_stands_there_twice() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    carry_out(&app, "wafa", &id).await.unwrap();
    let again = file_appeal(&app, "c1", Some("essay")).await;
    assert_eq!(
        code(sign(&app, "mina", "appeals.decide", accept(&again, 15.5)).await),
        "appeal_decided_first"
    );
    // Mina and mourad gave the marks that stand: wafa alone is left of their committee, and one of another takes the place.
    sign(&app, "wafa", "appeals.decide", accept(&again, 15.5))
        .await
        .unwrap();
    carry_out(&app, "othman", &again).await.unwrap();
    let text = app
        .record_text(&print_changes(&app, "sanae", "essay").await.unwrap())
        .await;
    assert!(
        text.contains("15,50") && text.contains("15,00") && text.contains("14,00"),
        "both changes stand: {text}"
    );
}

#[tokio::test]
async fn changed_marks_are_printed_by_the_secretariat_and_after_the_lock() {
    let app = crate::marked_town::marked_town().await;
    crate::marked_town::draw_and_assign(&app, &["mina"]).await;
    assert_eq!(
        code(print_changes(&app, "sanae", "essay").await),
        "mark_changes_before_lock"
    );
    for who in ["rachid", "mina", "wafa"] {
        assert_eq!(
            code(print_changes(&app, who, "essay").await),
            "user_unauthorized",
            "{who}"
        );
    }
}
