//! A second count of a random sample.

use std::collections::BTreeSet;

use super::*;

/// A count of forty items whose differences are listed.
async fn forty() -> TestApp {
    let app = town().await;
    for at in 0..40 {
        item(&app, &format!("i{at:02}"), "a", json!({})).await;
    }
    opened(&app, "k", &["a"]).await;
    assert_eq!(
        refusal(&app, "leader", "sample", json!({"size": 5})).await,
        "inventory_campaign_not_counted"
    );
    lead(&app, "count", "k").await.unwrap();
    app
}

async fn sample(app: &TestApp, size: u64) -> (String, u64) {
    let order = json!({"id": "k", "size": size});
    let sample = act(app, "leader", "inventoryCampaigns.sample", order).await.unwrap();
    (
        sample["id"].as_str().unwrap().to_owned(),
        sample["expected"].as_u64().unwrap(),
    )
}

#[tokio::test]
async fn a_sample_is_some_of_what_was_expected_and_chance_chooses() {
    let app = forty().await;
    for size in [0, 1_001] {
        let refused = refusal(&app, "leader", "sample", json!({"size": size})).await;
        assert_eq!(refused, "general_argument_invalid");
    }
    let mut drawn = BTreeSet::new();
    for _ in 0..4 {
        let (id, expected) = sample(&app, 10).await;
        assert_eq!(expected, 10);
        drawn.insert(frozen(&app, &id).await);
    }
    assert!(drawn.len() > 1, "{drawn:?}");
    assert_eq!(sample(&app, 1_000).await.1, 40);
}

#[tokio::test]
async fn a_sample_is_counted_by_others_beside_the_first_count() {
    let app = forty().await;
    let (id, _) = sample(&app, 10).await;
    let row = app.get(&INVENTORY_CAMPAIGNS, &id).await;
    assert_eq!((&row["state"], &row["sampleOfId"]), (&json!("open"), &json!("k")));
    let leader = app.ctx("leader").await;
    let members = json!({"memberIds": ["stranger"]});
    app.update(&leader, &INVENTORY_CAMPAIGNS, &id, members).await.unwrap();
    let first = frozen(&app, &id).await[0].split('@').next().unwrap().to_owned();
    let sent = scan("x", &format!("N-{first}"), "a", 0);
    assert_eq!(scan_answers(&app, "stranger", &id, &[sent]).await, ["x: written here"]);
    lead(&app, "count", &id).await.unwrap();
    let missing = of_kind(&app, "missing").await.len();
    assert_eq!(missing, 40 + 9, "of the first count and of the second");
}
