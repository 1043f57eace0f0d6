//! One file after another: sent, read, ranged, listed, renamed, deleted.

use axum::http::Method;
use papers::content::Content;
use serde_json::{Value as Json, json};

use super::{Sending, bucket, pdf, picture, sent};
use crate::rig::{Caller, Rig, documents, query};

/// A PDF with a name that needs care; its address.
async fn decision(rig: &Rig, caller: &Caller) -> (Json, String) {
    let name = "قرار %22رقم 5%22.pdf";
    let made = Sending::new("unique()", name, &pdf(30_000))
        .by(rig, caller, "archive")
        .await
        .must(201);
    let path = format!("{}/{}", bucket("archive"), made["$id"].as_str().unwrap());
    (made, path)
}

#[tokio::test]
async fn a_file_is_described_as_it_was_kept() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let (made, path) = decision(&rig, &admin).await;
    assert_eq!(rig.get(&admin, &path).await.must(200), made);
    for (key, value) in [
        ("bucketId", json!("archive")),
        ("name", json!("قرار \"رقم 5\".pdf")),
        ("mimeType", json!("application/pdf")),
        ("sizeOriginal", json!(30_000)),
        ("sizeActual", json!(30_000)),
        ("chunksTotal", json!(1)),
        ("chunksUploaded", json!(1)),
        ("folder", json!("")),
    ] {
        assert_eq!(made[key], value, "{key}");
    }
    assert_eq!(made["signature"].as_str().unwrap().len(), 32);
}

#[tokio::test]
async fn a_file_is_saved_or_shown_and_never_run() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let (_, path) = decision(&rig, &admin).await;
    let saved = rig.get(&admin, &format!("{path}/download")).await;
    assert_eq!(
        (saved.status.as_u16(), saved.header("content-type")),
        (200, "application/pdf")
    );
    assert!(saved.bytes == pdf(30_000));
    let named = "attachment; filename=\"____ ____ 5_.pdf\"; filename*=UTF-8''%D9%82";
    assert!(
        saved.header("content-disposition").starts_with(named),
        "{}",
        saved.header("content-disposition")
    );
    assert_eq!(saved.header("x-content-type-options"), "nosniff");
    assert_eq!(saved.header("cache-control"), "private, no-store");
    let shown = rig.get(&admin, &format!("{path}/view")).await;
    assert!(shown.bytes == saved.bytes && shown.header("content-disposition").starts_with("inline"));
    assert!(shown.header("content-security-policy").contains("script-src 'none'"));
}

#[tokio::test]
async fn over_https_a_browser_keeps_a_file_and_asks_each_time_whether_it_still_may() {
    let rig = Rig::set(&[("public_url", "https://diwan.example")]);
    let admin = rig.admin().await;
    let (_, path) = decision(&rig, &admin).await;
    let path = format!("{path}/view");
    let first = rig.get(&admin, &path).await;
    assert_eq!(first.header("cache-control"), "private, no-cache");
    assert_eq!(first.header("cross-origin-resource-policy"), "same-site");
    let again = admin.with("if-none-match", first.header("etag"));
    let held = rig.get(&again, &path).await;
    assert_eq!((held.status.as_u16(), held.bytes.len()), (304, 0));
    assert_eq!(held.header("etag"), first.header("etag"));
    let other = rig.get(&admin.with("if-none-match", "\"other\""), &path).await;
    assert_eq!((other.status.as_u16(), other.bytes.len()), (200, first.bytes.len()));
    let part = admin.with("range", "bytes=0-9");
    for (held, status) in [(first.header("etag"), 206), ("\"other\"", 200)] {
        assert_eq!(
            rig.get(&part.with("if-range", held), &path).await.status,
            status,
            "{held}"
        );
    }
    let out = rig
        .send(&admin, Method::DELETE, "/v1/account/sessions/current", None)
        .await;
    assert_eq!(out.header("clear-site-data"), "\"cache\"");
    assert_eq!(
        rig.get(&again, &path).await.status,
        404,
        "what is held is not shown after signing out"
    );
}

#[tokio::test]
async fn a_file_is_renamed_and_deleted() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let (made, path) = decision(&rig, &admin).await;
    let rename = async |name: &str| rig.send(&admin, Method::PUT, &path, Some(json!({"name": name}))).await;
    let renamed = rename("autre.pdf").await.must(200);
    assert_eq!(renamed["name"], "autre.pdf");
    assert!(renamed["$updatedAt"].as_str() > made["$updatedAt"].as_str());
    rename("autre.html").await.refused(400, "storage_file_type_unsupported");
    assert_eq!(
        rig.send(&admin, Method::DELETE, &path, Some(json!({}))).await.status,
        204
    );
    for path in [path.clone(), format!("{path}/download"), format!("{path}/preview")] {
        rig.get(&admin, &path).await.refused(404, "storage_file_not_found");
    }
    let trash = rig.get(&admin, "/v1/trash").await;
    assert!(!trash.text().contains("autre.pdf"), "bytes do not wait in the trash");
}

