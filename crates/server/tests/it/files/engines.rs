//! The life of files on either engine, through one door or through two nodes that share the rows and the bytes.

use axum::http::Method;
use papers::content::Content;
use serde_json::json;

use super::{MIB, Sending, bucket, pdf, picture, sent};
use crate::at_once::schema_of_its_own;
use crate::rig::{Caller, Rig, documents, query};

const PIECE: usize = 5 * MIB;

/// Every step that rows of files take, by turns at the first and the second door.
async fn live(first: &Rig, second: &Rig) {
    let key = first.key(&["*"]).await;
    pieces(first, second, &key).await;
    references(first, second).await;
    lists_and_links(first, second, &key).await;
    sweeping(first, second, &key).await;
}

async fn pieces(first: &Rig, second: &Rig, key: &Caller) {
    let whole = pdf(11 * MIB);
    let send = async |rig: &Rig, at: usize| Sending::piece("large", &whole, at).by(rig, key, "archive").await;
    send(first, 0).await.must(201);
    let (third, again) = tokio::join!(send(second, 2 * PIECE), send(first, 2 * PIECE));
    assert_eq!((third.status.as_u16(), again.status.as_u16()), (201, 201));
    let path = format!("{}/large", bucket("archive"));
    assert_eq!(first.get(key, &path).await.must(200)["chunksUploaded"], 1);
    let done = send(second, PIECE).await.must(201);
    assert_eq!(done["chunksUploaded"], 3);
    assert_eq!(send(first, PIECE).await.must(200), done);
    for rig in [first, second] {
        assert!(rig.get(key, &format!("{path}/download")).await.bytes == whole);
    }
    let totals = second.get(key, "/v1/storage/buckets/archive").await.must(200);
    assert_eq!(totals["totalSize"], json!(11 * MIB));
}

async fn references(first: &Rig, second: &Rig) {
    first.user("hr", &[], &["rh-managements:*"]).await;
    first.user("reader", &[], &["rh-managements:read"]).await;
    let (hr, reader) = (first.signed_in("hr").await, first.signed_in("reader").await);
    let photo = picture((40, 30), Content::Jpeg);
    Sending::new("face", "face.jpg", &photo)
        .by(first, &hr, "employee-photos")
        .await
        .must(201);
    let path = format!("{}/face", bucket("employee-photos"));
    first.get(&reader, &path).await.refused(404, "storage_file_not_found");
    let person = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": "BE1234", "photoId": "face"});
    let body = json!({"documentId": "e", "data": person});
    second.post(&hr, &documents("employees"), body).await.must(201);
    first.get(&reader, &path).await.must(200);
    assert_eq!(
        first.get(&reader, &bucket("employee-photos")).await.must(200)["total"],
        1
    );
    first
        .send(&hr, Method::DELETE, &path, None)
        .await
        .refused(403, "document_delete_restricted");
    let none = json!({"data": {"photoId": null}});
    let employee = format!("{}/e", documents("employees"));
    second.send(&hr, Method::PATCH, &employee, Some(none)).await.must(200);
    first.get(&reader, &path).await.refused(404, "storage_file_not_found");
    assert_eq!(second.send(&hr, Method::DELETE, &path, None).await.status, 204);
    first.get(&hr, &path).await.refused(404, "storage_file_not_found");
}

async fn lists_and_links(first: &Rig, second: &Rig, key: &Caller) {
    sent(first, key, "archive", "small").await;
    let renamed = json!({"name": "Décision n° 5.pdf"});
    let path = format!("{}/small", bucket("archive"));
    second.send(key, Method::PUT, &path, Some(renamed)).await.must(200);
    let by = query(&[json!({"method": "lessThan", "attribute": "sizeOriginal", "values": [2000]})]);
    for question in [by, "search=decision".to_owned()] {
        let found = first
            .get(key, &format!("{}?{question}", bucket("archive")))
            .await
            .must(200);
        assert_eq!(
            (&found["total"], &found["files"][0]["$id"]),
            (&json!(1), &json!("small"))
        );
    }
    let link = first
        .post(key, "/v1/tokens/buckets/archive/files/small", json!({}))
        .await
        .must(201);
    let open = format!("{path}/view?token={}", link["secret"].as_str().unwrap());
    assert_eq!(second.get(&Caller::guest(), &open).await.status, 200);
    assert_eq!(first.send(key, Method::DELETE, &path, None).await.status, 204);
    second
        .get(&Caller::guest(), &open)
        .await
        .refused(404, "storage_file_not_found");
    second
        .get(key, &format!("/v1/tokens/{}", link["$id"].as_str().unwrap()))
        .await
        .refused(404, "token_not_found");
}

async fn sweeping(first: &Rig, second: &Rig, key: &Caller) {
    Sending::piece("resting", &pdf(6 * MIB), 0)
        .by(first, key, "archive")
        .await
        .must(201);
    let left = async |at: &str| {
        for rig in [first, second] {
            rig.clock.set(at.parse().unwrap());
            rig.app.engine.sweep_files().await.unwrap();
        }
        assert_eq!(first.app.engine.check_files().await.unwrap(), []);
        first.get(key, &bucket("archive")).await.must(200)["total"].clone()
    };
    assert_eq!(left("2026-11-21T09:00:00Z").await, 2);
    assert_eq!(left("2026-11-21T10:00:01Z").await, 1, "an upload that rests for a day");
    assert_eq!(left("2026-12-22T10:00:01Z").await, 0, "a file that nothing used");
}

#[tokio::test]
async fn files_live_in_one_house() {
    let rig = Rig::new();
    live(&rig, &rig).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_live_on_two_nodes_over_postgresql() {
    let Some(url) = schema_of_its_own("files").await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let node = || Rig::set(&[("database_url", url.as_str()), ("data", data)]);
    let (first, second) = (node(), node());
    live(&first, &second).await;
}
