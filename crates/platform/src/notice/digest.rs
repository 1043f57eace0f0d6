//! The digest: what was told since the last one, in one mail, at the hour that its reader chose.
//!
//! A notification that is to be collected knows the hour of its digest. Each hour a routine looks which digests fall
//! into the hour to come, or were missed, and puts a job down for each reader, at its very minute.

use std::collections::BTreeMap;

use accounts::letter::{Note, note};
use engine::notify::{self, Channel, OutboxMessage, Outgoing, TO};
use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, JobKind, RequestContext, Rights, Routine};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Id, Instant, Label, Lang, Result};
use serde::{Deserialize, Serialize};

use super::letter::{kind_of, link};
use super::notification::{DIGEST_AT, NEEDS_ACK, NOTIFICATIONS, PARAMS, READ_AT, USER};
use super::plural::PluralForm::{Few, Many, One, Other, Two, Zero};
use super::text::{Params, Text};
use super::{delivery_preferences, send};
use crate::people::user::{EMAIL, USERS};

/// Looks which digests are due.
pub(super) static ROUTINE: Routine = Routine {
    id: "notifications.digest",
    label: Label::new(
        "ملخصات الإشعارات",
        "Résumés des notifications",
        "Digests of notifications",
    ),
    every: Every::Hour(0),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, hour| Box::pin(plan(engine, hour)),
};

/// Sends the digest of one user; the key is the user.
pub(super) const COLLECT: JobKind<DigestReader> = JobKind::inside("notifications.digest", collect);

/// What it is given: the user.
#[derive(Deserialize, Serialize)]
pub(super) struct DigestReader {
    user: String,
}

/// The mail.
pub(super) const DIGEST: JobKind<DigestJob> = JobKind::send("notifications.sendDigest", compose);

/// What it is given: what it tells of, and its language.
#[derive(Deserialize, Serialize)]
pub(super) struct DigestJob {
    notifications: Vec<String>,
    lang: String,
}

/// A digest names so many notifications; of the rest it says how many there are.
const NAMED: usize = 50;
/// So many notifications of a reader are collected at once.
const AT_ONCE: u64 = 500;

const SUBJECT: Text = Text::plural(
    &[
        (Zero, "لا إشعارات جديدة"),
        (One, "إشعار واحد جديد"),
        (Two, "إشعاران جديدان"),
        (Few, "{count} إشعارات جديدة"),
        (Many, "{count} إشعارا جديدا"),
        (Other, "{count} إشعار جديد"),
    ],
    &[
        (One, "{count} nouvelle notification"),
        (Many, "{count} de nouvelles notifications"),
        (Other, "{count} nouvelles notifications"),
    ],
    &[(One, "{count} new notification"), (Other, "{count} new notifications")],
);

const MORE: Text = Text::plural(
    &[
        (Zero, "لا شيء غيرها"),
        (One, "وإشعار واحد آخر"),
        (Two, "وإشعاران آخران"),
        (Few, "و{count} إشعارات أخرى"),
        (Many, "و{count} إشعارا آخر"),
        (Other, "و{count} إشعار آخر"),
    ],
    &[
        (One, "et {count} autre"),
        (Many, "et {count} d’autres"),
        (Other, "et {count} autres"),
    ],
    &[(One, "and {count} more"), (Other, "and {count} more")],
);

/// Puts a job down for each user whose digest falls before the end of that hour; how many.
async fn plan(engine: Engine, hour: Timestamp) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let until = hour + SignedDuration::from_hours(1);
    let waiting = engine.read(move |cx| due_digests(cx, until)).await?;
    let later = move |cx: &mut Cx<'_>, some: &[(String, Timestamp)]| {
        for (user, at) in some {
            let reader = DigestReader { user: user.clone() };
            cx.later(&COLLECT, user, &reader, Some(*at))?;
        }
        Ok(())
    };
    engine.list_in_batches(&ctx, ROUTINE.id, waiting, later).await
}

