//! Telling: the rows of a notification, in the transaction of its cause; those of many people in batches, by a job.

use std::collections::HashSet;

use engine::{Cx, Engine, JobKind, RequestContext, Rights};
use jiff::{SignedDuration, Timestamp};
use schema::{Collection, Document, Error, Id, Instant, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::delivery_preferences::{self, DeliveryPreferences};
use super::kind::{NoticeChannels, NoticeKind};
use super::notification::{
    DIGEST_AT, KEY, KIND, LINK, NEEDS_ACK, NOTIFICATIONS, PARAMS, READ_AT, REPEAT_AFTER, REPEAT_DAYS,
    SUBJECT_COLLECTION, SUBJECT_ID, TITLE_KEY, USER,
};
use super::text::Params;
use super::{find, letter};
use crate::people::user::{ACCOUNT, DISABLED, PENDING, USERS};

/// So many people are told in the transaction of the cause; more of them by a job.
const AT_ONCE: usize = 100;

/// Tells many.
pub(super) const FAN_OUT: JobKind<FanOutJob> =
    JobKind::long("notifications.tell", |engine, order| Box::pin(fan_out(engine, order)));

/// What somebody is told.
#[derive(Clone, Debug)]
pub struct Notice {
    /// What it is about.
    pub kind: &'static NoticeKind,
    /// The users, by their ids in `users`; those who cannot sign in are passed over, and each is told once.
    pub to: Vec<String>,
    /// What fills its texts.
    pub params: Params,
    /// The document it is about.
    pub subject: Option<(&'static Collection, String)>,
    /// Where in the application it leads, from `/`; nowhere when empty.
    pub link: String,
    /// Twice the same key to the same user is once; each tells again when empty.
    pub key: String,
    /// Asks for an acknowledgement, and is told again after so many days until then, whatever its kind says.
    pub repeat_days: Option<i64>,
}

impl Notice {
    /// A notice about nothing in particular.
    pub fn new(kind: &'static NoticeKind, to: Vec<String>, params: Params) -> Self {
        Notice {
            kind,
            to,
            params,
            subject: None,
            link: String::new(),
            key: String::new(),
            repeat_days: None,
        }
    }

    /// About a document.
    #[must_use]
    pub fn about_document(self, document: &Document) -> Self {
        Notice {
            subject: Some((document.of, document.id.clone())),
            ..self
        }
    }

    /// Leads somewhere in the application.
    #[must_use]
    pub fn link(self, path: impl Into<String>) -> Self {
        Notice {
            link: path.into(),
            ..self
        }
    }

    /// Once for each user, however often it is told.
    #[must_use]
    pub fn once_per_user(self, key: impl Into<String>) -> Self {
        Notice {
            key: key.into(),
            ..self
        }
    }
}

/// Tells people, in the transaction of the cause: the notifications, and what is to be sent of them. An effect that calls
/// this touches [`NOTIFICATIONS`]. More than a hundred people are told by a job that follows the commit.
pub fn notify(cx: &mut Cx<'_>, notice: &Notice) -> Result<()> {
    let order = FanOutJob::of(cx, notice);
    if order.to.is_empty() {
        return Ok(());
    }
    if order.to.len() > AT_ONCE {
        let key = cx.new_id();
        let order = FanOutJob {
            // The job may begin twice: what it has told already is known by the key.
            key: if order.key.is_empty() { key.clone() } else { order.key },
            ..order
        };
        return cx.later(&FAN_OUT, &key, &order, None);
    }
    let to = order.to.clone();
    deliver(cx, notice.kind, &order, &to)
}

/// Nothing is left to do about what was told under that key: to those who have not read it yet, it is as read.
pub fn acknowledge(cx: &mut Cx<'_>, kind: &NoticeKind, key: &str, to: &[String]) -> Result<()> {
    let unread = [USER.any_of(to), KEY.eq(key), KIND.eq(kind.id), READ_AT.is_null()];
    let moment = cx.moment();
    for row in cx.all(&NOTIFICATIONS, unread)? {
        cx.update(row.with(READ_AT, moment))?;
    }
    Ok(())
}

/// A notice as a job keeps it.
#[derive(Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FanOutJob {
    kind: String,
    to: Vec<String>,
    params: Json,
    subject: Option<(String, String)>,
    link: String,
    key: String,
    repeat_days: Option<i64>,
    /// The account that caused it.
    cause: Option<String>,
    /// When it was told.
    #[serde(with = "as_on_the_wire")]
    at: Timestamp,
}

/// Instants are kept as the wire writes them.
mod as_on_the_wire {
    use jiff::Timestamp;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(at: &Timestamp, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&schema::wire_instant(*at))
    }
    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Timestamp, D::Error> {
        let text = String::deserialize(from)?;
        schema::read_instant(&text).ok_or_else(|| D::Error::custom("no instant"))
    }
}

