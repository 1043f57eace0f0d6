//! Correcting and withdrawing, with a code that is mailed.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;

use accounts::master_key::MasterKey;
use base64::Engine as _;
use engine::Cx;
use engine::notify::{Gateway, OUTBOX, Senders, TO};
use platform::public_follow::mailed_code::TRIES;
use schema::Result;
use serde_json::{Value as Json, json};

use super::town::{act, attach, data, full_ticket, guest, hand_in, pdf, ticket, town};
use crate::candidate::code::APPLICANT_CODES;
use crate::candidate::{CANDIDATES, CV_FILE, CandidateStatus, PHONE, STANDING, STATUS};
use crate::candidate_file::{CANDIDATE_FILES, HASH, REPLACED_AT};
use crate::testing::{TestApp, code, pdf_text};

/// An applicant, with what she knows.
struct Known {
    app: TestApp,
    number: String,
}

impl Known {
    async fn new() -> Known {
        let app = town().await;
        let ticket = full_ticket(&app, "a").await;
        let answer = hand_in(&app, &ticket, data("AB123456")).await.unwrap();
        let number = answer["trackingNumber"].as_str().unwrap().to_owned();
        Known { app, number }
    }

    async fn act(&self, id: &str, mut more: Json) -> Result<Json> {
        more["CIN"] = json!("AB123456");
        more["trackingNumber"] = json!(self.number);
        act(&self.app, &guest("a"), id, more, Vec::new()).await
    }

    /// Asks for a code, and reads it as the mail says it.
    async fn code(&self) -> String {
        self.code_for("correct").await
    }

    async fn code_for(&self, purpose: &str) -> String {
        self.act("code", json!({"purpose": purpose})).await.unwrap();
        let newest = |cx: &Cx<'_>| Ok(cx.newest(&APPLICANT_CODES, [], 0, 1)?.remove(0).id);
        let row = self.app.read(newest).await;
        self.app.read(move |cx| Ok(MasterKey::need(cx)?.code(&row))).await
    }
}

#[tokio::test]
async fn a_code_corrects_once_and_what_was_sent_takes_the_place_of_the_former() {
    let known = Known::new().await;
    let told = known.act("code", json!({})).await.unwrap();
    assert_eq!([&told["channel"], &told["to"]], ["mail", "s•••@example.ma"]);
    let code_of_mail = known.code().await;
    let fresh = ticket(&known.app, "b").await;
    attach(&known.app, &fresh, "cv", &pdf(3000)).await.unwrap();
    let before = known.app.all(&CANDIDATES).await.remove(0);
    let correction = json!({"code": code_of_mail, "ticket": fresh, "phone": "0699887766"});
    known.act("correct", correction.clone()).await.unwrap();
    let after = known.app.all(&CANDIDATES).await.remove(0);
    assert_eq!(after.get(PHONE).as_deref(), Some("+212699887766"));
    assert_ne!(after.get(CV_FILE), before.get(CV_FILE));
    let files = known.app.all(&CANDIDATE_FILES).await;
    assert_eq!(
        (
            files.len(),
            files.iter().filter(|file| file.get(REPLACED_AT).is_some()).count()
        ),
        (6, 1)
    );
    assert_eq!(
        code(known.act("correct", correction).await),
        "user_invalid_token",
        "a code is good once"
    );
}

/// A gateway of short messages: its address, and the message that it is given.
fn gateway() -> (Gateway, std::thread::JoinHandle<Json>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let message = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let (mut read, mut part) = (Vec::new(), [0; 4096]);
        while !read.ends_with(b"}") {
            let count = stream.read(&mut part).unwrap();
            read.extend_from_slice(&part[..count]);
        }
        let answer = b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
        stream.write_all(answer).unwrap();
        let body = read.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
        serde_json::from_slice(&read[body..]).unwrap()
    });
    let gateway = Gateway {
        url,
        ..Gateway::default()
    };
    (gateway, message)
}

