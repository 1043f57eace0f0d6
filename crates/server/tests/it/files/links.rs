//! Links to files: made by keys, opening one file to whoever has them, until they end.

use axum::http::Method;
use papers::content::Content;
use serde_json::{Value as Json, json};

use super::{Sending, bucket, pdf, picture, sent};
use crate::rig::{Caller, Rig, query};

/// A key that holds both scopes, and a picture and a paper that the administrator has sent.
async fn scene() -> (Rig, Caller) {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let png = picture((40, 30), Content::Png);
    Sending::new("p", "a.png", &png)
        .by(&rig, &admin, "images")
        .await
        .must(201);
    sent(&rig, &admin, "archive", "other").await;
    let key = rig.key(&["tokens.read", "tokens.write"]).await;
    (rig, key)
}

fn links(to: &str, file: &str) -> String {
    format!("/v1/tokens/buckets/{to}/files/{file}")
}

async fn link(rig: &Rig, key: &Caller, expire: Json) -> Json {
    let body = json!({ "expire": expire });
    rig.post(key, &links("images", "p"), body).await.must(201)
}

/// What a guest gets of a file with that secret: its details, and its bytes in three ways.
async fn opened(rig: &Rig, to: &str, file: &str, secret: &str) -> [(u16, String); 4] {
    let path = format!("{}/{file}", bucket(to));
    let told = async |rest: &str| {
        rig.get(&Caller::guest(), &format!("{path}{rest}?token={secret}"))
            .await
            .outcome()
    };
    [
        told("").await,
        told("/download").await,
        told("/view").await,
        told("/preview").await,
    ]
}

fn not_found() -> (u16, String) {
    (404, "storage_file_not_found".to_owned())
}

/// The bytes of the file and nothing else.
fn open() -> [(u16, String); 4] {
    let yes = || (200, String::new());
    [not_found(), yes(), yes(), yes()]
}

fn shut() -> [(u16, String); 4] {
    [not_found(), not_found(), not_found(), not_found()]
}

fn secret(link: &Json) -> &str {
    link["secret"].as_str().unwrap()
}

#[tokio::test]
async fn a_link_opens_one_file_to_anybody() {
    let (rig, key) = scene().await;
    let made = link(&rig, &key, Json::Null).await;
    assert_eq!(
        [
            &made["resourceId"],
            &made["resourceType"],
            &made["expire"],
            &made["accessedAt"]
        ],
        ["images:p", "files", "", ""]
    );
    assert_eq!(opened(&rig, "images", "p", secret(&made)).await, open());
    assert_eq!(opened(&rig, "archive", "other", secret(&made)).await, shut());
    assert_eq!(opened(&rig, "archive", "p", secret(&made)).await, shut());
    let path = format!("{}/p/view?token={}", bucket("images"), secret(&made));
    rig.user("plain", &[], &[]).await;
    let plain = rig.signed_in("plain").await;
    let seen = rig.get(&plain, &path).await;
    assert_eq!((seen.status.as_u16(), seen.header("content-type")), (200, "image/png"));
    assert_eq!(seen.header("cache-control"), "private, no-store");
    for (method, wanted) in [(Method::PUT, 404), (Method::DELETE, 404)] {
        let path = format!("{}/p?token={}", bucket("images"), secret(&made));
        assert_eq!(rig.send(&plain, method, &path, Some(json!({}))).await.status, wanted);
    }
    let again = rig
        .get(&key, &format!("/v1/tokens/{}", made["$id"].as_str().unwrap()))
        .await
        .must(200);
    assert_eq!(again["secret"], made["secret"]);
    assert_eq!(again["accessedAt"], "2026-11-20T10:00:00.000+00:00");
}

#[tokio::test]
async fn a_link_ends_in_time_and_may_be_given_more() {
    let (rig, key) = scene().await;
    let made = link(&rig, &key, json!("2026-11-20T11:00:00.000+00:00")).await;
    assert_eq!(made["expire"], "2026-11-20T11:00:00.000+00:00");
    rig.clock.set("2026-11-20T10:59:59Z".parse().unwrap());
    assert_eq!(opened(&rig, "images", "p", secret(&made)).await, open());
    rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    assert_eq!(opened(&rig, "images", "p", secret(&made)).await, shut());
    let path = format!("/v1/tokens/{}", made["$id"].as_str().unwrap());
    let more = json!({"expire": "2026-11-21T11:00:00.000+00:00"});
    let changed = rig.send(&key, Method::PATCH, &path, Some(more)).await.must(200);
    assert_eq!(
        (&changed["secret"], &changed["expire"]),
        (&made["secret"], &json!("2026-11-21T11:00:00.000+00:00"))
    );
    assert_eq!(opened(&rig, "images", "p", secret(&made)).await, open());
    let unlimited = rig.send(&key, Method::PATCH, &path, Some(json!({}))).await.must(200);
    assert_eq!(unlimited["expire"], "");
    for wrong in [
        json!("2026-11-20T11:00:00Z"),
        json!("tomorrow"),
        json!(5),
        json!("1999-01-01T00:00:00Z"),
    ] {
        rig.send(&key, Method::PATCH, &path, Some(json!({ "expire": wrong })))
            .await
            .refused(400, "general_argument_invalid");
    }
    assert_eq!(rig.send(&key, Method::DELETE, &path, None).await.status, 204);
    assert_eq!(opened(&rig, "images", "p", secret(&made)).await, shut());
    for method in [Method::GET, Method::PATCH, Method::DELETE] {
        rig.send(&key, method, &path, None)
            .await
            .refused(404, "token_not_found");
    }
}

