//! Locations (مواقع): the sites among which offices are spread, as whoever keeps the property of the commune names them.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Grant, JoinedFields, Label, Unique, error_codes, fields, text};

/// What is asked of whoever keeps the list.
const RESOURCE: &str = "inventory-dashboard";

fields! {
    NAME: String = text("name").required_otherwise(NAMELESS).searched().printable() => "اسم الموقع", "Nom de l’emplacement", "Name of the location";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
    DESCRIPTION: String = text("description") => "الوصف", "Description", "Description";
}

error_codes! {
    NAMELESS = "location_name_required", invalid => "اسم الموقع مطلوب", "Le nom de l’emplacement est obligatoire", "location name is required";
    STANDS = "location_duplicate", conflict => "هذا الموقع موجود من قبل", "Cet emplacement existe déjà", "duplicate location";
    /// It names the first of them.
    HAS_OFFICES = "location_has_offices", conflict => "يجب أولا إزالة جميع المكاتب المرتبطة ({count}): {names}", "Il faut d’abord retirer tous les bureaux associés ({count})\u{a0}: {names}", "must remove all associated offices first ({count}): {names}";
}

static JOINED: JoinedFields = JoinedFields::new();

/// Every signed-in user reads them; whoever keeps the property writes them.
pub static LOCATIONS: Collection = Collection {
    joined: Some(&JOINED),
    one: Label::new("موقع", "Emplacement", "Location"),
    many: Label::new("المواقع", "Emplacements", "Locations"),
    unique: &[Unique::on(&[NAME.def]).folded().otherwise(STANDS)],
    access: Access::resource(RESOURCE).grants(&[Grant::REFERENCE]),
    title: &[NAME.def],
    page: "/inventory-dashboard/locations/{id}",
    ..Collection::new("locations", FIELDS)
};

/// Found by its name.
pub static LOCATION: Entity = Entity {
    finder: Some(Finder {
        by: &[NAME.def],
        details: &[ADDRESS.def],
    }),
    import: Some(&Import::by(&LOCATIONS, &[&[NAME.def]])),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&LOCATIONS)
};

#[cfg(test)]
mod tests;
