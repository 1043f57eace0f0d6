//! What strangers can do to others, and to the house: rivals, guesses, floods.

use std::collections::HashSet;

use accounts::master_key::MasterKey;
use engine::notify::{OUTBOX, SUBJECT, TO};
use serde_json::{Value as Json, json};

use super::town::{act, attach, data, full_ticket, guest, hand_in, pdf, ticket, town, town_asking};
use crate::candidate::contact::CONTACT_CODES;
use crate::candidate::{CANDIDATES, CONTESTS};
use crate::testing::{TestApp, code};

/// Somebody who knows card and birth date, and writes from elsewhere.
fn rival(at: u32) -> Json {
    let mut rival = data("AB123456");
    rival["email"] = json!(format!("rival{at}@example.ma"));
    rival["phone"] = json!(format!("06987654{at:02}"));
    rival
}

/// The letters that went to an address, by their subjects.
async fn letters_to(app: &TestApp, address: &str) -> Vec<String> {
    let rows = app.all(&OUTBOX).await;
    let to_it = rows.iter().filter(|row| row.get(TO).as_deref() == Some(address));
    to_it.filter_map(|row| row.get(SUBJECT)).collect()
}

#[tokio::test]
async fn a_rival_who_comes_first_with_card_and_birth_date_shuts_nobody_out() {
    let app = town_asking(&["cv"]).await;
    let mut tickets = Vec::new();
    for network in ["a", "b", "c", "d"] {
        let held = ticket(&app, network).await;
        attach(&app, &held, "cv", &pdf(900)).await.unwrap();
        tickets.push(held);
    }
    let first = hand_in(&app, &tickets[0], rival(0)).await.unwrap();
    let owner = hand_in(&app, &tickets[1], data("AB123456")).await.unwrap();
    let keys = |answer: &Json| answer.as_object().unwrap().keys().cloned().collect::<HashSet<_>>();
    assert_eq!(keys(&first), keys(&owner), "answered alike");
    let rows = app.all(&CANDIDATES).await;
    assert_eq!(rows[1].get(CONTESTS).map(|id| id.0), Some(rows[0].id.clone()));
    let told = letters_to(&app, "rival0@example.ma").await;
    assert!(told.len() == 2 && told[1].starts_with("Votre candidature"), "{told:?}");
    assert_eq!(
        letters_to(&app, "souad@example.ma").await.len(),
        1,
        "who contests hears nothing"
    );
    assert_eq!(
        code(hand_in(&app, &tickets[2], data("AB123456")).await),
        "application_exists"
    );
    hand_in(&app, &tickets[2], rival(1)).await.unwrap();
    let third = hand_in(&app, &tickets[3], rival(2)).await;
    assert_eq!(code(third), "application_contested_often", "two a card and day");
    app.at("2026-11-21T10:00:01Z");
    let held = ticket(&app, "e").await;
    attach(&app, &held, "cv", &pdf(900)).await.unwrap();
    hand_in(&app, &held, rival(3)).await.unwrap();
}

#[tokio::test]
async fn what_lacks_is_told_before_what_others_did() {
    let app = town().await;
    let first = full_ticket(&app, "a").await;
    hand_in(&app, &first, data("AB123456")).await.unwrap();
    let (full, bare) = (full_ticket(&app, "b").await, ticket(&app, "b").await);
    for card in ["AB123456", "CD654321"] {
        let mut who = data(card);
        who["phone"] = Json::Null;
        assert_eq!(
            code(hand_in(&app, &full, who).await),
            "document_invalid_structure",
            "{card}"
        );
        assert_eq!(code(hand_in(&app, &bare, data(card)).await), "photo_required", "{card}");
        let mut young = data(card);
        young["birth_date"] = json!("2009-03-01");
        assert_eq!(code(hand_in(&app, &full, young).await), "applicant_too_young", "{card}");
    }
}

#[tokio::test]
async fn past_sixty_applications_a_day_of_a_network_each_proves_its_address() {
    let app = town_asking(&["cv"]).await;
    let held = async |network: &str| {
        app.clock.set(app.clock.now() + jiff::SignedDuration::from_secs(2));
        let held = ticket(&app, network).await;
        attach(&app, &held, "cv", &pdf(900)).await.unwrap();
        held
    };
    let who = |at: u32| {
        let mut who = data(&format!("CD1234{at:02}"));
        who["email"] = json!(format!("a{at}@example.ma"));
        who["phone"] = json!(format!("06111111{at:02}"));
        who
    };
    for at in 0..60 {
        hand_in(&app, &held("a").await, who(at)).await.unwrap();
    }
    let next = held("a").await;
    assert_eq!(code(hand_in(&app, &next, who(60)).await), "application_code_required");
    hand_in(&app, &held("b").await, who(61)).await.unwrap();
    let asked = json!({"ticket": next, "email": "a60@example.ma", "phone": "0611111160"});
    let told = act(&app, &guest("a"), "contactCode", asked, Vec::new()).await.unwrap();
    assert_eq!([&told["channel"], &told["to"]], ["mail", "a•••@example.ma"]);
    let row = app.all(&CONTACT_CODES).await.remove(0).id;
    let sent = app.read(move |cx| Ok(MasterKey::need(cx)?.code(&row))).await;
    let with_code = |mut who: Json, code: &str| {
        who["code"] = json!(code);
        who
    };
    let another = hand_in(&app, &next, with_code(who(62), &sent)).await;
    assert_eq!(code(another), "user_invalid_token", "it proves its own address alone");
    hand_in(&app, &next, with_code(who(60), &sent)).await.unwrap();
}

#[tokio::test]
async fn one_address_gets_three_receipts_a_day() {
    let app = town_asking(&["cv"]).await;
    for at in 0..5 {
        let held = ticket(&app, "a").await;
        attach(&app, &held, "cv", &pdf(900)).await.unwrap();
        hand_in(&app, &held, data(&format!("CD12345{at}"))).await.unwrap();
    }
    assert_eq!(letters_to(&app, "souad@example.ma").await.len(), 3);
}
