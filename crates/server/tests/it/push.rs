//! Messages to browsers: the request that a push service gets, and what becomes of those that it refuses.

use axum::http::Method;
use engine::notify::OUTBOX;
use engine::{Cx, RequestContext, Rights};
use platform::notice::{self, Notice, Params};
use platform::people::user::{ACCOUNT, USERS};
use serde_json::{Value as Json, json};

use crate::push_service::{Browser, Service, vapid};
use crate::rig::{Caller, Reply, Rig, documents};

const TARGETS: &str = "/v1/account/targets/push";
const LOOPBACK: &[(&str, &str)] = &[
    ("push.private", "on"),
    ("push.contact", "mailto:informatique@commune.example"),
];

async fn register(rig: &Rig, caller: &Caller, subscription: &str) -> Reply {
    let body = json!({"targetId": "unique()", "identifier": subscription, "providerId": "webpush"});
    rig.post(caller, TARGETS, body).await
}

async fn key(rig: &Rig, caller: &Caller) -> Reply {
    rig.post(caller, "/v1/actions/notificationPreferences.pushKey", json!({}))
        .await
}

/// Tells an account of a delegation; the ids of the rows of the outbox, one for each browser.
async fn tell(rig: &Rig, account: &Json) -> Vec<String> {
    let account = account["$id"].as_str().unwrap().to_owned();
    let send = move |cx: &mut Cx<'_>| {
        let user = cx.first(&USERS, [ACCOUNT.eq(&account)])?.unwrap();
        let params = Params::new()
            .with("head", "Zineb Alaoui")
            .with("from", "1er")
            .with("to", "8");
        let kind = notice::find(domain::notices(), "delegations.given").unwrap();
        let notice = Notice::new(kind, vec![user.id], params).link("/rh-managements");
        let known: Vec<String> = cx
            .find(&OUTBOX, Vec::new(), 100)?
            .into_iter()
            .map(|row| row.id)
            .collect();
        notice::notify(cx, &notice)?;
        let rows = cx.find(&OUTBOX, Vec::new(), 100)?.into_iter().map(|row| row.id);
        Ok(rows.filter(|id| !known.contains(id)).collect())
    };
    let ctx = RequestContext::new(Rights::whole("test"));
    rig.app.engine.transact(&ctx, "a push", send).await.unwrap()
}

async fn row(rig: &Rig, caller: &Caller, id: &str) -> Json {
    rig.get(caller, &format!("{}/{id}", documents("outbox")))
        .await
        .must(200)
}

/// What the push service is told of us: for it, for less than a day, with somebody to write to. The key that says so.
fn said_by(headers: &axum::http::HeaderMap, service: &str, now: i64) -> String {
    let (claims, key) = vapid(headers);
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(service), &json!("mailto:informatique@commune.example"))
    );
    let end = claims["exp"].as_i64().unwrap();
    assert!(now < end && end <= now + 24 * 3600, "{claims}");
    key
}

