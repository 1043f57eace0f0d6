//! Statistics of attendance: presence, absence and lateness of each annexe in a period, beside the same length of time before,
//! and how they went by days or months. Made of daily figures alone, so that nobody is named; an annexe of fewer than five people
//! stands among *others*.

use std::collections::BTreeMap;

use engine::input::FromArgument;
use engine::{Action, Allowed, Cx, inputs};
use jiff::{ToSpan, civil};
use platform::organisation::annexe::ANNEXES;
use schema::{Date, Document, Id, Rejection, Result, Shape, choices, error_codes};
use serde_json::{Value as Json, json};

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

/// `statistics.attendance` → `{annexes, total, before, course}`.
pub(super) const ATTENDANCE: Action<Period> =
    Action::read("statistics.attendance", Allowed::Holders(&[STATISTICS]), attendance);

/// What days come to. Of headcount the greatest of any day, of all else the sum of days.
#[derive(Clone, Copy, Default)]
struct Figures {
    headcount: i64,
    present: i64,
    late: i64,
    absent: i64,
    justified: i64,
    away: i64,
    unknown: i64,
    not_measured: i64,
}

impl Figures {
    fn of(row: &Document) -> Figures {
        let figure = |key| row.get(key).unwrap_or_default();
        Figures {
            headcount: figure(HEADCOUNT),
            present: figure(PRESENT),
            late: figure(LATE),
            absent: figure(ABSENT),
            justified: figure(JUSTIFIED),
            away: figure(AWAY),
            unknown: figure(UNKNOWN),
            not_measured: figure(NOT_MEASURED),
        }
    }

    /// Other days of the same people.
    fn and_days(self, more: Figures) -> Figures {
        Figures {
            headcount: self.headcount.max(more.headcount),
            ..self.and_people(more)
        }
    }

    /// Other people.
    fn and_people(self, more: Figures) -> Figures {
        Figures {
            headcount: self.headcount + more.headcount,
            present: self.present + more.present,
            late: self.late + more.late,
            absent: self.absent + more.absent,
            justified: self.justified + more.justified,
            away: self.away + more.away,
            unknown: self.unknown + more.unknown,
            not_measured: self.not_measured + more.not_measured,
        }
    }

    fn to_json(self) -> Json {
        json!({ "headcount": self.headcount, "present": self.present, "late": self.late, "absent": self.absent,
            "justified": self.justified, "unjustified": self.absent - self.justified, "away": self.away,
            "unknown": self.unknown, "notMeasured": self.not_measured })
    }
}

fn attendance(cx: &Cx<'_>, period: &Period) -> Result<Json> {
    let (from, to) = (period.from, period.to);
    let days = from.until(to).map_or(0, |span| span.get_days()) + 1;
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Rejection::new(PERIOD).field("to").arg("most", MOST_DAYS).into());
    }
    let rows = cx.all(&DAILY_ATTENDANCE, [DATE.between(from, to)])?;
    let before = (from.saturating_sub(days.days()), from.saturating_sub(1.day()));
    let earlier = cx.all(&DAILY_ATTENDANCE, [DATE.between(before.0, before.1)])?;
    let (annexes, earlier) = (by_annexe(&rows), by_annexe(&earlier));
    let sum = |annexes: &BTreeMap<Option<String>, Figures>| {
        let all = annexes.values().copied();
        all.fold(Figures::default(), Figures::and_people).to_json()
    };
    let by = period.by.unwrap_or(By::Month);
    Ok(json!({
        "annexes": lines(cx, &annexes, &earlier)?, "total": sum(&annexes), "before": sum(&earlier), "course": course(&rows, by),
    }))
}

/// What the days of each annexe come to; none for those who are posted at no annexe.
fn by_annexe(rows: &[Document]) -> BTreeMap<Option<String>, Figures> {
    let mut all: BTreeMap<Option<String>, Figures> = BTreeMap::new();
    for row in rows {
        let at = all.entry(row.get(ANNEXE).map(|Id(id)| id)).or_default();
        *at = at.and_days(Figures::of(row));
    }
    all
}

/// A line for each annexe, in the order of their names, those of few people together as the last.
fn lines(
    cx: &Cx<'_>,
    annexes: &BTreeMap<Option<String>, Figures>,
    earlier: &BTreeMap<Option<String>, Figures>,
) -> Result<Vec<Json>> {
    let ids: Vec<String> = annexes.keys().flatten().cloned().collect();
    let names = cx.many(&ANNEXES, &ids)?;
    let mut lines = Vec::new();
    let (mut others, mut others_before, mut joined) = (Figures::default(), Figures::default(), 0);
    for (annexe, figures) in annexes {
        let was = earlier.get(annexe).copied().unwrap_or_default();
        if figures.headcount < LEAST_PEOPLE {
            others = others.and_people(*figures);
            others_before = others_before.and_people(was);
            joined += 1;
            continue;
        }
        let found = annexe.as_ref().and_then(|id| names.iter().find(|one| one.id == *id));
        lines.push(line(annexe.as_deref(), found, *figures, was));
    }
    lines.sort_by_key(|line| {
        (
            line["annexe"].is_null(),
            line["nameFr"].as_str().unwrap_or_default().to_owned(),
        )
    });
    if joined > 0 {
        let mut last = line(None, None, others, others_before);
        last["isOthers"] = json!(true);
        lines.push(last);
    }
    Ok(lines)
}

/// What one of them comes to, beside what it came to before.
fn line(annexe: Option<&str>, named: Option<&Document>, figures: Figures, before: Figures) -> Json {
    let (fr, ar) = named.map(Document::title).unwrap_or_default();
    json!({ "annexe": annexe, "nameFr": fr, "nameAr": ar, "isOthers": false, "figures": figures.to_json(),
        "before": before.to_json() })
}

/// How it went, all annexes together: `{on, …}` for each day or month with figures.
fn course(rows: &[Document], by: By) -> Vec<Json> {
    let mut days: BTreeMap<civil::Date, Figures> = BTreeMap::new();
    for row in rows {
        if let Some(Date(day)) = row.get(DATE) {
            let at = days.entry(day).or_default();
            *at = at.and_people(Figures::of(row));
        }
    }
    let mut told: BTreeMap<String, Figures> = BTreeMap::new();
    for (day, figures) in days {
        let on = match by {
            By::Day => day.to_string(),
            By::Month => day.to_string()[..7].to_owned(),
        };
        let at = told.entry(on).or_default();
        *at = at.and_days(figures);
    }
    let line = |(on, figures): (String, Figures)| {
        let mut line = figures.to_json();
        line["on"] = json!(on);
        line
    };
    told.into_iter().map(line).collect()
}
