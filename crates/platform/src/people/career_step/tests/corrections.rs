//! A file that is put right says what was sent, and its career follows.

use serde_json::{Value as Json, json};

use super::{enter, file, read_sheet, steps, test_app};
use crate::people::career_step::ON;
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

#[tokio::test]
async fn a_day_that_is_put_right_in_the_file_moves_its_step_and_holds() {
    let app = test_app().await;
    let hr = app.ctx("hr").await;
    enter(&app, "recruitment", "2015-03-01", json!({})).await.unwrap();
    enter(&app, "tenure", "2016-03-01", json!({})).await.unwrap();
    enter(&app, "step", "2020-01-01", json!({"echelon": 4})).await.unwrap();
    for change in [
        json!({"recruitmentDate": "2015-03-02"}),
        json!({"tenureDate": "2016-04-01"}),
        json!({"echelon": 5}),
        json!({"gradeId": "t2"}),
        json!({"jobTitleId": "f2"}),
        json!({"recruitmentDate": "2015-03-03", "tenureDate": "2016-04-02", "echelon": 6}),
    ] {
        let told = app.update(&hr, &EMPLOYEES, "amal", change.clone()).await;
        assert!(told.is_ok(), "{change}: {told:?}");
    }
    let sheet = "CIN;Grade\nAB100;Technicien 3ème grade\n";
    assert_eq!(read_sheet(&app, sheet, false, false).await.updated, 1);
    let file = file(&app).await;
    assert_eq!(
        [
            &file["recruitmentDate"],
            &file["tenureDate"],
            &file["gradeId"],
            &file["echelon"]
        ],
        [
            &json!("2015-03-03T00:00:00.000+00:00"),
            &json!("2016-04-02T00:00:00.000+00:00"),
            &json!("t3"),
            &json!(6)
        ]
    );
    steps_stand_on(&app, [jiff::civil::date(2015, 3, 3), jiff::civil::date(2016, 4, 2)]).await;
}

/// Asserts that steps of the career stand on these days.
async fn steps_stand_on(app: &TestApp, wanted: [jiff::civil::Date; 2]) {
    let days: Vec<_> = steps(app).await.iter().filter_map(|step| step.get(ON)).collect();
    for day in wanted {
        assert!(days.contains(&schema::Date(day)), "{days:?}");
    }
}

#[tokio::test]
async fn a_grade_that_no_list_has_is_stored_on_the_day_of_another_change() {
    let app = test_app().await;
    enter(&app, "grade", "2020-01-01", json!({"gradeId": "t3"}))
        .await
        .unwrap();
    app.change(&EMPLOYEES, "amal", json!({"gradeId": "t2"})).await;
    for typed in ["Médecin contractuel", "Commis"] {
        let told = app.change(&EMPLOYEES, "amal", json!({"grade": typed})).await;
        assert_eq!([&told["grade"], &told["gradeId"]], [&json!(typed), &Json::Null]);
        assert_eq!(file(&app).await["grade"], typed);
    }
}

#[tokio::test]
async fn one_save_puts_the_day_of_recruitment_right_and_changes_the_step() {
    let app = test_app().await;
    enter(&app, "recruitment", "2015-03-01", json!({})).await.unwrap();
    let both = json!({"recruitmentDate": "2015-03-02", "echelon": 5});
    let told = app.change(&EMPLOYEES, "amal", both).await;
    assert_eq!(told["recruitmentDate"], "2015-03-02T00:00:00.000+00:00");
    assert_eq!(told["echelon"], 5);
}
