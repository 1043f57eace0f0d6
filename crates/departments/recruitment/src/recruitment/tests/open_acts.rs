//! Every act on an exam × how far it has come × the people who matter: what is offered is accepted, and what is not is refused.

use schema::{Document, Id, Instant};
use serde_json::{Value as Json, json};

use super::town::{act, draft, published, ready, test_of, town_of};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_lock::{self, EXAM_LOCKS, LockPhase};
use crate::exam_test::EXAM_TESTS;
use crate::marked_town::{MARKS, announce, announced_town, heard_town, house, lifted_town, set_status};
use crate::recruitment::{ExamStatus, RECRUITMENTS};
use crate::testing::{TestApp, code, new_app_with_blank_papers, offers, open_acts};

/// The secretariat; who reads exams; who presides over the markers and reads them too; somebody with an account and nothing else.
const PEOPLE: [&str; 4] = ["samira", "rida", "pierre", "dina"];
/// The same of the town whose exam was marked.
const MARKED: [&str; 4] = ["sanae", "rachid", "wafa", "walid"];

/// The acts on an exam; what is done to its files, its copies and its rooms has stories of its own.
const ACTS: [&str; 21] = [
    "recruitments.publish",
    "recruitments.close",
    "recruitments.startWritten",
    "recruitments.scheduleOral",
    "recruitments.complete",
    "recruitments.cancel",
    "recruitments.corrigendum",
    "recruitments.publishProvisional",
    "recruitments.publishDefinitive",
    "recruitments.announceWritten",
    "recruitments.announceOral",
    "recruitments.announceFinal",
    "recruitments.rank",
    "recruitments.simulate",
    "recruitments.setMinima",
    "recruitments.draw",
    "recruitments.labels",
    "recruitments.lift",
    "examLocks.close",
    "examRooms.draw",
    "convocations.issue",
];

fn input(phase: &str) -> Json {
    let later = json!({"collection": "recruitments", "id": "exam", "data": {"waitingListUntil": "2027-06-01"}});
    json!({"id": "exam", "recruitmentId": "exam", "reason": "Décision de la commune", "changes": [later],
        "phase": phase, "minima": []})
}

/// How far the exam has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Bare,
    Ready,
    Open,
    Over,
    Closed,
    Provisional,
    Sat,
    Marked,
    Cancelled,
}

async fn list(app: &TestApp, kind: ListKind) {
    house(app, move |cx| {
        let list = Document::new(&EXAM_LISTS)
            .with(exam_list::RECRUITMENT, Id::from("exam"))
            .with(exam_list::KIND, kind)
            .with(exam_list::PUBLISHED_AT, Instant(cx.now()));
        cx.create(list).map(drop)
    })
    .await;
}

/// The sheet of the written test is closed.
async fn close_presence(app: &TestApp) {
    let test = test_of(app, "written").await["$id"].as_str().unwrap().to_owned();
    house(app, move |cx| {
        let lock = Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, Id::from("exam"))
            .with(exam_lock::PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id(test.clone()))
            .with(exam_lock::LOCKED_AT, Instant(cx.now()));
        cx.create(lock).map(drop)
    })
    .await;
}

async fn exam_at(stage: Stage) -> TestApp {
    let app = town_of(new_app_with_blank_papers()).await;
    let reads = json!({"permissions": ["recruitment-system:read"]});
    app.change(app.collection("users"), "pierre", reads).await;
    match stage {
        Stage::Bare => drop(app.make(&RECRUITMENTS, draft()).await),
        Stage::Ready => ready(&app).await,
        _ => drop(published(&app).await),
    }
    if matches!(stage, Stage::Bare | Stage::Ready | Stage::Open) {
        return app;
    }
    app.at("2026-12-10T16:41:00Z");
    if stage == Stage::Over {
        return app;
    }
    app.engine.run_due_jobs().await.unwrap();
    if matches!(stage, Stage::Provisional | Stage::Sat | Stage::Marked) {
        list(&app, ListKind::Provisional).await;
    }
    if matches!(stage, Stage::Sat | Stage::Marked) {
        list(&app, ListKind::Definitive).await;
        close_presence(&app).await;
    }
    if stage == Stage::Marked {
        set_status(&app, ExamStatus::GradingWritten).await;
    }
    if stage == Stage::Cancelled {
        let why = json!({"id": "exam", "reason": "Décision rapportée"});
        act(&app, "samira", "recruitments.cancel", why).await.unwrap();
    }
    app
}

