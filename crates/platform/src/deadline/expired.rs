//! Last days that have just passed.

use std::collections::HashSet;

use engine::Cx;
use jiff::ToSpan;
use schema::{Collection, Date, Document, Field, Result};

use super::notified_keys;

/// What ended longer ago, while nobody served, is no news.
const NEWS_DAYS: i32 = 30;
/// A document whose last day has passed.
pub struct Passed {
    /// The last day.
    pub day: jiff::civil::Date,
    /// The document.
    pub document: Document,
}

impl Passed {
    /// Under this it is told, once.
    pub fn key(&self) -> String {
        format!("{} ended {}", self.document.id, self.day)
    }
}

/// The documents whose last day has passed lately and was told to nobody yet; without those that were entered only
/// afterwards, as history.
pub fn recently_passed(cx: &Cx<'_>, of: &'static Collection, last: Field<Date>) -> Result<Vec<Passed>> {
    let today = cx.today();
    let since = Date(today.saturating_sub(NEWS_DAYS.days()));
    let lately = vec![last.lt(today), last.ge(since)];
    let mut passed: Vec<Passed> = cx
        .all(of, lately)?
        .into_iter()
        .filter_map(|document| document.get(last).map(|Date(day)| Passed { day, document }))
        .filter(was_running)
        .collect();
    let told: HashSet<String> = notified_keys(cx, passed.iter().map(Passed::key))?;
    passed.retain(|one| !told.contains(&one.key()));
    Ok(passed)
}

/// Whether it stood here already on its last day.
fn was_running(one: &Passed) -> bool {
    let entered = schema::read_instant(&one.document.created_at).map(schema::day_in_morocco);
    entered.is_some_and(|entered| entered <= one.day)
}
