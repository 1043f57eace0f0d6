//! Types of leave as the statute bounds them, beside the latest version that the commune has of each.

use engine::Cx;
use jiff::civil;
use schema::{Document, FieldDef, Result};

use super::LawRow;
use crate::leave_type::first::{self, ANNUAL};
use crate::leave_type::{self, LEAVE_TYPES, Versions};

/// What the statute fixes of a type; how much is carried over, who may ask how late and the like are the commune's.
const BY_STATUTE: &[FieldDef] = &[
    leave_type::UNIT.def,
    leave_type::ENTITLEMENT.def,
    leave_type::PAID_SHARE.def,
    leave_type::PAID_MONTHS.def,
    leave_type::PAID_AFTER.def,
    leave_type::CEILING_DAYS.def,
    leave_type::CEILING_MONTHS.def,
    leave_type::CEILING_WOMEN.def,
    leave_type::CEILING_MEN.def,
    leave_type::MOST_MONTHS.def,
    leave_type::ONCE_IN_MONTHS.def,
    leave_type::FROM_EVENT.def,
    leave_type::SEX.def,
];
/// Of short illness a decree fixes the term of the certificate too.
const BY_DECREE: &[FieldDef] = &[
    leave_type::PAID_SHARE.def,
    leave_type::PAID_MONTHS.def,
    leave_type::PAID_AFTER.def,
    leave_type::CEILING_DAYS.def,
    leave_type::CEILING_MONTHS.def,
    leave_type::PROOF_DAYS.def,
    leave_type::PROOF_DAYS_RURAL.def,
];
const SENIORITY: &[FieldDef] = &[leave_type::MINIMUM_MONTHS.def];

/// Types of which the sources agree on the kind and not on its bounds.
const PROBABLE: &[&str] = &["exceptional"];
/// After so many months of service the first annual leave is taken, as most comments have it.
const FIRST_LEAVE_AFTER: i64 = 12;
const OF_FIRST_LEAVE: &str = "Dahir n° 1-58-008 du 24/02/1958, art. 40\u{a0}: premier congé après douze mois de service, selon la doctrine (un projet de 2024 dit six mois)\u{202f}; à vérifier dans le texte";

pub(super) fn rows(cx: &Cx<'_>) -> Result<Vec<LawRow>> {
    let versions = Versions::read(cx)?;
    let mut rows = Vec::new();
    for law in first::rows() {
        let code = law.need(leave_type::CODE)?;
        let own = versions.in_force(&code, civil::Date::MAX).cloned();
        let is_rural = law.get(leave_type::PROOF_DAYS_RURAL).is_some();
        let fixed = if is_rural { BY_DECREE } else { BY_STATUTE };
        if let Some(annual) = own.as_ref().filter(|_| code == ANNUAL) {
            rows.push(first_leave(cx, annual)?);
        }
        let is_probable = PROBABLE.contains(&code.as_str());
        let row = of_type(cx, &code, law, own, fixed)?;
        rows.push(LawRow { is_probable, ..row });
    }
    Ok(rows)
}

fn of_type(cx: &Cx<'_>, key: &str, law: Document, own: Option<Document>, fixed: &'static [FieldDef]) -> Result<LawRow> {
    let mut row = LawRow::new(key.to_owned(), law, fixed);
    if let Some(own) = &own {
        row.taken = own.clone();
        for field in fixed.iter().chain([&leave_type::SOURCE.def]) {
            row.taken.set_value(field.name, row.law.value(field.name).clone());
        }
        row.needs_day = leave_type::is_used(cx, &own.id)?;
    }
    Ok(LawRow { own, fixed, ..row })
}

/// After how many months the first annual leave is taken: offered, for the sources do not agree.
fn first_leave(cx: &Cx<'_>, annual: &Document) -> Result<LawRow> {
    let law = Document::new(&LEAVE_TYPES)
        .with(leave_type::CODE, ANNUAL.to_owned())
        .with(leave_type::NAME_FR, annual.need(leave_type::NAME_FR)?)
        .with(leave_type::NAME_AR, annual.need(leave_type::NAME_AR)?)
        .with(leave_type::MINIMUM_MONTHS, FIRST_LEAVE_AFTER)
        .with(leave_type::SOURCE, OF_FIRST_LEAVE.to_owned());
    let mut row = of_type(cx, "annual minimumMonths", law, Some(annual.clone()), SENIORITY)?;
    // The rest of the type stands on what it stood on.
    row.taken
        .set_or_clear(leave_type::SOURCE, annual.get(leave_type::SOURCE));
    row.is_probable = true;
    Ok(row)
}
