//! Digests: collected, told at their hour, once.

use serde_json::json;

use super::*;

const KIND: &str = "assignments.arrival";

async fn test_app(digest: Json) -> TestApp {
    let app = app_with_mail();
    app.user("amal", json!({})).await;
    let mut wishes = json!({"channels": {KIND: {"mail": true}}, "language": "fr"});
    wishes
        .as_object_mut()
        .unwrap()
        .extend(digest.as_object().unwrap().clone());
    save(&app, "amal", wishes).await;
    run_until(&app, "2026-11-20T10:00:00Z").await;
    app
}

async fn tell_some(app: &TestApp, keys: std::ops::Range<usize>) {
    for key in keys {
        notify_now(app, notice(plain(), &["amal"]).once_per_user(key.to_string())).await;
    }
}

#[tokio::test]
async fn a_day_is_told_in_one_letter_at_its_minute() {
    let app = test_app(json!({"digest": "daily", "digestAt": "08:30"})).await;
    tell_some(&app, 0..3).await;
    assert!(outbox(&app).await.is_empty(), "not singly");
    run_until(&app, "2026-11-21T08:00:00Z").await;
    assert!(outbox(&app).await.is_empty(), "planned for its minute");
    run_until(&app, "2026-11-21T08:29:59Z").await;
    assert!(outbox(&app).await.is_empty());
    run_until(&app, "2026-11-21T08:30:00Z").await;
    let letters = outbox(&app).await;
    assert_eq!(letters.len(), 1);
    assert_eq!(
        (letters[0][0].as_str(), letters[0][1].as_str()),
        ("amal@commune.ma", "3 nouvelles notifications")
    );
    assert_eq!(letters[0][2].lines().count(), 3, "{}", letters[0][2]);
    run_until(&app, "2026-11-22T09:00:00Z").await;
    assert_eq!(outbox(&app).await.len(), 1, "nothing new, no letter");
}

#[tokio::test]
async fn what_was_read_meanwhile_is_left_out() {
    let app = test_app(json!({"digest": "daily", "digestAt": "08:00"})).await;
    tell_some(&app, 0..2).await;
    let first = of(&app, "amal").await[0].id.clone();
    act(
        &app,
        &app.ctx("amal").await,
        "notifications.read",
        json!({"ids": [first]}),
    )
    .await
    .unwrap();
    run_until(&app, "2026-11-21T08:00:00Z").await;
    assert_eq!(outbox(&app).await[0][1], "1 nouvelle notification");
    tell_some(&app, 2..3).await;
    act(&app, &app.ctx("amal").await, "notifications.read", json!({"all": true}))
        .await
        .unwrap();
    run_until(&app, "2026-11-22T08:00:00Z").await;
    assert_eq!(outbox(&app).await.len(), 1);
}

#[tokio::test]
async fn a_week_is_told_on_its_day_also_over_new_year() {
    let app = test_app(json!({"digest": "weekly", "digestAt": "09:00", "digestDay": 4})).await;
    run_until(&app, "2026-12-31T09:00:00Z").await;
    tell_some(&app, 0..2).await;
    for day in ["2027-01-01", "2027-01-04", "2027-01-06"] {
        run_until(&app, &format!("{day}T12:00:00Z")).await;
        assert!(outbox(&app).await.is_empty(), "{day}");
    }
    run_until(&app, "2027-01-07T09:00:00Z").await;
    assert_eq!(outbox(&app).await.len(), 1);
}

/// The house stood still over its hour: the digest is told as soon as it serves again, once, though two nodes look.
#[tokio::test]
async fn a_digest_that_was_missed_is_made_up_for_once() {
    let app = test_app(json!({"digest": "daily", "digestAt": "08:30"})).await;
    tell_some(&app, 0..2).await;
    app.at("2026-11-23T16:20:00Z");
    let other = app.engine_with(Senders::default());
    for engine in [&app.engine, &other, &app.engine] {
        engine.plan_routines().await.unwrap();
    }
    run_due_jobs(&app.engine).await;
    assert_eq!(outbox(&app).await.len(), 1);
}

#[tokio::test]
async fn a_digest_in_arabic_counts_in_arabic() {
    let app = test_app(json!({"digest": "daily", "digestAt": "08:00", "language": "ar"})).await;
    tell_some(&app, 0..11).await;
    run_until(&app, "2026-11-21T08:00:00Z").await;
    assert_eq!(outbox(&app).await[0][1], "11 إشعارا جديدا");
}
