//! Filters over typed keys, for rules.

use schema::{Attr, Cell, Collection, Document, Field, FieldDef, FieldSet, Filter, Op, Path, Select, Value};

/// The field of a key as it stands in its collection.
pub(crate) fn field<T>(of: &'static Collection, key: Field<T>) -> &'static FieldDef {
    debug_assert!(
        of.position(key.def.name).is_some(),
        "{} has no field {}",
        of.id,
        key.def.name
    );
    &of.fields[of.position(key.def.name).unwrap_or(0)]
}

/// The key holds the value.
pub(crate) fn is<T: Cell>(of: &'static Collection, key: Field<T>, value: T) -> Filter {
    Filter::test(field(of, key), Op::Equal, vec![value.write()])
}

/// The key holds one of the values.
pub(crate) fn is_one_of<T: Cell>(
    of: &'static Collection,
    key: Field<T>,
    values: impl IntoIterator<Item = T>,
) -> Filter {
    Filter::test(field(of, key), Op::Equal, values.into_iter().map(Cell::write).collect())
}

/// Of the own fields these alone.
pub(crate) fn only(of: &'static Collection, fields: &[FieldDef]) -> Select {
    let own = fields.iter().filter_map(|field| of.position(field.name));
    Select {
        own: Some(own.fold(FieldSet::NONE, FieldSet::with)),
        ..Select::default()
    }
}

/// The key compares so with the value.
pub(crate) fn compares<T: Cell>(of: &'static Collection, key: Field<T>, op: Op, value: T) -> Filter {
    Filter::test(field(of, key), op, vec![value.write()])
}

/// The document with that id.
pub(crate) fn has_id(id: &str) -> Filter {
    Filter::Test {
        path: Path {
            via: None,
            attr: Attr::Id,
        },
        op: Op::Equal,
        values: vec![Value::from(id)],
    }
}

/// Any document but this one.
pub(crate) fn is_not(document: &Document) -> Filter {
    Filter::Test {
        path: Path {
            via: None,
            attr: Attr::Id,
        },
        op: Op::NotEqual,
        values: vec![Value::from(document.id.as_str())],
    }
}
