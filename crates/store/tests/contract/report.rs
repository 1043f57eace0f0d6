//! Which groups of a report are told, and how many: SQLite, PostgreSQL and a plain model in memory answer alike.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use schema::{Document, FieldSet, Op, Value, View};
use store::{By, Compare, Figure, Group, Having, Measure, Part, Report, Top};

use crate::place::{House, job, named, on_each, wait};
use crate::toy::{Colour, PERSONS, person};

/// Few values, so that sums are often equal, none, or zero.
const PAYS: &[i64] = &[-200, -100, 0, 100, 200, 1_000_000_000_000_000];
const DAYS: &[&str] = &["2025-12-31", "2026-01-05", "2026-01-20", "2026-03-01"];

fn somebody() -> impl Strategy<Value = Document> {
    let colour = option::of(select(&[Colour::Red, Colour::Blue, Colour::Green][..]));
    let values = (
        colour,
        option::of(select(DAYS)),
        option::of(select(PAYS)),
        option::of(0_i64..3),
    );
    values.prop_map(|(colour, until, pay, age)| {
        let mut row = Document::new(&PERSONS).with(person::NAME, "a".to_owned());
        row.set_or_clear(person::COLOUR, colour);
        row.set_or_clear(person::UNTIL, until.map(|day| schema::Date(day.parse().unwrap())));
        row.set_or_clear(person::SALARY, pay.map(schema::Decimal));
        row.set_or_clear(person::AGE, age);
        row
    })
}

fn measure() -> impl Strategy<Value = Measure> {
    let field = select(&["salary", "age"][..]).prop_map(|name| PERSONS.field(name).unwrap());
    (field, 0..3).prop_map(|(field, which)| match which {
        0 => Measure::Sum(field),
        1 => Measure::Least(field),
        _ => Measure::Greatest(field),
    })
}

fn figure() -> impl Strategy<Value = Figure> {
    prop_oneof![Just(Figure::Count), measure().prop_map(Figure::Of)]
}

fn compare() -> impl Strategy<Value = Compare> {
    let than = select(&[-100_i64, 0, 1, 2, 100][..]);
    (than, 0..3).prop_map(|(than, which)| match which {
        0 => Compare::Not(than),
        1 => Compare::Above(than),
        _ => Compare::Below(than),
    })
}

fn by() -> impl Strategy<Value = Vec<By>> {
    let one = |name, part| By {
        field: PERSONS.field(name).unwrap(),
        part,
    };
    let all = vec![
        Vec::new(),
        vec![one("colour", Part::Whole)],
        vec![one("until", Part::Month)],
        vec![one("until", Part::Year), one("colour", Part::Whole)],
        vec![one("age", Part::Whole), one("until", Part::Whole)],
    ];
    select(all)
}

fn report() -> impl Strategy<Value = Report> {
    let having = option::of((figure(), compare()).prop_map(|(figure, is)| Having { figure, is }));
    let top = option::of((figure(), 0_usize..6).prop_map(|(figure, limit)| Top { figure, limit }));
    (by(), vec(measure(), 0..3), any::<bool>(), having, top).prop_map(|(by, measures, is_filtered, having, top)| {
        let age = PERSONS.field("age").unwrap();
        let filter = schema::Filter::test(age, Op::GreaterEqual, vec![Value::Int(1)]);
        Report {
            filters: is_filtered.then_some(filter).into_iter().collect(),
            named: FieldSet::NONE,
            by,
            measures,
            having,
            top,
        }
    })
}

fn figure_of(figure: Figure, rows: &[&Document]) -> Option<i64> {
    let values = |name: &str| rows.iter().filter_map(|row| row.value(name).int()).collect::<Vec<_>>();
    match figure {
        Figure::Count => i64::try_from(rows.len()).ok(),
        Figure::Of(Measure::Sum(field)) => Some(values(field.name).iter().sum()),
        Figure::Of(Measure::Least(field)) => values(field.name).into_iter().min(),
        Figure::Of(Measure::Greatest(field)) => values(field.name).into_iter().max(),
    }
}

