//! Signing in by codes and links.

use accounts::token::Purpose;
use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::post::{PAGE, POST, outbox, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address};

async fn ask(rig: &Rig, path: &str, user: &str, to: &str) -> Reply {
    let body = json!({"userId": user, "email": to, "phone": to, "url": PAGE});
    rig.post(&Caller::guest(), &format!("/v1/account/{path}"), body).await
}

async fn open(rig: &Rig, user: &str, secret: &str) -> Reply {
    let body = json!({"userId": user, "secret": secret});
    rig.post(&Caller::guest(), "/v1/account/sessions/token", body).await
}

fn signed(reply: &Reply) -> Caller {
    Caller::guest().with("cookie", &reply.cookie())
}

#[tokio::test]
async fn a_code_signs_in_once_under_the_id_that_was_asked_with() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let token = ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    assert_eq!(token["expire"], "2026-11-20T10:15:00.000+00:00");
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    assert_eq!((token["userId"].as_str().unwrap(), code.len()), (user.as_str(), 6));
    let opened = open(&rig, &user, &code).await;
    let caller = signed(&opened);
    let session = opened.must(201);
    assert_eq!(
        (&session["userId"], &session["provider"]),
        (&json!(id), &json!("email"))
    );
    assert_eq!(
        (&session["factors"], &session["secret"]),
        (&json!(["email"]), &json!(""))
    );
    assert_eq!(
        rig.get(&caller, "/v1/account").await.must(200)["emailVerification"],
        true
    );
    open(&rig, &user, &code).await.refused(401, "user_invalid_token");
}

#[tokio::test]
async fn five_wrong_tries_end_a_code() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    ask(&rig, "tokens/email", "asked", &address("amal")).await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    for wrong in [
        "",
        "12345",
        "abcdef",
        "1234567",
        if code == "111111" { "222222" } else { "111111" },
    ] {
        open(&rig, &user, wrong).await.refused(401, "user_invalid_token");
    }
    open(&rig, &user, &code).await.refused(401, "user_invalid_token");
}

#[tokio::test]
async fn somebody_new_is_registered_when_the_code_comes_back() {
    let rig = Rig::set(POST);
    ask(&rig, "tokens/email", "newcomer", "new@commune.example")
        .await
        .must(201);
    let admin = rig.admin().await;
    let accounts = async || rig.get(&admin, &crate::rig::documents("users")).await.listed().1;
    assert_eq!(accounts().await, 1, "the administrator alone");
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, "new@commune.example").await;
    let session = open(&rig, &user, &code).await.must(201);
    assert_eq!(session["userId"], "newcomer");
    assert_eq!(accounts().await, 2, "a profile waits for an administrator");
}

#[tokio::test]
async fn a_link_signs_in_by_its_own_call_and_its_alias() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    for (path, method, exchange) in [
        ("tokens/magic-url", Method::PUT, "/v1/account/sessions/magic-url"),
        ("sessions/magic-url", Method::POST, "/v1/account/sessions/token"),
    ] {
        ask(&rig, path, "unique()", &address("amal")).await.must(201);
        let (user, secret) = sent_secret(&rig, Purpose::MagicLink, &address("amal")).await;
        let body = json!({"userId": user, "secret": secret});
        let guest = Caller::guest();
        let wrong = rig.send(&guest, Method::PUT, "/v1/account/sessions/phone", Some(body.clone()));
        wrong.await.refused(401, "user_invalid_token");
        let session = rig.send(&Caller::guest(), method, exchange, Some(body)).await.must(201);
        assert_eq!(
            (&session["provider"], &session["factors"]),
            (&json!("magic-url"), &json!(["email"]))
        );
    }
    let body = json!({"userId": "x", "email": address("amal"), "url": "https://evil.example/"});
    let refused = rig.post(&Caller::guest(), "/v1/account/tokens/magic-url", body).await;
    refused.refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn a_code_by_telephone_serves_a_proven_number_alone() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let body = json!({"phone": "06 12 34 56 78", "password": PASSWORD});
    let changed = rig
        .send(&amal, Method::PATCH, "/v1/account/phone", Some(body))
        .await
        .must(200);
    assert_eq!(
        (&changed["phone"], &changed["phoneVerification"]),
        (&json!("+212612345678"), &json!(false))
    );
    ask(&rig, "tokens/phone", "one", "0612345678").await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::PhoneCode, "+212612345678").await;
    open(&rig, &user, &code).await.refused(401, "user_invalid_token");
    rig.post(&amal, "/v1/account/verifications/phone", json!({}))
        .await
        .must(201);
    let (id, proof) = sent_secret(&rig, Purpose::PhoneVerification, "+212612345678").await;
    let guest = Caller::guest();
    let put = async |path: &str, body: Json| rig.send(&guest, Method::PUT, path, Some(body)).await;
    let body = json!({"userId": id, "secret": proof});
    put("/v1/account/verification/phone", body).await.must(200);
    ask(&rig, "sessions/phone", "two", "+212612345678").await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::PhoneCode, "+212612345678").await;
    let body = json!({"userId": user, "secret": code});
    let session = put("/v1/account/sessions/phone", body).await.must(201);
    assert_eq!(
        (&session["provider"], &session["userId"]),
        (&json!("phone"), &json!(id))
    );
}

