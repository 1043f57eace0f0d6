//! Terms that nouns count by.

use engine::Cx;
use jiff::civil::Date;
use schema::{Label, Result};

use super::TimeLimit;
use super::rule::{CODE, DEADLINE_RULES, VALID_FROM, limit_of};

/// A term that a noun counts by, declared beside it and named among its `extensions`. The rows of the commune under its code say
/// how it is counted; what is preset holds where none does.
pub struct TimeLimitPreset {
    /// Its code among the rules.
    pub code: &'static str,
    /// What it is called.
    pub name: Label,
    /// The longest that a rule may make it, in days; a month has thirty.
    pub most_days: i64,
    /// How it is counted until a rule says otherwise.
    pub limit: TimeLimit,
    /// What that stands on.
    pub source: &'static str,
}

impl TimeLimitPreset {
    /// How a term is counted that begins on a day.
    ///
    /// # Errors
    /// When the rules cannot be read.
    pub fn limit(&self, cx: &Cx<'_>, day: Date) -> Result<TimeLimit> {
        let begun = [CODE.eq(self.code), VALID_FROM.le(schema::Date(day))];
        let rules = cx.all(&DEADLINE_RULES, begun)?;
        let latest = rules
            .into_iter()
            .max_by_key(|rule| rule.get(VALID_FROM).map(|from| from.0));
        latest.map_or(Ok(self.limit), |rule| limit_of(&rule))
    }

    /// The day on which a term ends that begins on a day, by the rule of that day and the calendar of the commune.
    ///
    /// # Errors
    /// When rules, hours or holidays cannot be read.
    pub fn end(&self, cx: &Cx<'_>, from: Date) -> Result<Date> {
        self.limit(cx, from)?.end_after(cx, from)
    }
}
