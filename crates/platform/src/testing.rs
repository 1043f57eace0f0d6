//! The town of this crate's stories: without any department.

use std::sync::LazyLock;

use engine::Entity;
use schema::Collection;
pub use testing::{NOW, Town, code, pdf_text};

use crate::{BUCKETS, CHARTER, Department};

/// What the platform brings along itself.
pub static DEPARTMENTS: &[Department] = &[
    Department::plain(crate::organisation::ENTITIES),
    Department::plain(crate::people::ENTITIES),
    Department::plain(crate::papers::ENTITIES),
    Department::plain(crate::settings::ENTITIES),
    Department::plain(crate::notice::ENTITIES),
    Department::plain(engine::ENTITIES),
];
static ENTITIES: LazyLock<Vec<&'static Entity>> = LazyLock::new(|| crate::entities(DEPARTMENTS));
static CATALOGUE: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| crate::catalogue(DEPARTMENTS));

/// A town without anybody in it.
pub fn new_town() -> Town {
    Town::of(testing::City {
        catalogue: &CATALOGUE,
        entities: &ENTITIES,
        hooks: CHARTER,
        buckets: BUCKETS,
    })
}

/// Every extension of that type.
pub fn extensions<T: 'static>() -> impl Iterator<Item = &'static T> {
    engine::extensions(&ENTITIES)
}
