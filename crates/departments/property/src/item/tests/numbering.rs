use serde_json::{Value as Json, json};

use super::{act, code, item, see, staffed_town};
use crate::item::numbering::following;
use crate::testing::TestApp;

#[test]
fn the_last_group_of_digits_counts_on() {
    for (number, next) in [
        ("7", Some("8")),
        ("009", Some("010")),
        ("A-99", Some("A-100")),
        ("2024/INV", Some("2025/INV")),
        ("٠٩", Some("١٠")),
        ("س-٩", Some("س-١٠")),
        ("INV", None),
        ("", None),
    ] {
        assert_eq!(following(number).as_deref(), next, "{number}");
    }
}

#[tokio::test]
async fn items_without_a_number_are_given_the_next_that_nothing_has() {
    let app = staffed_town().await;
    item(&app, "i", json!({})).await;
    item(&app, "j", json!({"inventoryNumber": "2026 / 00002"})).await;
    item(&app, "k", json!({})).await;
    let ids = json!({"ids": ["k", "j", "i", "k"]});
    let given = act(&app, "kenza", "inventoryItems.number", ids.clone()).await.unwrap();
    let expected = json!([{"id": "k", "number": "2026/00001"}, {"id": "i", "number": "2026/00003"}]);
    assert_eq!(given["numbers"], expected, "the second stands, however it is spelt");
    assert_eq!(
        see(&app, "j").await["inventoryNumber"],
        "2026 / 00002",
        "it kept its own"
    );
    let again = act(&app, "kenza", "inventoryItems.number", ids).await;
    assert_eq!(code(again), "inventory_numbered_already", "twice is once");
    for (who, ids, refused) in [
        ("rachid", json!(["i"]), "user_unauthorized"),
        ("kenza", json!([]), "general_argument_invalid"),
        ("kenza", json!(["nowhere"]), "document_not_found"),
    ] {
        let refusal = act(&app, who, "inventoryItems.number", json!({"ids": ids})).await;
        assert_eq!(code(refusal), refused, "{who}");
    }
}

#[tokio::test]
async fn the_commune_says_how_its_numbers_are_written_and_each_year_counts_anew() {
    let app = staffed_town().await;
    let full = TestApp::full_rights();
    let pattern = async |value: Json| {
        let data = json!({"$id": "numbers", "key": "org.inventoryNumbers", "value": value});
        app.create(&full, app.collection("settings"), data).await
    };
    for wrong in [
        json!("INV"),
        json!("{n}{n}"),
        json!(5),
        json!("{n:0}"),
        json!("{x}/{n}"),
    ] {
        assert_eq!(
            code(pattern(wrong.clone()).await),
            "setting_no_number_pattern",
            "{wrong}"
        );
    }
    pattern(json!("INV-{yy}-{n:3}")).await.unwrap();
    let next = async |id: &str| {
        item(&app, id, json!({})).await;
        let given = act(&app, "kenza", "inventoryItems.number", json!({"ids": [id]}))
            .await
            .unwrap();
        given["numbers"][0]["number"].as_str().unwrap().to_owned()
    };
    assert_eq!(next("i").await, "INV-26-001");
    assert_eq!(next("j").await, "INV-26-002");
    app.at("2027-01-02T09:00:00Z");
    assert_eq!(next("k").await, "INV-27-001");
}
