//! The branches of an appeal: won and lost, up and down, on paper at the desk, and what waits for it.

use schema::{Document, Id};
use serde_json::{Value as Json, json};

use super::{accept, carry_out, file_appeal};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::marked_town::{
    MARKS, act, announce, announced_town, announced_town_with, candidate_row, house, lifted_town, marked_town, sign,
};
use crate::testing::{TestApp, code};

/// Somebody whom the secretariat eliminated, with a provisional list that runs until the 25th.
pub(super) async fn eliminated_town() -> TestApp {
    let app = marked_town().await;
    house(&app, |cx| {
        let other = cx.need(&CANDIDATES, "c6")?;
        let mut row = Document::new(&CANDIDATES);
        row.values = other.values;
        row.clear(candidate::CANDIDATE_NUMBER);
        row.clear(candidate::SEAT);
        row.id = "c7".to_owned();
        let row = row
            .with(candidate::CIN, "JB10007".to_owned())
            .with(candidate::REVIEWED_BY, Id::from("sanae"))
            .with(candidate::ELIMINATION_REASON, "Diplôme non conforme".to_owned())
            .with(candidate::STATUS, CandidateStatus::EliminatedPreWritten);
        cx.create(row)?;
        let list = Document::new(&EXAM_LISTS)
            .with(exam_list::RECRUITMENT, Id::from("exam"))
            .with(exam_list::KIND, ListKind::Provisional)
            .with(exam_list::PUBLISHED_AT, schema::Instant(cx.now()))
            .with(
                exam_list::APPEALS_UNTIL,
                schema::Instant("2026-11-25T10:00:00Z".parse().unwrap()),
            );
        cx.create(list).map(drop)
    })
    .await;
    app
}

fn on_paper(about: &str, at: &str) -> Json {
    json!({"candidateId": "c7", "about": about, "text": "Mon diplôme est équivalent.", "filedAt": at})
}

/// Enters an appeal against the elimination that came at a moment.
async fn enter_paper(app: &TestApp, at: &str) -> schema::Result<Json> {
    act(app, "sanae", "appeals.enter", on_paper("elimination", at)).await
}

#[tokio::test]
async fn a_paper_counts_by_the_hour_of_its_receipt() {
    let app = eliminated_town().await;
    app.at("2026-11-25T12:00:00Z");
    for (at, refused) in [
        ("2026-11-20T09:59:00Z", "appeals_closed"),
        ("2026-11-25T11:00:00Z", "appeals_closed"),
        ("2026-11-26T11:00:00Z", "appeal_received_in_future"),
    ] {
        assert_eq!(code(enter_paper(&app, at).await), refused, "{at}");
    }
    let filed = enter_paper(&app, "2026-11-24T09:30:00Z").await.unwrap();
    assert_eq!(
        (&filed["filedAt"], &filed["enteredById"]),
        (&json!("2026-11-24T09:30:00.000+00:00"), &json!("sanae"))
    );
}

#[tokio::test]
async fn a_won_elimination_gives_all_that_admission_gives_and_lists_wait_for_it() {
    let app = eliminated_town().await;
    for name in ["salma", "said"] {
        app.user(name, json!({"permissions": ["recruitment-system:*"]})).await;
    }
    app.at("2026-11-25T12:00:00Z");
    let filed = enter_paper(&app, "2026-11-24T09:30:00Z").await.unwrap();
    let id = filed["$id"].as_str().unwrap().to_owned();
    let definitive = json!({"id": "exam", "kind": "definitive"});
    let wait = || act(&app, "sanae", "recruitments.publishList", definitive.clone());
    assert_eq!(code(wait().await), "appeals_unsettled");
    let verdict = json!({"id": id, "decision": "accepted", "reason": "Équivalence prouvée"});
    let first = sign(&app, "sanae", "appeals.decide", verdict.clone()).await;
    assert_eq!(code(first), "appeal_decided_first");
    sign(&app, "salma", "appeals.decide", verdict).await.unwrap();
    assert_eq!(code(wait().await), "appeals_unsettled", "won, and not carried out");
    let same = carry_out(&app, "salma", &id).await;
    assert_eq!(code(same), "appeal_carried_out_by_another");
    let done = carry_out(&app, "said", &id).await.unwrap();
    let row = candidate_row(&app, "c7").await;
    assert_eq!(row["status"], "validated");
    let number = row["candidateNumber"]
        .as_str()
        .expect("the number comes with being admitted");
    let minutes = app.record_text(&done["paper"]).await;
    for said in ["Équivalence prouvée", "Éliminé", number] {
        assert!(minutes.contains(said), "{said} in {minutes}");
    }
    wait().await.unwrap();
}

