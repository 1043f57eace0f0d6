//! Stories of papers: from the order to the bytes, and what becomes of them.

mod check;
mod issue;
mod letter;
mod setting;
mod template;

use engine::{Ask, Input};
use schema::{Document, Lang, Result};
use serde_json::{Value as Json, json};

use super::authentic_document::{AUTHENTIC_DOCUMENTS, check as public};
use crate::people::employee::EMPLOYEES;
use crate::people::person::PERSONS;
use crate::settings::SETTINGS;
use crate::testing::Town;

/// A town with its card and one employee, of whom everything is known.
pub(super) async fn town() -> Town {
    let town = Town::new();
    card(&town).await;
    amal(&town).await;
    town
}

/// What stands at the head of papers.
pub(crate) async fn card(town: &Town) {
    let card = json!({"nameFr": "Commune de Tiznit", "nameAr": "جماعة تيزنيت", "provinceFr": "Province de Tiznit",
        "provinceAr": "إقليم تيزنيت", "logo": ""});
    town.make(&SETTINGS, json!({"key": "public.commune", "value": card}))
        .await;
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
    ask: &Ask,
    (employee, kind, language): (&str, &str, &str),
) -> Result<Json> {
    act(
        town,
        ask,
        "employees.certificate",
        json!({"employeeId": employee, "kind": kind, "language": language}),
    )
    .await
}

/// Runs an action.
pub(crate) async fn act(town: &Town, ask: &Ask, id: &str, data: Json) -> Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    town.engine.act(ask, id, input).await
}

/// The work certificate of the employee, in French.
pub(super) async fn work(town: &Town) -> Json {
    certificate(town, &Town::whole(), ("amal", "work", "fr")).await.unwrap()
}

/// The row of a paper.
pub(crate) async fn row(town: &Town, paper: &Json) -> Document {
    let id = paper["docId"].as_str().unwrap().to_owned();
    town.look(move |cx| cx.need(&AUTHENTIC_DOCUMENTS, &id)).await
}

/// What anybody may know of a paper.
pub(crate) async fn checked(town: &Town, paper: &Json) -> Json {
    public::check(&town.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap()
}

/// The bytes of a paper.
pub(crate) async fn bytes(town: &Town, paper: &Json) -> Vec<u8> {
    town.engine
        .file_bytes(paper["fileId"].as_str().unwrap())
        .await
        .unwrap()
        .to_vec()
}

/// Everything that the record of a paper says, as text.
pub(crate) async fn said(town: &Town, paper: &Json) -> String {
    let row = row(town, paper).await;
    row.get(super::authentic_document::RECORD).unwrap()["doc"].to_string()
}

/// Changes the employee.
pub(super) async fn changed(town: &Town, data: Json) {
    town.change(&EMPLOYEES, "amal", data).await;
}
