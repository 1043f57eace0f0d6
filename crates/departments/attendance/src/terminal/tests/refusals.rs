//! Who is not let in, and what is never answered OK.

use super::*;
use crate::device::ALLOWED;
use crate::device::state::{self, DEVICE_STATES};

const LINE: &str = "0042\t2026-11-19 08:31:00\t0\t1\n";

fn whole(body: &str) -> TerminalBody {
    TerminalBody::Whole(body.as_bytes().to_vec())
}

#[tokio::test]
async fn a_stranger_waits_in_the_list_and_keeps_what_it_sends() {
    let app = town().await;
    let upload = "/iclock/cdata?SN=NEW1&table=ATTLOG";
    for _ in 0..3 {
        let hello = call_from(&app, "10.0.0.9", "/iclock/cdata?SN=NEW1&options=all", None).await;
        assert!(success(hello).starts_with("GET OPTION FROM: NEW1\n"));
        let refused = call_from(&app, "10.0.0.9", upload, Some(whole(LINE))).await;
        assert_eq!((refused.status, refused.body.as_str()), (403, "UNKNOWN DEVICE"));
        let poll = call_from(&app, "10.0.0.9", "/iclock/getrequest?SN=NEW1", None).await;
        assert_eq!(success(poll), "OK");
    }
    let waiting: Vec<_> = app
        .all(&DEVICES)
        .await
        .into_iter()
        .filter(|one| one.get(ALLOWED) == Some(false))
        .collect();
    assert_eq!(waiting.len(), 1);
    assert_eq!(punches(&app).await.len(), 0);
    let id = waiting[0].id.clone();
    let change = json!({"allowed": true, "networks": ["10.0.0.9"], "installedOn": "2026-11-01"});
    app.update(&app.ctx("chief").await, &DEVICES, &id, change)
        .await
        .unwrap();
    let taken = call_from(&app, "10.0.0.9", upload, Some(whole(LINE))).await;
    assert_eq!(success(taken), "OK:1");
}

#[tokio::test]
async fn only_so_many_strangers_are_kept() {
    let app = town().await;
    app.engine
        .transact(&TestApp::full_rights(), "fill", |cx| {
            for number in 0..1000 {
                cx.create(Document::new(&DEVICES).with(crate::device::SERIAL, format!("S{number}")))?;
            }
            Ok(())
        })
        .await
        .unwrap();
    let hello = async || success(call_from(&app, "10.0.0.9", "/iclock/cdata?SN=ONEMORE&options=all", None).await);
    assert!(hello().await.contains("ONEMORE"));
    let is_first = |one: &Document| one.get(crate::device::SERIAL).as_deref() == Some("S0");
    assert!(
        app.all(&DEVICES).await.iter().any(is_first),
        "each keeps its place for an hour"
    );
    app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(61));
    hello().await;
    let kept = app.all(&DEVICES).await;
    assert_eq!(kept.len(), 1001);
    let waits = |serial: &str| {
        kept.iter()
            .any(|one| one.get(crate::device::SERIAL).as_deref() == Some(serial))
    };
    assert!(
        waits("ONEMORE") && waits("S1") && !waits("S0"),
        "the first that came goes"
    );
}

#[tokio::test]
async fn all_strangers_go_at_once_but_for_what_somebody_named() {
    let app = town().await;
    for number in 0..3 {
        let target = format!("/iclock/cdata?SN=S{number}&options=all");
        success(call_from(&app, "10.0.0.9", &target, None).await);
    }
    let is_named = |one: &Document| one.get(crate::device::SERIAL).as_deref() == Some("S1");
    let named = app.all(&DEVICES).await.into_iter().find(is_named).unwrap();
    let (chief, plain) = (app.ctx("chief").await, app.ctx("amina").await);
    app.update(&chief, &DEVICES, &named.id, json!({"nameFr": "Porte du parc"}))
        .await
        .unwrap();
    let refused = app.act(&plain, "devices.deleteStrangers", json!({})).await;
    assert_eq!(code(refused), "user_unauthorized");
    let gone = app.act(&chief, "devices.deleteStrangers", json!({})).await.unwrap();
    assert_eq!(gone["deleted"], 2);
    let kept = app.all(&DEVICES).await;
    assert_eq!(kept.len(), 2, "what somebody named stays, and what is allowed");
}

#[tokio::test]
async fn whoever_calls_under_ever_new_numbers_keeps_no_terminal_out_of_the_list() {
    let app = town().await;
    let hello = async |address: &str, serial: &str| {
        let target = format!("/iclock/cdata?SN={serial}&options=all");
        success(call_from(&app, address, &target, None).await);
    };
    hello("10.0.0.8", "REAL1").await;
    for number in 0..60 {
        hello("10.0.0.9", &format!("FORGED{number}")).await;
    }
    hello("10.0.0.10", "REAL2").await;
    let waiting = app.all(&DEVICES).await;
    let named = |start: &str| {
        let serials = waiting.iter().filter_map(|one| one.get(crate::device::SERIAL));
        serials.filter(|serial| serial.starts_with(start)).count()
    };
    assert_eq!((named("REAL"), named("FORGED")), (2, 20));
}

