//! Applying, from the first byte to the answer.

use std::collections::HashSet;

use engine::notify::{BODY, OUTBOX, SUBJECT, TO};
use engine::{RequestContext, Upload};
use schema::Lang;
use serde_json::{Value as Json, json};

use super::town::{
    CODES, act, attach, data, full_ticket, guest, hand_in, pdf, picture, piece, portrait, ticket, town, town_asking,
};
use crate::application_ticket::APPLICATION_TICKETS;
use crate::candidate::{CANDIDATES, CIN, CONTESTS, PHOTO, STANDING};
use crate::candidate_file::CANDIDATE_FILES;
use crate::testing::code;

#[tokio::test]
async fn an_application_is_a_candidate_with_files_that_only_the_secretariat_reads() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let answer = hand_in(&app, &ticket, data("AB 123456")).await.unwrap();
    assert_eq!(
        [&answer["late"], &answer["exam"]["$id"]],
        [&json!(false), &json!("exam")]
    );
    let number = answer["trackingNumber"].as_str().unwrap();
    assert_eq!((number.len(), number.matches('-').count()), (14, 2));
    let candidates = app.all(&CANDIDATES).await;
    let [candidate] = candidates.as_slice() else {
        panic!("one")
    };
    assert_eq!(candidate.get(CIN).as_deref(), Some("AB123456"));
    let photo = candidate.get(PHOTO).unwrap();
    assert_eq!(app.all(&CANDIDATE_FILES).await.len(), 5);
    let bucket = app.engine.bucket("applications").unwrap();
    let read = async |ctx: RequestContext| app.engine.file(&ctx, bucket, photo.as_str()).await.is_ok();
    assert!(read(app.ctx("sanae").await).await);
    app.user("amina", json!({})).await;
    assert!(!read(app.ctx("amina").await).await && !read(guest("a")).await);
    let again = hand_in(&app, &ticket, data("AB 123456")).await.unwrap();
    assert_eq!(again, answer, "the same ticket twice is the same application");
    assert_eq!(app.all(&CANDIDATES).await.len(), 1);
}

#[tokio::test]
async fn the_tracking_number_stands_in_no_row_and_in_the_mail_alone() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let answer = hand_in(&app, &ticket, data("AB123456")).await.unwrap();
    let number = answer["trackingNumber"].as_str().unwrap().replace('-', "");
    let rows: Vec<schema::Document> = [
        app.all(&CANDIDATES).await,
        app.all(&OUTBOX).await,
        app.all(&APPLICATION_TICKETS).await,
    ]
    .concat();
    assert_eq!(rows.len(), 3);
    for row in &rows {
        let told = format!("{:?}", row.values);
        assert!(
            !told.contains(&number) && !told.contains(&number.to_lowercase()),
            "{told}"
        );
    }
    let letter = app.all(&OUTBOX).await.remove(0);
    assert_eq!(letter.get(TO).as_deref(), Some("souad@example.ma"));
    assert_eq!(letter.get(BODY).unwrap_or_default(), "", "decision 51");
    assert!(letter.get(SUBJECT).unwrap().contains("Techniciens de 3e grade"));
    let seen = app
        .see(&app.ctx("sanae").await, &CANDIDATES, &app.all(&CANDIDATES).await[0].id)
        .await
        .unwrap();
    assert!(!seen.to_string().contains("trackingHash"));
}

#[tokio::test]
async fn files_come_in_pieces_in_any_order_and_go_on() {
    let app = town().await;
    let held = ticket(&app, "a").await;
    let large = pdf((2 << 20) + 5);
    piece(&app, &held, "diploma", &large, 2).await.unwrap();
    let second = piece(&app, &held, "diploma", &large, 0).await.unwrap();
    assert_eq!(
        (&second["received"], &second["done"], &second["pieces"]),
        (&json!([0, 2]), &json!(false), &json!(3))
    );
    assert_eq!(
        piece(&app, &held, "diploma", &large, 0).await.unwrap(),
        second,
        "twice is once"
    );
    let told = act(&app, &guest("b"), "ticket", json!({"ticket": held}), Vec::new())
        .await
        .unwrap();
    assert_eq!(told["files"], json!([second]));
    assert_eq!(told["takenUntil"], "2026-11-25T16:10:00.000+00:00");
    let done = piece(&app, &held, "diploma", &large, 1).await.unwrap();
    assert_eq!([&done["done"], &done["findings"]], [&json!(true), &json!([])]);
    let wrong = piece(&app, &held, "cv", &large[..100], 1).await;
    assert_eq!(code(wrong), "application_piece_invalid");
    assert_eq!(
        code(act(&app, &guest("a"), "ticket", json!({"ticket": "no"}), Vec::new()).await),
        "application_ticket_unknown"
    );
}

