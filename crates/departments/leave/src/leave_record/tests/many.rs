//! The turn of the year for many people: in pieces, by several nodes, killed in the middle.

use std::collections::BTreeMap;

use engine::Cursor;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document};

use super::super::year::credit_some;
use super::*;
use crate::leave_record::balance::balances;
use crate::testing::new_app;

/// More than two pieces.
const PEOPLE: usize = 250;

async fn crowd() -> TestApp {
    let app = new_app();
    platform::first_start(&app.engine).await.unwrap();
    let people: Vec<Document> = (0..PEOPLE)
        .map(|number| {
            let mut one = Document::new(&EMPLOYEES)
                .with(employee::NAME_FR, format!("Agent {number}"))
                .with(employee::NAME_AR, "عون".to_owned())
                .with(employee::CIN, format!("AA{number:05}"))
                .with(employee::RECRUITED_ON, Date(jiff::civil::date(2015, 1, 1)));
            one.id = format!("e{number}");
            one
        })
        .collect();
    let make = move |cx: &mut engine::Cx<'_>| people.iter().try_for_each(|one| cx.create(one.clone()).map(drop));
    app.engine
        .transact(&TestApp::full_rights(), "people", make)
        .await
        .unwrap();
    app
}

/// How often each person was given each year.
async fn credited_days(app: &TestApp) -> BTreeMap<(String, i64), usize> {
    let rows = app
        .read(|cx| cx.all(&LEAVE_RECORDS, [KIND.eq(Kind::Entitlement)]))
        .await;
    let mut counted = BTreeMap::new();
    for row in rows {
        *counted
            .entry((row.get(EMPLOYEE).unwrap().0, row.get(YEAR).unwrap()))
            .or_default() += 1;
    }
    counted
}

#[tokio::test]
async fn two_nodes_at_once_give_each_person_one_year() {
    let app = crowd().await;
    let today = jiff::civil::date(2026, 11, 20);
    let other = app.another();
    let (one, two) = tokio::join!(credit_years(app.engine.clone(), today), credit_years(other, today));
    assert_eq!(one.unwrap() + two.unwrap(), PEOPLE as u64);
    let given = credited_days(&app).await;
    assert_eq!(given.len(), PEOPLE);
    assert!(given.values().all(|times| *times == 1));
}

#[tokio::test]
async fn what_was_killed_in_the_middle_goes_on_where_it_stood() {
    let app = crowd().await;
    let today = jiff::civil::date(2026, 11, 20);
    // A batch that was committed, and one that was lost before its commit.
    let first = move |cx: &mut engine::Cx<'_>| credit_some(cx, Cursor::FIRST, today);
    let batch = app.engine.transact(&TestApp::full_rights(), "x", first).await.unwrap();
    assert_eq!(batch.count(), 100);
    let next = Cursor::FIRST.next(batch).unwrap();
    let batch_lost = move |cx: &mut engine::Cx<'_>| {
        credit_some(cx, next, today)?;
        Err::<(), _>(schema::Error::Fault("killed".to_owned()))
    };
    assert!(
        app.engine
            .transact(&TestApp::full_rights(), "x", batch_lost)
            .await
            .is_err()
    );
    assert_eq!(credited_days(&app).await.len(), 100);
    assert_eq!(credit(&app).await, PEOPLE as u64 - 100);
    assert!(credited_days(&app).await.values().all(|times| *times == 1));
}

#[tokio::test]
async fn a_list_of_balances_is_one_by_one_the_sum_of_rows() {
    let app = crowd().await;
    for year in 2026..=2029 {
        app.at(&format!("{year}-01-01T00:30:00Z"));
        credit(&app).await;
    }
    let ids: Vec<schema::Id> = (0..100).map(|number| schema::Id(format!("e{number}"))).collect();
    let read = async |asked: Vec<schema::Id>| {
        let before = app.engine.store().statements();
        let found = app.read(move |cx| balances(cx, &asked, None)).await;
        (found, app.engine.store().statements() - before)
    };
    let (_, of_one) = read(ids[..1].to_vec()).await;
    let (found, of_all) = read(ids.clone()).await;
    assert_eq!(of_one, of_all, "no statement for each person");
    // What waits, the rows of the year, the sums of all years, the types, and the beginning.
    assert!(of_all <= 5, "{of_all} statements");
    assert_eq!(found.len(), 100);
    let rows = app.all(&LEAVE_RECORDS).await;
    for (one, id) in found.iter().zip(&ids) {
        assert_eq!(one.employee, id.0);
        let theirs = rows.iter().filter(|row| row.get(EMPLOYEE).as_ref() == Some(id));
        assert_eq!(one.balance, theirs.map(|row| row.get(DAYS).unwrap().0).sum::<i64>());
        assert_eq!([one.entitled, one.carried, one.balance], [2200, 2200, 4400]);
        assert_eq!(one.expiring, Some((2200, jiff::civil::date(2029, 12, 31))));
    }
}

#[tokio::test]
async fn no_more_than_the_largest_balances_are_told() {
    let app = crowd().await;
    credit(&app).await;
    let more = json!({"employeeId": "e7", "type": "annual", "days": 1, "reason": "x"});
    app.user("hr", json!({"permissions": ["rh-managements:*"]})).await;
    act(&app, "hr", "leaveRecords.correct", more).await.unwrap();
    let ctx = app.ctx("hr").await;
    let told = app.engine.report(&ctx, "largestLeaveBalances", &[]).await.unwrap();
    let groups = told["groups"].as_array().unwrap();
    assert_eq!(groups.len(), super::super::LARGEST);
    assert_eq!([&groups[0]["by"][0], &groups[0]["sum"]], [&json!("e7"), &json!(23)]);
}
