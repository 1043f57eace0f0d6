//! Filters. NULL matches none but the null tests, so a test may come out NULL where it fails.

use schema::{Attr, FieldDef, Filter, Item, Kind, Op, SQUEEZED, Value, Via, View};

use super::{ColumnRef, Compiler, MAIN};
use crate::dialect::{escape, like};
use crate::sql::{Alias, Bind};

impl Compiler<'_> {
    /// Writes ` AND filter` for each.
    pub fn filters(&mut self, view: &View, filters: &[Filter]) {
        for filter in filters {
            self.sql.push(" AND ");
            self.filter(view, filter);
        }
    }

    fn filter(&mut self, view: &View, filter: &Filter) {
        match filter {
            Filter::All(members) => self.push_members(view, members, " AND ", "TRUE"),
            Filter::Any(members) => self.push_members(view, members, " OR ", "FALSE"),
            Filter::Selective(test) => {
                let (opening, closing) = self.sql.dialect.selective();
                self.sql.push(opening);
                self.filter(view, test);
                self.sql.push(closing);
            }
            Filter::Holds(condition) => {
                self.sql.push("(");
                self.condition(view.of, MAIN, condition);
                self.sql.push(")");
            }
            Filter::Within(rows) => self.rows_of(view.of, MAIN, rows),
            Filter::Key { field, op, values } => match Attr::from_name(view.of, field) {
                Some(attr) => self.test(ColumnRef::main(view, attr), *op, values),
                // Never reached, for readers resolve what they are asked; if it were, the database would refuse the name.
                None => drop(self.sql.column(MAIN, field)),
            },
            Filter::Test { path, op, values } => match &path.via {
                None => self.test(ColumnRef::main(view, path.attr), *op, values),
                Some(via) => self.linked_test(via, path.attr, *op, values),
            },
        }
    }

    fn push_members(&mut self, view: &View, members: &[Filter], joint: &str, empty: &str) {
        self.sql.push("(");
        for (at, member) in members.iter().enumerate() {
            if at > 0 {
                self.sql.push(joint);
            }
            self.filter(view, member);
        }
        if members.is_empty() {
            self.sql.push(empty);
        }
        self.sql.push(")");
    }

    /// A test of the linked document's attribute; a document that may not be read is as no document.
    fn linked_test(&mut self, via: &Via, attr: Attr, op: Op, values: &[Value]) {
        let is_null_test = op == Op::IsNull;
        self.sql.push(if is_null_test {
            "NOT EXISTS (SELECT 1"
        } else {
            "EXISTS (SELECT 1"
        });
        let alias = self.next_alias();
        self.push_linked(via, alias, attr);
        self.sql.push(" AND ");
        let of = via.view.of;
        self.test(
            ColumnRef { of, alias, attr },
            if is_null_test { Op::IsNotNull } else { op },
            values,
        );
        self.sql.push(")");
    }

    /// Writes `FROM target WHERE it is the linked row and may be read`.
    pub(super) fn push_linked(&mut self, via: &Via, alias: Alias, attr: Attr) {
        let of = via.view.of;
        self.from(of, alias);
        self.sql.push(" WHERE ").column(alias, "_id").push(" = ");
        self.sql.column(MAIN, via.link.name).push(" AND ");
        self.scope(&via.view, alias, super::order::fields_of(of, attr));
    }

    /// Writes one test.
    pub(super) fn test(&mut self, place: ColumnRef, op: Op, values: &[Value]) {
        match (op, place.attr) {
            (Op::IsNull | Op::IsNotNull, _) => {
                self.value(place);
                self.sql
                    .push(if op == Op::IsNull { " IS NULL" } else { " IS NOT NULL" });
            }
            (_, Attr::Field(field)) if matches!(field.kind, Kind::List(_)) => {
                self.list_test(place, field, op, values);
            }
            (Op::Equal, _) => self.equal(place, values),
            // NULL is not unequal either: a comparison with it never holds.
            (Op::NotEqual, Attr::Field(FieldDef { kind, .. })) if values.len() == 1 && !is_case(*kind) => {
                self.push_comparison(place, " <> ", values);
            }
            (Op::NotEqual, _) => {
                self.value(place);
                self.sql.push(" IS NOT NULL AND NOT ");
                self.equal(place, values);
            }
            (Op::Less, _) => self.push_comparison(place, " < ", values),
            (Op::LessEqual, _) => self.push_comparison(place, " <= ", values),
            (Op::Greater, _) => self.push_comparison(place, " > ", values),
            (Op::GreaterEqual, _) => self.push_comparison(place, " >= ", values),
            (_, Attr::Field(field)) if field.kind.is_text() => self.pattern(place, field, op, values),
            (
                Op::StartsWith,
                Attr::Field(FieldDef {
                    kind: Kind::Integer, ..
                }),
            ) => self.push_digits(place, values),
            _ => drop(self.sql.push("FALSE")),
        }
    }

    fn equal(&mut self, place: ColumnRef, values: &[Value]) {
        if let Attr::Field(FieldDef {
            kind: Kind::Case { words, .. },
            ..
        }) = place.attr
        {
            self.sql.push("(FALSE");
            // A case gives none but its words, and each once.
            for word in words.iter().map(|word| word.wire) {
                if values.iter().any(|value| value.text() == Some(word)) {
                    self.sql.push(" OR ");
                    self.case_is(place, word);
                }
            }
            self.sql.push(")");
            return;
        }
        match values {
            [] => drop(self.sql.push("FALSE")),
            [one] => {
                self.sql.push("(");
                self.value(place);
                self.sql.push(" = ").bind(one).push(")");
            }
            several => {
                self.sql.push("(");
                self.value(place);
                let (dialect, values) = (self.sql.dialect, list(several));
                dialect.any_of(&mut self.sql, values);
                self.sql.push(")");
            }
        }
    }

    /// A number by its first digits.
    fn push_digits(&mut self, place: ColumnRef, values: &[Value]) {
        let digits = values.first().and_then(Value::text).unwrap_or_default();
        self.sql.push("CAST(");
        self.value(place);
        self.sql.push(" AS TEXT)");
        like(&mut self.sql, &[&escape(digits), "%"]);
    }

    fn push_comparison(&mut self, place: ColumnRef, sign: &str, values: &[Value]) {
        match values.first() {
            Some(value) => {
                self.value(place);
                self.sql.push(sign).bind(value);
            }
            None => drop(self.sql.push("FALSE")),
        }
    }

    /// Patterns run on the folded twin.
    fn pattern(&mut self, place: ColumnRef, field: &FieldDef, op: Op, values: &[Value]) {
        self.sql.push("(").twin(place.alias, field.name).push(" IS NOT NULL");
        let (opening, joint, empty) = match op {
            Op::Contains => (" AND (", " OR ", "FALSE"),
            Op::NotContains => (" AND NOT (", " OR ", "FALSE"),
            Op::NotSearch | Op::NotStartsWith | Op::NotEndsWith => (" AND NOT (", " AND ", "TRUE"),
            _ => (" AND (", " AND ", "TRUE"),
        };
        self.sql.push(opening);
        let terms = values.iter().filter_map(Value::text);
        let mut is_empty = true;
        for term in terms {
            if !is_empty {
                self.sql.push(joint);
            }
            is_empty = false;
            self.matches(place, field, op, term);
        }
        if is_empty {
            self.sql.push(empty);
        }
        self.sql.push("))");
    }

    fn matches(&mut self, place: ColumnRef, field: &FieldDef, op: Op, term: &str) {
        let dialect = self.sql.dialect;
        match op {
            Op::StartsWith | Op::NotStartsWith => {
                self.sql.twin(place.alias, field.name);
                like(&mut self.sql, &[&escape(term), "%"]);
            }
            // The squeezed words come after the text: it ends where they begin.
            Op::EndsWith | Op::NotEndsWith => {
                let (end, mark) = (escape(term), String::from(SQUEEZED));
                self.sql.push("(").twin(place.alias, field.name);
                like(&mut self.sql, &["%", &end, &mark, "%"]);
                self.sql.push(" OR ").twin(place.alias, field.name);
                like(&mut self.sql, &["%", &end]);
                self.sql.push(" AND NOT ").twin(place.alias, field.name);
                like(&mut self.sql, &["%", &mark, "%"]);
                self.sql.push(")");
            }
            _ => dialect.contains(
                &mut self.sql,
                |sql| {
                    sql.twin(place.alias, field.name);
                },
                term,
            ),
        }
    }

    fn list_test(&mut self, place: ColumnRef, field: &'static FieldDef, op: Op, values: &[Value]) {
        match op {
            Op::Contains => self.list_any(place, field, values),
            Op::ContainsAll => {
                self.sql.push("(").column(place.alias, field.name).push(" IS NOT NULL");
                for value in values {
                    self.sql.push(" AND ");
                    self.list_any(place, field, std::slice::from_ref(value));
                }
                self.sql.push(")");
            }
            Op::NotContains => {
                self.sql
                    .push("(")
                    .column(place.alias, field.name)
                    .push(" IS NOT NULL AND NOT ");
                self.list_any(place, field, values);
                self.sql.push(")");
            }
            _ => drop(self.sql.push("FALSE")),
        }
    }

    fn list_any(&mut self, place: ColumnRef, field: &FieldDef, values: &[Value]) {
        if matches!(field.kind, Kind::List(Item::Link(_))) {
            let ids = values.iter().filter_map(Value::text).map(str::to_owned).collect();
            self.links_any(place, ids);
            return;
        }
        let dialect = self.sql.dialect;
        self.sql.push("EXISTS (SELECT 1 FROM ");
        dialect.items(&mut self.sql, |sql| {
            sql.column(place.alias, field.name);
        });
        self.sql.push(" WHERE items.value");
        dialect.any_of(&mut self.sql, dialect.items_as(list(values)));
        self.sql.push(")");
    }

    /// Writes that a list of links holds any of the ids, through its join table.
    pub(super) fn links_any(&mut self, place: ColumnRef, ids: Vec<String>) {
        let Attr::Field(field) = place.attr else {
            self.sql.push("FALSE");
            return;
        };
        let alias = self.next_alias();
        self.sql.push("EXISTS (SELECT 1 FROM ").join_table(place.of, field.name);
        self.sql
            .push(" AS ")
            .alias(alias)
            .push(" WHERE ")
            .column(alias, "owner")
            .push(" = ");
        self.sql.column(place.alias, "_id").push(" AND ").column(alias, "item");
        self.any_text(&ids);
        self.sql.push(")");
    }
}

fn is_case(kind: Kind) -> bool {
    matches!(kind, Kind::Case { .. })
}

/// Several values of one type as one bound list.
fn list(values: &[Value]) -> Bind {
    if values
        .iter()
        .all(|value| matches!(value, Value::Int(_) | Value::Flag(_)))
    {
        let number = |value: &Value| match value {
            Value::Flag(flag) => i64::from(*flag),
            other => other.int().unwrap_or_default(),
        };
        Bind::Ints(values.iter().map(number).collect())
    } else {
        Bind::Texts(values.iter().filter_map(Value::text).map(str::to_owned).collect())
    }
}
