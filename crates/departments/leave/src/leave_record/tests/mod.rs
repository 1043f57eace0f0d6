//! The ledger: given once, carried over, lapsed, corrected; never changed.

mod any_order;
mod due;
mod many;
mod reversal;

use schema::Document;
use serde_json::{Value as Json, json};

use super::*;
use crate::testing::{TestApp, code};
use crate::town::{act, annual, credit, town};

/// Whose rows, in the order of the ledger: kind, year and days.
async fn rows(app: &TestApp, who: &'static str) -> Vec<(String, i64, i64)> {
    let rows = app.read(move |cx| cx.all(&LEAVE_RECORDS, [EMPLOYEE.eq(who)])).await;
    let told = |row: &Document| {
        let kind = schema::Choice::word(row.get(KIND).unwrap()).to_owned();
        (kind, row.get(YEAR).unwrap(), row.get(DAYS).unwrap().0)
    };
    rows.iter().map(told).collect()
}

fn row(kind: &str, year: i64, days: i64) -> (String, i64, i64) {
    (kind.to_owned(), year, days)
}

#[tokio::test]
async fn everybody_is_given_a_year_once_and_in_part_from_recruitment() {
    let app = town().await;
    assert_eq!(rows(&app, "amina").await, [row("entitlement", 2026, 2200)]);
    assert_eq!(credit(&app).await, 0, "twice is once");
    app.employee("zineb", "AA1009", json!({"recruitmentDate": "2026-07-01"}))
        .await;
    app.employee("gone", "AA1010", json!({"active": false})).await;
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(credit(&app).await, 1);
    assert_eq!(rows(&app, "zineb").await, [row("entitlement", 2026, 1100)]);
    assert_eq!(rows(&app, "gone").await, []);
}

#[tokio::test]
async fn what_is_left_goes_over_and_lapses_at_the_end_of_the_next_year() {
    let app = town().await;
    app.at("2027-01-01T00:30:00Z");
    credit(&app).await;
    let first = [
        row("entitlement", 2026, 2200),
        row("carry_over", 2026, -2200),
        row("carry_over", 2027, 2200),
        row("entitlement", 2027, 2200),
    ];
    assert_eq!(rows(&app, "amina").await, first);
    assert_eq!(annual(&app, "amina").await, [44.0, 0.0, 44.0]);
    app.at("2028-01-01T00:30:00Z");
    credit(&app).await;
    let second = [
        row("expiry", 2027, -2200),
        row("carry_over", 2027, -2200),
        row("carry_over", 2028, 2200),
        row("entitlement", 2028, 2200),
    ];
    assert_eq!(rows(&app, "amina").await[4..], second);
    assert_eq!(annual(&app, "amina").await, [44.0, 0.0, 44.0]);
}

#[tokio::test]
async fn years_that_passed_while_nobody_served_are_made_up_for() {
    let app = town().await;
    app.at("2029-03-01T00:30:00Z");
    credit(&app).await;
    let years: Vec<i64> = rows(&app, "driss")
        .await
        .iter()
        .filter(|row| row.0 == "entitlement")
        .map(|row| row.1)
        .collect();
    assert_eq!(years, [2026, 2027, 2028, 2029]);
    assert_eq!(annual(&app, "driss").await[0], 44.0);
}

#[tokio::test]
async fn human_resources_correct_others_with_a_reason() {
    let app = town().await;
    let wrong = |days: Json| json!({"employeeId": "amina", "type": "annual", "days": days, "reason": "Reliquat 2025"});
    let posted = act(&app, "hajar", "leaveRecords.correct", wrong(json!(2.5)))
        .await
        .unwrap();
    assert_eq!(posted["days_owed"], 24.5);
    assert_eq!(posted["kind"], "correction");
    assert_eq!(annual(&app, "amina").await[0], 24.5);
    assert_eq!(
        code(act(&app, "hajar", "leaveRecords.correct", wrong(json!(0.3))).await),
        "leave_days_not_halves"
    );
    assert_eq!(
        code(act(&app, "hajar", "leaveRecords.correct", wrong(json!(0))).await),
        "leave_correction_empty"
    );
    let below = act(&app, "hajar", "leaveRecords.correct", wrong(json!(-25))).await;
    assert_eq!(code(below), "leave_correction_below_zero");
    let own = json!({"employeeId": "hajar", "type": "annual", "days": 1, "reason": "x"});
    assert_eq!(
        code(act(&app, "hajar", "leaveRecords.correct", own).await),
        "decision_on_oneself"
    );
    assert_eq!(
        code(act(&app, "chama", "leaveRecords.correct", wrong(json!(1))).await),
        "user_unauthorized"
    );
    let sick = json!({"employeeId": "amina", "type": "sick", "days": 1, "reason": "x"});
    assert_eq!(
        code(act(&app, "hajar", "leaveRecords.correct", sick).await),
        "leave_type_without_balance"
    );
}

