//! The app of this crate's stories: without any department.

use std::sync::LazyLock;

use serde_json::{Value as Json, json};
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

/// What somebody hears of what they may do with a document of a collection; nothing where they do not read it.
pub async fn open_acts(app: &TestApp, who: &str, of: &str, id: &str) -> Json {
    let asked = json!({"collection": of, "ids": [id]});
    app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap()[id].take()
}

/// Asks whether an act is open, does it, and compares: what is offered is accepted, what is not is refused as it was told.
pub async fn is_as_offered(app: &TestApp, who: &str, act: &str, of: &str, id: &str, given: Json) -> bool {
    let told = open_acts(app, who, of, id).await;
    let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
    let done = app.act(&app.ctx(who).await, act, given).await;
    assert_eq!(done.is_ok(), is_open, "{who} {act} {told} {done:?}");
    if let Some(refusal) = told["refused"][act]["type"].as_str() {
        assert_eq!(code(done), refusal, "{who} {act}");
    }
    is_open
}
