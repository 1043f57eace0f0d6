//! Punches: once each, in the order and the pieces that a terminal likes.

use schema::Instant;

use super::*;
use crate::device::malformed::MALFORMED_PUNCHES;
use crate::device::unknown_code::UNKNOWN_CODES;
use crate::device::upload::DEVICE_UPLOADS;
use crate::punch::{AT, EMP_CODE, EMPLOYEE, IS_DOUBTFUL, LOCAL_AT};
use platform::people::employee::EMPLOYEES;
use platform::workday::STALE_DAYS;

const BODY: &str = "0042\t2026-11-19 08:31:00\t0\t1\t0\t0\n1042\t2026-11-19 08:40:00\t255\t15\t\t0\r\n\
    777\t2026-11-19 08:41:00\t0\t1\t0\t0\n0042\t2026-11-19 08:31:00\t0\t4\t0\t0\nnonsense\n";

#[tokio::test]
async fn a_body_is_counted_written_once_and_answered() {
    let app = town().await;
    for _ in 0..3 {
        assert_eq!(post(&app, ATTLOG, BODY).await, "OK:5");
    }
    let rows = punches(&app).await;
    assert_eq!(rows.len(), 3, "the same moment under another way of checking is one");
    let first = &rows[0];
    assert_eq!(first.get(EMP_CODE).as_deref(), Some("0042"));
    assert_eq!(first.get(LOCAL_AT).as_deref(), Some("2026-11-19 08:31:00"));
    assert_eq!(first.get(AT), Some(Instant("2026-11-19T08:31:00Z".parse().unwrap())));
    assert_eq!(first.get(EMPLOYEE).map(|id| id.0).as_deref(), Some("amina"));
    assert_eq!(rows[2].get(EMPLOYEE), None);
    let uploads = app.all(&DEVICE_UPLOADS).await;
    assert_eq!(uploads.len(), 1, "the same body is one upload");
    assert_eq!(app.all(&MALFORMED_PUNCHES).await.len(), 1);
    let device = device(&app).await;
    assert_eq!([&device["unknownCodes"], &device["malformedLines"]], [1, 1]);
    assert!(!device["lastLogAt"].is_null());
    let stale = app.all(&STALE_DAYS).await;
    assert_eq!(stale.len(), 1, "once for the body");
}

#[tokio::test]
async fn the_given_bodies_twice_are_the_same_as_once() {
    let app = town().await;
    let lines: Vec<String> = (0..1200)
        .map(|at| {
            format!(
                "{}\t2026-11-1{} 08:{:02}:{:02}\t0\t1\t0\t0",
                1000 + at % 40,
                at / 200,
                at / 60 % 60,
                at % 60
            )
        })
        .collect();
    let whole = lines.join("\n");
    assert_eq!(post(&app, ATTLOG, whole.clone()).await, "OK:1200");
    let once: Vec<_> = punches(&app)
        .await
        .iter()
        .map(|row| (row.id.clone(), row.get(LOCAL_AT)))
        .collect();
    let mut turned = lines.clone();
    turned.reverse();
    for piece in turned.chunks(170) {
        assert_eq!(
            post(&app, ATTLOG, piece.join("\r\n")).await,
            format!("OK:{}", piece.len())
        );
    }
    let twice: Vec<_> = punches(&app)
        .await
        .iter()
        .map(|row| (row.id.clone(), row.get(LOCAL_AT)))
        .collect();
    assert_eq!(once.len(), 1200);
    assert_eq!(once, twice);
}

#[tokio::test]
async fn what_is_in_the_future_or_before_the_device_is_kept_aside() {
    let app = town().await;
    let body = "0042\t2026-11-22 08:00:00\t0\t1\n0042\t2025-12-31 08:00:00\t0\t1\n0042\t2026-11-21 08:00:00\t0\t1\n";
    assert_eq!(post(&app, ATTLOG, body).await, "OK:3");
    assert_eq!(punches(&app).await.len(), 1, "less than a day ahead");
    let faults: Vec<_> = app
        .all(&MALFORMED_PUNCHES)
        .await
        .iter()
        .map(|row| row.value("fault").text().unwrap().to_owned())
        .collect();
    assert_eq!(faults, ["too_old", "future"]);
}

