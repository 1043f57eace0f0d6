use serde_json::{Map, Value as Json, json};

use super::JOB_TITLES;
use crate::people::employee::EMPLOYEES;
use crate::people::grade::GRADES;
use crate::testing::{TestApp, code};

async fn add(app: &TestApp, who: &str, id: &str) -> schema::Result<Json> {
    let input = engine::Input {
        data: Map::new(),
        ..engine::Input::default()
    };
    app.engine.act(&app.ctx(who).await, id, input).await
}

#[tokio::test]
async fn a_commune_that_begins_takes_over_the_lists_that_are_known_and_keeps_what_it_has() {
    let app = crate::testing::new_app();
    app.user("hr", json!({"permissions": ["rh-managements:*"]})).await;
    app.user("clerk", json!({"permissions": ["rh-managements:read"]})).await;
    let own = json!({"$id": "own", "nameFr": "TECHNICIEN de 3eme grade", "nameAr": "تقني", "echelle": 9});
    app.make(&GRADES, own).await;
    let own = json!({"$id": "own", "nameFr": "chauffeur", "nameAr": "سائق الجماعة"});
    app.make(&JOB_TITLES, own).await;
    app.employee(
        "driss",
        "AB100",
        json!({"FONCTION": "Chef de bureau", "grade": "Rédacteur 4ème grade"}),
    )
    .await;
    for (action, of) in [("grades.addKnown", &GRADES), ("jobTitles.addKnown", &JOB_TITLES)] {
        assert_eq!(code(add(&app, "clerk", action).await), "user_unauthorized");
        let created = add(&app, "hr", action).await.unwrap()["created"].as_u64().unwrap();
        let rows = app.all(of).await;
        assert_eq!(
            rows.len() as u64,
            created + 1,
            "{action}: what stands is not made again"
        );
        assert!(created > 20);
        assert!(rows.iter().all(|row| row.title().0 != row.title().1), "both languages");
        assert_eq!(add(&app, "hr", action).await.unwrap(), json!({"created": 0}));
    }
    let own = app.get(&JOB_TITLES, "own").await;
    assert_eq!(
        (&own["nameAr"], &own["feminineFr"], &own["feminineAr"]),
        (&json!("سائق الجماعة"), &json!("Chauffeuse"), &json!("سائقة"))
    );
    let file = app.get(&EMPLOYEES, "driss").await;
    for (link, of) in [("gradeId", &GRADES), ("jobTitleId", &JOB_TITLES)] {
        let chosen = app.get(of, file[link].as_str().unwrap()).await;
        assert!(["Chef de bureau", "Rédacteur 4ème grade"].contains(&chosen["nameFr"].as_str().unwrap()));
    }
}
