//! Every act on a user × every state × everybody who matters: what is offered is accepted, and nothing else is.

use serde_json::{Value as Json, json};

use super::super::USERS;
use super::super::tests::with_one_administrator;
use crate::testing::{TestApp, is_as_offered, open_acts};

const CALLERS: [&str; 4] = ["boss", "clerk", "reader", "stranger"];
const ACTS: [&str; 4] = [
    "users.accept",
    "users.endSessions",
    "users.resetPassword",
    "users.resetSecondFactor",
];

/// What is always open to who looks after users.
const OWN: &str = "endSessions resetPassword";
/// A state; what is open in it to an administrator, and to the clerk.
const OPEN: [(&str, &str, &str); 7] = [
    ("in", OWN, OWN),
    (
        "with a second factor",
        "endSessions resetPassword resetSecondFactor",
        OWN,
    ),
    (
        "waiting",
        "accept endSessions resetPassword",
        "accept endSessions resetPassword",
    ),
    ("waiting with more", "accept endSessions resetPassword", "endSessions"),
    ("holds more", OWN, "endSessions"),
    ("administers", OWN, ""),
    ("without an account", "", ""),
];

/// Two administrators; a clerk who looks after users, somebody who reads them, and somebody who does neither.
async fn town() -> TestApp {
    let app = with_one_administrator().await;
    for (name, more) in [
        ("boss", json!({"roles": ["r"]})),
        ("clerk", json!({"permissions": ["users-management:*"]})),
        ("reader", json!({"permissions": ["users-management:read"]})),
        ("stranger", json!({})),
    ] {
        app.user(name, more).await;
    }
    app
}

/// A user who stands so.
async fn user(app: &TestApp, id: &str, state: &str) {
    let more = match state {
        "waiting" => json!({"pending": true}),
        "waiting with more" => json!({"pending": true, "permissions": ["rh-managements:*"]}),
        "holds more" => json!({"permissions": ["rh-managements:*"]}),
        "administers" => json!({"roles": ["r"]}),
        _ => json!({}),
    };
    app.user(id, more).await;
    match state {
        "without an account" => drop(app.change(&USERS, id, json!({"userId": null})).await),
        "with a second factor" => {
            let account = id.to_owned();
            let demand = move |cx: &mut engine::Cx<'_>| {
                let account = cx.need(&accounts::ACCOUNTS, &account)?;
                cx.update(account.with(accounts::ACCOUNT_MFA, true)).map(drop)
            };
            let full = TestApp::full_rights();
            app.engine.transact(&full, "second factor", demand).await.unwrap();
        }
        _ => {}
    }
}

#[tokio::test]
async fn what_is_offered_of_a_user_is_accepted_and_nothing_else_is() {
    let app = town().await;
    for (at, (state, boss, clerk)) in OPEN.into_iter().enumerate() {
        for who in CALLERS {
            let mut open = Vec::new();
            for (act, name) in ACTS.into_iter().zip(["a", "e", "p", "f"]) {
                let id = format!("{name}{at}{who}");
                user(&app, &id, state).await;
                let offered = is_as_offered(&app, who, act, "users", &id, json!({"userId": id})).await;
                if offered {
                    open.push(act.trim_start_matches("users."));
                }
            }
            let expected = match who {
                "boss" => boss,
                "clerk" => clerk,
                _ => "",
            };
            assert_eq!(open.join(" "), expected, "{state} {who}");
        }
    }
}

#[tokio::test]
async fn who_may_end_all_sessions_may_end_one() {
    let app = town().await;
    for state in ["in", "administers"] {
        user(&app, state, state).await;
        for who in CALLERS {
            let told = open_acts(&app, who, "users", state).await;
            let is_open = |act: &str| told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
            assert_eq!(
                is_open("users.endSession"),
                is_open("users.endSessions"),
                "{state} {who}"
            );
        }
    }
}

#[tokio::test]
async fn nobody_hears_that_somebody_holds_more() {
    let app = town().await;
    user(&app, "chief", "holds more").await;
    let told = open_acts(&app, "clerk", "users", "chief").await;
    assert_eq!(told["refused"], json!({}), "it is not theirs: {told}");
    user(&app, "colleague", "in").await;
    let told = open_acts(&app, "clerk", "users", "colleague").await;
    let refused: Vec<&String> = told["refused"]
        .as_object()
        .map_or(Vec::new(), |all| all.keys().collect());
    assert_eq!(refused, ["users.accept"], "nobody waits to be let in");
    assert_eq!(open_acts(&app, "stranger", "users", "colleague").await, Json::Null);
}
