//! From a workbook or a CSV file to documents: a report row by row, good rows in, bad rows not, nothing half.
//!
//! A file is read outside any transaction ([`Plan`]); what it refers to is loaded with one query for each collection;
//! then jobs of 100 rows, so that other writes pass in between. A dry run is the same jobs rolled back.

pub(crate) mod action;
mod chosen;
mod column;
mod doubt;
mod duplicates;
mod error_codes;
mod execute;
mod known;
mod notice;
mod plan;
mod references;
mod report;
mod resolve;
pub mod run;
mod total_row;
mod twins;
mod unit_word;
mod value;

use std::collections::BTreeMap;

use engine::cell::day::DayOrder;
use engine::sheet::Encoding;
use engine::{Engine, Entity, RequestContext};
use schema::{Lang, Result};

use execute::execute;

pub use column::title_key;
pub use engine::Import;
pub use engine::import::{Beside, Completed, Latest};
pub use error_codes::{ERROR_CODES, day_order, encoding, unreadable};
pub use notice::NOTICES;
pub use plan::Plan;
pub use references::naming;
pub use report::{Finding, Report, UnknownUnit};
pub use run::GoesWithItsCause;

/// What is to be imported, and how.
#[derive(Clone, Debug, Default)]
pub struct ImportOrder {
    /// The file's name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Nothing stays.
    pub is_rehearsal: bool,
    /// Units that are missing are made, where the caller may.
    pub makes_units: bool,
    /// Missing units that are others under a second spelling: one spelling → the other of the file, which makes them one unit, or
    /// the name of one that stands.
    pub same: BTreeMap<String, String>,
    /// The sheet; the first visible one with rows unless said.
    pub sheet: Option<String>,
    /// Columns mapped by hand: title or letter → field; an empty field leaves the column out.
    pub mapping: BTreeMap<String, String>,
    /// The encoding of the letters of a text file, where they show it not.
    pub encoding: Option<Encoding>,
    /// Whether the day or the month comes first in days of three numbers, where their columns show it not.
    pub day_order: Option<DayOrder>,
    /// Rows and columns that are hidden in the sheet are left out.
    pub skips_hidden: bool,
    /// The language of the report.
    pub lang: Lang,
}

/// The nouns of this folder.
pub static ENTITIES: &[&Entity] = &[&run::IMPORT_RUN];

/// How every collection that can be is imported, as its entity says.
pub fn all(entities: &'static [&'static Entity]) -> impl Iterator<Item = &'static Import> {
    entities.iter().filter_map(|entity| entity.import)
}

/// How that collection is imported.
pub fn find(entities: &'static [&'static Entity], id: &str) -> Option<&'static Import> {
    all(entities).find(|import| import.of.id == id)
}

/// Reads a file and imports it.
pub async fn run(
    engine: &Engine,
    ctx: &RequestContext,
    import: &'static Import,
    order: &ImportOrder,
) -> Result<Report> {
    let today = schema::day_in_morocco(engine.clock().now());
    let plan = Plan::read(import, order, &ctx.rights, today)?;
    execute(engine, ctx, plan).await
}
