//! Papers of requests are signed by whoever they name, several together, after the password.

use platform::papers::authentic_document::SIGNED_FILE;
use platform::papers::authentic_document::check as public;
use platform::people::employee::EMPLOYEES;
use platform::settings::SETTINGS;
use platform::signature::{self, SIGNATURES};
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use super::{act, of, submit};
use crate::document_request::DOCUMENT_REQUESTS;
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;

/// As somebody whose password was entered a moment before.
async fn sign(app: &TestApp, who: &str, requests: &[&Json]) -> Result<Json> {
    let ids: Vec<&Json> = requests.iter().map(|one| &one["$id"]).collect();
    let ctx = app.signing(who).await;
    app.act(&ctx, "documentRequests.sign", json!({"ids": ids})).await
}

async fn made(app: &TestApp, who: &str, of_type: &str) -> Json {
    let request = submit(app, who, of_type).await;
    act(app, "karim", "documentRequests.generate", of(&request))
        .await
        .unwrap();
    app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await
}

/// Names who signs every paper.
async fn name_signatory(app: &TestApp, more: Json) {
    let mut one = json!({"nameFr": "Hajar Tazi", "nameAr": "هاجر التازي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": [], "mode": "delegation", "actNumber": "7", "actDate": "2026-01-05"});
    one.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.make(&SETTINGS, json!({"key": "org.signatories", "value": [one]}))
        .await;
}

/// A paper of Amina that Hajar is named for and has signed: the request as it was made, and as it stands.
async fn signed_by_hajar(app: &TestApp) -> (Json, Json) {
    name_signatory(app, json!({"employeeId": "hajar"})).await;
    let request = made(app, "amina", "work_certificate").await;
    let signed = sign(app, "hajar", &[&request]).await.unwrap();
    assert_eq!(signed["ready"], true);
    (request, signed["requests"][0].clone())
}

/// Zineb, who may do nothing here but sign: an employee with an account.
async fn zineb(app: &TestApp) -> Json {
    app.employee("zineb", "AA1009", json!({"recruitmentDate": "2010-01-04"})).await;
    app.user("zineb", json!({"persoActif": "zineb"})).await;
    json!({"employeeId": "zineb", "nameFr": "Zineb Filali", "nameAr": "زينب الفيلالي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": [], "mode": "delegation", "actNumber": "12", "actDate": "2026-01-05"})
}

fn president() -> Json {
    json!({"nameFr": "Ali Idrissi", "nameAr": "علي الإدريسي", "qualityFr": "Le Président du Conseil communal",
        "qualityAr": "رئيس مجلس الجماعة", "kinds": [], "mode": "own"})
}

