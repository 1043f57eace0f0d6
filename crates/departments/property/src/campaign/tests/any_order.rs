//! The same scans in any order, in pieces, repeated and by several devices, with movements in between, come to the same.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::*;
use crate::movement::post::{movement, post};
use crate::movement::{Kind, TO_BUREAU};
use schema::{Date, Id};

/// What happens: a device sends some of its scans, or an item is moved by hand.
#[derive(Clone, Debug)]
enum Event {
    Sends(&'static str, Vec<Json>),
    Moves(String, Kind, &'static str, String),
}

const ITEMS: [&str; 5] = ["i0", "i1", "i2", "i3", "i4"];
const OFFICES: [&str; 2] = ["a", "b"];

/// One of what was seen: device, item, office, day, hour, quantity, whether it is damaged.
type Sight = (usize, usize, usize, u32, u32, i64, bool);

/// What two devices saw within three days, at fixed moments.
fn scans() -> impl Strategy<Value = Vec<(usize, Json)>> {
    let one = (
        0..2_usize,
        0..6_usize,
        0..2_usize,
        20..23_u32,
        0..3_u32,
        0..4_i64,
        prop::bool::ANY,
    );
    prop::collection::vec(one, 1..14).prop_map(|seen| {
        let told = |(at, (device, item, office, day, hour, quantity, poor)): (usize, Sight)| {
            // The sixth code is known to nobody.
            let code = ITEMS.get(item).map_or("x-9".to_owned(), |item| format!("n {item}"));
            let moment = format!("2026-11-{day}T1{hour}:30:00Z");
            let scan = json!({"id": format!("s{at}"), "code": code, "bureauId": OFFICES[office], "quantity": quantity, "scannedAt": moment});
            let scan = if poor { with(scan, json!({"condition": "poor"})) } else { scan };
            (device, scan)
        };
        seen.into_iter().enumerate().map(told).collect()
    })
}

/// What was moved by hand, each item on one day at most: of one day the order in which movements are written is theirs.
fn movements() -> impl Strategy<Value = Vec<Event>> {
    let one = (prop::option::of((0..3_usize, 20..23_u32, prop::bool::ANY)),);
    prop::collection::vec(one, ITEMS.len()).prop_map(|moved| {
        let each = moved.into_iter().zip(ITEMS).filter_map(|((moved,), item)| {
            let (office, day, is_lost) = moved?;
            let kind = if is_lost { Kind::Loss } else { Kind::Transfer };
            Some(Event::Moves(
                item.to_owned(),
                kind,
                ["a", "b", "c"][office],
                format!("2026-11-{day}"),
            ))
        });
        each.collect()
    })
}

/// An order in which it all arrives: pieces, repeated, of either device, with the movements among them.
fn arrival(scans: &[(usize, Json)], moved: &[Event], chance: &mut impl FnMut(usize) -> usize) -> Vec<Event> {
    let mut events = moved.to_vec();
    for (device, who) in ["omar", "dounia"].into_iter().enumerate() {
        let mut left: Vec<Json> = scans
            .iter()
            .filter(|(by, _)| *by == device)
            .map(|(_, scan)| scan.clone())
            .collect();
        let known = left.clone();
        while !left.is_empty() {
            let mut piece = Vec::new();
            for _ in 0..=chance(3) {
                if !left.is_empty() {
                    piece.push(left.swap_remove(chance(left.len())));
                }
            }
            piece.push(known[chance(known.len())].clone());
            events.push(Event::Sends(who, piece));
        }
    }
    for at in (1..events.len()).rev() {
        events.swap(at, chance(at + 1));
    }
    events
}

/// What a count comes to when it arrives so: the differences, the numbers, and where everything is.
async fn outcome(events: &[Event]) -> (Vec<String>, Json, Vec<String>) {
    let app = town().await;
    for (at, id) in ITEMS.iter().enumerate() {
        item(
            &app,
            id,
            ["a", "b", "c"][at % 3],
            json!({"quantity": 1 + at % 2, "condition": "good"}),
        )
        .await;
    }
    opened(&app, "k", &OFFICES).await;
    app.at("2026-11-22T15:00:00Z");
    for event in events {
        match event {
            Event::Sends(who, scans) => {
                let answer = send(&app, who, "k", scans).await.unwrap();
                let answers = answer["answers"].as_array().unwrap();
                assert!(answers.iter().all(|one| one["outcome"] != "refused"), "{answer}");
            }
            Event::Moves(id, kind, office, day) => moves(&app, id, *kind, office, day).await,
        }
    }
    let counts = lead(&app, "count", "k").await.unwrap();
    let places = app.all(&INVENTORY_ITEMS).await;
    let place = |row: &Document| format!("{} {} {}", row.id, text(row, "bureauId"), text(row, "state"));
    (differences(&app).await, counts, places.iter().map(place).collect())
}

async fn moves(app: &TestApp, id: &str, kind: Kind, office: &str, day: &str) {
    let (id, office, day) = (id.to_owned(), office.to_owned(), day.parse().unwrap());
    app.engine
        .transact(&TestApp::full_rights(), "move", move |cx| {
            let row = movement(&cx.need(&INVENTORY_ITEMS, &id)?, kind, Date(day));
            let goes = kind == Kind::Transfer;
            post(
                cx,
                if goes {
                    row.with(TO_BUREAU, Id(office.clone()))
                } else {
                    row
                },
            )
            .map(drop)
        })
        .await
        .unwrap();
}

#[test]
fn in_whatever_order_they_arrive_the_same_scans_and_movements_come_to_the_same() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = Config {
        cases: 24,
        failure_persistence: None,
        ..Config::default()
    };
    let kinds = std::sync::Mutex::new(BTreeSet::new());
    let given = (
        scans(),
        movements(),
        prop::collection::vec(any::<prop::sample::Index>(), 400),
    );
    let mut runner = TestRunner::new(config);
    let ran = runner.run(&given, |(scans, moved, chances)| {
        let mut next = chances.iter().cycle();
        let mut chance = |below: usize| next.next().map_or(0, |one| one.index(below));
        let first = runtime.block_on(outcome(&arrival(&scans, &moved, &mut chance)));
        let told = first.0.iter().filter_map(|one| one.split(' ').next());
        kinds.lock().unwrap().extend(told.map(str::to_owned));
        for _ in 0..2 {
            let other = runtime.block_on(outcome(&arrival(&scans, &moved, &mut chance)));
            prop_assert_eq!(&first, &other);
        }
        Ok(())
    });
    ran.unwrap();
    let kinds: Vec<String> = kinds.into_inner().unwrap().into_iter().collect();
    assert_eq!(
        kinds,
        ["damaged", "missing", "moved", "quantity", "unknown"],
        "differences of all kinds were met"
    );
}
