//! What the holder of an account hears of it, on every node, and nobody else.

use accounts::token::Purpose;
use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::at_once::schema_of_its_own;
use crate::post::{PAGE, POST, sent_secret};
use crate::rig::{Caller, PASSWORD, Rig, address, documents};
use crate::socket::{Live, Socket};

const BUREAUX: &str = "databases.main.collections.bureaux.documents";

/// The next event must have that name for the account; its payload.
async fn hears(socket: &mut Socket, account: &str, name: &str) -> Json {
    let event = socket.event_record().await;
    let names: Vec<&str> = event["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    assert_eq!(names[0], format!("users.{account}.{name}"));
    assert!(names.contains(&"users.*") && names.contains(&format!("users.{account}").as_str()));
    let channels = event["channels"].as_array().unwrap();
    assert!(channels.contains(&json!("account")) && channels.contains(&json!(format!("account.{account}"))));
    assert_eq!(event["subscriptions"], json!(["s"]));
    event["payload"].clone()
}

async fn change(rig: &Rig, caller: &Caller, method: Method, path: &str, body: Json) -> Json {
    let reply = rig
        .send(caller, method, &format!("/v1/account/{path}"), Some(body))
        .await;
    assert!(reply.status.is_success(), "{path}: {}", reply.text());
    if reply.bytes.is_empty() {
        Json::Null
    } else {
        reply.json()
    }
}

#[tokio::test]
async fn sessions_are_told_without_their_secret_to_their_account_alone() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut own = live.listening(&amal, &["account"]).await;
    let mut other = live
        .listening(&admin, &["account", &format!("account.{id}"), BUREAUX])
        .await;
    let second = rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD).await;
    let session = second.json();
    let second = Caller::guest().with("cookie", &second.cookie());
    let name = |action: &str| format!("sessions.{}.{action}", session["$id"].as_str().unwrap());
    let payload = hears(&mut own, &id, &name("create")).await;
    for (key, value) in session.as_object().unwrap() {
        let is_of_reader = ["current", "secret"].contains(&key.as_str());
        assert!(is_of_reader || payload[key] == *value, "{key}: {payload}");
    }
    assert_eq!(payload["secret"], "");
    assert!(payload.get("tokenHash").is_none(), "{payload}");
    rig.clock.set("2026-11-20T10:05:00Z".parse().unwrap());
    let extended = change(&rig, &second, Method::PATCH, "sessions/current", json!({})).await;
    let payload = hears(&mut own, &id, &name("update")).await;
    assert_eq!(payload["expire"], extended["expire"]);
    change(&rig, &second, Method::DELETE, "sessions/current", json!({})).await;
    let payload = hears(&mut own, &id, &name("delete")).await;
    assert_eq!(payload["$id"], session["$id"], "as it was");
    rig.bureau(&admin, "b1").await;
    assert_eq!(
        other.event_record().await["payload"]["$id"],
        "b1",
        "nothing of the account was told before"
    );
}

#[tokio::test]
async fn a_session_that_is_merely_used_is_no_news() {
    let rig = Rig::new();
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut own = live.listening(&amal, &["account"]).await;
    rig.clock.set("2026-11-20T10:30:00Z".parse().unwrap());
    rig.get(&amal, "/v1/account").await.must(200);
    change(&rig, &amal, Method::PATCH, "name", json!({"name": "Amal"})).await;
    assert_eq!(hears(&mut own, &id, "update.name").await["name"], "Amal");
}

#[tokio::test]
async fn proofs_are_told_when_they_are_asked_for_and_when_they_are_used() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut own = live.listening(&amal, &["account"]).await;
    let token = change(&rig, &amal, Method::POST, "verifications/email", json!({"url": PAGE})).await;
    let name = |part: &str, token: &Json, action: &str| format!("{part}.{}.{action}", token["$id"].as_str().unwrap());
    let payload = hears(&mut own, &id, &name("verification", &token, "create")).await;
    assert_eq!(payload, token, "as the answer says, without a secret");
    let (user, secret) = sent_secret(&rig, Purpose::EmailVerification, &address("amal")).await;
    let body = json!({"userId": user, "secret": secret});
    change(&rig, &amal, Method::PUT, "verifications/email", body).await;
    let payload = hears(&mut own, &id, &name("verification", &token, "update")).await;
    assert!(!payload.to_string().contains(&secret));
    let body = json!({"email": address("amal"), "url": PAGE});
    let token = change(&rig, &amal, Method::POST, "recovery", body).await;
    hears(&mut own, &id, &name("recovery", &token, "create")).await;
    let (user, secret) = sent_secret(&rig, Purpose::Recovery, &address("amal")).await;
    let password = "une phrase assez longue";
    let body = json!({"userId": user, "secret": secret, "password": password, "passwordAgain": password});
    change(&rig, &Caller::guest(), Method::PUT, "recovery", body).await;
    assert_eq!(
        own.closed().await.1,
        1000,
        "the session has ended with the former password"
    );
}

