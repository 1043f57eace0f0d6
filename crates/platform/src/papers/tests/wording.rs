//! How papers speak: of who signs, of the commune, of where and when they were done.

use engine::doc::{Doc, Mode};
use serde_json::{Value as Json, json};

use super::{certificate, test_app, work};
use crate::organisation::assignment::ASSIGNMENTS;
use crate::organisation::bureau::BUREAUX;
use crate::papers::authentic_document::RECORD;
use crate::people::person::PERSONS;
use crate::settings::SETTINGS;
use crate::testing::{TestApp, code, pdf_text};

/// The value of the setting, with one signatory of whom `more` is told.
fn signatories(more: &Json) -> Json {
    let mut one = json!({"nameFr": "Fatima Alaoui", "nameAr": "فاطمة العلوي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": []});
    one.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!([one])
}

async fn sign_by(app: &TestApp, more: Json) {
    let row = json!({"key": "org.signatories", "value": signatories(&more)});
    app.create(&TestApp::full_rights(), &SETTINGS, row).await.unwrap();
}

async fn text_of(app: &TestApp, language: &str) -> String {
    let made = certificate(app, &TestApp::full_rights(), "amal", "work", language)
        .await
        .unwrap();
    app.record_text(&made).await
}

#[tokio::test]
async fn who_signs_is_spoken_of_in_the_form_that_the_setting_says() {
    let app = test_app().await;
    sign_by(&app, json!({"sex": "female"})).await;
    let text = text_of(&app, "both").await;
    assert!(
        text.contains("Je soussignée, Fatima Alaoui, Directrice des services, certifie"),
        "{text}"
    );
    assert!(
        text.contains("أنا الموقعة أسفله، فاطمة العلوي، مديرة المصالح، أشهد أن"),
        "{text}"
    );
}

#[tokio::test]
async fn who_signs_is_spoken_of_as_their_file_says_and_else_in_both_forms() {
    let app = test_app().await;
    // Nobody signs what is about themselves: she is another than Amal.
    let fatima = app.employee("fatima", "AB654321", json!({})).await;
    app.change(&PERSONS, fatima["personId"].as_str().unwrap(), json!({"sex": "F"}))
        .await;
    sign_by(&app, json!({"employeeId": "fatima"})).await;
    assert!(text_of(&app, "fr").await.contains("Je soussignée, Fatima Alaoui"));
    let app = test_app().await;
    sign_by(&app, json!({})).await;
    assert!(text_of(&app, "fr").await.contains("Je soussigné(e), Fatima Alaoui"));
}

#[tokio::test]
async fn a_certificate_is_closed_by_its_place_and_its_day() {
    let app = test_app().await;
    let made = work(&app).await;
    let record = app.paper(&made).await.get(RECORD).unwrap();
    let doc: Doc = serde_json::from_value(record["doc"].clone()).unwrap();
    assert!(doc.closing && doc.mode == Mode::Fr);
    let text = pdf_text(&app.paper_bytes(&made).await);
    let [sentence, closing] =
        ["pour servir et valoir", "Fait à Tiznit, le 20 novembre 2026"].map(|part| text.find(part));
    assert!(sentence.is_some() && sentence < closing, "{text}");
    assert_eq!(
        text.matches("20 novembre 2026").count(),
        1,
        "not at the head too: {text}"
    );
}

#[tokio::test]
async fn a_certificate_of_experience_names_the_posts_in_their_order() {
    let app = test_app().await;
    for (id, fr, ar) in [
        ("b1", "Bureau du courrier", "مكتب الضبط"),
        ("b2", "Bureau des marchés", "مكتب الصفقات"),
    ] {
        app.make(&BUREAUX, json!({"$id": id, "nameFr": fr, "nameAr": ar})).await;
    }
    for (bureau, start) in [("b1", "2015-02-01"), ("b2", "2020-05-01")] {
        let row = json!({"type": "assignment", "employeeId": "amal", "bureauId": bureau, "startDate": start});
        app.make(&ASSIGNMENTS, row).await;
    }
    let made = certificate(&app, &TestApp::full_rights(), "amal", "experience", "fr")
        .await
        .unwrap();
    let text = pdf_text(&app.paper_bytes(&made).await).replace('\u{a0}', " ");
    let first = text.find("Bureau du courrier, du 1er février 2015 au 30 avril 2020");
    let second = text.find("Bureau des marchés, depuis le 1er mai 2020");
    assert!(first.is_some() && first < second, "{text}");
}

#[tokio::test]
async fn the_head_ends_with_the_unit_of_who_signs() {
    let app = test_app().await;
    let unit = json!({"unitFr": "Division des ressources\nService du personnel", "unitAr": "مصلحة الموظفين"});
    sign_by(&app, unit).await;
    let made = certificate(&app, &TestApp::full_rights(), "amal", "work", "both")
        .await
        .unwrap();
    let record = app.paper(&made).await.get(RECORD).unwrap();
    let head = &record["doc"]["letterhead"];
    let last = |lines: &serde_json::Value, count: usize| {
        let lines = lines.as_array().unwrap();
        serde_json::to_string(&lines[lines.len() - count..]).unwrap()
    };
    let french = last(&head["fr"], 2);
    assert!(
        french.contains("Division des ressources") && french.contains("Service du personnel"),
        "{french}"
    );
    assert!(last(&head["ar"], 1).contains("مصلحة الموظفين"));
}

#[tokio::test]
async fn a_unit_of_who_signs_has_three_lines_at_most() {
    let app = test_app().await;
    let unit = json!({"unitFr": "a\nb\nc\nd"});
    let row = json!({"key": "org.signatories", "value": signatories(&unit)});
    let refused = app.create(&TestApp::full_rights(), &SETTINGS, row).await;
    assert_eq!(code(refused), "setting_shape_wrong");
}
