//! What is told of what happened, and what may be undone of it.

use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, Rig, documents};

#[tokio::test]
async fn signing_in_is_no_news() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("amal", &[], &[]).await;
    for minute in 1..=3 {
        rig.clock.set(format!("2026-11-20T10:0{minute}:00Z").parse().unwrap());
        rig.signed_in("amal").await;
    }
    let changes = rig.get(&admin, "/v1/changes?limit=50").await.must(200);
    let kinds: Vec<_> = changes["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["kind"])
        .collect();
    assert_eq!(kinds, ["create", "create"]);
    let row = rig.get(&admin, "/v1/changes?limit=1").await.must(200)["changes"][0]["id"].clone();
    let history = format!("{}/{}/history?limit=1", documents("users"), row.as_str().unwrap());
    let history = rig.get(&admin, &history).await.must(200);
    assert_eq!(
        history["history"][0]["kind"], "create",
        "what stands before the bookkeeping fills the page"
    );
}

#[tokio::test]
async fn a_value_that_is_taken_is_told_by_its_label() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for (at, name) in ["amal", "badr"].into_iter().enumerate() {
        let file = json!({"fullNameFr": name, "fullNameAr": name, "CIN": format!("AB100{at}"), "N_PERS_ACT": 77});
        let made = rig
            .post(
                &admin,
                &documents("employees"),
                json!({"documentId": name, "data": file}),
            )
            .await;
        if at == 1 {
            let refused = made.refused(409, "document_unique_constraint_violation");
            assert!(
                !refused["message"].as_str().unwrap().contains("N_PERS_ACT"),
                "{refused}"
            );
        }
    }
}

#[tokio::test]
async fn what_was_deleted_is_restored_over_the_wire() {
    let rig = Rig::new();
    rig.user("clerk", &[], &["organisation-management:*"]).await;
    let (admin, clerk) = (rig.admin().await, rig.signed_in("clerk").await);
    let restore = "/v1/actions/trash.restore";
    rig.bureau(&admin, "b").await;
    rig.send(&clerk, Method::DELETE, &format!("{}/b", documents("bureaux")), None)
        .await;
    let trash = rig.get(&admin, "/v1/trash").await.must(200);
    let line = &trash["trash"][0];
    assert_eq!([&line["whoName"], &line["restorable"]], [&json!("clerk"), &json!(true)]);
    rig.get(&clerk, "/v1/trash").await.refused(401, "user_unauthorized");
    let one = json!({"collection": "bureaux", "id": "b"});
    rig.post(&Caller::guest(), restore, one.clone())
        .await
        .refused(401, "user_unauthorized");
    rig.post(&clerk, restore, json!({"collection": "sessions", "id": "b"}))
        .await
        .refused(404, "collection_not_found");
    assert_eq!(rig.post(&clerk, restore, one.clone()).await.must(200)["$id"], "b");
    assert_eq!(rig.get(&admin, "/v1/trash").await.must(200)["total"], 0);
    let history = rig
        .get(&admin, &format!("{}/b/history", documents("bureaux")))
        .await
        .must(200);
    let kinds: Vec<_> = history["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["kind"])
        .collect();
    assert_eq!(kinds, ["create", "delete", "create"]);
}

/// The collections that a header of an answer names.
fn collections_in<'a>(reply: &'a crate::rig::Reply, header: &str) -> Vec<&'a str> {
    reply.header(header).split(", ").filter(|one| !one.is_empty()).collect()
}

#[tokio::test]
async fn an_act_says_what_it_touched() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let made = rig.bureau(&admin, "archives").await;
    let place = format!("{}/{}", documents("bureaux"), made["$id"].as_str().unwrap());
    rig.send(&admin, Method::DELETE, &place, None).await;
    let restore = json!({"collection": "bureaux", "id": made["$id"]});
    let restored = rig.post(&admin, "/v1/actions/trash.restore", restore).await;
    assert!(
        collections_in(&restored, "x-diwan-touched").contains(&"bureaux"),
        "{:?}",
        restored.outcome()
    );
    assert!(
        collections_in(&restored, "x-diwan-made-from").is_empty(),
        "an act is no reading"
    );
}

#[tokio::test]
async fn a_reading_says_what_it_was_made_from_as_far_as_its_caller_reads_that() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("amal", &[], &[]).await;
    let amal = rig.signed_in("amal").await;

    let asked = json!({"collection": "missions", "field": "destination", "term": "rab"});
    let read = rig.post(&admin, "/v1/actions/documents.suggestions", asked).await;
    assert_eq!(collections_in(&read, "x-diwan-made-from"), ["missions"]);
    assert!(
        collections_in(&read, "x-diwan-touched").is_empty(),
        "a reading touches nothing"
    );

    let of_admin = rig.post(&admin, "/v1/actions/home.tasks", json!({})).await;
    let of_amal = rig.post(&amal, "/v1/actions/home.tasks", json!({})).await;
    assert!(collections_in(&of_admin, "x-diwan-made-from").contains(&"users"));
    assert!(
        !collections_in(&of_amal, "x-diwan-made-from").contains(&"cars"),
        "amal may not read cars"
    );
}
