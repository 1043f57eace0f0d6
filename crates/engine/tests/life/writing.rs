use engine::{Bulk, IdempotencyKey, Increment, New, RequestContext, Rights};
use schema::{WireQuery, error_codes};
use serde_json::{Value as Json, json};

use crate::town::*;

#[tokio::test]
async fn a_document_is_created_read_changed_and_deleted() {
    let town = Town::new();
    let made = town
        .create(&admin(), &PEOPLE, json!({"name": "Sara", "code": "7"}))
        .await
        .unwrap();
    let id = made["$id"].as_str().unwrap();
    assert_eq!(made["$sequence"], "1");
    assert_eq!(made["$createdAt"], "2026-11-02T09:00:00.000+00:00");
    let changed = town.update(&admin(), &PEOPLE, id, json!({"salary": 10})).await.unwrap();
    assert_eq!(
        (text(&changed, person::NAME), changed["salary"].as_i64()),
        ("Sara", Some(10))
    );
    assert!(
        changed["$updatedAt"].as_str() > made["$updatedAt"].as_str(),
        "it moves within one millisecond too"
    );
    town.engine.delete(&admin(), &PEOPLE, id, None).await.unwrap();
    assert!(
        town.engine
            .get(&admin(), &PEOPLE, id, &[])
            .await
            .unwrap_err()
            .is(error_codes::DOCUMENT_NOT_FOUND)
    );
    let back = town.restore(&admin(), &PEOPLE, id).await.unwrap();
    assert_eq!(back["salary"], 10);
}

#[tokio::test]
async fn a_refused_write_leaves_nothing_behind() {
    let town = Town::new();
    town.create(&admin(), &PEOPLE, json!({"name": "Sara", "code": "7"}))
        .await
        .unwrap();
    for (data, code) in [
        (json!({"name": "Ali", "code": "7"}), "code_taken"),
        (json!({"name": "ghost"}), "no_ghosts"),
        (
            json!({"name": "Ali", "houseId": "nowhere"}),
            "relationship_value_invalid",
        ),
        (json!({"code": "8"}), "document_invalid_structure"),
        (json!({}), "document_missing_data"),
    ] {
        let refused = town.create(&admin(), &PEOPLE, data).await.unwrap_err();
        assert_eq!(refused.rejection().unwrap().kind.code, code);
    }
    assert_eq!(town.list(&admin(), &PEOPLE, &[]).await.unwrap()["total"], 1);
}

#[tokio::test]
async fn what_the_server_works_out_is_refused_where_nothing_else_is_said() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    let letter = town.create(&admin(), &LETTERS, json!({"toId": to})).await.unwrap();
    let id = letter["$id"].as_str().unwrap();
    let change = async |data: serde_json::Value| town.update(&admin(), &LETTERS, id, data).await;
    let refused = change(json!({"num": 77, "ref": "x"})).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    let named: Vec<_> = refused.errors.iter().filter_map(|one| one.field.as_deref()).collect();
    assert_eq!((refused.kind, named), (error_codes::COMPUTED, vec!["num", "ref"]));
    change(json!({"num": letter["num"]})).await.unwrap();
    let mut whole = letter.clone();
    whole["num"] = json!(77);
    let sent_back = change(whole).await.unwrap();
    assert_eq!(
        sent_back["num"], letter["num"],
        "a document read may be sent back, though it is out of date"
    );
    let among_others = change(json!({"num": 77, "copies": 2})).await.unwrap();
    assert_eq!(
        (&among_others["num"], &among_others["copies"]),
        (&letter["num"], &json!(2))
    );
}

#[tokio::test]
async fn a_stale_reader_is_refused() {
    let town = Town::new();
    let made = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap();
    let (id, seen) = (
        made["$id"].as_str().unwrap(),
        made["$updatedAt"].as_str().unwrap().to_owned(),
    );
    let write = async |name: &str| {
        let data = map(json!({"name": name}));
        town.engine
            .update(&admin(), &PEOPLE, id, data, Some(seen.clone()))
            .await
    };
    write("Sarah").await.unwrap();
    assert!(write("Zara").await.unwrap_err().is(error_codes::CONFLICT));
}

#[tokio::test]
async fn numbers_have_no_gaps_and_begin_anew_each_year() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    let letter = async |copies: i64| {
        town.create(&admin(), &LETTERS, json!({"toId": to, "copies": copies}))
            .await
    };
    assert_eq!(text(&letter(1).await.unwrap(), letter::REF), "1/2026");
    assert!(letter(9).await.is_err());
    assert_eq!(text(&letter(2).await.unwrap(), letter::REF), "2/2026");
    // The first second of the year in Morocco is still the old year in UTC.
    town.clock.set("2026-12-31T23:30:00Z".parse().unwrap());
    let year = schema::day_in_morocco(town.clock.now()).year();
    let expected = if year == 2027 { "1/2027" } else { "3/2026" };
    assert_eq!(text(&letter(1).await.unwrap(), letter::REF), expected);
}