#[tokio::test]
async fn a_live_punch_follows_the_zone_of_the_handshake_and_shows_the_drift() {
    let app = town().await;
    assert!(get(&app, HELLO).await.contains("\nTimeZone=0\n"));
    post(&app, ATTLOG, "0042\t2026-11-20 08:00:00\t0\t1\n").await;
    polls(&app, 2).await;
    // Two minutes past ten on the wall; its clock says twenty past.
    post(&app, ATTLOG, "0042\t2026-11-20 10:20:00\t0\t1\n").await;
    let last = punches(&app).await.pop().unwrap();
    assert_eq!(last.get(IS_DOUBTFUL), Some(true));
    assert_eq!(device(&app).await["drift"], 18 * 60);
    let told = app.all(app.collection("notifications")).await;
    assert_eq!(told.len(), 1, "those who keep attendance are told once");
    post(&app, ATTLOG, "0042\t2026-11-20 10:21:00\t0\t1\n").await;
    assert_eq!(app.all(app.collection("notifications")).await.len(), 1);
}

#[tokio::test]
async fn an_unknown_code_is_given_to_an_employee_with_its_punches() {
    let app = town().await;
    post(
        &app,
        ATTLOG,
        "777\t2026-11-18 08:41:00\t0\t1\n777\t2026-11-19 08:41:00\t0\t1\n",
    )
    .await;
    let waiting = app.all(&UNKNOWN_CODES).await.pop().unwrap();
    assert_eq!(waiting.value("punches").int(), Some(2));
    let order = json!({"id": waiting.id, "employeeId": "chama"});
    let refused = app.act(&clerk(&app).await, "unknownCodes.assign", order.clone()).await;
    assert_eq!(code(refused), "user_unauthorized", "files are for those who keep staff");
    let chief = app.ctx("chief").await;
    let taken = json!({"id": waiting.id, "employeeId": "amina"});
    assert_eq!(
        code(app.act(&chief, "unknownCodes.assign", taken).await),
        "device_code_of_another"
    );
    let done = app.act(&chief, "unknownCodes.assign", order).await.unwrap();
    assert_eq!(done["punches"], 2);
    assert_eq!(app.get(&EMPLOYEES, "chama").await["emp_code"], "777");
    assert!(
        punches(&app)
            .await
            .iter()
            .all(|row| row.get(EMPLOYEE).is_some_and(|id| id.0 == "chama"))
    );
    assert!(app.all(&UNKNOWN_CODES).await.is_empty());
}

#[tokio::test]
async fn a_code_with_letters_is_one_at_every_door() {
    let app = town().await;
    post(
        &app,
        ATTLOG,
        "NB2401004\t2026-11-18 08:41:00\t0\t15\nnb2401004\t2026-11-19 08:41:00\t0\t15\n",
    )
    .await;
    post(&app, ATTLOG, "nb2401004\t2026-11-18 08:41:00\t0\t15\n").await;
    assert_eq!(punches(&app).await.len(), 2, "one code, in whatever case it is sent");
    let waiting = app.all(&UNKNOWN_CODES).await;
    assert_eq!(waiting.len(), 1);
    let chief = app.ctx("chief").await;
    let order = json!({"id": waiting[0].id, "employeeId": "chama"});
    assert_eq!(
        app.act(&chief, "unknownCodes.assign", order).await.unwrap()["punches"],
        2
    );
    let found = async |typed: &str| {
        let query = schema::WireQuery {
            method: "equal".to_owned(),
            attribute: "emp_code".to_owned(),
            values: vec![json!(typed)],
        };
        let list = app.engine.list(&chief, &EMPLOYEES, &[query], true).await.unwrap();
        serde_json::from_slice::<Json>(&list).unwrap()["total"].clone()
    };
    let counts = [
        found("NB2401004").await,
        found(" nb٢٤٠١٠٠٤ ").await,
        found("NB2401005").await,
    ];
    assert_eq!(counts, [1, 1, 0]);
}

#[tokio::test]
async fn a_file_is_saved_with_a_code_of_letters_that_nobody_else_has() {
    let app = town().await;
    let chief = app.ctx("chief").await;
    let save = async |id: &str, typed: &str| app.update(&chief, &EMPLOYEES, id, json!({"emp_code": typed})).await;
    for _ in 0..2 {
        save("chama", "NB2401004").await.unwrap();
    }
    save("brahim", "nb2401005").await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "brahim").await["emp_code"], "NB2401005");
    assert_eq!(
        code(save("amina", "nb2401005").await),
        "document_unique_constraint_violation"
    );
}