#[tokio::test]
async fn a_correction_counts_from_a_day_of_this_year_that_has_come() {
    let app = town().await;
    let from = async |day: &str| {
        let wrong =
            json!({"employeeId": "amina", "type": "annual", "days": 1.5, "reason": "Erreur de saisie", "from": day});
        act(&app, "hajar", "leaveRecords.correct", wrong).await
    };
    for day in ["2025-12-31", "2027-01-01", "2026-11-21"] {
        assert_eq!(code(from(day).await), "leave_correction_day", "{day}");
    }
    // Golden: 22 of the year, 1.5 more from the first of March on.
    let posted = from("2026-03-01").await.unwrap();
    assert_eq!([&posted["days_owed"], &posted["year"]], [&json!(23.5), &json!(2026)]);
    let balance = async |at: &str| {
        let of = json!({"employeeIds": ["amina"], "at": at});
        let told = act(&app, "hajar", "leaveRecords.balances", of).await.unwrap();
        let one = &told["balances"][0];
        ["entitled", "corrected", "balance"].map(|part| one[part].as_f64().unwrap().to_string())
    };
    assert_eq!(balance("2026-02-28").await, ["22", "0", "22"]);
    assert_eq!(balance("2026-03-01").await, ["22", "1.5", "23.5"]);
    assert_eq!(balance("2026-11-20").await, ["22", "1.5", "23.5"]);
}

#[tokio::test]
async fn nobody_changes_a_row_nor_takes_it_away() {
    let app = town().await;
    let right = json!({"employeeId": "amina", "type": "annual", "days": 1, "reason": "x"});
    let posted = act(&app, "hajar", "leaveRecords.correct", right).await.unwrap();
    let id = posted["$id"].as_str().unwrap();
    let change = app
        .update(&TestApp::full_rights(), &LEAVE_RECORDS, id, json!({"days": 9}))
        .await;
    assert!(change.is_err(), "the house neither");
    let gone = {
        let id = id.to_owned();
        app.engine
            .transact(&TestApp::full_rights(), "x", move |cx| cx.delete(&LEAVE_RECORDS, &id))
            .await
    };
    assert_eq!(code(gone), "leave_record_stands");
}

#[tokio::test]
async fn balances_that_people_bring_along_stand_once() {
    let app = town().await;
    let opening = |days: f64| {
        json!({"reason": "Registre papier", "balances": [
            {"employeeId": "amina", "type": "annual", "days": days}, {"employeeId": "driss", "type": "annual", "days": 7}]})
    };
    let told = act(&app, "hajar", "leaveRecords.open", opening(12.5)).await.unwrap();
    assert_eq!([&told["posted"], &told["kept"]], [2, 0]);
    assert_eq!(annual(&app, "amina").await[0], 12.5);
    let told = act(&app, "hajar", "leaveRecords.open", opening(3.0)).await.unwrap();
    assert_eq!([&told["posted"], &told["kept"]], [0, 2]);
    assert_eq!(annual(&app, "amina").await[0], 12.5);
}

#[tokio::test]
async fn a_balance_is_read_by_the_person_the_head_and_human_resources() {
    let app = town().await;
    let of = |who: &str| json!({"employeeIds": [who]});
    for reader in ["amina", "chama", "hajar"] {
        act(&app, reader, "leaveRecords.balances", of("amina")).await.unwrap();
    }
    for stranger in ["brahim", "driss", "warda"] {
        let told = act(&app, stranger, "leaveRecords.balances", of("amina")).await;
        assert_eq!(code(told), "leave_balance_not_yours", "{stranger}");
    }
    let own = act(&app, "amina", "leaveRecords.balances", json!({})).await.unwrap();
    assert_eq!(own["balances"][0]["balance"], 22);
    let before = json!({"at": "2025-12-31"});
    let none = act(&app, "amina", "leaveRecords.balances", before).await.unwrap();
    assert_eq!(none["balances"][0]["balance"], 0);
}

#[tokio::test]
async fn a_statement_says_what_the_ledger_says() {
    let app = town().await;
    app.card().await;
    let own = act(
        &app,
        "amina",
        "leaveRecords.print",
        json!({"id": "amina", "language": "fr"}),
    )
    .await
    .unwrap();
    let text = app.record_text(&own).await;
    assert!(text.contains("22"), "{text}");
    let order = json!({"id": "amina", "language": "fr"});
    let by_hr = act(&app, "hajar", "leaveRecords.print", order).await.unwrap();
    assert_eq!(
        [&by_hr["docId"], &by_hr["refNumber"]],
        [&own["docId"], &own["refNumber"]],
        "one balance, one paper"
    );
    let other = act(
        &app,
        "brahim",
        "leaveRecords.print",
        json!({"id": "amina", "language": "fr"}),
    )
    .await;
    assert_eq!(code(other), "leave_balance_not_yours");
}

