use serde_json::json;

use super::POSTS;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;
use crate::testing::{TestApp, code};

/// A service with two drivers, one of whom has the grade `g`, and one who does not work any more.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.make(&SERVICES, json!({"$id": "s", "nameFr": "S", "nameAr": "س"}))
        .await;
    app.make(&GRADES, json!({"$id": "g", "nameFr": "G", "nameAr": "ج"}))
        .await;
    for id in ["driver", "guard"] {
        app.make(&JOB_TITLES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
    }
    let driver = json!({"serviceId": "s", "jobTitleId": "driver"});
    app.employee("a", "A100", driver.clone()).await;
    app.employee(
        "b",
        "A200",
        json!({"serviceId": "s", "jobTitleId": "driver", "gradeId": "g"}),
    )
    .await;
    app.employee("c", "A300", driver).await;
    app.change(&EMPLOYEES, "c", json!({"active": false})).await;
    app
}

async fn filled(app: &TestApp, id: &str) -> i64 {
    app.get(&POSTS, id).await["filled"].as_i64().unwrap()
}

#[tokio::test]
async fn whoever_works_in_its_place_in_its_function_fills_a_post() {
    let app = test_app().await;
    let post = json!({"$id": "p", "serviceId": "s", "jobTitleId": "driver", "planned": 3});
    app.make(&POSTS, post).await;
    assert_eq!(filled(&app, "p").await, 2, "who does not work any more fills none");
    let narrow = json!({"$id": "n", "serviceId": "s", "jobTitleId": "driver", "gradeId": "g", "planned": 1});
    app.make(&POSTS, narrow).await;
    assert_eq!(
        (filled(&app, "p").await, filled(&app, "n").await),
        (1, 1),
        "the one that says most"
    );
    app.change(&EMPLOYEES, "a", json!({"jobTitleId": "guard"})).await;
    app.change(&EMPLOYEES, "c", json!({"active": true})).await;
    assert_eq!(filled(&app, "p").await, 1);
    app.engine
        .delete(&TestApp::full_rights(), &POSTS, "n", None)
        .await
        .unwrap();
    assert_eq!(filled(&app, "p").await, 2);
    app.change(&EMPLOYEES, "b", json!({"serviceId": null})).await;
    assert_eq!(filled(&app, "p").await, 1);
    assert_eq!(app.get(&EMPLOYEES, "b").await["postId"], json!(null));
}

#[tokio::test]
async fn a_post_is_not_planned_below_what_is_filled() {
    let app = test_app().await;
    let post = |planned: i64| json!({"$id": "p", "serviceId": "s", "jobTitleId": "driver", "planned": planned});
    let refused = app.create(&TestApp::full_rights(), &POSTS, post(1)).await;
    assert_eq!(code(refused), "post_planned_below_filled");
    app.make(&POSTS, post(2)).await;
    let fewer = app
        .update(&TestApp::full_rights(), &POSTS, "p", json!({"planned": 1}))
        .await
        .unwrap_err();
    let rejection = fewer.rejection().unwrap();
    assert_eq!(rejection.field.as_deref(), Some("planned"));
    assert!(rejection.text(schema::Lang::Fr).starts_with("2 personnes"));
    app.change(&EMPLOYEES, "a", json!({"active": false})).await;
    app.change(&POSTS, "p", json!({"planned": 1})).await;
}

#[tokio::test]
async fn a_post_stands_once_in_its_place_for_its_function_and_grade() {
    let app = test_app().await;
    let post = |more: serde_json::Value| {
        let mut data = json!({"serviceId": "s", "jobTitleId": "guard", "planned": 3});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        data
    };
    app.make(&POSTS, post(json!({"$id": "p"}))).await;
    let refused = app.create(&TestApp::full_rights(), &POSTS, post(json!({}))).await;
    assert_eq!(code(refused), "post_exists");
    app.make(&POSTS, post(json!({"$id": "q", "gradeId": "g"}))).await;
    app.make(&POSTS, post(json!({"$id": "r", "serviceId": null}))).await;
    let again = json!({"gradeId": null});
    let refused = app.update(&TestApp::full_rights(), &POSTS, "q", again).await;
    assert_eq!(code(refused), "post_exists");
    app.change(&POSTS, "p", json!({"planned": 4})).await;
}
