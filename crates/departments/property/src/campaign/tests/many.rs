//! Thousands of scans of ten devices, in pieces of two hundred.

use super::*;
use crate::scan::INVENTORY_SCANS;

#[tokio::test]
async fn five_thousand_scans_in_twenty_five_calls_are_all_taken_and_counted() {
    const ITEMS: u32 = 1_000;
    let app = town().await;
    app.engine
        .transact(&TestApp::full_rights(), "items", |cx| {
            for at in 0..ITEMS {
                let office = if at.is_multiple_of(2) { "a" } else { "b" };
                let row = Document::new(&INVENTORY_ITEMS)
                    .with(crate::item::DESIGNATION, format!("Chose {at}"))
                    .with(crate::item::NUMBER, format!("A-{at:05}"))
                    .with(crate::item::BUREAU, schema::Id(office.to_owned()));
                cx.create(row)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T13:00:00Z");
    // Each item is seen five times: by the last of them where it should be, but each tenth in the other office.
    let place = |at: u32, round: u32| {
        let is_right = round == 4 && !at.is_multiple_of(10);
        if at.is_multiple_of(2) == is_right { "a" } else { "b" }
    };
    let mut calls = Vec::new();
    for round in 0..5 {
        for piece in 0..5 {
            let scans = (0..200).map(|at| {
                let at = piece * 200 + at;
                scan(
                    &format!("r{round}-{at}"),
                    &format!("a {at:05}"),
                    place(at, round),
                    round * 20,
                )
            });
            calls.push(scans.collect::<Vec<_>>());
        }
    }
    calls.reverse();
    for (at, call) in calls.iter().enumerate() {
        let who = if at.is_multiple_of(2) { "omar" } else { "dounia" };
        let answer = send(&app, who, "k", call).await.unwrap();
        let answers = answer["answers"].as_array().unwrap();
        assert!(answers.iter().all(|one| one["outcome"] == "written"), "{answer}");
        assert_eq!(answer["meanings"].as_array().unwrap().len(), 200);
    }
    assert_eq!(app.all(&INVENTORY_SCANS).await.len(), 5_000);
    let counts = lead(&app, "count", "k").await.unwrap();
    assert_eq!(
        (
            &counts["expected"],
            &counts["found"],
            &counts["moved"],
            &counts["missing"]
        ),
        (&json!(1_000), &json!(900), &json!(100), &json!(0))
    );
    decide(&app, "moved", "accept", json!({})).await.unwrap();
    lead(&app, "close", "k").await.unwrap();
    assert_eq!(moved(&app, "k").await.len(), 100);
}
