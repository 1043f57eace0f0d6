//! No door tells whose copy a number is: every collection, every question, for everybody, from the draw to the lifting.

use engine::{Format, RequestContext, Rights};
use schema::{Id, WireQuery};
use serde_json::{Value as Json, json};

use super::{EXAM_COPIES, OWNER};
use crate::grade_entry::GRADE_ENTRIES;
use crate::marked_town::{MARKS, act, draw_and_assign, mark_written, marked_town, owner_of, sign};
use crate::testing::{TestApp, code};

/// Everybody who has to do with an exam, and who has not.
const CALLERS: &[&str] = &[
    "mina", "mourad", "wafa", "omar", "oumaima", "sanae", "rachid", "karim", "walid",
];
/// What tells who somebody is.
const PERSON: &[&str] = &[
    "\"c1\"",
    "\"c2\"",
    "\"c3\"",
    "\"c4\"",
    "\"c5\"",
    "Candidat ",
    "JB1000",
    "مترشح ",
    "\"101\"",
    "\"105\"",
];

/// The exam with all copies marked, and the ids of the copies.
async fn marked_exam() -> (TestApp, Vec<String>) {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let copies = app.all(&EXAM_COPIES).await.into_iter().map(|copy| copy.id).collect();
    (app, copies)
}

async fn callers(app: &TestApp) -> Vec<(String, RequestContext)> {
    let mut all = vec![
        ("key".to_owned(), RequestContext::new(Rights::whole("key:1"))),
        ("guest".to_owned(), RequestContext::new(Rights::guest())),
    ];
    for who in CALLERS {
        all.push(((*who).to_owned(), app.ctx(who).await));
    }
    all
}

/// Refuses a document that names a copy and a person.
fn is_blind(told: &Json, copies: &[String], whose: &str) {
    let text = told.to_string();
    let names_copy = copies.iter().any(|copy| text.contains(copy)) || text.contains("\"examCopies\"");
    let names_person = PERSON.iter().find(|person| text.contains(*person));
    assert!(
        !(names_copy && names_person.is_some()),
        "{whose}: {names_person:?} in {text}"
    );
}

