//! Worlds and questions at random: few values, so that ties, misses and nulls are frequent.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use schema::{
    Attr, Collection, Condition, Cursor, Document, FieldDef, FieldSet, Filter, Item, Kind, Op, Order, Path, Query,
    Scalar, Select, TODAY, Value, Via, View, Viewed, all, any as one_of, search_fold,
};

use super::grant::rows_of;
use crate::toy::{Colour, PERSONS, State, UNITS, person};

const TEXTS: &[&str] = &[
    "",
    "أحمد",
    "احمد",
    "أَحْمَد",
    "محمد",
    "AHMED",
    "ahmed",
    "Éa",
    "ea",
    "e",
    "a'b",
    "a\"b",
    "%",
    "_",
    "\\",
    "a%b",
    "a_b",
    "100\\%",
    "Mohammed",
    "mohamed",
    "Fassi-Fihri",
    "fasi",
    "ssi",
    "Mohammed",
    "mohamed",
    "Fassi-Fihri",
    "fasi",
    "ssi",
    " a",
    "٣",
    "3",
    "a",
];
pub const IDS: &[&str] = &["u0", "u1", "u2", "u3", "p0", "p1", "p2", "p5", "p9", "none"];
const DAYS: &[&str] = &["2025-12-31", "2026-11-19", "2026-11-20", "2026-12-01", "2027-05-01"];
const INSTANTS: &[&str] = &[
    "2026-11-20T11:59:59.999+00:00",
    "2026-11-20T12:00:00.000+00:00",
    "2026-11-20T12:00:00.001+00:00",
];

fn text_of(pool: &'static [&'static str]) -> BoxedStrategy<Value> {
    select(pool).prop_map(Value::from).boxed()
}

/// A value to store in a field or to compare it with.
fn value(field: &FieldDef) -> BoxedStrategy<Value> {
    let list = |items: BoxedStrategy<serde_json::Value>| {
        vec(items, 0..3)
            .prop_map(|items| Value::Json(serde_json::Value::from(items).to_string()))
            .boxed()
    };
    match field.kind {
        Kind::Text | Kind::Long => text_of(TEXTS),
        Kind::Integer
        | Kind::Decimal
        | Kind::Rollup {
            gives: Scalar::Integer | Scalar::Decimal,
            ..
        } => select(&[-105_i64, -1, 0, 1, 2, 3, 9_007_199_254_740_991][..])
            .prop_map(Value::Int)
            .boxed(),
        Kind::Flag => any::<bool>().prop_map(Value::Flag).boxed(),
        Kind::Date | Kind::Rollup { .. } => text_of(DAYS),
        Kind::Instant => text_of(INSTANTS),
        Kind::Choice(_) => text_of(&["red", "blue", "green"]),
        Kind::Case { .. } => text_of(&["expired", "soon", "blank", "valid", "never"]),
        Kind::Link(_) | Kind::File(_) => text_of(IDS),
        Kind::List(Item::Text | Item::File(_)) => list(select(TEXTS).prop_map(serde_json::Value::from).boxed()),
        Kind::List(Item::Integer) => list((-1_i64..3).prop_map(serde_json::Value::from).boxed()),
        Kind::List(Item::Link(_)) => list(select(&["u0", "u1"][..]).prop_map(serde_json::Value::from).boxed()),
        Kind::Json => Just(Value::Json("{\"a\":1}".to_owned())).boxed(),
    }
}

/// The rows of a world, in the order of their making: four units, then people; heads are set at the end.
#[derive(Clone, Debug)]
pub struct Rows {
    pub units: Vec<Document>,
    pub people: Vec<Document>,
    pub heads: Vec<(usize, Option<usize>)>,
}

pub fn rows() -> impl Strategy<Value = Rows> {
    let heads = vec((0..4_usize, option::of(0..6_usize)), 4);
    (vec(row(&UNITS), 4), vec(row(&PERSONS), 6..12), heads).prop_map(|(mut units, mut people, heads)| {
        for (at, unit) in units.iter_mut().enumerate() {
            unit.id = format!("u{at}");
            // The folded name is unique.
            let name = format!("{}{at}", unit.value("name").text().unwrap_or_default());
            unit.set_value("name", Value::Text(name));
            unit.set_value("head", Value::Null);
            let parent = if at % 2 == 1 { Value::from("u0") } else { Value::Null };
            unit.set_value("parent", parent);
        }
        for (at, person) in people.iter_mut().enumerate() {
            person.id = format!("p{at}");
            person.created_at = format!("2026-01-0{}T00:00:00.000+00:00", at % 2 + 1);
            let number = if at % 3 == 0 {
                Value::Null
            } else {
                Value::Int(i64::try_from(at % 5 * 100 + at).unwrap())
            };
            person.set_value("number", number);
            if person
                .value("unit")
                .text()
                .is_some_and(|id| !["u0", "u1", "u2", "u3"].contains(&id))
            {
                person.set_value("unit", Value::Null);
            }
        }
        Rows { units, people, heads }
    })
}

