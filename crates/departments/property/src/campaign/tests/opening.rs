//! A count is opened, and what may still change of it.

use super::*;

#[tokio::test]
async fn the_opening_freezes_what_stands_in_its_offices() {
    let app = town().await;
    for (id, office) in [("i1", "a"), ("i2", "a"), ("i3", "b"), ("i4", "c")] {
        item(&app, id, office, json!({})).await;
    }
    item(&app, "gone", "a", json!({})).await;
    app.engine
        .transact(&TestApp::full_rights(), "lost", |cx| {
            use crate::movement::{
                Kind,
                post::{movement, post},
            };
            let item = cx.need(&INVENTORY_ITEMS, "gone")?;
            post(cx, movement(&item, Kind::Loss, schema::Date(cx.today()))).map(drop)
        })
        .await
        .unwrap();
    draft(&app, "k", &["a", "b"]).await;
    assert_eq!(
        code(act(&app, "omar", "inventoryCampaigns.join", json!({"id": "k"})).await),
        "inventory_campaign_not_open"
    );
    assert_eq!(
        lead(&app, "open", "k").await.unwrap(),
        json!({"id": "k", "expected": 3})
    );
    assert_eq!(frozen(&app, "k").await, ["i1@a", "i2@a", "i3@b"]);
    assert_eq!(state(&app, "k").await, "open");
    assert_eq!(code(lead(&app, "open", "k").await), "inventory_campaign_open_already");
    move_to(&app, "i1", "c").await.unwrap();
    assert_eq!(
        frozen(&app, "k").await,
        ["i1@a", "i2@a", "i3@b"],
        "what was frozen stays"
    );
}