#[tokio::test]
async fn states_change_by_the_table_only() {
    let town = Town::new();
    let clerk = context_of(user("clerk", &["letters:read", "letters:update", "people:update"]));
    let head = context_of(user("head", &["letters:*"]));
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    let made = town.create(&admin(), &LETTERS, json!({"toId": to})).await.unwrap();
    let id = made["$id"].as_str().unwrap();
    let step = async |ctx: &engine::RequestContext, data| town.update(ctx, &LETTERS, id, data).await;
    assert!(
        step(&clerk, json!({"state": "closed"}))
            .await
            .unwrap_err()
            .is(error_codes::FLOW_FORBIDDEN),
        "a step is left out"
    );
    assert_eq!(
        text(&step(&clerk, json!({"state": "posted"})).await.unwrap(), letter::STATE),
        "sent"
    );
    assert!(
        step(&clerk, json!({"state": "closed", "answer": "x"}))
            .await
            .unwrap_err()
            .is(error_codes::FLOW_FORBIDDEN)
    );
    assert!(
        step(&head, json!({"state": "closed"}))
            .await
            .unwrap_err()
            .is(error_codes::REQUIRED)
    );
    step(&head, json!({"state": "closed", "answer": "yes"})).await.unwrap();
    let person = town.list(&admin(), &PEOPLE, &[]).await.unwrap();
    assert_eq!(
        person["documents"][0]["note"], "answered",
        "the effect wrote in the same transaction"
    );
}

#[tokio::test]
async fn an_effect_writes_only_what_it_declares() {
    let town = Town::new();
    let refused = town
        .create(&admin(), &HOUSES, json!({"name": "meddler"}))
        .await
        .unwrap_err();
    assert!(refused.rejection().is_none(), "a fault of the program: {refused}");
    assert_eq!(town.list(&admin(), &HOUSES, &[]).await.unwrap()["total"], 0);
}

#[tokio::test]
async fn deleting_what_others_refer_to_is_refused() {
    let town = Town::new();
    let house = town.create(&admin(), &HOUSES, json!({"name": "A"})).await.unwrap()["$id"].clone();
    town.create(&admin(), &PEOPLE, json!({"name": "Sara", "houseId": house}))
        .await
        .unwrap();
    let refused = town
        .engine
        .delete(&admin(), &HOUSES, house.as_str().unwrap(), None)
        .await
        .unwrap_err();
    assert!(refused.is(error_codes::DELETE_RESTRICTED));
}

#[tokio::test]
async fn counting_up_stops_at_the_bound() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    let made = town
        .create(&admin(), &LETTERS, json!({"toId": to, "copies": 1}))
        .await
        .unwrap();
    let id = made["$id"].as_str().unwrap();
    let step = async |by: i64, bound: Option<i64>, is_up| {
        let step = Increment {
            by: by.into(),
            bound: bound.map(Into::into),
            is_up,
        };
        town.engine
            .increment(&admin(), &LETTERS, id, "copies", step)
            .await
            .map(|bytes| read(&bytes)["copies"].as_i64())
    };
    assert_eq!(step(2, None, true).await.unwrap(), Some(3));
    assert!(
        step(1, Some(3), true)
            .await
            .unwrap_err()
            .is(error_codes::LIMIT_EXCEEDED)
    );
    assert!(
        step(3, None, true).await.unwrap_err().is(error_codes::LIMIT_EXCEEDED),
        "the field's own range holds"
    );
    assert!(step(0, None, true).await.unwrap_err().is(error_codes::ARGUMENT_INVALID));
    assert_eq!(step(3, Some(0), false).await.unwrap(), Some(0));
}

