//! Commands on their way out, and what a device has told by then.

use super::*;
use crate::device_command::{DEVICE_COMMANDS, STATE, State};

async fn states(app: &TestApp) -> Vec<State> {
    let rows = app.all(&DEVICE_COMMANDS).await;
    rows.iter().filter_map(|row| row.get(STATE)).collect()
}

#[tokio::test]
async fn a_command_is_sent_answered_and_done() {
    let app = town().await;
    let clerk = clerk(&app).await;
    assert_eq!(get(&app, POLL).await, "OK");
    let order = json!({"id": "door", "from": "2026-11-18", "to": "2026-11-19"});
    app.act(&clerk, "devices.resend", order.clone()).await.unwrap();
    app.act(&clerk, "devices.resend", order).await.unwrap();
    let sent = "C:1:DATA QUERY ATTLOG StartTime=2026-11-18 00:00:00\tEndTime=2026-11-20 00:00:00\n";
    assert_eq!(get(&app, POLL).await, sent);
    assert_eq!(get(&app, POLL).await, "OK", "it was just sent");
    polls(&app, 4).await;
    app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(2));
    assert_eq!(get(&app, POLL).await, sent, "no answer came");
    assert_eq!(
        post(&app, "/iclock/devicecmd?SN=CQZ1", "ID=1&Return=0&CMD=DATA QUERY\n").await,
        "OK"
    );
    assert_eq!(states(&app).await, [State::Done]);
}

#[tokio::test]
async fn a_command_without_answer_is_given_up_after_three_times() {
    let app = town().await;
    app.act(&clerk(&app).await, "devices.setTime", json!({"id": "door"}))
        .await
        .unwrap();
    for _ in 0..3 {
        assert!(get(&app, POLL).await.starts_with("C:1:SET OPTION DateTime="));
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_mins(6));
    }
    assert_eq!(get(&app, POLL).await, "OK");
    assert_eq!(states(&app).await, [State::Failed]);
}

#[tokio::test]
async fn all_that_it_holds_is_asked_for_by_the_next_handshake() {
    let app = town().await;
    app.act(&clerk(&app).await, "devices.resend", json!({"id": "door"}))
        .await
        .unwrap();
    assert_eq!(get(&app, POLL).await, "C:2:CHECK\n");
    assert!(get(&app, HELLO).await.contains("\nATTLOGStamp=0\n"));
    assert!(get(&app, HELLO).await.contains("\nATTLOGStamp=None\n"), "once");
}

#[tokio::test]
async fn names_are_sent_and_neither_rights_nor_passwords() {
    let app = town().await;
    let done = app
        .act(&clerk(&app).await, "devices.sendNames", json!({"id": "door"}))
        .await
        .unwrap();
    assert_eq!(done["queued"], 2);
    assert_eq!(
        get(&app, POLL).await,
        "C:1:DATA UPDATE USERINFO PIN=0042\tName=Agent AA1001\nC:2:DATA UPDATE USERINFO PIN=1042\tName=Agent AA1002\n"
    );
}

#[tokio::test]
async fn another_zone_has_a_device_read_its_settings_again_once() {
    let app = town().await;
    app.at("2026-02-14T12:00:00Z");
    assert!(get(&app, HELLO).await.contains("\nTimeZone=1\n"));
    app.at("2026-02-15T03:00:00Z");
    assert_eq!(get(&app, POLL).await, "C:1:CHECK\n");
    polls(&app, 3).await;
    assert_eq!(app.all(&DEVICE_COMMANDS).await.len(), 1);
    assert!(get(&app, HELLO).await.contains("\nTimeZone=0\n"));
}

#[tokio::test]
async fn one_that_shakes_no_hands_after_a_change_is_restarted_at_night_and_once() {
    let app = town().await;
    app.at("2026-02-14T12:00:00Z");
    get(&app, HELLO).await;
    let hears = async |at: &str| {
        app.at(at);
        get(&app, POLL).await
    };
    let answers = async |number: u32, name: &str| {
        let said = format!("ID={number}&Return=0&CMD={name}\n");
        post(&app, "/iclock/devicecmd?SN=CQZ1", said).await;
    };
    assert_eq!(hears("2026-02-15T03:45:00Z").await, "C:1:CHECK\n");
    answers(1, "CHECK").await;
    assert_eq!(hears("2026-02-15T04:20:00Z").await, "OK", "people may come now");
    assert_eq!(hears("2026-02-16T00:50:00Z").await, "C:2:CHECK\n");
    answers(2, "CHECK").await;
    assert_eq!(hears("2026-02-16T01:00:00Z").await, "C:3:REBOOT\n");
    assert_eq!(hears("2026-02-16T01:10:00Z").await, "OK", "it is not restarted twice");
    assert_eq!(hears("2026-02-17T01:10:00Z").await, "C:4:CHECK\n");
    answers(4, "CHECK").await;
    assert_eq!(hears("2026-02-17T02:10:00Z").await, "OK", "nor the night after");
    assert_eq!(
        states(&app).await,
        [State::Done, State::Done, State::Failed, State::Done]
    );
    assert!(get(&app, HELLO).await.contains("\nTimeZone=0\n"));
    assert_eq!(hears("2026-03-22T02:05:00Z").await, "C:5:CHECK\n", "the next change");
    answers(5, "CHECK").await;
    assert_eq!(hears("2026-03-23T00:05:00Z").await, "C:6:REBOOT\n");
    assert!(get(&app, HELLO).await.contains("\nTimeZone=1\n"));
    assert_eq!(
        states(&app).await.last(),
        Some(&State::Done),
        "the handshake is its answer"
    );
    assert_eq!(hears("2026-03-24T00:05:00Z").await, "OK");
}

