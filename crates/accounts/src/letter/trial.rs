//! A letter that an administrator has sent to see whether mail works: `outbox.test`.

use engine::notify::Channel;
use engine::{Act, Allowed, Cx, PrepareContext, inputs};
use schema::{Label, Lang, Result, Wording, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Kind, Sending, send};

/// Sends a test message; the row of the outbox says how it went.
pub const TRIAL: Act<Trial, TestMessage> =
    Act::run("outbox.test", TO_TEST, Allowed::Admins, run).prepare_with(to_an_address);

const TO_TEST: Wording = Wording::new(
    Label::new("رسالة تجريبية", "Message d’essai", "Test message"),
    Label::new(
        "أضيفت الرسالة التجريبية إلى اللائحة",
        "Message d’essai ajouté à la liste",
        "Test message added to the list",
    ),
)
.asking(
    Label::new(
        "إرسال رسالة تجريبية",
        "Envoyer un message d’essai",
        "Send a test message",
    ),
    Label::new(
        "تبين حالتها في اللائحة ما إذا كان الإرسال يعمل.",
        "Son état dans la liste dit si l’envoi fonctionne.",
        "Its state in the list says whether sending works.",
    ),
);

/// A test message that waits to be sent.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TestMessage {
    outbox_id: String,
}

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

fn run(cx: &mut Cx<'_>, trial: &Trial) -> Result<TestMessage> {
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
    Ok(TestMessage { outbox_id: row.id })
}
