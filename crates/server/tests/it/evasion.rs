//! Ways around: keys of narrow scope, other spellings, repeated requests, half sessions. None leads anywhere.

use axum::http::Method;
use engine::{RequestContext, Rights};
use platform::people::user::{AUTH, EMAIL, USERNAME, USERS};
use schema::Document;
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use crate::post::{PAGE, POST};
use crate::rig::{Caller, PASSWORD, Reply, Rig, address, documents, escaped};

/// Every byte under the folder of the house.
fn bytes(rig: &Rig) -> Vec<u8> {
    let (mut folders, mut all) = (vec![rig.app.config.data.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            if entry.file_type().unwrap().is_dir() {
                folders.push(entry.path());
            } else {
                all.extend(std::fs::read(entry.path()).unwrap());
            }
        }
    }
    all
}

fn text(answer: &Json, name: &str) -> String {
    answer[name].as_str().unwrap().to_owned()
}

const CHOSEN: &str = "une phrase donnee par la cle";

#[tokio::test]
async fn an_answer_that_tells_a_secret_is_not_kept_for_a_repetition() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let admin = rig.admin().await.with("idempotency-key", "k");
    let key = rig.key(&["*"]).await.with("idempotency-key", "k");
    let invite = json!({"email": "new@commune.example", "username": "Nouvelle"});
    let invited = rig.post(&admin, "/v1/actions/users.invite", invite).await.must(200);
    let reset = json!({"userId": invited["user"]["$id"]});
    let again = rig
        .post(&admin, "/v1/actions/users.resetPassword", reset)
        .await
        .must(200);
    let made = json!({"userId": "made", "email": "made@commune.example", "password": CHOSEN});
    rig.post(&key, "/v1/users", made).await.must(201);
    let opened = rig
        .post(&key, &format!("/v1/users/{id}/sessions"), json!({}))
        .await
        .must(201);
    let token = rig
        .post(&key, &format!("/v1/users/{id}/tokens"), json!({"length": 64}))
        .await
        .must(201);
    let jwt = rig
        .post(&key, &format!("/v1/users/{id}/jwts"), json!({}))
        .await
        .must(201);
    let all = bytes(&rig);
    let holds = |text: &str| all.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("new@commune.example"), "the files are read");
    for secret in [
        text(&invited, "password"),
        text(&again, "password"),
        CHOSEN.to_owned(),
        text(&opened, "secret"),
        text(&token, "secret"),
        text(&jwt, "jwt"),
    ] {
        assert!(secret.len() > 8 && !holds(&secret), "{secret}");
    }
}

/// What no hash of a body and no answer is kept of.
const SECRET_ACTIONS: [&str; 20] = [
    "candidates.appeal",
    "candidates.apply",
    "candidates.attach",
    "candidates.begin",
    "candidates.code",
    "candidates.contactCode",
    "candidates.correct",
    "candidates.marks",
    "candidates.receipt",
    "candidates.review",
    "candidates.ticket",
    "candidates.verify",
    "candidates.withdraw",
    "convocations.read",
    "drawnSignatures.save",
    "leaveRequests.subscribe",
    "missions.calendar",
    "recruitments.labels",
    "users.invite",
    "users.resetPassword",
];

fn secret_actions() -> Vec<&'static str> {
    let actions = domain::ENTITIES.iter().flat_map(|entity| entity.actions);
    let mut secret: Vec<&str> = actions
        .filter(|action| action.is_secret())
        .map(|action| action.id())
        .collect();
    secret.sort_unstable();
    secret
}

/// The hash of a body with a password could be tried offline; so it is not kept either, and of no spelling of the path.
#[tokio::test]
async fn an_action_that_declares_a_secret_leaves_no_trace_under_a_key() {
    let rig = Rig::set(POST);
    let admin = rig.admin().await.with("idempotency-key", "k");
    assert_eq!(secret_actions(), SECRET_ACTIONS);
    let holds = |text: &str| bytes(&rig).windows(text.len()).any(|window| window == text.as_bytes());
    let hash = |body: &Json| hex::encode(Sha256::digest(body.to_string()));
    let mut invited = String::new();
    for (at, dot) in [".", "%2E", "%2e"].into_iter().enumerate() {
        for id in ["users.invite", "users.resetPassword", "missions.calendar"] {
            let (first, last) = id.split_once('.').unwrap();
            let body = match id {
                "users.invite" => json!({"email": format!("n{at}@commune.example"), "username": format!("N{at}")}),
                "users.resetPassword" => json!({"userId": invited}),
                _ => json!({"scope": "own"}),
            };
            let told = rig
                .post(&admin, &format!("/v1/actions/{first}{dot}{last}"), body.clone())
                .await
                .must(200);
            if id == "users.invite" {
                invited = text(&told["user"], "$id");
            }
            let told = told["path"].as_str().or(told["password"].as_str()).unwrap().to_owned();
            assert!(told.len() > 8 && !holds(&told), "{id} with {dot}");
            assert!(!holds(&hash(&body)), "{id} with {dot}");
        }
    }
    let plain = json!({"documentId": "unique()", "data": {"nameFr": "x", "nameAr": "x"}});
    rig.post(&admin, &documents("bureaux"), plain.clone()).await.must(201);
    assert!(
        holds(&hash(&plain)),
        "of other bodies it is found where it is looked for"
    );
}

