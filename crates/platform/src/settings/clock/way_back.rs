//! The way back for what was typed while the program took the clock to be ahead of the law: an hour that a clerk read as 16:30
//! is stored as the instant that was 16:30 by the wrong rule.
//!
//! At the first start by the right rule the moment is kept, with what the clock was taken to be. Instants that were typed before it,
//! and lie after the law changed, are listed with what they are and what was meant; an administrator has them moved, each
//! once, for a row that was written since is left. What is past is listed and never moved, and what was moved stays on the list
//! with what it was before.

use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, Rights};
use jiff::{Timestamp, ToSpan};
use schema::{Collection, Document, Error, Field, Id, Instant, Lang, LegalTime, Result, legal_time, wire_instant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::wording;
use crate::people::employee::EMPLOYEES;
use crate::settings::{KEY, SETTINGS, VALUE};
use crate::workday;

/// Instants that people type as hours of legal time: declared beside their noun.
pub struct TypedInstants {
    /// Of these documents,
    pub of: &'static Collection,
    /// these fields.
    pub fields: &'static [Field<Instant>],
}

/// Since when the right rule holds, `{since, former, moved}`: nothing of before 2026-09-20T01:00Z is wrong.
const REPAIR: &str = "house.legalTimeRepair";
/// When the clock of Morocco went over to UTC for good.
const CHANGED: Timestamp = Timestamp::constant(1_789_866_000, 0);

/// The moment since when this program reads hours right, where it read them otherwise before.
#[derive(Clone, Deserialize)]
struct Repair {
    since: String,
    /// Minutes ahead of UTC by the former rule, each from a moment on, in seconds since 1970.
    former: Vec<(i64, i32)>,
    /// The hours that were moved since.
    #[serde(default)]
    moved: Vec<MovedHour>,
}

/// An hour that the way back moved.
#[derive(Clone, Serialize, Deserialize)]
struct MovedHour {
    collection: String,
    id: String,
    field: String,
    /// In milliseconds since 1970, as it was and as it was meant.
    before: i64,
    after: i64,
}

impl Repair {
    fn of(cx: &Cx<'_>) -> Result<Option<Repair>> {
        Ok(serde_json::from_value(super::value(cx, REPAIR)?).ok())
    }

    /// What an hour of a row was moved from and to.
    fn hours_of_move(&self, row: &Document, field: Field<Instant>) -> Option<(Timestamp, Timestamp)> {
        let is_it = |one: &&MovedHour| one.collection == row.of.id && one.id == row.id && one.field == field.def.name;
        let moved = self.moved.iter().find(is_it)?;
        let read = |at: i64| Timestamp::from_millisecond(at).ok();
        read(moved.before).zip(read(moved.after))
    }

    /// How many minutes later than it is stored an hour was meant.
    fn minutes(&self, time: &LegalTime, at: Timestamp) -> i64 {
        let former = self.former.iter().rev().find(|(since, _)| *since <= at.as_second());
        let ahead = time.ahead(at);
        i64::from(former.map_or(ahead, |(_, former)| *former) - ahead)
    }
}

/// Keeps the moment of the first start by a rule that differs from what this machine was read by before.
pub(super) async fn note_repair(engine: &Engine, time: &'static LegalTime) -> Result<()> {
    let former = time.formerly_ahead_since(CHANGED);
    let is_wrong = former.iter().any(|(since, ahead)| {
        Timestamp::from_second(*since).is_ok_and(|since| since >= CHANGED && time.ahead(since) != *ahead)
    });
    if !is_wrong {
        return Ok(());
    }
    let ctx = RequestContext::new(Rights::whole("clock"));
    let note = move |cx: &mut Cx<'_>| {
        if cx.first(&SETTINGS, [KEY.eq(REPAIR)])?.is_some() {
            return Ok(());
        }
        let repair = json!({ "since": wire_instant(cx.now()), "former": former });
        let row = Document::new(&SETTINGS)
            .with(KEY, REPAIR.to_owned())
            .with(VALUE, repair);
        cx.create(row).map(drop)
    };
    engine.transact(&ctx, "settings.clock", note).await
}

