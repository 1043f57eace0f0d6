//! Orders: texts by their folded twin and then by value, ties by `$sequence`.

use schema::{Attr, Collection, FieldSet, Kind, Path, Query, Via};

use super::{ColumnRef, Compiler, MAIN, is_number};
use crate::sql::Alias;

/// One key of an order.
pub(crate) struct Key<'q> {
    path: Option<&'q Path>,
    attr: Attr,
    is_twin: bool,
    pub is_descending: bool,
}

impl Key<'_> {
    /// Whether its values are numbers.
    pub fn is_number(&self) -> bool {
        !self.is_twin && is_number(self.attr)
    }
}

/// The keys of a query's order, the tie-breaker last.
pub(crate) fn keys(query: &Query) -> Vec<Key<'_>> {
    let mut keys = Vec::with_capacity(query.orders.len() * 2 + 1);
    for order in &query.orders {
        let key = |is_twin| Key {
            path: Some(&order.path),
            attr: order.path.attr,
            is_twin,
            is_descending: order.is_descending,
        };
        if matches!(order.path.attr, Attr::Field(field) if field.kind.is_text()) {
            keys.push(key(true));
        }
        keys.push(key(false));
    }
    let by_time = query
        .orders
        .first()
        .filter(|first| first.path.via.is_none() && matches!(first.path.attr, Attr::CreatedAt | Attr::UpdatedAt));
    keys.push(Key {
        path: None,
        attr: Attr::Sequence,
        is_twin: false,
        is_descending: by_time.is_some_and(|first| first.is_descending),
    });
    keys
}

/// The set of the one field that an attribute names; none for `$id` and the dates, which every grant covers.
pub(crate) fn fields_of(of: &'static Collection, attr: Attr) -> FieldSet {
    match attr {
        Attr::Field(field) => of
            .position(field.name)
            .map_or(FieldSet::NONE, |at| FieldSet::NONE.with(at)),
        _ => FieldSet::NONE,
    }
}

impl Compiler<'_> {
    /// Joins the linked rows that the keys are read from, after the table itself: each once, however often it is named. A
    /// row that may not be read is as none.
    pub(super) fn joins(&mut self, keys: &[Key<'_>]) {
        let mut written = Vec::new();
        for key in keys {
            let Some(via) = key.path.and_then(|path| path.via.as_ref()) else {
                continue;
            };
            let (alias, of) = (self.join_of(via, key.attr), via.view.of);
            if written.contains(&alias) {
                continue;
            }
            written.push(alias);
            self.mark_changed(of);
            self.sql.push(" LEFT JOIN ").table(of).push(" AS ").alias(alias);
            self.sql.push(" ON ").column(alias, "_id").push(" = ");
            self.sql.column(MAIN, via.link.name).push(" AND ");
            self.scope(&via.view, alias, fields_of(of, key.attr));
        }
    }

    /// The place of a linked row that is joined for an attribute: who may read it depends on both.
    fn join_of(&mut self, via: &Via, attr: Attr) -> Alias {
        let path = (via.link.name, attr.name());
        if let Some((_, alias)) = self.joined.iter().find(|(known, _)| *known == path) {
            return *alias;
        }
        let alias = self.next_alias();
        self.joined.push((path, alias));
        alias
    }

    /// Writes the value of a key.
    pub(super) fn key(&mut self, of: &'static Collection, key: &Key<'_>) {
        let attr = key.attr;
        let place = match key.path.and_then(|path| path.via.as_ref()) {
            None => ColumnRef { of, alias: MAIN, attr },
            Some(via) => ColumnRef {
                of: via.view.of,
                alias: self.join_of(via, attr),
                attr,
            },
        };
        // What is worked out has a value even of no row: without a row to read there is none.
        let is_worked_out = place.alias != MAIN
            && matches!(attr, Attr::Field(field) if matches!(field.kind, Kind::Case { .. } | Kind::Rollup { .. }));
        if is_worked_out {
            self.sql
                .push("CASE WHEN ")
                .column(place.alias, "_id")
                .push(" IS NOT NULL THEN ");
        }
        self.key_value(place, key);
        if is_worked_out {
            self.sql.push(" END");
        }
    }

    fn key_value(&mut self, place: ColumnRef, key: &Key<'_>) {
        match key.attr {
            Attr::Field(field) if key.is_twin => drop(self.sql.twin(place.alias, field.name)),
            _ => self.value(place),
        }
    }

    /// Writes `ORDER BY` with every key; all directions turned round for a page before a cursor.
    pub(super) fn order_by(&mut self, of: &'static Collection, keys: &[Key<'_>], is_reversed: bool) {
        self.sql.push(" ORDER BY ");
        for (at, key) in keys.iter().enumerate() {
            if at > 0 {
                self.sql.push(", ");
            }
            self.key(of, key);
            let dialect = self.sql.dialect;
            self.sql.push(if key.is_descending == is_reversed {
                dialect.ascending()
            } else {
                dialect.descending()
            });
        }
    }
}
