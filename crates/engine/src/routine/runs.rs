//! The runs of routines: when each was due, when it ran, and how it went.

use schema::{
    Access, Collection, Document, Field, Filter, Instant, Label, Order, Path, Query, Result, Unique, error_codes,
};
use schema::{choices, fields};
use serde_json::{Value as Json, json};

use super::{clock_trust, plan};
use crate::{Action, Allowed, Cx, Entity, inputs};

choices! {
    /// How a run ended.
    Outcome {
        Ok = "ok" as Good: "تم بنجاح", "Réussi", "Succeeded";
        Failed = "failed" as Bad: "فشل", "Échec", "Failed";
        Skipped = "skipped" as Quiet: "لم يُنفذ", "Non exécuté", "Skipped";
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
        crate::references::ERROR_CODES,
    ],
    ..Entity::plain(&JOB_RUNS)
};

error_codes! {
    /// Two runs of one routine at once would be in each other's way.
    STILL_RUNNING = "job_still_running", conflict => "هذه العملية قيد التنفيذ", "Cette tâche est déjà en cours", "This job is already running";
    UNKNOWN = "job_not_found", 404 => "العملية غير موجودة", "Tâche introuvable", "There is no such job";
}
/// Every routine with its next time and its last run: `jobRuns.jobs`.
const JOBS: Action = Action::read("jobRuns.jobs", Allowed::Admins, |cx, ()| jobs(cx));

/// Runs a routine now: `jobRuns.run {job}`.
const RUN_NOW: Action<RunNow> = Action::run("jobRuns.run", Allowed::Admins, run_now);

inputs! {
    struct RunNow {
        /// The id of a routine.
        job: String = need("job"),
    }
}

fn jobs(cx: &Cx<'_>) -> Result<Json> {
    let doubt = clock_trust::open_doubt(cx)?;
    let told = cx.inner.routines().map(|routine| {
        let waits = routine.is_final && doubt.is_some();
        let next = schema::wire_instant(routine.every.next(cx.now()));
        let last = last(cx, routine.id)?.map(|run| run_model(&run));
        let label = routine.label.text(cx.lang());
        Ok(json!({ "job": routine.id, "label": label, "nextAt": next, "last": last, "waits": waits }))
    });
    let jobs = told.collect::<Result<Vec<Json>>>()?;
    Ok(json!({ "total": jobs.len(), "jobs": jobs, "clock": clock_trust::described(doubt) }))
}

fn run_model(run: &Document) -> Json {
    let instant = |key: Field<Instant>| run.get(key).map(|Instant(at)| schema::wire_instant(at));
    json!({
        "$id": run.id,
        "dueAt": instant(DUE),
        "startedAt": instant(STARTED),
        "endedAt": instant(ENDED),
        "outcome": run.get(OUTCOME).map(Outcome::wire),
        "message": run.get(MESSAGE),
    })
}

fn run_now(cx: &mut Cx<'_>, now: &RunNow) -> Result<Json> {
    let routine = cx.inner.routine(&now.job).ok_or(UNKNOWN)?;
    if last(cx, routine.id)?.is_some_and(|run| run.get(OUTCOME).is_none()) {
        return Err(STILL_RUNNING.into());
    }
    if routine.is_final && clock_trust::open_doubt(cx)?.is_some() {
        return Err(clock_trust::NOT_BELIEVED.into());
    }
    let due = cx.now();
    let run = plan::start(cx, routine, due)?;
    Ok(json!({ "job": routine.id, "runId": run.id }))
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