#[tokio::test]
async fn whoever_made_an_account_under_the_address_of_another_loses_it() {
    let rig = Rig::set(POST);
    let body = json!({"userId": "squat", "email": address("amal"), "password": PASSWORD});
    rig.post(&Caller::guest(), "/v1/account", body).await.must(201);
    let squatter = rig.signed_in("amal").await;
    ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    let owner = signed(&open(&rig, &user, &code).await);
    rig.get(&squatter, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD)
        .await
        .refused(401, "user_invalid_credentials");
    assert_eq!(rig.get(&owner, "/v1/account").await.must(200)["$id"], "squat");
    let mine = json!({"password": "une phrase assez longue"});
    rig.send(&owner, Method::PATCH, "/v1/account/password", Some(mine))
        .await
        .must(200);
}

#[tokio::test]
async fn an_account_that_the_administration_made_keeps_its_password() {
    let rig = Rig::set(POST);
    let admin = rig.admin().await;
    let invite = json!({"email": address("amal"), "username": "amal", "password": PASSWORD});
    rig.post(&admin, "/v1/actions/users.invite", invite).await.must(200);
    ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    let owner = signed(&open(&rig, &user, &code).await);
    assert_eq!(
        rig.get(&owner, "/v1/account").await.must(200)["emailVerification"],
        true
    );
    rig.signed_in("amal").await;
}

#[tokio::test]
async fn codes_asked_for_from_everywhere_do_not_add_up_to_guesses() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    for _ in 0..15 {
        ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    }
    let (last, good) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    let (flooded, dead) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    open(&rig, &flooded, &dead).await.refused(401, "user_invalid_token");
    open(&rig, &last, &good).await.must(201);
    rig.clock.set("2026-11-20T10:16:00Z".parse().unwrap());
    ask(&rig, "tokens/email", "unique()", &address("amal")).await.must(201);
    let (later, code) = sent_secret(&rig, Purpose::EmailCode, &address("amal")).await;
    open(&rig, &later, &code).await.must(201);
}

#[tokio::test]
async fn the_phrase_stands_on_the_screen_and_in_the_letter() {
    let rig = Rig::set(POST);
    let body = json!({"userId": "x", "email": address("amal"), "phrase": true});
    let token = rig
        .post(&Caller::guest(), "/v1/account/tokens/email", body)
        .await
        .must(201);
    let phrase = token["phrase"].as_str().unwrap().to_owned();
    let [_, _, text, _] = &outbox(&rig).await[0];
    assert!(
        phrase.len() > 6 && text.contains(&phrase) && text.contains("••••••"),
        "{text}"
    );
}

#[tokio::test]
async fn a_key_is_told_the_secret_and_without_senders_everybody_hears_why() {
    let rig = Rig::set(POST);
    let key = rig.key(&["*"]).await;
    let body = json!({"userId": "x", "email": address("amal")});
    let token = rig.post(&key, "/v1/account/tokens/email", body.clone()).await.must(201);
    assert_eq!(token["secret"].as_str().unwrap().len(), 6);
    let narrow = rig.key(&["documents.read"]).await;
    let token = rig
        .post(&narrow, "/v1/account/tokens/email", body.clone())
        .await
        .must(201);
    assert_eq!(token["secret"], "", "it would sign in as anybody");
    let bare = Rig::new();
    let said = |reply: Reply, kind: &str| reply.refused(503, kind);
    said(
        bare.post(&Caller::guest(), "/v1/account/tokens/email", body).await,
        "general_smtp_disabled",
    );
    let body = json!({"userId": "x", "phone": "+212612345678"});
    let _: Json = said(
        bare.post(&Caller::guest(), "/v1/account/tokens/phone", body).await,
        "general_phone_disabled",
    );
}
