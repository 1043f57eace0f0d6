//! Letters: what whoever orders one writes, where it stands, and what is refused of it.

use engine::doc::{Block, Doc, Words};
use serde_json::{Value as Json, json};

use super::{certificate, test_app, work};
use crate::papers::authentic_document::RECORD;
use crate::papers::template::PAPER_TEMPLATES;
use crate::testing::{TestApp, code};

/// A letter about the employee, with some members in the place of others.
fn order(language: &str, more: Json) -> Json {
    let mut order = json!({"employeeId": "amal", "language": language, "subject": "Mise à disposition",
        "addressee": "À Monsieur le Gouverneur\nde la Province de Tiznit", "reference": "Votre envoi n° 12/2026",
        "body": "J'ai l'honneur de vous informer que :\n- le véhicule 12345-أ-6 est rendu ;\r\n\r\n\n{employee.cin} #panic",
        "copies": ["Archives", " "]});
    let (Some(order_of), Json::Object(more)) = (order.as_object_mut(), more) else {
        panic!("objects")
    };
    order_of.extend(more);
    order
}

async fn write_letter(app: &TestApp, order: Json) -> schema::Result<Json> {
    app.act(&TestApp::full_rights(), "employees.letter", order).await
}

async fn doc(app: &TestApp, paper: &Json) -> Doc {
    let record = app.paper(paper).await.get(RECORD).unwrap();
    serde_json::from_value(record["doc"].clone()).unwrap()
}

fn paragraphs(doc: &Doc) -> Vec<Words> {
    let text = |block: &Block| match block {
        Block::Paragraph { text, .. } => text.clone(),
        other => panic!("a letter has paragraphs alone: {other:?}"),
    };
    doc.blocks.iter().map(text).collect()
}

#[tokio::test]
async fn a_letter_says_what_was_written_where_letters_say_it() {
    let app = test_app().await;
    let made = write_letter(&app, order("fr", json!({}))).await.unwrap();
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
    let doc = doc(&app, &made).await;
    assert!(doc.untitled && doc.signatures.len() == 1);
    assert_eq!(doc.subject, Words::new("Mise à disposition", ""));
    assert_eq!(
        doc.addressee,
        ["À Monsieur le Gouverneur", "de la Province de Tiznit"].map(|line| Words::new(line, ""))
    );
    assert_eq!(doc.reference, [Words::new("Votre envoi n° 12/2026", "")]);
    assert_eq!(doc.copies, [Words::any("Archives")]);
    let said = [
        "J'ai l'honneur de vous informer que :\n- le véhicule 12345-أ-6 est rendu ;",
        "{employee.cin} #panic",
        "Veuillez agréer l’expression de ma considération distinguée.",
    ];
    assert_eq!(
        paragraphs(&doc),
        said.map(|text| Words::new(text, "")),
        "what is written is no template"
    );
}

#[tokio::test]
async fn a_letter_says_through_whom_it_goes_what_goes_with_it_and_speaks_to_its_addressee() {
    let app = test_app().await;
    let more = json!({"underCover": "Monsieur le Pacha de la ville", "attachments": "Copie du marché\nDeux plans",
        "civility": "Monsieur le Gouverneur"});
    let made = write_letter(&app, order("fr", more)).await.unwrap();
    let letter = doc(&app, &made).await;
    assert_eq!(letter.under_cover, Words::new("Monsieur le Pacha de la ville", ""));
    assert_eq!(
        letter.attachments,
        ["Copie du marché", "Deux plans"].map(|line| Words::new(line, ""))
    );
    let said = paragraphs(&letter);
    assert_eq!(said[0], Words::new("Monsieur le Gouverneur,", ""));
    assert_eq!(
        said.last().unwrap(),
        &Words::new(
            "Veuillez agréer, Monsieur le Gouverneur, l’expression de ma considération distinguée.",
            ""
        )
    );
    assert!(!letter.closing, "a letter bears place and day at its head");
    let replaced = json!({"docId": made["docId"], "reason": "Erreur"});
    let again = app
        .act(&TestApp::full_rights(), "papers.replace", replaced)
        .await
        .unwrap();
    let again = doc(&app, &again).await;
    assert_eq!(paragraphs(&again), said, "what replaces it says the same");
    assert_eq!(again.attachments, letter.attachments);
}