#[tokio::test]
async fn nothing_but_a_true_secret_opens() {
    let (rig, key) = scene().await;
    let made = link(&rig, &key, Json::Null).await;
    let true_secret = secret(&made).to_owned();
    let parts: Vec<&str> = true_secret.split('.').collect();
    let forged = [
        made["$id"].as_str().unwrap().to_owned(),
        format!("{}.{}.", parts[0], parts[1]),
        format!("{}.{}.AAAA", parts[0], parts[1]),
        format!("{true_secret}A"),
        true_secret[1..].to_owned(),
        "x".to_owned(),
        String::new(),
    ];
    for wrong in &forged {
        assert_eq!(opened(&rig, "images", "p", wrong).await, shut(), "{wrong}");
    }
    // Nor does one that stands for a session, nor does this one stand for anybody.
    let admin = rig.signed_in("admin").await;
    let jwt = rig.post(&admin, "/v1/account/jwts", json!({})).await.must(201);
    let jwt = jwt["jwt"].as_str().unwrap();
    assert_eq!(opened(&rig, "images", "p", jwt).await, shut());
    rig.get(&Caller::guest().with("x-appwrite-jwt", &true_secret), "/v1/account")
        .await
        .refused(401, "user_jwt_invalid");
    // A wrong one takes nothing from whoever may read the file.
    let path = format!("{}/p/view?token=x", bucket("images"));
    assert_eq!(rig.get(&admin, &path).await.status, 200);
}

#[tokio::test]
async fn links_go_with_their_file_and_hold_no_secret_at_rest() {
    let (rig, key) = scene().await;
    let (one, two) = (link(&rig, &key, Json::Null).await, link(&rig, &key, Json::Null).await);
    assert_ne!(one["secret"], two["secret"]);
    let rows = rig
        .app
        .engine
        .read(|cx| cx.find(&engine::files::link::FILE_LINKS, Vec::new(), 10));
    for row in rows.await.unwrap() {
        let written = format!("{:?}", row.values);
        assert!(!written.contains(secret(&one).rsplit('.').next().unwrap()), "{written}");
    }
    let admin = rig.signed_in("admin").await;
    let file = format!("{}/p", bucket("images"));
    assert_eq!(rig.send(&admin, Method::DELETE, &file, None).await.status, 204);
    rig.get(&key, &format!("/v1/tokens/{}", one["$id"].as_str().unwrap()))
        .await
        .refused(404, "token_not_found");
    // Another file under the same id is another file.
    let png = picture((4, 3), Content::Png);
    Sending::new("p", "b.png", &png)
        .by(&rig, &admin, "images")
        .await
        .must(201);
    assert_eq!(opened(&rig, "images", "p", secret(&two)).await, shut());
    assert_eq!(rig.get(&key, &links("images", "p")).await.must(200)["total"], 0);
}

#[tokio::test]
async fn links_are_listed_by_file() {
    let (rig, key) = scene().await;
    let early = link(&rig, &key, json!("2026-11-21T00:00:00Z")).await;
    link(&rig, &key, json!("2026-12-01T00:00:00Z")).await;
    rig.post(&key, &links("archive", "other"), json!({})).await.must(201);
    let list = rig.get(&key, &links("images", "p")).await.must(200);
    assert_eq!(
        (&list["total"], &list["tokens"][0]["secret"]),
        (&json!(2), &early["secret"])
    );
    let soon = json!({"method": "lessThan", "attribute": "expire", "values": ["2026-11-25T00:00:00Z"]});
    let some = rig
        .get(&key, &format!("{}?{}", links("images", "p"), query(&[soon])))
        .await
        .must(200);
    assert_eq!((&some["total"], &some["tokens"][0]["$id"]), (&json!(1), &early["$id"]));
    let none = rig.get(&key, &format!("{}?total=false", links("images", "p"))).await;
    assert_eq!(none.must(200)["total"], 0);
    let wrong = json!({"method": "equal", "attribute": "fileId2", "values": ["p"]});
    rig.get(&key, &format!("{}?{}", links("images", "p"), query(&[wrong])))
        .await
        .refused(400, "general_query_invalid");
}

#[tokio::test]
async fn only_keys_with_the_scope_make_links_and_only_to_what_is_there() {
    let (rig, key) = scene().await;
    let (admin, reader) = (rig.signed_in("admin").await, rig.key(&["tokens.read"]).await);
    for caller in [&Caller::guest(), &admin, &reader] {
        rig.post(caller, &links("images", "p"), json!({}))
            .await
            .refused(401, "general_unauthorized_scope");
    }
    for caller in [&Caller::guest(), &admin] {
        rig.get(caller, &links("images", "p"))
            .await
            .refused(401, "general_unauthorized_scope");
    }
    for (to, file, kind) in [
        ("nowhere", "p", "storage_bucket_not_found"),
        ("archive", "p", "storage_file_not_found"),
        ("images", "q", "storage_file_not_found"),
        ("images", "-", "storage_file_not_found"),
    ] {
        rig.post(&key, &links(to, file), json!({})).await.refused(404, kind);
        rig.get(&key, &links(to, file)).await.refused(404, kind);
    }
    // A file on its way is no file yet.
    let large = pdf(6 << 20);
    Sending::piece("half", &large, 0)
        .by(&rig, &admin, "downloadable-documents")
        .await
        .must(201);
    rig.post(&key, &links("downloadable-documents", "half"), json!({}))
        .await
        .refused(404, "storage_file_not_found");
    // Nor does a key reach files itself by these scopes.
    rig.get(&key, &format!("{}/p/download", bucket("images")))
        .await
        .refused(401, "general_unauthorized_scope");
}
