//! Whether a grant covers a row: what the compiled query asks the database, asked of a document in memory.

use schema::{Document, Item, Kind, RowsOf, Value};

use crate::linked_rows::LinkedDocuments;

/// Whether these rows hold the document; `linked` knows what it is read through.
pub(crate) fn covers(rows: &RowsOf, document: &Document, linked: &LinkedDocuments) -> bool {
    match rows {
        RowsOf::All => true,
        RowsOf::Any(pairs) => pairs.iter().any(|(name, ids)| holds_any(document, name, ids)),
        RowsOf::Prefix(name, start) => has_prefix(document, name, start),
        RowsOf::NotPrefix(name, start) => !has_prefix(document, name, start),
        RowsOf::Linked { link, of, rows } => {
            let id = document.value(link).text();
            let there = id.and_then(|id| linked.get(of, id));
            there.is_some_and(|there| rows.iter().any(|rows| covers(rows, there, linked)))
        }
    }
}

fn has_prefix(document: &Document, name: &str, start: &str) -> bool {
    document.value(name).text().is_some_and(|text| text.starts_with(start))
}

fn holds_any(document: &Document, name: &str, ids: &[String]) -> bool {
    if name == "$id" {
        return ids.contains(&document.id);
    }
    let Some(field) = document.of.field(name) else {
        return false;
    };
    match (field.kind, document.value(name)) {
        (Kind::List(Item::Link(_)), Value::Json(list)) => {
            let held: Vec<String> = serde_json::from_str(list).unwrap_or_default();
            held.iter().any(|id| ids.contains(id))
        }
        (_, Value::Text(id)) => ids.contains(id),
        _ => false,
    }
}