#[tokio::test]
async fn a_finger_is_known_by_a_punch_a_type_and_an_operation() {
    let app = town().await;
    app.employee("driss", "AA1004", json!({"emp_code": "55"})).await;
    let has = async |id: &str| app.get(&EMPLOYEES, id).await["fingerprint"].clone();
    // By a face and by a card: no finger.
    post(
        &app,
        ATTLOG,
        "0042\t2026-11-19 08:31:00\t0\t15\n1042\t2026-11-19 08:31:00\t0\t4\n",
    )
    .await;
    assert_eq!([has("amina").await, has("brahim").await], [false, false]);
    post(
        &app,
        ATTLOG,
        "0042\t2026-11-19 16:31:00\t1\t1\n777\t2026-11-19 16:31:00\t1\t1\n",
    )
    .await;
    assert_eq!(
        [has("amina").await, has("brahim").await, has("chama").await],
        [true, false, false]
    );
    post(
        &app,
        "/iclock/cdata?SN=CQZ1&table=BIODATA&Stamp=1",
        "BIODATA Pin=1042\tNo=6\tIndex=0\tValid=1\tDuress=0\tType=1\tTmp=AAAA\n",
    )
    .await;
    post(&app, OPERLOG, "OPLOG 6\t14\t2026-11-19 07:58:00\t55\t0\t6\t1\n").await;
    assert_eq!([has("brahim").await, has("driss").await], [true, true]);
    assert_eq!(
        app.get(&EMPLOYEES, "driss").await["registrationStatus"],
        "fullyRegistered"
    );
}

#[tokio::test]
async fn a_finger_under_an_unknown_code_is_that_of_whom_it_is_given_to() {
    let app = town().await;
    post(&app, ATTLOG, "777\t2026-11-19 16:31:00\t1\t1\n").await;
    let waiting = app.all(&UNKNOWN_CODES).await.pop().unwrap();
    let order = json!({"id": waiting.id, "employeeId": "chama"});
    app.act(&app.ctx("chief").await, "unknownCodes.assign", order)
        .await
        .unwrap();
    assert_eq!(app.get(&EMPLOYEES, "chama").await["fingerprint"], true);
}

#[tokio::test]
async fn a_file_of_the_device_is_tried_and_then_read() {
    let app = town().await;
    post(&app, ATTLOG, "0042\t2026-11-19 08:31:00\t0\t1\n").await;
    let file = "    0042\t2026-11-19 08:31:00\t1\t0\t1\t0\n    0042\t2026-11-19 16:31:00\t1\t0\t1\t0\nx\n";
    let read = async |is_rehearsal: bool| {
        let input = engine::Input {
            data: json!({"deviceId": "door", "dryRun": is_rehearsal})
                .as_object()
                .unwrap()
                .clone(),
            files: vec![engine::Upload::new("file", "attlog.dat", file.as_bytes().to_vec())],
        };
        app.engine
            .act(&clerk(&app).await, "punches.importFile", input)
            .await
            .unwrap()
    };
    let report = json!({"lines": 3, "new": 1, "known": 1, "malformed": 1, "unknownCodes": [],
        "from": "2026-11-19", "to": "2026-11-19"});
    assert_eq!(read(true).await, report);
    assert_eq!(punches(&app).await.len(), 1, "a rehearsal leaves nothing");
    assert_eq!(read(false).await, report);
    assert_eq!(punches(&app).await.len(), 2);
    assert_eq!(read(false).await["new"], 0);
}

#[tokio::test]
async fn door_control_speaks_its_dialect() {
    let app = town().await;
    assert!(
        get(&app, "/iclock/cdata?SN=CQZ1&options=all&DeviceType=acc")
            .await
            .starts_with("registry=ok\nRegistryCode=")
    );
    let registered = post(
        &app,
        "/iclock/registry?SN=CQZ1",
        "DeviceType=acc,~DeviceName=SF,FirmVer=Ver 8,A=B",
    )
    .await;
    assert!(registered.starts_with("RegistryCode="));
    assert_eq!(device(&app).await["model"], "SF");
    assert_eq!(device(&app).await["firmware"], "Ver 8");
    assert!(
        post(&app, "/iclock/push?SN=CQZ1", "")
            .await
            .starts_with("ServerVersion=3.1.2\n")
    );
    let event = "time=2026-11-19 08:01:07\tpin=0042\tcardno=9\tevent=3\tinoutstatus=0\tverifytype=15\tindex=88\n";
    for _ in 0..2 {
        assert_eq!(post(&app, "/iclock/cdata?SN=CQZ1&table=rtlog", event).await, "OK");
    }
    let row =
        "transaction cardno=9\tpin=0042\tverified=1\teventtype=3\tinoutstate=0\ttime_second=864028867\tindex=88\n";
    let query = "/iclock/querydata?SN=CQZ1&type=tabledata&cmdid=1&tablename=transaction&count=1";
    assert_eq!(post(&app, query, row).await, "transaction=1");
    assert_eq!(punches(&app).await.len(), 1, "one by its number");
    let users = "user pin=1\tpassword=secret\nuser pin=2\n";
    let table = "/iclock/cdata?SN=CQZ1&table=tabledata&tablename=user&count=2";
    assert_eq!(post(&app, table, users).await, "user=2");
}
