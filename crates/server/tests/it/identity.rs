//! Who is calling: accounts, sessions, cookies, and what becomes of a caller without a profile.

use accounts::token::Purpose;
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value as Json, json};

use crate::post::{PAGE, POST, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address, documents};

#[tokio::test]
async fn a_guest_registers_signs_in_and_reads_the_own_account() {
    let rig = Rig::new();
    let guest = Caller::guest();
    let body = json!({"userId": "zineb", "email": "Zineb@Commune.example", "password": PASSWORD, "name": "Zineb"});
    let made = rig.post(&guest, "/v1/account", body.clone()).await.must(201);
    assert_eq!(
        (&made["$id"], &made["email"], &made["status"]),
        (&json!("zineb"), &json!("zineb@commune.example"), &json!(true))
    );
    rig.post(&guest, "/v1/account", body)
        .await
        .refused(409, "user_already_exists");
    rig.get(&guest, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let caller = rig.signed_in("zineb").await;
    let account = rig.get(&caller, "/v1/account").await.must(200);
    assert!(
        account
            .as_object()
            .unwrap()
            .iter()
            .all(|(name, value)| !value.is_null() && name != "password"),
        "{account}"
    );
    let refused = rig
        .get(&caller, &documents("employees"))
        .await
        .refused(401, "user_unauthorized");
    assert_eq!(refused["message"], "no user Found");
    assert_eq!(
        rig.get(&caller, "/v1/rights").await.refused(401, "user_unauthorized")["message"],
        "no user Found"
    );
}

/// The lines that set the cookie of a session.
fn session_cookies(reply: &Reply) -> Vec<String> {
    let mut lines = reply.cookies();
    lines.retain(|line| line.starts_with("a_session"));
    lines
}

#[tokio::test]
async fn no_host_that_a_call_names_gets_into_its_cookie() {
    let rig = Rig::set(&[("public_url", "https://diwan.example")]);
    rig.account("amal").await;
    let body = json!({"email": address("amal"), "password": PASSWORD}).to_string();
    for host in [
        "diwan.example",
        "x; SameSite=None",
        "evil.example; Domain=.example",
        "a,b",
    ] {
        let request = Request::post("/v1/account/sessions/email")
            .header("host", host)
            .header("x-appwrite-project", "diwan")
            .header("content-type", "application/json");
        let opened = rig.raw(request.body(Body::from(body.clone())).unwrap()).await;
        let [cookie] = session_cookies(&opened).try_into().unwrap();
        let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
        let expected = [
            "Path=/",
            "Expires=Fri, 04 Dec 2026 10:00:00 GMT",
            "HttpOnly",
            "Secure",
            "SameSite=Lax",
        ];
        assert_eq!(attributes, expected, "{host}");
    }
}

#[tokio::test]
async fn a_session_has_no_secret_for_a_browser_and_one_for_a_key() {
    let rig = Rig::new();
    rig.account("amal").await;
    let opened = rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD).await;
    let [cookie] = session_cookies(&opened).try_into().unwrap();
    assert!(
        cookie.starts_with("a_session_diwan=")
            && cookie.ends_with("; Path=/; Expires=Fri, 04 Dec 2026 10:00:00 GMT; HttpOnly; SameSite=Lax"),
        "{cookie}"
    );
    assert_eq!(opened.header("x-fallback-cookies"), "", "off by default");
    let session = opened.must(201);
    assert_eq!(
        (&session["secret"], &session["current"], &session["provider"]),
        (&json!(""), &json!(true), &json!("email"))
    );
    assert!(
        session.as_object().unwrap().values().all(|value| !value.is_null()),
        "{session}"
    );
    let key = rig.key(&["*"]).await;
    let opened = rig.sign_in(&key, &address("amal"), PASSWORD).await.must(201);
    assert_eq!(opened["secret"].as_str().unwrap().len(), 43);
}

