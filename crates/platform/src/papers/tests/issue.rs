//! Numbers, records and bytes.

use engine::doc::{Doc, Mode, Pictures};
use engine::{Cx, RequestContext};
use schema::Document;
use serde_json::json;

use super::{certificate, change_employee, public_check, test_app, work};
use crate::papers::authentic_document::issue::{PaperOrder, issue_paper};
use crate::papers::authentic_document::{AUTHENTIC_DOCUMENTS, NUM, OWNER, RECORD, REF_NUMBER, SHA256, STATE, State};
use crate::people::career_step::CAREER_STEPS;
use crate::people::employee::{EMPLOYEES, paper};
use crate::testing::{TestApp, code};

fn sha256(bytes: &[u8]) -> String {
    use sha2::Digest as _;
    hex::encode(sha2::Sha256::digest(bytes))
}

#[tokio::test]
async fn a_certificate_goes_from_the_order_to_stored_bytes_and_a_public_check() {
    let app = test_app().await;
    let made = work(&app).await;
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
    let pdf = app.paper_bytes(&made).await;
    assert!(pdf.starts_with(b"%PDF-"));
    let told = public_check(&app, &made).await;
    assert_eq!(
        told,
        json!({"docId": made["docId"], "kind": "work_certificate", "label": "Attestation de travail",
                    "refNumber": "1/2026", "issuedOn": "2026-11-20T00:00:00.000+00:00", "state": "valid",
                    "maskedName": "A*** B***", "vouched": true, "madeBy": null, "replacedBy": null, "sha256": sha256(&pdf), "signedSha256": null, "signatures": [],
        })
    );
    let text = app.record_text(&made).await;
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
    let app = test_app().await;
    change_employee(&app, json!({"phone": "0661234567", "address": "Rue des Oliviers"})).await;
    for (kind, is_told) in [("work", false), ("employee_sheet", true)] {
        let made = certificate(&app, &TestApp::full_rights(), "amal", kind, "both")
            .await
            .unwrap();
        let record = app.paper(&made).await.get(RECORD).unwrap();
        assert_eq!(record["facts"].get("employee.address").is_some(), is_told, "{kind}");
        assert_eq!(record.to_string().contains("661234567"), is_told, "{kind}");
        assert!(record["facts"].get("employee.fullName").is_some(), "{kind}");
    }
}

#[tokio::test]
async fn the_paper_follows_from_its_record_alone_and_its_first_bytes_stay() {
    let app = test_app().await;
    let made = work(&app).await;
    let (first, before) = (app.paper_bytes(&made).await, app.paper(&made).await);
    change_employee(&app, json!({"fullNameFr": "Another Name", "grade": "Administrateur"})).await;
    let doc: Doc = serde_json::from_value(before.get(RECORD).unwrap()["doc"].clone()).unwrap();
    let again = app.engine.pdf(doc, Pictures::new()).await.unwrap();
    assert!(again == first, "drawn again it is the same");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.paper(&made).await.get(SHA256), before.get(SHA256));
    assert!(app.paper_bytes(&made).await == first);
}

