//! Seats, sheets and convocations.

use std::collections::BTreeSet;

use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use serde_json::{Value as Json, json};

use super::EXAM_ROOMS;
use crate::candidate::{CANDIDATES, CandidateStatus};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::tests::town::{act, candidates, published, test_of, town};
use crate::recruitment::{CONVOCATION_STATE, ConvocationState, RECRUITMENTS};
use crate::testing::{TestApp, code, is_signed_by_the_house, offers};
use testing::pdf_text;

/// An exam that is closed, with so many admitted candidates and two rooms of thirty and ten seats.
async fn closed_exam(count: u32) -> TestApp {
    let app = town().await;
    published(&app).await;
    for (id, name, capacity) in [("ra", "A", 30), ("rb", "B", 10)] {
        let room = json!({"$id": id, "recruitmentId": "exam", "name": name, "capacity": capacity, "address": "Lycée Al Massira"});
        app.make(&EXAM_ROOMS, room).await;
    }
    candidates(&app, count, CandidateStatus::Validated).await;
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    app.change(
        &EXAM_TESTS,
        &written,
        json!({"date": "2027-01-17", "startTime": "09:00", "durationMinutes": 180}),
    )
    .await;
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    app
}

async fn definitive(app: &TestApp) {
    let publish = |cx: &mut engine::Cx<'_>| {
        let now = cx.moment();
        let list = schema::Document::new(&EXAM_LISTS)
            .with(exam_list::RECRUITMENT, schema::Id("exam".to_owned()))
            .with(exam_list::KIND, ListKind::Definitive)
            .with(exam_list::PUBLISHED_AT, now);
        cx.create(list).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "list", publish)
        .await
        .unwrap();
}

async fn of_exam(app: &TestApp, action: &str) -> schema::Result<Json> {
    act(app, "samira", action, json!({"recruitmentId": "exam"})).await
}

async fn seats(app: &TestApp) -> Vec<(String, i64)> {
    let all = app.all(&CANDIDATES).await;
    let seat = |one: &schema::Document| Some((one.value("exam_room").text()?.to_owned(), one.value("seat").int()?));
    all.iter().filter_map(seat).collect()
}

#[tokio::test]
async fn seats_are_drawn_by_a_seed_that_stands_and_late_ones_take_what_is_free() {
    let app = closed_exam(12).await;
    let told = of_exam(&app, "examRooms.draw").await.unwrap();
    assert_eq!(told["seated"], 12);
    assert_eq!([&told["rooms"][0]["seated"], &told["rooms"][1]["seated"]], [9, 3]);
    let (first, seed) = (seats(&app).await, told["seed"].clone());
    assert_eq!(of_exam(&app, "examRooms.draw").await.unwrap()["seed"], seed);
    assert_eq!(seats(&app).await, first, "whoever has a seat keeps it");
    let anew = act(
        &app,
        "samira",
        "examRooms.draw",
        json!({"recruitmentId": "exam", "anew": true}),
    )
    .await
    .unwrap();
    assert_ne!(anew["seed"], seed);
    let refused = app
        .update(&TestApp::full_rights(), &EXAM_ROOMS, "ra", json!({"name": "C"}))
        .await;
    assert_eq!(code(refused), "exam_room_seated");
    let gone = app
        .engine
        .delete(&TestApp::full_rights(), &EXAM_ROOMS, "ra", None)
        .await;
    assert_eq!(code(gone), "exam_room_seated");
}

#[tokio::test]
async fn rooms_that_are_too_small_are_refused_and_so_is_an_open_exam() {
    let app = closed_exam(41).await;
    assert_eq!(code(of_exam(&app, "examRooms.draw").await), "exam_seats_missing");
    let refused = act(&app, "rida", "examRooms.draw", json!({"recruitmentId": "exam"})).await;
    assert_eq!(code(refused), "user_unauthorized");
    let other = town().await;
    published(&other).await;
    assert_eq!(
        code(of_exam(&other, "examRooms.draw").await),
        "exam_seats_before_closing"
    );
}

