//! Balances: the one function that the portal, the file, the approval and the letter ask.
//!
//! A balance is the sum of the rows of an account, by the database and out of an index; beside it stands what of the present year
//! it is made of, and what is still pending.

use std::collections::HashMap;

use engine::Cx;
use jiff::civil;
use platform::ledger;
use schema::{Date, Decimal, Document, Id, Result};

pub(crate) mod act;

use super::posting::sums;
use super::reversal::LeaveLedger;
use super::rules::account;
use super::{ACCOUNT, DAYS, EMPLOYEE, EXPIRES, KIND, Kind, LEAVE_RECORDS, SLICE, START, YEAR};
use crate::leave_record::expiry::BEFORE;
use crate::leave_request::field::{self as request, LEAVE_REQUESTS, Status};
use crate::leave_request::plan::taken_days;
use crate::leave_type::{self, Versions};

/// What somebody has of a type, in hundredths of days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Whose.
    pub employee: String,
    /// The code of the type,
    pub code: String,
    /// and its name, in French and in Arabic.
    pub names: [String; 2],
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
    /// What was posted of years before that one after they had been carried over: days of theirs given back or taken since. With
    /// it the parts add up to the balance.
    pub fn earlier(&self) -> i64 {
        self.balance - (self.entitled + self.carried - self.taken - self.expired + self.corrected)
    }

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
    // Of a day that has passed nothing is pending.
    let pending = if at.is_some_and(|day| day < cx.today()) {
        HashMap::new()
    } else {
        let waiting = [request::EMPLOYEE.any_of(employees), request::STATUS.eq(Status::Pending)];
        pending_days(&cx.all(&LEAVE_REQUESTS, waiting)?)
    };
    balances_beside(cx, employees, at, pending)
}

/// As [`balances`], beside what is pending by account.
///
/// # Errors
/// When the ledger cannot be read.
pub(crate) fn balances_beside(
    cx: &Cx<'_>,
    employees: &[Id],
    at: Option<civil::Date>,
    pending: HashMap<String, i64>,
) -> Result<Vec<Balance>> {
    let past = at.filter(|day| *day < cx.today());
    let day = at.unwrap_or_else(|| cx.today());
    let year = day.year().min(cx.today().year());
    let up_to = |mut filters: Vec<schema::Filter>| {
        filters.extend(past.map(|day| START.le(Date(day))));
        filters
    };
    let of_year = up_to(vec![EMPLOYEE.any_of(employees), YEAR.eq(i64::from(year))]);
    let mut parts = YearParts::default();
    cx.each(&LEAVE_RECORDS, of_year, |row| {
        parts.add(&row);
        Ok(())
    })?;
    if past.is_some() {
        // Nor will anything lapse.
        parts.carried_until.clear();
    }
    let sheet = LedgerSums {
        year,
        all: match past {
            Some(day) => balances_on(cx, employees, day)?,
            None => sums(cx, vec![EMPLOYEE.any_of(employees)], ACCOUNT)?,
        },
        parts,
        pending,
    };
    of_each_type(cx, &sheet, employees, day)
}

/// The balances of each type of leave in force on a day that gives an entitlement.
fn of_each_type(cx: &Cx<'_>, sheet: &LedgerSums, employees: &[Id], day: civil::Date) -> Result<Vec<Balance>> {
    let versions = Versions::read(cx)?;
    let types = versions.all_in_force(day).into_iter();
    let types = types.filter(|version| version.get(leave_type::ENTITLEMENT).is_some());
    let named = types.filter_map(|version| Some((version.get(leave_type::CODE)?, version.title().into())));
    let mut found = Vec::new();
    for (code, names) in named {
        found.extend(employees.iter().map(|employee| sheet.balance(employee, &code, &names)));
    }
    Ok(found)
}

