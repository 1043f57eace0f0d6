//! Stories of the whole city: what ranges over every collection, and what crosses departments.

mod deadlines;
mod demo;
mod import;
mod notices;
mod papers;
mod rights;

use platform::{BUCKETS, CHARTER};
use testing::{City, Town};

/// A town without anybody in it.
fn new_town() -> Town {
    Town::of(City {
        catalogue: &crate::CATALOGUE,
        entities: &crate::ENTITIES,
        hooks: CHARTER,
        buckets: BUCKETS,
    })
}

#[test]
fn every_field_of_a_file_names_a_bucket() {
    let fields = crate::COLLECTIONS.iter().flat_map(|of| of.fields);
    let named: Vec<&str> = fields
        .flat_map(|field| {
            field
                .kind
                .bucket()
                .into_iter()
                .chain(field.other_buckets.iter().copied())
        })
        .collect();
    assert!(!named.is_empty());
    for name in named {
        assert!(BUCKETS.iter().any(|bucket| bucket.id == name), "{name}");
    }
}
