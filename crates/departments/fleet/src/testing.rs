//! The app of this department's stories: the platform and the park.

use engine::Entity;
use platform::papers::authentic_document::check;
use schema::Lang;
use serde_json::{Value as Json, json};
pub use testing::{NOW, TestApp, code, pdf_text};

testing::department!(crate::DEPARTMENT);

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

/// What somebody hears of what they may do with a document; nothing where they do not read it.
pub async fn open_acts(app: &TestApp, who: &str, of: &str, id: &str) -> Json {
    let asked = json!({"collection": of, "ids": [id]});
    app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap()[id].take()
}

/// Asks whether an act is open, does it, and compares: what is offered is accepted, what is not is refused as it was told.
pub async fn is_as_offered(app: &TestApp, who: &str, act: &str, given: &Json) -> bool {
    let (of, id) = (act.split('.').next().unwrap(), given["id"].as_str().unwrap());
    let told = open_acts(app, who, of, id).await;
    let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
    let done = app.act(&app.ctx(who).await, act, given.clone()).await;
    assert_eq!(done.is_ok(), is_open, "{who} {act} {told} {done:?}");
    if let Some(refusal) = told["refused"][act]["type"].as_str() {
        assert_eq!(code(done), refusal, "{who} {act}");
    }
    is_open
}