#[tokio::test]
async fn a_letter_in_both_languages_has_its_paragraphs_side_by_side() {
    let app = test_app().await;
    let both = json!({"body": "Un.\n\nDeux.\n\nTrois.", "bodyAr": "واحد.\n\nاثنان.", "subjectAr": "الوضع رهن الإشارة",
        "addresseeAr": "إلى السيد عامل إقليم تيزنيت"});
    let made = write_letter(&app, order("both", both)).await.unwrap();
    assert_eq!(made["ready"], true);
    let doc = doc(&app, &made).await;
    assert_eq!(doc.subject, Words::new("Mise à disposition", "الوضع رهن الإشارة"));
    assert_eq!(
        doc.addressee,
        [
            Words::new("À Monsieur le Gouverneur", "إلى السيد عامل إقليم تيزنيت"),
            Words::new("de la Province de Tiznit", "")
        ]
    );
    let expected = [
        Words::new("", "سلام تام بوجود مولانا الإمام، وبعد،"),
        Words::new("Un.", "واحد."),
        Words::new("Deux.", "اثنان."),
        Words::new("Trois.", ""),
    ];
    assert_eq!(paragraphs(&doc)[..4], expected);
    let missing = write_letter(&app, order("both", json!({}))).await.unwrap_err();
    let rejection = missing.rejection().unwrap();
    assert_eq!(
        (rejection.kind.code, rejection.field.as_deref()),
        ("general_argument_invalid", Some("bodyAr"))
    );
}

#[tokio::test]
async fn a_letter_in_arabic_alone_says_the_arabic_that_was_given_beside_the_french() {
    let app = test_app().await;
    let beside = json!({"body": "Un.", "bodyAr": "واحد.", "subjectAr": "الوضع رهن الإشارة"});
    let made = write_letter(&app, order("ar", beside)).await.unwrap();
    let doc = doc(&app, &made).await;
    assert_eq!(doc.subject, Words::new("", "الوضع رهن الإشارة"));
    assert!(paragraphs(&doc).contains(&Words::new("", "واحد.")));
    let too_long = json!({"subjectAr": "ب".repeat(301)});
    let refused = write_letter(&app, order("ar", too_long)).await.unwrap_err();
    assert_eq!(refused.rejection().unwrap().field.as_deref(), Some("subjectAr"));
}

#[tokio::test]
async fn what_is_wrong_with_a_letter_is_named_by_its_field_and_no_number_is_spent() {
    let app = test_app().await;
    for (field, value, wrong) in [
        ("subject", json!(null), "general_argument_invalid"),
        ("subject", json!(["x"]), "general_argument_invalid"),
        ("subject", json!("x".repeat(301)), "general_argument_invalid"),
        ("subject", json!("a\nb"), "general_argument_invalid"),
        ("addressee", json!(" "), "general_argument_invalid"),
        ("addressee", json!("x\n".repeat(7)), "general_argument_invalid"),
        ("reference", json!(12), "general_argument_invalid"),
        ("body", json!("x".repeat(10_001)), "general_argument_invalid"),
        ("body", json!("Voilà 🦄"), "paper_unprintable"),
        ("reference", json!("漢"), "paper_unprintable"),
        ("copies", json!("Archives"), "general_argument_invalid"),
        ("copies", json!([1]), "general_argument_invalid"),
        ("copies", json!(vec!["x"; 21]), "general_argument_invalid"),
        ("copies", json!(["😀"]), "paper_unprintable"),
        ("language", json!("en"), "general_argument_invalid"),
        ("employeeId", json!(null), "general_argument_invalid"),
    ] {
        let refused = write_letter(&app, order("fr", json!({field: value.clone()})))
            .await
            .unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            (wrong, Some(field)),
            "{field}: {value}"
        );
    }
    let long = "م".repeat(10_000);
    let made = write_letter(&app, order("ar", json!({"body": long}))).await.unwrap();
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
}

