//! Whether the clock is believed. A routine that posts, closes, escalates or erases makes a date into something final: a clock
//! that is years ahead would write years of it. So the house notes when it believed the clock last, and what is final waits
//! after a leap until the system says that its clock is synchronised, or an administrator that it is right.

use std::sync::Mutex;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use schema::{Document, Instant, Label, Result, Wording, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::clock_doubts;
use super::runs::{DUE, JOB, JOB_RUNS, OUTCOME, Outcome};
use crate::{Act, Allowed, Cx, Engine, RequestContext, Rights, Warning, lock, write};

error_codes! {
    NOT_BELIEVED = "clock_not_believed", conflict => "ساعة النظام قفزت: تنتظر هذه العملية تأكيد الساعة", "L’horloge du système a fait un saut\u{a0}: cette tâche attend qu’elle soit confirmée", "The clock of the system has leapt: this job waits until it is confirmed";
}

/// So far ahead of when it was believed last it may be: nobody served over a weekend.
const MOST_AHEAD: SignedDuration = SignedDuration::from_hours(48);
/// So far behind it may be: clocks are set right by minutes.
const MOST_BEHIND: SignedDuration = SignedDuration::from_hours(1);
/// How often it is noted that the clock is believed.
const NOTED_EVERY: SignedDuration = SignedDuration::from_hours(1);
/// How often the system is asked while the clock is not believed.
const ASKED_EVERY: SignedDuration = SignedDuration::from_mins(1);
/// How long the system has to say whether its clock is synchronised.
const PATIENCE: Duration = Duration::from_secs(5);
/// The run that notes when the clock was believed last, and what stands for its job.
const NOTE: &str = "clock";

/// What a node knows of its clock.
#[derive(Default)]
pub(crate) struct ClockTrust {
    /// When it was believed last.
    believed: Mutex<Option<Timestamp>>,
    /// When that was noted last.
    noted: Mutex<Option<Timestamp>>,
    doubt: Mutex<Option<ClockDoubt>>,
    asked: Mutex<Option<Timestamp>>,
}

/// A clock that is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockDoubt {
    /// When it was believed last.
    pub believed: Timestamp,
    /// What it showed when it was not.
    pub shown: Timestamp,
}

impl ClockTrust {
    fn believe(&self, now: Timestamp) {
        *lock(&self.believed) = Some(now);
        *lock(&self.doubt) = None;
    }
}

/// Whether a clock may show that, which was believed then.
fn is_near(believed: Timestamp, now: Timestamp) -> bool {
    believed - MOST_BEHIND <= now && now <= believed + MOST_AHEAD
}

/// Whether a clock that leapt may have shown that before it did.
pub(super) fn is_possible(doubt: ClockDoubt, at: Timestamp) -> bool {
    if doubt.shown > doubt.believed {
        at <= doubt.believed + MOST_AHEAD
    } else {
        at >= doubt.believed - MOST_BEHIND
    }
}

impl Engine {
    /// Why the clock is not believed, as this node found last.
    pub fn clock_doubt(&self) -> Option<ClockDoubt> {
        *lock(&self.inner.clock_trust.doubt)
    }

