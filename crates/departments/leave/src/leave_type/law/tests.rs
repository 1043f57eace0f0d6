//! What the law has and the commune has not, and what becomes of it when it is taken.

use engine::RequestContext;
use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::law_calendar;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use schema::Document;
use serde_json::{Value as Json, json};

use crate::leave_request::LEAVE_REQUESTS;
use crate::leave_type::{CODE, LEAVE_TYPES};
use crate::testing::{TestApp, code};
use crate::town::{act, annual, town};

/// A town that has begun, without holidays but two and without hours; `rh` keeps its people and its calendar.
async fn running_commune() -> TestApp {
    let app = town().await;
    let permissions = json!(["rh-managements:*", "organisation-management:*"]);
    app.user("rh", json!({ "permissions": permissions })).await;
    app
}

async fn rows(app: &TestApp) -> Vec<Json> {
    let told = act(app, "rh", "leaveTypes.law", json!({})).await.unwrap();
    told["rows"].as_array().unwrap().clone()
}

/// The row of that key, where the commune lacks it.
async fn row(app: &TestApp, key: &str) -> Option<Json> {
    rows(app).await.into_iter().find(|row| row["key"] == key)
}

async fn take(app: &TestApp, given: Json) -> schema::Result<Json> {
    act(app, "rh", "leaveTypes.takeLaw", given).await
}

async fn versions(app: &TestApp, of: &str) -> Vec<Document> {
    let mut all = app.all(&LEAVE_TYPES).await;
    all.retain(|one| one.get(CODE).as_deref() == Some(of));
    all
}

const MARCH: &str = "holidays 2026-11-06 Anniversaire de la Marche verte";
const HOURS: &str = "workSchedules normal";

#[tokio::test]
async fn a_new_commune_lacks_nothing_but_what_is_only_probable() {
    let app = crate::testing::new_app();
    law_calendar::begin(&app.engine).await.unwrap();
    app.user("rh", json!({"permissions": ["rh-managements:*"]})).await;
    let lacking: Vec<Json> = rows(&app).await;
    let keys: Vec<&Json> = lacking.iter().map(|row| &row["key"]).collect();
    assert_eq!(keys, ["leaveTypes annual minimumMonths"]);
    assert_eq!(lacking[0]["isProbable"], true);
    assert_eq!(lacking[0]["law"], json!({"minimumMonths": 12}));
    assert!(lacking[0]["source"].as_str().unwrap().contains("art. 40"));
}

#[tokio::test]
async fn each_holiday_of_two_years_that_is_not_entered_is_listed_with_its_source_and_taken_once() {
    let app = running_commune().await;
    let march = row(&app, MARCH).await.unwrap();
    assert_eq!(
        (&march["state"], &march["needsDay"]),
        (&json!("missing"), &json!(false))
    );
    assert!(march["source"].as_str().unwrap().contains("2-25-1140"));
    let of_august = "holidays 2026-08-20 Révolution du Roi et du Peuple";
    assert!(
        row(&app, of_august).await.is_none(),
        "that day is one, whatever it is called"
    );
    let before = app.all(&HOLIDAYS).await.len();
    let taken = take(&app, json!({"key": MARCH})).await.unwrap();
    assert_eq!(taken["taken"], true);
    assert!(row(&app, MARCH).await.is_none());
    let again = take(&app, json!({"key": MARCH})).await.unwrap();
    assert_eq!((&again["taken"], &again["id"]), (&json!(false), &taken["id"]));
    assert_eq!(app.all(&HOLIDAYS).await.len(), before + 1, "and no other");
}

#[tokio::test]
async fn a_feast_of_the_moon_is_tentative_and_stands_where_the_commune_has_it_a_day_later() {
    let app = running_commune().await;
    // By the rule of thirty years it is on 20 and 21 March.
    let first = "holidays 2026-03-20 Aïd al-Fitr";
    let second = "holidays 2026-03-21 Aïd al-Fitr (2e jour)";
    assert_eq!(row(&app, first).await.unwrap()["isTentative"], true);
    let feast = json!({"date": "2026-03-21", "nameFr": "Fitr", "nameAr": "الفطر", "kind": "hijri", "confirmed": true});
    app.make(&HOLIDAYS, feast).await;
    assert!(row(&app, first).await.is_none(), "as the moon had it");
    assert!(row(&app, second).await.is_some(), "the second day is not entered");
    let taken = take(&app, json!({"key": second})).await.unwrap();
    let made = app.get(&HOLIDAYS, taken["id"].as_str().unwrap()).await;
    assert_eq!(
        (&made["date"], &made["confirmed"]),
        (&json!("2026-03-22T00:00:00.000+00:00"), &json!(false))
    );
    assert!(row(&app, second).await.is_none());
}

