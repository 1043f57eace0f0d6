//! Paths: the document calls (`docs/protocol.md` §5.2), in both spellings.

use serde_json::{Map, Value as Json, json};

use super::model;
use crate::Collection;

/// The path items of one collection.
pub(super) fn paths(of: &'static Collection) -> Vec<(String, Json)> {
    let (db, id) = (of.database, of.id);
    let mut paths = calls(of, &format!("/databases/{db}/collections/{id}/documents"), "documentId");
    paths.extend(calls(of, &format!("/tablesdb/{db}/tables/{id}/rows"), "rowId"));
    paths
}

/// The shared parameters.
pub(super) fn parameters() -> Json {
    let path = |name: &str| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string", "maxLength": 36}});
    json!({
        "documentId": path("documentId"),
        "rowId": path("rowId"),
        "attribute": path("attribute"),
        "queries": {"name": "queries[]", "in": "query", "schema": {"type": "array", "maxItems": 100, "items": {"type": "string"}}},
        "seen": {"name": "X-Appwrite-Timestamp", "in": "header", "schema": {"type": "string", "format": "date-time"}},
    })
}

fn calls(of: &'static Collection, base: &str, id: &str) -> Vec<(String, Json)> {
    let model = model::name(of);
    let mut list = item(&[parameter("queries")]);
    let mut one = item(&[parameter(id)]);
    insert(
        &mut list,
        "get",
        call(of, "List", answer("200", &format!("{model}List")), None),
    );
    insert(&mut one, "get", call(of, "Get", answer("200", &model), None));
    let mut paths = Vec::new();
    if of.access.written {
        list.extend(writes_of_several(of, &model, id));
        one.extend(writes_of_one(of, &model));
        for step in ["increment", "decrement"] {
            let number = || json!({"type": "number"});
            let by = json!({"type": "object", "properties": {"value": number(), "min": number(), "max": number()}});
            let mut change = item(&[parameter(id), parameter("attribute")]);
            insert(&mut change, "patch", call(of, step, answer("200", &model), Some(by)));
            paths.push((format!("{base}/{{{id}}}/{{attribute}}/{step}"), Json::Object(change)));
        }
    }
    paths.push((base.to_owned(), Json::Object(list)));
    paths.push((format!("{base}/{{{id}}}"), Json::Object(one)));
    paths
}

fn writes_of_several(of: &'static Collection, model: &str, id: &str) -> Map<String, Json> {
    let input = json!({"$ref": format!("#/components/schemas/{model}Input")});
    let properties = json!({id: {"type": "string"}, "data": input});
    let creating = json!({"type": "object", "required": [id, "data"], "properties": properties});
    let mut calls = Map::new();
    insert(
        &mut calls,
        "post",
        call(of, "Create", answer("201", model), Some(creating)),
    );
    for (verb, step) in [
        ("put", "Upsert several"),
        ("patch", "Update several"),
        ("delete", "Delete several"),
    ] {
        insert(
            &mut calls,
            verb,
            call(of, step, answer("200", &format!("{model}List")), Some(changing())),
        );
    }
    calls
}

fn writes_of_one(of: &'static Collection, model: &str) -> Map<String, Json> {
    let mut calls = Map::new();
    for (verb, step) in [("patch", "Update"), ("put", "Upsert")] {
        insert(&mut calls, verb, call(of, step, answer("200", model), Some(changing())));
    }
    insert(
        &mut calls,
        "delete",
        call(of, "Delete", json!({"204": {"description": "Deleted"}}), None),
    );
    calls
}

fn changing() -> Json {
    json!({"type": "object", "properties": {"data": {"type": "object"}}})
}

fn insert(map: &mut Map<String, Json>, name: &str, value: Json) {
    map.insert(name.to_owned(), value);
}

fn item(parameters: &[Json]) -> Map<String, Json> {
    Map::from_iter([("parameters".to_owned(), parameters.into())])
}

fn parameter(name: &str) -> Json {
    json!({"$ref": format!("#/components/parameters/{name}")})
}

fn answer(status: &str, model: &str) -> Json {
    let schema = json!({"$ref": format!("#/components/schemas/{model}")});
    json!({status: {"description": "Done", "content": {"application/json": {"schema": schema}}}})
}

fn call(of: &Collection, step: &str, mut responses: Json, body: Option<Json>) -> Json {
    responses["default"] = json!({"$ref": "#/components/responses/Refused"});
    let mut call = json!({"tags": [of.id], "summary": format!("{step}: {}", of.many.en), "responses": responses});
    if let Some(schema) = body {
        call["requestBody"] = json!({"content": {"application/json": {"schema": schema}}});
    }
    call
}
