//! How long papers take: by type and by month, in working days, from the day a request came to the day its paper was made.

use std::collections::BTreeMap;

use engine::{Cx, inputs};
use jiff::ToSpan;
use jiff::civil;
use platform::workday::WorkCalendar;
use schema::{Choice as _, Date, Document, Instant, Result};
use serde_json::{Value as Json, json};

use super::{DOCUMENT_REQUESTS, DUE_ON, DocumentType, GENERATED_AT, RequestStatus, STATUS, SUBMITTED_AT, TYPE};

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

/// What happened to the requests of one type in one month.
#[derive(Default)]
struct Tally {
    count: u64,
    rejected: u64,
    late: u64,
    delays: Vec<i64>,
}

/// `documentRequests.delays` → `{from, open, overdue, types, months}`: counts, refusals, late ones, median delay.
pub(super) fn delays(cx: &Cx<'_>, wanted: &Months) -> Result<Json> {
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
        note(types.entry(of.wire()).or_default(), request, day, &calendar);
        note(by_month.entry((month, of.wire())).or_default(), request, day, &calendar);
    }
    let pending = STATUS.eq(RequestStatus::Pending);
    let open = cx.count_readable(&DOCUMENT_REQUESTS, [pending.clone()])?;
    let overdue = cx.count_readable(&DOCUMENT_REQUESTS, [pending, DUE_ON.lt(Date(cx.today()))])?;
    let in_order = DocumentType::ALL
        .iter()
        .filter_map(|of| Some((of.wire(), types.get(of.wire())?)));
    Ok(json!({
        "from": from.to_string(), "open": open.unwrap_or(0), "overdue": overdue.unwrap_or(0),
        "types": in_order.map(|(of, tally)| tally.json(json!({ "type": of }))).collect::<Vec<_>>(),
        "months": by_month.iter().map(|((month, of), tally)| tally.json(json!({ "month": month, "type": of }))).collect::<Vec<_>>(),
    }))
}

fn note(tally: &mut Tally, request: &Document, asked: civil::Date, calendar: &WorkCalendar) {
    tally.count += 1;
    tally.rejected += u64::from(request.get(STATUS) == Some(RequestStatus::Rejected));
    let Some(Instant(made)) = request.get(GENERATED_AT) else {
        return;
    };
    let made = schema::day_in_morocco(made);
    tally.delays.push(calendar.between(asked, made));
    tally.late += u64::from(request.get(DUE_ON).is_some_and(|Date(due)| made > due));
}

impl Tally {
    fn json(&self, mut of: Json) -> Json {
        of["count"] = json!(self.count);
        of["rejected"] = json!(self.rejected);
        of["late"] = json!(self.late);
        of["made"] = json!(self.delays.len());
        of["medianDays"] = median(&self.delays).map_or(Json::Null, |days| json!(days));
        of
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
