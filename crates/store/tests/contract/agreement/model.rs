//! A plain model of the store: the meaning of queries, told over documents in memory. It shares nothing with the
//! compiler of queries.

use std::cmp::Ordering;

use schema::{
    Aggregate, Attr, Collection, Condition, Document, FieldDef, FieldSet, Filter, Kind, Op, Order, Query, RowsOf, Term,
    Value, Via, View, day_in_morocco, instant_in_morocco, search_fold, search_text, wire_instant,
};
use store::Row;

/// All rows of all collections, and the clock.
pub struct World {
    pub rows: Vec<Document>,
    pub now: jiff::Timestamp,
}

impl World {
    fn of(&self, of: &Collection) -> impl Iterator<Item = &Document> {
        self.rows.iter().filter(move |row| *row.of == *of)
    }

    /// The page of a query; `None` when its cursor is unknown.
    pub fn list(&self, view: &View, query: &Query) -> Option<Vec<Row>> {
        let mut rows = self.filtered(view, query);
        let (skipped, limit) = (
            usize::try_from(query.offset).unwrap(),
            usize::try_from(query.limit.unwrap_or(25)).unwrap(),
        );
        let is_before = query.cursor.as_ref().is_some_and(|cursor| cursor.is_before);
        if let Some(cursor) = &query.cursor {
            let at = self
                .of(view.of)
                .find(|row| row.id == cursor.id && self.in_scope(view, query.named, row))?;
            let side = if is_before { Ordering::Less } else { Ordering::Greater };
            rows.retain(|row| self.compare(query, row, at) == side);
        }
        if is_before {
            rows.reverse();
        }
        let mut page: Vec<&Document> = rows.into_iter().skip(skipped).take(limit).collect();
        if is_before {
            page.reverse();
        }
        Some(page.into_iter().map(|row| self.row(view, query, row)).collect())
    }

    /// Every row that the filters match, in order.
    pub fn filtered(&self, view: &View, query: &Query) -> Vec<&Document> {
        let fits = |row: &&Document| {
            self.in_scope(view, query.named, row) && query.filters.iter().all(|filter| self.holds(filter, row))
        };
        let mut rows: Vec<&Document> = self.of(view.of).filter(fits).collect();
        rows.sort_by(|a, b| self.compare(query, a, b));
        rows
    }

    /// A row as its reader gets it: the selected fields that its first grant covers.
    pub fn row(&self, view: &View, query: &Query, row: &Document) -> Row {
        let grant = view
            .grants
            .iter()
            .position(|grant| self.covers(&grant.rows, row))
            .unwrap();
        let links = query.select.links.iter().map(|(via, _)| via.link.name);
        let wanted = links.fold(query.select.own.unwrap_or(FieldSet::all(view.of)), |set, name| {
            set.with(view.of.position(name).unwrap())
        });
        let mut document = row.clone();
        for (at, field) in view.of.fields().iter().enumerate() {
            document.values[at] = if wanted.has(at) && view.grants[grant].fields.has(at) {
                self.field(row, field)
            } else {
                Value::Null
            };
        }
        Row { document, grant }
    }

    fn in_scope(&self, view: &View, named: FieldSet, row: &Document) -> bool {
        view.grants
            .iter()
            .any(|grant| grant.fields.covers(named) && self.covers(&grant.rows, row))
    }

    fn covers(&self, rows: &RowsOf, row: &Document) -> bool {
        match rows {
            RowsOf::All => true,
            RowsOf::Prefix(name, prefix) => row.value(name).text().is_some_and(|text| text.starts_with(prefix)),
            RowsOf::NotPrefix(name, prefix) => !row.value(name).text().is_some_and(|text| text.starts_with(prefix)),
            RowsOf::Linked { link, of, rows } => {
                let there = self.of(of).find(|there| row.value(link).text() == Some(&there.id));
                there.is_some_and(|there| rows.iter().any(|rows| self.covers(rows, there)))
            }
            RowsOf::Any(pairs) => pairs.iter().any(|(name, ids)| match *name {
                "$id" => ids.contains(&row.id),
                name => match row.value(name) {
                    Value::Json(list) => serde_json::from_str::<Vec<String>>(list)
                        .unwrap()
                        .iter()
                        .any(|id| ids.contains(id)),
                    value => value.text().is_some_and(|text| ids.iter().any(|id| id == text)),
                },
            }),
        }
    }

