//! Whoever signs for the office today sees what waits and signs it, and nobody else does.

use platform::papers::authentic_document::check as public;
use platform::people::employee::EMPLOYEES;
use platform::settings::SETTINGS;
use schema::Lang;
use serde_json::{Value as Json, json};

use super::sign::{made, sign};
use super::{act, of, submit};
use crate::document_request::DOCUMENT_REQUESTS;
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;

/// Zineb, who may do nothing here but sign: an employee with an account.
async fn zineb(app: &TestApp) -> Json {
    app.employee("zineb", "AA1009", json!({"recruitmentDate": "2010-01-04"}))
        .await;
    app.user("zineb", json!({"persoActif": "zineb"})).await;
    json!({"employeeId": "zineb", "nameFr": "Zineb Filali", "nameAr": "زينب الفيلالي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": [], "mode": "delegation", "actNumber": "12", "actDate": "2026-01-05"})
}

fn president() -> Json {
    json!({"nameFr": "Ali Idrissi", "nameAr": "علي الإدريسي", "qualityFr": "Le Président du Conseil communal",
        "qualityAr": "رئيس مجلس الجماعة", "kinds": [], "mode": "own"})
}

async fn put_signatories(app: &TestApp, all: &[&Json]) {
    app.make(&SETTINGS, json!({"key": "org.signatories", "value": all}))
        .await;
}

async fn printed(app: &TestApp, request: &Json) -> String {
    pdf_text(&app.paper_bytes(request).await)
}

async fn waits_for(app: &TestApp, who: &str) -> Vec<Json> {
    let told = act(app, who, "signatures.waiting", json!({})).await.unwrap();
    let rows = told["waiting"].as_array().unwrap().clone();
    assert_eq!(told["total"], rows.len());
    rows
}

/// A paper of Amina of each of the six kinds.
async fn made_of_all_kinds(app: &TestApp) -> Vec<Json> {
    let mut requests = Vec::new();
    for of in [
        "work_certificate",
        "salary_certificate",
        "experience_certificate",
        "tax_form",
        "insurance_letter",
    ] {
        requests.push(made(app, "amina", of).await);
    }
    let other = submit(app, "amina", "other").await;
    let text = json!({"id": other["$id"], "freeText": "Elle assure l’accueil du public."});
    act(app, "karim", "documentRequests.edit", text).await.unwrap();
    act(app, "karim", "documentRequests.generate", of(&other))
        .await
        .unwrap();
    requests.push(app.get(&DOCUMENT_REQUESTS, other["$id"].as_str().unwrap()).await);
    requests
}

