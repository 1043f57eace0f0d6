//! The ways in which the house can tell somebody something, and why one of them is missing.

use engine::Cx;
use schema::{Label, Lang, Result};
use schemars::JsonSchema;
use serde::Serialize;

const NO_MAIL: Label = Label::new(
    "لم يتم إعداد خادم البريد: لا ترسل أي رسالة إلكترونية",
    "Aucun serveur de courriel n’est configuré\u{a0}: rien n’est envoyé par courriel",
    "No mail server is configured: nothing is sent by mail",
);
const NO_PUSH: Label = Label::new(
    "لم يتم إعداد الإشعارات الفورية",
    "Les notifications push ne sont pas configurées",
    "Push is not configured",
);
const NO_DEVICE: Label = Label::new(
    "لم تفعلوا الإشعارات الفورية على أي جهاز",
    "Vous n’avez activé les notifications push sur aucun appareil",
    "You have turned push on for no device",
);

/// A way in which the house can tell the caller something.
#[derive(Serialize, JsonSchema)]
pub(super) struct NotificationChannel {
    #[schemars(extend("enum" = ["in_app", "mail", "push"]))]
    id: &'static str,
    available: bool,
    /// Why it is not.
    reason: Option<&'static str>,
}

/// The channels in their order, each with the reason when it is not available to the caller.
pub(super) fn available(cx: &Cx<'_>, lang: Lang) -> Result<Vec<NotificationChannel>> {
    let mail = (!cx.senders().has_mail()).then_some(NO_MAIL);
    let account = cx.who().account.clone().unwrap_or_default();
    let push = if cx.senders().has_push() {
        accounts::push_targets(cx, &account)?.is_empty().then_some(NO_DEVICE)
    } else {
        Some(NO_PUSH)
    };
    let channel = |(id, missing): (&'static str, Option<Label>)| NotificationChannel {
        id,
        available: missing.is_none(),
        reason: missing.map(|label| label.text(lang)),
    };
    Ok([("in_app", None), ("mail", mail), ("push", push)].map(channel).into())
}
