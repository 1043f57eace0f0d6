//! Random questions get the same answer from SQLite, from PostgreSQL (when `DIWAN_TEST_POSTGRES` names one) and from a
//! plain model in memory.

#[path = "agreement/generate.rs"]
mod generate;
#[path = "agreement/grant.rs"]
mod grant;
#[path = "agreement/model.rs"]
mod model;

use crate::place::{House, job, noon, on_each, terms, wait};
use generate::{Question, Rows};
use model::World;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use schema::{Document, FieldSet, Query, Value, View, error_codes};
use store::{Cost, Page, Reader};

/// Writes the rows and gives them back as they were written.
fn fill(house: &House, rows: &Rows) -> Vec<Document> {
    let rows = rows.clone();
    let write = house.store.write(job(), move |writer| {
        let mut written = Vec::new();
        for row in rows.units.iter().chain(&rows.people) {
            written.push(writer.insert(row.clone())?);
        }
        for (unit, head) in &rows.heads {
            let before = written[*unit].clone();
            let mut after = before.clone();
            after.set_value("head", head.map_or(Value::Null, |head| Value::Text(format!("p{head}"))));
            written[*unit] = writer.update(&before, after)?;
        }
        Ok(written)
    });
    wait(write).unwrap()
}

fn ask(house: &House, world: &World, question: &Question) -> Result<(), TestCaseError> {
    let Question { view, query } = question.clone();
    let answer = house.list(view.clone(), query.clone());
    let Some(expected) = world.list(&view, &query) else {
        prop_assert!(answer.unwrap_err().is(error_codes::CURSOR_NOT_FOUND));
        return Ok(());
    };
    let page = answer.map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(&together(house, &view, &query), &page);
    prop_assert_eq!(page.rows, expected);
    let all = world.filtered(&view, &query);
    prop_assert_eq!(page.total, all.len() as u64);
    let all: Vec<_> = all.into_iter().map(|row| world.row(&view, &query, row)).collect();
    let each = wait(house.store.read(Cost::Scan, terms(), move |reader| {
        let (mut rows, mut unordered) = (Vec::new(), Vec::new());
        reader.each(&view, &query, &mut |row| {
            rows.push(row.clone());
            Ok(())
        })?;
        reader.each_unordered(&view, &query, &mut |row| {
            unordered.push(row.clone());
            Ok(())
        })?;
        Ok((rows, unordered))
    }));
    let (each, mut unordered) = each.unwrap();
    let of = |rows: &[store::Row]| rows.iter().map(|row| row.document.sequence).collect::<Vec<_>>();
    let order = of(&each);
    unordered.sort_by_key(|row| order.iter().position(|one| *one == row.document.sequence));
    let values = |rows: &[store::Row]| rows.iter().map(|row| row.document.values.clone()).collect::<Vec<_>>();
    prop_assert_eq!(of(&unordered), order);
    prop_assert_eq!(values(&unordered), values(&each));
    prop_assert_eq!(each, all);
    Ok(())
}

/// A page and what follows from it, asked together.
fn together(house: &House, view: &View, query: &Query) -> Page {
    let (view, query) = (view.clone(), query.clone());
    house.scan(move |reader| {
        let read = |reader: &mut Reader<'_>| {
            let page = reader.list(&view, &query)?;
            let ids: Vec<String> = page.rows.iter().map(|row| row.document.id.clone()).collect();
            let again = reader.many(&view, &ids, FieldSet::all(view.of))?;
            Ok::<_, schema::Error>((page, again.len(), ids.len()))
        };
        assert!(reader.begin_together()?);
        let mut answer = read(reader);
        while reader.ask_together()? {
            answer = read(reader);
        }
        let (page, again, ids) = answer?;
        assert_eq!(again, ids, "each of the page is found by its id");
        Ok(page)
    })
}

/// Rows by their ids come under any grant, one by one and together.
fn look_up(house: &House, world: &World, view: &View) -> Result<(), TestCaseError> {
    let every = Query {
        limit: Some(100),
        ..Query::default()
    };
    let expected = world.list(view, &every).unwrap();
    let ids: Vec<String> = world.rows.iter().map(|row| row.id.clone()).collect();
    for id in &ids {
        let found = expected.iter().find(|row| row.document.id == *id);
        prop_assert_eq!(house.get(view.clone(), id), found.cloned());
    }
    let (asked, fields) = (view.clone(), FieldSet::all(view.of));
    let mut together = house.scan(move |reader| reader.many(&asked, &ids, fields));
    together.sort_by_key(|row| row.document.sequence);
    prop_assert_eq!(together, expected);
    Ok(())
}

#[test]
fn both_engines_and_the_model_answer_alike() {
    let config = ProptestConfig {
        cases: 8,
        failure_persistence: None,
        max_shrink_iters: 200,
        ..ProptestConfig::default()
    };
    let worlds = (generate::rows(), vec(generate::question(), 100));
    TestRunner::new(config)
        .run(&worlds, |(rows, questions)| {
            let mut said = Ok(());
            on_each_until(&mut said, |house| {
                let world = World {
                    rows: fill(house, &rows),
                    now: noon(),
                };
                questions.iter().try_for_each(|question| {
                    ask(house, &world, question)?;
                    look_up(house, &world, &question.view)
                })
            });
            said
        })
        .unwrap();
}

fn on_each_until(said: &mut Result<(), TestCaseError>, test: impl Fn(&House) -> Result<(), TestCaseError>) {
    let slot = std::cell::RefCell::new(said);
    on_each(|house| {
        let mut said = slot.borrow_mut();
        if said.is_ok() {
            **said = test(house);
        }
    });
}
