//! Thousands of scans of ten devices, in pieces of two hundred.

use super::*;
use crate::campaign::{INVENTORY_CAMPAIGNS, STATE, State};
use crate::scan::INVENTORY_SCANS;

const ITEMS: u32 = 1_000;

/// A thousand items, half of them in each office, and a count of both.
async fn thousand() -> TestApp {
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
    app
}

/// Each item is seen in each of five rounds: in the last one where it should be, but each tenth.
fn office_of_round(at: u32, round: u32) -> &'static str {
    let is_right = round == 4 && !at.is_multiple_of(10);
    if at.is_multiple_of(2) == is_right { "a" } else { "b" }
}

#[tokio::test]
async fn five_thousand_scans_in_twenty_five_calls_are_all_taken_and_counted() {
    let app = thousand().await;
    for call in (0..25).rev() {
        let (round, piece) = (call / 5, call % 5);
        let scans: Vec<Json> = (piece * 200..piece * 200 + 200)
            .map(|at| {
                scan(
                    &format!("r{round}-{at}"),
                    &format!("a {at:05}"),
                    office_of_round(at, round),
                    round * 20,
                )
            })
            .collect();
        let who = if call.is_multiple_of(2) { "omar" } else { "dounia" };
        let answer = send(&app, who, "k", &scans).await.unwrap();
        let answers = answer["answers"].as_array().unwrap();
        assert!(answers.iter().all(|one| one["outcome"] == "written"), "{answer}");
        assert_eq!(answer["meanings"].as_array().unwrap().len(), 200);
    }
    assert_eq!(app.all(&INVENTORY_SCANS).await.len(), 5_000);
    let counts = lead(&app, "count", "k").await.unwrap();
    let told = ["expected", "found", "moved", "missing"].map(|name| counts[name].as_u64().unwrap());
    assert_eq!(told, [1_000, 900, 100, 0]);
    decide(&app, "moved", "accept", json!({})).await.unwrap();
    lead(&app, "close", "k").await.unwrap();
    assert_eq!(moved(&app, "k").await.len(), 100);
}

#[tokio::test]
async fn more_differences_than_are_carried_out_together_are_carried_out_in_pieces() {
    let app = town().await;
    app.engine
        .transact(&TestApp::full_rights(), "items", |cx| {
            for at in 0..2_050 {
                let row = Document::new(&INVENTORY_ITEMS)
                    .with(crate::item::DESIGNATION, format!("Chose {at}"))
                    .with(crate::item::BUREAU, schema::Id("a".to_owned()));
                cx.create(row)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    opened(&app, "k", &["a"]).await;
    lead(&app, "count", "k").await.unwrap();
    for ids in of_kind(&app, "missing").await.chunks(500) {
        let given = json!({"ids": ids, "decision": "lost", "reason": "Incendie"});
        act(&app, "leader", "inventoryCampaigns.decide", given).await.unwrap();
    }
    // Something that cannot be carried out stops it half way; decided otherwise, the closing goes on.
    let last = app.all(&INVENTORY_DIFFERENCES).await.pop().unwrap();
    let item: &'static str = text(&last, "itemId").leak();
    gone_behind_the_back(&app, item).await;
    assert_eq!(code(lead(&app, "close", "k").await), "inventory_decision_not_possible");
    let half = moved(&app, "k").await.len();
    assert!(half > 0 && half < 2_050, "{half}");
    let given = json!({"ids": [last.id], "decision": "keep", "reason": "Déjà hors inventaire"});
    act(&app, "leader", "inventoryCampaigns.decide", given).await.unwrap();
    assert_eq!(lead(&app, "close", "k").await.unwrap()["missing"], 2_050);
    assert_eq!(moved(&app, "k").await.len(), 2_049);
}

/// It leaves the inventory by a movement that another count wrote.
async fn gone_behind_the_back(app: &TestApp, item: &'static str) {
    draft(app, "other", &["c"]).await;
    app.engine
        .transact(&TestApp::full_rights(), "move", move |cx| {
            let count = cx.need(&INVENTORY_CAMPAIGNS, "other")?;
            cx.update(count.with(STATE, State::Closing))?;
            let item = cx.need(&INVENTORY_ITEMS, item)?;
            let row = movement(&item, Kind::Reform, Date(cx.today()));
            let other = schema::Id("other".to_owned());
            post(cx, row.with(crate::movement::CAMPAIGN, other)).map(drop)
        })
        .await
        .unwrap();
}
