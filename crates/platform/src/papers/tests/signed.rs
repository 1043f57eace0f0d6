//! The signed copy of a paper: beside the first, under the same code and number, with bytes of its own.

use engine::Cx;
use schema::{Document, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use super::{public_check, test_app, work};
use crate::papers::authentic_document::signed_copy::{Signer, add_signatures, await_signed_copy};
use crate::papers::authentic_document::{AUTHENTIC_DOCUMENTS, FILE, SHA256, SIGNED_FILE, SIGNED_SHA256, SIGNERS};
use crate::testing::{TestApp, code, pdf_text};

/// Somebody who signs for the president.
pub(in crate::papers) fn signer() -> Signer {
    let both = |fr: &str, ar: &str| [fr.to_owned(), ar.to_owned()];
    Signer {
        signature_id: "s1".to_owned(),
        name: both("Karim Alaoui", "كريم العلوي"),
        office: both("Chef du service des ressources humaines", "رئيس مصلحة الموارد البشرية"),
        on_behalf_of: both("Le Président du Conseil communal", "رئيس مجلس الجماعة"),
        at: crate::testing::NOW.parse().unwrap(),
        drawing: None,
    }
}

/// Signs a paper, and waits for its copy.
pub(in crate::papers) async fn sign(app: &TestApp, paper: &Json) -> Result<Document> {
    let id = paper["docId"].as_str().unwrap().to_owned();
    let add = move |cx: &mut Cx<'_>| {
        let row = cx.need(&AUTHENTIC_DOCUMENTS, &id)?;
        add_signatures(cx, row, &[signer()])
    };
    let signed = app.engine.transact(&TestApp::full_rights(), "sign", add).await?;
    assert!(await_signed_copy(&app.engine, &signed.id).await);
    Ok(app.paper(paper).await)
}

#[tokio::test]
async fn the_signed_copy_names_who_signed_and_the_first_stays() {
    let app = test_app().await;
    let paper = work(&app).await;
    let before = app.paper(&paper).await;
    assert_eq!(public_check(&app, &paper).await["signatures"], json!([]));
    let row = sign(&app, &paper).await.unwrap();
    for key in ["docId", "refNumber", "sha256", "fileId", "record", "seal"] {
        assert_eq!(row.value(key), before.value(key), "{key} stays");
    }
    let bytes = app.engine.file_bytes(&row.get(SIGNED_FILE).unwrap().0).await.unwrap();
    assert_eq!(row.get(SIGNED_SHA256), Some(hex::encode(Sha256::digest(&bytes))));
    assert_ne!(row.get(SIGNED_SHA256), row.get(SHA256));
    let text = pdf_text(&bytes);
    assert!(
        text.contains("Signé électroniquement par Karim Alaoui, Chef du service des ressources humaines, au nom de : Le Président du Conseil communal, le 20/11/2026 à 10:00")
            && text.contains("Amal Bennani"),
        "{text}"
    );
    let first = app.engine.file_bytes(&row.get(FILE).unwrap().0).await.unwrap();
    assert!(!pdf_text(&first).contains("électroniquement"));
    let told = public_check(&app, &paper).await;
    assert_eq!([&told["state"], &told["refNumber"]], ["valid", "1/2026"]);
    assert_eq!(told["signedSha256"], json!(row.get(SIGNED_SHA256)));
    assert_eq!(
        told["signatures"],
        json!([{"name": "Karim Alaoui", "office": "Chef du service des ressources humaines",
            "onBehalfOf": "Le Président du Conseil communal", "at": "2026-11-20T10:00:00.000+00:00"}])
    );
    assert_eq!(code(sign(&app, &paper).await), "paper_signed");
}

#[tokio::test]
async fn a_cancelled_paper_keeps_its_signatures_and_is_signed_no_more() {
    let app = test_app().await;
    let (signed, unsigned) = (work(&app).await, work(&app).await);
    sign(&app, &signed).await.unwrap();
    for paper in [&signed, &unsigned] {
        let order = json!({"docId": paper["docId"], "reason": "Erreur"});
        app.act(&TestApp::full_rights(), "papers.cancel", order).await.unwrap();
    }
    let told = public_check(&app, &signed).await;
    assert_eq!(
        [&told["state"], &told["signatures"][0]["name"]],
        ["cancelled", "Karim Alaoui"]
    );
    assert_eq!(code(sign(&app, &unsigned).await), "paper_not_valid");
}

#[tokio::test]
async fn who_signed_cannot_be_changed_past_the_house() {
    let app = test_app().await;
    let changes: [fn(&mut Document); 3] = [
        |row| row.clear(SIGNERS),
        |row| {
            let mut signers = row.get(SIGNERS).unwrap();
            signers[0]["name"][0] = json!("Somebody Else");
            row.set(SIGNERS, signers);
        },
        |row| row.set(SIGNED_SHA256, "0".repeat(64)),
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let paper = work(&app).await;
        let id = sign(&app, &paper).await.unwrap().id;
        let tamper = move |cx: &mut Cx<'_>| {
            let mut row = cx.need(&AUTHENTIC_DOCUMENTS, &id)?;
            change(&mut row);
            cx.update(row)
        };
        app.engine
            .transact(&TestApp::full_rights(), "tamper", tamper)
            .await
            .unwrap();
        let told = public_check(&app, &paper).await;
        assert_eq!(
            [&told["state"], &told["signatures"]],
            [&json!("altered"), &json!([])],
            "{at}"
        );
    }
}
