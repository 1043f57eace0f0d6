use accounts::NewAccount;
use engine::RequestContext;
use schema::Document;
use serde_json::{Value as Json, json};

use super::super::tests::input;
use super::super::{ACCOUNT, HOOKS, PENDING, USERS};
use super::*;
use crate::people::role::first;
use crate::testing::{TestApp, code};

const PASSWORD: &str = "the stranger's own";

async fn test_app() -> (TestApp, RequestContext) {
    let app = crate::testing::new_app();
    first::first_start(&app.engine).await.unwrap();
    app.user("admin", json!({"roles": ["administrator"]})).await;
    let admin = app.ctx("admin").await;
    (app, admin)
}

/// Somebody registers under that address, with a password; who it is nobody knows. The account's id is the name.
async fn register(app: &TestApp, name: &str, email: &str) -> Document {
    let fresh = NewAccount {
        id: name.to_owned(),
        email: email.to_owned(),
        name: name.to_owned(),
        hash: Some(accounts::hash_password(PASSWORD).unwrap()),
        ..NewAccount::default()
    };
    app.engine
        .transact(&TestApp::full_rights(), "register", move |cx| {
            let account = accounts::create(cx, &fresh)?;
            (HOOKS.registered)(cx, &account)
        })
        .await
        .unwrap();
    profile(app, name).await.unwrap()
}

async fn profile(app: &TestApp, account: &str) -> Option<Document> {
    let all = app.all(&USERS).await;
    all.into_iter()
        .find(|user| user.get(ACCOUNT).as_deref() == Some(account))
}

async fn verify(app: &TestApp, account: &'static str) {
    app.engine
        .transact(&TestApp::full_rights(), "verify", move |cx| {
            accounts::set_verified(cx, HOOKS, account, accounts::Channel::Email).map(drop)
        })
        .await
        .unwrap();
}

async fn accept(app: &TestApp, who: &RequestContext, user: &str, more: Json) -> Result<Json> {
    let mut data = json!({ "userId": user });
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.engine.act(who, "users.accept", input(data)).await
}

async fn sign_in(app: &TestApp, email: &str, password: &str) -> Result<()> {
    let accounts = accounts::Accounts::new(app.engine.clone(), accounts::Lifetimes::default(), HOOKS);
    let opened = accounts.sign_in(email, password.to_owned(), accounts::Device::default());
    opened.await.map(drop)
}

#[tokio::test]
async fn an_unproven_address_is_let_in_only_on_a_second_yes() {
    let (app, admin) = test_app().await;
    let waiting = register(&app, "squatter", "colleague@commune.ma").await;
    let row = app.get(&USERS, &waiting.id).await;
    assert_eq!((&row["unverified"], &row["pending"]), (&json!(true), &json!(true)));
    for first in [json!({}), json!({"acceptUnverified": false, "roles": ["employee"]})] {
        let error = accept(&app, &admin, &waiting.id, first).await.unwrap_err();
        let rejection = error.rejection().unwrap();
        assert_eq!(rejection.kind.code, "user_address_unproven");
        assert_eq!(rejection.field.as_deref(), Some("acceptUnverified"));
        assert!(rejection.text(schema::Lang::Fr).contains("colleague@commune.ma"));
    }
    let accepted = accept(
        &app,
        &admin,
        "squatter",
        json!({"acceptUnverified": true, "roles": ["employee"]}),
    )
    .await
    .unwrap();
    let user = &accepted["user"];
    assert_eq!(
        [&user["pending"], &user["unverified"], &user["acceptedUnverified"]],
        [&json!(false), &json!(true), &json!(true)]
    );
    assert!(app.ctx("squatter").await.rights.is_user);
}

#[tokio::test]
async fn no_other_door_lets_an_unproven_address_in() {
    let (app, admin) = test_app().await;
    let waiting = register(&app, "squatter", "colleague@commune.ma").await;
    for who in [&admin, &TestApp::full_rights()] {
        let patched = app.update(who, &USERS, &waiting.id, json!({"pending": false})).await;
        assert_eq!(code(patched), "user_address_unproven");
        let computed = json!({"pending": false, "unverified": false, "acceptedUnverified": true});
        let patched = app.update(who, &USERS, &waiting.id, computed).await;
        assert_eq!(code(patched), "user_address_unproven");
    }
    app.change(&USERS, &waiting.id, json!({"userId": null})).await;
    let other = json!({"$id": "other", "username": "other", "email": "other@commune.ma"});
    app.make(&USERS, other).await;
    let linked = app.update(&admin, &USERS, "other", json!({"userId": "squatter"})).await;
    assert_eq!(code(linked), "user_address_unproven");
    let new = json!({"username": "new", "email": "new@commune.ma", "userId": "squatter"});
    assert_eq!(code(app.create(&admin, &USERS, new).await), "user_address_unproven");
    assert!(!app.ctx("squatter").await.rights.is_user);
}

#[tokio::test]
async fn a_proven_address_needs_no_second_yes() {
    let (app, admin) = test_app().await;
    let waiting = register(&app, "amal", "amal@commune.ma").await;
    app.employee("e", "A12", json!({})).await;
    verify(&app, "amal").await;
    assert_eq!(app.get(&USERS, &waiting.id).await["unverified"], false);
    let accepted = accept(&app, &admin, &waiting.id, json!({"employeeId": "e"}))
        .await
        .unwrap();
    assert_eq!(
        (&accepted["user"]["persoActif"], &accepted["user"]["acceptedUnverified"]),
        (&json!("e"), &json!(false))
    );
}

#[tokio::test]
async fn an_invitation_takes_over_an_address_that_nobody_has_proven() {
    let (app, admin) = test_app().await;
    let waiting = register(&app, "squatter", "colleague@commune.ma").await;
    sign_in(&app, "colleague@commune.ma", PASSWORD).await.unwrap();
    let data = json!({"email": "Colleague@commune.ma", "username": "colleague", "roles": ["employee"], "auth": []});
    let invited = app.engine.act(&admin, "users.invite", input(data)).await.unwrap();
    let (user, password) = (&invited["user"], invited["password"].as_str().unwrap());
    assert_eq!(
        [&user["$id"], &user["pending"], &user["unverified"], &user["auth"]],
        [
            &json!(waiting.id),
            &json!(false),
            &json!(false),
            &json!(["/order-mission"])
        ]
    );
    assert!(
        app.all(&accounts::SESSIONS).await.is_empty(),
        "the stranger is signed out"
    );
    assert_eq!(
        code(sign_in(&app, "colleague@commune.ma", PASSWORD).await),
        "user_invalid_credentials"
    );
    sign_in(&app, "colleague@commune.ma", password).await.unwrap();
    assert!(profile(&app, "squatter").await.is_none());
}

#[tokio::test]
async fn an_invitation_takes_nothing_from_whom_the_commune_knows() {
    let (app, admin) = test_app().await;
    register(&app, "amal", "amal@commune.ma").await;
    verify(&app, "amal").await;
    let accepted = register(&app, "brahim", "brahim@commune.ma").await;
    accept(&app, &admin, &accepted.id, json!({"acceptUnverified": true}))
        .await
        .unwrap();
    app.user("made", json!({})).await;
    for name in ["amal", "brahim", "made"] {
        let data = json!({"email": format!("{name}@commune.ma"), "username": "x"});
        let invited = app.engine.act(&admin, "users.invite", input(data)).await;
        assert_eq!(code(invited), "user_already_exists", "{name}");
    }
    assert_eq!(profile(&app, "amal").await.unwrap().get(PENDING), Some(true));
    sign_in(&app, "brahim@commune.ma", PASSWORD).await.unwrap();
}
