//! Searches in the texts of a large collection are as exact as those in a small one.

use schema::{FieldSet, Filter, Op, Query, RowsOf, Value, View, Viewed};

use crate::place::{House, job, named, on_each, wait};
use crate::toy::{CATALOGUE, PERSONS, person};

/// So many rows that their texts are held in memory.
const LARGE: usize = 8_300;

fn holding(term: &str) -> Query {
    let test = |field, op| Filter::test(PERSONS.field(field).unwrap(), op, vec![Value::from(term)]);
    Query {
        filters: vec![Filter::Any(vec![test("name", Op::Contains), test("job", Op::Search)])],
        is_counted: true,
        limit: Some(1_000),
        ..Query::default()
    }
}

/// As people type it: words that thousands hold, and together few.
fn typed(text: &str) -> Query {
    let name = PERSONS.field("name").unwrap();
    let job = PERSONS.field("job").unwrap();
    let word = |word: &str| {
        let in_any = [name, job].map(|field| Filter::test(field, Op::Search, vec![Value::from(word)]));
        Filter::Any(in_any.to_vec())
    };
    Query {
        filters: vec![Filter::All(text.split(' ').map(word).collect())],
        is_counted: true,
        limit: Some(1_000),
        ..Query::default()
    }
}

/// What a search finds, and what it finds inside a write, where every row is looked at.
fn assert_exact(house: &House, step: usize) {
    let held = ["ali", "zz9", "omar 77", "chaufeur"].map(|term| (term, holding(term)));
    let words = ["77 omar", "sara 10", "ali zz9", "sara omar"].map(|term| (term, typed(term)));
    for (term, query) in held.into_iter().chain(words) {
        let found = house.list(View::whole(&PERSONS), query.clone()).unwrap();
        let all = query.clone();
        let looked = house
            .store
            .dry_run(job(), move |writer| writer.list(&View::whole(&PERSONS), &all));
        let looked = wait(looked).unwrap();
        assert_eq!(
            (found.total, &found.rows),
            (looked.total, &looked.rows),
            "{term} after step {step}"
        );
        let first = Query {
            is_counted: false,
            limit: Some(7),
            ..query
        };
        let page = house.list(View::whole(&PERSONS), first).unwrap();
        let few = &looked.rows[..looked.rows.len().min(7)];
        assert_eq!(page.rows, few, "{term} uncounted, after step {step}");
    }
}

fn somebody(at: usize, name: &str) -> schema::Document {
    named(&PERSONS, &format!("p{at}")).with(person::NAME, format!("{name} {at}"))
}

#[test]
fn searches_in_many_texts_follow_every_kind_of_write() {
    on_each(|house| {
        let other = house.open(CATALOGUE, &[]).unwrap();
        let write = house.store.write(job(), |writer| {
            (0..LARGE).try_for_each(|at| writer.insert(somebody(at, ["Sara", "Omar"][at % 2])).map(drop))
        });
        wait(write).unwrap();
        assert_exact(house, 0);
        for step in 1..20_usize {
            let known = house.get(View::whole(&PERSONS), &format!("p{}", step * 77 % 100));
            match (step % 5, known.map(|row| row.document)) {
                (0, Some(row)) => house.delete(&row).unwrap(),
                (1 | 2, Some(row)) => {
                    let after = row.clone().with(person::JOB, ["Chauffeur", "zz9"][step % 2].into());
                    drop(house.update(&row, after.with(person::NAME, "Ali".into())).unwrap());
                }
                (3, _) => {
                    let write = other.write(job(), move |writer| writer.insert(somebody(20_000 + step, "Ali")));
                    wait(write).unwrap();
                }
                _ => drop(house.insert(somebody(10_000 + step, "zz9")).unwrap()),
            }
            assert_exact(house, step);
        }
    });
}

/// What a search costs whoever reads the names of all and the jobs of one alone, in statements and in steps.
fn cost_of_unreadable(house: &House, term: &'static str) -> (u64, u64) {
    let fields = |names: &[&str]| {
        let positions = names.iter().filter_map(|name| PERSONS.position(name));
        positions.fold(FieldSet::NONE, FieldSet::with)
    };
    let own = RowsOf::Any(vec![("$id", vec!["p1".to_owned()])]);
    let view = View::new(
        &PERSONS,
        vec![
            Viewed {
                rows: RowsOf::All,
                fields: fields(&["name"]),
            },
            Viewed {
                rows: own,
                fields: fields(&["name", "job"]),
            },
        ],
    );
    let query = Query {
        filters: vec![schema::find(&view, fields(&["name", "job"]), term)],
        ..Query::default()
    };
    let before = (house.store.statements(), house.store.steps());
    assert!(house.list(view, query).unwrap().rows.is_empty(), "{term}");
    (house.store.statements() - before.0, house.store.steps() - before.1)
}

#[test]
fn what_one_may_not_read_costs_a_search_as_much_as_what_is_not_there() {
    on_each(|house| {
        let write = house.store.write(job(), |writer| {
            (0..600).try_for_each(|at| {
                let row = somebody(at, "Sara").with(person::JOB, ["Clerk", "Auditor"][usize::from(at % 4 == 2)].into());
                writer.insert(row).map(drop)
            })
        });
        wait(write).unwrap();
        // The first of each compiles its statements.
        let [_, hidden, missing] = ["warm-up", "auditor", "plumber"].map(|term| cost_of_unreadable(house, term));
        assert_eq!(hidden, missing);
    });
}