#[tokio::test]
async fn a_browser_reads_what_it_is_told_and_its_push_service_knows_who_sent_it() {
    let (rig, service, browser) = (Rig::set(LOOPBACK), Service::new().await, Browser::new(7));
    rig.user("amal", &[], &[]).await;
    let (caller, admin) = (rig.signed_in("amal").await, rig.admin().await);
    let public = key(&rig, &caller).await.must(200)["publicKey"].clone();
    let endpoint = format!("{}/send/1", service.origin);
    register(&rig, &caller, &browser.subscription(&endpoint))
        .await
        .must(201);
    let account = rig.get(&caller, "/v1/account").await.must(200);
    let ids = tell(&rig, &account).await;
    assert_eq!(rig.app.engine.run_due_jobs().await.unwrap(), 1);
    let [(headers, body)] = &service.given()[..] else {
        panic!("one message")
    };
    let shown = browser.open(body);
    let id = rig.get(&caller, &documents("notifications")).await.listed().0;
    assert_eq!(
        shown,
        json!({
            "title": "Délégation de Zineb Alaoui", "link": "/rh-managements", "tag": id, "id": id, "lang": "fr", "dir": "ltr",
            "body": "Vous agissez pour Zineb Alaoui du 1er au 8. Merci d’en accuser réception.",
        })
    );
    let known_by = said_by(headers, &service.origin, rig.clock.now().as_second());
    assert_eq!(public, json!(known_by), "the key that the browser subscribed with");
    let header = |name: &str| headers[name].to_str().unwrap().to_owned();
    assert_eq!(
        (header("content-encoding"), header("urgency"), header("ttl")),
        ("aes128gcm".into(), "high".into(), "259200".into())
    );
    assert_eq!(header("topic").len(), 32);
    let row = row(&rig, &admin, &ids[0]).await;
    assert_eq!(
        (&row["state"], &row["channel"], &row["attempts"]),
        (&json!("sent"), &json!("push"), &json!(1))
    );
}

#[tokio::test]
async fn a_device_that_its_push_service_forgot_is_forgotten() {
    for status in [404, 410] {
        let (rig, service) = (Rig::set(LOOPBACK), Service::new().await);
        rig.user("amal", &[], &[]).await;
        let (caller, admin) = (rig.signed_in("amal").await, rig.admin().await);
        key(&rig, &caller).await.must(200);
        for number in [1, 2] {
            let endpoint = format!("{}/send/{number}", service.origin);
            register(&rig, &caller, &Browser::new(number).subscription(&endpoint))
                .await
                .must(201);
        }
        service.answers(status);
        let account = rig.get(&caller, "/v1/account").await.must(200);
        let ids = tell(&rig, &account).await;
        assert_eq!(ids.len(), 2);
        rig.app.engine.run_due_jobs().await.unwrap();
        for id in &ids {
            assert_eq!(row(&rig, &admin, id).await["state"], "dead");
        }
        let account = rig.get(&caller, "/v1/account").await.must(200);
        assert_eq!(account["targets"].as_array().unwrap().len(), 1, "the address remains");
        assert!(tell(&rig, &account).await.is_empty());
    }
}

#[tokio::test]
async fn what_a_push_service_refuses_is_sent_again_and_shown_as_failed_meanwhile() {
    let (rig, service) = (Rig::set(LOOPBACK), Service::new().await);
    rig.user("amal", &[], &[]).await;
    let (caller, admin) = (rig.signed_in("amal").await, rig.admin().await);
    key(&rig, &caller).await.must(200);
    let endpoint = format!("{}/send/1", service.origin);
    register(&rig, &caller, &Browser::new(1).subscription(&endpoint))
        .await
        .must(201);
    service.answers(503);
    let account = rig.get(&caller, "/v1/account").await.must(200);
    let ids = tell(&rig, &account).await;
    rig.app.engine.run_due_jobs().await.unwrap();
    let failed = row(&rig, &admin, &ids[0]).await;
    assert_eq!(failed["state"], "failed");
    assert_eq!(failed["lastError"], "the push service answered 503 Service Unavailable");
    assert!(!failed.to_string().contains(&endpoint), "the endpoint is a secret");
    service.answers(201);
    assert_eq!(rig.app.engine.run_due_jobs().await.unwrap(), 0, "not before its time");
    rig.clock.set(rig.clock.now() + jiff::SignedDuration::from_secs(10));
    rig.app.engine.run_due_jobs().await.unwrap();
    assert_eq!(row(&rig, &admin, &ids[0]).await["state"], "sent");
    let bodies: Vec<_> = service.given().into_iter().map(|(_, body)| body).collect();
    assert_eq!(bodies.len(), 2);
    assert_ne!(bodies[0][..16], bodies[1][..16], "no salt is used twice");
}

