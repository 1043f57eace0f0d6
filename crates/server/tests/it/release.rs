//! A small database of each release is opened, brought up to date, and used.

use axum::http::{Method, StatusCode};
use serde_json::json;

use super::rig::Rig;

/// `diwan demo --employees 12` of each release, oldest first.
const KEPT: &[(&str, &[u8])] = &[("0.1.0", include_bytes!("../../../../tests/fixtures/releases/0.1.0.db"))];

#[tokio::test]
async fn the_database_of_every_release_opens_whole_and_goes_on() {
    for (release, bytes) in KEPT {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("data")).unwrap();
        std::fs::write(folder.path().join("data/diwan.db"), bytes).unwrap();
        let rig = Rig::over(folder, &[]);
        assert_eq!(rig.app.engine.store().check().unwrap(), [], "{release}");
        rig.user("successor", &["admin"], &[]).await;
        let admin = rig.signed_in("successor").await;
        let people = "/v1/databases/main/collections/employees/documents";
        let read = rig.send(&admin, Method::GET, people, None).await;
        assert_eq!(read.json()["total"], 12, "{release}");
        let service = json!({"documentId": "unique()", "data": {"nameFr": "Voirie", "nameAr": "الطرق"}});
        let made = rig.send(
            &admin,
            Method::POST,
            "/v1/databases/main/collections/services/documents",
            Some(service),
        );
        assert_eq!(made.await.status, StatusCode::CREATED, "{release}");
    }
}
