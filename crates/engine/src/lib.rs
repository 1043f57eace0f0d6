//! The life of a document: access, read, write, act, audit.
//!
//! Departments declare what happens to their nouns as [`Entity`] constants; the engine calls them through those
//! declarations and nowhere else. Reads run no domain code. Rules see the world through [`Cx`], which offers rows and
//! arithmetic only: what takes long or reaches outside happens in an action's `prepare` or in a job.

mod act;
mod answer;
mod any_act;
mod audit;
mod awaited_acts;
mod batches;
mod bulk;
pub mod child;
mod clock;
mod cx;
mod deadline;
mod disk;
mod encode;
mod entity;
mod every;
mod expand;
mod export;
pub mod feed;
pub mod files;
mod find_all;
mod flow;
mod follower;
mod guard;
mod guest_work;
mod house;
mod http_client;
mod idempotency;
pub mod import;
mod increment;
pub mod input;
mod jobs;
mod linked_rows;
mod master_key;
mod months_later;
mod noted_reads;
pub mod notify;
mod open_acts;
pub mod print;
pub mod random;
mod read;
mod readable;
mod references;
mod report;
mod request_context;
mod rights;
mod rights_page;
pub mod routine;
mod run_action;
mod search;
mod secret;
mod series;
mod snapshot;
mod ssrf;
mod stats;
mod subject;
mod submission;
mod suggestions;
mod sweep;
mod together;
mod transact;
mod trash;
mod turn;
mod tx;
mod upload;
mod warning;
mod write;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use schema::{Collection, Error, Lang, Result, error_codes};
use store::{Store, Terms};
use tokio::sync::Notify;

pub use act::Act;
pub use answer::Answer;
pub use any_act::{Allowed, AnyAct, GuessKey, PrepareContext, Prepared};
pub use awaited_acts::{AWAITED_ACTS, AwaitedAct};
pub use batches::{Batch, Cursor};
pub use bulk::{Bulk, Item};
pub use clock::Clock;
pub use cx::{Cx, LogPosition, LoggedChange, Written};
pub use deadline::{Deadline, MarkedName, Recipients, Stage, path_of};
pub use disk::DiskNews;
pub use entity::{BoxFuture, Effect, Entity, Extension, Finder, NameOf, ReportDef, Rule, Seals, Sought, extensions};
pub use every::every;
pub use export::{Export, Format, LabelSize, Spool};
pub use find_all::ALL_AT_MOST;
pub use flow::is_open_step;
pub use follower::{Follower, FollowerTask, Lag};
pub use guard::{Check, Guard};
pub use house::HouseState;
pub use http_client::HttpClient;
pub use idempotency::{Answered, IDEMPOTENCY_KEYS, IdempotencyKey};
pub use import::Import;
pub use increment::Increment;
pub use input::{Edit, Input, Inputs};
pub use jobs::{GivenUp, JOBS, Job, JobKind, Work};
pub use months_later::MonthsLater;
pub use noted_reads::{Door, NotedReading};
pub use open_acts::OPEN_ACTS;
pub use papers::{Trouble, cell, doc, qr, sheet, table};
pub use request_context::{RequestContext, SharedFootprint, Spelling};
pub use rights::{HeadedUnits, Headship, MadeViews, Rights};
pub use routine::Routine;
pub use secret::{HIDDEN, Secret};
pub use stats::BucketUsage;
pub use store::{Compare, Footprint, Group, Measure, Part};
pub use subject::Subject;
pub use submission::{MOST_SUBMITTED, Submission, SubmissionAnswer, SubmissionOutcome, SubmissionRefusal, Submissions};
pub use turn::Turn;
pub use upload::Upload;
pub use warning::Warning;
pub use write::New;

use notify::Senders;

/// The collections that the engine keeps for itself.
pub const SYSTEM: &[&Collection] = &[
    &JOBS,
    &IDEMPOTENCY_KEYS,
    &files::FILES,
    &files::PARTS,
    &files::FILE_REFS,
    &files::link::FILE_LINKS,
];

/// The entities that the engine itself brings along.
pub static ENTITIES: &[&Entity] = &[
    &notify::OUTBOX_ENTITY,
    &routine::JOB_RUN_ENTITY,
    &routine::CLOCK_DOUBT_ENTITY,
];

/// Names by account id.
pub type Names = HashMap<String, String>;