#[tokio::test]
async fn the_house_calls_no_address_that_the_world_cannot_reach() {
    let rig = Rig::set(&[("push.contact", "mailto:informatique@commune.example")]);
    rig.user("amal", &[], &[]).await;
    let caller = rig.signed_in("amal").await;
    let browser = Browser::new(1);
    for inside in [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://2130706433/1",
        "https://0x7f.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://169.254.169.254/latest",
        "https://10.0.0.1:8443/1",
        "https://user:password@push.example/1",
        "file:///etc/passwd",
        "push.example",
    ] {
        register(&rig, &caller, &browser.subscription(inside))
            .await
            .refused(400, "general_argument_invalid");
    }
    for text in [
        "endpoint-1",
        "{}",
        "[]",
        r#"{"endpoint": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}"#,
    ] {
        register(&rig, &caller, text)
            .await
            .refused(400, "general_argument_invalid");
    }
}

#[tokio::test]
async fn a_name_that_leads_into_the_house_is_not_called() {
    let rig = Rig::set(&[("push.contact", "mailto:informatique@commune.example")]);
    rig.user("amal", &[], &[]).await;
    let (caller, admin) = (rig.signed_in("amal").await, rig.admin().await);
    key(&rig, &caller).await.must(200);
    register(&rig, &caller, &Browser::new(1).subscription("https://localhost:9/1"))
        .await
        .must(201);
    let account = rig.get(&caller, "/v1/account").await.must(200);
    let ids = tell(&rig, &account).await;
    rig.app.engine.run_due_jobs().await.unwrap();
    let failed = row(&rig, &admin, &ids[0]).await;
    assert_eq!(failed["state"], "failed");
    let error = failed["lastError"].as_str().unwrap();
    assert!(error.contains("leads to no public address"), "{error}");
}

#[tokio::test]
async fn a_target_of_another_is_neither_read_nor_changed_nor_told_anything() {
    let (rig, service) = (Rig::set(LOOPBACK), Service::new().await);
    for name in ["amal", "brahim"] {
        rig.user(name, &[], &[]).await;
    }
    let (owner, stranger) = (rig.signed_in("amal").await, rig.signed_in("brahim").await);
    key(&rig, &owner).await.must(200);
    let subscription = Browser::new(1).subscription(&format!("{}/send/1", service.origin));
    let target = register(&rig, &owner, &subscription).await.must(201);
    register(&rig, &stranger, &subscription)
        .await
        .refused(409, "user_target_already_exists");
    let one = format!("/v1/account/targets/{}/push", target["$id"].as_str().unwrap());
    let other = json!({"identifier": Browser::new(2).subscription(&format!("{}/send/2", service.origin))});
    for (method, body) in [(Method::PUT, Some(other)), (Method::DELETE, None)] {
        rig.send(&stranger, method, &one, body)
            .await
            .refused(404, "user_target_not_found");
    }
    let account = rig.get(&stranger, "/v1/account").await.must(200);
    assert!(!account.to_string().contains("/send/1"));
    assert!(tell(&rig, &account).await.is_empty());
    let account = rig.get(&owner, "/v1/account").await.must(200);
    assert_eq!(tell(&rig, &account).await.len(), 1);
    rig.send(&owner, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    rig.app.engine.run_due_jobs().await.unwrap();
    assert!(
        service.given().is_empty(),
        "who signed out on a device is told nothing there"
    );
}

#[tokio::test]
async fn guests_and_accounts_without_a_profile_have_no_use_for_the_key() {
    let rig = Rig::set(LOOPBACK);
    rig.account("amal").await;
    key(&rig, &Caller::guest()).await.refused(401, "user_unauthorized");
    let stranger = rig.signed_in("amal").await;
    assert_eq!(key(&rig, &stranger).await.status, 401);
    let silent = Rig::new();
    silent.user("amal", &[], &[]).await;
    let caller = silent.signed_in("amal").await;
    key(&silent, &caller).await.refused(503, "general_push_disabled");
}