#[tokio::test]
async fn a_letter_is_replaced_with_its_words_and_never_turned_into_another_language() {
    let app = test_app().await;
    let made = write_letter(&app, order("fr", json!({}))).await.unwrap();
    let replace = |more: Json| {
        let mut order = json!({"docId": made["docId"], "reason": "Signataire"});
        order["language"] = more;
        order
    };
    let refused = app
        .act(&TestApp::full_rights(), "papers.replace", replace(json!("ar")))
        .await;
    assert_eq!(code(refused), "paper_fact_missing");
    let next = app
        .act(&TestApp::full_rights(), "papers.replace", replace(json!(null)))
        .await
        .unwrap();
    assert_eq!(doc(&app, &next).await.subject, doc(&app, &made).await.subject);
    assert_eq!(next["refNumber"], "2/2026");
}

#[tokio::test]
async fn a_letter_is_no_certificate_and_a_certificate_has_no_words() {
    let app = test_app().await;
    for name in ["employee_letter", "letter"] {
        let refused = certificate(&app, &TestApp::full_rights(), "amal", name, "fr").await;
        assert_eq!(code(refused), "paper_kind_unknown");
    }
    let certificate = doc(&app, &work(&app).await).await;
    assert!(certificate.subject.is_empty() && !certificate.untitled);
}

#[tokio::test]
async fn who_may_not_print_or_not_read_writes_no_letter() {
    let app = test_app().await;
    for (name, permissions) in [
        ("reads", json!(["rh-managements:read"])),
        ("prints", json!(["rh-managements:print"])),
    ] {
        app.user(name, json!({"permissions": permissions})).await;
        let ctx = app.ctx(name).await;
        let refused = app.act(&ctx, "employees.letter", order("fr", json!({}))).await;
        assert_eq!(code(refused), "user_unauthorized", "{name}");
    }
}

#[tokio::test]
async fn the_text_around_a_letter_is_the_administrators_and_never_leaves_the_letter_out() {
    let app = test_app().await;
    let text = |body: &str| json!({"kind": "employee_letter", "language": "fr", "body": body});
    for wrong in [
        "Bonjour",
        "# {letter.body}",
        "[{letter.body}]",
        "- Texte : {letter.body}",
    ] {
        let refused = app.create(&TestApp::full_rights(), &PAPER_TEMPLATES, text(wrong)).await;
        assert_eq!(code(refused), "template_field_missing", "{wrong}");
    }
    let refused = app
        .create(&TestApp::full_rights(), &PAPER_TEMPLATES, text("{letter.body} 🦄"))
        .await;
    assert_eq!(code(refused), "paper_unprintable");
    let other = json!({"kind": "work_certificate", "language": "fr", "body": "{letter.body}"});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &PAPER_TEMPLATES, other).await),
        "template_field_unknown"
    );
    app.make(
        &PAPER_TEMPLATES,
        text("Au sujet de {employee.fullName} :\n\n{letter.body}\n\nSalutations."),
    )
    .await;
    let made = write_letter(&app, order("fr", json!({}))).await.unwrap();
    let text = app.record_text(&made).await;
    assert!(
        text.contains("Au sujet d’Amal Bennani :") && text.contains("Salutations."),
        "{text}"
    );
    let try_out = json!({"kind": "employee_letter", "language": "ar"});
    let seen = app
        .act(&TestApp::full_rights(), "paperTemplates.preview", try_out)
        .await
        .unwrap();
    assert_eq!(seen["doc"]["subject"]["ar"], "[الموضوع]");
}
