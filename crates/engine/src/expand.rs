//! Expansion: linked documents attached under their expansion names, one batched query per link, never one per row.

use std::collections::HashMap;

use schema::{Document, FieldSet, Kind, Result, Select, Value, Via, View, write_text};
use store::Row;

use crate::noted_reads::without_noted;
use crate::{Cx, RequestContext, encode};

/// The documents of one link that a page needs, as this caller reads them.
pub(crate) struct Attached {
    via: Via,
    fields: FieldSet,
    rows: HashMap<String, Row>,
    /// Whether it stands in the place of the link itself.
    is_embedded: bool,
}

/// Loads what the rows link to.
pub(crate) fn attach(cx: &Cx<'_>, view: &View, rows: &[Row], select: &Select) -> Result<Vec<Attached>> {
    let named = select.links.iter().map(|(via, fields)| load(cx, rows, via, *fields));
    let mut attached = named.collect::<Result<Vec<_>>>()?;
    for via in embedded(cx.ctx, view, select) {
        let fields = FieldSet::visible(via.view.of);
        attached.push(Attached {
            is_embedded: true,
            ..load(cx, rows, &via, fields)?
        });
    }
    Ok(attached)
}

/// The links in whose place this client reads the documents.
fn embedded(ctx: &RequestContext, view: &View, select: &Select) -> Vec<Via> {
    let is_asked = |at: usize| ctx.embeds_links && select.own.is_none_or(|own| own.has(at));
    let links = view.of.fields().iter().enumerate();
    links
        .filter(|(at, link)| link.embedded && is_asked(*at))
        .filter_map(|(_, link)| {
            let target = link.kind.target()?;
            Some(Via {
                link,
                view: ctx.rights.view(target()),
            })
        })
        .collect()
}

fn load(cx: &Cx<'_>, rows: &[Row], via: &Via, fields: FieldSet) -> Result<Attached> {
    let fields = without_noted(via.view.of, fields);
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
        is_embedded: false,
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
    /// The fields that the document itself writes of these: without a link whose place it takes.
    pub(crate) fn own_fields(&self, owner: &Document, fields: FieldSet) -> FieldSet {
        match owner.of.position(self.via.link.name) {
            Some(at) if self.is_embedded => fields.without(at),
            _ => fields,
        }
    }

    /// Writes `,"name":{…}`; unreadable is null, or the id where the document stands in the place of it. Nothing at all when the
    /// link itself may not be read in this row.
    pub(crate) fn write(&self, ctx: &RequestContext, owner: &Document, readable: FieldSet, out: &mut Vec<u8>) {
        let link = self.via.link;
        if !owner.of.position(link.name).is_some_and(|at| readable.has(at)) {
            return;
        }
        out.extend_from_slice(b",\"");
        let name = if self.is_embedded { link.name } else { link.expansion };
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(b"\":");
        let ids = linked_ids(owner, &self.via);
        if matches!(link.kind, Kind::Link(_)) {
            match ids.first() {
                Some(id) => self.one(ctx, id, out),
                None => out.extend_from_slice(b"null"),
            }
            return;
        }
        out.push(b'[');
        let is_shown = |id: &&String| self.is_embedded || self.rows.contains_key(*id);
        for (at, id) in ids.iter().filter(is_shown).enumerate() {
            if at > 0 {
                out.push(b',');
            }
            self.one(ctx, id, out);
        }
        out.push(b']');
    }

    fn one(&self, ctx: &RequestContext, id: &str, out: &mut Vec<u8>) {
        let Some(row) = self.rows.get(id) else {
            if self.is_embedded {
                write_text(id, out);
            } else {
                out.extend_from_slice(b"null");
            }
            return;
        };
        let readable = self.via.view.grants[row.grant].fields;
        encode::head(ctx.spelling, &row.document, b"[]", out);
        row.document.write_fields(self.fields.and(readable), out);
        out.push(b'}');
    }
}
