//! Differences are listed from what was seen, and listed again.

use super::*;

/// Five items in two offices, of which some are seen where they should be.
async fn counted_offices() -> TestApp {
    let app = town().await;
    item(&app, "here", "a", json!({})).await;
    item(&app, "moved", "a", json!({})).await;
    item(&app, "missing", "a", json!({})).await;
    item(&app, "damaged", "b", json!({"condition": "good"})).await;
    item(&app, "chairs", "b", json!({"quantity": 10})).await;
    item(&app, "outside", "c", json!({})).await;
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T11:30:00Z");
    let scans = [
        scan("s1", "N-here", "a", 1),
        scan("s2", "N-moved", "b", 2),
        with(scan("s3", "N-damaged", "b", 3), json!({"condition": "poor"})),
        with(scan("s4", "N-chairs", "b", 4), json!({"quantity": 8})),
        scan("s5", "N-outside", "b", 5),
        with(
            scan("s6", "2019/7", "a", 6),
            json!({"note": "Ventilateur\nsans étiquette"}),
        ),
        with(scan("s7", "N-missing", "a", 7), json!({"quantity": 0})),
    ];
    scan_answers(&app, "omar", "k", &scans).await;
    app
}

#[tokio::test]
async fn what_differs_is_listed_and_counted() {
    let app = counted_offices().await;
    let counts = json!({"expected": 5, "found": 3, "moved": 1, "missing": 1, "unknown": 1, "damaged": 1, "quantity": 1, "additional": 2});
    assert_eq!(lead(&app, "count", "k").await.unwrap(), counts);
    assert_eq!(
        differences(&app).await,
        [
            "damaged damaged b - -",
            "missing missing a - -",
            "moved moved a b -",
            "moved outside c b -",
            "quantity chairs b - -",
            "unknown - a - -",
        ]
    );
    let rows = app.all(&INVENTORY_DIFFERENCES).await;
    let chairs = rows.iter().find(|row| text(row, "kind") == "quantity").unwrap();
    assert_eq!(
        (
            chairs.value("expectedQuantity").int(),
            chairs.value("countedQuantity").int()
        ),
        (Some(10), Some(8))
    );
    let campaign = app.get(&INVENTORY_CAMPAIGNS, "k").await;
    assert_eq!(campaign["state"], "closing");
    assert_eq!(campaign["counts"]["offices"][1]["additional"], 2);
    // Counted again, nothing differs.
    decide(&app, "missing", "lost", json!({"reason": "Introuvable"}))
        .await
        .unwrap();
    lead(&app, "count", "k").await.unwrap();
    assert_eq!(differences(&app).await[1], "missing missing a - lost");
    assert_eq!(app.all(&INVENTORY_DIFFERENCES).await.len(), 6);
}

#[tokio::test]
async fn a_scan_after_the_listing_reopens_the_count() {
    let app = counted_offices().await;
    assert_eq!(code(lead(&app, "close", "k").await), "inventory_campaign_not_counted");
    lead(&app, "count", "k").await.unwrap();
    scan_answers(&app, "dounia", "k", &[scan("t1", "N-missing", "a", 20)]).await;
    assert_eq!(state(&app, "k").await, "open");
    assert_eq!(app.get(&INVENTORY_CAMPAIGNS, "k").await["counts"], Json::Null);
    assert_eq!(
        code(decide(&app, "damaged", "accept", json!({})).await),
        "inventory_campaign_not_counted"
    );
    assert_eq!(code(lead(&app, "close", "k").await), "inventory_campaign_not_counted");
    // What was sent before reopens nothing.
    lead(&app, "count", "k").await.unwrap();
    scan_answers(&app, "dounia", "k", &[scan("t1", "N-missing", "a", 20)]).await;
    assert_eq!(state(&app, "k").await, "closing");
}

#[tokio::test]
async fn what_did_not_change_keeps_what_was_decided_about_it() {
    let app = counted_offices().await;
    lead(&app, "count", "k").await.unwrap();
    decide(&app, "moved", "accept", json!({})).await.unwrap();
    decide(&app, "damaged", "keep", json!({})).await.unwrap();
    let late = [scan("t1", "N-missing", "a", 20), scan("t2", "N-moved", "a", 21)];
    scan_answers(&app, "dounia", "k", &late).await;
    lead(&app, "count", "k").await.unwrap();
    let stands = [
        "damaged damaged b - keep",
        "moved outside c b accept",
        "quantity chairs b - -",
        "unknown - a - -",
    ];
    assert_eq!(differences(&app).await, stands);
    // Seen elsewhere than before, it is another difference, and is decided anew.
    app.at("2026-11-20T12:00:00Z");
    scan_answers(&app, "dounia", "k", &[scan("t4", "N-outside", "a", 50)]).await;
    lead(&app, "count", "k").await.unwrap();
    assert_eq!(differences(&app).await[1], "moved outside c a -");
}

#[tokio::test]
async fn a_device_that_comes_home_while_differences_are_listed_is_not_lost() {
    let app = counted_offices().await;
    let late = [scan("t1", "N-missing", "a", 20)];
    let (counted, sent) = tokio::join!(lead(&app, "count", "k"), send(&app, "dounia", "k", &late));
    sent.unwrap();
    if let Err(refused) = counted {
        assert_eq!(code::<()>(Err(refused)), "inventory_campaign_scanned_meanwhile");
    }
    if state(&app, "k").await == "open" {
        lead(&app, "count", "k").await.unwrap();
    }
    assert!(
        !differences(&app).await.iter().any(|one| one.starts_with("missing")),
        "it counts, whenever it came"
    );
}

#[tokio::test]
async fn movements_since_the_opening_say_where_an_item_is_expected() {
    let app = counted_offices().await;
    // A movement of a later day: what was seen before was right then.
    app.at("2026-11-21T09:00:00Z");
    move_to(&app, "here", "c").await.unwrap();
    move_to(&app, "missing", "b").await.unwrap();
    lead(&app, "count", "k").await.unwrap();
    let told = differences(&app).await;
    assert!(!told.iter().any(|one| one.contains("here")), "{told:?}");
    assert!(told.contains(&"missing missing b - -".to_owned()), "{told:?}");
    let total = app.get(&INVENTORY_CAMPAIGNS, "k").await["counts"].clone();
    assert_eq!((&total["expected"], &total["found"]), (&json!(4), &json!(2)));
}

#[tokio::test]
async fn a_number_that_somebody_learns_later_is_no_finding_any_more() {
    let app = counted_offices().await;
    item(&app, "fan", "a", json!({"inventoryNumber": "2019 / 7"})).await;
    lead(&app, "count", "k").await.unwrap();
    assert!(!differences(&app).await.iter().any(|one| one.starts_with("unknown")));
}
