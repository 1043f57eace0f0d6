//! Accounts, for holders of keys.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, PASSWORD, Rig, address, query};

const USERS: &str = "/v1/users";

async fn change(rig: &Rig, key: &Caller, path: &str, body: Json) -> crate::rig::Reply {
    let method = if path.ends_with("labels") {
        Method::PUT
    } else {
        Method::PATCH
    };
    rig.send(key, method, &format!("{USERS}/{path}"), Some(body)).await
}

async fn made(rig: &Rig, key: &Caller, id: &str) -> Json {
    let body = json!({"userId": id, "email": address(id), "password": PASSWORD, "name": id});
    rig.post(key, USERS, body).await.must(201)
}

#[tokio::test]
async fn only_keys_with_the_scope_see_or_change_accounts() {
    let rig = Rig::new();
    let (admin, reader) = (rig.admin().await, rig.key(&["users.read", "tokens.read"]).await);
    for caller in [&Caller::guest(), &admin] {
        rig.get(caller, USERS).await.refused(401, "general_unauthorized_scope");
        rig.get(caller, "/v1/tokens/x")
            .await
            .refused(401, "general_unauthorized_scope");
        rig.post(caller, USERS, json!({}))
            .await
            .refused(401, "general_unauthorized_scope");
    }
    assert_eq!(rig.get(&reader, USERS).await.must(200)["total"], 1);
    let body = json!({"userId": "x", "email": address("x")});
    rig.post(&reader, USERS, body)
        .await
        .refused(401, "general_unauthorized_scope");
    for path in ["x/sessions", "x/tokens", "x/jwts"] {
        rig.post(&reader, &format!("{USERS}/{path}"), json!({}))
            .await
            .refused(401, "general_unauthorized_scope");
    }
    rig.get(&reader, "/v1/tokens/x").await.refused(404, "token_not_found");
    rig.get(&reader, "/v1/tokens/buckets/b/files/f")
        .await
        .refused(404, "storage_bucket_not_found");
    rig.send(&reader, Method::DELETE, "/v1/tokens/x", None)
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn an_account_is_made_listed_searched_and_told_without_its_password() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    let amal = made(&rig, &key, "amal").await;
    assert_eq!(
        [&amal["password"], &amal["hash"], &amal["hashOptions"]],
        [&Json::Null; 3]
    );
    made(&rig, &key, "brahim").await;
    let taken = json!({"userId": "unique()", "email": address("amal")});
    rig.post(&key, USERS, taken).await.refused(409, "user_already_exists");
    let taken = json!({"userId": "amal", "email": address("other")});
    rig.post(&key, USERS, taken).await.refused(409, "user_already_exists");
    let short = json!({"userId": "c", "email": address("c"), "password": "short"});
    rig.post(&key, USERS, short)
        .await
        .refused(400, "general_argument_invalid");
    let found = rig.get(&key, &format!("{USERS}?search=AMA")).await.must(200);
    assert_eq!(
        (&found["total"], &found["users"][0]["$id"]),
        (&json!(1), &json!("amal"))
    );
    let by = query(&[json!({"method": "equal", "attribute": "email", "values": [address("brahim")]})]);
    assert_eq!(
        rig.get(&key, &format!("{USERS}?{by}")).await.must(200)["users"][0]["$id"],
        "brahim"
    );
    let by = query(&[json!({"method": "startsWith", "attribute": "passwordHash", "values": ["$"]})]);
    rig.get(&key, &format!("{USERS}?{by}"))
        .await
        .refused(400, "general_query_invalid");
    assert_eq!(
        rig.get(&key, &format!("{USERS}/amal")).await.must(200)["email"],
        address("amal")
    );
    rig.get(&key, &format!("{USERS}/nobody"))
        .await
        .refused(404, "user_not_found");
    rig.signed_in("amal").await;
}

#[tokio::test]
async fn each_part_of_an_account_is_changed() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    made(&rig, &key, "brahim").await;
    for (path, body) in [
        ("name", json!({"name": "Amal B."})),
        ("verification", json!({"emailVerification": true})),
        ("mfa", json!({"mfa": true})),
        ("labels", json!({"labels": ["vip", "a1"]})),
    ] {
        let user = change(&rig, &key, &format!("amal/{path}"), body.clone())
            .await
            .must(200);
        let (field, value) = body.as_object().unwrap().iter().next().unwrap();
        assert_eq!(&user[field], value, "{path}");
    }
    let number = json!({"number": "06 12 34 56 78"});
    let user = change(&rig, &key, "amal/phone", number).await.must(200);
    assert_eq!(user["phone"], "+212612345678");
    let proven = json!({"phoneVerification": true});
    let user = change(&rig, &key, "amal/verification/phone", proven).await.must(200);
    assert_eq!(user["phoneVerification"], true);
    let another = json!({"email": "NEW@Commune.example"});
    let user = change(&rig, &key, "amal/email", another).await.must(200);
    assert_eq!(user["email"], "new@commune.example");
    assert_eq!(user["emailVerification"], false, "another address is not proven");
    let prefs = change(&rig, &key, "amal/prefs", json!({"prefs": {"a": 1}}))
        .await
        .must(200);
    assert_eq!(prefs, json!({"a": 1}));
    assert_eq!(rig.get(&key, &format!("{USERS}/amal/prefs")).await.must(200), prefs);
    let targets = rig.get(&key, &format!("{USERS}/amal/targets")).await.must(200);
    assert_eq!(targets["total"], 2, "the address and the number");
}

