//! Stories of papers: from the order to the bytes, and what becomes of them.

mod check;
mod issue;
mod letter;
mod open_acts;
mod script;
mod setting;
pub(super) mod signed;
mod template;
mod wording;

use engine::RequestContext;
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use super::authentic_document::check as public;
use crate::people::employee::EMPLOYEES;
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;
use crate::people::person::PERSONS;
use crate::testing::TestApp;

/// An app with its card and one employee, of whom everything is known.
pub(in crate::papers) async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.card().await;
    for (fr, ar) in [("Technicien", "تقني"), ("Administrateur", "متصرف")] {
        app.make(&GRADES, json!({"nameFr": fr, "nameAr": ar})).await;
    }
    app.make(&JOB_TITLES, json!({"nameFr": "Archiviste", "nameAr": "أرشيفي"}))
        .await;
    amal(&app).await;
    app
}

async fn amal(app: &TestApp) {
    let more = json!({"fullNameFr": "Amal Bennani", "fullNameAr": "أمل بناني", "recruitmentDate": "2012-03-01",
        "grade": "Technicien", "FONCTION": "Archiviste", "baseSalary": 4500, "netSalary": 5250.5, "N_PERS_ACT": 12345});
    let made = app.employee("amal", "AB123456", more).await;
    app.change(&PERSONS, made["personId"].as_str().unwrap(), json!({"sex": "F"}))
        .await;
}

/// Orders a paper about an employee.
pub(super) async fn certificate(
    app: &TestApp,
    ctx: &RequestContext,
    employee: &str,
    kind: &str,
    language: &str,
) -> Result<Json> {
    app.act(
        ctx,
        "employees.certificate",
        json!({"employeeId": employee, "kind": kind, "language": language}),
    )
    .await
}

/// The work certificate of the employee, in French.
pub(in crate::papers) async fn work(app: &TestApp) -> Json {
    certificate(app, &TestApp::full_rights(), "amal", "work", "fr")
        .await
        .unwrap()
}

/// What anybody may know of a paper.
pub(super) async fn public_check(app: &TestApp, paper: &Json) -> Json {
    public::check(&app.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// Changes the employee.
pub(super) async fn change_employee(app: &TestApp, data: Json) {
    app.change(&EMPLOYEES, "amal", data).await;
}