    fn compare(&self, query: &Query, a: &Document, b: &Document) -> Ordering {
        let turned = |ordering: Ordering, order: &Order| {
            if order.is_descending {
                ordering.reverse()
            } else {
                ordering
            }
        };
        let orders = query.orders.iter().map(|order| {
            let (a, b) = (
                self.at(order.path.via.as_ref(), order.path.attr, a),
                self.at(order.path.via.as_ref(), order.path.attr, b),
            );
            let is_text = matches!(order.path.attr, Attr::Field(field) if field.kind.is_text());
            let ordering = if is_text {
                a.text()
                    .map(search_fold)
                    .cmp(&b.text().map(search_fold))
                    .then(a.cmp(&b))
            } else {
                a.cmp(&b)
            };
            turned(ordering, order)
        });
        let by_sequence = a.sequence.cmp(&b.sequence);
        let tie = match query.orders.first() {
            Some(first) if first.path.via.is_none() && matches!(first.path.attr, Attr::CreatedAt | Attr::UpdatedAt) => {
                turned(by_sequence, first)
            }
            _ => by_sequence,
        };
        orders.fold(Ordering::Equal, Ordering::then).then(tie)
    }

    fn holds(&self, filter: &Filter, row: &Document) -> bool {
        match filter {
            Filter::All(members) => members.iter().all(|member| self.holds(member, row)),
            Filter::Any(members) => members.iter().any(|member| self.holds(member, row)),
            Filter::Holds(condition) => self.is_so(condition, row) == Some(true),
            Filter::Within(rows) => self.covers(rows, row),
            Filter::Selective(test) => self.holds(test, row),
            Filter::Key { .. } => self.holds(&filter.resolve(row.of).unwrap(), row),
            Filter::Test { path, op, values } => {
                let value = self.at(path.via.as_ref(), path.attr, row);
                let is_list = matches!(path.attr, Attr::Field(field) if matches!(field.kind, Kind::List(_)));
                match op {
                    Op::IsNull => value.is_null(),
                    Op::IsNotNull => !value.is_null(),
                    _ if value.is_null() => false,
                    _ if is_list => in_list(&value, *op, values),
                    Op::StartsWith if value.int().is_some() => values[0]
                        .text()
                        .is_some_and(|digits| value.int().unwrap_or(0).to_string().starts_with(digits)),
                    _ => matches(&value, *op, values),
                }
            }
        }
    }

    /// The value of an attribute of the row, or of the linked row as far as it may be read.
    fn at(&self, via: Option<&Via>, attr: Attr, row: &Document) -> Value {
        let Some(via) = via else {
            return self.attr(row, attr);
        };
        let named = match attr {
            Attr::Field(field) => FieldSet::NONE.with(via.view.of.position(field.name).unwrap()),
            _ => FieldSet::NONE,
        };
        let id = row.value(via.link.name).text();
        let linked = self
            .of(via.view.of)
            .find(|target| Some(target.id.as_str()) == id && self.in_scope(&via.view, named, target));
        linked.map_or(Value::Null, |target| self.attr(target, attr))
    }

    fn attr(&self, row: &Document, attr: Attr) -> Value {
        match attr {
            Attr::Id => Value::Text(row.id.clone()),
            Attr::Sequence => Value::Int(row.sequence),
            Attr::CreatedAt => Value::Text(row.created_at.clone()),
            Attr::UpdatedAt => Value::Text(row.updated_at.clone()),
            Attr::Field(field) => self.field(row, field),
        }
    }

