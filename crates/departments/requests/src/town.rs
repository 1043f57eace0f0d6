//! A commune for stories: employees who ask, a desk that answers, human resources.

use serde_json::json;

use crate::testing::{TestApp, new_app};

/// Friday 20 November 2026: Amina and Brahim work here; Hajar keeps the desk of documents and human resources and is an employee
/// herself, Karim keeps both too and is none; Driss keeps the desk alone; Warda reads it.
pub async fn town() -> TestApp {
    let app = new_app();
    app.card().await;
    for (id, cin) in [("amina", "AA1001"), ("brahim", "AA1002"), ("hajar", "AA1005")] {
        let file = json!({"baseSalary": 5000, "netSalary": 6200.5, "childrenCount": 2,
            "maritalStatus": "Mariée", "recruitmentDate": "2016-06-01", "phone": "0612345678"});
        app.employee(id, cin, file).await;
        app.user(
            id,
            json!({"persoActif": id, "permissions": if id == "hajar" { DESK } else { &[] }}),
        )
        .await;
    }
    app.user("karim", json!({"permissions": DESK})).await;
    app.user("driss", json!({"permissions": ["rhDocuments:*"]})).await;
    app.user("warda", json!({"permissions": ["rhDocuments:read"]})).await;
    app
}

const DESK: &[&str] = &["rhDocuments:*", "rh-managements:*"];
