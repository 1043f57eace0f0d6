//! What stands against a leave: each refusal under the field that it is about, all of them at once.

use engine::Cx;
use jiff::ToSpan;
use platform::people::employee::{self, EMPLOYEES};
use platform::people::person::Sex;
use platform::unavailability::{Booking, unavailable};
use schema::{Date, Document, Field, Rejection, Result, error_codes};

mod budget;
pub(super) mod limit;
mod overlap;

pub(super) use budget::{YearBudget, excess};
pub(super) use overlap::{beginning_of, end_of, overlapping};

use super::field::{EMPLOYEE, END, END_HALF, PAST_REASON, REPLACEMENT, START, START_HALF, TYPE};
use super::plan;
use crate::days::{Count, LeaveSpan};
use crate::leave_type::{self, TakenBy, Versions};

error_codes! {
    NO_TYPE = "leave_type_unknown", invalid => "نوع الرخصة غير معروف في هذا التاريخ", "Ce type de congé n’existe pas à cette date", "There is no such type of leave on that day";
    ENDS_FIRST = "leave_ends_before_start", invalid => "تاريخ النهاية يسبق تاريخ البداية", "La fin précède le début", "The end comes before the beginning";
    NO_HALVES = "leave_without_half_days", invalid => "هذا النوع من الرخص لا يقبل أنصاف الأيام", "Ce type de congé ne se prend pas par demi-journées", "This type of leave is not taken by half days";
    NO_DAYS = "leave_without_days", invalid => "لا يوجد أي يوم عمل في هذه المدة", "Cette période ne comporte aucun jour à prendre", "There is no day to take in that time";
    TOO_LONG = "leave_too_long", invalid => "تتجاوز المدة المطلوبة عشر سنوات", "La période demandée dépasse dix ans", "What is asked for is longer than ten years";
    NOT_FOR_THEM = "leave_not_for_them", invalid => "لا يستفيد من هذا النوع من الرخص إلا {who}", "Ce type de congé est réservé\u{a0}: {who}", "This type of leave is for {who} alone";
    IN_THE_PAST = "leave_in_the_past", invalid => "فات أجل الطلب: كان يجب تقديمه قبل {until}", "Le délai est passé\u{a0}: la demande devait être faite le {until} au plus tard", "It is too late: it had to be asked for by {until}";
    NOTICE_SHORT = "leave_notice_short", invalid => "أقل أجل لتقديم الطلب قبل بداية الرخصة، بالأيام: {days}", "La demande se fait au moins {days} jours à l’avance", "It is asked for at least {days} days before";
    SERVICE_SHORT = "leave_service_short", invalid => "تستحق هذه الرخصة ابتداء من {from}", "Ce congé est ouvert à compter du {from}", "This leave may be taken from {from} on";
    BEYOND_BALANCE = "leave_beyond_balance", conflict => "رصيد سنة {year} بالأيام: المتاح {available}، والمطلوب {asked}", "Solde disponible pour {year}\u{a0}: {available} jours, demandés\u{a0}: {asked}", "Balance available for {year}: {available} days, asked for: {asked}";
    BEYOND_CEILING = "leave_beyond_ceiling", conflict => "السقف بالأيام: {most}، عن مدة بالأشهر: {months}، المستعمل منه: {taken}", "Plafond\u{a0}: {most} jours en {months} mois, dont {taken} déjà pris", "The ceiling is {most} days in {months} months, of which {taken} are taken";
    /// A warning, no refusal: the chain decides.
    FEW_PRESENT = "leave_few_present", conflict => "يوم {date} لن يبقى في الوحدة إلا {present} من {of}", "Le {date}, il ne resterait que {present} agents sur {of} dans l’unité", "On {date} only {present} of {of} would stay in the unit";
    REPLACES_ONESELF = "leave_replaces_oneself", invalid => "لا ينوب الموظف(ة) عن نفسه", "Nul n’est son propre intérimaire", "Nobody replaces themselves";
}

/// What was found out about a leave that is asked for.
pub(super) struct Checked {
    /// The version of its type in force on its first day.
    pub version: Document,
    /// What it takes.
    pub count: Count,
    /// What stands against it.
    pub refused: Vec<Rejection>,
    /// What it takes of each year, and what is left there; empty where the type has no balance.
    pub budgets: Vec<YearBudget>,
}

/// What a request is looked at by.
struct CheckScope<'s> {
    request: &'s Document,
    employee: &'s Document,
    version: &'s Document,
    span: &'s LeaveSpan,
    count: &'s Count,
}

