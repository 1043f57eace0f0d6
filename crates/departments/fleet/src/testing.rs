//! The town of this department's stories: the platform and the park.

use std::sync::LazyLock;

use engine::Entity;
use platform::papers::authentic_document::{RECORD, check};
use platform::{BUCKETS, CHARTER, Department, notice, organisation, papers, people, settings};
use schema::{Collection, Lang};
use serde_json::Value as Json;
pub use testing::{NOW, Town, code, pdf_text};

static DEPARTMENTS: &[Department] = &[
    Department::plain(organisation::ENTITIES),
    Department::plain(people::ENTITIES),
    crate::DEPARTMENT,
    Department::plain(papers::ENTITIES),
    Department::plain(settings::ENTITIES),
    Department::plain(notice::ENTITIES),
    Department::plain(engine::ENTITIES),
];
static ENTITIES: LazyLock<Vec<&'static Entity>> = LazyLock::new(|| platform::entities(DEPARTMENTS));
static CATALOGUE: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| platform::catalogue(DEPARTMENTS));

/// A town without anybody in it.
pub fn new_town() -> Town {
    Town::of(testing::City {
        catalogue: &CATALOGUE,
        entities: &ENTITIES,
        hooks: CHARTER,
        buckets: BUCKETS,
    })
}

/// What anybody may know of a paper.
pub async fn checked(town: &Town, paper: &Json) -> Json {
    check::check(&town.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// Everything that the record of a paper says, as text.
pub async fn record(town: &Town, paper: &Json) -> String {
    town.paper(paper).await.get(RECORD).unwrap()["doc"].to_string()
}

/// Every entity.
pub fn entities() -> &'static [&'static Entity] {
    &ENTITIES
}
