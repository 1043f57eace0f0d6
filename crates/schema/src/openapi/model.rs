//! Schemas: a document as it is read, its input, a list, an error.

use serde_json::{Map, Value as Json, json};

use crate::{Collection, ErrorCode, FieldDef, FieldDefault, Item, Kind, Scalar, to_json};

/// `Employees`, `EmployeesInput`, `EmployeesList`.
pub(super) fn schemas(of: &'static Collection) -> Vec<(String, Json)> {
    let name = name(of);
    vec![
        (name.clone(), document(of)),
        (format!("{name}Input"), input(of)),
        (
            format!("{name}List"),
            json!({"type": "object", "required": ["total", "documents"], "properties": {
                "total": {"type": "integer", "minimum": 0},
                "documents": {"type": "array", "items": {"$ref": format!("#/components/schemas/{name}")}},
            }}),
        ),
    ]
}

/// The name of a collection's schema.
pub(super) fn name(of: &Collection) -> String {
    crate::typescript::capital(of.id)
}

/// The body of a refusal.
pub(super) fn error(error_codes: &[ErrorCode]) -> Json {
    let codes: Vec<&str> = crate::typescript::codes(error_codes).into_iter().collect();
    let text = || json!({"type": "string"});
    let document = json!({"type": "object", "required": ["$collectionId", "$id"], "properties": {
        "$collectionId": text(), "$id": text(),
    }});
    let one = json!({"type": "object", "properties": {
        "field": text(), "type": text(), "message": text(), "document": document,
    }});
    json!({"type": "object", "required": ["message", "code", "type", "version"], "properties": {
        "message": {"type": "string"},
        "code": {"type": "integer"},
        "type": {"type": "string", "examples": codes},
        "version": {"type": "string"},
        "errors": {"type": "array", "items": one},
    }})
}

fn document(of: &'static Collection) -> Json {
    let text = || json!({"type": "string"});
    let mut properties: Map<String, Json> = ["$id", "$sequence", "$collectionId", "$databaseId"]
        .map(|name| (name.to_owned(), text()))
        .into_iter()
        .collect();
    for name in ["$createdAt", "$updatedAt"] {
        properties.insert(name.to_owned(), json!({"type": "string", "format": "date-time"}));
    }
    properties.insert("$permissions".to_owned(), json!({"type": "array", "items": text()}));
    for field in of.fields().iter().filter(|field| !field.hidden) {
        let mut schema = schema(field);
        if field.computed
            && let Some(map) = schema.as_object_mut()
        {
            map.insert("readOnly".to_owned(), true.into());
        }
        properties.insert(field.name.to_owned(), schema);
        if let (Some(to), false) = (field.kind.target(), field.expansion.is_empty()) {
            let linked = json!({"$ref": format!("#/components/schemas/{}", name(to()))});
            let expansion = if matches!(field.kind, Kind::List(_)) {
                json!({"type": "array", "items": linked})
            } else {
                json!({"oneOf": [linked, {"type": "null"}]})
            };
            properties.insert(field.expansion.to_owned(), expansion);
        }
    }
    json!({"type": "object", "title": of.one.en, "properties": properties})
}

fn input(of: &'static Collection) -> Json {
    let fields = || of.fields().iter().filter(|field| field.is_input());
    let properties: Map<String, Json> = fields().map(|field| (field.name.to_owned(), schema(field))).collect();
    let required: Vec<&str> = fields()
        .filter(|field| field.required)
        .map(|field| field.name)
        .collect();
    json!({"type": "object", "properties": properties, "required": required})
}

pub(super) fn schema(field: &FieldDef) -> Json {
    let (kind, mut schema) = plain(field);
    let is_never_null = field.required || field.preset != FieldDefault::Null;
    let mut put = |name: &str, value: Json| drop(schema.insert(name.to_owned(), value));
    put("description", field.label.en.into());
    if !kind.is_empty() {
        put(
            "type",
            if is_never_null {
                kind.into()
            } else {
                json!([kind, "null"])
            },
        );
    }
    if field.kind.is_text() {
        put("maxLength", field.limit().into());
    }
    if let Some((least, most)) = field.range {
        put("minimum", to_json(field, &crate::Value::Int(least)));
        put("maximum", to_json(field, &crate::Value::Int(most)));
    }
    if let Some(form) = field.form {
        put("pattern", form.pattern.into());
    }
    if let Some(words) = field.kind.words() {
        let mut values: Vec<Json> = words.iter().map(|word| word.wire.into()).collect();
        if !is_never_null {
            values.push(Json::Null);
        }
        put("enum", values.into());
    }
    Json::Object(schema)
}

fn plain(field: &FieldDef) -> (&'static str, Map<String, Json>) {
    let with = |name: &str, value: Json| Map::from_iter([(name.to_owned(), value)]);
    match field.kind {
        Kind::Integer
        | Kind::Rollup {
            gives: Scalar::Integer, ..
        } => ("integer", Map::new()),
        Kind::Decimal => ("number", with("multipleOf", json!(0.01))),
        Kind::Flag => ("boolean", Map::new()),
        Kind::Date | Kind::Instant => ("string", with("format", "date-time".into())),
        Kind::List(Item::Integer) => ("array", with("items", json!({"type": "integer"}))),
        Kind::List(_) => ("array", with("items", json!({"type": "string"}))),
        Kind::Json => ("", Map::new()),
        Kind::Rollup {
            gives: Scalar::Decimal, ..
        } => ("number", Map::new()),
        _ => ("string", Map::new()),
    }
}