#[tokio::test]
async fn a_serial_is_known_on_its_network_alone_and_at_one_address() {
    let app = town().await;
    assert_eq!(post(&app, ATTLOG, LINE).await, "OK:1");
    let later = "0042\t2026-11-19 17:31:00\t1\t1\n";
    for address in ["192.168.1.7", "10.0.0.8"] {
        let refused = call_from(&app, address, ATTLOG, Some(whole(later))).await;
        assert_eq!(
            (refused.status, refused.body.as_str()),
            (403, "UNKNOWN DEVICE"),
            "{address}"
        );
        assert_eq!(success(call_from(&app, address, POLL, None).await), "OK");
    }
    let alarms = app.all(app.collection("notifications")).await;
    assert_eq!(alarms.len(), 1, "one alarm a day");
    app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(11));
    let moved = call_from(&app, "10.0.0.8", ATTLOG, Some(whole(later))).await;
    assert_eq!(
        success(moved),
        "OK:1",
        "its address has changed, and the old one is silent"
    );
    assert_eq!(device(&app).await["ip"], "10.0.0.8");
}

#[tokio::test]
async fn where_a_terminal_calls_from_is_known_at_its_first_call_from_there() {
    let app = town().await;
    let just_now = schema::Instant(app.clock.now());
    let state = Document::new(&DEVICE_STATES)
        .with(state::DEVICE, schema::Id("door".to_owned()))
        .with(state::SEEN, just_now);
    let write = move |cx: &mut engine::Cx<'_>| cx.create(state.clone());
    let full = TestApp::full_rights();
    app.engine.transact(&full, "as filled in", write).await.unwrap();
    get(&app, POLL).await;
    assert_eq!(device(&app).await["ip"], "10.0.0.7");
}

#[tokio::test]
async fn nothing_that_was_cut_short_is_answered_ok_and_too_much_is() {
    let app = town().await;
    for target in [
        ATTLOG,
        OPERLOG,
        "/iclock/devicecmd?SN=CQZ1",
        "/iclock/cdata?SN=CQZ1&table=options",
    ] {
        let cut = call_from(&app, "10.0.0.7", target, Some(TerminalBody::Incomplete)).await;
        assert_eq!(cut.status, 400, "{target}");
        assert!(!cut.body.contains("OK"));
    }
    let large = || Some(TerminalBody::Oversize { lines: 90_000 });
    assert_eq!(success(call_from(&app, "10.0.0.7", ATTLOG, large()).await), "OK:90000");
    let photo = "/iclock/cdata?SN=CQZ1&table=ATTPHOTO";
    assert_eq!(success(call_from(&app, "10.0.0.7", photo, large()).await), "OK");
    assert_eq!(app.all(app.collection("notifications")).await.len(), 1);
    assert_eq!(post(&app, ATTLOG, "").await, "OK:0");
    assert_eq!(
        get(&app, ATTLOG).await,
        "OK:0",
        "an upload without lines leaves as a question"
    );
}

#[tokio::test]
async fn other_pages_and_serials_are_none() {
    let app = town().await;
    assert_eq!(call_from(&app, "10.0.0.7", "/v1/health", None).await.status, 404);
    assert_eq!(call_from(&app, "10.0.0.7", "/iclock/ping", None).await.status, 403);
    assert_eq!(
        call_from(&app, "10.0.0.7", "/iclock/ping?SN=a b", None).await.status,
        403
    );
    assert_eq!(get(&app, "/iclock/ping?SN=CQZ1").await, "OK");
    assert_eq!(
        get(&app, "/iclock/rtdata?SN=CQZ1&type=time").await,
        "DateTime=864122400,ServerTZ=+0000"
    );
    assert_eq!(get(&app, "/iclock/cdata?SN=CQZ1&table=RemoteAtt&PIN=5").await, "OK");
    assert_eq!(get(&app, "/iclock/cdata?SN=CQZ1&PIN=5").await, "NONE\n");
}

#[tokio::test]
async fn administrators_alone_open_the_door() {
    let app = town().await;
    let clerk = clerk(&app).await;
    for change in [
        json!({"allowed": false}),
        json!({"serialNumber": "X"}),
        json!({"networks": ["0.0.0.0/0"]}),
    ] {
        let refused = app.update(&clerk, &DEVICES, "door", change.clone()).await;
        assert_eq!(code(refused), "user_unauthorized", "{change}");
    }
    let named = json!({"nameFr": "Porte sud", "outOfServiceFrom": "2026-11-20T08:00:00Z", "outOfServiceReason": "x"});
    app.update(&clerk, &DEVICES, "door", named).await.unwrap();
    let new = json!({"serialNumber": "X", "nameFr": "x"});
    assert_eq!(code(app.create(&clerk, &DEVICES, new).await), "user_unauthorized");
    let chief = app.ctx("chief").await;
    let open = json!({"serialNumber": "X", "allowed": true});
    assert_eq!(code(app.create(&chief, &DEVICES, open).await), "device_without_network");
    let wrong = json!({"serialNumber": "X", "networks": ["10.0.0"]});
    assert_eq!(
        code(app.create(&chief, &DEVICES, wrong).await),
        "device_network_unreadable"
    );
}

#[tokio::test]
async fn punches_are_read_by_their_people_and_by_those_who_keep_attendance() {
    let app = town().await;
    post(
        &app,
        ATTLOG,
        "0042\t2026-11-19 08:31:00\t0\t1\n1042\t2026-11-19 08:31:00\t0\t1\n",
    )
    .await;
    let rows = punches(&app).await;
    let own = app.ctx("amina").await;
    assert!(app.see(&own, &PUNCHES, &rows[0].id).await.is_ok());
    assert_eq!(code(app.see(&own, &PUNCHES, &rows[1].id).await), "document_not_found");
    assert!(app.see(&clerk(&app).await, &PUNCHES, &rows[1].id).await.is_ok());
    let chief = app.ctx("chief").await;
    let change = app
        .update(&chief, &PUNCHES, &rows[0].id, json!({"emp_code": "1"}))
        .await;
    assert_eq!(code(change), "user_unauthorized");
}
