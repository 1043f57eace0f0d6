use accounts::Fresh;
use engine::RequestContext;
use schema::Document;
use serde_json::{Value as Json, json};

use super::super::tests::input;
use super::super::{ACCOUNT, HOOKS, PENDING, USERS};
use super::*;
use crate::people::role::first;
use crate::testing::{TestApp, code};

const PASSWORD: &str = "the stranger's own";

async fn town() -> (TestApp, RequestContext) {
    let town = crate::testing::new_app();
    first::first_start(&town.engine).await.unwrap();
    town.user("admin", json!({"roles": ["administrator"]})).await;
    let admin = town.ask("admin").await;
    (town, admin)
}

/// Somebody registers under that address, with a password; who it is nobody knows. The account's id is the name.
async fn register(town: &TestApp, name: &str, email: &str) -> Document {
    let fresh = Fresh {
        id: name.to_owned(),
        email: email.to_owned(),
        name: name.to_owned(),
        hash: Some(accounts::hash_password(PASSWORD).unwrap()),
        ..Fresh::default()
    };
    town.engine
        .transact(&TestApp::full_rights(), "register", move |cx| {
            let account = accounts::create(cx, &fresh)?;
            (HOOKS.registered)(cx, &account)
        })
        .await
        .unwrap();
    profile(town, name).await.unwrap()
}

async fn profile(town: &TestApp, account: &str) -> Option<Document> {
    let all = town.all(&USERS).await;
    all.into_iter()
        .find(|user| user.get(ACCOUNT).as_deref() == Some(account))
}

async fn verify(town: &TestApp, account: &'static str) {
    town.engine
        .transact(&TestApp::full_rights(), "verify", move |cx| {
            accounts::set_verified(cx, HOOKS, account, accounts::Channel::Email).map(drop)
        })
        .await
        .unwrap();
}

async fn accept(town: &TestApp, who: &RequestContext, user: &str, more: Json) -> Result<Json> {
    let mut data = json!({ "userId": user });
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    town.engine.act(who, "users.accept", input(data)).await
}

async fn sign_in(town: &TestApp, email: &str, password: &str) -> Result<()> {
    let accounts = accounts::Accounts::new(town.engine.clone(), accounts::Lifetimes::default(), HOOKS);
    let opened = accounts.sign_in(email, password.to_owned(), accounts::Device::default());
    opened.await.map(drop)
}

#[tokio::test]
async fn an_unproven_address_is_let_in_only_on_a_second_yes() {
    let (town, admin) = town().await;
    let waiting = register(&town, "squatter", "colleague@commune.ma").await;
    let row = town.get(&USERS, &waiting.id).await;
    assert_eq!((&row["unverified"], &row["pending"]), (&json!(true), &json!(true)));
    for first in [json!({}), json!({"acceptUnverified": false, "roles": ["employee"]})] {
        let error = accept(&town, &admin, &waiting.id, first).await.unwrap_err();
        let rejection = error.rejection().unwrap();
        assert_eq!(rejection.kind.code, "user_address_unproven");
        assert_eq!(rejection.field.as_deref(), Some("acceptUnverified"));
        assert!(rejection.text(schema::Lang::Fr).contains("colleague@commune.ma"));
    }
    let accepted = accept(
        &town,
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
    assert!(town.ask("squatter").await.rights.is_user);
}

#[tokio::test]
async fn no_other_door_lets_an_unproven_address_in() {
    let (town, admin) = town().await;
    let waiting = register(&town, "squatter", "colleague@commune.ma").await;
    for who in [&admin, &TestApp::full_rights()] {
        let patched = town.update(who, &USERS, &waiting.id, json!({"pending": false})).await;
        assert_eq!(code(patched), "user_address_unproven");
        let computed = json!({"pending": false, "unverified": false, "acceptedUnverified": true});
        let patched = town.update(who, &USERS, &waiting.id, computed).await;
        assert_eq!(code(patched), "user_address_unproven");
    }
    town.change(&USERS, &waiting.id, json!({"userId": null})).await;
    let other = json!({"$id": "other", "username": "other", "email": "other@commune.ma"});
    town.make(&USERS, other).await;
    let linked = town
        .update(&admin, &USERS, "other", json!({"userId": "squatter"}))
        .await;
    assert_eq!(code(linked), "user_address_unproven");
    let new = json!({"username": "new", "email": "new@commune.ma", "userId": "squatter"});
    assert_eq!(code(town.create(&admin, &USERS, new).await), "user_address_unproven");
    assert!(!town.ask("squatter").await.rights.is_user);
}

#[tokio::test]
async fn a_proven_address_needs_no_second_yes() {
    let (town, admin) = town().await;
    let waiting = register(&town, "amal", "amal@commune.ma").await;
    town.employee("e", "A12", json!({})).await;
    verify(&town, "amal").await;
    assert_eq!(town.get(&USERS, &waiting.id).await["unverified"], false);
    let accepted = accept(&town, &admin, &waiting.id, json!({"employeeId": "e"}))
        .await
        .unwrap();
    assert_eq!(
        (&accepted["user"]["persoActif"], &accepted["user"]["acceptedUnverified"]),
        (&json!("e"), &json!(false))
    );
}

#[tokio::test]
async fn an_invitation_takes_over_an_address_that_nobody_has_proven() {
    let (town, admin) = town().await;
    let waiting = register(&town, "squatter", "colleague@commune.ma").await;
    sign_in(&town, "colleague@commune.ma", PASSWORD).await.unwrap();
    let data = json!({"email": "Colleague@commune.ma", "username": "colleague", "roles": ["employee"], "auth": []});
    let invited = town.engine.act(&admin, "users.invite", input(data)).await.unwrap();
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
        town.all(&accounts::SESSIONS).await.is_empty(),
        "the stranger is signed out"
    );
    assert_eq!(
        code(sign_in(&town, "colleague@commune.ma", PASSWORD).await),
        "user_invalid_credentials"
    );
    sign_in(&town, "colleague@commune.ma", password).await.unwrap();
    assert!(profile(&town, "squatter").await.is_none());
}

#[tokio::test]
async fn an_invitation_takes_nothing_from_whom_the_commune_knows() {
    let (town, admin) = town().await;
    register(&town, "amal", "amal@commune.ma").await;
    verify(&town, "amal").await;
    let accepted = register(&town, "brahim", "brahim@commune.ma").await;
    accept(&town, &admin, &accepted.id, json!({"acceptUnverified": true}))
        .await
        .unwrap();
    town.user("made", json!({})).await;
    for name in ["amal", "brahim", "made"] {
        let data = json!({"email": format!("{name}@commune.ma"), "username": "x"});
        let invited = town.engine.act(&admin, "users.invite", input(data)).await;
        assert_eq!(code(invited), "user_already_exists", "{name}");
    }
    assert_eq!(profile(&town, "amal").await.unwrap().get(PENDING), Some(true));
    sign_in(&town, "brahim@commune.ma", PASSWORD).await.unwrap();
}
