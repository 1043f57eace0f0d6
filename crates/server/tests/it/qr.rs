//! POST /api/qr/generate: who may, what is refused, what the code leads to.

use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Reply, Rig, documents};

const PATH: &str = "/api/qr/generate";

async fn generate(rig: &Rig, caller: &Caller, number: &str, name: &str) -> Reply {
    rig.post(caller, PATH, json!({"numSerie": number, "fullName": name}))
        .await
}

#[tokio::test]
async fn whoever_is_signed_in_gets_a_code_and_the_same_pair_the_same_document() {
    let rig = Rig::set(&[("public_url", "https://diwan.example")]);
    rig.user("clerk", &[], &[]).await;
    let clerk = rig.signed_in("clerk").await;
    let made = generate(&rig, &clerk, "2026/17", "أمل بناني").await.must(200);
    let id = made["doc_id"].as_str().unwrap();
    assert_eq!(made.as_object().unwrap().len(), 2);
    let picture = made["qrCode"].as_str().unwrap();
    let page = format!("https://diwan.example/verify/{id}");
    let drawn = papers::qr::png(&page, 400, 4).unwrap();
    assert_eq!(STANDARD.decode(picture).unwrap(), drawn, "the code of its page");
    assert_eq!(
        generate(&rig, &clerk, "2026/17", "أمل بناني").await.must(200),
        made,
        "the same picture, so the same address"
    );
    let other = generate(&rig, &clerk, "2026/18", "أمل بناني").await.must(200);
    assert!(other["doc_id"] != made["doc_id"] && other["qrCode"] != made["qrCode"]);
    let admin = rig.admin().await;
    let row = rig
        .get(&admin, &format!("{}/{id}", documents("authenticDocuments")))
        .await
        .must(200);
    assert_eq!(
        (&row["docId"], &row["kind"], &row["refNumber"], &row["state"]),
        (&json!(id), &json!("qr"), &json!("2026/17"), &json!("valid"))
    );
    assert_eq!(row["record"], json!({"numSerie": "2026/17", "fullName": "أمل بناني"}));
}

#[tokio::test]
async fn guests_strangers_and_narrow_keys_get_none() {
    let rig = Rig::new();
    rig.account("stranger").await;
    let stranger = rig.signed_in("stranger").await;
    generate(&rig, &Caller::nobody(), "1", "A")
        .await
        .refused(401, "general_unauthorized_scope");
    generate(&rig, &stranger, "1", "A")
        .await
        .refused(401, "user_unauthorized");
    let narrow = rig.key(&["documents.read"]).await;
    generate(&rig, &narrow, "1", "A")
        .await
        .refused(401, "general_unauthorized_scope");
    let page = rig.admin().await.with("origin", "https://elsewhere.example");
    generate(&rig, &page, "1", "A")
        .await
        .refused(403, "general_unknown_origin");
    let key = rig.key(&["*"]).await;
    let list = rig.get(&key, &documents("authenticDocuments")).await.must(200);
    assert_eq!(list["total"], 0);
}

#[tokio::test]
async fn both_texts_are_required_and_short_and_the_wrong_one_is_named() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let long = "م".repeat(256);
    for (field, body) in [
        ("numSerie", json!({"fullName": "A"})),
        ("fullName", json!({"numSerie": "1"})),
        ("numSerie", json!({"numSerie": "", "fullName": "A"})),
        ("fullName", json!({"numSerie": "1", "fullName": "  "})),
        ("numSerie", json!({"numSerie": 1, "fullName": "A"})),
        ("numSerie", json!({"numSerie": null, "fullName": "A"})),
        ("numSerie", json!({"numSerie": long, "fullName": "A"})),
        ("fullName", json!({"numSerie": "1", "fullName": long})),
        ("fullName", json!({"numSerie": "1", "fullName": "a\u{0}b"})),
        ("numSerie", json!({})),
    ] {
        let told = rig
            .post(&admin, PATH, body.clone())
            .await
            .refused(400, "general_argument_invalid");
        assert!(told["message"].as_str().unwrap().contains(field), "{body}: {told}");
        let named: Vec<&Json> = told["errors"].as_array().into_iter().flatten().collect();
        assert!(named.iter().all(|one| one["field"] == field), "{told}");
    }
    let most = generate(&rig, &admin, &"م".repeat(255), &"A".repeat(255)).await;
    most.must(200);
}

#[tokio::test]
async fn the_documents_are_written_by_nobody_else() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    let id = generate(&rig, &admin, "1", "A").await.must(200)["doc_id"].clone();
    let one = format!("{}/{}", documents("authenticDocuments"), id.as_str().unwrap());
    for caller in [&admin, &key] {
        let change = json!({"data": {"state": "cancelled"}});
        rig.send(caller, Method::PATCH, &one, Some(change))
            .await
            .refused(401, "user_unauthorized");
        rig.send(caller, Method::DELETE, &one, None)
            .await
            .refused(401, "user_unauthorized");
        let made = json!({"documentId": "forged", "data": {"docId": "forged", "kind": "qr"}});
        rig.post(caller, &documents("authenticDocuments"), made)
            .await
            .refused(401, "user_unauthorized");
    }
}
