//! Numbers, records and bytes.

use engine::doc::{Doc, Mode, Pictures};
use engine::{Cx, RequestContext};
use schema::Document;
use serde_json::json;

use super::{certificate, change_employee, public_check, town, work};
use crate::papers::authentic_document::issue::{PaperOrder, issue_paper};
use crate::papers::authentic_document::{AUTHENTIC_DOCUMENTS, NUM, OWNER, RECORD, REF_NUMBER, SHA256, STATE, State};
use crate::people::employee::{EMPLOYEES, paper};
use crate::testing::{TestApp, code, pdf_text};

fn sha256(bytes: &[u8]) -> String {
    use sha2::Digest as _;
    hex::encode(sha2::Sha256::digest(bytes))
}

#[tokio::test]
async fn a_certificate_goes_from_the_order_to_stored_bytes_and_a_public_check() {
    let town = town().await;
    let made = work(&town).await;
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
    let pdf = town.paper_bytes(&made).await;
    assert!(pdf.starts_with(b"%PDF-"));
    let told = public_check(&town, &made).await;
    assert_eq!(
        told,
        json!({"docId": made["docId"], "kind": "work_certificate", "label": "Attestation de travail",
            "refNumber": "1/2026", "issuedOn": "2026-11-20T00:00:00.000+00:00", "state": "valid",
            "maskedName": "A*** B***", "vouched": true, "madeBy": null, "replacedBy": null, "sha256": sha256(&pdf)})
    );
    let text = town.record_text(&made).await;
    for part in [
        "Amal Bennani",
        "AB123456",
        "Commune de Tiznit",
        "Madame",
        "l’intéressée",
        "Technicien",
        "2012-03-01",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(!text.contains("5250") && !text.contains("525050"), "no salary");
}

#[tokio::test]
async fn a_record_holds_what_its_paper_says_and_no_more() {
    let town = town().await;
    change_employee(&town, json!({"phone": "0661234567", "address": "Rue des Oliviers"})).await;
    for (kind, is_told) in [("work", false), ("employee_sheet", true)] {
        let made = certificate(&town, &TestApp::full_rights(), "amal", kind, "both")
            .await
            .unwrap();
        let record = town.paper(&made).await.get(RECORD).unwrap();
        assert_eq!(record["facts"].get("employee.address").is_some(), is_told, "{kind}");
        assert_eq!(record.to_string().contains("661234567"), is_told, "{kind}");
        assert!(record["facts"].get("employee.fullName").is_some(), "{kind}");
    }
}

#[tokio::test]
async fn the_paper_follows_from_its_record_alone_and_its_first_bytes_stay() {
    let town = town().await;
    let made = work(&town).await;
    let (first, before) = (town.paper_bytes(&made).await, town.paper(&made).await);
    change_employee(&town, json!({"fullNameFr": "Another Name", "grade": "Administrateur"})).await;
    let doc: Doc = serde_json::from_value(before.get(RECORD).unwrap()["doc"].clone()).unwrap();
    let again = town.engine.pdf(doc, Pictures::new()).await.unwrap();
    assert!(again == first, "drawn again it is the same");
    town.engine.run_due_jobs().await.unwrap();
    assert_eq!(town.paper(&made).await.get(SHA256), before.get(SHA256));
    assert!(town.paper_bytes(&made).await == first);
}

#[tokio::test]
async fn every_kind_is_printed_in_every_language() {
    let town = town().await;
    for kind in ["work", "salary", "experience", "employee_sheet"] {
        for language in ["fr", "ar", "both"] {
            let made = certificate(&town, &TestApp::full_rights(), "amal", kind, language)
                .await
                .unwrap();
            assert_eq!(made["ready"], true, "{kind} {language}");
        }
    }
    let salary = certificate(&town, &TestApp::full_rights(), "amal", "salary", "both")
        .await
        .unwrap();
    let text = town.record_text(&salary).await;
    for part in [
        "525050",
        "cinq mille deux cent cinquante dirhams et cinquante centimes",
        "خمسة آلاف ومائتان وخمسون درهما وخمسون سنتيما",
        "السيدة",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(salary["refNumber"], "4/2026", "each kind counts for itself");
}

/// Issues without waiting for the print.
async fn issue_unprinted(town: &TestApp, ask: &RequestContext) -> Document {
    let issue = |cx: &mut Cx<'_>| {
        let order = PaperOrder {
            kind: &paper::WORK,
            mode: Mode::Fr,
            home: "",
            subject: &cx.need(&EMPLOYEES, "amal")?,
            letter: None,
        };
        issue_paper(cx, &order)
    };
    town.engine.transact(ask, "issue", issue).await.unwrap()
}

#[tokio::test]
async fn two_hundred_at_once_have_numbers_without_gap_or_repetition() {
    let town = std::sync::Arc::new(town().await);
    let calls: Vec<_> = (0..200)
        .map(|_| {
            let town = town.clone();
            tokio::spawn(async move { issue_unprinted(&town, &TestApp::full_rights()).await.get(NUM).unwrap() })
        })
        .collect();
    let mut numbers = Vec::new();
    for call in calls {
        numbers.push(call.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=200).collect::<Vec<i64>>());
}

#[tokio::test]
async fn numbers_begin_anew_with_the_year_and_what_is_refused_spends_none() {
    let town = town().await;
    assert_eq!(work(&town).await["refNumber"], "1/2026");
    change_employee(&town, json!({"active": false})).await;
    let refused = certificate(&town, &TestApp::full_rights(), "amal", "work", "fr").await;
    assert_eq!(code(refused), "employee_not_active");
    change_employee(&town, json!({"active": true, "recruitmentDate": null})).await;
    let refused = certificate(&town, &TestApp::full_rights(), "amal", "experience", "ar").await;
    assert_eq!(code(refused), "paper_fact_missing");
    assert_eq!(work(&town).await["refNumber"], "2/2026");
    town.at("2026-12-31T23:30:00Z");
    assert_eq!(work(&town).await["refNumber"], "1/2027", "it is next year in Morocco");
}

#[tokio::test]
async fn a_paper_is_cancelled_with_a_reason_and_keeps_its_number() {
    let town = town().await;
    let made = work(&town).await;
    let cancel = json!({"docId": made["docId"], "reason": "Erreur de grade"});
    for wrong in [json!({"docId": made["docId"]}), json!({"reason": "x"})] {
        assert_eq!(
            code(town.act(&TestApp::full_rights(), "papers.cancel", wrong).await),
            "general_argument_invalid"
        );
    }
    town.act(&TestApp::full_rights(), "papers.cancel", cancel.clone())
        .await
        .unwrap();
    assert_eq!(public_check(&town, &made).await["state"], "cancelled");
    assert_eq!(
        code(town.act(&TestApp::full_rights(), "papers.cancel", cancel).await),
        "paper_not_valid"
    );
    assert_eq!(work(&town).await["refNumber"], "2/2026");
}

#[tokio::test]
async fn a_paper_is_replaced_by_one_of_what_is_so_now() {
    let town = town().await;
    let made = work(&town).await;
    let before = town.paper_bytes(&made).await;
    change_employee(&town, json!({"grade": "Administrateur"})).await;
    let order = json!({"docId": made["docId"], "reason": "Changement de grade"});
    let next = town
        .act(&TestApp::full_rights(), "papers.replace", order.clone())
        .await
        .unwrap();
    assert_eq!(
        (&next["refNumber"], &next["replaces"], &next["ready"]),
        (&json!("2/2026"), &made["docId"], &json!(true))
    );
    assert!(town.record_text(&next).await.contains("Administrateur"));
    let told = public_check(&town, &made).await;
    assert_eq!(
        (&told["state"], &told["replacedBy"]),
        (&json!("replaced"), &next["docId"])
    );
    assert!(town.paper_bytes(&made).await == before, "the old one stays as it was");
    assert_eq!(
        code(town.act(&TestApp::full_rights(), "papers.replace", order).await),
        "paper_not_valid"
    );
}

/// Somebody who reads the files, somebody of human resources, the employee, and somebody else.
async fn four_callers(town: &TestApp) -> [RequestContext; 4] {
    let reader = json!({"permissions": ["rh-managements:read", "rh-managements:print"]});
    for (name, profile) in [
        ("reader", reader),
        ("hr", json!({"permissions": ["rh-managements:*"]})),
        ("self", json!({"persoActif": "amal"})),
        ("other", json!({})),
    ] {
        town.user(name, profile).await;
    }
    [
        town.ask("reader").await,
        town.ask("hr").await,
        town.ask("self").await,
        town.ask("other").await,
    ]
}

/// Whether somebody reads a paper: its row and its file are for the same people.
async fn reads(town: &TestApp, ask: &RequestContext, paper: &serde_json::Value) -> bool {
    let bucket = town.engine.bucket(crate::bucket::DOWNLOADABLE_DOCUMENTS).unwrap();
    let (id, file) = (paper["docId"].as_str().unwrap(), paper["fileId"].as_str().unwrap());
    let row = town.see(ask, &AUTHENTIC_DOCUMENTS, id).await.is_ok();
    assert_eq!(row, town.engine.open_file(ask, bucket, file).await.is_ok());
    row
}

#[tokio::test]
async fn who_reads_the_subject_reads_its_papers_and_salaries_are_for_human_resources() {
    let town = town().await;
    let [reader, hr, own, other] = four_callers(&town).await;
    let refused = certificate(&town, &reader, "amal", "salary", "fr").await;
    assert_eq!(code(refused), "user_unauthorized");
    for nobody in [&own, &other, &RequestContext::new(engine::Rights::guest())] {
        let refused = certificate(&town, nobody, "amal", "work", "fr").await;
        assert_eq!(code(refused), "user_unauthorized");
    }
    let work = certificate(&town, &reader, "amal", "work", "fr").await.unwrap();
    let salary = certificate(&town, &hr, "amal", "salary", "fr").await.unwrap();
    for (who, works, salaries) in [
        (&reader, true, false),
        (&hr, true, true),
        (&own, true, true),
        (&other, false, false),
    ] {
        assert_eq!(reads(&town, who, &work).await, works);
        assert_eq!(reads(&town, who, &salary).await, salaries);
    }
}

#[tokio::test]
async fn who_may_change_the_subject_cancels_and_replaces_its_papers() {
    let town = town().await;
    let [reader, hr, own, other] = four_callers(&town).await;
    let made = work(&town).await;
    let order = json!({"docId": made["docId"], "reason": "x"});
    for action in ["papers.cancel", "papers.replace"] {
        for (who, rejection) in [
            (&reader, "user_unauthorized"),
            (&own, "user_unauthorized"),
            (&other, "document_not_found"),
        ] {
            assert_eq!(code(town.act(who, action, order.clone()).await), rejection, "{action}");
        }
    }
    town.act(&hr, "papers.cancel", order).await.unwrap();
}

#[tokio::test]
async fn names_of_any_length_and_signs_of_markup_are_printed_as_they_stand() {
    let town = town().await;
    let signs = "#let x = [*_`$<>&\"'\\]{}@~ -- // /* */ ";
    for name in [signs.to_owned(), "Ab cdé ".repeat(28), "W".repeat(200), "م".repeat(200)] {
        let name = name.trim();
        change_employee(
            &town,
            json!({"fullNameFr": name, "fullNameAr": name, "grade": signs, "FONCTION": signs}),
        )
        .await;
        let made = certificate(&town, &TestApp::full_rights(), "amal", "work", "both")
            .await
            .unwrap();
        assert_eq!(made["ready"], true, "{name}");
        let record = town.paper(&made).await.get(RECORD).unwrap();
        assert_eq!(record["about"]["fr"], name);
    }
}

#[tokio::test]
async fn a_letter_that_no_font_has_is_refused_where_it_is_entered() {
    let town = town().await;
    for name in ["fullNameFr", "fullNameAr", "FONCTION", "grade"] {
        let refused = town
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
    change_employee(&town, json!({"fullNameFr": "\u{202E}Amal\tBennani"})).await;
    let about = town.paper(&work(&town).await).await.get(RECORD).unwrap()["about"]["fr"].clone();
    assert_eq!(about, "Amal Bennani", "nothing turns the line around");
}

/// Rows of older stores passed no such check.
#[tokio::test]
async fn a_stored_letter_that_no_font_has_is_printed_by_its_number() {
    let town = town().await;
    let rename = |cx: &mut engine::Cx<'_>| {
        let amal = cx.need(&EMPLOYEES, "amal")?;
        cx.update(amal.with(crate::people::employee::NAME_FR, "Amal 🦄".to_owned()))
    };
    town.engine
        .transact(&TestApp::full_rights(), "an older store", rename)
        .await
        .unwrap();
    let made = work(&town).await;
    assert_eq!(
        (made["ready"].clone(), made["refNumber"].clone()),
        (json!(true), json!("1/2026"))
    );
    let bytes = town.paper_bytes(&made).await;
    assert!(pdf_text(&bytes).contains("[U+1F984]"));
    assert!(
        bytes.windows(12).any(|part| part == b"pdfaid:part>"),
        "the archive takes it"
    );
}

#[tokio::test]
async fn what_could_not_be_printed_is_printed_later_unless_it_was_cancelled() {
    let town = town().await;
    let [kept, cancelled] = [
        issue_unprinted(&town, &TestApp::full_rights()).await,
        issue_unprinted(&town, &TestApp::full_rights()).await,
    ];
    assert_eq!((kept.get(SHA256), kept.get(OWNER).as_deref()), (None, Some("amal")));
    let cancel = json!({"docId": cancelled.id, "reason": "x"});
    town.act(&TestApp::full_rights(), "papers.cancel", cancel)
        .await
        .unwrap();
    while town.engine.run_due_jobs().await.unwrap() > 0 {}
    let of = |row: Document| {
        let town = &town;
        async move { town.read(move |cx| cx.need(&AUTHENTIC_DOCUMENTS, &row.id)).await }
    };
    let (kept, cancelled) = (of(kept).await, of(cancelled).await);
    assert!(kept.get(SHA256).is_some() && cancelled.get(SHA256).is_none());
    assert_eq!(
        (cancelled.get(STATE), cancelled.get(REF_NUMBER).as_deref()),
        (Some(State::Cancelled), Some("2/2026"))
    );
}