impl FanOutJob {
    fn of(cx: &Cx<'_>, notice: &Notice) -> Self {
        let mut seen = HashSet::new();
        let each_once = notice.to.iter().filter(|user| seen.insert(user.as_str()));
        FanOutJob {
            kind: notice.kind.id.to_owned(),
            to: each_once.cloned().collect(),
            params: notice.params.json(),
            subject: notice.subject.as_ref().map(|(of, id)| (of.id.to_owned(), id.clone())),
            link: notice.link.clone(),
            key: notice.key.clone(),
            repeat_days: notice.repeat_days.or(notice.kind.acknowledged),
            cause: cx.who().account.clone(),
            at: cx.now(),
        }
    }
}

async fn fan_out(engine: Engine, order: FanOutJob) -> Result<String> {
    let kind = find(engine.extensions(), &order.kind);
    let kind = kind.ok_or_else(|| Error::Fault(format!("no such kind of notice: {}", order.kind)))?;
    let ctx = RequestContext::new(Rights::whole("job"));
    let to = order.to.clone();
    let tell = move |cx: &mut Cx<'_>, some: &[_]| deliver(cx, kind, &order, some);
    Ok(engine.list_in_batches(&ctx, FAN_OUT.kind, to, tell).await?.to_string())
}

/// Tells some of the people of an order: those who can sign in, and were not told already.
fn deliver(cx: &mut Cx<'_>, kind: &'static NoticeKind, order: &FanOutJob, to: &[String]) -> Result<()> {
    let told = recipients_notified(cx, &order.key, to)?;
    let wishes = delivery_preferences::of_users(cx, to)?;
    let users = cx.many(&USERS, to)?;
    let devices = letter::with_devices(cx, &users)?;
    for user in users.iter().filter(|user| is_able(user) && !told.contains(&user.id)) {
        let wishes = wishes.get(&user.id).cloned().unwrap_or_default();
        let mut channels = wishes.channels(kind, order.repeat_days.is_some());
        channels.push &= devices.contains(&user.id);
        tell_one(cx, kind, order, user, &wishes, channels)?;
    }
    Ok(())
}

/// Accepted, enabled, with an account.
pub(super) fn is_able(user: &Document) -> bool {
    user.get(ACCOUNT).is_some() && user.get(PENDING) != Some(true) && user.get(DISABLED) != Some(true)
}

/// Who of these has been told under that key.
fn recipients_notified(cx: &Cx<'_>, key: &str, to: &[String]) -> Result<HashSet<String>> {
    if key.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = cx.all(&NOTIFICATIONS, [USER.any_of(to), KEY.eq(key)])?;
    Ok(rows.iter().filter_map(|row| row.get(USER)).map(|id| id.0).collect())
}

/// One row, and what is to be sent of it.
fn tell_one(
    cx: &mut Cx<'_>,
    kind: &'static NoticeKind,
    order: &FanOutJob,
    user: &Document,
    wishes: &DeliveryPreferences,
    channels: NoticeChannels,
) -> Result<()> {
    let mut row = row(cx.now(), kind, order).with(USER, Id(user.id.clone()));
    // What its reader does not want to see in the application is there as read: it counts nowhere, and can be looked up.
    if !channels.in_app {
        row.set(READ_AT, Instant(order.at));
    }
    if let Some(digest) = wishes.digest.filter(|_| channels.mail && cx.senders().has_mail()) {
        row.set(DIGEST_AT, Instant(digest.next(cx.now())));
    }
    let row = cx.create(row)?;
    letter::send(
        cx,
        &letter::MailBatch {
            notification: &row,
            user,
            wishes,
            channels,
            cause: order.cause.as_deref(),
        },
    )
}

/// The row of an order, whoever it is for.
fn row(now: Timestamp, kind: &NoticeKind, order: &FanOutJob) -> Document {
    let mut row = Document::new(&NOTIFICATIONS)
        .with(KIND, kind.id.to_owned())
        .with(TITLE_KEY, kind.title_key())
        .with(PARAMS, order.params.clone());
    row.created_at = schema::wire_instant(order.at);
    for (key, text) in [(LINK, &order.link), (KEY, &order.key)] {
        if !text.is_empty() {
            row.set(key, text.clone());
        }
    }
    if let Some((of, id)) = &order.subject {
        row.set(SUBJECT_COLLECTION, of.clone());
        row.set(SUBJECT_ID, id.clone());
    }
    if let Some(days) = order.repeat_days {
        row.set(NEEDS_ACK, true);
        row.set(REPEAT_DAYS, days);
        row.set(REPEAT_AFTER, Instant(repeat_at(now, days)));
    }
    row
}

/// The same hour so many days later, in Morocco.
pub(super) fn repeat_at(now: Timestamp, days: i64) -> Timestamp {
    let local = schema::moment_in_morocco(now);
    let later = local.checked_add(jiff::Span::new().days(days.max(1)));
    later.map_or(now + SignedDuration::from_hours(24), schema::instant_in_morocco)
}
