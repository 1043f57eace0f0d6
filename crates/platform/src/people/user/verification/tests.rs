use accounts::NewAccount;
use schema::{Collection, Document};
use serde_json::{Value as Json, json};

use super::super::HOOKS;
use super::{ACCOUNT, EMAIL, PENDING, ROLES_HELD, USERS};
use crate::people::employee::EMPLOYEES;
use crate::people::role::{ROLES, first};
use crate::testing::TestApp;

/// An app with the first roles.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    first::first_start(&app.engine).await.unwrap();
    app
}

/// A guest registers under that address; the account's id is the name.
async fn sign_up(app: &TestApp, name: &str, email: &str) {
    let fresh = NewAccount {
        id: name.to_owned(),
        email: email.to_owned(),
        name: name.to_owned(),
        ..NewAccount::default()
    };
    app.engine
        .transact(&TestApp::full_rights(), "register", move |cx| {
            let account = accounts::create(cx, &fresh)?;
            (HOOKS.registered)(cx, &account)
        })
        .await
        .unwrap();
}

/// The account proves its address.
async fn verify(app: &TestApp, account: &'static str) {
    app.engine
        .transact(&TestApp::full_rights(), "verify", move |cx| {
            let account = cx.need(&accounts::ACCOUNTS, account)?;
            let account = cx.update(account.with(accounts::EMAIL_VERIFIED, true))?;
            (HOOKS.verified)(cx, &account)
        })
        .await
        .unwrap();
}

/// The account takes another address, not yet proven.
async fn move_to(app: &TestApp, account: &'static str, email: &'static str) {
    app.engine
        .transact(&TestApp::full_rights(), "move", move |cx| {
            accounts::set_email(cx, account, email)
        })
        .await
        .unwrap();
}

/// The profile of an account.
async fn profile(app: &TestApp, account: &str) -> Document {
    let all = app.all(&USERS).await;
    let mut own = all
        .into_iter()
        .filter(|user| user.get(ACCOUNT).as_deref() == Some(account));
    let found = own.next().unwrap();
    assert!(own.next().is_none());
    found
}

async fn is_accepted(app: &TestApp, account: &str) -> bool {
    assert_eq!(
        profile(app, account).await.get(PENDING) == Some(false),
        app.ctx(account).await.rights.is_user
    );
    app.ctx(account).await.rights.is_user
}

async fn employee(app: &TestApp, id: &str, cin: &str, email: &str) -> Json {
    app.employee(id, cin, json!({"email": email})).await
}

async fn change(app: &TestApp, of: &'static Collection, id: &str, data: Json) {
    app.change(of, id, data).await;
}

#[tokio::test]
async fn an_employee_is_accepted_once_the_address_is_verified() {
    let app = test_app().await;
    let file = employee(&app, "e", "A12", "Sara@Commune.ma").await;
    sign_up(&app, "sara", "SARA@commune.ma").await;
    assert!(
        !is_accepted(&app, "sara").await,
        "an address that is only said opens nothing"
    );
    verify(&app, "sara").await;
    assert!(is_accepted(&app, "sara").await);
    let user = app.get(&USERS, &profile(&app, "sara").await.id).await;
    assert_eq!(
        (&user["persoActif"], &user["personPublicDataID"]),
        (&json!("e"), &file["personId"])
    );
    assert_eq!(
        (&user["roles"], &user["auth"]),
        (&json!(["employee"]), &json!(["/order-mission"]))
    );
    assert!(app.ctx("sara").await.rights.holds("employee-portail", "read"));
    let before = profile(&app, "sara").await;
    verify(&app, "sara").await;
    assert_eq!(profile(&app, "sara").await, before, "a second proof changes nothing");
}

#[tokio::test]
async fn whoever_is_on_no_file_waits() {
    let app = test_app().await;
    employee(&app, "e", "A12", "other@commune.ma").await;
    sign_up(&app, "x", "x@commune.ma").await;
    verify(&app, "x").await;
    assert!(!is_accepted(&app, "x").await);
}

#[tokio::test]
async fn whoever_might_be_two_employees_waits() {
    let app = test_app().await;
    employee(&app, "e", "A12", "shared@commune.ma").await;
    employee(&app, "f", "A13", "shared@commune.ma").await;
    sign_up(&app, "x", "shared@commune.ma").await;
    verify(&app, "x").await;
    assert!(!is_accepted(&app, "x").await);
    change(&app, &EMPLOYEES, "f", json!({"active": false})).await;
    verify(&app, "x").await;
    assert!(is_accepted(&app, "x").await, "one of them has left");
}

