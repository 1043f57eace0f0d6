//! Locations (مواقع): the sites among which offices are spread, as whoever keeps the property of the commune names them.

use engine::{Cx, Entity, Finder, Import};
use schema::{Access, Change, Collection, Grant, Label, Rejection, Result, Unique, count, error_codes, fields, text};

use super::bureau::{self, BUREAUX};

/// What is asked of whoever keeps the list.
const RESOURCE: &str = "inventory-dashboard";

fields! {
    NAME: String = text("name").required_otherwise(NAMELESS).searched().printable() => "اسم الموقع", "Nom de l’emplacement", "Name of the location";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
    DESCRIPTION: String = text("description") => "الوصف", "Description", "Description";
    BUREAU_COUNT: i64 = count("bureauCount", || &BUREAUX, bureau::LOCATION) => "عدد المكاتب", "Nombre de bureaux", "Number of offices";
}

error_codes! {
    NAMELESS = "location_name_required", invalid => "اسم الموقع مطلوب", "Le nom de l’emplacement est obligatoire", "location name is required";
    STANDS = "location_duplicate", conflict => "هذا الموقع موجود من قبل", "Cet emplacement existe déjà", "duplicate location";
    /// It names the first of them.
    HAS_OFFICES = "location_has_offices", conflict => "يجب أولا إزالة جميع المكاتب المرتبطة ({count}): {offices}", "Il faut d’abord retirer tous les bureaux associés ({count})\u{a0}: {offices}", "must remove all associated offices first ({count}): {offices}";
}

/// Every signed-in user reads them; whoever keeps the property writes them.
pub static LOCATIONS: Collection = Collection {
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
    before_delete: &[no_office_is_left],
    import: Some(&Import::by(&LOCATIONS, &[&[NAME.def]])),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&LOCATIONS)
};

/// So many offices are named; the others are counted.
const NAMED: usize = 5;

fn no_office_is_left(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let offices = cx.all(&BUREAUX, [bureau::LOCATION.eq(change.after.id.as_str())])?;
    if offices.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = offices.iter().take(NAMED).map(|office| office.title().0).collect();
    let refused = Rejection::new(HAS_OFFICES).arg("count", offices.len());
    Err(refused.arg("offices", names.join(", ")).into())
}
