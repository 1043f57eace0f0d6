//! Readings that are noted, by each door that answers what is noted.

use std::sync::mpsc::channel;
use std::time::Duration;

use serde_json::{Value as Json, json};

use super::court::HEARINGS;
use super::{Court, MARK};
use crate::rig::{documents, query};

impl Court {
    /// The notes so far: by which door, of which row, of which fields, how many rows.
    async fn notes(&self) -> Vec<(String, String, String, u64)> {
        let order = query(&[json!({"method": "orderAsc", "attribute": "$sequence"})]);
        let told = self
            .rig
            .get(self.who("admin"), &format!("{}?{order}", documents("reads")))
            .await
            .must(200);
        let text = |one: &Json, name: &str| one[name].as_str().unwrap_or_default().to_owned();
        let notes = told["documents"].as_array().unwrap().iter();
        notes
            .map(|one| {
                assert_eq!(one["collection"], "hearings");
                assert_eq!(one["whoName"], "amal");
                let fields: Vec<&str> = one["fields"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|one| one.as_str().unwrap())
                    .collect();
                (
                    text(one, "door"),
                    text(one, "documentId"),
                    fields.join(","),
                    one["count"].as_u64().unwrap(),
                )
            })
            .collect()
    }
}

#[tokio::test]
async fn what_is_noted_leaves_by_no_door_without_a_note() {
    let court = Court::new().await;
    court
        .make(&super::court::VISITS, "visit", json!({"nameFr": "visit"}))
        .await;
    court.hear().await;
    court
        .change(&HEARINGS, "hearing", json!({"minutes": "secret words"}))
        .await;
    let amal = court.who("amal");
    let list = documents("hearings");
    let select = query(&[json!({"method": "select", "values": ["minutes"]})]);
    let filter = query(&[json!({"method": "equal", "attribute": "minutes", "values": ["secret words"]})]);
    // Each with whether it tells the words, and the note that it leaves.
    let doors: Vec<(String, bool, Option<(&str, &str, &str)>)> = vec![
        (list.clone(), false, None),
        (
            format!(
                "{}?{}",
                documents("visits"),
                query(&[json!({"method": "select", "values": ["*", "hearing.*"]})])
            ),
            false,
            None,
        ),
        (format!("/v1/search?q={MARK}"), false, None),
        (
            format!(
                "{list}/hearing?{}",
                query(&[json!({"method": "select", "values": ["note"]})])
            ),
            false,
            None,
        ),
        (format!("{list}/hearing"), true, Some(("get", "hearing", "minutes"))),
        (format!("{list}?{select}"), true, Some(("export", "", "minutes"))),
        (format!("{list}?{filter}"), false, Some(("export", "", "minutes"))),
        (
            format!("{list}/export?format=csv"),
            true,
            Some(("export", "", "minutes")),
        ),
        (format!("{list}/export?format=csv&columns=note"), false, None),
        (
            format!("{list}/export?format=pdf&columns=minutes"),
            false,
            Some(("print", "", "minutes")),
        ),
        (
            "/v1/reports/hearingsByMinutes".to_owned(),
            true,
            Some(("report", "", "minutes")),
        ),
        ("/v1/reports/hearingsByNote".to_owned(), false, None),
        (
            "/v1/storage/buckets/downloadable-documents/files/paper/download".to_owned(),
            false,
            Some(("file", "hearing", "fileId")),
        ),
    ];
    let mut expected = Vec::new();
    for (path, tells, note) in doors {
        let reply = court.rig.get(amal, &path).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.text());
        assert_eq!(reply.text().contains("secret words"), tells, "{path}");
        expected.extend(note.map(|(door, id, fields)| (door.to_owned(), id.to_owned(), fields.to_owned(), 1)));
        assert_eq!(court.notes().await, expected, "{path}");
    }
    // The same row again within ten minutes is the same reading; later it is another.
    court.rig.get(amal, &format!("{list}/hearing")).await.must(200);
    assert_eq!(court.notes().await, expected);
    court.rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    let history = court.rig.get(amal, &format!("{list}/hearing/history")).await;
    assert!(history.text().contains("secret words"));
    expected.push(("get".to_owned(), "hearing".to_owned(), "minutes".to_owned(), 1));
    assert_eq!(court.notes().await, expected);
    // What noted fields were compared with stands in no note.
    let notes = court.rig.get(court.who("admin"), &documents("reads")).await;
    assert!(!notes.text().contains("secret words"), "{}", notes.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_answered_before_its_note_is_written() {
    let court = Court::new().await;
    court
        .make(&super::court::VISITS, "visit", json!({"nameFr": "visit"}))
        .await;
    court.hear().await;
    court
        .change(&HEARINGS, "hearing", json!({"minutes": "secret words"}))
        .await;
    let path = format!("{}/hearing", documents("hearings"));
    // Somebody holds the writer: no note can be written.
    let (release, kept) = channel::<()>();
    let (holds, held) = channel();
    let (engine, ctx) = (court.rig.app.engine.clone(), super::whole());
    let holding = tokio::spawn(async move {
        let hold = move |_: &mut engine::Cx<'_>| {
            holds.send(()).unwrap();
            let _released = kept.recv();
            Ok(())
        };
        engine.transact(&ctx, "held", hold).await
    });
    held.recv().unwrap();
    let unnoted = court.rig.get(court.who("amal"), &documents("hearings")).await;
    assert_eq!(unnoted.status, 200, "what is read without a note waits for nobody");
    let reading = court.rig.get(court.who("amal"), &path);
    let mut reading = std::pin::pin!(reading);
    let early = tokio::time::timeout(Duration::from_millis(300), &mut reading).await;
    assert!(early.is_err(), "answered without its note");
    drop(release);
    assert!(reading.await.text().contains("secret words"));
    holding.await.unwrap().unwrap();
    assert_eq!(court.notes().await.len(), 1);
}
