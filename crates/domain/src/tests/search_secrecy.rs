//! A search for what one may not read answers as if it did not exist: the same words, after the same statements.

use engine::{Entity, RequestContext};
use platform::demo::logins;
use schema::{Document, FieldDef, Filter, Kind, Value};
use serde_json::Value as Json;
use store::{Job, Terms};
use testing::TestApp;

use crate::tests::commune::commune;

/// A row that is found under words that nothing else bears.
struct Planted {
    entity: &'static Entity,
    row: Document,
    field: &'static FieldDef,
    term: String,
}

/// The words of the collection at that place: letters alone, for a number is found by its beginning; no two are within a slip of the
/// other, for slips are forgiven, and none doubles a letter, for doubles are too.
fn term_of(at: usize) -> String {
    let letter = |number: usize| char::from(b"bcdfghjklmnprstv"[number % 16]);
    let three = |number: usize| [number, number + 5, number + 9].map(letter).iter().collect::<String>();
    format!("zywq{}{}", three(at / 16), three(at))
}

/// A field by which rows are found whatever it holds.
fn found_by(entity: &Entity) -> Option<&'static FieldDef> {
    let by = entity.finder?.by;
    let is_text = |field: &&FieldDef| matches!(field.kind, Kind::Text | Kind::Long);
    by.iter()
        .find(|field| is_text(field) && field.form.is_none())
        .or_else(|| by.iter().find(is_text))
}

/// One row of every collection that the search looks through.
async fn to_plant(app: &TestApp) -> Vec<Planted> {
    let mut all = Vec::new();
    for (at, entity) in crate::ENTITIES.iter().enumerate() {
        let Some(field) = found_by(entity) else { continue };
        let only = entity.sought.only.iter().copied().map(Filter::from);
        let found = app.engine.read(move |cx| cx.first(entity.of, only)).await;
        let Some(row) = found.unwrap() else { continue };
        all.push(Planted {
            entity,
            row,
            field,
            term: term_of(at),
        });
    }
    all
}

/// Puts the words into the row behind every rule, as if they had always stood there.
async fn plant(app: &TestApp, planted: &Planted) {
    let job = Job {
        name: "test",
        who: "test".to_owned(),
        terms: Terms::at(app.engine.clock().now()),
    };
    let (before, mut after) = (planted.row.clone(), planted.row.clone());
    after.set_value(planted.field.name, Value::Text(planted.term.clone()));
    let write = app
        .engine
        .store()
        .write(job, move |writer| writer.update(&before, after.clone()));
    write.await.unwrap();
}

/// What a search says, and after how many statements, when what is remembered of words is up to date.
async fn find_and_count(app: &TestApp, ctx: &RequestContext, term: &str) -> (Json, u64) {
    app.engine.search(ctx, term).await.unwrap();
    let before = app.engine.store().statements();
    let said = app.engine.search(ctx, term).await.unwrap();
    (said, app.engine.store().statements() - before)
}

#[tokio::test]
async fn a_search_for_what_a_role_may_not_read_answers_as_if_it_did_not_exist() {
    let app = commune(60).await;
    let planted = to_plant(&app).await;
    assert!(planted.len() > 10, "{} collections", planted.len());
    let mut callers = vec![("everything", TestApp::full_rights())];
    for login in logins(&app.engine).await.unwrap() {
        callers.push((login.role, crate::tests::home::context_of(&app, &login.email).await));
    }
    let mut without = Vec::new();
    for (_, ctx) in &callers {
        for one in &planted {
            without.push(find_and_count(&app, ctx, &one.term).await);
        }
    }
    for one in &planted {
        plant(&app, one).await;
    }
    let (mut hidden, mut without) = (0, without.into_iter());
    for (role, ctx) in &callers {
        for one in &planted {
            let (of, before) = (one.entity.of, without.next().unwrap());
            assert_eq!(before.0["results"].as_array().unwrap().len(), 0, "{}", one.term);
            let now = find_and_count(&app, ctx, &one.term).await;
            if *role == "everything" {
                assert_eq!(
                    now.0["results"][0]["$id"], one.row.id,
                    "{} is found by {}",
                    of.id, one.field.name
                );
            } else if app.engine.get(ctx, of, &one.row.id, &[]).await.is_err() {
                assert_eq!(now, before, "{role} and {} by {}", of.id, one.field.name);
                hidden += 1;
            }
        }
    }
    assert!(hidden > 100, "{hidden} pairs");
}
