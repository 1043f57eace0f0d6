//! The doors at which something of a hearing may be asked for.

use serde_json::{Value as Json, json};

use super::MARK;
use crate::rig::{Caller, Reply, Rig, documents, query};

/// A door.
pub struct Door {
    pub name: &'static str,
    /// Whether it says nothing of anything else: then whoever reads no hearing is answered to the letter as before.
    pub is_same: bool,
    ask: fn() -> (String, Option<Json>),
}

impl Door {
    pub async fn open(&self, rig: &Rig, who: &Caller) -> Reply {
        match (self.ask)() {
            (path, None) => rig.get(who, &path).await,
            (path, Some(body)) => rig.post(who, &path, body).await,
        }
    }
}

const fn door(name: &'static str, ask: fn() -> (String, Option<Json>)) -> Door {
    Door {
        name,
        is_same: true,
        ask,
    }
}

/// Of which answers tell of other rows as well.
const fn common_door(name: &'static str, ask: fn() -> (String, Option<Json>)) -> Door {
    Door {
        is_same: false,
        ..door(name, ask)
    }
}

fn list(collection: &str, texts: &[Json]) -> (String, Option<Json>) {
    (format!("{}?{}", documents(collection), query(texts)), None)
}

fn one(collection: &str, id: &str) -> (String, Option<Json>) {
    (format!("{}/{id}", documents(collection)), None)
}

fn act(name: &str, body: Json) -> (String, Option<Json>) {
    (format!("/v1/actions/{name}"), Some(body))
}

fn part(method: &str, attribute: &str, values: Json) -> Json {
    json!({"method": method, "attribute": attribute, "values": values})
}

const FILE: &str = "/v1/storage/buckets/downloadable-documents/files/paper";

/// All of them.
pub static DOORS: &[Door] = &[
    door("list", || list("hearings", &[])),
    door("list without total", || {
        (format!("{}?total=false", documents("hearings")), None)
    }),
    door("list as rows", || {
        ("/v1/tablesdb/main/tables/hearings/rows".to_owned(), None)
    }),
    door("filter", || list("hearings", &[part("equal", "note", json!([MARK]))])),
    door("filter by the link", || {
        list("hearings", &[part("equal", "caseId", json!(["A", "B"]))])
    }),
    door("filter through the link", || {
        list("hearings", &[part("equal", "case.nameFr", json!(["A", "B"]))])
    }),
    door("search in a list", || {
        list("hearings", &[part("search", "note", json!([MARK]))])
    }),
    door("order", || list("hearings", &[part("orderDesc", "note", json!([]))])),
    door("cursor", || {
        list("hearings", &[part("cursorBefore", "", json!(["hearing"]))])
    }),
    door("get", || one("hearings", "hearing")),
    door("get as a row", || {
        ("/v1/tablesdb/main/tables/hearings/rows/hearing".to_owned(), None)
    }),
    door("list of what belongs to it", || list("remarks", &[])),
    door("get of what belongs to it", || one("remarks", "remark")),
    door("history", || {
        (format!("{}/hearing/history", documents("hearings")), None)
    }),
    door("export", || {
        (format!("{}/export?format=csv", documents("hearings")), None)
    }),
    door("report", || ("/v1/reports/hearingsByNote".to_owned(), None)),
    door("search", || (format!("/v1/search?q={MARK}"), None)),
    door("suggestions", || {
        act(
            "documents.suggestions",
            json!({"collection": "hearings", "field": "note"}),
        )
    }),
    door("related", || {
        act(
            "documents.related",
            json!({"collection": "rooms", "id": "R", "by": ["hearings.roomId"]}),
        )
    }),
    door("open acts", || {
        act("acts.open", json!({"collection": "hearings", "ids": ["hearing"]}))
    }),
    common_door("references", || {
        act("documents.references", json!({"collection": "rooms", "ids": ["R"]}))
    }),
    common_door("expansion", || {
        list("visits", &[json!({"method": "select", "values": ["*", "hearing.*"]})])
    }),
    door("filter through a link to it", || {
        list(
            "visits",
            &[
                part("equal", "hearing.note", json!([MARK])),
                json!({"method": "select", "values": ["nameFr"]}),
            ],
        )
    }),
    common_door("changes", || ("/v1/changes?limit=100".to_owned(), None)),
    door("file", || (FILE.to_owned(), None)),
    door("bytes of the file", || (format!("{FILE}/download"), None)),
    door("view of the file", || (format!("{FILE}/view"), None)),
    door("preview of the file", || (format!("{FILE}/preview"), None)),
    common_door("files", || {
        ("/v1/storage/buckets/downloadable-documents/files".to_owned(), None)
    }),
];
