//! What happens to a noun: its data and its behaviour on one page.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use schema::{Change, Collection, Condition, Field, FieldDef, Id, Lang, Reject, Result, To};
use serde_json::{Map, Value as Json};

use crate::import::Import;
use crate::notify::Outgoing;
use crate::{Ask, Clock, Cx, Deadline, Engine, Routine, Upload};

/// A collection with its behaviour. To know what happens on save, read one constant.
#[derive(Clone, Copy)]
pub struct Entity {
    /// The data.
    pub of: &'static Collection,
    /// Checks and computed fields of the document itself; may read anything, write only its own document.
    pub before_write: &'static [Rule],
    /// Checks before a document goes; `change.after` is the document.
    pub before_delete: &'static [Rule],
    /// Consequences elsewhere.
    pub after_write: &'static [Effect],
    /// Consequences elsewhere of a deletion; `change.after` is the document that went.
    pub after_delete: &'static [Effect],
    /// Named acts.
    pub actions: &'static [Action],
    /// What is done later, outside the transaction of its cause.
    pub jobs: &'static [JobKind],
    /// What comes round at certain hours.
    pub routines: &'static [&'static Routine],
    /// Days that people are told of beforehand.
    pub deadlines: &'static [Deadline],
    /// How the global search finds it; `None` keeps it out.
    pub finder: Option<Finder>,
    /// Counts and sums that dashboards are made of.
    pub reports: &'static [ReportDef],
    /// The file whose bytes its documents seal.
    pub seals: Option<Seals>,
    /// How it is read from a sheet; from it follows the action `{id}.import`.
    pub import: Option<&'static Import>,
    /// The refusals of its pages.
    pub rejects: &'static [&'static [Reject]],
    /// Collections that serve it and have no place on the wire.
    pub keeps: &'static [&'static Collection],
}

/// A file whose bytes a document has sealed: they are sent as they were, or not at all.
#[derive(Clone, Copy)]
pub struct Seals {
    /// The field that names the file.
    pub file: Field<Id>,
    /// The field that holds the SHA-256 of its bytes, in hexadecimal.
    pub sha256: Field<String>,
}

impl Entity {
    /// A noun without behaviour.
    pub const fn plain(of: &'static Collection) -> Self {
        Entity {
            of,
            before_write: &[],
            before_delete: &[],
            after_write: &[],
            after_delete: &[],
            actions: &[],
            jobs: &[],
            routines: &[],
            deadlines: &[],
            finder: None,
            reports: &[],
            seals: None,
            import: None,
            rejects: &[],
            keeps: &[],
        }
    }
}

