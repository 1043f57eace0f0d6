//! JSON Web Tokens that stand for a session.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig};

async fn jwt(rig: &Rig, caller: &Caller, body: Json) -> Caller {
    let made = rig.post(caller, "/v1/account/jwts", body).await.must(201);
    Caller::guest().with("x-appwrite-jwt", made["jwt"].as_str().unwrap())
}

#[tokio::test]
async fn a_token_stands_for_its_session_until_either_ends() {
    let rig = Rig::new();
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let bearer = jwt(&rig, &amal, json!({})).await;
    assert_eq!(rig.get(&bearer, "/v1/account").await.must(200)["$id"], json!(id));
    let session = rig.get(&bearer, "/v1/account/sessions/current").await.must(200);
    assert_eq!((&session["current"], &session["userId"]), (&json!(true), &json!(id)));
    let short = jwt(&rig, &amal, json!({"duration": 60})).await;
    rig.clock.set("2026-11-20T10:01:00Z".parse().unwrap());
    rig.get(&short, "/v1/account").await.refused(401, "user_jwt_invalid");
    rig.get(&bearer, "/v1/account").await.must(200);
    rig.send(&amal, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    rig.get(&bearer, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.get(&amal, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn a_token_is_not_made_of_a_token_nor_used_beside_a_session() {
    let rig = Rig::new();
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let made = rig.post(&amal, "/v1/account/jwt", json!({})).await.must(201);
    let text = made["jwt"].as_str().unwrap();
    let bearer = Caller::guest().with("x-appwrite-jwt", text);
    rig.post(&bearer, "/v1/account/jwts", json!({}))
        .await
        .refused(403, "user_jwt_creation_denied");
    rig.get(&amal.with("x-appwrite-jwt", text), "/v1/account")
        .await
        .refused(403, "user_jwt_and_cookie_set");
    let key = rig.key(&["*"]).await;
    rig.get(&key.with("x-appwrite-jwt", text), "/v1/account")
        .await
        .refused(403, "user_api_key_and_session_set");
    rig.post(&Caller::guest(), "/v1/account/jwts", json!({}))
        .await
        .refused(401, "general_unauthorized_scope");
    for duration in [json!(-1), json!(3601), json!("x"), json!(1.5)] {
        rig.post(&amal, "/v1/account/jwts", json!({"duration": duration}))
            .await
            .refused(400, "general_argument_invalid");
    }
    for forged in ["a.b.c", "nonsense", &text[..text.len() - 2], &text.replace('.', "")] {
        let forged = Caller::guest().with("x-appwrite-jwt", forged);
        rig.get(&forged, "/v1/account").await.refused(401, "user_jwt_invalid");
    }
}

#[tokio::test]
async fn a_token_of_a_disabled_account_is_blocked_at_once() {
    let rig = Rig::new();
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let bearer = jwt(&rig, &amal, json!({})).await;
    let ctx = engine::RequestContext::new(engine::Rights::whole("test"));
    let disable = rig
        .app
        .engine
        .transact(&ctx, "disable", move |cx| accounts::set_status(cx, &id, false));
    disable.await.unwrap();
    rig.get(&bearer, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
}