#[tokio::test]
async fn a_code_goes_by_short_message_to_who_has_no_address() {
    let mut app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let mut words = data("AB123456");
    words["email"] = Json::Null;
    let number = hand_in(&app, &ticket, words).await.unwrap()["trackingNumber"].clone();
    let own = |more: Json| {
        let mut all = json!({"CIN": "AB123456", "trackingNumber": number});
        all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        all
    };
    let asked = act(&app, &guest("a"), "code", own(json!({})), Vec::new()).await;
    assert_eq!(code(asked), "applicant_unreachable", "no gateway is configured");
    let (gateway, message) = gateway();
    app.engine = app.engine_with(Senders::new(None, Some(gateway)).unwrap());
    let told = act(&app, &guest("a"), "code", own(json!({})), Vec::new())
        .await
        .unwrap();
    assert_eq!([&told["channel"], &told["to"]], ["sms", "•••678"]);
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let message = message.join().unwrap();
    assert_eq!(message["to"], "+212612345678");
    let text = message["text"].as_str().unwrap();
    let sent: String = text
        .split(|sign: char| !sign.is_ascii_digit())
        .find(|digits| digits.len() == 6)
        .unwrap()
        .to_owned();
    act(&app, &guest("a"), "withdraw", own(json!({"code": sent})), Vec::new())
        .await
        .unwrap();
    assert_eq!(
        app.all(&CANDIDATES).await[0].get(STATUS),
        Some(CandidateStatus::Withdrawn)
    );
}

#[tokio::test]
async fn a_wrong_code_is_counted_though_it_is_refused() {
    let known = Known::new().await;
    let right = known.code().await;
    let wrong = if right == "000000" { "111111" } else { "000000" };
    for _ in 0..5 {
        let refused = known.act("withdraw", json!({"code": wrong})).await;
        assert_eq!(code(refused), "user_invalid_token");
    }
    assert_eq!(known.app.all(&APPLICANT_CODES).await.remove(0).get(TRIES), Some(5));
    assert_eq!(
        code(known.act("withdraw", json!({"code": right})).await),
        "user_invalid_token",
        "and dead after five"
    );
    let again = known.code().await;
    known.app.at("2026-11-20T10:15:01Z");
    assert_eq!(
        code(known.act("withdraw", json!({"code": again})).await),
        "user_invalid_token",
        "a quarter of an hour"
    );
}

#[tokio::test]
async fn codes_are_not_sent_without_end() {
    let known = Known::new().await;
    for _ in 0..5 {
        known.act("code", json!({})).await.unwrap();
    }
    let refused = known.act("code", json!({})).await.unwrap_err();
    assert_eq!(refused.rejection().unwrap().kind.status, 429);
    known.app.at("2026-11-20T11:00:01Z");
    known.act("code", json!({})).await.unwrap();
}

#[tokio::test]
async fn who_withdraws_may_apply_again_until_the_deadline() {
    let known = Known::new().await;
    let right = known.code().await;
    // As an Arabic keyboard types it.
    let typed: String = right
        .chars()
        .map(|digit| char::from_u32(0x660 + digit.to_digit(10).unwrap()).unwrap())
        .collect();
    known.act("withdraw", json!({"code": typed})).await.unwrap();
    let gone = known.app.all(&CANDIDATES).await.remove(0);
    assert_eq!(
        (gone.get(STATUS), gone.get(STANDING)),
        (Some(CandidateStatus::Withdrawn), None)
    );
    let told = known.act("verify", json!({})).await.unwrap();
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["mayCorrect"]],
        [&json!("withdrawn"), &json!(false)]
    );
    let fresh = full_ticket(&known.app, "b").await;
    let again = hand_in(&known.app, &fresh, data("AB123456")).await.unwrap();
    assert_ne!(again["trackingNumber"], json!(known.number));
    assert_eq!(
        code(known.act("withdraw", json!({"code": right})).await),
        "user_invalid_token"
    );
    let third = full_ticket(&known.app, "c").await;
    assert_eq!(
        code(hand_in(&known.app, &third, data("AB123456")).await),
        "application_exists"
    );
}

#[tokio::test]
async fn nothing_is_corrected_after_the_deadline() {
    let known = Known::new().await;
    known.app.at("2026-11-25T15:55:00Z");
    let right = known.code().await;
    known.app.at("2026-11-25T16:00:00Z");
    let refused = known
        .act("correct", json!({"code": right, "phone": "0611111111"}))
        .await;
    assert_eq!(code(refused), "applications_closed");
}