/// Somebody before a wall, so bright.
fn before_wall(wall: u8) -> Vec<u8> {
    picture(240, 360, |x, y| if x > 90 && y > 90 { [90, 70, 60] } else { [wall; 3] })
}

/// Bands of colour, of that size.
fn bands(width: u32, height: u32) -> Vec<u8> {
    picture(width, height, |x, _| [u8::try_from(x / 3).unwrap(), 200, 200])
}

#[tokio::test]
async fn what_is_no_such_file_is_refused_and_may_be_sent_again() {
    let app = town().await;
    let held = ticket(&app, "a").await;
    let words = b"just some words in a text file".to_vec();
    let grey = picture(240, 360, |_, _| [250; 3]);
    for (document, content, refusal) in [
        ("cv", words, "application_file_not_pdf"),
        ("cv", portrait(), "application_file_not_pdf"),
        ("photo", pdf(300), "application_file_not_image"),
        ("photo", vec![7; 3 << 20], "application_file_too_large"),
        ("cv", vec![7; (5 << 20) + 1], "application_file_too_large"),
        ("photo", grey, "photo_of_one_colour"),
        ("photo", bands(600, 600), "photo_wrong_shape"),
        ("photo", bands(100, 150), "photo_too_small"),
        ("photo", before_wall(30), "photo_dark_background"),
    ] {
        let refused = attach(&app, &held, document, &content).await;
        assert_eq!(code(refused), refusal, "{document}");
    }
    let done = attach(&app, &held, "photo", &before_wall(160)).await.unwrap();
    assert_eq!(
        done["findings"],
        json!(["photo_background"]),
        "taken, and staff are told"
    );
}

#[tokio::test]
async fn an_application_without_its_documents_is_refused_by_their_names() {
    let app = town().await;
    let held = ticket(&app, "a").await;
    let missing = hand_in(&app, &held, data("AB123456")).await;
    assert_eq!(code(missing), "photo_required");
    attach(&app, &held, "photo", &portrait()).await.unwrap();
    let missing = hand_in(&app, &held, data("AB123456")).await.unwrap_err();
    let text = missing.rejection().unwrap().text(Lang::Fr);
    assert!(
        text.contains("Pièce request") && !text.contains("Pièce photo"),
        "{text}"
    );
    let unknown = hand_in(&app, "another", data("AB123456")).await;
    assert_eq!(code(unknown), "application_ticket_unknown");
}

#[tokio::test]
async fn one_card_one_application_however_many_try_at_once() {
    // One paper is enough: a hundred photos take a minute to decode here.
    let app = town_asking(&["cv"]).await;
    let mut tickets = Vec::new();
    for at in 0..100 {
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_secs(2));
        let held = ticket(&app, &format!("network {at}")).await;
        attach(&app, &held, "cv", &pdf(2000)).await.unwrap();
        tickets.push(held);
    }
    let tries = tickets.iter().map(|ticket| hand_in(&app, ticket, data("AB123456")));
    let answers = all_at_once(tries.collect()).await;
    let (taken, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(Result::is_ok);
    assert_eq!((taken.len(), refused.len()), (1, 99));
    assert!(refused.into_iter().all(|refused| code(refused) == "application_exists"));
    assert_eq!(app.all(&CANDIDATES).await.len(), 1);
    assert_eq!(app.all(&CANDIDATE_FILES).await.len(), 1);
}

