//! What devices take along and send.

use super::*;
use crate::scan::INVENTORY_SCANS;

#[tokio::test]
async fn a_counter_takes_along_what_is_expected_and_nothing_more() {
    let app = town().await;
    item(&app, "i1", "a", json!({"price": 4500, "quantity": 3})).await;
    item(&app, "i2", "b", json!({})).await;
    item(&app, "i3", "b", json!({})).await;
    opened(&app, "k", &["a", "b"]).await;
    move_to(&app, "i2", "a").await.unwrap();
    let joined = act(&app, "omar", "inventoryCampaigns.join", json!({"id": "k"}))
        .await
        .unwrap();
    assert_eq!(joined["now"], "2026-11-20T10:00:00.000+00:00");
    assert_eq!(joined["keepUntil"], "2026-12-04T10:00:00.000+00:00");
    assert_eq!(
        joined["offices"],
        json!([
        {"id": "a", "nameFr": "Bureau a", "nameAr": "مكتب a", "expected": 1},
        {"id": "b", "nameFr": "Bureau b", "nameAr": "مكتب b", "expected": 2}])
    );
    let page = act(&app, "omar", "inventoryCampaigns.expected", json!({"id": "k"}))
        .await
        .unwrap();
    assert_eq!(page["next"], Json::Null);
    assert_eq!(
        page["rows"][0],
        json!({"itemId": "i1", "inventoryNumber": "N-i1", "numberKey": "ni1", "designation": "Chose i1",
        "bureauId": "a", "quantity": 3, "photoId": null})
    );
    assert_eq!(page["rows"][1]["bureauId"], "a", "where it was moved since");
    let rest = act(
        &app,
        "omar",
        "inventoryCampaigns.expected",
        json!({"id": "k", "after": "i2"}),
    )
    .await
    .unwrap();
    assert_eq!(rest["rows"].as_array().unwrap().len(), 1);
    // Whoever leads is no counter, and the inventory itself stays shut to counters.
    for name in ["join", "expected"] {
        for who in ["leader", "stranger"] {
            assert_eq!(
                code(act(&app, who, &format!("inventoryCampaigns.{name}"), json!({"id": "k"})).await),
                "inventory_campaign_not_member"
            );
        }
    }
    let omar = app.ctx("omar").await;
    assert_eq!(code(app.see(&omar, &INVENTORY_ITEMS, "i1").await), "document_not_found");
    assert_eq!(
        app.see(&omar, &INVENTORY_CAMPAIGNS, "k").await.unwrap()["name"],
        "Récolement k"
    );
    let stranger = app.ctx("stranger").await;
    assert_eq!(
        code(app.see(&stranger, &INVENTORY_CAMPAIGNS, "k").await),
        "document_not_found"
    );
}

#[tokio::test]
async fn each_scan_is_answered_by_itself_and_says_what_it_means() {
    let app = town().await;
    for (id, office) in [("i1", "a"), ("i2", "b"), ("i3", "c")] {
        item(&app, id, office, json!({})).await;
    }
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T10:30:00Z");
    let sent = [
        scan("s1", "https://old.host/inventory-dashboard/i1", "a", 1),
        scan("s2", "n i2", "a", 2),
        scan("s3", "i3", "a", 3),
        scan("s4", "???-9", "a", 4),
        scan("s5", "N-i1", "c", 5),
        scan("s6", "https://x.ma/inventory-dashboard/bureaux/a", "a", 6),
        scan("s7", "  ", "a", 7),
        scan("s8", "N-i1", "a", 31),
        with(scan("s9", "N-i1", "a", 0), json!({"scannedAt": "2026-11-20T09:59:59Z"})),
        with(scan("t1", "N-i1", "a", 0), json!({"scannedAt": "hier"})),
        with(scan("t2", "N-i1", "a", 9), json!({"condition": "shiny"})),
        with(scan("t3", "N-i1", "a", 9), json!({"condition": "reformed"})),
        with(scan("t4", "N-i1", "a", 9), json!({"quantity": -1})),
        with(scan("t5", "N-i1", "a", 9), json!({"photoId": "nowhere"})),
    ];
    assert_eq!(
        told(&app, "omar", "k", &sent).await,
        [
            "s1: written here",
            "s2: written elsewhere",
            "s3: written elsewhere",
            "s4: written unknown",
            "s5: inventory_bureau_not_counted",
            "s6: inventory_code_of_bureau",
            "s7: inventory_code_missing",
            "s8: inventory_scan_ahead",
            "s9: inventory_scan_before_opening",
            "t1: inventory_scan_moment_unreadable",
            "t2: document_invalid_structure",
            "t3: inventory_reformed_by_reform",
            "t4: document_invalid_structure",
            "t5: relationship_value_invalid",
        ]
    );
    // Twice is once; another content or another sender under the same id is refused.
    assert_eq!(told(&app, "omar", "k", &sent[..1]).await, ["s1: stood_already here"]);
    assert_eq!(
        told(&app, "dounia", "k", &sent[..1]).await,
        ["s1: document_already_exists here"]
    );
    let answer = send(
        &app,
        "dounia",
        "k",
        &[scan("d1", "N-i1", "a", 8), scan("d2", "N-i3", "a", 9)],
    )
    .await
    .unwrap();
    let [again, outside] = [&answer["meanings"][0], &answer["meanings"][1]];
    assert_eq!(again["says"], "again");
    assert_eq!(again["others"][0]["by"], "omar");
    assert_eq!(
        outside["says"], "elsewhere",
        "what is outside the count is known to the server"
    );
    assert_eq!(
        (&outside["bureauId"], &outside["bureauNameFr"]),
        (&json!("c"), &json!("Bureau c"))
    );
    assert_eq!(app.all(&INVENTORY_SCANS).await.len(), 6);
}

