//! Another address given by the administration, and addresses that nobody has proven.

use accounts::token::Purpose;
use accounts::{ACCOUNT_EMAIL, ACCOUNTS, Channel};
use axum::http::Method;
use engine::{RequestContext, Rights};
use platform::people::user::{ACCOUNT, USERS};
use schema::Document;
use serde_json::{Value as Json, json};

use crate::mfa::enrolled;
use crate::post::{PAGE, POST, outbox, sent_secret};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address, documents};

const TOLD: &str = "The administration changed your e-mail address";
const OTHER: &str = "other@commune.example";

/// The id of the account under that address.
async fn account_of(rig: &Rig, email: &str) -> String {
    let all = rig
        .app
        .engine
        .read(|cx| cx.find(&ACCOUNTS, Vec::new(), 1000))
        .await
        .unwrap();
    let is_it = |account: &&Document| account.get(ACCOUNT_EMAIL).as_deref() == Some(email);
    all.iter().find(is_it).unwrap().id.clone()
}

/// The id of the profile of an account.
async fn profile_of(rig: &Rig, account: &str) -> String {
    let all = rig
        .app
        .engine
        .read(|cx| cx.find(&USERS, Vec::new(), 1000))
        .await
        .unwrap();
    let is_it = |user: &&Document| user.get(ACCOUNT).as_deref() == Some(account);
    all.iter().find(is_it).unwrap().id.clone()
}

async fn clerk(rig: &Rig) -> Caller {
    rig.user("clerk", &[], &["users-management:*"]).await;
    rig.signed_in("clerk").await
}

/// Has a link sent to the address, and follows it.
async fn by_link(rig: &Rig, to: &str) -> Reply {
    let asked = json!({"userId": "unique()", "email": to, "url": PAGE});
    rig.post(&Caller::guest(), "/v1/account/tokens/magic-url", asked)
        .await
        .must(201);
    let (user, secret) = sent_secret(rig, Purpose::MagicLink, to).await;
    let body = json!({"userId": user, "secret": secret});
    rig.post(&Caller::guest(), "/v1/account/sessions/token", body).await
}

async fn patch(rig: &Rig, who: &Caller, user: &str, data: Json) -> Reply {
    let path = format!("{}/{user}", documents("users"));
    rig.send(who, Method::PATCH, &path, Some(json!({ "data": data }))).await
}

#[tokio::test]
async fn an_address_of_the_administration_leaves_the_password_and_the_second_factor() {
    let rig = Rig::set(POST);
    enrolled(&rig, "amal").await;
    let account = account_of(&rig, &address("amal")).await;
    let id = account.clone();
    let ctx = RequestContext::new(Rights::whole("test"));
    let prove = rig.app.engine.transact(&ctx, "prove", move |cx| {
        accounts::set_verified(cx, platform::HOOKS, &id, Channel::Email).map(drop)
    });
    prove.await.unwrap();
    let (clerk, user) = (clerk(&rig).await, profile_of(&rig, &account).await);
    rig.post(&clerk, "/v1/actions/users.accept", json!({ "userId": user }))
        .await
        .must(200);

    patch(&rig, &clerk, &user, json!({ "email": OTHER })).await.must(200);
    let last = outbox(&rig).await.pop().unwrap();
    assert_eq!([last[0].as_str(), last[1].as_str()], [address("amal").as_str(), TOLD]);
    let opened = by_link(&rig, OTHER).await;
    let half = Caller::guest().with("cookie", &opened.cookie());
    opened.must(201);
    for path in ["/v1/account", "/v1/rights"] {
        rig.get(&half, path).await.refused(401, "user_more_factors_required");
    }
    let opened = rig.sign_in(&Caller::guest(), OTHER, PASSWORD).await;
    let half = Caller::guest().with("cookie", &opened.cookie());
    opened.must(201);
    rig.get(&half, "/v1/account")
        .await
        .refused(401, "user_more_factors_required");
}

#[tokio::test]
async fn whoever_has_proven_nothing_keeps_nothing_at_another_address() {
    let rig = Rig::set(POST);
    let new = json!({"userId": "squatter", "email": address("amal"), "password": "une phrase assez longue"});
    rig.post(&Caller::guest(), "/v1/account", new).await.must(201);
    let (clerk, user) = (clerk(&rig).await, profile_of(&rig, "squatter").await);
    let changed = patch(&rig, &clerk, &user, json!({ "email": OTHER })).await.must(200);
    assert_eq!(changed["unverified"], true);
    assert!(
        outbox(&rig).await.iter().all(|letter| letter[1] != TOLD),
        "nobody is known at the former address"
    );
    by_link(&rig, OTHER).await.must(201);
    rig.sign_in(&Caller::guest(), OTHER, "une phrase assez longue")
        .await
        .refused(401, "user_invalid_credentials");
}

#[tokio::test]
async fn the_telephone_of_whoever_only_said_to_have_an_address_goes_with_the_password() {
    let rig = Rig::set(POST);
    rig.account("amal").await;
    let squatter = rig.signed_in("amal").await;
    let phone = json!({"phone": "+212612345678", "password": PASSWORD});
    rig.send(&squatter, Method::PATCH, "/v1/account/phone", Some(phone))
        .await
        .must(200);
    rig.post(&squatter, "/v1/account/verifications/phone", json!({}))
        .await
        .must(201);
    let (user, code) = sent_secret(&rig, Purpose::PhoneVerification, "+212612345678").await;
    let proof = json!({"userId": user, "secret": code});
    rig.send(
        &Caller::guest(),
        Method::PUT,
        "/v1/account/verifications/phone",
        Some(proof),
    )
    .await
    .must(200);
    let opened = by_link(&rig, &address("amal")).await;
    let owner = Caller::guest().with("cookie", &opened.cookie());
    opened.must(201);
    let account = rig.get(&owner, "/v1/account").await.must(200);
    assert_eq!(
        (&account["phone"], &account["phoneVerification"]),
        (&json!(""), &json!(false))
    );
}