/// Looks at a request as it is asked for.
pub(super) fn check(cx: &Cx<'_>, request: &Document) -> Result<Checked> {
    let employee = cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?;
    let span = plan::span_of(request)?;
    let version = version_on(cx, request, &span)?;
    shape(&version, &span)?;
    let count = plan::count_for(cx, &employee, &version, &span)?;
    let mut refused = Vec::new();
    if count.taken.is_empty() {
        refused.push(Rejection::new(NO_DAYS).field(END.def.name));
    }
    refused.extend(for_others(cx, &employee, &version)?);
    refused.extend(out_of_time(cx, request, &version, &span));
    refused.extend(too_early(&employee, &version, &span));
    refused.extend(overlap::with_own(cx, request, &version, &span)?);
    refused.extend(elsewhere(cx, request, &span)?);
    let budgets = budget::budgets(cx, request, &employee, &version, &count)?;
    let is_bounded = version.get(leave_type::ALLOWS_NEGATIVE) != Some(true);
    refused.extend(budgets.iter().filter(|_| is_bounded).filter_map(YearBudget::refusal));
    let scope = CheckScope {
        request,
        employee: &employee,
        version: &version,
        span: &span,
        count: &count,
    };
    refused.extend(limit::limits(cx, &scope)?);
    if request.get(REPLACEMENT).is_some() && request.get(REPLACEMENT) == request.get(EMPLOYEE) {
        refused.push(Rejection::new(REPLACES_ONESELF).field(REPLACEMENT.def.name));
    }
    Ok(Checked {
        version,
        count,
        refused,
        budgets,
    })
}

fn version_on(cx: &Cx<'_>, request: &Document, span: &LeaveSpan) -> Result<Document> {
    let code = request.need(TYPE)?;
    let found = Versions::read(cx)?.in_force(&code, span.start).cloned();
    found.ok_or_else(|| Rejection::new(NO_TYPE).field(TYPE.def.name).into())
}

/// What cannot be counted at all.
fn shape(version: &Document, span: &LeaveSpan) -> Result<()> {
    if span.end < span.start || span.is_empty() {
        return Err(Rejection::new(ENDS_FIRST).field(END.def.name).into());
    }
    if span.start.saturating_add(LONGEST_YEARS.years()) < span.end {
        return Err(Rejection::new(TOO_LONG).field(END.def.name).into());
    }
    let has_half = [(span.starts_at_noon, START_HALF), (span.ends_at_noon, END_HALF)];
    let half: Option<Field<bool>> = has_half.into_iter().find_map(|(is_half, key)| is_half.then_some(key));
    match half {
        Some(key) if version.get(leave_type::HALF_DAYS) != Some(true) => {
            Err(Rejection::new(NO_HALVES).field(key.def.name).into())
        }
        _ => Ok(()),
    }
}

/// No leave of the statute lasts longer.
const LONGEST_YEARS: i64 = 10;

/// A leave for women or for men alone; of whom it is not written down, the chain finds out.
fn for_others(cx: &Cx<'_>, employee: &Document, version: &Document) -> Result<Option<Rejection>> {
    let Some(taken_by) = version.get(leave_type::SEX) else {
        return Ok(None);
    };
    let fits = match limit::sex_of(cx, employee)? {
        None => true,
        Some(Sex::Female) => taken_by == TakenBy::Female,
        Some(Sex::Male) => taken_by == TakenBy::Male,
    };
    let refused = Rejection::new(NOT_FOR_THEM).field(TYPE.def.name);
    Ok((!fits).then(|| refused.label("who", schema::Choice::label(taken_by))))
}

/// Asked for too late, or not long enough before. Human resources enter what was brought on paper, and say why it is late.
fn out_of_time(cx: &Cx<'_>, request: &Document, version: &Document, span: &LeaveSpan) -> Option<Rejection> {
    let today = cx.today();
    if request.get(PAST_REASON).is_some() {
        return None;
    }
    let days = |key: Field<i64>| version.get(key).unwrap_or_default();
    if span.start < today {
        let until = span.start.saturating_add(days(leave_type::PAST_DAYS).days());
        let refused = Rejection::new(IN_THE_PAST).field(START.def.name);
        return (until < today).then(|| refused.day("until", Date(until)));
    }
    let notice = days(leave_type::NOTICE_DAYS);
    let is_short = span.start < today.saturating_add(notice.days());
    is_short.then(|| Rejection::new(NOTICE_SHORT).field(START.def.name).arg("days", notice))
}

/// Before the service that the type asks for.
fn too_early(employee: &Document, version: &Document, span: &LeaveSpan) -> Option<Rejection> {
    let months = version.get(leave_type::MINIMUM_MONTHS).filter(|months| *months > 0)?;
    let Date(recruited_on) = employee.get(employee::RECRUITED_ON)?;
    let from = recruited_on.saturating_add(months.months());
    let refused = Rejection::new(SERVICE_SHORT).field(START.def.name);
    (span.start < from).then(|| refused.day("from", Date(from)))
}

/// Whatever takes the person elsewhere at that time: a mission, above all.
fn elsewhere(cx: &Cx<'_>, request: &Document, span: &LeaveSpan) -> Result<Vec<Rejection>> {
    let wanted = [(&EMPLOYEES, request.need(EMPLOYEE)?)];
    let booking = Booking {
        from: beginning_of(span),
        to: end_of(span),
        wanted: &wanted,
        by: request,
    };
    let away = unavailable(cx, &booking)?.into_iter();
    // Whoever is unfit for work is so by leave.
    let away = away.filter(|one| one.why.kind.code != UNFIT);
    Ok(away.map(|one| one.why.field(START.def.name)).collect())
}

/// What the file says of whoever is unfit for work.
const UNFIT: &str = "employee_unfit";
