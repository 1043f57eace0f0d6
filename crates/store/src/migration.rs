//! Numbered steps: the changes of a schema that are not merely additions.

use schema::{Collection, Result};
use sha2::{Digest, Sha256};

use crate::Writer;

/// A step, taken once by every database, in the order of the numbers.
#[derive(Clone, Copy)]
pub struct Migration {
    /// Its place; never changed once released.
    pub number: i64,
    /// What it does, for people; never changed once released.
    pub name: &'static str,
    /// The change.
    pub change: MigrationChange,
}

/// What a step does.
#[derive(Clone, Copy)]
pub enum MigrationChange {
    /// A column gets another name. Taken before the schema is brought up.
    Rename {
        /// The collection.
        of: &'static Collection,
        /// The name in older databases.
        from: &'static str,
        /// The declared name.
        to: &'static str,
    },
    /// A column that is no longer declared goes, with what it holds. Taken before the schema is brought up.
    Drop {
        /// The collection.
        of: &'static Collection,
        /// The column.
        column: &'static str,
    },
    /// A secret leaves the database for a file of its own in the data folder, and its table goes. Taken before a copy of the
    /// database is made.
    TakeOut {
        /// The table.
        table: &'static str,
        /// The column of its only row.
        column: &'static str,
        /// The file.
        file: &'static str,
    },
    /// Rows are written anew: backfills, changed formulas. Taken after the schema is brought up.
    Fill(fn(&mut Writer<'_>) -> Result<()>),
}

impl Migration {
    /// Tells a step that was changed after it had been taken.
    pub(crate) fn checksum(&self) -> String {
        let what = match self.change {
            MigrationChange::Rename { of, from, to } => format!("rename {} {from} {to}", of.id),
            MigrationChange::Drop { of, column } => format!("drop {} {column}", of.id),
            MigrationChange::TakeOut { table, column, file } => format!("take out {table} {column} {file}"),
            MigrationChange::Fill(_) => "fill".to_owned(),
        };
        hex::encode(Sha256::digest(format!("{}\n{}\n{what}", self.number, self.name)))
    }
}
