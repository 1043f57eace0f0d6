//! Telling again until it is acknowledged.

use serde_json::json;

use super::*;

async fn read_all(app: &TestApp) {
    let ctx = app.ctx("amal").await;
    act(app, &ctx, "notifications.read", json!({"all": true}))
        .await
        .unwrap();
}

#[tokio::test]
async fn what_is_not_acknowledged_is_told_again_and_again_over_new_year() {
    let app = app_with_mail();
    app.user("amal", json!({})).await;
    save(&app, "amal", json!({"channels": {"delegations.given": {"mail": true}}})).await;
    run_until(&app, "2026-12-30T10:15:00Z").await;
    notify_now(&app, notice(acknowledged_kind(), &["amal"])).await;
    read_all(&app).await;
    for instant in ["2026-12-30T11:15:00Z", "2026-12-31T10:15:00Z", "2027-01-02T10:00:00Z"] {
        run_until(&app, instant).await;
        assert_eq!(
            count(&app, "amal").await,
            json!({"unread": 0, "toAcknowledge": 1}),
            "{instant}"
        );
    }
    run_until(&app, "2027-01-02T11:00:00Z").await;
    assert_eq!(
        count(&app, "amal").await,
        json!({"unread": 1, "toAcknowledge": 1}),
        "three days later"
    );
    assert_eq!(outbox(&app).await.len(), 2, "and by mail again");
    run_until(&app, "2027-01-02T12:00:00Z").await;
    assert_eq!(outbox(&app).await.len(), 2, "once");
    let ctx = app.ctx("amal").await;
    let id = of(&app, "amal").await[0].id.clone();
    act(&app, &ctx, "notifications.acknowledge", json!({"id": id}))
        .await
        .unwrap();
    run_until(&app, "2027-03-01T12:00:00Z").await;
    assert_eq!(count(&app, "amal").await, json!({"unread": 0, "toAcknowledge": 0}));
    assert_eq!(outbox(&app).await.len(), 2);
}

#[tokio::test]
async fn whoever_can_no_longer_sign_in_is_left_in_peace() {
    let app = app_with_mail();
    app.user("amal", json!({})).await;
    run_until(&app, "2026-11-20T10:00:00Z").await;
    notify_now(&app, notice(acknowledged_kind(), &["amal"])).await;
    assert_eq!(outbox(&app).await.len(), 1);
    read_all(&app).await;
    app.change(&crate::people::user::USERS, "amal", json!({"disabled": true}))
        .await;
    run_until(&app, "2026-12-20T10:00:00Z").await;
    assert_eq!(outbox(&app).await.len(), 1);
    assert!(
        of(&app, "amal").await[0]
            .get(super::super::notification::READ_AT)
            .is_some()
    );
}

#[tokio::test]
async fn a_notice_may_ask_where_its_kind_does_not() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    save(
        &app,
        "amal",
        json!({"channels": {"assignments.arrival": {"in_app": false}}}),
    )
    .await;
    let mut asked = notice(plain(), &["amal"]);
    asked.repeat_days = Some(1);
    run_until(&app, "2026-11-20T10:00:00Z").await;
    notify_now(&app, asked).await;
    assert_eq!(
        count(&app, "amal").await,
        json!({"unread": 1, "toAcknowledge": 1}),
        "it shows all the same"
    );
    read_all(&app).await;
    run_until(&app, "2026-11-21T10:00:00Z").await;
    assert_eq!(count(&app, "amal").await["unread"], 1);
}
