//! A list costs the same number of statements, however many rows it has: never a query per row.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents, query};

fn employees(from: u32, count: u32) -> Json {
    let one = |number| {
        json!({"$id": format!("e{number}"), "fullNameFr": format!("E {number}"), "fullNameAr": "م",
            "CIN": format!("AB{}", 1000 + number), "serviceId": format!("s{}", number % 5)})
    };
    json!({"documents": (from..from + count).map(one).collect::<Vec<_>>()})
}

#[tokio::test]
async fn a_list_with_expansion_costs_no_query_per_row() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    let services = (0..5).map(|at| json!({"$id": format!("s{at}"), "nameFr": format!("S{at}"), "nameAr": "م"}));
    let body = json!({"documents": services.collect::<Vec<_>>()});
    rig.post(&key, &documents("services"), body).await.must(201);
    let wanted = query(&[
        json!({"method": "limit", "values": [100]}),
        json!({"method": "select", "values": ["*", "service.*"]}),
    ]);
    let path = format!("{}?{wanted}", documents("employees"));
    let cost = async || {
        let before = rig.app.engine.store().statements();
        let listed = rig.get(&admin, &path).await.must(200);
        (
            listed["documents"].as_array().unwrap().len(),
            rig.app.engine.store().statements() - before,
        )
    };
    // The first call of all also looks up the session and the rights.
    cost().await;
    rig.post(&key, &documents("employees"), employees(0, 5)).await.must(201);
    let (few, cost_of_few) = cost().await;
    rig.post(&key, &documents("employees"), employees(5, 95))
        .await
        .must(201);
    let (many, cost_of_many) = cost().await;
    assert_eq!((few, many), (5, 100));
    assert_eq!(cost_of_few, cost_of_many);
    assert!(cost_of_many <= 8, "{cost_of_many} statements");
}

/// A person who signs in, with annual leave and requests for documents.
async fn own_requests(rig: &Rig, admin: &Caller, types: &[&str]) {
    let account = rig.get(admin, "/v1/account").await.must(200);
    let id = account["$id"].as_str().unwrap();
    let user = rig.app.engine.rights(id).await.unwrap().user.clone().unwrap();
    let person = json!({"fullNameFr": "Amal", "fullNameAr": "أمل", "CIN": "AB1234", "recruitmentDate": "2015-01-01"});
    let annual = json!({"code": "annual", "validFrom": "2020-01-01", "nameFr": "Congé annuel", "nameAr": "رخصة سنوية",
        "unit": "working", "entitlement": 22, "source": "Dahir n° 1-58-008"});
    for (collection, id, data) in [("employees", "e1", person), ("leaveTypes", "annual", annual)] {
        let body = json!({"documentId": id, "data": data});
        rig.post(admin, &documents(collection), body).await.must(201);
    }
    let linked = json!({"data": {"persoActif": "e1"}});
    let own = format!("{}/{user}", documents("users"));
    rig.send(admin, Method::PATCH, &own, Some(linked)).await.must(200);
    for of in types {
        let asked = json!({"type": of, "reason": "Dossier de visa"});
        let submit = "/v1/actions/documentRequests.submit";
        rig.post(admin, submit, asked).await.must(200);
    }
}

/// The same person heads a division of three, was absent twice and has a letter to answer.
async fn lead(rig: &Rig, key: &Caller) {
    let make = async |collection: &str, id: &str, data: Json| {
        let body = json!({"documentId": id, "data": data});
        rig.post(key, &documents(collection), body).await.must(201);
    };
    make("divisions", "D", json!({"nameFr": "D", "nameAr": "م", "headId": "e1"})).await;
    make(
        "services",
        "S",
        json!({"nameFr": "S", "nameAr": "م", "divisionId": "D"}),
    )
    .await;
    for number in 2..5 {
        let cin = format!("AB{}", 2000 + number);
        let data = json!({"fullNameFr": "E", "fullNameAr": "م", "CIN": cin, "serviceId": "S", "active": true});
        make("employees", &format!("e{number}"), data).await;
    }
    let enrolled = json!({"data": {"emp_code": "7", "fingerprint": true}});
    let own = format!("{}/e1", documents("employees"));
    rig.send(key, Method::PATCH, &own, Some(enrolled)).await.must(200);
    for (id, day) in [("a1", "2026-11-17"), ("a2", "2026-11-18")] {
        make("absences", id, json!({"employeeId": "e1", "date": day, "minutes": 450})).await;
    }
    let facts = json!({"persoActifId": "e1", "date": "2026-11-17", "absent": true, "kind": "explanation_request"});
    make("warnings", "w1", facts).await;
}

#[tokio::test]
async fn the_portal_of_an_employee_costs_six_statements_however_much_is_told() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let types = [
        "work_certificate",
        "salary_certificate",
        "experience_certificate",
        "tax_form",
        "other",
    ];
    own_requests(&rig, &admin, &types).await;
    lead(&rig, &rig.key(&["*"]).await).await;
    let cost = async || {
        let before = rig.app.engine.store().statements();
        let told = rig.post(&admin, "/v1/actions/home.portal", json!({})).await.must(200);
        (told, rig.app.engine.store().statements() - before)
    };
    // The first call of all also looks up the rights that the writes before it have changed.
    cost().await;
    let (told, statements) = cost().await;
    let requests = told["documentRequests"]["requests"].as_array().unwrap();
    assert_eq!(requests.len(), types.len());
    assert_eq!(told["leaveRequests"]["balances"][0]["type"], "annual");
    assert_eq!(told["who"]["fullNameFr"], "Amal");
    assert_eq!(
        told["leaveRequests"]["week"]["people"].as_array().unwrap().len(),
        3,
        "of the division"
    );
    assert_eq!(told["approvals"], json!({"pending": 0, "questions": 0}));
    assert_eq!(told["warnings"], json!({"toAnswer": 1}));
    assert_eq!(told["absences"], json!({"toJustify": 2, "toAdvise": 0}));
    assert!(statements <= 6, "{statements} statements");
}
