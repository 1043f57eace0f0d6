//! Copies from the draw to the hands of their markers.

use schema::{Document, Id};
use serde_json::json;

use super::EXAM_COPIES;
use crate::marked_town::{
    MARKS, act, draw_and_assign, house, lock, mark_written, marked_town, owner_of, set_status, sign,
};
use crate::recruitment::{COPIES_RUN, ExamStatus, RECRUITMENTS};
use crate::testing::{TestApp, code, offers};

#[tokio::test]
async fn everybody_present_has_a_copy_and_the_absent_has_none() {
    let app = marked_town().await;
    let drawn = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(
        drawn["tests"],
        json!([{"examTestId": "essay", "copies": 5, "assured": true}])
    );
    assert_eq!(drawn["digest"].as_str().unwrap().len(), 64);
    let copies = app.all(&EXAM_COPIES).await;
    let mut owners = Vec::new();
    for number in 1..=5 {
        owners.push(owner_of(&app, &number.to_string()).await);
    }
    owners.sort();
    assert_eq!(owners, ["c1", "c2", "c3", "c4", "c5"]);
    let first = &copies[0].created_at;
    assert!(copies.iter().all(|copy| copy.created_at == *first), "one time for all");
    let numbers: Vec<_> = copies.iter().map(|copy| copy.get(super::NUMBER).unwrap()).collect();
    assert_eq!(
        numbers,
        ["1", "2", "3", "4", "5"],
        "the rows stand in the order of the numbers"
    );
    let again = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(again), "copies_already_drawn");
}

#[tokio::test]
async fn the_order_of_the_copies_is_chance() {
    let mut orders = Vec::new();
    for _ in 0..6 {
        let app = marked_town().await;
        draw_and_assign(&app, &["wafa"]).await;
        let mut order = Vec::new();
        for number in 1..=5 {
            order.push(owner_of(&app, &number.to_string()).await);
        }
        orders.push(order);
    }
    // Six equal orders of five come about once in twenty thousand million times.
    assert!(orders.iter().any(|order| *order != orders[0]), "{orders:?}");
}

#[tokio::test]
async fn a_draw_waits_for_the_presence_and_is_signed_each_time() {
    let app = marked_town().await;
    let unsigned = act(&app, "sanae", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    let once = app.signing("sanae").await;
    app.act(&once, "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    let twice = app.act(&once, "recruitments.labels", json!({"id": "exam"})).await;
    assert_eq!(code(twice), "signing_closed", "what opened signing was used up");

    let app = marked_town().await;
    house(&app, |cx| {
        for mut lock in cx.all(&crate::exam_lock::EXAM_LOCKS, [])? {
            lock.clear(crate::exam_lock::LOCKED_AT);
            cx.update(lock)?;
        }
        Ok(())
    })
    .await;
    let early = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(early), "presence_not_closed");
    set_status(&app, ExamStatus::OralScheduled).await;
    let open = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(open), "exam_not_in_marking");
    let stranger = sign(&app, "wafa", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(stranger), "user_unauthorized");
}

#[tokio::test]
async fn few_copies_are_said() {
    let app = marked_town().await;
    house(&app, |cx| {
        let rows = cx.all(&crate::exam_presence::EXAM_PRESENCE_ROWS, [])?;
        for row in rows.into_iter().take(2) {
            cx.update(row.with(crate::exam_presence::PRESENT, false))?;
        }
        Ok(())
    })
    .await;
    let drawn = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(
        drawn["tests"][0],
        json!({"examTestId": "essay", "copies": 3, "assured": false})
    );
}

