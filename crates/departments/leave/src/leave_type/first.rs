//! The types that every commune begins with, as the statute of civil servants and the laws after it give them.
//!
//! What is local practice (how much is carried over, how late one may ask) is preset here, and is the commune's to change:
//! by another version, for one that was used stands.

use engine::{Cx, Extension};
use platform::FirstRows;
use schema::{Date, Decimal, Document, Result};

use super::{
    ALLOWS_NEGATIVE, CARRY_OVER, CEILING_DAYS, CEILING_MEN, CEILING_MONTHS, CEILING_WOMEN, CERTIFICATE, CODE, DayUnit,
    ENTITLEMENT, EXPIRES_ON, FROM_EVENT, HALF_DAYS, IS_MEDICAL, LEAVE_TYPES, MINIMUM_MONTHS, MOST_MONTHS, NAME_AR,
    NAME_FR, NOTICE_DAYS, ONCE_IN_MONTHS, PAID_AFTER, PAID_MONTHS, PAID_SHARE, PAST_DAYS, PROOF_DAYS, PROOF_DAYS_RURAL,
    SEX, SOURCE, TakenBy, UNIT, VALID_FROM,
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
    /// Where women and men have ceilings of their own, in that order.
    ceiling_by_sex: Option<(i64, i64)>,
    most_months: Option<i64>,
    once_in_months: Option<i64>,
    is_from_event: bool,
    /// So many months at the paid share, and the percents after them.
    paid_after: Option<(i64, i64)>,
    /// Within so many working days.
    certificate: Option<i64>,
    certificate_in_rural_posts: Option<i64>,
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
    ceiling_by_sex: None,
    most_months: None,
    once_in_months: None,
    is_from_event: false,
    paid_after: None,
    certificate: None,
    certificate_in_rural_posts: None,
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
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 40\u{a0}: 22 jours ouvrables, report exceptionnel et une seule fois\u{202f}; ancienneté exigée la première année à fixer par la commune (douze mois selon la doctrine)",
        ..PLAIN
    },
    FirstType {
        code: "sick",
        names: ["Congé de maladie de courte durée", "رخصة مرض قصيرة الأمد"],
        ceiling: Some((180, 12)),
        paid_after: Some((3, 50)),
        certificate: Some(2),
        certificate_in_rural_posts: Some(3),
        past_days: 15,
        is_medical: true,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 43\u{a0}: six mois, dont trois à plein traitement et trois à demi-traitement\u{202f}; décret n° 2-99-1219 du 10/05/2000, art. 2",
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
        is_from_event: true,
        past_days: 30,
        sex: Some(TakenBy::Male),
        source: "Loi n° 30-22 (BO n° 7122 du 1er septembre 2022)\u{a0}: quinze jours consécutifs à compter de la naissance",
        ..PLAIN
    },
    FirstType {
        code: "unpaid",
        names: ["Congé sans solde", "رخصة بدون أجر"],
        paid_share: 0,
        most_months: Some(1),
        once_in_months: Some(24),
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
        most_months: Some(2),
        // Once in a career.
        once_in_months: Some(super::CAREER),
        notice_days: 30,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 41\u{202f}; décret n° 2-05-01 du 18 chaoual 1427 (10 novembre 2006), art. premier\u{a0}: deux mois",
        ..PLAIN
    },
    FirstType {
        code: "kafala",
        valid_from: OF_FAMILY_LAW,
        names: ["Congé de kafala", "رخصة الكفالة"],
        ceiling: Some((15, 9)),
        ceiling_by_sex: Some((98, 15)),
        is_from_event: true,
        past_days: 30,
        source: "Loi n° 30-22 (BO n° 7122 du 1er septembre 2022)\u{a0}: enfant de moins de vingt-quatre mois, à compter de l’ordonnance\u{202f}; quatorze semaines pour une femme, quinze jours pour un homme",
        ..PLAIN
    },
    FirstType {
        code: "medium_illness",
        names: ["Congé de maladie de moyenne durée", "رخصة مرض متوسطة الأمد"],
        most_months: Some(36),
        certificate: Some(15),
        past_days: 30,
        is_medical: true,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 43 bis, modifié par la loi n° 46-24 (BO n° 7328 du 22 août 2024)\u{202f}; liste des maladies\u{a0}: décret n° 2-94-279\u{a0}: trois ans au plus, à plein traitement",
        ..PLAIN
    },
    FirstType {
        code: "service_illness",
        names: [
            "Congé pour maladie ou accident imputable au service",
            "رخصة عن مرض أو حادثة بسبب العمل",
        ],
        certificate: Some(15),
        past_days: 30,
        is_medical: true,
        source: "Dahir n° 1-58-008 du 24/02/1958, art. 45\u{a0}: plein traitement",
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
    FIRST.iter().try_for_each(|first| {
        let mut row = row(first);
        first.code.clone_into(&mut row.id);
        cx.create(row).map(drop)
    })
}

/// Each type as a commune begins with it.
pub(crate) fn rows() -> Vec<Document> {
    FIRST.iter().map(row).collect()
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
    row.set_or_clear(VALID_FROM, first.valid_from.parse().ok().map(Date));
    row.set_or_clear(PROOF_DAYS, first.certificate);
    row.set_or_clear(PROOF_DAYS_RURAL, first.certificate_in_rural_posts);
    row.set_or_clear(SEX, first.sex);
    if let Some((days, carried, expires_on)) = first.entitlement {
        row.set(ENTITLEMENT, hundredths(days));
        row.set(CARRY_OVER, hundredths(carried));
        row.set(EXPIRES_ON, expires_on.to_owned());
    }
    set_bounds(&mut row, first);
    row
}

/// What the statute bounds of one leave, and its pay by periods.
fn set_bounds(row: &mut Document, first: &FirstType) {
    if let Some((days, months)) = first.ceiling {
        row.set(CEILING_DAYS, days);
        row.set(CEILING_MONTHS, months);
    }
    row.set_or_clear(MOST_MONTHS, first.most_months);
    row.set_or_clear(ONCE_IN_MONTHS, first.once_in_months);
    row.set(FROM_EVENT, first.is_from_event);
    if let Some((women, men)) = first.ceiling_by_sex {
        row.set(CEILING_WOMEN, women);
        row.set(CEILING_MEN, men);
    }
    if let Some((months, share)) = first.paid_after {
        row.set(PAID_MONTHS, months);
        row.set(PAID_AFTER, hundredths(share));
    }
}

/// Whole days or percents, as decimals are kept.
const fn hundredths(whole: i64) -> Decimal {
    Decimal(whole * 100)
}
