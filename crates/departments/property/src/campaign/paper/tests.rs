use serde_json::{Value as Json, json};

use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::difference::INVENTORY_DIFFERENCES;
use crate::expected_item::INVENTORY_EXPECTED_ITEMS;
use crate::paper::testing::{is_as_offered, rewrite, town, write_row};
use crate::scan::INVENTORY_SCANS;
use crate::testing::{TestApp, code, pdf_text};
use schema::Result;

/// A count of both offices by Amina: the desk is missing, the fan stands in the other office, the chairs are fewer, and a code is of
/// nothing.
async fn counted() -> TestApp {
    let app = town().await;
    let campaign = json!({"$id": "k", "name": "Récolement 2026", "bureauIds": ["a", "b"], "memberIds": ["amina_u"],
        "state": "closing", "openedAt": "2026-11-18T08:00:00Z"});
    write_row(&app, &INVENTORY_CAMPAIGNS, campaign).await;
    for (item, bureau) in [("desk", "a"), ("screen", "a"), ("chair", "a"), ("fan", "b")] {
        let row = json!({"campaignId": "k", "itemId": item, "bureauId": bureau, "quantity": 1});
        write_row(&app, &INVENTORY_EXPECTED_ITEMS, row).await;
    }
    for (id, item, code, bureau) in [
        ("s1", json!("screen"), "2024-screen", "a"),
        ("s2", json!("fan"), "2024-fan", "a"),
        ("s3", json!(null), "X-999", "b"),
    ] {
        let row = json!({"$id": id, "campaignId": "k", "itemId": item, "code": code, "bureauId": bureau,
            "byId": "amina_u", "scannedAt": "2026-11-18T09:00:00Z"});
        write_row(&app, &INVENTORY_SCANS, row).await;
    }
    for row in [
        json!({"kind": "missing", "itemId": "desk", "bureauId": "a", "decision": "lost", "reason": "Introuvable"}),
        json!({"kind": "moved", "itemId": "fan", "bureauId": "b", "seenInBureauId": "a", "decision": "accept"}),
        json!({"kind": "unknown", "scanId": "s3", "bureauId": "b", "decision": "dismiss", "reason": "Bien privé"}),
        json!({"kind": "quantity", "itemId": "chair", "bureauId": "a", "expectedQuantity": 6, "countedQuantity": 4,
            "decision": "keep"}),
    ] {
        let mut row = row;
        row["campaignId"] = json!("k");
        write_row(&app, &INVENTORY_DIFFERENCES, row).await;
    }
    app
}

/// As they were stored when the differences were listed.
fn counts() -> Json {
    let office = |id: &str, numbers: [u8; 8]| {
        let [expected, found, missing, moved, additional, unknown, damaged, quantity] = numbers;
        json!({"id": id, "expected": expected, "found": found, "missing": missing, "moved": moved, "additional": additional,
            "unknown": unknown, "damaged": damaged, "quantity": quantity})
    };
    let mut whole = office("", [4, 2, 1, 1, 1, 1, 0, 1]);
    whole["offices"] = json!([
        office("a", [3, 2, 1, 0, 1, 0, 0, 1]),
        office("b", [1, 0, 0, 1, 0, 1, 0, 0])
    ]);
    whole
}

async fn close(app: &TestApp) {
    let closed =
        json!({"state": "closed", "closedAt": "2026-11-20T09:30:00Z", "closedById": "author", "counts": counts()});
    rewrite(app, &INVENTORY_CAMPAIGNS, "k", closed).await;
}

async fn print(app: &TestApp, who: &str, language: &str) -> Result<Json> {
    let given = json!({"id": "k", "language": language});
    app.act(&app.ctx(who).await, "inventoryCampaigns.print", given).await
}

/// What stands on the minutes of each language; of an office what was expected, found, missing, moved, additional, unknown, damaged, of another
/// quantity.
const SAID: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Procès-verbal d’inventaire",
            "Récolement 2026",
            "18/11/2026 à 08:00",
            "20/11/2026 à 09:30",
            // Expected, found, missing, moved, unknown, damaged, quantity.
            "Bureau d’ordre 3 2 1 0 1 0 0 1",
            "Bureau d’hygiène 1 0 0 1 0 1 0 0",
            "Total 4 2 1 1 1 1 0 1",
            "Introuvable",
            "Déclarer perdu",
            "2024-fan",
            "X-999",
            "Bien privé",
            "vu dans : Bureau d’ordre",
            "Agent AA1001",
        ],
    ),
    (
        "ar",
        &[
            "محضر الجرد",
            "مكتب الضبط",
            "مكتب الصحة",
            "مفقود",
            "اعتباره ضائعا",
            "X-999",
            "المكلفون بالجرد",
        ],
    ),
    ("both", &["Procès-verbal d’inventaire", "محضر الجرد", "2024-fan"]),
];

#[tokio::test]
async fn the_minutes_say_office_by_office_what_was_found_and_what_was_decided_of_the_rest() {
    let app = counted().await;
    assert_eq!(
        code(print(&app, "printer", "fr").await),
        "inventory_minutes_before_closing"
    );
    close(&app).await;
    for (language, words) in SAID {
        let made = print(&app, "printer", language).await.unwrap();
        assert_eq!(made["ready"], true);
        let told = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
        assert_eq!(print(&app, "printer", language).await.unwrap(), made);
        assert_eq!(app.get(&INVENTORY_CAMPAIGNS, "k").await["docId"], made["docId"]);
    }
}

#[tokio::test]
async fn minutes_of_more_differences_than_a_record_holds_say_how_many_are_left_out() {
    let app = counted().await;
    for _ in 0..604 {
        let row = json!({"campaignId": "k", "kind": "missing", "itemId": "screen", "bureauId": "a", "decision": "keep",
            "reason": "Le bien a été cherché dans tous les bureaux de l’étage, sans résultat à ce jour"});
        write_row(&app, &INVENTORY_DIFFERENCES, row).await;
    }
    close(&app).await;
    let made = print(&app, "printer", "both").await.unwrap();
    let record = app.record_text(&made).await;
    assert!(
        record.contains("8 autres écarts"),
        "604 and 4, of which 600 stand there"
    );
}

#[tokio::test]
async fn minutes_are_offered_of_a_closed_count_to_whoever_prints() {
    for state in ["draft", "open", "closing", "closed", "cancelled"] {
        for who in ["printer", "reader", "amina_u"] {
            let app = counted().await;
            rewrite(&app, &INVENTORY_CAMPAIGNS, "k", json!({"state": state})).await;
            let given = json!({"id": "k", "language": "fr"});
            let offered = is_as_offered(&app, who, "inventoryCampaigns.print", "inventoryCampaigns", "k", given).await;
            assert_eq!(offered, who == "printer" && state == "closed", "{who} {state}");
        }
    }
}
