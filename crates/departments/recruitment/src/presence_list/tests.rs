//! Lists on devices: who takes one along, what it knows, and how a sheet is closed without it.

use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use schema::{Date, Document, Id, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use super::row::PRESENCE_LISTS;
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{EXAM_LOCKS, WITHOUT_REASON};
use crate::exam_presence::tests::{close, day, scan};
use crate::exam_room::EXAM_ROOMS;
use crate::recruitment::tests::town::{act, test_of};
use crate::testing::{TestApp, code};

async fn open(app: &TestApp, who: &str, test: &str, device: &str) -> Result<Json> {
    let given = json!({"examTestId": test, "device": device});
    act(app, who, "presenceLists.open", given).await
}

async fn close_without(app: &TestApp, who: &str, test: &str, reason: &str) -> Result<Json> {
    let given = json!({"examTestId": test, "withoutReason": reason});
    app.act(&app.signing(who).await, "examPresence.close", given).await
}

async fn with_list(app: &TestApp, who: &str, act: &str, list: &Json) -> Result<Json> {
    let given = json!({"presenceListId": list["id"]});
    app.act(&app.ctx(who).await, act, given).await
}

#[tokio::test]
async fn a_list_is_taken_along_by_who_records_presence_and_by_nobody_else() {
    let (app, test) = day().await;
    for who in ["omar", "samira"] {
        let list = open(&app, who, &test, &format!("tel-{who}")).await.unwrap();
        assert_eq!(
            [&list["labelFr"], &list["room"]],
            [&json!("Épreuve écrite"), &Json::Null]
        );
    }
    for who in ["pierre", "dina", "rida"] {
        let refused = open(&app, who, &test, "tel").await;
        assert_eq!(code(refused), "presence_not_invigilator", "{who}");
    }
    let oral = test_of(&app, "oral").await["$id"].as_str().unwrap().to_owned();
    assert_eq!(code(open(&app, "omar", &oral, "tel").await), "presence_not_now");
    assert_eq!(
        code(open(&app, "omar", &test, "- no id").await),
        "general_argument_invalid"
    );
    let of_no_room = json!({"examTestId": test, "device": "tel", "room": "Salle 9"});
    assert_eq!(
        code(act(&app, "omar", "presenceLists.open", of_no_room).await),
        "presence_list_room_unknown"
    );
    close_without(&app, "omar", &test, "Essai").await.unwrap();
    close_without(&app, "dounia", &test, "Essai").await.unwrap();
    assert_eq!(code(open(&app, "omar", &test, "tel").await), "presence_closed");
}

#[tokio::test]
async fn one_device_has_one_row_which_counts_from_its_first_opening() {
    let (app, test) = day().await;
    let first = open(&app, "omar", &test, "tel").await.unwrap();
    let other = open(&app, "dounia", &test, "tel").await.unwrap();
    assert_ne!(first["id"], other["id"], "of another holder");
    assert_eq!(
        code(with_list(&app, "dounia", "presenceLists.handIn", &first).await),
        "presence_list_of_another"
    );
    app.at("2026-12-11T08:20:00Z");
    let given_back = with_list(&app, "omar", "presenceLists.handIn", &first).await.unwrap();
    assert_eq!(given_back["handedInAt"], "2026-12-11T08:20:00.000+00:00");
    app.at("2026-12-11T08:30:00Z");
    let again = with_list(&app, "omar", "presenceLists.handIn", &first).await.unwrap();
    assert_eq!(
        again["handedInAt"], given_back["handedInAt"],
        "said again it is so already"
    );
    let reopened = open(&app, "omar", &test, "tel").await.unwrap();
    assert_eq!(
        [&reopened["id"], &reopened["openedAt"], &reopened["handedInAt"]],
        [&first["id"], &first["openedAt"], &Json::Null]
    );
    assert_eq!(app.all(&PRESENCE_LISTS).await.len(), 2);
}

/// Candidates 1 and 2 sit in the first room, 3 and 4 in the second; the paper of the first bears a code.
async fn seat_all(app: &TestApp) {
    for name in ["Salle 1", "Salle 2"] {
        let room = json!({"recruitmentId": "exam", "name": name, "capacity": 40});
        app.make(&EXAM_ROOMS, room).await;
    }
    let seat = |cx: &mut engine::Cx<'_>| {
        for number in 1..=4_i64 {
            let one = cx.need(&CANDIDATES, &format!("c{number}"))?;
            let room = if number < 3 { "Salle 1" } else { "Salle 2" };
            cx.update(
                one.with(candidate::EXAM_ROOM, room.to_owned())
                    .with(candidate::SEAT, number),
            )?;
        }
        cx.create(convocation("CODE1", "c1")).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "seats", seat)
        .await
        .unwrap();
}