#[tokio::test]
async fn labels_are_printed_once_by_somebody_who_marks_nothing() {
    let app = marked_town().await;
    sign(&app, "sanae", "recruitments.draw", json!({"id": "exam", "lotSize": 2}))
        .await
        .unwrap();
    let told = sign(&app, "sanae", "recruitments.labels", json!({"id": "exam"}))
        .await
        .unwrap();
    let labels = told["labels"].as_array().unwrap();
    assert_eq!(labels.len(), 5);
    for label in labels {
        let owner = owner_of(&app, label["number"].as_str().unwrap()).await;
        assert_eq!(format!("c{}", label["seat"]), owner);
    }
    let again = sign(&app, "sanae", "recruitments.labels", json!({"id": "exam"})).await;
    assert_eq!(code(again), "labels_already_printed");
    let reason = json!({"id": "exam", "reason": "Imprimante en panne"});
    sign(&app, "sanae", "recruitments.labels", reason).await.unwrap();
}

#[tokio::test]
async fn whoever_drew_is_no_marker_and_whoever_marks_does_not_draw() {
    let app = marked_town().await;
    let rights = json!({"permissions": ["recruitment-system:update", "recruitment-system:read"]});
    app.change(app.collection("users"), "mina", rights).await;
    sign(&app, "mina", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    app.change(app.collection("users"), "mina", json!({"permissions": []}))
        .await;
    let lots = json!({"examTestId": "essay", "memberIds": ["mina"]});
    let refused = act(&app, "sanae", "examCopies.assign", lots).await;
    assert_eq!(code(refused), "marker_knows_candidates");
    let lots = json!({"examTestId": "essay", "memberIds": ["wafa"]});
    act(&app, "sanae", "examCopies.assign", lots).await.unwrap();
    app.change(
        app.collection("users"),
        "wafa",
        json!({"permissions": ["recruitment-system:*"]}),
    )
    .await;
    let refused = sign(&app, "wafa", "recruitments.labels", json!({"id": "exam"})).await;
    assert_eq!(code(refused), "marker_stays_blind");
}

#[tokio::test]
async fn copies_are_given_to_markers_of_their_committee_alone() {
    let app = marked_town().await;
    sign(&app, "sanae", "recruitments.draw", json!({"id": "exam", "lotSize": 2}))
        .await
        .unwrap();
    let assign = |members: serde_json::Value| json!({"examTestId": "essay", "memberIds": members});
    let refused = act(&app, "sanae", "examCopies.assign", assign(json!(["omar"]))).await;
    assert_eq!(code(refused), "member_cannot_mark", "of the oral");
    let refused = act(&app, "sanae", "examCopies.assign", assign(json!(["wafa", "mina"]))).await;
    assert_eq!(code(refused), "markers_count_wrong");
    let lot = json!({"examTestId": "essay", "memberIds": ["mina"], "lots": [2]});
    assert_eq!(act(&app, "sanae", "examCopies.assign", lot).await.unwrap()["copies"], 2);
    let seen = act(&app, "mina", "examCopies.lot", json!({})).await.unwrap();
    assert_eq!(seen["tests"][0]["copies"].as_array().unwrap().len(), 2);
    assert_eq!(
        act(&app, "walid", "examCopies.lot", json!({})).await.unwrap(),
        json!({"tests": []})
    );
}

#[tokio::test]
async fn a_draw_that_was_cut_short_counts_for_nobody_and_goes_with_the_next() {
    let app = marked_town().await;
    // As a process leaves it that ends after a piece.
    house(&app, |cx| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        cx.update(exam.with(COPIES_RUN, "cut short".to_owned()))?;
        for (number, candidate) in [("1", "c5"), ("7", "c6")] {
            let copy = Document::new(&EXAM_COPIES)
                .with(super::TEST, Id::from("essay"))
                .with(super::NUMBER, number.to_owned())
                .with(super::OWNER, format!("{candidate}:abc"));
            cx.create(copy)?;
        }
        Ok(())
    })
    .await;
    let told = act(&app, "sanae", "examCopies.progress", json!({"recruitmentId": "exam"})).await;
    assert_eq!(told.unwrap()["tests"][0]["copies"], 0);
    let everything = json!({"examTestId": "essay", "memberIds": ["mina"]});
    let given = act(&app, "sanae", "examCopies.assign", everything).await.unwrap();
    assert_eq!(given["copies"], 0);
    let labels = sign(&app, "sanae", "recruitments.labels", json!({"id": "exam"})).await;
    assert_eq!(code(labels), "no_written_copy");
    sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    let copies = app.all(&EXAM_COPIES).await;
    let numbers: Vec<_> = copies.iter().map(|copy| copy.get(super::NUMBER).unwrap()).collect();
    assert_eq!(numbers, ["1", "2", "3", "4", "5"]);
    assert!(
        copies.iter().all(|copy| super::owner(copy).as_deref() != Some("c6")),
        "absent"
    );
    let again = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"})).await;
    assert_eq!(code(again), "copies_already_drawn");
}