#[tokio::test]
async fn sheets_of_a_room_name_who_sits_there() {
    let app = closed_exam(8).await;
    let empty = act(
        &app,
        "samira",
        "examRooms.print",
        json!({"id": "ra", "sheet": "list", "language": "fr"}),
    )
    .await;
    assert_eq!(code(empty), "exam_room_empty");
    of_exam(&app, "examRooms.draw").await.unwrap();
    for (sheet, has_card) in [("list", true), ("door", false)] {
        let order = json!({"id": "ra", "sheet": sheet, "language": "both"});
        let issued = act(&app, "samira", "examRooms.print", order).await.unwrap();
        let text = pdf_text(&app.paper_bytes(&issued).await);
        assert!(
            text.contains("Candidat ") && text.contains("Lycée Al Massira"),
            "{text}"
        );
        assert_eq!(text.contains("AB000"), has_card, "{text}");
        // The sheet with cards is signed at the door, the list on it is the house's.
        assert_eq!(is_signed_by_the_house(&app, &issued).await, !has_card, "{sheet}");
    }
    let labels = act(&app, "samira", "examRooms.labels", json!({"id": "ra"}))
        .await
        .unwrap();
    assert_eq!(app.get(&EXAM_ROOMS, "ra").await["labelsFileId"], labels["fileId"]);
    let text = pdf_text(&app.paper_bytes(&labels).await);
    assert!(text.contains("Table 1") && text.contains("Table 6"), "{text}");
}

#[tokio::test]
async fn a_candidate_has_the_own_convocation_by_card_and_tracking_number() {
    let app = closed_exam(1).await;
    definitive(&app).await;
    of_exam(&app, "examRooms.draw").await.unwrap();
    let track = |cx: &mut engine::Cx<'_>| {
        let number = crate::candidate::tracking_number::of(cx, "c1")?;
        let hash = crate::candidate::tracking_number::hash(cx, &number)?;
        let one = cx.need(&CANDIDATES, "c1")?;
        cx.update(one.with(crate::candidate::TRACKING_HASH, hash))?;
        Ok(number)
    };
    let number = app
        .engine
        .transact(&TestApp::full_rights(), "track", track)
        .await
        .unwrap();
    let guest = engine::RequestContext::new(engine::Rights::guest());
    let own = |number: &str| json!({"CIN": "AB00001", "trackingNumber": number});
    assert_eq!(
        code(app.act(&guest, "convocations.read", own(&number)).await),
        "convocation_missing"
    );
    assert_eq!(
        code(app.act(&guest, "convocations.read", own("2222-2222-2222")).await),
        "document_not_found"
    );
    of_exam(&app, "convocations.issue").await.unwrap();
    run_jobs(&app).await;
    let told = app.act(&guest, "convocations.read", own(&number)).await.unwrap();
    assert!(told["pdf"].as_str().unwrap().starts_with("JVBERi"), "a PDF");
    assert_eq!(told["refNumber"], "1/2026");
}

async fn run_jobs(app: &TestApp) {
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

/// One piece of the job, as a process leaves it that ends after it.
async fn summon_some(app: &TestApp) {
    let piece = |cx: &mut engine::Cx<'_>| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        cx.update(exam.with(CONVOCATION_STATE, ConvocationState::Running))?;
        crate::convocation::summon_first(cx, "exam", "https://diwan.example").map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "piece", piece)
        .await
        .unwrap();
}

#[tokio::test]
async fn everybody_is_summoned_once_also_when_the_job_is_cut_short() {
    let app = closed_exam(25).await;
    definitive(&app).await;
    of_exam(&app, "examRooms.draw").await.unwrap();
    let begun = of_exam(&app, "convocations.issue").await.unwrap();
    assert_eq!(
        [&begun["state"], &begun["total"], &begun["done"]],
        [&json!("running"), &json!(25), &json!(0)]
    );
    of_exam(&app, "convocations.stop").await.unwrap();
    run_jobs(&app).await;
    assert_eq!(of_exam(&app, "convocations.progress").await.unwrap()["done"], 0);
    summon_some(&app).await;
    assert_eq!(of_exam(&app, "convocations.progress").await.unwrap()["done"], 10);
    of_exam(&app, "convocations.issue").await.unwrap();
    run_jobs(&app).await;
    assert_eq!(
        of_exam(&app, "convocations.progress").await.unwrap(),
        json!({"state": "done", "total": 25, "done": 25, "waiting": 0, "unprinted": 0})
    );
    let papers = app.all(&AUTHENTIC_DOCUMENTS).await;
    let ours = papers
        .iter()
        .filter(|one| one.value("kind").text() == Some("exam_convocation"));
    let mut numbers: Vec<i64> = ours.clone().filter_map(|one| one.value("num").int()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=25).collect::<Vec<i64>>());
    let subjects: BTreeSet<&str> = ours.filter_map(|one| one.value("subjectId").text()).collect();
    assert_eq!(subjects.len(), 25);
}