#[tokio::test]
async fn every_kind_is_printed_in_every_language() {
    let app = test_app().await;
    for kind in ["work", "salary", "experience", "employee_sheet"] {
        for language in ["fr", "ar", "both"] {
            let made = certificate(&app, &TestApp::full_rights(), "amal", kind, language)
                .await
                .unwrap();
            assert_eq!(made["ready"], true, "{kind} {language}");
        }
    }
    let salary = certificate(&app, &TestApp::full_rights(), "amal", "salary", "both")
        .await
        .unwrap();
    let text = app.record_text(&salary).await;
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

#[tokio::test]
async fn the_sheet_says_in_which_position_of_the_statute_somebody_is() {
    let app = test_app().await;
    let said = async || {
        let made = certificate(&app, &TestApp::full_rights(), "amal", "employee_sheet", "fr").await;
        let record = app.paper(&made.unwrap()).await.get(RECORD).unwrap();
        record["facts"]["employee.position"].to_string()
    };
    assert!(said().await.contains("Activité"));
    let step = json!({"employeeId": "amal", "kind": "position", "position": "secondment", "on": "2026-03-02"});
    app.make(&CAREER_STEPS, step).await;
    assert!(said().await.contains("Détachement"));
}

#[tokio::test]
async fn an_experience_certificate_of_who_has_left_says_until_when() {
    let app = test_app().await;
    let end = json!({"employeeId": "amal", "kind": "end", "on": "2026-03-31"});
    app.make(&CAREER_STEPS, end).await;
    change_employee(&app, json!({"active": false})).await;
    for (language, end, seniority) in [
        ("fr", "et en fonction jusqu’au", "14 ans"),
        ("ar", "وانتهت خدمتها بتاريخ", "14 سنة"),
    ] {
        let made = certificate(&app, &TestApp::full_rights(), "amal", "experience", language)
            .await
            .unwrap();
        let text = app.record_text(&made).await.replace('\u{a0}', " ");
        assert!(text.contains(end) && text.contains("2026-03-31"), "{text}");
        assert!(text.contains(seniority), "{text}");
    }
    let still_here = test_app().await;
    let made = certificate(&still_here, &TestApp::full_rights(), "amal", "experience", "fr")
        .await
        .unwrap();
    assert!(!still_here.record_text(&made).await.contains("jusqu’au"));
}

/// Issues without waiting for the print.
async fn issue_unprinted(app: &TestApp, ctx: &RequestContext) -> Document {
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
    app.engine.transact(ctx, "issue", issue).await.unwrap()
}

#[tokio::test]
async fn two_hundred_at_once_have_numbers_without_gap_or_repetition() {
    let app = std::sync::Arc::new(test_app().await);
    let calls: Vec<_> = (0..200)
        .map(|_| {
            let app = app.clone();
            tokio::spawn(async move { issue_unprinted(&app, &TestApp::full_rights()).await.get(NUM).unwrap() })
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
    let app = test_app().await;
    assert_eq!(work(&app).await["refNumber"], "1/2026");
    change_employee(&app, json!({"active": false})).await;
    let refused = certificate(&app, &TestApp::full_rights(), "amal", "work", "fr").await;
    assert_eq!(code(refused), "employee_not_active");
    change_employee(&app, json!({"active": true, "recruitmentDate": null})).await;
    let refused = certificate(&app, &TestApp::full_rights(), "amal", "experience", "ar").await;
    assert_eq!(code(refused), "paper_fact_missing");
    assert_eq!(work(&app).await["refNumber"], "2/2026");
    app.at("2026-12-31T23:59:59Z");
    assert_eq!(
        work(&app).await["refNumber"],
        "3/2026",
        "the year lasts to its end in Morocco"
    );
    app.at("2027-01-01T00:00:00Z");
    assert_eq!(work(&app).await["refNumber"], "1/2027");
}

#[tokio::test]
async fn a_paper_is_cancelled_with_a_reason_and_keeps_its_number() {
    let app = test_app().await;
    let made = work(&app).await;
    let cancel = json!({"docId": made["docId"], "reason": "Erreur de grade"});
    for wrong in [json!({"docId": made["docId"]}), json!({"reason": "x"})] {
        assert_eq!(
            code(app.act(&TestApp::full_rights(), "papers.cancel", wrong).await),
            "general_argument_invalid"
        );
    }
    app.act(&TestApp::full_rights(), "papers.cancel", cancel.clone())
        .await
        .unwrap();
    assert_eq!(public_check(&app, &made).await["state"], "cancelled");
    assert_eq!(
        code(app.act(&TestApp::full_rights(), "papers.cancel", cancel).await),
        "paper_not_valid"
    );
    assert_eq!(work(&app).await["refNumber"], "2/2026");
}

#[tokio::test]
async fn a_paper_is_replaced_by_one_of_what_is_so_now() {
    let app = test_app().await;
    let made = work(&app).await;
    let before = app.paper_bytes(&made).await;
    change_employee(&app, json!({"grade": "Administrateur"})).await;
    let order = json!({"docId": made["docId"], "reason": "Changement de grade"});
    let next = app
        .act(&TestApp::full_rights(), "papers.replace", order.clone())
        .await
        .unwrap();
    assert_eq!(
        (&next["refNumber"], &next["replaces"], &next["ready"]),
        (&json!("2/2026"), &made["docId"], &json!(true))
    );
    assert!(app.record_text(&next).await.contains("Administrateur"));
    let told = public_check(&app, &made).await;
    assert_eq!(
        (&told["state"], &told["replacedBy"]),
        (&json!("replaced"), &next["docId"])
    );
    assert!(app.paper_bytes(&made).await == before, "the old one stays as it was");
    assert_eq!(
        code(app.act(&TestApp::full_rights(), "papers.replace", order).await),
        "paper_not_valid"
    );
}

/// Somebody who reads the files, somebody of human resources, the employee, and somebody else.
async fn four_callers(app: &TestApp) -> [RequestContext; 4] {
    let reader = json!({"permissions": ["rh-managements:read", "rh-managements:print"]});
    for (name, profile) in [
        ("reader", reader),
        ("hr", json!({"permissions": ["rh-managements:*"]})),
        ("self", json!({"persoActif": "amal"})),
        ("other", json!({})),
    ] {
        app.user(name, profile).await;
    }
    [
        app.ctx("reader").await,
        app.ctx("hr").await,
        app.ctx("self").await,
        app.ctx("other").await,
    ]
}

/// Whether somebody reads a paper: its row and its file are for the same people.
async fn reads(app: &TestApp, ctx: &RequestContext, paper: &serde_json::Value) -> bool {
    let bucket = app.engine.bucket(crate::bucket::DOWNLOADABLE_DOCUMENTS).unwrap();
    let (id, file) = (paper["docId"].as_str().unwrap(), paper["fileId"].as_str().unwrap());
    let row = app.see(ctx, &AUTHENTIC_DOCUMENTS, id).await.is_ok();
    assert_eq!(row, app.engine.open_file(ctx, bucket, file).await.is_ok());
    row
}

#[tokio::test]
async fn who_reads_the_subject_reads_its_papers_and_salaries_are_for_human_resources() {
    let app = test_app().await;
    let [reader, hr, own, other] = four_callers(&app).await;
    let refused = certificate(&app, &reader, "amal", "salary", "fr").await;
    assert_eq!(code(refused), "user_unauthorized");
    for nobody in [&own, &other, &RequestContext::new(engine::Rights::guest())] {
        let refused = certificate(&app, nobody, "amal", "work", "fr").await;
        assert_eq!(code(refused), "user_unauthorized");
    }
    let work = certificate(&app, &reader, "amal", "work", "fr").await.unwrap();
    let salary = certificate(&app, &hr, "amal", "salary", "fr").await.unwrap();
    for (who, works, salaries) in [
        (&reader, true, false),
        (&hr, true, true),
        (&own, true, true),
        (&other, false, false),
    ] {
        assert_eq!(reads(&app, who, &work).await, works);
        assert_eq!(reads(&app, who, &salary).await, salaries);
    }
}

#[tokio::test]
async fn who_may_change_the_subject_cancels_and_replaces_its_papers() {
    let app = test_app().await;
    let [reader, hr, own, other] = four_callers(&app).await;
    let made = work(&app).await;
    let order = json!({"docId": made["docId"], "reason": "x"});
    for action in ["papers.cancel", "papers.replace"] {
        for (who, rejection) in [
            (&reader, "user_unauthorized"),
            (&own, "user_unauthorized"),
            (&other, "document_not_found"),
        ] {
            assert_eq!(code(app.act(who, action, order.clone()).await), rejection, "{action}");
        }
    }
    app.act(&hr, "papers.cancel", order).await.unwrap();
}

#[tokio::test]
async fn what_could_not_be_printed_is_printed_later_unless_it_was_cancelled() {
    let app = test_app().await;
    let [kept, cancelled] = [
        issue_unprinted(&app, &TestApp::full_rights()).await,
        issue_unprinted(&app, &TestApp::full_rights()).await,
    ];
    assert_eq!((kept.get(SHA256), kept.get(OWNER).as_deref()), (None, Some("amal")));
    let cancel = json!({"docId": cancelled.id, "reason": "x"});
    app.act(&TestApp::full_rights(), "papers.cancel", cancel).await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let of = |row: Document| {
        let app = &app;
        async move { app.read(move |cx| cx.need(&AUTHENTIC_DOCUMENTS, &row.id)).await }
    };
    let (kept, cancelled) = (of(kept).await, of(cancelled).await);
    assert!(kept.get(SHA256).is_some() && cancelled.get(SHA256).is_none());
    assert_eq!(
        (cancelled.get(STATE), cancelled.get(REF_NUMBER).as_deref()),
        (Some(State::Cancelled), Some("2/2026"))
    );
}
