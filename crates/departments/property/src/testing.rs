//! The app of this department's stories: the platform and the property.

pub use testing::{TestApp, code, pdf_text};

testing::department!(crate::DEPARTMENT);

/// An app without anybody in it.
pub fn new_app() -> TestApp {
    TestApp::of(&CITY)
}
