use engine::notify::{BODY, OUTBOX, Senders, Smtp, TO};
use engine::{Engine, Input};
use serde_json::{Value as Json, json};

use super::USERS;
use crate::people::employee::EMPLOYEES;
use crate::people::role::ROLES;
use crate::testing::{TestApp, code};

pub(super) async fn with_one_administrator() -> TestApp {
    let app = crate::testing::new_app();
    app.make(
        &ROLES,
        json!({"$id": "r", "name": "administrator", "nameFr": "A", "nameAr": "م", "permissions": ["*"]}),
    )
    .await;
    app.user("admin", json!({"roles": ["r"]})).await;
    app
}

pub(super) fn input(data: Json) -> Input {
    let Json::Object(data) = data else { panic!("an object") };
    Input {
        data,
        ..Input::default()
    }
}

/// A session of that account, opened through a password.
pub(super) async fn session(app: &TestApp, account: &str) -> accounts::Accounts {
    let id = account.to_owned();
    let hash = accounts::hash_password("long enough").unwrap();
    app.engine
        .transact(&TestApp::full_rights(), "password", move |cx| {
            accounts::set_password(cx, &id, &hash, false)
        })
        .await
        .unwrap();
    let accounts = accounts::Accounts::new(app.engine.clone(), accounts::Lifetimes::default(), crate::HOOKS);
    accounts
        .sign_in(
            &format!("{account}@commune.ma"),
            "long enough".to_owned(),
            accounts::Device::default(),
        )
        .await
        .unwrap();
    accounts
}

#[tokio::test]
async fn a_new_user_reaches_the_missions() {
    let app = crate::testing::new_app();
    assert_eq!(app.user("u", json!({})).await["auth"], json!(["/order-mission"]));
    assert_eq!(
        app.user("v", json!({"auth": ["/archive", "/archive"]})).await["auth"],
        json!(["/archive"])
    );
}

#[tokio::test]
async fn unknown_routes_and_resources_are_refused() {
    let app = crate::testing::new_app();
    let user = json!({"username": "u", "email": "u@commune.ma"});
    for (more, expected) in [
        (json!({"auth": ["/nowhere"]}), "auth_unknown"),
        (json!({"auth": ["root"]}), "auth_unknown"),
        (json!({"permissions": ["nobody:read"]}), "permission_unknown"),
    ] {
        let mut data = user.clone();
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        assert_eq!(code(app.create(&TestApp::full_rights(), &USERS, data).await), expected);
    }
    let role = json!({"name": "x", "nameFr": "x", "nameAr": "x", "permissions": ["/rh-managements:read", "zzz:*"]});
    assert_eq!(
        code(app.create(&TestApp::full_rights(), &ROLES, role).await),
        "permission_unknown"
    );
}

#[tokio::test]
async fn the_last_administrator_stays() {
    let app = with_one_administrator().await;
    for data in [
        json!({"disabled": true}),
        json!({"pending": true}),
        json!({"roles": []}),
        json!({"userId": null}),
    ] {
        assert_eq!(
            code(app.update(&TestApp::full_rights(), &USERS, "admin", data).await),
            "last_administrator"
        );
    }
    assert_eq!(
        code(app.engine.delete(&TestApp::full_rights(), &USERS, "admin", None).await),
        "last_administrator"
    );
    assert_eq!(
        code(
            app.update(&TestApp::full_rights(), &ROLES, "r", json!({"permissions": []}))
                .await
        ),
        "last_administrator"
    );
    let blocked = app
        .engine
        .transact(&TestApp::full_rights(), "block", |cx| {
            accounts::set_status(cx, "admin", false)
        })
        .await;
    assert_eq!(code(blocked), "last_administrator");
    app.user("second", json!({"auth": ["admin"]})).await;
    app.change(&USERS, "admin", json!({"disabled": true})).await;
}

#[tokio::test]
async fn two_administrators_are_not_removed_at_once() {
    let app = with_one_administrator().await;
    app.user("second", json!({"permissions": ["*"]})).await;
    let both = app
        .engine
        .transact(&TestApp::full_rights(), "both", |cx| {
            cx.delete(&USERS, "admin")?;
            cx.delete(&USERS, "second")
        })
        .await;
    assert_eq!(code(both), "last_administrator");
    assert_eq!(app.all(&USERS).await.len(), 2);
}

#[tokio::test]
async fn a_disabled_profile_has_a_disabled_account_and_the_other_way_round() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    let status = || app.read(|cx| Ok(cx.need(&accounts::ACCOUNTS, "u")?.get(accounts::ACCOUNT_STATUS)));
    app.change(&USERS, "u", json!({"disabled": true})).await;
    assert_eq!(status().await, Some(false));
    assert!(!app.ctx("u").await.rights.is_user);
    app.engine
        .transact(&TestApp::full_rights(), "enable", |cx| {
            accounts::set_status(cx, "u", true)
        })
        .await
        .unwrap();
    assert_eq!(app.get(&USERS, "u").await["disabled"], false);
    app.change(&USERS, "u", json!({"email": "Other@Commune.ma"})).await;
    let email = app
        .read(|cx| Ok(cx.need(&accounts::ACCOUNTS, "u")?.get(accounts::ACCOUNT_EMAIL)))
        .await;
    assert_eq!(email.as_deref(), Some("other@commune.ma"));
}

