//! Files in pieces: in any order, twice, at once, and what is refused.

use serde_json::{Value as Json, json};

use super::{MIB, Sending, bucket, pdf};
use crate::rig::Rig;

const PIECE: usize = 5 * MIB;

#[tokio::test]
async fn pieces_come_at_once_and_in_any_order() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(12 * MIB);
    let first = Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    assert_eq!(
        (&first["chunksTotal"], &first["chunksUploaded"]),
        (&json!(3), &json!(1))
    );
    assert_eq!(
        (&first["signature"], &first["mimeType"], &first["sizeActual"]),
        (&json!(""), &json!(""), &json!(0))
    );
    rig.get(&admin, &format!("{}/f/view", bucket("archive")))
        .await
        .refused(404, "storage_file_not_found");
    let (third, second) = tokio::join!(
        Sending::piece("f", &whole, 2 * PIECE).by(&rig, &admin, "archive"),
        Sending::piece("f", &whole, PIECE).by(&rig, &admin, "archive")
    );
    let answers = [second.must(201), third.must(201)];
    let done: Vec<&Json> = answers.iter().filter(|file| file["chunksUploaded"] == 3).collect();
    assert_eq!(done.len(), 1, "exactly the piece that completes it says so");
    assert_eq!(
        (&done[0]["mimeType"], &done[0]["sizeActual"]),
        (&json!("application/pdf"), &json!(12 * MIB))
    );
    assert_eq!(done[0]["signature"].as_str().unwrap().len(), 32);
    let saved = rig.get(&admin, &format!("{}/f/download", bucket("archive"))).await;
    assert!(saved.bytes == whole);
    let across = admin.with("range", &format!("bytes={}-{}", PIECE - 5, PIECE + 4));
    let across = rig.get(&across, &format!("{}/f/download", bucket("archive"))).await;
    assert!(across.bytes == whole[PIECE - 5..PIECE + 5]);
}

#[tokio::test]
async fn what_comes_after_the_end_changes_nothing() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(6 * MIB);
    Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    let done = Sending::piece("f", &whole, PIECE)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    for first in [0, PIECE] {
        let again = Sending::piece("f", &whole, first)
            .by(&rig, &admin, "archive")
            .await
            .must(200);
        assert_eq!(again, done);
    }
    let other = Sending::new("f", "large.pdf", &pdf(10))
        .by(&rig, &admin, "archive")
        .await;
    other.refused(409, "storage_file_already_exists");
    assert_eq!(rig.objects(), 2);
}

#[tokio::test]
async fn a_gap_never_counts_and_a_repeat_changes_nothing() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(11 * MIB);
    Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    for _ in 0..2 {
        let file = Sending::piece("f", &whole, 2 * PIECE)
            .by(&rig, &admin, "archive")
            .await
            .must(201);
        assert_eq!(file["chunksUploaded"], 1, "a sequential sender goes on after the first");
    }
    let path = format!("{}/f", bucket("archive"));
    assert_eq!(rig.get(&admin, &path).await.must(200)["chunksUploaded"], 1);
    let done = Sending::piece("f", &whole, PIECE)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    assert_eq!(done["chunksUploaded"], 3);
    assert!(rig.get(&admin, &format!("{path}/view")).await.bytes == whole);
}

#[tokio::test]
async fn pieces_that_do_not_fit_are_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(11 * MIB);
    Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    let refused = async |change: fn(&mut Sending)| {
        let mut piece = Sending::piece("f", &whole, PIECE);
        change(&mut piece);
        piece.by(&rig, &admin, "archive").await.outcome()
    };
    let range = (400, "storage_invalid_content_range".to_owned());
    let ranges: [fn(&mut Sending); 5] = [
        |piece| piece.range = Some("bytes 1-5242880/11534336".to_owned()),
        |piece| piece.range = Some("bytes 5242880-10485759/11534337".to_owned()),
        |piece| piece.range = Some("bytes 5242880-10485758/11534336".to_owned()),
        |piece| piece.range = Some("bytes 9-5/11534336".to_owned()),
        |piece| piece.range = Some("5242880-10485759/11534336".to_owned()),
    ];
    for change in ranges {
        assert_eq!(refused(change).await, range);
    }
    assert_eq!(refused(|piece| piece.name = "other.pdf").await, range);
    assert_eq!(
        refused(|piece| piece.goes_on = Some("-x")).await,
        (400, "storage_invalid_appwrite_id".to_owned())
    );
    assert_eq!(
        refused(|piece| piece.goes_on = Some("nobody")).await,
        (404, "storage_file_not_found".to_owned())
    );
}

#[tokio::test]
async fn another_piece_for_the_same_place_and_a_file_too_large_are_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let whole = pdf(11 * MIB);
    Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    let mut other = whole.clone();
    other[20] = 0;
    let refused = Sending::piece("f", &other, 0).by(&rig, &admin, "archive").await;
    refused.refused(400, "storage_invalid_content_range");
    let mut large = Sending::piece("g", &whole, 0);
    large.range = Some("bytes 0-5242879/104857601".to_owned());
    large
        .by(&rig, &admin, "archive")
        .await
        .refused(400, "storage_invalid_file_size");
    assert_eq!(rig.get(&admin, &bucket("archive")).await.must(200)["total"], 1);
    assert_eq!(rig.objects(), 1);
}

#[tokio::test]
async fn nobody_goes_on_with_the_upload_of_another() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("other", &[], &["cars-management:*"]).await;
    let other = rig.signed_in("other").await;
    let whole = pdf(6 * MIB);
    Sending::piece("f", &whole, 0)
        .by(&rig, &admin, "legal-documents")
        .await
        .must(201);
    Sending::piece("f", &whole, PIECE)
        .by(&rig, &other, "legal-documents")
        .await
        .refused(404, "storage_file_not_found");
    Sending::piece("f", &whole, 0)
        .by(&rig, &other, "legal-documents")
        .await
        .refused(409, "storage_file_already_exists");
    rig.get(&other, &format!("{}/f", bucket("legal-documents")))
        .await
        .refused(404, "storage_file_not_found");
    let ended = rig
        .send(
            &admin,
            axum::http::Method::DELETE,
            &format!("{}/f", bucket("legal-documents")),
            None,
        )
        .await;
    assert_eq!(ended.status, 204, "an upload is ended by deleting it");
    Sending::piece("f", &whole, 0)
        .by(&rig, &other, "legal-documents")
        .await
        .must(201);
}