#[tokio::test]
async fn wrong_credentials_are_alike_and_short_passwords_are_arguments() {
    let rig = Rig::new();
    rig.account("amal").await;
    let guest = Caller::guest();
    let wrong = rig
        .sign_in(&guest, &address("amal"), "not the password")
        .await
        .refused(401, "user_invalid_credentials");
    let unknown = rig
        .sign_in(&guest, &address("nobody"), "not the password")
        .await
        .refused(401, "user_invalid_credentials");
    assert_eq!(wrong, unknown);
    rig.sign_in(&guest, &address("amal"), "short")
        .await
        .refused(400, "general_argument_invalid");
    rig.sign_in(&guest, "nothing", PASSWORD)
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&guest, "/v1/account/sessions/email", json!({}))
        .await
        .refused(400, "general_argument_invalid");
    let caller = rig.signed_in("amal").await;
    rig.sign_in(&caller, &address("amal"), PASSWORD)
        .await
        .refused(401, "user_session_already_exists");
}

#[tokio::test]
async fn the_token_is_taken_from_four_places_and_nonsense_is_a_guest() {
    let rig = Rig::new();
    rig.account("amal").await;
    let cookie = rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD).await.cookie();
    let token = cookie.split_once('=').unwrap().1;
    let status = async |name: &str, value: &str| {
        rig.get(&Caller::guest().with(name, value), "/v1/account")
            .await
            .status
            .as_u16()
    };
    assert_eq!(status("cookie", &cookie).await, 200);
    let planted = format!("a_session_diwan=planted; {cookie}");
    assert_eq!(
        status("cookie", &planted).await,
        200,
        "another host of the site set one before"
    );
    assert_eq!(status("x-appwrite-session", token).await, 200);
    assert_eq!(
        status("x-fallback-cookies", &json!({"a_session_diwan": token}).to_string()).await,
        200
    );
    assert_eq!(status("cookie", "a_session_diwan=nonsense").await, 401);
    assert_eq!(status("x-fallback-cookies", "[]").await, 401);
    let mixed = Caller::guest().with("cookie", &cookie);
    rig.get(&mixed.with("x-appwrite-jwt", "a.b.c"), "/v1/account")
        .await
        .refused(403, "user_jwt_and_cookie_set");
    let new = accounts::NewKey {
        name: "k".to_owned(),
        scopes: vec!["*".to_owned()],
        expire: None,
    };
    let (_, secret) = rig.app.accounts.create_key(new).await.unwrap();
    rig.get(&mixed.with("x-appwrite-key", &secret), "/v1/account")
        .await
        .refused(403, "user_api_key_and_session_set");
}

