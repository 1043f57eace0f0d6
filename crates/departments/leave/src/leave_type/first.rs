//! The types that every commune begins with, as the statute of civil servants and the laws after it give them.
//!
//! What is local practice (carry-over, minimum service, how late one may ask) is preset here, and is the commune's to change:
//! by another version, for one that was used stands.

use engine::{Cx, Extension};
use platform::FirstRows;
use schema::{Date, Decimal, Document, Result};

use super::{
    ALLOWS_NEGATIVE, CARRY_OVER, CEILING_DAYS, CEILING_MONTHS, CERTIFICATE, CODE, DayUnit, ENTITLEMENT, EXPIRES_ON,
    HALF_DAYS, IS_MEDICAL, LEAVE_TYPES, MINIMUM_MONTHS, NAME_AR, NAME_FR, NOTICE_DAYS, PAID_SHARE, PAST_DAYS,
    PROOF_DAYS, SEX, SOURCE, TakenBy, UNIT, VALID_FROM,
};

/// The codes that always stand.
pub const STATUTE: &[&str] = &[ANNUAL, "sick", "maternity", "paternity", "unpaid"];
/// Annual leave.
pub const ANNUAL: &str = "annual";

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&FirstRows(make)];

/// What a type begins with; what it does not name is none.
#[derive(Clone, Copy)]
struct FirstType {
    code: &'static str,
    valid_from: &'static str,
    /// In French and in Arabic.
    names: [&'static str; 2],
    unit: DayUnit,
    /// Days of a year, and of these carried over at most and until when.
    entitlement: Option<(i64, i64, &'static str)>,
    /// In percent.
    paid_share: i64,
    /// So many days in so many months.
    ceiling: Option<(i64, i64)>,
    /// Within so many working days.
    certificate: Option<i64>,
    has_half_days: bool,
    minimum_months: i64,
    notice_days: i64,
    past_days: i64,
    is_medical: bool,
    sex: Option<TakenBy>,
    source: &'static str,
}

/// The day of the statute of civil servants.
const OF_STATUTE: &str = "1958-02-24";
/// The day from which law 30-22 holds.
const OF_FAMILY_LAW: &str = "2022-09-01";

const PLAIN: FirstType = FirstType {
    code: "",
    valid_from: OF_STATUTE,
    names: ["", ""],
    unit: DayUnit::Calendar,
    entitlement: None,
    paid_share: 100,
    ceiling: None,
    certificate: None,
    has_half_days: false,
    minimum_months: 0,
    notice_days: 0,
    past_days: 0,
    is_medical: false,
    sex: None,
    source: "",
};

static FIRST: &[FirstType] = &[
    FirstType {
        code: ANNUAL,
        names: ["Congé administratif annuel", "الرخصة السنوية"],
        unit: DayUnit::Working,
        entitlement: Some((22, 22, "12-31")),
        has_half_days: true,
        minimum_months: 6,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 40\u{202f}; report et ancienneté\u{a0}: pratique locale",
        ..PLAIN
    },
    FirstType {
        code: "sick",
        names: ["Congé de maladie de courte durée", "رخصة مرض قصيرة الأمد"],
        ceiling: Some((180, 12)),
        certificate: Some(2),
        past_days: 15,
        is_medical: true,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 42-43\u{202f}; décret n° 2-99-1219 du 10/05/2000, art. 2",
        ..PLAIN
    },
    FirstType {
        code: "maternity",
        names: ["Congé de maternité", "رخصة الولادة"],
        ceiling: Some((98, 9)),
        certificate: Some(15),
        past_days: 30,
        is_medical: true,
        sex: Some(TakenBy::Female),
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 46, modifié par la loi n° 30-22 (2022)",
        ..PLAIN
    },
    FirstType {
        code: "paternity",
        valid_from: OF_FAMILY_LAW,
        names: ["Congé de paternité", "رخصة الأبوة"],
        ceiling: Some((15, 9)),
        past_days: 30,
        sex: Some(TakenBy::Male),
        source: "Loi n° 30-22 (BO n° 7122 du 1er septembre 2022)",
        ..PLAIN
    },
    FirstType {
        code: "unpaid",
        names: ["Congé sans solde", "رخصة بدون أجر"],
        paid_share: 0,
        notice_days: 15,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 46 bis\u{202f}; décret n° 2-99-1215 du 10 mai 2000\u{a0}: un mois au plus, non fractionnable, une fois tous les deux ans",
        ..PLAIN
    },
    FirstType {
        code: "exceptional",
        names: ["Permission exceptionnelle", "رخصة استثنائية"],
        unit: DayUnit::Working,
        ceiling: Some((10, 12)),
        has_half_days: true,
        past_days: 5,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 41\u{202f}; dix jours par an\u{a0}: pratique administrative",
        ..PLAIN
    },
    FirstType {
        code: "pilgrimage",
        names: ["Congé de pèlerinage", "رخصة الحج"],
        // Once in a career.
        ceiling: Some((60, super::CAREER)),
        notice_days: 30,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 41\u{202f}; décret n° 2-05-01 du 18 chaoual 1427 (10 novembre 2006), art. premier\u{a0}: deux mois",
        ..PLAIN
    },
    FirstType {
        code: "kafala",
        valid_from: OF_FAMILY_LAW,
        names: ["Congé de kafala", "رخصة الكفالة"],
        ceiling: Some((15, 9)),
        past_days: 30,
        source: "Loi n° 30-22 (2022)\u{a0}: prise en charge d’un enfant de moins de deux ans",
        ..PLAIN
    },
    FirstType {
        code: "long_illness",
        names: ["Congé de maladie de longue durée", "رخصة مرض طويلة الأمد"],
        ceiling: Some((1_825, CEILING_OF_LONG_ILLNESS)),
        certificate: Some(15),
        past_days: 30,
        is_medical: true,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 44, modifié par la loi n° 46-24 (BO n° 7328 du 22 août 2024)\u{a0}: cinq ans à plein traitement",
        ..PLAIN
    },
];

/// Five years are given for one illness, and a career may hold them twice.
const CEILING_OF_LONG_ILLNESS: i64 = 12 * 10;

/// Makes the types where there is none at all. The id of a first version is its code.
fn make(cx: &mut Cx<'_>) -> Result<()> {
    if cx.first(&LEAVE_TYPES, [])?.is_some() {
        return Ok(());
    }
    FIRST.iter().try_for_each(|first| cx.create(row(first)).map(drop))
}

fn row(first: &FirstType) -> Document {
    let mut row = Document::new(&LEAVE_TYPES)
        .with(CODE, first.code.to_owned())
        .with(NAME_FR, first.names[0].to_owned())
        .with(NAME_AR, first.names[1].to_owned())
        .with(UNIT, first.unit)
        .with(PAID_SHARE, hundredths(first.paid_share))
        .with(HALF_DAYS, first.has_half_days)
        .with(CERTIFICATE, first.certificate.is_some())
        .with(ALLOWS_NEGATIVE, false)
        .with(IS_MEDICAL, first.is_medical)
        .with(MINIMUM_MONTHS, first.minimum_months)
        .with(NOTICE_DAYS, first.notice_days)
        .with(PAST_DAYS, first.past_days)
        .with(SOURCE, first.source.to_owned());
    first.code.clone_into(&mut row.id);
    row.set_or_clear(VALID_FROM, first.valid_from.parse().ok().map(Date));
    row.set_or_clear(PROOF_DAYS, first.certificate);
    row.set_or_clear(SEX, first.sex);
    if let Some((days, carried, expires_on)) = first.entitlement {
        row.set(ENTITLEMENT, hundredths(days));
        row.set(CARRY_OVER, hundredths(carried));
        row.set(EXPIRES_ON, expires_on.to_owned());
    }
    if let Some((days, months)) = first.ceiling {
        row.set(CEILING_DAYS, days);
        row.set(CEILING_MONTHS, months);
    }
    row
}

/// Whole days or percents, as decimals are kept.
const fn hundredths(whole: i64) -> Decimal {
    Decimal(whole * 100)
}