/// A convocation that holds.
fn convocation(code: &str, candidate: &str) -> Document {
    let mut paper = Document::new(&AUTHENTIC_DOCUMENTS)
        .with(issued::DOC_ID, code.to_owned())
        .with(issued::KIND, crate::convocation::CONVOCATION_KIND.to_owned())
        .with(issued::STATE, issued::State::Valid)
        .with(issued::SUBJECT, candidate.to_owned())
        .with(issued::SUBJECT_COLLECTION, CANDIDATES.id.to_owned())
        .with(issued::ISSUED_ON, Date("2026-12-01".parse().unwrap()))
        .with(issued::CONTENT_HASH, "h".to_owned())
        .with(issued::SEAL, "s".to_owned())
        .with(issued::KEY_ID, "k".to_owned());
    paper.id = code.to_owned();
    paper
}

#[tokio::test]
async fn a_list_knows_all_codes_however_many_there_are() {
    let (app, test) = day().await;
    let papers = |cx: &mut engine::Cx<'_>| {
        for number in 0..60 {
            cx.create(convocation(&format!("CODE{number}"), &format!("c{}", number % 4 + 1)))?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "papers", papers)
        .await
        .unwrap();
    let list = open(&app, "omar", &test, "tel").await.unwrap();
    let told = with_list(&app, "omar", "presenceLists.people", &list).await.unwrap();
    let codes = told["people"].as_array().unwrap().iter();
    let counts: Vec<usize> = codes.map(|one| one["codes"].as_array().unwrap().len()).collect();
    assert_eq!(counts, [15; 4]);
}

#[tokio::test]
async fn a_list_names_its_room_alone_and_knows_codes_by_digests() {
    let (app, test) = day().await;
    seat_all(&app).await;
    scan(&app, "dounia", &test, "0002").await.unwrap();
    let of_room = json!({"examTestId": test, "device": "tel", "room": "Salle 1"});
    let list = act(&app, "omar", "presenceLists.open", of_room).await.unwrap();
    let told = with_list(&app, "omar", "presenceLists.people", &list).await.unwrap();
    let people = told["people"].as_array().unwrap();
    let said: Vec<_> = people
        .iter()
        .map(|one| {
            (
                one["number"].as_str().unwrap(),
                one["nameFr"].as_str(),
                &one["seat"],
                one["present"] == true,
            )
        })
        .collect();
    assert_eq!(
        said,
        [
            ("0001", Some("Candidat 1"), &json!(1), false),
            ("0002", Some("Candidat 2"), &json!(2), true),
            ("0003", None, &Json::Null, false),
            ("0004", None, &Json::Null, false)
        ]
    );
    let salted = format!("{}:CODE1", list["id"].as_str().unwrap());
    assert_eq!(people[0]["codes"], json!([&hex::encode(Sha256::digest(salted))[..16]]));
    assert!(!told.to_string().contains("CODE1"), "{told}");
    let unnamed = open(&app, "omar", &test, "tel").await.unwrap();
    let told = with_list(&app, "omar", "presenceLists.people", &unnamed).await.unwrap();
    assert!(!told.to_string().contains("Candidat"), "a list of no room names nobody");
    assert_eq!(
        code(with_list(&app, "dounia", "presenceLists.people", &list).await),
        "presence_list_of_another"
    );
}

