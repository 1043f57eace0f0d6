//! Messages to browsers and telephones (Web Push), sealed for the device when they are sent.

mod encrypt;
pub(crate) mod subscription;
mod vapid;

use engine::notify::{Outgoing, Push, Urgency};
use engine::{Act, Allowed, Cx};
use schema::{Error, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use crate::master_key::MasterKey;
use crate::target::{self, TARGETS};
use encrypt::MessageSecrets;
use subscription::Subscription;
use vapid::Vapid;

pub use crate::target::push_targets;

/// The provider of targets that are browsers' subscriptions.
pub const PROVIDER: &str = "webpush";
/// How long a push service keeps a message for a device that is away, in seconds: three days, as over a long weekend.
const KEPT: u32 = 3 * 24 * 3600;
/// Longest body that a device shows, in characters; more is in the application.
const SHOWN: usize = 400;

/// What a device shows. The push service cannot read it.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The first line.
    pub title: String,
    /// The text.
    pub body: String,
    /// The path of the web app that it opens.
    pub link: String,
    /// A newer message with the same tag takes the place of an older one.
    pub tag: String,
    /// The id of what it tells of.
    pub id: String,
    /// The language of its texts: `fr`, `ar`, `en`.
    pub lang: String,
    /// Whether it should be shown at once.
    pub is_urgent: bool,
}

impl Message {
    /// As the service worker reads it, as long as every push service takes it.
    fn to_payload(&self) -> String {
        let dir = if self.lang == "ar" { "rtl" } else { "ltr" };
        let cut = |text: &str, most: usize| text.chars().take(most).collect::<String>();
        let written = |most: usize| {
            json!({
                "title": cut(&self.title, most), "body": cut(&self.body, most), "link": self.link, "tag": self.tag,
                "id": self.id, "lang": self.lang, "dir": dir,
            })
            .to_string()
        };
        let full = written(SHOWN);
        // Four hundred characters may be written as sixteen hundred bytes, twice.
        if full.len() <= encrypt::LONGEST {
            full
        } else {
            written(SHOWN / 4)
        }
    }
}

/// A message, sealed for a device; none when the device is no longer known, or its session has ended.
pub fn outgoing(cx: &Cx<'_>, target: &str, message: &Message) -> Result<Option<Outgoing>> {
    let Some(subscription) = target::endpoint(cx, target)?.as_deref().and_then(Subscription::read) else {
        return Ok(None);
    };
    let vapid = Vapid::from_master_key(&MasterKey::need(cx)?);
    let contact = cx.senders().push_contact().unwrap_or_default();
    let body = encrypt::seal(
        message.to_payload().as_bytes(),
        &subscription,
        &MessageSecrets::random(),
    )?;
    Ok(Some(Outgoing::Push(Push {
        authorization: vapid.authorization(&subscription.endpoint, contact, cx.now()),
        endpoint: subscription.endpoint,
        body,
        topic: topic(&message.tag),
        urgency: if message.is_urgent {
            Urgency::High
        } else {
            Urgency::Normal
        },
        ttl: KEPT,
        held_by: (&TARGETS, target.to_owned()),
    })))
}

/// The topic of a tag: at most 32 URL-safe characters, which tell the push service nothing (RFC 8030 §5.4).
fn topic(tag: &str) -> Option<String> {
    let mut topic = crate::digest(tag);
    topic.truncate(32);
    (!tag.is_empty()).then_some(topic)
}

/// What a browser subscribes with.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PushKey {
    /// In URL-safe base64.
    public_key: String,
}

/// `notificationPreferences.pushKey`.
pub const KEY: Act<(), PushKey> = Act::read("notificationPreferences.pushKey", Allowed::Users, |cx, ()| key(cx));

fn key(cx: &Cx<'_>) -> Result<PushKey> {
    if !cx.senders().has_push() {
        return Err(Error::from(schema::error_codes::PUSH_DISABLED));
    }
    Ok(PushKey {
        public_key: Vapid::from_master_key(&MasterKey::need(cx)?).public(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_message_is_taken_by_every_push_service() {
        for letter in ["a", "ش", "\"", "😀", "\u{1}"] {
            let message = Message {
                title: letter.repeat(1000),
                body: letter.repeat(10_000),
                ..Message::default()
            };
            assert!(message.to_payload().len() <= encrypt::LONGEST, "{letter}");
        }
    }

    #[test]
    fn a_topic_tells_nothing_and_is_short() {
        let topic = topic("delegation.ended:abc").unwrap();
        assert_eq!(topic.len(), 32);
        assert!(!topic.contains("delegation"));
        assert_eq!(super::topic(""), None);
    }
}
