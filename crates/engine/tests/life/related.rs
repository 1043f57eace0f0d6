//! What stands under the tabs of a record is counted in one answer, as far as whoever asks may read it.

use schema::Collection;
use serde_json::{Value as Json, json};

use crate::town::*;

async fn counts(
    town: &Town,
    who: &engine::RequestContext,
    of: &'static Collection,
    id: &str,
    by: &[&str],
) -> Result<Json, &'static str> {
    let input = engine::Input {
        data: map(json!({"collection": of.id, "id": id, "by": by})),
        ..engine::Input::default()
    };
    let told = town.engine.act(who, "documents.related", input).await;
    told.map(|mut told| told["counts"].take())
        .map_err(|refused| refused.rejection().unwrap().kind.code)
}

/// A house of two people, one of whom has a letter.
async fn inhabited() -> Town {
    let town = Town::new();
    let make = async |of, id, data| drop(town.create_as(&admin(), of, Some(id), data).await.unwrap());
    make(&HOUSES, "h", json!({"name": "Riad"})).await;
    for (id, name) in [("p", "Sara"), ("q", "Ali")] {
        make(&PEOPLE, id, json!({"name": name, "houseId": "h"})).await;
    }
    make(&LETTERS, "l", json!({"toId": "p"})).await;
    town
}

#[tokio::test]
async fn what_names_a_record_is_counted_by_each_field() {
    let town = inhabited().await;
    let people = counts(&town, &admin(), &HOUSES, "h", &["people.houseId"]).await;
    assert_eq!(people, Ok(json!({"people.houseId": 2})));
    let by = ["letters.toId", "houses.headId"];
    let sara = counts(&town, &admin(), &PEOPLE, "p", &by).await;
    assert_eq!(sara, Ok(json!({"letters.toId": 1, "houses.headId": 0})));
}

#[tokio::test]
async fn of_what_is_not_the_callers_to_read_there_is_no_count() {
    let town = inhabited().await;
    let clerk = context_of(user("clerk", &["people:read"]));
    let by = ["letters.toId", "houses.headId"];
    let told = counts(&town, &clerk, &PEOPLE, "p", &by).await;
    assert_eq!(
        told,
        Ok(json!({"houses.headId": 0})),
        "letters are not the clerk's to read"
    );
    let missing = counts(&town, &clerk, &PEOPLE, "none", &by).await;
    assert_eq!(missing, Err("document_not_found"));
}

#[tokio::test]
async fn a_field_that_names_something_else_counts_nothing() {
    let town = inhabited().await;
    for (by, code) in [
        (vec!["people.name"], "document_invalid_structure"),
        (vec!["letters.toId"], "document_invalid_structure"),
        (vec!["people"], "general_argument_invalid"),
        (vec![], "general_argument_invalid"),
        (vec!["nothing.houseId"], "collection_not_found"),
    ] {
        let told = counts(&town, &admin(), &HOUSES, "h", &by).await;
        assert_eq!(told, Err(code), "{by:?}");
    }
}
