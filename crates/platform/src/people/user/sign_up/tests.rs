use accounts::{Accounts, CallContext, Device, Lifetimes, NewAccount};
use serde_json::json;

use super::super::tests::input;
use super::{ACCOUNT, PENDING, USERS};
use crate::notice::notification::{KIND, NOTIFICATIONS, READ_AT, USER};
use crate::testing::TestApp;

fn accounts(app: &TestApp) -> Accounts {
    Accounts::new(app.engine.clone(), Lifetimes::default(), crate::HOOKS)
}

fn new_account(email: &str, name: &str) -> NewAccount {
    NewAccount {
        email: email.to_owned(),
        name: name.to_owned(),
        ..NewAccount::default()
    }
}

#[tokio::test]
async fn whoever_registers_waits_for_an_administrator() {
    let app = crate::testing::new_app();
    let accounts = accounts(&app);
    for (email, name) in [("a@commune.ma", "Ali"), ("b@commune.ma", "Ali"), ("c@commune.ma", "")] {
        accounts
            .register(
                new_account(email, name),
                "long enough".to_owned(),
                CallContext::default(),
            )
            .await
            .unwrap();
    }
    let users = app.all(&USERS).await;
    let names: Vec<String> = users.iter().map(|user| user.title().0).collect();
    assert_eq!(names, ["Ali", "b@commune.ma", "c@commune.ma"], "a name stands once");
    for user in users {
        assert_eq!(user.get(PENDING), Some(true));
        assert!(!app.ctx(&user.get(ACCOUNT).unwrap()).await.rights.is_user);
    }
}

#[tokio::test]
async fn a_profile_under_the_address_is_not_taken_by_registering() {
    let app = crate::testing::new_app();
    app.make(
        &USERS,
        json!({"$id": "u", "username": "u", "email": "a@commune.ma", "auth": ["admin"]}),
    )
    .await;
    accounts(&app)
        .register(
            new_account("A@commune.ma", "x"),
            "long enough".to_owned(),
            CallContext::default(),
        )
        .await
        .unwrap();
    assert_eq!(app.get(&USERS, "u").await["userId"], json!(null));
    assert_eq!(app.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn signing_in_is_remembered_by_the_profile() {
    let app = crate::testing::new_app();
    let accounts = accounts(&app);
    accounts
        .register(
            new_account("a@commune.ma", "a"),
            "long enough".to_owned(),
            CallContext::default(),
        )
        .await
        .unwrap();
    app.at("2026-11-21T08:00:00Z");
    accounts
        .sign_in("a@commune.ma", "long enough".to_owned(), Device::default())
        .await
        .unwrap();
    let id = app.all(&USERS).await[0].id.clone();
    assert_eq!(
        app.get(&USERS, &id).await["lastSeenAt"],
        "2026-11-21T08:00:00.000+00:00"
    );
}

#[tokio::test]
async fn administrators_are_told_of_who_waits_until_one_of_them_has_answered() {
    let app = crate::testing::new_app();
    for id in ["root", "other"] {
        app.user(id, json!({"auth": ["admin"]})).await;
    }
    app.user("clerk", json!({})).await;
    for (email, name) in [("a@commune.ma", "Ali"), ("b@commune.ma", "Badr")] {
        accounts(&app)
            .register(
                new_account(email, name),
                "long enough".to_owned(),
                CallContext::default(),
            )
            .await
            .unwrap();
    }
    let told = app.all(&NOTIFICATIONS).await;
    let mut to: Vec<String> = told.iter().filter_map(|row| row.get(USER)).map(|id| id.0).collect();
    to.sort_unstable();
    assert_eq!(to, ["other", "other", "root", "root"]);
    assert!(told.iter().all(|row| row.get(KIND).as_deref() == Some("users.waiting")));
    let users = app.all(&USERS).await;
    let unread = async || {
        app.all(&NOTIFICATIONS)
            .await
            .iter()
            .filter(|row| row.get(READ_AT).is_none())
            .count()
    };
    let accepted = json!({"userId": users[3].id, "acceptUnverified": true});
    let ctx = TestApp::full_rights();
    app.engine.act(&ctx, "users.accept", input(accepted)).await.unwrap();
    assert_eq!(unread().await, 2, "nothing is left to do about the first");
    app.engine.delete(&ctx, &USERS, &users[4].id, None).await.unwrap();
    assert_eq!(unread().await, 0);
}