#[tokio::test]
async fn nobody_but_an_administrator_makes_administrators() {
    let app = with_one_administrator().await;
    app.user("clerk", json!({"permissions": ["users-management:*"]})).await;
    let clerk = app.ctx("clerk").await;
    for data in [
        json!({"auth": ["admin"]}),
        json!({"permissions": ["users-management:*", "*"]}),
        json!({"roles": ["r"]}),
    ] {
        assert_eq!(
            code(app.update(&clerk, &USERS, "clerk", data).await),
            "user_unauthorized"
        );
    }
    assert_eq!(
        code(app.update(&clerk, &USERS, "admin", json!({"email": "x@y.ma"})).await),
        "user_unauthorized"
    );
    let reset = app
        .engine
        .act(&clerk, "users.resetPassword", input(json!({"userId": "admin"})))
        .await;
    assert_eq!(code(reset), "user_unauthorized");
    let made = app
        .create(&clerk, &USERS, json!({"username": "n", "email": "n@commune.ma"}))
        .await
        .unwrap();
    assert_eq!(made["username"], "n");
}

#[tokio::test]
async fn an_invitation_makes_account_and_profile_together() {
    let app = with_one_administrator().await;
    let employee = app.employee("e", "A12", json!({})).await;
    let data = json!({"email": "New@commune.ma", "username": "new", "employeeId": "e", "roles": ["r"]});
    let answer = app
        .engine
        .act(&TestApp::full_rights(), "users.invite", input(data.clone()))
        .await
        .unwrap();
    assert!(answer["password"].as_str().unwrap().len() > 12);
    assert_eq!(answer["user"]["email"], "new@commune.ma");
    assert_eq!(answer["user"]["personPublicDataID"], employee["personId"]);
    let account = answer["user"]["userId"].as_str().unwrap().to_owned();
    assert!(app.ctx(&account).await.rights.is_admin);
    let again = app
        .engine
        .act(&TestApp::full_rights(), "users.invite", input(data))
        .await;
    assert_eq!(code(again), "user_already_exists");
    let chosen = json!({"email": "b@commune.ma", "username": "b", "password": "short"});
    assert_eq!(
        code(
            app.engine
                .act(&TestApp::full_rights(), "users.invite", input(chosen))
                .await
        ),
        "general_argument_invalid"
    );
    let chosen = json!({"email": "b@commune.ma", "username": "b", "password": "long enough", "auth": "/archive"});
    let answer = app
        .engine
        .act(&TestApp::full_rights(), "users.invite", input(chosen))
        .await
        .unwrap();
    assert_eq!(
        (&answer["password"], &answer["user"]["auth"]),
        (&json!(""), &json!(["/archive"]))
    );
}

#[tokio::test]
async fn an_account_without_a_profile_or_pending_may_do_nothing() {
    let app = with_one_administrator().await;
    app.user("p", json!({"pending": true, "auth": ["admin"]})).await;
    for account in ["p", "nobody"] {
        let ctx = app.ctx(account).await;
        assert!(!ctx.rights.is_user && !ctx.rights.is_admin && !ctx.rights.holds("rh-managements", "read"));
        assert_eq!(code(app.see(&ctx, &EMPLOYEES, "x").await), "user_unauthorized");
    }
}

#[tokio::test]
async fn a_deleted_profile_takes_its_account_and_sessions_along() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    session(&app, "u").await;
    app.engine
        .delete(&TestApp::full_rights(), &USERS, "u", None)
        .await
        .unwrap();
    assert!(app.all(&accounts::SESSIONS).await.is_empty());
    assert!(
        app.all(&accounts::ACCOUNTS)
            .await
            .iter()
            .all(|account| account.id != "u")
    );
    let admin = app.ctx("admin").await;
    let deleted = input(json!({"collection": "users", "id": "u"}));
    app.engine.act(&admin, "trash.restore", deleted).await.unwrap();
    assert_eq!(app.get(&USERS, "u").await["userId"], json!(null), "its account is gone");
    let data = json!({"email": "u@commune.ma", "username": "u"});
    let invited = app.engine.act(&admin, "users.invite", input(data)).await.unwrap();
    assert_eq!(
        invited["user"]["$id"], "u",
        "the profile that stands is given an account"
    );
    assert!(
        app.ctx(invited["user"]["userId"].as_str().unwrap())
            .await
            .rights
            .is_user
    );
}

