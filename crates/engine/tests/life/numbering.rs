//! Numbers by desk: each desk counts for itself, and what has a number stays at its desk.

use engine::Entity;
use schema::{Access, Collection, Flow, Label, Series, Step, Unique, choices, error_codes, fields};
use serde_json::{Value as Json, json};

use crate::town::{Town, admin};

pub mod permit {
    use super::*;
    fields! {
        DESK: String = schema::text("desk") => "المكتب", "Bureau", "Desk";
        COPIES: i64 = schema::integer("copies").within(0, 5) => "النسخ", "Copies", "Copies";
        YEAR: i64 = schema::integer("year").computed() => "السنة", "Année", "Year";
        NUM: i64 = schema::integer("num").computed() => "الرقم", "Numéro", "Number";
    }
}

choices! {
    State {
        Draft = "draft": "مسودة", "Brouillon", "Draft";
        Given = "given": "صادر", "Rendu", "Given";
    }
}

pub mod ruling {
    use super::*;
    fields! {
        COURT: String = schema::text("court") => "المحكمة", "Tribunal", "Court";
        STATE: State = schema::choice("state") => "الحالة", "État", "State";
        YEAR: i64 = schema::integer("year").computed() => "السنة", "Année", "Year";
        NUM: i64 = schema::integer("num").computed() => "الرقم", "Numéro", "Number";
    }
}

/// Numbered by desk when it is made.
pub static PERMITS: Collection = Collection {
    unique: &[Unique::on(&[permit::DESK.def, permit::YEAR.def, permit::NUM.def])],
    series: Some(Series::yearly(permit::YEAR.def, permit::NUM.def).within(&[permit::DESK.def])),
    access: Access::resource("permits"),
    ..Collection::new("permits", permit::FIELDS)
};

pub static PERMIT: Entity = Entity::plain(&PERMITS);

/// Numbered by court when it is given.
pub static RULINGS: Collection = Collection {
    unique: &[Unique::on(&[ruling::COURT.def, ruling::YEAR.def, ruling::NUM.def])],
    series: Some(
        Series::yearly(ruling::YEAR.def, ruling::NUM.def)
            .within(&[ruling::COURT.def])
            .begins_at("given"),
    ),
    flow: Some(Flow {
        field: ruling::STATE.def,
        steps: &[
            Step::new("give", Label::new("إصدار", "Rendre", "Give"), &["draft"], "given"),
            Step::new("reopen", Label::new("فتح", "Rouvrir", "Reopen"), &["given"], "draft"),
        ],
    }),
    access: Access::resource("rulings"),
    ..Collection::new("rulings", ruling::FIELDS)
};

fn number_of(made: &Json) -> String {
    format!("{}/{}", made["num"], made["year"])
}

async fn numbered(town: &Town, data: Json) -> String {
    number_of(&town.create(&admin(), &PERMITS, data).await.unwrap())
}

#[tokio::test]
async fn each_desk_counts_for_itself_and_anew_each_year() {
    let town = Town::new();
    assert_eq!(numbered(&town, json!({"desk": "north"})).await, "1/2026");
    assert_eq!(numbered(&town, json!({"desk": "south"})).await, "1/2026");
    let refused = json!({"desk": "south", "copies": 9});
    assert!(town.create(&admin(), &PERMITS, refused).await.is_err());
    assert_eq!(numbered(&town, json!({"desk": "south"})).await, "2/2026");
    assert_eq!(numbered(&town, json!({"copies": 1})).await, "1/2026");
    assert_eq!(numbered(&town, json!({"copies": 2})).await, "2/2026");
    town.clock.set("2027-03-01T09:00:00Z".parse().unwrap());
    assert_eq!(numbered(&town, json!({"desk": "south"})).await, "1/2027");
}

#[tokio::test]
async fn what_has_a_number_stays_at_its_desk() {
    let town = Town::new();
    let made = town.create(&admin(), &PERMITS, json!({"desk": "north"})).await.unwrap();
    let id = made["$id"].as_str().unwrap();
    for other in [json!("south"), Json::Null] {
        let moved = town.update(&admin(), &PERMITS, id, json!({"desk": other})).await;
        let refused = moved.unwrap_err();
        assert!(refused.is(error_codes::NUMBERED), "{refused:?}");
        let text = refused.rejection().unwrap().text(schema::Lang::En);
        assert_eq!(text, "Desk cannot change any more: a number of its series was given");
    }
    let kept = json!({"desk": "north", "copies": 2});
    let kept = town.update(&admin(), &PERMITS, id, kept).await.unwrap();
    assert_eq!(number_of(&kept), "1/2026");
    town.engine.delete(&admin(), &PERMITS, id, None).await.unwrap();
    let restored = town.restore(&admin(), &PERMITS, id).await.unwrap();
    assert_eq!(
        (&restored["desk"], number_of(&restored)),
        (&json!("north"), "1/2026".to_owned())
    );
    assert_eq!(numbered(&town, json!({"desk": "north"})).await, "2/2026");
}

#[tokio::test]
async fn a_draft_moves_freely_until_it_is_numbered() {
    let town = Town::new();
    let draft = json!({"court": "first", "state": "draft"});
    let made = town.create(&admin(), &RULINGS, draft).await.unwrap();
    let id = made["$id"].as_str().unwrap();
    assert_eq!(made["num"], Json::Null);
    let write = async |data| town.update(&admin(), &RULINGS, id, data).await;
    write(json!({"court": "second"})).await.unwrap();
    // The court and the number in one write: it counts where it stands then.
    let given = write(json!({"court": "third", "state": "given"})).await.unwrap();
    assert_eq!(number_of(&given), "1/2026");
    assert!(
        write(json!({"court": "first"}))
            .await
            .unwrap_err()
            .is(error_codes::NUMBERED)
    );
    // Reopened it keeps its number, and with it its court.
    write(json!({"state": "draft"})).await.unwrap();
    assert!(
        write(json!({"court": "first"}))
            .await
            .unwrap_err()
            .is(error_codes::NUMBERED)
    );
    let again = write(json!({"state": "given"})).await.unwrap();
    assert_eq!(number_of(&again), "1/2026");
    let next = json!({"court": "third", "state": "draft"});
    let next = town.create(&admin(), &RULINGS, next).await.unwrap();
    let id = next["$id"].as_str().unwrap();
    let next = town
        .update(&admin(), &RULINGS, id, json!({"state": "given"}))
        .await
        .unwrap();
    assert_eq!(number_of(&next), "2/2026");
}

#[tokio::test]
async fn many_at_once_have_numbers_without_a_gap() {
    let town = Town::new();
    let desks = ["north", "south", "east"];
    let writes = (0..60).map(|at| {
        // Every fourth is refused after it took its number.
        let copies = if at % 4 == 3 { 9 } else { 1 };
        let data = json!({"desk": desks[at % 3], "copies": copies});
        let town = &town;
        async move { (at % 3, town.create(&admin(), &PERMITS, data).await) }
    });
    let mut given = [const { Vec::new() }; 3];
    for (desk, made) in futures_util::future::join_all(writes).await {
        if let Ok(made) = made {
            given[desk].push(made["num"].as_i64().unwrap());
        }
    }
    for numbers in &mut given {
        numbers.sort_unstable();
        assert_eq!(*numbers, (1..=15).collect::<Vec<i64>>());
    }
}