#[tokio::test]
async fn hours_that_count_already_are_followed_by_those_of_the_law_from_a_day_on() {
    let app = running_commune().await;
    let own = json!({
        "$id": "own", "nameFr": "Horaire", "nameAr": "التوقيت", "validFrom": "2020-01-01", "start": "09:00", "end": "16:30",
        "breakMinutes": 30, "fridayBreakMinutes": 90, "graceMinutes": 10, "weekdays": [1, 2, 3, 4, 5],
    });
    app.make(&WORK_SCHEDULES, own).await;
    let listed = row(&app, HOURS).await.unwrap();
    assert_eq!(
        (&listed["state"], &listed["needsDay"]),
        (&json!("otherwise"), &json!(true))
    );
    assert_eq!(
        (&listed["law"], &listed["own"]),
        (&json!({"start": "08:30"}), &json!({"start": "09:00"}))
    );
    for wrong in [json!({"key": HOURS}), json!({"key": HOURS, "from": "2026-11-19"})] {
        assert_eq!(code(take(&app, wrong).await), "law_row_day", "none, or one of the past");
    }
    let taken = take(&app, json!({"key": HOURS, "from": "2027-01-04"})).await.unwrap();
    let made = app.get(&WORK_SCHEDULES, taken["id"].as_str().unwrap()).await;
    assert_eq!((&made["start"], &made["graceMinutes"]), (&json!("08:30"), &json!(10)));
    assert_eq!(made["validFrom"], "2027-01-04T00:00:00.000+00:00");
    assert_eq!(
        app.get(&WORK_SCHEDULES, "own").await["start"],
        "09:00",
        "what was stands"
    );
    assert!(row(&app, HOURS).await.is_none());
}

#[tokio::test]
async fn hours_of_a_ramadan_to_come_are_made_with_its_days() {
    let app = running_commune().await;
    let ramadan = |row: &Json| row["law"]["validTo"].is_string() && row["collection"] == "workSchedules";
    let lacking = rows(&app).await;
    let listed: Vec<&Json> = lacking.iter().filter(|row| ramadan(row)).collect();
    assert_eq!(listed.len(), 1, "that of 2026 is over");
    let taken = take(&app, json!({"key": listed[0]["key"]})).await.unwrap();
    let made = app.get(&WORK_SCHEDULES, taken["id"].as_str().unwrap()).await;
    assert_eq!((&made["ramadan"], &made["end"]), (&json!(true), &json!("15:00")));
    app.change(&WORK_SCHEDULES, taken["id"].as_str().unwrap(), json!({"end": "14:30"}))
        .await;
    let otherwise = row(&app, listed[0]["key"].as_str().unwrap()).await.unwrap();
    assert_eq!(
        (&otherwise["own"], &otherwise["needsDay"]),
        (&json!({"end": "14:30"}), &json!(false))
    );
    take(&app, json!({"key": listed[0]["key"]})).await.unwrap();
    assert_eq!(
        app.get(&WORK_SCHEDULES, taken["id"].as_str().unwrap()).await["end"],
        "15:00"
    );
}

