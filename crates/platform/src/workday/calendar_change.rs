//! What days of leave are counted by has changed: holidays, hours, or where somebody is posted. Whoever counts by them follows
//! after the commit, in as many transactions as it takes.

use engine::{BoxFuture, Cx, Engine, JobKind};
use jiff::civil;
use schema::{Id, Result};
use serde::{Deserialize, Serialize};

use crate::organisation::work_schedule::{self, WORK_SCHEDULES};

/// What changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CalendarCause {
    /// A day became a holiday, moved, was confirmed or is none any more.
    Holiday,
    /// Hours of work.
    Hours,
    /// Where somebody is posted.
    Place,
}

/// A change of what days are counted by.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct CalendarChange {
    /// What changed.
    pub cause: CalendarCause,
    /// The row that changed: hours, an assignment, a file; of a holiday its day.
    pub source: String,
    /// The first day that it is about,
    pub from: civil::Date,
    /// and the last, where there is one.
    pub to: Option<civil::Date>,
    /// Whose days; empty for everybody.
    pub people: Vec<String>,
}

/// What follows from such a change: declared among the extensions of a noun.
pub struct CalendarFollower(pub fn(Engine, CalendarChange) -> BoxFuture<u64>);

/// Has everybody who counts by hours and places follow.
pub static FOLLOW_CALENDAR: JobKind<CalendarChange> = JobKind::long("workday.followCalendar", |engine, change| {
    Box::pin(async move { follow(engine, change).await })
});

/// Has everybody follow a change, one after another. → how many rows it changed, in words.
///
/// # Errors
/// When a follower fails.
pub async fn follow(engine: Engine, change: CalendarChange) -> Result<String> {
    let mut changed = 0;
    for CalendarFollower(follow) in engine.extensions::<CalendarFollower>() {
        changed += follow(engine.clone(), change.clone()).await?;
    }
    Ok(format!("{changed} rows"))
}

/// Puts down that hours changed.
///
/// # Errors
/// When nothing can be written.
pub fn hours_change(cx: &mut Cx<'_>, change: &CalendarChange) -> Result<()> {
    cx.later(&FOLLOW_CALENDAR, &change.source, change, None)
}

/// Puts down that somebody is posted elsewhere from a day on. Where all hours are the commune's, it changes no day.
///
/// # Errors
/// When hours cannot be read, or nothing can be written.
pub fn place_changes(cx: &mut Cx<'_>, employee: &Id, source: &str, from: civil::Date) -> Result<()> {
    let of_unit = [
        work_schedule::BUREAU,
        work_schedule::SERVICE,
        work_schedule::DIVISION,
        work_schedule::DIRECTION,
        work_schedule::ANNEXE,
    ];
    for unit in of_unit {
        if cx.first(&WORK_SCHEDULES, [unit.is_not_null()])?.is_some() {
            let change = CalendarChange {
                cause: CalendarCause::Place,
                source: source.to_owned(),
                from,
                to: None,
                people: vec![employee.0.clone()],
            };
            return cx.later(&FOLLOW_CALENDAR, source, &change, None);
        }
    }
    Ok(())
}