/// A number of each length and sign among many, and none at all for some.
fn number_of(at: usize) -> Option<i64> {
    let at = i64::try_from(at).unwrap();
    match at % 10 {
        0 => Some(at * 1_000_003),
        1 => Some(-at * 7),
        2 => Some(i64::MAX - at),
        3 => Some(i64::MIN + at),
        4 => None,
        // Once each: those that people begin with, by every length that they may have.
        _ => Some(at * 13 + 1_000_000),
    }
}

/// How a word is looked for: at the beginning of the number, or in the name.
fn number_or_name(word: &str) -> Filter {
    let in_number = Filter::test(
        PERSONS.field("number").unwrap(),
        Op::StartsWith,
        vec![Value::from(word)],
    );
    let in_name = Filter::test(PERSONS.field("name").unwrap(), Op::Search, vec![Value::from(word)]);
    Filter::Any(vec![in_name, in_number])
}

fn found(house: &House, filters: Vec<Filter>) -> (u64, Vec<String>) {
    let query = Query {
        filters,
        is_counted: true,
        limit: Some(LARGE as u64),
        ..Query::default()
    };
    let page = house.list(View::whole(&PERSONS), query).unwrap();
    let mut ids: Vec<String> = page.rows.into_iter().map(|row| row.document.id).collect();
    ids.sort_unstable();
    (page.total, ids)
}

/// What each search ought to find, by looking at every person there is.
fn expected(people: &[(String, String, Option<i64>)], words: &[&str], is_name_sought: bool) -> (u64, Vec<String>) {
    let is_in = |word: &str, (_, name, number): &(String, String, Option<i64>)| {
        number.is_some_and(|number| number.to_string().starts_with(word))
            || is_name_sought && schema::search_fold(name).contains(word)
    };
    let all = people.iter().filter(|row| words.iter().all(|word| is_in(word, row)));
    let mut ids: Vec<String> = all.map(|(id, _, _)| id.clone()).collect();
    ids.sort_unstable();
    (ids.len() as u64, ids)
}

const PREFIXES: &[&str] = &[
    "0",
    "00",
    "01",
    "1",
    "10",
    "100",
    "104",
    "1041",
    "9",
    "92",
    "922",
    "93",
    "-",
    "-0",
    "-1",
    "-7",
    "-70",
    "-9223",
    "9223372036854775807",
    "9223372036854775806",
    "-9223372036854775808",
    "-9223372036854775805",
    "92233720368547758070",
    "1a",
    "1%",
    "1_",
    "--1",
    "+1",
    "١",
];

/// Many people, each with the number of its place.
fn insert_numbered(house: &House) -> Vec<(String, String, Option<i64>)> {
    let mut people: Vec<(String, String, Option<i64>)> = (0..LARGE)
        .map(|at| {
            (
                format!("n{at}"),
                format!("{} {at}", ["Sara", "Omar"][at % 2]),
                number_of(at),
            )
        })
        .collect();
    people.push(("zero".to_owned(), "Nadia".to_owned(), Some(0)));
    people.retain(|(id, _, number)| id == "zero" || *number != Some(0));
    let rows = people.clone();
    let write = house.store.write(job(), move |writer| {
        rows.iter().try_for_each(|(id, name, number)| {
            let row = named(&PERSONS, id).with(person::NAME, name.clone());
            let row = number.map_or(row.clone(), |number| row.with(person::NUMBER, number));
            writer.insert(row).map(drop)
        })
    });
    wait(write).unwrap();
    people
}

#[test]
fn numbers_are_found_by_their_first_digits_and_no_others() {
    on_each(|house| {
        let people = insert_numbered(house);
        for prefix in PREFIXES {
            let alone = Filter::test(
                PERSONS.field("number").unwrap(),
                Op::StartsWith,
                vec![Value::from(*prefix)],
            );
            assert_eq!(
                found(house, vec![alone]),
                expected(&people, &[prefix], false),
                "{prefix}"
            );
            let either = found(house, vec![number_or_name(prefix)]);
            assert_eq!(either, expected(&people, &[prefix], true), "{prefix} or a name");
        }
        for words in [
            ["omar", "104"],
            ["-7", "sara"],
            ["104", "11"],
            ["nadia", "0"],
            ["nadia", "1"],
        ] {
            let both = words.iter().map(|word| number_or_name(word)).collect();
            assert_eq!(
                found(house, vec![Filter::All(both)]),
                expected(&people, &words, true),
                "{words:?}"
            );
        }
    });
}

#[test]
fn numbers_that_are_written_are_found_by_their_digits() {
    on_each(|house| {
        let write = house.store.write(job(), |writer| {
            (0..LARGE).try_for_each(|at| writer.insert(somebody(at, "Sara")).map(drop))
        });
        wait(write).unwrap();
        let ids = |word: &str| found(house, vec![number_or_name(word)]).1;
        assert_eq!(ids("4242424"), [""; 0]);
        let row = house.get(View::whole(&PERSONS), "p7").unwrap().document;
        let row = house
            .update(&row, row.clone().with(person::NUMBER, 42_424_242))
            .unwrap();
        assert_eq!(ids("4242424"), ["p7"]);
        let row = house
            .update(&row, row.clone().with(person::NUMBER, 77_777_777))
            .unwrap();
        assert_eq!(ids("4242424"), [""; 0]);
        assert_eq!(ids("7777777"), ["p7"]);
        house.delete(&row).unwrap();
        assert_eq!(ids("7777777"), [""; 0]);
    });
}
