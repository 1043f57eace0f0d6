use engine::{Input, RequestContext};
use serde_json::{Value as Json, json};

use super::*;
use crate::organisation::delegation::DELEGATIONS;
use crate::people::role::first;
use crate::people::user::USERS;
use crate::testing::{TestApp, code};

/// An app with the first roles, and somebody who looks after users and annexes.
async fn test_app() -> (TestApp, RequestContext) {
    let app = crate::testing::new_app();
    first::first_start(&app.engine).await.unwrap();
    app.user("admin", json!({"roles": ["administrator"]})).await;
    let permissions = json!(["users-management:*", "annexes:read"]);
    app.user(
        "clerk",
        json!({"permissions": permissions, "auth": ["/order-mission", "/archive"]}),
    )
    .await;
    let clerk = app.ctx("clerk").await;
    (app, clerk)
}

fn new(name: &str, more: &Json) -> Json {
    let mut data = json!({"username": name, "email": format!("{name}@commune.ma")});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

/// The reason and the field of a refusal.
fn refusal_of<T: std::fmt::Debug>(result: Result<T>) -> (&'static str, Option<String>) {
    let error = result.unwrap_err();
    let rejection = error.rejection().unwrap();
    assert_eq!((rejection.kind.code, rejection.kind.status), ("user_unauthorized", 401));
    let said = ERROR_CODES.iter().find(|known| known.says == rejection.kind.says);
    let name = match said {
        Some(known) if *known == RIGHT_NOT_HELD => "right",
        Some(known) if *known == ROLE_NOT_GRANTABLE => "role",
        Some(known) if *known == HOLDS_MORE => "more",
        _ => "other",
    };
    (name, rejection.field.clone())
}

async fn act(app: &TestApp, ctx: &RequestContext, action: &str, data: Json) -> Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine.act(ctx, action, input).await
}

/// What a users' manager does not hold, and the field that is refused.
fn excessive_grants() -> Vec<(Json, &'static str, &'static str)> {
    vec![
        (json!({"permissions": ["rh-managements:read"]}), "right", "permissions"),
        (json!({"permissions": ["annexes:*"]}), "right", "permissions"),
        (json!({"permissions": ["order-mission-admin"]}), "right", "permissions"),
        (json!({"permissions": ["*"]}), "right", "permissions"),
        (json!({"auth": ["/settings"]}), "right", "auth"),
        (json!({"auth": ["/annexes"]}), "right", "auth"),
        (json!({"auth": ["order-mission-admin"]}), "right", "auth"),
        (json!({"auth": ["admin"]}), "right", "auth"),
        (json!({"roles": ["hr"]}), "role", "roles"),
        (json!({"roles": ["employee", "administrator"]}), "role", "roles"),
    ]
}

/// What they may give: what they hold themselves, the default of new users, and the roles that others may give.
fn allowed_grants() -> Vec<Json> {
    vec![
        json!({"permissions": ["annexes:read", "users-management:update"]}),
        json!({"permissions": ["archive:delete"]}),
        json!({"auth": ["/users-management", "/archive", "/order-mission"]}),
        json!({"roles": ["employee", "head_of_service"]}),
    ]
}

#[tokio::test]
async fn nobody_gives_to_a_user_what_they_do_not_hold() {
    let (app, clerk) = test_app().await;
    app.user("agent", json!({})).await;
    for (at, (data, why, field)) in excessive_grants().into_iter().enumerate() {
        let expected = (why, Some(field.to_owned()));
        let name = format!("n{at}");
        assert_eq!(
            refusal_of(app.create(&clerk, &USERS, new(&name, &data)).await),
            expected,
            "{data}"
        );
        for whom in ["agent", "clerk"] {
            let patched = app.update(&clerk, &USERS, whom, data.clone()).await;
            assert_eq!(refusal_of(patched), expected, "{whom} {data}");
        }
        let put = app.engine.upsert(
            &clerk,
            &USERS,
            &name,
            new(&name, &data).as_object().unwrap().clone(),
            None,
        );
        assert_eq!(refusal_of(put.await), expected, "{data}");
        let invited = act(&app, &clerk, "users.invite", new(&name, &data)).await;
        // An invitation takes no direct permissions.
        if field != "permissions" {
            assert_eq!(refusal_of(invited), expected, "{data}");
        }
    }
    for (at, data) in allowed_grants().into_iter().enumerate() {
        app.create(&clerk, &USERS, new(&format!("y{at}"), &data)).await.unwrap();
        app.update(&clerk, &USERS, "agent", data).await.unwrap();
    }
}

