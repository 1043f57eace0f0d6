//! Tickets: how many, how long, and what guessing costs.

use serde_json::{Value as Json, json};

use super::town::{CODES, act, attach, data, full_ticket, guest, hand_in, pdf, piece, portrait, ticket, town};
use crate::application_ticket::APPLICATION_TICKETS;
use crate::testing::{TestApp, code};
use engine::Upload;

#[tokio::test]
async fn an_address_holds_forty_open_tickets_and_another_is_not_kept_out() {
    let app = town().await;
    for _ in 0..40 {
        // Not so fast that work is asked for.
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_secs(2));
        ticket(&app, "a").await;
    }
    let begin = async |network: &str| {
        act(
            &app,
            &guest(network),
            "begin",
            json!({"recruitmentId": "exam"}),
            Vec::new(),
        )
        .await
    };
    let refused = begin("a").await.unwrap_err();
    let told = refused.rejection().unwrap();
    assert_eq!(
        (told.kind.status, told.args[0].clone()),
        (429, ("seconds", "60".to_owned()))
    );
    begin("b").await.unwrap();
    app.at("2026-11-20T13:30:00Z");
    begin("a").await.unwrap();
}

#[tokio::test]
async fn work_is_asked_for_while_many_begin_and_used_once() {
    let app = town().await;
    for at in 0..60 {
        ticket(&app, &format!("network {at}")).await;
    }
    let begin = async |more: Json| {
        let mut data = json!({"recruitmentId": "exam"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        act(&app, &guest("x"), "begin", data, Vec::new()).await
    };
    let asked = begin(json!({})).await.unwrap();
    let (challenge, bits) = (
        asked["proof"]["challenge"].as_str().unwrap(),
        asked["proof"]["bits"].as_u64().unwrap(),
    );
    assert_eq!((bits, asked["ticket"].clone()), (16, Json::Null));
    let solve = |from: u64| {
        let solved = |answer: &String| {
            crate::application_ticket::proof_of_work::is_solved(challenge, answer, u32::try_from(bits).unwrap())
        };
        (from..from + (1 << 24)).map(|at| at.to_string()).find(solved).unwrap()
    };
    let answer = solve(0);
    let met = json!({"challenge": challenge, "answer": answer});
    assert!(begin(met.clone()).await.unwrap()["ticket"].is_string());
    assert_eq!(code(begin(met).await), "proof_of_work_used");
    let wrong = json!({"challenge": "0".repeat(64), "answer": answer});
    assert!(begin(wrong).await.unwrap()["proof"].is_object(), "of another challenge");
    all_in_one(&app, challenge, &solve(answer.parse::<u64>().unwrap() + 1)).await;
}

/// A form that brings everything brings the work too, once.
async fn all_in_one(app: &TestApp, challenge: &str, answer: &str) {
    let send = async |more: Json| {
        let mut form = data("AB123456");
        form["recruitmentId"] = json!("exam");
        form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let files = CODES.map(|code| Upload::new(code, "x", if code == "photo" { portrait() } else { pdf(500) }));
        act(app, &guest("y"), "apply", form, files.to_vec()).await
    };
    let refused = send(json!({})).await.unwrap_err();
    let told = refused.rejection().unwrap();
    assert_eq!(
        (told.kind.code, told.kind.status, told.args[0].clone()),
        ("proof_of_work_required", 429, ("seconds", "60".to_owned()))
    );
    let met = json!({"challenge": challenge, "answer": answer});
    assert!(send(met.clone()).await.unwrap()["trackingNumber"].is_string());
    assert_eq!(code(send(met).await), "proof_of_work_used");
}

#[tokio::test]
async fn tickets_are_swept_with_what_came_under_them() {
    let app = town().await;
    let held = ticket(&app, "a").await;
    attach(&app, &held, "cv", &pdf(900)).await.unwrap();
    piece(&app, &held, "diploma", &pdf((1 << 20) + 9), 0).await.unwrap();
    let objects = async || {
        let mut count = 0;
        app.engine.objects().unwrap().each(|_| count += 1).await.unwrap();
        count
    };
    assert_eq!(objects().await, 2);
    app.at("2026-11-20T12:59:00Z");
    run_sweep(&app).await;
    assert_eq!(app.all(&APPLICATION_TICKETS).await.len(), 1, "an hour after its end");
    app.at("2026-11-20T13:30:00Z");
    run_sweep(&app).await;
    assert_eq!((app.all(&APPLICATION_TICKETS).await.len(), objects().await), (0, 0));
}

async fn run_sweep(app: &TestApp) {
    let routine = app.engine.entities().iter().flat_map(|entity| entity.routines);
    let sweep = routine
        .copied()
        .find(|routine| routine.id == "applicationTickets.sweep")
        .unwrap();
    (sweep.work)(app.engine.clone(), app.clock.now()).await.unwrap();
}

#[tokio::test]
async fn right_and_wrong_cost_the_same_statements() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let number = hand_in(&app, &ticket, data("AB123456")).await.unwrap()["trackingNumber"].clone();
    let verify = async |card: &str, number: &Json| {
        let before = app.engine.store().statements();
        let told = act(
            &app,
            &guest("v"),
            "verify",
            json!({"CIN": card, "trackingNumber": number}),
            Vec::new(),
        )
        .await;
        (app.engine.store().statements() - before, told)
    };
    verify("AB123456", &number).await.1.unwrap();
    let (right, told) = verify("ab 123456", &json!(number.as_str().unwrap().to_lowercase())).await;
    let told = told.unwrap();
    assert_eq!(told["publishedStatus"]["word"], "submitted");
    assert_eq!(
        [&told["mayCorrect"], &told["candidateNumber"]],
        [&json!(true), &Json::Null]
    );
    let (wrong_number, first) = verify("AB123456", &json!("2222-2222-2222")).await;
    let (wrong_card, second) = verify("ZZ999999", &number).await;
    let (nonsense, third) = verify("", &json!("?")).await;
    assert_eq!([wrong_number, wrong_card], [right, right]);
    assert_eq!(
        [code(first), code(second)],
        ["document_not_found", "document_not_found"]
    );
    assert!(nonsense <= right && third.is_err());
}
