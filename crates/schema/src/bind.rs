//! From wire queries to a bound [`Query`]: every name is looked up in the caller's view, so that a field the caller
//! may not read is as unknown as one that does not exist.

mod budget;

use std::sync::Arc;

use budget::{Budget, distinct};

use crate::comparable::values;
use crate::read::is_id;
use crate::search::find;
use crate::wire_query::{invalid, one_text, unknown_attribute, whole};
use crate::{
    Attr, Collection, Cursor, FieldDef, FieldSet, Filter, Kind, Op, Order, Path, Query, Result, Select, Via, View,
    WireQuery,
};

/// Gives the caller's view of any collection; dotted names and expansions need those of the link's target.
pub trait Views {
    /// The caller's view.
    fn view(&self, of: &'static Collection) -> Arc<View>;
}

/// Binds the queries of one call to a view.
pub fn bind(view: &View, views: &dyn Views, raws: &[WireQuery]) -> Result<Query> {
    let mut binder = Binder {
        view,
        views,
        readable: view.fields(),
        query: Query {
            is_counted: true,
            ..Query::default()
        },
        budget: Budget::default(),
    };
    for (at, raw) in raws.iter().enumerate() {
        // What is asked twice is asked once.
        if !raws[..at].contains(raw) {
            binder.one(raw)?;
        }
    }
    binder.budget.check(binder.query.orders.len())?;
    Ok(binder.query)
}

struct Binder<'a> {
    view: &'a View,
    views: &'a dyn Views,
    readable: FieldSet,
    query: Query,
    budget: Budget,
}

impl Binder<'_> {
    fn one(&mut self, raw: &WireQuery) -> Result<()> {
        match raw.method.as_str() {
            "select" => self.select(raw)?,
            "orderAsc" | "orderDesc" => self.order(raw)?,
            "orderRandom" => self.query.is_random = true,
            "limit" => {
                let limit = whole(raw, 1)?;
                self.query.limit.get_or_insert(limit);
            }
            "offset" => {
                let offset = whole(raw, 0)?;
                if self.query.offset == 0 {
                    self.query.offset = offset;
                }
            }
            "cursorAfter" | "cursorBefore" => {
                let id = one_text(raw)?;
                if !is_id(&id) {
                    return Err(invalid(format!("{}: not an id", raw.method)));
                }
                self.query.cursor.get_or_insert(Cursor {
                    id,
                    is_before: raw.method == "cursorBefore",
                });
            }
            _ => {
                let filter = self.filter(raw)?;
                self.query.filters.push(filter);
            }
        }
        Ok(())
    }

    /// What is ordered already is not ordered again by the same.
    fn order(&mut self, raw: &WireQuery) -> Result<()> {
        let path = self.path(&raw.attribute)?;
        if !self.query.orders.iter().any(|order| order.path.is_same(&path)) {
            self.query.orders.push(Order {
                path,
                is_descending: raw.method == "orderDesc",
            });
        }
        Ok(())
    }

    fn filter(&mut self, raw: &WireQuery) -> Result<Filter> {
        match raw.method.as_str() {
            "and" | "or" => {
                let members = raw
                    .values
                    .iter()
                    .map(|json| self.filter(&WireQuery::from_json(json)?))
                    .collect::<Result<Vec<_>>>()?;
                if members.len() < 2 {
                    return Err(invalid(format!("{} needs at least two queries", raw.method)));
                }
                Ok(if raw.method == "or" {
                    Filter::Any(members)
                } else {
                    Filter::All(members)
                })
            }
            "between" | "notBetween" => self.between(raw),
            "find" => self.find(raw),
            _ => self.test(raw),
        }
    }

    fn between(&mut self, raw: &WireQuery) -> Result<Filter> {
        let [low, high] = raw.values.as_slice() else {
            return Err(invalid(format!("{} takes two values", raw.method)));
        };
        let (from, to) = if raw.method == "between" {
            ("greaterThanEqual", "lessThanEqual")
        } else {
            ("lessThan", "greaterThan")
        };
        let bounds = vec![
            self.test(&WireQuery::new(from, &raw.attribute, vec![low.clone()]))?,
            self.test(&WireQuery::new(to, &raw.attribute, vec![high.clone()]))?,
        ];
        Ok(if raw.method == "between" {
            Filter::All(bounds)
        } else {
            Filter::Any(bounds)
        })
    }

    /// What people typed, in any of several attributes that a comma parts: a word of our own, beside the protocol's.
    fn find(&mut self, raw: &WireQuery) -> Result<Filter> {
        let text = one_text(raw)?.replace('\0', " ");
        let mut fields = FieldSet::NONE;
        for name in raw.attribute.split(',') {
            let known = self.view.of.position(name).filter(|at| self.readable.has(*at));
            fields = fields.with(known.ok_or_else(|| unknown_attribute(name))?);
        }
        let filter = find(self.view, fields, &text);
        self.budget.spend_all(self.view.of, &filter);
        Ok(filter)
    }

    fn test(&mut self, raw: &WireQuery) -> Result<Filter> {
        let (op, takes) = method(&raw.method).ok_or_else(|| invalid(format!("unknown method: {}", raw.method)))?;
        let path = self.path(&raw.attribute)?;
        let fits = match takes {
            Takes::None => raw.values.is_empty(),
            Takes::One => raw.values.len() == 1,
            Takes::Some => !raw.values.is_empty(),
        };
        if !fits {
            return Err(invalid(format!(
                "{}: wrong number of values for {}",
                raw.method, raw.attribute
            )));
        }
        let (op, values) = values(&path, op, raw)?;
        let values = distinct(values);
        self.budget.spend(self.view.of, &path, op, &values);
        Ok(Filter::Test { path, op, values })
    }

    fn path(&mut self, name: &str) -> Result<Path> {
        let unknown = || unknown_attribute(name);
        let own = match name.split_once('.') {
            Some((link, rest)) => {
                let link = self
                    .link(link)
                    .filter(|link| matches!(link.kind, Kind::Link(_)))
                    .ok_or_else(unknown)?;
                let via = self.via(link).ok_or_else(unknown)?;
                let attr = attr(via.view.of, via.view.fields(), rest).ok_or_else(unknown)?;
                self.name_field(link);
                return Ok(Path { via: Some(via), attr });
            }
            None => attr(self.view.of, self.readable, name).ok_or_else(unknown)?,
        };
        if let Attr::Field(field) = own {
            self.name_field(field);
        }
        Ok(Path { via: None, attr: own })
    }

    /// A field that is named takes part in choosing the grants.
    fn name_field(&mut self, field: &FieldDef) {
        if let Some(at) = self.view.of.position(field.name) {
            self.query.named = self.query.named.with(at);
        }
    }

    /// The readable link with that expansion name.
    fn link(&self, expansion: &str) -> Option<&'static FieldDef> {
        let fields = self.view.of.fields();
        let at = fields
            .iter()
            .position(|field| !field.expansion.is_empty() && field.expansion == expansion)?;
        self.readable.has(at).then(|| &fields[at])
    }

    fn via(&self, link: &'static FieldDef) -> Option<Via> {
        let target = link.kind.target()?;
        Some(Via {
            link,
            view: self.views.view(target()),
        })
    }

    fn select(&mut self, raw: &WireQuery) -> Result<()> {
        let names = raw
            .values
            .iter()
            .map(|json| json.as_str().ok_or_else(|| invalid("select takes names")))
            .collect::<Result<Vec<_>>>()?;
        if names.is_empty() {
            return Err(invalid("select needs at least one attribute"));
        }
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                return Err(invalid(format!("select names {name} twice")));
            }
            self.select_one(name)?;
        }
        Ok(())
    }

    fn select_one(&mut self, name: &str) -> Result<()> {
        let unknown = || unknown_attribute(name);
        let own = self.query.select.own.unwrap_or(FieldSet::NONE);
        if name == "*" {
            self.query.select.own = Some(own.or(FieldSet::visible(self.view.of)));
        } else if let Some((link, rest)) = name.split_once('.') {
            let via = self.link(link).and_then(|link| self.via(link)).ok_or_else(unknown)?;
            let readable = via.view.fields();
            let wanted = match attr(via.view.of, readable, rest) {
                _ if rest == "*" => FieldSet::visible(via.view.of),
                Some(Attr::Field(field)) => FieldSet::NONE.with(via.view.of.position(field.name).unwrap_or(0)),
                Some(_) => FieldSet::NONE,
                // A target of which nothing may be read attaches as null; naming an unknown field of it is an error.
                None => return Err(unknown()),
            };
            self.query.select.own = Some(own);
            attach(&mut self.query.select, via, wanted);
        } else {
            match attr(self.view.of, self.readable, name).ok_or_else(unknown)? {
                Attr::Field(field) => {
                    let at = self.view.of.position(field.name).ok_or_else(unknown)?;
                    self.query.select.own = Some(own.with(at));
                }
                _ => self.query.select.own = Some(own),
            }
        }
        Ok(())
    }
}

