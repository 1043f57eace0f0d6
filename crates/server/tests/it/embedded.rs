//! Links as clients from before 1.8.0 read and write them: the documents in their place.

use axum::http::Method;
use serde_json::json;

use crate::rig::{Caller, Rig, documents, query};

/// Amal is an employee with a role: the address of a list of her profile alone, and that of the profile.
async fn profile_of_amal(rig: &Rig, admin: &Caller) -> (String, String) {
    platform::first_start(&rig.app.engine).await.unwrap();
    let file = json!({"documentId": "e", "data": {"fullNameFr": "Amal", "fullNameAr": "أمل", "CIN": "AB1234"}});
    rig.post(admin, &documents("employees"), file).await.must(201);
    rig.user("amal", &[], &[]).await;
    let named = json!({"method": "equal", "attribute": "username", "values": ["amal"]});
    let mine = format!("{}?{}", documents("users"), query(&[named]));
    let row = rig.get(admin, &mine).await.must(200)["documents"][0]["$id"].clone();
    let row = format!("{}/{}", documents("users"), row.as_str().unwrap());
    let link = json!({"data": {"persoActif": "e", "roles": ["employee"]}});
    rig.send(admin, Method::PATCH, &row, Some(link)).await.must(200);
    (mine, row)
}

/// As a client of those years calls.
fn old(caller: &Caller) -> Caller {
    caller.with("x-appwrite-response-format", "1.5.0")
}

#[tokio::test]
async fn clients_from_before_1_8_read_a_profile_with_its_documents() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let (mine, row) = profile_of_amal(&rig, &admin).await;
    let amal = rig.signed_in("amal").await;
    for path in [&mine, &row] {
        let told = rig.get(&old(&amal), path).await.must(200);
        let told = told["documents"].get(0).cloned().unwrap_or(told);
        assert_eq!(
            [&told["persoActif"]["$id"], &told["persoActif"]["CIN"]],
            [&json!("e"), &json!("AB1234")]
        );
        assert_eq!(
            [&told["roles"][0]["$id"], &told["roles"][0]["name"]],
            ["employee", "employee"]
        );
    }
    for version in ["1.8.0", "2.5.0", "new"] {
        let told = rig
            .get(&amal.with("x-appwrite-response-format", version), &row)
            .await
            .must(200);
        assert_eq!(
            (&told["persoActif"], &told["roles"]),
            (&json!("e"), &json!(["employee"])),
            "{version}"
        );
    }
}

#[tokio::test]
async fn a_link_may_be_sent_back_as_the_document_that_it_was_read_as() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let (_, row) = profile_of_amal(&rig, &admin).await;
    // Of the documents too only what the caller may read.
    rig.user("clerk", &[], &["users-management:read"]).await;
    let whole = rig.get(&old(&rig.signed_in("clerk").await), &row).await.must(200);
    assert_eq!(whole["persoActif"].get("CIN"), None);
    let read = rig.get(&old(&admin), &row).await.must(200);
    let back = json!({"data": {"username": "Amal", "persoActif": read["persoActif"], "roles": read["roles"]}});
    let changed = rig.send(&old(&admin), Method::PATCH, &row, Some(back)).await.must(200);
    assert_eq!(
        [&changed["persoActif"]["$id"], &changed["roles"][0]["$id"]],
        ["e", "employee"]
    );
    let plain = rig.get(&admin, &row).await.must(200);
    assert_eq!(
        [&plain["username"], &plain["persoActif"], &plain["roles"][0]],
        ["Amal", "e", "employee"]
    );
    let wrong = json!({"data": {"persoActif": {"$id": 7}}});
    rig.send(&admin, Method::PATCH, &row, Some(wrong))
        .await
        .refused(400, "relationship_value_invalid");
}
