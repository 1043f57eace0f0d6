//! Totals are exact, and counted once per version.

use schema::{Attr, Filter, Op, Order, Path, Query, Value, View};
use store::{By, Measure, Part, Report};

use crate::place::{House, job, named, on_each, wait};
use crate::toy::{CATALOGUE, Colour, PERSONS, UNITS, person, unit};

fn counted(filters: Vec<Filter>) -> Query {
    Query {
        filters,
        is_counted: true,
        ..Query::default()
    }
}

fn adults() -> Query {
    counted(vec![Filter::test(
        PERSONS.field("age").unwrap(),
        Op::GreaterEqual,
        vec![Value::Int(18)],
    )])
}

fn statements(house: &House, query: Query) -> (u64, u64) {
    let before = house.store.statements();
    let total = house.list(View::whole(&PERSONS), query).unwrap().total;
    (total, house.store.statements() - before)
}

#[test]
fn a_total_is_counted_once_per_version() {
    on_each(|house| {
        let row = house.insert(named(&PERSONS, "p1").with(person::AGE, 20)).unwrap();
        // The page, the versions, the count; then the page and the versions.
        assert_eq!(statements(house, adults()), (1, 3));
        assert_eq!(statements(house, adults()), (1, 2));
        house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        assert_eq!(
            statements(house, adults()),
            (1, 2),
            "another collection changes nothing"
        );
        let row = house.update(&row, row.clone().with(person::AGE, 17)).unwrap();
        assert_eq!(statements(house, adults()), (0, 3));
        house.delete(&row).unwrap();
        assert_eq!(statements(house, counted(Vec::new())), (0, 3));
        assert_eq!(
            statements(
                house,
                Query {
                    is_counted: false,
                    ..adults()
                }
            ),
            (0, 1)
        );
    });
}

#[test]
fn a_page_past_the_last_row_is_not_looked_for() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1").with(person::AGE, 20)).unwrap();
        let past = |offset| Query { offset, ..adults() };
        assert_eq!(statements(house, past(0)), (1, 3));
        assert_eq!(statements(house, past(1)), (1, 1), "the versions, and no page");
        let page = house.list(View::whole(&PERSONS), past(1)).unwrap();
        assert!(page.rows.is_empty());
    });
}

/// So many people, of ages with ties and nulls, in an order that is not that of their rows.
fn insert_people(house: &House, count: i64) {
    let written = house.store.write(job(), move |writer| {
        for at in 0..count {
            let row = named(&PERSONS, &format!("p{at}"));
            let age = at * 37 % 90;
            writer.insert(if age % 7 > 0 { row.with(person::AGE, age) } else { row })?;
        }
        Ok(())
    });
    wait(written).unwrap();
}

/// A page of ten, the oldest first.
fn by_age(offset: u64, is_counted: bool) -> Query {
    let age = Path {
        via: None,
        attr: Attr::Field(PERSONS.field("age").unwrap()),
    };
    Query {
        orders: vec![Order {
            path: age,
            is_descending: true,
        }],
        offset,
        limit: Some(10),
        is_counted,
        ..Query::default()
    }
}

#[test]
fn the_order_of_a_list_is_kept_for_its_deep_pages() {
    on_each(|house| {
        // More than twice where a page is deep, so that pages are read from both ends.
        insert_people(house, 1_300);
        let rows = |query| house.list(View::whole(&PERSONS), query).unwrap().rows;
        for offset in [499, 500, 505, 640, 655, 790, 1_285, 1_295] {
            assert_eq!(rows(by_age(offset, true)), rows(by_age(offset, false)), "{offset}");
        }
        let before = house.store.statements();
        rows(by_age(600, true));
        assert_eq!(
            house.store.statements() - before,
            3,
            "two looks at versions, and the page"
        );
        // What is written since has its place.
        house.insert(named(&PERSONS, "oldest").with(person::AGE, 99)).unwrap();
        for offset in [500, 640, 655, 1_295] {
            assert_eq!(
                rows(by_age(offset, true)),
                rows(by_age(offset, false)),
                "{offset} after a write"
            );
        }
    });
}

