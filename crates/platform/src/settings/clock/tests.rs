use schema::{ClockList, ZoneRelease};
use serde_json::json;

use super::list::read;
use super::*;
use crate::notice::NOTIFICATIONS;
use crate::settings::{KEY, SETTINGS, VALUE};
use crate::testing::{TestApp, code, new_app};

fn row(id: &str, value: &Json) -> Json {
    json!({"$id": id, KEY.def.name: CLOCK_CHANGES, VALUE.def.name: value})
}
fn change(date: &str, ahead: i64) -> Json {
    json!({"date": date, "ahead": ahead})
}
fn with(mut change: Json, member: &str, value: Json) -> Json {
    change[member] = value;
    change
}

#[tokio::test]
async fn a_list_is_kept_when_each_change_is_one_and_the_last_says_how_long_it_holds() {
    let app = new_app();
    let admin = TestApp::full_rights();
    let last = || change("2026-03-22", 60);
    for wrong in [
        json!("2026-02-15"),
        json!([with(change("15/02/2026", 0), "forGood", json!(true))]),
        json!([with(change("2026-02-15", 30), "forGood", json!(true))]),
        json!([
            change("2026-02-15", 0),
            with(change("2026-02-15", 60), "forGood", json!(true))
        ]),
        json!([{"date": "2026-02-15", "forGood": true}]),
        json!([with(with(last(), "forGood", json!(true)), "time", json!("2h"))]),
        // Nobody says how long the last one holds,
        json!([change("2026-02-15", 0), last()]),
        json!([with(last(), "forGood", json!(false))]),
        // or two things, or a day before it, or it stands in another one.
        json!([with(with(last(), "forGood", json!(true)), "until", json!("2026-12-31"))]),
        json!([with(last(), "until", json!("2026-03-21"))]),
        json!([
            with(change("2026-02-15", 0), "until", json!("2026-03-21")),
            with(last(), "forGood", json!(true))
        ]),
    ] {
        let refused = app.create(&admin, &SETTINGS, row("no", &wrong)).await;
        assert_eq!(code(refused), "setting_shape_wrong", "{wrong}");
    }
    let decree = with(change("2026-09-20", 0), "time", json!("02:00"));
    let good = json!([last(), with(decree, "forGood", json!(true))]);
    app.create(&admin, &SETTINGS, row("yes", &good)).await.unwrap();
    assert_eq!(read(&good).map_err(drop).unwrap().end, schema::ClockListEnd::ForGood);
    let until = json!([with(last(), "until", json!("2026-12-31"))]);
    app.update(&admin, &SETTINGS, "yes", json!({"value": until}))
        .await
        .unwrap();
    assert_eq!(read(&Json::Null).map_err(drop).unwrap(), ClockList::default());
}

#[test]
fn a_list_that_stands_without_an_end_may_stand_but_not_be_written() {
    let standing = json!([change("2026-02-15", 0), change("2026-03-22", 60)]);
    assert!(check(&standing, Some(&standing)).is_ok());
    assert!(check(&standing, None).is_err());
    assert!(check(&standing, Some(&json!([]))).is_err());
    assert_eq!(read(&standing).map_err(drop).unwrap().changes.len(), 2);
}

#[tokio::test]
async fn administrators_are_told_once_a_month_of_data_older_than_twelve() {
    let app = new_app();
    app.user("chief", json!({"auth": ["admin"]})).await;
    let time = || LegalTime::of(None, &ClockList::default());
    let about = time().release().map(ZoneRelease::about).unwrap();
    let look = async |after_months: i32| {
        let day = about
            .saturating_add(jiff::ToSpan::months(after_months))
            .tomorrow()
            .unwrap();
        app.at(&format!("{day}T09:00:00Z"));
        let ctx = TestApp::full_rights();
        let tell = move |cx: &mut Cx<'_>| notice::tell_if_old(cx, &time());
        app.engine.transact(&ctx, "test", tell).await.unwrap();
        app.all(&NOTIFICATIONS).await.len()
    };
    assert_eq!(look(11).await, 0);
    assert_eq!(look(12).await, 1);
    assert_eq!(look(12).await, 1, "once");
    assert_eq!(look(13).await, 2);
}

#[tokio::test]
async fn administrators_read_what_hours_are_read_by() {
    let app = new_app();
    app.at("2026-11-28T09:00:00Z");
    app.user("chief", json!({"auth": ["admin"]})).await;
    app.user("amina", json!({})).await;
    let read = app
        .act(&app.ctx("chief").await, "settings.clock", json!({}))
        .await
        .unwrap();
    assert_eq!((&read["holds"], &read["ahead"]), (&json!("program"), &json!(0)));
    assert_eq!((&read["isOld"], &read["isListOpen"]), (&json!(false), &json!(false)));
    assert!(
        app.act(&app.ctx("amina").await, "settings.clock", json!({}))
            .await
            .is_err()
    );
}