/// What the city says about callers; the engine asks it and remembers the answer until one of `follows` changes
/// in what rights follow from.
#[derive(Clone, Copy)]
pub struct DomainHooks {
    /// What an account may do.
    pub rights: fn(&Cx<'_>, &str) -> Result<Rights>,
    /// The names of those who wrote: account id → name.
    pub names: fn(&Cx<'_>, &[String]) -> Result<Names>,
    /// Days of the settings that clock terms use: key → number of days.
    pub days: fn(&Cx<'_>) -> Result<BTreeMap<String, i64>>,
    /// The name of the house at the head of its letters.
    pub letterhead: fn(&Cx<'_>, Lang) -> Result<String>,
    /// The head and the foot of its sheets, and the pictures that they name.
    pub sheet_head: fn(&Cx<'_>) -> Result<(doc::Letterhead, doc::Pictures)>,
    /// What the city does when a job was tried for the last time and failed, in the transaction that notes it.
    pub given_up: fn(&mut Cx<'_>, &GivenUp<'_>) -> Result<()>,
    /// What the city does with news of the disk.
    pub disk: fn(&mut Cx<'_>, &DiskNews) -> Result<()>,
    /// What the city does when something is amiss with the house that administrators must know of.
    pub warned: fn(&mut Cx<'_>, &Warning<'_>) -> Result<()>,
    /// How the city notes a reading, before it is answered. The caller is whoever reads.
    pub reading: fn(&mut Cx<'_>, &NotedReading) -> Result<()>,
    /// The collections that rights follow from.
    pub follows: &'static [&'static Collection],
}

/// The engine: a store, the entities that live in it, the hooks of the domain, and the clock. Cheap to clone.
#[derive(Clone)]
pub struct Engine {
    inner: Arc<EngineInner>,
    /// The job that it was handed to.
    job: Option<Arc<jobs::JobHold>>,
}

/// What every call shares.
pub(crate) struct EngineInner {
    pub(crate) store: Store,
    pub(crate) entities: &'static [&'static Entity],
    pub(crate) hooks: DomainHooks,
    pub(crate) clock: Clock,
    rights: Mutex<Remembered<Arc<Rights>>>,
    days: Mutex<Option<(u64, BTreeMap<String, i64>)>>,
    senders: OnceLock<Senders>,
    master_key: OnceLock<Secret>,
    guest_work: OnceLock<u32>,
    pub(crate) files: OnceLock<files::Files>,
    /// Told when a commit has queued a job.
    pub(crate) queued: Notify,
    /// The jobs that this node holds.
    pub(crate) jobs: jobs::Leases,
    /// The last hour of each routine that this node has put down.
    pub(crate) planned: Mutex<HashMap<&'static str, jiff::Timestamp>>,
    pub(crate) backups: OnceLock<routine::Backups>,
    pub(crate) render_pool: print::RenderPool,
    pub(crate) children: child::Children,
    pub(crate) disk_alert: disk::DiskAlert,
    pub(crate) clock_trust: routine::ClockTrust,
    /// Where those stand that follow the log.
    pub(crate) lags: follower::Lags,
}

/// Answers that hold while the stamp of what they follow from does, and while the day does.
struct Remembered<T> {
    stamp: (u64, jiff::civil::Date),
    answers: HashMap<String, T>,
}

impl Engine {
    /// An engine over an open store.
    pub fn new(store: Store, entities: &'static [&'static Entity], hooks: DomainHooks, clock: Clock) -> Self {
        let remembered = Remembered {
            stamp: (0, jiff::civil::Date::ZERO),
            answers: HashMap::new(),
        };
        let inner = EngineInner {
            store,
            entities,
            hooks,
            clock,
            rights: Mutex::new(remembered),
            days: Mutex::default(),
            senders: OnceLock::new(),
            master_key: OnceLock::new(),
            guest_work: OnceLock::new(),
            files: OnceLock::new(),
            queued: Notify::new(),
            jobs: jobs::Leases::default(),
            planned: Mutex::default(),
            backups: OnceLock::new(),
            render_pool: print::RenderPool::default(),
            children: child::Children::default(),
            disk_alert: disk::DiskAlert::default(),
            clock_trust: routine::ClockTrust::default(),
            lags: follower::Lags::default(),
        };
        Engine {
            inner: Arc::new(inner),
            job: None,
        }
    }

    /// The same house at another moment, at which its clock stands until it is set: what a demonstration writes of the past is dated
    /// as it would have been. It keeps no files and runs no jobs.
    #[must_use]
    pub fn at(&self, moment: jiff::Timestamp) -> Self {
        let (store, of) = (self.inner.store.clone(), &self.inner);
        let then = Engine::new(store, of.entities, of.hooks, Clock::fixed(moment));
        match self.master_key() {
            Some(key) => then.with_master_key(key.clone()),
            None => then,
        }
    }

    /// The store underneath.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// All entities.
    pub fn entities(&self) -> &'static [&'static Entity] {
        self.inner.entities
    }

    /// Every extension of that type, in the order of the entities.
    pub fn extensions<T: 'static>(&self) -> impl Iterator<Item = &'static T> + use<T> {
        extensions(self.entities())
    }

    /// The collection with that id in that database of the wire; a `*_not_found` otherwise.
    pub fn collection(&self, database: &str, id: &str) -> Result<&'static Collection> {
        let public = || {
            self.inner
                .entities
                .iter()
                .map(|entity| entity.of)
                .filter(|of| of.is_public())
        };
        if !public().any(|of| of.database == database) {
            return Err(error_codes::DATABASE_NOT_FOUND.into());
        }
        let found = public().find(|of| of.database == database && of.id == id);
        found.ok_or_else(|| error_codes::COLLECTION_NOT_FOUND.into())
    }

    /// What an account may do; asked once until something that decides it changes.
    pub async fn rights(&self, account: &str) -> Result<Arc<Rights>> {
        let inner = &self.inner;
        let now = inner.clock.now();
        let stamp = (self.rights_stamp(), schema::day_in_morocco(now));
        if let Some(known) = lock(&inner.rights).fresh(stamp).get(account) {
            return Ok(known.clone());
        }
        let (of, within) = (account.to_owned(), self.clone());
        let rights = self.read(move |cx| (within.inner.hooks.rights)(cx, &of)).await?;
        let rights = Arc::new(rights);
        lock(&inner.rights)
            .fresh(stamp)
            .insert(account.to_owned(), rights.clone());
        Ok(rights)
    }

    /// A number that grows whenever the rights of somebody may have changed.
    pub fn rights_stamp(&self) -> u64 {
        self.inner.store.rights_stamp(self.inner.hooks.follows)
    }

    /// As [`Engine::terms`], for somebody who waits for their turn.
    pub(crate) async fn terms_of(&self, ctx: &RequestContext) -> Result<Terms> {
        let caller = ctx.rights.caller();
        Ok(Terms {
            caller,
            ..self.terms().await?
        })
    }

    /// The clock and the settings it is compared with, bound once per request.
    pub(crate) async fn terms(&self) -> Result<Terms> {
        let inner = &self.inner;
        let now = inner.clock.now();
        let Some(settings) = inner
            .entities
            .iter()
            .map(|entity| entity.of)
            .find(|of| of.id == "settings")
        else {
            return Ok(Terms::at(now));
        };
        let stamp = inner.store.stamp(&[settings]);
        if let Some((at, days)) = lock(&inner.days).as_ref().filter(|(at, _)| *at == stamp) {
            debug_assert_eq!(*at, stamp);
            let days = days.clone();
            return Ok(Terms { days, ..Terms::at(now) });
        }
        let days = self.read(self.inner.hooks.days).await?;
        *lock(&inner.days) = Some((stamp, days.clone()));
        Ok(Terms { days, ..Terms::at(now) })
    }
}

impl<T> Remembered<T> {
    /// The answers that still hold.
    fn fresh(&mut self, stamp: (u64, jiff::civil::Date)) -> &mut HashMap<String, T> {
        if self.stamp != stamp {
            self.stamp = stamp;
            self.answers.clear();
        }
        &mut self.answers
    }
}

impl EngineInner {
    /// The entity of a collection; the engine's own collections have none.
    pub(crate) fn entity(&self, of: &Collection) -> Option<&'static Entity> {
        self.entities.iter().copied().find(|entity| entity.of == of)
    }

    /// The collection of the wire with that id, in whatever database.
    pub(crate) fn public(&self, id: &str) -> Result<&'static Collection> {
        let mut all = self.entities.iter().map(|entity| entity.of);
        let found = all.find(|of| of.is_public() && of.id == id);
        found.ok_or_else(|| error_codes::COLLECTION_NOT_FOUND.into())
    }
}

/// A poisoned lock only means that another request panicked while it held a cache: the cache itself is whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The refusal of a caller without the right.
pub fn unauthorized(rights: &Rights) -> Error {
    if rights.account.is_some() && !rights.is_user && !rights.is_key {
        error_codes::NO_USER.into()
    } else {
        error_codes::UNAUTHORIZED.into()
    }
}