#[tokio::test]
async fn what_is_open_on_the_ledger_of_somebody_is_accepted_and_nothing_else_is() {
    let app = town().await;
    app.card().await;
    for (who, of, offered) in [
        ("amina", "amina", [false, true]),
        ("chama", "amina", [false, false]),
        ("brahim", "amina", [false, false]),
        ("warda", "amina", [false, false]),
        ("hajar", "amina", [true, true]),
        ("hajar", "hajar", [false, true]),
    ] {
        let asked = json!({"collection": "employees", "ids": [of]});
        let acts = act(&app, who, "acts.open", asked).await.unwrap()[of].take();
        let entry = json!({"employeeId": of, "type": "annual", "days": 1, "reason": "Reliquat"});
        let order = json!({"id": of, "language": "fr"});
        let given = [("leaveRecords.correct", entry), ("leaveRecords.print", order)];
        for ((one, given), offered) in given.into_iter().zip(offered) {
            let is_open = acts["open"].as_array().unwrap().contains(&json!(one));
            assert_eq!(is_open, offered, "{who} {of} {one}: {acts}");
            let done = act(&app, who, one, given).await;
            assert_eq!(done.is_ok(), is_open, "{who} {of} {one}: {acts}");
            let told = acts["refused"][one]["type"].as_str();
            assert!(
                is_open || told.is_none_or(|told| code(done) == told),
                "{who} {of} {acts}"
            );
        }
    }
}

#[tokio::test]
async fn balances_come_out_of_a_sheet_and_what_is_refused_is_listed() {
    let app = town().await;
    let sheet = "Registre des congés\nN° CIN;Jours;Observation\nAA1001;12,5;\naa1004;7;\nAA9999;3;\nAA1002;deux;\nAA1001;1;\nAA1005;4;\n";
    let import = async |is_rehearsal: bool| {
        let input = engine::Input {
            data: json!({"reason": "Registre papier", "dryRun": is_rehearsal})
                .as_object()
                .unwrap()
                .clone(),
            files: vec![engine::Upload::new("file", "soldes.csv", sheet.as_bytes().to_vec())],
        };
        let report = app
            .engine
            .act(&app.ctx("hajar").await, "leaveRecords.importOpening", input)
            .await;
        report.unwrap()
    };
    let report = import(true).await;
    assert_eq!([&report["rows"], &report["posted"], &report["kept"]], [6, 2, 0]);
    assert_eq!(annual(&app, "amina").await[0], 22, "a rehearsal leaves nothing");
    assert_eq!(import(false).await, report);
    assert_eq!(annual(&app, "amina").await[0], 12.5);
    let refused = report["refused"].as_array().unwrap().iter();
    let mut rows: Vec<u64> = refused.map(|one| one["row"].as_u64().unwrap()).collect();
    rows.sort_unstable();
    assert_eq!(rows, [5, 6, 7, 8], "nobody, no number, twice, oneself");
    let again = import(false).await;
    assert_eq!([&again["posted"], &again["kept"]], [0, 2]);
}

#[tokio::test]
async fn a_new_file_has_its_part_of_the_year_at_once() {
    let app = town().await;
    app.engine.run_due_jobs().await.unwrap();
    app.employee(
        "zineb",
        "AA1009",
        json!({"recruitmentDate": "2026-07-01", "active": true}),
    )
    .await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(annual(&app, "zineb").await[0], 11.0);
}

#[tokio::test]
async fn the_parts_of_a_balance_add_up_when_a_day_of_the_year_before_is_given_back() {
    let app = town().await;
    let asked = json!({"type": "annual", "startDate": "2026-12-07", "endDate": "2026-12-11"});
    let row = act(&app, "amina", "leaveRequests.submit", asked).await.unwrap();
    crate::town::decide(&app, row["$id"].as_str().unwrap(), "approved")
        .await
        .unwrap();
    app.at("2027-01-04T08:00:00Z");
    credit(&app).await;
    let feast = json!({"date": "2026-12-09", "nameFr": "x", "nameAr": "x", "kind": "exceptional", "confirmed": true});
    app.make(&platform::organisation::holiday::HOLIDAYS, feast).await;
    app.engine.run_due_jobs().await.unwrap();
    let told = act(&app, "amina", "leaveRecords.balances", json!({})).await.unwrap();
    let one = &told["balances"][0];
    // Halves are the unit, so that twice a part is whole.
    let twice = |name: &str| {
        format!("{:.0}", 2.0 * one[name].as_f64().unwrap())
            .parse::<i64>()
            .unwrap()
    };
    assert_eq!([twice("balance"), twice("earlier")], [80, 2]);
    let given = twice("entitled") + twice("carried") + twice("corrected") + twice("earlier");
    assert_eq!(given - twice("taken") - twice("expired"), twice("balance"));
}
