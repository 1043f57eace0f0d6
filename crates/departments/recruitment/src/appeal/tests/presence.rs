//! Who was there after all: recorded by two people, marked and locked as the others were.

use serde_json::json;

use super::carry_out;
use crate::candidate::CANDIDATES;
use crate::marked_town::{MARKS, act, announce, candidate_row, house, lifted_town, lock, owner_of, sign};
use crate::testing::{TestApp, code};

/// The appeal of the one who is on record as absent, accepted.
async fn accepted(app: &TestApp) -> String {
    let asked = json!({"candidateId": "c6", "about": "presence", "examTestId": "essay", "text": "J’étais en salle B.",
        "filedAt": "2026-11-20T10:00:00Z"});
    let filed = act(app, "sanae", "appeals.enter", asked).await.unwrap();
    let id = filed["$id"].as_str().unwrap().to_owned();
    // No invigilators are appointed in this town: those of the other committees take their place.
    let verdict = json!({"id": id, "decision": "accepted", "reason": "Feuille d’émargement signée"});
    assert_eq!(
        code(sign(app, "sanae", "appeals.decide", verdict.clone()).await),
        "appeal_not_yours"
    );
    assert_eq!(
        code(sign(app, "wafa", "appeals.decide", verdict.clone()).await),
        "appeal_not_yours",
        "whoever marks stays blind"
    );
    sign(app, "omar", "appeals.decide", verdict).await.unwrap();
    id
}

/// Somebody on record as absent was there after all: decided and carried out.
async fn readmitted_town() -> TestApp {
    let app = lifted_town(MARKS).await;
    announce(&app, "written").await.unwrap();
    assert_eq!(candidate_row(&app, "c6").await["publishedStatus"], "absent");
    app.at("2026-11-20T10:00:30Z");
    let id = accepted(&app).await;
    let decided = candidate_row(&app, "c6").await;
    assert_eq!(decided["status"], "failed_written", "decided, not carried out");
    carry_out(&app, "othman", &id).await.unwrap();
    app.at("2026-11-20T10:01:00Z");
    app
}

/// A first signature of the written marks.
async fn close(app: &TestApp) -> schema::Result<serde_json::Value> {
    let order = json!({"recruitmentId": "exam", "phase": "written"});
    sign(app, "wafa", "examLocks.close", order).await
}

#[tokio::test]
async fn who_was_there_after_all_is_marked_as_the_others_were() {
    let app = readmitted_town().await;
    let row = candidate_row(&app, "c6").await;
    assert_eq!(
        (&row["status"], &row["written_grade"]),
        (&json!("convoked_written"), &json!(null)),
        "no mark from the appeal"
    );
    assert_eq!(code(close(&app).await), "marks_missing");
    let rank = act(&app, "sanae", "recruitments.rank", json!({"id": "exam"})).await;
    assert_eq!(
        code(rank),
        "phase_not_locked",
        "nobody is ranked before they are marked"
    );
    let draw = json!({"id": "exam"});
    sign(&app, "sanae", "recruitments.draw", draw).await.unwrap();
    assert_eq!(owner_of(&app, "6").await, "c6", "after those that were drawn");
    let lots = json!({"examTestId": "essay", "memberIds": ["mina"]});
    let given = act(&app, "sanae", "examCopies.assign", lots).await.unwrap();
    assert_eq!(given["copies"], 1);
    for number in 1..=5 {
        let mark = json!({"examTestId": "essay", "number": number.to_string(), "mark": 13});
        let refused = act(&app, "mina", "examCopies.mark", mark).await;
        assert_eq!(code(refused), "marks_locked", "{number} stays locked");
    }
}

/// The copy of who was there after all is drawn, and Mina gives it 13.
async fn mark_late_copy(app: &TestApp) {
    sign(app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    let lots = json!({"examTestId": "essay", "memberIds": ["mina"]});
    act(app, "sanae", "examCopies.assign", lots).await.unwrap();
    let mark = json!({"examTestId": "essay", "number": "6", "mark": 13});
    act(app, "mina", "examCopies.mark", mark).await.unwrap();
}

#[tokio::test]
async fn who_was_there_after_all_is_locked_and_lifted_as_the_others_were() {
    let app = readmitted_town().await;
    mark_late_copy(&app).await;
    lock(&app, "written", "wafa", "mourad").await;
    sign(&app, "sanae", "recruitments.lift", json!({"id": "exam"}))
        .await
        .unwrap();
    let row = candidate_row(&app, "c6").await;
    assert_eq!(
        (&row["status"], &row["written_grade"]),
        (&json!("passed_written"), &json!(13))
    );
    for (candidate, grade) in [("c1", 14.0), ("c4", 9.99)] {
        let row = candidate_row(&app, candidate).await;
        assert_eq!(row["written_grade"].as_f64(), Some(grade), "{candidate}");
    }
    assert_eq!(code(close(&app).await), "marks_locked", "closed once more, once");
}

#[tokio::test]
async fn who_has_no_seat_was_summoned_to_nothing_and_has_no_presence_to_contest() {
    let app = lifted_town(MARKS).await;
    announce(&app, "written").await.unwrap();
    house(&app, |cx| {
        let mut row = cx.need(&CANDIDATES, "c6")?;
        row.clear(crate::candidate::SEAT);
        cx.update(row).map(drop)
    })
    .await;
    let asked = json!({"candidateId": "c6", "about": "presence", "examTestId": "essay", "text": "J’étais là.",
        "filedAt": "2026-11-20T10:00:00Z"});
    assert_eq!(
        code(act(&app, "sanae", "appeals.enter", asked).await),
        "appeal_without_subject"
    );
}

#[tokio::test]
async fn a_mark_that_members_of_another_committee_gave_by_an_appeal_asks_for_no_signature_of_theirs() {
    let app = readmitted_town().await;
    let id = super::file_appeal(&app, "c1", Some("essay")).await;
    let appeal = id.clone();
    house(&app, move |cx| {
        let row = cx.need(&crate::appeal::APPEALS, &appeal)?;
        let first = ["mina", "mourad"].map(schema::Id::from).to_vec();
        cx.update(row.with(crate::appeal::FIRST_DECIDED_BY, first)).map(drop)
    })
    .await;
    sign(&app, "omar", "appeals.decide", super::accept(&id, 15.0))
        .await
        .unwrap();
    carry_out(&app, "oumaima", &id).await.unwrap();
    mark_late_copy(&app).await;
    let closed = lock(&app, "written", "wafa", "mourad").await;
    assert_eq!(closed["waitsForSecond"], false);
}