/// Sealed, checked by its code, with the digest of each document and without what is secret.
async fn assert_record_proves_the_file(known: &Known, told: &Json) {
    let record = known.app.record_text(told).await;
    let bare = known.number.replace('-', "");
    assert!(
        !record.contains(&known.number) && !record.contains(&bare),
        "the number is in no record"
    );
    let files = known.app.all(&CANDIDATE_FILES).await;
    assert_eq!(files.len(), 5);
    for file in files {
        assert!(record.contains(&file.get(HASH).unwrap()), "the digest of each document");
    }
    let paper = told["docId"].as_str().unwrap().to_owned();
    let checked = platform::papers::authentic_document::check::check(&known.app.engine, &paper, schema::Lang::Fr)
        .await
        .unwrap();
    assert_eq!(
        [&checked["state"], &checked["vouched"]],
        [&json!("valid"), &json!(true)]
    );
    let again = known.act("receipt", json!({"language": "fr"})).await.unwrap();
    assert_eq!(again["docId"], told["docId"], "the same while it says the same");
}

#[tokio::test]
async fn the_receipt_bears_the_number_and_its_record_proves_the_file_without_it() {
    let known = Known::new().await;
    let told = known.act("receipt", json!({"language": "fr"})).await.unwrap();
    let bytes = base64::engine::general_purpose::STANDARD
        .decode(told["pdf"].as_str().unwrap())
        .unwrap();
    let text = pdf_text(&bytes);
    for said in [
        known.number.as_str(),
        "Souad Bennani",
        "AB123456",
        "Techniciens de 3e grade",
        "/apply/exam?tab=verify",
        "55-19",
        "Pièce diploma",
    ] {
        assert!(text.contains(said), "{said} in {text}");
    }
    assert_record_proves_the_file(&known, &told).await;
    let wrong = act(
        &known.app,
        &guest("a"),
        "receipt",
        json!({"CIN": "AB123457", "trackingNumber": known.number}),
        Vec::new(),
    )
    .await;
    assert_eq!(code(wrong), "document_not_found");
}

#[tokio::test]
async fn a_code_is_good_for_its_purpose_alone() {
    let known = Known::new().await;
    let of_appeal = known.code_for("appeal").await;
    let withdrawn = known.act("withdraw", json!({"code": of_appeal})).await;
    assert_eq!(code(withdrawn), "user_invalid_token");
    let corrected = known
        .act("correct", json!({"code": of_appeal, "phone": "0699887766"}))
        .await;
    assert_eq!(code(corrected), "user_invalid_token");
    let to_correct = known.code().await;
    let appeal = json!({"code": to_correct, "about": "ranking", "text": "."});
    assert_eq!(code(known.act("appeal", appeal).await), "user_invalid_token");
    known.act("withdraw", json!({"code": to_correct})).await.unwrap();
}

/// To whom letters went that no code bears, one after another.
async fn mail_texts(app: &TestApp) -> Vec<String> {
    let rows = app.all(&OUTBOX).await;
    let of_news = rows.iter().filter(|row| {
        let subject = row.get(engine::notify::SUBJECT).unwrap_or_default();
        subject.contains("Votre candidature")
    });
    of_news.filter_map(|row| row.get(TO)).collect()
}

#[tokio::test]
async fn every_change_is_told_to_the_former_address_and_to_the_new_one() {
    let known = Known::new().await;
    let right = known.code().await;
    let moved = json!({"code": right, "email": "other@example.ma", "birth_date": "1998-05-02"});
    known.act("correct", moved).await.unwrap();
    assert_eq!(mail_texts(&known.app).await, ["souad@example.ma", "other@example.ma"]);
    let amended = json!({"id": known.app.all(&CANDIDATES).await[0].id, "address": "Tiznit", "reason": "Adresse corrigée à sa demande"});
    let sanae = known.app.ctx("sanae").await;
    act(&known.app, &sanae, "amend", amended, Vec::new()).await.unwrap();
    assert_eq!(mail_texts(&known.app).await[2..], ["other@example.ma"]);
    let right = known.code().await;
    known.act("withdraw", json!({"code": right})).await.unwrap();
    assert_eq!(mail_texts(&known.app).await[3..], ["other@example.ma"]);
}
