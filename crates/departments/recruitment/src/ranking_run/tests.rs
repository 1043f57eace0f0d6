//! Rankings over rows: computed, shown, explained, tried.

use serde_json::{Value as Json, json};

use super::{RANKING_RUNS, RunState, STATE};
use crate::calculation_sheet::{self, CALCULATION_SHEETS};
use crate::candidate::{self, CANDIDATES, ProofState, ReservedGround};
use crate::marked_town::{
    MARKS, act, announce, draw_and_assign, heard_town, heard_town_with, house, mark_written, marked_town, sign,
};
use crate::testing::{TestApp, code};

/// Their scores: c1 12.80, c2 14.00, c3 failed, c5 13.00.
const ORAL: &[(&str, f64)] = &[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)];

/// Whose oral results are public: a ranking waits for them.
async fn told_town() -> TestApp {
    let app = heard_town(ORAL).await;
    announce(&app, "oral").await.unwrap();
    app
}

async fn sheet_of(app: &TestApp, run: &str, candidate: &str) -> Json {
    let (run, candidate) = (run.to_owned(), candidate.to_owned());
    app.read(move |cx| {
        let same = [
            calculation_sheet::RUN.eq(run),
            calculation_sheet::CANDIDATE.eq(candidate),
        ];
        Ok(cx
            .first(&CALCULATION_SHEETS, same)?
            .unwrap()
            .get(calculation_sheet::SHEET)
            .unwrap())
    })
    .await
}

#[tokio::test]
async fn a_ranking_is_shown_by_one_row_and_explains_every_number() {
    let app = told_town().await;
    let told = act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(told["candidates"], 6);
    assert_eq!(told["counts"]["hired"], 2);
    let run = told["runId"].as_str().unwrap();
    let exam = app.get(app.collection("recruitments"), "exam").await;
    assert_eq!(exam["currentRunId"], run);
    let first = sheet_of(&app, run, "c2").await;
    assert_eq!(
        (&first["rank"], &first["of"], &first["verdict"], &first["post"]),
        (&json!(1), &json!(3), &json!("hired"), &json!("general"))
    );
    assert_eq!(first["score"]["printed"], 1400);
    assert_eq!(first["tests"][0]["marks"], json!([1250]));
    let second = sheet_of(&app, run, "c5").await;
    assert_eq!((&second["rank"], &second["separation"]), (&json!(2), &json!("score")));
    let third = sheet_of(&app, run, "c1").await;
    assert_eq!(
        (&third["verdict"], &third["place"], &third["score"]["printed"]),
        (&json!("waiting_list"), &json!(1), &json!(1280))
    );
    let failed = sheet_of(&app, run, "c3").await;
    assert_eq!(failed["verdict"], "failed_oral");
    assert_eq!(failed["why"], "below_minimum");
    let absent = sheet_of(&app, run, "c6").await;
    assert_eq!(absent["verdict"], "failed_written");
    assert_eq!(absent["why"], "absent");
}

#[tokio::test]
async fn a_ranking_tells_nobody_and_is_replaced_by_the_next() {
    let app = told_town().await;
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    let row = crate::marked_town::candidate_row(&app, "c2").await;
    assert_eq!(
        (&row["status"], &row["final_rank"]),
        (&json!("passed_oral"), &Json::Null)
    );
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    let runs = app.all(&RANKING_RUNS).await;
    let states: Vec<_> = runs.iter().map(|run| run.get(STATE).unwrap()).collect();
    assert_eq!(states, [RunState::Replaced, RunState::Shown]);
    assert_eq!(
        runs[0].get(super::INPUTS_HASH),
        runs[1].get(super::INPUTS_HASH),
        "of the same inputs"
    );
}