#[tokio::test]
async fn sessions_are_listed_and_extended() {
    let rig = Rig::new();
    rig.account("amal").await;
    let (first, _) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let listed = rig.get(&first, "/v1/account/sessions").await.must(200);
    assert_eq!(listed["total"], 2);
    let current = listed["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["current"] == true);
    assert_eq!(current.count(), 1);
    rig.clock.set("2026-11-20T20:00:00Z".parse().unwrap());
    let extended = rig
        .send(&first, Method::PATCH, "/v1/account/sessions/current", None)
        .await
        .must(200);
    assert_eq!(extended["expire"], "2026-12-04T20:00:00.000+00:00");
}

#[tokio::test]
async fn sessions_are_ended_one_or_all() {
    let rig = Rig::new();
    rig.account("amal").await;
    let (first, second) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let current = rig.get(&second, "/v1/account/sessions/current").await.must(200);
    let other = format!("/v1/account/sessions/{}", current["$id"].as_str().unwrap());
    let gone = rig.send(&first, Method::DELETE, &other, Some(json!({}))).await;
    assert_eq!(
        (gone.status.as_u16(), gone.text().as_str(), gone.cookies().len()),
        (204, "", 0)
    );
    assert_eq!(gone.header("content-type"), "text/plain; charset=utf-8");
    rig.get(&second, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.get(&first, &other).await.refused(404, "user_session_not_found");
    let ended = rig.send(&first, Method::DELETE, "/v1/account/sessions", None).await;
    let [cookie] = ended.cookies().try_into().unwrap();
    assert!(cookie.contains("=; Path=/") && cookie.contains("Max-Age=0"), "{cookie}");
    rig.get(&first, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn a_session_begun_by_a_clock_that_was_years_ahead_ends_when_it_is_right() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let before = rig.signed_in("amal").await;
    rig.clock.set("2036-11-20T10:00:00Z".parse().unwrap());
    let ahead = rig.signed_in("amal").await;
    rig.get(&ahead, "/v1/account").await.must(200);
    let jwt = rig.post(&ahead, "/v1/account/jwts", json!({})).await.must(201);
    let body = json!({"email": address("amal"), "url": PAGE});
    rig.post(&Caller::guest(), "/v1/account/recovery", body).await.must(201);
    rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    rig.get(&ahead, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let by_jwt = Caller::guest().with("x-appwrite-jwt", jwt["jwt"].as_str().unwrap());
    rig.get(&by_jwt, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let letter = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    let body = json!({"userId": letter.0, "secret": letter.1, "password": "another long enough one"});
    rig.send(&Caller::guest(), Method::PUT, "/v1/account/recovery", Some(body))
        .await
        .refused(401, "user_invalid_token");
    let listed = rig.get(&before, "/v1/account/sessions").await.must(200);
    assert_eq!(listed["total"], 1, "and one begun before goes on");
    // An hour off is no reason to sign anybody out.
    rig.clock.set("2026-11-20T12:30:00Z".parse().unwrap());
    let an_hour = rig.signed_in("amal").await;
    rig.clock.set("2026-11-20T11:30:00Z".parse().unwrap());
    rig.get(&an_hour, "/v1/account").await.must(200);
}

#[tokio::test]
async fn a_session_ends_by_idleness() {
    let rig = Rig::new();
    rig.account("amal").await;
    let caller = rig.signed_in("amal").await;
    rig.clock.set("2026-11-20T21:59:00Z".parse().unwrap());
    rig.get(&caller, "/v1/account").await.must(200);
    rig.clock.set("2026-11-21T09:58:00Z".parse().unwrap());
    rig.get(&caller, "/v1/account").await.must(200);
    rig.clock.set("2026-11-21T21:58:00Z".parse().unwrap());
    rig.get(&caller, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn name_password_and_preferences_are_the_callers_own() {
    let rig = Rig::new();
    rig.account("amal").await;
    let caller = rig.signed_in("amal").await;
    let patch = async |path: &str, body: Json| rig.send(&caller, Method::PATCH, path, Some(body)).await;
    assert_eq!(
        patch("/v1/account/name", json!({"name": "Amal B."})).await.must(200)["name"],
        "Amal B."
    );
    assert_eq!(rig.get(&caller, "/v1/account/prefs").await.must(200), json!({}));
    let account = patch("/v1/account/prefs", json!({"prefs": {"theme": "dark"}}))
        .await
        .must(200);
    assert_eq!(account["prefs"], json!({"theme": "dark"}));
    patch("/v1/account/prefs", json!({"prefs": {"text": "x".repeat(70_000)}}))
        .await
        .refused(400, "general_argument_invalid");
    let wrong = json!({"password": "another password", "oldPassword": "not this one"});
    patch("/v1/account/password", wrong)
        .await
        .refused(401, "user_invalid_credentials");
    patch(
        "/v1/account/password",
        json!({"password": "another password", "oldPassword": PASSWORD}),
    )
    .await
    .must(200);
    rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD)
        .await
        .refused(401, "user_invalid_credentials");
    rig.sign_in(&Caller::guest(), &address("amal"), "another password")
        .await
        .must(201);
}

#[tokio::test]
async fn cookies_are_secure_over_https_and_end_with_the_browser_on_a_shared_computer() {
    let rig = Rig::set(&[
        ("public_url", "https://diwan.example"),
        ("fallback_cookies", "on"),
        ("allowed_hosts", "elsewhere.example"),
    ]);
    rig.account("amal").await;
    let body = json!({"email": address("amal"), "password": PASSWORD, "shared": true});
    let page = Caller::guest().with("origin", "https://elsewhere.example");
    let opened = rig.post(&page, "/v1/account/sessions/email", body).await;
    assert!(
        opened
            .cookies()
            .iter()
            .all(|line| line.contains("; Secure") && !line.contains("Expires"))
    );
    assert!(opened.header("x-fallback-cookies").contains("a_session_diwan"));
}