#[tokio::test]
async fn codes_that_open_a_session_and_addresses_of_nobody_are_no_news() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut own = live.listening(&amal, &["account"]).await;
    for email in [address("amal"), address("nobody")] {
        let code = json!({"userId": id, "email": email});
        change(&rig, &Caller::guest(), Method::POST, "tokens/email", code).await;
    }
    let body = json!({"email": address("nobody"), "url": PAGE});
    change(&rig, &Caller::guest(), Method::POST, "recovery", body).await;
    change(&rig, &amal, Method::PATCH, "prefs", json!({"prefs": {"a": "b"}})).await;
    hears(&mut own, &id, "update.prefs").await;
}

#[tokio::test]
async fn devices_and_every_respect_of_the_account_are_told() {
    let rig = Rig::new();
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let live = Live::of(&rig).await;
    let mut own = live.listening(&amal, &["account"]).await;
    let device = json!({"targetId": "phone", "identifier": "endpoint-1"});
    change(&rig, &amal, Method::POST, "targets/push", device).await;
    let payload = hears(&mut own, &id, "targets.phone.create").await;
    assert_eq!(
        (&payload["providerType"], &payload["identifier"]),
        (&json!("push"), &json!("")),
        "whoever knows the identifier may send there"
    );
    change(
        &rig,
        &amal,
        Method::PUT,
        "targets/phone/push",
        json!({"identifier": "endpoint-2"}),
    )
    .await;
    hears(&mut own, &id, "targets.phone.update").await;
    change(&rig, &amal, Method::DELETE, "targets/phone/push", json!({})).await;
    hears(&mut own, &id, "targets.phone.delete").await;
    for (path, body) in [
        ("name", json!({"name": "Amal B"})),
        ("prefs", json!({"prefs": {"theme": "dark"}})),
        ("email", json!({"email": "other@commune.example", "password": PASSWORD})),
        ("phone", json!({"phone": "+212612345678", "password": PASSWORD})),
    ] {
        change(&rig, &amal, Method::PATCH, path, body).await;
        let payload = hears(&mut own, &id, &format!("update.{path}")).await;
        assert_eq!(payload["$id"], json!(id));
        assert!(payload.get("passwordHash").is_none() && !payload.to_string().contains("argon2"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_to_an_account_on_one_node_is_told_on_the_other() {
    let Some(url) = schema_of_its_own("holders").await else {
        return;
    };
    let elsewhere = schema_of_its_own("neighbours").await.unwrap();
    let node = |url: &str| Rig::set(&[("database_url", url)]);
    let (first, second, neighbour) = (node(&url), node(&url), node(&elsewhere));
    let id = first.account("amal").await;
    let amal = first.signed_in("amal").await;
    let live = Live::of(&second).await;
    let mut own = live.listening(&amal, &["account"]).await;
    let here = Live::of(&first).await;
    let mut near = here.listening(&amal, &["account"]).await;
    neighbour.account("amal").await;
    neighbour.signed_in("amal").await;
    let session = first.sign_in(&Caller::guest(), &address("amal"), PASSWORD).await.json();
    let name = format!("sessions.{}.create", session["$id"].as_str().unwrap());
    for socket in [&mut own, &mut near] {
        assert_eq!(hears(socket, &id, &name).await["secret"], "");
    }
    let path = format!("sessions/{}", session["$id"].as_str().unwrap());
    change(&first, &amal, Method::DELETE, &path, json!({})).await;
    let name = format!("sessions.{}.delete", session["$id"].as_str().unwrap());
    for socket in [&mut own, &mut near] {
        let payload = hears(socket, &id, &name).await;
        assert_eq!(payload["provider"], session["provider"], "once, and as it was");
    }
    change(&first, &amal, Method::PATCH, "name", json!({"name": "Amal"})).await;
    for socket in [&mut own, &mut near] {
        hears(socket, &id, "update.name").await;
    }
}

#[tokio::test]
async fn a_sign_in_changes_nobodys_rights_and_ends_nobodys_session() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("clerk", &[], &[]).await;
    rig.signed_in("clerk").await;
    let stamps = || (rig.app.engine.rights_stamp(), rig.app.accounts.stamp());
    let before = stamps();
    let clerk = rig.signed_in("clerk").await;
    assert_eq!(stamps(), before);
    rig.clock.set("2026-11-20T10:30:00Z".parse().unwrap());
    rig.get(&admin, "/v1/account").await.must(200);
    assert_eq!(stamps(), before, "nor does a session that is used");
    change(&rig, &clerk, Method::DELETE, "sessions/current", json!({})).await;
    let ended = stamps();
    assert!(ended.0 == before.0 && ended.1 > before.1, "a session that ends does");
    let users = rig.get(&admin, &documents("users")).await.json();
    let row = &users["documents"][0]["$id"];
    let path = format!("{}/{}", documents("users"), row.as_str().unwrap());
    let granted = json!({"data": {"permissions": ["rh-managements:read"]}});
    rig.send(&admin, Method::PATCH, &path, Some(granted)).await.must(200);
    assert!(stamps().0 > ended.0, "and so does a permission");
}
