//! Wishes: ways for each kind, quiet hours, the language; and what is refused.

use serde_json::json;

use super::*;
use crate::testing::code;

const KIND: &str = "assignments.arrival";

async fn own_preferences(app: &TestApp, user: &str) -> Json {
    let ctx = app.ctx(user).await;
    let page = act(app, &ctx, "notificationPreferences.mine", json!({})).await;
    page.unwrap()
}

/// One kind of a page.
fn kind_on_page<'p>(page: &'p Json, id: &str) -> Option<&'p Json> {
    let kinds = page["kinds"].as_array().unwrap();
    kinds.iter().find(|kind| kind["id"] == id)
}

#[tokio::test]
async fn the_page_offers_the_kinds_and_the_channels() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    app.user("root", json!({"auth": ["admin"]})).await;
    let page = own_preferences(&app, "amal").await;
    assert!(kind_on_page(&page, KIND).is_some() && kind_on_page(&page, "house.jobFailed").is_none());
    assert!(kind_on_page(&own_preferences(&app, "root").await, "house.jobFailed").is_some());
    let mail = &page["channels"][1];
    assert_eq!((&mail["id"], &mail["available"]), (&json!("mail"), &json!(false)));
    assert_eq!(mail["reason"], "No mail server is configured: nothing is sent by mail");
    assert_eq!(page["preferences"]["digest"], "none");
}

#[tokio::test]
async fn what_is_not_given_stays_and_what_is_given_empty_goes() {
    let app = crate::testing::new_app();
    for id in ["amal", "sara"] {
        app.user(id, json!({})).await;
    }
    let wishes = json!({"channels": {KIND: {"mail": true}}, "quietFrom": "22:00", "quietTo": "07:00", "quietDays": [7, 6, 6],
        "digest": "weekly", "digestAt": "08:30", "digestDay": 4});
    let saved = save(&app, "amal", wishes).await;
    let kept = &saved["preferences"];
    assert_eq!(kept["quietDays"], json!([6, 7]));
    assert_eq!(
        [&kept["digest"], &kept["digestAt"], &kept["language"]],
        ["weekly", "08:30", "en"]
    );
    let channels = &kind_on_page(&saved, KIND).unwrap()["channels"];
    assert_eq!(*channels, json!({"in_app": true, "mail": true, "push": true}));
    let wishes = json!({"channels": {KIND: {"push": false}}, "quietFrom": null, "quietTo": ""});
    let saved = save(&app, "amal", wishes).await;
    let kept = &saved["preferences"];
    assert_eq!(kept["channels"], json!({KIND: {"mail": true, "push": false}}));
    assert_eq!((&kept["quietFrom"], &kept["digest"]), (&json!(null), &json!("weekly")));
    assert_eq!(app.all(&super::super::preference::PREFERENCES).await.len(), 1);
    assert_eq!(own_preferences(&app, "sara").await["preferences"]["digest"], "none");
}

#[tokio::test]
async fn wishes_without_shape_are_refused() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    let ctx = app.ctx("amal").await;
    for wrong in [
        json!({"quietFrom": "25:00", "quietTo": "07:00"}),
        json!({"quietFrom": "7:00", "quietTo": "08:00"}),
        json!({"quietFrom": "22:00"}),
        json!({"quietFrom": "22:00", "quietTo": null}),
        json!({"quietDays": [0]}),
        json!({"quietDays": [1, 2, 3, 4, 5, 6, 7]}),
        json!({"digest": "hourly"}),
        json!({"digestAt": "noon"}),
        json!({"digestDay": 8}),
        json!({"language": "de"}),
        json!({"channels": {"no.kind": {"mail": true}}}),
        json!({"channels": {KIND: {"pigeon": true}}}),
        json!({"channels": {KIND: {"mail": "yes"}}}),
        json!({"channels": [KIND]}),
    ] {
        let saved = act(&app, &ctx, "notificationPreferences.save", wrong.clone()).await;
        assert_eq!(code(saved), "general_argument_invalid", "{wrong}");
    }
    let hidden = json!({"channels": {"delegations.given": {"in_app": false}}});
    let saved = act(&app, &ctx, "notificationPreferences.save", hidden).await;
    assert_eq!(code(saved), "notification_must_show");
    assert!(app.all(&super::super::preference::PREFERENCES).await.is_empty());
}

