//! Which passwords are taken.

use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, PASSWORD, Reply, Rig};

async fn change(rig: &Rig, caller: &Caller, old: &str, new: &str) -> Reply {
    let body = json!({"password": new, "oldPassword": old});
    rig.send(caller, Method::PATCH, "/v1/account/password", Some(body))
        .await
}

#[tokio::test]
async fn none_of_the_last_five_is_taken_again() {
    let rig = Rig::new();
    rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    let phrases = [
        "le premier mot",
        "le second mot",
        "le prochain mot",
        "le quart du mot",
        "le cinq du mot",
    ];
    let mut old = PASSWORD;
    for new in phrases {
        change(&rig, &amal, old, old)
            .await
            .refused(400, "password_recently_used");
        change(&rig, &amal, old, new).await.must(200);
        old = new;
    }
    for used in phrases {
        change(&rig, &amal, old, used)
            .await
            .refused(400, "password_recently_used");
    }
    change(&rig, &amal, old, PASSWORD).await.must(200);
}

#[tokio::test]
async fn common_and_personal_passwords_register_nobody() {
    let rig = Rig::new();
    let guest = Caller::guest();
    let register = async |password: &str| {
        let body = json!({"userId": "unique()", "email": "amal.bennani@commune.example", "name": "Amal Bennani", "password": password});
        rig.post(&guest, "/v1/account", body).await
    };
    for common in [
        "Password1!",
        "Azerty123",
        "motdepasse2026",
        "P@ssw0rd2026",
        "Casablanca1!",
        "12345678",
    ] {
        register(common).await.refused(400, "general_argument_invalid");
    }
    for personal in ["Bennani2026", "amalbennani!", "amal.bennani@commune.example"] {
        register(personal).await.refused(400, "password_personal_data");
    }
    register("correct horse battery").await.must(201);
}

#[tokio::test]
async fn an_administrator_sets_no_common_password_and_hears_why() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for (password, kind) in [
        ("Azerty123!", "general_argument_invalid"),
        ("zineb-2026", "password_personal_data"),
    ] {
        let body = json!({"email": "zineb@commune.example", "username": "zineb", "password": password});
        rig.post(&admin, "/v1/actions/users.invite", body)
            .await
            .refused(400, kind);
    }
    let french = admin.with("x-appwrite-locale", "fr");
    let body = json!({"password": "azertyuiop", "oldPassword": PASSWORD});
    let refused = rig
        .send(&french, Method::PATCH, "/v1/account/password", Some(body))
        .await;
    let refused = refused.refused(400, "general_argument_invalid");
    assert!(
        refused["message"]
            .as_str()
            .unwrap()
            .contains("phrase de plusieurs mots"),
        "{refused}"
    );
}
