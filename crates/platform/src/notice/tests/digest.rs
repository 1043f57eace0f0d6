//! Digests: collected, told at their hour, once.

use serde_json::json;

use super::*;

const KIND: &str = "assignments.arrival";

async fn town(digest: Json) -> TestApp {
    let town = app_with_mail();
    town.user("amal", json!({})).await;
    let mut wishes = json!({"channels": {KIND: {"mail": true}}, "language": "fr"});
    wishes
        .as_object_mut()
        .unwrap()
        .extend(digest.as_object().unwrap().clone());
    save(&town, "amal", wishes).await;
    run_until(&town, "2026-11-20T10:00:00Z").await;
    town
}

async fn tell_some(town: &TestApp, keys: std::ops::Range<usize>) {
    for key in keys {
        notify_now(town, notice(plain(), &["amal"]).once_per_user(key.to_string())).await;
    }
}

#[tokio::test]
async fn a_day_is_told_in_one_letter_at_its_minute() {
    let town = town(json!({"digest": "daily", "digestAt": "08:30"})).await;
    tell_some(&town, 0..3).await;
    assert!(outbox(&town).await.is_empty(), "not singly");
    run_until(&town, "2026-11-21T07:00:00Z").await;
    assert!(outbox(&town).await.is_empty(), "planned for its minute");
    run_until(&town, "2026-11-21T07:29:59Z").await;
    assert!(outbox(&town).await.is_empty());
    run_until(&town, "2026-11-21T07:30:00Z").await;
    let letters = outbox(&town).await;
    assert_eq!(letters.len(), 1);
    assert_eq!(
        (letters[0][0].as_str(), letters[0][1].as_str()),
        ("amal@commune.ma", "3 nouvelles notifications")
    );
    assert_eq!(letters[0][2].lines().count(), 3, "{}", letters[0][2]);
    run_until(&town, "2026-11-22T08:00:00Z").await;
    assert_eq!(outbox(&town).await.len(), 1, "nothing new, no letter");
}

#[tokio::test]
async fn what_was_read_meanwhile_is_left_out() {
    let town = town(json!({"digest": "daily", "digestAt": "08:00"})).await;
    tell_some(&town, 0..2).await;
    let first = of(&town, "amal").await[0].id.clone();
    act(
        &town,
        &town.ask("amal").await,
        "notifications.read",
        json!({"ids": [first]}),
    )
    .await
    .unwrap();
    run_until(&town, "2026-11-21T07:00:00Z").await;
    assert_eq!(outbox(&town).await[0][1], "1 nouvelle notification");
    tell_some(&town, 2..3).await;
    act(
        &town,
        &town.ask("amal").await,
        "notifications.read",
        json!({"all": true}),
    )
    .await
    .unwrap();
    run_until(&town, "2026-11-22T07:00:00Z").await;
    assert_eq!(outbox(&town).await.len(), 1);
}

#[tokio::test]
async fn a_week_is_told_on_its_day_also_over_new_year() {
    let town = town(json!({"digest": "weekly", "digestAt": "09:00", "digestDay": 4})).await;
    run_until(&town, "2026-12-31T08:00:00Z").await;
    tell_some(&town, 0..2).await;
    for day in ["2027-01-01", "2027-01-04", "2027-01-06"] {
        run_until(&town, &format!("{day}T12:00:00Z")).await;
        assert!(outbox(&town).await.is_empty(), "{day}");
    }
    run_until(&town, "2027-01-07T08:00:00Z").await;
    assert_eq!(outbox(&town).await.len(), 1);
}

/// The house stood still over its hour: the digest is told as soon as it serves again, once, though two nodes look.
#[tokio::test]
async fn a_digest_that_was_missed_is_made_up_for_once() {
    let town = town(json!({"digest": "daily", "digestAt": "08:30"})).await;
    tell_some(&town, 0..2).await;
    town.at("2026-11-23T16:20:00Z");
    let other = town.engine_with(Senders::default());
    for engine in [&town.engine, &other, &town.engine] {
        engine.plan_routines().await.unwrap();
    }
    run_due_jobs(&town.engine).await;
    assert_eq!(outbox(&town).await.len(), 1);
}

#[tokio::test]
async fn a_digest_in_arabic_counts_in_arabic() {
    let town = town(json!({"digest": "daily", "digestAt": "08:00", "language": "ar"})).await;
    tell_some(&town, 0..11).await;
    run_until(&town, "2026-11-21T07:00:00Z").await;
    assert_eq!(outbox(&town).await[0][1], "11 إشعارا جديدا");
}
