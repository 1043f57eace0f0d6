use std::sync::Arc;

use engine::{RequestContext, Rights};
use schema::{Collection, RowsOf, Viewed};
use serde_json::{Value as Json, json};

use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::delegation::DELEGATIONS;
use platform::organisation::direction::DIRECTIONS;
use platform::organisation::division::DIVISIONS;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::people::role::{ROLES, first};
use platform::people::user::USERS;
use platform::settings::SETTINGS;
use testing::{TestApp, code};

/// One unit of each kind, one below the other, each with a head of its own, and one clerk in each.
async fn test_app() -> TestApp {
    let app = crate::tests::new_app();
    for (at, head) in ["dir", "div", "ser", "bur", "ann"].into_iter().enumerate() {
        app.employee(head, &format!("H10{at}"), json!({})).await;
    }
    let named = |id: &str, more: Json| {
        let mut data = json!({"$id": id, "nameFr": id, "nameAr": id});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        data
    };
    app.make(&DIRECTIONS, named("D", json!({"headId": "dir"}))).await;
    app.make(&DIVISIONS, named("V", json!({"headId": "div", "directionId": "D"})))
        .await;
    app.make(&SERVICES, named("S", json!({"responsible": "ser", "divisionId": "V"})))
        .await;
    app.make(&BUREAUX, named("B", json!({"headId": "bur", "serviceId": "S"})))
        .await;
    app.make(&ANNEXES, named("A", json!({"headId": "ann"}))).await;
    let pay = json!({"baseSalary": 5000, "bankRib": "007780000000000000000063", "notes": "n", "grade": "g"});
    for (id, cin, place) in [
        ("in-bureau", "X11", json!({"bureauId": "B"})),
        ("in-service", "X12", json!({"serviceId": "S"})),
        ("in-annexe", "X13", json!({"annexe": "A"})),
    ] {
        let mut more = pay.clone();
        more.as_object_mut().unwrap().extend(place.as_object().unwrap().clone());
        app.employee(id, cin, more).await;
    }
    app
}

/// Whom of the clerks an employee sees with their grade.
async fn visible_clerks(app: &TestApp, account: &str) -> Vec<&'static str> {
    let ctx = app.ctx(account).await;
    let mut seen = Vec::new();
    for id in ["in-bureau", "in-service", "in-annexe"] {
        if app.see(&ctx, &EMPLOYEES, id).await.unwrap().get("grade").is_some() {
            seen.push(id);
        }
    }
    seen
}

#[tokio::test]
async fn headship_reaches_downward() {
    let app = test_app().await;
    for (head, seen) in [
        ("dir", &["in-bureau", "in-service"][..]),
        ("div", &["in-bureau", "in-service"]),
        ("ser", &["in-bureau", "in-service"]),
        ("bur", &["in-bureau"]),
        ("ann", &["in-annexe"]),
        ("in-bureau", &["in-bureau"]),
    ] {
        app.user(head, json!({"persoActif": head})).await;
        assert_eq!(visible_clerks(&app, head).await, seen, "{head}");
    }
}

#[tokio::test]
async fn a_head_sees_no_identity_card_bank_nor_salary() {
    let app = test_app().await;
    app.user("ser", json!({"persoActif": "ser"})).await;
    let ctx = app.ctx("ser").await;
    let seen = app.see(&ctx, &EMPLOYEES, "in-service").await.unwrap();
    for hidden in ["CIN", "bankRib", "baseSalary", "netSalary", "notes"] {
        assert!(seen.get(hidden).is_none(), "{hidden}");
    }
    let own = app.see(&ctx, &EMPLOYEES, "ser").await.unwrap();
    assert!(own.get("CIN").is_some() && own.get("baseSalary").is_some() && own.get("notes").is_none());
    assert_eq!(
        code(
            app.update(&ctx, &EMPLOYEES, "ser", json!({"phone": "0612345678"}))
                .await
        ),
        "user_unauthorized"
    );
    assert_eq!(
        code(app.update(&ctx, &EMPLOYEES, "in-service", json!({"grade": "z"})).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn a_delegate_sees_the_unit_within_the_dates_only() {
    let app = test_app().await;
    app.user("ann", json!({"persoActif": "ann"})).await;
    let mut data =
        json!({"$id": "d", "headEmployeeId": "ser", "delegateId": "ann", "from": "2026-11-21", "to": "2026-11-22"});
    app.make(&DELEGATIONS, data.clone()).await;
    let days = [
        ("2026-11-20T23:59:59Z", 1),
        ("2026-11-21T00:00:00Z", 3),
        ("2026-11-22T23:59:59Z", 3),
        ("2026-11-23T00:00:00Z", 1),
    ];
    for (instant, seen) in days {
        app.at(instant);
        assert_eq!(visible_clerks(&app, "ann").await.len(), seen, "{instant}");
    }
    app.at("2026-11-21T12:00:00Z");
    app.change(&DELEGATIONS, "d", json!({"scope": ["archive"]})).await;
    assert_eq!(
        visible_clerks(&app, "ann").await,
        ["in-annexe"],
        "another resource was delegated"
    );
    data["delegateId"] = json!("ser");
    data["$id"] = json!("e");
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &DELEGATIONS, data.clone()).await),
        "delegation_to_oneself"
    );
    (data["delegateId"], data["scope"]) = (json!("ann"), json!(["nothing"]));
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &DELEGATIONS, data).await),
        "resource_unknown"
    );
}

