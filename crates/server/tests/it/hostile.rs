//! Callers who mean harm: they learn nothing, guess nothing, keep nothing and find nothing.

use std::path::Path;

use accounts::token::Purpose;
use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::post::{PAGE, POST, outbox, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address};

/// Status, the names in the body, and how many statements it took.
async fn seen(rig: &Rig, path: &str, body: Json) -> (u16, Vec<String>, u64) {
    let before = rig.app.engine.store().statements();
    let reply = rig.post(&Caller::guest(), path, body).await;
    let took = rig.app.engine.store().statements() - before;
    let json = reply.json();
    let names = json.as_object().unwrap().iter().map(|(name, value)| match value {
        Json::String(text) if name != "message" => format!("{name}: {} characters", text.len()),
        other => format!("{name}: {other}"),
    });
    (reply.status.as_u16(), names.collect(), took)
}

#[tokio::test]
async fn a_known_and_an_unknown_address_are_told_apart_by_nothing() {
    let rig = Rig::set(POST);
    let calls = [
        ("sessions/email", json!({"password": "not the password"})),
        ("recovery", json!({"url": PAGE})),
        ("tokens/email", json!({"userId": "unique()"})),
        ("tokens/magic-url", json!({"userId": "unique()", "url": PAGE})),
    ];
    rig.account("amal").await;
    for (path, mut body) in calls {
        let path = format!("/v1/account/{path}");
        let mut told = Vec::new();
        // The first call makes what is made once.
        for email in ["warm@commune.example", "amal@commune.example", "zina@commune.example"] {
            body["email"] = email.into();
            told.push(seen(&rig, &path, body.clone()).await);
        }
        assert_eq!(told[1], told[2], "{path}");
    }
}

fn newcomer(email: &str) -> Json {
    json!({"userId": "unique()", "email": email, "password": "une phrase assez longue", "name": "X Y"})
}

#[tokio::test]
async fn a_sign_up_under_a_taken_address_looks_like_any_other() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let mut told = Vec::new();
    for email in ["warm@commune.example", "amal@commune.example", "zina@commune.example"] {
        told.push(seen(&rig, "/v1/account", newcomer(email)).await);
    }
    let shape = |(status, names, _): &(u16, Vec<String>, u64)| {
        // Targets tell their ids, which are made anew.
        let plain = names.iter().filter(|name| !name.starts_with("targets"));
        (
            *status,
            plain.map(|text| text.replace("amal@", "zina@")).collect::<Vec<_>>(),
        )
    };
    assert_eq!(shape(&told[1]).0, 201);
    assert_eq!(shape(&told[1]), shape(&told[2]));
    assert_eq!(told[1].2, told[2].2, "statements");
    rig.sign_in(&Caller::guest(), &address("amal"), "une phrase assez longue")
        .await
        .refused(401, "user_invalid_credentials");
    rig.signed_in("amal").await;
    let letters: Vec<String> = outbox(&rig)
        .await
        .into_iter()
        .map(|[to, subject, ..]| format!("{to} {subject}"))
        .collect();
    assert!(
        letters.contains(&"amal@commune.example You already have an account".to_owned()),
        "{letters:?}"
    );
}

#[tokio::test]
async fn a_taken_id_is_refused_whatever_the_address() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let mut taken = newcomer("other@commune.example");
    taken["userId"] = "same".into();
    rig.post(&Caller::guest(), "/v1/account", taken.clone()).await.must(201);
    for email in ["amal@commune.example", "free@commune.example"] {
        taken["email"] = email.into();
        rig.post(&Caller::guest(), "/v1/account", taken.clone())
            .await
            .refused(409, "user_already_exists");
    }
}

#[tokio::test]
async fn sign_up_can_be_switched_off_and_then_nobody_new_comes_in() {
    let rig = Rig::set(&[POST, &[("sign_up", "off")]].concat());
    rig.account("amal").await;
    let guest = Caller::guest();
    let body = json!({"userId": "x", "email": "new@commune.example", "password": PASSWORD});
    rig.post(&guest, "/v1/account", body)
        .await
        .refused(501, "user_auth_method_unsupported");
    let body = json!({"userId": "x", "email": "new@commune.example"});
    rig.post(&guest, "/v1/account/tokens/email", body).await.must(201);
    let (user, code) = sent_secret(&rig, Purpose::EmailCode, "new@commune.example").await;
    let body = json!({"userId": user, "secret": code});
    rig.post(&guest, "/v1/account/sessions/token", body)
        .await
        .refused(401, "user_invalid_token");
    let options = rig.get(&guest, "/v1/sign-in").await.must(200);
    assert_eq!(
        options,
        json!({"signUp": false, "mail": true, "sms": true, "providers": []})
    );
    let bare = Rig::new().get(&guest, "/v1/sign-in").await.must(200);
    assert_eq!(
        bare,
        json!({"signUp": true, "mail": false, "sms": false, "providers": []})
    );
}