/// What the secretariat is offered, by the last word of its name.
fn of_secretariat(offers: &[(&'static str, &'static str)], who: &str) -> Vec<&'static str> {
    let own = offers.iter().filter(|(by, _)| *by == who);
    own.map(|(_, act)| act.trim_start_matches("recruitments.")).collect()
}

#[tokio::test]
async fn what_is_offered_of_an_exam_is_accepted_and_nothing_else_is() {
    let stages: [(Stage, &[&str]); 9] = [
        (Stage::Bare, &["cancel", "simulate"]),
        (Stage::Ready, &["publish", "cancel", "simulate"]),
        (Stage::Open, &["cancel", "corrigendum"]),
        (Stage::Over, &["close", "cancel", "corrigendum"]),
        (Stage::Closed, &["cancel", "corrigendum", "publishProvisional"]),
        (Stage::Provisional, &["cancel", "corrigendum", "publishDefinitive"]),
        (Stage::Sat, &["startWritten", "cancel", "corrigendum"]),
        (Stage::Marked, &["cancel", "corrigendum"]),
        (Stage::Cancelled, &[]),
    ];
    for (stage, expected) in stages {
        let town = async || (exam_at(stage).await, "exam".to_owned());
        let told = offers(town, "recruitments", &ACTS, &PEOPLE, |_| input("written")).await;
        assert_eq!(of_secretariat(&told, "samira"), expected, "{stage:?}");
        assert_eq!(told.len(), expected.len(), "nobody else is offered anything: {told:?}");
    }
}

/// What was marked, as far as the town has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mark {
    Lifted,
    Told,
    Heard,
    Ranked,
    Over,
}

async fn marked_exam(at: Mark) -> TestApp {
    const ORAL: &[(&str, f64)] = &[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)];
    let app = match at {
        Mark::Lifted | Mark::Told => lifted_town(MARKS).await,
        Mark::Heard | Mark::Ranked => heard_town(ORAL).await,
        Mark::Over => announced_town().await,
    };
    if matches!(at, Mark::Heard | Mark::Ranked | Mark::Over) {
        set_status(&app, ExamStatus::OralScheduled).await;
    }
    match at {
        Mark::Told => drop(announce(&app, "written").await.unwrap()),
        Mark::Ranked => {
            announce(&app, "oral").await.unwrap();
            let rank = json!({"id": "exam"});
            act(&app, "sanae", "recruitments.rank", rank).await.unwrap();
        }
        _ => {}
    }
    let reads = json!({"permissions": ["recruitment-system:read"]});
    app.change(app.collection("users"), "wafa", reads).await;
    app
}

