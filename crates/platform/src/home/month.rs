//! This month so far beside the same days of the month before, and the twelve months up to now.

use engine::{Cx, Part};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Collection, Date, Field, FieldDef, Filter, Instant, Result, Value};

/// Days from the first to the last, both in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DaySpan {
    /// The first day.
    pub from: Day,
    /// The last day.
    pub to: Day,
}

/// This month up to today, and as many days of the month before: a part of a month is compared with a part.
pub fn so_far(today: Day) -> (DaySpan, DaySpan) {
    let before = today.saturating_sub(1.month());
    let span = |to: Day| DaySpan {
        from: to.first_of_month(),
        to,
    };
    (span(today), span(before))
}

impl DaySpan {
    /// The day lies in it.
    pub fn days(self, key: Field<Date>) -> Filter {
        key.between(Date(self.from), Date(self.to))
    }

    /// The moment lies in it, by the clocks of Morocco.
    pub fn moments(self, key: Field<Instant>) -> Filter {
        let midnight = |day: Day| Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
        let after = self.to.saturating_add(1.day());
        Filter::All(vec![key.ge(midnight(self.from)), key.lt(midnight(after))])
    }
}

/// So many months are drawn.
const MONTHS: i64 = 12;

/// The twelve months of which this is the last, as `2026-11`, and the first day of them.
pub fn last_twelve(today: Day) -> (Vec<String>, Day) {
    let first = today.first_of_month().saturating_sub((MONTHS - 1).months());
    let month = |at: i64| first.saturating_add(at.months()).to_string()[..7].to_owned();
    ((0..MONTHS).map(month).collect(), first)
}

/// What a number comes to in each of the months, of the documents that the caller may read; none where it may not.
///
/// # Errors
/// When they cannot be read.
pub fn sums(
    cx: &Cx<'_>,
    of: &'static Collection,
    filters: Vec<Filter>,
    by: FieldDef,
    sum: FieldDef,
    months: &[String],
) -> Result<Option<Vec<i64>>> {
    let Some(groups) = cx.groups_readable(of, filters, by, Part::Month, Some(sum))? else {
        return Ok(None);
    };
    let of_month = |month: &String| {
        let found = groups
            .iter()
            .find(|group| group.by.first().and_then(Value::text) == Some(month.as_str()));
        found
            .and_then(|group| group.measures.first().copied().flatten())
            .unwrap_or(0)
    };
    Ok(Some(months.iter().map(of_month).collect()))
}
