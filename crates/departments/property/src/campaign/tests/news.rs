//! Who hears of a count: its counters, of what happens in it, and nobody else without a right.

use platform::notice::NOTIFICATIONS;

use super::*;

#[tokio::test]
async fn its_counters_hear_of_each_scan_and_strangers_do_not() {
    let app = town().await;
    item(&app, "i1", "a", json!({})).await;
    opened(&app, "k", &["a"]).await;
    let mut feed = app.engine.feed();
    scan_answers(&app, "omar", "k", &[scan("s1", "N-i1", "a", 0)]).await;
    lead(&app, "count", "k").await.unwrap();
    let mut heard = Vec::new();
    while feed.is_behind() {
        heard.extend(feed.next(|_, _| true).await.unwrap());
    }
    let rights = async |who: &str| app.ctx(who).await.rights;
    let (dounia, leader, stranger) = (rights("dounia").await, rights("leader").await, rights("stranger").await);
    for of in ["inventoryScans", "inventoryCampaigns"] {
        let event = heard.iter().find(|event| event.document.of.id == of).unwrap();
        assert!(
            event.readable(&dounia).is_some() && event.readable(&leader).is_some(),
            "{of}"
        );
        assert!(event.readable(&stranger).is_none(), "{of}");
    }
}

#[tokio::test]
async fn counters_are_told_once_that_it_is_open() {
    let app = town().await;
    item(&app, "i1", "a", json!({})).await;
    let told_to = async || {
        let rows = app.all(&NOTIFICATIONS).await;
        let mut to: Vec<String> = rows.iter().map(|row| text(row, "userId")).collect();
        to.sort();
        to
    };
    draft(&app, "k", &["a"]).await;
    assert!(told_to().await.is_empty());
    lead(&app, "open", "k").await.unwrap();
    assert_eq!(told_to().await, ["dounia", "omar"]);
    lead(&app, "count", "k").await.unwrap();
    scan_answers(&app, "omar", "k", &[scan("s1", "N-i1", "a", 0)]).await;
    assert_eq!(told_to().await.len(), 2, "reopened, it is no news");
    let members = json!({"memberIds": ["omar", "stranger"]});
    app.update(&app.ctx("leader").await, &INVENTORY_CAMPAIGNS, "k", members)
        .await
        .unwrap();
    assert_eq!(told_to().await, ["dounia", "omar", "stranger"]);
}
