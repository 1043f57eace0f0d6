//! Papers of cars (الوثائق القانونية): registration card, insurance, yearly tax, technical inspection, year by year.
//!
//! The registration card is permanent; the validity of the others follows from their dates. A scan that takes the place
//! of another leaves it to the history.

use engine::{Cx, Effect, Entity};
use schema::{
    Access, Change, Collection, Date, Decimal, Document, Id, Label, Rejection, Result, TODAY, Term, case, choice,
    choices, date, days_from_today, decimal, error_codes, fields, file, integer, link, text,
};

use super::car::CARS;
use platform::notice::NOTIFICATIONS;
use platform::settings::threshold::Threshold;

mod end;
mod panel;
#[cfg(test)]
mod tests;
pub mod week;

choices! {
    /// What paper it is.
    Type {
        RegistrationCard = "registration_card": "البطاقة الرمادية", "Carte grise", "Registration card";
        Insurance = "insurance": "التأمين", "Assurance", "Insurance";
        RoadTax = "road_tax": "الضريبة الخصوصية السنوية على المركبات", "Vignette (TSAVA)", "Road tax sticker";
        TechnicalInspection = "technical_inspection": "الفحص التقني", "Visite technique", "Technical inspection";
    }
    /// Whether it holds today.
    Validity {
        Upcoming = "upcoming" as Info: "مقبلة", "À venir", "Upcoming";
        Valid = "valid" as Good: "سارية المفعول", "Valide", "Valid";
        ExpiringSoon = "expiring_soon" as Warn: "تشرف على الانتهاء", "Expire bientôt", "Expiring soon";
        Expired = "expired" as Bad: "منتهية الصلاحية", "Expirée", "Expired";
        Unknown = "unknown" as Quiet: "غير معروفة", "Inconnu", "Unknown";
    }
}

/// How long before its end a paper ends soon.
pub static SOON_DAYS: Threshold = Threshold {
    key: SOON_KEY,
    label: Label::new(
        "الإشعار بقرب انتهاء وثائق المركبات (أيام)",
        "Papiers de véhicule\u{a0}: «\u{a0}expire bientôt\u{a0}» (jours)",
        "Vehicle papers: “expiring soon” (days)",
    ),
    about: Label::new(
        "قبل هذا العدد من الأيام من نهاية صلاحيتها تظهر الوثيقة ومركبتها كمشرفتين على الانتهاء.",
        "À partir de ce nombre de jours avant son échéance, un papier et son véhicule sont signalés.",
        "From so many days before its end on, a paper and its vehicle are marked.",
    ),
    // A year is the longest that papers hold.
    bounds: (1, 365),
    preset: SOON_PRESET,
};
const SOON_KEY: &str = "org.carPaperSoonDays";
// Time to ask for offers and to have the car inspected.
const SOON_PRESET: i64 = 30;

/// The last day on which what ends still ends soon.
pub const SOON: Term = days_from_today(SOON_KEY, SOON_PRESET);

