//! Small services, and what every answer carries.

use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, Rig, documents};

#[tokio::test]
async fn status_and_ping_need_nothing() {
    let rig = Rig::new();
    let status = rig.get(&Caller::nobody(), "/status").await.must(200);
    assert_eq!((&status["status"], &status["name"]), (&json!("pass"), &json!("diwan")));
    assert!(status["ping"].is_u64());
    let ping = rig.get(&Caller::nobody(), "/v1/ping").await;
    assert_eq!(
        (ping.text().as_str(), ping.header("content-type")),
        ("Pong!", "text/plain; charset=utf-8")
    );
    let openapi = rig.get(&Caller::nobody(), "/v1/openapi.json").await.must(200);
    assert_eq!(openapi["openapi"], "3.1.0");
}

#[tokio::test]
async fn the_version_is_told_to_whoever_asks_for_whatever_project() {
    let rig = Rig::new();
    for caller in [Caller::nobody(), Caller::nobody().with("x-appwrite-project", "console")] {
        let version = rig.get(&caller, "/v1/health/version").await.must(200);
        assert_eq!(version, json!({"version": "1.9.6"}));
    }
}

#[tokio::test]
async fn the_project_is_asked_for_first_and_the_query_wins_over_the_header() {
    let rig = Rig::new();
    rig.get(&Caller::nobody(), "/v1/account")
        .await
        .refused(404, "project_not_found");
    let other = Caller::nobody().with("x-appwrite-project", "other");
    rig.get(&other, "/v1/account").await.refused(404, "project_not_found");
    rig.get(&other, "/v1/account?project=diwan")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.get(&Caller::guest(), "/v1/account?project=other")
        .await
        .refused(404, "project_not_found");
}

#[tokio::test]
async fn errors_are_json_never_cached_and_speak_the_callers_language() {
    let rig = Rig::new();
    let reply = rig.get(&Caller::guest(), "/v1/account").await;
    assert_eq!(reply.header("content-type"), "application/json; charset=utf-8");
    assert_eq!(reply.header("x-content-type-options"), "nosniff");
    assert_eq!(reply.header("cache-control"), "no-cache, no-store, must-revalidate");
    assert_eq!((reply.header("expires"), reply.header("pragma")), ("0", "no-cache"));
    assert_eq!(
        reply.json(),
        json!({"message": "User (role: guests) missing scopes ([\"account\"])", "code": 401,
            "type": "general_unauthorized_scope", "version": "1.9.6"})
    );
    let french = rig
        .get(&Caller::guest().with("x-appwrite-locale", "fr"), "/v1/nothing")
        .await
        .refused(404, "general_route_not_found");
    assert_eq!(french["message"], "Route introuvable");
    let arabic = rig
        .get(&Caller::guest().with("x-appwrite-locale", "ar-MA"), "/v1/nothing")
        .await
        .json();
    assert_eq!(arabic["message"], "الطريق غير موجود");
}

#[tokio::test]
async fn what_is_not_offered_is_told_from_what_never_was() {
    let rig = Rig::new();
    for path in [
        "/v1/teams",
        "/v1/functions/x/executions",
        "/v1/storage/anything",
        "/v1/databases/transactions",
        "/v1/avatars/favicon",
        "/v1/account/consents",
    ] {
        rig.get(&Caller::guest(), path)
            .await
            .refused(405, "general_not_implemented");
    }
    for path in [
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v1/databases/main/nothing/x",
        "/v1/account/nothing",
    ] {
        rig.get(&Caller::guest(), path)
            .await
            .refused(404, "general_route_not_found");
    }
    rig.post(&Caller::guest(), "/v1/account/sessions/anonymous", json!({}))
        .await
        .refused(501, "user_auth_method_unsupported");
}

