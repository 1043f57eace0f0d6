//! What somebody has drawn is theirs alone.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::files::content::Content;
use engine::files::picture::{self, Picture};
use schema::Result;
use serde_json::{Value as Json, json};

use crate::testing::{TestApp, code, new_app};

/// A PNG of that size, as a browser writes what was drawn.
fn drawn(width: u32, height: u32) -> String {
    let bytes = picture::encode(&Picture::new_rgba8(width, height), Content::Png, 90).unwrap();
    format!("data:image/png;base64,{}", STANDARD.encode(bytes))
}

async fn town() -> TestApp {
    let app = new_app();
    for who in ["chama", "brahim"] {
        app.user(who, json!({})).await;
    }
    app
}

async fn save(app: &TestApp, who: &str, picture: &str) -> Result<Json> {
    let ctx = app.signing(who).await;
    app.act(&ctx, "drawnSignatures.save", json!({"picture": picture})).await
}

async fn mine(app: &TestApp, who: &str) -> Json {
    let told = app.act(&app.ctx(who).await, "drawnSignatures.mine", json!({})).await;
    told.unwrap()["picture"].clone()
}

#[tokio::test]
async fn a_drawn_signature_is_saved_after_the_password_and_shown_to_its_owner_alone() {
    let app = town().await;
    let picture = json!({"picture": drawn(300, 120)});
    let closed = app
        .act(&app.ctx("chama").await, "drawnSignatures.save", picture.clone())
        .await;
    assert_eq!(code(closed), "signature_not_a_person", "no session");
    let by_key = app.act(&TestApp::full_rights(), "drawnSignatures.save", picture).await;
    assert!(by_key.is_err());
    save(&app, "chama", &drawn(300, 120)).await.unwrap();
    let saved = mine(&app, "chama").await;
    assert!(saved.as_str().unwrap().starts_with("data:image/png;base64,"), "{saved}");
    assert_eq!(mine(&app, "brahim").await, Json::Null);
    save(&app, "chama", &drawn(200, 100)).await.unwrap();
    assert_ne!(mine(&app, "chama").await, saved, "another stands in its place");
    let ctx = app.ctx("chama").await;
    app.act(&ctx, "drawnSignatures.remove", json!({})).await.unwrap();
    assert_eq!(mine(&app, "chama").await, Json::Null);
    assert!(app.all(&super::drawing::DRAWN_SIGNATURES).await.is_empty());
}

#[tokio::test]
async fn what_is_no_small_png_is_refused() {
    let app = town().await;
    let jpeg = picture::encode(&Picture::new_rgb8(30, 20), Content::Jpeg, 90).unwrap();
    let as_png = format!("data:image/png;base64,{}", STANDARD.encode(&jpeg));
    let as_jpeg = format!("data:image/jpeg;base64,{}", STANDARD.encode(&jpeg));
    let heavy = format!("data:image/png;base64,{}", STANDARD.encode(vec![0; 65 << 10]));
    for wrong in [
        "x",
        "data:image/png;base64,%%%",
        &as_png,
        &as_jpeg,
        &heavy,
        &drawn(1201, 10),
        &drawn(10, 601),
    ] {
        let refused = save(&app, "chama", wrong).await;
        assert_eq!(
            code(refused),
            "signature_drawing_invalid",
            "{}",
            &wrong[..wrong.len().min(40)]
        );
    }
    save(&app, "chama", &drawn(1200, 600)).await.unwrap();
}