#[tokio::test]
async fn the_mission_administrator_has_the_missions_also_by_a_role() {
    let app = crate::tests::new_app();
    app.make(
        &ROLES,
        json!({"$id": "r", "name": "m", "nameFr": "m", "nameAr": "m", "permissions": ["order-mission-admin"]}),
    )
    .await;
    app.user("u", json!({"roles": ["r"], "auth": ["/archive"]})).await;
    let rights = app.ctx("u").await.rights;
    assert!(
        rights.holds("order-mission", "read")
            && rights.holds("/order-mission", "delete")
            && rights.holds("archive", "x")
    );
    assert!(rights.auth.iter().any(|entry| entry == "order-mission-admin"));
    assert!(!rights.is_admin && !rights.holds("cars-management", "read"));
}

#[tokio::test]
async fn everybody_sees_the_own_profile_and_roles_and_the_public_settings() {
    let app = crate::tests::new_app();
    app.make(
        &ROLES,
        json!({"$id": "r", "name": "m", "nameFr": "m", "nameAr": "m", "permissions": ["archive:read"]}),
    )
    .await;
    app.make(&ROLES, json!({"$id": "s", "name": "n", "nameFr": "n", "nameAr": "n"}))
        .await;
    app.user("u", json!({"roles": ["r"]})).await;
    app.user("v", json!({})).await;
    for (id, key) in [("a", "public.x"), ("b", "org.x"), ("c", "x")] {
        app.make(&SETTINGS, json!({"$id": id, "key": key, "value": 1})).await;
    }
    let ctx = app.ctx("u").await;
    for (of, id, is_seen) in [
        (&USERS, "u", true),
        (&USERS, "v", false),
        (&ROLES, "r", true),
        (&ROLES, "s", false),
        (&SETTINGS, "a", true),
        (&SETTINGS, "b", true),
        (&SETTINGS, "c", false),
    ] {
        assert_eq!(app.see(&ctx, of, id).await.is_ok(), is_seen, "{} {id}", of.id);
    }
    assert_eq!(
        code(app.update(&ctx, &USERS, "u", json!({"auth": ["/archive"]})).await),
        "user_unauthorized"
    );
    let logo = json!({"key": "public.commune", "value": {"nameFr": "C", "logo": "https://elsewhere"}});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &SETTINGS, logo).await),
        "setting_shape_wrong"
    );
}

/// Everybody whose rights differ: those without a role, then the holder of each role made at first start.
async fn callers(app: &TestApp) -> Vec<(String, Arc<Rights>)> {
    app.engine
        .transact(&TestApp::full_rights(), "roles", first::make)
        .await
        .unwrap();
    app.user("pending", json!({"pending": true, "auth": ["admin"]})).await;
    app.user("user", json!({})).await;
    app.user("linked", json!({"persoActif": "in-bureau"})).await;
    app.user("head", json!({"persoActif": "ser"})).await;
    app.user("reader", json!({"permissions": ["rh-managements:read"]}))
        .await;
    app.user(
        "keeper",
        json!({"permissions": ["users-management:*"], "auth": ["/assignments"]}),
    )
    .await;
    let mut callers = vec![("guest".to_owned(), Arc::new(Rights::guest()))];
    for name in ["pending", "user", "linked", "head", "reader", "keeper"] {
        callers.push((name.to_owned(), app.ctx(name).await.rights));
    }
    for role in app.all(&ROLES).await {
        let name = role.get(platform::people::role::NAME).unwrap();
        app.user(&name.replace('_', "-"), json!({"roles": [role.id]})).await;
        callers.push((format!("role {name}"), app.ctx(&name.replace('_', "-")).await.rights));
    }
    callers
}

