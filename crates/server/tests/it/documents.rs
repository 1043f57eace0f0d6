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
        let body = json!({id: "unique()", "data": {"nameFr": "Accueil", "nameAr": "الاستقبال"}});
        let made = rig.post(&admin, &list, body).await.must(201);
        assert_eq!(
            [&made[owner], &made["$databaseId"]],
            [&json!("bureaux"), &json!("main")]
        );
        assert!(made["$sequence"].is_string() && made["$permissions"].is_array() && made["serviceId"].is_null());
        let at = format!("{list}/{}", made["$id"].as_str().unwrap());
        assert_eq!(rig.get(&admin, &at).await.must(200), made);
        change(&rig, &admin, &at).await;
        let listed = rig.get(&admin, &list).await.must(200);
        assert_eq!(listed[plural].as_array().unwrap().len(), 1);
        let gone = rig.send(&admin, Method::DELETE, &at, Some(json!({}))).await;
        assert_eq!((gone.status.as_u16(), gone.text().as_str()), (204, ""));
        assert_eq!(gone.header("content-type"), "text/plain; charset=utf-8");
        rig.get(&admin, &at).await.refused(404, &format!("{one}_not_found"));
    }
}

async fn change(rig: &Rig, admin: &Caller, at: &str) {
    for (method, data, floor) in [
        (Method::PATCH, json!({"floor": "2"}), json!("2")),
        (Method::PATCH, json!("{\"floor\":\"3\"}"), json!("3")),
        (Method::PUT, json!({"floor": null}), Json::Null),
    ] {
        let changed = rig.send(admin, method, at, Some(json!({"data": data}))).await.must(200);
        assert_eq!([&changed["floor"], &changed["nameFr"]], [&floor, &json!("Accueil")]);
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
    let body =
        |name: &str, value: Json| json!({"documentId": "b", "data": {"nameFr": "x", "nameAr": "x"}, name: value});
    let invalid = (400, "general_argument_invalid");
    let tries = [
        (json!({"documentId": "b"}), (400, "document_missing_data")),
        (json!({"documentId": "b", "data": {}}), (400, "document_missing_data")),
        (json!({"data": {"nameFr": "x"}}), invalid),
        (body("data", json!("[1]")), invalid),
        (body("permissions", json!(["fly(\"me\")"])), invalid),
        (body("transactionId", json!("t")), (405, "general_not_implemented")),
    ];
    for (body, (status, kind)) in tries {
        rig.post(&admin, &list, body).await.refused(status, kind);
    }
    let open = body("permissions", json!(["read(\"any\")"]));
    rig.post(&Caller::guest(), &list, open.clone())
        .await
        .refused(401, "user_unauthorized");
    let made = rig.post(&admin, &list, open.clone()).await.must(201);
    assert!(
        !made["$permissions"].to_string().contains("any"),
        "permissions are not taken: {made}"
    );
    rig.post(&admin, &list, open)
        .await
        .refused(409, "document_already_exists");
    let one = format!("{list}/b");
    patch(&rig, &admin, &one, json!({}))
        .await
        .refused(400, "document_missing_payload");
    patch(&rig, &admin, &one, json!({"permissions": []})).await.must(200);
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
    let at = |step: &str| format!("{}/a/{step}", documents("employees"));
    for (step, body, now) in [
        ("N_PERS_ACT/increment", json!({}), 6),
        ("N_PERS_ACT/increment", json!({"value": 4, "max": 10}), 10),
        ("N_PERS_ACT/decrement", json!({"value": 3, "min": 7}), 7),
    ] {
        assert_eq!(patch(&rig, &admin, &at(step), body).await.must(200)["N_PERS_ACT"], now);
    }
    let (limit, argument) = ((400, "attribute_limit_exceeded"), (400, "general_argument_invalid"));
    for (step, body, (status, kind)) in [
        ("N_PERS_ACT/increment", json!({"max": 7}), limit),
        ("N_PERS_ACT/decrement", json!({"min": 7}), limit),
        ("N_PERS_ACT/increment", json!({"value": 0}), argument),
        ("N_PERS_ACT/increment", json!({"value": "1"}), argument),
        ("fullNameFr/increment", json!({}), (400, "attribute_type_invalid")),
        ("shoeSize/increment", json!({}), (404, "attribute_not_found")),
    ] {
        patch(&rig, &admin, &at(step), body).await.refused(status, kind);
    }
}

#[tokio::test]
async fn queries_and_totals_are_read_in_every_form() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for id in ["a", "b", "c"] {
        rig.bureau(&admin, id).await;
    }
    let listed = async |search: &str| {
        rig.get(&admin, &format!("{}?{search}", documents("bureaux")))
            .await
            .listed()
    };
    let limit = crate::rig::escaped(&json!({"method": "limit", "values": [1]}).to_string());
    for form in ["queries[0]", "queries[]", "queries", "queries%5B0%5D"] {
        assert_eq!(listed(&format!("{form}={limit}")).await, ("a".to_owned(), 3), "{form}");
    }
    let wanted = [
        json!({"method": "equal", "attribute": "nameFr", "values": ["a", "c"]}),
        json!({"method": "orderDesc", "attribute": "nameFr"}),
    ];
    assert_eq!(listed(&query(&wanted)).await, ("c a".to_owned(), 2));
    for (total, expected) in [("true", 3), ("1", 3), ("false", 0), ("0", 0)] {
        assert_eq!(listed(&format!("total={total}")).await.1, expected);
    }
}

