//! `schema.gen.ts`: types only.

use super::{capital, codes, fields};
use crate::{Collection, ErrorCode, FieldDef, FieldDefault, Item, Kind, Scalar, Word};

const HEAD: &str = "// Emitted by `diwan types`.

export interface Doc {
  $id: string
  $sequence: string
  $createdAt: string
  $updatedAt: string
  $permissions: string[]
  $databaseId: string
  $collectionId: string
}
";

pub(super) fn file(collections: &[&'static Collection], error_codes: &[ErrorCode]) -> String {
    let unions = collections.iter().flat_map(|of| {
        fields(of).filter_map(|field| {
            let words = field.kind.words()?;
            Some(format!("\nexport type {} = {}\n", union(of, field), spellings(words)))
        })
    });
    let interface = |of: &&'static Collection| {
        let properties: String = fields(of).map(|field| property(of, field)).collect();
        format!("\nexport interface {} extends Doc {{\n{properties}}}\n", capital(of.id))
    };
    let index: String = collections.iter().map(|of| line(of.id, &capital(of.id))).collect();
    let codes: Vec<String> = codes(error_codes)
        .iter()
        .map(|code| format!("\n  | '{code}'"))
        .collect();
    let mut parts = vec![HEAD.to_owned()];
    // Two collections may hold the same words under the same name: they stand once.
    for union in unions {
        if !parts.contains(&union) {
            parts.push(union);
        }
    }
    parts.extend(collections.iter().map(interface));
    parts.push(format!("\nexport interface Collections {{\n{index}}}\n"));
    parts.push("\nexport type CollectionId = keyof Collections\n".to_owned());
    parts.push(format!("\nexport type RejectCode ={}\n", codes.concat()));
    parts.concat()
}

fn line(name: &str, holds: &str) -> String {
    format!("  {name}: {holds}\n")
}

fn property(of: &Collection, field: &FieldDef) -> String {
    let own = line(field.name, &kind(of, field));
    match field.kind.target() {
        Some(to) if !field.expansion.is_empty() => {
            let several = if matches!(field.kind, Kind::List(_)) {
                "[]"
            } else {
                " | null"
            };
            own + &line(
                &format!("{}?", field.expansion),
                &format!("Partial<{}>{several}", capital(to().id)),
            )
        }
        _ => own,
    }
}

/// The union of a choice: the field's name when it says enough (`RegistrationStatus`), else the collection's before it
/// (`HolidaysKind`).
fn union(of: &Collection, field: &FieldDef) -> String {
    if field.name.contains(|c: char| c.is_ascii_uppercase()) {
        capital(field.name)
    } else {
        capital(of.id) + &capital(field.name)
    }
}

fn spellings(words: &[Word]) -> String {
    words
        .iter()
        .map(|word| format!("'{}'", word.wire))
        .collect::<Vec<_>>()
        .join(" | ")
}

fn kind(of: &Collection, field: &FieldDef) -> String {
    let plain = match field.kind {
        Kind::Choice(_) | Kind::Case { .. } => union(of, field),
        other => plain(other).to_owned(),
    };
    if is_never_null(field) { plain } else { plain + " | null" }
}

fn plain(kind: Kind) -> &'static str {
    match kind {
        Kind::Integer
        | Kind::Decimal
        | Kind::Rollup {
            gives: Scalar::Integer | Scalar::Decimal,
            ..
        } => "number",
        Kind::Flag => "boolean",
        Kind::List(Item::Integer) => "number[]",
        Kind::List(Item::Text | Item::File(_) | Item::Link(_)) => "string[]",
        Kind::Json => "unknown",
        _ => "string",
    }
}

fn is_never_null(field: &FieldDef) -> bool {
    let is_derived_value = match field.kind {
        Kind::Rollup { fold, .. } => fold != crate::Aggregate::Latest,
        // `unknown` holds null already.
        Kind::Case { .. } | Kind::Json => true,
        _ => false,
    };
    field.required || field.preset != FieldDefault::Null || is_derived_value
}
