//! Signing is opened by the password, in one session, for five minutes; wrong passwords count as those of signing in.

use axum::http::Method;
use engine::{Act, Allowed, Entity};
use jiff::SignedDuration;
use platform::signature::{self, Shown};
use schema::{Document, Label, Wording};
use serde_json::{Value as Json, json};

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

/// What acts of tests are called: nobody presses them.
const WORDING: Wording = Wording::new(Label::new("جرب", "Essayer", "Try"), Label::new("تم", "Fait", "Done"));

/// What every act that signs comes down to: it asks whether signing is open, and signs what was shown.
const SIGN: Act<(), Json> = Act::run(
    "probes.sign",
    WORDING,
    Allowed::Guests { body_limit: 1 << 10 },
    |cx, ()| {
        signature::require_open(cx)?;
        let mut document = Document::new(&engine::IDEMPOTENCY_KEYS);
        document.id = "probe".to_owned();
        let shown = Shown {
            document: &document,
            purpose: "probes.signed",
            shown: json!({}),
            on_behalf_of: None,
        };
        Ok(json!({"signed": signature::sign(cx, &[shown])?.len()}))
    },
);

static SIGNED: Entity = Entity {
    actions: &[&SIGN],
    ..Entity::plain(&engine::IDEMPOTENCY_KEYS)
};

#[tokio::test]
async fn the_sessions_own_token_alone_signs_while_signing_is_open() {
    let rig = Rig::beside(&SIGNED);
    rig.user("amal", &[], &[]).await;
    let (here, there) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let made = rig.post(&here, "/v1/account/jwts", json!({})).await.must(201);
    let jwt = Caller::guest().with("x-appwrite-jwt", made["jwt"].as_str().unwrap());
    let key = rig.key(&["*"]).await;
    open(&rig, &jwt, PASSWORD).await.refused(403, "signature_not_a_person");
    open(&rig, &here, PASSWORD).await.must(200);
    send(&rig, &jwt, Method::DELETE, SIGNING, json!({}))
        .await
        .refused(403, "signature_not_a_person");
    let sign = async |caller| rig.post(caller, "/v1/actions/probes.sign", json!({})).await;
    let guest = Caller::guest();
    for caller in [&jwt, &key, &guest] {
        sign(caller).await.refused(403, "signature_not_a_person");
    }
    sign(&there).await.refused(401, "signing_closed");
    assert_eq!(
        sign(&here).await.must(200)["signed"],
        json!(1),
        "the window stands open"
    );
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
