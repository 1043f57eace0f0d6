//! Papers of cars (الوثائق القانونية): registration card, insurance, yearly tax, technical inspection, year by year.
//!
//! The registration card is permanent; the validity of the others follows from their dates. A scan that takes the place
//! of another leaves it to the history.

use engine::{Cx, Entity};
use schema::{
    Access, Change, Collection, Date, Decimal, Id, Label, Result, TODAY, Term, Unique, case, choice, choices, date,
    days_from_today, decimal, error_codes, fields, file, integer, link, text,
};

use super::car::CARS;

mod end;
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
        Valid = "valid" as Good: "سارية المفعول", "Valide", "Valid";
        ExpiringSoon = "expiring_soon" as Warn: "تشرف على الانتهاء", "Expire bientôt", "Expiring soon";
        Expired = "expired" as Bad: "منتهية الصلاحية", "Expirée", "Expired";
        Unknown = "unknown" as Quiet: "غير معروفة", "Inconnu", "Unknown";
    }
}

/// The last day on which what ends still ends soon.
pub const SOON: Term = days_from_today("org.carPaperSoonDays", 30);

fields! {
    CAR: Id = link("carsCollection", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    TYPE: Type = choice("documentType").required() => "نوع الوثيقة", "Type de document", "Document type";
    /// May follow later; a row without one is marked by it.
    FILE: Id = file("fileId", platform::bucket::LEGAL_DOCUMENTS).keep_history() => "النسخة", "Copie", "Copy";
    YEAR: i64 = integer("year").within(1950, 2200) => "السنة", "Année", "Year";
    ISSUED_ON: Date = date("issuedOn") => "تاريخ التسليم", "Délivré le", "Issued on";
    VALID_UNTIL: Date = date("validUntil").not_before(ISSUED_ON) => "صالح إلى غاية", "Valable jusqu’au", "Valid until";
    POLICY: String = text("policyNumber").printable() => "رقم الوثيقة", "N° du document", "Policy number";
    PROVIDER: String = text("provider").printable() => "الجهة المسلمة", "Organisme", "Provider";
    COST: Decimal = decimal("cost").within(Decimal(0), Decimal(1_000_000_000)) => "المبلغ (درهم)", "Montant (MAD)", "Cost (MAD)";
    STATUS: Validity = case(
        "status",
        &[
            (TYPE.is(Type::RegistrationCard.wire()), Validity::Valid.wire()),
            (VALID_UNTIL.is_unset(), Validity::Unknown.wire()),
            (VALID_UNTIL.before(TODAY), Validity::Expired.wire()),
            (VALID_UNTIL.after(SOON), Validity::Valid.wire()),
        ],
        Validity::ExpiringSoon.wire(),
    ) => "الصلاحية", "Validité", "Validity";
}

error_codes! {
    EXISTS = "car_document_exists", conflict => "توجد وثيقة من نفس النوع لهذه المركبة ولنفس السنة", "Ce véhicule a déjà un document de ce type pour cette année", "This vehicle already has a document of this type for this year";
}
/// One of a type for each car and year.
pub static CAR_PAPERS: Collection = Collection {
    one: Label::new("وثيقة قانونية", "Document légal", "Legal document"),
    many: Label::new("الوثائق القانونية", "Documents légaux", "Legal documents"),
    unique: &[Unique::on(&[CAR.def, TYPE.def, YEAR.def])
        .otherwise(EXISTS)
        .typed_in(YEAR.def)],
    indexes: &[&[CAR.def, TYPE.def, VALID_UNTIL.def], &[VALID_UNTIL.def]],
    access: Access::resource(super::RESOURCE),
    title: &[TYPE.def],
    ..Collection::new("carLegalDocuments", FIELDS)
};

/// Of the current year, unless another is said.
pub static CAR_PAPER: Entity = Entity {
    before_write: &[year_is_the_current_one_unless_said],
    routines: &[&week::ROUTINE],
    deadlines: &[end::END],
    import: Some(&super::car::import::PAPERS),
    error_codes: &[ERROR_CODES],
    extensions: &[week::NOTICES],
    ..Entity::plain(&CAR_PAPERS)
};

/// A paper is of the current year, unless another is said.
///
/// # Errors
/// None: it has the form of every rule.
pub fn year_is_the_current_one_unless_said(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(YEAR).is_none() {
        let stood = change.before.as_ref().and_then(|before| before.get(YEAR));
        let year = stood.unwrap_or_else(|| i64::from(cx.today().year()));
        change.after.set(YEAR, year);
    }
    Ok(())
}
