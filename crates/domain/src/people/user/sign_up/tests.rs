use accounts::{Accounts, Device, Fresh, Lifetimes, Visit};
use serde_json::json;

use super::{ACCOUNT, PENDING, USERS};
use crate::testing::Town;

fn accounts(town: &Town) -> Accounts {
    Accounts::new(town.engine.clone(), Lifetimes::default(), crate::HOOKS)
}

fn fresh(email: &str, name: &str) -> Fresh {
    Fresh {
        email: email.to_owned(),
        name: name.to_owned(),
        ..Fresh::default()
    }
}

#[tokio::test]
async fn whoever_registers_waits_for_an_administrator() {
    let town = Town::new();
    let accounts = accounts(&town);
    for (email, name) in [("a@commune.ma", "Ali"), ("b@commune.ma", "Ali"), ("c@commune.ma", "")] {
        accounts
            .register(fresh(email, name), "long enough".to_owned(), Visit::default())
            .await
            .unwrap();
    }
    let users = town.all(&USERS).await;
    let names: Vec<String> = users.iter().map(|user| user.title().0).collect();
    assert_eq!(names, ["Ali", "b@commune.ma", "c@commune.ma"], "a name stands once");
    for user in users {
        assert_eq!(user.get(PENDING), Some(true));
        assert!(!town.ask(&user.get(ACCOUNT).unwrap()).await.rights.is_user);
    }
}

#[tokio::test]
async fn a_profile_under_the_address_is_not_taken_by_registering() {
    let town = Town::new();
    town.make(
        &USERS,
        json!({"$id": "u", "username": "u", "email": "a@commune.ma", "auth": ["admin"]}),
    )
    .await;
    accounts(&town)
        .register(fresh("A@commune.ma", "x"), "long enough".to_owned(), Visit::default())
        .await
        .unwrap();
    assert_eq!(town.get(&USERS, "u").await["userId"], json!(null));
    assert_eq!(town.all(&USERS).await.len(), 1);
}

#[tokio::test]
async fn signing_in_is_remembered_by_the_profile() {
    let town = Town::new();
    let accounts = accounts(&town);
    accounts
        .register(fresh("a@commune.ma", "a"), "long enough".to_owned(), Visit::default())
        .await
        .unwrap();
    town.at("2026-11-21T08:00:00Z");
    accounts
        .sign_in("a@commune.ma", "long enough".to_owned(), Device::default())
        .await
        .unwrap();
    let id = town.all(&USERS).await[0].id.clone();
    assert_eq!(
        town.get(&USERS, &id).await["lastSeenAt"],
        "2026-11-21T08:00:00.000+00:00"
    );
}
