//! Files heard of over sockets.

use axum::http::Method;
use serde_json::json;

use super::{MIB, Sending, bucket, pdf, picture};
use crate::rig::{Rig, documents};
use crate::socket::Live;

#[tokio::test]
async fn a_file_is_told_of_when_it_is_whole_and_to_none_but_its_readers() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("colleague", &[], &[]).await;
    let live = Live::of(&rig).await;
    let mut socket = live.listening(&admin, &["buckets.downloadable-documents.files"]).await;
    let mut other = live.listening(&rig.signed_in("colleague").await, &["files"]).await;
    let whole = pdf(6 * MIB);
    for first in [0, 5 * MIB] {
        let piece = Sending::piece("large", &whole, first);
        piece.by(&rig, &admin, "downloadable-documents").await.must(201);
    }
    let path = format!("{}/large", bucket("downloadable-documents"));
    let event = socket.event_record().await;
    assert_eq!(event["events"][0], "buckets.downloadable-documents.files.large.create");
    assert_eq!(event["payload"], rig.get(&admin, &path).await.json());
    rig.send(&admin, Method::PUT, &path, Some(json!({"name": "other.pdf"})))
        .await
        .must(200);
    let event = socket.event_record().await;
    assert_eq!(event["events"][0], "buckets.downloadable-documents.files.large.update");
    assert_eq!(event["payload"]["name"], "other.pdf");
    rig.send(&admin, Method::DELETE, &path, None).await;
    assert_eq!(
        socket.event_record().await["events"][0],
        "buckets.downloadable-documents.files.large.delete"
    );
    assert_eq!(
        other.ask(&json!({"type": "ping"})).await,
        json!({"type": "pong"}),
        "nothing was told before"
    );
}

#[tokio::test]
async fn whoever_may_read_what_refers_to_a_file_hears_of_it() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("reader", &[], &["rh-managements:read"]).await;
    rig.user("colleague", &[], &[]).await;
    let photo = picture((8, 8), papers::content::Content::Png);
    Sending::new("photo", "photo.png", &photo)
        .by(&rig, &admin, "employee-photos")
        .await
        .must(201);
    let data = json!({"fullNameFr": "A", "fullNameAr": "ا", "CIN": "AB1001", "photoId": "photo"});
    rig.post(
        &admin,
        &documents("employees"),
        json!({"documentId": "a", "data": data}),
    )
    .await
    .must(201);
    let live = Live::of(&rig).await;
    let mut reader = live.listening(&rig.signed_in("reader").await, &["files"]).await;
    let mut colleague = live.listening(&rig.signed_in("colleague").await, &["files"]).await;
    let path = format!("{}/photo", bucket("employee-photos"));
    rig.send(&admin, Method::PUT, &path, Some(json!({"name": "portrait.png"})))
        .await
        .must(200);
    let event = reader.event_record().await;
    assert_eq!(event["payload"]["name"], "portrait.png");
    assert_eq!(
        event["payload"]["$permissions"].as_array().unwrap().len(),
        1,
        "read alone"
    );
    assert_eq!(
        colleague.ask(&json!({"type": "ping"})).await,
        json!({"type": "pong"}),
        "nothing was told before"
    );
}
