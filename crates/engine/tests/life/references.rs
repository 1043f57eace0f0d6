use schema::Collection;
use serde_json::{Value as Json, json};

use crate::town::*;

/// What keeps documents from being deleted, or the code of the refusal.
async fn referring(
    town: &Town,
    who: &engine::RequestContext,
    of: &'static Collection,
    ids: &[&str],
) -> Result<Json, &'static str> {
    let input = engine::Input {
        data: map(json!({"collection": of.id, "ids": ids})),
        ..engine::Input::default()
    };
    let told = town.engine.act(who, "documents.references", input).await;
    told.map_err(|refused| refused.rejection().unwrap().kind.code)
}

/// A house of two people, one of whom heads it.
async fn settled() -> Town {
    let town = Town::new();
    let make = async |of, id, data| drop(town.create_as(&admin(), of, Some(id), data).await.unwrap());
    make(&HOUSES, "h", json!({"name": "Riad"})).await;
    for (id, name) in [("p", "Sara"), ("q", "Ali")] {
        make(&PEOPLE, id, json!({"name": name, "houseId": "h"})).await;
    }
    town.update(&admin(), &HOUSES, "h", json!({"headId": "p"}))
        .await
        .unwrap();
    make(&LETTERS, "l", json!({"toId": "p"})).await;
    town
}

#[tokio::test]
async fn whoever_may_delete_reads_what_refers_to_a_document_and_what_it_is_called() {
    let town = settled().await;
    let told = referring(&town, &admin(), &HOUSES, &["h"]).await.unwrap();
    assert_eq!(told["others"], false);
    let [people] = told["references"].as_array().unwrap().as_slice() else {
        panic!("{told}")
    };
    assert_eq!(
        (&people["collection"], &people["field"], &people["total"]),
        (&json!("people"), &json!("houseId"), &json!(2))
    );
    let named: Vec<&Json> = people["documents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["title"])
        .collect();
    assert_eq!(named, ["Sara", "Ali"]);
    let told = referring(&town, &admin(), &PEOPLE, &["p", "q"]).await.unwrap();
    let by: Vec<(&str, u64)> = told["references"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["collection"].as_str().unwrap(), one["total"].as_u64().unwrap()))
        .collect();
    assert_eq!(by, [("houses", 1), ("letters", 1)]);
    assert_eq!(told["references"][1]["documents"][0]["number"], "1/2026");
    let free = referring(&town, &admin(), &PEOPLE, &["q"]).await.unwrap();
    assert_eq!(free, json!({"references": [], "others": false}));
}

#[tokio::test]
async fn a_few_of_those_that_refer_are_named_and_as_many_as_are_asked_for() {
    let town = settled().await;
    for number in 0..8 {
        let data = json!({"name": format!("Lodger {number}"), "houseId": "h"});
        town.create_as(&admin(), &PEOPLE, Some(&format!("lodger{number}")), data)
            .await
            .unwrap();
    }
    let named = async |more: Json| {
        let mut data = map(json!({"collection": HOUSES.id, "ids": ["h"]}));
        data.extend(map(more));
        let input = engine::Input {
            data,
            ..engine::Input::default()
        };
        town.engine.act(&admin(), "documents.references", input).await
    };
    for (asked, shown) in [(json!({}), 5), (json!({"named": 7}), 7), (json!({"named": 100}), 10)] {
        let told = named(asked).await.unwrap();
        assert_eq!(told["references"][0]["total"], 10);
        assert_eq!(told["references"][0]["documents"].as_array().unwrap().len(), shown);
    }
    for wrong in [0, -1, 101] {
        let refused = named(json!({"named": wrong})).await.unwrap_err();
        assert_eq!(refused.rejection().unwrap().kind.code, "general_argument_invalid");
    }
}

#[tokio::test]
async fn of_what_is_not_the_callers_to_read_it_is_told_that_it_stands_and_no_more() {
    let town = settled().await;
    let clerk = context_of(user("clerk", &["people:update", "people:delete"]));
    let told = referring(&town, &clerk, &PEOPLE, &["p"]).await.unwrap();
    assert_eq!(told["others"], true, "letters are not the clerk's to read");
    let by: Vec<&Json> = told["references"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["collection"])
        .collect();
    assert_eq!(by, ["houses"]);
    town.update(&admin(), &HOUSES, "h", json!({"headId": null}))
        .await
        .unwrap();
    let refused = town.engine.delete(&clerk, &PEOPLE, "p", None).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "document_delete_restricted");
    assert!((refused.args.is_empty() && refused.labels.is_empty()), "{refused:?}");
    let refused = town.engine.delete(&admin(), &PEOPLE, "p", None).await.unwrap_err();
    let args = &refused.rejection().unwrap().args;
    assert_eq!(args[0], ("count", "1".to_owned()));
    assert_eq!(args[1].0, "names", "and which they are");
}

#[tokio::test]
async fn whoever_may_not_delete_is_told_nothing() {
    let town = settled().await;
    let reader = context_of(user("reader", &["people:read"]));
    assert_eq!(
        referring(&town, &reader, &PEOPLE, &["p"]).await,
        Err("user_unauthorized")
    );
    let holder = context_of(user("holder", &["people:update", "people:delete"]));
    assert_eq!(
        referring(&town, &holder, &LETTERS, &["l"]).await,
        Err("user_unauthorized")
    );
    assert_eq!(
        referring(&town, &holder, &PEOPLE, &["none"]).await,
        Err("document_not_found")
    );
    assert_eq!(
        referring(&town, &holder, &PEOPLE, &[]).await,
        Err("general_argument_invalid")
    );
    assert_eq!(
        referring(&town, &holder, &engine::JOBS, &["p"]).await,
        Err("collection_not_found")
    );
}
