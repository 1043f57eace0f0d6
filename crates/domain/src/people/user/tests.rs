use engine::Input;
use serde_json::{Value as Json, json};

use super::USERS;
use crate::people::employee::EMPLOYEES;
use crate::people::role::ROLES;
use crate::testing::{Town, code};

async fn with_one_administrator() -> Town {
    let town = Town::new();
    town.make(
        &ROLES,
        json!({"$id": "r", "name": "administrator", "nameFr": "A", "nameAr": "م", "permissions": ["*"]}),
    )
    .await;
    town.user("admin", json!({"roles": ["r"]})).await;
    town
}

fn input(data: Json) -> Input {
    let Json::Object(data) = data else { panic!("an object") };
    Input {
        data,
        ..Input::default()
    }
}

#[tokio::test]
async fn a_new_user_reaches_the_missions() {
    let town = Town::new();
    assert_eq!(town.user("u", json!({})).await["auth"], json!(["/order-mission"]));
    assert_eq!(
        town.user("v", json!({"auth": ["/archive", "/archive"]})).await["auth"],
        json!(["/archive"])
    );
}

#[tokio::test]
async fn unknown_routes_and_resources_are_refused() {
    let town = Town::new();
    let user = json!({"username": "u", "email": "u@commune.ma"});
    for (more, expected) in [
        (json!({"auth": ["/nowhere"]}), "auth_unknown"),
        (json!({"auth": ["root"]}), "auth_unknown"),
        (json!({"permissions": ["nobody:read"]}), "permission_unknown"),
    ] {
        let mut data = user.clone();
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        assert_eq!(code(town.create(&Town::whole(), &USERS, data).await), expected);
    }
    let role = json!({"name": "x", "nameFr": "x", "nameAr": "x", "permissions": ["/rh-managements:read", "zzz:*"]});
    assert_eq!(
        code(town.create(&Town::whole(), &ROLES, role).await),
        "permission_unknown"
    );
}

#[tokio::test]
async fn the_last_administrator_stays() {
    let town = with_one_administrator().await;
    for data in [
        json!({"disabled": true}),
        json!({"pending": true}),
        json!({"roles": []}),
        json!({"userId": null}),
    ] {
        assert_eq!(
            code(town.update(&Town::whole(), &USERS, "admin", data).await),
            "last_administrator"
        );
    }
    assert_eq!(
        code(town.engine.delete(&Town::whole(), &USERS, "admin", None).await),
        "last_administrator"
    );
    assert_eq!(
        code(
            town.update(&Town::whole(), &ROLES, "r", json!({"permissions": []}))
                .await
        ),
        "last_administrator"
    );
    let blocked = town
        .engine
        .transact(&Town::whole(), "block", |cx| accounts::set_status(cx, "admin", false))
        .await;
    assert_eq!(code(blocked), "last_administrator");
    town.user("second", json!({"auth": ["admin"]})).await;
    town.change(&USERS, "admin", json!({"disabled": true})).await;
}

#[tokio::test]
async fn two_administrators_are_not_removed_at_once() {
    let town = with_one_administrator().await;
    town.user("second", json!({"permissions": ["*"]})).await;
    let both = town
        .engine
        .transact(&Town::whole(), "both", |cx| {
            cx.delete(&USERS, "admin")?;
            cx.delete(&USERS, "second")
        })
        .await;
    assert_eq!(code(both), "last_administrator");
    assert_eq!(town.all(&USERS).await.len(), 2);
}

#[tokio::test]
async fn a_disabled_profile_has_a_disabled_account_and_the_other_way_round() {
    let town = with_one_administrator().await;
    town.user("u", json!({})).await;
    let status = || town.look(|cx| Ok(cx.need(&accounts::ACCOUNTS, "u")?.get(accounts::ACCOUNT_STATUS)));
    town.change(&USERS, "u", json!({"disabled": true})).await;
    assert_eq!(status().await, Some(false));
    assert!(!town.ask("u").await.rights.is_user);
    town.engine
        .transact(&Town::whole(), "enable", |cx| accounts::set_status(cx, "u", true))
        .await
        .unwrap();
    assert_eq!(town.get(&USERS, "u").await["disabled"], false);
    town.change(&USERS, "u", json!({"email": "Other@Commune.ma"})).await;
    let email = town
        .look(|cx| Ok(cx.need(&accounts::ACCOUNTS, "u")?.get(accounts::ACCOUNT_EMAIL)))
        .await;
    assert_eq!(email.as_deref(), Some("other@commune.ma"));
}

#[tokio::test]
async fn nobody_but_an_administrator_makes_administrators() {
    let town = with_one_administrator().await;
    town.user("clerk", json!({"permissions": ["users-management:*"]})).await;
    let clerk = town.ask("clerk").await;
    for data in [
        json!({"auth": ["admin"]}),
        json!({"permissions": ["users-management:*", "*"]}),
        json!({"roles": ["r"]}),
    ] {
        assert_eq!(
            code(town.update(&clerk, &USERS, "clerk", data).await),
            "user_unauthorized"
        );
    }
    assert_eq!(
        code(town.update(&clerk, &USERS, "admin", json!({"email": "x@y.ma"})).await),
        "user_unauthorized"
    );
    let reset = town
        .engine
        .act(&clerk, "users.resetPassword", input(json!({"userId": "admin"})))
        .await;
    assert_eq!(code(reset), "user_unauthorized");
    let made = town
        .create(&clerk, &USERS, json!({"username": "n", "email": "n@commune.ma"}))
        .await
        .unwrap();
    assert_eq!(made["username"], "n");
}

#[tokio::test]
async fn an_invitation_makes_account_and_profile_together() {
    let town = with_one_administrator().await;
    let employee = town.employee("e", "A12", json!({})).await;
    let data = json!({"email": "New@commune.ma", "username": "new", "employeeId": "e", "roles": ["r"]});
    let answer = town
        .engine
        .act(&Town::whole(), "users.invite", input(data.clone()))
        .await
        .unwrap();
    assert!(answer["password"].as_str().unwrap().len() > 12);
    assert_eq!(answer["user"]["email"], "new@commune.ma");
    assert_eq!(answer["user"]["personPublicDataID"], employee["personId"]);
    let account = answer["user"]["userId"].as_str().unwrap().to_owned();
    assert!(town.ask(&account).await.rights.is_admin);
    let again = town.engine.act(&Town::whole(), "users.invite", input(data)).await;
    assert_eq!(code(again), "user_already_exists");
    let chosen = json!({"email": "b@commune.ma", "username": "b", "password": "short"});
    assert_eq!(
        code(town.engine.act(&Town::whole(), "users.invite", input(chosen)).await),
        "general_argument_invalid"
    );
    let chosen = json!({"email": "b@commune.ma", "username": "b", "password": "long enough", "auth": "/archive"});
    let answer = town
        .engine
        .act(&Town::whole(), "users.invite", input(chosen))
        .await
        .unwrap();
    assert_eq!(
        (&answer["password"], &answer["user"]["auth"]),
        (&json!(""), &json!(["/archive"]))
    );
}

#[tokio::test]
async fn an_account_without_a_profile_or_pending_may_do_nothing() {
    let town = with_one_administrator().await;
    town.user("p", json!({"pending": true, "auth": ["admin"]})).await;
    for account in ["p", "nobody"] {
        let ask = town.ask(account).await;
        assert!(!ask.rights.is_user && !ask.rights.is_admin && !ask.rights.holds("rh-managements", "read"));
        assert_eq!(code(town.see(&ask, &EMPLOYEES, "x").await), "user_unauthorized");
    }
}
