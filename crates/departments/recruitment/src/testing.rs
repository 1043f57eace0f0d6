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
    let app = TestApp::of(&CITY);
    app.engine.reached_at("https://diwan.example".to_owned());
    app
}

/// As [`new_app`], whose papers are blank.
pub fn new_app_with_blank_papers() -> TestApp {
    let app = TestApp::with_blank_papers(&CITY);
    app.engine.reached_at("https://diwan.example".to_owned());
    app
}

/// As [`new_app`], of a house without an address.
pub fn new_app_without_address() -> TestApp {
    TestApp::of(&CITY)
}

/// Whether the house signs or stamps a paper that was issued: of minutes and sheets those who were there do, and nobody else.
pub async fn is_signed_by_the_house(app: &TestApp, issued: &serde_json::Value) -> bool {
    let doc: serde_json::Value = serde_json::from_str(&app.record_text(issued).await).unwrap();
    let signatures = doc["signatures"].as_array().is_some_and(|all| !all.is_empty());
    signatures || doc["stamp"] == true
}
