//! A count is opened, and what may still change of it.

use super::*;
use crate::campaign::OPENED_AT;
use crate::campaign::open::expect;

#[tokio::test]
async fn the_opening_freezes_what_stands_in_its_offices() {
    let app = town().await;
    for (id, office) in [("i1", "a"), ("i2", "a"), ("i3", "b"), ("i4", "c"), ("gone", "a")] {
        item(&app, id, office, json!({})).await;
    }
    post_movement(&app, "gone", Kind::Loss).await;
    draft(&app, "k", &["a", "b"]).await;
    assert_eq!(
        refusal(&app, "omar", "join", json!({})).await,
        "inventory_campaign_not_open"
    );
    assert_eq!(
        lead(&app, "open", "k").await.unwrap(),
        json!({"id": "k", "expected": 3})
    );
    assert_eq!(frozen(&app, "k").await, ["i1@a", "i2@a", "i3@b"]);
    assert_eq!(state(&app, "k").await, "open");
    assert_eq!(
        refusal(&app, "leader", "open", json!({})).await,
        "inventory_campaign_open_already"
    );
    move_to(&app, "i1", "c").await.unwrap();
    assert_eq!(
        frozen(&app, "k").await,
        ["i1@a", "i2@a", "i3@b"],
        "what was frozen stays"
    );
}

