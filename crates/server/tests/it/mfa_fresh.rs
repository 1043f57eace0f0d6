//! What touches the second factor itself wants a fresh proof of it: an open session may be in other hands.

use axum::http::Method;
use engine::{RequestContext, Rights};
use serde_json::json;

use crate::mfa::{AUTHENTICATOR, CODES, challenge, code, enrolled, meet, send, wait};
use crate::post::POST;
use crate::rig::Rig;

#[tokio::test]
async fn a_stolen_session_neither_turns_it_off_nor_gives_itself_an_answer() {
    let rig = Rig::new();
    let (caller, app) = enrolled(&rig, "amal").await;
    wait(&rig, 31 * 60);
    let turn_off = async || send(&rig, &caller, Method::PATCH, "/v1/account/mfa", json!({"mfa": false})).await;
    turn_off().await.refused(401, "user_challenge_required");
    rig.post(&caller, CODES, json!({}))
        .await
        .refused(401, "user_challenge_required");
    let asked = challenge(&rig, &caller, "totp").await;
    meet(&rig, &caller, &asked, "000000")
        .await
        .refused(401, "user_invalid_token");
    turn_off().await.refused(401, "user_challenge_required");
    rig.get(&caller, "/v1/account").await.must(200);
    meet(&rig, &caller, &asked, &code(&rig, &app)).await.must(200);
    rig.post(&caller, CODES, json!({})).await.must(201);
    assert_eq!(turn_off().await.must(200)["mfa"], false);
    wait(&rig, 31 * 60);
    assert_eq!(
        turn_off().await.must(200)["mfa"],
        false,
        "off already: nothing to prove"
    );
}

#[tokio::test]
async fn an_authenticator_beside_letters_is_begun_after_a_letter_was_answered() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let prove = move |cx: &mut engine::Cx<'_>| {
        let account = cx.need(&accounts::ACCOUNTS, &id)?;
        cx.update(account.with(accounts::EMAIL_VERIFIED, true)).map(drop)
    };
    let ctx = RequestContext::new(Rights::whole("test"));
    rig.app.engine.transact(&ctx, "prove", prove).await.unwrap();
    let caller = rig.signed_in("amal").await;
    send(&rig, &caller, Method::PATCH, "/v1/account/mfa", json!({"mfa": true}))
        .await
        .must(200);
    for (method, path) in [(Method::POST, AUTHENTICATOR), (Method::POST, CODES)] {
        send(&rig, &caller, method, path, json!({}))
            .await
            .refused(401, "user_challenge_required");
    }
    send(&rig, &caller, Method::PATCH, "/v1/account/mfa", json!({"mfa": false}))
        .await
        .refused(401, "user_challenge_required");
}
