//! Proving the address, changing what proves the account, and leaving.

use accounts::token::Purpose;
use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::post::{PAGE, POST, outbox, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address};

const PATH: &str = "/v1/account/verifications/email";

async fn put_verification(rig: &Rig, path: &str, user: &str, secret: &str) -> Reply {
    let body = json!({"userId": user, "secret": secret});
    rig.send(&Caller::guest(), Method::PUT, path, Some(body)).await
}

async fn patch(rig: &Rig, caller: &Caller, what: &str, body: Json) -> Reply {
    rig.send(caller, Method::PATCH, &format!("/v1/account/{what}"), Some(body))
        .await
}

#[tokio::test]
async fn an_address_is_proven_once_by_its_letter_without_a_session() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    rig.post(&Caller::guest(), PATH, json!({"url": PAGE}))
        .await
        .refused(401, "general_unauthorized_scope");
    rig.post(&amal, PATH, json!({}))
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&amal, PATH, json!({"url": "https://evil.example"}))
        .await
        .refused(400, "general_argument_invalid");
    let token = rig
        .post(&amal, "/v1/account/verification", json!({"url": PAGE}))
        .await
        .must(201);
    assert_eq!((&token["userId"], &token["secret"]), (&json!(id), &json!("")));
    let (user, secret) = sent_secret(&rig, Purpose::EmailVerification, &address("amal")).await;
    // Which accounts there are is not to be tried: nobody's id and a wrong secret are one answer, like with a recovery.
    for path in [PATH, "/v1/account/verifications/phone", "/v1/account/recovery"] {
        let body = |user: &str| json!({"userId": user, "secret": "wrong", "password": "une phrase assez longue"});
        let mut answers = Vec::new();
        for user in ["nobody", user.as_str()] {
            let reply = rig.send(&Caller::guest(), Method::PUT, path, Some(body(user))).await;
            answers.push(reply.refused(401, "user_invalid_token"));
        }
        assert_eq!(answers[0], answers[1], "{path}");
    }
    put_verification(&rig, PATH, &user, &secret).await.must(200);
    assert_eq!(rig.get(&amal, "/v1/account").await.must(200)["emailVerification"], true);
    put_verification(&rig, PATH, &user, &secret)
        .await
        .refused(401, "user_invalid_token");
    rig.post(&amal, PATH, json!({"url": PAGE}))
        .await
        .refused(409, "user_email_already_verified");
}

#[tokio::test]
async fn a_letter_to_the_former_address_proves_nothing() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    rig.account("brahim").await;
    let amal = rig.signed_in("amal").await;
    rig.post(&amal, PATH, json!({"url": PAGE})).await.must(201);
    let (user, secret) = sent_secret(&rig, Purpose::EmailVerification, &address("amal")).await;
    let new = |email: &str, password: &str| json!({"email": email, "password": password});
    patch(&rig, &amal, "email", new("a@commune.example", "not the password"))
        .await
        .refused(401, "user_invalid_credentials");
    patch(&rig, &amal, "email", new(&address("brahim"), PASSWORD))
        .await
        .refused(400, "general_bad_request");
    patch(&rig, &amal, "email", new("nothing", PASSWORD))
        .await
        .refused(400, "general_argument_invalid");
    let changed = patch(&rig, &amal, "email", new("A@commune.example", PASSWORD))
        .await
        .must(200);
    assert_eq!(
        (&changed["email"], &changed["emailVerification"]),
        (&json!("a@commune.example"), &json!(false))
    );
    put_verification(&rig, PATH, &user, &secret)
        .await
        .refused(401, "user_invalid_token");
    let last = outbox(&rig).await.pop().unwrap();
    assert_eq!(
        (last[0].as_str(), last[1].as_str()),
        (address("amal").as_str(), "Your e-mail address was changed")
    );
}

