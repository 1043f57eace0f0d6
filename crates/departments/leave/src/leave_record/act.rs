//! Human resources set the ledger right and enter what somebody brought along, never for themselves.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use jiff::civil;
use platform::decision::{nobody_for_themselves, user_deciding_on};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Document, Error, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::posting::{More, Posting, post};
use super::rules::account;
use super::{Kind, LEAVE_RECORDS, ONCE, balance, wording, year};
use crate::days::{HALF, WHOLE};
use crate::leave_type::{self, Versions};
use crate::permission::HR;

error_codes! {
    NO_BALANCE = "leave_type_without_balance", invalid => "هذا النوع من الرخص ليس له رصيد", "Ce type de congé n’a pas de solde", "This type of leave has no balance";
    NOT_HALF_DAYS = "leave_days_not_halves", invalid => "المطلوب عدد من الأيام أو أنصاف الأيام", "Un nombre de jours ou de demi-journées est attendu", "A number of days or half days is expected";
    NOT_THIS_YEAR = "leave_correction_day", invalid => "يسري التصحيح ابتداء من يوم من أيام السنة الجارية لا يتعدى اليوم", "Une rectification prend effet un jour de l’année en cours, au plus tard aujourd’hui", "A correction counts from a day of the present year, today at the latest";
    NOTHING_CHANGES = "leave_correction_empty", invalid => "لا يغير هذا التصحيح شيئا", "Cette rectification ne change rien", "This correction changes nothing";
    BELOW_ZERO = "leave_correction_below_zero", conflict => "لا يمكن أن يصبح الرصيد سالبا: الرصيد الحالي بالأيام {balance}", "Le solde ne peut devenir négatif\u{a0}: il est de {balance} jours", "The balance cannot go below zero: it is {balance} days";
}

/// So many people are entered at once: each takes a few questions, and other writes wait meanwhile.
const AT_ONCE: usize = 200;
/// No correction is of more days.
const MOST: i64 = 366 * WHOLE;

inputs! {
    /// What is put right.
    pub(super) struct Correction {
        /// Whose.
        employee: Id = need("employeeId"),
        /// The code of the type.
        code: String = need("type"),
        /// Days that are added, or, below zero, taken away; by halves.
        days: Json = need("days"),
        /// Why.
        reason: String = need("reason"),
        /// From which day of the present year on it counts; today unless it is said.
        from: Option<civil::Date> = may("from"),
    }
    /// Balances that people bring along.
    pub(super) struct Opening {
        /// Each `{employeeId, type, days}`: what the balance is from today on.
        balances: Json = need("balances"),
        /// Where they were taken from.
        reason: String = need("reason"),
    }
}

/// Days by halves, as JSON or as text, in hundredths.
fn hundredths(name: &str, given: &Json) -> Result<i64> {
    let text = match given {
        Json::String(text) => text.trim().replace(',', "."),
        other => other.to_string(),
    };
    let (sign, digits) = text.strip_prefix('-').map_or((1, text.as_str()), |rest| (-1, rest));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
    let part = match rest.trim_end_matches('0') {
        "" => Some(0),
        "5" => Some(HALF),
        _ => None,
    };
    let days = whole
        .parse::<u16>()
        .ok()
        .zip(part)
        .map(|(whole, part)| sign * (i64::from(whole) * WHOLE + part));
    let fits = days.filter(|days| days.abs() <= MOST);
    fits.ok_or_else(|| Rejection::new(NOT_HALF_DAYS).field(name).into())
}

/// The version of a type with a balance, in force today.
fn version(cx: &Cx<'_>, code: &str) -> Result<(Id, bool)> {
    let versions = Versions::read(cx)?;
    let found = versions.in_force(code, cx.today());
    let found = found.filter(|version| version.get(leave_type::ENTITLEMENT).is_some());
    let found = found.ok_or_else(|| Rejection::new(NO_BALANCE).field("type"))?;
    Ok((
        Id(found.id.clone()),
        found.get(leave_type::ALLOWS_NEGATIVE) == Some(true),
    ))
}

/// Posts a row that puts a balance right.
pub(super) const CORRECT: Act<Correction> = Act::new(
    "leaveRecords.correct",
    wording::CORRECT,
    || &LEAVE_RECORDS,
    Allowed::Holders(&[HR]),
    correct,
)
.with_subject(OF_ANOTHER);

/// The balances of people as they come into the ledger. Each stands once for a person and type; doing it again changes nothing.
pub(super) const OPEN: Act<Opening, OpenedLeaveBalances> =
    Act::run("leaveRecords.open", wording::OPEN, Allowed::Holders(&[HR]), open);

/// What became of balances that people bring along.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpenedLeaveBalances {
    posted: usize,
    /// They stood already.
    kept: usize,
}