#[tokio::test]
async fn closing_names_the_lists_that_are_out_and_waits_for_them() {
    let (app, test) = day().await;
    let list = open(&app, "omar", &test, "tel").await.unwrap();
    let refused = close(&app, "dounia", &test).await.unwrap_err();
    assert!(refused.is(crate::exam_presence::LISTS_OUT), "{refused}");
    assert!(refused.to_string().contains("Agent PB1003"), "{refused}");
    assert_eq!(
        code(close_without(&app, "dounia", &test, " … ").await),
        "presence_lists_out"
    );
    with_list(&app, "omar", "presenceLists.handIn", &list).await.unwrap();
    close(&app, "dounia", &test).await.unwrap();
    assert_eq!(close(&app, "omar", &test).await.unwrap()["waitsForSecond"], false);
    let lock = app.all(&EXAM_LOCKS).await.pop().unwrap();
    assert_eq!(lock.get(WITHOUT_REASON), None);
}

#[tokio::test]
async fn without_them_two_close_it_for_one_reason_that_the_minutes_print() {
    let (app, test) = day().await;
    scan(&app, "omar", &test, "0001").await.unwrap();
    let list = open(&app, "omar", &test, "tel").await.unwrap();
    close_without(&app, "dounia", &test, "Téléphone cassé").await.unwrap();
    let told = act(&app, "omar", "presenceLists.standing", json!({"examTestId": test}))
        .await
        .unwrap();
    assert_eq!(
        [
            &told["withoutReason"],
            &told["lists"][0]["holder"],
            &told["lists"][0]["handedInAt"]
        ],
        [&json!("Téléphone cassé"), &json!("Agent PB1003"), &Json::Null]
    );
    // What was signed was without one list; another that is out makes it another closing.
    let late = open(&app, "samira", &test, "tel").await.unwrap();
    assert_eq!(code(close(&app, "omar", &test).await), "presence_lists_out");
    with_list(&app, "samira", "presenceLists.handIn", &late).await.unwrap();
    // The second signer leaves the reason to the first.
    let second = close(&app, "omar", &test).await.unwrap();
    assert_eq!(second["waitsForSecond"], false);
    let minutes = app.record_text(&second["paper"]).await;
    for said in ["Téléphone cassé", "non rendues de : Agent PB1003", "لم يعدها"] {
        assert!(minutes.contains(said), "{said} in {minutes}");
    }
    let lock = app.all(&EXAM_LOCKS).await.pop().unwrap();
    assert_eq!(lock.get(WITHOUT_REASON).as_deref(), Some("Téléphone cassé"));
    // It is given back after the closing all the same.
    with_list(&app, "omar", "presenceLists.handIn", &list).await.unwrap();
}

#[tokio::test]
async fn how_the_lists_stand_is_told_to_who_records_presence() {
    let (app, test) = day().await;
    for who in ["omar", "samira"] {
        act(&app, who, "presenceLists.standing", json!({"examTestId": test}))
            .await
            .unwrap();
    }
    for who in ["pierre", "dina", "rida"] {
        let refused = act(&app, who, "presenceLists.standing", json!({"examTestId": test})).await;
        assert_eq!(code(refused), "presence_not_invigilator", "{who}");
    }
}

#[tokio::test]
async fn whoever_took_a_list_along_has_had_to_do_with_candidates() {
    let (app, test) = day().await;
    open(&app, "omar", &test, "tel").await.unwrap();
    let has_handled = |who: &str| {
        let (exam, by) = (Id("exam".to_owned()), Id(who.to_owned()));
        app.read(move |cx| crate::handling::has_handled(cx, &exam, &by))
    };
    assert!(has_handled("omar").await);
    assert!(!has_handled("dounia").await);
}