/// What the accounts of these employees came to on a day that has passed.
fn balances_on(cx: &Cx<'_>, employees: &[Id], day: civil::Date) -> Result<HashMap<String, i64>> {
    let found = ledger::balances_at::<LeaveLedger>(cx, [EMPLOYEE.any_of(employees)], day)?;
    Ok(found
        .into_iter()
        .map(|(account, Decimal(days))| (account, days))
        .collect())
}

/// What stands in the ledger of one year, by account.
#[derive(Default)]
struct YearParts {
    /// By account and kind.
    sums: HashMap<(String, &'static str), i64>,
    /// What is left of the days carried over: what was taken before they lapse comes from them first.
    carried_left: HashMap<String, i64>,
    /// Their last day.
    carried_until: HashMap<String, civil::Date>,
}

impl YearParts {
    fn add(&mut self, row: &Document) {
        let (Some(account), Some(kind)) = (row.get(ACCOUNT), row.get(KIND)) else {
            return;
        };
        let days = hundredths(row, DAYS);
        let is_carried = kind == Kind::CarryOver && days > 0;
        let is_before = row.get(SLICE).as_deref() == Some(BEFORE);
        if is_carried || (is_before && matches!(kind, Kind::Taken | Kind::Expiry)) {
            *self.carried_left.entry(account.clone()).or_default() += days;
        }
        if let Some(Date(last)) = row.get(EXPIRES).filter(|_| kind == Kind::CarryOver) {
            self.carried_until.insert(account.clone(), last);
        }
        *self.sums.entry((account, schema::Choice::word(kind))).or_default() += days;
    }

    fn sum(&self, account: &str, kind: Kind) -> i64 {
        let key = (account.to_owned(), schema::Choice::word(kind));
        self.sums.get(&key).copied().unwrap_or_default()
    }

    /// What will lapse, and its last day.
    fn expiring(&self, account: &str) -> Option<(i64, civil::Date)> {
        let last = self.carried_until.get(account)?;
        let left = self.carried_left.get(account).copied().filter(|left| *left > 0)?;
        Some((left, *last))
    }
}

/// The sums of some employees.
struct LedgerSums {
    year: i16,
    /// By account.
    all: HashMap<String, i64>,
    /// Of the year.
    parts: YearParts,
    /// By account.
    pending: HashMap<String, i64>,
}

impl LedgerSums {
    fn balance(&self, employee: &Id, code: &str, names: &[String; 2]) -> Balance {
        let key = account(employee, code);
        let part = |kind| self.parts.sum(&key, kind);
        let of_account = |sums: &HashMap<String, i64>| sums.get(&key).copied().unwrap_or_default();
        Balance {
            employee: employee.0.clone(),
            code: code.to_owned(),
            names: names.clone(),
            year: self.year,
            entitled: part(Kind::Entitlement),
            carried: part(Kind::CarryOver),
            taken: -part(Kind::Taken),
            expired: -part(Kind::Expiry),
            corrected: part(Kind::Correction),
            balance: of_account(&self.all),
            pending: of_account(&self.pending),
            expiring: self.parts.expiring(&key),
        }
    }
}

/// What these requests wait for that nobody has decided yet, by account.
pub(crate) fn pending_days(requests: &[Document]) -> HashMap<String, i64> {
    let mut found: HashMap<String, i64> = HashMap::new();
    let waiting = requests
        .iter()
        .filter(|one| one.get(request::STATUS) == Some(Status::Pending));
    for one in waiting {
        let (Some(employee), Some(code)) = (one.get(request::EMPLOYEE), one.get(request::TYPE)) else {
            continue;
        };
        let days: i64 = taken_days(one).iter().map(|day| day.share).sum();
        *found.entry(account(&employee, &code)).or_default() += days;
    }
    found
}

/// Days as they stand in the ledger.
pub(crate) fn hundredths(row: &Document, key: schema::Field<Decimal>) -> i64 {
    row.get(key).map_or(0, |Decimal(days)| days)
}
