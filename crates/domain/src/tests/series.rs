//! What is numbered is told apart by its number.

use std::collections::BTreeSet;

use schema::{FieldDef, Kind};

fn names(fields: &[FieldDef]) -> BTreeSet<&'static str> {
    fields.iter().map(|field| field.name).collect()
}

#[test]
fn no_number_stands_twice_in_its_series() {
    let mut count = 0;
    for of in crate::COLLECTIONS.iter() {
        let Some(series) = of.series else { continue };
        count += 1;
        let key = names(&series.key());
        assert!(
            of.unique.iter().any(|unique| names(unique.on) == key),
            "{}: {key:?}",
            of.id
        );
        for field in series.within {
            let is_named = matches!(field.kind, Kind::Text | Kind::Choice(_) | Kind::Link(_));
            assert!(is_named, "{}: {}", of.id, field.name);
        }
    }
    assert!(count > 0);
}
