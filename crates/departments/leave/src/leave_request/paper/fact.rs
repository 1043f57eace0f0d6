//! What is so of a granted leave, by the names that its decision uses.

use engine::Cx;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Decimal, Document, Id, Label, Result};

use super::super::field::{ADDRESS, EMPLOYEE, END, REPLACEMENT, START, STATUS, Status, WORKING_DAYS};
use super::super::plan::{days_text, version_of};
use super::NOT_GRANTED;
use crate::leave_record::{self as record, LEAVE_RECORDS};
use crate::leave_type::{self, DayUnit};

const TYPE: Name = Name::new("leave.type", Label::new("نوع الرخصة", "Type de congé", "Type of leave"));
const UNIT: Name = Name::new("leave.unit", Label::new("وحدة الحساب", "Décompte", "Counted in"));
const SOURCE: Name = Name::new("leave.source", Label::new("السند القانوني", "Fondement", "Legal basis"));
const REPLACED_BY: Name = Name::new(
    "leave.replacement",
    Label::new("النائب(ة) خلال الرخصة", "Intérimaire", "Replacement"),
);
const BALANCE: Name = Name::new(
    "leave.balance",
    Label::new(
        "الرصيد بعد هذه الرخصة",
        "Solde après ce congé",
        "Balance after this leave",
    ),
);

/// What the text of a decision may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    TYPE,
    UNIT,
    SOURCE,
    REPLACED_BY,
    Name::of("leave.from", START.def),
    Name::of("leave.to", END.def),
    Name::of("leave.days", WORKING_DAYS.def),
    Name::of("leave.address", ADDRESS.def),
    BALANCE,
];

/// The balance as the ledger wrote it when it took these days: it never changes afterwards (decision 44). None of a type
/// without a balance, and of days that the ledger takes in a year to come.
fn balance_after(cx: &Cx<'_>, row: &Document, version: &Document) -> Result<Option<Decimal>> {
    if version.get(leave_type::ENTITLEMENT).is_none() {
        return Ok(None);
    }
    let taken = cx.all(&LEAVE_RECORDS, [record::REQUEST.eq(&row.id)])?;
    Ok(taken.last().and_then(|entry| entry.get(record::OWED)))
}

/// Of an approved request, and of whose it is.
pub(super) fn decision(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    if row.get(STATUS) != Some(Status::Approved) {
        return Err(NOT_GRANTED.into());
    }
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    let version = version_of(cx, row)?;
    let both = [leave_type::NAME_FR, leave_type::NAME_AR].map(|key| version.get(key).unwrap_or_default());
    facts.add_bilingual(TYPE.name, &both);
    facts.add_choice(UNIT.name, version.get(leave_type::UNIT).unwrap_or(DayUnit::Working));
    facts.text(SOURCE.name, &version.get(leave_type::SOURCE).unwrap_or_default());
    let (Date(from), Date(to)) = (row.need(START)?, row.need(END)?);
    facts.day("leave.from", from);
    facts.day("leave.to", to);
    let Decimal(days) = row.get(WORKING_DAYS).unwrap_or_default();
    facts.code("leave.days", &days_text(days));
    facts.text("leave.address", &row.get(ADDRESS).unwrap_or_default());
    if let Some(Decimal(balance)) = balance_after(cx, row, &version)? {
        facts.code(BALANCE.name, &days_text(balance));
    }
    if let Some(Id(replacement)) = row.get(REPLACEMENT)
        && let Some(other) = cx.get(&EMPLOYEES, &replacement)?
    {
        let names = [employee::NAME_FR, employee::NAME_AR].map(|key| other.get(key).unwrap_or_default());
        facts.add_bilingual(REPLACED_BY.name, &names);
    }
    Ok(facts)
}
