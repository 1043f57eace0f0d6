//! Differences are decided, and what was decided is carried out at the closing.

use super::*;

/// A count whose differences are listed: one of each kind.
async fn counted() -> TestApp {
    let app = town().await;
    item(&app, "moved", "a", json!({})).await;
    item(&app, "missing", "a", json!({})).await;
    item(&app, "damaged", "b", json!({"condition": "good"})).await;
    item(&app, "chairs", "b", json!({"quantity": 10})).await;
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T11:30:00Z");
    photo(&app, "omar", "p1").await;
    let scans = [
        scan("s1", "N-moved", "b", 1),
        with(scan("s2", "N-damaged", "b", 2), json!({"condition": "poor"})),
        with(scan("s3", "N-chairs", "b", 3), json!({"quantity": 8})),
        with(
            scan("s4", "2019/7", "a", 4),
            json!({"note": "Ventilateur", "quantity": 2, "condition": "fair", "photoId": "p1"}),
        ),
    ];
    scan_answers(&app, "omar", "k", &scans).await;
    lead(&app, "count", "k").await.unwrap();
    app
}

/// Decisions that are ones about that kind of difference; those that need a reason end in `!`.
fn decisions_of(kind: &str) -> [&'static str; 2] {
    match kind {
        "missing" => ["keep!", "lost!"],
        "unknown" => ["make_item", "dismiss!"],
        _ => ["accept", "keep"],
    }
}

