//! One document through its life, in both spellings.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents, query};

const SPELLINGS: [[&str; 5]; 2] = [
    [
        "/v1/databases/main/collections",
        "documents",
        "documentId",
        "$collectionId",
        "document",
    ],
    ["/v1/tablesdb/main/tables", "rows", "rowId", "$tableId", "row"],
];

async fn patch(rig: &Rig, caller: &Caller, path: &str, body: Json) -> crate::rig::Reply {
    rig.send(caller, Method::PATCH, path, Some(body)).await
}

#[tokio::test]
async fn a_document_is_created_read_changed_and_deleted_in_both_spellings() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for [base, plural, id, owner, one] in SPELLINGS {
        let list = format!("{base}/bureaux/{plural}");
        let made = rig
            .post(
                &admin,
                &list,
                json!({id: "unique()", "data": {"nameFr": "Accueil", "nameAr": "الاستقبال"}}),
            )
            .await
            .must(201);
        let at = format!("{list}/{}", made["$id"].as_str().unwrap());
        assert_eq!(
            (&made[owner], &made["$databaseId"]),
            (&json!("bureaux"), &json!("main"))
        );
        assert!(made["$sequence"].is_string() && made["$permissions"].is_array() && made["serviceId"].is_null());
        assert_eq!(rig.get(&admin, &at).await.must(200), made);
        let changed = patch(&rig, &admin, &at, json!({"data": {"floor": "2"}}))
            .await
            .must(200);
        assert_eq!(
            (&changed["floor"], &changed["nameFr"]),
            (&json!("2"), &json!("Accueil"))
        );
        let text = json!({"data": "{\"floor\":\"3\"}"});
        assert_eq!(patch(&rig, &admin, &at, text).await.must(200)["floor"], "3");
        let merged = rig
            .send(&admin, Method::PUT, &at, Some(json!({"data": {"floor": null}})))
            .await
            .must(200);
        assert_eq!((&merged["floor"], &merged["nameFr"]), (&Json::Null, &json!("Accueil")));
        let listed = rig.get(&admin, &list).await.must(200);
        assert_eq!(listed[plural].as_array().unwrap().len(), 1);
        let gone = rig.send(&admin, Method::DELETE, &at, Some(json!({}))).await;
        assert_eq!(
            (gone.status.as_u16(), gone.text().as_str(), gone.header("content-type")),
            (204, "", "text/plain; charset=utf-8")
        );
        rig.get(&admin, &at).await.refused(404, &format!("{one}_not_found"));
    }
}

#[tokio::test]
async fn unknown_places_are_not_found_under_the_callers_names() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for (path, kind) in [
        (
            "/v1/databases/nowhere/collections/employees/documents",
            "database_not_found",
        ),
        (
            "/v1/databases/main/collections/nothing/documents",
            "collection_not_found",
        ),
        (
            "/v1/databases/main/collections/accounts/documents",
            "collection_not_found",
        ),
        (
            "/v1/databases/system/collections/accounts/documents",
            "database_not_found",
        ),
        ("/v1/tablesdb/main/tables/nothing/rows", "table_not_found"),
        ("/v1/tablesdb/main/tables/employees/rows/nobody", "row_not_found"),
    ] {
        rig.get(&admin, path).await.refused(404, kind);
    }
}