    fn field(&self, row: &Document, field: &FieldDef) -> Value {
        match field.kind {
            Kind::Case { arms, otherwise, .. } => {
                let held = arms
                    .iter()
                    .find(|(condition, _)| self.is_so(condition, row) == Some(true));
                Value::from(held.map_or(otherwise, |(_, word)| *word))
            }
            Kind::Rollup {
                fold,
                of,
                by,
                what,
                when,
                ..
            } => {
                let linking = self
                    .of(of())
                    .filter(|other| other.value(by).text() == Some(row.id.as_str()))
                    .filter(|other| self.is_so(&when, other) == Some(true));
                let summed = |other: &Document| other.value(what).int().unwrap_or(0);
                match fold {
                    Aggregate::Count => Value::Int(i64::try_from(linking.count()).unwrap()),
                    Aggregate::Distinct => {
                        let values = linking
                            .map(|other| other.value(what).clone())
                            .filter(|value| !value.is_null());
                        Value::Int(i64::try_from(values.collect::<std::collections::BTreeSet<_>>().len()).unwrap())
                    }
                    Aggregate::Sum => Value::Int(linking.map(summed).sum()),
                    Aggregate::Latest => linking.map(|other| other.value(what).clone()).max().unwrap_or_default(),
                }
            }
            _ => row.value(field.name).clone(),
        }
    }

    /// What guards of acts ask of a row, derived fields with it.
    fn is_so(&self, condition: &Condition, row: &Document) -> Option<bool> {
        let field = |name: &str| row.of.field(name).unwrap();
        condition.evaluate(&|name| self.field(row, field(name)), &|name, term| {
            self.term(field(name), term)
        })
    }

    fn term(&self, field: &FieldDef, term: Term) -> Value {
        let today = day_in_morocco(self.now);
        let day = |day: jiff::civil::Date| {
            Value::Text(if matches!(field.kind, Kind::Instant) {
                wire_instant(instant_in_morocco(day.at(0, 0, 0, 0)))
            } else {
                day.to_string()
            })
        };
        match term {
            Term::Now if matches!(field.kind, Kind::Instant) => Value::Text(wire_instant(self.now)),
            Term::Now | Term::Today => day(today),
            Term::TodayPlus(_, default) => day(today + jiff::Span::new().days(default)),
            Term::YearStart => day(today.first_of_year()),
            Term::NextYear => day(today.last_of_year().tomorrow().unwrap()),
            Term::Text(text) => Value::from(text),
            Term::Int(number) => Value::Int(number),
            Term::Flag(flag) => Value::Flag(flag),
        }
    }
}

fn matches(value: &Value, op: Op, values: &[Value]) -> bool {
    let text = search_fold(value.text().unwrap_or_default());
    // Beside the text, its words with doubled letters once.
    let sought = search_text(value.text().unwrap_or_default());
    let terms = || values.iter().filter_map(Value::text);
    match op {
        Op::Equal => values.contains(value),
        Op::NotEqual => !values.contains(value),
        Op::Less => *value < values[0],
        Op::LessEqual => *value <= values[0],
        Op::Greater => *value > values[0],
        Op::GreaterEqual => *value >= values[0],
        Op::Contains => terms().any(|term| sought.contains(term)),
        Op::NotContains => !terms().any(|term| sought.contains(term)),
        Op::ContainsAll | Op::Search => terms().all(|term| sought.contains(term)),
        Op::NotSearch => !terms().all(|term| sought.contains(term)),
        Op::StartsWith => terms().all(|term| text.starts_with(term)),
        Op::NotStartsWith => !terms().all(|term| text.starts_with(term)),
        Op::EndsWith => terms().all(|term| text.ends_with(term)),
        Op::NotEndsWith => !terms().all(|term| text.ends_with(term)),
        Op::IsNull | Op::IsNotNull => unreachable!("told apart before"),
    }
}

fn in_list(list: &Value, op: Op, values: &[Value]) -> bool {
    let items: Vec<serde_json::Value> = serde_json::from_str(list.text().unwrap()).unwrap();
    let has = |value: &Value| {
        items.contains(&match value {
            Value::Int(number) => (*number).into(),
            value => value.text().unwrap().into(),
        })
    };
    match op {
        Op::Contains => values.iter().any(has),
        Op::ContainsAll => values.iter().all(has),
        Op::NotContains => !values.iter().any(has),
        _ => unreachable!("a list is only searched for items"),
    }
}