#[tokio::test]
async fn what_somebody_waits_with_is_given_by_whoever_accepts() {
    let (app, clerk) = test_app().await;
    for (name, more) in [
        (
            "chosen",
            json!({"pending": true, "permissions": ["rh-managements:read"]}),
        ),
        ("later", json!({"pending": true})),
    ] {
        app.user(name, more).await;
    }
    let accept = async |name: &str, more: Json| {
        let mut data = json!({ "userId": name });
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        act(&app, &clerk, "users.accept", data).await
    };
    assert_eq!(refusal_of(accept("chosen", json!({})).await).0, "more");
    let patched = app.update(&clerk, &USERS, "chosen", json!({"pending": false})).await;
    assert_eq!(refusal_of(patched).0, "more");
    assert_eq!(refusal_of(accept("later", json!({"roles": ["hr"]})).await).0, "role");
    let accepted = accept("later", json!({"roles": ["employee"]})).await.unwrap();
    assert_eq!(
        (&accepted["user"]["pending"], &accepted["user"]["roles"]),
        (&json!(false), &json!(["employee"]))
    );
    assert_eq!(
        code(accept("later", json!({})).await),
        "document_update_conflict",
        "nobody waits any more"
    );
}

#[tokio::test]
async fn whoever_holds_more_is_for_administrators_to_change() {
    let (app, clerk) = test_app().await;
    app.user("hr", json!({"roles": ["hr"]})).await;
    app.user("direct", json!({"auth": ["/settings"]})).await;
    for name in ["hr", "direct"] {
        for data in [
            json!({"email": "new@commune.ma"}),
            json!({"disabled": true}),
            json!({"pending": true}),
            json!({"userId": null}),
            json!({"roles": [], "auth": []}),
            json!({"username": "other"}),
        ] {
            let patched = app.update(&clerk, &USERS, name, data.clone()).await;
            assert_eq!(refusal_of(patched), ("more", None), "{name} {data}");
        }
        assert_eq!(
            refusal_of(app.engine.delete(&clerk, &USERS, name, None).await).0,
            "more"
        );
        let user = json!({ "userId": name });
        let reset = act(&app, &clerk, "users.resetPassword", user.clone()).await;
        assert_eq!(refusal_of(reset).0, "more", "{name}");
        // Signing somebody out gives nothing to anybody.
        act(&app, &clerk, "users.endSessions", user).await.unwrap();
    }
    let standing = new("standing", &json!({"$id": "standing", "roles": ["hr"]}));
    app.make(&USERS, standing).await;
    let invited = act(&app, &clerk, "users.invite", new("standing", &json!({}))).await;
    assert_eq!(
        refusal_of(invited).0,
        "more",
        "an account for a profile that holds more"
    );
}

#[tokio::test]
async fn who_looks_after_users_changes_those_whom_they_could_have_made() {
    let (app, clerk) = test_app().await;
    app.user("hr", json!({"roles": ["hr"]})).await;
    app.user("employee", json!({"roles": ["employee", "head_of_bureau"]}))
        .await;
    let admin = app.ctx("admin").await;
    for (who, name) in [(&clerk, "employee"), (&clerk, "clerk"), (&admin, "hr")] {
        act(&app, who, "users.resetPassword", json!({ "userId": name }))
            .await
            .unwrap();
        let email = format!("{name}.other@commune.ma");
        app.update(who, &USERS, name, json!({ "email": email })).await.unwrap();
        app.update(who, &USERS, name, json!({"disabled": true})).await.unwrap();
    }
}

