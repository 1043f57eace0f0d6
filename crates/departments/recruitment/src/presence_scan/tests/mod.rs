//! What devices marked while they were away: sent in any order and as often as they like, and after the sheet is closed.

use std::collections::BTreeMap;

use schema::{Id, Result};
use serde_json::{Value as Json, json};

use super::row::PRESENCE_SCANS;
use crate::candidate::CandidateStatus;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_presence::tests::day;
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::recruitment::tests::town::{act, candidates, published, test_of, town};
use crate::testing::{TestApp, code};

mod late;
mod order;

/// A telephone of somebody, with the list of a test.
struct Telephone<'a> {
    app: &'a TestApp,
    who: &'static str,
    list: String,
}

impl<'a> Telephone<'a> {
    async fn of(app: &'a TestApp, who: &'static str, test: &str) -> Telephone<'a> {
        let given = json!({"examTestId": test, "device": format!("tel-{who}")});
        let list = act(app, who, "presenceLists.open", given).await.unwrap();
        let list = list["id"].as_str().unwrap().to_owned();
        Telephone { app, who, list }
    }

    async fn send(&self, scans: &[Json]) -> Result<Json> {
        let given = json!({"presenceListId": self.list, "scans": scans});
        act(self.app, self.who, "presenceScans.submit", given).await
    }

    /// What is answered of each: `a: written`.
    async fn outcomes(&self, scans: &[Json]) -> Vec<String> {
        let told = self.send(scans).await.unwrap();
        let each = told["answers"].as_array().unwrap().iter().map(|one| {
            let word = match one["outcome"].as_str().unwrap() {
                "refused" => one["refusal"]["type"].as_str().unwrap(),
                outcome => outcome,
            };
            format!("{}: {word}", one["id"].as_str().unwrap())
        });
        each.collect()
    }

    async fn hand_in(&self) {
        let given = json!({"presenceListId": self.list});
        act(self.app, self.who, "presenceLists.handIn", given).await.unwrap();
    }
}

/// Somebody was marked so many seconds after eight.
fn came(id: &str, number: &str, second: u32) -> Json {
    json!({"id": id, "code": number, "at": at(second)})
}

fn went(id: &str, number: &str, second: u32) -> Json {
    json!({"id": id, "code": number, "at": at(second), "absent": true})
}

fn at(second: u32) -> String {
    format!("2026-12-11T08:{:02}:{:02}Z", second / 60, second % 60)
}

/// Who is there, since when and by whom, by candidate.
async fn sheet(app: &TestApp) -> BTreeMap<String, (bool, String, String)> {
    let rows = app.all(&EXAM_PRESENCE_ROWS).await;
    let one = |row: schema::Document| {
        let at = row.get(exam_presence::AT).unwrap();
        let by = row.get(exam_presence::BY).map(|Id(id)| id).unwrap_or_default();
        let present = row.get(exam_presence::PRESENT) == Some(true);
        (
            row.need(exam_presence::CANDIDATE).unwrap().0,
            (present, schema::wire_instant(at.0), by),
        )
    };
    rows.into_iter().map(one).collect()
}

#[tokio::test]
async fn each_scan_is_answered_by_itself_and_once() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    let sent = [
        came("a1", "0001", 60),
        came("a2", "9999", 61),
        came("a3", "0002", 62),
        json!({"id": "a4", "code": "0003", "at": "2026-12-11T09:00:01Z"}),
        json!({"id": "a5", "code": "0003", "at": "2026-12-11T07:59:59Z"}),
        json!({"id": "a6", "code": "0003", "at": "hier"}),
    ];
    let told = telephone.outcomes(&sent).await;
    let expected = [
        "a1: written",
        "a2: presence_code_unknown",
        "a3: written",
        "a4: presence_moment_ahead",
        "a5: presence_moment_before_list",
        "a6: presence_moment_unreadable",
    ];
    assert_eq!(told, expected);
    let came_at = |second| format!("2026-12-11T08:01:{second:02}.000+00:00");
    let expected = [("c1", came_at(0)), ("c2", came_at(2))];
    let expected = expected.map(|(id, at)| (id.to_owned(), (true, at, "omar".to_owned())));
    assert_eq!(sheet(&app).await, BTreeMap::from(expected));
    let list = app.get(&crate::presence_list::PRESENCE_LISTS, &telephone.list).await;
    assert_eq!(list["reportedAt"], "2026-12-11T09:00:00.000+00:00");
}