#[tokio::test]
async fn a_key_of_narrow_scope_neither_guesses_without_end_nor_makes_accounts() {
    let rig = Rig::set(&[POST, &[("rate_limits", "on"), ("sign_up", "off")]].concat());
    rig.account("amal").await;
    let narrow = rig.key(&["documents.read"]).await;
    for _ in 0..10 {
        rig.sign_in(&narrow, &address("amal"), "not the password")
            .await
            .refused(401, "user_invalid_credentials");
    }
    rig.sign_in(&narrow, &address("amal"), PASSWORD)
        .await
        .refused(429, "general_rate_limit_exceeded");
    let new = |email: &str| json!({"userId": "unique()", "email": email, "password": "une phrase assez longue"});
    for email in [address("amal"), address("free")] {
        rig.post(&narrow, "/v1/account", new(&email))
            .await
            .refused(401, "general_unauthorized_scope");
    }
    let wide = rig.key(&["users.write"]).await;
    rig.post(&wide, "/v1/account", new(&address("free"))).await.must(201);
    rig.post(&wide, "/v1/account", new(&address("amal")))
        .await
        .refused(409, "user_already_exists");
}

#[tokio::test]
async fn however_a_number_is_written_it_is_counted_as_one() {
    let rig = Rig::set(&[POST, &[("rate_limits", "on")]].concat());
    let ask = async |phone: String| -> Reply {
        let body = json!({"userId": "unique()", "phone": phone});
        rig.post(&Caller::guest(), "/v1/account/tokens/phone", body).await
    };
    for dashes in 0..5 {
        let dashes = "-".repeat(dashes);
        ask(format!("06{dashes}12345678")).await.must(201);
        ask(format!("+212 6{dashes}12345678")).await.must(201);
    }
    ask("00212 612 345 678".to_owned())
        .await
        .refused(429, "general_rate_limit_exceeded");
}

/// Every route, with something in the place of its parts.
fn routes() -> Vec<(Method, String, String)> {
    let filled = |path: &str| {
        let part = |part: &str| {
            if part.starts_with('{') {
                "x".to_owned()
            } else {
                part.to_owned()
            }
        };
        path.split('/').map(part).collect::<Vec<_>>().join("/")
    };
    let read = |name: String| {
        let (method, path) = name.split_once(' ').unwrap();
        (method.parse().unwrap(), path.to_owned(), filled(path))
    };
    server::router::routes().names.into_iter().map(read).collect()
}

async fn mark(rig: &Rig, id: &str, change: impl Fn(Document) -> Document + Send + 'static) {
    let (id, ctx) = (id.to_owned(), RequestContext::new(Rights::whole("test")));
    let change = rig.app.engine.transact(&ctx, "mark", move |cx| {
        let account = cx.need(&accounts::ACCOUNTS, &id)?;
        cx.update(change(account))
    });
    change.await.unwrap();
}

#[tokio::test]
async fn a_half_session_or_its_token_passes_by_no_route_but_the_steps_to_the_second_factor() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let half = rig.signed_in("amal").await;
    let jwt = text(&rig.post(&half, "/v1/account/jwts", json!({})).await.must(201), "jwt");
    mark(&rig, &id, |account| {
        account
            .with(accounts::EMAIL_VERIFIED, true)
            .with(accounts::ACCOUNT_MFA, true)
    })
    .await;
    let open = [
        "/v1/ping",
        "/v1/locale",
        "/v1/health",
        "/v1/openapi.json",
        "/v1/sign-in",
    ];
    let mut steps = 0;
    for caller in [half, Caller::guest().with("x-appwrite-jwt", &jwt)] {
        for (method, route, path) in routes() {
            let is_step = route == "/v1/account/mfa/factors"
                || route.starts_with("/v1/account/mfa/challenge")
                || (method == Method::DELETE && route == "/v1/account/sessions/{session}");
            if open.contains(&route.as_str()) || method == Method::OPTIONS {
                continue;
            }
            let body = (method != Method::GET).then(|| json!({}));
            let told = rig.send(&caller, method.clone(), &path, body).await.outcome().1;
            assert_eq!(
                told != "user_more_factors_required",
                is_step,
                "{method} {route}: {told}"
            );
            steps += u32::from(is_step);
        }
    }
    assert_eq!(steps, 12, "six steps, twice");
}

#[tokio::test]
async fn whoever_must_change_the_password_reaches_the_account_alone() {
    let rig = Rig::set(POST);
    let id = rig.account("amal").await;
    let amal = rig.signed_in("amal").await;
    mark(&rig, &id, |mut account| {
        account.set_value("mustReset", schema::Value::Flag(true));
        account
    })
    .await;
    for (method, route, path) in routes() {
        if route.starts_with("/v1/account") || ["/v1/ping", "/v1/locale"].iter().any(|open| route.starts_with(open)) {
            continue;
        }
        let body = (method != Method::GET).then(|| json!({}));
        rig.send(&amal, method, &path, body)
            .await
            .refused(412, "user_password_reset_required");
    }
}

