//! What refers to one document, and is to refer to another that it turned out to be: the same fact under its other name, so that
//! no rule is asked anew and nothing follows from it.

use schema::{Collection, Document, FieldDef, Kind, Result, Value};

use super::referring;
use crate::Cx;

impl Cx<'_> {
    /// Has every document that links to one link to another instead; how many did. Each stands in the journal with both.
    pub fn move_references(&mut self, target: &'static Collection, from: &str, into: &str) -> Result<u64> {
        let mut moved = 0;
        for of in self.collections() {
            for field in of.fields().iter().filter(|field| leads_to(field, target)) {
                moved += self.move_field(of, field, target, from, into)?;
            }
        }
        Ok(moved)
    }

    fn move_field(
        &mut self,
        of: &'static Collection,
        field: &'static FieldDef,
        target: &'static Collection,
        from: &str,
        into: &str,
    ) -> Result<u64> {
        let named = [from.to_owned()];
        self.write_each(of, referring(of, field, target, &named), |cx, row| {
            let after = renamed(row.clone(), field, from, into);
            cx.tx.borrow_mut().update(&row, after).map(drop)
        })
    }
}

/// Whether a stored field holds links to a collection; what is worked out from others follows by itself.
fn leads_to(field: &FieldDef, target: &'static Collection) -> bool {
    matches!(field.kind, Kind::Link(_) | Kind::List(_)) && field.kind.target().is_some_and(|to| *to() == *target)
}

/// The document with the other link; a list names it once.
fn renamed(mut document: Document, field: &'static FieldDef, from: &str, into: &str) -> Document {
    let value = match document.value(field.name) {
        Value::Json(list) => {
            let ids: Vec<String> = serde_json::from_str(list).unwrap_or_default();
            let mut kept: Vec<&str> = Vec::new();
            for id in &ids {
                let id = if id == from { into } else { id.as_str() };
                if !kept.contains(&id) {
                    kept.push(id);
                }
            }
            Value::Json(serde_json::Value::from(kept).to_string())
        }
        _ => Value::from(into),
    };
    document.set_value(field.name, value);
    document
}
