//! Telling again until it is acknowledged.

use serde_json::json;

use super::*;

async fn read_all(town: &TestApp) {
    let ask = town.ask("amal").await;
    act(town, &ask, "notifications.read", json!({"all": true}))
        .await
        .unwrap();
}

#[tokio::test]
async fn what_is_not_acknowledged_is_told_again_and_again_over_new_year() {
    let town = app_with_mail();
    town.user("amal", json!({})).await;
    save(
        &town,
        "amal",
        json!({"channels": {"delegations.given": {"mail": true}}}),
    )
    .await;
    run_until(&town, "2026-12-30T10:15:00Z").await;
    notify_now(&town, notice(acknowledged_kind(), &["amal"])).await;
    read_all(&town).await;
    for instant in ["2026-12-30T11:15:00Z", "2026-12-31T10:15:00Z", "2027-01-02T10:00:00Z"] {
        run_until(&town, instant).await;
        assert_eq!(
            count(&town, "amal").await,
            json!({"unread": 0, "toAcknowledge": 1}),
            "{instant}"
        );
    }
    run_until(&town, "2027-01-02T11:00:00Z").await;
    assert_eq!(
        count(&town, "amal").await,
        json!({"unread": 1, "toAcknowledge": 1}),
        "three days later"
    );
    assert_eq!(outbox(&town).await.len(), 2, "and by mail again");
    run_until(&town, "2027-01-02T12:00:00Z").await;
    assert_eq!(outbox(&town).await.len(), 2, "once");
    let ask = town.ask("amal").await;
    let id = of(&town, "amal").await[0].id.clone();
    act(&town, &ask, "notifications.acknowledge", json!({"id": id}))
        .await
        .unwrap();
    run_until(&town, "2027-03-01T12:00:00Z").await;
    assert_eq!(count(&town, "amal").await, json!({"unread": 0, "toAcknowledge": 0}));
    assert_eq!(outbox(&town).await.len(), 2);
}

#[tokio::test]
async fn whoever_can_no_longer_sign_in_is_left_in_peace() {
    let town = app_with_mail();
    town.user("amal", json!({})).await;
    run_until(&town, "2026-11-20T10:00:00Z").await;
    notify_now(&town, notice(acknowledged_kind(), &["amal"])).await;
    assert_eq!(outbox(&town).await.len(), 1);
    read_all(&town).await;
    town.change(&crate::people::user::USERS, "amal", json!({"disabled": true}))
        .await;
    run_until(&town, "2026-12-20T10:00:00Z").await;
    assert_eq!(outbox(&town).await.len(), 1);
    assert!(
        of(&town, "amal").await[0]
            .get(super::super::notification::READ_AT)
            .is_some()
    );
}

#[tokio::test]
async fn a_notice_may_ask_where_its_kind_does_not() {
    let town = crate::testing::new_app();
    town.user("amal", json!({})).await;
    save(
        &town,
        "amal",
        json!({"channels": {"assignments.arrival": {"in_app": false}}}),
    )
    .await;
    let mut asked = notice(plain(), &["amal"]);
    asked.repeat_days = Some(1);
    run_until(&town, "2026-11-20T10:00:00Z").await;
    notify_now(&town, asked).await;
    assert_eq!(
        count(&town, "amal").await,
        json!({"unread": 1, "toAcknowledge": 1}),
        "it shows all the same"
    );
    read_all(&town).await;
    run_until(&town, "2026-11-21T10:00:00Z").await;
    assert_eq!(count(&town, "amal").await["unread"], 1);
}
