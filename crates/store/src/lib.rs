//! Rows and files: queries to SQL in two dialects, transactions, schema sync, change log.
//!
//! Nothing outside this crate sees SQL or a driver. Invariants: values are always bound and names come from
//! declarations; every read goes through a [`View`](schema::View); a write and its log entry are one transaction, and
//! nothing is answered or published before its commit.

mod backup;
mod batch;
mod check;
mod compile;
mod connection;
mod dialect;
mod follow;
mod layout;
mod link;
mod load;
mod log;
mod news;
mod objects;
mod open;
mod place;
mod pool;
mod postgresql;
mod probe;
mod read;
mod row;
mod search;
mod shared;
mod sql;
mod sqlite;
mod standing;
mod step;
mod store;
mod sync;
mod terms;
mod timing;
mod total;
mod trash;
mod watch;
mod write;

pub use check::{Area, Finding};
pub use compile::{By, Group, Measure, Part, Report};
pub use dialect::Dialect;
pub use layout::ddl;
pub use load::Figures;
pub use log::{Entry, EntryKind, LogAsk};
pub use objects::{Objects, Stored};
pub use place::{FolderLock, Place, lock};
pub use read::{Page, Reader, Row};
pub use step::{Step, What};
pub use store::{Cost, Job, Store};
pub use terms::Terms;
pub use timing::{Timed, timed};
pub use trash::Trashed;
pub use write::Writer;
