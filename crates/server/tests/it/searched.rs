//! Whatever is typed into a search, at whichever door: an answer, or a refusal that says why.

use schema::{Collection, FieldDef, Kind};
use serde_json::json;

use crate::rig::{Caller, Reply, Rig, documents, escaped};

/// Two thousand words, five hundred, one of many letters and digits in turn, and a phrase.
fn texts() -> [String; 4] {
    let words: Vec<String> = (0..2_000).map(|at| format!("m{at}")).collect();
    let mixed: String = (0..2_000).map(|at| if at % 2 == 0 { '6' } else { 'أ' }).collect();
    let phrase = format!("\"{}\"", words.join(" "));
    [words.join(" "), words[..500].join(" "), mixed, phrase]
}

#[track_caller]
fn is_answered(reply: &Reply, door: &str) {
    let status = reply.status.as_u16();
    // An address that is too long for the server is refused as such, and so is whoever may not come there.
    let is_refused = matches!(status, 400 | 401 | 404 | 414);
    assert!(status == 200 || is_refused, "{door}: {status} {}", reply.text());
}

fn searched(of: &'static Collection) -> Vec<&'static FieldDef> {
    let is_text = |field: &&FieldDef| matches!(field.kind, Kind::Text | Kind::Long);
    of.fields().iter().filter(is_text).collect()
}

async fn palette_and_suggestions(rig: &Rig, caller: &Caller, text: &str) {
    let found = rig.get(caller, &format!("/v1/search?q={}", escaped(text))).await;
    is_answered(&found, "the palette");
    let is_short = text.len() < 4_000;
    assert!(!is_short || found.status == 200, "the palette: {}", found.text());
    let mut asked = 0;
    for of in domain::CATALOGUE.iter() {
        for field in of.fields().iter().filter(|field| field.suggested) {
            let body = json!({"collection": of.id, "field": field.name, "term": text});
            let offered = rig.post(caller, "/v1/actions/documents.suggestions", body).await;
            is_answered(&offered, field.name);
            asked += 1;
        }
    }
    assert!(asked > 0, "no field has suggestions");
}

async fn lists(rig: &Rig, caller: &Caller, text: &str) {
    for of in domain::CATALOGUE.iter().filter(|of| !searched(of).is_empty()) {
        let names: Vec<&str> = searched(of).into_iter().map(|field| field.name).collect();
        for (method, attribute) in [
            ("find", names.join(",")),
            ("search", names[0].to_owned()),
            ("contains", names[0].to_owned()),
        ] {
            let query = json!({"method": method, "attribute": attribute, "values": [text]}).to_string();
            let path = format!("{}?queries[0]={}", documents(of.id), escaped(&query));
            let reply = rig.get(caller, &path).await;
            is_answered(&reply, &format!("{method} in {}", of.id));
        }
    }
}

#[tokio::test]
async fn two_thousand_words_are_answered_or_refused_at_every_door() {
    let rig = Rig::new();
    rig.user("amal", &[], &["*"]).await;
    rig.user("plain", &[], &[]).await;
    for caller in [rig.signed_in("amal").await, rig.signed_in("plain").await] {
        for text in texts() {
            palette_and_suggestions(&rig, &caller, &text).await;
            lists(&rig, &caller, &text).await;
        }
    }
}
