//! Rows of grants at random.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use schema::{Collection, RowsOf};

use super::generate::IDS;
use crate::toy::{PERSONS, UNITS};

/// The rows of a grant; those that are read through a link, as those there are, up to twice over.
pub fn rows_of(of: &'static Collection, depth: u32) -> BoxedStrategy<RowsOf> {
    let ids = || subsequence(IDS, 0..8).prop_map(|ids| ids.into_iter().map(str::to_owned).collect::<Vec<_>>());
    let (names, links): (&'static [&'static str], Vec<(&'static str, &'static Collection)>) = if *of == PERSONS {
        (&["$id", "unit", "unitsHeld", "name", "colour"], vec![("unit", &UNITS)])
    } else {
        (&["$id", "parent", "head"], vec![("parent", &UNITS), ("head", &PERSONS)])
    };
    let own = prop_oneof![
        1 => Just(RowsOf::All),
        4 => vec((select(names), ids()), 1..3).prop_map(RowsOf::Any),
        1 => select(&["a", "أ", "", "%"][..]).prop_map(|prefix| RowsOf::Prefix("name", prefix)),
    ];
    if depth == 0 {
        return own.boxed();
    }
    let through = select(links).prop_flat_map(move |(link, there)| {
        let rows = vec(rows_of(there, depth - 1), 0..3);
        rows.prop_map(move |rows| RowsOf::Linked { link, of: there, rows })
    });
    prop_oneof![3 => own, 1 => through].boxed()
}
