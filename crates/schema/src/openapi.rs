//! The declarations as an OpenAPI 3.1 document.

mod action;
mod model;
mod path;

use serde_json::{Map, Value as Json, json};

use crate::answer::schemas;
use crate::{Collection, ErrorCode, Signature};

/// The whole document: the document calls of every public collection, acts, and the paths that the server adds (account,
/// reports …), each a pair of path and OpenAPI path item.
pub fn document(
    version: &str,
    collections: &[&'static Collection],
    error_codes: &[ErrorCode],
    acts: &[Signature],
    extra: Vec<(String, Json)>,
) -> Json {
    let public = || collections.iter().copied().filter(|of| of.is_public());
    let mut paths: Map<String, Json> = extra.into_iter().collect();
    paths.extend(public().flat_map(path::paths));
    let mut answers = schemas();
    paths.extend(acts.iter().map(|act| action::path(act, &mut answers)));
    let mut schemas = answers.take_definitions(true);
    schemas.extend(public().flat_map(model::schemas));
    schemas.extend([id_schema("CollectionId", public().map(|of| of.id).collect())]);
    schemas.extend([id_schema("ActionId", acts.iter().map(|act| act.action).collect())]);
    schemas.insert("Error".to_owned(), model::error(error_codes));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Diwan",
            "version": version,
            "description": "Municipal back-office. Speaks the Appwrite protocol; project id `diwan`.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/v1"}],
        "security": [{"session": []}, {"sessionHeader": []}, {"key": []}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "parameters": path::parameters(),
            "responses": {"Refused": {
                "description": "Refused: `type` says why, `errors` name every wrong field.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
            }},
            "securitySchemes": security_schemes(),
        },
    })
}

fn id_schema(name: &str, ids: Vec<&str>) -> (String, Json) {
    (name.to_owned(), json!({"type": "string", "enum": ids}))
}

/// How a caller says who they are.
fn security_schemes() -> Json {
    json!({
        "session": {"type": "apiKey", "in": "cookie", "name": "a_session_diwan"},
        "sessionHeader": {"type": "apiKey", "in": "header", "name": "X-Appwrite-Session"},
        "key": {"type": "apiKey", "in": "header", "name": "X-Appwrite-Key"},
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Id, fields};

    fields! {
        NAME: String = crate::text("name").required().max(5) => "ا", "n", "name";
        CODE: String = crate::text("code").form(&crate::CIN) => "ا", "c", "code";
        SECRET: String = crate::text("hash").secret() => "ا", "s", "secret";
        NUM: i64 = crate::integer("num").computed() => "ا", "n", "num";
        PARENT: Id = crate::link("parentId", || &THINGS).expands("parent") => "ا", "p", "parent";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    #[test]
    fn every_document_call_of_a_collection_is_there_and_secrets_are_not() {
        let whole = document(
            "1",
            &[&THINGS],
            crate::error_codes::ERROR_CODES,
            &[],
            vec![("/ping".to_owned(), json!({"get": {}}))],
        );
        let paths = whole["paths"].as_object().unwrap();
        let one = &paths["/databases/main/collections/things/documents/{documentId}"];
        for verb in ["get", "patch", "put", "delete"] {
            assert!(one[verb]["responses"]["default"].is_object(), "{verb}");
        }
        assert!(paths.contains_key("/tablesdb/main/tables/things/rows"));
        assert!(paths.contains_key("/ping"));
        assert!(!whole.to_string().contains("hash"));
        let input = &whole["components"]["schemas"]["ThingsInput"];
        assert_eq!(input["required"], json!(["name"]));
        assert_eq!(input["properties"]["name"]["maxLength"], 5);
        assert!(
            input["properties"].get("num").is_none(),
            "computed attributes are no input"
        );
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let whole = document("1", &[&THINGS], crate::error_codes::ERROR_CODES, &[], Vec::new());
        let text = whole.to_string();
        for part in text.split("\"$ref\":\"#").skip(1) {
            let pointer = part.split('"').next().unwrap();
            assert!(whole.pointer(pointer).is_some(), "{pointer}");
        }
    }
}
