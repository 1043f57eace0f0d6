//! The types of what acts answer, from their schemas.

use schemars::Schema;
use serde_json::{Map, Value as Json};

/// A declaration for each named type, in the order of the names.
pub(super) fn declarations(named: &Map<String, Json>) -> String {
    let mut sorted: Vec<(&String, &Json)> = named.iter().collect();
    sorted.sort_by_key(|(name, _)| name.as_str());
    sorted
        .into_iter()
        .map(|(name, schema)| declaration(name, schema))
        .collect()
}

fn declaration(name: &str, schema: &Json) -> String {
    let about = comment(schema, "");
    let is_plain = schema.get("properties").is_some() && schema.get("oneOf").is_none();
    if is_plain {
        // Beside a flattened document stand members of the answer's own.
        let document = schema["$ref"].as_str().map(|of| format!(" extends {}", last_part(of)));
        let document = document.unwrap_or_default();
        format!(
            "{about}export interface {name}{document} {{\n{}}}\n\n",
            members(schema, "  ")
        )
    } else {
        format!("{about}export type {name} = {}\n\n", of_json(schema, ""))
    }
}

/// The type of a schema.
pub(super) fn of_schema(schema: &Schema, indent: &str) -> String {
    of_json(schema.as_value(), indent)
}

fn of_json(schema: &Json, indent: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return last_part(reference).to_owned();
    }
    if let Some(value) = schema.get("const") {
        return literal(value);
    }
    if let Some(values) = schema["enum"].as_array() {
        return union(values.iter().map(literal));
    }
    for several in ["anyOf", "oneOf"] {
        if let Some(each) = schema[several].as_array() {
            let several = union(each.iter().map(|one| of_json(one, indent)));
            // Beside a flattened choice stand members that are always there.
            return match schema.get("properties") {
                Some(_) => format!("({several}) & {}", of_kind(&schema["type"], schema, indent)),
                None => several,
            };
        }
    }
    match &schema["type"] {
        Json::Array(kinds) => union(kinds.iter().map(|kind| of_kind(kind, schema, indent))),
        kind => of_kind(kind, schema, indent),
    }
}

/// The name that a reference ends with.
fn last_part(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}

fn of_kind(kind: &Json, schema: &Json, indent: &str) -> String {
    match kind.as_str().unwrap_or_default() {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => format!(
                "[{}]",
                items
                    .iter()
                    .map(|one| of_json(one, indent))
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
            None => match of_json(&schema["items"], indent) {
                item if item.contains([' ', '|']) => format!("({item})[]"),
                item => format!("{item}[]"),
            },
        },
        "object" if schema.get("properties").is_some() => {
            format!("{{\n{}{indent}}}", members(schema, &format!("{indent}  ")))
        }
        "object" => match &schema["additionalProperties"] {
            values @ Json::Object(_) => format!("Record<string, {}>", of_json(values, indent)),
            _ => "Record<string, unknown>".to_owned(),
        },
        _ => "unknown".to_owned(),
    }
}

fn members(schema: &Json, indent: &str) -> String {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let member = |(name, of): (&String, &Json)| {
        let mark = if required.iter().any(|one| one == name) {
            ""
        } else {
            "?"
        };
        let plain = name.chars().all(|sign| sign.is_alphanumeric() || "_$".contains(sign));
        let name = if plain { name.clone() } else { format!("'{name}'") };
        format!("{}{indent}{name}{mark}: {}\n", comment(of, indent), of_json(of, indent))
    };
    schema["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .map(member)
        .collect()
}

fn comment(schema: &Json, indent: &str) -> String {
    let about = schema["description"].as_str().unwrap_or_default().replace('\n', " ");
    if about.is_empty() {
        about
    } else {
        format!("{indent}/** {about} */\n")
    }
}

fn literal(value: &Json) -> String {
    match value {
        Json::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}

fn union(types: impl Iterator<Item = String>) -> String {
    let mut distinct: Vec<String> = Vec::new();
    for one in types {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct.join(" | ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use schemars::JsonSchema;
    use serde::Serialize;

    use super::*;
    use crate::answer::schemas;

    /// What a car cost.
    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "camelCase")]
    struct CarCosts {
        /// In kilometres.
        distance: Option<i64>,
        by_month: BTreeMap<String, u64>,
        lines: Vec<CostLine>,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    }

    #[derive(Serialize, JsonSchema)]
    struct CostLine {
        kind: CostKind,
        pair: (String, bool),
    }

    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "camelCase")]
    enum CostKind {
        Fuel,
        SpareParts,
    }

    /// Who decides at a step.
    #[derive(Serialize, JsonSchema)]
    struct StepRule {
        days: u64,
        #[serde(flatten)]
        decider: Decider,
    }

    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "camelCase", tag = "by")]
    enum Decider {
        Head { levels: u64 },
        Office,
    }

    #[test]
    fn a_choice_stands_beside_what_is_always_there() {
        let mut schemas = schemas();
        let rule = schemas.subschema_for::<StepRule>();
        assert_eq!(of_schema(&rule, ""), "StepRule");
        let expected = "/** Who decides at a step. */
export type StepRule = ({
  by: 'head'
  levels: number
} | {
  by: 'office'
}) & {
  days: number
}

";
        assert_eq!(declarations(schemas.definitions()), expected);
        let rule = StepRule {
            days: 3,
            decider: Decider::Head { levels: 1 },
        };
        assert_eq!(
            serde_json::json!(rule),
            serde_json::json!({"days": 3, "by": "head", "levels": 1})
        );
        assert_eq!(serde_json::json!(Decider::Office), serde_json::json!({"by": "office"}));
    }

    #[test]
    fn members_of_its_own_stand_beside_a_document() {
        let sent = serde_json::json!({
            "type": "object", "$ref": "#/components/schemas/Trips",
            "properties": {"warnings": {"type": "array", "items": {"type": "string"}}}, "required": ["warnings"],
        });
        let named = Map::from_iter([("SentTrip".to_owned(), sent)]);
        assert_eq!(
            declarations(&named),
            "export interface SentTrip extends Trips {\n  warnings: string[]\n}\n\n"
        );
    }

    #[test]
    fn types_follow_what_is_written() {
        let mut schemas = schemas();
        let several = schemas.subschema_for::<Vec<CarCosts>>();
        assert_eq!(of_schema(&several, ""), "CarCosts[]");
        assert_eq!(
            of_schema(&schemas.subschema_for::<Option<CostLine>>(), ""),
            "CostLine | null"
        );
        assert_eq!(of_schema(&schemas.subschema_for::<()>(), ""), "null");
        assert_eq!(
            serde_json::json!([CostKind::Fuel, CostKind::SpareParts]),
            serde_json::json!(["fuel", "spareParts"])
        );
        let expected = "/** What a car cost. */
export interface CarCosts {
  /** In kilometres. */
  distance: number | null
  byMonth: Record<string, number>
  lines: CostLine[]
  note?: string | null
}

export type CostKind = 'fuel' | 'spareParts'

export interface CostLine {
  kind: CostKind
  pair: [string, boolean]
}

";
        assert_eq!(declarations(&schemas.take_definitions(true)), expected);
    }
}
