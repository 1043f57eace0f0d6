//! What is done later: a row in the transaction of its cause, taken after the commit under a lease by any node.

mod given_up;
mod hold;
mod kind;
mod leases;
mod log;
mod running;
mod state;

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use schema::{Collection, Document, Filter, Instant, Result, choices, error_codes, fields};
use serde_json::Value as Json;

pub use given_up::GivenUp;
pub(crate) use hold::JobHold;
pub(crate) use kind::body_of;
pub use kind::{Job, JobKind, Work};
pub(crate) use leases::Leases;
use running::RunningJobs;
pub(crate) use state::{JobState, cancel, find_job, job_state, may_be_cancelled};

use crate::notify::{self, DeliveryOutcome};
use crate::{Cx, Engine, RequestContext, Rights, routine, write};

choices! {
    /// How a job stands.
    State {
        Waiting = "waiting": "في الانتظار", "En attente", "Waiting";
        Done = "done": "منجز", "Terminé", "Done";
        Dead = "dead": "متوقف", "Abandonné", "Dead";
    }
}

fields! {
    KIND: String = schema::text("kind").required() => "النوع", "Type", "Kind";
    KEY: String = schema::text("key").required() => "المفتاح", "Clé", "Key";
    BODY: Json = schema::json("body") => "المحتوى", "Contenu", "Body";
    DUE: Instant = schema::instant("dueAt").required() => "الموعد", "Échéance", "Due";
    ATTEMPTS: i64 = schema::integer("attempts") => "المحاولات", "Tentatives", "Attempts";
    LEASED: Instant = schema::instant("leasedUntil") => "محجوز إلى", "Réservé jusqu’à", "Leased until";
    STATE: State = schema::choice("state") => "الحالة", "État", "State";
    ERROR: String = schema::long("error") => "الخطأ", "Erreur", "Error";
    /// How many rows its batches have dealt with.
    PROGRESS: i64 = schema::integer("progress") => "التقدم", "Avancement", "Progress";
    /// The place behind which it goes on, where it keeps one.
    PLACE: i64 = schema::integer("place") => "موضع الاستئناف", "Point de reprise", "Resumes behind";
}

/// Jobs: `(kind, key)` is one job; at least once, so twice must be once.
pub static JOBS: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[KIND.def, KEY.def])],
    logged: false,
    expires_when: Some(schema::all(&[
        STATE.is(State::Done.wire()),
        DUE.before(schema::days_ago(30)),
    ])),
    ..Collection::new("jobs", FIELDS)
};

/// How long to wait after each failure; then the job is dead and shown.
const WAITS: [SignedDuration; 5] = [
    SignedDuration::from_secs(10),
    SignedDuration::from_mins(1),
    SignedDuration::from_mins(10),
    SignedDuration::from_hours(1),
    SignedDuration::from_hours(6),
];
/// How long a node holds a job.
const LEASE: SignedDuration = SignedDuration::from_mins(2);
/// How often it says that it still works on a long one.
const RENEWED: Duration = Duration::from_secs(30);
/// How often a node looks for due jobs that it did not queue itself.
const PAUSE: Duration = Duration::from_secs(1);
/// How many jobs a node holds at once.
const AT_ONCE: u64 = 20;

/// Puts a job down; a waiting one of the same kind and key is replaced, a finished one is made again.
pub(crate) fn enqueue(cx: &mut Cx<'_>, kind: &str, key: &str, body: &Json, due: Option<Timestamp>) -> Result<()> {
    let due = Instant(due.unwrap_or_else(|| cx.now()));
    let known = find_job(cx, kind, key)?;
    let is_new = known.is_none();
    let mut job = known.unwrap_or_else(|| Document::new(&JOBS));
    job.set(KIND, kind.to_owned());
    job.set(KEY, key.to_owned());
    job.set(BODY, body.clone());
    job.set(DUE, due);
    job.set(ATTEMPTS, 0);
    job.set(STATE, State::Waiting);
    job.clear(LEASED);
    job.clear(PROGRESS);
    job.clear(PLACE);
    cx.has_queued.set(true);
    // The queue is the engine's own: an effect need not declare it.
    if is_new {
        write::create(cx, job)?;
    } else {
        let before = cx.need(&JOBS, &job.id)?;
        write::update(cx, before, job)?;
    }
    Ok(())
}