#[tokio::test]
async fn whoever_signs_for_the_office_today_sees_what_waits_and_signs_all_six_kinds_without_any_right_of_the_desk() {
    let app = town().await;
    let signatory = zineb(&app).await;
    put_signatories(&app, &[&signatory]).await;
    let requests = made_of_all_kinds(&app).await;
    let waiting = waits_for(&app, "zineb").await;
    assert_eq!(waiting.len(), 6);
    for (row, request) in waiting.iter().zip(&requests) {
        assert_eq!(
            [&row["id"], &row["docId"], &row["fileId"]],
            [&request["$id"], &request["docId"], &request["fileId"]]
        );
        assert_eq!(row["state"], "ready", "{row}");
    }
    for who in ["karim", "hajar", "amina"] {
        assert!(waits_for(&app, who).await.is_empty(), "{who}");
    }
    let all: Vec<&Json> = requests.iter().collect();
    sign(&app, "zineb", &all).await.unwrap();
    assert!(waits_for(&app, "zineb").await.is_empty());
    let told = public::check(&app.engine, requests[3]["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap();
    assert_eq!(told["signatures"][0]["name"], "Zineb Filali");
    assert_eq!(
        told["signatures"][0]["onBehalfOf"],
        "Le Président du Conseil communal, par délégation n° 12 du 05/01/2026"
    );
}

#[tokio::test]
async fn to_be_the_signatory_opens_the_paper_that_waits_and_no_longer_than_it_waits() {
    let app = town().await;
    let signatory = zineb(&app).await;
    put_signatories(&app, &[&signatory]).await;
    let request = made(&app, "amina", "salary_certificate").await;
    let (id, file) = (request["$id"].as_str().unwrap(), request["fileId"].as_str().unwrap());
    let bucket = app.engine.bucket("downloadable-documents").unwrap();
    let ctx = app.ctx("zineb").await;
    assert!(app.engine.open_file(&ctx, bucket, file).await.is_ok());
    let seen = app.see(&ctx, &DOCUMENT_REQUESTS, id).await.unwrap();
    assert_eq!(
        [&seen["docId"], &seen["reason"]],
        [&request["docId"], &Json::Null],
        "not why it is asked for"
    );
    let salary = app.see(&ctx, &EMPLOYEES, "amina").await.unwrap()["baseSalary"].clone();
    assert_eq!(salary, Json::Null, "nor the rest of the file");
    sign(&app, "zineb", &[&request]).await.unwrap();
    assert!(app.engine.open_file(&ctx, bucket, file).await.is_err());
    assert!(app.see(&ctx, &DOCUMENT_REQUESTS, id).await.is_err());
}

#[tokio::test]
async fn a_mandate_that_is_over_opens_nothing_and_its_papers_are_made_anew() {
    let app = town().await;
    let mut signatory = zineb(&app).await;
    signatory["to"] = json!("2026-11-22");
    let mut hajar = signatory.clone();
    hajar.as_object_mut().unwrap().extend(
        json!({"employeeId": "hajar", "nameFr": "Hajar Tazi", "nameAr": "هاجر التازي", "to": null})
            .as_object()
            .unwrap()
            .clone(),
    );
    put_signatories(&app, &[&signatory, &hajar]).await;
    let request = made(&app, "amina", "work_certificate").await;
    assert_eq!(code(sign(&app, "hajar", &[&request]).await), "signature_of_another");
    app.at("2026-11-23T10:00:00Z");
    assert!(waits_for(&app, "zineb").await.is_empty());
    assert_eq!(waits_for(&app, "hajar").await[0]["state"], "outdated");
    assert_eq!(code(sign(&app, "hajar", &[&request]).await), "signature_paper_outdated");
    act(&app, "karim", "documentRequests.generate", of(&request))
        .await
        .unwrap();
    let anew = app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await;
    assert_ne!(anew["docId"], request["docId"]);
    sign(&app, "hajar", &[&anew]).await.unwrap();
}

#[tokio::test]
async fn a_delegation_without_number_and_date_signs_by_hand_until_they_are_entered() {
    let app = town().await;
    let with_act = zineb(&app).await;
    let mut without = with_act.clone();
    without["actNumber"] = Json::Null;
    let setting = app
        .make(&SETTINGS, json!({"key": "org.signatories", "value": [without]}))
        .await;
    let request = made(&app, "amina", "work_certificate").await;
    let text = printed(&app, &request).await;
    assert!(
        text.contains("(signature manuscrite)") && text.contains("par délégation"),
        "{text}"
    );
    assert_eq!(waits_for(&app, "zineb").await[0]["state"], "by_hand");
    assert_eq!(code(sign(&app, "zineb", &[&request]).await), "signature_without_act");
    app.change(
        &SETTINGS,
        setting["$id"].as_str().unwrap(),
        json!({"value": [with_act]}),
    )
    .await;
    act(&app, "karim", "documentRequests.generate", of(&request))
        .await
        .unwrap();
    let anew = app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await;
    let text = printed(&app, &anew).await;
    assert!(
        text.contains("Décision n° 12 du 5 janvier 2026") && !text.contains("manuscrite"),
        "{text}"
    );
    sign(&app, "zineb", &[&anew]).await.unwrap();
}

#[tokio::test]
async fn a_president_without_an_account_signs_by_hand_alone_and_the_paper_says_so() {
    let app = town().await;
    put_signatories(&app, &[&president()]).await;
    let request = made(&app, "amina", "tax_form").await;
    let text = printed(&app, &request).await;
    assert!(
        text.contains("Ali Idrissi") && text.contains("(signature manuscrite)"),
        "{text}"
    );
    assert_eq!(
        code(sign(&app, "karim", &[&request]).await),
        "signature_of_another",
        "nobody signs in his name"
    );
    let by_hand = json!({"id": request["$id"], "signedByHand": true});
    let handed = act(&app, "karim", "documentRequests.deliver", by_hand).await.unwrap();
    assert_eq!(handed["signedByHand"], true);
}

#[tokio::test]
async fn a_matter_of_the_signatory_goes_to_the_next_in_force() {
    let app = town().await;
    let zineb = zineb(&app).await;
    let mut hajar = zineb.clone();
    hajar["employeeId"] = json!("hajar");
    hajar["nameFr"] = json!("Hajar Tazi");
    put_signatories(&app, &[&zineb, &hajar]).await;
    let own = made(&app, "zineb", "work_certificate").await;
    assert!(printed(&app, &own).await.contains("Hajar Tazi"));
    assert_eq!(code(sign(&app, "zineb", &[&own]).await), "decision_on_oneself");
    assert_eq!(waits_for(&app, "hajar").await.len(), 1);
    sign(&app, "hajar", &[&own]).await.unwrap();
}

#[tokio::test]
async fn whoever_has_left_signs_nothing_any_more() {
    let app = town().await;
    let signatory = zineb(&app).await;
    put_signatories(&app, &[&signatory, &president()]).await;
    let request = made(&app, "amina", "work_certificate").await;
    assert_eq!(waits_for(&app, "zineb").await.len(), 1);
    app.change(&EMPLOYEES, "zineb", json!({"active": false})).await;
    assert!(waits_for(&app, "zineb").await.is_empty());
    assert!(sign(&app, "zineb", &[&request]).await.is_err());
}
