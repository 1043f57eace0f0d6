//! Steps that succeed: from the written tests to the end, and the oral in between.

use serde_json::{Value as Json, json};

use super::town::{act as staff, candidates, published, sit, test_of, town};
use crate::candidate::CandidateStatus;
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_room::EXAM_ROOMS;
use crate::exam_test::EXAM_TESTS;
use crate::marked_town::{MARKS, act, announce, candidate_row, house, lifted_town, lock};
use crate::recruitment::RECRUITMENTS;
use crate::testing::{TestApp, code};

async fn publish_definitive(app: &TestApp) {
    house(app, |cx| {
        let list = schema::Document::new(&EXAM_LISTS)
            .with(exam_list::RECRUITMENT, schema::Id("exam".to_owned()))
            .with(exam_list::KIND, ListKind::Definitive);
        cx.create(list).map(drop)
    })
    .await;
}

async fn step(app: &TestApp, who: &str, name: &str) -> schema::Result<Json> {
    staff(app, who, &format!("recruitments.{name}"), json!({"id": "exam"})).await
}

#[tokio::test]
async fn marking_begins_once_the_list_stands_and_presence_is_closed() {
    let app = town().await;
    published(&app).await;
    app.employee("dounia", "PB1009", json!({})).await;
    app.user("dounia", json!({"persoActif": "dounia"})).await;
    sit(&app, "watch", "dounia", "member").await;
    candidates(&app, 2, CandidateStatus::ConvokedWritten).await;
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let test = test_of(&app, "written").await["$id"].clone();
    for who in ["omar", "dounia"] {
        let ctx = app.signing(who).await;
        app.act(&ctx, "examPresence.close", json!({"examTestId": test}))
            .await
            .unwrap();
    }
    assert_eq!(code(step(&app, "samira", "startWritten").await), "exam_list_missing");
    assert_eq!(code(step(&app, "rida", "obstacles").await), "user_unauthorized");
    let told = step(&app, "samira", "obstacles").await.unwrap();
    let why = told["startWritten"].as_array().unwrap();
    assert_eq!(why.len(), 1, "{told}");
    assert!(why[0].as_str().unwrap().starts_with("Not published yet"), "{told}");
    assert!(
        told["scheduleOral"][0].as_str().unwrap().contains("before the oral"),
        "{told}"
    );
    assert_eq!(told.get("complete"), None, "not from here");
    publish_definitive(&app).await;
    let told = step(&app, "samira", "obstacles").await.unwrap();
    assert_eq!(told["startWritten"], json!([]));
    assert_eq!(code(step(&app, "rida", "startWritten").await), "user_unauthorized");
    let exam = step(&app, "samira", "startWritten").await.unwrap();
    assert_eq!(exam["status"], "grading_written");
}

/// Four papers that name no room of the written tests.
async fn assert_summons_are_to_the_oral(app: &TestApp) {
    let summons = app.all(app.collection("authenticDocuments")).await;
    let records: Vec<&str> = summons
        .iter()
        .filter(|paper| paper.value("kind").text() == Some("exam_convocation"))
        .filter_map(|paper| paper.value("record").text())
        .collect();
    assert_eq!(records.len(), 4);
    assert!(
        records
            .iter()
            .all(|text| text.contains("à l’oral") && !text.contains("Salle : A")),
        "no room of the written test"
    );
    assert!(
        records
            .iter()
            .all(|text| text.contains("09:00") && !text.contains("09:00–")),
        "everybody is heard in their turn"
    );
    for said in [
        "Salle des réunions",
        "قاعة الاجتماعات",
        "Hôtel de ville",
        "Ordre de passage",
        "ترتيب المرور",
    ] {
        assert!(records.iter().all(|text| text.contains(said)), "{said}");
    }
    assert!(
        !records.iter().any(|text| text.contains("distribution des sujets")),
        "what holds of the written tests alone"
    );
}

/// Everybody has a turn of their own, and those who hear them call them in it.
async fn assert_turns_are_those_of_the_jurors(app: &TestApp) {
    let mut turns = Vec::new();
    for id in ["c1", "c2", "c3", "c5"] {
        let row = candidate_row(app, id).await;
        turns.push((row["oralTurns"]["talk"].as_i64().unwrap(), id.to_owned()));
    }
    turns.sort();
    assert_eq!(turns.iter().map(|(turn, _)| *turn).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let lots = act(app, "omar", "examCopies.lot", json!({})).await.unwrap();
    let mut tests = lots["tests"].as_array().unwrap().iter();
    let oral = tests.find(|lot| lot["examTestId"] == "talk").unwrap();
    let called = oral["candidates"].as_array().unwrap().iter();
    let called: Vec<_> = called
        .map(|one| {
            (
                one["order"].as_i64().unwrap(),
                one["candidateId"].as_str().unwrap().to_owned(),
            )
        })
        .collect();
    assert_eq!(called, turns);
}

/// Marks of those who are heard, and what both committees close.
async fn hear_and_rank(app: &TestApp) {
    for (candidate, mark) in [("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)] {
        let order = json!({"candidateId": candidate, "examTestId": "talk", "mark": mark});
        act(app, "omar", "candidates.mark", order).await.unwrap();
    }
    lock(app, "oral", "omar", "oumaima").await;
    announce(app, "oral").await.unwrap();
    act(app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    lock(app, "ranking", "wafa", "oumaima").await;
}

#[tokio::test]
async fn an_exam_goes_from_its_written_tests_over_the_oral_to_its_end() {
    let app = lifted_town(MARKS).await;
    publish_definitive(&app).await;
    let early = convoke(&app).await;
    assert_eq!(code(early), "convocations_not_their_turn", "the oral is not scheduled");
    announce(&app, "written").await.unwrap();
    assert_eq!(
        step(&app, "sanae", "scheduleOral").await.unwrap()["status"],
        "oral_scheduled"
    );
    assert_eq!(code(convoke(&app).await), "convocations_without_day");
    let day = json!({"date": "2026-12-01", "startTime": "09:00", "durationMinutes": 20});
    app.change(&EXAM_TESTS, "talk", day).await;
    assert_eq!(code(convoke(&app).await), "convocations_without_room");
    let room = json!({"$id": "hall", "recruitmentId": "exam", "name": "Salle des réunions", "nameAr": "قاعة الاجتماعات",
        "capacity": 10, "address": "Hôtel de ville", "examTestId": "talk"});
    app.make(&EXAM_ROOMS, room).await;
    assert_eq!(
        code(convoke(&app).await),
        "exam_list_appeals_run",
        "who is heard is not settled"
    );
    app.at("2026-11-26T10:00:00Z");
    assert_eq!(convoke(&app).await.unwrap()["waiting"], 4);
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    for (one, status) in [("c1", "convoked_oral"), ("c4", "failed_written")] {
        let row = candidate_row(&app, one).await;
        assert_eq!([&row["status"], &row["publishedStatus"]], [status, status], "{one}");
    }
    assert_summons_are_to_the_oral(&app).await;
    assert_turns_are_those_of_the_jurors(&app).await;
    hear_and_rank(&app).await;
    assert!(
        step(&app, "sanae", "complete").await.is_err(),
        "nothing is announced yet"
    );
    announce(&app, "final").await.unwrap();
    assert_eq!(step(&app, "sanae", "complete").await.unwrap()["status"], "completed");
    assert!(app.get(&RECRUITMENTS, "exam").await["results_announced_at"].is_string());
}

async fn convoke(app: &TestApp) -> schema::Result<Json> {
    act(app, "sanae", "convocations.issue", json!({"recruitmentId": "exam"})).await
}
