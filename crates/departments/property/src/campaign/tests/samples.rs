//! A second count of a random sample.

use std::collections::BTreeSet;

use super::*;

#[tokio::test]
async fn a_sample_is_a_count_of_its_own_over_some_of_what_was_expected() {
    let app = town().await;
    for at in 0..40 {
        item(&app, &format!("i{at:02}"), "a", json!({})).await;
    }
    opened(&app, "k", &["a"]).await;
    let order = |size: u64| json!({"id": "k", "size": size});
    assert_eq!(
        code(act(&app, "leader", "inventoryCampaigns.sample", order(5)).await),
        "inventory_campaign_not_counted"
    );
    lead(&app, "count", "k").await.unwrap();
    for size in [0, 1_001] {
        assert_eq!(
            code(act(&app, "leader", "inventoryCampaigns.sample", order(size)).await),
            "general_argument_invalid"
        );
    }
    let mut drawn = BTreeSet::new();
    for _ in 0..3 {
        let sample = act(&app, "leader", "inventoryCampaigns.sample", order(10))
            .await
            .unwrap();
        assert_eq!(sample["expected"], 10);
        let id = sample["id"].as_str().unwrap();
        drawn.insert(frozen(&app, id).await);
        let row = app.get(&INVENTORY_CAMPAIGNS, id).await;
        assert_eq!(
            (&row["state"], &row["sampleOfId"], &row["bureauIds"]),
            (&json!("open"), &json!("k"), &json!(["a"]))
        );
        // Others may count it, and the first count goes on beside it.
        let leader = app.ctx("leader").await;
        app.update(&leader, &INVENTORY_CAMPAIGNS, id, json!({"memberIds": ["stranger"]}))
            .await
            .unwrap();
        let first = frozen(&app, id).await[0].split('@').next().unwrap().to_owned();
        let sent = scan(&format!("{first}x{}", drawn.len()), &format!("N-{first}"), "a", 0);
        assert!(told(&app, "stranger", id, &[sent]).await[0].ends_with("written here"));
    }
    assert!(drawn.len() > 1, "chance chooses: {drawn:?}");
    let all = act(&app, "leader", "inventoryCampaigns.sample", order(1_000))
        .await
        .unwrap();
    assert_eq!(all["expected"], 40);
}