#[tokio::test]
async fn ranges_are_served_and_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    sent(&rig, &admin, "archive", "f").await;
    let bytes = pdf(1000);
    let path = format!("{}/f/download", bucket("archive"));
    for (range, part, said) in [
        ("bytes=0-9", 0..10, "bytes 0-9/1000"),
        ("bytes=990-", 990..1000, "bytes 990-999/1000"),
        ("bytes=500-999", 500..1000, "bytes 500-999/1000"),
    ] {
        let reply = rig.get(&admin.with("range", range), &path).await;
        assert_eq!((reply.status.as_u16(), reply.header("content-range")), (206, said));
        assert_eq!(reply.header("accept-ranges"), "bytes");
        assert!(reply.bytes == bytes[part]);
    }
    for range in ["bytes=-5", "bytes=9-9", "bytes=1000-", "bytes=0-1000", "lines=1-2"] {
        rig.get(&admin.with("range", range), &path)
            .await
            .refused(416, "storage_invalid_range");
    }
}

#[tokio::test]
async fn lists_are_filtered_sorted_and_counted() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for (id, name, size) in [("a", "Été.pdf", 100), ("b", "hiver.pdf", 300), ("c", "قرار.pdf", 200)] {
        Sending::new(id, name, &pdf(size))
            .by(&rig, &admin, "archive")
            .await
            .must(201);
    }
    sent(&rig, &admin, "litigation", "d").await;
    let ids = async |queries: &[Json], more: &str| {
        let list = rig
            .get(&admin, &format!("{}?{}{more}", bucket("archive"), query(queries)))
            .await
            .must(200);
        let ids = list["files"]
            .as_array()
            .unwrap()
            .iter()
            .map(|file| file["$id"].as_str().unwrap());
        (ids.collect::<String>(), list["total"].as_u64().unwrap())
    };
    assert_eq!(ids(&[], "").await, ("abc".to_owned(), 3));
    let larger = json!({"method": "greaterThan", "attribute": "sizeOriginal", "values": [150]});
    let largest = json!({"method": "orderDesc", "attribute": "sizeOriginal"});
    assert_eq!(ids(&[larger, largest], "").await, ("bc".to_owned(), 2));
    assert_eq!(
        ids(&[json!({"method": "limit", "values": [1]})], "").await,
        ("a".to_owned(), 3)
    );
    assert_eq!(ids(&[], "&search=ete").await, ("a".to_owned(), 1));
    assert_eq!(ids(&[], "&total=false").await.1, 0);
}

#[tokio::test]
async fn what_files_do_not_show_is_not_asked_for() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for wrong in [
        json!({"method": "select", "values": ["name"]}),
        json!({"method": "equal", "attribute": "uploader", "values": ["x"]}),
        json!({"method": "equal", "attribute": "objects", "values": ["x"]}),
    ] {
        let path = format!("{}?{}", bucket("archive"), query(&[wrong]));
        rig.get(&admin, &path).await.refused(400, "general_query_invalid");
    }
    rig.get(&admin, &bucket("nowhere"))
        .await
        .refused(404, "storage_bucket_not_found");
}

#[tokio::test]
async fn who_names_a_file_pays_nothing_for_those_who_named_it_before() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let face = picture((40, 30), Content::Jpeg);
    Sending::new("face", "face.jpg", &face)
        .by(&rig, &admin, "employee-photos")
        .await
        .must(201);
    let store = rig.app.engine.store();
    let mut costs = Vec::new();
    for at in 0..200 {
        let cin = format!("BE{}", 10_000 + at);
        let person = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": cin, "photoId": "face"});
        let before = store.steps();
        let body = json!({"documentId": format!("e{at}"), "data": person});
        rig.post(&admin, &documents("employees"), body).await.must(201);
        costs.push(store.steps() - before);
    }
    let smallest = |some: &[u64]| *some.iter().min().unwrap();
    let (early, late) = (smallest(&costs[..20]), smallest(&costs[180..]));
    assert!(late < early + 100, "{early} steps of SQLite's machine became {late}");
}
