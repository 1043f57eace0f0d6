//! Absences of several people on several days, entered or justified in one act.

use platform::people::employee::EMPLOYEES;
use serde_json::{Value as Json, json};

use super::super::ABSENCES;
use super::act;
use crate::testing::{TestApp, code};
use crate::town::town;

fn cell(who: &str, day: &str) -> Json {
    json!({"employeeId": who, "date": format!("2026-11-{day}")})
}

/// Amina's absence of the 18th stands; the others are of days that nothing told of.
async fn one_stands(app: &TestApp) {
    app.make(
        &ABSENCES,
        json!({"$id": "x", "employeeId": "amina", "date": "2026-11-18", "minutes": 450}),
    )
    .await;
}

async fn enter(app: &TestApp, cells: Json, is_dry: bool) -> schema::Result<Json> {
    let order = json!({"cells": cells, "reason": "permission", "explanation": "Deuil", "dryRun": is_dry});
    act(app, "hajar", "absences.enter", order).await
}

#[tokio::test]
async fn those_that_stand_are_justified_and_others_entered_in_one_act() {
    let app = town().await;
    one_stands(&app).await;
    let cells = json!([
        cell("amina", "18"),
        cell("amina", "19"),
        cell("brahim", "19"),
        cell("brahim", "19")
    ]);
    let tried = enter(&app, cells.clone(), true).await.unwrap();
    let words = |told: &Json| -> Vec<String> {
        let all = told["cells"].as_array().unwrap().iter();
        all.map(|one| one["done"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(words(&tried), ["justified", "entered", "entered"]);
    assert_eq!(app.all(&ABSENCES).await.len(), 1, "a dry run writes nothing");
    assert_eq!(app.get(&ABSENCES, "x").await["justification"], "open");
    let done = enter(&app, cells, false).await.unwrap();
    assert_eq!(words(&done), ["justified", "entered", "entered"]);
    let all = app.all(&ABSENCES).await;
    assert_eq!(all.len(), 3);
    assert!(
        all.iter()
            .all(|one| one.value("justification").text() == Some("submitted"))
    );
    assert!(all.iter().all(|one| one.value("reason").text() == Some("permission")));
}

#[tokio::test]
async fn one_that_is_refused_refuses_all_and_is_named() {
    let app = town().await;
    one_stands(&app).await;
    // The 20th is today, the 23rd has not come; nobody enters an absence of their own.
    for (wrong, why) in [(cell("brahim", "23"), "2026"), (cell("hajar", "19"), "hajar")] {
        let cells = json!([cell("amina", "18"), wrong]);
        let tried = enter(&app, cells.clone(), true).await.unwrap();
        assert_eq!(tried["cells"][1]["done"], "refused", "{why}");
        assert!(
            tried["cells"][1]["message"]
                .as_str()
                .is_some_and(|message| !message.is_empty())
        );
        assert_eq!(code(enter(&app, cells, false).await), "absence_cell_refused");
        assert_eq!(
            app.get(&ABSENCES, "x").await["justification"],
            "open",
            "nothing is half written"
        );
    }
}

#[tokio::test]
async fn nobody_is_absent_before_they_were_recruited_and_not_everybody_enters() {
    let app = town().await;
    app.change(&EMPLOYEES, "amina", json!({"recruitmentDate": "2010-01-04"}))
        .await;
    let cells = json!([{"employeeId": "amina", "date": "1990-01-05"}]);
    let tried = enter(&app, cells, true).await.unwrap();
    assert_eq!(tried["cells"][0]["done"], "refused");
    for who in ["amina", "chama", "warda"] {
        let order = json!({"cells": [cell("brahim", "19")], "reason": "permission"});
        assert_eq!(
            code(act(&app, who, "absences.enter", order).await),
            "user_unauthorized",
            "{who}"
        );
    }
    let many: Vec<Json> = (0..101).map(|_| cell("amina", "18")).collect();
    assert_eq!(code(enter(&app, json!(many), true).await), "general_argument_invalid");
    assert_eq!(code(enter(&app, json!([]), true).await), "general_argument_invalid");
}
