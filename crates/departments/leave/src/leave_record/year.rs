//! The turn of the year: what is left goes over or lapses, and the days of the new year are given, to each person once.
//!
//! It runs every night and finds whoever has not been given the days of a year yet: a file that is new has its part of the
//! year right after it is written, and a server that was off on the first of January makes up for it. Every row has a name under
//! which it stands once.

use std::collections::HashMap;

use engine::routine::{CatchUp, Every};
use engine::{Batch, Cursor, Cx, Engine, Extension, Measure, RequestContext, Rights, Routine};
use jiff::civil;
use platform::people::employee::{self, EMPLOYEES, NewFiles};
use schema::{Date, Decimal, Document, Id, Label, Result};

use super::posting::{More, Posting, post, sums_of_year};
use super::rules::account;
use super::{ACCOUNT, EMPLOYEE, KIND, Kind, LEAVE_RECORDS, YEAR, expiry};
use crate::days::entitlement_of_year;
use crate::leave_request::ledger;
use crate::leave_type::{self, Versions};

/// Every night, right after the day has turned.
pub static ROUTINE: Routine = Routine {
    id: "leaveRecords.year",
    label: Label::new(
        "استحقاقات الرخص السنوية",
        "Droits annuels à congé",
        "Yearly entitlements to leave",
    ),
    every: Every::Day(0, 10),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, due| Box::pin(credit_years(engine, schema::day_in_morocco(due))),
};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&NewFiles(|engine| {
    let today = schema::day_in_morocco(engine.clock().now());
    Box::pin(credit_years(engine, today))
})];

/// Gives everybody in activity the days of the year of that day, and of those before it since their last; answers how many
/// rows were posted.
///
/// # Errors
/// When rows cannot be written.
pub async fn credit_years(engine: Engine, today: civil::Date) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let credit = move |cx: &mut Cx<'_>, cursor| credit_some(cx, cursor, today);
    engine.in_batches(&ctx, ROUTINE.id, credit).await
}

/// Credits the next employees; it counts the rows that were posted.
pub(super) fn credit_some(cx: &mut Cx<'_>, cursor: Cursor, today: civil::Date) -> Result<Batch> {
    let (people, batch) = cursor.rows(cx, &EMPLOYEES, [])?;
    Ok(batch.counting(credit(cx, &people, today)?))
}

/// Gives these employees what is theirs up to a day.
pub(super) fn credit(cx: &mut Cx<'_>, people: &[Document], today: civil::Date) -> Result<u64> {
    let versions = Versions::read(cx)?;
    let people: Vec<&Document> = people
        .iter()
        .filter(|one| one.get(employee::ACTIVE) == Some(true))
        .collect();
    let ids: Vec<Id> = people.iter().map(|one| Id(one.id.clone())).collect();
    let mut posted = 0;
    let last = last_years(cx, &ids)?;
    let first_due = last
        .values()
        .min()
        .map_or(today.year(), |year| (year + 1).min(today.year()));
    for year in first_due..=today.year() {
        posted += credit_year(cx, &versions, &people, &last, year, today.year())?;
        ledger::settle_year(cx, &ids, year)?;
    }
    posted += expiry::expire(cx, &versions, &ids, today)?;
    Ok(posted)
}

/// The last year whose days were given, by account.
fn last_years(cx: &Cx<'_>, employees: &[Id]) -> Result<HashMap<String, i16>> {
    let given = vec![EMPLOYEE.any_of(employees), KIND.eq(Kind::Entitlement)];
    let greatest = vec![Measure::Greatest(LEAVE_RECORDS.need(YEAR)?)];
    let groups = cx.groups(&LEAVE_RECORDS, given, LEAVE_RECORDS.need(ACCOUNT)?, greatest)?;
    let last = groups.iter().filter_map(|group| {
        let year = group.measures.first().copied().flatten()?;
        Some((group.by.first()?.text()?.to_owned(), i16::try_from(year).ok()?))
    });
    Ok(last.collect())
}

