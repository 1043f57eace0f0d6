//! What terminals told of somebody's days: what proves a return that is recorded late.

use engine::Cx;
use jiff::civil;
use schema::{Document, Result};

/// What knows what terminals told: of an employee's file, each day between two, both included.
pub struct TerminalDays(pub FindTerminalDays);

/// Of an employee, the days between two, both included.
pub type FindTerminalDays = fn(&Cx<'_>, &Document, civil::Date, civil::Date) -> Result<Vec<TerminalDay>>;

/// A day of somebody as terminals know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalDay {
    /// Which.
    pub day: civil::Date,
    /// A day of work of somebody whom the terminals know, of which they told everything: without a punch nobody came.
    pub is_told: bool,
    /// The first punch, by the clock of Morocco,
    pub first: Option<civil::Time>,
    /// and the last.
    pub last: Option<civil::Time>,
}

/// What terminals told of an employee's days between two, both included; nothing where nobody declares it.
///
/// # Errors
/// When what is declared cannot be read.
pub fn terminal_days(cx: &Cx<'_>, employee: &Document, from: civil::Date, to: civil::Date) -> Result<Vec<TerminalDay>> {
    let mut all = Vec::new();
    if to < from {
        return Ok(all);
    }
    for TerminalDays(find) in cx.extensions::<TerminalDays>() {
        all.extend(find(cx, employee, from, to)?);
    }
    Ok(all)
}