/// Has the job of that key run again, now.
pub(crate) fn again(cx: &mut Cx<'_>, key: &str) -> Result<()> {
    let job = cx.first(&JOBS, [KEY.eq(key)])?;
    let job = job.ok_or_else(|| schema::Error::Fault(format!("no job has the key {key}")))?;
    let (kind, body) = (job.get(KIND).unwrap_or_default(), job.get(BODY).unwrap_or_default());
    enqueue(cx, &kind, key, &body, None)
}

/// While nothing can be written the store says so once a minute, and this loop nothing.
fn report(error: &schema::Error, what: &str) {
    let are_said = [
        error_codes::STORAGE_FULL,
        error_codes::STORAGE_UNAVAILABLE,
        error_codes::STORAGE_UNREADABLE,
    ];
    if !are_said.into_iter().any(|kind| error.is(kind)) {
        tracing::error!(%error, "{what}");
    }
}

impl Engine {
    /// The kinds of jobs that this node knows.
    fn known_kinds(&self) -> Vec<&'static str> {
        self.jobs().map(Job::kind).collect()
    }

    fn jobs(&self) -> impl Iterator<Item = &'static dyn Job> {
        self.entities().iter().flat_map(|entity| entity.jobs).copied()
    }

    /// Says of which kinds jobs wait that this node does not know: a newer release put them down, or a former one.
    pub async fn warn_of_unknown_jobs(&self) -> Result<()> {
        let unknown = vec![STATE.eq(State::Waiting), KIND.none_of(self.known_kinds())];
        for kind in self.job_kinds(unknown).await? {
            tracing::warn!(kind, "jobs wait for a node that knows their kind");
        }
        Ok(())
    }

    /// Runs jobs as they come due, until no more are to be taken: at once when this node queued them.
    pub async fn run_jobs(self) {
        if let Err(error) = self.warn_of_unknown_jobs().await {
            report(&error, "jobs could not be read");
        }
        let mut running = RunningJobs::default();
        while !self.inner.jobs.is_ending() {
            match running.begin(&self).await {
                Ok(0) => self.plan().await,
                Ok(_) => {}
                Err(error) => report(&error, "jobs could not be read"),
            }
            tokio::select! {
                () = self.inner.queued.notified() => {}
                // Nothing was queued here.
                () = tokio::time::sleep(PAUSE) => {}
                // There is room again.
                done = running.join_one() => if let Err(error) = done {
                    report(&error, "a job could not be run");
                },
            }
        }
        if let Err(error) = running.finish().await {
            report(&error, "a job could not be run");
        }
    }

    /// What is looked at while nothing is due.
    async fn plan(&self) {
        if let Err(error) = self.plan_routines().await {
            report(&error, "a routine could not be planned");
        }
        if let Err(error) = self.tell_of_disk().await {
            report(&error, "administrators could not be told of the disk");
        }
    }

    /// Takes back the jobs of a process that ended without a word, for one that knows itself to be the only one: else each
    /// waits until its lease has run out. How many there were.
    pub async fn take_back_jobs(&self) -> Result<usize> {
        let ctx = RequestContext::new(Rights::whole("job"));
        let take_back = |cx: &mut Cx<'_>| {
            let held = cx.all(&JOBS, [LEASED.is_not_null()])?;
            let count = held.len();
            for mut job in held {
                job.clear(LEASED);
                cx.update(job)?;
            }
            Ok(count)
        };
        self.transact(&ctx, "take jobs back", take_back).await
    }

    /// Runs every job that is due now, side by side, so that a slow mail server delays nothing else; how many ran.
    pub async fn run_due_jobs(&self) -> Result<usize> {
        let mut running = RunningJobs::default();
        let count = running.begin(self).await?;
        running.finish().await.map(|()| count)
    }

    pub(crate) async fn run_job(&self, id: String) -> Result<()> {
        let ctx = RequestContext::new(Rights::whole("job"));
        let leased = id.clone();
        let job = self.transact(&ctx, "lease a job", move |cx| lease(cx, &leased)).await?;
        let Some(job) = job else { return Ok(()) };
        let held = job.get(LEASED).map(|Instant(until)| until);
        self.inner.jobs.take(&id, held);
        let outcome = Arc::new(self.attempt(&ctx, &job).await);
        let (finished, went) = (id.clone(), outcome.clone());
        let finish = move |cx: &mut Cx<'_>| finish(cx, &finished, &went);
        if let Some(job) = self.transact(&ctx, "finish a job", finish).await? {
            log::failure(&job, &outcome);
        }
        self.inner.jobs.release(&id);
        Ok(())
    }

    /// Does what a job asks for, once.
    async fn attempt(&self, ctx: &RequestContext, job: &Document) -> DeliveryOutcome {
        let (kind, body) = (job.get(KIND).unwrap_or_default(), job.get(BODY).unwrap_or_default());
        let mut known = self.jobs();
        let Some(found) = known.find(|one| one.kind() == kind) else {
            return DeliveryOutcome::Impossible(format!("no such kind of job: {kind}"));
        };
        let is_decoy = notify::is_decoy(&body);
        let row = notify::row_of(&body).to_owned();
        match found.work(body) {
            _ if is_decoy => DeliveryOutcome::Decoy,
            Some(Work::Inside(run)) => {
                let done = self.transact(ctx, found.kind(), run).await;
                done.map_or_else(
                    |error| DeliveryOutcome::Failed(error.to_string()),
                    |()| DeliveryOutcome::Done(String::new()),
                )
            }
            Some(Work::Long(run)) => {
                let hold = Arc::new(JobHold::of(job));
                let engine = Engine {
                    job: Some(hold.clone()),
                    ..self.clone()
                };
                match self.holding(&job.id, run(engine)).await {
                    Ok(said) => DeliveryOutcome::Done(said),
                    Err(_) if hold.is_stopped() => DeliveryOutcome::Stopped,
                    Err(error) => DeliveryOutcome::Failed(error.to_string()),
                }
            }
            Some(Work::Send(compose)) => self.deliver(compose, row).await,
            None => DeliveryOutcome::Impossible("what the job was given cannot be read".to_owned()),
        }
    }
}

