//! From a workbook or a CSV file to documents: a report row by row, good rows in, bad rows not, nothing half.
//!
//! A file is read outside any transaction ([`Plan`]); what it refers to is loaded with one query for each collection;
//! then jobs of 100 rows, so that other writes pass in between. A dry run is the same jobs rolled back.

pub(crate) mod action;
mod column;
mod execute;
mod notice;
mod noun;
mod plan;
mod refusal;
mod repeat;
mod report;
mod resolve;
mod value;
mod world;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use engine::{Ask, Cx, Engine};
use schema::{Collection, Document, FieldDef, Given, Lang, Refusal, Result, Value};

use execute::execute;

pub use notice::NOTICES;
pub use noun::IMPORTS;
pub use plan::Plan;
pub use refusal::REJECTS;
pub use report::{Finding, Missing, Report};

/// How a collection is read from a sheet.
pub struct Import {
    /// The collection.
    pub of: &'static Collection,
    /// What tells that a row is a document that stands already; the first that the row gives whole decides.
    pub keys: &'static [&'static [FieldDef]],
    /// Titles of columns beside the wire names and the labels in the three languages.
    pub also: &'static [(FieldDef, &'static [&'static str])],
    /// The latest day that a year of two digits may mean.
    pub days: &'static [(FieldDef, Latest)],
    /// What follows from the cells of a row before its keys are looked at.
    pub completed: Option<Completed>,
    /// Columns that make or change another document, beside the row's own.
    pub beside: &'static [Beside],
}

/// Adds to what a row gives, or says what is wrong with it.
pub type Completed = fn(&mut Given) -> Result<(), Refusal>;

/// A column whose cell makes or changes a document beside the row's own.
pub struct Beside {
    /// What the cell holds: its labels are titles too.
    pub field: FieldDef,
    /// Other titles.
    pub also: &'static [&'static str],
    /// Writes it, in the transaction of the row's document; whether anything changed.
    pub put: fn(&mut Cx<'_>, &Document, &Value) -> Result<bool>,
}

/// The latest day that a field of the past may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latest {
    /// Today.
    Today,
    /// So many years ago.
    YearsAgo(i16),
}

/// What is to be imported, and how.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// The file's name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Nothing stays.
    pub is_rehearsal: bool,
    /// Units that are missing are made, where the caller may.
    pub makes_units: bool,
    /// Missing units that the file spells in both languages: one spelling → the other, which makes them one unit.
    pub same: BTreeMap<String, String>,
    /// The sheet; the first visible one with rows unless said.
    pub sheet: Option<String>,
    /// Columns mapped by hand: title or letter → field; an empty field leaves the column out.
    pub mapping: BTreeMap<String, String>,
    /// The language of the report.
    pub lang: Lang,
}

impl Import {
    /// Keys, and nothing else to say.
    pub const fn by(of: &'static Collection, keys: &'static [&'static [FieldDef]]) -> Self {
        Import {
            of,
            keys,
            also: &[],
            days: &[],
            completed: None,
            beside: &[],
        }
    }

    /// The field of a column: those of the collection, then those beside it.
    fn field(&self, at: usize) -> &FieldDef {
        let own = self.of.fields;
        own.get(at).unwrap_or_else(|| &self.beside[at - own.len()].field)
    }

    /// The place of the field of that name.
    fn position(&self, name: &str) -> Option<usize> {
        let beside = || self.beside.iter().position(|one| one.field.name == name);
        self.of
            .position(name)
            .or_else(|| beside().map(|at| at + self.of.fields.len()))
    }

    /// How many fields a column may be.
    fn width(&self) -> usize {
        self.of.fields.len() + self.beside.len()
    }
}

/// How that collection is imported.
pub fn find(id: &str) -> Option<&'static Import> {
    IMPORTS.iter().copied().find(|import| import.of.id == id)
}

/// Reads a file and imports it.
pub async fn run(engine: &Engine, ask: &Ask, import: &'static Import, order: &Order) -> Result<Report> {
    let today = schema::day_in_morocco(engine.clock().now());
    let plan = Plan::read(import, order, &ask.rights, today)?;
    execute(engine, ask, plan).await
}
