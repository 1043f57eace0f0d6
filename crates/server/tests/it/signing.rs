//! Signing is opened by the password, in one session, for five minutes; wrong passwords count as those of signing in.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::json;

use crate::mfa::{code, enrolled, send};
use crate::rig::{Caller, PASSWORD, Rig};

const SIGNING: &str = "/v1/account/signing";

async fn open(rig: &Rig, caller: &Caller, password: &str) -> crate::rig::Reply {
    rig.post(caller, SIGNING, json!({"password": password})).await
}

#[tokio::test]
async fn the_password_opens_one_session_for_five_minutes() {
    let rig = Rig::new();
    rig.user("amal", &[], &[]).await;
    let (here, there) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let state = async |caller| rig.get(caller, SIGNING).await.must(200)["openUntil"].clone();
    assert_eq!(state(&here).await, json!(null));
    open(&rig, &here, "not the password")
        .await
        .refused(401, "user_invalid_credentials");
    let opened = open(&rig, &here, PASSWORD).await.must(200);
    assert_eq!(state(&here).await, opened["openUntil"]);
    assert_eq!(state(&there).await, json!(null), "another session of the same account");
    send(&rig, &here, Method::DELETE, SIGNING, json!({})).await;
    assert_eq!(state(&here).await, json!(null));
    open(&rig, &here, PASSWORD).await.must(200);
    rig.clock.set(rig.clock.now() + SignedDuration::from_mins(5));
    assert_eq!(state(&here).await, json!(null));
}

#[tokio::test]
async fn guessing_there_is_guessing_at_the_door() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    rig.user("amal", &[], &[]).await;
    let caller = rig.signed_in("amal").await;
    for _ in 0..10 {
        open(&rig, &caller, "guess")
            .await
            .refused(401, "user_invalid_credentials");
    }
    open(&rig, &caller, PASSWORD)
        .await
        .refused(429, "general_rate_limit_exceeded");
}

#[tokio::test]
async fn keys_and_guests_open_nothing() {
    let rig = Rig::new();
    let key = rig.key(&["users.write", "sessions.write"]).await;
    for caller in [key, Caller::guest()] {
        open(&rig, &caller, PASSWORD)
            .await
            .refused(401, "general_unauthorized_scope");
    }
}

#[tokio::test]
async fn whoever_has_a_second_factor_shows_it_too_and_each_code_once() {
    let rig = Rig::new();
    let (caller, app) = enrolled(&rig, "amal").await;
    open(&rig, &caller, PASSWORD).await.refused(401, "user_invalid_token");
    rig.clock.set(rig.clock.now() + SignedDuration::from_mins(1));
    let proof = json!({"password": PASSWORD, "otp": code(&rig, &app)});
    rig.post(&caller, SIGNING, proof.clone()).await.must(200);
    rig.post(&caller, SIGNING, proof)
        .await
        .refused(401, "user_invalid_token");
}
