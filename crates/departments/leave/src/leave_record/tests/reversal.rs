//! Entries that are taken back: by whom, which, how often, and what a balance was on each day.

use schema::Id;

use super::*;

/// The town, with a second one who keeps human resources, and a second account of the first.
pub(super) async fn two_of_human_resources() -> TestApp {
    let app = town().await;
    let since = json!({"recruitmentDate": "2015-03-01", "active": true});
    app.employee("nabil", "AA1006", since).await;
    let all = json!(["rh-managements:*"]);
    app.user("nabil", json!({"persoActif": "nabil", "permissions": all}))
        .await;
    // Of the same person: a file has one account alone.
    let person = app.get(&EMPLOYEES, "hajar").await["personId"].take();
    app.user("hajar2", json!({"personPublicDataID": person, "permissions": all}))
        .await;
    credit(&app).await;
    app
}

async fn correct(app: &TestApp, by: &str, who: &str, days: f64) -> String {
    let wrong = json!({"employeeId": who, "type": "annual", "days": days, "reason": "Reliquat 2025"});
    let posted = act(app, by, "leaveRecords.correct", wrong).await.unwrap();
    posted["$id"].as_str().unwrap().to_owned()
}

pub(super) async fn reverse(app: &TestApp, by: &str, id: &str) -> schema::Result<Json> {
    let order = json!({"id": id, "reason": "Saisie en double"});
    act(app, by, "leaveRecords.reverse", order).await
}

/// Reverses an entry, or says why not, after what is told to be open was found to be so. Who has no part in it is told of nothing.
async fn outcome(app: &TestApp, by: &str, id: &str) -> String {
    let asked = json!({"collection": "leaveRecords", "ids": [id]});
    let acts = match act(app, by, "acts.open", asked).await {
        Ok(mut told) => told[id].take(),
        Err(_) => Json::Null,
    };
    let is_open = acts["open"]
        .as_array()
        .is_some_and(|open| open.contains(&json!("leaveRecords.reverse")));
    let told = acts["refused"]["leaveRecords.reverse"]["type"].as_str();
    let done = reverse(app, by, id).await;
    assert_eq!(done.is_ok(), is_open, "{by}: {acts}");
    let outcome = if is_open { "reversed" } else { code(done) };
    assert!(told.is_none_or(|told| told == outcome), "{by} {outcome}: {acts}");
    outcome.to_owned()
}

/// The id of a row of that kind.
async fn any_of(app: &TestApp, who: &'static str, kind: Kind) -> String {
    let row = app.read(move |cx| cx.first(&LEAVE_RECORDS, [EMPLOYEE.eq(who), KIND.eq(kind)]));
    row.await.unwrap().id
}

#[tokio::test]
async fn a_second_person_takes_an_entry_back_and_both_stay() {
    let app = two_of_human_resources().await;
    let id = correct(&app, "hajar", "amina", 2.5).await;
    let before = app.get(&LEAVE_RECORDS, &id).await;
    app.at("2026-11-25T10:00:00Z");
    let reversal = reverse(&app, "nabil", &id).await.unwrap();
    let is = |name: &str, value: Json| assert_eq!(reversal[name], value, "{name}");
    is("days", json!(-2.5));
    is("days_owed", json!(22));
    is("cumulative_days", json!(0));
    is("kind", json!("correction"));
    is("type", json!("annual"));
    is("year", json!(2026));
    is("reason", json!("Saisie en double"));
    is("byId", json!("nabil"));
    is("reversesId", json!(id));
    assert!(reversal["start_date"].as_str().unwrap().starts_with("2026-11-25"));
    assert_eq!(app.get(&LEAVE_RECORDS, &id).await, before, "what was posted stays");
    assert_eq!(annual(&app, "amina").await[0], 22);
    let at = async |day: &str| {
        let of = json!({"employeeIds": ["amina"], "at": day});
        let told = act(&app, "hajar", "leaveRecords.balances", of).await.unwrap();
        told["balances"][0]["balance"].clone()
    };
    assert_eq!(
        [at("2026-11-19").await, at("2026-11-24").await],
        [json!(22), json!(24.5)]
    );
    assert_eq!(at("2026-11-25").await, 22);
}

