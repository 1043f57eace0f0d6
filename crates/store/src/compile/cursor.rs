//! Pages after and before a row: the condition written out, with NULL as the lowest value.

use schema::{Collection, FieldSet, Query, Value, View};

use super::order::Key;
use super::{Compiler, MAIN};
use crate::sql::Sql;

impl Compiler<'_> {
    /// The values of the keys in the cursor's row, which must lie in the scope of the query.
    pub fn cursor_row(mut self, view: &View, query: &Query, keys: &[Key<'_>]) -> Option<Sql> {
        let cursor = query.cursor.as_ref()?;
        self.sql.push("SELECT ");
        for (at, key) in keys.iter().enumerate() {
            if at > 0 {
                self.sql.push(", ");
            }
            self.key(view.of, key);
        }
        self.from(view.of, MAIN);
        self.joins(keys);
        self.sql
            .push(" WHERE ")
            .column(MAIN, "_id")
            .push(" = ")
            .bind(cursor.id.as_str());
        self.sql.push(" AND ");
        self.scope(view, MAIN, query.named);
        Some(self.sql)
    }

    /// Writes ` AND the row stands after` (or before) the one with these key values: past it by the first key, or equal in
    /// it and past it by the rest. Each key is written twice, however many there are.
    pub(super) fn beyond(&mut self, of: &'static Collection, keys: &[Key<'_>], row: &[Value], is_before: bool) {
        self.sql.push(" AND ");
        for (at, (key, value)) in keys.iter().zip(row).enumerate() {
            self.sql.push("(");
            self.past(of, key, value, key.is_descending != is_before);
            if at + 1 < keys.len() {
                self.sql.push(" OR ");
                self.same(of, key, value);
                self.sql.push(" AND ");
            }
        }
        for _ in keys {
            self.sql.push(")");
        }
    }

    fn same(&mut self, of: &'static Collection, key: &Key<'_>, value: &Value) {
        self.key(of, key);
        if value.is_null() {
            self.sql.push(" IS NULL");
        } else {
            self.sql.push(" = ").bind(value);
        }
    }

    fn past(&mut self, of: &'static Collection, key: &Key<'_>, value: &Value, is_downward: bool) {
        if value.is_null() && is_downward {
            // Nothing lies below NULL.
            self.sql.push("FALSE");
        } else if value.is_null() {
            self.key(of, key);
            self.sql.push(" IS NOT NULL");
        } else if is_downward {
            self.sql.push("(");
            self.key(of, key);
            self.sql.push(" < ").bind(value).push(" OR ");
            self.key(of, key);
            self.sql.push(" IS NULL)");
        } else {
            self.key(of, key);
            self.sql.push(" > ").bind(value);
        }
    }

    /// Writes the scope and the filters after `WHERE`.
    pub(super) fn push_where(&mut self, view: &View, filters: &[schema::Filter], named: FieldSet) {
        self.sql.push(" WHERE ");
        self.scope(view, MAIN, named);
        self.filters(view, filters);
    }
}
