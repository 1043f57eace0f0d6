//! Rows that devices made while they were away, and send once they are back.

use std::collections::BTreeMap;

use engine::input::FromArgument;
use engine::{MOST_SUBMITTED, RequestContext, Submission, SubmissionAnswer, SubmissionOutcome, Submissions};
use schema::error_codes;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::town::*;

/// What a device says of somebody.
#[derive(Clone, Deserialize, Serialize)]
struct Said {
    name: String,
    code: String,
}

const PEOPLE_OF_DEVICES: Submissions = Submissions {
    rows: || &PEOPLE,
    content_hash: person::NOTE,
};

fn submission(id: &str, name: &str, code: &str) -> Submission<Said> {
    Submission {
        id: id.to_owned(),
        content: Said {
            name: name.to_owned(),
            code: code.to_owned(),
        },
    }
}

async fn send(town: &Town, ctx: &RequestContext, list: Vec<Submission<Said>>) -> Vec<SubmissionAnswer> {
    let write = |cx: &mut engine::Cx<'_>, said: &Said, row: schema::Document| {
        let row = row
            .with(person::NAME, said.name.clone())
            .with(person::CODE, said.code.clone());
        cx.create(row).map(drop)
    };
    let told = PEOPLE_OF_DEVICES.write_each(&town.engine, ctx, "send", list, write);
    told.await.unwrap()
}

fn words(told: &[SubmissionAnswer]) -> Vec<(&str, &str)> {
    let word = |one: &'static str| one;
    let each = told.iter().map(|one| {
        let outcome = match one.outcome {
            SubmissionOutcome::Written => word("written"),
            SubmissionOutcome::StoodAlready => word("stood already"),
            SubmissionOutcome::Refused => one.refusal.as_ref().unwrap().r#type.as_str(),
        };
        (one.id.as_str(), outcome)
    });
    each.collect()
}

async fn rows(town: &Town) -> BTreeMap<String, (String, String)> {
    let find = |cx: &engine::Cx<'_>| cx.all(&PEOPLE, []);
    let all = town.engine.read_as(&admin(), find).await.unwrap();
    let one = |row: schema::Document| {
        let text = |key| row.get(key).unwrap_or_default();
        (row.id.clone(), (text(person::NAME), text(person::CODE)))
    };
    all.into_iter().map(one).collect()
}

#[tokio::test]
async fn each_row_is_written_or_stood_or_is_refused_and_takes_no_other_along() {
    let town = Town::new();
    let told = send(
        &town,
        &admin(),
        vec![
            submission("a1", "Sara", "1"),
            submission("a2", "ghost", "2"),
            submission("a3", "Omar", "1"),
            submission("a4", "Adil", "4"),
        ],
    )
    .await;
    let expected = [
        ("a1", "written"),
        ("a2", "no_ghosts"),
        ("a3", "code_taken"),
        ("a4", "written"),
    ];
    assert_eq!(words(&told), expected);
    assert_eq!(told[1].refusal.as_ref().unwrap().message, "Pas de fantômes");
    let again = send(
        &town,
        &admin(),
        vec![submission("a4", "Adil", "4"), submission("a1", "Sara", "1")],
    )
    .await;
    assert_eq!(words(&again), [("a4", "stood already"), ("a1", "stood already")]);
    assert_eq!(rows(&town).await.into_keys().collect::<Vec<_>>(), ["a1", "a4"]);
}

#[tokio::test]
async fn an_id_with_other_content_or_of_another_sender_is_taken() {
    let town = Town::new();
    send(&town, &admin(), vec![submission("a1", "Sara", "1")]).await;
    let taken = [("a1", error_codes::DOCUMENT_EXISTS.code)];
    assert_eq!(
        words(&send(&town, &admin(), vec![submission("a1", "Sara", "2")]).await),
        taken
    );
    let other = context_of(user("other", &["people:update"]));
    assert_eq!(
        words(&send(&town, &other, vec![submission("a1", "Sara", "1")]).await),
        taken
    );
    let twice = vec![
        submission("b", "Adil", "5"),
        submission("b", "Adil", "5"),
        submission("b", "Adel", "5"),
    ];
    assert_eq!(
        words(&send(&town, &admin(), twice).await),
        [
            ("b", "written"),
            ("b", "stood already"),
            ("b", error_codes::DOCUMENT_EXISTS.code)
        ]
    );
}

/// Numbers that look like chance and are the same at each run.
fn shuffle<T>(list: &mut [T], seed: u64) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for at in (1..list.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let other = usize::try_from(state % (at as u64 + 1)).unwrap();
        list.swap(at, other);
    }
}

#[tokio::test]
async fn whatever_the_order_the_pieces_and_how_often_the_same_rows_stand() {
    let all: Vec<Submission<Said>> = (0..60)
        .map(|at| submission(&format!("r{at}"), &format!("Nom {at}"), &format!("c{at}")))
        .collect();
    let mut expected = None;
    for seed in 1..=8 {
        let town = Town::new();
        let mut sent: Vec<_> = all.iter().chain(&all[..20]).chain(&all[40..]).cloned().collect();
        shuffle(&mut sent, seed);
        let piece = usize::try_from(seed).unwrap() * 7;
        let mut written = 0;
        for list in sent.chunks(piece) {
            let told = send(&town, &admin(), list.to_vec()).await;
            assert!(told.iter().all(|one| one.outcome != SubmissionOutcome::Refused));
            written += told
                .iter()
                .filter(|one| one.outcome == SubmissionOutcome::Written)
                .count();
        }
        assert_eq!(written, all.len(), "seed {seed}");
        let stands = rows(&town).await;
        assert_eq!(expected.get_or_insert_with(|| stands.clone()), &stands, "seed {seed}");
    }
}

#[test]
fn a_list_is_read_within_its_bounds_and_with_ids_alone() {
    let read = |given: Json| <Vec<Submission<Said>> as FromArgument>::read("rows", &given);
    let row = |id: &str| json!({"id": id, "name": "Sara", "code": "1"});
    let many = |count: usize| json!((0..count).map(|at| row(&format!("r{at}"))).collect::<Vec<_>>());
    assert_eq!(read(many(MOST_SUBMITTED)).unwrap().unwrap().len(), MOST_SUBMITTED);
    for wrong in [
        many(MOST_SUBMITTED + 1),
        json!([]),
        json!("rows"),
        json!([row("")]),
        json!([row("-a")]),
        json!([{"name": "Sara", "code": "1"}]),
        json!([{"id": "a", "name": 7, "code": "1"}]),
    ] {
        assert!(
            read(wrong.clone()).is_err_and(|error| error.is(error_codes::ARGUMENT_INVALID)),
            "{wrong}"
        );
    }
}
