//! Stories of papers: from the order to the bytes, and what becomes of them.

mod check;
mod issue;
mod letter;
mod setting;
mod template;

use engine::RequestContext;
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use super::authentic_document::check as public;
use crate::people::employee::EMPLOYEES;
use crate::people::person::PERSONS;
use crate::testing::TestApp;

/// A town with its card and one employee, of whom everything is known.
pub(super) async fn town() -> TestApp {
    let town = crate::testing::new_app();
    town.card().await;
    amal(&town).await;
    town
}

async fn amal(town: &TestApp) {
    let more = json!({"fullNameFr": "Amal Bennani", "fullNameAr": "أمل بناني", "recruitmentDate": "2012-03-01",
        "grade": "Technicien", "FONCTION": "Archiviste", "baseSalary": 4500, "netSalary": 5250.5, "N_PERS_ACT": 12345});
    let made = town.employee("amal", "AB123456", more).await;
    town.change(&PERSONS, made["personId"].as_str().unwrap(), json!({"sex": "F"}))
        .await;
}

/// Orders a paper about an employee.
pub(super) async fn certificate(
    town: &TestApp,
    ask: &RequestContext,
    employee: &str,
    kind: &str,
    language: &str,
) -> Result<Json> {
    town.act(
        ask,
        "employees.certificate",
        json!({"employeeId": employee, "kind": kind, "language": language}),
    )
    .await
}

/// The work certificate of the employee, in French.
pub(super) async fn work(town: &TestApp) -> Json {
    certificate(town, &TestApp::full_rights(), "amal", "work", "fr")
        .await
        .unwrap()
}

/// What anybody may know of a paper.
pub(super) async fn public_check(town: &TestApp, paper: &Json) -> Json {
    public::check(&town.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// Changes the employee.
pub(super) async fn change_employee(town: &TestApp, data: Json) {
    town.change(&EMPLOYEES, "amal", data).await;
}
