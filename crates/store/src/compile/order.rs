//! Orders: texts by their folded twin and then by value, ties by `$sequence`.

use schema::{Attr, Collection, FieldSet, Path, Query};

use super::{Compiler, MAIN, Place, is_number};

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
pub(super) fn named(of: &'static Collection, attr: Attr) -> FieldSet {
    match attr {
        Attr::Field(field) => of
            .position(field.name)
            .map_or(FieldSet::NONE, |at| FieldSet::NONE.with(at)),
        _ => FieldSet::NONE,
    }
}

impl Compiler<'_> {
    /// Writes the value of a key.
    pub(super) fn key(&mut self, of: &'static Collection, key: &Key<'_>) {
        let own = Place {
            of,
            alias: MAIN,
            attr: key.attr,
        };
        match key.path.and_then(|path| path.via.as_ref()) {
            None => self.key_value(own, key),
            Some(via) => {
                let (of, alias) = (via.view.of, self.next_alias());
                self.sql.push("(SELECT ");
                self.key_value(Place { of, alias, ..own }, key);
                self.linked(via, alias, key.attr);
                self.sql.push(")");
            }
        }
    }

    fn key_value(&mut self, place: Place, key: &Key<'_>) {
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
