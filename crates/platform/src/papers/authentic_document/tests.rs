//! What is issued once, sealed, and told from what was altered.

use accounts::{Accounts, Lifetimes};
use engine::{Cx, RequestContext};
use schema::{Document, Result};
use serde_json::json;
use sha2::Digest as _;

use super::canonical::{canonical, signed_text};
use super::number::NUMBERS;
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, KEY_ID, KIND, RECORD, REF_NUMBER, SEAL, STATE, State, qr, render,
};
use crate::papers::tests::signed::sign;
use crate::papers::tests::{test_app, work};
use crate::testing::TestApp;

fn accounts(app: &TestApp) -> Accounts {
    Accounts::new(app.engine.clone(), Lifetimes::default(), crate::HOOKS)
}

async fn qr_file_name(app: &TestApp, number: &str, name: &str) -> Result<String> {
    qr::document(&accounts(app), &TestApp::full_rights(), number, name).await
}

async fn row(app: &TestApp, id: String) -> Document {
    app.engine
        .read(move |cx| cx.need(&AUTHENTIC_DOCUMENTS, &id))
        .await
        .unwrap()
}

#[tokio::test]
async fn the_same_pair_has_one_document_as_long_as_it_holds() {
    let app = crate::testing::new_app();
    let first = qr_file_name(&app, "S-1", "Amal").await.unwrap();
    assert_eq!(qr_file_name(&app, " S-1 ", "Amal").await.unwrap(), first);
    for (number, name) in [("S-1", "Amal B"), ("S-2", "Amal"), ("Amal", "S-1")] {
        assert_ne!(
            qr_file_name(&app, number, name).await.unwrap(),
            first,
            "{number} {name}"
        );
    }
    let id = first.clone();
    let cancel = move |cx: &mut Cx<'_>| {
        let mut row = cx.need(&AUTHENTIC_DOCUMENTS, &id)?;
        row.set(STATE, State::Cancelled);
        cx.update(row)
    };
    app.engine
        .transact(&TestApp::full_rights(), "cancel", cancel)
        .await
        .unwrap();
    assert_ne!(qr_file_name(&app, "S-1", "Amal").await.unwrap(), first);
}

#[tokio::test]
async fn numbers_are_checked_of_more_papers_than_a_page_shows() {
    let app = crate::testing::new_app();
    for number in 1..=30 {
        qr_file_name(&app, &format!("S-{number}"), "Amal").await.unwrap();
    }
    let give_numbers = |cx: &mut Cx<'_>| {
        for paper in cx.all(&AUTHENTIC_DOCUMENTS, [])? {
            let mut paper = paper;
            cx.take_number(&NUMBERS, &mut paper)?;
            cx.update(paper)?;
        }
        Ok(())
    };
    let ctx = TestApp::full_rights();
    let numbered = app.engine.transact(&ctx, "give numbers", give_numbers);
    numbered.await.unwrap();
    assert_eq!(crate::check_numbers(&app.engine).await.unwrap(), [] as [&str; 0]);
}

#[tokio::test]
async fn parallel_calls_make_one_document() {
    let app = crate::testing::new_app();
    let (one, ctx): (Accounts, RequestContext) = (accounts(&app), TestApp::full_rights());
    let calls: Vec<_> = (0..8)
        .map(|_| {
            let (accounts, ctx) = (one.clone(), ctx.clone());
            tokio::spawn(async move { qr::document(&accounts, &ctx, "S-1", "Amal").await.unwrap() })
        })
        .collect();
    let mut ids = Vec::new();
    for call in calls {
        ids.push(call.await.unwrap());
    }
    ids.dedup();
    assert_eq!(ids.len(), 1);
    let count = app.engine.read(|cx| cx.count(&AUTHENTIC_DOCUMENTS, [])).await;
    assert_eq!(count.unwrap(), 1);
}

#[tokio::test]
async fn an_altered_document_does_not_match_its_seal() {
    let app = crate::testing::new_app();
    let id = qr_file_name(&app, "S-1", "أمل").await.unwrap();
    let document = row(&app, id.clone()).await;
    assert_eq!(
        document.get(RECORD),
        Some(json!({"numSerie": "S-1", "fullName": "أمل"}))
    );
    assert_eq!(
        (document.get(KIND).as_deref(), document.get(REF_NUMBER).as_deref()),
        (Some("qr"), Some("S-1"))
    );
    let written = canonical(&document.get(RECORD).unwrap());
    assert_eq!(written, r#"{"fullName":"أمل","numSerie":"S-1"}"#);
    assert_eq!(document.get(CONTENT_HASH), Some(accounts::content_hash(&written)));
    let mut altered = document.clone();
    altered.set(DOC_ID, "another".to_owned());
    let holds = move |cx: &Cx<'_>| {
        let (key, mark) = (document.get(KEY_ID).unwrap(), document.get(SEAL).unwrap());
        let holds = |row: &Document| accounts::is_sealed(cx, &key, &signed_text(row), &mark, cx.moment());
        Ok((holds(&document)?, holds(&altered)?))
    };
    assert_eq!(app.engine.read(holds).await.unwrap(), (true, false));
}

#[tokio::test]
async fn a_signed_copy_is_printed_again_with_the_same_bytes() {
    let app = test_app().await;
    let row = sign(&app, &work(&app).await).await.unwrap();
    for copy in render::COPIES {
        let sealed = row.get(copy.sha256).unwrap();
        let paper = row.clone();
        let (doc, pictures) = app.read(move |cx| (copy.doc)(cx, &paper)).await;
        let bytes = render::render_pdf(&app.engine, doc, pictures).await.unwrap();
        assert_eq!(hex::encode(sha2::Sha256::digest(&bytes)), sealed);
    }
}