#[tokio::test]
async fn the_profile_of_a_deleted_account_loses_it() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    let remove = async |id: &'static str| {
        app.engine
            .transact(&TestApp::full_rights(), "remove", move |cx| accounts::remove(cx, id))
            .await
    };
    remove("u").await.unwrap();
    assert_eq!(app.get(&USERS, "u").await["userId"], json!(null));
    assert_eq!(code(remove("admin").await), "last_administrator");
    assert!(app.ctx("admin").await.rights.is_admin);
}

#[tokio::test]
async fn a_profile_shows_the_second_factor_of_its_account() {
    let app = with_one_administrator().await;
    app.user("u", json!({})).await;
    for demands in [true, false] {
        app.engine
            .transact(&TestApp::full_rights(), "second factor", move |cx| {
                let account = cx.need(&accounts::ACCOUNTS, "u")?;
                cx.update(account.with(accounts::ACCOUNT_MFA, demands)).map(drop)
            })
            .await
            .unwrap();
        assert_eq!(app.get(&USERS, "u").await["secondFactor"], demands);
    }
}

#[tokio::test]
async fn an_invitation_by_mail_lets_the_person_choose_the_first_password() {
    let app = with_one_administrator().await;
    let data = json!({"email": "new@commune.ma", "username": "new", "byMail": true});
    let invite = async |engine: &Engine| {
        engine
            .act(&TestApp::full_rights(), "users.invite", input(data.clone()))
            .await
    };
    assert_eq!(code(invite(&app.engine).await), "general_smtp_disabled");
    let smtp = Smtp {
        host: "localhost".to_owned(),
        from: "diwan@commune.ma".to_owned(),
        ..Smtp::default()
    };
    let engine = app.engine_with(Senders::new(Some(smtp.clone()), None).unwrap());
    assert_eq!(
        code(invite(&engine).await),
        "general_argument_invalid",
        "no public address"
    );
    assert!(
        app.all(&USERS).await.iter().all(|user| user.id == "admin"),
        "nothing is left behind"
    );
    let home = Some("https://diwan.commune.ma".to_owned());
    let engine = app.engine_with(Senders::new(Some(smtp), None).unwrap().with_home(home));
    let answer = invite(&engine).await.unwrap();
    assert_eq!(
        (&answer["password"], &answer["user"]["email"]),
        (&json!(""), &json!("new@commune.ma"))
    );
    let [letter] = app.all(&OUTBOX).await.try_into().unwrap();
    assert_eq!(letter.get(TO).as_deref(), Some("new@commune.ma"));
    let text = letter.get(BODY).unwrap();
    assert!(text.contains("••••••") && !text.contains("secret="), "{text}");
    let from = accounts::Device::default();
    let accounts = accounts::Accounts::new(engine, accounts::Lifetimes::default(), crate::HOOKS);
    let guessed = accounts.sign_in("new@commune.ma", "long enough".to_owned(), from).await;
    assert_eq!(code(guessed), "user_invalid_credentials", "there is no password yet");
}

#[tokio::test]
async fn an_employee_is_one_user() {
    let app = crate::testing::new_app();
    app.employee("e", "A12", json!({})).await;
    app.user("first", json!({"persoActif": "e"})).await;
    let (admin, second) = (
        TestApp::full_rights(),
        json!({"username": "s", "email": "s@commune.ma", "persoActif": "e"}),
    );
    let refused = app.create(&admin, &USERS, second).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(
        (refused.kind.code, refused.field.as_deref()),
        ("user_employee_taken", Some("persoActif"))
    );
    assert!(refused.text(schema::Lang::Fr).contains("first"));
    app.user("second", json!({})).await;
    let linked = app.update(&admin, &USERS, "second", json!({"persoActif": "e"})).await;
    assert_eq!(code(linked), "user_employee_taken");
    app.change(&USERS, "first", json!({"username": "one"})).await;
}

#[tokio::test]
async fn a_history_names_who_wrote_in_arabic_for_whoever_reads_arabic() {
    let app = with_one_administrator().await;
    app.employee("amina", "AA1001", json!({"fullNameAr": "أمينة بناني"}))
        .await;
    app.user("amina", json!({"persoActif": "amina", "roles": ["r"]})).await;
    let mut ctx = app.ctx("amina").await;
    for notes in ["x", "y"] {
        app.update(&ctx, &EMPLOYEES, "amina", json!({"notes": notes}))
            .await
            .unwrap();
    }
    let admin = app.ctx("admin").await;
    app.update(&admin, &EMPLOYEES, "amina", json!({"notes": "z"}))
        .await
        .unwrap();
    let mut told = Vec::new();
    for lang in [schema::Lang::Ar, schema::Lang::Fr] {
        ctx.lang = lang;
        let history = app.engine.history(&ctx, &EMPLOYEES, "amina", None, 2).await.unwrap();
        let lines = history["history"].as_array().unwrap().iter();
        told.extend(lines.map(|line| line["whoName"].as_str().unwrap().to_owned()));
    }
    assert_eq!(told, ["admin", "أمينة بناني", "admin", "amina"]);
}