    /// Whether the clock is believed now. Where it is not, administrators are told once a day.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub async fn is_clock_believed(&self) -> Result<bool> {
        let (trust, now) = (&self.inner.clock_trust, self.clock().now());
        let Some(synchronised) = self.clock().synchronised() else {
            return Ok(true);
        };
        let known = *lock(&trust.believed);
        if known.is_some_and(|known| is_near(known, now)) {
            trust.believe(now);
            self.note_belief(now).await?;
            return Ok(true);
        }
        let last = self.read(last_belief).await?;
        let believed = last.unwrap_or(now);
        if is_near(believed, now) || self.is_synchronised(synchronised, now).await {
            trust.believe(now);
            self.note_belief(now).await?;
            return Ok(true);
        }
        *lock(&trust.believed) = None;
        self.doubt(ClockDoubt { believed, shown: now }).await?;
        Ok(false)
    }

    /// Notes that the clock is believed, once an hour.
    async fn note_belief(&self, now: Timestamp) -> Result<()> {
        let trust = &self.inner.clock_trust;
        let is_fresh = |noted: Timestamp| now.duration_since(noted).abs() < NOTED_EVERY;
        if lock(&trust.noted).is_some_and(is_fresh) {
            return Ok(());
        }
        let ctx = RequestContext::new(Rights::whole("clock"));
        self.transact(&ctx, "note that the clock is believed", note).await?;
        *lock(&trust.noted) = Some(now);
        Ok(())
    }

    /// Asks whether the clock follows another one, once a minute; a system that does not answer in time says no.
    async fn is_synchronised(&self, ask: fn() -> bool, now: Timestamp) -> bool {
        let is_fresh = |asked: Timestamp| now.duration_since(asked).abs() < ASKED_EVERY;
        let former = lock(&self.inner.clock_trust.asked).replace(now);
        if former.is_some_and(is_fresh) {
            *lock(&self.inner.clock_trust.asked) = former;
            return false;
        }
        let answer = tokio::time::timeout(PATIENCE, tokio::task::spawn_blocking(ask)).await;
        matches!(answer, Ok(Ok(true)))
    }

    /// Remembers that the clock is not believed: what is written from now on is marked, and administrators are told once a day.
    async fn doubt(&self, doubt: ClockDoubt) -> Result<()> {
        let ctx = RequestContext::new(Rights::whole("clock"));
        if !self.read(clock_doubts::is_open).await? {
            let open = move |cx: &mut Cx<'_>| clock_doubts::open(cx, doubt);
            self.transact(&ctx, "mark what is written", open).await?;
        }
        *lock(&self.inner.clock_trust.noted) = None;
        let known = self.clock_doubt();
        let day = |of: ClockDoubt| schema::day_in_morocco(of.shown);
        if known.is_none_or(|known| day(known) != day(doubt)) {
            let (shown, believed) = (doubt.shown, doubt.believed);
            tracing::warn!(%shown, %believed, "the clock has leapt: what cannot be undone waits until it is confirmed");
            let warn = move |cx: &mut Cx<'_>| (cx.inner.hooks.warned)(cx, &Warning::ClockLeapt { doubt });
            self.transact(&ctx, "tell of the clock", warn).await?;
        }
        *lock(&self.inner.clock_trust.doubt) = Some(doubt);
        Ok(())
    }
}

/// When the clock was believed last, as noted; nothing in a store that nobody served yet.
fn last_belief(cx: &Cx<'_>) -> Result<Option<Timestamp>> {
    let note = cx.get(&JOB_RUNS, NOTE)?;
    Ok(note.and_then(|note| note.get(DUE)).map(|Instant(at)| at))
}

fn note(cx: &mut Cx<'_>) -> Result<()> {
    clock_doubts::close(cx)?;
    let now = Instant(cx.now());
    if let Some(former) = cx.get(&JOB_RUNS, NOTE)? {
        return write::update(cx, former.clone(), former.with(DUE, now)).map(drop);
    }
    let mut note = Document::new(&JOB_RUNS).with(JOB, NOTE.to_owned()).with(DUE, now);
    NOTE.clone_into(&mut note.id);
    note.set(OUTCOME, Outcome::Ok);
    write::create(cx, note).map(drop)
}

/// `jobRuns.confirmClock`: the clock is right, and what waits goes on.
pub(super) const CONFIRM: Act = Act::run("jobRuns.confirmClock", TO_CONFIRM, Allowed::Admins, |cx, ()| note(cx));

const TO_CONFIRM: Wording = Wording::new(
    Label::new("الساعة صحيحة", "L’heure est juste", "The clock is right"),
    Label::new(
        "تم تأكيد الساعة: تستأنف العمليات",
        "Horloge confirmée\u{a0}: les tâches reprennent",
        "Clock confirmed: the jobs go on",
    ),
);

/// Whether the clock of the server is believed; if not, when it was last, and what it showed then.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClockState {
    is_believed: bool,
    believed_at: Option<String>,
    shown: Option<String>,
}

impl ClockState {
    pub(super) fn of(doubt: Option<ClockDoubt>) -> Self {
        let at = |of: fn(ClockDoubt) -> Timestamp| doubt.map(|doubt| schema::wire_instant(of(doubt)));
        ClockState {
            is_believed: doubt.is_none(),
            believed_at: at(|doubt| doubt.believed),
            shown: at(|doubt| doubt.shown),
        }
    }
}

/// What administrators are told of the clock.
pub fn described(doubt: Option<ClockDoubt>) -> Json {
    json!(ClockState::of(doubt))
}

/// Why the clock is not believed, unless it was confirmed since this node found so.
pub(super) fn open_doubt(cx: &Cx<'_>) -> Result<Option<ClockDoubt>> {
    let Some(doubt) = *lock(&cx.inner.clock_trust.doubt) else {
        return Ok(None);
    };
    let is_confirmed = last_belief(cx)?.is_some_and(|believed| is_near(believed, cx.now()));
    Ok((!is_confirmed).then_some(doubt))
}