#[tokio::test]
async fn a_type_of_leave_that_is_missing_is_made_and_one_that_nobody_used_is_written_over() {
    let app = running_commune().await;
    let full = TestApp::full_rights();
    app.engine
        .delete(&full, &LEAVE_TYPES, "service_illness", None)
        .await
        .unwrap();
    app.change(
        &LEAVE_TYPES,
        "kafala",
        json!({"ceilingDaysWomen": null, "ceilingDaysMen": null, "carryOver": 3}),
    )
    .await;
    assert_eq!(
        row(&app, "leaveTypes service_illness").await.unwrap()["state"],
        "missing"
    );
    let kafala = row(&app, "leaveTypes kafala").await.unwrap();
    assert_eq!(kafala["law"], json!({"ceilingDaysWomen": 98, "ceilingDaysMen": 15}));
    assert_eq!((&kafala["id"], &kafala["needsDay"]), (&json!("kafala"), &json!(false)));
    for key in ["leaveTypes service_illness", "leaveTypes kafala"] {
        assert_eq!(take(&app, json!({ "key": key })).await.unwrap()["taken"], true);
        assert_eq!(take(&app, json!({ "key": key })).await.unwrap()["taken"], false);
    }
    assert_eq!(versions(&app, "service_illness").await.len(), 1);
    let kafala = app.get(&LEAVE_TYPES, "kafala").await;
    assert_eq!(
        (&kafala["ceilingDaysWomen"], &kafala["carryOver"]),
        (&json!(98), &json!(3))
    );
    assert_eq!(versions(&app, "kafala").await.len(), 1);
}

/// Unpaid leave without bounds, as communes have it that began before, and a request that names it.
async fn unbounded(app: &TestApp, rh: &RequestContext) {
    app.change(
        &LEAVE_TYPES,
        "unpaid",
        json!({"mostMonths": null, "onceInMonths": null, "noticeDays": 0}),
    )
    .await;
    let asked = json!({"type": "unpaid", "startDate": "2026-12-07", "endDate": "2026-12-11", "reason": "Voyage"});
    act(app, "amina", "leaveRequests.submit", asked).await.unwrap();
    assert_eq!(app.all(&LEAVE_REQUESTS).await.len(), 1);
    let refused = app.update(rh, &LEAVE_TYPES, "unpaid", json!({"mostMonths": 1})).await;
    assert_eq!(code(refused), "leave_type_used");
}

#[tokio::test]
async fn a_type_that_was_used_is_taken_as_a_new_version_from_a_day_and_balances_stay() {
    let app = running_commune().await;
    let rh = app.ctx("rh").await;
    unbounded(&app, &rh).await;
    let before = annual(&app, "amina").await;
    let key = "leaveTypes unpaid";
    let listed = row(&app, key).await.unwrap();
    assert_eq!(
        (&listed["needsDay"], &listed["law"]),
        (&json!(true), &json!({"mostMonths": 1, "onceInMonths": 24}))
    );
    assert_eq!(code(take(&app, json!({ "key": key })).await), "law_row_day");
    let taken = take(&app, json!({"key": key, "from": "2027-01-01"})).await.unwrap();
    let made = app.get(&LEAVE_TYPES, taken["id"].as_str().unwrap()).await;
    assert_eq!(
        (&made["mostMonths"], &made["noticeDays"]),
        (&json!(1), &json!(0)),
        "practice is the commune's"
    );
    assert_eq!(
        app.get(&LEAVE_TYPES, "unpaid").await["mostMonths"],
        Json::Null,
        "the former stands"
    );
    assert_eq!(
        take(&app, json!({"key": key, "from": "2027-02-01"})).await.unwrap()["taken"],
        false
    );
    assert_eq!(versions(&app, "unpaid").await.len(), 2);
    assert_eq!(annual(&app, "amina").await, before);
}

#[tokio::test]
async fn what_is_listed_and_taken_goes_by_the_rights_of_whoever_asks() {
    let app = running_commune().await;
    assert!(act(&app, "amina", "leaveTypes.law", json!({})).await.is_err());
    assert!(
        act(&app, "warda", "leaveTypes.takeLaw", json!({"key": MARCH}))
            .await
            .is_err()
    );
    // Hajar keeps people, not the calendar.
    let told = act(&app, "hajar", "leaveTypes.law", json!({})).await.unwrap();
    let may = |collection: &str| {
        let all = told["rows"].as_array().unwrap();
        let of = all.iter().find(|row| row["collection"] == collection).unwrap();
        of["mayTake"].clone()
    };
    assert_eq!([may("holidays"), may("leaveTypes")], [json!(false), json!(true)]);
    assert!(
        act(&app, "hajar", "leaveTypes.takeLaw", json!({"key": MARCH}))
            .await
            .is_err()
    );
    assert_eq!(
        code(take(&app, json!({"key": "holidays 2026-02-30"})).await),
        "law_row_unknown"
    );
}