fn row(of: &'static Collection) -> impl Strategy<Value = Document> {
    let cell = |field: &FieldDef| {
        if field.is_stored() {
            option::weighted(0.75, value(field)).boxed()
        } else {
            Just(None).boxed()
        }
    };
    let cells: Vec<_> = of.fields().iter().map(cell).collect();
    cells.prop_map(move |cells| Document {
        values: cells.into_iter().map(Option::unwrap_or_default).collect(),
        ..Document::new(of)
    })
}

/// A reader: everything, or up to three grants.
fn view(of: &'static Collection) -> BoxedStrategy<View> {
    let fields = vec(prop::bool::weighted(0.8), of.fields().len()).prop_map(|chosen| {
        let chosen = chosen.into_iter().enumerate().filter(|(_, is_in)| *is_in);
        chosen.fold(FieldSet::NONE, |set, (at, _)| set.with(at))
    });
    let rows = rows_of(of, 2);
    let grants = vec((rows, fields).prop_map(|(rows, fields)| Viewed { rows, fields }), 1..4);
    prop_oneof![2 => Just(View::whole(of)), 3 => grants.prop_map(move |grants| View::new(of, grants))].boxed()
}

/// A question: who asks what.
#[derive(Clone, Debug)]
pub struct Question {
    pub view: View,
    pub query: Query,
}

pub fn question() -> impl Strategy<Value = Question> {
    prop_oneof![about(&PERSONS, &UNITS, "unit"), about(&UNITS, &PERSONS, "head")]
}

fn about(of: &'static Collection, target: &'static Collection, link: &'static str) -> BoxedStrategy<Question> {
    let linked = view(target).prop_map(move |view| Via {
        link: of.field(link).unwrap(),
        view: Arc::new(view),
    });
    (view(of), linked)
        .prop_flat_map(move |(view, via)| {
            let filters = prop_oneof![3 => vec(filter(of, via.clone()), 0..2), 1 => vec(filter(of, via.clone()), 2..3)];
            let orders = vec(order(of, via.clone()), 0..3);
            let page = (
                option::weighted(0.8, 1..6_u64),
                prop_oneof![4 => Just(0_u64), 1 => 0..4_u64],
            );
            (filters, orders, cursor(of), select_of(of, via), page).prop_map(
                move |(filters, orders, cursor, select, (limit, offset))| Question {
                    view: view.clone(),
                    query: Query {
                        named: named(of, &filters, &orders),
                        filters,
                        orders,
                        is_random: false,
                        limit,
                        offset,
                        cursor,
                        select,
                        is_counted: true,
                    },
                },
            )
        })
        .boxed()
}

fn order(of: &'static Collection, via: Via) -> impl Strategy<Value = Order> {
    (path(of, via), any::<bool>()).prop_map(|(path, is_descending)| Order { path, is_descending })
}

/// Often none, sometimes of a row that is not there.
fn cursor(of: &'static Collection) -> impl Strategy<Value = Option<Cursor>> {
    let ids: &[&str] = if *of == UNITS {
        &["u0", "u1", "u2", "u3", "u9"]
    } else {
        &["p0", "p1", "p2", "p3", "p4", "p5", "p99"]
    };
    let cursor = (select(ids), any::<bool>()).prop_map(|(id, is_before)| Cursor {
        id: id.to_owned(),
        is_before,
    });
    option::weighted(0.4, cursor)
}

fn select_of(of: &'static Collection, via: Via) -> impl Strategy<Value = Select> {
    let own = any::<u32>().prop_map(move |bits| {
        let chosen = (0..of.fields().len()).filter(|at| bits >> (at % 32) & 1 == 1);
        chosen.fold(FieldSet::NONE, FieldSet::with)
    });
    (option::weighted(0.3, own), any::<bool>()).prop_map(move |(own, attaches)| Select {
        own,
        links: attaches
            .then(|| (via.clone(), FieldSet::all(via.view.of)))
            .into_iter()
            .collect(),
    })
}

fn named(of: &'static Collection, filters: &[Filter], orders: &[Order]) -> FieldSet {
    let by_order = orders
        .iter()
        .filter_map(|order| match (&order.path.via, order.path.attr) {
            (Some(via), _) => of.position(via.link.name),
            (None, Attr::Field(field)) => of.position(field.name),
            (None, _) => None,
        });
    let by_filter = filters.iter().map(|filter| filter.own_fields(of));
    by_filter.fold(by_order.fold(FieldSet::NONE, FieldSet::with), FieldSet::or)
}

fn path(of: &'static Collection, via: Via) -> BoxedStrategy<Path> {
    let attr = |of: &'static Collection| {
        (any::<Index>(), 0..6_u8).prop_map(|(at, dice)| match dice {
            0 => [Attr::Id, Attr::Sequence, Attr::CreatedAt, Attr::UpdatedAt][at.index(4)],
            _ => Attr::Field(&of.fields()[at.index(of.fields().len())]),
        })
    };
    let target = via.view.of;
    prop_oneof![
        3 => attr(of).prop_map(|attr| Path { via: None, attr }),
        1 => attr(target).prop_map(move |attr| Path { via: Some(via.clone()), attr }),
    ]
    .boxed()
}

