//! Stories of the whole city: what ranges over every collection, and what crosses departments.

mod commune;
mod deadlines;
mod demo;
mod home;
mod import;
mod leave;
mod ledgers;
mod lived_in;
mod notices;
mod oneself;
mod open_acts;
mod paper_marks;
mod papers;
mod property;
mod refusals;
mod retention;
mod rights;
mod search;
mod search_secrecy;
mod series;
mod sweep;
mod through;
mod towns;

use std::sync::LazyLock;

use platform::{BUCKETS, CHARTER};
use testing::{TestApp, TestDomain};

static CITY: LazyLock<TestDomain> = LazyLock::new(|| TestDomain {
    catalogue: crate::CATALOGUE.clone(),
    entities: crate::ENTITIES.clone(),
    hooks: CHARTER,
    buckets: BUCKETS,
});

/// An app without anybody in it.
fn new_app() -> TestApp {
    TestApp::of(&CITY)
}

#[test]
fn every_field_of_a_file_names_a_bucket() {
    let fields = crate::COLLECTIONS.iter().flat_map(|of| of.fields());
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
