//! Appeals, from the verification page to what they change.

use schema::{Document, Id};
use serde_json::{Value as Json, json};

use super::{APPEALS, AppealSubject, FIRST_DECIDED_BY};
use crate::grade_entry::GRADE_ENTRIES;
use crate::marked_town::{act, candidate_row, heard_town, house, lock, sign};
use crate::testing::{TestApp, code};

/// c2 and c5 are hired, c1 waits with 12.80.
async fn announced() -> TestApp {
    let app = heard_town(&[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await;
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    sign(
        &app,
        "sanae",
        "recruitments.announce",
        json!({"id": "exam", "kind": "final"}),
    )
    .await
    .unwrap();
    app
}

/// An appeal as the verification page files it.
async fn filed(app: &TestApp, candidate: &'static str, test: Option<&'static str>) -> String {
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
            .with(FIRST_DECIDED_BY, deciders);
        appeal.set_or_clear(super::TEST, test);
        Ok(cx.create(appeal)?.id)
    })
    .await
}

fn accept(id: &str, mark: f64) -> Json {
    json!({"id": id, "decision": "accepted", "reason": "Deux pages oubliées", "mark": mark})
}

#[tokio::test]
async fn an_appeal_is_not_decided_by_who_decided_first_nor_by_the_secretariat() {
    let app = announced().await;
    let id = filed(&app, "c1", Some("essay")).await;
    assert_eq!(
        code(act(&app, "mina", "appeals.decide", accept(&id, 15.0)).await),
        "appeal_decided_first"
    );
    for who in ["sanae", "omar", "walid", "karim"] {
        assert_eq!(
            code(act(&app, who, "appeals.decide", accept(&id, 15.0)).await),
            "appeal_not_yours",
            "{who}"
        );
    }
    let no_mark = json!({"id": id, "decision": "accepted", "reason": "Oui"});
    assert_eq!(
        code(act(&app, "mourad", "appeals.decide", no_mark).await),
        "appeal_needs_mark"
    );
    let word = json!({"id": id, "decision": "perhaps", "reason": "Oui"});
    assert_eq!(
        code(act(&app, "mourad", "appeals.decide", word).await),
        "appeal_decision_word"
    );
    act(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    assert_eq!(
        code(act(&app, "mourad", "appeals.decide", accept(&id, 16.0)).await),
        "appeal_already_decided"
    );
}

#[tokio::test]
async fn an_accepted_appeal_is_a_new_entry_beside_the_marks_before() {
    let app = announced().await;
    let id = filed(&app, "c1", Some("essay")).await;
    act(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
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
    let row = candidate_row(&app, "c1").await;
    assert_eq!(row["written_grade"], json!(14), "decided, not carried out");
}

#[tokio::test]
async fn carrying_out_moves_nobody_who_was_announced_as_hired() {
    let app = announced().await;
    let id = filed(&app, "c1", Some("essay")).await;
    act(&app, "mourad", "appeals.decide", accept(&id, 20.0)).await.unwrap();
    let order = json!({"id": id, "reason": "Recours fondé"});
    for who in ["mourad", "sanae"] {
        assert_eq!(
            code(act(&app, who, "appeals.carryOut", order.clone()).await),
            "appeal_carried_out_by_president",
            "{who}"
        );
    }
    let shown = json!({"id": id, "reason": "Recours fondé", "preview": true});
    assert_eq!(
        act(&app, "wafa", "appeals.carryOut", shown).await.unwrap(),
        json!({"moved": []})
    );
    let done = act(&app, "wafa", "appeals.carryOut", order.clone()).await.unwrap();
    assert!(done["runId"].is_string());
    let row = candidate_row(&app, "c1").await;
    assert_eq!(
        (&row["written_grade"], &row["status"]),
        (&json!(20), &json!("waiting_list")),
        "next in line"
    );
    assert_eq!(
        code(act(&app, "wafa", "appeals.carryOut", order).await),
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
    let app = announced().await;
    let id = filed(&app, "c1", Some("essay")).await;
    act(&app, "mourad", "appeals.decide", accept(&id, 20.0)).await.unwrap();
    let order =
        |preview: bool| json!({"id": id, "reason": "Recours fondé", "decisionRef": "44/2026", "preview": preview});
    let moved = json!([{"candidateId": "c1", "candidateNumber": "101", "from": "waiting_list", "to": "hired"}]);
    assert_eq!(
        act(&app, "wafa", "appeals.carryOut", order(true)).await.unwrap()["moved"],
        moved
    );
    act(&app, "wafa", "appeals.carryOut", order(false)).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let told = sign(
        &app,
        "sanae",
        "recruitments.announce",
        json!({"id": "exam", "kind": "final"}),
    )
    .await
    .unwrap();
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
    let id = filed(&app, "c4", Some("essay")).await;
    act(&app, "mourad", "appeals.decide", accept(&id, 10.0)).await.unwrap();
    let moved = act(
        &app,
        "wafa",
        "appeals.carryOut",
        json!({"id": id, "reason": "Erreur d’addition", "preview": true}),
    );
    let moved = moved.await.unwrap();
    assert_eq!(moved["moved"][0]["to"], "passed_written");
    act(
        &app,
        "wafa",
        "appeals.carryOut",
        json!({"id": id, "reason": "Erreur d’addition"}),
    )
    .await
    .unwrap();
    let row = candidate_row(&app, "c4").await;
    assert_eq!(
        (&row["status"], &row["written_grade"]),
        (&json!("passed_written"), &json!(10))
    );
}