fn attach(select: &mut Select, via: Via, wanted: FieldSet) {
    match select
        .links
        .iter_mut()
        .find(|(known, _)| known.link.name == via.link.name)
    {
        Some((_, fields)) => *fields = fields.or(wanted),
        None => select.links.push((via, wanted)),
    }
}

fn attr(of: &'static Collection, readable: FieldSet, name: &str) -> Option<Attr> {
    match name {
        // Selecting these is allowed and changes nothing.
        "$permissions" | "$databaseId" | "$collectionId" | "$tableId" => Some(Attr::Id),
        _ => Attr::from_name(of, name).filter(|attr| match attr {
            Attr::Field(field) => of.position(field.name).is_some_and(|at| readable.has(at)),
            _ => true,
        }),
    }
}

enum Takes {
    None,
    One,
    Some,
}

fn method(name: &str) -> Option<(Op, Takes)> {
    Some(match name {
        "equal" => (Op::Equal, Takes::Some),
        "notEqual" => (Op::NotEqual, Takes::One),
        "lessThan" => (Op::Less, Takes::One),
        "lessThanEqual" => (Op::LessEqual, Takes::One),
        "greaterThan" => (Op::Greater, Takes::One),
        "greaterThanEqual" => (Op::GreaterEqual, Takes::One),
        "isNull" => (Op::IsNull, Takes::None),
        "isNotNull" => (Op::IsNotNull, Takes::None),
        "contains" | "containsAny" => (Op::Contains, Takes::Some),
        "containsAll" => (Op::ContainsAll, Takes::Some),
        "notContains" => (Op::NotContains, Takes::Some),
        "startsWith" => (Op::StartsWith, Takes::One),
        "notStartsWith" => (Op::NotStartsWith, Takes::One),
        "endsWith" => (Op::EndsWith, Takes::One),
        "notEndsWith" => (Op::NotEndsWith, Takes::One),
        "search" => (Op::Search, Takes::One),
        "notSearch" => (Op::NotSearch, Takes::One),
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
