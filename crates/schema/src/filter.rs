//! Filters by typed keys: `STATE.eq(State::Done)`, `ENDS.lt(day)`, `PHOTO.is_null()`.
//!
//! A filter names its field and no collection. The store finds the field in the collection that it reads; one that is not
//! there is a fault, because a test that silently held for nothing, or for everything, would answer wrongly.

use crate::{
    Attr, Collection, Condition, Error, Field, FieldDef, FieldSet, FieldValue, Filter, Id, Instant, Kind, Op, Path,
    Result, Value, search_fold,
};

/// The attributes that every document has, as keys.
pub mod attribute {
    use super::{Field, Id, Instant, Kind};

    /// `$id`.
    pub const ID: Field<Id> = Field::new("$id", Kind::Text);
    /// `$sequence`.
    pub const SEQUENCE: Field<i64> = Field::new("$sequence", Kind::Integer);
    /// `$createdAt`.
    pub const CREATED_AT: Field<Instant> = Field::new("$createdAt", Kind::Instant);
    /// `$updatedAt`.
    pub const UPDATED_AT: Field<Instant> = Field::new("$updatedAt", Kind::Instant);
}

impl FieldDef {
    /// A test of the field, for code that goes through fields without knowing their keys.
    pub fn test(&self, op: Op, values: Vec<Value>) -> Filter {
        Filter::Key {
            field: self.name,
            op,
            values,
        }
    }
}

impl<T> Field<T> {
    /// Has no value.
    pub fn is_null(self) -> Filter {
        self.def.test(Op::IsNull, Vec::new())
    }
    /// Has a value.
    pub fn is_not_null(self) -> Filter {
        self.def.test(Op::IsNotNull, Vec::new())
    }
}

impl<T: FieldValue> Field<T> {
    /// Holds exactly the value.
    pub fn eq(self, value: impl Into<T>) -> Filter {
        self.one(Op::Equal, value)
    }
    /// Holds another value; what holds none does not match.
    pub fn ne(self, value: impl Into<T>) -> Filter {
        self.one(Op::NotEqual, value)
    }
    /// Less than the value.
    pub fn lt(self, value: impl Into<T>) -> Filter {
        self.one(Op::Less, value)
    }
    /// Less than the value, or equal.
    pub fn le(self, value: impl Into<T>) -> Filter {
        self.one(Op::LessEqual, value)
    }
    /// Greater than the value.
    pub fn gt(self, value: impl Into<T>) -> Filter {
        self.one(Op::Greater, value)
    }
    /// Greater than the value, or equal.
    pub fn ge(self, value: impl Into<T>) -> Filter {
        self.one(Op::GreaterEqual, value)
    }
    /// Lies between the two, both included.
    pub fn between(self, low: impl Into<T>, high: impl Into<T>) -> Filter {
        Filter::All(vec![self.ge(low), self.le(high)])
    }
    /// Holds one of the values; of none, nothing matches.
    pub fn any_of<V: Into<T>>(self, values: impl IntoIterator<Item = V>) -> Filter {
        let values = values.into_iter().map(|value| value.into().write());
        self.def.test(Op::Equal, values.collect())
    }

    /// Holds a value, and none of these.
    pub fn none_of<V: Into<T>>(self, values: impl IntoIterator<Item = V>) -> Filter {
        let values = values.into_iter().map(|value| value.into().write());
        self.def.test(Op::NotEqual, values.collect())
    }

    fn one(self, op: Op, value: impl Into<T>) -> Filter {
        self.def.test(op, vec![value.into().write()])
    }
}

impl Field<String> {
    /// The text contains the other, however the two are spelt: both are folded (see [`search_fold`]).
    pub fn contains_text(self, text: &str) -> Filter {
        self.def.test(Op::Contains, vec![Value::Text(search_fold(text))])
    }
}

impl<T: FieldValue> Field<Vec<T>> {
    /// The list holds at least one of the items.
    pub fn contains<V: Into<T>>(self, items: impl IntoIterator<Item = V>) -> Filter {
        let items = items.into_iter().map(|item| item.into().write());
        self.def.test(Op::Contains, items.collect())
    }
}

impl From<Condition> for Filter {
    fn from(condition: Condition) -> Self {
        Filter::Holds(condition)
    }
}

impl Filter {
    /// One test of a field that was found already.
    pub fn test(field: &'static FieldDef, op: Op, values: Vec<Value>) -> Self {
        Filter::Test {
            path: Path::own(field),
            op,
            values,
        }
    }

    /// The same filter, which few rows pass: an index of it is worth a seek.
    pub fn selective(self) -> Self {
        Filter::Selective(Box::new(self))
    }

    /// The same filter with its fields as they stand in the collection.
    pub fn resolve(&self, of: &'static Collection) -> Result<Filter> {
        let each = |members: &[Filter]| members.iter().map(|member| member.resolve(of)).collect::<Result<_>>();
        Ok(match self {
            Filter::All(members) => Filter::All(each(members)?),
            Filter::Any(members) => Filter::Any(each(members)?),
            Filter::Selective(test) => test.resolve(of)?.selective(),
            Filter::Key { field, op, values } => Filter::Test {
                path: Path {
                    via: None,
                    attr: Attr::from_name(of, field).ok_or_else(|| of.lacks(field))?,
                },
                op: *op,
                values: values.clone(),
            },
            Filter::Holds(condition) => {
                let unknown = condition.names().into_iter().find(|name| of.field(name).is_none());
                unknown.map_or(Ok(()), |name| Err(of.lacks(name)))?;
                self.clone()
            }
            Filter::Test { .. } | Filter::Within(_) => self.clone(),
        })
    }