fields! {
    CAR: Id = link("carsCollection", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    TYPE: Type = choice("documentType").required() => "نوع الوثيقة", "Type de document", "Document type";
    /// May follow later; a row without one is marked by it.
    FILE: Id = file("fileId", platform::bucket::LEGAL_DOCUMENTS).keep_history() => "النسخة", "Copie", "Copy";
    YEAR: i64 = integer("year").within(1950, 2200) => "السنة", "Année", "Year";
    ISSUED_ON: Date = date("issuedOn") => "تاريخ التسليم", "Délivré le", "Issued on";
    VALID_UNTIL: Date = date("validUntil").not_before(ISSUED_ON) => "صالح إلى غاية", "Valable jusqu’au", "Valid until";
    POLICY: String = text("policyNumber").printable() => "رقم الوثيقة", "N° du document", "Policy number";
    PROVIDER: String = text("provider").suggested().printable() => "الجهة المسلمة", "Organisme", "Provider";
    COST: Decimal = decimal("cost").within(Decimal(0), Decimal(1_000_000_000)) => "المبلغ (درهم)", "Montant (MAD)", "Cost (MAD)";
    STATUS: Validity = case(
        "status",
        &[
            (TYPE.is(Type::RegistrationCard.wire()), Validity::Valid.wire()),
            // What is dated ahead has not happened yet: nobody holds it in hand.
            (ISSUED_ON.after(TODAY), Validity::Upcoming.wire()),
            (VALID_UNTIL.is_unset(), Validity::Unknown.wire()),
            (VALID_UNTIL.before(TODAY), Validity::Expired.wire()),
            (VALID_UNTIL.after(SOON), Validity::Valid.wire()),
        ],
        Validity::ExpiringSoon.wire(),
    ) => "الصلاحية", "Validité", "Validity";
}

error_codes! {
    EXISTS = "car_document_exists", conflict => "توجد وثيقة من نفس النوع لهذه المركبة بنفس تاريخ الانتهاء، أو بدون تاريخ انتهاء لنفس السنة", "Ce véhicule a déjà un document de ce type avec cette échéance, ou sans échéance pour cette année", "This vehicle already has a document of this type with this end, or without an end for this year";
}
/// One of a type for each car and end; where the end is unknown, for each car and year.
pub static CAR_PAPERS: Collection = Collection {
    one: Label::new("وثيقة قانونية", "Document légal", "Legal document"),
    many: Label::new("الوثائق القانونية", "Documents légaux", "Legal documents"),
    indexes: &[&[CAR.def, TYPE.def, VALID_UNTIL.def], &[VALID_UNTIL.def]],
    access: Access::resource(super::RESOURCE),
    title: &[TYPE.def],
    ..Collection::new("carLegalDocuments", FIELDS)
};

/// Who stands on papers of cars: told of each that says otherwise than before, or is gone, as it was.
pub struct PaperFollower(pub fn(&mut Cx<'_>, &Document) -> Result<()>);

fn followers_are_told(cx: &mut Cx<'_>, former: &Document) -> Result<()> {
    cx.extensions::<PaperFollower>()
        .try_for_each(|follower| (follower.0)(cx, former))
}

/// Of the year in which it begins, unless another is said.
pub static CAR_PAPER: Entity = Entity {
    before_write: &[year_follows_from_the_dates, is_no_other],
    after_write: &[Effect {
        touches: &[|| &NOTIFICATIONS],
        run: |cx, change| {
            change
                .before
                .as_ref()
                .map_or(Ok(()), |former| followers_are_told(cx, former))
        },
    }],
    after_delete: &[Effect {
        touches: &[|| &NOTIFICATIONS],
        run: |cx, change| followers_are_told(cx, &change.after),
    }],
    routines: &[&week::ROUTINE],
    deadlines: &[end::END],
    import: Some(&super::car::import::PAPERS),
    error_codes: &[ERROR_CODES],
    extensions: &[week::NOTICES, &[&SOON_DAYS], panel::PANELS],
    ..Entity::plain(&CAR_PAPERS)
};

/// The year follows from the dates: the first of those in which the paper holds for which the car has no other of its type.
/// Without dates it is the current one. What is said is kept, and what stood as long as it is a year of the dates.
///
/// # Errors
/// When the papers of the car cannot be read.
pub fn year_follows_from_the_dates(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    let is_said = row.get(YEAR).is_some() && change.touches(YEAR);
    let has_new_dates = change.touches(ISSUED_ON) || change.touches(VALID_UNTIL);
    if is_said || (row.get(YEAR).is_some() && !has_new_dates) {
        return Ok(());
    }
    let year = |key| row.get(key).map(|Date(day)| i64::from(day.year()));
    let last = year(VALID_UNTIL);
    let first = year(ISSUED_ON).unwrap_or_else(|| {
        let today = i64::from(cx.today().year());
        last.map_or(today, |last| last.min(today))
    });
    let stood = change.before.as_ref().and_then(|before| before.get(YEAR));
    let issued = row.get(ISSUED_ON).is_some();
    let is_of_dates = |year: &i64| !issued || (*year >= first && last.is_none_or(|last| *year <= last));
    if let Some(year) = stood.filter(is_of_dates) {
        change.after.set(YEAR, year);
        return Ok(());
    }
    let others = cx.all(&CAR_PAPERS, [CAR.eq(row.need(CAR)?), TYPE.eq(row.need(TYPE)?)])?;
    let is_free = |year: &i64| {
        let mut same = others.iter().filter(|other| other.get(YEAR) == Some(*year));
        same.all(|other| other.id == row.id)
    };
    let free = (first..=last.unwrap_or(first)).find(is_free);
    change.after.set(YEAR, free.unwrap_or(first));
    Ok(())
}

/// Two papers of a car and type are one where they end on one day: a bus is inspected twice a year. Where neither says its end
/// the year tells them apart, and the first that names one leaves them as they are.
///
/// # Errors
/// When there is such a paper already; the refusal names the end, or the year.
pub fn is_no_other(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_another = change.touches(CAR) || change.touches(TYPE) || change.touches(YEAR) || change.touches(VALID_UNTIL);
    if !is_another {
        return Ok(());
    }
    let row = &change.after;
    let mut same = vec![CAR.eq(row.need(CAR)?), TYPE.eq(row.need(TYPE)?)];
    let typed_in = if let Some(end) = row.get(VALID_UNTIL) {
        // A year that follows the end, or is set right beside it, makes no other paper of it.
        if !(change.touches(CAR) || change.touches(TYPE) || change.touches(VALID_UNTIL)) {
            return Ok(());
        }
        same.push(VALID_UNTIL.eq(end));
        VALID_UNTIL.def
    } else {
        same.extend([VALID_UNTIL.is_null(), YEAR.eq(row.need(YEAR)?)]);
        YEAR.def
    };
    let mut found = cx.all(&CAR_PAPERS, same)?.into_iter();
    if found.all(|other| other.id == row.id) {
        return Ok(());
    }
    Err(Rejection::new(EXISTS).about(&typed_in).into())
}
