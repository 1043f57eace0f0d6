//! How long papers take: by type and by month, in working days, from the day a request came to the day its paper was made.

use std::collections::BTreeMap;

use engine::{Act, Allowed, Cx, inputs};
use jiff::ToSpan;
use jiff::civil;
use platform::answered_word::AnsweredWord;
use platform::workday::WorkCalendar;
use schema::{Choice as _, Date, Document, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::{DOCUMENT_REQUESTS, DUE_ON, DocumentType, GENERATED_AT, RequestStatus, STATUS, SUBMITTED_AT, TYPE};
use crate::permission::READS;

/// How long papers take.
pub(super) const DELAYS: Act<Months, DocumentDelays> =
    Act::read("documentRequests.delays", Allowed::Holders(&[READS]), delays);

inputs! {
    /// Of which months the delays are wanted.
    pub(super) struct Months {
        /// So many months back, this one included; twelve unless it is said.
        months: Option<u64> = may("months"),
    }
}

/// As many months as are told.
const MOST_MONTHS: u64 = 36;
/// A year, where nothing is said.
const USUAL_MONTHS: u64 = 12;

/// How long papers take, and what waits.
#[derive(Serialize, JsonSchema)]
pub(super) struct DocumentDelays {
    /// The first day that is counted.
    from: String,
    /// How many requests wait now,
    open: u64,
    /// and how many of them are past their day.
    overdue: u64,
    types: Vec<DocumentTypeDelay>,
    /// The earliest month first.
    months: Vec<DocumentMonthDelay>,
}

/// How long the papers of one type took in one month.
#[derive(Serialize, JsonSchema)]
struct DocumentMonthDelay {
    /// `2026-11`.
    month: String,
    #[serde(flatten)]
    delay: DocumentTypeDelay,
}

/// How long the papers of one type took.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DocumentTypeDelay {
    #[serde(rename = "type")]
    of: AnsweredWord<DocumentType>,
    count: u64,
    rejected: u64,
    /// Made after their day.
    late: u64,
    made: usize,
    /// In working days.
    median_days: Option<f64>,
}

/// What happened to the requests of one type.
struct Tally {
    of: DocumentType,
    count: u64,
    rejected: u64,
    late: u64,
    delays: Vec<i64>,
}

fn delays(cx: &Cx<'_>, wanted: &Months) -> Result<DocumentDelays> {
    let months = wanted.months.unwrap_or(USUAL_MONTHS).clamp(1, MOST_MONTHS);
    let back = i32::try_from(months - 1).unwrap_or_default();
    let from = cx.today().first_of_month().saturating_sub(back.months());
    let begin = Instant(schema::instant_in_morocco(from.to_datetime(civil::Time::midnight())));
    let told = [TYPE.def, STATUS.def, SUBMITTED_AT.def, GENERATED_AT.def, DUE_ON.def];
    let requests = cx.fields_readable(&DOCUMENT_REQUESTS, [SUBMITTED_AT.ge(begin)], &told)?;
    let calendar = WorkCalendar::since(cx, from)?;
    let (mut types, mut by_month) = (BTreeMap::new(), BTreeMap::new());
    for request in &requests {
        let (Some(of), Some(Instant(at))) = (request.get(TYPE), request.get(SUBMITTED_AT)) else {
            continue;
        };
        let day = schema::day_in_morocco(at);
        let month = day.strftime("%Y-%m").to_string();
        for tally in [
            types.entry(of.wire()).or_insert_with(|| Tally::of(of)),
            by_month.entry((month, of.wire())).or_insert_with(|| Tally::of(of)),
        ] {
            tally.add(request, day, &calendar);
        }
    }
    let pending = STATUS.eq(RequestStatus::Pending);
    let open = cx.count_readable(&DOCUMENT_REQUESTS, [pending.clone()])?;
    let overdue = cx.count_readable(&DOCUMENT_REQUESTS, [pending, DUE_ON.lt(Date(cx.today()))])?;
    let in_order = DocumentType::ALL.iter().filter_map(|of| types.get(of.wire()));
    let by_month = by_month.into_iter().map(|((month, _), tally)| DocumentMonthDelay {
        month,
        delay: tally.delay(),
    });
    Ok(DocumentDelays {
        from: from.to_string(),
        open: open.unwrap_or(0),
        overdue: overdue.unwrap_or(0),
        types: in_order.map(Tally::delay).collect(),
        months: by_month.collect(),
    })
}

impl Tally {
    fn of(of: DocumentType) -> Self {
        Tally {
            of,
            count: 0,
            rejected: 0,
            late: 0,
            delays: Vec::new(),
        }
    }

    fn add(&mut self, request: &Document, asked: civil::Date, calendar: &WorkCalendar) {
        self.count += 1;
        self.rejected += u64::from(request.get(STATUS) == Some(RequestStatus::Rejected));
        let Some(Instant(made)) = request.get(GENERATED_AT) else {
            return;
        };
        let made = schema::day_in_morocco(made);
        self.delays.push(calendar.between(asked, made));
        self.late += u64::from(request.get(DUE_ON).is_some_and(|Date(due)| made > due));
    }

    fn delay(&self) -> DocumentTypeDelay {
        DocumentTypeDelay {
            of: AnsweredWord(self.of),
            count: self.count,
            rejected: self.rejected,
            late: self.late,
            made: self.delays.len(),
            median_days: median(&self.delays),
        }
    }
}

/// The middle one, or between the two middle ones.
fn median(delays: &[i64]) -> Option<f64> {
    let mut sorted = delays.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    let upper = *sorted.get(middle)?;
    let lower = if sorted.len().is_multiple_of(2) {
        sorted[middle - 1]
    } else {
        upper
    };
    // Days are few: a half is exact.
    let sum = i32::try_from(lower + upper).unwrap_or(i32::MAX);
    Some(f64::from(sum) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_the_middle_or_between_the_two_middle_ones() {
        for (delays, expected) in [
            (vec![], None),
            (vec![4], Some(4.0)),
            (vec![9, 1, 2], Some(2.0)),
            (vec![1, 2, 9, 4], Some(3.0)),
            (vec![3, 2], Some(2.5)),
        ] {
            assert_eq!(median(&delays), expected, "{delays:?}");
        }
    }
}