#[tokio::test]
async fn a_lost_appeal_is_settled_and_needs_its_reason() {
    let app = eliminated_town().await;
    app.user("salma", json!({"permissions": ["recruitment-system:*"]}))
        .await;
    let filed = act(
        &app,
        "sanae",
        "appeals.enter",
        on_paper("elimination", "2026-11-20T10:00:00Z"),
    )
    .await
    .unwrap();
    let refuse = |reason: &str| json!({"id": filed["$id"], "decision": "refused", "reason": reason});
    assert_eq!(
        code(sign(&app, "salma", "appeals.decide", refuse("…")).await),
        "appeal_needs_reason"
    );
    sign(
        &app,
        "salma",
        "appeals.decide",
        refuse("Diplôme d’une autre spécialité"),
    )
    .await
    .unwrap();
    app.at("2026-11-25T12:00:00Z");
    act(
        &app,
        "sanae",
        "recruitments.publishList",
        json!({"id": "exam", "kind": "definitive"}),
    )
    .await
    .unwrap();
    assert_eq!(candidate_row(&app, "c7").await["status"], "eliminated_pre_written");
}

#[tokio::test]
async fn there_is_no_mark_for_who_was_not_there_and_none_to_appeal_of_what_was_not_sat() {
    let app = announced_town().await;
    let enter = |candidate: &str, about: &str, test: Option<&str>| {
        let mut asked = json!({"candidateId": candidate, "about": about, "text": "Je conteste.",
            "filedAt": "2026-11-26T10:00:00Z"});
        if let Some(test) = test {
            asked["examTestId"] = json!(test);
        }
        asked
    };
    for (candidate, about, test) in [
        ("c6", "mark", Some("essay")),
        ("c4", "mark", Some("talk")),
        ("c1", "elimination", None),
        ("c1", "presence", Some("essay")),
        ("c4", "ranking", None),
    ] {
        let refused = act(&app, "sanae", "appeals.enter", enter(candidate, about, test)).await;
        let word = code(refused);
        assert!(
            ["appeal_without_subject", "appeals_closed"].contains(&word),
            "{candidate} {about}: {word}"
        );
    }
    // One that stood before such appeals were refused at the door.
    let id = file_appeal(&app, "c6", Some("essay")).await;
    assert_eq!(
        code(sign(&app, "mourad", "appeals.decide", accept(&id, 16.0)).await),
        "appeal_without_subject"
    );
}

#[tokio::test]
async fn a_mark_goes_down_as_it_goes_up_and_the_list_is_published_again_with_a_reason() {
    let app = lifted_town(MARKS).await;
    announce(&app, "written").await.unwrap();
    let first = app.all(&EXAM_LISTS).await.remove(0);
    let schedule = || act(&app, "sanae", "recruitments.scheduleOral", json!({"id": "exam"}));
    let up = file_appeal(&app, "c4", Some("essay")).await;
    let down = file_appeal(&app, "c3", Some("essay")).await;
    for (id, mark) in [(&up, 11.0), (&down, 8.0)] {
        sign(&app, "mourad", "appeals.decide", accept(id, mark)).await.unwrap();
        carry_out(&app, "wafa", id).await.unwrap();
    }
    for (candidate, state) in [("c4", "passed_written"), ("c3", "failed_written")] {
        assert_eq!(candidate_row(&app, candidate).await["status"], state, "{candidate}");
    }
    assert_eq!(
        code(schedule().await),
        "exam_list_outdated",
        "what is public is not so any more"
    );
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(code(announce(&app, "written").await), "results_already_announced");
    let again = json!({"id": "exam", "kind": "written", "reason": "Recours exécutés"});
    sign(&app, "sanae", "recruitments.announce", again.clone())
        .await
        .unwrap();
    let list = app.all(&EXAM_LISTS).await.remove(0);
    for field in [exam_list::PUBLISHED_AT, exam_list::APPEALS_UNTIL] {
        assert_eq!(list.get(field), first.get(field), "{} stays", field.def.name);
    }
    let revisions = list.get(exam_list::REVISIONS).unwrap();
    assert_eq!(revisions[0]["reason"], "Recours exécutés");
    assert_eq!(candidate_row(&app, "c4").await["publishedStatus"], "passed_written");
    assert_eq!(
        code(sign(&app, "sanae", "recruitments.announce", again).await),
        "results_unchanged"
    );
    schedule().await.unwrap();
}

