//! What is left lying is swept; keys; buckets.

use axum::http::Method;
use serde_json::json;

use super::{MIB, Sending, bucket, pdf, sent};
use crate::rig::Rig;

#[tokio::test]
async fn what_is_left_lying_is_swept_in_its_time() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(6 * MIB);
    Sending::piece("resting", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    sent(&rig, &admin, "archive", "unused").await;
    let sweep = async |at: &str| {
        rig.clock.set(at.parse().unwrap());
        rig.app.engine.sweep_files().await.unwrap();
        let key = rig.key(&["files.read"]).await;
        let list = rig.get(&key, &bucket("archive")).await.must(200);
        (list["total"].as_u64().unwrap(), rig.objects())
    };
    assert_eq!(sweep("2026-11-21T09:00:00Z").await, (2, 2));
    assert_eq!(
        sweep("2026-11-21T10:00:01Z").await,
        (1, 1),
        "an upload that rests for a day"
    );
    assert_eq!(sweep("2026-12-20T10:00:00Z").await, (1, 1));
    assert_eq!(
        sweep("2026-12-21T10:00:01Z").await,
        (0, 0),
        "a file that nothing used for a month"
    );
}

#[tokio::test]
async fn objects_without_a_row_are_swept_and_the_others_stay() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    sent(&rig, &admin, "archive", "f").await;
    let person = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": "BE1234", "N_PERS_ACT": 5});
    let list = crate::rig::documents("employees");
    rig.post(&admin, &list, json!({"documentId": "e", "data": person}))
        .await
        .must(201);
    let used = json!({"type": "assignment", "employeeId": "e", "startDate": "2026-11-20", "fileId": "g"});
    sent(&rig, &admin, "downloadable-documents", "g").await;
    let assignments = crate::rig::documents("assignments");
    rig.post(&admin, &assignments, json!({"documentId": "a", "data": used}))
        .await
        .must(201);
    std::fs::write(rig.files().join("f.leftover"), b"x").unwrap();
    std::fs::write(rig.files().join("nobody.leftover"), b"x").unwrap();
    rig.app.engine.sweep_files().await.unwrap();
    // Long after whatever time the system's clock gives the objects.
    rig.clock.set("2126-01-01T00:00:00Z".parse().unwrap());
    rig.app.engine.sweep_files().await.unwrap();
    assert_eq!(rig.objects(), 1, "what a document refers to stays for ever");
    let key = rig.key(&["*"]).await;
    let path = format!("{}/g/view", bucket("downloadable-documents"));
    assert_eq!(rig.get(&key, &path).await.status, 200);
    let gone = rig.send(&key, Method::DELETE, &format!("{assignments}/a"), None).await;
    assert_eq!(gone.status, 204);
    assert_eq!(
        rig.send(
            &key,
            Method::DELETE,
            &format!("{}/g", bucket("downloadable-documents")),
            None
        )
        .await
        .status,
        204
    );
    assert_eq!(rig.objects(), 0);
}

#[tokio::test]
async fn keys_need_their_scopes_and_see_the_buckets() {
    let rig = Rig::new();
    let reader = rig.key(&["files.read"]).await;
    let writer = rig.key(&["files.write", "buckets.read"]).await;
    Sending::new("f", "a.pdf", &pdf(10))
        .by(&rig, &reader, "archive")
        .await
        .refused(401, "general_unauthorized_scope");
    let made = Sending::new("f", "a.pdf", &pdf(10))
        .by(&rig, &writer, "archive")
        .await
        .must(201);
    assert_eq!(made["$permissions"], json!([]));
    rig.get(&writer, &bucket("archive"))
        .await
        .refused(401, "general_unauthorized_scope");
    assert_eq!(rig.get(&reader, &bucket("archive")).await.must(200)["total"], 1);
    rig.get(&reader, "/v1/storage/buckets")
        .await
        .refused(401, "general_unauthorized_scope");
    let buckets = rig.get(&writer, "/v1/storage/buckets").await.must(200);
    assert_eq!(
        (&buckets["total"], &buckets["buckets"][0]["$id"]),
        (&json!(10), &json!("employee-photos"))
    );
    let one = rig.get(&writer, "/v1/storage/buckets/archive").await.must(200);
    assert_eq!(one["maximumFileSize"], json!(100 * MIB));
    rig.get(&writer, "/v1/storage/buckets/none")
        .await
        .refused(404, "storage_bucket_not_found");
    rig.post(&writer, "/v1/storage/buckets", json!({}))
        .await
        .refused(405, "general_not_implemented");
    let admin = rig.admin().await;
    rig.get(&admin, "/v1/storage/buckets")
        .await
        .refused(401, "general_unauthorized_scope");
}