#[tokio::test]
async fn what_is_offered_once_marks_are_given_is_accepted_and_nothing_else_is() {
    let always = ["cancel", "corrigendum", "simulate", "lift"];
    let stages: [(Mark, &[&str], &[&str]); 5] = [
        (Mark::Lifted, &["announceWritten", "labels"], &["lift"]),
        (Mark::Told, &["scheduleOral", "labels"], &["lift"]),
        (Mark::Heard, &["announceOral"], &["lift"]),
        (Mark::Ranked, &["rank"], &["lift", "examLocks.close"]),
        (Mark::Over, &["complete", "rank"], &["lift"]),
    ];
    for (mark, expected, by_president) in stages {
        let town = async || (marked_exam(mark).await, "exam".to_owned());
        let is_ranked = matches!(mark, Mark::Ranked | Mark::Over);
        let phase = if is_ranked { "ranking" } else { "written" };
        let told = offers(town, "recruitments", &ACTS, &MARKED, |_| input(phase)).await;
        let mut own = of_secretariat(&told, "sanae");
        own.retain(|act| !always.contains(act));
        assert_eq!(own, expected, "{mark:?}");
        assert_eq!(of_secretariat(&told, "wafa"), by_president, "{mark:?}");
        assert!(told.iter().all(|(who, _)| ["sanae", "wafa"].contains(who)), "{told:?}");
    }
}

#[tokio::test]
async fn every_act_on_an_exam_is_tried() {
    let app = town_of(new_app_with_blank_papers()).await;
    let all = app.engine.entities().iter().flat_map(|entity| entity.actions);
    let of_exams = all.filter(|act| act.subject().is_some_and(|on| on.collection() == &RECRUITMENTS));
    let others: Vec<&str> = of_exams.map(|act| act.id()).filter(|id| !ACTS.contains(id)).collect();
    // It is tried where convocations are under way.
    assert_eq!(others, ["convocations.stop"]);
}

/// A closed exam whose definitive list is public, without its tests of this kind.
async fn closed_without(kind: &str) -> TestApp {
    let app = town_of(new_app_with_blank_papers()).await;
    ready(&app).await;
    if let Some(test) = app
        .all(&EXAM_TESTS)
        .await
        .iter()
        .find(|test| test.value("kind").text() == Some(kind))
    {
        let all = TestApp::full_rights();
        app.engine.delete(&all, &EXAM_TESTS, &test.id, None).await.unwrap();
    }
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    app.at("2026-12-10T16:41:00Z");
    app.engine.run_due_jobs().await.unwrap();
    list(&app, ListKind::Definitive).await;
    if kind != "written" {
        close_presence(&app).await;
    }
    app
}

#[tokio::test]
async fn of_the_oral_and_the_written_tests_the_one_is_offered_that_is_next() {
    for (without, open, other, why) in [
        ("none", "startWritten", "scheduleOral", "exam_written_before_oral"),
        ("oral", "startWritten", "scheduleOral", "exam_without_oral_test"),
        ("written", "scheduleOral", "startWritten", "exam_without_written_test"),
    ] {
        let app = closed_without(without).await;
        let told = open_acts(&app, "samira", ["recruitments", "exam"]).await;
        let [open, other] = [open, other].map(|name| format!("recruitments.{name}"));
        assert!(
            told["open"].as_array().unwrap().contains(&json!(open)),
            "{without}: {told}"
        );
        assert_eq!(told["refused"][&other]["type"], why, "{without}");
        assert_eq!(code(act(&app, "samira", &other, json!({"id": "exam"})).await), why);
        act(&app, "samira", &open, json!({"id": "exam"})).await.unwrap();
    }
}

#[tokio::test]
async fn the_deadline_is_told_to_whoever_would_close_before_it() {
    let app = exam_at(Stage::Open).await;
    let told = open_acts(&app, "samira", ["recruitments", "exam"]).await;
    let why = &told["refused"]["recruitments.close"];
    assert_eq!(why["type"], "exam_deadline_ahead");
    assert!(why["message"].as_str().unwrap().ends_with("10/12/2026 16:30"), "{why}");
}

#[tokio::test]
async fn publishing_is_one_change_of_the_exam() {
    let app = town_of(new_app_with_blank_papers()).await;
    ready(&app).await;
    let entries = async || {
        let ctx = app.ctx("samira").await;
        let told = app.engine.history(&ctx, &RECRUITMENTS, "exam", None, 50).await.unwrap();
        told["total"].as_u64().unwrap()
    };
    let before = entries().await;
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(entries().await, before + 1);
}
