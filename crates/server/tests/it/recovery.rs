//! A forgotten password.

use accounts::token::Purpose;
use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::post::{PAGE, POST, outbox, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address};

const PATH: &str = "/v1/account/recovery";

async fn ask(rig: &Rig, email: &str) -> Reply {
    rig.post(&Caller::guest(), PATH, json!({"email": email, "url": PAGE}))
        .await
}

async fn set(rig: &Rig, user: &str, secret: &str, password: &str) -> Reply {
    let body = json!({"userId": user, "secret": secret, "password": password, "passwordAgain": password});
    rig.send(&Caller::guest(), Method::PUT, PATH, Some(body)).await
}

#[tokio::test]
async fn a_letter_sets_another_password_once_and_ends_every_session() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let (one, two) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let token = ask(&rig, "Amal@Commune.example").await.must(201);
    assert_eq!((&token["secret"], &token["phrase"]), (&json!(""), &json!("")));
    assert_eq!(token["expire"], "2026-11-20T11:00:00.000+00:00");
    ask(&rig, &address("amal")).await.must(201);
    let (user, secret) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    for (password, kind) in [
        ("short", "general_argument_invalid"),
        ("Password2026!", "general_argument_invalid"),
        ("Amal-2026", "password_personal_data"),
        (PASSWORD, "password_recently_used"),
    ] {
        set(&rig, &user, &secret, password).await.refused(400, kind);
    }
    set(&rig, &user, &secret, "une phrase assez longue").await.must(200);
    for session in [&one, &two] {
        rig.get(session, "/v1/account")
            .await
            .refused(401, "general_unauthorized_scope");
    }
    let email = address("amal");
    rig.sign_in(&Caller::guest(), &email, PASSWORD)
        .await
        .refused(401, "user_invalid_credentials");
    let opened = rig.sign_in(&Caller::guest(), &email, "une phrase assez longue").await;
    let caller = Caller::guest().with("cookie", &opened.cookie());
    let account = rig.get(&caller, "/v1/account").await.must(200);
    assert_eq!(account["emailVerification"], true);
    for asked in [user.as_str(), token["userId"].as_str().unwrap()] {
        let again = set(&rig, asked, &secret, "une autre phrase assez longue").await;
        again.refused(401, "user_invalid_token");
    }
}

#[tokio::test]
async fn every_unused_letter_ends_with_the_first_that_serves() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    ask(&rig, &address("amal")).await.must(201);
    let (first, secret) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    ask(&rig, &address("amal")).await.must(201);
    let (second, other) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    assert_ne!((&first, &secret), (&second, &other));
    set(&rig, &second, &other, "une phrase assez longue").await.must(200);
    set(&rig, &first, &secret, "une autre phrase longue")
        .await
        .refused(401, "user_invalid_token");
}

#[tokio::test]
async fn a_letter_serves_nobody_else_no_other_purpose_and_not_too_late() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    rig.account("brahim").await;
    for name in ["amal", "brahim"] {
        ask(&rig, &address(name)).await.must(201);
    }
    let (amal, secret) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    let (brahim, _) = sent_secret(&rig, Purpose::Recovery, &address("brahim")).await;
    let new = "une phrase assez longue";
    for (user, secret) in [
        (&brahim, secret.as_str()),
        (&amal, ""),
        (&amal, "000000"),
        (&amal, &secret[1..]),
    ] {
        set(&rig, user, secret, new).await.refused(401, "user_invalid_token");
    }
    let token = json!({"userId": amal, "secret": secret});
    for (method, path) in [
        (Method::POST, "/v1/account/sessions/token"),
        (Method::PUT, "/v1/account/sessions/magic-url"),
        (Method::PUT, "/v1/account/sessions/phone"),
    ] {
        rig.send(&Caller::guest(), method, path, Some(token.clone()))
            .await
            .refused(401, "user_invalid_token");
    }
    for body in [
        json!({"userId": amal, "password": new}),
        json!({"userId": amal, "secret": null, "password": new}),
    ] {
        let refused = rig.send(&Caller::guest(), Method::PUT, PATH, Some(body)).await;
        refused.refused(400, "general_argument_invalid");
    }
    rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    set(&rig, &amal, &secret, new).await.refused(401, "user_invalid_token");
}

#[tokio::test]
async fn links_lead_to_our_hosts_whatever_the_request_says() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let forged = Caller::guest()
        .with("x-forwarded-host", "evil.example")
        .with("forwarded", "host=evil.example");
    for url in [
        "https://evil.example/reset",
        "http://localhost:8080/reset",
        "http://diwan.example@evil.example/",
        "javascript:1",
    ] {
        let body = json!({"email": address("amal"), "url": url});
        rig.post(&forged, PATH, body)
            .await
            .refused(400, "general_argument_invalid");
    }
    rig.post(&Caller::guest(), PATH, json!({"email": address("amal")}))
        .await
        .refused(400, "general_argument_invalid");
    assert!(outbox(&rig).await.is_empty());
}

#[tokio::test]
async fn without_a_mail_server_the_work_is_done_and_said() {
    let rig = Rig::new();
    rig.account("amal").await;
    let mut told: Vec<Json> = Vec::new();
    for email in [address("amal"), address("nobody")] {
        let body = json!({"email": email, "url": "http://localhost:8080/reset"});
        told.push(
            rig.post(&Caller::guest(), PATH, body)
                .await
                .refused(503, "general_smtp_disabled"),
        );
    }
    assert_eq!(told[0], told[1]);
    let outbox = outbox(&rig).await;
    assert_eq!(outbox[0][0], address("amal"));
    assert!(
        outbox[0][2].contains("••••••") && outbox[0][3] == "failed",
        "{:?}",
        outbox[0]
    );
}

#[tokio::test]
async fn a_disabled_account_recovers_nothing_and_hears_the_same() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let ask_as = engine::RequestContext::new(engine::Rights::whole("test"));
    let disable = rig
        .app
        .engine
        .transact(&ask_as, "disable", move |cx| accounts::set_status(cx, &id, false));
    disable.await.unwrap();
    ask(&rig, &address("amal")).await.must(201);
    let (user, secret) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    set(&rig, &user, &secret, "une phrase assez longue")
        .await
        .refused(401, "user_invalid_token");
}
