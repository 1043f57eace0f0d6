//! Lists of files: each of them is read with the document that names it, and no longer when it does not.

use axum::http::Method;
use papers::content::Content;
use serde_json::{Value as Json, json};

use super::{Sending, bucket, pdf, picture};
use crate::rig::{Caller, Rig, documents};

/// A keeper of the park who sent two photos and a third that is somebody else's, and a reader.
async fn scene() -> (Rig, Caller, Caller) {
    let rig = Rig::new();
    rig.user("keeper", &[], &["cars-management:*"]).await;
    rig.user("reader", &[], &["cars-management:read"]).await;
    let (keeper, reader) = (rig.signed_in("keeper").await, rig.signed_in("reader").await);
    let bytes = picture((8, 8), Content::Jpeg);
    for (id, caller) in [("a", &keeper), ("b", &keeper), ("alien", &rig.admin().await)] {
        Sending::new(id, "photo.jpg", &bytes)
            .by(&rig, caller, "images")
            .await
            .must(201);
    }
    let car = json!({"vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    let car = json!({"documentId": "c", "data": car});
    rig.post(&keeper, &documents("cars"), car).await.must(201);
    let case =
        json!({"carId": "c", "location": "x", "date": "2026-11-19T08:00:00Z", "type": "fire", "photos": ["a", "b"]});
    let case = json!({"documentId": "acc", "data": case});
    let made = rig.post(&keeper, &documents("accidents"), case).await.must(201);
    assert_eq!(made["photos"], json!(["a", "b"]));
    (rig, keeper, reader)
}

async fn photos(rig: &Rig, caller: &Caller, list: Json) -> crate::rig::Reply {
    let path = format!("{}/acc", documents("accidents"));
    let body = json!({"data": {"photos": list}});
    rig.send(caller, Method::PATCH, &path, Some(body)).await
}

/// Whether somebody opens each of the photos.
async fn opens(rig: &Rig, caller: &Caller, ids: [&str; 2]) -> [bool; 2] {
    let mut opened = [false; 2];
    for (at, id) in ids.into_iter().enumerate() {
        let view = format!("{}/{id}/view", bucket("images"));
        opened[at] = rig.get(caller, &view).await.status == 200;
    }
    opened
}

#[tokio::test]
async fn photos_are_read_with_the_accident_that_names_them() {
    let (rig, keeper, reader) = scene().await;
    assert_eq!(opens(&rig, &reader, ["a", "b"]).await, [true, true]);
    photos(&rig, &keeper, json!(["b"])).await.must(200);
    assert_eq!(opens(&rig, &reader, ["a", "b"]).await, [false, true]);
    let kept = format!("{}/b", bucket("images"));
    rig.send(&keeper, Method::DELETE, &kept, None)
        .await
        .refused(403, "document_delete_restricted");
    photos(&rig, &keeper, json!([])).await.must(200);
    assert_eq!(opens(&rig, &reader, ["a", "b"]).await, [false, false]);
}

#[tokio::test]
async fn a_list_names_files_of_its_bucket_that_its_writer_may_read() {
    let (rig, keeper, _) = scene().await;
    Sending::new("scan", "scan.pdf", &pdf(1000))
        .by(&rig, &keeper, "legal-documents")
        .await
        .must(201);
    for wrong in ["alien", "scan", "nowhere"] {
        let refused = photos(&rig, &keeper, json!(["a", wrong])).await;
        assert_eq!(refused.status.as_u16(), 400, "{wrong}: {:?}", refused.outcome());
    }
    let refused = photos(&rig, &keeper, json!("a")).await;
    assert_eq!(refused.status.as_u16(), 400);
}
