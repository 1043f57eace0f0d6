//! The emblem of the letterhead: sent, drawn, read by whom, and what of it is not taken.

use std::io::Cursor;

use axum::http::Method;
use papers::content::Content;
use papers::picture::decode;
use serde_json::{Value as Json, json};

use super::{Sending, bucket};
use crate::paper::{commune, ordered};
use crate::rig::{Caller, Rig, documents};

const LETTERHEADS: &str = "letterheads";

/// A square of a colour.
fn square(colour: &str) -> Vec<u8> {
    let square = format!(r#"<rect width="9" height="9" fill="{colour}"/>"#);
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{square}</svg>"#).into_bytes()
}

/// The letterhead with an emblem that is sent under that name.
async fn emblem(rig: &Rig, admin: &Caller, id: &str, colour: &str) -> Json {
    let file = square(colour);
    let sent = Sending::new(id, "armoiries.svg", &file)
        .by(rig, admin, LETTERHEADS)
        .await;
    sent.must(201)
}

/// The middle of the emblem in the copy of a paper.
async fn colour_of(rig: &Rig, admin: &Caller, paper: &Json) -> [u8; 4] {
    let copy = format!("/v1/papers/{}/docx", paper["docId"].as_str().unwrap());
    let copy = rig.get(admin, &copy).await;
    let mut parts = zip::ZipArchive::new(Cursor::new(copy.bytes)).unwrap();
    let mut bytes = Vec::new();
    std::io::copy(&mut parts.by_name("word/media/picture1.png").unwrap(), &mut bytes).unwrap();
    decode(&bytes, Content::Png).unwrap().into_rgba8().get_pixel(400, 400).0
}

#[tokio::test]
async fn papers_bear_the_emblem_of_the_letterhead_of_their_day() {
    let (rig, admin) = commune(&[]).await;
    let told = emblem(&rig, &admin, "red", "#f00").await;
    assert_eq!(told["mimeType"], "image/png", "a drawing is kept as its pixels");
    let letterhead = json!({"key": "org.letterhead", "value": {}, "logoFileId": "red"});
    let body = json!({"documentId": "head", "data": letterhead});
    rig.post(&admin, &documents("settings"), body).await.must(201);
    let first = ordered(&rig, &admin, "work").await;
    emblem(&rig, &admin, "blue", "#00f").await;
    let path = format!("{}/head", documents("settings"));
    let other = json!({"data": {"logoFileId": "blue"}});
    rig.send(&admin, Method::PATCH, &path, Some(other)).await.must(200);
    let second = ordered(&rig, &admin, "work").await;
    assert_eq!(
        colour_of(&rig, &admin, &first).await,
        [255, 0, 0, 255],
        "what was issued keeps its own"
    );
    assert_eq!(colour_of(&rig, &admin, &second).await, [0, 0, 255, 255]);
    let later = json!({"data": {"logoFileId": "red", "validFrom": "2999-01-01"}});
    rig.send(&admin, Method::PATCH, &path, Some(later)).await.must(200);
    let until_then = ordered(&rig, &admin, "work").await;
    assert_eq!(
        colour_of(&rig, &admin, &until_then).await,
        [0, 0, 255, 255],
        "another day's is not today's"
    );
    let blue = rig.get(&admin, &format!("{}/blue/view", bucket(LETTERHEADS))).await;
    assert_eq!(blue.header("content-type"), "image/png");
    let none = json!({"data": {"logoFileId": null, "validFrom": null}});
    rig.send(&admin, Method::PATCH, &path, Some(none)).await.must(200);
    let third = ordered(&rig, &admin, "work").await;
    let row = format!(
        "{}/{}",
        documents("authenticDocuments"),
        third["docId"].as_str().unwrap()
    );
    let head = rig.get(&admin, &row).await.must(200)["record"]["doc"]["letterhead"].clone();
    assert!(head["logo"].is_null() && head["fr"][0] == "Royaume du Maroc");
}

#[tokio::test]
async fn the_emblem_is_read_by_who_is_signed_in_and_set_by_administrators() {
    let (rig, admin) = commune(&[]).await;
    emblem(&rig, &admin, "red", "#f00").await;
    let data = json!({"key": "org.letterhead", "value": {}, "logoFileId": "red"});
    rig.user("reader", &[], &[]).await;
    let reader = rig.signed_in("reader").await;
    let made = |data: &Json| json!({"documentId": "head", "data": data});
    let refused = rig.post(&reader, &documents("settings"), made(&data)).await;
    assert_eq!(refused.status.as_u16(), 401);
    rig.post(&admin, &documents("settings"), made(&data)).await.must(201);
    let view = format!("{}/red/view", bucket(LETTERHEADS));
    assert_eq!(rig.get(&reader, &view).await.header("content-type"), "image/png");
    rig.get(&Caller::guest(), &view)
        .await
        .refused(404, "storage_file_not_found");
    let card = json!({"key": "public.support", "value": {}, "logoFileId": "red"});
    let body = json!({"documentId": "card", "data": card});
    let other = rig.post(&admin, &documents("settings"), body).await;
    other.refused(400, "setting_shape_wrong");
}

#[tokio::test]
async fn what_is_no_drawing_or_one_without_end_is_no_emblem() {
    let (rig, admin) = commune(&[]).await;
    let again = r##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##;
    let endless = format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{again}</svg>"#);
    for (bytes, code) in [
        (endless.as_bytes(), "storage_image_resolution_exceeded"),
        (
            b"<?xml version='1.0'?><html><script>alert(1)</script></html>",
            "storage_file_type_unsupported",
        ),
        (b"<svg", "storage_file_type_unsupported"),
    ] {
        let reply = Sending::new("x", "x.svg", bytes).by(&rig, &admin, LETTERHEADS).await;
        reply.refused(400, code);
    }
    let large = [square("#f00"), vec![b' '; 1 << 20]].concat();
    let reply = Sending::new("x", "x.svg", &large).by(&rig, &admin, LETTERHEADS).await;
    reply.refused(400, "storage_invalid_file_size");
    let elsewhere = Sending::new("x", "x.svg", &square("#f00"))
        .by(&rig, &admin, "images")
        .await;
    elsewhere.refused(400, "storage_file_type_unsupported");
}
