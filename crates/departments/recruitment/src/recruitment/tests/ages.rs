//! Ages that a position says for itself.

use serde_json::{Value as Json, json};

use super::town::{act, draft, ready, town};
use crate::position::POSITIONS;
use crate::recruitment::RECRUITMENTS;
use crate::testing::{TestApp, code, pdf_text};

async fn position_with(app: &TestApp, data: Json) -> &'static str {
    code(app.update(&TestApp::full_rights(), &POSITIONS, "adm", data).await)
}

#[tokio::test]
async fn the_ages_of_a_position_stand_in_order_with_those_of_its_exam() {
    let app = town().await;
    ready(&app).await;
    assert_eq!(
        position_with(&app, json!({"maxAge": 46})).await,
        "exam_ages_crossed",
        "the extension ends at 45"
    );
    assert_eq!(
        position_with(&app, json!({"maxAge": 17})).await,
        "exam_ages_crossed",
        "nobody is under 18"
    );
    app.change(&POSITIONS, "adm", json!({"maxAge": 50, "ageExtension": 55}))
        .await;
    app.change(&POSITIONS, "adm", json!({"maxAge": 30, "ageExtension": null}))
        .await;
    let exam = async |data: Json| code(app.update(&TestApp::full_rights(), &RECRUITMENTS, "exam", data).await);
    assert_eq!(exam(json!({"min_age": 31})).await, "exam_ages_cross_position");
    app.change(&RECRUITMENTS, "exam", json!({"min_age": 30})).await;
}

#[tokio::test]
async fn a_notice_says_them_and_they_need_a_day_to_be_counted_on() {
    let app = town().await;
    ready(&app).await;
    let free = json!({"min_age": null, "max_age": null, "ageExtension": null, "age_reference_date": null, "exam_date": null, "exam_time": null});
    app.change(&RECRUITMENTS, "exam", free).await;
    app.change(&POSITIONS, "adm", json!({"maxAge": 45})).await;
    let refused = act(&app, "samira", "recruitments.publish", json!({"id": "exam"})).await;
    assert_eq!(code(refused), "exam_age_without_day");
    let days = ["min_age", "max_age", "ageExtension", "age_reference_date", "exam_date"];
    let given = draft();
    let again: serde_json::Map<String, Json> = days
        .iter()
        .map(|name| ((*name).to_owned(), given[*name].clone()))
        .collect();
    app.change(&RECRUITMENTS, "exam", Json::Object(again)).await;
    let issued = act(
        &app,
        "samira",
        "recruitments.publish",
        json!({"id": "exam", "language": "fr"}),
    )
    .await
    .unwrap();
    let text = pdf_text(&app.paper_bytes(&issued).await);
    let ages = "Administrateur 2e grade : 18 ans au moins, 45 ans au plus";
    assert!(
        text.contains("18 ans au moins, 40 ans au plus") && text.contains(ages),
        "{text}"
    );
}
