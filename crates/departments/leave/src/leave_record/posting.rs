//! What is posted in the ledger, with the sums that stand beside it.

use std::collections::HashMap;

use engine::{Cx, Measure};
use jiff::civil;
use schema::{Date, Decimal, Document, Error, Id, Result};

use super::rules::account;
use super::{
    ACCOUNT, BY, CUMULATIVE, DAYS, EMPLOYEE, EXPIRES, KIND, Kind, LEAVE_RECORDS, ONCE, OWED, REASON, REQUEST, SLICE,
    START, TYPE, TYPE_ROW, YEAR,
};

/// A row that is to be posted.
#[derive(Clone, Debug)]
pub struct Posting {
    /// Whose days.
    pub employee: Id,
    /// The code of the type,
    pub code: String,
    /// and its version.
    pub type_row: Option<Id>,
    /// The year that it is of.
    pub year: i16,
    /// What it is.
    pub kind: Kind,
    /// Days in hundredths: given, or taken where they are less than none.
    pub days: i64,
    /// From which day on it counts.
    pub from: civil::Date,
    /// What else stands on it.
    pub more: More,
}

/// What stands on some rows only.
#[derive(Clone, Debug, Default)]
pub struct More {
    /// The request whose days are taken.
    pub request: Option<Id>,
    /// Why.
    pub reason: Option<String>,
    /// Who posted it.
    pub by: Option<Id>,
    /// On which side of an expiry days lie.
    pub slice: Option<String>,
    /// Until when what was carried over may be taken.
    pub expires: Option<civil::Date>,
    /// Under which name it stands once.
    pub once: Option<String>,
}

/// The sums of some employees: of each account its balance, and of each account and year what was taken.
#[derive(Default)]
struct Sums {
    balance: HashMap<String, i64>,
    taken: HashMap<(String, i16), i64>,
}

/// The sum of the days of these employees' rows that pass, by a field of text.
pub(super) fn sums(
    cx: &Cx<'_>,
    filters: Vec<schema::Filter>,
    by: schema::Field<String>,
) -> Result<HashMap<String, i64>> {
    let groups = cx.groups(
        &LEAVE_RECORDS,
        filters,
        LEAVE_RECORDS.need(by)?,
        vec![Measure::Sum(LEAVE_RECORDS.need(DAYS)?)],
    )?;
    let sum = groups.iter().filter_map(|group| {
        let key = group.by.first()?.text()?.to_owned();
        Some((key, group.measures.first().copied().flatten().unwrap_or_default()))
    });
    Ok(sum.collect())
}

/// What is left of years up to one, of each account.
///
/// # Errors
/// When the ledger cannot be read.
pub fn sums_of_year(cx: &Cx<'_>, employees: &[Id], year: i16) -> Result<HashMap<String, i64>> {
    sums(cx, vec![EMPLOYEE.any_of(employees), YEAR.le(i64::from(year))], ACCOUNT)
}

impl Sums {
    fn read(cx: &Cx<'_>, postings: &[Posting]) -> Result<Sums> {
        let mut employees: Vec<Id> = postings.iter().map(|one| one.employee.clone()).collect();
        employees.sort();
        employees.dedup();
        let mut years: Vec<i16> = postings.iter().map(|one| one.year).collect();
        years.sort_unstable();
        years.dedup();
        Sums::of(cx, &employees, &years)
    }

    fn of(cx: &Cx<'_>, employees: &[Id], years: &[i16]) -> Result<Sums> {
        let balance = sums(cx, vec![EMPLOYEE.any_of(employees)], ACCOUNT)?;
        let mut taken = HashMap::new();
        for &year in years {
            let filters = vec![
                EMPLOYEE.any_of(employees),
                YEAR.eq(i64::from(year)),
                KIND.eq(Kind::Taken),
            ];
            let of_year = sums(cx, filters, ACCOUNT)?;
            taken.extend(of_year.into_iter().map(|(account, days)| ((account, year), days)));
        }
        Ok(Sums { balance, taken })
    }
}

/// Posts rows, in that order. What stands once and stands already is passed over, so that twice is once.
///
/// # Errors
/// When they cannot be written.
pub fn post(cx: &mut Cx<'_>, mut postings: Vec<Posting>) -> Result<Vec<Document>> {
    let named: Vec<&String> = postings.iter().filter_map(|one| one.more.once.as_ref()).collect();
    if !named.is_empty() {
        let stand = cx.all(&LEAVE_RECORDS, [ONCE.any_of(named)])?;
        let stand: Vec<String> = stand.iter().filter_map(|row| row.get(ONCE)).collect();
        postings.retain(|one| one.more.once.as_ref().is_none_or(|once| !stand.contains(once)));
    }
    if postings.is_empty() {
        return Ok(Vec::new());
    }
    let mut sums = Sums::read(cx, &postings)?;
    let mut written = Vec::with_capacity(postings.len());
    for posting in postings {
        written.push(cx.create(row(&mut sums, posting))?);
    }
    Ok(written)
}

/// Posts the reversal of a row, which has all but the sums that stand beside it in the order of the ledger.
///
/// # Errors
/// When it cannot be written.
pub(super) fn post_reversal(cx: &mut Cx<'_>, row: Document) -> Result<Document> {
    let (employee, code, year) = (row.need(EMPLOYEE)?, row.need(TYPE)?, row.need(YEAR)?);
    let year = i16::try_from(year).map_err(|cause| Error::fault("reversing a row", cause))?;
    let sums = Sums::of(cx, std::slice::from_ref(&employee), &[year])?;
    let account = account(&employee, &code);
    let Decimal(days) = row.need(DAYS)?;
    let owed = sums.balance.get(&account).copied().unwrap_or_default() + days;
    let taken = sums.taken.get(&(account, year)).copied().unwrap_or_default();
    cx.create(row.with(CUMULATIVE, Decimal(-taken)).with(OWED, Decimal(owed)))
}

/// Rows of a ledger that begins with them.
pub(crate) fn rows_of(postings: Vec<Posting>) -> Vec<Document> {
    let mut sums = Sums::default();
    postings.into_iter().map(|one| row(&mut sums, one)).collect()
}

fn row(sums: &mut Sums, posting: Posting) -> Document {
    let account = account(&posting.employee, &posting.code);
    let taken = sums.taken.entry((account.clone(), posting.year)).or_default();
    if posting.kind == Kind::Taken {
        *taken += posting.days;
    }
    let cumulative = -*taken;
    let owed = sums.balance.entry(account).or_default();
    *owed += posting.days;
    let mut row = Document::new(&LEAVE_RECORDS)
        .with(EMPLOYEE, posting.employee)
        .with(START, Date(posting.from))
        .with(TYPE, posting.code)
        .with(CUMULATIVE, Decimal(cumulative))
        .with(OWED, Decimal(*owed))
        .with(DAYS, Decimal(posting.days))
        .with(KIND, posting.kind)
        .with(YEAR, i64::from(posting.year));
    row.set_or_clear(TYPE_ROW, posting.type_row);
    row.set_or_clear(REQUEST, posting.more.request);
    row.set_or_clear(REASON, posting.more.reason);
    row.set_or_clear(BY, posting.more.by);
    row.set_or_clear(SLICE, posting.more.slice);
    row.set_or_clear(EXPIRES, posting.more.expires.map(Date));
    row.set_or_clear(ONCE, posting.more.once);
    row
}