#[tokio::test]
async fn a_planted_session_is_never_taken_up_and_a_closed_one_stays_closed() {
    let rig = Rig::new();
    rig.account("amal").await;
    rig.account("eve").await;
    let planted = Caller::guest().with("cookie", "a_session_diwan=planted");
    let opened = rig.sign_in(&planted, &address("amal"), PASSWORD).await;
    assert_ne!(opened.cookie(), "a_session_diwan=planted");
    rig.get(&planted, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    let eve = rig.signed_in("eve").await;
    rig.sign_in(&eve, &address("amal"), PASSWORD)
        .await
        .refused(401, "user_session_already_exists");
    let body = json!({"userId": "x", "secret": "123456"});
    rig.post(&eve, "/v1/account/sessions/token", body)
        .await
        .refused(401, "user_session_already_exists");
    let amal = Caller::guest().with("cookie", &opened.cookie());
    rig.send(&amal, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    for way in ["cookie", "x-appwrite-session"] {
        let token = opened.cookie();
        let value = if way == "cookie" {
            token.as_str()
        } else {
            token.split_once('=').unwrap().1
        };
        let again = rig.get(&Caller::guest().with(way, value), "/v1/account").await;
        again.refused(401, "general_unauthorized_scope");
    }
}

/// Every byte under a folder.
fn bytes_of(folder: &Path, into: &mut Vec<u8>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        if entry.file_type().unwrap().is_dir() {
            bytes_of(&entry.path(), into);
        } else {
            into.extend(std::fs::read(entry.path()).unwrap());
        }
    }
}

/// Has every kind of secret told to one person, and gives them.
async fn secrets_told(rig: &Rig) -> Vec<String> {
    let opened = rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD).await;
    let amal = Caller::guest().with("cookie", &opened.cookie());
    let jwt = rig.post(&amal, "/v1/account/jwts", json!({})).await.must(201);
    let new = "une phrase que nul ne lit";
    let body = json!({"password": new, "oldPassword": PASSWORD});
    rig.send(&amal, Method::PATCH, "/v1/account/password", Some(body))
        .await
        .must(200);
    rig.post(&amal, "/v1/account/verifications/email", json!({"url": PAGE}))
        .await
        .must(201);
    rig.post(
        &Caller::guest(),
        "/v1/account/recovery",
        json!({"email": address("amal"), "url": PAGE}),
    )
    .await
    .must(201);
    let body = json!({"userId": "x", "email": address("amal"), "url": PAGE});
    rig.post(&Caller::guest(), "/v1/account/tokens/magic-url", body)
        .await
        .must(201);
    let mut secrets = vec![
        PASSWORD.to_owned(),
        new.to_owned(),
        jwt["jwt"].as_str().unwrap().to_owned(),
    ];
    secrets.push(opened.cookie().split_once('=').unwrap().1.to_owned());
    for purpose in [Purpose::EmailVerification, Purpose::Recovery, Purpose::MagicLink] {
        secrets.push(sent_secret(rig, purpose, &address("amal")).await.1);
    }
    secrets
}

#[tokio::test]
async fn no_secret_stands_in_the_files_of_the_house() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let secrets = secrets_told(&rig).await;
    let mut bytes = Vec::new();
    bytes_of(&rig.app.config.data, &mut bytes);
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("amal@commune.example") && holds("••••••"), "the files are read");
    for secret in secrets {
        assert!(secret.len() > 8 && !holds(&secret), "{secret}");
    }
}

#[tokio::test]
async fn limits_close_one_pair_of_person_and_network_whatever_headers_say() {
    let rig = Rig::set(&[POST, &[("rate_limits", "on")]].concat());
    rig.account("amal").await;
    let ask = async |caller: &Caller, email: &str| -> Reply {
        let body = json!({"email": email, "url": PAGE});
        rig.post(caller, "/v1/account/recovery", body).await
    };
    for turn in 0..10 {
        let forged = Caller::guest().with("x-forwarded-for", &format!("10.0.0.{turn}"));
        ask(&forged, &address("amal")).await.must(201);
    }
    let over = ask(&Caller::guest().with("x-forwarded-for", "10.0.0.99"), &address("amal")).await;
    over.refused(429, "general_rate_limit_exceeded");
    ask(&Caller::guest(), &address("brahim")).await.must(201);
    rig.signed_in("amal").await;
    let behind = Rig::set(&[POST, &[("rate_limits", "on"), ("trusted_proxies", "127.0.0.0/8")]].concat());
    for turn in 0..11 {
        let from = Caller::guest().with("x-forwarded-for", &format!("10.0.0.{turn}"));
        let body = json!({"email": address("amal"), "url": PAGE});
        behind.post(&from, "/v1/account/recovery", body).await.must(201);
    }
}
