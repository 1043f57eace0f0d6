use serde_json::json;

use crate::notice::NOTIFICATIONS;
use crate::people::role::ROLES;
use crate::people::user::USERS;
use crate::settings::SETTINGS;
use crate::testing::TestApp;

/// Who was told that somebody reads of people's health now, in the order of their names.
async fn told_of_health(app: &TestApp) -> Vec<String> {
    let notices = app.all(&NOTIFICATIONS).await;
    let of_health = notices
        .iter()
        .filter(|one| one.value("kind").text() == Some("users.healthAccess"));
    let mut told: Vec<String> = of_health
        .filter_map(|one| one.value("userId").text())
        .map(str::to_owned)
        .collect();
    told.sort_unstable();
    told
}

#[tokio::test]
async fn whoever_is_given_to_read_of_health_is_named_to_administrators_and_the_director() {
    let app = crate::testing::new_app();
    app.employee("driss", "AA1001", json!({})).await;
    app.user("director", json!({"persoActif": "driss"})).await;
    app.make(&SETTINGS, json!({"key": "org.lastApprover", "value": "driss"}))
        .await;
    app.user("admin", json!({"auth": ["admin"]})).await;
    app.user("second", json!({"auth": ["admin"]})).await;
    app.user("amal", json!({})).await;
    let admin = app.ctx("admin").await;
    app.update(&admin, &USERS, "amal", json!({"permissions": ["pointage:read"]}))
        .await
        .unwrap();
    assert_eq!(told_of_health(&app).await, [""; 0]);
    // Whoever gives it to themselves is told like the others.
    app.update(&admin, &USERS, "admin", json!({"permissions": ["/rh-managements:*"]}))
        .await
        .unwrap();
    assert_eq!(told_of_health(&app).await, ["admin", "director", "second"]);
    app.update(&admin, &USERS, "admin", json!({"username": "Administration"}))
        .await
        .unwrap();
    assert_eq!(told_of_health(&app).await.len(), 3, "once");
    let role = json!({"$id": "files", "name": "files", "nameFr": "Dossiers", "nameAr": "الملفات", "permissions": []});
    app.make(&ROLES, role).await;
    app.update(&admin, &USERS, "amal", json!({"roles": ["files"]}))
        .await
        .unwrap();
    app.update(
        &admin,
        &ROLES,
        "files",
        json!({"permissions": ["rh-managements:approve"]}),
    )
    .await
    .unwrap();
    assert_eq!(told_of_health(&app).await.len(), 6, "by a role that somebody holds");
}
