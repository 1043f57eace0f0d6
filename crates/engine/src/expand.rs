//! Expansion: linked documents attached under their expansion names, one batched query per link, never one per row.

use std::collections::HashMap;

use schema::{Document, FieldSet, Kind, Result, Select, Value, Via};
use store::Row;

use crate::{Cx, RequestContext, encode};

/// The documents of one link that a page needs, as this caller reads them.
pub(crate) struct Attached {
    via: Via,
    fields: FieldSet,
    rows: HashMap<String, Row>,
}

/// Loads what the rows link to.
pub(crate) fn attach(cx: &Cx<'_>, rows: &[Row], select: &Select) -> Result<Vec<Attached>> {
    select
        .links
        .iter()
        .map(|(via, fields)| load(cx, rows, via, *fields))
        .collect()
}

fn load(cx: &Cx<'_>, rows: &[Row], via: &Via, fields: FieldSet) -> Result<Attached> {
    let mut ids: Vec<String> = rows.iter().flat_map(|row| linked_ids(&row.document, via)).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut found = HashMap::new();
    if !ids.is_empty() && !via.view.is_empty() {
        let loaded = cx.tx.borrow_mut().many(&via.view, &ids, fields)?;
        found.extend(loaded.into_iter().map(|row| (row.document.id.clone(), row)));
    }
    Ok(Attached {
        via: via.clone(),
        fields,
        rows: found,
    })
}

/// The ids in a link or a list of links.
fn linked_ids(document: &Document, via: &Via) -> Vec<String> {
    match document.value(via.link.name) {
        Value::Text(id) => vec![id.clone()],
        Value::Json(ids) => serde_json::from_str(ids).unwrap_or_default(),
        _ => Vec::new(),
    }
}

impl Attached {
    /// Writes `,"name":{…}`; unreadable is null. Nothing at all when the link itself may not be read in this row.
    pub(crate) fn write(&self, ask: &RequestContext, owner: &Document, readable: FieldSet, out: &mut Vec<u8>) {
        let link = self.via.link;
        if !owner.of.position(link.name).is_some_and(|at| readable.has(at)) {
            return;
        }
        out.extend_from_slice(b",\"");
        out.extend_from_slice(link.expansion.as_bytes());
        out.extend_from_slice(b"\":");
        let ids = linked_ids(owner, &self.via);
        if matches!(link.kind, Kind::Link(_)) {
            self.one(ask, ids.first().and_then(|id| self.rows.get(id)), out);
            return;
        }
        out.push(b'[');
        for (at, row) in ids.iter().filter_map(|id| self.rows.get(id)).enumerate() {
            if at > 0 {
                out.push(b',');
            }
            self.one(ask, Some(row), out);
        }
        out.push(b']');
    }

    fn one(&self, ask: &RequestContext, row: Option<&Row>, out: &mut Vec<u8>) {
        let Some(row) = row else {
            out.extend_from_slice(b"null");
            return;
        };
        let readable = self.via.view.grants[row.grant].fields;
        encode::head(ask.spelling, &row.document, b"[]", out);
        row.document.write_fields(self.fields.and(readable), out);
        out.push(b'}');
    }
}
