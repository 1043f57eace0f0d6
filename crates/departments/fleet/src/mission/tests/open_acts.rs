//! Every act on a mission × every state × everybody who matters: what is offered is accepted, and nothing else is.

use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{order, test_app};
use crate::testing::{TestApp, is_as_offered, open_acts};

const CALLERS: [&str; 5] = ["amina", "chief", "driss", "keeper", "brahim"];
const ACTS: [&str; 3] = ["missions.cancel", "missions.close", "missions.print"];

/// Amina's, with Driss beside her; a stranger, and a keeper of the park who reads orders with a car.
async fn town() -> TestApp {
    let app = test_app().await;
    app.user("brahim", json!({"persoActif": "brahim"})).await;
    app.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    app
}

/// An order of Amina that stands so at ten o’clock of the 20th.
async fn mission(app: &TestApp, state: &str) -> String {
    let day = match state {
        "in_progress" => "20",
        "over" | "told" => "19",
        _ => "21",
    };
    let more = json!({"companions": ["driss"], "carId": "c1", "overrideReason": "x"});
    let mut data = order("amina", &format!("{day}T08"), &format!("{day}T12"), more);
    match state {
        "undated" => {
            data["departAt"] = Json::Null;
            data["returnAt"] = Json::Null;
        }
        "told" => data["returnedAt"] = json!("2026-11-19T11:00:00Z"),
        _ => {}
    }
    let id = app.make(&MISSIONS, data).await["$id"].as_str().unwrap().to_owned();
    if state == "cancelled" {
        app.change(&MISSIONS, &id, json!({"cancelledReason": "Reportée"})).await;
    }
    id
}

#[tokio::test]
async fn what_is_offered_of_a_mission_is_accepted_and_nothing_else_is() {
    let app = town().await;
    // What is open to whose it is, and to an administrator of missions; the others only read it, and Brahim does not.
    for (state, owner, chief) in [
        ("undated", "cancel", "cancel"),
        ("upcoming", "cancel print", "cancel print"),
        ("in_progress", "cancel close print", "cancel close print"),
        ("over", "close print", "cancel close print"),
        ("told", "print", "cancel print"),
        ("cancelled", "", ""),
    ] {
        for who in CALLERS {
            let mut open = Vec::new();
            for act in ACTS {
                let given = json!({"id": mission(&app, state).await, "reason": "Reportée", "language": "fr"});
                if is_as_offered(&app, who, act, &given).await {
                    open.push(act.trim_start_matches("missions."));
                }
            }
            let expected = match who {
                "amina" => owner,
                "chief" => chief,
                _ => "",
            };
            assert_eq!(open.join(" "), expected, "{state} {who}");
        }
    }
}

#[tokio::test]
async fn what_is_refused_of_a_mission_is_told_to_whom_it_might_be_open() {
    let app = town().await;
    let refused = async |who: &str, state: &str| {
        let told = open_acts(&app, who, "missions", &mission(&app, state).await).await;
        let types = ACTS.map(|act| told["refused"][act]["type"].as_str().unwrap_or("").to_owned());
        types.join(" ")
    };
    assert_eq!(
        refused("amina", "undated").await,
        " mission_dates_not_set mission_dates_not_set"
    );
    assert_eq!(refused("amina", "upcoming").await, " flow_step_forbidden ");
    assert_eq!(refused("amina", "told").await, "flow_step_forbidden mission_over ");
    assert_eq!(
        refused("amina", "cancelled").await,
        "mission_cancelled mission_cancelled mission_order_cancelled"
    );
    for who in ["driss", "keeper", "brahim"] {
        assert_eq!(refused(who, "told").await, "  ", "{who} has no part in it");
    }
}

#[tokio::test]
async fn nothing_is_called_off_without_a_reason() {
    let app = town().await;
    let id = mission(&app, "upcoming").await;
    for reason in [json!(null), json!(""), json!("  ")] {
        let refused = super::act(&app, "amina", "missions.cancel", json!({"id": id, "reason": reason})).await;
        assert_eq!(crate::testing::code(refused), "general_argument_invalid", "{reason}");
    }
}
