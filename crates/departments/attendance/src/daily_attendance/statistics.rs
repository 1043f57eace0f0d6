//! Statistics of attendance: presence, absence and lateness of each annexe in a period, beside the same length of time before,
//! and how they went by days or months. Made of daily figures alone, so that nobody is named; an annexe of fewer than five people
//! stands among *others*.

use std::collections::BTreeMap;

use engine::input::FromArgument;
use engine::{Act, Allowed, Cx, inputs};
use jiff::{ToSpan, civil};
use platform::organisation::annexe::ANNEXES;
use schema::{Date, Document, Id, Rejection, Result, Shape, choices, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{ABSENT, ANNEXE, AWAY, DAILY_ATTENDANCE, DATE, HEADCOUNT, JUSTIFIED, LATE, NOT_MEASURED, PRESENT, UNKNOWN};
use crate::permission::STATISTICS;
use crate::word::read_word;

error_codes! {
    PERIOD = "statistics_period", invalid => "{field}: أقصى مدة للفترة بالأيام: {most}", "{field}\u{a0}: une période d’un à {most} jours est attendue", "{field}: a period of 1 to {most} days is expected";
}

choices! {
    /// By what a course of time is told.
    By {
        Day = "day": "يوم", "Jour", "Day";
        Month = "month": "شهر", "Mois", "Month";
    }
}

impl FromArgument for By {
    const SHAPE: Shape = Shape::Word(&[By::Day.wire(), By::Month.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        read_word(name, given, &[By::Day, By::Month])
    }
}

/// So many days are looked at: a year and a day.
const MOST_DAYS: i32 = 366;
/// Fewer people than these are not told of by themselves.
pub(super) const LEAST_PEOPLE: i64 = 5;

inputs! {
    /// Of which days.
    pub(super) struct Period {
        /// The first day.
        from: civil::Date = need("from"),
        /// The last day.
        to: civil::Date = need("to"),
        /// By days or by months; by months unless it is said.
        by: Option<By> = may("by"),
    }
}

/// How attendance went in a period.
pub(super) const ATTENDANCE: Act<Period, AttendanceStatistics> =
    Act::read("statistics.attendance", Allowed::Holders(&[STATISTICS]), attendance);

/// How attendance went in a period, and in the same length of time before.
#[derive(Serialize, JsonSchema)]
pub(super) struct AttendanceStatistics {
    /// In the order of their names, those of few people together as the last.
    annexes: Vec<AnnexeAttendance>,
    total: AttendanceFigures,
    /// The same length of time before.
    before: AttendanceFigures,
    /// All annexes together, for each day or month with figures.
    course: Vec<AttendancePoint>,
}

/// What days come to. Of headcount the greatest of any day, of all else the sum of days.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AttendanceFigures {
    headcount: i64,
    /// Late or not.
    present: i64,
    late: i64,
    absent: i64,
    justified: i64,
    unjustified: i64,
    away: i64,
    /// Without a code of a terminal, or waiting for one.
    unknown: i64,
    /// Where no terminal stands, of people whom none knows.
    not_measured: i64,
}

/// An annexe in a period.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AnnexeAttendance {
    /// None where people are posted at no annexe, or several stand together.
    annexe: Option<String>,
    name_fr: String,
    name_ar: String,
    /// Annexes of few people, which are not told of by themselves.
    is_others: bool,
    figures: AttendanceFigures,
    before: AttendanceFigures,
}

/// A day or a month of a course.
#[derive(Serialize, JsonSchema)]
struct AttendancePoint {
    #[serde(flatten)]
    figures: AttendanceFigures,
    /// The day, `2026-11-02`, or the month, `2026-11`.
    on: String,
}

impl AttendanceFigures {
    fn of(row: &Document) -> Self {
        let figure = |key| row.get(key).unwrap_or_default();
        AttendanceFigures {
            headcount: figure(HEADCOUNT),
            present: figure(PRESENT),
            late: figure(LATE),
            absent: figure(ABSENT),
            justified: figure(JUSTIFIED),
            unjustified: figure(ABSENT) - figure(JUSTIFIED),
            away: figure(AWAY),
            unknown: figure(UNKNOWN),
            not_measured: figure(NOT_MEASURED),
        }
    }

    /// Other days of the same people.
    fn and_days(self, more: Self) -> Self {
        AttendanceFigures {
            headcount: self.headcount.max(more.headcount),
            ..self.and_people(more)
        }
    }

