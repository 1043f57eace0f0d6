//! What comes after two have closed the sheet.

use std::collections::BTreeMap;

use schema::Id;
use serde_json::json;

use super::{Telephone, came, sheet};
use crate::exam_presence::tests::{close, correct, day, scan};
use crate::presence_scan::row::{DECIDED_BY, PRESENCE_SCANS, REASON, STATE, ScanState};
use crate::recruitment::tests::town::act;
use crate::testing::{TestApp, code};

/// A day whose sheet two closed without the telephone of Omar, who has seen the third and the fourth come.
async fn closed_without_omar(app: &TestApp, test: &str) {
    scan(app, "dounia", test, "0001").await.unwrap();
    for who in ["dounia", "omar"] {
        let given = json!({"examTestId": test, "withoutReason": "Téléphone hors réseau"});
        app.act(&app.signing(who).await, "examPresence.close", given)
            .await
            .unwrap();
    }
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

#[tokio::test]
async fn what_comes_after_the_closing_is_a_proposal_and_changes_nothing() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    closed_without_omar(&app, &test).await;
    let before = sheet(&app).await;
    let sent = [
        came("l1", "0001", 1),
        came("l3", "0003", 2),
        came("l4", "0004", 3),
        came("l9", "9999", 4),
    ];
    let told = telephone.send(&sent).await.unwrap();
    assert_eq!(told["sheetIsClosed"], true);
    assert_eq!(
        told["proposed"],
        json!(["l3", "l4"]),
        "the first is on the sheet already"
    );
    assert_eq!(told["answers"][3]["refusal"]["type"], "presence_code_unknown");
    assert_eq!(sheet(&app).await, before);
    assert_eq!(
        telephone.outcomes(&sent[1..3]).await,
        ["l3: stood_already", "l4: stood_already"]
    );
    telephone.hand_in().await;
}

#[tokio::test]
async fn what_came_late_is_shown_to_those_who_close() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    closed_without_omar(&app, &test).await;
    telephone
        .send(&[came("l3", "0003", 2), came("l4", "0004", 3)])
        .await
        .unwrap();
    let standing = act(&app, "dounia", "presenceLists.standing", json!({"examTestId": test}))
        .await
        .unwrap();
    let shown: Vec<_> = standing["proposals"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["candidateNumber"].as_str().unwrap(),
                one["holder"].as_str().unwrap(),
                &one["present"],
            )
        })
        .collect();
    let yes = json!(true);
    assert_eq!(shown, [("0003", "Agent PB1003", &yes), ("0004", "Agent PB1003", &yes)]);
}

#[tokio::test]
async fn a_proposal_is_taken_up_by_minutes_and_the_draw_waits_for_it() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    closed_without_omar(&app, &test).await;
    telephone
        .send(&[came("l3", "0003", 2), came("l4", "0004", 3)])
        .await
        .unwrap();
    let drawn = app
        .act(&app.signing("samira").await, "recruitments.draw", json!({"id": "exam"}))
        .await;
    assert_eq!(
        code(drawn),
        "presence_proposals_waiting",
        "after the draw nothing could take it up"
    );
    let order = json!({"examTestId": test, "present": ["0003"], "reason": "Téléphone arrivé après la clôture"});
    correct(&app, "omar", order.clone()).await.unwrap();
    correct(&app, "dounia", order).await.unwrap();
    assert!(sheet(&app).await["c3"].0);
    let rows = app.all(&PRESENCE_SCANS).await;
    let states: BTreeMap<_, _> = rows
        .iter()
        .map(|row| (row.id.as_str(), row.get(STATE).unwrap()))
        .collect();
    assert_eq!([states["l3"], states["l4"]], [ScanState::Accepted, ScanState::Proposed]);
    let drawn = app
        .act(&app.signing("samira").await, "recruitments.draw", json!({"id": "exam"}))
        .await;
    assert_eq!(code(drawn), "presence_proposals_waiting");
}

#[tokio::test]
async fn a_proposal_is_put_aside_with_a_reason_and_the_draw_goes_on() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    closed_without_omar(&app, &test).await;
    telephone.send(&[came("l4", "0004", 3)]).await.unwrap();
    let dismiss = async |who: &str, id: &str, reason: &str| {
        act(
            &app,
            who,
            "presenceScans.dismiss",
            json!({"presenceScanId": id, "reason": reason}),
        )
        .await
    };
    assert_eq!(
        code(dismiss("samira", "l4", "Erreur").await),
        "presence_not_invigilator"
    );
    assert_eq!(
        code(dismiss("dounia", "l4", " … ").await),
        "presence_proposal_needs_reason"
    );
    dismiss("dounia", "l4", "Numéro mal lu").await.unwrap();
    assert_eq!(
        code(dismiss("dounia", "l4", "Encore").await),
        "presence_proposal_decided"
    );
    let rows = app.all(&PRESENCE_SCANS).await;
    let put_aside = rows.iter().find(|row| row.id == "l4").unwrap();
    assert_eq!(
        (put_aside.get(REASON).as_deref(), put_aside.get(DECIDED_BY)),
        (Some("Numéro mal lu"), Some(Id("dounia".to_owned())))
    );
    assert_eq!(put_aside.get(STATE), Some(ScanState::Dismissed));
    assert!(!sheet(&app).await["c4"].0);
    app.act(&app.signing("samira").await, "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
}

#[tokio::test]
async fn what_arrives_between_two_signatures_voids_the_first() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    telephone.send(&[came("a1", "0001", 1)]).await.unwrap();
    telephone.hand_in().await;
    close(&app, "dounia", &test).await.unwrap();
    let late = Telephone::of(&app, "omar", &test).await;
    assert_eq!(late.list, telephone.list);
    late.send(&[came("a2", "0002", 2)]).await.unwrap();
    late.hand_in().await;
    assert_eq!(close(&app, "omar", &test).await.unwrap()["waitsForSecond"], true);
    assert_eq!(close(&app, "dounia", &test).await.unwrap()["present"], 2);
}
