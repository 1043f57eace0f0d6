//! The declared tables as databases, collections and attributes: for keys, read only (`docs/protocol.md` §9).

use axum::Extension;
use axum::extract::{Path, State};
use engine::Spelling;
use schema::{Collection, FieldDef, Kind, Result, Word};
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::scope::Scope;
use crate::wire::response::{Answer, value};

/// Declarations have no date of their own; the protocol wants one.
const DECLARED: &str = "1970-01-01T00:00:00.000+00:00";

/// GET /databases.
pub async fn databases(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadDatabases)?;
    let mut names: Vec<&str> = public(&app).map(|of| of.database).collect();
    names.dedup();
    let databases: Vec<Json> = names
        .into_iter()
        .map(|name| database_json(name, call.spelling))
        .collect();
    Ok(value(&json!({"total": databases.len(), "databases": databases})))
}

/// GET /databases/{id}.
pub async fn database(State(app): State<App>, Extension(call): Called, Path(database): Path<String>) -> Answer {
    call.needs_key(Scope::ReadDatabases)?;
    check_database(&app, &database)?;
    Ok(value(&database_json(&database, call.spelling)))
}

/// GET /databases/{id}/collections.
pub async fn collections(State(app): State<App>, Extension(call): Called, Path(database): Path<String>) -> Answer {
    call.needs_key(Scope::ReadDatabases)?;
    check_database(&app, &database)?;
    let found: Vec<Json> = public(&app)
        .filter(|of| of.database == database)
        .map(|of| collection_json(of, call.spelling))
        .collect();
    let name = if call.spelling == Spelling::Rows {
        "tables"
    } else {
        "collections"
    };
    Ok(value(&json!({"total": found.len(), name: found})))
}

/// GET /databases/{id}/collections/{id}.
pub async fn collection(State(app): State<App>, Extension(call): Called, Path(of): Path<(String, String)>) -> Answer {
    Ok(value(&collection_json(
        find_collection(&app, &call, &of)?,
        call.spelling,
    )))
}

/// GET /databases/{id}/collections/{id}/attributes.
pub async fn attributes(State(app): State<App>, Extension(call): Called, Path(of): Path<(String, String)>) -> Answer {
    let list = attributes_json(find_collection(&app, &call, &of)?);
    let name = if call.spelling == Spelling::Rows {
        "columns"
    } else {
        "attributes"
    };
    Ok(value(&json!({"total": list.len(), name: list})))
}

/// GET /databases/{id}/collections/{id}/indexes.
pub async fn indexes(State(app): State<App>, Extension(call): Called, Path(of): Path<(String, String)>) -> Answer {
    let list = indexes_json(find_collection(&app, &call, &of)?, call.spelling);
    Ok(value(&json!({"total": list.len(), "indexes": list})))
}

fn public(app: &App) -> impl Iterator<Item = &'static Collection> {
    app.engine
        .entities()
        .iter()
        .map(|entity| entity.of)
        .filter(|of| of.is_public())
}

fn check_database(app: &App, database: &str) -> Result<()> {
    let is_known = public(app).any(|of| of.database == database);
    if is_known {
        Ok(())
    } else {
        Err(schema::error_codes::DATABASE_NOT_FOUND.into())
    }
}

fn find_collection(app: &App, call: &Call, path: &(String, String)) -> Result<&'static Collection> {
    call.needs_key(Scope::ReadDatabases)?;
    app.engine.collection(&path.0, &path.1)
}

fn database_json(name: &str, spelling: Spelling) -> Json {
    let kind = if spelling == Spelling::Rows {
        "tablesdb"
    } else {
        "legacy"
    };
    json!({"$id": name, "name": name, "description": "", "$createdAt": DECLARED, "$updatedAt": DECLARED, "enabled": true,
        "type": kind, "policies": [], "archives": []})
}

fn collection_json(of: &'static Collection, spelling: Spelling) -> Json {
    let (attributes, security) = match spelling {
        Spelling::Documents => ("attributes", "documentSecurity"),
        Spelling::Rows => ("columns", "rowSecurity"),
    };
    json!({"$id": of.id, "$createdAt": DECLARED, "$updatedAt": DECLARED, "$permissions": [], "databaseId": of.database,
        "name": of.many.en, "description": "", "enabled": true, security: false, attributes: attributes_json(of),
        "indexes": indexes_json(of, spelling), "bytesMax": 0, "bytesUsed": 0})
}

fn attributes_json(of: &'static Collection) -> Vec<Json> {
    of.fields()
        .iter()
        .filter(|field| !field.hidden)
        .map(attribute_json)
        .collect()
}

fn attribute_json(field: &FieldDef) -> Json {
    let words = |words: &[Word]| words.iter().map(|word| word.wire).collect::<Vec<_>>();
    let mut json = json!({"key": field.name, "description": field.label.en, "status": "available", "error": "",
        "required": field.required, "array": matches!(field.kind, Kind::List(_)), "default": null,
        "$createdAt": DECLARED, "$updatedAt": DECLARED});
    let kind = match field.kind {
        Kind::Integer => json!({"type": "integer"}),
        Kind::Decimal | Kind::Rollup { .. } => json!({"type": "double"}),
        Kind::Flag => json!({"type": "boolean"}),
        Kind::Date | Kind::Instant => json!({"type": "datetime", "format": "datetime"}),
        Kind::Choice(list) | Kind::Case { words: list, .. } => {
            json!({"type": "string", "format": "enum", "elements": words(list)})
        }
        _ => json!({"type": "string", "size": field.max, "encrypt": false}),
    };
    if let (Json::Object(json), Json::Object(kind)) = (&mut json, kind) {
        json.extend(kind);
    }
    json
}

fn indexes_json(of: &'static Collection, spelling: Spelling) -> Vec<Json> {
    let fields = if spelling == Spelling::Rows {
        "columns"
    } else {
        "attributes"
    };
    let index = |unique: &schema::Unique| {
        let names: Vec<&str> = unique.on.iter().map(|field| field.name).collect();
        json!({"$id": names.join("_"), "$createdAt": DECLARED, "$updatedAt": DECLARED, "key": names.join("_"),
            "type": "unique", "status": "available", "error": "", fields: names, "lengths": [], "orders": []})
    };
    of.unique.iter().map(index).collect()
}
