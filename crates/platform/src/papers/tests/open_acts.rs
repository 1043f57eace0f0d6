//! Every act on a paper × every state × everybody who matters: what is offered is accepted, and nothing else is.

use accounts::{Accounts, Lifetimes};
use serde_json::{Value as Json, json};

use super::{certificate, test_app};
use crate::papers::authentic_document::qr;
use crate::people::employee::EMPLOYEES;
use crate::testing::{TestApp, is_as_offered, open_acts};

const CALLERS: [&str; 5] = ["root", "hr", "reader", "self", "other"];

async fn town() -> TestApp {
    let app = test_app().await;
    for (name, profile) in [
        ("root", json!({"auth": ["admin"]})),
        ("hr", json!({"permissions": ["rh-managements:*"]})),
        (
            "reader",
            json!({"permissions": ["rh-managements:read", "rh-managements:print"]}),
        ),
        ("self", json!({"persoActif": "amal"})),
        ("other", json!({})),
    ] {
        app.user(name, profile).await;
    }
    app
}

/// A paper about Amal that stands so.
async fn paper(app: &TestApp, kind: &str, state: &str) -> String {
    let full = TestApp::full_rights();
    let made = certificate(app, &full, "amal", kind, "fr").await.unwrap();
    let order = json!({"docId": made["docId"], "reason": "Erreur"});
    match state {
        "cancelled" => drop(app.act(&full, "papers.cancel", order).await.unwrap()),
        "replaced" => drop(app.act(&full, "papers.replace", order).await.unwrap()),
        _ => {}
    }
    made["docId"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_is_offered_of_a_paper_is_accepted_and_nothing_else_is() {
    let app = town().await;
    for kind in ["work", "salary"] {
        for state in ["valid", "cancelled", "replaced"] {
            for act in ["papers.cancel", "papers.replace"] {
                for who in CALLERS {
                    let id = paper(&app, kind, state).await;
                    let given = json!({"docId": id, "reason": "Erreur"});
                    let offered = is_as_offered(&app, who, act, "authenticDocuments", &id, given).await;
                    let expected = state == "valid" && ["root", "hr"].contains(&who);
                    assert_eq!(offered, expected, "{kind} {state} {act} {who}");
                }
            }
        }
    }
}

#[tokio::test]
async fn a_code_without_a_paper_is_cancelled_by_administrators_and_never_replaced() {
    let app = town().await;
    let accounts = Accounts::new(app.engine.clone(), Lifetimes::default(), crate::HOOKS);
    let made = qr::document(&accounts, &app.ctx("self").await, "S-1", "Amal").await;
    let id = made.unwrap();
    let told = open_acts(&app, "self", "authenticDocuments", &id).await;
    assert_eq!(
        told,
        json!({"open": [], "refused": {}}),
        "it is not theirs to take back"
    );
    let told = open_acts(&app, "root", "authenticDocuments", &id).await;
    assert_eq!(told["refused"]["papers.replace"]["type"], "paper_not_printed");
    let given = || json!({"docId": id, "reason": "Erreur"});
    for (act, expected) in [("papers.replace", false), ("papers.cancel", true)] {
        assert_eq!(
            is_as_offered(&app, "root", act, "authenticDocuments", &id, given()).await,
            expected,
            "{act}"
        );
    }
}

#[tokio::test]
async fn a_paper_of_whom_nothing_is_left_is_not_offered_to_be_replaced() {
    let app = town().await;
    app.employee("gone", "AB999999", json!({"fullNameFr": "Ali Naciri"}))
        .await;
    let full = TestApp::full_rights();
    let made = certificate(&app, &full, "gone", "employee_sheet", "fr").await.unwrap();
    app.engine.delete(&full, &EMPLOYEES, "gone", None).await.unwrap();
    let id = made["docId"].as_str().unwrap();
    let given = || json!({"docId": id, "reason": "Erreur"});
    assert!(!is_as_offered(&app, "hr", "papers.replace", "authenticDocuments", id, given()).await);
    assert!(is_as_offered(&app, "hr", "papers.cancel", "authenticDocuments", id, given()).await);
}

#[tokio::test]
async fn papers_and_letters_are_offered_of_those_whom_one_reads_and_prints() {
    let app = town().await;
    app.user(
        "printer",
        json!({"permissions": ["rh-managements:print"], "persoActif": null}),
    )
    .await;
    let letter = json!({"employeeId": "amal", "language": "fr", "subject": "Mise à disposition",
        "addressee": "À Monsieur le Gouverneur", "body": "Texte."});
    let sheet = json!({"employeeId": "amal", "language": "fr", "kind": "sheet"});
    for (act, given) in [("employees.letter", letter), ("employees.certificate", sheet)] {
        for who in ["root", "hr", "reader", "self", "printer", "other"] {
            let offered = is_as_offered(&app, who, act, "employees", "amal", given.clone()).await;
            assert_eq!(offered, ["root", "hr", "reader"].contains(&who), "{act} {who}");
        }
    }
    assert_eq!(open_acts(&app, "other", "employees", "amal").await, Json::Null);
}
