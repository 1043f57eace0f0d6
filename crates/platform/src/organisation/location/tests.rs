use serde_json::json;

use super::LOCATIONS;
use crate::organisation::bureau::BUREAUX;
use crate::testing::{TestApp, code, new_app};

#[tokio::test]
async fn a_location_has_a_name_that_no_other_has_however_it_is_written() {
    let app = new_app();
    let full = TestApp::full_rights();
    let create = async |name: &str| app.create(&full, &LOCATIONS, json!({"name": name})).await;
    for nameless in ["", "  "] {
        let refused = create(nameless).await.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(refused.text(schema::Lang::En), "location name is required");
    }
    create("Dépôt communal").await.unwrap();
    create("المقر الإداري").await.unwrap();
    for twin in ["DEPOT COMMUNAL", "dépôt communal", "المقر الاداري", "المقر الإدارى"] {
        assert_eq!(code(create(twin).await), "location_duplicate", "{twin}");
    }
    create("Dépôt communal 2").await.unwrap();
}

#[tokio::test]
async fn everybody_who_signs_in_reads_them_and_who_keeps_the_property_writes_them() {
    let app = new_app();
    app.make(&LOCATIONS, json!({"$id": "l", "name": "Siège"})).await;
    app.user("anybody", json!({})).await;
    app.user("keeper", json!({"permissions": ["inventory-dashboard:*"]}))
        .await;
    let (anybody, keeper) = (app.ctx("anybody").await, app.ctx("keeper").await);
    assert!(app.engine.get(&anybody, &LOCATIONS, "l", &[]).await.is_ok());
    let named = |name: &str| json!({"name": name});
    assert_eq!(
        code(app.create(&anybody, &LOCATIONS, named("x")).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(app.update(&anybody, &LOCATIONS, "l", named("x")).await),
        "user_unauthorized"
    );
    let deleted = app.engine.delete(&anybody, &LOCATIONS, "l", None).await;
    assert_eq!(code(deleted), "user_unauthorized");
    app.create(&keeper, &LOCATIONS, named("Annexe")).await.unwrap();
    app.update(&keeper, &LOCATIONS, "l", named("Hôtel de ville"))
        .await
        .unwrap();
    app.engine.delete(&keeper, &LOCATIONS, "l", None).await.unwrap();
}

#[tokio::test]
async fn a_location_with_offices_stays_and_names_them() {
    let app = new_app();
    app.make(&LOCATIONS, json!({"$id": "l", "name": "Siège"})).await;
    for name in ["Accueil", "Archives"] {
        let office = json!({"$id": name, "nameFr": name, "nameAr": name, "locationId": "l"});
        app.make(&BUREAUX, office).await;
    }
    let delete = async || app.engine.delete(&TestApp::full_rights(), &LOCATIONS, "l", None).await;
    let refused = delete().await.unwrap_err();
    let said = refused.rejection().unwrap().text(schema::Lang::En);
    assert!(said.contains("must remove all associated offices first"), "{said}");
    assert!(said.contains("Accueil") && said.contains("Archives"), "{said}");
    for name in ["Accueil", "Archives"] {
        app.change(&BUREAUX, name, json!({"locationId": null})).await;
    }
    delete().await.unwrap();
}
