//! Days that are to be computed again, because something that they follow from has changed.
//!
//! A row for each cause, and a job after its commit. Whoever computes takes the oldest row in pieces, and moves it on in the
//! transaction of each piece: killed in between, the next one goes on where this one stood.

use engine::{BoxFuture, Cx, Engine, JobKind};
use jiff::{Timestamp, ToSpan, civil};
use schema::{Collection, Date, Document, Id, Result, date, fields, integer, json};
use serde_json::json;

fields! {
    PEOPLE: serde_json::Value = json("people") => "الموظفون", "Fonctionnaires", "Employees";
    FROM: Date = date("from").required() => "من", "Du", "From";
    TO: Date = date("to").required() => "إلى", "Au", "To";
    /// `$sequence` of the last employee whose days of this row were computed.
    DONE: i64 = integer("done") => "آخر موظف(ة)", "Dernier calculé", "Last computed";
}

/// One row a cause.
pub static STALE_DAYS: Collection = Collection {
    database: "system",
    logged: false,
    ..Collection::new("staleDays", FIELDS)
};

/// What computes days; declared by whoever keeps them. It takes rows with [`next`] for as long as other jobs may wait, and has
/// itself run again with [`compute_later`] when some are left.
pub struct DaysRecomputation(pub fn(Engine) -> BoxFuture<u64>);

/// Computes some of what is stale. It may run beside itself: every piece is one transaction.
pub static RECOMPUTE: JobKind<()> = JobKind::long("workday.recompute", |engine, ()| {
    Box::pin(async move {
        let found = engine.extensions::<DaysRecomputation>().next();
        let Some(DaysRecomputation(run)) = found else {
            return Ok(String::new());
        };
        Ok(format!("{} days", run(engine).await?))
    })
});

/// The days of some people, as one row says it.
pub struct StaleDays {
    /// Whose; empty for everybody.
    pub people: Vec<String>,
    /// The first day
    pub from: civil::Date,
    /// and the last.
    pub to: civil::Date,
    /// `$sequence` of the employee behind whom to go on.
    pub done: i64,
    row: Document,
}

/// There is one job, which is put down again by whatever comes while it runs.
const KEY: &str = "days";

/// So many rows of the same days are compared with one that is to be added.
const COMPARED: u64 = 4;

/// The days of one person that a row holds are computed in one transaction: no more than a month of them.
const DAYS_AT_ONCE: i64 = 30;

/// Puts down that the days of these employees, of all when none is named, are to be computed again. Once for each cause: a
/// burst of punches is one.
///
/// # Errors
/// When nothing can be written.
pub fn mark(cx: &mut Cx<'_>, employees: &[Id], from: civil::Date, to: civil::Date) -> Result<()> {
    if to < from {
        return Ok(());
    }
    let people: Vec<&str> = employees.iter().map(Id::as_str).collect();
    let mut begins = from;
    while begins <= to {
        let ends = begins.saturating_add(DAYS_AT_ONCE.days()).min(to);
        let row = Document::new(&STALE_DAYS)
            .with(PEOPLE, json!(people))
            .with(FROM, Date(begins))
            .with(TO, Date(ends));
        if !is_marked(cx, &row)? {
            cx.create(row)?;
        }
        match ends.tomorrow() {
            Ok(next) => begins = next,
            Err(_) => break,
        }
    }
    compute_later(cx)
}

/// Whether a row says the same already and nobody has begun with it: fifty terminals that pass midnight are one cause.
fn is_marked(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let same = [FROM.eq(row.need(FROM)?), TO.eq(row.need(TO)?), DONE.is_null()];
    let standing = cx.newest(&STALE_DAYS, same, 0, COMPARED)?;
    Ok(standing.iter().any(|one| one.get(PEOPLE) == row.get(PEOPLE)))
}

/// Has the job run after the commit, also when it runs already.
///
/// # Errors
/// When nothing can be written.
pub fn compute_later(cx: &mut Cx<'_>) -> Result<()> {
    cx.later(&RECOMPUTE, KEY, &(), None)
}

/// Has the job run at an instant; what is marked until then has it run at once.
///
/// # Errors
/// When nothing can be written.
pub fn compute_at(cx: &mut Cx<'_>, due: Timestamp) -> Result<()> {
    cx.later(&RECOMPUTE, KEY, &(), Some(due))
}

/// The oldest days that are to be computed again.
///
/// # Errors
/// When they cannot be read.
pub fn next(cx: &Cx<'_>) -> Result<Option<StaleDays>> {
    let Some(row) = cx.first(&STALE_DAYS, [])? else {
        return Ok(None);
    };
    let people = row.get(PEOPLE).unwrap_or_default();
    Ok(Some(StaleDays {
        people: serde_json::from_value(people).unwrap_or_default(),
        from: row.need(FROM)?.0,
        to: row.need(TO)?.0,
        done: row.get(DONE).unwrap_or_default(),
        row,
    }))
}

/// Moves a row on behind an employee, or takes it away when nobody is left.
///
/// # Errors
/// When nothing can be written.
pub fn advance(cx: &mut Cx<'_>, stale: StaleDays, done: Option<i64>) -> Result<()> {
    match done {
        Some(employee) => cx.update(stale.row.with(DONE, employee)).map(drop),
        None => cx.delete(&STALE_DAYS, &stale.row.id),
    }
}
