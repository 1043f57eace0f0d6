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
use crate::testing::Town;

/// A town with its card and one employee, of whom everything is known.
pub(super) async fn town() -> Town {
    let town = crate::testing::new_town();
    town.card().await;
    amal(&town).await;
    town
}

async fn amal(town: &Town) {
    let more = json!({"fullNameFr": "Amal Bennani", "fullNameAr": "أمل بناني", "recruitmentDate": "2012-03-01",
        "grade": "Technicien", "FONCTION": "Archiviste", "baseSalary": 4500, "netSalary": 5250.5, "N_PERS_ACT": 12345});
    let made = town.employee("amal", "AB123456", more).await;
    town.change(&PERSONS, made["personId"].as_str().unwrap(), json!({"sex": "F"}))
        .await;
}

/// Orders a paper about an employee.
pub(super) async fn certificate(
    town: &Town,
    ask: &RequestContext,
    (employee, kind, language): (&str, &str, &str),
) -> Result<Json> {
    town.act(
        ask,
        "employees.certificate",
        json!({"employeeId": employee, "kind": kind, "language": language}),
    )
    .await
}

/// The work certificate of the employee, in French.
pub(super) async fn work(town: &Town) -> Json {
    certificate(town, &Town::whole(), ("amal", "work", "fr")).await.unwrap()
}

/// What anybody may know of a paper.
pub(super) async fn checked(town: &Town, paper: &Json) -> Json {
    public::check(&town.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// Everything that the record of a paper says, as text.
pub(super) async fn said(town: &Town, paper: &Json) -> String {
    let row = town.paper(paper).await;
    row.get(super::authentic_document::RECORD).unwrap()["doc"].to_string()
}

/// Changes the employee.
pub(super) async fn changed(town: &Town, data: Json) {
    town.change(&EMPLOYEES, "amal", data).await;
}
