//! Letters of every script: what no font has, what is no markup, and facts that one language lacks.

use serde_json::json;

use super::{certificate, change_employee, test_app, work};
use crate::papers::authentic_document::RECORD;
use crate::people::employee::EMPLOYEES;
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;
use crate::testing::{TestApp, pdf_text};

#[tokio::test]
async fn names_of_any_length_and_signs_of_markup_are_printed_as_they_stand() {
    let app = test_app().await;
    let signs = "#let x = [*_`$<>&\"'\\]{}@~ -- // /* */ ";
    for of in [&GRADES, &JOB_TITLES] {
        let row = json!({"$id": "signs", "nameFr": signs, "nameAr": format!("رتبة {signs}")});
        app.make(of, row).await;
    }
    for name in [signs.to_owned(), "Ab cdé ".repeat(28), "W".repeat(200), "م".repeat(200)] {
        let name = name.trim();
        change_employee(
            &app,
            json!({"fullNameFr": name, "fullNameAr": name, "gradeId": "signs", "jobTitleId": "signs"}),
        )
        .await;
        let made = certificate(&app, &TestApp::full_rights(), "amal", "work", "both")
            .await
            .unwrap();
        assert_eq!(made["ready"], true, "{name}");
        let record = app.paper(&made).await.get(RECORD).unwrap();
        assert_eq!(record["about"]["fr"], name);
    }
}

#[tokio::test]
async fn a_letter_that_no_font_has_is_refused_where_it_is_entered() {
    let app = test_app().await;
    for name in ["fullNameFr", "fullNameAr", "FONCTION", "grade"] {
        let refused = app
            .update(&TestApp::full_rights(), &EMPLOYEES, "amal", json!({name: "Amal 🦄"}))
            .await
            .unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            ("paper_unprintable", Some(name))
        );
        let told = [("letter", "🦄".to_owned()), ("code", "U+1F984".to_owned())];
        assert_eq!(rejection.args, told);
    }
    change_employee(&app, json!({"fullNameFr": "\u{202E}Amal\tBennani"})).await;
    let about = app.paper(&work(&app).await).await.get(RECORD).unwrap()["about"]["fr"].clone();
    assert_eq!(about, "Amal Bennani", "nothing turns the line around");
}

/// Rows of older stores passed no such check.
#[tokio::test]
async fn a_stored_letter_that_no_font_has_is_printed_by_its_number() {
    let app = test_app().await;
    let rename = |cx: &mut engine::Cx<'_>| {
        let amal = cx.need(&EMPLOYEES, "amal")?;
        cx.update(amal.with(crate::people::employee::NAME_FR, "Amal 🦄".to_owned()))
    };
    app.engine
        .transact(&TestApp::full_rights(), "an older store", rename)
        .await
        .unwrap();
    let made = work(&app).await;
    assert_eq!(
        (made["ready"].clone(), made["refNumber"].clone()),
        (json!(true), json!("1/2026"))
    );
    let bytes = app.paper_bytes(&made).await;
    assert!(pdf_text(&bytes).contains("[U+1F984]"));
    assert!(
        bytes.windows(12).any(|part| part == b"pdfaid:part>"),
        "the archive takes it"
    );
}

#[tokio::test]
async fn a_paper_says_what_its_language_lacks_before_it_is_issued() {
    let app = test_app().await;
    change_employee(&app, json!({"grade": "Commis"})).await;
    let order = async |language| certificate(&app, &TestApp::full_rights(), "amal", "work", language).await;
    for language in ["ar", "both"] {
        let refused = order(language).await.unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            ("paper_arabic_missing", Some("employee.grade"))
        );
        assert!(rejection.text(schema::Lang::Fr).contains("Grade"));
    }
    assert_eq!(order("fr").await.unwrap()["refNumber"], "1/2026", "no number was lost");
    app.make(&GRADES, json!({"nameFr": "Commis", "nameAr": "كاتب"})).await;
    let made = order("ar").await.unwrap();
    let text = app.record_text(&made).await;
    assert!(text.contains("كاتب") && !text.contains("Commis"), "{text}");
    change_employee(&app, json!({"FONCTION": "حارس"})).await;
    let refused = order("fr").await.unwrap_err();
    let rejection = refused.rejection().unwrap();
    assert_eq!(
        (rejection.kind.code, rejection.field.as_deref()),
        ("paper_french_missing", Some("employee.function"))
    );
    assert!(rejection.text(schema::Lang::Fr).contains("Fonction"));
}