#[tokio::test]
async fn what_was_given_by_halves_is_given_by_asking_again_though_marking_has_begun() {
    let app = marked_town().await;
    sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    house(&app, |cx| {
        let copy = cx.first(&EXAM_COPIES, [super::NUMBER.eq("1")])?.unwrap();
        let given = copy.with(super::MARKER_IDS, vec![Id::from("mina")]);
        cx.update(given.with(super::MARKER_USERS, vec![Id::from("mina")]))
            .map(drop)
    })
    .await;
    let mark = json!({"examTestId": "essay", "number": "1", "mark": 12});
    act(&app, "mina", "examCopies.mark", mark).await.unwrap();
    let others = json!({"examTestId": "essay", "memberIds": ["mourad"]});
    assert_eq!(
        code(act(&app, "sanae", "examCopies.assign", others).await),
        "lot_already_marked"
    );
    let untouched = app.all(&EXAM_COPIES).await;
    let given = untouched
        .iter()
        .filter(|copy| !copy.get(super::MARKER_IDS).unwrap_or_default().is_empty());
    assert_eq!(given.count(), 1, "refused before anything is given");
    let everything = json!({"examTestId": "essay", "memberIds": ["mina"]});
    let given = act(&app, "sanae", "examCopies.assign", everything).await.unwrap();
    assert_eq!(given["copies"], 4);
    let copies = app.all(&EXAM_COPIES).await;
    assert!(
        copies
            .iter()
            .all(|copy| copy.get(super::MARKER_IDS) == Some(vec![Id::from("mina")]))
    );
}

/// Copies that were drawn and given to Mina; marked, and locked by two.
async fn town_after(steps: usize) -> TestApp {
    let app = marked_town().await;
    for who in ["wafa", "mina"] {
        let reads = serde_json::json!({"permissions": ["recruitment-system:read"]});
        app.change(app.collection("users"), who, reads).await;
    }
    if steps > 0 {
        draw_and_assign(&app, &["mina"]).await;
    }
    if steps > 1 {
        mark_written(&app, "mina", MARKS).await;
        lock(&app, "written", "wafa", "mourad").await;
    }
    app
}

#[tokio::test]
async fn what_is_offered_of_copies_is_accepted_and_nothing_else_is() {
    const PEOPLE: [&str; 5] = ["sanae", "rachid", "mina", "wafa", "walid"];
    for (steps, test, assign, mark) in [
        (0, "essay", vec![("sanae", "examCopies.assign")], None),
        (0, "talk", vec![], None),
        (
            1,
            "essay",
            vec![("sanae", "examCopies.assign")],
            Some(vec![("mina", "examCopies.mark")]),
        ),
        (2, "essay", vec![], Some(vec![])),
    ] {
        let town = async || (town_after(steps).await, test.to_owned());
        let given = |test: &str| json!({"examTestId": test, "memberIds": ["mina"]});
        let told = offers(town, "examTests", &["examCopies.assign"], &PEOPLE, given).await;
        assert_eq!(told, assign, "{steps} {test}");
        let Some(mark) = mark else { continue };
        let town = async || {
            let app = town_after(steps).await;
            let first = app.all(&EXAM_COPIES).await.remove(0);
            (app, first.id)
        };
        let given = |copy: &str| json!({"copyId": copy, "mark": 12});
        let told = offers(town, "examCopies", &["examCopies.mark"], &PEOPLE, given).await;
        assert_eq!(told, mark, "{steps}");
    }
}
