//! Pictures: written anew, shown in other sizes; and what stands for them.

use papers::content::Content;
use papers::picture::{Picture, decode};

use super::{MIB, Sending, bucket, picture, sent};
use crate::rig::{Caller, Reply, Rig, escaped};

fn shown(reply: &Reply, content: Content) -> Picture {
    assert_eq!(
        (reply.status.as_u16(), reply.header("content-type")),
        (200, content.mime())
    );
    decode(&reply.bytes, content).unwrap()
}

fn size(picture: &Picture) -> (u32, u32) {
    (picture.width(), picture.height())
}

#[tokio::test]
async fn photos_are_kept_without_what_they_carry_along() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let photo = [
        &picture((400, 300), Content::Jpeg)[..],
        b"GPS <script>alert(1)</script>",
    ]
    .concat();
    let kept = Sending::new("p", "a.jpg", &photo)
        .by(&rig, &admin, "images")
        .await
        .must(201);
    assert_eq!(
        (&kept["mimeType"], kept["sizeOriginal"].as_u64()),
        (&"image/jpeg".into(), Some(photo.len() as u64))
    );
    let view = rig.get(&admin, &format!("{}/p/view", bucket("images"))).await;
    assert_eq!(kept["sizeActual"].as_u64(), Some(view.bytes.len() as u64));
    assert!(!view.bytes.windows(8).any(|part| part == b"<script>"));
    assert_eq!(size(&shown(&view, Content::Jpeg)), (400, 300));
}

#[tokio::test]
async fn a_large_photo_in_pieces_is_written_anew_too() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let mut photo = picture((800, 600), Content::Jpeg);
    photo.resize(6 * MIB, 0);
    for first in [0, 5 * MIB] {
        let piece = Sending {
            name: "a.jpg",
            ..Sending::piece("p", &photo, first)
        };
        piece.by(&rig, &admin, "images").await.must(201);
    }
    let view = rig.get(&admin, &format!("{}/p/view", bucket("images"))).await;
    assert_eq!(size(&shown(&view, Content::Jpeg)), (800, 600));
    assert!(view.bytes.len() < MIB);
    assert_eq!(rig.objects(), 1, "the pieces as they came are gone");
}

async fn preview(rig: &Rig, caller: &Caller, query: &str) -> Reply {
    let path = format!("{}/p/preview?{query}", bucket("images"));
    rig.get(caller, &path).await
}

/// A photo of 1200 by 800, and its sender.
async fn photo(rig: &Rig) -> Caller {
    let admin = rig.admin().await;
    let photo = picture((1200, 800), Content::Jpeg);
    Sending::new("p", "a.jpg", &photo)
        .by(rig, &admin, "images")
        .await
        .must(201);
    admin
}

#[tokio::test]
async fn previews_have_the_size_and_kind_that_is_asked_for() {
    let rig = Rig::new();
    let admin = photo(&rig).await;
    let asked = "width=320&height=240&gravity=center&quality=100&output=jpg";
    let first = preview(&rig, &admin, asked).await;
    assert_eq!(size(&shown(&first, Content::Jpeg)), (320, 240));
    assert_eq!(first.header("cache-control"), "private, no-store");
    assert!(preview(&rig, &admin, asked).await.bytes == first.bytes);
    for (query, content, expected) in [
        ("width=300", Content::Jpeg, (300, 200)),
        ("height=100&output=png", Content::Png, (150, 100)),
        ("", Content::Jpeg, (1200, 800)),
        ("width=100&rotation=90&output=webp", Content::Webp, (67, 100)),
        ("width=64&height=64&borderRadius=32&output=gif", Content::Gif, (64, 64)),
    ] {
        let reply = preview(&rig, &admin, query).await;
        assert_eq!(size(&shown(&reply, content)), expected, "{query}");
    }
    for wrong in [
        "width=4001",
        "output=avif",
        "quality=101",
        "gravity=north",
        "background=red",
        "opacity=2",
    ] {
        preview(&rig, &admin, wrong)
            .await
            .refused(400, "general_argument_invalid");
    }
}

#[tokio::test]
async fn a_preview_is_seen_by_who_sees_the_file_and_papers_have_a_picture_of_their_own() {
    let rig = Rig::new();
    let admin = photo(&rig).await;
    preview(&rig, &admin, "width=320").await;
    rig.user("other", &[], &[]).await;
    let other = rig.signed_in("other").await;
    preview(&rig, &other, "width=320")
        .await
        .refused(404, "storage_file_not_found");
    sent(&rig, &admin, "archive", "d").await;
    let path = format!("{}/d/preview?width=64&height=64&output=png", bucket("archive"));
    assert_eq!(size(&shown(&rig.get(&admin, &path).await, Content::Png)), (64, 64));
}

#[tokio::test]
async fn initials_stand_where_there_is_no_photo() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let drawn = rig
        .get(
            &admin,
            &format!(
                "/v1/avatars/initials?name={}&width=64&height=64",
                escaped("Ali <b> محمد")
            ),
        )
        .await;
    assert_eq!(
        (drawn.status.as_u16(), drawn.header("content-type")),
        (200, "image/svg+xml")
    );
    assert!(drawn.text().contains(">A\u{200c}م</text>") && drawn.text().contains("width=\"64\""));
    assert!(drawn.header("content-security-policy").contains("default-src 'none'"));
    rig.get(&admin, "/v1/avatars/initials?width=2001")
        .await
        .refused(400, "general_argument_invalid");
    rig.get(&admin, "/v1/avatars/flags/ma")
        .await
        .refused(405, "general_not_implemented");
}

#[tokio::test]
async fn a_text_is_drawn_as_a_qr_code() {
    let rig = Rig::new();
    let text = escaped("https://commune.example/?a=1&b=شهادة");
    let ask = async |rest: &str| rig.get(&Caller::guest(), &format!("/v1/avatars/qr{rest}")).await;
    let drawn = ask(&format!("?text={text}")).await;
    assert_eq!(size(&shown(&drawn, Content::Png)), (400, 400));
    assert_eq!(drawn.header("content-disposition"), "");
    assert!(drawn.bytes == papers::qr::png("https://commune.example/?a=1&b=شهادة", 400, 1).unwrap());
    let saved = ask(&format!("?text={text}&size=120&margin=0&download=1")).await;
    assert_eq!(size(&shown(&saved, Content::Png)), (120, 120));
    assert_eq!(saved.header("content-disposition"), "attachment; filename=\"qr.png\"");
    for wrong in [
        "",
        "?text=",
        &format!("?text={}", "x".repeat(513)),
        "?text=a&size=0",
        "?text=a&size=1001",
        "?text=a&margin=11",
        "?text=a&margin=-1",
        "?text=a&download=maybe",
    ] {
        ask(wrong).await.refused(400, "general_argument_invalid");
    }
    assert_eq!(ask(&format!("?text={}", "x".repeat(512))).await.status, 200);
}
