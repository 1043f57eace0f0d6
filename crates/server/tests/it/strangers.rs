//! What strangers send and guess keeps nobody else out.

use engine::{Act, Allowed, Entity, inputs};
use schema::error_codes;
use serde_json::{Value as Json, json};
use server::gate::budget::Holder;

use crate::rig::{Caller, PASSWORD, Rig, address};

inputs! {
    struct Pair {
        card: String = need("CIN"),
        number: String = need("number"),
    }
}

/// Answers who knows both words.
const OPEN: Act<Pair, Json> = Act::read(
    "applications.open",
    Allowed::Guests { body_limit: 1000 },
    |_, pair: &Pair| match (pair.card.as_str(), pair.number.as_str()) {
        (_, "right") => Ok(json!({"open": true})),
        _ => Err(error_codes::DOCUMENT_NOT_FOUND.into()),
    },
)
.counting_guesses("CIN", &schema::CIN);

static PAIRS: Entity = Entity {
    actions: &[&OPEN],
    ..Entity::plain(&engine::IDEMPOTENCY_KEYS)
};

async fn status(rig: &Rig, card: &str, number: &str) -> u16 {
    let pair = json!({"CIN": card, "number": number});
    let reply = rig.post(&Caller::guest(), "/v1/actions/applications.open", pair).await;
    reply.status.as_u16()
}

#[tokio::test]
async fn one_card_has_one_count_however_it_is_spelt() {
    let rig = Rig::beside_counting(&PAIRS, true);
    for at in 0..10 {
        let card = ["QX725449", "qx 725449", "QX-725449", " Q X.725 449"][at % 4];
        assert_eq!(status(&rig, card, "wrong").await, 404);
    }
    assert_eq!(status(&rig, "q-x-725449", "wrong").await, 429);
    assert_eq!(status(&rig, "AB123456", "wrong").await, 404);
}

#[tokio::test]
async fn a_right_pair_passes_however_many_wrong_ones_came_from_its_network() {
    let rig = Rig::beside_counting(&PAIRS, true);
    for at in 0..300 {
        status(&rig, &format!("AB{}", 100_000 + at), "wrong").await;
    }
    assert_eq!(
        status(&rig, "CD123456", "wrong").await,
        429,
        "the network has had its share"
    );
    let begun = std::time::Instant::now();
    assert_eq!(status(&rig, "CD123456", "right").await, 200);
    assert!(begun.elapsed() >= std::time::Duration::from_secs(1), "slowly");
    for _ in 0..10 {
        status(&rig, "CD123456", "wrong").await;
    }
    assert_eq!(status(&rig, "CD123456", "right").await, 200);
}

#[tokio::test]
async fn whoever_signs_in_has_room_whatever_strangers_send() {
    let rig = Rig::new();
    rig.account("amal").await;
    for at in 0..8 {
        let network = Holder::Guest(format!("10.0.0.{at}"));
        assert!(rig.app.bodies.try_reserve(&network, 4 << 20));
        assert!(rig.app.guest_forms.try_reserve(&network, 4 << 20));
    }
    rig.sign_in(&Caller::guest(), &address("amal"), PASSWORD)
        .await
        .must(201);
    let asked = json!({"text": "what guests send otherwise"});
    let other = rig.post(&Caller::guest(), "/v1/actions/candidates.verify", asked).await;
    other.refused(503, "general_server_busy");
}

/// Every act of guests that writes, and what bounds what one network keeps by it.
const KEPT_BY_GUESTS: [(&str, &str); 9] = [
    ("candidates.appeal", "a pair and a code, three open of an application"),
    (
        "candidates.apply",
        "60 a day of a network, then a code of its own address each; two contested of a card a day",
    ),
    (
        "candidates.attach",
        "256 MiB on their way, then work for each piece; a ticket ends",
    ),
    (
        "candidates.begin",
        "40 open, then work for each; without a file a ticket ends after ten minutes",
    ),
    ("candidates.code", "a pair, five an hour of an application"),
    (
        "candidates.contactCode",
        "past the day alone, three a day of an address",
    ),
    ("candidates.correct", "a pair and a code"),
    (
        "candidates.receipt",
        "a pair, one record of what an application says in a language",
    ),
    ("candidates.withdraw", "a pair and a code"),
];
/// Those that keep nothing, though they are no plain look.
const KEEP_NOTHING: [&str; 2] = ["candidates.ticket", "convocations.read"];

#[test]
fn every_act_by_which_guests_keep_something_has_a_bound() {
    let actions = domain::ENTITIES.iter().flat_map(|entity| entity.actions);
    let of_guests = actions.filter(|act| matches!(act.allowed_callers(), Allowed::Guests { .. }) && !act.only_looks());
    let mut found: Vec<&str> = of_guests.map(|act| act.id()).collect();
    found.retain(|id| !KEEP_NOTHING.contains(id));
    found.sort_unstable();
    assert_eq!(
        found,
        KEPT_BY_GUESTS.map(|(id, _)| id),
        "say here what bounds a new one"
    );
}