#[tokio::test]
async fn the_access_matrix_is_the_one_that_stands_in_the_repository() {
    let app = test_app().await;
    // Callers who may do the same stand together.
    let mut groups: Vec<(Vec<String>, String)> = Vec::new();
    for (name, rights) in callers(&app).await {
        let mut lines = Vec::new();
        for of in crate::COLLECTIONS.iter() {
            lines.extend(line(of, &rights));
            if **of == ROLES && marks_roles(&app, &rights).await {
                lines.push("  roles.grantable: update\n".to_owned());
            }
        }
        let lines = lines.concat();
        match groups.iter_mut().find(|(_, known)| *known == lines) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], lines)),
        }
    }
    let matrix: Vec<String> = groups
        .iter()
        .map(|(names, lines)| format!("{}\n{lines}", names.join(", ")))
        .collect();
    let path = "../../tests/golden/access.txt";
    let stands = std::fs::read_to_string(path).unwrap_or_default();
    // Never blessed: who may do what changes by hand, and is read by somebody.
    let matrix = matrix.concat();
    let differing = matrix
        .lines()
        .zip(stands.lines())
        .find(|(follows, stands)| follows != stands);
    assert!(
        matrix == stands,
        "tests/golden/access.txt says otherwise (what follows, what stands): {differing:?}\n{matrix}"
    );
}

/// Whether the caller says which roles others may give.
async fn marks_roles(app: &TestApp, rights: &Arc<Rights>) -> bool {
    let role = app.get(&ROLES, "employee").await;
    let ctx = RequestContext {
        rights: rights.clone(),
        ..TestApp::full_rights()
    };
    let other = json!({"grantable": role["grantable"] != true});
    app.update(&ctx, &ROLES, "employee", other).await.is_ok()
}

fn line(of: &'static Collection, rights: &Rights) -> Option<String> {
    let view = rights.view(of);
    let readable = |grant: &Viewed| {
        let fields = fields(of, grant);
        rows(grant).into_iter().map(move |rows| format!("read {rows} {fields}"))
    };
    let mut parts: Vec<String> = view.grants.iter().flat_map(readable).collect();
    let verbs: Vec<&str> = ["create", "update", "delete"]
        .into_iter()
        .filter(|verb| rights.may(of, verb) && !view.is_of_no_row())
        .collect();
    parts.extend((!verbs.is_empty()).then(|| verbs.join(" ")));
    (!parts.is_empty()).then(|| format!("  {}: {}\n", of.id, parts.join("; ")))
}

fn rows(grant: &Viewed) -> Vec<String> {
    match &grant.rows {
        RowsOf::All => vec!["all".to_owned()],
        RowsOf::Prefix(field, start) => vec![format!("{field} {start}*")],
        RowsOf::NotPrefix(field, start) => vec![format!("{field} not {start}*")],
        RowsOf::Linked { link, .. } => vec![format!("through {link}")],
        // The own rows of somebody who has no employee file.
        RowsOf::Any(any) if any.is_empty() => vec!["none".to_owned()],
        // Each row says who reads it.
        RowsOf::Any(any) if any[0].0 == "readBy" => any[0].1.iter().map(|word| format!("readBy {word}*")).collect(),
        RowsOf::Any(any) => vec![any.iter().map(|(field, _)| *field).collect::<Vec<_>>().join("|")],
    }
}

fn fields(of: &'static Collection, grant: &Viewed) -> String {
    let name = |at: usize| of.fields()[at].name;
    let has: Vec<&str> = grant.fields.positions().map(name).collect();
    let visible = schema::FieldSet::visible(of);
    let lacks: Vec<&str> = visible
        .positions()
        .filter(|at| !grant.fields.has(*at))
        .map(name)
        .collect();
    match (lacks.len(), has.len()) {
        (0, _) => "(everything)".to_owned(),
        (lacking, having) if lacking < having => format!("(all but {})", lacks.join(", ")),
        _ => format!("({})", has.join(", ")),
    }
}

#[tokio::test]
async fn a_role_may_demand_a_second_factor_of_administrators_too() {
    let app = crate::tests::new_app();
    for (id, permissions, demands) in [("a", "*", true), ("b", "annexes:read", false)] {
        let role = json!({"$id": id, "name": id, "nameFr": id, "nameAr": id, "permissions": [permissions],
            "requiresMfa": demands});
        app.make(&ROLES, role).await;
    }
    app.user("admin", json!({"roles": ["b", "a"]})).await;
    app.user("clerk", json!({"roles": ["b"]})).await;
    assert!(app.ctx("admin").await.rights.requires_mfa);
    assert!(!app.ctx("clerk").await.rights.requires_mfa);
    app.change(&ROLES, "b", json!({"requiresMfa": true})).await;
    assert!(app.ctx("clerk").await.rights.requires_mfa);
}
