//! What devices take along and send.

use super::*;
use crate::scan::INVENTORY_SCANS;

/// Three items of two offices, and a count of these.
async fn open_count() -> TestApp {
    let app = town().await;
    item(&app, "i1", "a", json!({"price": 4500, "quantity": 3})).await;
    item(&app, "i2", "b", json!({})).await;
    item(&app, "i3", "b", json!({})).await;
    item(&app, "far", "c", json!({})).await;
    opened(&app, "k", &["a", "b"]).await;
    app
}

#[tokio::test]
async fn a_counter_takes_along_what_is_expected_and_nothing_more() {
    let app = open_count().await;
    move_to(&app, "i2", "a").await.unwrap();
    let of = async |name: &str, more: Json| {
        let mut given = json!({"id": "k"});
        given.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        act(&app, "omar", &format!("inventoryCampaigns.{name}"), given)
            .await
            .unwrap()
    };
    let joined = of("join", json!({})).await;
    assert_eq!(joined["now"], "2026-11-20T10:00:00.000+00:00");
    assert_eq!(joined["keepUntil"], "2026-12-04T10:00:00.000+00:00");
    let office = json!({"id": "b", "nameFr": "Bureau b", "nameAr": "مكتب b", "expected": 2});
    assert_eq!(joined["offices"][1], office);
    let page = of("expected", json!({})).await;
    assert_eq!(
        (page["rows"].as_array().unwrap().len(), &page["next"]),
        (3, &Json::Null)
    );
    let first = json!({"itemId": "i1", "inventoryNumber": "N-i1", "numberKey": "ni1", "designation": "Chose i1",
        "bureauId": "a", "quantity": 3, "photoId": null});
    assert_eq!(page["rows"][0], first);
    assert_eq!(page["rows"][1]["bureauId"], "a", "where it was moved since");
    let rest = of("expected", json!({"after": "i2"})).await;
    assert_eq!(rest["rows"][0]["itemId"], "i3");
}

