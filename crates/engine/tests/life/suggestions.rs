use engine::RequestContext;
use serde_json::{Value as Json, json};

use crate::town::*;

async fn suggested(town: &Town, who: &RequestContext, of: &str, field: &str, term: &str) -> Result<Json, &'static str> {
    let input = engine::Input {
        data: map(json!({"collection": of, "field": field, "term": term})),
        ..engine::Input::default()
    };
    let told = town.engine.act(who, "documents.suggestions", input).await;
    let values = told.map(|told| told["values"].clone());
    values.map_err(|refused| refused.rejection().unwrap().kind.code)
}

#[tokio::test]
async fn what_was_typed_before_is_offered_the_most_frequent_first() {
    let town = Town::new();
    for (note, name) in [("Rabat", "a"), ("Salé", "b"), ("Rabat", "c"), ("الرباط", "d")] {
        let data = json!({"name": name, "note": note});
        town.create(&admin(), &PEOPLE, data).await.unwrap();
    }
    let told = async |term| suggested(&town, &admin(), "people", "note", term).await;
    assert_eq!(told("").await, Ok(json!(["Rabat", "Salé", "الرباط"])));
    assert_eq!(told("sale").await, Ok(json!(["Salé"])), "accents do not matter");
    assert_eq!(told("الرباط").await, Ok(json!(["الرباط"])));
    assert_eq!(told("xyz").await, Ok(json!([])));
}

#[tokio::test]
async fn nothing_is_offered_but_what_the_caller_may_read_and_the_field_declares() {
    let town = Town::new();
    let data = json!({"name": "Sara", "code": "7", "note": "Rabat"});
    town.create(&admin(), &PEOPLE, data).await.unwrap();
    let reader = context_of(user("reader", &[]));
    let told = async |who: &RequestContext, of, field| suggested(&town, who, of, field, "").await;
    assert_eq!(told(&reader, "people", "note").await, Err("document_invalid_structure"));
    assert_eq!(
        told(&admin(), "people", "code").await,
        Err("document_invalid_structure")
    );
    assert_eq!(told(&reader, "letters", "answer").await, Err("user_unauthorized"));
    assert_eq!(told(&admin(), "nothing", "note").await, Err("collection_not_found"));
}
