//! Tickets: how many, how long, and what guessing costs.

use serde_json::{Value as Json, json};

use platform::public_follow::work::is_solved;

use super::town::{
    CODES, act, attach, data, full_ticket, guest, hand_in, pdf, piece, portrait, ticket, town, town_asking,
};
use crate::application_ticket::{self, APPLICATION_TICKETS, BYTES};
use crate::testing::{TestApp, code};
use engine::Upload;

/// Begins from a network, with what meets a challenge if there was one.
async fn begin(app: &TestApp, network: &str, met: &Json) -> schema::Result<Json> {
    let mut data = json!({"recruitmentId": "exam"});
    data.as_object_mut().unwrap().extend(met.as_object().unwrap().clone());
    act(app, &guest(network), "begin", data, Vec::new()).await
}

/// What meets a challenge that was asked: from a number on, as each page begins at one of its own.
fn solve(asked: &Json, from: u64) -> Json {
    let challenge = asked["proof"]["challenge"].as_str().unwrap();
    let bits = u32::try_from(asked["proof"]["bits"].as_u64().unwrap()).unwrap();
    let mut answers = (from..from + (1 << 24)).map(|at| at.to_string());
    let answer = answers.find(|answer| is_solved(challenge, answer, bits)).unwrap();
    json!({"challenge": challenge, "answer": answer})
}

#[tokio::test]
async fn past_the_share_of_a_network_work_is_asked_and_nobody_is_refused() {
    let mut app = town().await;
    app.engine = app.engine.with_guest_work(4);
    for _ in 0..40 {
        // Not so fast that work is asked of everybody.
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_secs(2));
        ticket(&app, "a").await;
    }
    let asked = begin(&app, "a", &json!({})).await.unwrap();
    let had = begin(&app, "a", &solve(&asked, 0)).await.unwrap();
    assert!(had["ticket"].is_string(), "{had}");
    assert!(begin(&app, "b", &json!({})).await.unwrap()["ticket"].is_string());
}

#[tokio::test]
async fn whoever_was_asked_for_work_is_asked_once_however_many_come_in_between() {
    let mut app = town().await;
    app.engine = app.engine.with_guest_work(4);
    for at in 0..60 {
        ticket(&app, &format!("network {at}")).await;
    }
    let early = begin(&app, "early", &json!({})).await.unwrap();
    assert_eq!(early["proof"]["bits"], 4);
    for at in 0..180 {
        let network = format!("another {at}");
        let asked = begin(&app, &network, &json!({})).await.unwrap();
        begin(&app, &network, &solve(&asked, 0)).await.unwrap();
    }
    assert_eq!(begin(&app, "late", &json!({})).await.unwrap()["proof"]["bits"], 6);
    let had = begin(&app, "early", &solve(&early, 0)).await.unwrap();
    assert!(had["ticket"].is_string(), "the work that was asked for holds: {had}");
}

#[tokio::test]
async fn work_is_asked_for_while_many_begin_and_used_once() {
    let app = town().await;
    for at in 0..60 {
        ticket(&app, &format!("network {at}")).await;
    }
    let asked = begin(&app, "x", &json!({})).await.unwrap();
    assert_eq!((&asked["proof"]["bits"], &asked["ticket"]), (&json!(16), &Json::Null));
    let met = solve(&asked, 0);
    assert!(begin(&app, "x", &met).await.unwrap()["ticket"].is_string());
    assert_eq!(code(begin(&app, "x", &met).await), "proof_of_work_used");
    let from = met["answer"].as_str().unwrap().parse::<u64>().unwrap() + 1;
    assert_eq!(
        code(begin(&app, "x", &solve(&asked, from)).await),
        "proof_of_work_used",
        "one challenge is one ticket"
    );
    let forged = json!({"challenge": "00.0.1795168800.00", "answer": "1"});
    assert!(begin(&app, "x", &forged).await.unwrap()["proof"].is_object());
    let another = begin(&app, "y", &json!({})).await.unwrap();
    assert_ne!(
        another["proof"]["challenge"], asked["proof"]["challenge"],
        "each has its own"
    );
    all_in_one(&app, &solve(&another, 0)).await;
}