/// The users whose digest is due before an instant, each with its hour.
fn due_digests(cx: &Cx<'_>, until: Timestamp) -> Result<Vec<(String, Timestamp)>> {
    let mut users: BTreeMap<String, Timestamp> = BTreeMap::new();
    cx.each(&NOTIFICATIONS, [DIGEST_AT.lt(until)], |row| {
        if let (Some(Id(user)), Some(Instant(at))) = (row.get(USER), row.get(DIGEST_AT)) {
            let earliest = users.entry(user).or_insert(at);
            *earliest = at.min(*earliest);
        }
        Ok(())
    })?;
    Ok(users.into_iter().collect())
}

/// Collects what a user has not read, into one mail; what was read meanwhile in the application is left out.
fn collect(cx: &mut Cx<'_>, reader: &DigestReader) -> Result<()> {
    let id = reader.user.clone();
    let due = [USER.eq(&id), DIGEST_AT.le(cx.moment())];
    let rows = cx.find(&NOTIFICATIONS, due, AT_ONCE)?;
    let wishes = delivery_preferences::of_users(cx, std::slice::from_ref(&id))?
        .remove(&id)
        .unwrap_or_default();
    let shows = |row: &Document| {
        kind_of(cx, row).is_some_and(|kind| wishes.channels(kind, row.get(NEEDS_ACK) == Some(true)).in_app)
    };
    let is_wanted = |row: &&Document| row.get(READ_AT).is_none() || !shows(row);
    let ids: Vec<String> = rows.iter().filter(is_wanted).map(|row| row.id.clone()).collect();
    for mut row in rows {
        row.clear(DIGEST_AT);
        cx.update(row)?;
    }
    let user = cx.get(&USERS, &id)?.filter(send::is_able);
    let Some(user) = user.filter(|_| !ids.is_empty()) else {
        return Ok(());
    };
    let said = digest_note(cx, &ids, wishes.lang)?;
    let draft = OutboxMessage {
        channel: Channel::Mail,
        to: user.get(EMAIL).unwrap_or_default(),
        subject: said.subject,
        body: said.paragraphs.join("\n"),
        caused_by: None,
        due: None,
        is_decoy: false,
    };
    let collected = DigestJob {
        notifications: ids,
        lang: wishes.lang.code().to_owned(),
    };
    notify::queue(cx, &DIGEST, draft, &collected).map(drop)
}

/// What a digest of these says.
fn digest_note(cx: &Cx<'_>, ids: &[String], lang: Lang) -> Result<Note> {
    let mut rows = cx.many(&NOTIFICATIONS, ids)?;
    rows.sort_by_key(|row| row.sequence);
    let line = |row: &Document| {
        let params = Params::of(row.get(PARAMS).unwrap_or_default());
        let kind = kind_of(cx, row)?;
        let [title, body] = kind.outside(lang, &params);
        Some(format!("{title} — {body}"))
    };
    let mut paragraphs: Vec<String> = rows.iter().filter_map(line).collect();
    let count = paragraphs.len();
    if count > NAMED {
        paragraphs.truncate(NAMED);
        paragraphs.push(MORE.fill(lang, &count_params(count - NAMED)));
    }
    let only = rows.first().filter(|_| rows.len() == 1);
    Ok(Note {
        lang,
        house: cx.letterhead(lang)?,
        subject: SUBJECT.fill(lang, &count_params(count)),
        paragraphs,
        link: only.map_or_else(
            || cx.senders().home().map(|home| format!("{home}/")),
            |row| link(cx, row),
        ),
    })
}

fn count_params(count: usize) -> Params {
    Params::new().with_count(count as u64)
}

fn compose(cx: &Cx<'_>, outbox: &Document, collected: &DigestJob) -> Result<Option<Outgoing>> {
    let lang = Lang::read(&collected.lang).unwrap_or_default();
    let said = digest_note(cx, &collected.notifications, lang)?;
    if said.paragraphs.is_empty() {
        return Ok(None);
    }
    Ok(Some(Outgoing::Mail(note(&outbox.get(TO).unwrap_or_default(), &said))))
}
