//! Kinds of jobs: what each is given, and how it runs.

use schema::{Document, Result};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::notify::Outgoing;
use crate::{BoxFuture, Cx, Engine};

/// A kind of job that is given a `B`. It runs at least once, so twice must be once.
pub struct JobKind<B> {
    /// Its name in the store.
    pub kind: &'static str,
    run: JobRun<B>,
}

/// How a job runs.
enum JobRun<B> {
    Inside(fn(&mut Cx<'_>, &B) -> Result<()>),
    Send(fn(&Cx<'_>, &Document, &B) -> Result<Option<Outgoing>>),
    Long(fn(Engine, B) -> BoxFuture<String>),
}

impl<B> JobKind<B> {
    /// In a transaction of its own.
    pub const fn inside(kind: &'static str, run: fn(&mut Cx<'_>, &B) -> Result<()>) -> Self {
        JobKind {
            kind,
            run: JobRun::Inside(run),
        }
    }

    /// Composed of its row of the outbox in a read snapshot, sent outside any transaction; how it went is then written to the
    /// job and to that row. Composing nothing means that the letter is no longer needed.
    pub const fn send(kind: &'static str, compose: fn(&Cx<'_>, &Document, &B) -> Result<Option<Outgoing>>) -> Self {
        JobKind {
            kind,
            run: JobRun::Send(compose),
        }
    }

    /// In several transactions or outside any, as long as it takes; it may say in a few words what it did.
    pub const fn long(kind: &'static str, run: fn(Engine, B) -> BoxFuture<String>) -> Self {
        JobKind {
            kind,
            run: JobRun::Long(run),
        }
    }

    /// What an act did of its own job once it was committed: where it failed, the job does the rest, and the act is no failure.
    pub fn leave<T>(&self, done: Result<T>) -> Option<T> {
        done.inspect_err(|error| tracing::warn!(%error, job = self.kind, "a job does what its act could not"))
            .ok()
    }
}

/// A kind of job, whatever it is given: what an entity lists.
pub trait Job: Sync {
    /// Its name in the store.
    fn kind(&self) -> &'static str;
    /// What is to be done; none when what the store holds for it cannot be read.
    fn work(&self, body: Json) -> Option<Work>;
}

/// What a job does in its transaction, with what it was given.
type Write = Box<dyn Fn(&mut Cx<'_>) -> Result<()> + Send>;
/// What a job sends, composed of its row of the outbox.
type Compose = Box<dyn FnOnce(&Cx<'_>, &Document) -> Result<Option<Outgoing>> + Send>;

/// A job that has all it needs.
pub enum Work {
    /// In a transaction of its own.
    Inside(Write),
    /// Composed in a snapshot.
    Send(Compose),
    /// As long as it takes.
    Long(Box<dyn FnOnce(Engine) -> BoxFuture<String> + Send>),
}

impl<B: Serialize + DeserializeOwned + Send + 'static> Job for JobKind<B> {
    fn kind(&self) -> &'static str {
        self.kind
    }
    fn work(&self, body: Json) -> Option<Work> {
        let body: B = serde_json::from_value(body).ok()?;
        Some(match self.run {
            JobRun::Inside(run) => Work::Inside(Box::new(move |cx| run(cx, &body))),
            JobRun::Send(compose) => Work::Send(Box::new(move |cx, row| compose(cx, row, &body))),
            JobRun::Long(run) => Work::Long(Box::new(move |engine| run(engine, body))),
        })
    }
}

/// What a job is given, as the store keeps it.
pub(crate) fn body_of<B: Serialize>(given: &B) -> Result<Json> {
    serde_json::to_value(given).map_err(|error| schema::Error::fault("putting a job down", error))
}