#[tokio::test]
async fn what_is_expected_comes_in_pages() {
    let app = town().await;
    app.engine
        .transact(&TestApp::full_rights(), "items", |cx| {
            for at in 0..2_100 {
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
    let (mut after, mut ids) = (Json::Null, Vec::new());
    for rows in [2_000, 100] {
        let given = json!({"id": "k", "after": after});
        let page = act(&app, "omar", "inventoryCampaigns.expected", given).await.unwrap();
        assert_eq!(page["rows"].as_array().unwrap().len(), rows);
        ids.extend(
            page["rows"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["itemId"].to_string()),
        );
        after = page["next"].clone();
    }
    assert_eq!(after, Json::Null);
    assert!(ids.is_sorted() && ids.len() == 2_100);
}

#[tokio::test]
async fn membership_is_the_right_to_count_and_opens_nothing_else() {
    let app = open_count().await;
    for who in ["leader", "stranger"] {
        for name in ["join", "expected"] {
            let refused = refusal(&app, who, name, json!({})).await;
            assert_eq!(refused, "inventory_campaign_not_member", "{who} {name}");
        }
        assert_eq!(scan_refusal(&app, who, "k").await, "inventory_campaign_not_member");
    }
    assert_eq!(scan_refusal(&app, "omar", "nowhere").await, "document_not_found");
    let (omar, stranger) = (app.ctx("omar").await, app.ctx("stranger").await);
    assert_eq!(code(app.see(&omar, &INVENTORY_ITEMS, "i1").await), "document_not_found");
    let count = app.see(&omar, &INVENTORY_CAMPAIGNS, "k").await.unwrap();
    assert_eq!(count["name"], "Récolement k");
    assert_eq!(
        code(app.see(&stranger, &INVENTORY_CAMPAIGNS, "k").await),
        "document_not_found"
    );
}

#[tokio::test]
async fn a_code_leads_to_its_item_and_says_where_that_belongs() {
    let app = open_count().await;
    app.at("2026-11-20T10:30:00Z");
    let sent = [
        scan("s1", "https://old.host/inventory-dashboard/i1", "a", 1),
        scan("s2", "n i2", "a", 2),
        scan("s3", "far", "a", 3),
        scan("s4", "???-9", "a", 4),
        scan("s5", "https://maker.com/p/1", "a", 5),
    ];
    let answers = [
        "s1: written here",
        "s2: written elsewhere",
        "s3: written elsewhere",
        "s4: written unknown",
        "s5: written unknown",
    ];
    assert_eq!(scan_answers(&app, "omar", "k", &sent).await, answers);
    let answer = send(
        &app,
        "dounia",
        "k",
        &[scan("d1", "N-i1", "a", 8), scan("d2", "N-far", "a", 9)],
    )
    .await;
    let answer = answer.unwrap();
    let [again, outside] = [&answer["meanings"][0], &answer["meanings"][1]];
    assert_eq!(
        (&again["says"], &again["others"][0]["by"]),
        (&json!("again"), &json!("omar"))
    );
    assert_eq!(
        outside["says"], "elsewhere",
        "what is outside the count is known to the server"
    );
    assert_eq!(
        (&outside["bureauId"], &outside["bureauNameFr"]),
        (&json!("c"), &json!("Bureau c"))
    );
}

#[tokio::test]
async fn each_scan_is_refused_by_itself() {
    let app = open_count().await;
    app.at("2026-11-20T10:30:00Z");
    let one = |id: &str, more: Json| with(scan(id, "N-i1", "a", 9), more);
    let sent = [
        one("t1", json!({"bureauId": "c"})),
        one("t2", json!({"code": "https://x.ma/inventory-dashboard/bureaux/a"})),
        one("t3", json!({"code": "  "})),
        one("t4", json!({"scannedAt": "2026-11-20T10:30:01Z"})),
        one("t5", json!({"scannedAt": "2026-11-20T09:59:59Z"})),
        one("t6", json!({"scannedAt": "hier"})),
        one("t7", json!({"condition": "shiny"})),
        one("t8", json!({"condition": "reformed"})),
        one("t9", json!({"quantity": -1})),
        one("u1", json!({"photoId": "nowhere"})),
        one("u2", json!({"note": "x".repeat(200_000)})),
        one("u3", json!({})),
    ];
    let answers = [
        "t1: inventory_bureau_not_counted",
        "t2: inventory_code_of_bureau",
        "t3: inventory_code_missing",
        "t4: inventory_scan_ahead",
        "t5: inventory_scan_before_opening",
        "t6: inventory_scan_moment_unreadable",
        "t7: document_invalid_structure",
        "t8: inventory_reformed_by_reform",
        "t9: document_invalid_structure",
        "u1: relationship_value_invalid",
        "u2: document_invalid_structure",
        "u3: written here",
    ];
    assert_eq!(scan_answers(&app, "omar", "k", &sent).await, answers);
    assert_eq!(app.all(&INVENTORY_SCANS).await.len(), 1);
}

#[tokio::test]
async fn a_scan_that_is_sent_twice_stands_once_and_is_nobody_elses() {
    let app = open_count().await;
    let sent = [scan("s1", "N-i1", "a", 0)];
    assert_eq!(scan_answers(&app, "omar", "k", &sent).await, ["s1: written here"]);
    assert_eq!(scan_answers(&app, "omar", "k", &sent).await, ["s1: stood_already here"]);
    let other = [with(sent[0].clone(), json!({"note": "x"}))];
    assert_eq!(
        scan_answers(&app, "omar", "k", &other).await,
        ["s1: document_already_exists here"]
    );
    assert_eq!(
        scan_answers(&app, "dounia", "k", &sent).await,
        ["s1: document_already_exists here"]
    );
    assert_eq!(app.all(&INVENTORY_SCANS).await.len(), 1);
}

#[tokio::test]
async fn whoever_is_named_no_more_sends_and_reads_no_more() {
    let app = open_count().await;
    scan_answers(&app, "omar", "k", &[scan("s1", "N-i1", "a", 0)]).await;
    let seen = async |who: &str| app.see(&app.ctx(who).await, &INVENTORY_SCANS, "s1").await;
    assert_eq!(seen("dounia").await.unwrap()["itemId"], "i1");
    assert_eq!(code(seen("stranger").await), "document_not_found");
    app.change(&INVENTORY_CAMPAIGNS, "k", json!({"memberIds": ["dounia"]}))
        .await;
    assert_eq!(scan_refusal(&app, "omar", "k").await, "inventory_campaign_not_member");
    assert_eq!(
        refusal(&app, "omar", "join", json!({})).await,
        "inventory_campaign_not_member"
    );
    assert_eq!(code(seen("omar").await), "document_not_found");
}

/// Two counters in two offices.
async fn half_counted() -> TestApp {
    let app = open_count().await;
    app.at("2026-11-20T11:00:00Z");
    let sent = [
        scan("s1", "N-i1", "a", 1),
        scan("s2", "N-i3", "a", 2),
        scan("s3", "new", "a", 3),
    ];
    scan_answers(&app, "omar", "k", &sent).await;
    scan_answers(
        &app,
        "dounia",
        "k",
        &[with(scan("d1", "N-i1", "a", 4), json!({"quantity": 3}))],
    )
    .await;
    app
}

#[tokio::test]
async fn progress_tells_how_far_each_office_is() {
    let app = half_counted().await;
    for who in ["omar", "leader"] {
        let now = act(&app, who, "inventoryCampaigns.progress", json!({"id": "k"}))
            .await
            .unwrap();
        let total = json!({"expected": 3, "found": 1, "moved": 1, "missing": 1, "unknown": 1, "damaged": 0,
            "quantity": 0, "additional": 1});
        assert_eq!(now["total"], total);
        let [a, b] = [&now["offices"][0], &now["offices"][1]];
        assert_eq!(
            (&a["expected"], &a["found"], &a["additional"]),
            (&json!(1), &json!(1), &json!(1))
        );
        assert_eq!(a["countedBy"], json!(["dounia", "omar"]));
        assert_eq!(a["lastScanAt"], "2026-11-20T10:04:00.000+00:00");
        assert_eq!(
            (&b["moved"], &b["missing"], &b["countedBy"]),
            (&json!(1), &json!(1), &json!([]))
        );
    }
    assert_eq!(
        refusal(&app, "stranger", "progress", json!({})).await,
        "inventory_campaign_not_member"
    );
}

#[tokio::test]
async fn two_who_counted_the_same_item_are_shown_to_each_other() {
    let app = half_counted().await;
    let now = act(&app, "omar", "inventoryCampaigns.progress", json!({"id": "k"}))
        .await
        .unwrap();
    let several = now["seenBySeveral"].as_array().unwrap();
    assert_eq!(several.len(), 1);
    assert_eq!(several[0]["itemId"], "i1");
    let by: Vec<&Json> = several[0]["scans"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["by"])
        .collect();
    assert_eq!(by, ["omar", "dounia"]);
}
