//! Reports of annexes: each Monday those of the week before, each month those of the last one. One head writes some of them by
//! hand, of which the last differs from what the terminals say.

use engine::{Cx, RequestContext};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Id, Result, Unit};
use serde_json::json;

use super::Life;
use crate::annexe_report::{ANNEXE_REPORTS, Period};
use crate::daily_attendance::{self as figures, DAILY_ATTENDANCE};

/// So many weeks back the reports begin.
const WEEKS: i64 = 10;
/// The weeks, counted from the last one, of which the head of an annexe writes.
const BY_HAND: [i64; 3] = [1, 3, 6];
/// What the head of the annexe notes of the last week.
const NOTE: &str = "Un agent absent jeudi n’a pas été enregistré par la pointeuse.";
/// And of the ones before.
const OLDER_NOTE: &str = "أسبوع عادي، لا ملاحظات.";

/// Of which weeks and months reports were made.
pub(super) struct Weeks {
    /// The Monday and the first of the month after the last one that was reported.
    week: Day,
    month: Day,
    /// Who heads an annexe and writes of it.
    head: Option<(RequestContext, Id)>,
}

/// Whether somebody heads an annexe.
pub(super) fn is_head_of(who: &RequestContext, annexe: &Id) -> bool {
    let headed = who.rights.units.of(Unit::Annexe, ANNEXE_REPORTS.access.resource);
    headed.iter().any(|one| one == annexe.as_str())
}

/// The Monday of a day's week.
fn monday(day: Day) -> Day {
    day.saturating_sub(i64::from(day.weekday().to_monday_zero_offset()).days())
}

impl Weeks {
    pub(super) fn new(today: Day, head: Option<(RequestContext, Id)>) -> Weeks {
        Weeks {
            week: monday(today).saturating_sub((WEEKS * 7).days()),
            month: today.first_of_month().saturating_sub(2.months()),
            head,
        }
    }
}

impl Life {
    /// On the first morning of a week or a month, what the one before came to.
    pub(super) async fn make_reports(&mut self, day: Day) -> Result<()> {
        let (week, month) = (monday(day), day.first_of_month());
        if week > self.reports.week {
            let before = week.saturating_sub(7.days());
            self.write_by_hand(before).await?;
            self.generate(before, Period::Weekly).await?;
            self.reports.week = week;
        }
        if month > self.reports.month {
            self.generate(month.saturating_sub(1.months()), Period::Monthly).await?;
            self.reports.month = month;
        }
        Ok(())
    }

    async fn generate(&self, date: Day, period: Period) -> Result<()> {
        let given = json!({"date": date.to_string(), "periodType": period.wire()});
        self.act(&self.keeper, "annexeReports.generate", given).await.map(drop)
    }

    /// Has the head of an annexe write of a week, if it is one of those.
    async fn write_by_hand(&self, week: Day) -> Result<()> {
        let Some((head, annexe)) = &self.reports.head else {
            return Ok(());
        };
        let back = i64::from(week.until(monday(self.today)).map_or(0, |span| span.get_days())) / 7;
        if !BY_HAND.contains(&back) {
            return Ok(());
        }
        let of = annexe.clone();
        let [justified, unjustified, headcount] = self.then.read(move |cx| week_of(cx, &of, week)).await?;
        // One more than the terminals know of.
        let is_last = back == BY_HAND[0];
        let given = json!({
            "annexe": annexe.as_str(), "date": week.to_string(), "periodType": Period::Weekly.wire(),
            "justifiedAbsences": justified, "unjustifiedAbsences": unjustified + i64::from(is_last),
            "headcount": headcount, "notes": if is_last { NOTE } else { OLDER_NOTE },
        });
        self.act(head, "annexeReports.enter", given).await.map(drop)
    }
}

/// What a week of an annexe came to: justified, unjustified, and how many people there were.
fn week_of(cx: &Cx<'_>, annexe: &Id, week: Day) -> Result<[i64; 3]> {
    let days = [
        figures::ANNEXE.eq(annexe),
        figures::DATE.between(Date(week), Date(week.saturating_add(6.days()))),
    ];
    let (mut justified, mut absent, mut headcount) = (0, 0, 0);
    for day in cx.all(&DAILY_ATTENDANCE, days)? {
        justified += day.get(figures::JUSTIFIED).unwrap_or_default();
        absent += day.get(figures::ABSENT).unwrap_or_default();
        headcount = headcount.max(day.get(figures::HEADCOUNT).unwrap_or_default());
    }
    Ok([justified, absent - justified, headcount])
}
