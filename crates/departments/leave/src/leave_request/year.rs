//! Years whose holidays nobody has entered: whoever counts by one is told, and December reminds.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, Extension, RequestContext, Rights, Routine};
use jiff::civil;
use platform::deadline::recipients::holders;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::organisation::holiday::{self, HOLIDAYS};
use schema::{Date, Document, Label, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::plan;
use crate::leave_type::{self, DayUnit};
use crate::permission::HR;
use crate::portal;

error_codes! {
    /// A warning, no refusal.
    NOT_ENTERED = "leave_year_not_entered", conflict => "لم تدخل بعد العطل الرسمية لسنة {year}: سيعاد احتساب الأيام عند إدخالها", "Les jours fériés de {year} ne sont pas encore saisis\u{a0}: les jours seront recomptés", "The holidays of {year} are not entered yet: the days will be counted again";
}

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&NEXT_YEAR];

static NEXT_YEAR: NoticeKind = NoticeKind::new(
    "leaveRequests.yearNotEntered",
    Label::new(
        "عطل السنة المقبلة غير مدخلة",
        "Jours fériés de l’année à venir non saisis",
        "Holidays of the next year not entered",
    ),
    Text::new(
        "العطل الرسمية لسنة {year} غير مدخلة",
        "Les jours fériés de {year} ne sont pas saisis",
        "The holidays of {year} are not entered",
    ),
    Text::new(
        "بدونها تحتسب العطل أيام عمل في الرخص والحضور.",
        "Sans eux, congés et pointage les comptent comme jours ouvrés.",
        "Without them leave and attendance count them as days of work.",
    ),
);

/// Each Monday of December, as long as the next year has no holiday.
pub(super) static REMINDER: Routine = Routine {
    id: "leaveRequests.nextYear",
    label: Label::new(
        "التذكير بعطل السنة المقبلة",
        "Rappel des jours fériés à venir",
        "Reminder of next year’s holidays",
    ),
    every: Every::Week(civil::Weekday::Monday, 8, 0),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, due| Box::pin(remind(engine, schema::day_in_morocco(due))),
};

/// Reminds human resources on a day of December. → how many are told.
pub(super) async fn remind(engine: Engine, today: civil::Date) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.transact(&ctx, REMINDER.id, move |cx| remind_on(cx, today)).await
}

fn remind_on(cx: &mut Cx<'_>, today: civil::Date) -> Result<u64> {
    let next = today.year().saturating_add(1);
    if today.month() != 12 || is_entered(cx, next)? {
        return Ok(0);
    }
    let to = holders(cx, HR)?;
    let told = to.len() as u64;
    let params = Params::new().with("year", &next.to_string());
    let notice = Notice::new(&NEXT_YEAR, to, params)
        .link(portal::HOLIDAYS)
        .once_per_user(format!("{} {today}", NEXT_YEAR.id));
    notify(cx, &notice)?;
    Ok(told)
}

/// Whether a year has any holiday.
fn is_entered(cx: &Cx<'_>, year: i16) -> Result<bool> {
    let (first, last) = (civil::Date::new(year, 1, 1), civil::Date::new(year, 12, 31));
    let (Ok(first), Ok(last)) = (first, last) else {
        return Ok(true);
    };
    let of_year = [holiday::DATE.between(Date(first), Date(last))];
    Ok(cx.first(&HOLIDAYS, of_year)?.is_some())
}

/// The holidays of a year are not entered yet: the days of a leave will be counted again.
#[derive(Serialize, JsonSchema)]
pub(super) struct HolidaysNotEntered {
    code: &'static str,
    /// In the language of the caller.
    message: String,
    year: i16,
}

/// Of a request in working days, the years that it counts by and that have no holiday.
pub(super) fn years_without_holidays(
    cx: &Cx<'_>,
    request: &Document,
    version: &Document,
) -> Result<Vec<HolidaysNotEntered>> {
    if version.get(leave_type::UNIT) != Some(DayUnit::Working) {
        return Ok(Vec::new());
    }
    let span = plan::span_of(request)?;
    let mut found = Vec::new();
    for year in span.start.year()..=span.end.year() {
        if !is_entered(cx, year)? {
            let text = Rejection::new(NOT_ENTERED).arg("year", year);
            found.push(HolidaysNotEntered {
                code: text.kind.code,
                message: text.text(cx.lang()),
                year,
            });
        }
    }
    Ok(found)
}
