//! Requests of leave, from the first look to the ledger.

use serde_json::{Value as Json, json};

use super::field::LEAVE_REQUESTS;
use crate::testing::TestApp;
use crate::town::act;

mod chain;
mod days;
mod door;
mod feed;
mod holiday;
mod limit;
mod open_acts;
mod refusal;
mod replay;
mod sick;

/// A leave of so many days; the clock of stories stands at Friday 20 November 2026.
fn input(code: &str, from: &str, to: &str) -> Json {
    json!({"type": code, "startDate": from, "endDate": to})
}

/// With more members.
fn with(mut data: Json, more: Json) -> Json {
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

async fn submit(app: &TestApp, who: &str, data: Json) -> schema::Result<Json> {
    act(app, who, "leaveRequests.submit", data).await
}

/// Asked for by somebody and approved by the chain.
async fn granted(app: &TestApp, who: &str, data: Json) -> Json {
    let row = submit(app, who, data).await.unwrap();
    decide(app, &row, "approved").await.unwrap();
    app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await
}

/// What the chain answers.
async fn decide(app: &TestApp, row: &Json, decision: &str) -> schema::Result<()> {
    crate::town::decide(app, row["$id"].as_str().unwrap(), decision).await
}

fn one(row: &Json) -> Json {
    json!({"id": row["$id"]})
}
