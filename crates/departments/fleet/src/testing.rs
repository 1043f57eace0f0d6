//! The app of this department's stories: the platform and the park.

use std::sync::LazyLock;

use engine::Entity;
use platform::papers::authentic_document::check;
use platform::{BUCKETS, CHARTER, catalogue, entities as entities_of, with_departments};
use schema::Lang;
use serde_json::Value as Json;
use testing::TestDomain;
pub use testing::{NOW, TestApp, code, pdf_text};

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

/// What anybody may know of a paper.
pub async fn public_check(app: &TestApp, paper: &Json) -> Json {
    check::check(&app.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// Every entity.
pub fn entities() -> &'static [&'static Entity] {
    &CITY.entities
}
