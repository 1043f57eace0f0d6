//! What a key may do: scopes, bulk calls, the read-only catalogue.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents};

fn bureau(number: u32) -> Json {
    json!({"$id": format!("b{number}"), "nameFr": format!("Bureau {number}"), "nameAr": "مكتب"})
}

#[tokio::test]
async fn a_key_reaches_no_further_than_its_scopes() {
    let rig = Rig::new();
    let reader = rig.key(&["rows.read"]).await;
    rig.get(&reader, &documents("employees")).await.must(200);
    let body = json!({"documentId": "x", "data": {"nameFr": "x", "nameAr": "x"}});
    let refused = rig
        .post(&reader, &documents("bureaux"), body)
        .await
        .refused(401, "general_unauthorized_scope");
    assert_eq!(
        refused["message"],
        "User (role: applications) missing scopes ([\"documents.write\"])"
    );
    rig.get(&reader, "/v1/account")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.get(&reader, "/v1/databases")
        .await
        .refused(401, "general_unauthorized_scope");
    rig.post(&reader, "/v1/actions/employees.import", json!({}))
        .await
        .refused(401, "general_unauthorized_scope");
    let wrong = Caller::guest().with("x-appwrite-key", "not-a-key");
    rig.get(&wrong, &documents("employees"))
        .await
        .refused(401, "user_unauthorized");
}

#[tokio::test]
async fn an_expired_or_revoked_key_says_so() {
    let rig = Rig::new();
    let expire = Some(schema::Instant("2026-11-20T11:00:00Z".parse().unwrap()));
    let new = accounts::NewKey {
        name: "short".to_owned(),
        scopes: vec!["*".to_owned()],
        expire,
    };
    let (_, secret) = rig.app.accounts.create_key(new).await.unwrap();
    let key = Caller::guest().with("x-appwrite-key", &secret);
    rig.get(&key, &documents("bureaux")).await.must(200);
    rig.clock.set("2026-11-20T11:00:00Z".parse().unwrap());
    rig.get(&key, &documents("bureaux"))
        .await
        .refused(401, "project_key_expired");
}

#[tokio::test]
async fn several_documents_are_created_all_or_none() {
    let rig = Rig::new();
    let (key, list) = (rig.key(&["*"]).await, documents("bureaux"));
    let made = rig
        .post(&key, &list, json!({"documents": [bureau(1), bureau(2), bureau(3)]}))
        .await
        .must(201);
    assert_eq!(
        [&made["total"], &made["documents"][2]["$id"]],
        [&json!(3), &json!("b3")]
    );
    let wrong = json!({"documents": [bureau(4), {"$id": "b5", "nameFr": "no Arabic"}]});
    rig.post(&key, &list, wrong)
        .await
        .refused(400, "document_invalid_structure");
    rig.get(&key, &format!("{list}/b4"))
        .await
        .refused(404, "document_not_found");
    let many: Vec<Json> = (10..111).map(bureau).collect();
    rig.post(&key, &list, json!({"documents": many}))
        .await
        .refused(400, "general_argument_invalid");
    let rows = "/v1/tablesdb/main/tables/bureaux/rows";
    let made = rig.post(&key, rows, json!({"rows": [bureau(7)]})).await.must(201);
    assert_eq!(made["rows"][0]["$tableId"], "bureaux");
}

#[tokio::test]
async fn several_documents_are_merged_changed_and_deleted() {
    let rig = Rig::new();
    let (key, list) = (rig.key(&["*"]).await, documents("bureaux"));
    rig.post(&key, &list, json!({"documents": [bureau(1), bureau(2)]}))
        .await
        .must(201);
    let upsert = json!({"documents": [{"$id": "b1", "floor": "9"}, bureau(6)]});
    let merged = rig.send(&key, Method::PUT, &list, Some(upsert)).await.must(201);
    assert_eq!(
        [&merged["documents"][0]["floor"], &merged["documents"][1]["$id"]],
        ["9", "b6"]
    );
    let some = json!(["{\"method\":\"equal\",\"attribute\":\"$id\",\"values\":[\"b1\",\"b2\"]}"]);
    for (method, body) in [
        (Method::PATCH, json!({"data": {"floor": "4"}, "queries": some})),
        (Method::DELETE, json!({"queries": some})),
    ] {
        assert_eq!(rig.send(&key, method, &list, Some(body)).await.must(200)["total"], 2);
    }
    assert_eq!(rig.get(&key, &list).await.listed(), ("b6".to_owned(), 1));
}

#[tokio::test]
async fn bulk_calls_are_for_keys_alone() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for (method, body) in [
        (Method::POST, json!({"documents": [bureau(1)]})),
        (Method::PUT, json!({"documents": [bureau(1)]})),
        (Method::PATCH, json!({"data": {"floor": "1"}})),
        (Method::DELETE, json!({})),
    ] {
        let refused = rig.send(&admin, method, &documents("bureaux"), Some(body)).await;
        refused.refused(401, "general_unauthorized_scope");
    }
}

#[tokio::test]
async fn the_catalogue_is_read_and_never_written() {
    let rig = Rig::new();
    let key = rig.key(&["databases.read"]).await;
    let read = async |path: &str| rig.get(&key, path).await.must(200);
    let databases = read("/v1/databases").await;
    assert_eq!(databases["databases"][0]["$id"], "main");
    assert!(!databases.to_string().contains("system"));
    let employees = read("/v1/databases/main/collections/employees").await;
    let attributes = employees["attributes"].as_array().unwrap();
    let cin = attributes.iter().find(|one| one["key"] == "CIN").unwrap();
    assert_eq!(
        [&cin["type"], &cin["array"], &cin["status"]],
        [&json!("string"), &json!(false), &json!("available")]
    );
    assert_eq!(read("/v1/tablesdb/main/tables/employees").await["rowSecurity"], false);
    let columns = read("/v1/tablesdb/main/tables/employees/columns").await;
    assert_eq!(columns["columns"].as_array().unwrap().len(), attributes.len());
    rig.post(&key, "/v1/databases", json!({"databaseId": "x"}))
        .await
        .refused(405, "general_not_implemented");
    rig.get(&key, "/v1/databases/nowhere")
        .await
        .refused(404, "database_not_found");
    rig.get(&Caller::guest(), "/v1/databases")
        .await
        .refused(401, "general_unauthorized_scope");
}