#[tokio::test]
async fn bodies_are_read_with_patience_and_refused_when_they_are_none() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let one = format!("{}/nobody", documents("bureaux"));
    rig.send(&admin, Method::DELETE, &one, Some(json!({})))
        .await
        .refused(404, "document_not_found");
    rig.send(&admin, Method::DELETE, &one, None)
        .await
        .refused(404, "document_not_found");
    let long = "x".repeat(5 << 20);
    rig.post(
        &admin,
        &documents("bureaux"),
        json!({"documentId": "x", "data": {"nameFr": long}}),
    )
    .await
    .refused(413, "general_request_too_large");
    let broken = axum::http::Request::post("/v1/account/sessions/email").header("x-appwrite-project", "diwan");
    let reply = rig
        .raw(broken.body(axum::body::Body::from("{\"email\":")).unwrap())
        .await;
    reply.refused(400, "general_argument_invalid");
}

fn hosts() -> Rig {
    Rig::set(&[
        ("allowed_hosts", "desk.example"),
        ("public_url", "https://diwan.example"),
    ])
}

#[tokio::test]
async fn pages_of_allowed_hosts_are_echoed_on_every_answer() {
    let rig = hosts();
    for origin in [
        "http://localhost:5173",
        "https://desk.example",
        "https://diwan.example:444",
    ] {
        let reply = rig.get(&Caller::guest().with("origin", origin), "/v1/account").await;
        assert_eq!(
            (reply.header("access-control-allow-origin"), reply.status.as_u16()),
            (origin, 401)
        );
        assert_eq!(reply.header("access-control-allow-credentials"), "true");
        assert_eq!(
            reply.header("access-control-expose-headers"),
            "X-Appwrite-Session, X-Fallback-Cookies"
        );
        assert_eq!(reply.header("vary"), "Origin");
    }
    assert_eq!(rig.get(&Caller::guest(), "/v1/account").await.header("vary"), "Origin");
}

#[tokio::test]
async fn other_pages_are_refused_unless_they_hold_a_key() {
    let rig = hosts();
    let key = rig.key(&["*"]).await;
    let reply = rig
        .get(
            &Caller::guest().with("origin", "https://elsewhere.example"),
            "/v1/account",
        )
        .await;
    assert_eq!(reply.header("access-control-allow-origin"), "");
    reply.refused(403, "general_unknown_origin");
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await.with("origin", "https://elsewhere.example");
    for nothing in ["", "x", "not-a-key"] {
        let caller = amal.with("x-appwrite-key", nothing);
        rig.get(&caller, "/v1/account")
            .await
            .refused(403, "general_unknown_origin");
    }
    rig.get(&key.with("origin", "https://elsewhere.example"), &documents("bureaux"))
        .await
        .must(200);
}

#[tokio::test]
async fn a_preflight_says_what_is_allowed() {
    let rig = hosts();
    let ask = async |origin: &str| {
        let page = Caller::nobody()
            .with("origin", origin)
            .with("access-control-request-method", "PATCH");
        rig.send(&page, Method::OPTIONS, "/v1/account", None).await
    };
    let foreign = ask("https://elsewhere.example").await;
    assert_eq!(
        (foreign.status.as_u16(), foreign.header("access-control-allow-origin")),
        (204, "")
    );
    let allowed = ask("https://desk.example").await;
    assert_eq!(
        (allowed.status.as_u16(), allowed.header("access-control-max-age")),
        (204, "86400")
    );
    assert!(
        allowed
            .header("access-control-allow-headers")
            .contains("X-Appwrite-Project")
    );
    assert_eq!(
        allowed.header("access-control-allow-methods"),
        "GET, POST, PUT, PATCH, DELETE"
    );
    assert_eq!(allowed.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test]
async fn health_is_for_keys_and_locale_for_all() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let narrow = rig.key(&["documents.read"]).await;
    for caller in [&admin, &narrow, &Caller::guest(), &Caller::nobody()] {
        let health = rig.get(caller, "/v1/health").await;
        health.refused(401, "general_unauthorized_scope");
    }
    let key = rig.key(&["health.read"]).await;
    assert_eq!(
        rig.get(&key, "/v1/health").await.must(200),
        json!({"name": "http", "status": "pass", "ping": 0})
    );
    let locale = rig
        .get(&admin.with("x-appwrite-locale", "ar"), "/v1/locale")
        .await
        .must(200);
    assert_eq!(
        (&locale["countryCode"], &locale["country"], &locale["eu"]),
        (&json!("MA"), &json!("المغرب"), &json!(false))
    );
}