/// Closes the year before for those who have not been given this one yet, and gives it.
fn credit_year(
    cx: &mut Cx<'_>,
    versions: &Versions,
    people: &[&Document],
    last: &HashMap<String, i16>,
    year: i16,
    present: i16,
) -> Result<u64> {
    let Ok(first) = civil::Date::new(year, 1, 1) else {
        return Ok(0);
    };
    let mut postings = Vec::new();
    for version in versions.all_in_force(first) {
        let (Some(code), Some(Decimal(whole))) = (version.get(leave_type::CODE), version.get(leave_type::ENTITLEMENT))
        else {
            continue;
        };
        let due: Vec<&Document> = people
            .iter()
            .copied()
            .filter(|one| is_due(one, last, &code, year, present))
            .collect();
        let ids: Vec<Id> = due.iter().map(|one| Id(one.id.clone())).collect();
        expiry::expire_of(cx, version, &code, &ids, year - 1)?;
        let left = sums_of_year(cx, &ids, year - 1)?;
        let of_type = YearOf {
            version,
            code: &code,
            year,
            first,
        };
        postings.extend(due.iter().flat_map(|one| of_type.rows(one, &left, whole)));
    }
    Ok(post(cx, postings)?.len() as u64)
}

/// Whether somebody has not been given a year yet. Whoever is not in the ledger comes into it with the present year, or with that
/// of their recruitment.
fn is_due(one: &Document, last: &HashMap<String, i16>, code: &str, year: i16, present: i16) -> bool {
    let recruited_in = one.get(employee::RECRUITED_ON).map(|Date(day)| day.year());
    let last = last.get(&account(&Id(one.id.clone()), code));
    last.map_or(year == present || recruited_in == Some(year), |last| *last < year)
}

/// Under which name a row of the turn of a year stands once.
pub fn once(employee: &Id, code: &str, year: i16, kind: Kind, days: i64) -> String {
    let direction = if days < 0 { "-" } else { "+" };
    let word = schema::Choice::word(kind);
    format!("{}|{year}|{word}{direction}", account(employee, code))
}

/// A year of a type.
struct YearOf<'y> {
    version: &'y Document,
    code: &'y str,
    year: i16,
    first: civil::Date,
}

impl YearOf<'_> {
    fn posting(&self, employee: &Document, kind: Kind, year: i16, days: i64) -> Posting {
        let who = Id(employee.id.clone());
        Posting {
            more: More {
                once: Some(once(&who, self.code, self.year, kind, days)),
                ..More::default()
            },
            employee: who,
            code: self.code.to_owned(),
            type_row: Some(Id(self.version.id.clone())),
            year,
            kind,
            days,
            from: self.first,
        }
    }

    /// What is posted for somebody at the turn of the year.
    fn rows(&self, employee: &Document, left: &HashMap<String, i64>, whole: i64) -> Vec<Posting> {
        let account = account(&Id(employee.id.clone()), self.code);
        let left = left.get(&account).copied().unwrap_or_default();
        let mut rows = self.turn(employee, left);
        rows.extend(self.entitlement(employee, whole));
        rows
    }

    /// What is left of the year before: it goes over as far as the type lets it, and the rest lapses.
    fn turn(&self, employee: &Document, left: i64) -> Vec<Posting> {
        let most = self.version.get(leave_type::CARRY_OVER).map_or(0, |Decimal(days)| days);
        let (over, lapsed) = (left.min(most), (left - most).max(0));
        let before = self.year - 1;
        let mut rows = Vec::new();
        if lapsed > 0 {
            rows.push(self.posting(employee, Kind::Expiry, before, -lapsed));
        }
        if over != 0 {
            rows.push(self.posting(employee, Kind::CarryOver, before, -over));
            let mut into = self.posting(employee, Kind::CarryOver, self.year, over);
            into.more.expires = expiry::last_day(self.version, self.year).filter(|_| over > 0);
            rows.push(into);
        }
        rows
    }

    /// The days of the year, in part for whoever was recruited in it; nothing for whoever comes after it.
    fn entitlement(&self, employee: &Document, whole: i64) -> Option<Posting> {
        let recruited_on = employee.get(employee::RECRUITED_ON).map(|Date(day)| day);
        let days = entitlement_of_year(whole, recruited_on, self.year);
        let mut row = self.posting(employee, Kind::Entitlement, self.year, days);
        row.from = recruited_on.filter(|day| *day > self.first).unwrap_or(self.first);
        (days > 0 && row.from.year() == self.year).then_some(row)
    }
}