    /// Other people.
    fn and_people(self, more: Self) -> Self {
        AttendanceFigures {
            headcount: self.headcount + more.headcount,
            present: self.present + more.present,
            late: self.late + more.late,
            absent: self.absent + more.absent,
            justified: self.justified + more.justified,
            unjustified: self.unjustified + more.unjustified,
            away: self.away + more.away,
            unknown: self.unknown + more.unknown,
            not_measured: self.not_measured + more.not_measured,
        }
    }
}

fn attendance(cx: &Cx<'_>, period: &Period) -> Result<AttendanceStatistics> {
    let (from, to) = (period.from, period.to);
    let days = from.until(to).map_or(0, |span| span.get_days()) + 1;
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Rejection::new(PERIOD).field("to").arg("most", MOST_DAYS).into());
    }
    let rows = cx.all(&DAILY_ATTENDANCE, [DATE.between(from, to)])?;
    let before = (from.saturating_sub(days.days()), from.saturating_sub(1.day()));
    let earlier = cx.all(&DAILY_ATTENDANCE, [DATE.between(before.0, before.1)])?;
    let (annexes, earlier) = (by_annexe(&rows), by_annexe(&earlier));
    let sum = |annexes: &ByAnnexe| {
        let all = annexes.values().copied();
        all.fold(AttendanceFigures::default(), AttendanceFigures::and_people)
    };
    Ok(AttendanceStatistics {
        annexes: lines(cx, &annexes, &earlier)?,
        total: sum(&annexes),
        before: sum(&earlier),
        course: course(&rows, period.by.unwrap_or(By::Month)),
    })
}

/// What the days of each annexe come to; none for those who are posted at no annexe.
type ByAnnexe = BTreeMap<Option<String>, AttendanceFigures>;

fn by_annexe(rows: &[Document]) -> ByAnnexe {
    let mut all = ByAnnexe::new();
    for row in rows {
        let at = all.entry(row.get(ANNEXE).map(|Id(id)| id)).or_default();
        *at = at.and_days(AttendanceFigures::of(row));
    }
    all
}

/// A line for each annexe, in the order of their names, those of few people together as the last.
fn lines(cx: &Cx<'_>, annexes: &ByAnnexe, earlier: &ByAnnexe) -> Result<Vec<AnnexeAttendance>> {
    let ids: Vec<String> = annexes.keys().flatten().cloned().collect();
    let names = cx.many(&ANNEXES, &ids)?;
    let mut lines = Vec::new();
    let (mut others, mut others_before, mut joined) = (AttendanceFigures::default(), AttendanceFigures::default(), 0);
    for (annexe, figures) in annexes {
        let was = earlier.get(annexe).copied().unwrap_or_default();
        if figures.headcount < LEAST_PEOPLE {
            others = others.and_people(*figures);
            others_before = others_before.and_people(was);
            joined += 1;
            continue;
        }
        let found = annexe.as_ref().and_then(|id| names.iter().find(|one| one.id == *id));
        lines.push(line(annexe.clone(), found, *figures, was));
    }
    lines.sort_by(|one, other| (one.annexe.is_none(), &one.name_fr).cmp(&(other.annexe.is_none(), &other.name_fr)));
    if joined > 0 {
        lines.push(AnnexeAttendance {
            is_others: true,
            ..line(None, None, others, others_before)
        });
    }
    Ok(lines)
}

/// What one of them comes to, beside what it came to before.
fn line(
    annexe: Option<String>,
    named: Option<&Document>,
    figures: AttendanceFigures,
    before: AttendanceFigures,
) -> AnnexeAttendance {
    let (fr, ar) = named.map(Document::title).unwrap_or_default();
    AnnexeAttendance {
        annexe,
        name_fr: fr,
        name_ar: ar,
        is_others: false,
        figures,
        before,
    }
}

/// How it went, all annexes together, for each day or month with figures.
fn course(rows: &[Document], by: By) -> Vec<AttendancePoint> {
    let mut days: BTreeMap<civil::Date, AttendanceFigures> = BTreeMap::new();
    for row in rows {
        if let Some(Date(day)) = row.get(DATE) {
            let at = days.entry(day).or_default();
            *at = at.and_people(AttendanceFigures::of(row));
        }
    }
    let mut told: BTreeMap<String, AttendanceFigures> = BTreeMap::new();
    for (day, figures) in days {
        let on = match by {
            By::Day => day.to_string(),
            By::Month => day.to_string()[..7].to_owned(),
        };
        let at = told.entry(on).or_default();
        *at = at.and_days(figures);
    }
    let point = |(on, figures)| AttendancePoint { figures, on };
    told.into_iter().map(point).collect()
}