#[tokio::test]
async fn nothing_is_ranked_before_its_locks_nor_while_an_appeal_is_open() {
    let early = marked_town().await;
    assert_eq!(
        code(act(&early, "sanae", "recruitments.rank", json!({"id": "exam"})).await),
        "phase_not_locked"
    );
    let app = told_town().await;
    house(&app, |cx| {
        let appeal = schema::Document::new(&crate::appeal::APPEALS)
            .with(crate::appeal::CANDIDATE, schema::Id::from("c3"))
            .with(crate::appeal::RECRUITMENT, schema::Id::from("exam"))
            .with(crate::appeal::ABOUT, crate::appeal::AppealSubject::Mark)
            .with(crate::appeal::TEXT, "…".to_owned());
        cx.create(appeal).map(drop)
    })
    .await;
    for order in [
        json!({"id": "exam"}),
        json!({"id": "exam", "reason": "Décision de la commission"}),
    ] {
        let refused = act(&app, "sanae", "recruitments.rank", order).await;
        assert_eq!(code(refused), "appeals_unsettled", "no reason overrides");
    }
    assert_eq!(
        code(act(&app, "rachid", "recruitments.rank", json!({"id": "exam"})).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn a_trial_tells_counts_alone_and_only_after_the_lock() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let trial = json!({"id": "exam", "minima": [{"examTestId": "essay", "minMark": 13}]});
    assert_eq!(
        code(act(&app, "sanae", "recruitments.simulate", trial.clone()).await),
        "simulation_not_now"
    );
    for who in ["wafa", "mourad"] {
        sign(
            &app,
            who,
            "examLocks.close",
            json!({"recruitmentId": "exam", "phase": "written"}),
        )
        .await
        .unwrap();
    }
    let told = act(&app, "sanae", "recruitments.simulate", trial).await.unwrap();
    assert_eq!(told["counts"], json!({"absent": 1, "failedWritten": 3, "pending": 2}));
    let text = told.to_string();
    assert!(!text.contains("Candidat") && !text.contains("10"), "{text}");
    assert_eq!(
        code(act(&app, "wafa", "recruitments.simulate", json!({"id": "exam"})).await),
        "user_unauthorized"
    );
}

/// Decides of a ground as the house.
async fn decide(app: &TestApp, whose: &'static str, state: ProofState, is_former: bool) {
    house(app, move |cx| {
        let one = cx
            .need(&CANDIDATES, whose)?
            .with(candidate::GROUND, ReservedGround::Disability);
        cx.update(
            one.with(candidate::GROUND_PROVED, state)
                .with(candidate::FORMER_RULE, is_former),
        )
        .map(drop)
    })
    .await;
}

#[tokio::test]
async fn posts_are_reserved_for_who_proved_the_ground_alone_and_nobody_is_ranked_before() {
    let quotas = json!([{"ground": "disability", "percent": 50, "base": "exam", "posts": {"law": 1}}]);
    let app = heard_town_with(json!({"quotas": quotas}), ORAL).await;
    announce(&app, "oral").await.unwrap();
    let rank = async || act(&app, "sanae", "recruitments.rank", json!({"id": "exam"})).await;
    decide(&app, "c1", ProofState::Undecided, false).await;
    let refused = rank().await.unwrap_err();
    let told = refused.rejection().unwrap();
    assert_eq!(told.kind.code, "exam_proofs_wait");
    assert!(
        told.text(schema::Lang::En).ends_with(": 101"),
        "{}",
        told.text(schema::Lang::En)
    );
    for (state, is_former, posts, proved_by) in [
        (ProofState::Not, false, ["general", "unused", "none"], Json::Null),
        (ProofState::Proved, false, ["general", "none", "reserved"], Json::Null),
        (
            ProofState::Proved,
            true,
            ["general", "none", "reserved"],
            json!("former_rule"),
        ),
    ] {
        decide(&app, "c1", state, is_former).await;
        let run = rank().await.unwrap()["runId"].as_str().unwrap().to_owned();
        for (candidate, post) in ["c2", "c5", "c1"].into_iter().zip(posts) {
            let told = sheet_of(&app, &run, candidate).await["post"].clone();
            assert_eq!(told.as_str().unwrap_or("none"), post, "{candidate}, {state:?}");
        }
        assert_eq!(sheet_of(&app, &run, "c1").await["provedBy"], proved_by);
    }
}
