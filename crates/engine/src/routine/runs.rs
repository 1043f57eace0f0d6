//! The runs of routines: when each was due, when it ran, and how it went.

use schema::{
    Access, Collection, Document, Field, Filter, Instant, Label, Order, Path, Query, Result, Unique, Wording,
    error_codes,
};
use schema::{choices, fields};
use schemars::JsonSchema;
use serde::Serialize;

use super::clock_trust::ClockState;
use super::{clock_trust, plan};
use crate::{Act, Allowed, Check, Cx, Entity, Guard, Subject, inputs, jobs, write};

choices! {
    /// How a run ended.
    Outcome {
        Ok = "ok" as Good: "تم بنجاح", "Réussi", "Succeeded";
        Failed = "failed" as Bad: "فشل", "Échec", "Failed";
        Skipped = "skipped" as Quiet: "لم يُنفذ", "Non exécuté", "Skipped";
        Cancelled = "cancelled" as Quiet: "أُلغي", "Annulé", "Cancelled";
    }
}

fields! {
    JOB: String = schema::text("job").required() => "العملية المبرمجة", "Tâche planifiée", "Scheduled job";
    DUE: Instant = schema::instant("dueAt").required() => "الموعد", "Échéance", "Due";
    STARTED: Instant = schema::instant("startedAt") => "بداية التنفيذ", "Début", "Started";
    ENDED: Instant = schema::instant("endedAt") => "نهاية التنفيذ", "Fin", "Ended";
    OUTCOME: Outcome = schema::choice("outcome") => "النتيجة", "Résultat", "Outcome";
    MESSAGE: String = schema::long("message") => "الرسالة", "Message", "Message";
}

/// Read by administrators, written by the engine alone. The rows are their own history.
pub static JOB_RUNS: Collection = Collection {
    one: Label::new("تنفيذ عملية مبرمجة", "Exécution de tâche", "Job run"),
    many: Label::new("تنفيذ العمليات المبرمجة", "Exécutions des tâches", "Job runs"),
    access: Access::resource("jobs").only_grants().read_only(),
    unique: &[Unique::on(&[JOB.def, DUE.def])],
    indexes: &[&[JOB.def, DUE.def]],
    title: &[JOB.def],
    logged: false,
    expires_when: Some(ENDED.before(schema::days_ago(90))),
    ..Collection::new("jobRuns", FIELDS)
};

/// The runs; the routines with their last run, and running one now. The trash, which a routine empties and no collection
/// stands for, has its action here, and so has what is asked of documents of every collection.
pub static JOB_RUN_ENTITY: Entity = Entity {
    actions: &[
        &JOBS,
        &RUN_NOW,
        &CANCEL,
        &clock_trust::CONFIRM,
        &crate::trash::RESTORE,
        &crate::references::list::LIST,
        &crate::references::related::COUNTS,
        &crate::suggestions::LIST,
    ],
    jobs: &[&plan::RUN],
    error_codes: &[
        ERROR_CODES,
        clock_trust::ERROR_CODES,
        crate::trash::ERROR_CODES,
        crate::bulk::ERROR_CODES,
        crate::references::ERROR_CODES,
    ],
    ..Entity::plain(&JOB_RUNS)
};

error_codes! {
    /// Two runs of one routine at once would be in each other's way.
    STILL_RUNNING = "job_still_running", conflict => "هذه العملية قيد التنفيذ", "Cette tâche est déjà en cours", "This job is already running";
    HAS_ENDED = "job_has_ended", conflict => "انتهت هذه العملية", "Cette tâche est terminée", "This job has ended";
    GOES_ON = "job_goes_on", conflict => "لا يمكن وقف هذه العملية الآن: تُنجز دفعة واحدة، أو لم تُنه أول دفعة", "Cette tâche ne peut être arrêtée maintenant\u{a0}: elle se fait d’un trait, ou son premier lot n’est pas terminé", "This job cannot be stopped now: it is done in one go, or its first batch has not ended";
    UNKNOWN = "job_not_found", 404 => "العملية غير موجودة", "Tâche introuvable", "There is no such job";
}
/// Every routine with its next time and its last run: `jobRuns.jobs`.
const JOBS: Act<(), ScheduledJobs> = Act::read("jobRuns.jobs", Allowed::Admins, |cx, ()| jobs(cx));

/// Runs a routine now: `jobRuns.run`.
const RUN_NOW: Act<RunNow, StartedJob> = Act::run("jobRuns.run", TO_RUN, Allowed::Admins, run_now);

const TO_RUN: Wording = Wording::new(
    Label::new("تنفيذ الآن", "Exécuter", "Run now"),
    Label::new("انطلقت العملية", "Tâche lancée", "Job started"),
);

/// Ends a run before its time: `jobRuns.cancel`. What it did stays done; its next turn does the rest.
const CANCEL: Act = Act::on("jobRuns.cancel", TO_CANCEL, RUNNING, Allowed::Admins, |cx, run, ()| {
    cancel(cx, run)
});

const TO_CANCEL: Wording = Wording::new(
    Label::new("وقف", "Arrêter", "Stop"),
    Label::new("توقفت العملية", "Tâche arrêtée", "Job stopped"),
);

/// A run that has not ended, and that stops when it is told to.
const RUNNING: Subject = Subject::new(
    || &JOB_RUNS,
    &[
        Guard::While(OUTCOME.is_unset(), HAS_ENDED),
        Guard::Check(Check {
            reads: &[OUTCOME.def],
            check: |cx, run| {
                let stops = job_of(cx, run)?.is_some_and(|job| jobs::may_be_cancelled(&job));
                if stops { Ok(()) } else { Err(GOES_ON.into()) }
            },
        }),
    ],
);

