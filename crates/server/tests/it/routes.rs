//! Every route, called by a guest and by a stranger: somebody signed in without a profile.

use axum::http::Method;
use serde_json::json;

use crate::golden;
use crate::rig::{Caller, Rig};

/// What stands for the parts of a path.
fn filled(route: &str) -> String {
    [
        ("{database}", "main"),
        ("{collection}", "employees"),
        ("{id}", "nobody"),
        ("{attribute}", "N_PERS_ACT"),
        ("{action}", "employees.import"),
        ("{name}", "employeesByService"),
        ("{session}", "current"),
        ("{bucket}", "archive"),
    ]
    .iter()
    .fold(route.to_owned(), |path, (part, value)| path.replace(part, value))
    .split('/')
    .map(|part| if part.starts_with('{') { "x" } else { part })
    .collect::<Vec<_>>()
    .join("/")
}

async fn status_and_type(rig: &Rig, caller: &Caller, method: &Method, path: &str) -> String {
    let body = (*method != Method::GET).then(|| {
        json!({"documentId": "x", "rowId": "x", "data": {"fullNameFr": "X", "fullNameAr": "س"}, "documents": null,
            "email": "stranger@commune.example", "password": "not the password"})
    });
    let (status, kind) = rig.send(caller, method.clone(), path, body).await.outcome();
    format!("{status} {kind}").trim_end().to_owned()
}

/// Somebody newly signed in without a profile, in the place of the one before.
async fn stranger(rig: &Rig, before: String) -> (Caller, String) {
    let ctx = engine::RequestContext::new(engine::Rights::whole("test"));
    let gone = rig
        .app
        .engine
        .transact(&ctx, "gone", move |cx| accounts::remove(cx, &before));
    gone.await.unwrap();
    let id = rig.account("stranger").await;
    (rig.signed_in("stranger").await, id)
}

#[tokio::test]
async fn every_route_answers_guests_and_strangers_as_listed() {
    let (rig, mut id) = (Rig::new(), String::new());
    let (mut lines, mut caller) = (Vec::new(), Caller::guest());
    for name in server::router::routes().names {
        let (method, route) = name.split_once(' ').unwrap();
        let (method, path) = (method.parse::<Method>().unwrap(), filled(route));
        let guest = status_and_type(&rig, &Caller::guest(), &method, &path).await;
        if rig.get(&caller, "/v1/account").await.status != 200 {
            // The route before ended the session, or the account.
            (caller, id) = stranger(&rig, id).await;
        }
        let stranger = status_and_type(&rig, &caller, &method, &path).await;
        lines.push(format!("{name} | guest {guest} | stranger {stranger}\n"));
    }
    golden::compare("routes.txt", &lines.concat());
}

/// Whoever is not signed in, or has no profile, gets nothing but what is about themselves or about the server.
#[test]
fn nothing_of_the_city_is_open_to_guests_and_strangers() {
    const OPEN: &[&str] = &[
        "/v1/ping",
        "/v1/locale",
        "/v1/openapi.json",
        "/v1/sign-in",
        "/v1/account",
        "/v1/avatars/initials",
        "/v1/papers/keys",
        "/v1/health/version",
    ];
    let listed = golden::stored("routes.txt");
    assert!(listed.lines().count() > 100, "the list is there");
    let open: Vec<&str> = listed
        .lines()
        .filter(|line| line.contains("guest 2") || line.contains("stranger 2"))
        .filter(|line| {
            !OPEN
                .iter()
                .any(|open| line.split(' ').nth(1).unwrap().starts_with(open))
        })
        .collect();
    assert_eq!(open, Vec::<&str>::new());
    let faults: Vec<&str> = listed.lines().filter(|line| line.contains(" 500 ")).collect();
    assert_eq!(faults, Vec::<&str>::new());
}

/// Kept by hand, and empty: a route that the list above does not drive would have to be named here.
#[test]
fn no_route_is_untested() {
    let driven = golden::stored("routes.txt");
    let untested: Vec<String> = server::router::routes()
        .names
        .into_iter()
        .filter(|name| !driven.lines().any(|line| line.starts_with(&format!("{name} |"))))
        .collect();
    assert_eq!(untested.join("\n"), golden::stored("untested-routes.txt").trim_end());
    assert_eq!(golden::stored("untested-routes.txt"), "");
}
