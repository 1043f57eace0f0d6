//! Readings that are noted, by each door that answers what is noted.

use std::sync::mpsc::channel;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value as Json, json};

use super::court::{HEARINGS, VISITS};
use super::{Court, MARK};
use crate::rig::{documents, query};

/// What the minutes of the hearing say.
const WORDS: &str = "secret words";

impl Court {
    async fn with_minutes() -> Court {
        let court = Court::new().await;
        court.make(&VISITS, "visit", json!({"nameFr": "visit"})).await;
        court.hear().await;
        court.change(&HEARINGS, "hearing", json!({"minutes": WORDS})).await;
        court
    }

    /// The notes so far: door, row and fields.
    async fn notes(&self) -> Vec<[String; 3]> {
        let order = query(&[json!({"method": "orderAsc", "attribute": "$sequence"})]);
        let path = format!("{}?{order}", documents("reads"));
        let notes = self.rig.get(self.who("admin"), &path).await.must(200);
        let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
        let note = |one: &Json| {
            assert_eq!(
                (&one["collection"], &one["whoName"], &one["count"]),
                (&json!("hearings"), &json!("amal"), &json!(1))
            );
            let fields: Vec<String> = one["fields"].as_array().unwrap().iter().map(text).collect();
            [text(&one["door"]), text(&one["documentId"]), fields.join(",")]
        };
        notes["documents"].as_array().unwrap().iter().map(note).collect()
    }
}

/// A way to ask for the hearing, whether it tells the words of its minutes, and what is noted of it: door, row and field.
struct Way {
    path: String,
    tells: bool,
    note: Option<(&'static str, &'static str, &'static str)>,
}

fn silent(path: String) -> Way {
    Way {
        path,
        tells: false,
        note: None,
    }
}

fn noted_way(path: String, tells: bool, door: &'static str, row: &'static str, field: &'static str) -> Way {
    Way {
        path,
        tells,
        note: Some((door, row, field)),
    }
}

fn ways() -> Vec<Way> {
    let list = documents("hearings");
    let select = |name: &str| query(&[json!({"method": "select", "values": [name]})]);
    let expand = query(&[json!({"method": "select", "values": ["*", "hearing.*"]})]);
    let filter = query(&[json!({"method": "equal", "attribute": "minutes", "values": [WORDS]})]);
    let file = "/v1/storage/buckets/downloadable-documents/files/paper/download";
    vec![
        silent(list.clone()),
        silent(format!("{}?{expand}", documents("visits"))),
        silent(format!("/v1/search?q={MARK}")),
        silent(format!("{list}/hearing?{}", select("note"))),
        silent(format!("{list}/export?format=csv&columns=note")),
        silent("/v1/reports/hearingsByNote".to_owned()),
        noted_way(format!("{list}/hearing"), true, "get", "hearing", "minutes"),
        noted_way(format!("{list}?{}", select("minutes")), true, "export", "", "minutes"),
        // What it finds tells as much as what it shows.
        noted_way(format!("{list}?{filter}"), false, "export", "", "minutes"),
        noted_way(format!("{list}/export?format=csv"), true, "export", "", "minutes"),
        noted_way(
            format!("{list}/export?format=pdf&columns=minutes"),
            false,
            "print",
            "",
            "minutes",
        ),
        noted_way(
            "/v1/reports/hearingsByMinutes".to_owned(),
            true,
            "report",
            "",
            "minutes",
        ),
        noted_way(file.to_owned(), false, "file", "hearing", "fileId"),
    ]
}

#[tokio::test]
async fn what_is_noted_leaves_by_no_door_without_a_note() {
    let court = Court::with_minutes().await;
    let amal = court.who("amal");
    let mut expected = Vec::new();
    for way in ways() {
        let reply = court.rig.get(amal, &way.path).await;
        assert_eq!(reply.status, 200, "{}: {}", way.path, reply.text());
        assert_eq!(reply.text().contains(WORDS), way.tells, "{}", way.path);
        let note = way.note.map(|(door, row, field)| [door, row, field].map(str::to_owned));
        expected.extend(note);
        assert_eq!(court.notes().await, expected, "{}", way.path);
    }
    let written = json!({"data": {"length": 7}});
    let path = format!("{}/hearing", documents("hearings"));
    let written = court
        .rig
        .send(amal, Method::PATCH, &path, Some(written))
        .await
        .must(200);
    assert!(!written.to_string().contains(WORDS), "{written}");
    // The same row again within ten minutes is the same reading; later it is another.
    court.rig.get(amal, &path).await.must(200);
    assert_eq!(court.notes().await, expected);
    court.rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    let history = court.rig.get(amal, &format!("{path}/history")).await;
    assert!(history.text().contains(WORDS));
    expected.push(["get", "hearing", "minutes"].map(str::to_owned));
    assert_eq!(court.notes().await, expected);
    // What noted fields were compared with stands in no note.
    let notes = court.rig.get(court.who("admin"), &documents("reads")).await.text();
    assert!(!notes.contains(WORDS), "{notes}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_answered_before_its_note_is_written() {
    let court = Court::with_minutes().await;
    let path = format!("{}/hearing", documents("hearings"));
    // Somebody holds the writer: no note can be written.
    let (release, kept) = channel::<()>();
    let (hold_begins, writer_is_held) = channel();
    let (engine, ctx) = (court.rig.app.engine.clone(), super::whole());
    let holding = tokio::spawn(async move {
        let hold = move |_: &mut engine::Cx<'_>| {
            hold_begins.send(()).unwrap();
            let _released = kept.recv();
            Ok(())
        };
        engine.transact(&ctx, "held", hold).await
    });
    writer_is_held.recv().unwrap();
    let unnoted = court.rig.get(court.who("amal"), &documents("hearings")).await;
    assert_eq!(unnoted.status, 200, "what is read without a note waits for nobody");
    let mut answer = std::pin::pin!(court.rig.get(court.who("amal"), &path));
    let early = tokio::time::timeout(Duration::from_millis(300), &mut answer).await;
    assert!(early.is_err(), "answered without its note");
    drop(release);
    assert!(answer.await.text().contains(WORDS));
    holding.await.unwrap().unwrap();
    assert_eq!(court.notes().await.len(), 1);
}
