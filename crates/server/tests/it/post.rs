//! What letters and messages would say: read from their tokens, since nothing else holds their secrets.

use accounts::token::{ASKED, IDENTIFIER, PURPOSE, Purpose, TOKENS};
use engine::notify::OUTBOX;
use schema::Document;

use crate::rig::Rig;

/// Settings under which mail and short messages are queued; nothing is running that would send them.
pub const POST: &[(&str, &str)] = &[
    ("smtp.host", "127.0.0.1"),
    ("smtp.security", "none"),
    ("smtp.from", "diwan@commune.example"),
    ("sms.url", "http://127.0.0.1:9/"),
    ("public_url", "http://diwan.example"),
];
pub const PAGE: &str = "http://diwan.example/page";

/// The user id and the secret that the last message to somebody tells.
pub async fn sent_secret(rig: &Rig, purpose: Purpose, to: &str) -> (String, String) {
    let to = to.to_owned();
    let all = rig
        .app
        .engine
        .read(|cx| cx.find(&TOKENS, Vec::new(), 1000))
        .await
        .unwrap();
    let is_it = |token: &&Document| token.get(PURPOSE) == Some(purpose) && token.get(IDENTIFIER) == Some(to.clone());
    let token = all.iter().rfind(is_it).expect("a token was made").clone();
    let secret = rig.app.accounts.secret_of(&token).unwrap();
    (token.get(ASKED).unwrap(), secret)
}

/// The rows of the outbox, oldest first: (to, subject, body, state).
pub async fn outbox(rig: &Rig) -> Vec<[String; 4]> {
    let all = rig
        .app
        .engine
        .read(|cx| cx.find(&OUTBOX, Vec::new(), 1000))
        .await
        .unwrap();
    let text = |row: &Document, name: &str| row.value(name).text().unwrap_or_default().to_owned();
    all.iter()
        .map(|row| ["to", "subject", "body", "state"].map(|name| text(row, name)))
        .collect()
}
