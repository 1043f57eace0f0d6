use accounts::Fresh;
use schema::{Collection, Document};
use serde_json::{Value as Json, json};

use super::super::HOOKS;
use super::{ACCOUNT, EMAIL, PENDING, ROLES_HELD, USERS};
use crate::people::employee::EMPLOYEES;
use crate::people::role::{ROLES, first};
use crate::testing::TestApp;

/// A town with the first roles.
async fn town() -> TestApp {
    let town = crate::testing::new_app();
    first::first_start(&town.engine).await.unwrap();
    town
}

/// A guest registers under that address; the account's id is the name.
async fn sign_up(town: &TestApp, name: &str, email: &str) {
    let fresh = Fresh {
        id: name.to_owned(),
        email: email.to_owned(),
        name: name.to_owned(),
        ..Fresh::default()
    };
    town.engine
        .transact(&TestApp::full_rights(), "register", move |cx| {
            let account = accounts::create(cx, &fresh)?;
            (HOOKS.registered)(cx, &account)
        })
        .await
        .unwrap();
}

/// The account proves its address.
async fn verify(town: &TestApp, account: &'static str) {
    town.engine
        .transact(&TestApp::full_rights(), "verify", move |cx| {
            let account = cx.need(&accounts::ACCOUNTS, account)?;
            let account = cx.update(account.with(accounts::EMAIL_VERIFIED, true))?;
            (HOOKS.verified)(cx, &account)
        })
        .await
        .unwrap();
}

/// The account takes another address, not yet proven.
async fn move_to(town: &TestApp, account: &'static str, email: &'static str) {
    town.engine
        .transact(&TestApp::full_rights(), "move", move |cx| {
            accounts::set_email(cx, account, email)
        })
        .await
        .unwrap();
}

/// The profile of an account.
async fn profile(town: &TestApp, account: &str) -> Document {
    let all = town.all(&USERS).await;
    let mut own = all
        .into_iter()
        .filter(|user| user.get(ACCOUNT).as_deref() == Some(account));
    let found = own.next().unwrap();
    assert!(own.next().is_none());
    found
}

async fn is_accepted(town: &TestApp, account: &str) -> bool {
    assert_eq!(
        profile(town, account).await.get(PENDING) == Some(false),
        town.ask(account).await.rights.is_user
    );
    town.ask(account).await.rights.is_user
}

async fn employee(town: &TestApp, id: &str, cin: &str, email: &str) -> Json {
    town.employee(id, cin, json!({"email": email})).await
}

async fn change(town: &TestApp, of: &'static Collection, id: &str, data: Json) {
    town.change(of, id, data).await;
}

#[tokio::test]
async fn an_employee_is_accepted_once_the_address_is_verified() {
    let town = town().await;
    let file = employee(&town, "e", "A12", "Sara@Commune.ma").await;
    sign_up(&town, "sara", "SARA@commune.ma").await;
    assert!(
        !is_accepted(&town, "sara").await,
        "an address that is only said opens nothing"
    );
    verify(&town, "sara").await;
    assert!(is_accepted(&town, "sara").await);
    let user = town.get(&USERS, &profile(&town, "sara").await.id).await;
    assert_eq!(
        (&user["persoActif"], &user["personPublicDataID"]),
        (&json!("e"), &file["personId"])
    );
    assert_eq!(
        (&user["roles"], &user["auth"]),
        (&json!(["employee"]), &json!(["/order-mission"]))
    );
    assert!(town.ask("sara").await.rights.holds("employee-portail", "read"));
    let before = profile(&town, "sara").await;
    verify(&town, "sara").await;
    assert_eq!(profile(&town, "sara").await, before, "a second proof changes nothing");
}

#[tokio::test]
async fn whoever_is_on_no_file_waits() {
    let town = town().await;
    employee(&town, "e", "A12", "other@commune.ma").await;
    sign_up(&town, "x", "x@commune.ma").await;
    verify(&town, "x").await;
    assert!(!is_accepted(&town, "x").await);
}

#[tokio::test]
async fn whoever_might_be_two_employees_waits() {
    let town = town().await;
    employee(&town, "e", "A12", "shared@commune.ma").await;
    employee(&town, "f", "A13", "shared@commune.ma").await;
    sign_up(&town, "x", "shared@commune.ma").await;
    verify(&town, "x").await;
    assert!(!is_accepted(&town, "x").await);
    change(&town, &EMPLOYEES, "f", json!({"active": false})).await;
    verify(&town, "x").await;
    assert!(is_accepted(&town, "x").await, "one of them has left");
}

