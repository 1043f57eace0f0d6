//! Who makes a step of a flow.

use engine::{HeadedUnits, Headship, Rights};
use schema::{Actor, Document, Id, Label, Step, Unit, error_codes};
use serde_json::json;

use crate::town::*;

#[tokio::test]
async fn a_step_is_made_by_its_actors_and_by_nobody_else() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    let made = town
        .create(&admin(), &LETTERS, json!({"toId": to, "answer": "x"}))
        .await
        .unwrap();
    let id = made["$id"].as_str().unwrap();
    let step = async |rights: Rights, state: &str| {
        town.update(&context_of(rights), &LETTERS, id, json!({ "state": state }))
            .await
    };
    let clerk = || user("clerk", &["letters:read", "letters:update"]);
    let herself = || Rights {
        employee: to.as_str().map(str::to_owned),
        ..clerk()
    };
    step(clerk(), "sent").await.unwrap();
    assert!(
        step(clerk(), "closed")
            .await
            .unwrap_err()
            .is(error_codes::FLOW_FORBIDDEN)
    );
    step(herself(), "closed").await.unwrap();
    let key = Rights::whole("key:1");
    for other in [
        herself(),
        Rights {
            is_admin: true,
            ..clerk()
        },
        key,
    ] {
        let refused = step(other, "sent").await.unwrap_err();
        assert!(refused.is(error_codes::FLOW_FORBIDDEN), "the house alone");
    }
    step(Rights::whole("job"), "sent").await.unwrap();
}

#[tokio::test]
async fn a_head_is_the_head_of_the_row_for_its_resource() {
    static STEP: Step =
        Step::new("x", Label::new("", "", ""), &["a"], "b").by(&[Actor::Head(&[(Unit::Bureau, &person::HOUSE.def)])]);
    let row = Document::new(&PEOPLE).with(person::HOUSE, Id("h1".to_owned()));
    let head = |resources: &[&str]| Rights {
        units: HeadedUnits(vec![Headship {
            kind: Unit::Bureau,
            ids: vec!["h1".to_owned()],
            resources: resources.iter().map(|one| (*one).to_owned()).collect(),
        }]),
        ..user("head", &[])
    };
    for (resources, makes) in [(&[][..], true), (&["people"], true), (&["letters"], false)] {
        assert_eq!(head(resources).is_actor_of(&STEP, &row), makes, "{resources:?}");
    }
    assert!(
        !Rights::whole("key:1").is_actor_of(&STEP, &row),
        "no key replaces a head"
    );
}
