//! Who settles an appeal, and who does not: acts times people.

use schema::{Document, Id};
use serde_json::json;

use super::{accept, carry_out, file_appeal};
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::marked_town::{act, announced_town, candidate_row, house, marked_town, sign};
use crate::testing::{TestApp, code};

/// Seats somebody in a committee, as whoever keeps it.
async fn seat(app: &TestApp, who: &str, by: &str, committee: &str, decision: Option<&str>) -> schema::Result<String> {
    let mut row = json!({"committeeId": committee, "name": who, "role": "member", "userId": who});
    if let Some(decision) = decision {
        row["decisionRef"] = json!(decision);
    }
    let made = app.create(&app.ctx(by).await, &COMMITTEE_MEMBERS, row).await?;
    Ok(made["$id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn one_person_changes_no_locked_mark() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    assert_eq!(
        code(act(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await),
        "signature_not_a_person",
        "without a password"
    );
    sign(&app, "mourad", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    assert_eq!(
        code(carry_out(&app, "mourad", &id).await),
        "appeal_carried_out_by_another"
    );
    assert_eq!(
        code(carry_out(&app, "mina", &id).await),
        "appeal_carried_out_by_another",
        "marked it"
    );
    assert_eq!(
        code(carry_out(&app, "omar", &id).await),
        "appeal_carried_out_by_another",
        "heard it not"
    );
    let without = act(&app, "wafa", "appeals.carryOut", json!({"id": id, "reason": "Fondé"})).await;
    assert_eq!(code(without), "signature_not_a_person");
    carry_out(&app, "wafa", &id).await.unwrap();
    assert_eq!(candidate_row(&app, "c1").await["written_grade"], json!(15));
}

#[tokio::test]
async fn a_seat_that_is_given_after_the_lock_counts_by_a_decision_alone_and_for_nobody_who_gave_it() {
    let app = announced_town().await;
    app.user("nadia", json!({})).await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    assert_eq!(
        code(seat(&app, "nadia", "sanae", "w", None).await),
        "committee_member_needs_decision",
        "the exam was sat"
    );
    seat(&app, "nadia", "sanae", "w", Some("9/2026")).await.unwrap();
    seat(&app, "karim", "karim", "w", Some("10/2026")).await.unwrap();
    assert_eq!(
        code(sign(&app, "karim", "appeals.decide", accept(&id, 20.0)).await),
        "appeal_not_yours",
        "seated himself"
    );
    sign(&app, "nadia", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    carry_out(&app, "mourad", &id).await.unwrap();
}

#[tokio::test]
async fn a_member_is_neither_taken_away_nor_exchanged_once_the_exam_was_sat() {
    let app = announced_town().await;
    app.user("nadia", json!({})).await;
    let secretariat = app.ctx("sanae").await;
    let gone = app
        .engine
        .transact(&secretariat, "test", |cx| cx.delete(&COMMITTEE_MEMBERS, "mina"))
        .await;
    assert_eq!(code(gone), "committee_member_stays");
    let exchange = app.engine.transact(&secretariat, "test", |cx| {
        let seat = cx.need(&COMMITTEE_MEMBERS, "mina")?;
        cx.update(seat.with(crate::committee_member::USER, Id::from("nadia")))
            .map(drop)
    });
    assert_eq!(code(exchange.await), "committee_member_needs_decision");
}

#[tokio::test]
async fn a_committee_becomes_no_other_once_the_exam_was_sat() {
    let app = announced_town().await;
    let secretariat = app.ctx("sanae").await;
    let other = json!({"kind": "written"});
    let refused = app.update(&secretariat, &COMMITTEES, "o", other).await;
    assert_eq!(code(refused), "committee_of_sat_exam");
    let named = json!({"typeFr": "Jury de l’oral"});
    app.update(&secretariat, &COMMITTEES, "o", named).await.unwrap();
}

/// Every act that gives, moves or locks a mark, with what it is asked.
fn mark_acts(appeal: &str) -> Vec<(&'static str, serde_json::Value)> {
    vec![
        (
            "examCopies.mark",
            json!({"examTestId": "essay", "number": "1", "mark": 20}),
        ),
        (
            "candidates.mark",
            json!({"candidateId": "c1", "examTestId": "talk", "mark": 20}),
        ),
        ("examLocks.close", json!({"recruitmentId": "exam", "phase": "written"})),
        ("examLocks.close", json!({"recruitmentId": "exam", "phase": "oral"})),
        ("examLocks.close", json!({"recruitmentId": "exam", "phase": "ranking"})),
        (
            "recruitments.setMinima",
            json!({"id": "exam", "minima": [{"examTestId": "essay", "minMark": 5}]}),
        ),
        ("appeals.decide", accept(appeal, 20.0)),
        ("appeals.carryOut", json!({"id": appeal, "reason": "Oui"})),
    ]
}

#[tokio::test]
async fn the_secretariat_gives_moves_and_locks_no_mark_with_a_seat_neither() {
    let app = announced_town().await;
    let filed = file_appeal(&app, "c1", Some("essay")).await;
    let accepted = file_appeal(&app, "c2", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&accepted, 15.0))
        .await
        .unwrap();
    for seated in [false, true] {
        if seated {
            for committee in ["w", "o"] {
                seat(&app, "sanae", "karim", committee, Some("9/2026")).await.unwrap();
            }
        }
        for appeal in [&filed, &accepted] {
            for (action, asked) in mark_acts(appeal) {
                for who in ["sanae", "karim"] {
                    let done = sign(&app, who, action, asked.clone()).await;
                    let refused = done.expect_err(action);
                    let status = refused.rejection().map(|refused| refused.kind.status);
                    assert!(
                        matches!(status, Some(403 | 404)),
                        "{action} by {who}, seated {seated}: {refused:?}"
                    );
                }
            }
        }
    }
    assert_eq!(candidate_row(&app, "c1").await["written_grade"], json!(14));
}

#[tokio::test]
async fn a_seat_of_the_secretariat_takes_nobodys_place() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    seat(&app, "sanae", "karim", "w", Some("9/2026")).await.unwrap();
    let appeal = id.clone();
    house(&app, move |cx| {
        let row = cx.need(&crate::appeal::APPEALS, &appeal)?;
        let first = ["mina", "mourad"].map(Id::from).to_vec();
        cx.update(row.with(crate::appeal::FIRST_DECIDED_BY, first)).map(drop)
    })
    .await;
    sign(&app, "omar", "appeals.decide", accept(&id, 15.0)).await.unwrap();
    carry_out(&app, "oumaima", &id).await.unwrap();
}

#[tokio::test]
async fn seats_of_a_draft_need_no_decision_of_their_own() {
    let app = marked_town().await;
    house(&app, |cx| {
        // Nobody has come yet.
        for mut row in cx.all(&crate::exam_presence::EXAM_PRESENCE_ROWS, [])? {
            row.set(crate::exam_presence::PRESENT, false);
            cx.update(row)?;
        }
        Ok(())
    })
    .await;
    app.user("nadia", json!({})).await;
    let id = seat(&app, "nadia", "sanae", "w", None).await.unwrap();
    let row: Document = app.read(move |cx| cx.need(&COMMITTEE_MEMBERS, &id)).await;
    assert_eq!(row.get(crate::committee_member::SEATED_BY), Some(Id::from("sanae")));
}
