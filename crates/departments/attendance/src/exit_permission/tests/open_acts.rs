//! An exit slip × every state × every caller: what is offered is accepted, and nothing else is.

use platform::approval::{Purpose, submit};
use schema::{Choice as _, Date, Document, Id};
use serde_json::json;

use super::super::{DATE, EMPLOYEE, EXIT_PERMISSIONS, FROM, STATUS, Status, TO};
use crate::testing::{TestApp, offers};
use crate::town::town;

/// A slip of Amina that begins at an hour and stands so; those before it are over.
async fn slip(app: &TestApp, from: &'static str, status: Status) -> String {
    let make = move |cx: &mut engine::Cx<'_>| {
        for former in cx.all(&EXIT_PERMISSIONS, [])? {
            cx.update(former.with(STATUS, Status::Cancelled))?;
        }
        let slip = Document::new(&EXIT_PERMISSIONS)
            .with(EMPLOYEE, Id("amina".to_owned()))
            .with(DATE, Date(cx.today()))
            .with(FROM, from.to_owned())
            .with(TO, "18:00".to_owned())
            .with(STATUS, status);
        let made = match status {
            Status::Pending => submit(cx, slip, Purpose::Request)?,
            _ => cx.create(slip)?,
        };
        Ok(made.id)
    };
    let whole = TestApp::full_rights();
    app.engine.transact(&whole, "make", make).await.unwrap()
}

#[tokio::test]
async fn a_slip_is_called_off_by_its_person_until_it_begins_and_by_those_who_keep_it() {
    let app = town().await;
    for (from, status, own, kept) in [
        ("13:00", Status::Pending, true, true),
        ("13:00", Status::Approved, true, true),
        ("09:00", Status::Approved, false, true),
        ("13:00", Status::Rejected, false, false),
        ("13:00", Status::Cancelled, false, false),
    ] {
        for (who, is_open) in [
            ("amina", own),
            ("chama", kept),
            ("hajar", kept),
            ("warda", false),
            ("brahim", false),
        ] {
            let make = async || slip(&app, from, status).await;
            let offered = offers(&app, who, &EXIT_PERMISSIONS, make, |_, _| json!({"reason": "Reporté"})).await;
            let expected: &[&str] = if is_open { &["exitPermissions.cancel"] } else { &[] };
            assert_eq!(offered, expected, "{who} {from} {}", status.word());
        }
    }
}