impl Engine {
    /// Works as long as it takes, and keeps the job meanwhile.
    async fn holding<T>(&self, id: &str, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        let ctx = RequestContext::new(Rights::whole("job"));
        loop {
            if let Ok(done) = tokio::time::timeout(RENEWED, &mut work).await {
                return done;
            }
            let kept = id.to_owned();
            let renew = move |cx: &mut Cx<'_>| {
                let until = cx.now() + LEASE;
                // One that was put down again, or cancelled, is not held any more.
                let held = cx.get(&JOBS, &kept)?.filter(|job| job.get(LEASED).is_some());
                let Some(job) = held else { return Ok(None) };
                cx.update(job.with(LEASED, Instant(until)))?;
                Ok(Some(until))
            };
            match self.transact(&ctx, "keep a job", renew).await {
                Ok(until) => self.inner.jobs.take(id, until),
                Err(error) => tracing::warn!(%error, "a job may be taken by another node"),
            }
        }
    }
}

/// A job of a kind that this node does not know waits for one that does: while nodes are brought up one after another, an
/// older one would give up what a newer one put down.
fn due_filters(now: Timestamp, kinds: Vec<&'static str>) -> [Filter; 4] {
    let is_free = Filter::Any(vec![LEASED.is_null(), LEASED.lt(now)]);
    [STATE.eq(State::Waiting), DUE.le(now), is_free, KIND.any_of(kinds)]
}