#[test]
fn a_total_that_follows_the_clock_is_always_counted() {
    on_each(|house| {
        let expired = vec![Filter::test(
            PERSONS.field("state").unwrap(),
            Op::Equal,
            vec!["expired".into()],
        )];
        assert_eq!(statements(house, counted(expired.clone())), (0, 2));
        assert_eq!(statements(house, counted(expired)), (0, 2));
    });
}

#[test]
fn a_total_sees_what_other_nodes_write_at_once() {
    on_each(|house| {
        let other = house.open(CATALOGUE, &[]).unwrap();
        for round in 0..5_u64 {
            assert_eq!(statements(house, counted(Vec::new())).0, round);
            let id = format!("p{round}");
            let write = other.write(crate::place::job(), move |writer| writer.insert(named(&PERSONS, &id)));
            wait(write).unwrap();
        }
    });
}

#[test]
fn totals_stay_exact_while_others_write() {
    on_each(|house| {
        std::thread::scope(|scope| {
            let writing = scope.spawn(|| {
                for at in 0..40 {
                    house.insert(named(&PERSONS, &format!("p{at}"))).unwrap();
                }
            });
            let query = Query {
                limit: Some(100),
                ..counted(Vec::new())
            };
            while !writing.is_finished() {
                let page = house.list(View::whole(&PERSONS), query.clone()).unwrap();
                assert_eq!(
                    page.total,
                    page.rows.len() as u64,
                    "a page and its total are one snapshot"
                );
            }
        });
        assert_eq!(statements(house, counted(Vec::new())).0, 40);
    });
}

fn named_a() -> Query {
    let name = PERSONS.field("name").unwrap();
    counted(vec![Filter::test(name, Op::Contains, vec!["a".into()])])
}

/// What the totals are, and what they should be by the rows themselves.
fn assert_exact(house: &House, step: usize) {
    let rows = house.list(
        View::whole(&PERSONS),
        Query {
            limit: Some(1000),
            ..Query::default()
        },
    );
    let rows: Vec<_> = rows.unwrap().rows.into_iter().map(|row| row.document).collect();
    let is_adult = |row: &&schema::Document| row.get(person::AGE).is_some_and(|age| age >= 18);
    let has_a = |row: &&schema::Document| row.get(person::NAME).is_some_and(|name| name.contains('a'));
    for (query, right) in [
        (adults(), rows.iter().filter(is_adult).count()),
        (named_a(), rows.iter().filter(has_a).count()),
    ] {
        let total = house.list(View::whole(&PERSONS), query).unwrap().total;
        assert_eq!(total, right as u64, "after step {step}");
    }
}

#[test]
fn totals_follow_every_kind_of_write() {
    on_each(|house| {
        let other = house.open(CATALOGUE, &[]).unwrap();
        for step in 0..60_usize {
            let (id, name) = (format!("p{}", step * 7 % 12), ["ab", "b"][step % 2]);
            let row = named(&PERSONS, &id)
                .with(person::NAME, name.into())
                .with(person::AGE, i64::try_from(step % 5 * 10).unwrap());
            let known = house.get(View::whole(&PERSONS), &id).map(|row| row.document);
            match (step % 6, known) {
                // A job that fails, and one that another node does.
                (5, known) => {
                    let failing = house.store.dry_run(crate::place::job(), move |writer| match &known {
                        Some(known) => writer.delete(known),
                        None => writer.insert(row.clone()).map(drop),
                    });
                    wait(failing).unwrap();
                }
                (3, None) => {
                    let write = other.write(crate::place::job(), move |writer| writer.insert(row.clone()));
                    wait(write).unwrap();
                }
                (_, None) => drop(house.insert(row).unwrap()),
                (2, Some(known)) => house.delete(&known).unwrap(),
                (_, Some(known)) => {
                    let (name, age) = (row.get(person::NAME).unwrap(), row.get(person::AGE).unwrap());
                    let after = known.clone().with(person::NAME, name).with(person::AGE, age);
                    drop(house.update(&known, after).unwrap());
                }
            }
            assert_exact(house, step);
        }
    });
}

fn by(name: &str, part: Part) -> By {
    let field = PERSONS.field(name).unwrap();
    By { field, part }
}

