//! What another car has already.

use schema::{Label, Reject};

const fn taken(says: Label) -> Reject {
    Reject::conflict(schema::refusal::DUPLICATE.code, says)
}

/// The plate, in whatever way it was typed.
pub const PLATE: Reject = taken(Label::new(
    "رقم التسجيل هذا مخصص لمركبة أخرى",
    "Un autre véhicule porte déjà cette immatriculation",
    "Another vehicle already has this plate",
));
/// The chassis number.
pub const CHASSIS: Reject = taken(Label::new(
    "رقم الهيكل هذا مسجل لمركبة أخرى",
    "Un autre véhicule porte déjà ce numéro de châssis",
    "Another vehicle already has this chassis number",
));
/// The number in the register.
pub const NUMBER: Reject = taken(Label::new(
    "هذا الرقم الترتيبي مخصص لمركبة أخرى",
    "Un autre véhicule porte déjà ce numéro d’ordre",
    "Another vehicle already has this number",
));
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[PLATE, CHASSIS, NUMBER];
