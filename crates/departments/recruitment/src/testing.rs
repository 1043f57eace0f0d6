//! The app of this department's stories: the platform and recruitment.

use std::sync::LazyLock;

use platform::{BUCKETS, CHARTER, catalogue, entities as entities_of, with_departments};
use testing::TestDomain;
pub use testing::{TestApp, code, pdf_text};

static CITY: LazyLock<TestDomain> = LazyLock::new(|| {
    let departments = with_departments(&[crate::DEPARTMENT]);
    TestDomain {
        catalogue: catalogue(&departments),
        entities: entities_of(&departments),
        hooks: CHARTER,
        buckets: BUCKETS,
    }
});

/// An app without anybody in it.
pub fn new_app() -> TestApp {
    TestApp::of(&CITY)
}