#[tokio::test]
async fn an_employee_who_left_or_is_somebody_already_is_not_taken() {
    let town = town().await;
    town.employee("e", "A12", json!({"email": "e@commune.ma", "active": false}))
        .await;
    employee(&town, "f", "A13", "f@commune.ma").await;
    town.user("holder", json!({"persoActif": "f"})).await;
    for (name, email) in [("x", "e@commune.ma"), ("y", "f@commune.ma")] {
        sign_up(&town, name, email).await;
        verify(&town, if name == "x" { "x" } else { "y" }).await;
        assert!(!is_accepted(&town, name).await, "{name}");
        assert_eq!(profile(&town, name).await.get(super::EMPLOYEE), None);
    }
}

#[tokio::test]
async fn whom_an_administrator_disabled_or_linked_to_another_stays_so() {
    let town = town().await;
    employee(&town, "e", "A12", "e@commune.ma").await;
    employee(&town, "f", "A13", "f@commune.ma").await;
    sign_up(&town, "x", "e@commune.ma").await;
    sign_up(&town, "y", "f@commune.ma").await;
    change(&town, &USERS, &profile(&town, "x").await.id, json!({"disabled": true})).await;
    change(&town, &USERS, &profile(&town, "y").await.id, json!({"persoActif": "e"})).await;
    verify(&town, "x").await;
    verify(&town, "y").await;
    assert!(!is_accepted(&town, "x").await && !is_accepted(&town, "y").await);
}

#[tokio::test]
async fn an_address_makes_nobody_an_administrator() {
    let town = town().await;
    employee(&town, "e", "A12", "e@commune.ma").await;
    change(&town, &ROLES, "employee", json!({"permissions": ["*"]})).await;
    sign_up(&town, "x", "e@commune.ma").await;
    verify(&town, "x").await;
    assert!(is_accepted(&town, "x").await && !town.ask("x").await.rights.is_admin);
    assert_eq!(profile(&town, "x").await.get(ROLES_HELD), Some(Vec::new()));
}

#[tokio::test]
async fn a_profile_that_stands_already_is_taken_once_the_address_is_verified() {
    let town = town().await;
    let standing =
        json!({"$id": "u", "username": "chosen", "email": "a@commune.ma", "permissions": ["rh-managements:read"]});
    town.make(&USERS, standing).await;
    sign_up(&town, "ali", "a@commune.ma").await;
    assert_eq!(town.get(&USERS, "u").await["userId"], json!(null));
    verify(&town, "ali").await;
    assert_eq!(town.get(&USERS, "u").await["userId"], "ali");
    assert!(town.ask("ali").await.rights.holds("rh-managements", "read"));
    assert_eq!(town.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn whoever_waits_and_moves_to_a_standing_profile_leaves_the_waiting_one() {
    let town = town().await;
    town.make(
        &USERS,
        json!({"$id": "u", "username": "chosen", "email": "a@commune.ma"}),
    )
    .await;
    sign_up(&town, "ali", "first@elsewhere.ma").await;
    move_to(&town, "ali", "a@commune.ma").await;
    assert_eq!(
        profile(&town, "ali").await.get(EMAIL).as_deref(),
        Some("first@elsewhere.ma"),
        "not proven yet"
    );
    verify(&town, "ali").await;
    assert_eq!(profile(&town, "ali").await.id, "u");
    assert_eq!(town.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn another_address_links_whoever_waits_and_never_whoever_is_accepted() {
    let town = town().await;
    employee(&town, "e", "A12", "e@commune.ma").await;
    employee(&town, "f", "A13", "f@commune.ma").await;
    sign_up(&town, "x", "x@elsewhere.ma").await;
    verify(&town, "x").await;
    move_to(&town, "x", "e@commune.ma").await;
    assert!(!is_accepted(&town, "x").await);
    verify(&town, "x").await;
    assert!(is_accepted(&town, "x").await);
    move_to(&town, "x", "f@commune.ma").await;
    verify(&town, "x").await;
    let user = town.get(&USERS, &profile(&town, "x").await.id).await;
    assert_eq!(
        (&user["persoActif"], &user["email"]),
        (&json!("e"), &json!("f@commune.ma"))
    );
}

#[tokio::test]
async fn an_account_without_a_profile_waits_once_it_proves_its_address() {
    let town = town().await;
    let fresh = Fresh {
        id: "k".to_owned(),
        email: "k@commune.ma".to_owned(),
        ..Fresh::default()
    };
    town.engine
        .transact(&TestApp::full_rights(), "account", move |cx| {
            accounts::create(cx, &fresh).map(drop)
        })
        .await
        .unwrap();
    verify(&town, "k").await;
    assert!(!is_accepted(&town, "k").await);
}