/// The days of somebody else.
const OF_ANOTHER: Subject = Subject::new(
    || &EMPLOYEES,
    &[Guard::Check(Check {
        reads: &[],
        check: |cx, employee| user_deciding_on(cx, &Id(employee.id.clone())).map(drop),
    })],
);

fn correct(cx: &mut Cx<'_>, given: &Correction) -> Result<Document> {
    OF_ANOTHER.admit(cx, given.employee.as_str())?;
    let by = user::caller(cx)?;
    let (type_row, may_owe) = version(cx, &given.code)?;
    let days = hundredths("days", &given.days)?;
    if days == 0 {
        return Err(Rejection::new(NOTHING_CHANGES).field("days").into());
    }
    let today = cx.today();
    let from = given.from.unwrap_or(today);
    // A year that was closed has gone over into this one; what is to come is no correction.
    if from.year() != today.year() || from > today {
        return Err(Rejection::new(NOT_THIS_YEAR).field("from").into());
    }
    let balance = balance::sum_of(cx, &given.employee, &given.code)?;
    if balance + days < 0 && days < 0 && !may_owe {
        let refused = Rejection::new(BELOW_ZERO).field("days");
        return Err(refused
            .arg("balance", crate::leave_request::plan::days_text(balance))
            .into());
    }
    let posting = Posting {
        employee: given.employee.clone(),
        code: given.code.clone(),
        type_row: Some(type_row),
        year: today.year(),
        kind: Kind::Correction,
        days,
        from,
        more: More {
            reason: Some(given.reason.clone()),
            by: Some(by),
            ..More::default()
        },
    };
    let posted = post(cx, vec![posting])?.into_iter().next();
    posted.ok_or_else(|| Error::fault("correcting a balance", "no row was posted"))
}

fn open(cx: &mut Cx<'_>, given: &Opening) -> Result<OpenedLeaveBalances> {
    let by = user::caller(cx)?;
    let rows = given.balances.as_array().filter(|rows| rows.len() <= AT_ONCE);
    let rows =
        rows.ok_or_else(|| engine::input::wrong_argument("balances", schema::expected::documents(1, AT_ONCE)))?;
    let mut posted = 0;
    for (at, row) in rows.iter().enumerate() {
        let name = |part: &str| format!("balances[{at}].{part}");
        let text = |part: &str| row[part].as_str().unwrap_or_default().to_owned();
        let known = cx.get(&EMPLOYEES, &text("employeeId"))?;
        let known = known.ok_or_else(|| Rejection::new(error_codes::DOCUMENT_NOT_FOUND).field(name("employeeId")))?;
        let opening = OpeningBalance::read(cx, known, &text("type"), &name("days"), &row["days"])?;
        posted += usize::from(opening.post(cx, &by, &given.reason)?);
    }
    Ok(OpenedLeaveBalances {
        posted,
        kept: rows.len() - posted,
    })
}

/// What somebody brings along of a type, as it may stand in the ledger.
pub(super) struct OpeningBalance {
    employee: Document,
    code: String,
    type_row: Id,
    /// In hundredths.
    days: i64,
}

impl OpeningBalance {
    /// Days of somebody else, of a type with a balance; `name` is what a refusal of the days names.
    ///
    /// # Errors
    /// `decision_on_oneself`, `leave_type_without_balance`, `leave_days_not_halves`.
    pub(super) fn read(cx: &Cx<'_>, employee: Document, code: &str, name: &str, days: &Json) -> Result<Self> {
        nobody_for_themselves(cx, &Id(employee.id.clone()))?;
        let (type_row, _) = version(cx, code)?;
        Ok(OpeningBalance {
            employee,
            code: code.to_owned(),
            type_row,
            days: hundredths(name, days)?,
        })
    }

    /// Whether one stands already.
    pub(super) fn is_posted(&self, cx: &Cx<'_>) -> Result<bool> {
        Ok(cx.first(&LEAVE_RECORDS, [ONCE.eq(self.once())])?.is_some())
    }

    fn once(&self) -> String {
        format!("{}|opening", account(&Id(self.employee.id.clone()), &self.code))
    }

    /// Posts what is missing to the balance. → whether it was posted, or one stood already.
    pub(super) fn post(self, cx: &mut Cx<'_>, by: &Id, reason: &str) -> Result<bool> {
        let today = cx.today();
        // What the present year gives comes first: the balance is what is left of it too.
        year::credit(cx, std::slice::from_ref(&self.employee), today)?;
        let once = self.once();
        let employee = Id(self.employee.id);
        let balance = balance::sum_of(cx, &employee, &self.code)?;
        let posting = Posting {
            employee,
            code: self.code,
            type_row: Some(self.type_row),
            year: today.year(),
            kind: Kind::Correction,
            days: self.days - balance,
            from: today,
            more: More {
                reason: Some(reason.to_owned()),
                by: Some(by.clone()),
                once: Some(once),
                ..More::default()
            },
        };
        Ok(!post(cx, vec![posting])?.is_empty())
    }
}
