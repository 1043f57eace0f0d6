//! What is done later: a row in the transaction of its cause, taken after the commit under a lease by any node.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use schema::{Collection, Document, Filter, Instant, Op, Result, Value, choices, fields};
use serde_json::Value as Json;

use crate::{Ask, Cx, Engine, Rights, write};

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
    LEASED: Instant = schema::instant("leasedUntil") => "محجوز إلى", "Réservé jusqu'à", "Leased until";
    STATE: State = schema::choice("state") => "الحالة", "État", "State";
    ERROR: String = schema::long("error") => "الخطأ", "Erreur", "Error";
}

/// Jobs: `(kind, key)` is one job; at least once, so twice must be once.
pub static JOBS: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[KIND.def, KEY.def])],
    logged: false,
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
/// How often a node looks for due jobs.
const PAUSE: Duration = Duration::from_secs(1);

/// Puts a job down; a waiting one of the same kind and key is replaced, a finished one is made again.
pub(crate) fn enqueue(cx: &mut Cx<'_>, kind: &str, key: &str, body: &Json, due: Option<Timestamp>) -> Result<()> {
    let due = Instant(due.unwrap_or_else(|| cx.now()));
    let same = |field: &'static schema::FieldDef, text: &str| Filter::test(field, Op::Equal, vec![Value::from(text)]);
    let known = cx.first(&JOBS, vec![same(&FIELDS[0], kind), same(&FIELDS[1], key)])?;
    let is_new = known.is_none();
    let mut job = known.unwrap_or_else(|| Document::new(&JOBS));
    job.set(KIND, kind.to_owned());
    job.set(KEY, key.to_owned());
    job.set(BODY, body.clone());
    job.set(DUE, due);
    job.set(ATTEMPTS, 0);
    job.set(STATE, State::Waiting);
    job.clear(LEASED);
    // The queue is the engine's own: an effect need not declare it.
    if is_new {
        write::create(cx, job)?;
    } else {
        let before = cx.need(&JOBS, &job.id)?;
        write::update(cx, before, job)?;
    }
    Ok(())
}

impl Engine {
    /// Runs jobs as they come due, until the process ends.
    pub async fn run_jobs(self) {
        loop {
            if let Err(error) = self.run_due_jobs().await {
                tracing::error!(%error, "jobs could not be read");
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Runs every job that is due now; how many ran.
    pub async fn run_due_jobs(&self) -> Result<usize> {
        let due = self.look(|cx| cx.find(&JOBS, due(cx.now()), 20)).await?;
        for job in &due {
            self.run_job(job.id.clone()).await?;
        }
        Ok(due.len())
    }

    async fn run_job(&self, id: String) -> Result<()> {
        let ask = Ask::new(Rights::whole("job"));
        let leased = id.clone();
        let job = self.transact(&ask, "lease a job", move |cx| lease(cx, &leased)).await?;
        let Some(job) = job else { return Ok(()) };
        let kind = job.get(KIND).unwrap_or_default();
        let found = self
            .entities()
            .iter()
            .flat_map(|entity| entity.jobs)
            .find(|one| one.kind == kind);
        let done = match found {
            Some(found) => {
                let body = job.get(BODY).unwrap_or_default();
                self.transact(&ask, found.kind, move |cx| (found.run)(cx, &body)).await
            }
            None => Err(schema::Error::Fault(format!("no such kind of job: {kind}"))),
        };
        let error = done.err().map(|error| error.to_string());
        self.transact(&ask, "finish a job", move |cx| finish(cx, &id, error.as_deref()))
            .await
    }
}

fn due(now: Timestamp) -> Vec<Filter> {
    let now = Value::Text(schema::wire_instant(now));
    let free = Filter::Any(vec![
        Filter::test(&FIELDS[5], Op::IsNull, Vec::new()),
        Filter::test(&FIELDS[5], Op::Less, vec![now.clone()]),
    ]);
    vec![
        Filter::test(&FIELDS[6], Op::Equal, vec![Value::from(State::Waiting.wire())]),
        Filter::test(&FIELDS[3], Op::LessEqual, vec![now]),
        free,
    ]
}

/// Takes the job, unless another node was faster.
fn lease(cx: &mut Cx<'_>, id: &str) -> Result<Option<Document>> {
    let now = cx.now();
    let Some(mut job) = cx.get(&JOBS, id)? else {
        return Ok(None);
    };
    let is_taken = job.get(LEASED).is_some_and(|Instant(until)| until >= now);
    if is_taken || job.get(STATE) != Some(State::Waiting) {
        return Ok(None);
    }
    job.set(LEASED, Instant(now + LEASE));
    Ok(Some(cx.update(job)?))
}

fn finish(cx: &mut Cx<'_>, id: &str, error: Option<&str>) -> Result<()> {
    let Some(mut job) = cx.get(&JOBS, id)? else {
        return Ok(());
    };
    let attempts = job.get(ATTEMPTS).unwrap_or(0) + 1;
    job.set(ATTEMPTS, attempts);
    job.clear(LEASED);
    match error {
        None => job.set(STATE, State::Done),
        Some(error) => {
            job.set(ERROR, error.chars().take(1000).collect());
            match usize::try_from(attempts - 1).ok().and_then(|at| WAITS.get(at)) {
                Some(wait) => job.set(DUE, Instant(cx.now() + *wait)),
                None => job.set(STATE, State::Dead),
            }
        }
    }
    cx.update(job).map(drop)
}