const SECOND: &str = "entry_needs_second_person";

#[tokio::test]
async fn a_correction_is_reversed_once_and_by_nobody_who_posted_it() {
    let app = two_of_human_resources().await;
    let already = "entry_already_reversed";
    let wrong = correct(&app, "hajar", "amina", 1.0).await;
    for (by, expected) in [
        ("amina", "user_unauthorized"),
        ("chama", "user_unauthorized"),
        ("warda", "user_unauthorized"),
        ("hajar", SECOND),
        ("hajar2", SECOND),
        ("nabil", "reversed"),
        ("director", already),
        ("nabil", already),
        ("hajar", SECOND),
    ] {
        assert_eq!(outcome(&app, by, &wrong).await, expected, "by {by}");
    }
    let reversal = app.read(move |cx| cx.first(&LEAVE_RECORDS, [REVERSES.eq(Id(wrong))]));
    let reversal = reversal.await.unwrap().id;
    assert_eq!(outcome(&app, "hajar", &reversal).await, "entry_is_reversal");
    assert_eq!(outcome(&app, "nabil", &reversal).await, SECOND);
}

#[tokio::test]
async fn an_opening_balance_is_reversed_and_nobody_reverses_an_entry_of_their_own() {
    let app = two_of_human_resources().await;
    let balances = json!([{"employeeId": "driss", "type": "annual", "days": 25}]);
    let opening = json!({"reason": "Registre papier", "balances": balances});
    act(&app, "hajar", "leaveRecords.open", opening).await.unwrap();
    let opening = any_of(&app, "driss", Kind::Correction).await;
    assert_eq!(outcome(&app, "hajar", &opening).await, SECOND);
    assert_eq!(outcome(&app, "director", &opening).await, "reversed");
    assert_eq!(annual(&app, "driss").await[0], 22);
    let own = correct(&app, "hajar", "nabil", 1.0).await;
    assert_eq!(outcome(&app, "nabil", &own).await, "decision_on_oneself");
    assert_eq!(outcome(&app, "director", &own).await, "reversed");
}

#[tokio::test]
async fn what_the_house_posted_is_not_reversed_by_hand() {
    let app = two_of_human_resources().await;
    let asked = json!({"type": "annual", "startDate": "2026-12-07", "endDate": "2026-12-11"});
    let request = act(&app, "amina", "leaveRequests.submit", asked).await.unwrap();
    crate::town::decide(&app, request["$id"].as_str().unwrap(), "approved")
        .await
        .unwrap();
    for year in [2027, 2028] {
        app.at(&format!("{year}-01-01T00:30:00Z"));
        credit(&app).await;
    }
    for kind in [Kind::Entitlement, Kind::Taken, Kind::CarryOver, Kind::Expiry] {
        let entry = any_of(&app, "amina", kind).await;
        let outcome = outcome(&app, "nabil", &entry).await;
        assert_eq!(outcome, "leave_record_posted_by_house", "{kind:?}");
    }
}

#[tokio::test]
async fn an_entry_is_not_reversed_without_a_reason_nor_twice_at_once_nor_below_zero() {
    let app = two_of_human_resources().await;
    let id = correct(&app, "hajar", "amina", 5.0).await;
    for reason in [Json::Null, json!(""), json!("  ")] {
        let order = json!({"id": id, "reason": reason});
        let done = act(&app, "nabil", "leaveRecords.reverse", order).await;
        assert_eq!(code(done), "general_argument_invalid", "{reason}");
    }
    let taken = correct(&app, "hajar", "amina", -25.0).await;
    assert_eq!(outcome(&app, "nabil", &id).await, "leave_correction_below_zero");
    assert_eq!(outcome(&app, "nabil", &taken).await, "reversed");
    let (one, other) = tokio::join!(reverse(&app, "nabil", &id), reverse(&app, "director", &id));
    let refused = if one.is_ok() { other } else { one };
    assert_eq!(code(refused), "entry_already_reversed");
    assert_eq!(annual(&app, "amina").await[0], 22);
}