#[tokio::test]
async fn what_is_no_id_is_refused_in_the_words_of_the_old_product() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let says = async |method: Method, path: String| {
        let refused = rig
            .send(&admin, method, &path, Some(json!({"data": {"phone": null}})))
            .await;
        refused.refused(400, "general_argument_invalid")["message"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(
        says(Method::GET, format!("{}/null", documents("employees"))).await,
        "no id"
    );
    assert_eq!(says(Method::GET, format!("{}/", documents("employees"))).await, "no id");
    assert_eq!(
        says(Method::PATCH, format!("{}/undefined", documents("persons"))).await,
        "ID cannot be null"
    );
    for id in ["-bad-", "export", "history", "", &"x".repeat(37)] {
        let body = json!({"documentId": id, "data": {"nameFr": "x", "nameAr": "x"}});
        rig.post(&admin, &documents("bureaux"), body)
            .await
            .refused(400, "general_argument_invalid");
    }
}

#[tokio::test]
async fn data_permissions_and_transactions_are_looked_at() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    let body = |more: Json| {
        let mut body = json!({"documentId": "b", "data": {"nameFr": "x", "nameAr": "x"}});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    rig.post(&admin, &list, json!({"documentId": "b"}))
        .await
        .refused(400, "document_missing_data");
    rig.post(&admin, &list, json!({"documentId": "b", "data": {}}))
        .await
        .refused(400, "document_missing_data");
    rig.post(&admin, &list, json!({"data": {"nameFr": "x"}}))
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&admin, &list, body(json!({"data": "[1]"})))
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&admin, &list, body(json!({"permissions": ["fly(\"me\")"]})))
        .await
        .refused(400, "general_argument_invalid");
    rig.post(&admin, &list, body(json!({"transactionId": "t"})))
        .await
        .refused(405, "general_not_implemented");
    rig.post(&Caller::guest(), &list, body(json!({"permissions": ["read(\"any\")"]})))
        .await
        .refused(401, "user_unauthorized");
    let made = rig
        .post(&admin, &list, body(json!({"permissions": ["read(\"any\")"]})))
        .await
        .must(201);
    assert!(
        !made["$permissions"].to_string().contains("any"),
        "permissions are not taken: {made}"
    );
    patch(&rig, &admin, &format!("{list}/b"), json!({}))
        .await
        .refused(400, "document_missing_payload");
    patch(&rig, &admin, &format!("{list}/b"), json!({"permissions": []}))
        .await
        .must(200);
    rig.post(&admin, &list, body(json!({})))
        .await
        .refused(409, "document_already_exists");
}

#[tokio::test]
async fn a_stale_change_is_a_conflict() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    let made = rig
        .post(
            &admin,
            &list,
            json!({"documentId": "b", "data": {"nameFr": "x", "nameAr": "x"}}),
        )
        .await
        .must(201);
    let read = admin.with("x-appwrite-timestamp", made["$updatedAt"].as_str().unwrap());
    patch(&rig, &read, &format!("{list}/b"), json!({"data": {"floor": "1"}}))
        .await
        .must(200);
    rig.clock.set("2026-11-20T10:00:01Z".parse().unwrap());
    patch(&rig, &admin, &format!("{list}/b"), json!({"data": {"floor": "2"}}))
        .await
        .must(200);
    patch(&rig, &read, &format!("{list}/b"), json!({"data": {"floor": "3"}}))
        .await
        .refused(409, "document_update_conflict");
    let nonsense = admin.with("x-appwrite-timestamp", "yesterday");
    patch(&rig, &nonsense, &format!("{list}/b"), json!({"data": {"floor": "3"}}))
        .await
        .refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn a_number_is_stepped_within_its_bounds() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let data = json!({"fullNameFr": "A", "fullNameAr": "ا", "CIN": "AB1001", "N_PERS_ACT": 5});
    rig.post(
        &admin,
        &documents("employees"),
        json!({"documentId": "a", "data": data}),
    )
    .await
    .must(201);
    let at = |field: &str, step: &str| format!("{}/a/{field}/{step}", documents("employees"));
    let step = async |path: String, body: Json| patch(&rig, &admin, &path, body).await;
    assert_eq!(
        step(at("N_PERS_ACT", "increment"), json!({})).await.must(200)["N_PERS_ACT"],
        6
    );
    assert_eq!(
        step(at("N_PERS_ACT", "increment"), json!({"value": 4, "max": 10}))
            .await
            .must(200)["N_PERS_ACT"],
        10
    );
    step(at("N_PERS_ACT", "increment"), json!({"max": 10}))
        .await
        .refused(400, "attribute_limit_exceeded");
    assert_eq!(
        step(at("N_PERS_ACT", "decrement"), json!({"value": 3, "min": 7}))
            .await
            .must(200)["N_PERS_ACT"],
        7
    );
    step(at("N_PERS_ACT", "decrement"), json!({"min": 7}))
        .await
        .refused(400, "attribute_limit_exceeded");
    step(at("N_PERS_ACT", "increment"), json!({"value": 0}))
        .await
        .refused(400, "general_argument_invalid");
    step(at("N_PERS_ACT", "increment"), json!({"value": "1"}))
        .await
        .refused(400, "general_argument_invalid");
    step(at("fullNameFr", "increment"), json!({}))
        .await
        .refused(400, "attribute_type_invalid");
    step(at("shoeSize", "increment"), json!({}))
        .await
        .refused(404, "attribute_not_found");
}

