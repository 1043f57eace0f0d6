//! A letter that an administrator has sent to see whether mail works: `outbox.test {to, language?}`.

use engine::notify::Channel;
use engine::{Action, Allowed, Cx, PrepareContext, inputs};
use schema::{Lang, Result, expected};
use serde_json::{Value as Json, json};

use super::{Kind, Sending, send};

/// Sends a test message; the row of the outbox says how it went.
pub const TRIAL: Action<Trial> = Action::run("outbox.test", Allowed::Admins, run).prepare_with(to_an_address);

inputs! {
    /// Where a test message goes.
    pub struct Trial {
        /// An e-mail address.
        to: String = need("to"),
        /// The language of the message: `fr`, `ar` or `en`; the caller's unless it is said.
        language: Option<String> = may("language"),
    }
}

fn to_an_address(_: &PrepareContext, trial: Trial) -> Result<Trial> {
    let to = schema::EMAIL.normal(&trial.to);
    if (schema::EMAIL.is_right)(&to) {
        Ok(Trial { to, ..trial })
    } else {
        Err(crate::normalize::argument("to", expected::NO_EMAIL))
    }
}

fn run(cx: &mut Cx<'_>, trial: &Trial) -> Result<Json> {
    let lang = trial.language.as_deref().and_then(Lang::read).unwrap_or(cx.lang());
    let account = cx.who().account.clone();
    let row = send(
        cx,
        &Sending {
            kind: Kind::Trial,
            channel: Channel::Mail,
            lang,
            to: &trial.to,
            token: None,
            url: None,
            phrase: None,
            caused_by: account.as_deref(),
            is_decoy: false,
        },
    )?;
    Ok(json!({ "outboxId": row.id }))
}
