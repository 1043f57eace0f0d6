//! The app of this department's stories: the platform and attendance.

use schema::Collection;
use serde_json::{Value as Json, json};
pub use testing::{TestApp, code, pdf_text};

testing::department!(crate::DEPARTMENT);

/// An app without anybody in it.
pub fn new_app() -> TestApp {
    TestApp::of(&CITY)
}

/// What somebody may do on a document, as `make` makes it: what is offered is accepted, and what is not is refused, as it was told, also
/// when it is asked for all the same. `given` says what an act is given, offered or not; nothing where its own stories do it.
pub async fn offers(
    app: &TestApp,
    who: &str,
    of: &'static Collection,
    make: impl AsyncFn() -> String,
    given: impl Fn(&str, bool) -> Json,
) -> Vec<&'static str> {
    let ctx = app.signing(who).await;
    let all = app.engine.entities().iter().flat_map(|entity| entity.actions);
    let acts = all.filter(|act| act.subject().is_some_and(|on| on.collection() == of));
    let (mut offered, mut id) = (Vec::new(), make().await);
    for act in acts.map(|act| act.id()) {
        let asked = json!({"collection": of.id, "ids": [id]});
        let open = app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap()[&id].take();
        let is_open = open["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
        if is_open {
            offered.push(act);
        }
        let mut data = given(act, is_open);
        if data.is_null() {
            continue;
        }
        data["id"] = json!(id);
        data["ids"] = json!([id]);
        let done = app.act(&ctx, act, data).await;
        assert_eq!(done.is_ok(), is_open, "{who} {act}: {open}, {done:?}");
        match open["refused"][act]["type"].as_str() {
            Some(told) => assert_eq!(code(done), told, "{who} {act}"),
            None if is_open => id = make().await,
            None => {}
        }
    }
    offered
}
