//! Every act on a request × every state × every caller: what is offered is accepted, and what is not is refused, also when it is asked
//! for all the same.

use jiff::civil::{Date as Day, date};
use platform::approval::{self, Purpose};
use schema::{Date, Document, Id};
use serde_json::{Value as Json, json};

use super::{decide, granted, input, one, submit, with};
use crate::leave_request::field::{
    CANCEL_FROM, EMPLOYEE, END, LEAVE_REQUESTS, START, STATUS, STEP, Status, Step, TYPE, TYPE_ROW,
};
use crate::testing::{TestApp, code};
use crate::town::{act, send, town};

/// The person, the head of the unit, human resources, a colleague, an administrator who holds everything but health.
const CALLERS: [&str; 5] = ["amina", "chama", "hajar", "brahim", "root"];
const TYPES: [&str; 2] = ["annual", "sick"];
/// How it stands, and where its chain does.
const STATES: [(Status, Step); 6] = [
    (Status::Pending, Step::Manager),
    (Status::Pending, Step::Submitted),
    (Status::Approved, Step::Done),
    // It is asked back.
    (Status::Approved, Step::Manager),
    (Status::Rejected, Step::Done),
    (Status::Cancelled, Step::Done),
];
/// Over, ending today, running, still to come: it is Wednesday 9 December.
const SPANS: [(Day, Day); 4] = [
    (date(2026, 12, 1), date(2026, 12, 4)),
    (date(2026, 12, 7), date(2026, 12, 9)),
    (date(2026, 12, 7), date(2026, 12, 11)),
    (date(2026, 12, 14), date(2026, 12, 18)),
];
/// What takes a paper or a whole form with it: their stories do them where they are offered.
const WITH_STORY: [&str; 2] = ["leaveRequests.print", "leaveRequests.submit"];

#[derive(Clone, Copy, Debug)]
struct Standing {
    code: &'static str,
    state: (Status, Step),
    span: (Day, Day),
}

fn standings() -> impl Iterator<Item = Standing> {
    let spans = |state| SPANS.map(|span| (state, span));
    let all = STATES.into_iter().flat_map(spans);
    all.flat_map(|(state, span)| TYPES.map(|code| Standing { code, state, span }))
}

/// A request of Amina that stands so.
async fn request(app: &TestApp, wanted: Standing) -> String {
    let make = move |cx: &mut engine::Cx<'_>| {
        let Standing { code, state, span } = wanted;
        let row = Document::new(&LEAVE_REQUESTS)
            .with(EMPLOYEE, Id("amina".to_owned()))
            .with(TYPE, code.to_owned())
            .with(TYPE_ROW, Id(code.to_owned()))
            .with(START, Date(span.0))
            .with(END, Date(span.1))
            .with(STATUS, state.0)
            .with(STEP, state.1);
        let made = match state {
            (Status::Pending, Step::Manager) => approval::submit(cx, row, Purpose::Request),
            (Status::Approved, Step::Manager) => {
                approval::submit(cx, row.with(CANCEL_FROM, Date(span.1)), Purpose::Cancellation)
            }
            _ => cx.create(row),
        };
        Ok(made?.id)
    };
    let whole = TestApp::full_rights();
    app.engine.transact(&whole, "make", make).await.unwrap()
}

async fn open_acts(app: &TestApp, who: &str, id: &str) -> Json {
    let asked = json!({"collection": "leaveRequests", "ids": [id]});
    act(app, who, "acts.open", asked).await.unwrap()[id].take()
}

fn is_open(open: &Json, act: &str) -> bool {
    open["open"].as_array().is_some_and(|open| open.contains(&json!(act)))
}

async fn town_in_december() -> TestApp {
    let app = town().await;
    app.user("root", json!({"auth": ["admin"]})).await;
    app.at("2026-12-09T08:00:00Z");
    app
}

