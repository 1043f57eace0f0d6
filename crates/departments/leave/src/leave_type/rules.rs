//! What holds of every type of leave.

use engine::Cx;
use schema::{Change, Rejection, Result, attribute, error_codes};

use super::first::STATUTE;
use super::{CEILING_DAYS, CEILING_MEN, CEILING_MONTHS, CEILING_WOMEN, CODE, LEAVE_TYPES, PAID_AFTER, PAID_MONTHS};
use crate::leave_record::{self, LEAVE_RECORDS};
use crate::leave_request::field::{self as request, LEAVE_REQUESTS};

error_codes! {
    WAS_USED = "leave_type_used", conflict => "استُعمل هذا النوع من الرخص ولا يتغير: المرجو إضافة صيغة جديدة تسري من تاريخ لاحق", "Ce type de congé a été utilisé et ne change plus\u{a0}: ajoutez une version valable d’une date ultérieure", "This type of leave was used and does not change any more: add a version that is valid from a later date";
    OF_STATUTE = "leave_type_of_statute", conflict => "هذا النوع من الرخص منصوص عليه قانونا ولا يحذف", "Ce type de congé est prévu par le statut et ne se supprime pas", "This type of leave stands in the statute and is not deleted";
    NOT_A_CODE = "leave_type_code", invalid => "المطلوب رمز من حروف لاتينية صغيرة و \u{2066}_\u{2069}", "Un code en minuscules latines et _ est attendu", "A code of small Latin letters and _ is expected";
    HALF_A_SHARE = "leave_type_share", invalid => "مدة نسبة الأجرة بالأشهر والنسبة التي تليها تحددان معا", "La durée d’une part du traitement et la part qui la suit se fixent ensemble", "The months of a share of pay and the share after them are set together";
    HALF_A_CEILING = "leave_type_ceiling", invalid => "السقف بالأيام ومدته بالأشهر يحددان معا", "Le plafond en jours et sa période en mois se fixent ensemble", "The ceiling in days and its period in months are set together";
}

/// A version that a request or the ledger names is as it was when it was used.
pub(super) fn what_was_used_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        return Ok(());
    }
    if is_used(cx, &change.after.id)? {
        return Err(WAS_USED.into());
    }
    Ok(())
}

/// Whether a request or the ledger names a version.
pub(crate) fn is_used(cx: &Cx<'_>, id: &str) -> Result<bool> {
    Ok(cx.first(&LEAVE_REQUESTS, [request::TYPE_ROW.eq(id)])?.is_some()
        || cx.first(&LEAVE_RECORDS, [leave_record::TYPE_ROW.eq(id)])?.is_some())
}

/// Programs and filters know a type by its code.
pub(super) fn codes_are_plain_words(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let code = change.after.need(CODE)?;
    let is_plain = code.starts_with(|first: char| first.is_ascii_lowercase())
        && code
            .chars()
            .all(|one| one.is_ascii_lowercase() || one.is_ascii_digit() || one == '_');
    if is_plain {
        return Ok(());
    }
    Err(Rejection::new(NOT_A_CODE).field(CODE.def.name).into())
}

/// So many days in so many months.
pub(super) fn ceilings_have_both_parts(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    let days = [CEILING_DAYS, CEILING_WOMEN, CEILING_MEN];
    if days.iter().any(|key| row.get(*key).is_some()) == row.get(CEILING_MONTHS).is_some() {
        return Ok(());
    }
    Err(Rejection::new(HALF_A_CEILING).field(CEILING_MONTHS.def.name).into())
}

/// One share of pay for so many months, and another after them.
pub(super) fn shares_have_both_parts(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    if row.get(PAID_MONTHS).is_some() == row.get(PAID_AFTER).is_some() {
        return Ok(());
    }
    Err(Rejection::new(HALF_A_SHARE).field(PAID_AFTER.def.name).into())
}

/// One version of each code that people may ask for by law is left.
pub(super) fn codes_of_the_statute_stand(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let code = change.after.need(CODE)?;
    if !STATUTE.contains(&code.as_str()) {
        return Ok(());
    }
    let others = [CODE.eq(&code), attribute::ID.ne(&change.after.id)];
    if cx.first(&LEAVE_TYPES, others)?.is_none() {
        return Err(OF_STATUTE.into());
    }
    Ok(())
}