/// An administrator's account id, the administrator, and a clerk who may invite, change and look.
async fn town(rig: &Rig) -> (Json, Caller, Caller) {
    let admin = rig.admin().await;
    let boss = rig.get(&admin, "/v1/account").await.must(200)["$id"].clone();
    let may = ["create", "read", "update"].map(|verb| format!("users-management:{verb}"));
    rig.user("clerk", &[], &may.each_ref().map(String::as_str)).await;
    (boss, admin, rig.signed_in("clerk").await)
}

#[tokio::test]
async fn who_may_invite_makes_no_administrator_by_any_way() {
    let rig = Rig::set(POST);
    let (_, _, clerk) = town(&rig).await;
    let ctx = RequestContext::new(Rights::whole("test"));
    let standing = Document::new(&USERS)
        .with(USERNAME, "standing".to_owned())
        .with(EMAIL, address("standing"))
        .with(AUTH, vec!["admin".to_owned()]);
    rig.app
        .engine
        .transact(&ctx, "a profile", move |cx| cx.create(standing.clone()))
        .await
        .unwrap();
    let invite = async |mut body: Json| -> Reply {
        body["username"] = body["email"].clone();
        rig.post(&clerk, "/v1/actions/users.invite", body).await
    };
    for body in [
        json!({"email": "a@commune.example", "auth": ["admin"]}),
        json!({"email": "b@commune.example", "auth": "admin"}),
        json!({"email": "c@commune.example", "auth": [" admin "]}),
        json!({"email": address("standing")}),
        json!({"email": "STANDING@commune.example "}),
    ] {
        invite(body).await.refused(401, "user_unauthorized");
    }
    invite(json!({"email": "plain@commune.example"})).await.must(200);
}

#[tokio::test]
async fn who_looks_after_users_lays_no_hand_on_an_administrator() {
    let rig = Rig::set(POST);
    let (boss, admin, clerk) = town(&rig).await;
    for action in ["resetPassword", "endSessions", "sessions", "signInLog"] {
        rig.post(
            &clerk,
            &format!("/v1/actions/users.{action}"),
            json!({ "userId": boss }),
        )
        .await
        .refused(401, "user_unauthorized");
    }
    let users = rig.get(&admin, &documents("users")).await.must(200);
    let all = users["documents"].as_array().unwrap();
    let row = text(all.iter().find(|user| user["userId"] == boss).unwrap(), "$id");
    for data in [
        json!({"email": "eve@commune.example"}),
        json!({"disabled": true}),
        json!({"userId": null}),
    ] {
        let path = format!("{}/{row}", documents("users"));
        rig.send(&clerk, Method::PATCH, &path, Some(json!({ "data": data })))
            .await
            .refused(401, "user_unauthorized");
    }
    rig.get(&admin, "/v1/account").await.must(200);
}

#[tokio::test]
async fn a_key_that_reads_accounts_asks_nothing_of_their_hashes() {
    let rig = Rig::new();
    rig.account("amal").await;
    let key = rig.key(&["users.read"]).await;
    for field in ["passwordHash", "formerHashes"] {
        let query = json!({"method": "startsWith", "attribute": field, "values": ["$argon2id"]});
        for query in [query.clone(), json!({"method": "or", "values": [query]})] {
            let path = format!("/v1/users?queries[0]={}", escaped(&query.to_string()));
            rig.get(&key, &path).await.refused(400, "general_query_invalid");
        }
        let order = json!({"method": "orderAsc", "attribute": field});
        let path = format!("/v1/users?queries[0]={}", escaped(&order.to_string()));
        rig.get(&key, &path).await.refused(400, "general_query_invalid");
    }
    assert_eq!(rig.get(&key, "/v1/users?search=argon2id").await.must(200)["total"], 0);
}

#[tokio::test]
async fn names_and_addresses_carry_nothing_unseen() {
    let rig = Rig::set(POST);
    let new = |email: &str, name: &str| json!({"userId": "unique()", "email": email, "name": name, "password": "une phrase assez longue"});
    for (email, name) in [
        ("new@commune.example\r\nBcc: eve@x.example", "X"),
        ("adm\u{200b}in@commune.example", "X"),
        ("\u{202e}nimda@commune.example", "X"),
        ("new@commune.example", "X\r\nBcc: eve@x.example"),
    ] {
        rig.post(&Caller::guest(), "/v1/account", new(email, name))
            .await
            .refused(400, "general_argument_invalid");
    }
    let body = json!({"email": address("amal"), "url": format!("{PAGE}\r\nBcc: x")});
    rig.post(&Caller::guest(), "/v1/account/recovery", body)
        .await
        .refused(400, "general_argument_invalid");
}

#[tokio::test]
async fn nobody_registers_under_a_name_of_the_house() {
    let rig = Rig::set(POST);
    for id in ["cli", "engine", "guest"] {
        let body = json!({"userId": id, "email": address(id), "password": PASSWORD});
        rig.post(&Caller::guest(), "/v1/account", body)
            .await
            .refused(409, "user_already_exists");
    }
}
