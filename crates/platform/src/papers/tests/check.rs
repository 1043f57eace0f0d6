//! What anybody learns who holds a code, and what tampering shows.

use engine::Cx;
use schema::{Date, Document, Lang};
use serde_json::{Value as Json, json};

use super::{public_check, test_app, work};
use crate::papers::authentic_document::canonical::signed_text;
use crate::papers::authentic_document::{
    AUTHENTIC_DOCUMENTS, ISSUED_ON, KEY_ID, KIND, RECORD, REF_NUMBER, SEAL, SHA256, STANDING, STATE, State,
    check as public,
};
use crate::testing::{TestApp, code};

/// Changes a row past every rule, as somebody with the database would.
async fn tamper(app: &TestApp, paper: &Json, change: impl Fn(&mut Document) + Send + 'static) {
    let id = paper["docId"].as_str().unwrap().to_owned();
    let tamper = move |cx: &mut Cx<'_>| {
        let mut row = cx.need(&AUTHENTIC_DOCUMENTS, &id)?;
        change(&mut row);
        cx.update(row)
    };
    app.engine
        .transact(&TestApp::full_rights(), "tamper", tamper)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_paper_that_was_altered_says_so_and_nothing_else() {
    let app = test_app().await;
    let changes: [fn(&mut Document); 8] = [
        |row| row.set(STATE, State::Cancelled),
        |row| row.set(SHA256, "0".repeat(64)),
        |row| row.clear(STANDING),
        |row| {
            let mut record = row.get(RECORD).unwrap();
            record["about"]["fr"] = json!("Somebody Else");
            row.set(RECORD, record);
        },
        |row| row.set(REF_NUMBER, "7/2026".to_owned()),
        |row| row.set(KIND, "salary_certificate".to_owned()),
        |row| row.set(ISSUED_ON, Date("2026-01-01".parse().unwrap())),
        |row| row.set(SEAL, "bm90IG91cnM=".to_owned()),
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let made = work(&app).await;
        let shape: Vec<String> = public_check(&app, &made)
            .await
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        tamper(&app, &made, change).await;
        let told = public_check(&app, &made).await;
        assert_eq!(
            (&told["state"], &told["maskedName"], &told["sha256"]),
            (&json!("altered"), &json!(null), &json!(null)),
            "{at}"
        );
        assert_eq!(
            told.as_object().unwrap().keys().cloned().collect::<Vec<_>>(),
            shape,
            "always the same members"
        );
    }
}

#[tokio::test]
async fn a_code_is_known_however_it_was_typed_or_copied() {
    let app = test_app().await;
    let made = work(&app).await;
    let code = made["docId"].as_str().unwrap();
    let (first, rest) = code.split_at(10);
    for typed in [
        code.to_uppercase(),
        format!(" {first} {rest}\n"),
        format!("{first}\u{200B}{rest}\u{200E}"),
        format!("{first}-{}", rest.to_uppercase()),
    ] {
        let told = public::check(&app.engine, &typed, Lang::Fr).await.unwrap();
        assert_eq!(
            (&told["docId"], &told["state"]),
            (&json!(code), &json!("valid")),
            "{typed:?}"
        );
    }
}

#[tokio::test]
async fn what_a_former_key_sealed_still_shows_and_nothing_is_sealed_under_it_any_more() {
    let app = test_app().await;
    let before = work(&app).await;
    let first = app.paper(&before).await.get(KEY_ID).unwrap();
    let thief = app.read(accounts::Seal::of).await;
    let rotated = app
        .act(&TestApp::full_rights(), "papers.rotateKey", json!({}))
        .await
        .unwrap();
    app.at("2026-11-22T10:00:00Z");
    let after = work(&app).await;
    let second = app.paper(&after).await.get(KEY_ID).unwrap();
    assert!(first != second && rotated["keyId"] == second.as_str());
    app.act(&TestApp::full_rights(), "papers.rotateKey", json!({}))
        .await
        .unwrap();
    for paper in [&before, &after] {
        assert_eq!(public_check(&app, paper).await["state"], "valid");
    }
    let seeds = app.read(|cx| cx.find(&accounts::SEAL_KEYS, [], 10)).await;
    assert_eq!(seeds.len(), 3);
    let with_seed = seeds.iter().filter(|row| !row.value("seed").is_null()).count();
    assert_eq!(with_seed, 1, "of former keys only the public half is left");
    // Whoever kept the first key cannot seal what bears a later day.
    tamper(&app, &after, move |row| {
        row.set(KEY_ID, first.clone());
        row.set(SEAL, thief.seal(&signed_text(row)));
    })
    .await;
    assert_eq!(public_check(&app, &after).await["state"], "altered");
    app.user("clerk", json!({"permissions": ["rh-managements:*"]})).await;
    let clerk = app.ctx("clerk").await;
    assert_eq!(
        code(app.act(&clerk, "papers.rotateKey", json!({})).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn a_code_that_was_never_given_is_unknown() {
    let app = test_app().await;
    let long = "a".repeat(500);
    for wrong in ["", " ", "\u{200B}", "x", "specimen", long.as_str(), "' OR 1=1 --", "%"] {
        assert_eq!(
            code(public::check(&app.engine, wrong, Lang::Fr).await),
            "paper_not_found",
            "{wrong}"
        );
    }
    let made = work(&app).await;
    let id = made["docId"].as_str().unwrap();
    assert_eq!(id.len(), 24);
    assert_eq!(
        code(public::check(&app.engine, &id[..23], Lang::Fr).await),
        "paper_not_found"
    );
}
