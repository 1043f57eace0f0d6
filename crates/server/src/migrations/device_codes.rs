//! Codes of attendance devices that were kept as a terminal sent them, in small letters.

use std::collections::{BTreeMap, BTreeSet};

use attendance::device::unknown_code::{self, UNKNOWN_CODES};
pub(super) use attendance::punch::{self, PUNCHES};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Collection, DEVICE_CODE, Field, Result};
use store::Writer;

use super::{all, fill};

/// Where codes stand.
const PLACES: [(&Collection, Field<String>); 3] = [
    (&EMPLOYEES, employee::EMP_CODE),
    (&UNKNOWN_CODES, unknown_code::CODE),
    (&PUNCHES, punch::EMP_CODE),
];

/// Spells every code as its form does. Where two spellings of one code stand, nobody can say that they are one person's: both stay,
/// and the file that is saved next is refused by the other.
pub(super) fn to_capitals(writer: &mut Writer<'_>) -> Result<()> {
    let mut spellings: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // Every code of a punch stands in a file or among the unknown ones.
    for (of, code) in &PLACES[..2] {
        for row in all(writer, of, vec![code.is_not_null()])? {
            let spelt = row.need(*code)?;
            spellings.entry(DEVICE_CODE.normal(&spelt)).or_default().insert(spelt);
        }
    }
    for (normal, spelt) in spellings {
        let mut spelt = spelt.into_iter();
        let (Some(only), None) = (spelt.next(), spelt.next()) else {
            continue;
        };
        if only == normal {
            continue;
        }
        for (of, code) in PLACES {
            fill(writer, of, vec![code.eq(only.as_str())], |row| {
                row.set(code, normal.clone());
                Ok(())
            })?;
        }
    }
    Ok(())
}
