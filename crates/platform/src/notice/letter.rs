//! What is sent of a notification: rows of the outbox, in its transaction; after it, the mail and the push.

use std::collections::HashSet;

use accounts::letter::{Note, note};
use accounts::push::{self, Message};
use accounts::target::{OWNER, TARGETS};
use engine::notify::{self, CHANNEL, Channel, OutboxMessage, Outgoing, TO};
use engine::{Cx, JobKind};
use schema::{Document, Id, Lang, Result};
use serde::{Deserialize, Serialize};

use super::delivery_preferences::DeliveryPreferences;
use super::kind::{NoticeChannels, NoticeKind};
use super::notification::{KIND, LINK, NEEDS_ACK, NOTIFICATIONS, PARAMS, READ_AT, USER};
use super::text::Params;
use super::{find, send};
use crate::people::user::{ACCOUNT, EMAIL, USERS};

/// Sends one notification on one channel.
pub(super) const LETTER: JobKind<NoticeMail> = JobKind::send("notifications.send", compose);

/// What the job is given.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct NoticeMail {
    notification: String,
    lang: String,
    /// A notification that was read meanwhile is not sent.
    #[serde(default)]
    unless_read: bool,
}

/// A notification to be sent.
pub(super) struct MailBatch<'s> {
    /// Its row.
    pub notification: &'s Document,
    /// To whom.
    pub user: &'s Document,
    /// What they wish.
    pub wishes: &'s DeliveryPreferences,
    /// The ways for its kind.
    pub channels: NoticeChannels,
    /// The account that caused it.
    pub cause: Option<&'s str>,
}

/// Puts what is to be sent into the outbox, at the end of the quiet hours. With no mail server nothing is put there: the
/// page of preferences says so, and what was told stands in the application.
pub(super) fn send(cx: &mut Cx<'_>, sending: &MailBatch<'_>) -> Result<()> {
    let Some(kind) = kind_of(cx, sending.notification) else {
        return Ok(());
    };
    if sending.channels.mail && sending.wishes.digest.is_none() && cx.senders().has_mail() {
        let to = sending.user.get(EMAIL).unwrap_or_default();
        queue(cx, sending, kind, Channel::Mail, to)?;
    }
    if sending.channels.push && cx.senders().has_push() {
        let account = sending.user.get(ACCOUNT).unwrap_or_default();
        for target in accounts::push_targets(cx, &account)? {
            queue(cx, sending, kind, Channel::Push, target)?;
        }
    }
    Ok(())
}

/// Which of these users have a device that takes push, in one question for all of them.
pub(super) fn with_devices(cx: &Cx<'_>, users: &[Document]) -> Result<HashSet<String>> {
    let accounts: Vec<Id> = users.iter().filter_map(|user| user.get(ACCOUNT)).map(Id).collect();
    if accounts.is_empty() {
        return Ok(HashSet::new());
    }
    let theirs = OWNER.any_of(accounts);
    let found = cx.all(&TARGETS, [theirs])?;
    let owners: HashSet<String> = found
        .iter()
        .filter_map(|target| target.get(OWNER))
        .map(|id| id.0)
        .collect();
    let has_one = |user: &&Document| user.get(ACCOUNT).is_some_and(|account| owners.contains(&account));
    Ok(users.iter().filter(has_one).map(|user| user.id.clone()).collect())
}

fn queue(cx: &mut Cx<'_>, sending: &MailBatch<'_>, kind: &NoticeKind, channel: Channel, to: String) -> Result<()> {
    let (row, lang) = (sending.notification, sending.wishes.lang);
    let due = sending.wishes.send_at(cx.now());
    let params = Params::of(row.get(PARAMS).unwrap_or_default());
    let [subject, body] = kind.outside(lang, &params);
    let draft = OutboxMessage {
        channel,
        to,
        subject,
        body,
        caused_by: sending.cause.map(str::to_owned),
        due,
        is_decoy: false,
    };
    let order = NoticeMail {
        notification: row.id.clone(),
        lang: lang.code().to_owned(),
        unless_read: due.is_some() && row.get(READ_AT).is_none(),
    };
    notify::queue(cx, &LETTER, draft, &order).map(drop)
}

/// The kind of a row; none when a former release told it.
pub(super) fn kind_of(cx: &Cx<'_>, row: &Document) -> Option<&'static NoticeKind> {
    find(cx.extensions(), &row.get(KIND)?)
}

/// What is sent; nothing when the notification is gone, or was read while it waited.
fn compose(cx: &Cx<'_>, outbox: &Document, order: &NoticeMail) -> Result<Option<Outgoing>> {
    let row = cx.get(&NOTIFICATIONS, &order.notification)?;
    let is_wanted = |row: &Document| !order.unless_read || row.get(READ_AT).is_none();
    let wanted = row.filter(is_wanted).and_then(|row| Some((kind_of(cx, &row)?, row)));
    let (kind, row) = match wanted {
        Some((kind, row)) if is_reached(cx, &row)? => (kind, row),
        _ => return Ok(None),
    };
    let lang = Lang::read(&order.lang).unwrap_or_default();
    let params = Params::of(row.get(PARAMS).unwrap_or_default());
    let [title, body] = kind.outside(lang, &params);
    let to = outbox.get(TO).unwrap_or_default();
    if outbox.get(CHANNEL) == Some(Channel::Push) {
        let message = Message {
            title,
            body,
            link: row.get(LINK).unwrap_or_default(),
            tag: row.id.clone(),
            id: row.id.clone(),
            lang: lang.code().to_owned(),
            is_urgent: row.get(NEEDS_ACK) == Some(true),
        };
        return push::outgoing(cx, &to, &message);
    }
    let letter = note(
        &to,
        &Note {
            lang,
            house: cx.letterhead(lang)?,
            subject: title,
            paragraphs: vec![body],
            link: link(cx, &row),
        },
    );
    Ok(Some(Outgoing::Mail(letter)))
}

/// Whether its reader can still sign in: whoever was disabled meanwhile is sent nothing.
fn is_reached(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let user = match row.get(USER) {
        Some(id) => cx.get(&USERS, id.as_str())?,
        None => None,
    };
    Ok(user.is_some_and(|user| send::is_able(&user)))
}

/// Where the notification leads, for readers outside; none while the house does not know its own address.
pub(super) fn link(cx: &Cx<'_>, row: &Document) -> Option<String> {
    let path = row.get(LINK)?;
    cx.senders().home().map(|home| format!("{home}{path}"))
}
