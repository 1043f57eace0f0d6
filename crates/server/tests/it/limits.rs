//! Rate limits over the wire.

use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, PASSWORD, Rig, address, documents};

#[tokio::test]
async fn ten_wrong_passwords_an_hour_then_wait_and_nobody_else_is_locked_out() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    rig.account("amal").await;
    rig.account("brahim").await;
    let guest = Caller::guest();
    for left in (0..10).rev() {
        let reply = rig.sign_in(&guest, &address("amal"), "not the password").await;
        assert_eq!(
            (reply.header("x-ratelimit-limit"), reply.header("x-ratelimit-remaining")),
            ("10", left.to_string().as_str())
        );
        reply.refused(401, "user_invalid_credentials");
    }
    let over = rig.sign_in(&guest, &address("amal"), PASSWORD).await;
    assert_eq!(
        over.header("x-ratelimit-reset"),
        "1795172400",
        "an hour after the first, in seconds of the epoch"
    );
    over.refused(429, "general_rate_limit_exceeded");
    rig.sign_in(&guest, &address("brahim"), PASSWORD).await.must(201);
    rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    rig.sign_in(&guest, &address("amal"), PASSWORD).await.must(201);
}

#[tokio::test]
async fn writes_are_counted_by_user_and_keys_are_exempt() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    let path = format!("{}/nobody", documents("bureaux"));
    for _ in 0..60 {
        rig.send(&admin, Method::DELETE, &path, None)
            .await
            .refused(404, "document_not_found");
    }
    let over = rig.send(&admin, Method::DELETE, &path, None).await;
    assert_eq!(over.header("x-ratelimit-remaining"), "0");
    over.refused(429, "general_rate_limit_exceeded");
    rig.user("brahim", &["admin"], &[]).await;
    let other = rig.signed_in("brahim").await;
    rig.send(&other, Method::DELETE, &path, None)
        .await
        .refused(404, "document_not_found");
    for _ in 0..61 {
        let reply = rig.send(&key, Method::DELETE, &path, None).await;
        assert_eq!(reply.header("x-ratelimit-limit"), "");
        reply.refused(404, "document_not_found");
    }
    rig.get(&admin, &documents("bureaux")).await.must(200);
}

#[tokio::test]
async fn guesses_at_a_code_are_counted_by_whose_it_is_and_failures_alone() {
    let rig = Rig::set(&[("rate_limits", "on"), ("sign_in_ceiling", "15")]);
    let guess = async |user: &str| {
        let body = json!({"userId": user, "secret": "000000"});
        rig.post(&Caller::guest(), "/v1/account/sessions/token", body).await
    };
    for left in (0..10).rev() {
        let reply = guess("amal").await;
        assert_eq!(reply.header("x-ratelimit-remaining"), left.to_string());
        reply.refused(401, "user_invalid_token");
    }
    guess("amal").await.refused(429, "general_rate_limit_exceeded");
    for _ in 0..4 {
        guess("brahim").await.refused(401, "user_invalid_token");
    }
    let over = guess("chama").await;
    assert_eq!(over.header("x-ratelimit-limit"), "15", "the ceiling of the network");
    over.refused(429, "general_rate_limit_exceeded");
    rig.account("amal").await;
    rig.signed_in("amal").await;
}

#[tokio::test]
async fn tokens_and_credentials_of_the_signed_in_are_counted() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    for _ in 0..120 {
        rig.post(&amal, "/v1/account/jwts", json!({})).await.must(201);
    }
    let over = rig.post(&amal, "/v1/account/jwts", json!({})).await;
    over.refused(429, "general_rate_limit_exceeded");
    let change = async || {
        let body = json!({"email": "x@commune.example", "password": "not the password"});
        rig.send(&amal, Method::PATCH, "/v1/account/email", Some(body)).await
    };
    for _ in 0..10 {
        change().await.refused(401, "user_invalid_credentials");
    }
    change().await.refused(429, "general_rate_limit_exceeded");
    rig.get(&amal, "/v1/account").await.must(200);
}

#[tokio::test]
async fn nothing_is_limited_when_limits_are_off() {
    let rig = Rig::new();
    rig.account("amal").await;
    for _ in 0..11 {
        rig.sign_in(&Caller::guest(), &address("amal"), "not the password")
            .await
            .refused(401, "user_invalid_credentials");
    }
    let body = json!({"userId": "x", "email": "nothing", "password": PASSWORD});
    for _ in 0..11 {
        rig.post(&Caller::guest(), "/v1/account", body.clone())
            .await
            .refused(400, "general_argument_invalid");
    }
}
