//! Telling: in the transaction of the cause, each once, those alone who can sign in; reading and acknowledging.

use serde_json::json;

use super::*;
use crate::people::user::USERS;
use crate::testing::{code, is_as_offered, open_acts};

#[tokio::test]
async fn what_is_told_stands_or_falls_with_its_cause() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    let (fails, lasts) = (notice(plain(), &["amal"]), notice(plain(), &["amal"]));
    let ctx = TestApp::full_rights();
    let failed = app.engine.transact(&ctx, "a cause", move |cx| {
        notify(cx, &fails)?;
        Err::<(), _>(schema::error_codes::CONFLICT.into())
    });
    assert!(failed.await.is_err());
    assert!(of(&app, "amal").await.is_empty());
    notify_now(&app, lasts).await;
    let row = &of(&app, "amal").await[0];
    let text = |name: &str| row.value(name).text().unwrap_or_default().to_owned();
    assert_eq!(
        [text("kind"), text("titleKey"), text("link")],
        ["assignments.arrival", "assignments.arrival.title", "/profile"]
    );
}

#[tokio::test]
async fn twice_the_same_key_is_once_and_without_a_key_each_tells() {
    let app = crate::testing::new_app();
    for id in ["amal", "sara"] {
        app.user(id, json!({})).await;
    }
    notify_now(&app, notice(plain(), &["amal", "amal"]).once_per_user("k")).await;
    notify_now(&app, notice(plain(), &["amal", "sara"]).once_per_user("k")).await;
    assert_eq!((of(&app, "amal").await.len(), of(&app, "sara").await.len()), (1, 1));
    notify_now(&app, notice(plain(), &["amal"])).await;
    notify_now(&app, notice(plain(), &["amal"])).await;
    assert_eq!(of(&app, "amal").await.len(), 3);
}

#[tokio::test]
async fn who_cannot_sign_in_is_told_nothing() {
    let app = crate::testing::new_app();
    app.user("waits", json!({"pending": true})).await;
    app.user("gone", json!({"disabled": true})).await;
    app.make(
        &USERS,
        json!({"$id": "bare", "username": "bare", "email": "bare@commune.ma"}),
    )
    .await;
    notify_now(&app, notice(plain(), &["waits", "gone", "bare", "nobody"])).await;
    assert!(app.all(&NOTIFICATIONS).await.is_empty());
}

#[tokio::test]
async fn many_are_told_by_a_job_that_may_begin_twice() {
    let app = crate::testing::new_app();
    let users: Vec<String> = (0..250).map(|n| format!("u{n}")).collect();
    for id in &users {
        app.user(id, json!({})).await;
    }
    let to: Vec<&str> = users.iter().map(String::as_str).collect();
    notify_now(&app, notice(plain(), &to)).await;
    assert!(
        app.all(&NOTIFICATIONS).await.is_empty(),
        "not in the transaction of the cause"
    );
    // The first batch was told before the node died: the job begins anew.
    let job = app.all(&engine::JOBS).await.pop().unwrap();
    let key = job.get::<String>(schema::text("key")).unwrap();
    notify_now(&app, notice(plain(), &to[..100]).once_per_user(key)).await;
    app.at("2026-11-20T11:00:00Z");
    run_due_jobs(&app.engine).await;
    let rows = app.all(&NOTIFICATIONS).await;
    let mut told: Vec<String> = rows.iter().filter_map(|row| row.get(USER)).map(|id| id.0).collect();
    told.sort_unstable();
    told.dedup();
    assert_eq!((rows.len(), told.len()), (250, 250));
    assert_eq!(rows[249].created_at, "2026-11-20T10:00:00.000+00:00", "as of its cause");
}

#[tokio::test]
async fn a_reader_counts_reads_and_acknowledges() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    for key in ["1", "2", "3"] {
        notify_now(&app, notice(plain(), &["amal"]).once_per_user(key)).await;
    }
    notify_now(&app, notice(acknowledged_kind(), &["amal"])).await;
    assert_eq!(count(&app, "amal").await, json!({"unread": 4, "toAcknowledge": 1}));
    let (ctx, rows) = (app.ctx("amal").await, of(&app, "amal").await);
    let read = act(&app, &ctx, "notifications.read", json!({"ids": [rows[0].id]})).await;
    assert_eq!(read.unwrap(), json!({"unread": 3, "toAcknowledge": 1}));
    let read = act(&app, &ctx, "notifications.read", json!({"all": true})).await;
    assert_eq!(read.unwrap(), json!({"unread": 0, "toAcknowledge": 1}));
    let acknowledged = act(&app, &ctx, "notifications.acknowledge", json!({"id": rows[3].id})).await;
    assert_eq!(acknowledged.unwrap()["ackAt"], "2026-11-20T10:00:00.000+00:00");
    app.at("2026-11-20T12:00:00Z");
    let again = act(&app, &ctx, "notifications.acknowledge", json!({"id": rows[3].id})).await;
    assert_eq!(
        again.unwrap()["ackAt"],
        "2026-11-20T10:00:00.000+00:00",
        "the first time counts"
    );
    assert_eq!(count(&app, "amal").await, json!({"unread": 0, "toAcknowledge": 0}));
    let refused = act(&app, &ctx, "notifications.acknowledge", json!({"id": rows[0].id})).await;
    assert_eq!(code(refused), "notification_not_to_acknowledge");
}

