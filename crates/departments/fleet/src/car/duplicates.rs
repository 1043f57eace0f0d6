//! What another car has already.

use schema::error_codes;
use schema::error_codes::DUPLICATE;

error_codes! {
    /// The plate, in whatever way it was typed.
    PLATE = DUPLICATE.code, conflict => "رقم التسجيل هذا مخصص لمركبة أخرى", "Un autre véhicule porte déjà cette immatriculation", "Another vehicle already has this plate";
    CHASSIS = DUPLICATE.code, conflict => "رقم الهيكل هذا مسجل لمركبة أخرى", "Un autre véhicule porte déjà ce numéro de châssis", "Another vehicle already has this chassis number";
    NUMBER = DUPLICATE.code, conflict => "هذا الرقم الترتيبي مخصص لمركبة أخرى", "Un autre véhicule porte déjà ce numéro d’ordre", "Another vehicle already has this number";
}
