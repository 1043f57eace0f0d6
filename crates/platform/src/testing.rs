//! The app of this crate's stories: without any department.

use std::sync::LazyLock;

use testing::TestDomain;
pub use testing::{NOW, TestApp, code, pdf_text};

use crate::{BUCKETS, CHARTER, catalogue, entities, with_departments};

static CITY: LazyLock<TestDomain> = LazyLock::new(|| {
    let departments = with_departments(&[]);
    TestDomain {
        catalogue: catalogue(&departments),
        entities: entities(&departments),
        hooks: CHARTER,
        buckets: BUCKETS,
    }
});

/// An app without anybody in it.
pub fn new_app() -> TestApp {
    TestApp::of(&CITY)
}

/// Every extension of that type.
pub fn extensions<T: 'static>() -> impl Iterator<Item = &'static T> {
    engine::extensions(&CITY.entities)
}