#[tokio::test]
async fn what_is_no_query_is_refused_and_so_are_more_than_a_hundred() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let order = json!({"method": "orderDesc", "attribute": "nameFr"});
    let unknown = json!({"method": "equal", "attribute": "shoeSize", "values": [1]});
    for (search, kind) in [
        ("total=perhaps".to_owned(), "general_argument_invalid"),
        (query(&vec![order; 101]), "general_query_invalid"),
        ("queries[0]=equal(%22a%22,1)".to_owned(), "general_query_invalid"),
        (query(&[unknown]), "general_query_invalid"),
    ] {
        rig.get(&admin, &format!("{}?{search}", documents("bureaux")))
            .await
            .refused(400, kind);
    }
}

#[tokio::test]
async fn an_attribute_that_nobody_knows_is_told_in_the_readers_language() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    let filter = query(&[json!({"method": "equal", "attribute": "shoeSize", "values": [1]})]);
    for (lang, said) in [
        ("fr", "le champ shoeSize"),
        ("ar", "الحقل shoeSize"),
        ("en", "schema: shoeSize"),
    ] {
        let reader = admin.with("x-appwrite-locale", lang);
        for path in [
            format!("{list}?{filter}"),
            format!("{list}/export?format=csv&columns=shoeSize&lang={lang}"),
        ] {
            let told = rig.get(&reader, &path).await.must(400);
            assert!(told["message"].as_str().unwrap().contains(said), "{told}");
        }
    }
}

#[tokio::test]
async fn every_wrong_field_is_named() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let data = json!({"fullNameFr": "X", "fullNameAr": null, "CIN": "??", "shoeSize": 42, "N_PERS_ACT": "many"});
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
    assert_eq!(fields, ["CIN", "N_PERS_ACT", "fullNameAr", "shoeSize"]);
}

#[tokio::test]
async fn history_changes_and_trash_tell_what_happened() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let one = format!("{}/b", documents("bureaux"));
    rig.bureau(&admin, "b").await;
    patch(&rig, &admin, &one, json!({"data": {"floor": "1"}}))
        .await
        .must(200);
    let history = rig.get(&admin, &format!("{one}/history")).await.must(200);
    assert_eq!(history["history"][0]["kind"], "update");
    assert_eq!(history["history"][0]["changes"][0]["field"], "floor");
    let changes = rig.get(&admin, "/v1/changes?limit=1").await.must(200);
    let change = &changes["changes"][0];
    assert_eq!(
        [&change["collection"], &change["id"], &change["kind"]],
        ["bureaux", "b", "update"]
    );
    rig.get(&admin, "/v1/changes?limit=0")
        .await
        .refused(400, "general_argument_invalid");
    rig.send(&admin, Method::DELETE, &one, None).await;
    assert_eq!(rig.get(&admin, "/v1/trash").await.must(200)["trash"][0]["id"], "b");
    assert_eq!(
        rig.get(&admin, "/v1/search?q=nobody").await.must(200)["results"],
        json!([])
    );
}

#[tokio::test]
async fn a_list_is_exported_and_a_formula_stays_text() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    let body = json!({"documentId": "b", "data": {"nameFr": "=HYPERLINK(\"x\")", "nameAr": "x"}});
    rig.post(&admin, &list, body).await.must(201);
    let export = rig
        .get(&admin, &format!("{list}/export?format=csv&columns=nameFr&lang=fr"))
        .await;
    assert_eq!(
        export.header("content-disposition"),
        "attachment; filename=\"bureaux.csv\""
    );
    let text = export.text();
    assert!(!text.contains("\n=") && text.contains("HYPERLINK"), "{text}");
    let sheet = rig.get(&admin, &format!("{list}/export?format=xlsx")).await;
    assert!(sheet.bytes.starts_with(b"PK"));
    rig.get(&admin, &format!("{list}/export?format=odt"))
        .await
        .refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn a_list_is_printed_with_its_columns_and_too_many_are_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let list = documents("bureaux");
    let body = json!({"documentId": "b", "data": {"nameFr": "#panic() <b>", "nameAr": "مكتب"}});
    rig.post(&admin, &list, body).await.must(201);
    for lang in ["fr", "ar", "en"] {
        let pdf = rig
            .get(
                &admin,
                &format!("{list}/export?format=pdf&columns=nameFr,nameAr&lang={lang}"),
            )
            .await;
        assert_eq!(pdf.header("content-type"), "application/pdf");
        assert_eq!(pdf.header("content-length"), pdf.bytes.len().to_string());
        assert!(pdf.bytes.starts_with(b"%PDF-1.7"));
    }
    let many = vec!["nameFr"; 13].join(",");
    rig.get(&admin, &format!("{list}/export?format=pdf&columns={many}"))
        .await
        .refused(400, "general_argument_invalid");
}