#[tokio::test]
async fn a_role_gives_what_its_editor_holds() {
    let (app, clerk) = test_app().await;
    let role = |more: Json| {
        let mut data = json!({"name": "r", "nameFr": "r", "nameAr": "r"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        data
    };
    let permissions = Some("permissions".to_owned());
    for given in ["rh-managements:read", "annexes:*", "order-mission-admin", "*"] {
        let made = app.create(&clerk, &ROLES, role(json!({"permissions": [given]}))).await;
        assert_eq!(refusal_of(made), ("right", permissions.clone()), "{given}");
    }
    let own = app
        .create(&clerk, &ROLES, role(json!({"permissions": ["annexes:read"]})))
        .await
        .unwrap();
    let own = own["$id"].as_str().unwrap();
    let more = json!({"permissions": ["annexes:read", "rh-managements:*"]});
    assert_eq!(refusal_of(app.update(&clerk, &ROLES, own, more).await).0, "right");
    for data in [
        json!({"permissions": ["annexes:read"]}),
        json!({"nameFr": "x"}),
        json!({"requiresMfa": true}),
    ] {
        assert_eq!(
            refusal_of(app.update(&clerk, &ROLES, "hr", data).await),
            ("right", permissions.clone())
        );
    }
    assert_eq!(
        refusal_of(app.engine.delete(&clerk, &ROLES, "hr", None).await).0,
        "right"
    );
    app.update(&clerk, &ROLES, own, json!({"permissions": ["users-management:read"]}))
        .await
        .unwrap();
    app.engine.delete(&clerk, &ROLES, own, None).await.unwrap();
}

#[tokio::test]
async fn only_administrators_say_which_roles_others_may_give() {
    let (app, clerk) = test_app().await;
    let role = json!({"name": "r", "nameFr": "r", "nameAr": "r", "grantable": true});
    let field = Some("grantable".to_owned());
    assert_eq!(
        refusal_of(app.create(&clerk, &ROLES, role.clone()).await),
        ("other", field.clone())
    );
    let own = json!({"$id": "own", "name": "o", "nameFr": "o", "nameAr": "o"});
    app.create(&clerk, &ROLES, own).await.unwrap();
    let mark = json!({"grantable": true});
    assert_eq!(
        refusal_of(app.update(&clerk, &ROLES, "own", mark.clone()).await),
        ("other", field.clone())
    );
    let admin = app.ctx("admin").await;
    app.update(&admin, &ROLES, "own", mark.clone()).await.unwrap();
    let unmark = json!({"grantable": false});
    assert_eq!(
        refusal_of(app.update(&clerk, &ROLES, "own", unmark).await),
        ("other", field)
    );
    // The mark of an administrator opens `hr`; it opens no role that makes administrators.
    app.update(&admin, &ROLES, "hr", mark.clone()).await.unwrap();
    app.create(&clerk, &USERS, new("a", &json!({"roles": ["hr"]})))
        .await
        .unwrap();
    app.update(&admin, &ROLES, "administrator", mark).await.unwrap();
    let made = app
        .create(&clerk, &USERS, new("b", &json!({"roles": ["administrator"]})))
        .await;
    assert_eq!(refusal_of(made).0, "role");
}

#[tokio::test]
async fn the_first_roles_of_employees_and_heads_are_for_others_to_give() {
    let (app, _) = test_app().await;
    let marked: Vec<String> = app
        .all(&ROLES)
        .await
        .into_iter()
        .filter(|role| role.get(role::GRANTABLE) == Some(true))
        .map(|role| role.id)
        .collect();
    let heads = ["bureau", "service", "division", "direction", "annexe"].map(|unit| format!("head_of_{unit}"));
    assert_eq!(marked, [heads.as_slice(), &["employee".to_owned()]].concat());
}

fn delegation(scope: &[&str]) -> Json {
    json!({"headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-20", "to": "2026-11-30", "scope": scope})
}

#[tokio::test]
async fn a_delegation_gives_what_its_writer_sees_or_the_heads_own() {
    let (app, _) = test_app().await;
    for (id, cin) in [("head", "A11"), ("deputy", "A12")] {
        app.employee(id, cin, json!({})).await;
    }
    let permissions = json!(["organisation-management:*"]);
    app.user("keeper", json!({ "permissions": permissions })).await;
    app.user("chief", json!({"permissions": permissions, "persoActif": "head"}))
        .await;
    app.user("rh", json!({"roles": ["hr"]})).await;
    let (keeper, rh, chief) = (app.ctx("keeper").await, app.ctx("rh").await, app.ctx("chief").await);
    let refused_scope = ("right", Some("scope".to_owned()));
    for scope in [
        &[][..],
        &["rh-managements"],
        &["organisation-management", "rh-managements"],
    ] {
        let made = app.create(&keeper, &DELEGATIONS, delegation(scope)).await;
        assert_eq!(refusal_of(made), refused_scope, "{scope:?}");
        app.create(&chief, &DELEGATIONS, delegation(scope)).await.unwrap();
        app.create(&rh, &DELEGATIONS, delegation(scope)).await.unwrap();
    }
    let made = app.create(&rh, &DELEGATIONS, delegation(&["archive"])).await;
    assert_eq!(refusal_of(made), refused_scope);
    let own = app
        .create(&keeper, &DELEGATIONS, delegation(&["organisation-management"]))
        .await;
    let own = own.unwrap()["$id"].as_str().unwrap().to_owned();
    for data in [json!({"scope": []}), json!({"scope": ["rh-managements"]})] {
        assert_eq!(
            refusal_of(app.update(&keeper, &DELEGATIONS, &own, data).await),
            refused_scope
        );
    }
    let reference = json!({"decisionRef": "12"});
    app.update(&keeper, &DELEGATIONS, &own, reference).await.unwrap();
}
