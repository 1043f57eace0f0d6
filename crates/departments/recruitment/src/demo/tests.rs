//! The demonstration has an exam in each state.

use platform::demo::{Demo, Login, fill};
use platform::people::user::{self, USERS};
use serde_json::{Value as Json, json};

use crate::candidate::{CANDIDATES, PHOTO, RECRUITMENT};
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_copy::EXAM_COPIES;
use crate::exam_list::{ENTRIES, EXAM_LISTS, FILE};
use crate::exam_room::EXAM_ROOMS;
use crate::exam_test::EXAM_TESTS;
use crate::grade_entry::GRADE_ENTRIES;
use crate::recruitment::RECRUITMENTS;
use crate::testing::{TestApp, new_app};

#[tokio::test]
async fn there_is_an_exam_in_each_state_with_all_that_is_its_own() {
    let app = new_app();
    let demo = Demo { employees: 60, seed: 3 };
    fill(&app.engine, &[crate::DEPARTMENT], demo).await.unwrap();
    let exams = app.all(&RECRUITMENTS).await;
    let states: Vec<&str> = exams.iter().filter_map(|exam| exam.value("status").text()).collect();
    assert_eq!(
        states,
        [
            "draft",
            "open",
            "closed",
            "grading_written",
            "oral_scheduled",
            "completed",
            "cancelled"
        ]
    );
    let published = exams
        .iter()
        .filter(|exam| exam.value("conditionsHash").text().is_some());
    assert_eq!(published.count(), 6);
    let noticed = exams
        .iter()
        .filter(|exam| exam.value("published_notice_id").text().is_some());
    assert_eq!(noticed.count(), 6);
    assert_eq!(app.all(&EXAM_ROOMS).await.len(), 28);
    let presidents = app.all(&COMMITTEE_MEMBERS).await;
    let presidents = presidents
        .iter()
        .filter(|one| one.value("role").text() == Some("president"));
    assert_eq!(presidents.count(), 28);
    let candidates = app.all(&CANDIDATES).await;
    let is_of = |one: &schema::Document, exam: &str| one.get(RECRUITMENT).is_some_and(|id| id.0 == exam);
    let of = |exam: &str| candidates.iter().filter(|one| is_of(one, exam)).count();
    assert_eq!((of(&exams[0].id), of(&exams[3].id)), (0, 300));
    assert!(candidates.iter().all(|one| one.get(PHOTO).is_some()));
}

/// How many rows of a collection name one of these.
async fn count_of(app: &TestApp, of: &'static schema::Collection, field: &str, ids: &[&str]) -> usize {
    let rows = app.all(of).await;
    let is_its = |row: &&schema::Document| row.value(field).text().is_some_and(|id| ids.contains(&id));
    rows.iter().filter(is_its).count()
}

/// Some copies of an exam have their mark, and others wait for it.
async fn assert_marking_is_under_way(app: &TestApp, exam: &str) {
    let tests = app.all(&EXAM_TESTS).await;
    let of_marking = tests
        .iter()
        .find(|test| test.value("recruitmentId").text() == Some(exam) && test.value("kind").text() == Some("written"));
    let written = [of_marking.unwrap().id.as_str()];
    let copies = count_of(app, &EXAM_COPIES, "examTestId", &written).await;
    let marks = count_of(app, &GRADE_ENTRIES, "examTestId", &written).await;
    assert!(
        copies > 200 && marks > copies / 2 && marks < copies,
        "marking is under way: {marks} of {copies}"
    );
}

#[tokio::test]
async fn late_exams_have_lists_copies_marks_and_results() {
    let app = new_app();
    let demo = Demo { employees: 60, seed: 3 };
    fill(&app.engine, &[crate::DEPARTMENT], demo).await.unwrap();
    let exams = app.all(&RECRUITMENTS).await;
    let mut lists = Vec::new();
    for exam in &exams {
        lists.push(count_of(&app, &EXAM_LISTS, "recruitmentId", &[&exam.id]).await);
    }
    assert_eq!(lists, [0, 0, 0, 2, 3, 5, 0]);
    for (at, states) in [
        (3, vec!["convoked_written"]),
        (4, vec!["convoked_oral", "failed_written"]),
        (5, vec!["failed_oral", "failed_written", "hired", "waiting_list"]),
    ] {
        let rows = app.all(&CANDIDATES).await;
        let own = rows
            .iter()
            .filter(|one| one.get(RECRUITMENT).is_some_and(|id| id.0 == exams[at].id));
        let mut found: Vec<&str> = own.filter_map(|one| one.value("status").text()).collect();
        found.sort_unstable();
        found.dedup();
        found.retain(|state| !matches!(*state, "withdrawn" | "eliminated_pre_written"));
        assert_eq!(found, states, "{at}");
    }
    let final_list = app.all(&EXAM_LISTS).await;
    assert!(
        final_list.iter().all(|list| list.get(FILE).is_some()),
        "each has its paper"
    );
    let ranked = final_list
        .iter()
        .find(|list| list.value("kind").text() == Some("final"))
        .unwrap();
    let entries: serde_json::Value = ranked.get(ENTRIES).unwrap();
    assert_eq!(entries[0]["rank"], 1);
    assert_marking_is_under_way(&app, &exams[3].id).await;
    assert_eq!(app.engine.store().check().unwrap(), []);
}

/// What an action answers the holder of a role, by the account that the demonstration made.
async fn answer_to(app: &TestApp, logins: &[Login], role: &str, action: &str) -> Json {
    let email = logins.iter().find(|one| one.role == role).unwrap().email.clone();
    let known = move |cx: &engine::Cx<'_>| Ok(cx.first(&USERS, [user::EMAIL.eq(email)])?.unwrap());
    let account = app.read(known).await.get(user::ACCOUNT).unwrap();
    app.act(&app.ctx(&account).await, action, json!({})).await.unwrap()
}

#[tokio::test]
async fn whoever_sits_in_a_committee_and_signs_in_finds_their_work() {
    let app = new_app();
    let demo = Demo { employees: 60, seed: 3 };
    let logins = fill(&app.engine, &[crate::DEPARTMENT], demo).await.unwrap();
    let lot = answer_to(&app, &logins, "legal", "examCopies.lot").await;
    let marked = |test: &Json| {
        let copies = test["copies"].as_array().unwrap();
        (
            copies.iter().filter(|copy| !copy["mark"].is_null()).count(),
            copies.len(),
        )
    };
    let lots: Vec<_> = lot["tests"].as_array().unwrap().iter().map(marked).collect();
    assert!(lots.iter().any(|(marked, all)| *marked > 0 && marked < all), "{lots:?}");
    let heard = answer_to(&app, &logins, "head_of_annexe", "examCopies.lot").await;
    let candidates = heard["tests"][0]["candidates"].as_array().unwrap();
    let is_open = |one: &Json| one["entryId"].is_null();
    assert!(candidates.iter().any(is_open), "an oral is in progress");
    let duties = answer_to(&app, &logins, "head_of_division", "committeeMembers.duties").await;
    let all = |key: &str| -> Vec<Json> {
        let exams = duties["exams"].as_array().unwrap().iter();
        exams.flat_map(|exam| exam[key].as_array().unwrap().clone()).collect()
    };
    let is_to_lock = |phase: &Json| phase["phase"] == "written" && phase["state"] == "open";
    assert!(all("phases").iter().any(is_to_lock), "{duties}");
    let says_what = |appeal: &Json| appeal["mayDecide"] == true && !appeal["labelFr"].is_null();
    assert!(all("appeals").iter().any(says_what), "{duties}");
}
