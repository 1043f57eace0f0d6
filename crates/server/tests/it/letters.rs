//! Codes and links on their way out: told to their reader, and to nobody who looks at what the server keeps.

use std::sync::{Arc, Mutex};

use accounts::letter::{self, Kind, Sending};
use accounts::master_key::MasterKey;
use accounts::token::{self, NewToken, Purpose};
use axum::extract::{Json as Posted, State};
use axum::routing::post;
use engine::notify::Channel;
use engine::{Cx, HIDDEN, JOBS, RequestContext, Rights};
use jiff::SignedDuration;
use schema::Lang;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents};

const PHONE: &str = "+212612345678";

type Messages = Arc<Mutex<Vec<Json>>>;

/// A gateway on loopback that keeps what it is given.
async fn gateway() -> (String, Messages) {
    let messages = Messages::default();
    let keep = async |State(messages): State<Messages>, Posted(message): Posted<Json>| {
        messages.lock().unwrap().push(message);
    };
    let service = axum::Router::new().route("/", post(keep)).with_state(messages.clone());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, service).into_future());
    (url, messages)
}

/// Asks for a letter about a new token: the ids of the token and of the row of the outbox.
async fn ask_for_letter(rig: &Rig, kind: Kind, purpose: Purpose) -> (String, String) {
    let ctx = RequestContext::new(Rights::whole("test"));
    let send = move |cx: &mut Cx<'_>| {
        let token = token::issue(
            cx,
            &NewToken {
                id: cx.new_id(),
                account: None,
                asked: "sara".to_owned(),
                purpose,
                identifier: PHONE.to_owned(),
                lasts: SignedDuration::from_mins(15),
                session: None,
                factor: None,
            },
        )?;
        let is_code = kind == Kind::PhoneCode;
        let sending = Sending {
            kind,
            channel: if is_code { Channel::Sms } else { Channel::Mail },
            lang: Lang::Fr,
            to: if is_code { PHONE } else { "sara@commune.example" },
            token: Some(&token),
            url: (!is_code).then_some("https://diwan.example/reset"),
            phrase: None,
            caused_by: None,
            is_decoy: false,
        };
        let row = letter::send(cx, &sending)?;
        Ok((token.id, row.id))
    };
    rig.app.engine.transact(&ctx, "a letter", send).await.unwrap()
}

async fn row(rig: &Rig, admin: &Caller, id: &str) -> Json {
    rig.get(admin, &format!("{}/{id}", documents("outbox"))).await.must(200)
}

fn master_key(rig: &Rig) -> MasterKey {
    MasterKey::new(rig.app.engine.master_key().unwrap())
}

#[tokio::test]
async fn a_code_reaches_its_reader_and_the_outbox_hides_it() {
    let (url, messages) = gateway().await;
    let rig = Rig::set(&[("sms.url", &url), ("sms.token", "hush"), ("sms.from", "COMMUNE")]);
    let (admin, key) = (rig.admin().await, master_key(&rig));
    let (token, id) = ask_for_letter(&rig, Kind::PhoneCode, Purpose::PhoneCode).await;
    assert_eq!(rig.app.engine.run_due_jobs().await.unwrap(), 1);
    let sent = messages.lock().unwrap().clone();
    assert_eq!(sent.len(), 1);
    assert_eq!((&sent[0]["to"], &sent[0]["from"]), (&json!(PHONE), &json!("COMMUNE")));
    let text = sent[0]["text"].as_str().unwrap();
    assert!(text.contains(&key.code(&token)) && text.contains("10 h 15"), "{text}");
    let row = row(&rig, &admin, &id).await;
    assert_eq!((&row["state"], &row["attempts"]), (&json!("sent"), &json!(1)));
    // What is sent is spelt in the letters of a short message.
    let kept = row["body"].as_str().unwrap().replace('’', "'");
    assert_eq!(kept, text.replace(&key.code(&token), HIDDEN));
}

#[tokio::test]
async fn a_code_that_has_expired_is_not_sent_any_more() {
    let (url, messages) = gateway().await;
    let rig = Rig::set(&[("sms.url", &url)]);
    let (admin, _) = (rig.admin().await, master_key(&rig));
    let (_, id) = ask_for_letter(&rig, Kind::PhoneCode, Purpose::PhoneCode).await;
    rig.clock.set("2026-11-20T10:15:00Z".parse().unwrap());
    rig.app.engine.run_due_jobs().await.unwrap();
    let row = row(&rig, &admin, &id).await;
    assert_eq!(
        (&row["state"], &row["lastError"]),
        (&json!("dead"), &json!("no longer needed"))
    );
    assert!(messages.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_link_stands_nowhere_in_what_the_server_keeps() {
    let rig = Rig::new();
    let (admin, key) = (rig.admin().await, master_key(&rig));
    let (token, id) = ask_for_letter(&rig, Kind::Recovery, Purpose::Recovery).await;
    rig.app.engine.run_due_jobs().await.unwrap();
    let row = row(&rig, &admin, &id).await;
    assert_eq!(
        (&row["state"], &row["lastError"]),
        (&json!("failed"), &json!("no mail server is configured"))
    );
    assert!(
        row["body"].as_str().unwrap().contains(&format!("\n{HIDDEN}\n")),
        "{row}"
    );
    let jobs = rig.app.engine.read(|cx| cx.find(&JOBS, Vec::new(), 10)).await.unwrap();
    assert_eq!(jobs.len(), 1);
    let files = std::fs::read_dir(&rig.app.config.data).unwrap();
    let kept: Vec<Vec<u8>> = files
        .filter_map(|file| std::fs::read(file.unwrap().path()).ok())
        .collect();
    let holds = |text: &str| {
        kept.iter()
            .any(|file| file.windows(text.len()).any(|part| part == text.as_bytes()))
    };
    assert!(holds(&token), "the token itself is kept");
    assert!(!holds(&key.link_secret(&token)));
}
