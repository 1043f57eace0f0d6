use engine::{Format, HeadedUnits, Headship, Rights};
use futures_util::TryStreamExt;
use schema::{Unit, WireQuery, error_codes};
use serde_json::{Value as Json, json};

use crate::town::*;

async fn populated() -> (Town, Vec<String>) {
    let town = Town::new();
    let mut houses = Vec::new();
    for name in ["Nord", "Sud"] {
        let house = town.create(&admin(), &HOUSES, json!({"name": name})).await.unwrap();
        houses.push(house["$id"].as_str().unwrap().to_owned());
    }
    for (at, name) in ["أحمد", "Sara", "Zineb"].into_iter().enumerate() {
        let data =
            json!({"name": name, "code": at.to_string(), "salary": at * 100, "note": "n", "houseId": houses[at % 2]});
        town.create_as(&admin(), &PEOPLE, Some(&format!("p{at}")), data)
            .await
            .unwrap();
    }
    (town, houses)
}

fn names(list: &Json) -> Vec<&str> {
    list["documents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn a_field_one_may_not_read_does_not_exist() {
    let (town, _) = populated().await;
    let clerk = context_of(user("clerk", &[]));
    let list = town.list(&clerk, &PEOPLE, &[]).await.unwrap();
    let first = list["documents"][0].as_object().unwrap();
    assert!(first.contains_key("name") && !first.contains_key("salary") && !first.contains_key("code"));
    for query in [
        json!({"method": "equal", "attribute": "salary", "values": [100]}),
        json!({"method": "orderAsc", "attribute": "salary"}),
        json!({"method": "select", "values": ["salary"]}),
        json!({"method": "equal", "attribute": "nothing", "values": [100]}),
    ] {
        let refused = town
            .list(&clerk, &PEOPLE, std::slice::from_ref(&query))
            .await
            .unwrap_err();
        assert!(refused.is(error_codes::QUERY_INVALID), "{query}");
    }
    let exported = town
        .engine
        .export(&clerk, &PEOPLE, &[], vec!["salary".into()], Format::CSV)
        .await;
    assert!(exported.err().unwrap().is(error_codes::QUERY_INVALID));
    let creator = context_of(user("c", &["people:create"]));
    let written = town
        .create(&creator, &PEOPLE, json!({"name": "N", "salary": 1}))
        .await
        .unwrap_err();
    assert!(written.is(error_codes::UNKNOWN_FIELD));
    for unwritten in ["salary", "nothing"] {
        let data = json!({"name": "N", unwritten: 1});
        let refused = town.update(&creator, &PEOPLE, "p0", data).await.unwrap_err();
        assert!(
            refused.is(error_codes::UNAUTHORIZED),
            "the right is asked about before the names"
        );
    }
}

#[tokio::test]
async fn a_query_ranges_only_over_rows_where_its_names_may_be_read() {
    let (town, houses) = populated().await;
    let own = context_of(Rights {
        employee: Some("p1".into()),
        ..user("sara", &[])
    });
    let all = town.list(&own, &PEOPLE, &[]).await.unwrap();
    assert_eq!(all["total"], 3);
    assert_eq!(all["documents"][1]["salary"], 100, "the own row is read whole");
    assert!(!all["documents"][0].as_object().unwrap().contains_key("salary"));
    let by_salary = json!({"method": "greaterThanEqual", "attribute": "salary", "values": [0]});
    assert_eq!(names(&town.list(&own, &PEOPLE, &[by_salary]).await.unwrap()), ["Sara"]);
    let head = context_of(Rights {
        units: HeadedUnits(vec![Headship {
            kind: Unit::Bureau,
            ids: vec![houses[0].clone()],
            resources: Vec::new(),
        }]),
        ..user("head", &[])
    });
    let by_code = json!({"method": "isNotNull", "attribute": "code"});
    assert_eq!(
        names(&town.list(&head, &PEOPLE, &[by_code]).await.unwrap()),
        ["أحمد", "Zineb"]
    );
}

#[tokio::test]
async fn strangers_hear_nothing_and_guests_less() {
    let (town, _) = populated().await;
    let pending = context_of(Rights {
        is_user: false,
        ..user("new", &[])
    });
    assert!(
        town.list(&pending, &PEOPLE, &[])
            .await
            .unwrap_err()
            .is(error_codes::NO_USER)
    );
    assert!(
        town.list(&context_of(Rights::guest()), &PEOPLE, &[])
            .await
            .unwrap_err()
            .is(error_codes::UNAUTHORIZED)
    );
    let stranger = context_of(user("stranger", &[]));
    assert!(
        town.list(&stranger, &LETTERS, &[])
            .await
            .unwrap_err()
            .is(error_codes::UNAUTHORIZED)
    );
    let got = town.engine.get(&stranger, &LETTERS, "any", &[]).await.unwrap_err();
    assert!(
        got.is(error_codes::DOCUMENT_NOT_FOUND),
        "an unreadable document is not found"
    );
    let written = town
        .update(&stranger, &PEOPLE, "p0", json!({"name": "X"}))
        .await
        .unwrap_err();
    assert!(written.is(error_codes::UNAUTHORIZED), "readable but not writable");
}

#[tokio::test]
async fn expansion_costs_one_query_per_link_and_obeys_the_readers_rights() {
    let (town, houses) = populated().await;
    for at in 0..40 {
        let data = json!({"name": format!("P{at}"), "houseId": houses[at % 2]});
        town.create(&admin(), &PEOPLE, data).await.unwrap();
    }
    let expand = json!({"method": "select", "values": ["*", "house.*"]});
    let all = json!({"method": "limit", "values": [100]});
    let cost = async |queries: &[Json]| {
        let before = town.engine.store().statements();
        let list = town.list(&admin(), &PEOPLE, queries).await.unwrap();
        (town.engine.store().statements() - before, list)
    };
    cost(&[expand.clone(), all.clone()]).await;
    let (for_many, list) = cost(&[expand.clone(), all]).await;
    let (for_two, _) = cost(&[expand, json!({"method": "limit", "values": [2]})]).await;
    assert_eq!(list["documents"].as_array().unwrap().len(), 43);
    assert_eq!(list["documents"][0]["house"]["name"], "Nord");
    assert_eq!(for_many, for_two, "never a query per row");
    let house = json!({"method": "select", "values": ["name", "head.*"]});
    town.update(&admin(), &HOUSES, &houses[0], json!({"headId": "p1"}))
        .await
        .unwrap();
    let seen = town
        .list(&context_of(user("clerk", &[])), &HOUSES, &[house])
        .await
        .unwrap();
    let head = seen["documents"][0]["head"].as_object().unwrap();
    assert!(head.contains_key("name") && !head.contains_key("salary"));
    assert_eq!(seen["documents"][1]["head"], Json::Null);
}

#[tokio::test]
async fn a_path_over_a_link_finds_and_sorts() {
    let (town, _) = populated().await;
    let south = json!({"method": "equal", "attribute": "house.name", "values": ["Sud"]});
    assert_eq!(names(&town.list(&admin(), &PEOPLE, &[south]).await.unwrap()), ["Sara"]);
    let by_house = json!({"method": "orderDesc", "attribute": "house.name"});
    assert_eq!(
        names(&town.list(&admin(), &PEOPLE, &[by_house]).await.unwrap()),
        ["Sara", "أحمد", "Zineb"]
    );
}

#[tokio::test]
async fn search_report_history_and_journal_show_what_the_reader_may_read() {
    let (town, _) = populated().await;
    let clerk = context_of(user("clerk", &[]));
    let found = town.engine.search(&clerk, "احمد").await.unwrap();
    assert_eq!(found["results"][0]["$id"], "p0");
    assert_eq!(found["results"][0]["details"], json!([]), "the code may not be read");
    assert_eq!(
        town.engine.search(&admin(), "احمد").await.unwrap()["results"][0]["details"],
        json!([{"fr": "0", "ar": "0"}])
    );
    let report = town.engine.report(&clerk, "peopleByHouse", &[]).await.unwrap();
    assert_eq!(
        (&report["total"], &report["groups"][0]["label"][0]),
        (&json!(3), &json!("Nord"))
    );
    town.update(&admin(), &PEOPLE, "p1", json!({"salary": 7, "name": "Sarah"}))
        .await
        .unwrap();
    let history = town.engine.history(&clerk, &PEOPLE, "p1", None, 10).await.unwrap();
    let changes = history["history"][0]["changes"].as_array().unwrap();
    assert_eq!(
        changes.as_slice(),
        [json!({"field": "name", "before": "Sara", "after": "Sarah"})]
    );
    let journal = town.engine.changes(&clerk, None, 1).await.unwrap();
    assert_eq!(journal["changes"][0]["fields"], json!(["name"]));
    assert_eq!(journal["changes"][0]["whoName"], "name of admin");
    let letters = town.engine.changes(&clerk, None, 100).await.unwrap();
    assert!(
        letters["changes"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["collection"] != "letters")
    );
}

#[tokio::test]
async fn an_export_has_all_rows_and_only_readable_columns() {
    let (town, _) = populated().await;
    let named = vec!["name".to_owned(), "houseId".to_owned()];
    let limit = WireQuery::new("orderAsc", "name", Vec::new());
    let csv = town
        .engine
        .export(&context_of(user("c", &[])), &PEOPLE, &[limit], named, Format::CSV)
        .await
        .unwrap();
    let blocks: Vec<_> = csv.body.stream().try_collect().await.unwrap();
    let text = String::from_utf8(blocks.concat()).unwrap();
    assert_eq!(
        text.trim_start_matches('\u{feff}'),
        "Nom;Maison\r\nSara;Sud\r\nZineb;Nord\r\nأحمد;Nord\r\n"
    );
}