#[tokio::test]
async fn nobody_reads_or_acknowledges_anothers_not_even_an_administrator() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    app.user("root", json!({"auth": ["admin"]})).await;
    notify_now(&app, notice(acknowledged_kind(), &["amal"])).await;
    let (ctx, row) = (app.ctx("root").await, of(&app, "amal").await.remove(0));
    for (action, data) in [
        ("notifications.acknowledge", json!({"id": row.id})),
        ("notifications.read", json!({"ids": [row.id]})),
        ("notifications.acknowledge", json!({"id": "nothing"})),
    ] {
        assert_eq!(
            code(act(&app, &ctx, action, data).await),
            "document_not_found",
            "{action}"
        );
    }
    assert_eq!(code(app.see(&ctx, &NOTIFICATIONS, &row.id).await), "document_not_found");
    let list = app.engine.list(&ctx, &NOTIFICATIONS, &[], true).await.unwrap();
    let list: Json = serde_json::from_slice(&list).unwrap();
    assert_eq!(list["total"], 0);
    assert_eq!(count(&app, "root").await, json!({"unread": 0, "toAcknowledge": 0}));
    let changes = app.engine.changes(&ctx, None, 100).await.unwrap();
    let of_ours = |change: &&Json| change["collection"] == "notifications";
    assert_eq!(changes["changes"].as_array().unwrap().iter().filter(of_ours).count(), 0);
    let own = app.see(&app.ctx("amal").await, &NOTIFICATIONS, &row.id).await.unwrap();
    assert_eq!((&own["readAt"], &own["ackAt"]), (&json!(null), &json!(null)));
}

#[tokio::test]
async fn who_is_no_user_has_no_notifications_and_shapes_are_refused() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    let key = TestApp::full_rights();
    for action in ["notifications.count", "notificationPreferences.mine"] {
        assert_eq!(
            code(act(&app, &key, action, json!({})).await),
            "user_unauthorized",
            "{action}"
        );
    }
    let ctx = app.ctx("amal").await;
    let many: Vec<String> = (0..101).map(|n| n.to_string()).collect();
    for data in [
        json!({}),
        json!({"ids": "x"}),
        json!({"ids": [1]}),
        json!({"ids": many}),
    ] {
        assert_eq!(
            code(act(&app, &ctx, "notifications.read", data.clone()).await),
            "general_argument_invalid",
            "{data}"
        );
    }
}

#[tokio::test]
async fn what_somebody_was_told_goes_with_them() {
    let app = crate::testing::new_app();
    app.user("root", json!({"auth": ["admin"]})).await;
    for id in ["amal", "sara"] {
        app.user(id, json!({})).await;
    }
    for key in 0..3 {
        notify_now(&app, notice(plain(), &["amal", "sara"]).once_per_user(key.to_string())).await;
    }
    save(&app, "amal", json!({"digest": "daily"})).await;
    app.engine
        .delete(&TestApp::full_rights(), &USERS, "amal", None)
        .await
        .unwrap();
    run_due_jobs(&app.engine).await;
    assert_eq!((of(&app, "amal").await.len(), of(&app, "sara").await.len()), (0, 3));
    assert!(app.all(&super::super::preference::PREFERENCES).await.is_empty());
}

#[tokio::test]
async fn what_was_read_half_a_year_ago_is_swept_unless_it_is_to_be_acknowledged() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    run_until(&app, "2026-11-20T10:00:00Z").await;
    notify_now(&app, notice(plain(), &["amal"]).once_per_user("read")).await;
    notify_now(&app, notice(acknowledged_kind(), &["amal"]).once_per_user("asked")).await;
    let ctx = app.ctx("amal").await;
    act(&app, &ctx, "notifications.read", json!({"all": true}))
        .await
        .unwrap();
    notify_now(&app, notice(plain(), &["amal"]).once_per_user("unread")).await;
    run_until(&app, "2027-05-10T10:00:00Z").await;
    assert_eq!(of(&app, "amal").await.len(), 3);
    // The reader reads again what was told again, and the sweep passes it over.
    act(
        &app,
        &ctx,
        "notifications.read",
        json!({"ids": [of(&app, "amal").await[1].id]}),
    )
    .await
    .unwrap();
    for day in 19..=21 {
        run_until(&app, &format!("2027-05-{day}T10:00:00Z")).await;
    }
    let left: Vec<String> = of(&app, "amal")
        .await
        .iter()
        .filter_map(|row| row.get(schema::text("key")))
        .collect();
    assert_eq!(left, ["asked", "unread"]);
}

#[tokio::test]
async fn an_acknowledgement_is_offered_to_whoever_is_asked_for_it() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    app.user("root", json!({"auth": ["admin"]})).await;
    notify_now(&app, notice(plain(), &["amal"])).await;
    notify_now(&app, notice(acknowledged_kind(), &["amal"])).await;
    for row in of(&app, "amal").await {
        assert!(
            open_acts(&app, "root", "notifications", &row.id).await.is_null(),
            "as if there were none"
        );
        let is_asked = row.value("needsAck") == &schema::Value::Flag(true);
        for who in ["root", "amal"] {
            let offered = is_as_offered(
                &app,
                who,
                "notifications.acknowledge",
                "notifications",
                &row.id,
                json!({"id": row.id}),
            )
            .await;
            assert_eq!(offered, is_asked && who == "amal", "{who}");
        }
    }
}
