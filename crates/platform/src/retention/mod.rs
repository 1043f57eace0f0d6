//! Retention (مدة الاحتفاظ, durée de conservation): what is kept of people goes when nobody may need it any more (law 09-08).
//!
//! A noun declares what of it may be kept for a time ([`Retainable`]): its entries in groups, each with the day from which its term
//! counts, what is emptied and what stays. A rule of the commune (`retentionRules`) says after how many months; one administrator
//! proposes it, another confirms it. From then on it is carried out each night, in pieces, and each night on which something went
//! has its `disposals` with minutes. The journal keeps that something was written, when and by whom, and no value of it; backups
//! hold it until the last of them is let go, and the minutes say when that is.

mod carry_out;
mod condition;
mod disposal;
mod minutes;
mod preview;
mod rule;

use engine::{Cx, Entity};
use jiff::civil::Date;
use schema::{Collection, Field, FieldDef, Filter, Id, Instant, Label, Result};

use crate::time_limit::{Direction, TimeLimit};

pub use disposal::DISPOSALS;
pub use preview::{GroupCount, RetentionPreview, preview_of};
pub use rule::{RETENTION_RULES, months_in_force, rule_that_stood};

/// The nouns of this folder.
pub static ENTITIES: &[&Entity] = &[&rule::RETENTION_RULE, &disposal::DISPOSAL];

/// What of a noun may be kept for a time, declared beside it and named among its `extensions`.
///
/// What is valid, numbered or posted is never named here: a test of `domain` refuses fields that must be filled, that name
/// or number rows or say their state, papers, and ledgers.
pub struct Retainable {
    /// The collection of its entries.
    pub of: &'static Collection,
    /// What goes.
    pub what: Label,
    /// From which day the term of an entry counts.
    pub counted_from: Label,
    /// What stays.
    pub stays: Label,
    /// The fewest and the most months that a rule may say.
    pub bounds: (i64, i64),
    /// The months of the rule that a commune is given to begin with.
    pub preset: i64,
    /// What that stands on.
    pub basis: &'static str,
    /// The fields by whose words a rule may be of some entries alone.
    pub chosen_by: &'static [FieldDef],
    /// Its groups whose day is known.
    pub groups: fn(&Cx<'_>) -> Result<Vec<RetainedGroup>>,
    /// Of which entries something is still there, whatever their group.
    pub kept: fn() -> Vec<Filter>,
    /// The fields of an entry that are emptied, files among them.
    pub emptied: &'static [FieldDef],
    /// Notes that it was.
    pub emptied_at: Field<Instant>,
    /// What else of an entry is emptied.
    pub attached: &'static [AttachedRows],
    /// What the noun notes of what went of a group.
    pub noted: fn(&mut engine::Cx<'_>, &str, &EmptiedCount) -> Result<()>,
}

/// Rows that belong to an entry.
pub struct AttachedRows {
    /// Their collection.
    pub of: &'static Collection,
    /// The link to the entry.
    pub entry: Field<Id>,
    /// What a row is counted by: its file.
    pub holds: FieldDef,
    /// The fields that are emptied.
    pub emptied: &'static [FieldDef],
}

/// Entries whose term counts from one day: the applicants of an exam, the complaints that were closed in a month.
#[derive(Clone)]
pub struct RetainedGroup {
    /// Its id.
    pub id: String,
    /// What it is called by in few letters.
    pub code: String,
    /// What it is called in French and in Arabic; never after a person.
    pub title: [Option<String>; 2],
    /// The day from which the term counts.
    pub ended: Date,
    /// Which entries are of it.
    pub entries: Vec<Filter>,
}

/// How much went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EmptiedCount {
    /// Of how many entries.
    pub entries: usize,
    /// How many rows that belonged to them.
    pub attached: usize,
}

impl RetainedGroup {
    /// The day from which on nothing of it is kept.
    pub fn erased_from(&self, months: i64) -> Date {
        let term = TimeLimit::months(months);
        term.end(self.ended, Direction::Forwards, &[], &|_| None).end
    }
}

/// What is declared of a collection.
fn retainable(cx: &Cx<'_>, of: &str) -> Option<&'static Retainable> {
    cx.extensions::<Retainable>().find(|one| one.of.id == of)
}
