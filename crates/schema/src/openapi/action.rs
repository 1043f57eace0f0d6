//! The path of an action, with what it is given.

use schemars::SchemaGenerator;
use serde_json::{Map, Value as Json, json};

use super::model;
use crate::{Argument, Shape, Signature};

/// The path of an action and its OpenAPI path item; `schemas` takes the types that its answer stands on.
pub(super) fn path(of: &Signature, schemas: &mut SchemaGenerator) -> (String, Json) {
    let collection = of.action.split('.').next().unwrap_or_default();
    let answer = of.answer.schema(schemas).to_value();
    let call = json!({
        "tags": [collection],
        "operationId": of.action,
        "summary": format!("Act: {}", of.action),
        "requestBody": {"content": content(&of.arguments)},
        "responses": {
            "200": {"description": "Done", "content": {"application/json": {"schema": answer}}},
            "default": {"$ref": "#/components/responses/Refused"},
        },
    });
    (format!("/actions/{}", of.action), json!({ "post": call }))
}

/// As JSON or as a form; a file comes in a form alone.
fn content(arguments: &[Argument]) -> Json {
    let properties: Map<String, Json> = arguments
        .iter()
        .map(|one| (one.name.to_owned(), property(one)))
        .collect();
    let required: Vec<&str> = arguments
        .iter()
        .filter(|one| one.is_required)
        .map(|one| one.name)
        .collect();
    let schema = json!({"type": "object", "properties": properties, "required": required});
    if arguments.iter().any(|one| matches!(one.shape, Shape::File)) {
        json!({"multipart/form-data": {"schema": schema}})
    } else {
        json!({"application/json": {"schema": schema}, "multipart/form-data": {"schema": schema}})
    }
}

fn property(one: &Argument) -> Json {
    let mut schema = match one.shape {
        Shape::Text => json!({"type": "string"}),
        Shape::Flag => json!({"type": "boolean"}),
        Shape::Count => json!({"type": "integer", "minimum": 0}),
        Shape::Day => json!({"type": "string", "format": "date"}),
        Shape::Word(words) => json!({"type": "string", "enum": words}),
        Shape::Texts => json!({"type": "array", "items": {"type": "string"}}),
        Shape::Counts => json!({"type": "array", "items": {"type": "integer", "minimum": 0}}),
        Shape::TextsByName => json!({"type": "object", "additionalProperties": {"type": "string"}}),
        Shape::Json => json!({}),
        Shape::File => json!({"type": "string", "format": "binary"}),
        Shape::Field(_, field) => model::schema(field),
    };
    let says = one.says.trim();
    if !says.is_empty() {
        schema["description"] = says.into();
    }
    schema
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnswerShape;
    use crate::answer::schemas;

    fn of(shape: Shape) -> Json {
        let argument = Argument {
            name: "one",
            says: " What it is.",
            shape,
            is_required: true,
        };
        let signature = Signature {
            action: "things.act",
            input: "One".to_owned(),
            arguments: vec![argument],
            on: None,
            answer: AnswerShape::Value(SchemaGenerator::subschema_for::<bool>),
            wording: None,
        };
        let (path, item) = path(&signature, &mut schemas());
        assert_eq!(path, "/actions/things.act");
        item["post"]["requestBody"]["content"].clone()
    }

    #[test]
    fn what_an_action_is_given_is_described() {
        let content = of(Shape::Word(&["a", "b"]));
        let schema = &content["application/json"]["schema"];
        assert_eq!(schema["required"], json!(["one"]));
        assert_eq!(
            schema["properties"]["one"],
            json!({"type": "string", "enum": ["a", "b"], "description": "What it is."})
        );
        assert_eq!(&content["multipart/form-data"]["schema"], schema);
    }

    #[test]
    fn a_file_comes_in_a_form_alone() {
        let content = of(Shape::File);
        assert!(content.get("application/json").is_none());
        assert!(content["multipart/form-data"].is_object());
    }
}