#[tokio::test]
async fn each_is_told_in_the_ways_wished_in_the_language_wished() {
    let app = app_with_mail();
    for id in ["amal", "sara", "hind"] {
        app.user(id, json!({})).await;
    }
    save(
        &app,
        "amal",
        json!({"channels": {KIND: {"mail": true, "in_app": false}}, "language": "ar"}),
    )
    .await;
    save(
        &app,
        "sara",
        json!({"channels": {KIND: {"mail": true}}, "language": "fr"}),
    )
    .await;
    notify_now(&app, notice(plain(), &["amal", "sara", "hind"])).await;
    let letters = outbox(&app).await;
    assert_eq!(
        letters
            .iter()
            .map(|[to, subject, _]| (to.as_str(), subject.as_str()))
            .collect::<Vec<_>>(),
        [
            ("amal@commune.ma", "التحاق Amal"),
            ("sara@commune.ma", "Arrivée de Amal")
        ]
    );
    // Not wished in the application: there as read, so that it counts nowhere.
    assert_eq!(count(&app, "amal").await["unread"], 0);
    assert_eq!(
        (
            of(&app, "amal").await.len(),
            count(&app, "sara").await["unread"].clone()
        ),
        (1, json!(1))
    );
}

#[tokio::test]
async fn without_a_mail_server_everything_is_told_inside_and_nothing_waits() {
    let app = crate::testing::new_app();
    app.user("amal", json!({})).await;
    save(
        &app,
        "amal",
        json!({"channels": {KIND: {"mail": true}}, "digest": "daily"}),
    )
    .await;
    notify_now(&app, notice(plain(), &["amal"])).await;
    assert_eq!(count(&app, "amal").await["unread"], 1);
    assert!(outbox(&app).await.is_empty() && app.all(&engine::JOBS).await.is_empty());
}

#[tokio::test]
async fn quiet_hours_put_a_letter_off_to_their_end() {
    let app = app_with_mail();
    for id in ["amal", "sara"] {
        app.user(id, json!({})).await;
        save(&app, id, json!({"channels": {KIND: {"mail": true}}})).await;
    }
    save(
        &app,
        "amal",
        json!({"quietFrom": "22:00", "quietTo": "07:00", "quietDays": [7]}),
    )
    .await;
    // Saturday at 23:30 in Morocco: the night, then Sunday, then the night before Monday.
    app.at("2026-11-21T23:30:00Z");
    notify_now(&app, notice(plain(), &["amal", "sara"])).await;
    assert_eq!(
        outbox_due_times(&app).await,
        ["2026-11-23T07:00:00.000+00:00", "2026-11-21T23:30:00.000+00:00"]
    );
    assert_eq!(count(&app, "amal").await["unread"], 1, "in the application at once");
    // Read before the morning: then there is nothing left to tell outside.
    act(&app, &app.ctx("amal").await, "notifications.read", json!({"all": true}))
        .await
        .unwrap();
    run_until(&app, "2026-11-23T07:00:00Z").await;
    let rows = app.all(&OUTBOX).await;
    let state =
        |row: &Document| ["state", "lastError"].map(|name| row.value(name).text().unwrap_or_default().to_owned());
    assert_eq!(state(&rows[0]), ["dead", "no longer needed"]);
    assert_eq!(
        rows[1].value("state").text(),
        Some("failed"),
        "the other was tried at once"
    );
}

#[tokio::test]
async fn a_sender_sees_what_became_of_it_and_nobody_elses() {
    let app = app_with_mail();
    for id in ["amal", "sara", "hind"] {
        app.user(id, json!({})).await;
    }
    save(&app, "amal", json!({"channels": {KIND: {"mail": true}}})).await;
    let (ctx, notice) = (app.ctx("sara").await, notice(plain(), &["amal"]));
    app.engine
        .transact(&ctx, "tell", move |cx| notify(cx, &notice))
        .await
        .unwrap();
    run_due_jobs(&app.engine).await;
    let seen = async |user: &str| -> Json {
        let list = app.engine.list(&app.ctx(user).await, &OUTBOX, &[], true).await.unwrap();
        serde_json::from_slice(&list).unwrap()
    };
    let own = seen("sara").await;
    assert_eq!(
        (&own["total"], &own["documents"][0]["state"]),
        (&json!(1), &json!("failed"))
    );
    assert!(!own["documents"][0]["lastError"].as_str().unwrap().is_empty());
    assert_eq!(
        (seen("amal").await["total"].clone(), seen("hind").await["total"].clone()),
        (json!(0), json!(0))
    );
}

#[tokio::test]
async fn whoever_is_disabled_before_a_letter_leaves_is_sent_none() {
    let app = app_with_mail();
    app.user("amal", json!({})).await;
    save(&app, "amal", json!({"channels": {KIND: {"mail": true}}})).await;
    notify_now(&app, notice(plain(), &["amal"])).await;
    app.change(&crate::people::user::USERS, "amal", json!({"disabled": true}))
        .await;
    run_due_jobs(&app.engine).await;
    let row = app.all(&OUTBOX).await.remove(0);
    assert_eq!(row.value("lastError").text(), Some("no longer needed"));
}