async fn put_signatories(app: &TestApp, all: &[&Json]) {
    app.make(&SETTINGS, json!({"key": "org.signatories", "value": all})).await;
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

#[tokio::test]
async fn a_paper_is_signed_by_whom_it_names_alone_and_once() {
    let app = town().await;
    name_signatory(&app, json!({"employeeId": "hajar"})).await;
    let request = made(&app, "amina", "work_certificate").await;
    let by_another = sign(&app, "karim", &[&request]).await;
    assert_eq!(code(by_another), "signature_of_another");
    sign(&app, "hajar", &[&request]).await.unwrap();
    assert_eq!(code(sign(&app, "hajar", &[&request]).await), "flow_step_forbidden");
}

#[tokio::test]
async fn whoever_signs_for_the_office_today_sees_what_waits_and_signs_all_six_kinds_without_any_right_of_the_desk() {
    let app = town().await;
    let signatory = zineb(&app).await;
    put_signatories(&app, &[&signatory]).await;
    let mut requests = Vec::new();
    for of in ["work_certificate", "salary_certificate", "experience_certificate", "tax_form", "insurance_letter"] {
        requests.push(made(&app, "amina", of).await);
    }
    let other = submit(&app, "amina", "other").await;
    let text = json!({"id": other["$id"], "freeText": "Elle assure l’accueil du public."});
    act(&app, "karim", "documentRequests.edit", text).await.unwrap();
    act(&app, "karim", "documentRequests.generate", of(&other)).await.unwrap();
    requests.push(app.get(&DOCUMENT_REQUESTS, other["$id"].as_str().unwrap()).await);
    let waiting = waits_for(&app, "zineb").await;
    assert_eq!(waiting.len(), 6);
    for (row, request) in waiting.iter().zip(&requests) {
        assert_eq!([&row["id"], &row["docId"], &row["fileId"]], [&request["$id"], &request["docId"], &request["fileId"]]);
        assert_eq!(row["state"], "ready", "{row}");
    }
    for who in ["karim", "hajar", "amina"] {
        assert!(waits_for(&app, who).await.is_empty(), "{who}");
    }
    let all: Vec<&Json> = requests.iter().collect();
    sign(&app, "zineb", &all).await.unwrap();
    assert!(waits_for(&app, "zineb").await.is_empty());
    let told = public::check(&app.engine, requests[3]["docId"].as_str().unwrap(), Lang::Fr).await.unwrap();
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
    assert_eq!([&seen["docId"], &seen["reason"]], [&request["docId"], &Json::Null], "not why it is asked for");
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
    act(&app, "karim", "documentRequests.generate", of(&request)).await.unwrap();
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
    let setting = app.make(&SETTINGS, json!({"key": "org.signatories", "value": [without]})).await;
    let request = made(&app, "amina", "work_certificate").await;
    let text = printed(&app, &request).await;
    assert!(text.contains("(signature manuscrite)") && text.contains("par délégation"), "{text}");
    assert_eq!(waits_for(&app, "zineb").await[0]["state"], "by_hand");
    assert_eq!(code(sign(&app, "zineb", &[&request]).await), "signature_without_act");
    app.change(&SETTINGS, setting["$id"].as_str().unwrap(), json!({"value": [with_act]})).await;
    act(&app, "karim", "documentRequests.generate", of(&request)).await.unwrap();
    let anew = app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await;
    let text = printed(&app, &anew).await;
    assert!(text.contains("Décision n° 12 du 5 janvier 2026") && !text.contains("manuscrite"), "{text}");
    sign(&app, "zineb", &[&anew]).await.unwrap();
}

#[tokio::test]
async fn a_president_without_an_account_signs_by_hand_alone_and_the_paper_says_so() {
    let app = town().await;
    put_signatories(&app, &[&president()]).await;
    let request = made(&app, "amina", "tax_form").await;
    let text = printed(&app, &request).await;
    assert!(text.contains("Ali Idrissi") && text.contains("(signature manuscrite)"), "{text}");
    assert_eq!(code(sign(&app, "karim", &[&request]).await), "signature_of_another", "nobody signs in his name");
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
async fn the_signed_copy_stands_beside_the_first_under_the_same_number() {
    let app = town().await;
    let (request, stands) = signed_by_hajar(&app).await;
    assert_eq!(stands["step"], "signed");
    for name in ["docId", "refNumber", "fileId"] {
        assert_eq!(stands[name], request[name], "{name}");
    }
    let row = app.paper(&request).await;
    assert_eq!(
        row.get(SIGNED_FILE).map(|id| json!(id.0)),
        Some(stands["signedFileId"].clone())
    );
    let file = stands["signedFileId"].as_str().unwrap();
    let text = pdf_text(&app.engine.file_bytes(file).await.unwrap());
    let says = "Signé électroniquement par Hajar Tazi, Directrice des services, au nom de";
    assert!(text.contains(says), "{text}");
}

#[tokio::test]
async fn anybody_learns_who_signed_and_what_they_were_shown_is_kept() {
    let app = town().await;
    let (request, _) = signed_by_hajar(&app).await;
    let doc = request["docId"].as_str().unwrap().to_owned();
    let told = public::check(&app.engine, &doc, Lang::Fr).await.unwrap();
    assert_eq!(
        [&told["signatures"][0]["name"], &told["signatures"][0]["onBehalfOf"]],
        ["Hajar Tazi", "Le Président du Conseil communal, par délégation n° 7 du 05/01/2026"]
    );
    let kept = app.all(&SIGNATURES).await;
    let shown = kept[0].get(signature::SHOWN).unwrap();
    for (name, is) in [("docId", &request["docId"]), ("refNumber", &request["refNumber"])] {
        assert_eq!(&shown[name], is, "{name}");
    }
    assert_eq!(
        shown["sha256"], told["sha256"],
        "what was shown is the copy that was issued"
    );
}

#[tokio::test]
async fn several_are_signed_with_one_word_or_none_of_them() {
    let app = town().await;
    name_signatory(&app, json!({"employeeId": "hajar"})).await;
    let one = made(&app, "amina", "work_certificate").await;
    let other = made(&app, "brahim", "tax_form").await;
    let waiting = submit(&app, "brahim", "work_certificate").await;
    assert_eq!(
        code(sign(&app, "hajar", &[&one, &waiting]).await),
        "document_request_closed"
    );
    assert!(app.all(&signature::SIGNATURES).await.is_empty());
    let signed = sign(&app, "hajar", &[&one, &other]).await.unwrap();
    assert_eq!(signed["requests"].as_array().unwrap().len(), 2);
    let batches: Vec<_> = app.all(&signature::SIGNATURES).await;
    assert_eq!(batches.len(), 2);
    assert_eq!(batches[0].get(signature::BATCH), batches[1].get(signature::BATCH));
    let told = public::check(&app.engine, one["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap();
    assert_eq!(told["signatures"][0]["name"], "Hajar Tazi");
}

#[tokio::test]
async fn nothing_is_signed_without_the_password_nor_for_oneself() {
    let app = town().await;
    name_signatory(&app, json!({"employeeId": "hajar"})).await;
    let request = made(&app, "amina", "work_certificate").await;
    let ids = json!({"ids": [request["$id"]]});
    let closed = act(&app, "hajar", "documentRequests.sign", ids.clone()).await;
    assert_eq!(code(closed), "signature_not_a_person", "no session");
    let by_house = app.act(&TestApp::full_rights(), "documentRequests.sign", ids).await;
    assert_eq!(code(by_house), "signature_not_a_person");
    let ctx = app.signing("hajar").await;
    app.at("2026-11-20T10:06:00Z");
    let late = app
        .act(&ctx, "documentRequests.sign", json!({"ids": [request["$id"]]}))
        .await;
    assert_eq!(code(late), "signing_closed", "five minutes have passed");
    let own = made(&app, "hajar", "work_certificate").await;
    assert_eq!(code(sign(&app, "hajar", &[&own]).await), "decision_on_oneself");
    assert_eq!(code(sign(&app, "warda", &[&request]).await), "signature_of_another");
    assert_eq!(code(sign(&app, "brahim", &[&request]).await), "document_not_found");
}

#[tokio::test]
async fn a_signed_paper_given_again_comes_with_its_signature_and_is_handed_over() {
    let app = town().await;
    name_signatory(&app, json!({"employeeId": "hajar"})).await;
    let first = made(&app, "amina", "work_certificate").await;
    let signed = sign(&app, "hajar", &[&first]).await.unwrap();
    let again = made(&app, "amina", "work_certificate").await;
    assert_eq!([&again["step"], &again["docId"]], [&json!("signed"), &first["docId"]]);
    assert_eq!(again["signedFileId"], signed["requests"][0]["signedFileId"]);
    let handed = act(&app, "karim", "documentRequests.deliver", of(&again))
        .await
        .unwrap();
    assert_eq!(
        [&handed["step"], &handed["signedByHand"]],
        [&json!("delivered"), &json!(false)]
    );
}

/// How many pictures the first copy of a paper and its signed copy bear.
async fn pictures_of(app: &TestApp, request: &Json) -> [usize; 2] {
    let row = app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await;
    let mut found = [0; 2];
    for (count, file) in found.iter_mut().zip(["fileId", "signedFileId"]) {
        let bytes = app.engine.file_bytes(row[file].as_str().unwrap()).await.unwrap();
        let text = String::from_utf8_lossy(&bytes).replace("/Subtype /Image", "/Subtype/Image");
        *count = text.matches("/Subtype/Image").count();
    }
    found
}

#[tokio::test]
async fn what_the_signer_has_drawn_stands_on_the_copies_that_they_sign_and_on_no_other() {
    let app = town().await;
    name_signatory(&app, json!({"employeeId": "hajar"})).await;
    let picture = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    let (one, other, third) = (
        made(&app, "amina", "work_certificate").await,
        made(&app, "brahim", "work_certificate").await,
        made(&app, "brahim", "tax_form").await,
    );
    sign(&app, "hajar", &[&one]).await.unwrap();
    let ctx = app.signing("hajar").await;
    app.act(&ctx, "drawnSignatures.save", json!({"picture": picture}))
        .await
        .unwrap();
    sign(&app, "hajar", &[&other]).await.unwrap();
    app.act(&ctx, "drawnSignatures.remove", json!({})).await.unwrap();
    sign(&app, "hajar", &[&third]).await.unwrap();
    let [first, signed] = pictures_of(&app, &other).await;
    assert!(signed > first, "{first} and {signed}");
    for without in [&one, &third] {
        let [first, signed] = pictures_of(&app, without).await;
        assert_eq!(first, signed, "signed before it was drawn, or after it was taken away");
    }
    for signature in app.all(&SIGNATURES).await {
        let is_genuine = app.read(move |cx| signature::is_genuine(cx, &signature)).await;
        assert!(is_genuine);
    }
}