#[tokio::test]
async fn the_oral_waits_for_the_written_list_its_days_and_its_appeals() {
    let app = lifted_town(MARKS).await;
    let schedule = || act(&app, "sanae", "recruitments.scheduleOral", json!({"id": "exam"}));
    assert_eq!(code(schedule().await), "exam_list_missing");
    announce(&app, "written").await.unwrap();
    schedule().await.unwrap();
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c1")?;
        cx.update(row.with(candidate::STATUS, CandidateStatus::ConvokedOral))
            .map(drop)
    })
    .await;
    let mark = || {
        act(
            &app,
            "omar",
            "candidates.mark",
            json!({"candidateId": "c1", "examTestId": "talk", "mark": 12}),
        )
    };
    assert_eq!(code(mark().await), "exam_list_appeals_run");
    let id = file_appeal(&app, "c4", Some("essay")).await;
    app.at("2026-11-25T10:00:01Z");
    assert_eq!(code(mark().await), "appeals_unsettled");
    let refused = json!({"id": id, "decision": "refused", "reason": "Copie relue"});
    sign(&app, "mourad", "appeals.decide", refused).await.unwrap();
    mark().await.unwrap();
}

#[tokio::test]
async fn whoever_declines_passes_the_post_by_what_was_signed() {
    // Two wait: c1 with 12.80, and c3 behind with 11.60.
    let app = announced_town_with(&[("c1", 12.0), ("c2", 15.0), ("c3", 11.0), ("c5", 11.0)]).await;
    app.at("2026-11-27T10:00:00Z");
    let id = file_appeal(&app, "c3", Some("talk")).await;
    sign(&app, "oumaima", "appeals.decide", accept(&id, 20.0))
        .await
        .unwrap();
    let by_decision = app
        .read(|cx| crate::ranking_run::facts::ExamFacts::read(cx, "exam").map(|facts| facts.inputs_hash()))
        .await;
    let signed = app
        .read(|cx| crate::ranking_run::facts::ExamFacts::read_signed(cx, "exam").map(|facts| facts.inputs_hash()))
        .await;
    assert_eq!(by_decision, signed, "a decision alone counts for nothing");
    carry_out(&app, "othman", &id).await.unwrap();
    let next = act(&app, "sanae", "candidates.decline", json!({"id": "c2"}))
        .await
        .unwrap();
    assert_eq!(next["next"]["$id"], "c1", "as two people signed it last");
}

#[tokio::test]
async fn what_is_no_longer_there_is_settled_by_changing_nothing() {
    let app = lifted_town(MARKS).await;
    announce(&app, "written").await.unwrap();
    let id = file_appeal(&app, "c4", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    let gone = json!({"id": "c4", "receivedOn": "2026-11-20"});
    let row = act(&app, "sanae", "candidates.withdrawAtDesk", gone).await.unwrap();
    assert_eq!(
        (&row["status"], &row["withdrawalReceivedOn"]),
        (&json!("withdrawn"), &json!("2026-11-20T00:00:00.000+00:00"))
    );
    let schedule = || act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}));
    let done = carry_out(&app, "wafa", &id).await.unwrap();
    assert_eq!(done["moved"], json!([]));
    let row = candidate_row(&app, "c4").await;
    assert_eq!(
        (&row["status"], &row["written_grade"]),
        (&json!("withdrawn"), &json!(9.99))
    );
    let minutes = app.record_text(&done["paper"]).await;
    assert!(minutes.contains("rien ne change"), "{minutes}");
    assert_ne!(
        code(schedule().await),
        "appeals_unsettled",
        "nobody waits for it any more"
    );
}

#[tokio::test]
async fn a_list_that_is_published_again_prints_why_and_when_it_was_first() {
    let app = lifted_town(MARKS).await;
    announce(&app, "written").await.unwrap();
    let id = file_appeal(&app, "c4", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 11.0)).await.unwrap();
    carry_out(&app, "wafa", &id).await.unwrap();
    let again = json!({"id": "exam", "kind": "written", "reason": "Recours exécutés"});
    let told = sign(&app, "sanae", "recruitments.announce", again).await.unwrap();
    let record = app.record_text(&told["papers"][0]).await;
    assert!(
        record.contains("Recours exécutés") && record.contains("Remplace la liste publiée le"),
        "{record}"
    );
}
