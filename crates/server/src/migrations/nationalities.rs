//! Nationalities that were kept as somebody wrote them, *marocaine* beside *MA*.

use std::collections::BTreeSet;

use recruitment::candidate::{self, CANDIDATES};
use recruitment::recruitment::{self as exam, RECRUITMENTS};
use schema::{COUNTRY, Collection, Field, Result};
use store::Writer;

use super::{all, fill};

/// Where nationalities stand.
const PLACES: [(&Collection, Field<String>); 2] = [
    (&CANDIDATES, candidate::NATIONALITY),
    (&RECRUITMENTS, exam::NATIONALITY),
];

/// Spells every nationality as its form does: else one that is chosen would find no candidate of before.
pub(super) fn to_countries(writer: &mut Writer<'_>) -> Result<()> {
    for (of, nationality) in PLACES {
        let mut spellings = BTreeSet::new();
        for row in all(writer, of, vec![nationality.is_not_null()])? {
            spellings.insert(row.need(nationality)?);
        }
        for spelt in spellings {
            let normal = COUNTRY.normal(&spelt);
            if normal == spelt || normal.is_empty() {
                continue;
            }
            fill(writer, of, vec![nationality.eq(spelt.as_str())], |row| {
                row.set(nationality, normal.clone());
                Ok(())
            })?;
        }
    }
    Ok(())
}
