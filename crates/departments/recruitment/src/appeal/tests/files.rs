//! Appeals about what the review of files decided: claims, and who is left to settle them.

use schema::{Date, Id};
use serde_json::{Value as Json, json};

use super::branches::eliminated_town;
use super::carry_out;
use crate::appeal::{APPEALS, FIRST_DECIDED_BY};
use crate::candidate::{self, CANDIDATES, ProofState, ReservedGround};
use crate::marked_town::{act, candidate_row, house, sign};
use crate::testing::{TestApp, code};

/// The one who is eliminated claims a ground and years of service, of whom nobody has decided yet.
async fn claiming_town() -> TestApp {
    let app = eliminated_town().await;
    for name in ["salma", "said"] {
        app.user(name, json!({"permissions": ["recruitment-system:*"]})).await;
    }
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c7")?;
        let row = row
            .with(candidate::GROUND, ReservedGround::Disability)
            .with(candidate::SERVICE_MONTHS, 60)
            .with(candidate::BIRTH_DATE, Date("1984-03-02".parse().unwrap()));
        cx.update(row).map(drop)
    })
    .await;
    app
}

async fn prove(app: &TestApp, who: &str, claim: &str, state: &str) {
    let order = json!({"id": "c7", "claim": claim, "state": state, "reason": "Attestation illisible"});
    act(app, who, "candidates.prove", order).await.unwrap();
}

/// An appeal of the one who is eliminated, entered at the desk.
async fn enter(app: &TestApp, about: &str) -> String {
    let paper = json!({"candidateId": "c7", "about": about, "text": "Je conteste.", "filedAt": "2026-11-20T10:00:00Z"});
    let filed = act(app, "sanae", "appeals.enter", paper).await.unwrap();
    filed["$id"].as_str().unwrap().to_owned()
}

fn accepted(id: &str) -> Json {
    json!({"id": id, "decision": "accepted", "reason": "Pièce relue"})
}

#[tokio::test]
async fn whoever_decided_of_either_claim_decides_no_appeal_about_the_file() {
    let app = claiming_town().await;
    prove(&app, "salma", "ground", "not").await;
    prove(&app, "said", "service", "proved").await;
    let id = enter(&app, "ground").await;
    let appeal = app.all(&APPEALS).await.remove(0);
    let first = appeal.get(FIRST_DECIDED_BY).unwrap();
    assert_eq!(
        first,
        ["said", "salma", "sanae"].map(Id::from),
        "who reviewed it and who decided of each claim"
    );
    let own = sign(&app, "salma", "appeals.decide", accepted(&id)).await;
    assert_eq!(code(own), "appeal_decided_first");
}

#[tokio::test]
async fn where_nobody_is_left_of_the_secretariat_members_of_other_committees_settle_an_appeal_about_a_file() {
    let app = claiming_town().await;
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c7")?;
        cx.update(row.with(candidate::SECOND_LOOK_BY, Id::from("said")))
            .map(drop)
    })
    .await;
    let with_one_left = enter(&app, "elimination").await;
    let other = sign(&app, "wafa", "appeals.decide", accepted(&with_one_left)).await;
    assert_eq!(code(other), "appeal_not_yours", "a clerk and an administrator are left");
    prove(&app, "salma", "ground", "not").await;
    let id = enter(&app, "elimination").await;
    sign(&app, "wafa", "appeals.decide", accepted(&id)).await.unwrap();
    assert_eq!(
        code(carry_out(&app, "said", &id).await),
        "appeal_carried_out_by_another"
    );
    carry_out(&app, "omar", &id).await.unwrap();
    assert_eq!(candidate_row(&app, "c7").await["status"], "validated");
}

/// The one who claims service is left out because it was not proved.
async fn left_out_town() -> TestApp {
    let app = claiming_town().await;
    house(&app, |cx| {
        let reason = "Services non justifiés\u{a0}: plus de 40 ans".to_owned();
        let row = cx.need(&CANDIDATES, "c7")?.with(candidate::ELIMINATION_REASON, reason);
        cx.update(row.with(candidate::SERVICE_PROVED, ProofState::Not))
            .map(drop)
    })
    .await;
    app
}

#[tokio::test]
async fn whom_unproved_service_alone_left_out_comes_back_by_either_appeal() {
    for about in ["service", "elimination"] {
        let app = left_out_town().await;
        let id = enter(&app, about).await;
        sign(&app, "salma", "appeals.decide", accepted(&id)).await.unwrap();
        let done = carry_out(&app, "said", &id).await.unwrap();
        let row = candidate_row(&app, "c7").await;
        assert_eq!(
            [&row["status"], &row["serviceProved"]],
            ["validated", "proved"],
            "{about}"
        );
        assert!(row["candidateNumber"].is_string(), "{about}");
        assert_eq!(done["moved"][0]["to"], "validated", "{about}");
    }
}

#[tokio::test]
async fn a_claim_that_is_proved_by_an_appeal_brings_nobody_back_who_was_eliminated_for_something_else() {
    let app = claiming_town().await;
    prove(&app, "salma", "ground", "not").await;
    let id = enter(&app, "ground").await;
    sign(&app, "karim", "appeals.decide", accepted(&id)).await.unwrap();
    let done = carry_out(&app, "said", &id).await.unwrap();
    let row = candidate_row(&app, "c7").await;
    assert_eq!(
        [&row["status"], &row["groundProved"]],
        ["eliminated_pre_written", "proved"]
    );
    let minutes = app.record_text(&done["paper"]).await;
    assert!(minutes.contains("Candidat 6"), "who has no number is named: {minutes}");
}

#[tokio::test]
async fn a_claim_that_is_refused_after_the_provisional_list_is_told_by_itself() {
    let app = claiming_town().await;
    prove(&app, "salma", "service", "proved").await;
    assert_eq!(candidate_row(&app, "c7").await["letterDueAt"], Json::Null);
    prove(&app, "salma", "ground", "not").await;
    assert!(candidate_row(&app, "c7").await["letterDueAt"].is_string());
}
