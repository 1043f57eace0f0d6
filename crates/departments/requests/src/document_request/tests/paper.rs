//! The papers of requests: drawn from the file in each language, the same again for a month, worded by the desk where there is
//! no form.

use platform::papers::authentic_document::{AUTHENTIC_DOCUMENTS, STATE, State};
use platform::people::employee::EMPLOYEES;
use serde_json::{Value as Json, json};

use super::{act, of, submit};
use crate::document_request::DOCUMENT_REQUESTS;
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;

async fn ask(app: &TestApp, who: &str, data: Json) -> Json {
    act(app, who, "documentRequests.submit", data).await.unwrap()
}

async fn generate(app: &TestApp, request: &Json) -> Json {
    act(app, "karim", "documentRequests.generate", of(request))
        .await
        .unwrap()
}

#[tokio::test]
async fn each_type_comes_to_its_paper_in_each_language() {
    let app = town().await;
    let types = [
        ("salary_certificate", "Attestation de salaire"),
        ("work_certificate", "Attestation de travail"),
        ("experience_certificate", "Attestation d’expérience"),
        ("tax_form", "l’administration fiscale"),
        ("insurance_letter", "organisme d’assurance"),
    ];
    for (of, says) in types {
        for language in ["fr", "ar", "both"] {
            let request = ask(&app, "amina", json!({"type": of, "language": language})).await;
            let paper = generate(&app, &request).await;
            assert_eq!(paper["ready"], true, "{of} {language}");
            let stands = app.get(&DOCUMENT_REQUESTS, request["$id"].as_str().unwrap()).await;
            assert_eq!([&stands["step"], &stands["status"]], ["generated", "approved"]);
            for name in ["docId", "refNumber", "fileId"] {
                assert_eq!(stands[name], paper[name], "{of} {language}");
            }
            if language != "ar" {
                let text = pdf_text(&app.paper_bytes(&paper).await);
                assert!(
                    text.contains(says) && text.contains("AA1001"),
                    "{of} {language}: {text}"
                );
            }
        }
    }
    let made = app.all(&AUTHENTIC_DOCUMENTS).await.len();
    assert_eq!(made, types.len() * 3);
}

#[tokio::test]
async fn the_tax_form_names_what_is_earned_and_is_refused_without() {
    let app = town().await;
    let request = ask(&app, "amina", json!({"type": "tax_form"})).await;
    let text = pdf_text(&app.paper_bytes(&generate(&app, &request).await).await);
    assert!(text.contains("6 200,50") || text.contains("6\u{202f}200,50"), "{text}");
    assert!(text.contains("Mariée"), "{text}");
    app.change(&EMPLOYEES, "brahim", json!({"netSalary": null})).await;
    let request = ask(&app, "brahim", json!({"type": "tax_form"})).await;
    let refused = act(&app, "karim", "documentRequests.generate", of(&request)).await;
    assert_eq!(code(refused), "paper_fact_missing");
}

#[tokio::test]
async fn who_may_not_read_such_papers_makes_none() {
    let app = town().await;
    let request = submit(&app, "amina", "salary_certificate").await;
    let refused = act(&app, "driss", "documentRequests.generate", of(&request)).await;
    assert_eq!(code(refused), "user_unauthorized", "the desk alone reads no salary");
    let request = ask(&app, "amina", json!({"type": "other", "reason": "Pour le club"})).await;
    let worded = json!({"id": request["$id"], "freeText": "Elle est membre du club de la commune."});
    act(&app, "driss", "documentRequests.edit", worded).await.unwrap();
    act(&app, "driss", "documentRequests.generate", of(&request))
        .await
        .unwrap();
}

#[tokio::test]
async fn other_papers_say_what_the_desk_worded_and_are_worded_anew_until_signed() {
    let app = town().await;
    let request = ask(
        &app,
        "amina",
        json!({"type": "other", "language": "both", "reason": "Pour le club"}),
    )
    .await;
    let missing = act(&app, "karim", "documentRequests.generate", of(&request)).await;
    assert_eq!(code(missing), "paper_fact_missing");
    let edit = async |data: Json| {
        let mut data = data;
        data["id"] = request["$id"].clone();
        act(&app, "karim", "documentRequests.edit", data).await
    };
    edit(json!({"freeText": "Elle est membre du club."})).await.unwrap();
    let one_language = act(&app, "karim", "documentRequests.generate", of(&request)).await;
    assert_eq!(code(one_language), "paper_arabic_missing");
    edit(json!({"freeTextAr": "هي عضو في النادي."})).await.unwrap();
    let first = generate(&app, &request).await;
    let same = generate(&app, &request).await;
    assert_eq!(first["docId"], same["docId"], "nothing has changed");
    edit(json!({"freeText": "Elle préside le club."})).await.unwrap();
    let second = generate(&app, &request).await;
    assert_ne!(first["docId"], second["docId"]);
    assert_eq!(app.paper(&first).await.get(STATE), Some(State::Replaced));
    let text = pdf_text(&app.paper_bytes(&second).await);
    assert!(text.contains("Elle préside le club."), "{text}");
    let by_hand = json!({"id": request["$id"], "signedByHand": true});
    act(&app, "karim", "documentRequests.deliver", by_hand).await.unwrap();
    assert_eq!(
        code(edit(json!({"freeText": "Autre"})).await),
        "document_request_closed"
    );
}