#[tokio::test]
async fn an_employee_who_left_or_is_somebody_already_is_not_taken() {
    let app = test_app().await;
    app.employee("e", "A12", json!({"email": "e@commune.ma", "active": false}))
        .await;
    employee(&app, "f", "A13", "f@commune.ma").await;
    app.user("holder", json!({"persoActif": "f"})).await;
    for (name, email) in [("x", "e@commune.ma"), ("y", "f@commune.ma")] {
        sign_up(&app, name, email).await;
        verify(&app, if name == "x" { "x" } else { "y" }).await;
        assert!(!is_accepted(&app, name).await, "{name}");
        assert_eq!(profile(&app, name).await.get(super::EMPLOYEE), None);
    }
}

#[tokio::test]
async fn whom_an_administrator_disabled_or_linked_to_another_stays_so() {
    let app = test_app().await;
    employee(&app, "e", "A12", "e@commune.ma").await;
    employee(&app, "f", "A13", "f@commune.ma").await;
    sign_up(&app, "x", "e@commune.ma").await;
    sign_up(&app, "y", "f@commune.ma").await;
    change(&app, &USERS, &profile(&app, "x").await.id, json!({"disabled": true})).await;
    change(&app, &USERS, &profile(&app, "y").await.id, json!({"persoActif": "e"})).await;
    verify(&app, "x").await;
    verify(&app, "y").await;
    assert!(!is_accepted(&app, "x").await && !is_accepted(&app, "y").await);
}

#[tokio::test]
async fn an_address_makes_nobody_an_administrator() {
    let app = test_app().await;
    employee(&app, "e", "A12", "e@commune.ma").await;
    change(&app, &ROLES, "employee", json!({"permissions": ["*"]})).await;
    sign_up(&app, "x", "e@commune.ma").await;
    verify(&app, "x").await;
    assert!(is_accepted(&app, "x").await && !app.ctx("x").await.rights.is_admin);
    assert_eq!(profile(&app, "x").await.get(ROLES_HELD), Some(Vec::new()));
}

#[tokio::test]
async fn a_profile_that_stands_already_is_taken_once_the_address_is_verified() {
    let app = test_app().await;
    let standing =
        json!({"$id": "u", "username": "chosen", "email": "a@commune.ma", "permissions": ["rh-managements:read"]});
    app.make(&USERS, standing).await;
    sign_up(&app, "ali", "a@commune.ma").await;
    assert_eq!(app.get(&USERS, "u").await["userId"], json!(null));
    verify(&app, "ali").await;
    assert_eq!(app.get(&USERS, "u").await["userId"], "ali");
    assert!(app.ctx("ali").await.rights.holds("rh-managements", "read"));
    assert_eq!(app.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn whoever_waits_and_moves_to_a_standing_profile_leaves_the_waiting_one() {
    let app = test_app().await;
    app.make(
        &USERS,
        json!({"$id": "u", "username": "chosen", "email": "a@commune.ma"}),
    )
    .await;
    sign_up(&app, "ali", "first@elsewhere.ma").await;
    move_to(&app, "ali", "a@commune.ma").await;
    assert_eq!(
        profile(&app, "ali").await.get(EMAIL).as_deref(),
        Some("first@elsewhere.ma"),
        "not proven yet"
    );
    verify(&app, "ali").await;
    assert_eq!(profile(&app, "ali").await.id, "u");
    assert_eq!(app.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn another_address_links_whoever_waits_and_never_whoever_is_accepted() {
    let app = test_app().await;
    employee(&app, "e", "A12", "e@commune.ma").await;
    employee(&app, "f", "A13", "f@commune.ma").await;
    sign_up(&app, "x", "x@elsewhere.ma").await;
    verify(&app, "x").await;
    move_to(&app, "x", "e@commune.ma").await;
    assert!(!is_accepted(&app, "x").await);
    verify(&app, "x").await;
    assert!(is_accepted(&app, "x").await);
    move_to(&app, "x", "f@commune.ma").await;
    verify(&app, "x").await;
    let user = app.get(&USERS, &profile(&app, "x").await.id).await;
    assert_eq!(
        (&user["persoActif"], &user["email"]),
        (&json!("e"), &json!("f@commune.ma"))
    );
}

#[tokio::test]
async fn an_account_without_a_profile_waits_once_it_proves_its_address() {
    let app = test_app().await;
    let fresh = NewAccount {
        id: "k".to_owned(),
        email: "k@commune.ma".to_owned(),
        ..NewAccount::default()
    };
    app.engine
        .transact(&TestApp::full_rights(), "account", move |cx| {
            accounts::create(cx, &fresh).map(drop)
        })
        .await
        .unwrap();
    verify(&app, "k").await;
    assert!(!is_accepted(&app, "k").await);
}