#[tokio::test]
async fn an_opening_that_was_stopped_half_way_goes_on() {
    let app = town().await;
    for at in 0..300 {
        item(&app, &format!("i{at:03}"), "a", json!({})).await;
    }
    draft(&app, "k", &["a"]).await;
    // As a process that ended after its first pieces leaves it.
    app.engine
        .transact(&TestApp::full_rights(), "half", |cx| {
            let campaign = cx.need(&INVENTORY_CAMPAIGNS, "k")?;
            let now = cx.moment();
            cx.update(campaign.with(crate::campaign::OPENED_AT, now))?;
            for at in 0..120 {
                let item = cx.need(&INVENTORY_ITEMS, &format!("i{at:03}"))?;
                crate::campaign::open::expect(cx, &schema::Id("k".to_owned()), &item)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    let leader = app.ctx("leader").await;
    let offices = app
        .update(&leader, &INVENTORY_CAMPAIGNS, "k", json!({"bureauIds": ["b"]}))
        .await;
    assert_eq!(code(offices), "inventory_campaign_offices_stay");
    assert_eq!(
        code(
            app.engine
                .delete(&TestApp::full_rights(), &INVENTORY_CAMPAIGNS, "k", None)
                .await
        ),
        "inventory_campaign_not_deletable"
    );
    let (one, other) = tokio::join!(lead(&app, "open", "k"), lead(&app, "open", "k"));
    assert!(one.is_ok() || other.is_ok(), "two who open it together open it once");
    assert_eq!(frozen(&app, "k").await.len(), 300);
    assert_eq!(state(&app, "k").await, "open");
}

#[tokio::test]
async fn an_office_is_in_one_open_count_at_a_time() {
    let app = town().await;
    draft(&app, "k", &["a", "b"]).await;
    draft(&app, "l", &["b", "c"]).await;
    lead(&app, "open", "k").await.unwrap();
    let refused = lead(&app, "open", "l").await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "inventory_bureau_counted_already");
    assert!(
        refused.text(schema::Lang::Fr).contains("Récolement k"),
        "{}",
        refused.text(schema::Lang::Fr)
    );
    assert_eq!(
        code(act(&app, "leader", "inventoryCampaigns.cancel", json!({"id": "k"})).await),
        "general_argument_invalid"
    );
    act(
        &app,
        "leader",
        "inventoryCampaigns.cancel",
        json!({"id": "k", "reason": "Déménagement"}),
    )
    .await
    .unwrap();
    lead(&app, "open", "l").await.unwrap();
}

#[tokio::test]
async fn only_who_leads_counts_opens_closes_and_names_counters() {
    let app = town().await;
    draft(&app, "k", &["a"]).await;
    app.user(
        "keeper",
        json!({"permissions": ["inventory-dashboard:read", "inventory-dashboard:update"]}),
    )
    .await;
    for who in ["omar", "stranger", "keeper"] {
        for name in ["open", "count", "close"] {
            assert_eq!(
                code(act(&app, who, &format!("inventoryCampaigns.{name}"), json!({"id": "k"})).await),
                "user_unauthorized"
            );
        }
        for (name, given) in [
            ("cancel", json!({"id": "k", "reason": "x"})),
            ("sample", json!({"id": "k", "size": 1})),
            ("decide", json!({"ids": [], "decision": "keep"})),
        ] {
            assert_eq!(
                code(act(&app, who, &format!("inventoryCampaigns.{name}"), given).await),
                "user_unauthorized"
            );
        }
    }
    lead(&app, "open", "k").await.unwrap();
    let members = json!({"memberIds": ["omar", "stranger"]});
    let keeper = app.ctx("keeper").await;
    assert_eq!(
        code(app.update(&keeper, &INVENTORY_CAMPAIGNS, "k", members.clone()).await),
        "user_unauthorized"
    );
    let leader = app.ctx("leader").await;
    app.update(&leader, &INVENTORY_CAMPAIGNS, "k", members).await.unwrap();
    assert_eq!(
        code(send(&app, "dounia", "k", &[scan("s1", "x", "a", 0)]).await),
        "inventory_campaign_not_member"
    );
    assert_eq!(
        told(&app, "stranger", "k", &[scan("s1", "x", "a", 0)]).await,
        ["s1: written unknown"]
    );
}

#[tokio::test]
async fn a_count_without_offices_or_counters_is_not_opened() {
    let app = town().await;
    let leader = app.ctx("leader").await;
    for (id, offices, members, refused) in [
        ("k", json!([]), json!(["omar"]), "inventory_campaign_without_offices"),
        ("l", json!(["a"]), json!([]), "inventory_campaign_without_members"),
    ] {
        let row = json!({"$id": id, "name": id, "bureauIds": offices, "memberIds": members});
        let opened = match app.create(&leader, &INVENTORY_CAMPAIGNS, row).await {
            Ok(_) => code(lead(&app, "open", id).await),
            Err(refused) => panic!("{refused}"),
        };
        assert_eq!(opened, refused);
    }
}

#[tokio::test]
async fn what_is_over_stays_as_it_is_and_a_draft_is_deleted() {
    let app = town().await;
    draft(&app, "k", &["a"]).await;
    draft(&app, "l", &["b"]).await;
    app.engine
        .delete(&TestApp::full_rights(), &INVENTORY_CAMPAIGNS, "l", None)
        .await
        .unwrap();
    lead(&app, "open", "k").await.unwrap();
    lead(&app, "count", "k").await.unwrap();
    lead(&app, "close", "k").await.unwrap();
    let full = TestApp::full_rights();
    for change in [
        json!({"name": "x"}),
        json!({"memberIds": ["stranger"]}),
        json!({"bureauIds": ["b"]}),
    ] {
        assert_eq!(
            code(app.update(&full, &INVENTORY_CAMPAIGNS, "k", change).await),
            "inventory_campaign_stays"
        );
    }
    for name in ["open", "count", "close", "join", "expected"] {
        let who = if matches!(name, "join" | "expected") {
            "omar"
        } else {
            "leader"
        };
        assert_eq!(
            code(act(&app, who, &format!("inventoryCampaigns.{name}"), json!({"id": "k"})).await),
            "inventory_campaign_over"
        );
    }
    assert_eq!(
        code(
            act(
                &app,
                "leader",
                "inventoryCampaigns.cancel",
                json!({"id": "k", "reason": "x"})
            )
            .await
        ),
        "inventory_campaign_over"
    );
    assert_eq!(
        code(send(&app, "omar", "k", &[scan("s1", "x", "a", 0)]).await),
        "inventory_campaign_over"
    );
}
