//! Rights as SQL: which rows a caller may see, and under which grant each comes.

use schema::{Attr, Collection, FieldSet, Item, Kind, RowsOf, View};

use super::{ColumnRef, Compiler};
use crate::sql::{Alias, Bind};

impl Compiler<'_> {
    /// Writes the rows of the grants that cover the named fields, joined by OR.
    pub fn scope(&mut self, view: &View, alias: Alias, named: FieldSet) {
        if view.covering(named).any(|grant| grant.rows == RowsOf::All) {
            self.sql.push("TRUE");
            return;
        }
        self.is_narrowed = true;
        self.sql.push("(FALSE");
        for grant in view.covering(named) {
            self.sql.push(" OR ");
            self.rows_of(view.of, alias, &grant.rows);
        }
        self.sql.push(")");
    }

    /// Writes the position of the first grant that covers the row; nothing is written when it is always the first.
    pub fn grant(&mut self, view: &View, alias: Alias) -> bool {
        if view.grants.first().is_none_or(|first| first.rows == RowsOf::All) {
            return false;
        }
        self.sql.push(", CASE");
        let mut last = view.grants.len() - 1;
        for (at, grant) in view.grants.iter().enumerate() {
            if grant.rows == RowsOf::All {
                last = at;
                break;
            }
            self.sql.push(" WHEN ");
            self.rows_of(view.of, alias, &grant.rows);
            self.sql.push(" THEN ").number(at);
        }
        self.sql.push(" ELSE ").number(last).push(" END");
        true
    }

    pub(super) fn rows_of(&mut self, of: &'static Collection, alias: Alias, rows: &RowsOf) {
        match rows {
            RowsOf::All => drop(self.sql.push("TRUE")),
            RowsOf::Any(pairs) => {
                self.sql.push("(FALSE");
                for (name, ids) in pairs.iter().filter(|(_, ids)| !ids.is_empty()) {
                    self.sql.push(" OR ");
                    self.holds_any(of, alias, name, ids);
                }
                self.sql.push(")");
            }
            RowsOf::Prefix(name, prefix) => self.push_prefix(alias, name, prefix),
            RowsOf::NotPrefix(name, prefix) => {
                self.sql.push("(").column(alias, name).push(" IS NULL OR NOT ");
                self.push_prefix(alias, name, prefix);
                self.sql.push(")");
            }
            RowsOf::Linked { link, of, rows } => self.linked_to(alias, link, of, rows),
        }
    }

    /// Writes that a link leads to one of some rows. The inner statement knows nothing of the outer one: it runs once.
    fn linked_to(&mut self, alias: Alias, link: &str, of: &'static Collection, rows: &[RowsOf]) {
        let there = self.next_alias();
        self.sql.column(alias, link).push(" IN (SELECT ").column(there, "_id");
        self.from(of, there);
        self.sql.push(" WHERE (FALSE");
        for some in rows {
            self.sql.push(" OR ");
            self.rows_of(of, there, some);
        }
        self.sql.push("))");
    }

    fn push_prefix(&mut self, alias: Alias, name: &str, prefix: &str) {
        self.sql.push("substr(").column(alias, name).push(", 1, ");
        self.sql.number(prefix.chars().count()).push(") = ").bind(prefix);
    }

    fn holds_any(&mut self, of: &'static Collection, alias: Alias, name: &str, ids: &[String]) {
        let attr = of.field(name).map_or(Attr::Id, Attr::Field);
        let place = ColumnRef { of, alias, attr };
        match attr {
            Attr::Id if name != "$id" => drop(self.sql.push("FALSE")),
            Attr::Field(field) if matches!(field.kind, Kind::List(Item::Link(_))) => {
                self.links_any(place, ids.to_vec());
            }
            _ => {
                self.value(place);
                self.any_text(ids);
            }
        }
    }

    /// Writes `= value` or `is any of the values`.
    pub(super) fn any_text(&mut self, texts: &[String]) {
        match texts {
            [one] => drop(self.sql.push(" = ").bind(one.as_str())),
            several => {
                let dialect = self.sql.dialect;
                dialect.any_of(&mut self.sql, Bind::Texts(several.to_vec()));
            }
        }
    }
}