/// Does an act as whoever means it: with all that any of them takes.
async fn done(app: &TestApp, who: &str, act: &str, id: &str, standing: Standing) -> schema::Result<Json> {
    if act == "leaveRequests.attachCertificate" {
        send(app, who, &format!("{who}{id}")).await.unwrap();
    }
    let (start, end) = (standing.span.0.to_string(), standing.span.1.to_string());
    let given = json!({"id": id, "reason": "x", "resumedOn": "2026-12-09", "certificateId": format!("{who}{id}"),
        "visitOn": start, "visit": "confirmed", "language": "fr", "type": standing.code, "startDate": start, "endDate": end});
    crate::town::act(app, who, act, given).await
}

#[tokio::test]
async fn what_is_offered_is_accepted_and_nothing_else_is() {
    let app = town_in_december().await;
    let acts = app.engine.entities().iter().flat_map(|entity| entity.actions);
    let on_requests = acts.filter(|act| act.subject().is_some_and(|on| on.collection().id == "leaveRequests"));
    let acts: Vec<&str> = on_requests.map(|act| act.id()).collect();
    assert_eq!(acts.len(), 7, "{acts:?}");
    let mut offered = 0;
    for (standing, who) in standings().flat_map(|standing| CALLERS.map(|who| (standing, who))) {
        let asked = request(&app, standing).await;
        let open = open_acts(&app, who, &asked).await;
        for one in &acts {
            let is_open = is_open(&open, one);
            offered += u32::from(is_open);
            if is_open && WITH_STORY.contains(one) {
                continue;
            }
            // What was refused has changed nothing.
            let id = if is_open {
                request(&app, standing).await
            } else {
                asked.clone()
            };
            let done = done(&app, who, one, &id, standing).await;
            let told = &open["refused"][one]["type"];
            let place = format!("{who} {one} {standing:?}: {open}");
            assert_eq!(done.is_ok(), is_open, "{place} {:?}", done.err());
            assert!(
                done.is_ok() || told.is_null() || code(done) == told.as_str().unwrap(),
                "{place}"
            );
        }
    }
    assert!(offered > 150, "{offered}");
}

#[tokio::test]
async fn what_is_open_tells_neither_a_head_nor_an_administrator_of_health() {
    let app = town_in_december().await;
    for (state, span) in STATES.into_iter().flat_map(|state| SPANS.map(|span| (state, span))) {
        for who in ["chama", "root"] {
            let mut told = Vec::new();
            for code in TYPES {
                let id = request(&app, Standing { code, state, span }).await;
                told.push(open_acts(&app, who, &id).await);
            }
            assert_eq!(told[0], told[1], "{who} {state:?} {span:?}");
        }
    }
}

#[tokio::test]
async fn a_counter_visit_is_of_sick_leave_that_stands_and_has_begun() {
    let app = town().await;
    let annual_leave = submit(&app, "amina", input("annual", "2026-11-20", "2026-11-24"))
        .await
        .unwrap();
    let sick = submit(&app, "brahim", input("sick", "2026-11-20", "2026-11-24"))
        .await
        .unwrap();
    let later = submit(&app, "driss", input("sick", "2026-11-23", "2026-11-24"))
        .await
        .unwrap();
    let visit = async |row: &Json| {
        let given = with(one(row), json!({"visitOn": "2026-11-20", "visit": "absent"}));
        act(&app, "hajar", "leaveRequests.recordVisit", given).await
    };
    assert_eq!(code(visit(&annual_leave).await), "leave_not_medical");
    assert_eq!(code(visit(&later).await), "leave_day_outside");
    visit(&sick).await.unwrap();
    act(&app, "brahim", "leaveRequests.withdraw", one(&sick)).await.unwrap();
    assert_eq!(code(visit(&sick).await), "leave_not_open");
    for (row, why) in [(annual_leave, "leave_not_medical"), (sick, "leave_not_open")] {
        let open = open_acts(&app, "hajar", row["$id"].as_str().unwrap()).await;
        assert_eq!(open["refused"]["leaveRequests.recordVisit"]["type"], why);
    }
}