inputs! {
    struct RunNow {
        /// The id of a routine.
        job: String = need("job"),
    }
}

/// What runs by itself, and whether its clock is believed.
#[derive(Serialize, JsonSchema)]
struct ScheduledJobs {
    total: usize,
    jobs: Vec<ScheduledJob>,
    clock: ClockState,
}

/// Work that comes round.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ScheduledJob {
    job: &'static str,
    /// In the caller's language.
    label: &'static str,
    next_at: String,
    last: Option<LastJobRun>,
    /// Whether it waits until the clock is believed again: what it does cannot be undone.
    waits: bool,
}

/// How a run stands or ended; without an outcome it waits, runs, or will be tried again.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct LastJobRun {
    #[serde(rename = "$id")]
    id: String,
    due_at: Option<String>,
    started_at: Option<String>,
    ended_at: Option<String>,
    /// `ok`, `failed`, `skipped` or `cancelled`.
    outcome: Option<&'static str>,
    /// How many things it dealt with, or what went wrong.
    message: Option<String>,
    /// How many things it has dealt with so far, where it says so in batches.
    progress: Option<i64>,
    /// Whether it stops when it is told to: `jobRuns.cancel`.
    may_be_cancelled: bool,
}

/// A run that begins.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct StartedJob {
    job: &'static str,
    run_id: String,
}

fn jobs(cx: &Cx<'_>) -> Result<ScheduledJobs> {
    let doubt = clock_trust::open_doubt(cx)?;
    let told = cx.inner.routines().map(|routine| {
        Ok(ScheduledJob {
            job: routine.id,
            label: routine.label.text(cx.lang()),
            next_at: schema::wire_instant(routine.every.next(cx.now())),
            last: match last(cx, routine.id)? {
                Some(run) => Some(LastJobRun::of(cx, &run)?),
                None => None,
            },
            waits: routine.is_final && doubt.is_some(),
        })
    });
    let jobs = told.collect::<Result<Vec<ScheduledJob>>>()?;
    Ok(ScheduledJobs {
        total: jobs.len(),
        jobs,
        clock: ClockState::of(doubt),
    })
}

impl LastJobRun {
    fn of(cx: &Cx<'_>, run: &Document) -> Result<Self> {
        let instant = |key: Field<Instant>| run.get(key).map(|Instant(at)| schema::wire_instant(at));
        Ok(LastJobRun {
            id: run.id.clone(),
            due_at: instant(DUE),
            started_at: instant(STARTED),
            ended_at: instant(ENDED),
            outcome: run.get(OUTCOME).map(Outcome::wire),
            message: run.get(MESSAGE),
            progress: job_of(cx, run)?.and_then(|job| job.get(jobs::PROGRESS)),
            may_be_cancelled: RUNNING.check(cx, run).is_ok(),
        })
    }
}

fn run_now(cx: &mut Cx<'_>, now: &RunNow) -> Result<StartedJob> {
    let routine = cx.inner.routine(&now.job).ok_or(UNKNOWN)?;
    if last(cx, routine.id)?.is_some_and(|run| run.get(OUTCOME).is_none()) {
        return Err(STILL_RUNNING.into());
    }
    if routine.is_final && clock_trust::open_doubt(cx)?.is_some() {
        return Err(clock_trust::NOT_BELIEVED.into());
    }
    let due = cx.now();
    let run = plan::start(cx, routine, due)?;
    Ok(StartedJob {
        job: routine.id,
        run_id: run.id,
    })
}

/// The job that does a run.
fn job_of(cx: &Cx<'_>, run: &Document) -> Result<Option<Document>> {
    jobs::find_job(cx, plan::RUN.kind, &run.id)
}

fn cancel(cx: &mut Cx<'_>, run: Document) -> Result<Document> {
    let job = job_of(cx, &run)?.ok_or(HAS_ENDED)?;
    jobs::cancel(cx, job)?;
    let now = Instant(cx.now());
    let cancelled = run.clone().with(ENDED, now).with(OUTCOME, Outcome::Cancelled);
    write::update(cx, run, cancelled)
}

/// The last run of a routine, leaving out those of a time to come: the clock was wrong when they were written.
pub(crate) fn last(cx: &Cx<'_>, routine: &str) -> Result<Option<Document>> {
    last_of(cx, vec![JOB.eq(routine)])
}

/// The last run of a routine that was begun: one is left out whose hour went by while nothing was served.
pub(crate) fn last_begun(cx: &Cx<'_>, routine: &str) -> Result<Option<Document>> {
    let begun = [OUTCOME.is_null(), OUTCOME.eq(Outcome::Ok), OUTCOME.eq(Outcome::Failed)];
    last_of(cx, vec![JOB.eq(routine), Filter::Any(begun.into())])
}

fn last_of(cx: &Cx<'_>, mut filters: Vec<Filter>) -> Result<Option<Document>> {
    filters.push(DUE.le(cx.now()));
    let query = Query {
        filters,
        orders: vec![Order::descending(Path::own(JOB_RUNS.need(DUE)?))],
        limit: Some(1),
        ..Query::default()
    };
    Ok(cx.page(&JOB_RUNS, &query)?.0.pop())
}

/// Whether a routine was noted as due at that hour.
pub(super) fn was_due(cx: &Cx<'_>, routine: &str, hour: jiff::Timestamp) -> Result<bool> {
    let run = cx.first(&JOB_RUNS, [JOB.eq(routine), DUE.eq(hour)])?;
    Ok(run.is_some())
}
