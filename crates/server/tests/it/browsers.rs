//! Browsers in which somebody signed in before have a count of their own; and proxies that make everybody one caller.

use serde_json::json;
use server::proxies;

use crate::rig::{Caller, PASSWORD, Reply, Rig, address};

/// The cookie by which a browser is known again, as it would send it.
fn browser_of(reply: &Reply) -> Option<String> {
    let mut lines = reply.cookies().into_iter();
    let line = lines.find(|line| line.starts_with("a_browser_diwan="))?;
    assert!(
        line.ends_with("; Path=/v1/account; Max-Age=34560000; HttpOnly; SameSite=Strict"),
        "{line}"
    );
    line.split(';').next().map(str::to_owned)
}

#[tokio::test]
async fn a_browser_that_signed_in_before_is_not_shut_out_by_others() {
    let rig = Rig::set(&[("rate_limits", "on"), ("sign_in_ceiling", "20")]);
    rig.account("amal").await;
    rig.account("brahim").await;
    let guest = Caller::guest();
    let opened = rig.sign_in(&guest, &address("amal"), PASSWORD).await;
    let desk = guest.with("cookie", &browser_of(&opened).unwrap());
    // Somebody tries her, then everybody, until the whole address is closed.
    for number in 0..20 {
        let tried = if number < 10 {
            address("amal")
        } else {
            format!("p{number}@x.example")
        };
        rig.sign_in(&guest, &tried, "not the password")
            .await
            .refused(401, "user_invalid_credentials");
    }
    for name in ["amal", "brahim"] {
        rig.sign_in(&guest, &address(name), PASSWORD)
            .await
            .refused(429, "general_rate_limit_exceeded");
    }
    // It is her browser, not his.
    rig.sign_in(&desk, &address("brahim"), PASSWORD)
        .await
        .refused(429, "general_rate_limit_exceeded");
    let again = rig.sign_in(&desk, &address(" Amal"), PASSWORD).await;
    assert_eq!(browser_of(&again), browser_of(&opened), "it stays the same browser");
    again.must(201);
    let forged = guest.with("cookie", "a_browser_diwan=forged");
    rig.sign_in(&forged, &address("amal"), PASSWORD)
        .await
        .refused(429, "general_rate_limit_exceeded");
}

#[tokio::test]
async fn ten_wrong_passwords_of_its_own_close_a_browser() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    rig.account("amal").await;
    let guest = Caller::guest();
    let opened = rig.sign_in(&guest, &address("amal"), PASSWORD).await;
    let desk = guest.with("cookie", &browser_of(&opened).unwrap());
    for _ in 0..10 {
        rig.sign_in(&desk, &address("amal"), "not the password")
            .await
            .refused(401, "user_invalid_credentials");
    }
    rig.sign_in(&desk, &address("amal"), PASSWORD)
        .await
        .refused(429, "general_rate_limit_exceeded");
    let elsewhere = rig.sign_in(&guest, &address("amal"), PASSWORD).await;
    assert_eq!(elsewhere.status, 201, "and nothing else");
}

#[tokio::test]
async fn one_browser_knows_several_and_a_shared_one_nobody() {
    let rig = Rig::set(&[("rate_limits", "on"), ("sign_in_ceiling", "3")]);
    rig.account("amal").await;
    rig.account("brahim").await;
    let guest = Caller::guest();
    let body = json!({"email": address("amal"), "password": PASSWORD, "shared": true});
    let shared = rig.post(&guest, "/v1/account/sessions/email", body).await;
    assert_eq!(browser_of(&shared), None);
    let first = browser_of(&rig.sign_in(&guest, &address("amal"), PASSWORD).await).unwrap();
    let desk = guest.with("cookie", &first);
    let second = browser_of(&rig.sign_in(&desk, &address("brahim"), PASSWORD).await).unwrap();
    assert_eq!(first, second);
    let planted = guest.with("cookie", "a_browser_diwan=planted");
    let fresh = browser_of(&rig.sign_in(&planted, &address("amal"), PASSWORD).await).unwrap();
    assert_ne!(
        fresh, "a_browser_diwan=planted",
        "one that we did not make is not taken up"
    );
    for _ in 0..3 {
        rig.sign_in(&guest, "x@x.example", "not the password").await;
    }
    for name in ["amal", "brahim"] {
        rig.sign_in(&desk, &address(name), PASSWORD).await.must(201);
    }
    let key = rig.key(&["*"]).await;
    let opened = rig.sign_in(&key, &address("amal"), PASSWORD).await;
    assert_eq!(browser_of(&opened), None, "a server is no browser");
}

#[tokio::test]
async fn a_proxy_that_nobody_declared_is_told_of() {
    let rig = Rig::set(&[("public_url", "https://diwan.example")]);
    let behind = Caller::guest().with("x-forwarded-for", "203.0.113.9");
    let findings = async || proxies::findings(&rig.app).await.unwrap();
    let told = findings().await;
    assert_eq!(told.len(), 1, "by the settings: no TLS is spoken here");
    assert!(told[0].contains("trusted_proxies is empty"), "{told:?}");
    for _ in 0..3 {
        rig.get(&behind, "/v1/ping").await;
    }
    // It is noted beside the answer.
    while rig.app.accounts.noted_proxies().await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let told = findings().await;
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[1].starts_with("calls from 127.0.0.1 bring X-Forwarded-For"),
        "{told:?}"
    );
    let rig = rig.reopened_with(&[
        ("public_url", "https://diwan.example"),
        ("trusted_proxies", "127.0.0.0/8"),
    ]);
    rig.get(&behind, "/v1/ping").await;
    assert!(
        proxies::findings(&rig.app).await.unwrap().is_empty(),
        "it is declared now"
    );
}
