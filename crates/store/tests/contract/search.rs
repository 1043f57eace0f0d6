//! Searches in the texts of a large collection are as exact as those in a small one.

use schema::{FieldSet, Filter, Op, Query, Result, Value, View};
use store::{Migration, MigrationChange, Writer};

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
        let looked = house
            .store
            .dry_run(job(), move |writer| writer.list(&View::whole(&PERSONS), &query));
        let looked = wait(looked).unwrap();
        assert_eq!(
            (found.total, found.rows),
            (looked.total, looked.rows),
            "{term} after step {step}"
        );
    }
}

/// What a former program left behind, and the step that puts it right.
const REFOLD: &[Migration] = &[Migration {
    number: 1,
    name: "texts are searched by words with letters once",
    change: MigrationChange::Fill(refold),
}];

fn refold(writer: &mut Writer<'_>) -> Result<()> {
    writer.refold()
}

#[test]
fn texts_that_a_former_program_folded_are_put_right() {
    on_each(|house| {
        house
            .insert(named(&PERSONS, "p1").with(person::NAME, "Mohammed Bennis".into()))
            .unwrap();
        house.tamper("UPDATE persons SET name__f = 'mohammed bennis'");
        let whole = View::whole(&PERSONS);
        let query = Query {
            filters: vec![schema::find(&whole, FieldSet::all(&PERSONS), "benis mohamed")],
            ..Query::default()
        };
        assert!(
            house
                .list(View::whole(&PERSONS), query.clone())
                .unwrap()
                .rows
                .is_empty()
        );
        let log = house.entries(10).len();
        let other = house.open(CATALOGUE, REFOLD).unwrap();
        assert_eq!(other.check().unwrap(), []);
        assert_eq!(house.list(whole, query).unwrap().rows.len(), 1);
        assert_eq!(house.entries(10).len(), log, "rows say what they said");
    });
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
