//! Rows of the database as documents.

use schema::{Document, FieldDef, FieldSet, Kind, Scalar, Value, View};

use crate::compile::Columns;
use crate::connection::Cells;
use crate::read::Row;

/// Reads one cell as a value of the field.
pub(crate) fn value(field: &FieldDef, cells: &dyn Cells, at: usize) -> Value {
    let text = || cells.text(at).map(std::borrow::Cow::into_owned);
    match field.kind {
        Kind::Flag => cells.int(at).map_or(Value::Null, |flag| Value::Flag(flag != 0)),
        Kind::Integer
        | Kind::Decimal
        | Kind::Rollup {
            gives: Scalar::Integer | Scalar::Decimal,
            ..
        } => cells.int(at).map_or(Value::Null, Value::Int),
        Kind::List(_) | Kind::Json => text().map_or(Value::Null, Value::Json),
        _ => text().map_or(Value::Null, Value::Text),
    }
}

/// Reads a row of a statement that [`Columns`] describes.
pub(crate) fn read(view: &View, columns: &Columns, cells: &dyn Cells) -> Row {
    let mut row = empty(view);
    read_into(&mut row, view, columns, cells);
    row
}

/// Room for a row.
pub(crate) fn empty(view: &View) -> Row {
    let document = Document {
        of: view.of,
        id: String::new(),
        sequence: 0,
        created_at: String::new(),
        updated_at: String::new(),
        values: vec![Value::Null; view.of.fields().len()],
    };
    Row { document, grant: 0 }
}

/// Reads a row into the room of the one before, of the same view and statement.
pub(crate) fn read_into(row: &mut Row, view: &View, columns: &Columns, cells: &dyn Cells) {
    let document = &mut row.document;
    document.sequence = cells.int(0).unwrap_or_default();
    let mut at = 1;
    if columns.has_head {
        let head = [&mut document.id, &mut document.created_at, &mut document.updated_at];
        for text in head {
            text.clear();
            text.push_str(&cells.text(at).unwrap_or_default());
            at += 1;
        }
    }
    row.grant = 0;
    if columns.has_grant {
        row.grant = cells
            .int(at)
            .and_then(|number| usize::try_from(number).ok())
            .unwrap_or(0);
        at += 1;
    }
    let covered = view.grants.get(row.grant).map_or(FieldSet::NONE, |grant| grant.fields);
    for position in columns.fields.positions() {
        let slot = &mut document.values[position];
        if covered.has(position) {
            value_into(slot, &view.of.fields()[position], cells, at);
        } else {
            *slot = Value::Null;
        }
        at += 1;
    }
}

/// Reads one cell in the place of another, whose text gives its room.
fn value_into(slot: &mut Value, field: &FieldDef, cells: &dyn Cells, at: usize) {
    if let Value::Text(own) = slot {
        let Some(text) = cells.text(at) else {
            *slot = Value::Null;
            return;
        };
        own.clear();
        own.push_str(&text);
    } else {
        *slot = value(field, cells, at);
    }
}
