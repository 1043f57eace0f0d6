//! Acts by states: what is offered is done, and what is not is refused as it was told.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::{act, item, last, reform, staffed_town};
use crate::testing::{TestApp, code};

const STATES: [&str; 7] = [
    "numbered",
    "in_service",
    "handed_over",
    "accepted",
    "in_repair",
    "lost",
    "reformed",
];
const PEOPLE: [&str; 3] = ["kenza", "omar", "rachid"];

/// An item that stands so.
async fn item_in_state(app: &TestApp, id: &str, state: &str) {
    let number = (state == "numbered").then(|| id.to_owned());
    item(app, id, json!({"inventoryNumber": number})).await;
    let run = async |name: &str, given: Json| {
        act(app, "kenza", &format!("inventoryItems.{name}"), given)
            .await
            .unwrap();
    };
    match state {
        "handed_over" => run("handOver", json!({"ids": [id], "employeeId": "omar"})).await,
        "accepted" => {
            run("handOver", json!({"ids": [id], "employeeId": "omar"})).await;
            act(app, "omar", "inventoryItems.accept", json!({"id": id}))
                .await
                .unwrap();
        }
        "in_repair" => run("sendToRepair", json!({"id": id})).await,
        "lost" => run("reportLoss", json!({"id": id, "reason": "vol"})).await,
        "reformed" => reform(app, id).await,
        _ => {}
    }
}

/// The acts, each as it would be done with that item.
fn acts(id: &str) -> [(&'static str, Json); 10] {
    [
        ("move", json!({"ids": [id], "bureauId": "b"})),
        ("handOver", json!({"ids": [id], "employeeId": "salma"})),
        ("accept", json!({"id": id})),
        ("refuse", json!({"id": id, "reason": "cassé"})),
        ("takeBack", json!({"ids": [id]})),
        ("sendToRepair", json!({"id": id})),
        ("returnFromRepair", json!({"id": id})),
        ("reportLoss", json!({"id": id, "reason": "vol"})),
        ("adjust", json!({"id": id, "quantity": 9, "reason": "x"})),
        ("number", json!({"ids": [id]})),
    ]
}

/// What somebody hears of an act on a document: whether it is open, and what stands against it.
async fn heard(app: &TestApp, who: &str, act: &str, id: &str) -> (bool, Option<String>) {
    let collection = act.split('.').next().unwrap();
    let asked = json!({"collection": collection, "ids": [id]});
    let told = app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap();
    let open = told[id]["open"].as_array().cloned().unwrap_or_default();
    let refused = told[id]["refused"][act]["type"].as_str().map(str::to_owned);
    (open.contains(&json!(act)), refused)
}

#[tokio::test]
async fn what_is_offered_is_done_and_what_is_not_is_refused_as_told() {
    let app = staffed_town().await;
    let mut done: BTreeSet<&str> = BTreeSet::new();
    for who in PEOPLE {
        for state in STATES {
            for (at, (name, _)) in acts("").iter().enumerate() {
                let id = format!("{who}-{state}-{at}");
                item_in_state(&app, &id, state).await;
                let act_id = format!("inventoryItems.{name}");
                let (is_open, told) = heard(&app, who, &act_id, &id).await;
                let answer = act(&app, who, &act_id, acts(&id)[at].1.clone()).await;
                assert_eq!(answer.is_ok(), is_open, "{who} {state} {name} {answer:?}");
                if is_open {
                    done.insert(name);
                } else if let Some(told) = told {
                    assert_eq!(code(answer), told, "{who} {state} {name}");
                }
            }
        }
    }
    assert_eq!(done.len(), acts("").len(), "each is open somewhere: {done:?}");
}

#[tokio::test]
async fn an_undoing_is_offered_where_it_is_done() {
    let app = staffed_town().await;
    let mut open = 0;
    for who in PEOPLE {
        for state in STATES {
            let id = format!("{who}-{state}");
            item_in_state(&app, &id, state).await;
            let row = last(&app, &id).await;
            let (is_open, told) = heard(&app, who, "inventoryMovements.undo", &row).await;
            let answer = super::undo(&app, who, &row).await;
            assert_eq!(answer.is_ok(), is_open, "{who} {state} {answer:?}");
            open += usize::from(is_open);
            if let Some(told) = told {
                assert_eq!(code(answer), told, "{who} {state}");
            }
        }
    }
    assert_eq!(open, 4, "hand-overs, repair and loss, by those who move");
}
