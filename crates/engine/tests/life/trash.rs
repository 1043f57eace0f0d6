use engine::RequestContext;
use serde_json::json;

use crate::town::*;

#[tokio::test]
async fn whoever_deleted_has_ten_minutes_to_put_it_back_and_nobody_else_has() {
    let town = Town::new();
    let holder = |who| context_of(user(who, &["people:update", "people:create", "people:delete"]));
    let clerk = holder("clerk");
    for id in ["a", "b"] {
        town.create_as(&admin(), &PEOPLE, Some(id), json!({"name": "Sara"}))
            .await
            .unwrap();
        town.engine.delete(&clerk, &PEOPLE, id, None).await.unwrap();
    }
    let code = async |asked: &RequestContext, id: &str| match town.restore(asked, &PEOPLE, id).await {
        Ok(_) => "back",
        Err(refused) => refused.rejection().unwrap().kind.code,
    };
    assert_eq!(code(&holder("colleague"), "a").await, "document_not_found");
    let stripped = context_of(user("clerk", &["people:update", "people:delete"]));
    assert_eq!(code(&stripped, "a").await, "user_unauthorized");
    assert_eq!(code(&clerk, "a").await, "back");
    assert_eq!(code(&clerk, "a").await, "document_not_found", "once");
    town.clock.set("2026-11-02T09:10:01Z".parse().unwrap());
    assert_eq!(code(&clerk, "b").await, "trash_restore_late");
    assert_eq!(code(&admin(), "b").await, "back");
    assert!(
        town.engine.trash(&clerk, None, 10).await.is_err(),
        "the list is the administrators'"
    );
}

#[tokio::test]
async fn what_is_restored_meets_the_rules_again() {
    let town = Town::new();
    town.create_as(&admin(), &HOUSES, Some("h"), json!({"name": "Riad"}))
        .await
        .unwrap();
    let data = json!({"name": "Sara", "code": "7", "houseId": "h"});
    town.create_as(&admin(), &PEOPLE, Some("p"), data).await.unwrap();
    town.engine.delete(&admin(), &PEOPLE, "p", None).await.unwrap();
    town.engine.delete(&admin(), &HOUSES, "h", None).await.unwrap();
    let refused = async || {
        let refused = town.restore(&admin(), &PEOPLE, "p").await.unwrap_err();
        let refused = refused.rejection().unwrap();
        (refused.kind.code, refused.field.clone().unwrap_or_default())
    };
    let (code, field) = refused().await;
    assert_eq!((code, &*field), ("relationship_value_invalid", "houseId"));
    town.restore(&admin(), &HOUSES, "h").await.unwrap();
    town.create_as(&admin(), &PEOPLE, Some("q"), json!({"name": "Ali", "code": "7"}))
        .await
        .unwrap();
    assert_eq!(refused().await.0, "code_taken");
    town.engine.delete(&admin(), &PEOPLE, "q", None).await.unwrap();
    town.create_as(&admin(), &PEOPLE, Some("p"), json!({"name": "Ali"}))
        .await
        .unwrap();
    assert_eq!(refused().await.0, "document_already_exists");
    assert_eq!(
        town.engine.trash(&admin(), None, 10).await.unwrap()["total"],
        2,
        "they stay in the trash"
    );
}

#[tokio::test]
async fn a_restored_document_keeps_its_number_and_its_state() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap();
    town.create_as(&admin(), &LETTERS, Some("l"), json!({"toId": to["$id"]}))
        .await
        .unwrap();
    for step in [json!({"state": "sent"}), json!({"state": "closed", "answer": "yes"})] {
        town.update(&admin(), &LETTERS, "l", step).await.unwrap();
    }
    town.engine.delete(&admin(), &LETTERS, "l", None).await.unwrap();
    let back = town.restore(&admin(), &LETTERS, "l").await.unwrap();
    assert_eq!((&back["num"], &back["state"]), (&json!(1), &json!("closed")));
    let next = town
        .create(&admin(), &LETTERS, json!({"toId": to["$id"]}))
        .await
        .unwrap();
    assert_eq!(next["num"], 2);
}