/// All of them at once.
async fn all_at_once<F: Future<Output = schema::Result<Json>>>(all: Vec<F>) -> Vec<schema::Result<Json>> {
    let mut waiting: Vec<_> = all.into_iter().map(Box::pin).collect();
    let mut done = Vec::new();
    std::future::poll_fn(|context| {
        waiting.retain_mut(|one| match one.as_mut().poll(context) {
            std::task::Poll::Ready(answer) => {
                done.push(answer);
                false
            }
            std::task::Poll::Pending => true,
        });
        if waiting.is_empty() {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    done
}

#[tokio::test]
async fn a_stranger_keeps_nobody_out_by_a_card() {
    let app = town().await;
    let first = full_ticket(&app, "a").await;
    let mut stranger = data("AB123456");
    stranger["birth_date"] = json!("1990-01-01");
    let taken = hand_in(&app, &first, stranger).await.unwrap();
    let second = full_ticket(&app, "b").await;
    let contested = hand_in(&app, &second, data("ab-123456")).await.unwrap();
    let keys = |answer: &Json| answer.as_object().unwrap().keys().cloned().collect::<HashSet<_>>();
    assert_eq!(keys(&taken), keys(&contested), "answered alike");
    assert_ne!(taken["trackingNumber"], contested["trackingNumber"]);
    let rows = app.all(&CANDIDATES).await;
    let contests: Vec<_> = rows.iter().map(|row| row.get(CONTESTS).map(|id| id.0)).collect();
    assert_eq!(contests, [None, Some(rows[0].id.clone())]);
    assert_eq!((rows[0].get(STANDING).is_some(), rows[1].get(STANDING)), (true, None));
    let third = full_ticket(&app, "c").await;
    assert_eq!(
        code(hand_in(&app, &third, data("AB123456")).await),
        "application_exists"
    );
}

#[tokio::test]
async fn the_deadline_is_the_clock_of_the_transaction_with_ten_minutes_for_what_began() {
    let app = town().await;
    app.at("2026-11-25T15:59:00Z");
    let early = full_ticket(&app, "a").await;
    let slow = full_ticket(&app, "b").await;
    app.at("2026-11-25T16:10:00Z");
    let late = hand_in(&app, &early, data("AB123456")).await.unwrap();
    assert_eq!(late["late"], true, "and it is said so");
    let begun = act(&app, &guest("a"), "begin", json!({"recruitmentId": "exam"}), Vec::new()).await;
    assert_eq!(code(begun), "applications_closed");
    app.at("2026-11-25T16:10:01Z");
    assert_eq!(
        code(hand_in(&app, &slow, data("CD123456")).await),
        "applications_closed"
    );
    assert_eq!(hand_in(&app, &early, data("AB123456")).await.unwrap(), late);
}

#[tokio::test]
async fn who_is_too_young_or_too_old_hears_both_dates() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    for (birth, service, refusal) in [
        ("2009-03-01", 0, "applicant_too_young"),
        ("1985-12-31", 0, "applicant_too_old"),
        ("1981-12-31", 24, "applicant_too_old"),
    ] {
        let mut who = data("AB123456");
        who["birth_date"] = json!(birth);
        who["serviceMonths"] = json!(service);
        let refused = hand_in(&app, &ticket, who).await.unwrap_err();
        let told = refused.rejection().unwrap();
        assert_eq!((told.kind.code, told.field.as_deref()), (refusal, Some("birth_date")));
        assert!(told.text(Lang::Fr).contains("01/01/2026"), "{}", told.text(Lang::Fr));
    }
    let mut other = data("AB123456");
    other["specialtyId"] = json!("post");
    assert_eq!(
        code(hand_in(&app, &ticket, other).await),
        "specialty_of_another_position"
    );
}

#[tokio::test]
async fn a_telephone_is_asked_of_everybody() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    for phone in [Json::Null, json!("")] {
        let mut who = data("AB123456");
        who["phone"] = phone;
        let refused = hand_in(&app, &ticket, who).await.unwrap_err();
        let told = refused.rejection().unwrap();
        assert_eq!(
            (told.kind.code, told.field.as_deref()),
            ("document_invalid_structure", Some("phone"))
        );
    }
    hand_in(&app, &ticket, data("AB123456")).await.unwrap();
}

#[tokio::test]
async fn all_in_one_form_is_the_same_application() {
    let app = town().await;
    let files = CODES.map(|code| {
        let content = if code == "photo" { portrait() } else { pdf(500) };
        Upload::new(code, "x", content)
    });
    let mut form = data("AB123456");
    form["recruitmentId"] = json!("exam");
    let answer = act(&app, &guest("a"), "apply", form.clone(), files.to_vec())
        .await
        .unwrap();
    assert!(answer["trackingNumber"].is_string());
    assert_eq!(
        code(act(&app, &guest("a"), "apply", form, files.to_vec()).await),
        "application_exists"
    );
    assert_eq!(
        code(act(&app, &guest("a"), "apply", data("CD123456"), Vec::new()).await),
        "general_argument_invalid"
    );
}

#[tokio::test]
async fn a_position_may_take_who_is_older_than_the_exam_says() {
    let app = town_asking(&[]).await;
    let mut who = data("AB123456");
    who["birth_date"] = json!("1983-05-02");
    let ticket = ticket(&app, "a").await;
    assert_eq!(code(hand_in(&app, &ticket, who.clone()).await), "applicant_too_old");
    let older = json!({"collection": "positions", "id": "post", "data": {"maxAge": 44}});
    let correction = json!({"id": "exam", "reason": "Statut particulier", "changes": [older], "decisionRef": "13/2026",
        "decisionDate": "2026-11-19"});
    app.act(&app.ctx("sanae").await, "recruitments.corrigendum", correction)
        .await
        .unwrap();
    hand_in(&app, &ticket, who).await.unwrap();
}