/// An instant that was typed under the former rule.
struct TypedHour {
    row: Document,
    field: Field<Instant>,
    before: Timestamp,
    after: Timestamp,
    state: HourState,
}

/// What becomes of an hour that was typed under another clock.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "TypedHourState")]
enum HourState {
    /// It is moved.
    Moves,
    /// It is past: what followed from it is for people to decide.
    Past,
    /// Its row was written since: whoever wrote it saw the hour.
    Changed,
    /// It was moved.
    Moved,
}

fn hours_of(cx: &Cx<'_>, repair: &Repair, typed: &TypedInstants) -> Result<Vec<TypedHour>> {
    let (time, now) = (legal_time(), cx.now());
    let mut hours = Vec::new();
    for field in typed.fields {
        for row in cx.all(typed.of, [field.ge(Instant(CHANGED))])? {
            hours.extend(typed_hour(repair, time, now, row, *field));
        }
    }
    Ok(hours)
}

/// An hour of a row; none where it is read as it was typed.
fn typed_hour(
    repair: &Repair,
    time: &LegalTime,
    now: Timestamp,
    row: Document,
    field: Field<Instant>,
) -> Option<TypedHour> {
    if let Some((before, after)) = repair.hours_of_move(&row, field) {
        let state = HourState::Moved;
        return Some(TypedHour {
            row,
            field,
            before,
            after,
            state,
        });
    }
    let Instant(before) = row.get(field)?;
    let minutes = repair.minutes(time, before);
    if minutes == 0 || row.created_at >= repair.since {
        return None;
    }
    let state = match () {
        () if row.updated_at >= repair.since => HourState::Changed,
        () if before <= now => HourState::Past,
        () => HourState::Moves,
    };
    let after = before.checked_add(minutes.minutes()).unwrap_or(before);
    Some(TypedHour {
        row,
        field,
        before,
        after,
        state,
    })
}

/// Each with its document, what it is, what was meant, and what becomes of it.
pub(in super::super) const LIST: Act<(), TypedHours> = Act::read("settings.typedHours", Allowed::Admins, |cx, ()| {
    let Some(repair) = Repair::of(cx)? else {
        return Ok(TypedHours::default());
    };
    let mut hours = Vec::new();
    for typed in cx.extensions::<TypedInstants>() {
        hours.extend(hours_of(cx, &repair, typed)?.iter().map(|hour| hour.line(cx.lang())));
    }
    Ok(TypedHours {
        since: Some(repair.since),
        hours,
    })
});

/// The hours that were typed under another clock.
#[derive(Default, Serialize, JsonSchema)]
pub(in super::super) struct TypedHours {
    /// Since when hours are read right; none where they always were.
    since: Option<String>,
    hours: Vec<TypedHourRow>,
}

/// An hour that was typed while the clock was taken to be another.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TypedHourRow {
    #[schemars(with = "schema::CollectionId")]
    collection: &'static str,
    id: String,
    title_fr: String,
    title_ar: String,
    field: &'static str,
    label: &'static str,
    /// As it is read today.
    before: String,
    /// As it was typed.
    after: String,
    state: HourState,
}

impl TypedHour {
    fn line(&self, lang: Lang) -> TypedHourRow {
        let (fr, ar) = self.row.title();
        TypedHourRow {
            collection: self.row.of.id,
            id: self.row.id.clone(),
            title_fr: fr,
            title_ar: ar,
            field: self.field.def.name,
            label: self.field.def.label.text(lang),
            before: wire_instant(self.before),
            after: wire_instant(self.after),
            state: self.state,
        }
    }
}

/// Moves what the list says that moves, through the rules of each document. What the rules refuse (a published exam) is named with the
/// reason and left. Days since the law changed are computed again.
pub(in super::super) const MOVE: Act<(), MovedHours> =
    Act::long(MOVE_NAME, wording::MOVE, Allowed::Admins, |engine, ctx, ()| {
        move_all(engine, ctx)
    });

/// What came of moving hours.
#[derive(Serialize, JsonSchema)]
pub(in super::super) struct MovedHours {
    /// How many documents.
    moved: u64,
    refused: Vec<HourRefusal>,
}