#[tokio::test]
async fn a_correction_of_the_year_before_is_reversed_in_that_year() {
    let app = two_of_human_resources().await;
    let id = correct(&app, "hajar", "amina", 2.0).await;
    app.at("2027-01-04T08:00:00Z");
    credit(&app).await;
    // Of 24 days 22 go over, and 22 are given.
    let before = annual(&app, "amina").await[0].as_f64().unwrap();
    let reversal = reverse(&app, "nabil", &id).await.unwrap();
    assert_eq!(reversal["year"], 2026);
    let told = act(&app, "amina", "leaveRecords.balances", json!({})).await.unwrap();
    let one = &told["balances"][0];
    assert_eq!([&one["corrected"], &one["earlier"]], [&json!(0), &json!(-2)]);
    assert_eq!(one["balance"].as_f64().unwrap().to_string(), (before - 2.0).to_string());
}

#[tokio::test]
async fn a_statement_of_a_day_says_how_the_register_stood() {
    let app = two_of_human_resources().await;
    app.card().await;
    let wrong = json!({"employeeId": "amina", "type": "annual", "days": 1.5, "reason": "x", "from": "2026-03-02"});
    act(&app, "hajar", "leaveRecords.correct", wrong).await.unwrap();
    let print = async |who: &str, at: &str| {
        let order = json!({"id": "amina", "language": "fr", "at": at});
        act(&app, who, "leaveRecords.print", order).await
    };
    let before = print("amina", "2026-03-01").await.unwrap();
    let text = app.record_text(&before).await;
    assert!(text.contains("2026-03-01") && text.contains("\"22\""), "{text}");
    assert!(!text.contains("23,5") && !text.contains("2026-03-02"), "{text}");
    let text = app.record_text(&print("hajar", "2026-03-02").await.unwrap()).await;
    assert!(text.contains("23,5") && text.contains("2026-03-02"), "{text}");
    // That of today is the one paper that follows the register, and replaces none of a day that has passed.
    let today = print("amina", "2026-11-20").await.unwrap();
    let plain = act(
        &app,
        "amina",
        "leaveRecords.print",
        json!({"id": "amina", "language": "fr"}),
    );
    assert_eq!(plain.await.unwrap()["docId"], today["docId"]);
    assert_eq!(app.paper(&before).await.value("state").text(), Some("valid"));
    assert_eq!(code(print("amina", "2026-11-21").await), "leave_statement_not_yet");
    assert_eq!(code(print("brahim", "2026-03-01").await), "leave_balance_not_yours");
}

#[tokio::test]
async fn the_largest_balances_are_told_to_human_resources_and_to_each_their_own() {
    let app = two_of_human_resources().await;
    correct(&app, "hajar", "driss", 3.0).await;
    correct(&app, "hajar", "brahim", -22.0).await;
    let told = async |who: &str, queries: &[schema::WireQuery]| {
        let ctx = app.ctx(who).await;
        app.engine.report(&ctx, "largestLeaveBalances", queries).await
    };
    let sums = |told: &Json| {
        let groups = told["groups"].as_array().unwrap().iter();
        let sum = |group: &Json| format!("{} {}", group["by"][0].as_str().unwrap(), group["sum"]);
        groups.map(sum).collect::<Vec<_>>()
    };
    let all = sums(&told("hajar", &[]).await.unwrap());
    assert_eq!(all[0], "driss 25");
    assert_eq!(all.len(), 5, "nothing is left to brahim: {all:?}");
    assert_eq!(sums(&told("amina", &[]).await.unwrap()), ["amina 22"]);
    let day = schema::WireQuery::new("lessThanEqual", "start_date", vec![json!("2026-06-30")]);
    let past = sums(&told("hajar", &[day]).await.unwrap());
    assert_eq!(past.len(), 6);
    assert!(past.iter().all(|one| one.ends_with(" 22")), "{past:?}");
    assert!(sums(&told("warda", &[]).await.unwrap()).is_empty(), "of nobody else's");
}
