use serde_json::{Value as Json, json};

use super::super::USERS;
use super::super::tests::{input, session, with_one_administrator};
use crate::testing::{TestApp, code};

#[tokio::test]
async fn those_who_look_after_users_see_and_end_sessions_but_not_an_administrators() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    app.user("clerk", json!({"permissions": ["users-management:*"]})).await;
    app.user("reader", json!({"permissions": ["users-management:read"]}))
        .await;
    session(&app, "u").await;
    session(&app, "admin").await;
    let act =
        async |who: &str, name: &'static str, data: Json| app.engine.act(&app.ctx(who).await, name, input(data)).await;
    let seen = act("reader", "users.sessions", json!({"userId": "u"})).await.unwrap();
    assert_eq!(seen["total"], 1);
    assert!(seen["sessions"][0].get("tokenHash").is_none() && seen["sessions"][0]["secret"] == "");
    let one = json!({"userId": "u", "sessionId": seen["sessions"][0]["$id"]});
    assert_eq!(
        code(act("reader", "users.endSession", one.clone()).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(act("u", "users.sessions", json!({"userId": "u"})).await),
        "user_unauthorized"
    );
    for (name, user) in [("users.sessions", "admin"), ("users.endSessions", "admin")] {
        assert_eq!(
            code(act("clerk", name, json!({"userId": user})).await),
            "user_unauthorized"
        );
    }
    let not_his = json!({"userId": "clerk", "sessionId": seen["sessions"][0]["$id"]});
    assert_eq!(
        code(act("clerk", "users.endSession", not_his).await),
        "user_session_not_found"
    );
    act("clerk", "users.endSession", one).await.unwrap();
    assert_eq!(
        act("reader", "users.sessions", json!({"userId": "u"})).await.unwrap()["total"],
        0
    );
}

#[tokio::test]
async fn the_sign_in_log_is_told_page_by_page_to_those_who_look_after_users() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    app.user("reader", json!({"permissions": ["users-management:read"]}))
        .await;
    let accounts = session(&app, "u").await;
    let device = accounts::Device::default();
    accounts
        .note(Some("u".to_owned()), accounts::log::Event::SignInFailed, device)
        .await
        .unwrap();
    let act = async |who: &str, data: Json| {
        app.engine
            .act(&app.ctx(who).await, "users.signInLog", input(data))
            .await
    };
    let told = act("reader", json!({"userId": "u"})).await.unwrap();
    assert_eq!(told["logs"][0]["event"], "session.failed", "newest first");
    let all = told["total"].as_u64().unwrap();
    assert!(all >= 2 && told["logs"].as_array().unwrap().len() as u64 == all);
    let older = act("reader", json!({"userId": "u", "limit": "1", "offset": 1}))
        .await
        .unwrap();
    assert_eq!(older["logs"], json!([told["logs"][1]]));
    assert_eq!(
        code(act("reader", json!({"userId": "u", "limit": -1})).await),
        "general_argument_invalid"
    );
    for (who, whom) in [("u", "u"), ("reader", "admin")] {
        assert_eq!(code(act(who, json!({"userId": whom})).await), "user_unauthorized");
    }
}

#[tokio::test]
async fn an_administrator_takes_a_lost_second_factor_away() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    app.user("clerk", json!({"permissions": ["users-management:*"]})).await;
    session(&app, "u").await;
    app.engine
        .transact(&TestApp::full_rights(), "second factor", |cx| {
            let account = cx.need(&accounts::ACCOUNTS, "u")?;
            cx.update(account.with(accounts::ACCOUNT_MFA, true)).map(drop)
        })
        .await
        .unwrap();
    let reset = async |who: &str| {
        let whom = input(json!({"userId": "u"}));
        app.engine
            .act(&app.ctx(who).await, "users.resetSecondFactor", whom)
            .await
    };
    assert_eq!(code(reset("clerk").await), "user_unauthorized");
    assert_eq!(app.get(&USERS, "u").await["secondFactor"], true);
    reset("admin").await.unwrap();
    assert_eq!(app.get(&USERS, "u").await["secondFactor"], false);
    assert!(app.all(&accounts::SESSIONS).await.is_empty());
}
