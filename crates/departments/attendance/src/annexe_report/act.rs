//! Reports that heads of annexes enter, and reports that days make.

use std::collections::BTreeMap;

use engine::input::FromArgument;
use engine::{Cx, Input, Inputs, answered_documents, input, inputs};
use jiff::civil;
use platform::organisation::annexe::ANNEXES;
use schema::{
    Argument, Choice, Date, Document, Field, FieldDef, FieldSet, Id, Result, Shape, Unit, error_codes, validate,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::rules::{first_day, last_day};
use super::{
    ANNEXE, ANNEXE_REPORTS, DATE, DIFFERENCE, HEADCOUNT, JUSTIFIED, NOTES, PERIOD, Period, SOURCE, Source, TOTAL,
    UNJUSTIFIED,
};
use crate::daily_attendance::{self as figures, DAILY_ATTENDANCE};
use crate::permission::ENTERS_ABSENCES;
use crate::word::read_word;

impl FromArgument for Period {
    const SHAPE: Shape = Shape::Word(&[Period::Daily.wire(), Period::Weekly.wire(), Period::Monthly.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        read_word(name, given, Period::ALL)
    }
}

inputs! {
    /// A report as its writer gives it.
    pub(super) struct Entry {
        ..values: Values,
    }
    /// The period that reports are made of.
    pub(super) struct Wanted {
        /// A day of it.
        date: civil::Date = need("date"),
        /// A day, a week or a month; a day unless it is said.
        period: Option<Period> = may("periodType"),
    }
}

/// What a report is given.
const GIVEN: &[FieldDef] = &[
    ANNEXE.def,
    DATE.def,
    PERIOD.def,
    JUSTIFIED.def,
    UNJUSTIFIED.def,
    TOTAL.def,
    HEADCOUNT.def,
    NOTES.def,
];

/// The values of a report.
#[derive(Clone)]
pub(super) struct Values(Map<String, Json>);

impl Inputs for Values {
    fn arguments() -> Vec<Argument> {
        input::fields(&ANNEXE_REPORTS, GIVEN)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(Values(given.values(GIVEN)))
    }
}

/// By whoever heads the annexe, or enters reports of all of them.
pub(super) fn enter(cx: &mut Cx<'_>, entry: &Entry) -> Result<Document> {
    let Values(data) = &entry.values;
    let all = FieldSet::visible(&ANNEXE_REPORTS);
    let mut report = Document::new(&ANNEXE_REPORTS);
    report.apply(&validate(&ANNEXE_REPORTS, data, all, all, None)?)?;
    let headed = cx.who().units.of(Unit::Annexe, ANNEXE_REPORTS.access.resource);
    let is_theirs = report.get(ANNEXE).is_none_or(|Id(annexe)| headed.contains(&annexe));
    let heads = cx.who().is_user && !headed.is_empty() && is_theirs;
    if !heads && !cx.who().holds_permission(ENTERS_ABSENCES) {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    cx.create(report)
}

/// What the days of an annexe come to in a period.
#[derive(Clone, Copy, Default)]
struct Sum {
    justified: i64,
    unjustified: i64,
    headcount: i64,
}

impl Sum {
    fn figures(self) -> [(Field<i64>, i64); 4] {
        [
            (JUSTIFIED, self.justified),
            (UNJUSTIFIED, self.unjustified),
            (TOTAL, self.justified + self.unjustified),
            (HEADCOUNT, self.headcount),
        ]
    }
}

answered_documents! {
    /// A report.
    struct AnnexeReportRow of ANNEXE_REPORTS;
}

/// What became of the reports of a period.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct GeneratedAnnexeReports {
    made: u64,
    changed: u64,
    /// Those that were typed, and differ from what the days say.
    differ: u64,
    reports: Vec<AnnexeReportRow>,
}

/// One for each annexe with days in the period. One that was typed stays as it was typed, and notes what differs.
pub(super) fn generate(cx: &mut Cx<'_>, wanted: &Wanted) -> Result<GeneratedAnnexeReports> {
    let period = wanted.period.unwrap_or(Period::Daily);
    let first = first_day(period, wanted.date);
    let mut done = GeneratedAnnexeReports::default();
    for (annexe, sum) in sums(cx, first, last_day(period, first))? {
        let same = [ANNEXE.eq(&annexe), DATE.eq(first), PERIOD.eq(period)];
        let report = match cx.first(&ANNEXE_REPORTS, same)? {
            None => {
                done.made += 1;
                let new = Document::new(&ANNEXE_REPORTS)
                    .with(ANNEXE, Id(annexe))
                    .with(DATE, Date(first))
                    .with(PERIOD, period)
                    .with(SOURCE, Source::Days);
                cx.create(with_figures(new, sum))?
            }
            Some(report) => {
                let before = report.clone();
                let report = if report.get(SOURCE) == Some(Source::Days) {
                    with_figures(report, sum)
                } else {
                    with_difference(report, sum)
                };
                done.differ += u64::from(report.get(DIFFERENCE).is_some());
                if report == before {
                    report
                } else {
                    done.changed += 1;
                    cx.update(report)?
                }
            }
        };
        done.reports.push(AnnexeReportRow(cx.answer(report)?));
    }
    Ok(done)
}

fn with_figures(mut report: Document, sum: Sum) -> Document {
    for (key, figure) in sum.figures() {
        report.set(key, figure);
    }
    report
}

/// What was typed stays; what the days say otherwise stands beside it.
fn with_difference(mut report: Document, sum: Sum) -> Document {
    let differs = |(key, figure): &(Field<i64>, i64)| report.get(*key).is_some_and(|typed| typed != *figure);
    let other: Map<String, Json> = sum
        .figures()
        .into_iter()
        .filter(differs)
        .map(|(key, figure)| (key.def.name.to_owned(), json!(figure)))
        .collect();
    report.set_or_clear(DIFFERENCE, (!other.is_empty()).then_some(Json::Object(other)));
    report
}

/// Of every annexe that stands, absences day by day, and the greatest headcount of any day.
fn sums(cx: &Cx<'_>, first: civil::Date, last: civil::Date) -> Result<BTreeMap<String, Sum>> {
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    for day in cx.all(&DAILY_ATTENDANCE, [figures::DATE.between(first, last)])? {
        let Some(Id(annexe)) = day.get(figures::ANNEXE) else {
            continue;
        };
        let figure = |key| day.get(key).unwrap_or_default();
        let sum = sums.entry(annexe).or_default();
        sum.justified += figure(figures::JUSTIFIED);
        sum.unjustified += figure(figures::ABSENT) - figure(figures::JUSTIFIED);
        sum.headcount = sum.headcount.max(figure(figures::HEADCOUNT));
    }
    let ids: Vec<String> = sums.keys().cloned().collect();
    let standing = cx.many(&ANNEXES, &ids)?;
    sums.retain(|id, _| standing.iter().any(|annexe| annexe.id == *id));
    Ok(sums)
}
