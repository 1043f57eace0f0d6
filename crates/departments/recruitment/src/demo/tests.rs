//! The demonstration has an exam in each state.

use platform::demo::{Demo, fill};

use crate::candidate::{CANDIDATES, PHOTO, RECRUITMENT};
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_room::EXAM_ROOMS;
use crate::recruitment::RECRUITMENTS;
use crate::testing::new_app;

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
    assert_eq!(app.all(&EXAM_ROOMS).await.len(), 21);
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
