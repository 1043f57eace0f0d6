//! What devices marked while they were away: sent in any order and as often as they like, and after the sheet is closed.

use std::collections::BTreeMap;

use schema::{Id, Result};
use serde_json::{Value as Json, json};

use super::row::{DECIDED_BY, PRESENCE_SCANS, REASON, STATE, ScanState};
use crate::candidate::CandidateStatus;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_presence::tests::{close, correct, day, scan};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::recruitment::tests::town::{act, candidates, published, test_of, town};
use crate::testing::{TestApp, code};

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
    async fn told(&self, scans: &[Json]) -> Vec<String> {
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
    let told = telephone.told(&sent).await;
    let expected = [
        "a1: written",
        "a2: presence_code_unknown",
        "a3: written",
        "a4: presence_moment_ahead",
        "a5: presence_moment_before_list",
        "a6: presence_moment_unreadable",
    ];
    assert_eq!(told, expected);
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
    assert_eq!(telephone.told(&again).await, expected);
    let came_at = |second| format!("2026-12-11T08:01:{second:02}.000+00:00");
    let expected = [("c1", came_at(0)), ("c2", came_at(2))];
    let expected = expected.map(|(id, at)| (id.to_owned(), (true, at, "omar".to_owned())));
    assert_eq!(sheet(&app).await, BTreeMap::from(expected));
    let list = app.get(&crate::presence_list::PRESENCE_LISTS, &telephone.list).await;
    assert_eq!(list["reportedAt"], "2026-12-11T09:00:00.000+00:00");
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
    assert_eq!(one.told(&[came("o1", "0001", 90)]).await, ["o1: written"]);
    assert_eq!(other.told(&[came("d1", "0001", 30)]).await, ["d1: written"]);
    let row = sheet(&app).await.remove("c1").unwrap();
    assert_eq!(
        row,
        (true, "2026-12-11T08:00:30.000+00:00".to_owned(), "dounia".to_owned())
    );
    // Taken back at the desk; what the telephone knew of before changes nothing any more.
    let undo = json!({"examTestId": test, "code": "0001", "absent": true});
    act(&app, "samira", "examPresence.scan", undo).await.unwrap();
    assert_eq!(other.told(&[came("d2", "0001", 40)]).await, ["d2: written"]);
    assert!(!sheet(&app).await["c1"].0);
}

/// Numbers that look like chance and are the same at each run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }
}

#[tokio::test]
async fn in_whatever_order_and_however_often_they_come_the_same_sheet_follows() {
    let of_device = |device: &str, chance: &mut Chance| -> Vec<Json> {
        (0..30)
            .map(|at| {
                let (id, number) = (format!("{device}{at}"), format!("000{}", 1 + chance.below(4)));
                let second = u32::try_from(chance.below(40)).unwrap();
                if chance.below(4) == 0 {
                    went(&id, &number, second)
                } else {
                    came(&id, &number, second)
                }
            })
            .collect()
    };
    let mut script = Chance(0x5eed);
    let known = [of_device("o", &mut script), of_device("d", &mut script)];
    let mut stands = None;
    for seed in 1..=6_u64 {
        let (app, test) = day().await;
        let devices = [
            Telephone::of(&app, "omar", &test).await,
            Telephone::of(&app, "dounia", &test).await,
        ];
        app.at("2026-12-11T09:00:00Z");
        let mut chance = Chance(seed * 0x9e37_79b9);
        // Each is sent at least once, many of them again.
        let mut left = [known[0].clone(), known[1].clone()];
        while left.iter().any(|list| !list.is_empty()) {
            let device = chance.below(2);
            let mut piece = Vec::new();
            for _ in 0..=chance.below(7) {
                if !left[device].is_empty() {
                    let at = chance.below(left[device].len());
                    piece.push(left[device].swap_remove(at));
                }
                if chance.below(3) == 0 {
                    piece.push(known[device][chance.below(known[device].len())].clone());
                }
            }
            let told = if piece.is_empty() {
                Vec::new()
            } else {
                devices[device].told(&piece).await
            };
            assert!(
                told.iter()
                    .all(|one| one.ends_with("written") || one.ends_with("stood_already")),
                "{told:?}"
            );
            left[device].retain(|one| {
                !told
                    .iter()
                    .any(|said| said.starts_with(&format!("{}:", one["id"].as_str().unwrap())))
            });
        }
        assert_eq!(app.all(&PRESENCE_SCANS).await.len(), 60, "seed {seed}");
        let sheet = sheet(&app).await;
        assert_eq!(stands.get_or_insert_with(|| sheet.clone()), &sheet, "seed {seed}");
    }
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
    assert!(telephone.told(&all).await.iter().all(|one| one.ends_with(": written")));
    assert_eq!(sheet(&app).await.len(), 200);
    assert!(
        telephone
            .told(&all)
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
    assert_eq!(telephone.told(&sent).await, ["a1: presence_rehearsed", "a2: written"]);
}

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
        telephone.told(&sent[1..3]).await,
        ["l3: stood_already", "l4: stood_already"]
    );
    telephone.hand_in().await;
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
async fn a_proposal_is_taken_up_by_minutes_or_put_aside_with_a_reason() {
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
    let dismiss = async |who: &str, id: &str, reason: &str| {
        act(
            &app,
            who,
            "presenceScans.dismiss",
            json!({"presenceScanId": id, "reason": reason}),
        )
        .await
    };
    assert_eq!(code(dismiss("dounia", "l3", "x").await), "presence_proposal_decided");
    assert_eq!(
        code(dismiss("samira", "l4", "Erreur").await),
        "presence_not_invigilator"
    );
    assert_eq!(
        code(dismiss("dounia", "l4", " … ").await),
        "presence_proposal_needs_reason"
    );
    dismiss("dounia", "l4", "Numéro mal lu").await.unwrap();
    let rows = app.all(&PRESENCE_SCANS).await;
    let states: BTreeMap<_, _> = rows
        .iter()
        .map(|row| (row.id.as_str(), row.get(STATE).unwrap()))
        .collect();
    assert_eq!(
        [states["l3"], states["l4"]],
        [ScanState::Accepted, ScanState::Dismissed]
    );
    let put_aside = rows.iter().find(|row| row.id == "l4").unwrap();
    assert_eq!(
        (put_aside.get(REASON).as_deref(), put_aside.get(DECIDED_BY)),
        (Some("Numéro mal lu"), Some(Id("dounia".to_owned())))
    );
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