fn filter(of: &'static Collection, via: Via) -> BoxedStrategy<Filter> {
    let test = path(of, via).prop_flat_map(test);
    let test = (test, any::<bool>()).prop_map(|(test, by_key)| if by_key { keyed(test) } else { test });
    let test = match of.id {
        "persons" => prop_oneof![8 => test, 1 => select(CONDITIONS).prop_map(Filter::from)].boxed(),
        _ => test.boxed(),
    };
    let test = prop_oneof![8 => test, 1 => rows_of(of, 2).prop_map(Filter::Within)];
    test.prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            vec(inner.clone(), 2..4).prop_map(Filter::All),
            vec(inner.clone(), 2..4).prop_map(Filter::Any),
            inner.prop_map(Filter::selective)
        ]
    })
    .boxed()
}

/// The same test as code says it, by the name of its field.
fn keyed(test: Filter) -> Filter {
    match test {
        Filter::Test { path, op, values } if path.via.is_none() => Filter::Key {
            field: path.attr.name(),
            op,
            values,
        },
        linked => linked,
    }
}

/// What declarations say of persons.
const CONDITIONS: &[Condition] = &[
    person::COLOUR.is_not(Colour::Red.wire()),
    person::STATE.is(State::Soon.wire()),
    person::SEEN.is_set(),
    all(&[person::ACTIVE.holds(), person::UNTIL.before(TODAY)]),
    person::STATE.is_not(State::Valid.wire()),
    one_of(&[
        person::NUMBER.at_most(person::AGE),
        person::COLOUR.is(Colour::Blue.wire()),
    ]),
];

const DATES: &[&str] = &["2026-01-01T00:00:00.000+00:00", "2026-11-20T12:00:00.000+00:00"];
const COMPARISONS: &[Op] = &[
    Op::Equal,
    Op::NotEqual,
    Op::Less,
    Op::LessEqual,
    Op::Greater,
    Op::GreaterEqual,
    Op::IsNull,
    Op::IsNotNull,
];
const PATTERNS: &[Op] = &[
    Op::Contains,
    Op::ContainsAll,
    Op::NotContains,
    Op::StartsWith,
    Op::NotStartsWith,
    Op::EndsWith,
    Op::NotEndsWith,
    Op::Search,
    Op::NotSearch,
];
const ITEMS: &[Op] = &[
    Op::Contains,
    Op::ContainsAll,
    Op::NotContains,
    Op::IsNull,
    Op::IsNotNull,
];

fn test(path: Path) -> BoxedStrategy<Filter> {
    let attr = path.attr;
    let (ops, values, patterns): (&[Op], _, &[Op]) = match attr {
        Attr::Id => (COMPARISONS, text_of(IDS), &[]),
        Attr::Sequence => (COMPARISONS, (0..9_i64).prop_map(Value::Int).boxed(), &[]),
        Attr::CreatedAt | Attr::UpdatedAt => (COMPARISONS, text_of(DATES), &[]),
        Attr::Field(field) => match field.kind {
            Kind::Json => (&[Op::IsNull, Op::IsNotNull], value(field), &[]),
            Kind::List(item) => (ITEMS, items(item), &[]),
            kind if kind.is_text() => (COMPARISONS, value(field), PATTERNS),
            Kind::Integer => (COMPARISONS, value(field), &[Op::StartsWith]),
            _ => (COMPARISONS, value(field), &[]),
        },
    };
    let folded = |value: Value| {
        let digits = value.int().map(|number| number.to_string());
        Value::Text(digits.unwrap_or_else(|| search_fold(value.text().unwrap_or_default())))
    };
    select([ops, patterns].concat())
        .prop_flat_map(move |op| {
            let is_folded = patterns.contains(&op);
            let values = if is_folded {
                values.clone().prop_map(folded).boxed()
            } else {
                values.clone()
            };
            let path = path.clone();
            vec(values, count(op)).prop_map(move |values| Filter::Test {
                path: path.clone(),
                op,
                values,
            })
        })
        .boxed()
}

fn count(op: Op) -> std::ops::Range<usize> {
    match op {
        Op::IsNull | Op::IsNotNull => 0..1,
        Op::Equal | Op::Contains | Op::ContainsAll | Op::NotContains | Op::Search | Op::NotSearch => 1..4,
        _ => 1..2,
    }
}

fn items(item: Item) -> BoxedStrategy<Value> {
    match item {
        Item::Integer => (-1_i64..3).prop_map(Value::Int).boxed(),
        Item::Text | Item::File(_) => text_of(TEXTS),
        Item::Link(_) => text_of(IDS),
    }
}
