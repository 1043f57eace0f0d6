//! The second factor over the wire.

use axum::http::Method;
use engine::{RequestContext, Rights};
use jiff::SignedDuration;
use platform::people::role::{NAME, NAME_AR, NAME_FR, REQUIRES_MFA, ROLES};
use platform::people::user::{ACCOUNT, EMAIL, ROLES_HELD, USERNAME, USERS};
use schema::{Document, Id};
use serde_json::{Value as Json, json};
use totp_rs::{Builder, Secret, Totp};

use crate::rig::{Caller, Rig, address};

pub(crate) const AUTHENTICATOR: &str = "/v1/account/mfa/authenticators/totp";
const CHALLENGES: &str = "/v1/account/mfa/challenges";
pub(crate) const CODES: &str = "/v1/account/mfa/recovery-codes";

/// The app on somebody's telephone.
fn app(begun: &Json) -> Totp {
    let secret = Secret::try_from_base32(begun["secret"].as_str().unwrap()).unwrap();
    Builder::new().with_secret(secret).build().unwrap()
}

pub(crate) fn code(rig: &Rig, app: &Totp) -> String {
    let second = rig.clock.now().as_second();
    app.generate(u64::try_from(second).unwrap()).to_string()
}

/// The clock goes on by a step, so that the app shows another code.
pub(crate) fn wait(rig: &Rig, seconds: i64) {
    rig.clock.set(rig.clock.now() + SignedDuration::from_secs(seconds));
}

pub(crate) async fn send(rig: &Rig, caller: &Caller, method: Method, path: &str, body: Json) -> crate::rig::Reply {
    rig.send(caller, method, path, Some(body)).await
}

/// Somebody with an authenticator, who turned the second factor on and is signed in with both.
pub(crate) async fn enrolled(rig: &Rig, name: &'static str) -> (Caller, Totp) {
    rig.account(name).await;
    let caller = rig.signed_in(name).await;
    let app = app(&rig.post(&caller, AUTHENTICATOR, json!({})).await.must(200));
    let otp = code(rig, &app);
    send(rig, &caller, Method::PUT, AUTHENTICATOR, json!({ "otp": otp }))
        .await
        .must(200);
    send(rig, &caller, Method::PATCH, "/v1/account/mfa", json!({"mfa": true}))
        .await
        .must(200);
    wait(rig, 30);
    (caller, app)
}

pub(crate) async fn challenge(rig: &Rig, caller: &Caller, factor: &str) -> String {
    let challenge = rig
        .post(caller, CHALLENGES, json!({ "factor": factor }))
        .await
        .must(201);
    challenge["$id"].as_str().unwrap().to_owned()
}

pub(crate) async fn meet(rig: &Rig, caller: &Caller, challenge: &str, otp: &str) -> crate::rig::Reply {
    let body = json!({"challengeId": challenge, "otp": otp});
    send(rig, caller, Method::PUT, CHALLENGES, body).await
}