/// Whether a job may be taken now: what [`due_filters`] asks of the store, of a row that is in hand.
fn is_due(job: &Document, now: Timestamp) -> bool {
    let instant = |key| job.get(key).map(|Instant(at)| at);
    job.get(STATE) == Some(State::Waiting)
        && instant(DUE).is_some_and(|due| due <= now)
        && instant(LEASED).is_none_or(|until| until < now)
}

/// Takes the job, unless another node was faster: it may hold it, be done, or have failed and put it off.
fn lease(cx: &mut Cx<'_>, id: &str) -> Result<Option<Document>> {
    let now = cx.now();
    let Some(mut job) = cx.get(&JOBS, id)?.filter(|job| is_due(job, now)) else {
        return Ok(None);
    };
    job.set(LEASED, Instant(now + LEASE));
    routine::begin(cx, &job.get(BODY).unwrap_or_default())?;
    Ok(Some(cx.update(job)?))
}

/// Writes how a job went, to the job and to what people see of it. The job as it stands now, while it does.
fn finish(cx: &mut Cx<'_>, id: &str, outcome: &DeliveryOutcome) -> Result<Option<Document>> {
    let Some(mut job) = cx.get(&JOBS, id)?.filter(|job| job.get(STATE) == Some(State::Waiting)) else {
        return Ok(None);
    };
    if matches!(outcome, DeliveryOutcome::Stopped) {
        job.clear(LEASED);
        return cx.update(job).map(Some);
    }
    // Put down again while it ran, for something that it may have passed by already: it runs once more.
    if job.get(LEASED).is_none() && matches!(outcome, DeliveryOutcome::Done(_)) {
        return Ok(None);
    }
    let attempts = job.get(ATTEMPTS).unwrap_or(0) + 1;
    job.set(ATTEMPTS, attempts);
    job.clear(LEASED);
    let wait = usize::try_from(attempts - 1).ok().and_then(|at| WAITS.get(at));
    if let Some(error) = outcome.error() {
        job.set(ERROR, error.chars().take(1000).collect());
    }
    match (outcome, wait) {
        (DeliveryOutcome::Failed(_), Some(wait)) => job.set(DUE, Instant(cx.now() + *wait)),
        (DeliveryOutcome::Failed(_) | DeliveryOutcome::Impossible(_) | DeliveryOutcome::NoSender(_), _) => {
            job.set(STATE, State::Dead);
        }
        _ => job.set(STATE, State::Done),
    }
    let is_last = job.get(STATE) != Some(State::Waiting);
    let body = job.get(BODY).unwrap_or_default();
    notify::note(cx, &body, outcome, is_last)?;
    routine::note(cx, &body, outcome.message(), is_last)?;
    if job.get(STATE) == Some(State::Dead) {
        given_up::give_up(cx, &job, &body)?;
    }
    if matches!(outcome, DeliveryOutcome::Decoy) {
        cx.delete(&JOBS, id)?;
        return Ok(None);
    }
    cx.update(job).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_taken_when_it_waits_at_its_time_and_nobody_holds_it() {
        let now: Timestamp = "2026-11-02T09:00:00Z".parse().unwrap();
        let at = |seconds: i64| Instant(now + SignedDuration::from_secs(seconds));
        let job = || Document::new(&JOBS).with(STATE, State::Waiting).with(DUE, at(0));
        assert!(is_due(&job(), now));
        assert!(is_due(&job().with(LEASED, at(-1)), now), "its node has ended");
        assert!(!is_due(&job().with(LEASED, at(0)), now));
        assert!(
            !is_due(&job().with(DUE, at(10)), now),
            "another node has tried and failed"
        );
        assert!(!is_due(&job().with(STATE, State::Done), now));
        assert!(!is_due(&job().with(STATE, State::Dead), now));
    }
}
