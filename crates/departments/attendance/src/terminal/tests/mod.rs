//! Stories of the door, from the bytes that a terminal sends to the rows that stand.

mod arrival;
mod commands;
mod drifts;
mod open_acts;
mod refusals;
mod secrets;
mod uploads;
mod zones;

use engine::RequestContext;
use platform::terminal_door::{TerminalAnswer, TerminalBody, TerminalRequest};
use schema::Document;
use serde_json::{Value as Json, json};

use super::answer_call;
use crate::device::DEVICES;
use crate::punch::PUNCHES;
use crate::testing::{TestApp, code};

/// A town with a device that is allowed, and three employees of whom two are known to it.
async fn town() -> TestApp {
    let app = crate::testing::new_app();
    app.at("2026-11-20T10:00:00Z");
    for (id, cin, code) in [("amina", "AA1001", json!("0042")), ("brahim", "AA1002", json!("1042"))] {
        app.employee(id, cin, json!({"emp_code": code})).await;
    }
    app.employee("chama", "AA1003", json!({})).await;
    app.user("chief", json!({"auth": ["admin"]})).await;
    app.user(
        "clerk",
        json!({"permissions": ["pointage:read", "pointage:create", "pointage:update", "pointage:import"]}),
    )
    .await;
    app.user("amina", json!({"persoActif": "amina"})).await;
    let device = json!({"$id": "door", "serialNumber": "CQZ1", "nameFr": "Accueil", "nameAr": "الاستقبال",
        "allowed": true, "networks": ["10.0.0.0/24"], "installedOn": "2026-01-01"});
    app.make(&DEVICES, device).await;
    app
}

/// A call from an address; a body makes it an upload.
async fn call_from(app: &TestApp, address: &str, target: &str, body: Option<TerminalBody>) -> TerminalAnswer {
    let request = TerminalRequest {
        is_post: body.is_some(),
        target: target.as_bytes().to_vec(),
        body: body.unwrap_or(TerminalBody::Whole(Vec::new())),
        lines_before: 0,
        address: address.parse().unwrap(),
    };
    answer_call(app.engine.clone(), request).await.unwrap()
}

async fn get(app: &TestApp, target: &str) -> String {
    success(call_from(app, "10.0.0.7", target, None).await)
}

async fn post(app: &TestApp, target: &str, body: impl Into<Vec<u8>>) -> String {
    let body = TerminalBody::Whole(body.into());
    success(call_from(app, "10.0.0.7", target, Some(body)).await)
}

fn success(answer: TerminalAnswer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

const ATTLOG: &str = "/iclock/cdata?SN=CQZ1&table=ATTLOG&Stamp=9999";
const OPERLOG: &str = "/iclock/cdata?SN=CQZ1&table=OPERLOG&Stamp=9999";
const POLL: &str = "/iclock/getrequest?SN=CQZ1";
const HELLO: &str = "/iclock/cdata?SN=CQZ1&options=all&pushver=2.4.1&DeviceType=att&language=70";

/// Minutes of polls, one a minute.
async fn polls(app: &TestApp, minutes: i64) {
    for _ in 0..minutes {
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(1));
        get(app, POLL).await;
    }
}

async fn punches(app: &TestApp) -> Vec<Document> {
    app.all(&PUNCHES).await
}

async fn device(app: &TestApp) -> Json {
    app.get(&DEVICES, "door").await
}

async fn clerk(app: &TestApp) -> RequestContext {
    app.ctx("clerk").await
}
