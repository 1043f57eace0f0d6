//! Balances: the one function that the portal, the file, the approval and the letter ask.
//!
//! A balance is the sum of the rows of an account, by the database and out of an index; beside it stands what of the present year
//! it is made of, and what is still pending.

use std::collections::HashMap;

use engine::Cx;
use jiff::civil;
use schema::{Date, Decimal, Document, Id, Result};

pub(crate) mod act;

use super::posting::sums;
use super::rules::account;
use super::{ACCOUNT, EMPLOYEE, ENTRY, EXPIRES, KIND, Kind, LEAVE_RECORDS, START, YEAR};
use crate::leave_record::expiry::carried_left;
use crate::leave_request::field::{self as request, LEAVE_REQUESTS, Status};
use crate::leave_request::plan::taken_days;
use crate::leave_type::{self, Versions};

/// What somebody has of a type, in hundredths of days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Whose.
    pub employee: String,
    /// The code of the type.
    pub code: String,
    /// The year that the parts are of.
    pub year: i16,
    /// Given for the year.
    pub entitled: i64,
    /// Brought over into it.
    pub carried: i64,
    /// Taken in it.
    pub taken: i64,
    /// Lapsed in it.
    pub expired: i64,
    /// Corrected in it.
    pub corrected: i64,
    /// The sum of all rows.
    pub balance: i64,
    /// What other requests wait for, of whatever year.
    pub pending: i64,
    /// What is left of the days brought over, and their last day.
    pub expiring: Option<(i64, civil::Date)>,
}

impl Balance {
    /// What may still be asked for.
    pub fn available(&self) -> i64 {
        self.balance - self.pending
    }
}

/// The sum of an account.
///
/// # Errors
/// When the ledger cannot be read.
pub fn sum_of(cx: &Cx<'_>, employee: &Id, code: &str) -> Result<i64> {
    let of_account = vec![EMPLOYEE.eq(employee), ACCOUNT.eq(account(employee, code))];
    Ok(sums(cx, of_account, ACCOUNT)?.into_values().sum())
}

/// What these employees have of every type with an entitlement, in the order in which they were asked for. On a day that has
/// passed, by what counted from that day or before.
///
/// # Errors
/// When the ledger cannot be read.
pub fn balances(cx: &Cx<'_>, employees: &[Id], at: Option<civil::Date>) -> Result<Vec<Balance>> {
    let past = at.filter(|day| *day < cx.today());
    let day = at.unwrap_or_else(|| cx.today());
    let year = day.year().min(cx.today().year());
    let up_to = |mut filters: Vec<schema::Filter>| {
        filters.extend(past.map(|day| START.le(Date(day))));
        filters
    };
    let of_year = vec![EMPLOYEE.any_of(employees), YEAR.eq(i64::from(year))];
    let sheet = LedgerSums {
        year,
        all: sums(cx, up_to(vec![EMPLOYEE.any_of(employees)]), ACCOUNT)?,
        parts: sums(cx, up_to(of_year), ENTRY)?,
        // Of a day that has passed nothing is pending, and nothing will lapse.
        pending: if past.is_some() {
            HashMap::new()
        } else {
            pending(cx, employees)?
        },
    };
    let versions = Versions::read(cx)?;
    let types = versions.all_in_force(day).into_iter();
    let types = types.filter(|version| version.get(leave_type::ENTITLEMENT).is_some());
    let mut found = Vec::new();
    for code in types.filter_map(|version| version.get(leave_type::CODE)) {
        let expiring = if past.is_some() {
            HashMap::new()
        } else {
            expiring(cx, &code, employees, year)?
        };
        found.extend(employees.iter().map(|employee| Balance {
            expiring: expiring.get(employee).copied(),
            ..sheet.balance(employee, &code)
        }));
    }
    Ok(found)
}

/// The sums of some employees.
struct LedgerSums {
    year: i16,
    /// By account.
    all: HashMap<String, i64>,
    /// Of the year, by account and kind.
    parts: HashMap<String, i64>,
    /// By account.
    pending: HashMap<String, i64>,
}

impl LedgerSums {
    fn balance(&self, employee: &Id, code: &str) -> Balance {
        let key = account(employee, code);
        let part = |kind| {
            let entry = format!("{key}|{}|{}", self.year, schema::Choice::word(kind));
            self.parts.get(&entry).copied().unwrap_or_default()
        };
        let of_account = |sums: &HashMap<String, i64>| sums.get(&key).copied().unwrap_or_default();
        Balance {
            employee: employee.0.clone(),
            code: code.to_owned(),
            year: self.year,
            entitled: part(Kind::Entitlement),
            carried: part(Kind::CarryOver),
            taken: -part(Kind::Taken),
            expired: -part(Kind::Expiry),
            corrected: part(Kind::Correction),
            balance: of_account(&self.all),
            pending: of_account(&self.pending),
            expiring: None,
        }
    }
}

/// What requests wait for that nobody has decided yet, by account.
fn pending(cx: &Cx<'_>, employees: &[Id]) -> Result<HashMap<String, i64>> {
    let waiting = [request::EMPLOYEE.any_of(employees), request::STATUS.eq(Status::Pending)];
    let mut found: HashMap<String, i64> = HashMap::new();
    for one in cx.all(&LEAVE_REQUESTS, waiting)? {
        let (Some(employee), Some(code)) = (one.get(request::EMPLOYEE), one.get(request::TYPE)) else {
            continue;
        };
        let days: i64 = taken_days(&one).iter().map(|day| day.share).sum();
        *found.entry(account(&employee, &code)).or_default() += days;
    }
    Ok(found)
}

/// What is left of the days carried over into a year, with their last day.
fn expiring(cx: &Cx<'_>, code: &str, employees: &[Id], year: i16) -> Result<HashMap<Id, (i64, civil::Date)>> {
    let left = carried_left(cx, code, employees, year)?;
    if left.is_empty() {
        return Ok(HashMap::new());
    }
    let carried = [
        EMPLOYEE.any_of(left.keys()),
        YEAR.eq(i64::from(year)),
        KIND.eq(Kind::CarryOver),
        EXPIRES.is_not_null(),
    ];
    let rows = cx.all(&LEAVE_RECORDS, carried)?;
    let named = rows.iter().filter(|row| row.get(super::TYPE).as_deref() == Some(code));
    let last = named.filter_map(|row| {
        let (employee, Date(last)) = row.get(EMPLOYEE).zip(row.get(EXPIRES))?;
        let days = *left.get(&employee)?;
        Some((employee, (days, last)))
    });
    Ok(last.collect())
}

/// Days as they stand in the ledger.
pub(crate) fn hundredths(row: &Document, key: schema::Field<Decimal>) -> i64 {
    row.get(key).map_or(0, |Decimal(days)| days)
}