/// The groups of a report, told over rows in memory.
fn groups(rows: &[Document], report: &Report) -> Vec<Group> {
    let mut found: BTreeMap<Vec<Value>, Vec<&Document>> = BTreeMap::new();
    if report.by.is_empty() {
        found.entry(Vec::new()).or_default();
    }
    let is_meant = |row: &&Document| report.filters.is_empty() || row.value("age").int().is_some_and(|age| age >= 1);
    for row in rows.iter().filter(is_meant) {
        let part = |by: &By| match (row.value(by.field.name), by.part) {
            (Value::Text(text), Part::Month) => Value::Text(text[..7].to_owned()),
            (Value::Text(text), Part::Year) => Value::Text(text[..4].to_owned()),
            (value, _) => value.clone(),
        };
        found.entry(report.by.iter().map(part).collect()).or_default().push(row);
    }
    found.retain(|_, rows| {
        report.having.is_none_or(|having| {
            figure_of(having.figure, rows).is_some_and(|figure| match having.is {
                Compare::Not(than) => figure != than,
                Compare::Above(than) => figure > than,
                Compare::Below(than) => figure < than,
            })
        })
    });
    let mut found: Vec<(Vec<Value>, Vec<&Document>)> = found.into_iter().collect();
    if let Some(top) = report.top {
        // The sort keeps the order of the values among those that are equal; what has no figure comes last.
        found.sort_by_key(|(_, rows)| Reverse(figure_of(top.figure, rows)));
        found.truncate(top.limit);
    }
    let group = |(by, rows): (Vec<Value>, Vec<&Document>)| Group {
        by,
        count: rows.len() as u64,
        measures: (report.measures.iter())
            .map(|measure| figure_of(Figure::Of(*measure), &rows))
            .collect(),
    };
    found.into_iter().map(group).collect()
}

fn fill(house: &House, people: &[Document]) {
    let people = people.to_vec();
    let write = house.store.write(job(), move |writer| {
        for (at, row) in people.iter().enumerate() {
            let mut row = row.clone();
            row.id = format!("p{at}");
            writer.insert(row)?;
        }
        Ok(())
    });
    wait(write).unwrap();
}

#[test]
fn both_engines_and_the_model_tell_the_same_groups() {
    let config = ProptestConfig {
        cases: 6,
        failure_persistence: None,
        max_shrink_iters: 200,
        ..ProptestConfig::default()
    };
    TestRunner::new(config)
        .run(&(vec(somebody(), 0..40), vec(report(), 80)), |(people, reports)| {
            let said = std::cell::RefCell::new(Ok(()));
            on_each(|house| {
                fill(house, &people);
                for report in &reports {
                    let asked = report.clone();
                    let told = house.scan(move |reader| reader.group(&View::whole(&PERSONS), &asked));
                    let expected = groups(&people, report);
                    if told != expected && said.borrow().is_ok() {
                        let reason = format!("{report:?}\ntold {told:?}\nnot {expected:?}");
                        *said.borrow_mut() = Err(TestCaseError::fail(reason));
                    }
                }
            });
            said.into_inner()
        })
        .unwrap();
}

/// Of everybody, but of each the colour alone.
fn only_colours() -> View {
    let whole = View::whole(&PERSONS);
    let fields = FieldSet::NONE.with(PERSONS.position("colour").unwrap());
    let colour = |grant| schema::Viewed { fields, ..grant };
    View {
        of: &PERSONS,
        grants: whole.grants.into_iter().map(colour).collect(),
    }
}

fn by_colour(having: Option<Having>, top: Option<Top>) -> Report {
    let field = PERSONS.field("colour").unwrap();
    let part = Part::Whole;
    Report {
        filters: Vec::new(),
        named: FieldSet::NONE,
        by: vec![By { field, part }],
        measures: Vec::new(),
        having,
        top,
    }
}

#[test]
fn whoever_may_not_read_a_figure_is_told_no_group_by_it() {
    on_each(|house| {
        let row = named(&PERSONS, "p1").with(person::SALARY, schema::Decimal(100));
        house.insert(row).unwrap();
        let groups = |report: Report| house.scan(move |reader| reader.group(&only_colours(), &report));
        let is = Compare::Not(0);
        let count = Figure::Count;
        assert_eq!(groups(by_colour(Some(Having { figure: count, is }), None)).len(), 1);
        let figure = Figure::Of(Measure::Sum(PERSONS.field("salary").unwrap()));
        assert_eq!(groups(by_colour(Some(Having { figure, is }), None)), []);
        assert_eq!(groups(by_colour(None, Some(Top { figure, limit: 5 }))), []);
    });
}