#[tokio::test]
async fn sent_again_it_stood_already_and_with_other_content_it_is_taken() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    telephone
        .send(&[came("a1", "0001", 60), came("a3", "0002", 62)])
        .await
        .unwrap();
    let again = [
        came("a3", "0002", 62),
        came("a1", "0001", 60),
        came("a1", "0001", 63),
        came("a3", "0004", 62),
    ];
    let expected = [
        "a3: stood_already",
        "a1: stood_already",
        "a1: document_already_exists",
        "a3: document_already_exists",
    ];
    assert_eq!(telephone.outcomes(&again).await, expected);
    assert_eq!(app.all(&PRESENCE_SCANS).await.len(), 2);
}

#[tokio::test]
async fn nobody_sends_for_another_and_whoever_left_the_committee_sends_no_more() {
    let (app, test) = day().await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    let given = json!({"presenceListId": telephone.list, "scans": [came("a1", "0001", 0)]});
    for (who, refused) in [
        ("dounia", "presence_list_of_another"),
        ("samira", "presence_list_of_another"),
        ("pierre", "presence_not_invigilator"),
        ("dina", "presence_not_invigilator"),
    ] {
        assert_eq!(
            code(act(&app, who, "presenceScans.submit", given.clone()).await),
            refused,
            "{who}"
        );
    }
    let unknown = json!({"presenceListId": "none", "scans": [came("a1", "0001", 0)]});
    assert_eq!(
        code(act(&app, "omar", "presenceScans.submit", unknown).await),
        "document_not_found"
    );
    let many: Vec<Json> = (0..201).map(|at| came(&format!("m{at}"), "0001", 0)).collect();
    assert_eq!(code(telephone.send(&many).await), "general_argument_invalid");
    app.change(&COMMITTEE_MEMBERS, "watch-omar", json!({"until": "2026-12-10"}))
        .await;
    assert_eq!(
        code(telephone.send(&[came("a1", "0001", 0)]).await),
        "presence_not_invigilator"
    );
    assert!(app.all(&PRESENCE_SCANS).await.is_empty());
}

#[tokio::test]
async fn two_devices_mark_the_same_person_and_the_first_moment_stands() {
    let (app, test) = day().await;
    let (one, other) = (
        Telephone::of(&app, "omar", &test).await,
        Telephone::of(&app, "dounia", &test).await,
    );
    app.at("2026-12-11T09:00:00Z");
    assert_eq!(one.outcomes(&[came("o1", "0001", 90)]).await, ["o1: written"]);
    assert_eq!(other.outcomes(&[came("d1", "0001", 30)]).await, ["d1: written"]);
    let row = sheet(&app).await.remove("c1").unwrap();
    assert_eq!(
        row,
        (true, "2026-12-11T08:00:30.000+00:00".to_owned(), "dounia".to_owned())
    );
    // Taken back at the desk; what the telephone knew of before changes nothing any more.
    let undo = json!({"examTestId": test, "code": "0001", "absent": true});
    act(&app, "samira", "examPresence.scan", undo).await.unwrap();
    assert_eq!(other.outcomes(&[came("d2", "0001", 40)]).await, ["d2: written"]);
    assert!(!sheet(&app).await["c1"].0);
}

#[tokio::test]
async fn two_hundred_come_in_one_call() {
    let app = town().await;
    published(&app).await;
    candidates(&app, 200, CandidateStatus::ConvokedWritten).await;
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let test = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T09:00:00Z");
    let all: Vec<Json> = (1..=200)
        .map(|at| came(&format!("s{at}"), &format!("{at:04}"), at))
        .collect();
    assert!(
        telephone
            .outcomes(&all)
            .await
            .iter()
            .all(|one| one.ends_with(": written"))
    );
    assert_eq!(sheet(&app).await.len(), 200);
    assert!(
        telephone
            .outcomes(&all)
            .await
            .iter()
            .all(|one| one.ends_with(": stood_already"))
    );
}

#[tokio::test]
async fn what_is_marked_hours_before_the_test_is_a_rehearsal() {
    let (app, test) = day().await;
    let timed = json!({"date": "2026-12-11", "startTime": "14:00"});
    app.change(&crate::exam_test::EXAM_TESTS, &test, timed).await;
    let telephone = Telephone::of(&app, "omar", &test).await;
    app.at("2026-12-11T12:00:00Z");
    let sent = [
        came("a1", "0001", 0),
        json!({"id": "a2", "code": "0001", "at": "2026-12-11T11:30:00Z"}),
    ];
    assert_eq!(
        telephone.outcomes(&sent).await,
        ["a1: presence_rehearsed", "a2: written"]
    );
}