/// The documents of an answer, one by one.
fn documents(bytes: &[u8]) -> Vec<Json> {
    let told: Json = serde_json::from_slice(bytes).unwrap();
    told["documents"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn no_document_of_any_collection_names_a_copy_and_a_person() {
    let (app, copies) = marked_exam().await;
    for (who, ctx) in callers(&app).await {
        for entity in app.engine.entities() {
            let Ok(bytes) = app.engine.list(&ctx, entity.of, &[], true).await else {
                continue;
            };
            for document in documents(&bytes) {
                is_blind(&document, &copies, &format!("{who}, {}", entity.of.id));
                let Some(id) = document["$id"].as_str() else { continue };
                if let Ok(history) = app.engine.history(&ctx, entity.of, id, None, 50).await {
                    is_blind(&history, &copies, &format!("{who}, history of {}", entity.of.id));
                }
            }
        }
    }
}

#[tokio::test]
async fn copies_and_marks_are_read_by_their_markers_alone() {
    let (app, copies) = marked_exam().await;
    for (who, ctx) in callers(&app).await {
        let count = match app.engine.list(&ctx, &EXAM_COPIES, &[], true).await {
            Ok(bytes) => documents(&bytes).len(),
            Err(_) => 0,
        };
        assert_eq!(count, if who == "mina" { 5 } else { 0 }, "{who}");
        let marks = app.engine.list(&ctx, &GRADE_ENTRIES, &[], true).await;
        let marks = marks.map_or(0, |bytes| documents(&bytes).len());
        assert_eq!(marks, if who == "mina" { 5 } else { 0 }, "{who}");
        let seen = app.see(&ctx, &EXAM_COPIES, &copies[0]).await;
        assert_eq!(seen.is_ok(), who == "mina", "{who}");
    }
}

#[tokio::test]
async fn the_owner_is_no_attribute_of_filters_orders_selections_and_exports() {
    let (app, _) = marked_exam().await;
    let owner = owner_of(&app, "1").await;
    for (who, ctx) in callers(&app).await {
        for field in ["ownerId", "candidateId", "markerUserIds", "reader"] {
            let text = |value: &str| vec![json!(value)];
            let tried = [
                WireQuery::new("equal", field, text(&owner)),
                WireQuery::new("contains", field, text(&owner)),
                WireQuery::new("startsWith", field, text(&owner)),
                WireQuery::new("isNotNull", field, Vec::new()),
                WireQuery::new("orderAsc", field, Vec::new()),
                WireQuery::new("select", "", vec![json!(field)]),
                WireQuery::new("search", field, text(&owner)),
            ];
            for query in tried {
                let told = app
                    .engine
                    .list(&ctx, &EXAM_COPIES, std::slice::from_ref(&query), true)
                    .await;
                // The link that the lifting fills is known to readers of candidates, and empty until then.
                let is_silent = match told {
                    Ok(bytes) => field == "candidateId" && documents(&bytes).is_empty(),
                    Err(_) => true,
                };
                assert!(is_silent, "{who}: {} by {field}", query.method);
            }
            let columns = vec![field.to_owned()];
            let exported = app.engine.export(&ctx, &EXAM_COPIES, &[], columns, Format::CSV).await;
            assert!(exported.is_err() || field == "candidateId", "{who}: column {field}");
        }
    }
}

#[tokio::test]
async fn search_the_journal_and_live_news_tell_nothing() {
    let (app, copies) = marked_exam().await;
    for (who, ctx) in callers(&app).await {
        for term in ["Candidat", "JB10001", "1", "101"] {
            if let Ok(found) = app.engine.search(&ctx, term).await {
                is_blind(&found, &copies, &format!("{who}, search"));
                let text = found.to_string();
                assert!(
                    !copies.iter().any(|copy| text.contains(copy)) || who == "mina",
                    "{who}: {text}"
                );
            }
        }
        if let Ok(changes) = app.engine.changes(&ctx, None, 500).await {
            for change in changes["changes"].as_array().unwrap() {
                is_blind(change, &copies, &format!("{who}, journal"));
            }
            let text = changes.to_string();
            assert!(
                !copies.iter().any(|copy| text.contains(copy)) || who == "mina",
                "{who} reads of copies in the journal"
            );
        }
    }
}

#[tokio::test]
async fn live_events_of_copies_reach_their_marker_without_their_owner() {
    let app = marked_town().await;
    let mut feed = app.engine.feed();
    feed.skip_to(app.engine.read(|cx| cx.last_number("none")).await.unwrap());
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let copies: Vec<String> = app.all(&EXAM_COPIES).await.into_iter().map(|copy| copy.id).collect();
    let asked = callers(&app).await;
    let mut heard = 0;
    loop {
        let events = feed
            .next(|of, _| *of == EXAM_COPIES || *of == GRADE_ENTRIES)
            .await
            .unwrap();
        for event in &events {
            for (who, ctx) in &asked {
                let Some(fields) = event.readable(&ctx.rights) else {
                    continue;
                };
                assert_eq!(who, "mina", "an event of {}", event.document.of.id);
                let (payload, _) = event.payload(fields, engine::Spelling::default());
                is_blind(&Json::String(payload), &copies, who);
                heard += 1;
            }
        }
        if events.is_empty() && !feed.is_behind() {
            break;
        }
    }
    assert!(heard > 0, "its marker hears of them");
}

#[tokio::test]
async fn the_log_holds_no_owner() {
    let (app, _) = marked_exam().await;
    let owner = app
        .read(|cx| Ok(cx.all(&EXAM_COPIES, [])?[0].get(OWNER).unwrap()))
        .await;
    let house = TestApp::full_rights();
    for copy in app.all(&EXAM_COPIES).await {
        let told = app
            .engine
            .history(&house, &EXAM_COPIES, &copy.id, None, 50)
            .await
            .unwrap()
            .to_string();
        assert!(!told.contains("ownerId") && !told.contains(&owner), "{told}");
    }
}

#[tokio::test]
async fn what_marks_answer_names_nobody() {
    let (app, copies) = marked_exam().await;
    for who in CALLERS {
        for look in ["examCopies.lot", "committeeMembers.duties"] {
            let told = act(&app, who, look, json!({})).await.unwrap();
            is_blind(&told, &copies, who);
        }
    }
    for who in ["sanae", "rachid", "karim"] {
        let told = act(&app, who, "examCopies.progress", json!({"recruitmentId": "exam"}))
            .await
            .unwrap();
        is_blind(&told, &copies, who);
        assert!(!told.to_string().contains("12.5"), "counts alone");
    }
    // Deleting a candidate says nothing of a copy either: the link is no link.
    let refused = sign(
        &app,
        "karim",
        "examCopies.mark",
        json!({"copyId": copies[0], "mark": 10}),
    )
    .await;
    assert_eq!(code(refused), "secretariat_gives_no_mark");
    let one = app.read(|cx| cx.need(&crate::candidate::CANDIDATES, "c1")).await;
    assert!(one.get(crate::candidate::ANONYMITY_NUMBER).is_none());
    let copy = app.all(&EXAM_COPIES).await.remove(0);
    assert_eq!(copy.get(super::CANDIDATE), None::<Id>);
}

#[tokio::test]
async fn reports_are_refused_or_tell_of_no_copy() {
    let (app, copies) = marked_exam().await;
    for (who, ctx) in callers(&app).await {
        for entity in app.engine.entities() {
            for report in entity.reports {
                if let Ok(told) = app.engine.report(&ctx, report.name, &[]).await {
                    is_blind(&told, &copies, &format!("{who}, {}", report.name));
                }
            }
        }
    }
}
