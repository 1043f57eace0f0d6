//! Who reads a file, and who sends one.

use axum::http::Method;
use serde_json::{Value as Json, json};

use super::{Sending, bucket, picture, sent};
use crate::rig::{Caller, Reply, Rig, documents};

/// A town with a photo that HR has sent.
struct Scene {
    rig: Rig,
    hr: Caller,
    reader: Caller,
    path: String,
}

impl Scene {
    async fn set() -> Scene {
        let rig = Rig::new();
        rig.user("hr", &[], &["rh-managements:*"]).await;
        rig.user("reader", &[], &["rh-managements:read"]).await;
        let (hr, reader) = (rig.signed_in("hr").await, rig.signed_in("reader").await);
        let photo = picture((40, 30), papers::content::Content::Jpeg);
        let sent = Sending::new("p", "face.jpg", &photo)
            .by(&rig, &hr, "employee-photos")
            .await;
        sent.must(201);
        let path = format!("{}/p", bucket("employee-photos"));
        Scene { rig, hr, reader, path }
    }

    /// The status of the file and of its bytes, and how many files the list has.
    async fn sees(&self, caller: &Caller) -> (u16, u16, Json) {
        let status = async |path: &str| self.rig.get(caller, path).await.status.as_u16();
        let listed = self.rig.get(caller, &bucket("employee-photos")).await;
        let total = if listed.status == 200 {
            listed.json()["total"].clone()
        } else {
            json!(listed.outcome().1)
        };
        (
            status(&self.path).await,
            status(&format!("{}/view", self.path)).await,
            total,
        )
    }

    /// HR makes an employee with that photo.
    async fn employee(&self) {
        let person = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": "BE1234", "N_PERS_ACT": 5, "photoId": "p"});
        let body = json!({"documentId": "e", "data": person});
        self.rig.post(&self.hr, &documents("employees"), body).await.must(201);
    }

    /// HR gives the employee another photo, or none.
    async fn change(&self, photo: Json) -> Reply {
        let (path, body) = (
            format!("{}/e", documents("employees")),
            json!({"data": {"photoId": photo}}),
        );
        self.rig.send(&self.hr, Method::PATCH, &path, Some(body)).await
    }

    async fn delete(&self) -> Reply {
        self.rig.send(&self.hr, Method::DELETE, &self.path, None).await
    }
}

/// Sees the file, one of `total`.
fn seen(total: u64) -> (u16, u16, Json) {
    (200, 200, json!(total))
}

#[tokio::test]
async fn a_file_is_read_by_who_may_read_what_refers_to_it() {
    let scene = Scene::set().await;
    let admin = scene.rig.admin().await;
    scene.rig.user("other", &[], &["archive:*"]).await;
    let other = scene.rig.signed_in("other").await;
    assert_eq!(scene.sees(&scene.hr).await, seen(1));
    assert_eq!(
        scene.sees(&scene.reader).await,
        (404, 404, json!(0)),
        "nothing refers to it"
    );
    assert_eq!(scene.sees(&admin).await, seen(1));
    scene.employee().await;
    assert_eq!(scene.sees(&scene.reader).await, seen(1));
    assert_eq!(
        scene.sees(&other).await,
        (404, 404, json!(0)),
        "the short form has no photo"
    );
    assert_eq!(
        scene.sees(&Caller::guest()).await,
        (404, 404, json!("user_unauthorized"))
    );
    let renamed = scene
        .rig
        .send(&scene.reader, Method::PUT, &scene.path, Some(json!({"name": "x.jpg"})));
    renamed.await.refused(401, "user_unauthorized");
    scene.change(Json::Null).await.must(200);
    assert_eq!(scene.sees(&scene.reader).await, (404, 404, json!(0)));
}

#[tokio::test]
async fn what_a_document_refers_to_is_not_deleted() {
    let scene = Scene::set().await;
    scene.employee().await;
    scene.delete().await.refused(403, "document_delete_restricted");
    scene.change(Json::Null).await.must(200);
    assert_eq!(scene.delete().await.status, 204);
    scene
        .change(json!("p"))
        .await
        .refused(400, "relationship_value_invalid");
}

#[tokio::test]
async fn naming_a_file_opens_nothing() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("hr", &[], &["rh-managements:*", "assignments:*"]).await;
    let hr = rig.signed_in("hr").await;
    let photo = picture((40, 30), papers::content::Content::Png);
    Sending::new("secret", "face.png", &photo)
        .by(&rig, &admin, "employee-photos")
        .await
        .must(201);
    sent(&rig, &hr, "downloadable-documents", "elsewhere").await;
    for (id, why) in [
        ("secret", "not readable"),
        ("elsewhere", "another bucket"),
        ("nothing", "not there"),
    ] {
        let person = json!({"fullNameFr": "X", "fullNameAr": "س", "CIN": "BE1234", "N_PERS_ACT": 5, "photoId": id});
        let reply = rig
            .post(&hr, &documents("employees"), json!({"documentId": "e", "data": person}))
            .await;
        let body = reply.refused(400, "relationship_value_invalid");
        assert_eq!(body["errors"][0]["field"], "photoId", "{why}");
    }
    rig.get(&hr, &format!("{}/elsewhere", bucket("litigation")))
        .await
        .refused(404, "storage_file_not_found");
}

#[tokio::test]
async fn only_those_who_may_write_its_documents_send_to_a_bucket() {
    let rig = Rig::new();
    rig.account("stranger").await;
    rig.user("plain", &[], &[]).await;
    let (stranger, plain) = (rig.signed_in("stranger").await, rig.signed_in("plain").await);
    let photo = picture((4, 3), papers::content::Content::Png);
    let send = async |caller: &Caller, to: &str| {
        Sending::new("unique()", "x.png", &photo)
            .by(&rig, caller, to)
            .await
            .outcome()
    };
    assert_eq!(
        send(&plain, "employee-photos").await,
        (401, "user_unauthorized".to_owned())
    );
    assert_eq!(
        send(&plain, "litigation").await,
        (401, "user_unauthorized".to_owned()),
        "no document keeps its files yet"
    );
    assert_eq!(send(&stranger, "litigation").await.0, 401);
    assert_eq!(
        send(&Caller::guest(), "litigation").await,
        (401, "user_unauthorized".to_owned())
    );
}
