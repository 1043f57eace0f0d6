//! Papers of requests are signed by whoever they name, several together, after the password.

use platform::papers::authentic_document::SIGNED_FILE;
use platform::papers::authentic_document::check as public;
use platform::settings::SETTINGS;
use platform::signature::{self, SIGNATURES};
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use super::{act, of, submit};
use crate::document_request::DOCUMENT_REQUESTS;
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;

/// As somebody whose password was entered a moment before.
pub(super) async fn sign(app: &TestApp, who: &str, requests: &[&Json]) -> Result<Json> {
    let ids: Vec<&Json> = requests.iter().map(|one| &one["$id"]).collect();
    let ctx = app.signing(who).await;
    app.act(&ctx, "documentRequests.sign", json!({"ids": ids})).await
}

pub(super) async fn made(app: &TestApp, who: &str, of_type: &str) -> Json {
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
        [
            "Hajar Tazi",
            "Le Président du Conseil communal, par délégation n° 7 du 05/01/2026"
        ]
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