/// A rule, named as the fact it guarantees.
pub type Rule = fn(&Cx<'_>, &mut Change) -> Result<()>;

/// A consequence of a create, an update or a deletion, in the same transaction.
pub struct Effect {
    /// The collections it writes; the engine refuses any other.
    pub touches: &'static [To],
    /// What happens.
    pub run: fn(&mut Cx<'_>, &Change) -> Result<()>,
}

/// A named act of several steps: `POST /v1/actions/{collection}.{action}`.
#[derive(Clone, Copy)]
pub struct Action {
    /// `collection.action`.
    pub id: &'static str,
    /// Who may.
    pub allowed: Allowed,
    /// Outside any transaction: parse, hash, decode.
    pub prepare: fn(&Desk, Input) -> Result<Input>,
    /// What it does.
    pub run: Run,
}

impl Action {
    /// Whether it takes or tells a secret.
    pub const fn is_secret(&self) -> bool {
        matches!(self.run, Run::Secret(_))
    }
}

/// Work that takes several transactions, or none.
pub type Lasting<T> = Pin<Box<dyn Future<Output = Result<T>> + Send>>;

/// The answer of an act that runs in several transactions.
pub type Long = Lasting<Json>;

/// How an act runs.
#[derive(Clone, Copy)]
pub enum Run {
    /// In one transaction; may be run again when the transaction is lost.
    Once(fn(&mut Cx<'_>, &Input) -> Result<Json>),
    /// As `Once`, taking or telling a secret, such as a password: of it nothing is kept for a caller who asks again.
    Secret(fn(&mut Cx<'_>, &Input) -> Result<Json>),
    /// In a snapshot: it only looks, so it takes no turn of the writer.
    Look(fn(&Cx<'_>, &Input) -> Result<Json>),
    /// In several, so that other writes pass in between.
    Long(fn(Engine, Ask, Input) -> Long),
}

/// Who may run an action.
#[derive(Clone, Copy)]
pub enum Allowed {
    /// Everybody, whether signed in or not; what a guest sends is cut at so many bytes.
    Guests {
        /// Greatest size of a guest's body.
        body_limit: usize,
    },
    /// Every signed-in user with a profile.
    Users,
    /// Administrators.
    Admins,
    /// Holders of all these permissions, written `resource:action`.
    Holders(&'static [&'static str]),
}

/// What an action was given.
#[derive(Clone, Default)]
pub struct Input {
    /// The named values; those of a multipart form are texts.
    pub data: Map<String, Json>,
    /// The files.
    pub files: Vec<Upload>,
    /// What `prepare` made: hashes, parsed rows. Never logged.
    pub prepared: Map<String, Json>,
    /// What `prepare` made that is no JSON, for `run` alone.
    pub made: Option<Arc<dyn Any + Send + Sync>>,
    /// The caller's language.
    pub lang: Lang,
}

impl Input {
    /// A text that must be given.
    pub fn need(&self, name: &str) -> Result<&str> {
        self.text(name).ok_or_else(|| {
            schema::refusal::ARGUMENT_MISSING
                .refusal()
                .field(name)
                .arg("param", name)
                .into()
        })
    }

    /// A text, when given and not empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.data
            .get(name)
            .and_then(Json::as_str)
            .map(str::trim)
            .filter(|text| !text.is_empty())
    }

    /// A flag: true, or the words that a form sends.
    pub fn is(&self, name: &str) -> bool {
        match self.data.get(name) {
            Some(Json::Bool(flag)) => *flag,
            Some(Json::String(text)) => matches!(text.as_str(), "true" | "1" | "on"),
            _ => false,
        }
    }
}

/// What `prepare` may use.
pub struct Desk {
    /// The clock.
    pub clock: Clock,
    /// Who asks.
    pub ask: Ask,
    /// The id of the action.
    pub action: &'static str,
}

/// A kind of job.
pub struct JobKind {
    /// Its name, as given to [`Cx::later`].
    pub kind: &'static str,
    /// What it does; at least once, so twice must be once.
    pub run: JobRun,
}

/// How a job runs.
#[derive(Clone, Copy)]
pub enum JobRun {
    /// In a transaction of its own.
    Inside(fn(&mut Cx<'_>, &Json) -> Result<()>),
    /// Composed in a read snapshot, sent outside any transaction; how it went is then written to the job and to the row
    /// of the outbox. Composing nothing means that the letter is no longer needed.
    Send(fn(&Cx<'_>, &Json) -> Result<Option<Outgoing>>),
    /// In several transactions or outside any, as long as it takes; it may say in a few words what it did.
    Long(fn(Engine, Json) -> Lasting<String>),
}

/// How the global search finds a noun.
#[derive(Clone, Copy)]
pub struct Finder {
    /// Texts that may contain the term; a whole number is also looked for in integer fields.
    pub by: &'static [FieldDef],
    /// A field shown beneath the title.
    pub detail: Option<FieldDef>,
}

/// A count or sum by fields, read through the caller's view.
pub struct ReportDef {
    /// Its name in `/v1/reports/{name}`.
    pub name: &'static str,
    /// Of which documents: all of these hold.
    pub only: &'static [Condition],
    /// The fields that group.
    pub by: &'static [FieldDef],
    /// The number that is summed.
    pub sum: Option<FieldDef>,
}