#[tokio::test]
async fn a_bucket_tells_what_lies_in_it() {
    let rig = Rig::new();
    let key = rig.key(&["*"]).await;
    let size = async |id: &str| {
        let path = format!("/v1/storage/buckets/{id}");
        rig.get(&key, &path).await.must(200)["totalSize"].clone()
    };
    for id in ["a", "b"] {
        sent(&rig, &key, "archive", id).await;
    }
    assert_eq!((size("archive").await, size("images").await), (json!(2000), json!(0)));
    let path = format!("{}/a", bucket("archive"));
    assert_eq!(rig.send(&key, Method::DELETE, &path, None).await.status, 204);
    let all = rig.get(&key, "/v1/storage/buckets").await.must(200);
    let archive = all["buckets"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["$id"] == "archive");
    assert_eq!(archive.unwrap()["totalSize"], 1000);
}

#[tokio::test]
async fn a_piece_that_is_gone_is_found_by_the_check() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    sent(&rig, &admin, "archive", "f").await;
    Sending::piece("g", &pdf(6 * MIB), 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    assert_eq!(rig.app.engine.check_files().await.unwrap(), []);
    for one in std::fs::read_dir(rig.files()).unwrap() {
        std::fs::remove_file(one.unwrap().path()).unwrap();
    }
    let found = rig.app.engine.check_files().await.unwrap();
    assert!(found[0].id == "f" && found[0].why.starts_with("its piece f.") && found[1].id == "g");
    assert_eq!(found.len(), 2);
}

#[tokio::test]
async fn a_file_whose_bytes_are_gone_is_told_before_the_answer_begins() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let made = Sending::new("gone", "a.pdf", &pdf(30_000))
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    for object in std::fs::read_dir(rig.files()).unwrap() {
        std::fs::remove_file(object.unwrap().path()).unwrap();
    }
    for how in ["view", "download"] {
        let path = format!("{}/{}/{how}", bucket("archive"), made["$id"].as_str().unwrap());
        let answer = rig.get(&admin, &path).await;
        assert!(
            answer.bytes.starts_with(b"{") && !answer.header("cache-control").contains("max-age=3"),
            "{how}"
        );
        answer.refused(410, "storage_file_lost");
    }
}

#[tokio::test]
async fn files_are_counted_by_user_and_by_piece() {
    let rig = Rig::set(&[("rate_limits", "on")]);
    let admin = rig.admin().await;
    let whole = pdf(6 * MIB);
    let send = async |first: usize| Sending::piece("large", &whole, first).by(&rig, &admin, "archive").await;
    // What begins a file is counted, what goes on with it for itself.
    assert_eq!(send(0).await.header("x-ratelimit-remaining"), "59");
    assert_eq!(send(5 * MIB).await.header("x-ratelimit-remaining"), "59");
    for left in (0..59).rev() {
        let refused = Sending::new("x", "a.exe", b"x").by(&rig, &admin, "archive").await;
        assert_eq!(refused.header("x-ratelimit-remaining"), left.to_string());
        refused.refused(400, "storage_file_type_unsupported");
    }
    send(0).await.refused(429, "general_rate_limit_exceeded");
    assert_eq!(send(5 * MIB).await.status, 200);
    let path = format!("{}/none", bucket("archive"));
    for _ in 0..60 {
        rig.send(&admin, Method::DELETE, &path, None)
            .await
            .refused(404, "storage_file_not_found");
    }
    rig.send(&admin, Method::DELETE, &path, None)
        .await
        .refused(429, "general_rate_limit_exceeded");
    rig.get(&admin, &path).await.refused(404, "storage_file_not_found");
    let key = rig.key(&["*"]).await;
    sent(&rig, &key, "archive", "by-key").await;
}