#[tokio::test]
async fn a_number_is_proven_by_its_code_and_belongs_to_one() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    rig.account("brahim").await;
    let (amal, brahim) = (rig.signed_in("amal").await, rig.signed_in("brahim").await);
    let path = "/v1/account/verifications/phone";
    rig.post(&amal, path, json!({}))
        .await
        .refused(400, "user_phone_not_found");
    let phone = json!({"phone": "+212612345678", "password": PASSWORD});
    patch(&rig, &amal, "phone", json!({"phone": "+21261", "password": PASSWORD}))
        .await
        .refused(400, "general_argument_invalid");
    for caller in [&amal, &brahim] {
        patch(&rig, caller, "phone", phone.clone()).await.must(200);
        rig.post(caller, path, json!({})).await.must(201);
    }
    let (user, code) = sent_secret(&rig, Purpose::PhoneVerification, "+212612345678").await;
    put_verification(&rig, path, &user, "nothing")
        .await
        .refused(401, "user_invalid_token");
    put_verification(&rig, path, &user, &code).await.must(200);
    rig.post(&brahim, path, json!({}))
        .await
        .refused(409, "user_phone_already_verified");
    patch(&rig, &amal, "phone", phone)
        .await
        .refused(409, "user_phone_already_exists");
}

#[tokio::test]
async fn a_changed_password_is_told_and_other_sessions_end() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let (amal, other) = (rig.signed_in("amal").await, rig.signed_in("amal").await);
    let body = json!({"password": "une phrase assez longue", "oldPassword": PASSWORD});
    patch(&rig, &amal, "password", body).await.must(200);
    rig.get(&amal, "/v1/account").await.must(200);
    rig.get(&other, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let last = outbox(&rig).await.pop().unwrap();
    assert_eq!(
        (last[0].as_str(), last[1].as_str()),
        (address("amal").as_str(), "Your password was changed")
    );
}

#[tokio::test]
async fn an_account_may_be_left_unless_nobody_else_administers() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    patch(&rig, &admin, "status", json!({}))
        .await
        .refused(409, "last_administrator");
    rig.send(&admin, Method::DELETE, "/v1/account", None)
        .await
        .refused(409, "last_administrator");
    rig.user("amal", &[], &[]).await;
    let amal = rig.signed_in("amal").await;
    let gone = patch(&rig, &amal, "status", json!({})).await;
    assert!(gone.cookies().iter().all(|line| line.contains("Max-Age=0")) && gone.cookies().len() == 1);
    assert_eq!(gone.must(200)["status"], false);
    rig.get(&amal, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD)
        .await
        .refused(403, "user_blocked");
    rig.account("brahim").await;
    let brahim = rig.signed_in("brahim").await;
    let gone = rig.send(&brahim, Method::DELETE, "/v1/account", None).await;
    assert_eq!((gone.status.as_u16(), gone.cookies().len()), (204, 1));
    rig.sign_in(&Caller::guest(), &address("brahim"), PASSWORD)
        .await
        .refused(401, "user_invalid_credentials");
}

#[tokio::test]
async fn the_log_tells_what_was_done_and_tried_newest_first() {
    let rig = Rig::new();
    let id = rig.account("amal").await;
    rig.sign_in(&Caller::guest(), &address("amal"), "not the password")
        .await
        .refused(401, "user_invalid_credentials");
    let amal = rig
        .signed_in("amal")
        .await
        .with("user-agent", "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
    patch(&rig, &amal, "name", json!({"name": "Amal B."})).await.must(200);
    let logs = rig.get(&amal, "/v1/account/logs").await.must(200);
    let events: Vec<&str> = logs["logs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["event"].as_str().unwrap())
        .collect();
    assert_eq!(events, ["name.update", "session.create", "session.failed"]);
    let first = &logs["logs"][0];
    assert_eq!(
        (&logs["total"], &first["userId"], &first["clientName"]),
        (&json!(3), &json!(id), &json!("Firefox"))
    );
    assert!(
        first.as_object().unwrap().values().all(|value| !value.is_null()),
        "{first}"
    );
}

#[tokio::test]
async fn the_log_is_read_by_pages() {
    let rig = Rig::new();
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    patch(&rig, &amal, "name", json!({"name": "Amal B."})).await.must(200);
    let query = crate::rig::query(&[
        json!({"method": "limit", "values": [1]}),
        json!({"method": "offset", "values": [1]}),
    ]);
    let page = rig
        .get(&amal, &format!("/v1/account/logs?{query}&total=false"))
        .await
        .must(200);
    assert_eq!(
        (&page["total"], &page["logs"][0]["event"]),
        (&json!(0), &json!("session.create"))
    );
    let wrong = crate::rig::query(&[json!({"method": "equal", "attribute": "event", "values": ["x"]})]);
    rig.get(&amal, &format!("/v1/account/logs?{wrong}"))
        .await
        .refused(400, "general_query_invalid");
    rig.get(&Caller::guest(), "/v1/account/logs")
        .await
        .refused(401, "general_unauthorized_scope");
}