/// A count whose opening ended after its first pieces.
async fn half_open() -> TestApp {
    let app = town().await;
    for at in 0..300 {
        item(&app, &format!("i{at:03}"), "a", json!({})).await;
    }
    draft(&app, "k", &["a"]).await;
    app.engine
        .transact(&TestApp::full_rights(), "half", |cx| {
            let campaign = cx.need(&INVENTORY_CAMPAIGNS, "k")?;
            let now = cx.moment();
            cx.update(campaign.with(OPENED_AT, now))?;
            for at in 0..120 {
                let item = cx.need(&INVENTORY_ITEMS, &format!("i{at:03}"))?;
                expect(cx, &schema::Id("k".to_owned()), &item)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    app
}

#[tokio::test]
async fn an_opening_that_was_stopped_half_way_goes_on() {
    let app = half_open().await;
    let (one, other) = tokio::join!(lead(&app, "open", "k"), lead(&app, "open", "k"));
    assert!(one.is_ok() || other.is_ok(), "two who open it together open it once");
    assert_eq!(frozen(&app, "k").await.len(), 300);
    assert_eq!(state(&app, "k").await, "open");
}

#[tokio::test]
async fn what_has_begun_to_open_keeps_its_offices_and_is_not_deleted() {
    let app = half_open().await;
    let (leader, full) = (app.ctx("leader").await, TestApp::full_rights());
    let offices = app.update(&leader, &INVENTORY_CAMPAIGNS, "k", json!({"bureauIds": ["b"]}));
    assert_eq!(code(offices.await), "inventory_campaign_offices_stay");
    let deleted = app.engine.delete(&full, &INVENTORY_CAMPAIGNS, "k", None);
    assert_eq!(code(deleted.await), "inventory_campaign_not_deletable");
    draft(&app, "l", &["a"]).await;
    assert_eq!(code(lead(&app, "open", "l").await), "inventory_bureau_counted_already");
    act(
        &app,
        "leader",
        "inventoryCampaigns.cancel",
        json!({"id": "k", "reason": "Erreur"}),
    )
    .await
    .unwrap();
    lead(&app, "open", "l").await.unwrap();
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
    let said = refused.text(schema::Lang::Fr);
    assert!(said.contains("Bureau b") && said.contains("Récolement k"), "{said}");
    assert_eq!(
        refusal(&app, "leader", "cancel", json!({})).await,
        "general_argument_invalid"
    );
    act(
        &app,
        "leader",
        "inventoryCampaigns.cancel",
        json!({"id": "k", "reason": "x"}),
    )
    .await
    .unwrap();
    lead(&app, "open", "l").await.unwrap();
}

#[tokio::test]
async fn only_who_leads_counts_opens_closes_and_cancels() {
    let app = town().await;
    draft(&app, "k", &["a"]).await;
    let keeps = ["inventory-dashboard:read", "inventory-dashboard:update"];
    app.user("keeper", json!({"permissions": keeps})).await;
    let more = json!({"reason": "x", "size": 1, "ids": [], "decision": "keep"});
    for who in ["omar", "stranger", "keeper"] {
        for name in ["open", "count", "close", "cancel", "sample", "decide"] {
            assert_eq!(
                refusal(&app, who, name, more.clone()).await,
                "user_unauthorized",
                "{who} {name}"
            );
        }
    }
}

#[tokio::test]
async fn only_who_leads_counts_names_counters_of_an_open_one() {
    let app = town().await;
    opened(&app, "k", &["a"]).await;
    let keeps = ["inventory-dashboard:read", "inventory-dashboard:update"];
    app.user("keeper", json!({"permissions": keeps})).await;
    let members = json!({"memberIds": ["omar", "stranger"]});
    let (keeper, leader) = (app.ctx("keeper").await, app.ctx("leader").await);
    let by_keeper = app.update(&keeper, &INVENTORY_CAMPAIGNS, "k", members.clone()).await;
    assert_eq!(code(by_keeper), "user_unauthorized");
    app.update(&leader, &INVENTORY_CAMPAIGNS, "k", members).await.unwrap();
    assert_eq!(scan_refusal(&app, "dounia", "k").await, "inventory_campaign_not_member");
    let sent = [scan("s1", "x", "a", 0)];
    assert_eq!(
        scan_answers(&app, "stranger", "k", &sent).await,
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
        app.create(&leader, &INVENTORY_CAMPAIGNS, row).await.unwrap();
        assert_eq!(code(lead(&app, "open", id).await), refused);
    }
}

#[tokio::test]
async fn a_draft_is_deleted_and_what_was_opened_is_not() {
    let app = town().await;
    draft(&app, "k", &["a"]).await;
    let full = TestApp::full_rights();
    app.engine.delete(&full, &INVENTORY_CAMPAIGNS, "k", None).await.unwrap();
    opened(&app, "l", &["b"]).await;
    let deleted = app.engine.delete(&full, &INVENTORY_CAMPAIGNS, "l", None);
    assert_eq!(code(deleted.await), "inventory_campaign_not_deletable");
}

#[tokio::test]
async fn what_is_over_stays_as_it_is() {
    let app = town().await;
    opened(&app, "k", &["a"]).await;
    lead(&app, "count", "k").await.unwrap();
    lead(&app, "close", "k").await.unwrap();
    let full = TestApp::full_rights();
    for change in [
        json!({"name": "x"}),
        json!({"memberIds": ["stranger"]}),
        json!({"bureauIds": ["b"]}),
    ] {
        let changed = app.update(&full, &INVENTORY_CAMPAIGNS, "k", change).await;
        assert_eq!(code(changed), "inventory_campaign_stays");
    }
    for name in ["open", "count", "close", "cancel"] {
        let refused = refusal(&app, "leader", name, json!({"reason": "x"})).await;
        assert_eq!(refused, "inventory_campaign_over", "{name}");
    }
    for name in ["join", "expected"] {
        assert_eq!(
            refusal(&app, "omar", name, json!({})).await,
            "inventory_campaign_over",
            "{name}"
        );
    }
    assert_eq!(scan_refusal(&app, "omar", "k").await, "inventory_campaign_over");
}

#[tokio::test]
async fn two_offices_of_one_name_are_told_apart_by_their_service() {
    let app = town().await;
    let services = &platform::organisation::service::SERVICES;
    for (service, office) in [("Voirie", "a"), ("Budget", "b")] {
        app.make(services, json!({"$id": service, "nameFr": service, "nameAr": service}))
            .await;
        app.change(
            &BUREAUX,
            office,
            json!({"nameFr": "Bureau d’ordre", "serviceId": service}),
        )
        .await;
    }
    opened(&app, "k", &["a", "b", "c"]).await;
    let joined = act(&app, "omar", "inventoryCampaigns.join", json!({"id": "k"}))
        .await
        .unwrap();
    let names: Vec<&Json> = joined["offices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["nameFr"])
        .collect();
    assert_eq!(
        names,
        ["Bureau d’ordre (Voirie)", "Bureau d’ordre (Budget)", "Bureau c"]
    );
}
