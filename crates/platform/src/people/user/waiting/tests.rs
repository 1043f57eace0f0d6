use accounts::{Accounts, CallContext, Lifetimes, NewAccount};
use engine::RequestContext;
use schema::{Document, Result};
use serde_json::{Value as Json, json};

use super::super::{ACCOUNT, HOOKS, PENDING, USERS};
use crate::notice::notification::{NOTIFICATIONS, READ_AT};
use crate::people::role::first;
use crate::testing::{TestApp, code};

const PASSWORD: &str = "long enough";

async fn test_app() -> (TestApp, RequestContext) {
    let app = crate::testing::new_app();
    first::first_start(&app.engine).await.unwrap();
    app.user("admin", json!({"roles": ["administrator"]})).await;
    let admin = app.ctx("admin").await;
    (app, admin)
}

fn fresh(name: &str) -> NewAccount {
    NewAccount {
        id: name.to_owned(),
        email: format!("{name}@commune.ma"),
        name: name.to_owned(),
        ..NewAccount::default()
    }
}

fn accounts(app: &TestApp) -> Accounts {
    Accounts::new(app.engine.clone(), Lifetimes::default(), HOOKS)
}

async fn register(app: &TestApp, name: &str) {
    let (accounts, visit) = (accounts(app), CallContext::default());
    accounts
        .register(fresh(name), PASSWORD.to_owned(), visit)
        .await
        .unwrap();
}

/// Somebody who looks after users makes the account of somebody else.
async fn register_as(app: &TestApp, ctx: &RequestContext, name: &str) -> Result<Document> {
    let visit = CallContext::default();
    accounts(app)
        .register_as(ctx, fresh(name), PASSWORD.to_owned(), visit)
        .await
}

async fn rows_of(app: &TestApp, account: &str) -> Vec<Document> {
    let all = app.all(&USERS).await;
    all.into_iter()
        .filter(|user| user.get(ACCOUNT).as_deref() == Some(account))
        .collect()
}

fn profile(name: &str, more: Json) -> Json {
    let mut data = json!({"$id": format!("profile-{name}"), "username": name, "email": format!("{name}@commune.ma")});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

#[tokio::test]
async fn a_profile_that_names_the_account_and_the_address_of_who_waits_lets_them_in() {
    let (app, admin) = test_app().await;
    register(&app, "amal").await;
    assert_eq!(rows_of(&app, "amal").await[0].get(PENDING), Some(true));
    let made = profile("amal", json!({"userId": "amal", "permissions": ["annexes:read"]}));
    let made = app.create(&admin, &USERS, made).await.unwrap();
    assert_eq!(
        [
            &made["$id"],
            &made["userId"],
            &made["pending"],
            &made["acceptedUnverified"]
        ],
        [&json!("profile-amal"), &json!("amal"), &json!(false), &json!(true)]
    );
    assert_eq!(rows_of(&app, "amal").await.len(), 1, "the row that waited made way");
    assert!(app.ctx("amal").await.rights.is_user);
    let unread = app.all(&NOTIFICATIONS).await;
    assert!(
        unread.iter().all(|told| told.get(READ_AT).is_some()),
        "nobody is asked for any more"
    );
}

#[tokio::test]
async fn by_its_address_alone_an_account_is_taken_once_that_is_proven() {
    let (app, admin) = test_app().await;
    register(&app, "badr").await;
    let refused = app.create(&admin, &USERS, profile("badr", json!({}))).await;
    assert_eq!(code(refused), "user_address_unproven");
    assert_eq!(rows_of(&app, "badr").await[0].get(PENDING), Some(true), "still waiting");
    let house = TestApp::full_rights();
    let verify = app.engine.transact(&house, "verify", |cx| {
        accounts::set_verified(cx, HOOKS, "badr", accounts::Channel::Email).map(drop)
    });
    verify.await.unwrap();
    let made = app.create(&admin, &USERS, profile("badr", json!({}))).await.unwrap();
    assert_eq!(
        (&made["userId"], &made["acceptedUnverified"]),
        (&json!("badr"), &json!(false))
    );
    assert!(app.ctx("badr").await.rights.is_user);
}

#[tokio::test]
async fn who_lets_in_gives_no_more_than_they_hold() {
    let (app, _) = test_app().await;
    app.user("clerk", json!({"permissions": ["users-management:create"]}))
        .await;
    let clerk = app.ctx("clerk").await;
    register(&app, "amal").await;
    let more = json!({"userId": "amal", "permissions": ["archive:read"]});
    assert_eq!(
        code(app.create(&clerk, &USERS, profile("amal", more)).await),
        "user_unauthorized"
    );
    assert_eq!(rows_of(&app, "amal").await[0].get(PENDING), Some(true), "still waiting");
    let plain = profile("amal", json!({"userId": "amal"}));
    app.create(&clerk, &USERS, plain).await.unwrap();
    assert_eq!(rows_of(&app, "amal").await[0].get(PENDING), Some(false));
}

#[tokio::test]
async fn an_account_made_by_the_administration_becomes_that_of_the_profile_that_stands() {
    let (app, admin) = test_app().await;
    app.user("clerk", json!({"permissions": ["users-management:create"]}))
        .await;
    let clerk = app.ctx("clerk").await;
    for (name, more) in [("amal", json!({})), ("chief", json!({"auth": ["admin"]}))] {
        app.create(&admin, &USERS, profile(name, more)).await.unwrap();
    }
    register_as(&app, &clerk, "amal").await.unwrap();
    assert_eq!(rows_of(&app, "amal").await[0].id, "profile-amal");
    assert!(app.ctx("amal").await.rights.is_user);
    // It would give the clerk's password the rights of an administrator.
    assert_eq!(code(register_as(&app, &clerk, "chief").await), "user_unauthorized");
    assert!(rows_of(&app, "chief").await.is_empty());
    register_as(&app, &admin, "chief").await.unwrap();
    assert!(app.ctx("chief").await.rights.is_admin);
    register_as(&app, &admin, "omar").await.unwrap();
    assert_eq!(
        rows_of(&app, "omar").await[0].get(PENDING),
        Some(true),
        "no profile stands"
    );
    let made = app.create(&admin, &USERS, profile("omar", json!({}))).await.unwrap();
    assert_eq!((&made["userId"], &made["unverified"]), (&json!("omar"), &json!(false)));
}
