//! Rows of the database as documents.

use schema::{Collection, Document, FieldDef, FieldSet, Kind, Scalar, Value, View};

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
    let mut at = 4;
    let mut grant = 0;
    if columns.has_grant {
        grant = cells
            .int(at)
            .and_then(|number| usize::try_from(number).ok())
            .unwrap_or(0);
        at += 1;
    }
    let covered = view.grants.get(grant).map_or(FieldSet::NONE, |grant| grant.fields);
    let mut document = bare(view.of, cells);
    for position in columns.fields.positions() {
        if covered.has(position) {
            document.values[position] = value(&view.of.fields[position], cells, at);
        }
        at += 1;
    }
    Row { document, grant }
}

fn bare(of: &'static Collection, cells: &dyn Cells) -> Document {
    let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
    Document {
        of,
        id: text(0),
        sequence: cells.int(1).unwrap_or_default(),
        created_at: text(2),
        updated_at: text(3),
        values: vec![Value::Null; of.fields.len()],
    }
}
