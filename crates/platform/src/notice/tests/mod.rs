//! Stories of notifications: who is told, how, when, and how often.

mod cause;
mod delivery_preferences;
mod digest;
mod repeat;
mod send;
mod words;

use engine::notify::{OUTBOX, Security, Senders, Smtp};
use engine::{Engine, Input, RequestContext};
use schema::{Document, Id, Label, Result};
use serde_json::{Value as Json, json};

use super::notification::{NOTIFICATIONS, USER};
use super::{Notice, NoticeKind, Params, Text, notify};
use crate::testing::TestApp;

fn kind_by_id(id: &str) -> &'static NoticeKind {
    super::find(crate::testing::extensions(), id).unwrap()
}

/// A kind that asks for nothing, as the house has it.
pub(super) fn plain() -> &'static NoticeKind {
    kind_by_id("assignments.arrival")
}

/// A kind that must be acknowledged.
pub(super) fn acknowledged_kind() -> &'static NoticeKind {
    kind_by_id("delegations.given")
}

/// An app with a mail server that is never reached: what would be sent stands in the outbox.
pub(super) fn app_with_mail() -> TestApp {
    let mut app = crate::testing::new_app();
    let smtp = Smtp {
        host: "127.0.0.1".to_owned(),
        port: Some(9),
        security: Security::None,
        from: "diwan@commune.example".to_owned(),
        ..Smtp::default()
    };
    app.engine = app.engine_with(Senders::new(Some(smtp), None).unwrap());
    app
}

pub(super) fn notice(kind: &'static NoticeKind, to: &[&str]) -> Notice {
    let params = Params::new()
        .with("name", "Amal")
        .with("unit", "État civil")
        .with("date", "1/1");
    let params = params.with("head", "Sara").with("from", "1/1").with("to", "2/1");
    Notice::new(kind, to.iter().map(|id| (*id).to_owned()).collect(), params).link("/profile")
}

/// Tells in a transaction of its own.
pub(super) async fn notify_now(app: &TestApp, notice: Notice) {
    let told = app
        .engine
        .transact(&TestApp::full_rights(), "tell", move |cx| notify(cx, &notice))
        .await;
    told.unwrap();
}

/// Runs jobs until none is due.
pub(super) async fn run_due_jobs(engine: &Engine) {
    while engine.run_due_jobs().await.unwrap() > 0 {}
}

/// Plans what is due at an instant and runs it.
pub(super) async fn run_until(app: &TestApp, instant: &str) {
    app.at(instant);
    app.engine.plan_routines().await.unwrap();
    run_due_jobs(&app.engine).await;
}

/// What a user was told, oldest first.
pub(super) async fn of(app: &TestApp, user: &str) -> Vec<Document> {
    let user = Id(user.to_owned());
    let all = app.all(&NOTIFICATIONS).await.into_iter();
    all.filter(|row| row.get(USER) == Some(user.clone())).collect()
}

/// The kinds of what a user was told.
pub(super) async fn kinds_of(app: &TestApp, user: &str) -> Vec<String> {
    let rows = of(app, user).await.into_iter();
    rows.filter_map(|row| row.get(super::notification::KIND)).collect()
}

/// The outbox as the wire shows it: (to, subject, body).
pub(super) async fn outbox(app: &TestApp) -> Vec<[String; 3]> {
    let text = |row: &Document, name: &str| row.value(name).text().unwrap_or_default().to_owned();
    let rows = app.all(&OUTBOX).await;
    rows.iter()
        .map(|row| ["to", "subject", "body"].map(|name| text(row, name)))
        .collect()
}

/// When the jobs of the outbox are due.
pub(super) async fn outbox_due_times(app: &TestApp) -> Vec<String> {
    let jobs = app.all(&engine::JOBS).await;
    let sends = |job: &&Document| {
        job.value("kind")
            .text()
            .is_some_and(|kind| kind.starts_with("notifications.send"))
    };
    let due = |job: &Document| job.value("dueAt").text().unwrap_or_default().to_owned();
    jobs.iter().filter(sends).map(due).collect()
}

pub(super) async fn act(app: &TestApp, ctx: &RequestContext, id: &str, data: Json) -> Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine.act(ctx, id, input).await
}

pub(super) async fn save(app: &TestApp, user: &str, wishes: Json) -> Json {
    let ctx = app.ctx(user).await;
    act(app, &ctx, "notificationPreferences.save", wishes).await.unwrap()
}

pub(super) async fn count(app: &TestApp, user: &str) -> Json {
    let ctx = app.ctx(user).await;
    act(app, &ctx, "notifications.count", json!({})).await.unwrap()
}

/// A kind of the tests alone, for what a text may say.
pub(super) const fn plural_kind(text: Text) -> NoticeKind {
    NoticeKind::new("tests.counting", Label::new("س", "C", "C"), text, text)
}