#[tokio::test]
async fn queries_are_read_in_every_form_and_at_most_a_hundred() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for id in ["a", "b", "c"] {
        rig.post(
            &admin,
            &documents("bureaux"),
            json!({"documentId": id, "data": {"nameFr": id, "nameAr": id}}),
        )
        .await
        .must(201);
    }
    let list = documents("bureaux");
    let ids = async |search: String| {
        let listed = rig.get(&admin, &format!("{list}?{search}")).await.must(200);
        let ids: Vec<String> = listed["documents"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["$id"].as_str().unwrap().to_owned())
            .collect();
        (ids.join(""), listed["total"].as_u64().unwrap())
    };
    let limit = crate::rig::escaped(&json!({"method": "limit", "values": [1]}).to_string());
    for form in ["queries[0]", "queries[]", "queries", "queries%5B0%5D"] {
        assert_eq!(ids(format!("{form}={limit}")).await, ("a".to_owned(), 3), "{form}");
    }
    let wanted = [
        json!({"method": "equal", "attribute": "nameFr", "values": ["a", "c"]}),
        json!({"method": "orderDesc", "attribute": "nameFr"}),
    ];
    assert_eq!(ids(query(&wanted)).await, ("ca".to_owned(), 2));
    for (total, expected) in [("true", 3), ("1", 3), ("false", 0), ("0", 0)] {
        assert_eq!(ids(format!("total={total}")).await.1, expected);
    }
    rig.get(&admin, &format!("{list}?total=perhaps"))
        .await
        .refused(400, "general_argument_invalid");
    let many: Vec<Json> = (0..101).map(|_| wanted[1].clone()).collect();
    rig.get(&admin, &format!("{list}?{}", query(&many)))
        .await
        .refused(400, "general_query_invalid");
    rig.get(&admin, &format!("{list}?queries[0]=equal(%22a%22,1)"))
        .await
        .refused(400, "general_query_invalid");
    let unknown = query(&[json!({"method": "equal", "attribute": "shoeSize", "values": [1]})]);
    rig.get(&admin, &format!("{list}?{unknown}"))
        .await
        .refused(400, "general_query_invalid");
}

#[tokio::test]
async fn every_wrong_field_is_named() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let data = json!({"fullNameFr": "X", "CIN": "??", "shoeSize": 42, "N_PERS_ACT": "many"});
    let refused = rig
        .post(
            &admin,
            &documents("employees"),
            json!({"documentId": "a", "data": data}),
        )
        .await
        .refused(400, "document_invalid_structure");
    let mut fields: Vec<&str> = refused["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["field"].as_str().unwrap())
        .collect();
    fields.sort_unstable();
    assert_eq!(fields, ["CIN", "N_PERS_ACT", "shoeSize"]);
}

#[tokio::test]
async fn history_changes_and_exports_are_answered() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    rig.post(
        &admin,
        &list,
        json!({"documentId": "b", "data": {"nameFr": "=HYPERLINK(\"x\")", "nameAr": "x"}}),
    )
    .await
    .must(201);
    patch(&rig, &admin, &format!("{list}/b"), json!({"data": {"floor": "1"}}))
        .await
        .must(200);
    let history = rig.get(&admin, &format!("{list}/b/history")).await.must(200);
    assert_eq!(history["history"][0]["kind"], "update");
    assert_eq!(history["history"][0]["changes"][0]["field"], "floor");
    let changes = rig.get(&admin, "/v1/changes?limit=1").await.must(200);
    assert_eq!(
        (&changes["changes"][0]["collection"], &changes["changes"][0]["id"]),
        (&json!("bureaux"), &json!("b"))
    );
    rig.get(&admin, "/v1/changes?limit=0")
        .await
        .refused(400, "general_argument_invalid");
    let export = rig
        .get(&admin, &format!("{list}/export?format=csv&columns=nameFr&lang=fr"))
        .await;
    assert_eq!(
        export.header("content-disposition"),
        "attachment; filename=\"bureaux.csv\""
    );
    assert!(
        !export.text().contains("\n=") && export.text().contains("HYPERLINK"),
        "{}",
        export.text()
    );
    let sheet = rig.get(&admin, &format!("{list}/export?format=xlsx")).await;
    assert!(sheet.bytes.starts_with(b"PK"));
    rig.get(&admin, &format!("{list}/export?format=pdf"))
        .await
        .refused(400, "general_argument_invalid");
    rig.send(&admin, Method::DELETE, &format!("{list}/b"), None).await;
    let trash = rig.get(&admin, "/v1/trash").await.must(200);
    assert_eq!(trash["trash"][0]["id"], "b");
    let found = rig.get(&admin, "/v1/search?q=nobody").await.must(200);
    assert_eq!(found["results"], json!([]));
}