#[tokio::test]
async fn a_ticket_without_a_file_ends_when_its_page_is_not_heard_and_one_with_files_lives_two_hours() {
    let app = town().await;
    let (quiet, heard, full) = (
        ticket(&app, "a").await,
        ticket(&app, "a").await,
        ticket(&app, "a").await,
    );
    attach(&app, &full, "cv", &pdf(900)).await.unwrap();
    let look = async |held: &str| act(&app, &guest("a"), "ticket", json!({"ticket": held}), Vec::new()).await;
    app.at("2026-11-20T10:09:00Z");
    assert_eq!(look(&heard).await.unwrap()["endsAt"], "2026-11-20T12:00:00.000+00:00");
    app.at("2026-11-20T10:11:00Z");
    assert_eq!(code(look(&quiet).await), "application_ticket_unknown");
    look(&heard).await.unwrap();
    app.at("2026-11-20T11:59:00Z");
    look(&full).await.unwrap();
}

#[tokio::test]
async fn a_thousand_announced_and_unsent_files_refuse_nobody() {
    let app = town_asking(&["cv"]).await;
    let large = pdf((4 << 20) + 1);
    let mut held = Vec::new();
    for at in 0..50 {
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_secs(2));
        held.push(ticket(&app, &format!("{}", at % 7)).await);
    }
    for ticket in &held {
        // One byte of each: the last piece.
        piece(&app, ticket, "cv", &large, 4).await.unwrap();
    }
    let bytes: i64 = app
        .all(&APPLICATION_TICKETS)
        .await
        .iter()
        .filter_map(|one| one.get(BYTES))
        .sum();
    assert_eq!(bytes, 50, "what is counted is what is kept");
    let honest = ticket(&app, "honest").await;
    attach(&app, &honest, "cv", &pdf(1_500_000)).await.unwrap();
}

#[tokio::test]
async fn past_its_share_of_bytes_a_network_works_for_each_piece_and_another_does_not() {
    let mut app = town().await;
    app.engine = app.engine.with_guest_work(4);
    let (mine, other) = (ticket(&app, "a").await, ticket(&app, "b").await);
    let full = app
        .engine
        .transact(&TestApp::full_rights(), "as if much had come", |cx| {
            let first = cx.all(&APPLICATION_TICKETS, [])?.remove(0);
            cx.create(
                schema::Document::new(&APPLICATION_TICKETS)
                    .with(application_ticket::HASH, "x".to_owned())
                    .with(
                        application_ticket::RECRUITMENT,
                        first.need(application_ticket::RECRUITMENT)?,
                    )
                    .with(application_ticket::BEGUN_AT, cx.moment())
                    .with(
                        application_ticket::EXPIRES_AT,
                        first.need(application_ticket::EXPIRES_AT)?,
                    )
                    .with(application_ticket::ADDRESS, first.need(application_ticket::ADDRESS)?)
                    .with(BYTES, 256 << 20),
            )
        })
        .await;
    full.unwrap();
    let content = pdf(900);
    let asked = piece(&app, &mine, "cv", &content, 0).await.unwrap();
    let mut again = json!({"ticket": mine, "documentId": "cv", "uploadId": "1", "size": content.len()});
    again
        .as_object_mut()
        .unwrap()
        .extend(solve(&asked, 0).as_object().unwrap().clone());
    let part = vec![Upload::new("piece", "blob", content.clone())];
    let sent = act(&app, &guest("a"), "attach", again, part).await.unwrap();
    assert_eq!(sent["done"], true);
    assert_eq!(piece(&app, &other, "cv", &content, 0).await.unwrap()["done"], true);
}

/// A form that brings everything brings the work too, once.
async fn all_in_one(app: &TestApp, met: &Json) {
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
    assert!(send(met.clone()).await.unwrap()["trackingNumber"].is_string());
    assert_eq!(code(send(met.clone()).await), "proof_of_work_used");
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
