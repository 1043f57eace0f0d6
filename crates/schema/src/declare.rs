//! The words in which fields are declared: one function for each kind, and the list that makes keys and data of them.

use crate::field::{Countable, Timely};
use crate::{Aggregate, Choice, Condition, Date, Decimal, Field, FieldDefault, Id, Instant, Item, Kind, Scalar, To};

/// Short text.
pub const fn text(name: &'static str) -> Field<String> {
    Field::new(name, Kind::Text)
}
impl Field<String> {
    /// What documents hold already is offered where it is typed; whatever else may be typed too.
    pub const fn suggested(mut self) -> Self {
        self.def.suggested = true;
        self
    }
}
impl Field<Id> {
    /// For a file that an action takes, where nobody writes the field: whoever reads it of some row may send one for it.
    pub const fn given_to_action(mut self) -> Self {
        self.def.given_to_action = true;
        self
    }
}
/// Long text.
pub const fn long(name: &'static str) -> Field<String> {
    Field::new(name, Kind::Long)
}
/// Whole number.
pub const fn integer(name: &'static str) -> Field<i64> {
    Field::new(name, Kind::Integer)
}
/// Two decimals, exact.
pub const fn decimal(name: &'static str) -> Field<Decimal> {
    Field::new(name, Kind::Decimal)
}
/// Yes or no; no unless said.
pub const fn flag(name: &'static str) -> Field<bool> {
    let mut field = Field::new(name, Kind::Flag);
    field.def.preset = FieldDefault::Flag(false);
    field
}
/// Calendar day.
pub const fn date(name: &'static str) -> Field<Date> {
    Field::new(name, Kind::Date)
}
/// Instant in UTC.
pub const fn instant(name: &'static str) -> Field<Instant> {
    Field::new(name, Kind::Instant)
}
/// One of a closed list.
pub const fn choice<E: Choice>(name: &'static str) -> Field<E> {
    Field::new(name, Kind::Choice(E::WORDS))
}
/// The id of a document of another collection; the target is named through a function because links may circle.
pub const fn link(name: &'static str, to: To) -> Field<Id> {
    Field::new(name, Kind::Link(to))
}
/// Ids of documents of another collection.
pub const fn links(name: &'static str, to: To) -> Field<Vec<Id>> {
    list(name, Item::Link(to))
}
/// Ids of files in a bucket.
pub const fn files(name: &'static str, bucket: &'static str) -> Field<Vec<Id>> {
    list(name, Item::File(bucket))
}
/// A list of texts.
pub const fn texts(name: &'static str) -> Field<Vec<String>> {
    list(name, Item::Text)
}
/// A list of whole numbers.
pub const fn integers(name: &'static str) -> Field<Vec<i64>> {
    list(name, Item::Integer)
}
const fn list<T>(name: &'static str, item: Item) -> Field<T> {
    let mut field = Field::new(name, Kind::List(item));
    field.def.preset = FieldDefault::EmptyList;
    field
}
/// The id of a file in a bucket.
pub const fn file(name: &'static str, bucket: &'static str) -> Field<Id> {
    Field::new(name, Kind::File(bucket))
}
/// Any JSON value.
pub const fn json(name: &'static str) -> Field<serde_json::Value> {
    Field::new(name, Kind::Json)
}
/// Derived at read from the document's own stored columns and the clock: the first arm that holds.
pub const fn case<E: Choice>(
    name: &'static str,
    arms: &'static [(Condition, &'static str)],
    otherwise: &'static str,
) -> Field<E> {
    Field::new(
        name,
        Kind::Case {
            words: E::WORDS,
            arms,
            otherwise,
        },
    )
    .computed()
}
/// Derived at read: how many documents of `of` link here through `by`.
pub const fn count(name: &'static str, of: To, by: Field<Id>) -> Field<i64> {
    rollup(name, (Aggregate::Count, of, by.def.name, "", Scalar::Integer))
}
/// Derived at read: how many different values of `what` the documents that link here have.
pub const fn count_distinct<T>(name: &'static str, of: To, by: Field<Id>, what: Field<T>) -> Field<i64> {
    rollup(
        name,
        (Aggregate::Distinct, of, by.def.name, what.def.name, Scalar::Integer),
    )
}
/// Derived at read: the sum of `what` over the documents that link here.
pub const fn sum<T: Countable>(name: &'static str, of: To, by: Field<Id>, what: Field<T>) -> Field<T> {
    rollup(name, (Aggregate::Sum, of, by.def.name, what.def.name, T::SCALAR))
}
/// Derived at read: the latest `what` of the documents that link here.
pub const fn latest<T: Timely>(name: &'static str, of: To, by: Field<Id>, what: Field<T>) -> Field<T> {
    rollup(name, (Aggregate::Latest, of, by.def.name, what.def.name, T::SCALAR))
}

const fn rollup<T>(name: &'static str, from: (Aggregate, To, &'static str, &'static str, Scalar)) -> Field<T> {
    let (fold, of, by, what, gives) = from;
    Field::new(
        name,
        Kind::Rollup {
            fold,
            of,
            by,
            what,
            gives,
            when: Condition::Always,
        },
    )
    .computed()
}

/// One list, two uses: typed keys for the rules, `FIELDS` for everything generic.
#[macro_export]
macro_rules! fields {
    ($($(#[$doc:meta])* $key:ident: $type:ty = $field:expr => $ar:literal, $fr:literal, $en:literal;)+) => {
        $(#[doc = $en] $(#[$doc])* pub const $key: $crate::Field<$type> = $field.labels($ar, $fr, $en);)+
        /// All fields, in the order of columns, forms and exports.
        pub const FIELDS: &[$crate::FieldDef] = &[$($key.def),+];
    };
}