/// The hour at which devices are asked how much they hold, and what this one hears then.
async fn night(app: &TestApp, at: &str) -> String {
    app.at(at);
    app.engine.plan_routines().await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    get(app, POLL).await
}

/// A command about a day, from its first moment to its last.
fn of_day(number: u32, command: &str, day: &str, next: &str) -> String {
    format!("C:{number}:{command} ATTLOG StartTime={day} 00:00:00\tEndTime={next} 00:00:00\n")
}

#[tokio::test]
async fn a_device_that_counts_has_told_a_day_when_its_count_is_ours() {
    let app = town().await;
    post(&app, ATTLOG, "0042\t2026-11-19 08:31:00\t0\t1\n").await;
    app.engine.plan_routines().await.unwrap();
    let told = async || device(&app).await["toldUntil"].clone();
    let answer = async |text: &str| post(&app, "/iclock/devicecmd?SN=CQZ1", text).await;
    let asked = night(&app, "2026-11-21T00:50:00Z").await;
    assert_eq!(asked, of_day(1, "VERIFY SUM", "2026-11-20", "2026-11-21"));
    answer("ID=1&Return=0&CMD=VERIFY SUM&AttlogSum=1\n").await;
    assert_eq!(told().await, Json::Null, "it holds one that is not here");
    let again = get(&app, POLL).await;
    assert_eq!(again, of_day(2, "DATA QUERY", "2026-11-20", "2026-11-21"));
    post(&app, ATTLOG, "0042\t2026-11-20 16:31:00\t1\t1\n").await;
    answer("ID=2&Return=1&CMD=DATA QUERY\n").await;
    assert_eq!(told().await, "2026-11-21T00:00:00.000+00:00");
    let asked = night(&app, "2026-11-22T00:50:00Z").await;
    assert_eq!(asked, of_day(3, "VERIFY SUM", "2026-11-21", "2026-11-22"));
    answer("ID=3&Return=0&CMD=VERIFY SUM&AttlogSum=0\n").await;
    assert_eq!(told().await, "2026-11-22T00:00:00.000+00:00");
}

#[tokio::test]
async fn an_old_device_is_asked_in_its_own_words_and_answers_with_its_count() {
    let app = town().await;
    post(&app, ATTLOG, "0042\t2026-11-20 08:31:00\t0\t1\n").await;
    app.engine.plan_routines().await.unwrap();
    let told = async || device(&app).await["toldUntil"].clone();
    let answer = async |text: &str| post(&app, "/iclock/devicecmd?SN=CQZ1", text).await;
    let asked = night(&app, "2026-11-21T00:50:00Z").await;
    assert_eq!(asked, of_day(1, "VERIFY SUM", "2026-11-20", "2026-11-21"));
    answer("ID=1&Return=-22&CMD=VERIFY SUM\n").await;
    let old = get(&app, POLL).await;
    assert_eq!(old, "C:2:ACCOUNT Start=2026-11-20\tEnd=2026-11-20\tCount=1\n");
    answer("ID=2&Return=2&CMD=ACCOUNT\n").await;
    assert_eq!(told().await, Json::Null, "it holds one that is not here");
    assert_eq!(
        get(&app, POLL).await,
        of_day(3, "DATA QUERY", "2026-11-20", "2026-11-21")
    );
    post(&app, ATTLOG, "0042\t2026-11-20 16:31:00\t1\t1\n").await;
    answer("ID=3&Return=1&CMD=DATA QUERY\n").await;
    assert_eq!(told().await, "2026-11-21T00:00:00.000+00:00");
    let asked = night(&app, "2026-11-22T00:50:00Z").await;
    assert_eq!(asked, of_day(4, "VERIFY SUM", "2026-11-21", "2026-11-22"));
    answer("ID=4&Return=-1002&CMD=VERIFY SUM\n").await;
    get(&app, POLL).await;
    answer("ID=5&Return=-1002&CMD=ACCOUNT\n").await;
    assert_eq!(
        get(&app, POLL).await,
        "OK",
        "one that knows neither is not asked for ever"
    );
}

#[tokio::test]
async fn a_device_that_does_not_count_has_told_what_two_hours_of_silence_prove() {
    let app = town().await;
    polls(&app, 100).await;
    assert_eq!(device(&app).await["toldUntil"], Json::Null);
    polls(&app, 30).await;
    let told = device(&app).await["toldUntil"].as_str().unwrap().to_owned();
    assert!(told.starts_with("2026-11-20T09:"), "{told}");
    post(&app, ATTLOG, "0042\t2026-11-20 08:31:00\t0\t1\n").await;
    polls(&app, 100).await;
    assert_eq!(
        device(&app).await["toldUntil"],
        told,
        "a late line proves that more was held back"
    );
}
