//! What happens to a noun: its data and its behaviour on one page.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;

use schema::{Change, Collection, Condition, Document, ErrorCode, Field, FieldDef, Id, Lang, Result, To};
use store::Compare;

use crate::child::ChildTask;
use crate::import::Import;
use crate::{AnyAct, Cx, Deadline, Job, Routine};

/// A collection with its behaviour. To know what happens on save, read one constant.
#[derive(Clone, Copy)]
pub struct Entity {
    /// The data.
    pub of: &'static Collection,
    /// Checks and computed fields of the document itself; may read anything, write only its own document.
    pub before_write: &'static [Rule],
    /// Checks before a document goes; `change.after` is the document.
    pub before_delete: &'static [Rule],
    /// What makes way elsewhere for a new document that its rules have passed.
    pub before_create: &'static [Effect],
    /// Consequences elsewhere.
    pub after_write: &'static [Effect],
    /// Consequences elsewhere of a deletion; `change.after` is the document that went.
    pub after_delete: &'static [Effect],
    /// Fields that an act changes on many documents at once: a bulk update of one is refused, naming the act.
    pub bulk_acts: &'static [(FieldDef, &'static str)],
    /// Named acts.
    pub actions: &'static [&'static dyn AnyAct],
    /// What is done later, outside the transaction of its cause.
    pub jobs: &'static [&'static dyn Job],
    /// What processes of their own do for it: looking at what strangers send.
    pub child_tasks: &'static [ChildTask],
    /// What comes round at certain hours.
    pub routines: &'static [&'static Routine],
    /// Days that people are told of beforehand.
    pub deadlines: &'static [Deadline],
    /// How the global search finds it; `None` keeps it out.
    pub finder: Option<Finder>,
    /// What the global search does with it beside.
    pub sought: Sought,
    /// Counts and sums that dashboards are made of.
    pub reports: &'static [ReportDef],
    /// The files whose bytes its documents seal.
    pub seals: &'static [Seals],
    /// How it is read from a sheet; from it follows the action `{id}.import`.
    pub import: Option<&'static Import>,
    /// The refusals of its pages.
    pub error_codes: &'static [&'static [ErrorCode]],
    /// Collections that serve it and have no place on the wire.
    pub keeps: &'static [&'static Collection],
    /// What rooms above the engine read of it: kinds of notifications, kinds of papers. Found by their type.
    pub extensions: &'static [&'static [Extension]],
}

/// A declaration of a type that the engine does not know.
pub type Extension = &'static (dyn Any + Send + Sync);

/// Every extension of that type, in the order of the entities.
pub fn extensions<T: 'static>(entities: &'static [&'static Entity]) -> impl Iterator<Item = &'static T> + use<T> {
    let lists = entities.iter().flat_map(|entity| entity.extensions);
    lists.copied().flatten().filter_map(|one| one.downcast_ref())
}

impl Cx<'_> {
    /// Every extension of that type, in the order of the entities.
    pub fn extensions<T: 'static>(&self) -> impl Iterator<Item = &'static T> + use<T> {
        extensions(self.inner.entities)
    }

    /// Every collection that has an entity.
    pub fn collections(&self) -> impl Iterator<Item = &'static Collection> + use<> {
        self.inner.entities.iter().map(|entity| entity.of)
    }
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
            before_create: &[],
            after_write: &[],
            after_delete: &[],
            bulk_acts: &[],
            actions: &[],
            jobs: &[],
            child_tasks: &[],
            routines: &[],
            deadlines: &[],
            finder: None,
            sought: Sought::ALL,
            reports: &[],
            seals: &[],
            import: None,
            error_codes: &[],
            keeps: &[],
            extensions: &[],
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

/// Work that takes several transactions, or none.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = Result<T>> + Send>>;

/// How the global search finds a noun.
#[derive(Clone, Copy)]
pub struct Finder {
    /// Where words are looked for: in texts, at the beginning of numbers.
    pub by: &'static [FieldDef],
    /// What tells one from another of the same title.
    pub details: &'static [FieldDef],
}

/// Which documents of a noun the global search finds, what they are called there, and where they open, if not as their
/// declaration says.
#[derive(Clone, Copy)]
pub struct Sought {
    /// All of these hold; whoever may not read what they name finds none.
    pub only: &'static [Condition],
    /// It goes by codes: what is typed is one of them as a whole, not words of it.
    pub by_code: bool,
    /// What stands for its title, in a language, by the fields of the title.
    pub name: Option<NameOf>,
    /// The page that a code of the document leads to: what stands before the code, and its field.
    pub open: Option<(&'static str, FieldDef)>,
}

/// What a document is called, as everything that is declared has it.
pub type NameOf = fn(&'static [&'static Entity], &Document, Lang) -> Option<String>;

impl Sought {
    /// All of them, by their title, at their page.
    pub const ALL: Sought = Sought {
        only: &[],
        by_code: false,
        name: None,
        open: None,
    };
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
    /// Which groups are told, by their sum, or by their count where nothing is summed; all unless it is said.
    pub having: Option<Compare>,
    /// So many groups are told, the greatest of that figure first, and the total is theirs; all unless it is said.
    pub top: Option<usize>,
}

impl ReportDef {
    /// How many documents there are, all in one group.
    pub const WHOLE: ReportDef = ReportDef {
        name: "",
        only: &[],
        by: &[],
        sum: None,
        having: None,
        top: None,
    };
}
