//! A POST that is sent twice under one key is done once.

use serde_json::json;

use crate::rig::{Caller, Rig, documents};

#[tokio::test]
async fn a_repeated_request_gets_the_first_answer_and_another_body_is_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let once = admin.with("idempotency-key", "k1");
    let list = documents("bureaux");
    let body = json!({"documentId": "unique()", "data": {"nameFr": "x", "nameAr": "x"}});
    let first = rig.post(&once, &list, body.clone()).await.must(201);
    let again = rig.post(&once, &list, body.clone()).await;
    assert_eq!(again.header("content-type"), "application/json; charset=utf-8");
    assert_eq!(again.must(201), first);
    assert_eq!(rig.get(&admin, &list).await.must(200)["total"], 1);
    let other = json!({"documentId": "unique()", "data": {"nameFr": "y", "nameAr": "y"}});
    rig.post(&once, &list, other.clone())
        .await
        .refused(409, "general_idempotency_conflict");
    rig.post(&admin.with("idempotency-key", "k2"), &list, other)
        .await
        .must(201);
    rig.user("brahim", &["admin"], &[]).await;
    let stranger = rig.signed_in("brahim").await.with("idempotency-key", "k1");
    rig.post(&stranger, &list, body.clone()).await.must(201);
    rig.clock.set("2026-11-20T21:00:00Z".parse().unwrap());
    assert_eq!(rig.post(&once, &list, body).await.must(201), first, "kept a day");
    rig.post(&admin.with("idempotency-key", &"x".repeat(129)), &list, json!({}))
        .await
        .refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn a_refused_request_may_be_tried_again_and_a_running_one_is_waited_for() {
    let rig = Rig::new();
    let once = rig.admin().await.with("idempotency-key", "k");
    let list = documents("bureaux");
    let body = json!({"documentId": "b", "data": {"nameFr": "x"}});
    rig.post(&once, &list, body.clone())
        .await
        .refused(400, "document_invalid_structure");
    rig.post(&once, &list, body)
        .await
        .refused(400, "document_invalid_structure");
    let whole = json!({"documentId": "b", "data": {"nameFr": "x", "nameAr": "x"}});
    let (first, second) = tokio::join!(
        rig.post(&once, &list, whole.clone()),
        rig.post(&once, &list, whole.clone())
    );
    assert_eq!(first.must(201), second.must(201));
}

/// Guests are not told from one another: what one was answered is not for another. Their keys are not even looked at.
#[tokio::test]
async fn a_key_of_a_guest_is_ignored() {
    let rig = Rig::new();
    let guest = Caller::guest().with("idempotency-key", &"x".repeat(129));
    rig.post(
        &guest,
        &documents("bureaux"),
        json!({"documentId": "b", "data": {"nameFr": "x"}}),
    )
    .await
    .refused(401, "user_unauthorized");
}

/// The key says which request it is however its path is spelt.
#[tokio::test]
async fn another_spelling_of_the_path_is_the_same_request() {
    let rig = Rig::new();
    let once = rig.admin().await.with("idempotency-key", "k");
    let body = json!({"documentId": "unique()", "data": {"nameFr": "x", "nameAr": "x"}});
    let first = rig.post(&once, &documents("bureaux"), body.clone()).await.must(201);
    let spelt = documents("bureaux").replace("bureaux", "b%75reaux");
    assert_eq!(rig.post(&once, &spelt, body).await.must(201), first);
    assert_eq!(rig.get(&once, &documents("bureaux")).await.must(200)["total"], 1);
}
