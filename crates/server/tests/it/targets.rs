//! Push targets and identities over the wire.

use accounts::identity::Vouched;
use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, Rig, escaped};

const PUSH: &str = "/v1/account/targets/push";

async fn add(rig: &Rig, caller: &Caller, id: &str, identifier: &str) -> crate::rig::Reply {
    let body = json!({"targetId": id, "identifier": identifier});
    rig.post(caller, PUSH, body).await
}

#[tokio::test]
async fn a_device_is_registered_changed_and_forgotten_by_its_owner_alone() {
    let rig = Rig::new();
    rig.account("amal").await;
    rig.account("brahim").await;
    let phone = "Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36";
    let caller = rig.signed_in("amal").await.with("user-agent", phone);
    let stranger = rig.signed_in("brahim").await;
    let target = add(&rig, &caller, "unique()", "endpoint-1").await.must(201);
    let id = target["$id"].as_str().unwrap().to_owned();
    assert_eq!(
        [&target["providerType"], &target["identifier"], &target["name"]],
        ["push", "endpoint-1", "Chrome, Android"]
    );
    let account = rig.get(&caller, "/v1/account").await.must(200);
    assert_eq!(account["targets"][0]["providerType"], "email");
    assert_eq!(account["targets"][1], target);
    add(&rig, &caller, &id, "endpoint-2")
        .await
        .refused(409, "user_target_already_exists");
    add(&rig, &stranger, "unique()", "endpoint-1")
        .await
        .refused(409, "user_target_already_exists");
    let one = format!("/v1/account/targets/{id}/push");
    let other = Some(json!({"identifier": "endpoint-3"}));
    for (method, body) in [(Method::PUT, other.clone()), (Method::DELETE, None)] {
        rig.send(&stranger, method, &one, body)
            .await
            .refused(404, "user_target_not_found");
    }
    let changed = rig.send(&caller, Method::PUT, &one, other).await.must(200);
    assert_eq!(changed["identifier"], "endpoint-3");
    assert_eq!(rig.send(&caller, Method::DELETE, &one, None).await.status, 204);
}

#[tokio::test]
async fn a_device_needs_an_identifier_and_a_right_id() {
    let rig = Rig::new();
    rig.account("amal").await;
    let caller = rig.signed_in("amal").await;
    for body in [
        json!({"targetId": "x"}),
        json!({"targetId": "x", "identifier": ""}),
        json!({"targetId": "_x", "identifier": "a"}),
    ] {
        rig.post(&caller, PUSH, body)
            .await
            .refused(400, "general_argument_invalid");
    }
}

#[tokio::test]
async fn the_device_of_an_ended_session_has_expired_and_gives_way() {
    let rig = Rig::new();
    rig.account("amal").await;
    rig.account("brahim").await;
    let (first, second, other) = (
        rig.signed_in("amal").await,
        rig.signed_in("amal").await,
        rig.signed_in("brahim").await,
    );
    add(&rig, &first, "shared", "endpoint").await.must(201);
    rig.send(&first, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    let account = rig.get(&second, "/v1/account").await.must(200);
    assert_eq!(account["targets"][1]["expired"], true);
    let taken = add(&rig, &other, "unique()", "endpoint").await.must(201);
    assert_eq!(taken["expired"], false);
    let account = rig.get(&second, "/v1/account").await.must(200);
    assert_eq!(account["targets"].as_array().unwrap().len(), 1);
}

/// Links an identity as a journey through a provider does.
async fn link(rig: &Rig, caller: &Caller, subject: &str) {
    let token = rig.get(caller, "/v1/account").await.must(200);
    let id = token["$id"].as_str().unwrap().to_owned();
    let vouched = Vouched {
        provider: "town".to_owned(),
        subject: subject.to_owned(),
        email: format!("{subject}@elsewhere.example"),
        is_verified: true,
        name: String::new(),
    };
    rig.app
        .accounts
        .link_identity(&id, vouched, accounts::Device::default())
        .await
        .unwrap();
}

#[tokio::test]
async fn identities_are_listed_by_queries() {
    let rig = Rig::new();
    rig.account("amal").await;
    rig.account("brahim").await;
    let (caller, stranger) = (rig.signed_in("amal").await, rig.signed_in("brahim").await);
    link(&rig, &caller, "one").await;
    link(&rig, &caller, "two").await;
    link(&rig, &stranger, "three").await;
    let all = rig.get(&caller, "/v1/account/identities").await.must(200);
    assert_eq!(all["total"], 2);
    let first = &all["identities"][0];
    assert!(
        first.as_object().unwrap().values().all(|value| !value.is_null()),
        "{first}"
    );
    assert_eq!([&first["providerUid"], &first["providerAccessToken"]], ["one", ""]);
    let by = |query: serde_json::Value| format!("/v1/account/identities?queries[0]={}", escaped(&query.to_string()));
    let two = json!({"method": "equal", "attribute": "providerUid", "values": ["two"]});
    assert_eq!(
        rig.get(&caller, &by(two)).await.must(200)["identities"][0]["providerEmail"],
        "two@elsewhere.example"
    );
    let others = json!({"method": "equal", "attribute": "providerUid", "values": ["three"]});
    assert_eq!(rig.get(&caller, &by(others)).await.must(200)["total"], 0);
    let unknown = json!({"method": "equal", "attribute": "secret", "values": ["x"]});
    rig.get(&caller, &by(unknown))
        .await
        .refused(400, "general_query_invalid");
}

#[tokio::test]
async fn an_identity_is_unlinked_by_its_owner_or_a_key() {
    let rig = Rig::new();
    rig.account("amal").await;
    rig.account("brahim").await;
    let (caller, stranger) = (rig.signed_in("amal").await, rig.signed_in("brahim").await);
    link(&rig, &caller, "one").await;
    link(&rig, &caller, "two").await;
    link(&rig, &stranger, "three").await;
    let all = rig.get(&caller, "/v1/account/identities").await.must(200);
    let first = &all["identities"][0];
    let one = format!("/v1/account/identities/{}", first["$id"].as_str().unwrap());
    rig.send(&stranger, Method::DELETE, &one, None)
        .await
        .refused(404, "user_identity_not_found");
    assert_eq!(rig.send(&caller, Method::DELETE, &one, None).await.status, 204);
    rig.send(&caller, Method::DELETE, &one, None)
        .await
        .refused(404, "user_identity_not_found");
    let key = rig.key(&["users.read", "users.write"]).await;
    let listed = rig.get(&key, "/v1/users/identities").await.must(200);
    assert_eq!(listed["total"], 2);
    let last = format!(
        "/v1/users/identities/{}",
        listed["identities"][0]["$id"].as_str().unwrap()
    );
    assert_eq!(rig.send(&key, Method::DELETE, &last, None).await.status, 204);
}
