//! What calls about a known and an unknown address cost in Argon2: a process of its own, because it is counted there.
#![cfg(test)]

#[path = "it/rig.rs"]
#[expect(dead_code, reason = "the rig of all tests; this one needs little of it")]
mod rig;

use rig::{Caller, PASSWORD, Rig, address};
use serde_json::{Value as Json, json};

#[tokio::test]
async fn a_password_is_hashed_once_whoever_is_asked_about() {
    let rig = Rig::new();
    rig.account("amal").await;
    let runs = async |path: &str, email: &str, more: &Json, status: u16| {
        let mut body = more.clone();
        body["email"] = email.into();
        let before = accounts::password_runs();
        let reply = rig.post(&Caller::guest(), path, body).await;
        assert_eq!(reply.status.as_u16(), status, "{}", reply.text());
        accounts::password_runs() - before
    };
    let wrong = json!({"password": "not the password"});
    let fresh = json!({"userId": "unique()", "password": "une phrase assez longue"});
    let lost = json!({"url": "http://localhost/"});
    let right = json!({"password": PASSWORD});
    // What is compared for nobody is made once.
    runs("/v1/account/sessions/email", "warm@commune.example", &wrong, 401).await;
    for (path, body, status, expected) in [
        ("/v1/account/sessions/email", &wrong, 401, 1),
        ("/v1/account", &fresh, 201, 1),
        ("/v1/account/recovery", &lost, 503, 0),
    ] {
        for email in [address("amal"), address("nobody")] {
            assert_eq!(runs(path, &email, body, status).await, expected, "{path} {email}");
        }
    }
    assert_eq!(
        runs("/v1/account/sessions/email", &address("amal"), &right, 201).await,
        1
    );
}