#[tokio::test]
async fn a_bulk_call_is_all_or_nothing_and_for_keys() {
    let town = Town::new();
    let key = context_of(Rights::whole("key:test"));
    let item = |name: &str, code: &str| New {
        id: None,
        data: map(json!({"name": name, "code": code})),
    };
    let refused = town
        .engine
        .bulk(&admin(), &PEOPLE, Bulk::Create(vec![item("A", "1")]))
        .await
        .unwrap_err();
    assert!(refused.is(error_codes::MISSING_SCOPE));
    let twice = Bulk::Create(vec![item("A", "1"), item("B", "1")]);
    assert!(town.engine.bulk(&key, &PEOPLE, twice).await.unwrap_err().is(TAKEN));
    assert_eq!(town.list(&admin(), &PEOPLE, &[]).await.unwrap()["total"], 0);
    let many = (0..60).map(|n| item("A", &n.to_string())).collect();
    town.engine.bulk(&key, &PEOPLE, Bulk::Create(many)).await.unwrap();
    let more = (60..120).map(|n| item("A", &n.to_string())).collect();
    town.engine.bulk(&key, &PEOPLE, Bulk::Create(more)).await.unwrap();
    assert!(
        town.engine
            .bulk(&key, &PEOPLE, Bulk::Delete(Vec::new()))
            .await
            .unwrap_err()
            .is(error_codes::ARGUMENT_INVALID)
    );
    let some = vec![WireQuery::new("limit", "", vec![30.into()])];
    let gone = town.engine.bulk(&key, &PEOPLE, Bulk::Delete(some)).await.unwrap();
    assert_eq!(read(&gone)["total"], 30);
    assert_eq!(town.list(&admin(), &PEOPLE, &[]).await.unwrap()["total"], 90);
}

#[tokio::test]
async fn a_bulk_call_answers_derived_attributes_in_its_own_order() {
    let town = Town::new();
    let key = context_of(Rights::whole("key:test"));
    let item = |id: &str| New {
        id: Some(id.to_owned()),
        data: map(json!({"name": id})),
    };
    let made = town
        .engine
        .bulk(&key, &HOUSES, Bulk::Create(vec![item("b"), item("a")]))
        .await
        .unwrap();
    let made = read(&made);
    let ids: Vec<_> = made["documents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["$id"].clone())
        .collect();
    assert_eq!(ids, ["b", "a"]);
    assert_eq!(made["documents"][0]["personCount"], 0);
}

#[tokio::test]
async fn an_action_asks_for_its_permission_and_runs_in_one_transaction() {
    let town = Town::new();
    let to = town.create(&admin(), &PEOPLE, json!({"name": "Sara"})).await.unwrap()["$id"].clone();
    town.create(&admin(), &LETTERS, json!({"toId": to})).await.unwrap();
    let stranger = context_of(user("stranger", &[]));
    let act = async |ctx: &engine::RequestContext, id: &str| town.engine.act(ctx, id, engine::Input::default()).await;
    assert!(
        act(&stranger, "letters.sendAll")
            .await
            .unwrap_err()
            .is(error_codes::UNAUTHORIZED)
    );
    assert!(
        act(&admin(), "letters.burn")
            .await
            .unwrap_err()
            .is(error_codes::ROUTE_NOT_FOUND)
    );
    act(&admin(), "letters.sendAll").await.unwrap();
    assert_eq!(
        town.list(&admin(), &LETTERS, &[]).await.unwrap()["documents"][0]["state"],
        "sent"
    );
}

#[tokio::test]
async fn a_request_sent_twice_is_done_once() {
    let town = Town::new();
    let asked = admin();
    let key = |body: &[u8]| IdempotencyKey::new(&asked.rights, "POST /x", "k", body);
    let first = key(b"body");
    assert_eq!(town.engine.answer_of(&first).await.unwrap(), None);
    town.engine.keep_answer(&first, (201, "{}".to_owned())).await.unwrap();
    let again = town.engine.answer_of(&key(b"body")).await.unwrap();
    assert_eq!(again, Some((201, "{}".to_owned())));
    let other = town.engine.answer_of(&key(b"other")).await;
    assert!(other.err().unwrap().is(error_codes::IDEMPOTENCY));
}

/// The row of a key stands exactly when what the request does stands, with its answer; whoever comes second does nothing.
#[tokio::test]
async fn a_key_is_written_in_the_transaction_of_its_effect() {
    let town = Town::new();
    let keyed = || RequestContext {
        idempotency_key: Some(IdempotencyKey::new(&admin().rights, "POST /x", "k", b"body")),
        ..admin()
    };
    let (first, second) = (keyed(), keyed());
    let refused = town.create(&first, &PEOPLE, json!({"name": 7})).await;
    assert!(refused.is_err());
    let key = |ctx: &RequestContext| ctx.idempotency_key.clone().unwrap();
    assert_eq!(town.engine.answer_of(&key(&first)).await.unwrap(), None, "tried again");
    let made = town
        .create(&first, &PEOPLE, json!({"name": "Sara", "code": "7"}))
        .await
        .unwrap();
    let (status, answer) = town.engine.answer_of(&key(&second)).await.unwrap().unwrap();
    assert_eq!((status, serde_json::from_str::<Json>(&answer).unwrap()), (201, made));
    let again = town
        .create(&second, &PEOPLE, json!({"name": "Sara", "code": "7"}))
        .await;
    assert!(again.unwrap_err().is(error_codes::IDEMPOTENCY) && key(&second).is_found());
    assert_eq!(town.list(&admin(), &PEOPLE, &[]).await.unwrap()["total"], 1);
}