#[tokio::test]
async fn each_decision_is_one_about_its_kind_of_difference() {
    let app = counted().await;
    for kind in ["missing", "moved", "unknown", "damaged", "quantity"] {
        for decision in ["accept", "keep", "lost", "make_item", "dismiss"] {
            let bare = decide(&app, kind, decision, json!({})).await;
            let fitting = decisions_of(kind);
            if fitting.contains(&decision) {
                assert_eq!(bare.unwrap(), json!({"decided": 1}), "{kind} {decision}");
            } else if fitting.contains(&format!("{decision}!").as_str()) {
                assert_eq!(code(bare), "inventory_decision_reason_missing", "{kind} {decision}");
                decide(&app, kind, decision, json!({"reason": "Vu avec le chef"}))
                    .await
                    .unwrap();
            } else {
                assert_eq!(code(bare), "inventory_decision_misfit", "{kind} {decision}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_no_decision_is_refused() {
    let app = counted().await;
    let many: Vec<String> = (0..501).map(|at| format!("d{at}")).collect();
    let moved = of_kind(&app, "moved").await;
    for (given, refused) in [
        (
            json!({"ids": many, "decision": "keep"}),
            "inventory_too_many_differences",
        ),
        (json!({"ids": ["nowhere"], "decision": "keep"}), "document_not_found"),
        (json!({"ids": moved, "decision": "throw"}), "document_invalid_structure"),
        (json!({"ids": moved}), "general_argument_invalid"),
    ] {
        assert_eq!(
            code(act(&app, "leader", "inventoryCampaigns.decide", given).await),
            refused
        );
    }
    let typed = decide(&app, "unknown", "make_item", json!({"typeId": "nowhere"})).await;
    assert_eq!(code(typed), "document_not_found");
    scan_answers(&app, "omar", "k", &[scan("s9", "sans", "a", 9)]).await;
    lead(&app, "count", "k").await.unwrap();
    let unnamed = decide(&app, "unknown", "make_item", json!({})).await;
    assert_eq!(code(unnamed), "inventory_designation_missing");
    decide(&app, "unknown", "make_item", json!({"designation": "Chaise"}))
        .await
        .unwrap();
}

#[tokio::test]
async fn nothing_is_carried_out_before_all_is_decided() {
    let app = counted().await;
    let refused = lead(&app, "close", "k").await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "inventory_differences_undecided");
    assert!(refused.text(schema::Lang::En).ends_with(": 5"));
    decide_all(&app).await;
    assert!(moved(&app, "k").await.is_empty());
    assert_eq!(app.all(&INVENTORY_ITEMS).await.len(), 4);
}

/// Everything counts as it was seen.
async fn decide_all(app: &TestApp) {
    for kind in ["moved", "damaged", "quantity"] {
        decide(app, kind, "accept", json!({})).await.unwrap();
    }
    decide(app, "missing", "lost", json!({"reason": "Introuvable"}))
        .await
        .unwrap();
    decide(app, "unknown", "make_item", json!({})).await.unwrap();
}

#[tokio::test]
async fn what_was_decided_is_carried_out_in_one_act() {
    let app = counted().await;
    decide_all(&app).await;
    lead(&app, "close", "k").await.unwrap();
    let movements = ["adjust chairs>-", "loss missing>-", "transfer moved>b"];
    assert_eq!(moved(&app, "k").await, movements);
    let of = async |id: &str| app.get(&INVENTORY_ITEMS, id).await;
    assert_eq!(of("moved").await["bureauId"], "b");
    assert_eq!(of("missing").await["state"], "lost");
    assert_eq!(of("damaged").await["condition"], "poor");
    assert_eq!(of("chairs").await["quantity"], 8);
    let campaign = app.get(&INVENTORY_CAMPAIGNS, "k").await;
    assert_eq!(
        (&campaign["state"], &campaign["closedById"]),
        (&json!("closed"), &json!("leader"))
    );
    assert_eq!(
        code(decide(&app, "moved", "keep", json!({})).await),
        "inventory_campaign_over"
    );
    let now = act(&app, "omar", "inventoryCampaigns.progress", json!({"id": "k"}))
        .await
        .unwrap();
    assert_eq!(
        (&now["total"]["missing"], &now["total"]["damaged"]),
        (&json!(1), &json!(1)),
        "what came out stays"
    );
}

#[tokio::test]
async fn a_finding_becomes_an_item_where_it_was_seen() {
    let app = counted().await;
    decide_all(&app).await;
    lead(&app, "close", "k").await.unwrap();
    let items = app.all(&INVENTORY_ITEMS).await;
    let made = items.iter().find(|row| text(row, "foundByScanId") == "s4").unwrap();
    let fields = [
        "designation",
        "inventoryNumber",
        "bureauId",
        "acquisition",
        "condition",
        "photoId",
    ];
    let words = fields.map(|field| text(made, field));
    assert_eq!(words, ["Ventilateur", "2019/7", "a", "found", "fair", "p1"]);
    assert_eq!(made.value("quantity").int(), Some(2));
    let rows = app.all(&INVENTORY_DIFFERENCES).await;
    let finding = rows.iter().find(|row| text(row, "kind") == "unknown").unwrap();
    assert_eq!(text(finding, "itemId"), made.id);
}

#[tokio::test]
async fn what_is_kept_or_dismissed_changes_nothing() {
    let app = counted().await;
    for kind in ["moved", "damaged", "quantity", "missing"] {
        decide(&app, kind, "keep", json!({"reason": "Prêté"})).await.unwrap();
    }
    decide(&app, "unknown", "dismiss", json!({"reason": "Personnel"}))
        .await
        .unwrap();
    lead(&app, "close", "k").await.unwrap();
    assert!(moved(&app, "k").await.is_empty());
    assert_eq!(app.all(&INVENTORY_ITEMS).await.len(), 4);
    assert_eq!(app.get(&INVENTORY_ITEMS, "damaged").await["condition"], "good");
}

#[tokio::test]
async fn nothing_moves_in_its_offices_while_a_count_is_being_closed() {
    let app = counted().await;
    item(&app, "far", "c", json!({})).await;
    assert_eq!(code(move_to(&app, "moved", "c").await), "inventory_count_closing");
    assert_eq!(code(move_to(&app, "far", "a").await), "inventory_count_closing");
    item(&app, "new", "a", json!({})).await;
    app.make(&BUREAUX, json!({"$id": "d", "nameFr": "Bureau d", "nameAr": "مكتب d"}))
        .await;
    move_to(&app, "far", "d").await.unwrap();
    act(
        &app,
        "leader",
        "inventoryCampaigns.cancel",
        json!({"id": "k", "reason": "À refaire"}),
    )
    .await
    .unwrap();
    move_to(&app, "moved", "c").await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_carried_out_stops_the_closing_and_leaves_nothing_half_done() {
    let app = town().await;
    item(&app, "far", "c", json!({})).await;
    item(&app, "moved", "a", json!({})).await;
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T11:30:00Z");
    scan_answers(
        &app,
        "omar",
        "k",
        &[scan("s1", "N-far", "b", 1), scan("s2", "N-moved", "b", 2)],
    )
    .await;
    lead(&app, "count", "k").await.unwrap();
    decide(&app, "moved", "accept", json!({})).await.unwrap();
    post_movement(&app, "far", Kind::Reform).await;
    let refused = lead(&app, "close", "k").await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "inventory_decision_not_possible");
    assert_eq!(refused.text(schema::Lang::En), "Chose far: This item is reformed");
    assert!(moved(&app, "k").await.is_empty());
    assert_eq!(state(&app, "k").await, "closing");
}

#[tokio::test]
async fn what_was_lost_and_is_seen_is_found_again_and_what_was_in_repair_is_back() {
    let app = town().await;
    for id in ["lost", "repaired", "away"] {
        item(&app, id, "a", json!({})).await;
    }
    post_movement(&app, "lost", Kind::Loss).await;
    post_movement(&app, "repaired", Kind::RepairOut).await;
    post_movement(&app, "away", Kind::RepairOut).await;
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T11:30:00Z");
    scan_answers(
        &app,
        "omar",
        "k",
        &[scan("s1", "N-lost", "a", 1), scan("s2", "N-repaired", "b", 2)],
    )
    .await;
    lead(&app, "count", "k").await.unwrap();
    assert_eq!(
        differences(&app).await,
        ["missing away a - -", "moved lost a a -", "moved repaired a b -"]
    );
    decide(&app, "moved", "accept", json!({})).await.unwrap();
    decide(&app, "missing", "keep", json!({"reason": "En réparation"}))
        .await
        .unwrap();
    lead(&app, "close", "k").await.unwrap();
    assert_eq!(moved(&app, "k").await, ["repair_in repaired>b", "return lost>a"]);
    assert_eq!(app.get(&INVENTORY_ITEMS, "lost").await["state"], "in_service");
}