/// A document whose rules refuse its hours.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MovedHourRefusal")]
struct HourRefusal {
    #[schemars(with = "schema::CollectionId")]
    collection: &'static str,
    id: String,
    code: &'static str,
    message: String,
}

fn move_all(engine: Engine, ctx: RequestContext) -> BoxFuture<MovedHours> {
    Box::pin(async move {
        let rows = engine.read(rows_that_move).await?;
        let (mut moved, mut refused) = (0, Vec::new());
        for (of, id) in rows {
            let row = id.clone();
            let one = engine.transact(&ctx, MOVE_NAME, move |cx| move_row(cx, of, &row)).await;
            match one {
                Ok(count) => moved += count,
                Err(Error::Refused(reason)) => {
                    refused.push(HourRefusal {
                        collection: of.id,
                        id,
                        code: reason.kind.code,
                        message: reason.text(ctx.lang),
                    });
                }
                Err(fault) => return Err(fault),
            }
        }
        engine.transact(&ctx, MOVE_NAME, mark_days).await?;
        Ok(MovedHours { moved, refused })
    })
}

const MOVE_NAME: &str = "settings.moveTypedHours";

fn rows_that_move(cx: &Cx<'_>) -> Result<Vec<(&'static Collection, String)>> {
    let Some(repair) = Repair::of(cx)? else {
        return Ok(Vec::new());
    };
    let mut rows: Vec<(&'static Collection, String)> = Vec::new();
    for typed in cx.extensions::<TypedInstants>() {
        let hours = hours_of(cx, &repair, typed)?;
        for hour in hours.into_iter().filter(|hour| hour.state == HourState::Moves) {
            if !rows.iter().any(|(of, id)| of.id == typed.of.id && *id == hour.row.id) {
                rows.push((typed.of, hour.row.id));
            }
        }
    }
    Ok(rows)
}

/// Moves the hours of one row together; how many rows it was.
fn move_row(cx: &mut Cx<'_>, of: &'static Collection, id: &str) -> Result<u64> {
    let Some(repair) = Repair::of(cx)? else { return Ok(0) };
    let mut hours = Vec::new();
    for typed in cx.extensions::<TypedInstants>().filter(|typed| typed.of.id == of.id) {
        hours.extend(hours_of(cx, &repair, typed)?);
    }
    hours.retain(|hour| hour.row.id == id && hour.state == HourState::Moves);
    let Some(first) = hours.first() else { return Ok(0) };
    let mut row = first.row.clone();
    for hour in &hours {
        row.set(hour.field, Instant(hour.after));
    }
    cx.update(row)?;
    note_moved(cx, &hours)?;
    Ok(1)
}

/// Keeps what was moved, so that the list tells it from what people changed.
fn note_moved(cx: &mut Cx<'_>, hours: &[TypedHour]) -> Result<()> {
    let Some(mut setting) = cx.first(&SETTINGS, [KEY.eq(REPAIR)])? else {
        return Ok(());
    };
    let mut repair = setting.get(VALUE).unwrap_or_default();
    let mut moved = Repair::of(cx)?.map_or_else(Vec::new, |repair| repair.moved);
    moved.extend(hours.iter().map(|hour| MovedHour {
        collection: hour.row.of.id.to_owned(),
        id: hour.row.id.clone(),
        field: hour.field.def.name.to_owned(),
        before: hour.before.as_millisecond(),
        after: hour.after.as_millisecond(),
    }));
    repair["moved"] = json!(moved);
    setting.set(VALUE, repair);
    cx.update(setting).map(drop)
}

/// The days of everybody since the law changed are computed again: punches stand as they were, the hours owed do not.
fn mark_days(cx: &mut Cx<'_>) -> Result<()> {
    if Repair::of(cx)?.is_none() {
        return Ok(());
    }
    let everybody: Vec<Id> = cx.all(&EMPLOYEES, [])?.into_iter().map(|row| Id(row.id)).collect();
    let today = cx.today();
    workday::mark(cx, &everybody, schema::day_in_morocco(CHANGED), today)
}
