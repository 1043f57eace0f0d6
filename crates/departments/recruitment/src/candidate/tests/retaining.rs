//! What applicants handed in goes when its time is over, in the journal too, by a rule that two people put in force.

use schema::{Document, Id, Instant};
use serde_json::json;

use super::reviewing::{applicants, try_at_desk};
use super::town::town;
use crate::candidate::{ADDRESS, CANDIDATES, CandidateStatus, EMAIL, NAME_FR, PHOTO, PURGED_AT, STATUS};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::marked_town::house;
use crate::recruitment::{RECRUITMENTS, RESULTS_AT};
use crate::testing::{TestApp, code};
use platform::retention::{DISPOSALS, RETENTION_RULES};
use schema::Result;
use serde_json::Value as Json;

/// The draft of a rule by which what is kept of applicants goes after so many months.
pub fn draft(months: i64) -> Json {
    json!({"collection": "candidates", "nameFr": "Candidats", "nameAr": "المترشحون", "months": months,
        "validFrom": "2020-01-01", "basis": "Loi n° 09-08"})
}

/// Two administrators of their own.
pub async fn administrators(app: &TestApp) {
    for who in ["root", "second"] {
        app.user(who, json!({"auth": ["admin"]})).await;
    }
}

/// A draft written by the first administrator; its id.
pub async fn create_rule(app: &TestApp, rule: Json) -> String {
    let made = app
        .create(&app.ctx("root").await, &RETENTION_RULES, rule)
        .await
        .unwrap();
    made["$id"].as_str().unwrap().to_owned()
}

/// What an administrator does with a rule.
pub async fn with_rule(app: &TestApp, who: &str, act: &str, id: &str) -> Result<Json> {
    let id = json!({"id": id});
    app.act(&app.ctx(who).await, &format!("retentionRules.{act}"), id).await
}

/// A rule of so many months that one proposed and the other confirmed; its id.
pub async fn in_force(app: &TestApp, rule: Json) -> String {
    let id = create_rule(app, rule).await;
    with_rule(app, "root", "propose", &id).await.unwrap();
    with_rule(app, "second", "confirm", &id).await.unwrap();
    id
}

/// Two applicants of an exam whose results were announced in December 2026: one rejected, one retained; their ids.
pub async fn ended_exam(app: &TestApp) -> Vec<String> {
    let ids = applicants(app, 2).await;
    let (rejected, hired) = (ids[0].clone(), ids[1].clone());
    house(app, move |cx| {
        let announced: Instant = Instant("2026-12-01T10:00:00Z".parse().unwrap());
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        cx.update(exam.with(RESULTS_AT, announced))?;
        for (id, way) in [
            (&rejected, vec![CandidateStatus::EliminatedPreWritten]),
            (
                &hired,
                vec![
                    CandidateStatus::Validated,
                    CandidateStatus::ConvokedWritten,
                    CandidateStatus::PassedWritten,
                    CandidateStatus::Hired,
                ],
            ),
        ] {
            for status in way {
                let one = cx.need(&CANDIDATES, id)?;
                cx.update(
                    one.with(STATUS, status)
                        .with(ADDRESS, "12, rue des Orangers".to_owned()),
                )?;
            }
        }
        Ok(())
    })
    .await;
    ids
}

/// Lives through some nights up to an instant.
pub async fn live_until(app: &TestApp, last: &str) {
    let last: jiff::Timestamp = last.parse().unwrap();
    for before in (0..5).rev() {
        let at = last - jiff::SignedDuration::from_hours(24 * before);
        app.at(&at.to_string());
        app.engine.plan_routines().await.unwrap();
        while app.engine.run_due_jobs().await.unwrap() > 0 {}
    }
}

pub async fn row(app: &TestApp, id: &str) -> Document {
    let id = id.to_owned();
    app.read(move |cx| cx.need(&CANDIDATES, &id)).await
}

/// What the journal still says of a candidate.
pub async fn journal(app: &TestApp, id: &str) -> String {
    /// More entries than anything here makes.
    const ALL: u64 = 100;
    let ctx = TestApp::full_rights();
    let told = app.engine.history(&ctx, &CANDIDATES, id, None, ALL).await;
    told.unwrap().to_string()
}

