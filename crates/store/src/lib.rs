//! Rows and files: queries to SQL in two dialects, transactions, schema sync, change log.
//!
//! Nothing outside this crate sees SQL or a driver. Invariants: values are always bound and names come from
//! declarations; every read goes through a [`View`](schema::View); a write and its log entry are one transaction, and
//! nothing is answered or published before its commit.

mod backup;
mod broadcast;
mod check;
mod compile;
mod connection;
mod deep_page;
mod dialect;
pub mod disk;
mod disk_space;
mod existing_schema;
mod head;
mod identity;
mod incremental_count;
mod incremental_report;
mod job;
pub mod key_file;
mod layout;
mod link;
mod load;
mod location;
mod log;
mod metadata;
mod migration;
mod objects;
mod open;
mod pool;
mod postgresql;
pub mod private;
mod probe;
mod query_cache;
mod read;
mod read_queue;
mod row;
mod search;
mod shared;
mod sql;
mod sqlite;
mod statistics;
mod store;
mod sync;
mod take_out;
mod terms;
mod texts;
mod timing;
mod trash;
mod watch;
mod write_health;
mod write_tx;
mod writer;
mod writer_lock;

pub use backup::{BackedUpValues, BackupFile, Keyring, Seal, erase_partial_files};
pub use check::{Area, Finding};
pub use compile::{By, Group, Measure, Part, Report};
pub use dialect::Dialect;
pub use disk_space::{free_space, refuse_if_short};
pub use head::Head;
pub use identity::Identity;
pub use job::{Cost, Job};
pub use layout::ddl;
pub use load::Figures;
pub use location::{FolderLock, StoreLocation, lock};
pub use log::{Entry, EntryKind, LogQuery};
pub use migration::{Migration, MigrationChange};
pub use objects::{Objects, Pieces, Stored};
pub use read::{Page, Reader, Row};
pub use read_queue::Caller;
pub use store::Store;
pub use terms::Terms;
pub use timing::{Timed, timed};
pub use trash::Trashed;
pub use write_health::WriteOutage;
pub use write_tx::Writer;
