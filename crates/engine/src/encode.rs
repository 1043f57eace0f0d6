//! Documents as they travel: bytes straight from the rows.

use schema::{Collection, Document, FieldSet, Result, Select, View, write_text};
use store::Row;

use crate::expand::{Attached, attach};
use crate::noted_reads::select_of_written;
use crate::{Cx, RequestContext, Rights, Spelling};

/// Writes pages and single documents of one caller.
pub(crate) struct DocumentEncoder<'a> {
    ctx: &'a RequestContext,
    view: &'a View,
    select: &'a Select,
    permissions: Vec<u8>,
}

impl<'a> DocumentEncoder<'a> {
    pub(crate) fn new(ctx: &'a RequestContext, view: &'a View, select: &'a Select) -> Self {
        DocumentEncoder {
            ctx,
            view,
            select,
            permissions: permissions(&ctx.rights, view.of),
        }
    }

    /// One document with its expansions.
    pub(crate) fn document(&self, row: &Row, attached: &[Attached], out: &mut Vec<u8>) {
        let readable = self.view.grants[row.grant].fields.and(FieldSet::visible(self.view.of));
        let selected = self.select.own.map_or(readable, |own| own.and(readable));
        let fields = attached
            .iter()
            .fold(selected, |fields, one| one.own_fields(&row.document, fields));
        self.head(&row.document, out);
        row.document.write_fields(fields, out);
        for one in attached {
            one.write(self.ctx, &row.document, readable, out);
        }
        out.push(b'}');
    }

    /// The opening brace and the `$` attributes.
    fn head(&self, document: &Document, out: &mut Vec<u8>) {
        head(self.ctx.spelling, document, &self.permissions, out);
    }

    /// A whole list.
    pub(crate) fn list(&self, rows: &[Row], total: u64, attached: &[Attached]) -> Vec<u8> {
        let plural = if self.ctx.spelling == Spelling::Rows {
            "rows"
        } else {
            "documents"
        };
        let mut out = Vec::with_capacity(64 + rows.len() * 1024);
        out.extend_from_slice(format!("{{\"total\":{total},\"{plural}\":[").as_bytes());
        for (at, row) in rows.iter().enumerate() {
            if at > 0 {
                out.push(b',');
            }
            self.document(row, attached, &mut out);
        }
        out.extend_from_slice(b"]}");
        out
    }
}

/// The opening brace and the `$` attributes of a document.
pub(crate) fn head(spelling: Spelling, document: &Document, permissions: &[u8], out: &mut Vec<u8>) {
    let owner = if spelling == Spelling::Rows {
        "$tableId"
    } else {
        "$collectionId"
    };
    out.extend_from_slice(b"{\"$id\":");
    write_text(&document.id, out);
    for (name, text) in [
        ("$createdAt", &document.created_at),
        ("$updatedAt", &document.updated_at),
    ] {
        pair(name, text, out);
    }
    pair("$sequence", &document.sequence.to_string(), out);
    pair("$databaseId", document.of.database, out);
    pair(owner, document.of.id, out);
    out.extend_from_slice(b",\"$permissions\":");
    out.extend_from_slice(permissions);
}

fn pair(name: &str, text: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":\"");
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// What this caller may do with documents of a collection, as the protocol writes it.
pub(crate) fn permissions(rights: &Rights, of: &Collection) -> Vec<u8> {
    let Some(account) = &rights.account else {
        return b"[]".to_vec();
    };
    let mut out = format!("[\"read(\\\"user:{account}\\\")\"");
    for verb in ["update", "delete"] {
        if rights.may(of, verb) {
            out.extend([",\"", verb, "(\\\"user:", account, "\\\")\""]);
        }
    }
    out.push(']');
    out.into_bytes()
}

/// The answer to a write: the document as this caller reads it, derived attributes included.
pub(crate) fn encode_written(cx: &Cx<'_>, view: &View, document: Document, ctx: &RequestContext) -> Result<Vec<u8>> {
    let select = select_of_written(view.of);
    let pen = DocumentEncoder::new(ctx, view, &select);
    let mut out = Vec::with_capacity(1024);
    let is_plain = view.of.fields().iter().all(schema::FieldDef::is_stored);
    let row = match view.grants.as_slice() {
        [only] if is_plain && only.rows == schema::RowsOf::All => Some(Row { document, grant: 0 }),
        _ => {
            let stored = cx.tx.borrow_mut().get(view, &document.id)?;
            if stored.is_none() {
                // Written away from the own rows: what was written is answered without any field.
                head(ctx.spelling, &document, b"[]", &mut out);
                out.push(b'}');
            }
            stored
        }
    };
    if let Some(row) = row {
        let attached = attach(cx, view, std::slice::from_ref(&row), &select)?;
        pen.document(&row, &attached, &mut out);
    }
    Ok(out)
}