#[tokio::test]
async fn what_is_to_go_is_told_before() {
    let app = town().await;
    let ids = ended_exam(&app).await;
    live_until(&app, "2028-11-30T10:00:00Z").await;
    assert!(row(&app, &ids[0]).await.get(ADDRESS).is_some(), "a day before");
    let told = try_at_desk(&app, "candidates.retention", json!({})).await.unwrap();
    let exam = &told["exams"][0];
    assert_eq!(
        [
            &told["months"],
            &exam["endedOn"],
            &exam["erasedFrom"],
            &exam["candidates"],
            &exam["files"]
        ],
        [
            &json!(24),
            &json!("2026-12-01"),
            &json!("2028-12-01"),
            &json!(1),
            &json!(5)
        ]
    );
}

#[tokio::test]
async fn files_and_contact_data_go_after_two_years_and_marks_stay() {
    let app = town().await;
    let ids = ended_exam(&app).await;
    administrators(&app).await;
    let rule = in_force(&app, draft(24)).await;
    assert!(journal(&app, &ids[0]).await.contains("12, rue des Orangers"));
    live_until(&app, "2028-12-02T10:00:00Z").await;
    let gone = row(&app, &ids[0]).await;
    assert_eq!(
        (gone.get(ADDRESS), gone.get(EMAIL), gone.get(PHOTO)),
        (None, None, None)
    );
    assert!(gone.get(PURGED_AT).is_some());
    assert_eq!(
        gone.get(NAME_FR).as_deref(),
        Some("Souad Bennani 0"),
        "lists name who was refused"
    );
    assert_eq!(gone.get(STATUS), Some(CandidateStatus::EliminatedPreWritten));
    assert!(!journal(&app, &ids[0]).await.contains("12, rue des Orangers"));
    let rows = app.all(&CANDIDATE_FILES).await;
    let kept: Vec<&Document> = rows
        .iter()
        .filter(|one| one.get(candidate_file::FILE).is_some())
        .collect();
    assert_eq!(kept.len(), 5, "those of who was retained");
    assert!(
        kept.iter()
            .all(|one| one.get(candidate_file::CANDIDATE) == Some(Id(ids[1].clone())))
    );
    let stays = row(&app, &ids[1]).await;
    assert!(stays.get(ADDRESS).is_some() && stays.get(PURGED_AT).is_none());
    assert_eq!(app.engine.store().check().unwrap(), []);
    let told = try_at_desk(&app, "candidates.retention", json!({})).await.unwrap();
    assert_eq!(told["exams"][0]["candidates"], 0, "nothing is left to erase");
    let erased = &app.get(&RECRUITMENTS, "exam").await["erased"];
    assert_eq!([&erased["candidates"], &erased["files"]], [&json!(1), &json!(5)]);
    one_disposal_says_so(&app, &rule).await;
}

async fn one_disposal_says_so(app: &TestApp, rule: &str) {
    live_until(app, "2028-12-09T10:00:00Z").await;
    let disposals = app.all(&DISPOSALS).await;
    assert_eq!(
        disposals.len(),
        1,
        "twice is once, and a night without anything has none"
    );
    let told = app.get(&DISPOSALS, &disposals[0].id).await;
    assert_eq!(
        json!([
            told["ruleId"],
            told["refNumber"],
            told["state"],
            told["count"],
            told["files"],
            told["months"]
        ]),
        json!([rule, "1/2028", "done", 1, 5, 24])
    );
    assert_eq!(
        json!([told["proposedById"], told["confirmedById"]]),
        json!(["root", "second"])
    );
    assert_eq!(told["groups"][0]["code"], "12/2026");
    assert_eq!(told["backupsUntil"], Json::Null, "this house makes no backups");
}

#[tokio::test]
async fn nothing_goes_by_a_clock_that_leapt_nor_while_nobody_knows_the_results() {
    let app = town().await;
    let ids = ended_exam(&app).await;
    administrators(&app).await;
    in_force(&app, draft(24)).await;
    app.at("2031-01-01T10:00:00Z");
    app.engine.plan_routines().await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    assert!(
        row(&app, &ids[0]).await.get(ADDRESS).is_some(),
        "the nights in between were never lived through"
    );
    let other = town().await;
    let ids = applicants(&other, 1).await;
    administrators(&other).await;
    in_force(&other, draft(24)).await;
    live_until(&other, "2031-01-01T10:00:00Z").await;
    assert!(row(&other, &ids[0]).await.get(PURGED_AT).is_none());
    let none = other
        .create(&other.ctx("root").await, &RETENTION_RULES, draft(241))
        .await;
    assert_eq!(code(none), "retention_months_out_of_bounds");
}
