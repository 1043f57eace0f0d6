//! From wire queries to a bound [`Query`]: every name is looked up in the caller's view, so that a field the caller
//! may not read is as unknown as one that does not exist.

use std::sync::Arc;

use serde_json::Value as Json;

use crate::raw::invalid;
use crate::validate::{is_id, read};
use crate::{
    Attr, Collection, Cursor, FieldDef, FieldSet, Filter, Item, Kind, Op, Order, Path, Query, Raw, Result, Select,
    Value, Via, View, fold, time,
};

/// Gives the caller's view of any collection; dotted names and expansions need those of the link's target.
pub trait Views {
    /// The caller's view.
    fn view(&self, of: &'static Collection) -> Arc<View>;
}

/// Binds the queries of one call to a view.
pub fn bind(view: &View, views: &dyn Views, raws: &[Raw]) -> Result<Query> {
    let mut binder = Binder {
        view,
        views,
        readable: view.fields(),
        query: Query {
            is_counted: true,
            ..Query::default()
        },
    };
    for raw in raws {
        binder.one(raw)?;
    }
    Ok(binder.query)
}

struct Binder<'a> {
    view: &'a View,
    views: &'a dyn Views,
    readable: FieldSet,
    query: Query,
}

impl Binder<'_> {
    fn one(&mut self, raw: &Raw) -> Result<()> {
        match raw.method.as_str() {
            "select" => self.select(raw)?,
            "orderAsc" | "orderDesc" => {
                let path = self.path(&raw.attribute)?;
                self.query.orders.push(Order {
                    path,
                    is_descending: raw.method == "orderDesc",
                });
            }
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

    fn filter(&mut self, raw: &Raw) -> Result<Filter> {
        match raw.method.as_str() {
            "and" | "or" => {
                let members = raw
                    .values
                    .iter()
                    .map(|json| self.filter(&Raw::from_json(json)?))
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
            _ => self.test(raw),
        }
    }

    fn between(&mut self, raw: &Raw) -> Result<Filter> {
        let [low, high] = raw.values.as_slice() else {
            return Err(invalid(format!("{} takes two values", raw.method)));
        };
        let (from, to) = if raw.method == "between" {
            ("greaterThanEqual", "lessThanEqual")
        } else {
            ("lessThan", "greaterThan")
        };
        let bounds = vec![
            self.test(&Raw::new(from, &raw.attribute, vec![low.clone()]))?,
            self.test(&Raw::new(to, &raw.attribute, vec![high.clone()]))?,
        ];
        Ok(if raw.method == "between" {
            Filter::All(bounds)
        } else {
            Filter::Any(bounds)
        })
    }

    fn test(&mut self, raw: &Raw) -> Result<Filter> {
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
        Ok(Filter::Test { path, op, values })
    }

    fn path(&mut self, name: &str) -> Result<Path> {
        let unknown = || invalid(format!("Attribute not found in schema: {name}"));
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
        let fields = self.view.of.fields;
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

    fn select(&mut self, raw: &Raw) -> Result<()> {
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
        let unknown = || invalid(format!("Attribute not found in schema: {name}"));
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
        "$sequence" => Some(Attr::Sequence),
        "$createdAt" => Some(Attr::CreatedAt),
        "$updatedAt" => Some(Attr::UpdatedAt),
        // Selecting the others is allowed and changes nothing.
        "$id" | "$permissions" | "$databaseId" | "$collectionId" | "$tableId" => Some(Attr::Id),
        _ => of
            .position(name)
            .filter(|at| readable.has(*at))
            .map(|at| Attr::Field(&of.fields[at])),
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

impl Op {
    fn is_pattern(self) -> bool {
        matches!(
            self,
            Op::Contains
                | Op::ContainsAll
                | Op::NotContains
                | Op::StartsWith
                | Op::NotStartsWith
                | Op::EndsWith
                | Op::NotEndsWith
        )
    }
}

/// The stored values of a test, and the comparison that fits them.
fn values(path: &Path, op: Op, raw: &Raw) -> Result<(Op, Vec<Value>)> {
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    let Attr::Field(field) = path.attr else {
        return meta_values(path.attr, op, raw);
    };
    match (op, field.kind) {
        (Op::IsNull | Op::IsNotNull, _) => Ok((op, Vec::new())),
        (Op::Search | Op::NotSearch, _) if !field.searched => Err(invalid(format!(
            "Searching by attribute \"{}\" requires a fulltext index.",
            raw.attribute
        ))),
        (Op::Search | Op::NotSearch, _) => Ok((op, search_words(&one_text(raw)?))),
        (op, Kind::List(item)) => list_values(item, op, raw),
        (op, kind) if op.is_pattern() => {
            if !kind.is_text() {
                return Err(invalid(format!("{}: {} is not a text", raw.method, raw.attribute)));
            }
            let folded = |json: &Json| {
                let text = json.as_str().ok_or_else(|| wrong(json))?;
                Ok(Value::Text(fold(
                    &field.form.map_or_else(|| text.to_owned(), |form| (form.normal)(text)),
                )))
            };
            Ok((op, raw.values.iter().map(folded).collect::<Result<_>>()?))
        }
        (
            Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual,
            Kind::Date
            | Kind::Tally {
                gives: crate::Scalar::Date,
                ..
            },
        ) => day_bound(op, &one_text(raw)?).ok_or_else(|| wrong(&raw.values[0])),
        (_, Kind::Json) => Err(invalid(format!("{} cannot be compared", raw.attribute))),
        _ => Ok((
            op,
            raw.values
                .iter()
                .map(|json| comparable(field, json).ok_or_else(|| wrong(json)))
                .collect::<Result<_>>()?,
        )),
    }
}

/// A value to compare with: read as on input, but a text that breaks its form compares as written (and finds nothing).
fn comparable(field: &FieldDef, json: &Json) -> Option<Value> {
    if json.is_null() {
        return None;
    }
    let value = match (field.kind, json) {
        (Kind::Text | Kind::Long, Json::String(text)) => {
            let text = field.form.map_or_else(|| text.clone(), |form| (form.normal)(text));
            (!text.contains('\0')).then_some(Value::Text(text))?
        }
        (Kind::Link(_) | Kind::File(_) | Kind::Choice(_) | Kind::Case { .. }, Json::String(text)) => read(field, json)
            .ok()
            .filter(|value| !value.is_null())
            .unwrap_or_else(|| Value::Text(text.replace('\0', ""))),
        (
            Kind::Tally {
                gives: crate::Scalar::Decimal,
                ..
            }
            | Kind::Decimal,
            Json::Number(number),
        ) => Value::Int(crate::Dec::parse(&number.to_string())?.0),
        (
            Kind::Tally {
                gives: crate::Scalar::Date,
                ..
            },
            Json::String(text),
        ) => Value::Text(time::read_day(text)?.to_string()),
        (
            Kind::Tally {
                gives: crate::Scalar::Instant,
                ..
            },
            Json::String(text),
        ) => Value::Text(time::wire_instant(time::read_instant(text)?)),
        (Kind::Integer, Json::Number(_)) => read(&FieldDef { range: None, ..*field }, json).ok()?,
        _ => read(field, json).ok()?,
    };
    (!value.is_null()).then_some(value)
}

/// A day compares as its midnight UTC: the bound is turned into one on days.
fn day_bound(op: Op, text: &str) -> Option<(Op, Vec<Value>)> {
    let at = time::read_instant(text)?;
    let day = at.to_zoned(jiff::tz::TimeZone::UTC).date();
    let is_midnight = time::read_instant(&day.to_string()) == Some(at);
    let op = match op {
        Op::Less if !is_midnight => Op::LessEqual,
        Op::GreaterEqual if !is_midnight => Op::Greater,
        other => other,
    };
    Some((op, vec![Value::Text(day.to_string())]))
}

fn meta_values(attr: Attr, op: Op, raw: &Raw) -> Result<(Op, Vec<Value>)> {
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    let fits = matches!(
        op,
        Op::Equal
            | Op::NotEqual
            | Op::Less
            | Op::LessEqual
            | Op::Greater
            | Op::GreaterEqual
            | Op::IsNull
            | Op::IsNotNull
    );
    if !fits {
        return Err(invalid(format!("{} does not apply to {}", raw.method, raw.attribute)));
    }
    let value = |json: &Json| match (attr, json) {
        (Attr::Id, Json::String(id)) => Some(Value::Text(id.replace('\0', ""))),
        (Attr::Sequence, Json::String(text)) => text.parse().ok().map(Value::Int),
        (Attr::Sequence, Json::Number(number)) => number.as_i64().map(Value::Int),
        (Attr::CreatedAt | Attr::UpdatedAt, Json::String(text)) => {
            time::read_instant(text).map(|at| Value::Text(time::wire_instant(at)))
        }
        _ => None,
    };
    Ok((
        op,
        raw.values
            .iter()
            .map(|json| value(json).ok_or_else(|| wrong(json)))
            .collect::<Result<_>>()?,
    ))
}

fn list_values(item: Item, op: Op, raw: &Raw) -> Result<(Op, Vec<Value>)> {
    if !matches!(op, Op::Contains | Op::ContainsAll | Op::NotContains) {
        return Err(invalid(format!(
            "{} does not apply to the list {}",
            raw.method, raw.attribute
        )));
    }
    let value = |json: &Json| match (item, json) {
        (Item::Integer, Json::Number(number)) => number.as_i64().map(Value::Int),
        (Item::Text | Item::Link(_), Json::String(text)) => Some(Value::Text(text.replace('\0', ""))),
        _ => None,
    };
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    Ok((
        op,
        raw.values
            .iter()
            .map(|json| value(json).ok_or_else(|| wrong(json)))
            .collect::<Result<_>>()?,
    ))
}

/// The folded words of a search; one phrase when the text stands wholly in double quotes (`wire.md` §5.4).
fn search_words(text: &str) -> Vec<Value> {
    let trimmed = text.trim();
    if let Some(phrase) = trimmed
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
        .filter(|phrase| !phrase.is_empty())
    {
        return vec![Value::Text(fold(phrase))];
    }
    let spaced: String = text
        .chars()
        .map(|c| if "@+-*()<>~\"\0".contains(c) { ' ' } else { c })
        .collect();
    fold(&spaced).split_whitespace().map(Value::from).collect()
}

fn one_text(raw: &Raw) -> Result<String> {
    match raw.values.as_slice() {
        [Json::String(text)] if !text.contains('\0') => Ok(text.clone()),
        _ => Err(invalid(format!("{} takes one text", raw.method))),
    }
}

fn whole(raw: &Raw, least: i64) -> Result<u64> {
    match raw.values.as_slice() {
        [Json::Number(number)] => number
            .as_i64()
            .filter(|n| *n >= least)
            .and_then(|n| u64::try_from(n).ok()),
        _ => None,
    }
    .ok_or_else(|| invalid(format!("{} takes one whole number, at least {least}", raw.method)))
}