#[test]
fn a_report_groups_and_sums() {
    on_each(|house| {
        for (id, until, pay) in [
            ("p1", "2026-01-05", 100),
            ("p2", "2026-01-20", 250),
            ("p3", "2026-03-01", -1),
        ] {
            let row = named(&PERSONS, id).with(person::SALARY, schema::Decimal(pay));
            house
                .insert(row.with(person::UNTIL, schema::Date(until.parse().unwrap())))
                .unwrap();
        }
        house.insert(named(&PERSONS, "p4")).unwrap();
        let salary = PERSONS.field("salary").unwrap();
        let report = Report {
            filters: Vec::new(),
            named: schema::FieldSet::NONE,
            by: vec![by("until", Part::Month), by("active", Part::Whole)],
            measures: vec![Measure::Sum(salary), Measure::Least(salary), Measure::Greatest(salary)],
            having: None,
            top: None,
        };
        let groups = house.scan(move |reader| reader.group(&View::whole(&PERSONS), &report));
        let line = |group: store::Group| (group.by, group.count, group.measures);
        let said: Vec<_> = groups.into_iter().map(line).collect();
        let no = Value::Flag(false);
        assert_eq!(
            said,
            [
                (vec![Value::Null, no.clone()], 1, vec![Some(0), None, None]),
                (
                    vec!["2026-01".into(), no.clone()],
                    2,
                    vec![Some(350), Some(100), Some(250)]
                ),
                (vec!["2026-03".into(), no], 1, vec![Some(-1); 3])
            ]
        );
    });
}

/// People by colour with their pay, as it is remembered and as it is worked out inside a write, where nothing is remembered.
fn by_colour(house: &House) -> [Vec<store::Group>; 2] {
    let report = || Report {
        filters: vec![Filter::test(
            PERSONS.field("age").unwrap(),
            Op::GreaterEqual,
            vec![Value::Int(18)],
        )],
        named: schema::FieldSet::NONE,
        by: vec![by("colour", Part::Whole)],
        measures: vec![Measure::Sum(PERSONS.field("salary").unwrap())],
        having: None,
        top: None,
    };
    let (one, two) = (report(), report());
    let remembered = house.scan(move |reader| reader.group(&View::whole(&PERSONS), &one));
    let write = house.store.dry_run(crate::place::job(), move |writer| {
        writer.group(&View::whole(&PERSONS), &two)
    });
    [remembered, wait(write).unwrap()]
}

/// Somebody whose colour, age and pay follow from a number.
fn somebody(at: i64) -> schema::Document {
    let colour = if at % 3 == 0 { Colour::Blue } else { Colour::Red };
    named(&PERSONS, &format!("p{at}"))
        .with(person::COLOUR, colour)
        .with(person::AGE, 10 + at % 50)
        .with(person::SALARY, schema::Decimal(at))
}

#[test]
fn a_report_over_many_rows_follows_every_kind_of_write() {
    on_each(|house| {
        let write = house.store.write(crate::place::job(), |writer| {
            (0..5_500).try_for_each(|at| writer.insert(somebody(at)).map(drop))
        });
        wait(write).unwrap();
        for step in 0..24_i64 {
            let known = house.get(View::whole(&PERSONS), &format!("p{}", step * 31));
            match (step % 4, known.map(|row| row.document)) {
                (0, Some(row)) => house.delete(&row).unwrap(),
                (1, Some(row)) => {
                    // The first one in green is a group that nobody knows yet.
                    let colour = if step > 12 { Colour::Green } else { Colour::Blue };
                    drop(house.update(&row, row.clone().with(person::COLOUR, colour)).unwrap());
                }
                (2, Some(row)) => {
                    let after = row.clone().with(person::AGE, step);
                    drop(
                        house
                            .update(&row, after.with(person::SALARY, schema::Decimal(-step)))
                            .unwrap(),
                    );
                }
                _ => drop(house.insert(somebody(10_000 + step)).unwrap()),
            }
            let [remembered, right] = by_colour(house);
            assert_eq!(remembered, right, "after step {step}");
        }
    });
}