#[tokio::test]
async fn a_session_with_one_factor_reaches_nothing_but_the_second() {
    let rig = Rig::new();
    let (first, app) = enrolled(&rig, "amal").await;
    assert_eq!(rig.get(&first, "/v1/account").await.must(200)["mfa"], true);
    let caller = rig.signed_in("amal").await;
    for path in [
        "/v1/account",
        "/v1/account/sessions",
        "/v1/rights",
        "/v1/account/prefs",
        CODES,
    ] {
        rig.get(&caller, path).await.refused(401, "user_more_factors_required");
    }
    let off = json!({"mfa": false});
    send(&rig, &caller, Method::PATCH, "/v1/account/mfa", off)
        .await
        .refused(401, "user_more_factors_required");
    rig.get(&caller, "/v1/ping").await;
    let factors = rig.get(&caller, "/v1/account/mfa/factors").await.must(200);
    let expected = json!({"totp": true, "phone": false, "email": false, "recoveryCode": false, "custom": false});
    assert_eq!(factors, expected);
    let asked = challenge(&rig, &caller, "totp").await;
    let session = meet(&rig, &caller, &asked, &code(&rig, &app)).await.must(200);
    assert_eq!(session["factors"], json!(["password", "totp"]));
    assert_eq!((&session["current"], &session["secret"]), (&json!(true), &json!("")));
    assert_eq!(session["mfaUpdatedAt"], "2026-11-20T10:00:30.000+00:00");
    rig.get(&caller, "/v1/account").await.must(200);
    let half = rig.signed_in("amal").await;
    rig.send(&half, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    rig.get(&half, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn an_authenticator_counts_once_it_is_verified() {
    let rig = Rig::new();
    rig.account("amal").await;
    let caller = rig.signed_in("amal").await;
    let put = async |otp: Json| send(&rig, &caller, Method::PUT, AUTHENTICATOR, json!({ "otp": otp })).await;
    put(json!("123456")).await.refused(404, "user_authenticator_not_found");
    let begun = rig.post(&caller, AUTHENTICATOR, json!({})).await.must(200);
    let uri = begun["uri"].as_str().unwrap();
    assert!(
        uri.starts_with("otpauth://totp/Diwan:amal%40commune.example?secret=") && uri.ends_with("&issuer=Diwan"),
        "{uri}"
    );
    let again = rig.post(&caller, AUTHENTICATOR, json!({})).await.must(200);
    assert_ne!(begun["secret"], again["secret"], "an unverified one is replaced");
    put(json!(code(&rig, &app(&begun))))
        .await
        .refused(401, "user_invalid_token");
    let factors = rig.get(&caller, "/v1/account/mfa/factors").await.must(200);
    assert_eq!(factors["totp"], false);
    put(json!(code(&rig, &app(&again)))).await.must(200);
    put(json!(code(&rig, &app(&again))))
        .await
        .refused(409, "user_authenticator_already_verified");
    rig.post(&caller, AUTHENTICATOR, json!({}))
        .await
        .refused(409, "user_authenticator_already_verified");
    let session = rig.get(&caller, "/v1/account/sessions/current").await.must(200);
    assert_eq!(session["factors"], json!(["password", "totp"]));
    rig.post(&caller, "/v1/account/mfa/authenticators/sms", json!({}))
        .await
        .refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn codes_that_are_missing_null_or_empty_are_refused() {
    let rig = Rig::new();
    let (_, app) = enrolled(&rig, "amal").await;
    let caller = rig.signed_in("amal").await;
    let asked = challenge(&rig, &caller, "totp").await;
    for body in [
        json!({}),
        json!({"challengeId": asked}),
        json!({"challengeId": asked, "otp": null}),
        json!({"challengeId": asked, "otp": ""}),
        json!({"challengeId": asked, "otp": " "}),
        json!({"challengeId": asked, "otp": 123_456}),
        json!({"challengeId": null, "otp": code(&rig, &app)}),
        json!({"otp": code(&rig, &app)}),
        json!({"challengeId": "", "otp": code(&rig, &app)}),
    ] {
        send(&rig, &caller, Method::PUT, CHALLENGES, body)
            .await
            .refused(400, "general_argument_invalid");
    }
    rig.post(&caller, CHALLENGES, json!({"factor": "smoke"}))
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&caller, CHALLENGES, json!({"factor": "custom"}))
        .await
        .refused(501, "user_auth_method_unsupported");
}

#[tokio::test]
async fn codes_that_are_wrong_used_late_or_anothers_are_refused() {
    let rig = Rig::new();
    let (_, app) = enrolled(&rig, "amal").await;
    let (_, others) = enrolled(&rig, "brahim").await;
    let (caller, stranger, second) = (
        rig.signed_in("amal").await,
        rig.signed_in("brahim").await,
        rig.signed_in("amal").await,
    );
    let asked = challenge(&rig, &caller, "totp").await;
    let refused = "user_invalid_token";
    meet(&rig, &caller, "nobody", &code(&rig, &app))
        .await
        .refused(401, refused);
    meet(&rig, &caller, &asked, &code(&rig, &others))
        .await
        .refused(401, refused);
    meet(&rig, &stranger, &asked, &code(&rig, &app))
        .await
        .refused(401, refused);
    meet(&rig, &stranger, &asked, &code(&rig, &others))
        .await
        .refused(401, refused);
    meet(&rig, &second, &asked, &code(&rig, &app))
        .await
        .refused(401, refused);
    let old = code(&rig, &app);
    meet(&rig, &caller, &asked, &old).await.must(200);
    meet(&rig, &caller, &asked, &old).await.refused(401, refused);
    let again = challenge(&rig, &second, "totp").await;
    meet(&rig, &second, &again, &old).await.refused(401, refused);
    wait(&rig, 16 * 60);
    meet(&rig, &second, &again, &code(&rig, &app))
        .await
        .refused(401, refused);
    rig.get(&second, "/v1/account")
        .await
        .refused(401, "user_more_factors_required");
}

#[tokio::test]
async fn five_wrong_tries_end_a_challenge() {
    let rig = Rig::new();
    let (_, app) = enrolled(&rig, "amal").await;
    let caller = rig.signed_in("amal").await;
    let asked = challenge(&rig, &caller, "totp").await;
    let wrong = if code(&rig, &app) == "000000" {
        "000001"
    } else {
        "000000"
    };
    for _ in 0..5 {
        meet(&rig, &caller, &asked, wrong)
            .await
            .refused(401, "user_invalid_token");
    }
    meet(&rig, &caller, &asked, &code(&rig, &app))
        .await
        .refused(401, "user_invalid_token");
    let another = challenge(&rig, &caller, "totp").await;
    meet(&rig, &caller, &another, &code(&rig, &app)).await.must(200);
}

#[tokio::test]
async fn guesses_are_limited_by_account_and_network_together() {
    let rig = Rig::set(&[("rate_limits", "on"), ("trusted_proxies", "127.0.0.1")]);
    let (_, app) = enrolled(&rig, "amal").await;
    let caller = rig.signed_in("amal").await;
    let thief = caller.with("x-forwarded-for", "203.0.113.9");
    for _ in 0..10 {
        meet(&rig, &thief, "nobody", "000000")
            .await
            .refused(401, "user_invalid_token");
    }
    meet(&rig, &thief, "nobody", "000000")
        .await
        .refused(429, "general_rate_limit_exceeded");
    let asked = challenge(&rig, &caller, "totp").await;
    meet(&rig, &caller, &asked, &code(&rig, &app)).await.must(200);
}

/// The recovery codes of an answer.
fn listed(answer: &Json) -> Vec<&str> {
    let codes = answer["recoveryCodes"].as_array().unwrap();
    codes.iter().map(|one| one.as_str().unwrap()).collect()
}

#[tokio::test]
async fn recovery_codes_are_six_and_each_is_good_once() {
    let rig = Rig::new();
    let (first, _) = enrolled(&rig, "amal").await;
    rig.post(&first, CHALLENGES, json!({"factor": "recoveryCode"}))
        .await
        .refused(404, "user_recovery_codes_not_found");
    let made = rig.post(&first, CODES, json!({})).await.must(201);
    let codes = listed(&made);
    assert_eq!(codes.len(), 6);
    assert!(codes.iter().all(|code| code.len() == 10));
    rig.post(&first, CODES, json!({}))
        .await
        .refused(409, "user_recovery_codes_already_exists");
    rig.get(&first, CODES).await.refused(401, "user_challenge_required");
    let caller = rig.signed_in("amal").await;
    let factors = rig.get(&caller, "/v1/account/mfa/factors").await.must(200);
    assert_eq!(factors["recoveryCode"], true);
    let asked = challenge(&rig, &caller, "recoveryCode").await;
    let session = meet(&rig, &caller, &asked, &codes[2].to_uppercase()).await.must(200);
    assert_eq!(session["factors"], json!(["password", "recoveryCode"]));
    let left = rig.get(&caller, CODES).await.must(200);
    let left = listed(&left);
    assert_eq!(left, [codes[0], codes[1], codes[3], codes[4], codes[5]]);
    // As the official clients write it.
    let asked = challenge(&rig, &caller, "recoverycode").await;
    meet(&rig, &caller, &asked, codes[2])
        .await
        .refused(401, "user_invalid_token");
    let renewed = send(&rig, &caller, Method::PATCH, CODES, json!({})).await.must(200);
    assert_eq!(renewed["recoveryCodes"].as_array().unwrap().len(), 6);
    meet(&rig, &caller, &asked, codes[0])
        .await
        .refused(401, "user_invalid_token");
}

#[tokio::test]
async fn what_is_protected_needs_a_challenge_of_the_last_half_hour() {
    let rig = Rig::new();
    let (caller, app) = enrolled(&rig, "amal").await;
    let delete = async || rig.send(&caller, Method::DELETE, AUTHENTICATOR, Some(json!({}))).await;
    delete().await.refused(401, "user_challenge_required");
    let asked = challenge(&rig, &caller, "totp").await;
    meet(&rig, &caller, &asked, &code(&rig, &app)).await.must(200);
    wait(&rig, 30 * 60);
    delete().await.refused(401, "user_challenge_required");
    let asked = challenge(&rig, &caller, "totp").await;
    meet(&rig, &caller, &asked, &code(&rig, &app)).await.must(200);
    assert_eq!(delete().await.status, 204);
    delete().await.refused(404, "user_authenticator_not_found");
    let fresh = rig.signed_in("amal").await;
    rig.get(&fresh, "/v1/account").await.must(200);
}

/// A user who holds a role that demands a second factor.
async fn guarded(rig: &Rig, name: &'static str) {
    let account = rig.vouched_account(name).await;
    let ctx = RequestContext::new(Rights::whole("test"));
    let make = rig.app.engine.transact(&ctx, "a guarded user", move |cx| {
        let role = Document::new(&ROLES)
            .with(NAME, "guarded".to_owned())
            .with(NAME_FR, "Gardé".to_owned())
            .with(NAME_AR, "محمي".to_owned())
            .with(REQUIRES_MFA, true);
        let role = cx.create(role)?;
        let user = Document::new(&USERS)
            .with(USERNAME, name.to_owned())
            .with(EMAIL, address(name))
            .with(ACCOUNT, account.clone())
            .with(ROLES_HELD, vec![Id(role.id)]);
        cx.create(user)
    });
    make.await.unwrap();
}

#[tokio::test]
async fn a_role_can_demand_it_and_then_one_enrols_first() {
    let rig = Rig::new();
    guarded(&rig, "amal").await;
    let caller = rig.signed_in("amal").await;
    rig.get(&caller, "/v1/account").await.must(200);
    rig.get(&caller, "/v1/rights")
        .await
        .refused(401, "user_more_factors_required");
    let begun = app(&rig.post(&caller, AUTHENTICATOR, json!({})).await.must(200));
    let otp = code(&rig, &begun);
    send(&rig, &caller, Method::PUT, AUTHENTICATOR, json!({ "otp": otp }))
        .await
        .must(200);
    rig.get(&caller, "/v1/rights").await.must(200);
    let off = json!({"mfa": false});
    send(&rig, &caller, Method::PATCH, "/v1/account/mfa", off)
        .await
        .refused(400, "general_bad_request");
    let next = rig.signed_in("amal").await;
    rig.get(&next, "/v1/account")
        .await
        .refused(401, "user_more_factors_required");
}

#[tokio::test]
async fn who_lost_it_is_freed_by_an_administrator_and_signs_in_anew() {
    let rig = Rig::new();
    let (caller, _) = enrolled(&rig, "amal").await;
    rig.post(&caller, CODES, json!({})).await.must(201);
    let id = rig.get(&caller, "/v1/account").await.must(200)["$id"]
        .as_str()
        .unwrap()
        .to_owned();
    let ctx = RequestContext::new(Rights::whole("test"));
    let reset = move |cx: &mut engine::Cx<'_>| accounts::mfa::reset(cx, &id);
    rig.app.engine.transact(&ctx, "reset", reset).await.unwrap();
    rig.get(&caller, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let fresh = rig.signed_in("amal").await;
    assert_eq!(rig.get(&fresh, "/v1/account").await.must(200)["mfa"], false);
    let none = json!({"totp": false, "phone": false, "email": false, "recoveryCode": false, "custom": false});
    assert_eq!(rig.get(&fresh, "/v1/account/mfa/factors").await.must(200), none);
}
