//! Texts that administrators write: checked, numbered, dated; issued papers keep theirs.

use serde_json::{Value as Json, json};

use super::{certificate, test_app, work};
use crate::papers::template::PAPER_TEMPLATES;
use crate::people::person::PERSONS;
use crate::testing::{TestApp, code};

fn text(body: &str, from: Json) -> Json {
    json!({"kind": "work_certificate", "language": "fr", "body": body, "validFrom": from})
}

#[tokio::test]
async fn a_text_that_is_not_understood_is_refused_by_what_is_wrong() {
    let app = test_app().await;
    let refused = async |data: Json| {
        app.create(&TestApp::full_rights(), &PAPER_TEMPLATES, data)
            .await
            .unwrap_err()
    };
    let unknown = refused(text("Né à {employee.password}", json!(null))).await;
    let rejection = unknown.rejection().unwrap();
    assert_eq!(
        (rejection.kind.code, rejection.field.as_deref()),
        ("template_field_unknown", Some("body"))
    );
    assert!(rejection.args.contains(&("name", "employee.password".to_owned())));
    for (body, wrong) in [
        ("Un {employee.cin", "template_unpaired"),
        ("Un employee.cin]", "template_unpaired"),
        ("Un **{employee.cin}", "template_unpaired"),
        ("Salaire : {employee.netSalary}", "template_field_unknown"),
    ] {
        let refused = refused(text(body, json!(null))).await;
        assert_eq!(refused.rejection().unwrap().kind.code, wrong, "{body}");
    }
    let other = refused(json!({"kind": "nothing", "language": "fr", "body": "x"})).await;
    assert_eq!(other.rejection().unwrap().kind.code, "paper_kind_unknown");
}

#[tokio::test]
async fn sentences_are_joined_as_they_are_written() {
    let app = test_app().await;
    let body = "{employee.fullName}, en qualité de {employee.grade}[, fonction : {employee.function}].";
    let told = app.record_text(&work(&app).await).await;
    assert!(
        told.contains("Je soussigné(e), le Président du Conseil communal, certifie"),
        "{told}"
    );
    let row = text(body, json!(null));
    app.create(&TestApp::full_rights(), &PAPER_TEMPLATES, row)
        .await
        .unwrap();
    for (grade, said_as) in [
        ("Technicien", "de Technicien"),
        ("Administrateur", "d’Administrateur, fonction : Archiviste"),
        ("Yassiniste", "de Yassiniste"),
        ("Ytterbier", "d’Ytterbier"),
    ] {
        super::change_employee(&app, json!({ "grade": grade })).await;
        let told = app.record_text(&work(&app).await).await;
        assert!(told.contains(&format!("en qualité {said_as}")), "{told}");
    }
    let arabic =
        json!({"kind": "work_certificate", "language": "ar", "body": "في ملكية ل{employee.grade}، ب{employee.grade}."});
    app.create(&TestApp::full_rights(), &PAPER_TEMPLATES, arabic)
        .await
        .unwrap();
    for (grade, said_as) in [
        ("الجماعة الترابية", "للجماعة الترابية، بالجماعة الترابية"),
        ("جماعة تيزنيت", "لجماعة تيزنيت، بجماعة"),
    ] {
        super::change_employee(&app, json!({ "grade": grade })).await;
        let made = certificate(&app, &TestApp::full_rights(), "amal", "work", "ar")
            .await
            .unwrap();
        let told = app.record_text(&made).await;
        assert!(told.contains(said_as), "{told}");
    }
}

#[tokio::test]
async fn each_change_is_a_new_version_and_an_issued_paper_keeps_its_own() {
    let app = test_app().await;
    let before = work(&app).await;
    let first = app.paper_bytes(&before).await;
    let one = app
        .make(&PAPER_TEMPLATES, text("Voici {employee.fullName}.", json!(null)))
        .await;
    let two = app
        .make(
            &PAPER_TEMPLATES,
            text("Voilà {employee.fullName}.", json!("2026-12-01")),
        )
        .await;
    assert_eq!((&one["version"], &two["version"]), (&json!(1), &json!(2)));
    let after = work(&app).await;
    assert!(
        app.record_text(&after).await.contains("Voici Amal Bennani."),
        "the second one is not of today"
    );
    let row = app.paper(&after).await;
    assert_eq!(row.get(crate::papers::authentic_document::TEMPLATE_VERSION), Some(1));
    assert!(app.paper_bytes(&before).await == first);
    app.at("2026-12-01T10:00:00Z");
    assert!(app.record_text(&work(&app).await).await.contains("Voilà"));
    for id in [&one["$id"], &two["$id"]] {
        let id = id.as_str().unwrap();
        let whole = TestApp::full_rights();
        assert_eq!(
            code(app.update(&whole, &PAPER_TEMPLATES, id, json!({"body": "x"})).await),
            "user_unauthorized"
        );
        assert_eq!(
            code(app.engine.delete(&whole, &PAPER_TEMPLATES, id, None).await),
            "user_unauthorized"
        );
    }
}

#[tokio::test]
async fn words_take_the_form_of_the_person_and_both_when_nobody_knows() {
    let app = test_app().await;
    let body = "{Le sieur|La dame|L'intéressé(e)} {employee.fullName}[, de {employee.address}]";
    app.make(&PAPER_TEMPLATES, text(body, json!(null))).await;
    let person = app.all(&PERSONS).await.pop().unwrap().id;
    for (sex, form) in [
        (json!("F"), "La dame Amal"),
        (json!("M"), "Le sieur Amal"),
        (json!(null), "L'intéressé(e) Amal"),
    ] {
        app.change(&PERSONS, &person, json!({"sex": sex})).await;
        let text = app.record_text(&work(&app).await).await;
        assert!(text.contains(form) && !text.contains(", de "), "{text}");
    }
    app.change(&PERSONS, &person, json!({"sex": null, "address": "Tiznit"}))
        .await;
    assert!(app.record_text(&work(&app).await).await.contains(", de Tiznit"));
    let arabic = certificate(&app, &TestApp::full_rights(), "amal", "work", "ar")
        .await
        .unwrap();
    assert!(app.record_text(&arabic).await.contains("السيد(ة)"));
}

#[tokio::test]
async fn an_editor_is_told_the_names_and_sees_what_a_text_makes() {
    let app = test_app().await;
    let told = app
        .act(
            &TestApp::full_rights(),
            "paperTemplates.fields",
            json!({"kind": "salary_certificate"}),
        )
        .await
        .unwrap();
    assert_eq!(told["total"], 1);
    let names: Vec<&str> = told["kinds"][0]["fields"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert!(names.contains(&"employee.netSalaryInWords") && names.contains(&"commune.name"));
    let try_out = json!({"kind": "work_certificate", "language": "fr", "body": "Essai {employee.cin}"});
    let seen = app
        .act(&TestApp::full_rights(), "paperTemplates.preview", try_out)
        .await
        .unwrap();
    assert!(seen["doc"].to_string().contains("Essai ["), "{}", seen["doc"]);
    assert!(seen["pdf"].as_str().unwrap().starts_with("JVBER"), "a PDF in base64");
    let wrong = json!({"kind": "work_certificate", "language": "fr", "body": "{x}"});
    assert_eq!(
        code(app.act(&TestApp::full_rights(), "paperTemplates.preview", wrong).await),
        "template_field_unknown"
    );
}