#[tokio::test]
async fn what_is_still_to_be_printed_is_counted_in_the_year_after_too() {
    let app = closed_exam(12).await;
    definitive(&app).await;
    of_exam(&app, "examRooms.draw").await.unwrap();
    summon_some(&app).await;
    for moment in ["2026-12-31T08:00:00Z", "2027-01-04T08:00:00Z"] {
        app.at(moment);
        let progress = of_exam(&app, "convocations.progress").await.unwrap();
        assert_eq!(progress["unprinted"], 10, "{moment}");
    }
}

#[tokio::test]
async fn a_convocation_says_where_and_when_and_what_lacks_before_is_named() {
    let app = closed_exam(2).await;
    let refused = of_exam(&app, "convocations.issue").await.unwrap_err();
    let told = refused.rejection().unwrap().errors.iter().map(|one| one.kind.code);
    let told: Vec<&str> = told.collect();
    assert_eq!(told, ["convocations_without_list", "convocations_without_seats"]);
    definitive(&app).await;
    of_exam(&app, "examRooms.draw").await.unwrap();
    of_exam(&app, "convocations.issue").await.unwrap();
    run_jobs(&app).await;
    let papers = app.all(&AUTHENTIC_DOCUMENTS).await;
    let one = papers
        .iter()
        .find(|one| one.value("kind").text() == Some("exam_convocation"))
        .unwrap();
    let file = one.value("fileId").text().unwrap().to_owned();
    let text = pdf_text(&app.engine.file_bytes(&file).await.unwrap());
    for part in ["Convocation", "Lycée Al Massira", "17/01/2027", "09:00–12:00"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let is_one_sheet = text.replace(' ', "").ends_with("1/1");
    assert!(is_one_sheet, "the last page is the first, in both languages: {text}");
    let anew = json!({"recruitmentId": "exam", "anew": true});
    let anew = act(&app, "samira", "examRooms.draw", anew).await;
    assert_eq!(code(anew), "exam_seats_summoned");
}

/// A closed exam, so many of whose steps to the convocations are done: seats, and a list; convocations under way.
async fn exam_after(count: u32, steps: usize) -> TestApp {
    let app = closed_exam(count).await;
    if steps > 0 {
        of_exam(&app, "examRooms.draw").await.unwrap();
        definitive(&app).await;
    }
    if steps > 1 {
        of_exam(&app, "convocations.issue").await.unwrap();
    }
    app
}

#[tokio::test]
async fn what_is_offered_of_seats_sheets_and_convocations_is_accepted_and_nothing_else_is() {
    let (draw, issue, stop) = ("examRooms.draw", "convocations.issue", "convocations.stop");
    let sheets = ["examRooms.print", "examRooms.labels"];
    let stages: [(u32, usize, &[&str], &[&str]); 4] = [
        (41, 0, &[], &[]),
        (2, 0, &[draw], &[]),
        (2, 1, &[draw, issue], &sheets),
        (2, 2, &[draw, issue, stop], &sheets),
    ];
    for (count, steps, of_exam, of_room) in stages {
        for (of, id, acts, expected) in [
            ("recruitments", "exam", &[draw, issue, stop][..], of_exam),
            ("examRooms", "ra", &sheets, of_room),
        ] {
            let town = async || (exam_after(count, steps).await, id.to_owned());
            let given = |id: &str| json!({"id": id, "recruitmentId": id, "sheet": "door", "language": "both"});
            let told = offers(town, of, acts, &["samira", "rida", "dina"], given).await;
            let expected: Vec<(&str, &str)> = expected.iter().map(|act| ("samira", *act)).collect();
            assert_eq!(told, expected, "{count} {steps}");
        }
    }
}
