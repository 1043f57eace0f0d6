//! The outbox: what was told to people outside, and how it went. Texts stand here without their secrets.

use schema::{Access, Collection, Fields, Grant, Id, Label, Result, Rows, Who, Wording, choices, error_codes, fields};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Act, Allowed, Cx, Entity, inputs, jobs, write};

choices! {
    /// How something is told.
    Channel {
        InApp = "in_app": "داخل التطبيق", "Dans l’application", "In the application";
        Mail = "mail": "البريد الإلكتروني", "Courriel", "E-mail";
        Sms = "sms": "رسالة نصية قصيرة", "SMS", "Text message";
        Push = "push": "إشعار فوري", "Notification push", "Push";
    }

    /// How the sending stands.
    State {
        Queued = "queued" as Info: "في انتظار الإرسال", "En attente d’envoi", "Queued";
        Sent = "sent" as Good: "تم الإرسال", "Envoyé", "Sent";
        Failed = "failed" as Bad: "تعذر الإرسال", "Échec de l’envoi", "Failed";
        Dead = "dead" as Quiet: "متوقف", "Abandonné", "Dead";
    }
}

fields! {
    CHANNEL: Channel = schema::choice("channel").required() => "وسيلة الإرسال", "Canal", "Channel";
    TO: String = schema::text("to").required().searched() => "المرسل إليه", "Destinataire", "To";
    SUBJECT: String = schema::text("subject").searched() => "الموضوع", "Objet", "Subject";
    BODY: String = schema::long("body") => "النص", "Texte", "Text";
    STATE: State = schema::choice("state").required() => "الحالة", "État", "State";
    ATTEMPTS: i64 = schema::integer("attempts") => "عدد المحاولات", "Tentatives", "Attempts";
    LAST_ERROR: String = schema::long("lastError") => "آخر خطأ", "Dernière erreur", "Last error";
    CAUSED_BY: String = schema::text("causedBy") => "صاحب الإرسال", "À l’origine", "Caused by";
}

/// Read by administrators, and by whoever caused a row; written by the engine alone. The rows are their own history, so
/// the journal does not repeat them: three entries for each code would drown what people did.
pub static OUTBOX: Collection = Collection {
    one: Label::new("رسالة صادرة", "Message envoyé", "Outgoing message"),
    many: Label::new("الرسائل الصادرة", "Messages envoyés", "Outbox"),
    access: Access::resource("outbox")
        .only_grants()
        .read_only()
        .grants(&[Grant::new(Who::Users, Rows::Account(&CAUSED_BY.def), Fields::All)]),
    title: &[SUBJECT.def],
    logged: false,
    ..Collection::new("outbox", FIELDS)
};

/// The outbox, and sending again what did not arrive.
pub static OUTBOX_ENTITY: Entity = Entity {
    actions: &[&RETRY],
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&OUTBOX)
};

error_codes! {
    NOT_FAILED = "outbox_not_failed", conflict => "لا يعاد إرسال إلا ما تعذر إرساله", "Seul un message en échec peut être renvoyé", "Only a message that failed can be sent again";
}
/// Sends again what failed: `outbox.retry`.
const RETRY: Act<Named, RetriedMessage> = Act::run("outbox.retry", TO_RETRY, Allowed::Admins, retry);

const TO_RETRY: Wording = Wording::new(
    Label::new("إعادة الإرسال", "Renvoyer", "Send again"),
    Label::new(
        "أعيدت الرسالة إلى الانتظار",
        "Message remis en file",
        "Message queued again",
    ),
);

/// A message that waits to be sent again.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct RetriedMessage {
    outbox_id: String,
    state: &'static str,
}

inputs! {
    struct Named {
        /// The row of the outbox.
        id: Id = need("outboxId"),
    }
}

fn retry(cx: &mut Cx<'_>, named: &Named) -> Result<RetriedMessage> {
    let row = cx.need(&OUTBOX, named.id.as_str())?;
    if !matches!(row.get(STATE), Some(State::Failed | State::Dead)) {
        return Err(NOT_FAILED.into());
    }
    jobs::again(cx, &row.id)?;
    let mut queued = row.clone();
    queued.set(STATE, State::Queued);
    let queued = write::update(cx, row, queued)?;
    Ok(RetriedMessage {
        outbox_id: queued.id,
        state: State::Queued.wire(),
    })
}
