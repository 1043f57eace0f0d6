//! What is so of a granted leave, by the names that its decision uses.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::papers::counted::{ArabicNoun, arabic_count};
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Decimal, Document, Id, Label, Result};

use super::super::field::{
    ADDRESS, EMPLOYEE, END, END_HALF, REJECTION_REASON, REPLACEMENT, RESUMED, START, START_HALF, STATUS, Status,
    WORKING_DAYS,
};
use super::super::plan::{days_text, version_of};
use super::{NOT_GRANTED, NOT_REFUSED};
use crate::days::{Calendar, DayKind, HALF, WHOLE};
use crate::leave_record::{self as record, LEAVE_RECORDS};
use crate::leave_type::{self, DayUnit};

const TYPE: Name = Name::new("leave.type", Label::new("نوع الرخصة", "Type de congé", "Type of leave"));
const UNIT: Name = Name::new("leave.unit", Label::new("وحدة الحساب", "Décompte", "Counted in"));
const SOURCE: Name = Name::new("leave.source", Label::new("السند القانوني", "Fondement", "Legal basis"));
const DURATION: Name = Name::new("leave.duration", Label::new("المدة", "Durée", "Length"));
const FROM_NOON: Name = Name::new("leave.fromNoon", START_HALF.def.label);
const UNTIL_NOON: Name = Name::new("leave.untilNoon", END_HALF.def.label);
const RESUMPTION: Name = Name::new("leave.resumption", RESUMED.def.label);
const REPLACED_BY: Name = Name::new(
    "leave.replacement",
    Label::new("القائم(ة) بالنيابة خلال الرخصة", "Intérimaire", "Replacement"),
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
    DURATION,
    FROM_NOON,
    UNTIL_NOON,
    RESUMPTION,
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

/// From when to when, and the halves of its first and last day.
pub(super) fn add_time(facts: &mut Facts, row: &Document) -> Result<()> {
    let (Date(from), Date(to)) = (row.need(START)?, row.need(END)?);
    facts.day("leave.from", from);
    facts.day("leave.to", to);
    let both = |label: Label| [label.fr.to_lowercase(), label.ar.to_owned()];
    if row.get(START_HALF) == Some(true) {
        facts.add_bilingual(FROM_NOON.name, &both(FROM_NOON.label));
    }
    if row.get(END_HALF) == Some(true) {
        facts.add_bilingual(UNTIL_NOON.name, &both(UNTIL_NOON.label));
    }
    Ok(())
}

/// A number of days with its noun, in French and in Arabic: a half is said as such.
pub(super) fn duration(hundredths: i64, unit: DayUnit) -> [String; 2] {
    let (noun, arabic) = match unit {
        DayUnit::Working => (["jour ouvrable", "jours ouvrables"], WORK_DAY),
        DayUnit::Calendar => (["jour calendaire", "jours calendaires"], CALENDAR_DAY),
    };
    // In French the plural begins at two.
    let noun = noun[usize::from(hundredths.abs() >= 2 * WHOLE)];
    let french = format!("{}\u{a0}{noun}", days_text(hundredths));
    let (whole, rest) = (hundredths / WHOLE, hundredths % WHOLE);
    let arabic = match (whole, rest) {
        (_, 0) if hundredths >= 0 => arabic_count(whole, arabic),
        (0, HALF) => format!("نصف {}", arabic.other),
        (_, HALF) => format!("{} ونصف", arabic_count(whole, arabic)),
        _ => format!("{} ({})", days_text(hundredths), arabic.few),
    };
    [french, arabic]
}

const WORK_DAY: ArabicNoun = ArabicNoun {
    one: "يوم عمل واحد",
    two: "يوما عمل",
    few: "أيام عمل",
    many: "يوم عمل",
    other: "يوم عمل",
};
const CALENDAR_DAY: ArabicNoun = ArabicNoun {
    one: "يوم واحد",
    two: "يومان",
    few: "أيام",
    many: "يوما",
    other: "يوم",
};

/// Within so many days somebody is back, whatever holidays and weekends lie between.
const LOOKED_AT: i64 = 30;

/// The day on which work is taken up again; of a leave that ends at noon its last day.
fn next_work_day(cx: &Cx<'_>, employee: &Document, row: &Document) -> Result<civil::Date> {
    let Date(end) = row.need(END)?;
    if row.get(END_HALF) == Some(true) {
        return Ok(end);
    }
    let (first, last) = (end.saturating_add(1.day()), end.saturating_add(LOOKED_AT.days()));
    let calendar = Calendar::read(cx, employee, first, last)?;
    let kind = calendar.days_of(employee);
    let mut days = first.series(1.day()).take_while(|day| *day <= last);
    Ok(days.find(|day| kind(*day) == DayKind::Work).unwrap_or(first))
}

/// Of a request that was refused, and of whose it is.
pub(super) fn refusal(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    if row.get(STATUS) != Some(Status::Rejected) {
        return Err(NOT_REFUSED.into());
    }
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    let version = version_of(cx, row)?;
    let both = [leave_type::NAME_FR, leave_type::NAME_AR].map(|key| version.get(key).unwrap_or_default());
    facts.add_bilingual(TYPE.name, &both);
    add_time(&mut facts, row)?;
    facts.text("leave.refusal", &row.get(REJECTION_REASON).unwrap_or_default());
    Ok(facts)
}

/// What the text of a refusal may name.
pub(super) const OF_REFUSAL: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    TYPE,
    Name::of("leave.from", START.def),
    Name::of("leave.to", END.def),
    FROM_NOON,
    UNTIL_NOON,
    Name::of("leave.refusal", REJECTION_REASON.def),
];

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
    add_time(&mut facts, row)?;
    let Decimal(days) = row.get(WORKING_DAYS).unwrap_or_default();
    let unit = version.get(leave_type::UNIT).unwrap_or(DayUnit::Working);
    facts.code("leave.days", &days_text(days));
    facts.add_bilingual(DURATION.name, &duration(days, unit));
    facts.day(RESUMPTION.name, next_work_day(cx, &employee, row)?);
    facts.text("leave.address", &row.get(ADDRESS).unwrap_or_default());
    if let Some(Decimal(balance)) = balance_after(cx, row, &version)? {
        facts.add_bilingual(BALANCE.name, &duration(balance, unit));
    }
    if let Some(Id(replacement)) = row.get(REPLACEMENT)
        && let Some(other) = cx.get(&EMPLOYEES, &replacement)?
    {
        let names = [employee::NAME_FR, employee::NAME_AR].map(|key| other.get(key).unwrap_or_default());
        facts.add_bilingual(REPLACED_BY.name, &names);
    }
    Ok(facts)
}