#[tokio::test]
async fn what_is_taken_wrong_or_unknown_is_refused() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    made(&rig, &key, "brahim").await;
    for part in ["phone", "verification/phone"] {
        let body = json!({"number": "+212612345678", "phoneVerification": true});
        change(&rig, &key, &format!("amal/{part}"), body).await.must(200);
    }
    let wrong = "general_argument_invalid";
    for (path, body, told) in [
        (
            "amal/email",
            json!({"email": address("brahim")}),
            (409, "user_email_already_exists"),
        ),
        (
            "brahim/phone",
            json!({"number": "+212612345678"}),
            (409, "user_phone_already_exists"),
        ),
        (
            "brahim/verification/phone",
            json!({"phoneVerification": true}),
            (400, "user_phone_not_found"),
        ),
        ("amal/labels", json!({"labels": ["no spaces"]}), (400, wrong)),
        ("amal/password", json!({"password": "short"}), (400, wrong)),
        ("amal/status", json!({"status": "yes"}), (400, wrong)),
        (
            "amal/impersonator",
            json!({"impersonator": true}),
            (405, "general_not_implemented"),
        ),
        ("nobody/name", json!({"name": "x"}), (404, "user_not_found")),
    ] {
        change(&rig, &key, path, body).await.refused(told.0, told.1);
    }
}

#[tokio::test]
async fn a_password_or_a_status_ends_every_session() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    let caller = rig.signed_in("amal").await;
    change(
        &rig,
        &key,
        "amal/password",
        json!({"password": "quite another password"}),
    )
    .await
    .must(200);
    rig.get(&caller, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let opened = rig
        .sign_in(&Caller::guest(), &address("amal"), "quite another password")
        .await;
    let caller = Caller::guest().with("cookie", &opened.cookie());
    change(&rig, &key, "amal/status", json!({"status": false}))
        .await
        .must(200);
    rig.get(&caller, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let gone = rig.send(&key, Method::DELETE, &format!("{USERS}/amal"), None).await;
    assert_eq!(gone.status, 204);
    rig.get(&key, &format!("{USERS}/amal"))
        .await
        .refused(404, "user_not_found");
}

#[tokio::test]
async fn the_last_administrator_stays_whoever_asks() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    let id = rig.get(&admin, "/v1/account").await.must(200)["$id"]
        .as_str()
        .unwrap()
        .to_owned();
    change(&rig, &key, &format!("{id}/status"), json!({"status": false}))
        .await
        .refused(409, "last_administrator");
    rig.send(&key, Method::DELETE, &format!("{USERS}/{id}"), None)
        .await
        .refused(409, "last_administrator");
    rig.get(&admin, "/v1/account").await.must(200);
}

#[tokio::test]
async fn sessions_are_opened_listed_and_ended() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    let sessions = format!("{USERS}/amal/sessions");
    let opened = rig.post(&key, &sessions, json!({})).await.must(201);
    let caller = Caller::guest().with("x-appwrite-session", opened["secret"].as_str().unwrap());
    assert_eq!(rig.get(&caller, "/v1/account").await.must(200)["$id"], "amal");
    rig.signed_in("amal").await;
    let listed = rig.get(&key, &sessions).await.must(200);
    assert_eq!(listed["total"], 2);
    assert!(
        listed["sessions"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["secret"] == "")
    );
    let one = format!("{sessions}/{}", opened["$id"].as_str().unwrap());
    assert_eq!(rig.send(&key, Method::DELETE, &one, None).await.status, 204);
    rig.send(&key, Method::DELETE, &one, None)
        .await
        .refused(404, "user_session_not_found");
    rig.get(&caller, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    assert_eq!(rig.send(&key, Method::DELETE, &sessions, None).await.status, 204);
    assert_eq!(rig.get(&key, &sessions).await.must(200)["total"], 0);
    assert!(rig.get(&key, &format!("{USERS}/amal/logs")).await.must(200)["total"].as_u64() > Some(0));
    let none = json!({"total": 0, "memberships": []});
    assert_eq!(
        rig.get(&key, &format!("{USERS}/amal/memberships")).await.must(200),
        none
    );
}

#[tokio::test]
async fn tokens_and_jwts_are_handed_over() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    let tokens = format!("{USERS}/amal/tokens");
    let exchange = async |secret: &Json| {
        let body = json!({"userId": "amal", "secret": secret});
        rig.post(&Caller::guest(), "/v1/account/sessions/token", body).await
    };
    for length in [4, 6, 64, 128] {
        let token = rig
            .post(&key, &tokens, json!({"length": length, "expire": 60}))
            .await
            .must(201);
        assert_eq!(token["secret"].as_str().unwrap().len(), length);
        let session = exchange(&token["secret"]).await.must(201);
        assert_eq!(
            (&session["provider"], &session["factors"]),
            (&json!("token"), &json!(["token"]))
        );
        exchange(&token["secret"]).await.refused(401, "user_invalid_token");
    }
    let token = rig.post(&key, &tokens, json!({})).await.must(201);
    rig.clock.set("2026-11-20T10:15:01Z".parse().unwrap());
    exchange(&token["secret"]).await.refused(401, "user_invalid_token");
    for wrong in [
        json!({"length": 3}),
        json!({"length": 129}),
        json!({"expire": 59}),
        json!({"length": "6"}),
    ] {
        rig.post(&key, &tokens, wrong)
            .await
            .refused(400, "general_argument_invalid");
    }
}

#[tokio::test]
async fn a_jwt_stands_for_a_session() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    made(&rig, &key, "amal").await;
    let jwts = format!("{USERS}/amal/jwts");
    rig.post(&key, &jwts, json!({}))
        .await
        .refused(404, "user_session_not_found");
    rig.signed_in("amal").await;
    let jwt = rig.post(&key, &jwts, json!({"duration": 60})).await.must(201);
    let caller = Caller::guest().with("x-appwrite-jwt", jwt["jwt"].as_str().unwrap());
    assert_eq!(rig.get(&caller, "/v1/account").await.must(200)["$id"], "amal");
}