    /// Whether every field was found already, as in what the binder makes of a wire query.
    pub fn is_resolved(&self) -> bool {
        match self {
            Filter::All(members) | Filter::Any(members) => members.iter().all(Filter::is_resolved),
            Filter::Selective(test) => test.is_resolved(),
            Filter::Key { .. } | Filter::Holds(_) => false,
            Filter::Test { .. } | Filter::Within(_) => true,
        }
    }

    /// The fields of the collection itself that it names.
    pub fn own_fields(&self, of: &'static Collection) -> FieldSet {
        let with = |set: FieldSet, name: &str| of.position(name).map_or(set, |at| set.with(at));
        match self {
            Filter::All(members) | Filter::Any(members) => members
                .iter()
                .fold(FieldSet::NONE, |named, member| named.or(member.own_fields(of))),
            Filter::Selective(test) => test.own_fields(of),
            Filter::Key { field, .. } => with(FieldSet::NONE, field),
            Filter::Holds(condition) => condition.names().into_iter().fold(FieldSet::NONE, with),
            // A grant says itself which fields are read of its rows.
            Filter::Within(_) => FieldSet::NONE,
            Filter::Test { path, .. } => {
                let own = path.via.as_ref().map_or(path.attr, |via| Attr::Field(via.link));
                with(FieldSet::NONE, own.name())
            }
        }
    }
}

impl Attr {
    /// The attribute of that name.
    pub fn from_name(of: &'static Collection, name: &str) -> Option<Attr> {
        match name {
            "$id" => Some(Attr::Id),
            "$sequence" => Some(Attr::Sequence),
            "$createdAt" => Some(Attr::CreatedAt),
            "$updatedAt" => Some(Attr::UpdatedAt),
            _ => of.field(name).map(Attr::Field),
        }
    }
}

impl Collection {
    /// The field of a key as it stands here.
    pub fn need<T>(&'static self, key: Field<T>) -> Result<&'static FieldDef> {
        self.field(key.def.name).ok_or_else(|| self.lacks(key.def.name))
    }

    fn lacks(&self, name: &str) -> Error {
        Error::Fault(format!("{} has no field {name}", self.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Date, TODAY, Term, choice, choices, date, fields, link, links, text};

    choices! { Colour { Red = "red": "ا", "r", "red"; Blue = "blue": "ا", "b", "blue"; } }
    fields! {
        NAME: String = text("name") => "ا", "n", "name";
        COLOUR: Colour = choice("colour") => "ا", "c", "colour";
        UNTIL: Date = date("until") => "ا", "u", "until";
        OWNER: Id = link("owner", || &THINGS) => "ا", "o", "owner";
        USERS: Vec<Id> = links("users", || &THINGS) => "ا", "u", "users";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    const OTHER: Field<String> = text("other");

    fn one(filter: Filter) -> (String, Op, Vec<Value>) {
        match filter {
            Filter::Key { field, op, values } => (field.to_owned(), op, values),
            other => panic!("{other:?} is no test of a key"),
        }
    }

    #[test]
    fn a_key_says_what_is_stored() {
        let day = jiff::civil::date(2026, 3, 1);
        let text = |text: &str| Value::from(text);
        assert_eq!(one(NAME.eq("a")), ("name".into(), Op::Equal, vec![text("a")]));
        assert_eq!(
            one(COLOUR.ne(Colour::Red)),
            ("colour".into(), Op::NotEqual, vec![text("red")])
        );
        assert_eq!(one(UNTIL.lt(day)), ("until".into(), Op::Less, vec![text("2026-03-01")]));
        assert_eq!(
            one(OWNER.any_of(["a", "b"])),
            ("owner".into(), Op::Equal, vec![text("a"), text("b")])
        );
        assert_eq!(
            one(USERS.contains(["a"])),
            ("users".into(), Op::Contains, vec![text("a")])
        );
        assert_eq!(one(OWNER.is_null()), ("owner".into(), Op::IsNull, vec![]));
    }

    #[test]
    fn a_field_is_found_in_the_collection_that_is_read() {
        let filter = Filter::Any(vec![NAME.eq("a"), UNTIL.before(TODAY).into(), attribute::ID.eq("x")]);
        assert!(!filter.is_resolved());
        let named = FieldSet::NONE.with(0).with(2);
        assert_eq!(filter.own_fields(&THINGS), named);
        let Filter::Any(members) = filter.resolve(&THINGS).unwrap() else {
            panic!("still any")
        };
        assert!(matches!(&members[0], Filter::Test { path, .. } if path.attr.name() == "name"));
        assert!(matches!(&members[2], Filter::Test { path, .. } if matches!(path.attr, Attr::Id)));
    }

    #[test]
    fn a_field_that_is_not_there_is_a_fault() {
        let fault = |filter: Filter| match filter.resolve(&THINGS) {
            Err(Error::Fault(text)) => text,
            other => panic!("{other:?} is no fault"),
        };
        assert_eq!(fault(OTHER.eq("a")), "things has no field other");
        assert_eq!(
            fault(Filter::All(vec![Filter::Any(vec![OTHER.is_null()])])),
            "things has no field other"
        );
        assert_eq!(
            fault(Condition::Is("other", Term::Flag(true)).into()),
            "things has no field other"
        );
    }
}
