//! The app of this department's stories: the platform and recruitment.

use schema::Result;
use serde_json::{Value as Json, json};
pub use testing::{TestApp, code, pdf_text};

testing::department!(crate::DEPARTMENT);

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
pub async fn is_signed_by_the_house(app: &TestApp, issued: &Json) -> bool {
    let doc: Json = serde_json::from_str(&app.record_text(issued).await).unwrap();
    let signatures = doc["signatures"].as_array().is_some_and(|all| !all.is_empty());
    signatures || doc["stamp"] == true
}

/// What somebody is told of a document: what they may do with it now, and what not and why.
pub async fn open_acts(app: &TestApp, who: &str, [of, id]: [&str; 2]) -> Json {
    let asked = json!({"collection": of, "ids": [id]});
    let mut told = app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap();
    told[id].take()
}

/// Tries these acts on a document for each of these people, who are told of them before: what is offered is accepted, each in a town
/// of its own, and what is not is refused, by the word that was told. → who was offered what.
pub async fn offers(
    town: impl AsyncFn() -> (TestApp, String),
    of: &str,
    acts: &[&'static str],
    people: &[&'static str],
    given: impl Fn(&str) -> Json,
) -> Vec<(&'static str, &'static str)> {
    let ((app, id), mut offers) = (town().await, Vec::new());
    for (who, act) in people.iter().flat_map(|who| acts.iter().map(|act| (*who, *act))) {
        let told = open_acts(&app, who, [of, &id]).await;
        let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(act)));
        let done: Result<Json> = if is_open {
            offers.push((who, act));
            let (own, id) = town().await;
            own.act(&own.signing(who).await, act, given(&id)).await
        } else {
            app.act(&app.signing(who).await, act, given(&id)).await
        };
        assert_eq!(done.is_ok(), is_open, "{act} by {who}: {done:?}, told was {told}");
        let refused = &told["refused"][act]["type"];
        assert!(
            done.is_ok() || refused.is_null() || code(done) == refused.as_str().unwrap(),
            "{act} by {who}: told was {refused}"
        );
    }
    offers
}