#[tokio::test]
async fn whoever_entered_a_leave_for_somebody_corrects_it_as_they_do() {
    let app = town().await;
    let all = json!(["rh-managements:*"]);
    app.employee("karim", "AA1006", json!({"active": true})).await;
    app.user("karim", json!({"persoActif": "karim", "permissions": all}))
        .await;
    let asked = input("annual", "2026-12-07", "2026-12-11");
    let entered = submit(&app, "hajar", with(asked, json!({"employeeId": "brahim"})))
        .await
        .unwrap();
    let id = entered["$id"].as_str().unwrap();
    let correct = "leaveRequests.submit";
    let open = open_acts(&app, "hajar", id).await;
    assert_eq!(open["refused"][correct]["type"], "leave_being_decided");
    decide(&app, &entered, "returned").await.unwrap();
    for (who, corrects) in [("brahim", true), ("hajar", true), ("karim", false), ("chama", false)] {
        let open = open_acts(&app, who, id).await;
        assert_eq!(is_open(&open, correct), corrects, "{who}: {open}");
        assert_eq!(open["refused"][correct], Json::Null, "{who}");
    }
    let shorter = with(input("annual", "2026-12-07", "2026-12-08"), json!({"id": id}));
    assert_eq!(code(submit(&app, "karim", shorter.clone()).await), "leave_not_yours");
    let sent = submit(&app, "hajar", shorter).await.unwrap();
    assert_eq!([&sent["step"], &sent["workingDays"]], [&json!("manager"), &json!(2)]);
}

#[tokio::test]
async fn on_its_last_day_a_leave_is_called_off_until_noon() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-09")).await;
    let (id, call_off) = (row["$id"].as_str().unwrap(), "leaveRequests.cancel");
    let given = with(one(&row), json!({"reason": "Nécessité de service"}));
    app.at("2026-12-09T14:00:00Z");
    let open = open_acts(&app, "amina", id).await;
    assert_eq!(open["refused"][call_off]["type"], "leave_over");
    assert_eq!(code(act(&app, "amina", call_off, given.clone()).await), "leave_over");
    app.at("2026-12-09T08:00:00Z");
    assert!(is_open(&open_acts(&app, "amina", id).await, call_off));
    let asked = act(&app, "amina", call_off, given).await.unwrap();
    assert_eq!(asked["cancelFrom"].as_str().map(|day| &day[..10]), Some("2026-12-09"));
    assert_eq!(asked["cancelHalf"], true, "what is left of it");
}

/// How many changes the history of a request tells.
async fn changes(app: &TestApp, row: &Json) -> u64 {
    let (hr, id) = (app.ctx("hajar").await, row["$id"].as_str().unwrap());
    let history = app.engine.history(&hr, &LEAVE_REQUESTS, id, None, 50).await;
    history.unwrap()["total"].as_u64().unwrap()
}

#[tokio::test]
async fn an_act_is_one_change_of_its_request() {
    let app = town().await;
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    assert_eq!(changes(&app, &row).await, 1, "sent");
    decide(&app, &row, "returned").await.unwrap();
    assert_eq!(changes(&app, &row).await, 2, "sent back");
    let corrected = with(input("annual", "2026-12-07", "2026-12-10"), json!({"id": row["$id"]}));
    submit(&app, "amina", corrected).await.unwrap();
    assert_eq!(changes(&app, &row).await, 3, "corrected");
    decide(&app, &row, "approved").await.unwrap();
    let before = changes(&app, &row).await;
    app.at("2026-12-09T08:00:00Z");
    let back = with(one(&row), json!({"resumedOn": "2026-12-09"}));
    act(&app, "chama", "leaveRequests.resume", back).await.unwrap();
    assert_eq!(changes(&app, &row).await, before + 1, "back, and days asked back");
    act(&app, "hajar", "leaveRequests.withdraw", one(&row)).await.unwrap();
    let off = with(one(&row), json!({"reason": "x"}));
    act(&app, "amina", "leaveRequests.cancel", off).await.unwrap();
    assert_eq!(changes(&app, &row).await, before + 3, "called off");
}