#[tokio::test]
async fn copies_asked_for_again_within_thirty_days_are_the_same_paper() {
    let app = town().await;
    let first = submit(&app, "amina", "work_certificate").await;
    let paper = generate(&app, &first).await;
    let again = submit(&app, "amina", "work_certificate").await;
    assert_eq!(again["repeats"], paper["refNumber"], "said at once");
    app.at("2026-12-15T10:00:00Z");
    let same = generate(&app, &again).await;
    assert_eq!(
        [&same["docId"], &same["refNumber"], &same["repeats"]],
        [&paper["docId"], &paper["refNumber"], &json!(true)]
    );
    let stands = app.get(&DOCUMENT_REQUESTS, again["$id"].as_str().unwrap()).await;
    assert_eq!(stands["repeatOfId"], first["$id"]);
    // Another language is another paper, and a month later it is drawn anew: a copy does not make it younger.
    let arabic = ask(&app, "amina", json!({"type": "work_certificate", "language": "ar"})).await;
    assert_eq!(arabic["repeats"], Json::Null);
    app.at("2026-12-22T10:00:00Z");
    let late = submit(&app, "amina", "work_certificate").await;
    assert_eq!(late["repeats"], Json::Null);
    assert_ne!(generate(&app, &late).await["docId"], paper["docId"]);
}

#[tokio::test]
async fn a_file_that_says_otherwise_makes_another_paper() {
    let app = town().await;
    let first = generate(&app, &submit(&app, "amina", "work_certificate").await).await;
    app.change(&EMPLOYEES, "amina", json!({"FONCTION": "Ingénieur"})).await;
    let again = submit(&app, "amina", "work_certificate").await;
    assert_eq!(again["repeats"], Json::Null);
    let second = generate(&app, &again).await;
    assert_ne!(first["docId"], second["docId"]);
}

#[tokio::test]
async fn nothing_is_handed_over_before_it_is_signed() {
    let app = town().await;
    let request = submit(&app, "amina", "work_certificate").await;
    assert_eq!(
        code(act(&app, "karim", "documentRequests.deliver", of(&request)).await),
        "document_request_closed"
    );
    generate(&app, &request).await;
    assert_eq!(
        code(act(&app, "karim", "documentRequests.deliver", of(&request)).await),
        "document_request_unsigned"
    );
    let to = json!({"id": request["$id"], "signedByHand": true, "deliveredTo": "Son époux"});
    let handed = act(&app, "karim", "documentRequests.deliver", to).await.unwrap();
    assert_eq!(
        [&handed["step"], &handed["deliveredTo"], &handed["signedByHand"]],
        [&json!("delivered"), &json!("Son époux"), &json!(true)]
    );
    assert_eq!(handed["actorIds"], Json::Null);
    assert_eq!(
        code(act(&app, "amina", "documentRequests.cancel", of(&request)).await),
        "document_request_closed"
    );
}

#[tokio::test]
async fn a_refusal_prints_its_reasons_under_one_number_for_the_desk_and_for_whoever_asked() {
    let app = town().await;
    let request = submit(&app, "amina", "salary_certificate").await;
    let print = async |who: &str, language: &str| {
        let order = json!({"id": request["$id"], "language": language});
        act(&app, who, "documentRequests.printRefusal", order).await
    };
    assert_eq!(code(print("karim", "fr").await), "document_not_refused");
    let refused = json!({"id": request["$id"], "reason": "Le dossier est incomplet"});
    act(&app, "karim", "documentRequests.reject", refused).await.unwrap();
    let by_desk = print("karim", "fr").await.unwrap();
    let own = print("amina", "fr").await.unwrap();
    assert_eq!(
        [&by_desk["docId"], &by_desk["refNumber"]],
        [&own["docId"], &own["refNumber"]]
    );
    let text = pdf_text(&app.paper_bytes(&own).await);
    for said in [
        "03-01",
        "1/2026",
        "Attestation de salaire",
        "Le dossier est incomplet",
        "tribunal administratif",
    ] {
        assert!(text.contains(said), "{said} in {text}");
    }
    assert!(
        print("amina", "ar").await.is_ok(),
        "it exists in Arabic whatever is missing"
    );
    assert_eq!(code(print("brahim", "fr").await), "document_not_found");
}