#[tokio::test]
async fn whoever_is_named_no_more_sends_no_more() {
    let app = town().await;
    item(&app, "i1", "a", json!({})).await;
    opened(&app, "k", &["a"]).await;
    assert_eq!(
        code(send(&app, "stranger", "k", &[scan("s1", "N-i1", "a", 0)]).await),
        "inventory_campaign_not_member"
    );
    assert_eq!(
        code(send(&app, "leader", "k", &[scan("s1", "N-i1", "a", 0)]).await),
        "inventory_campaign_not_member"
    );
    assert_eq!(
        code(send(&app, "omar", "nowhere", &[scan("s1", "N-i1", "a", 0)]).await),
        "document_not_found"
    );
    told(&app, "omar", "k", &[scan("s1", "N-i1", "a", 0)]).await;
    // Counters read what is of their count, and nobody else does.
    let (omar, stranger) = (app.ctx("omar").await, app.ctx("stranger").await);
    assert_eq!(app.see(&omar, &INVENTORY_SCANS, "s1").await.unwrap()["itemId"], "i1");
    assert_eq!(
        code(app.see(&stranger, &INVENTORY_SCANS, "s1").await),
        "document_not_found"
    );
    let mut left = app.get(&INVENTORY_CAMPAIGNS, "k").await;
    left["memberIds"] = json!(["dounia"]);
    app.change(&INVENTORY_CAMPAIGNS, "k", json!({"memberIds": ["dounia"]}))
        .await;
    assert_eq!(
        code(send(&app, "omar", "k", &[scan("s2", "N-i1", "a", 0)]).await),
        "inventory_campaign_not_member"
    );
    assert_eq!(
        code(act(&app, "omar", "inventoryCampaigns.join", json!({"id": "k"})).await),
        "inventory_campaign_not_member"
    );
    assert_eq!(
        code(app.see(&app.ctx("omar").await, &INVENTORY_SCANS, "s1").await),
        "document_not_found"
    );
}

#[tokio::test]
async fn progress_tells_how_far_each_office_is_and_who_counted_the_same() {
    let app = town().await;
    for (id, office) in [("i1", "a"), ("i2", "a"), ("i3", "b")] {
        item(&app, id, office, json!({})).await;
    }
    opened(&app, "k", &["a", "b"]).await;
    app.at("2026-11-20T11:00:00Z");
    told(
        &app,
        "omar",
        "k",
        &[
            scan("s1", "N-i1", "a", 1),
            scan("s2", "N-i3", "a", 2),
            scan("s3", "new", "a", 3),
        ],
    )
    .await;
    told(&app, "dounia", "k", &[scan("d1", "N-i1", "a", 4)]).await;
    for who in ["omar", "leader"] {
        let now = act(&app, who, "inventoryCampaigns.progress", json!({"id": "k"}))
            .await
            .unwrap();
        assert_eq!(
            now["total"],
            json!({"expected": 3, "found": 1, "moved": 1, "missing": 1, "unknown": 1, "damaged": 0,
            "quantity": 0, "additional": 1})
        );
        let a = &now["offices"][0];
        assert_eq!(
            (
                &a["expected"],
                &a["found"],
                &a["missing"],
                &a["unknown"],
                &a["additional"]
            ),
            (&json!(2), &json!(1), &json!(1), &json!(1), &json!(1))
        );
        assert_eq!(a["countedBy"], json!(["dounia", "omar"]));
        assert_eq!(a["lastScanAt"], "2026-11-20T10:04:00.000+00:00");
        assert_eq!(
            (&now["offices"][1]["moved"], &now["offices"][1]["countedBy"]),
            (&json!(1), &json!([]))
        );
        let several = now["seenBySeveral"].as_array().unwrap();
        assert_eq!(several.len(), 1);
        assert_eq!(
            (&several[0]["itemId"], &several[0]["scans"][1]["by"]),
            (&json!("i1"), &json!("dounia"))
        );
    }
    assert_eq!(
        code(act(&app, "stranger", "inventoryCampaigns.progress", json!({"id": "k"})).await),
        "inventory_campaign_not_member"
    );
}
