//! A list costs the same number of statements, however many rows it has: never a query per row.

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Rig, documents, query};

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

#[tokio::test]
async fn the_portal_of_an_employee_costs_six_statements_however_much_is_told() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let account = rig.get(&admin, "/v1/account").await.must(200);
    let id = account["$id"].as_str().unwrap();
    let user = rig.app.engine.rights(id).await.unwrap().user.clone().unwrap();
    rig.post(
        &admin,
        &documents("employees"),
        json!({"documentId": "e1", "data":
        {"fullNameFr": "Amal", "fullNameAr": "أمل", "CIN": "AB1234", "recruitmentDate": "2015-01-01"}}),
    )
    .await
    .must(201);
    let own = format!("{}/{user}", documents("users"));
    rig.send(&admin, Method::PATCH, &own, Some(json!({"data": {"persoActif": "e1"}})))
        .await
        .must(200);
    let cost = async || {
        let before = rig.app.engine.store().statements();
        let told = rig.post(&admin, "/v1/actions/home.portal", json!({})).await.must(200);
        (told, rig.app.engine.store().statements() - before)
    };
    let (told, _) = cost().await;
    assert_eq!(told["documentRequests"]["requests"], json!([]));
    let annual = json!({"code": "annual", "validFrom": "2020-01-01", "nameFr": "Congé annuel", "nameAr": "رخصة سنوية",
        "unit": "working", "entitlement": 22, "source": "Dahir n° 1-58-008"});
    rig.post(
        &admin,
        &documents("leaveTypes"),
        json!({"documentId": "annual", "data": annual}),
    )
    .await
    .must(201);
    let types = [
        "work_certificate",
        "salary_certificate",
        "experience_certificate",
        "tax_form",
        "other",
    ];
    for of in types {
        let asked = json!({"type": of, "reason": "Dossier de visa"});
        rig.post(&admin, "/v1/actions/documentRequests.submit", asked)
            .await
            .must(200);
    }
    // The first call of all also looks up the rights that the writes before it have changed.
    cost().await;
    let (told, statements) = cost().await;
    assert_eq!(
        told["documentRequests"]["requests"].as_array().unwrap().len(),
        types.len()
    );
    assert_eq!(told["leaveRequests"]["balances"][0]["type"], "annual");
    assert!(statements <= 6, "{statements} statements");
}
