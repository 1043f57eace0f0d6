use serde_json::json;

use super::{act, drafted};
use crate::paper::testing::is_as_offered;
use crate::reform::INVENTORY_REFORMS;
use crate::testing::{code, pdf_text};

/// What stands on the minutes of each language.
const SAID: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Procès-verbal de réforme",
            "14/2026",
            "18 novembre 2026",
            "2024-desk",
            "Bureau en bois",
            "1 200,50",
            "M. Président",
            "Régisseuse",
            "Vendus",
            "Décidée",
        ],
    ),
    (
        "ar",
        &[
            "محضر الإحالة على المتلاشيات",
            "14/2026",
            "2024-screen",
            "بيعت",
            "أعضاء اللجنة",
        ],
    ),
    (
        "both",
        &["Procès-verbal de réforme", "محضر الإحالة على المتلاشيات", "2024-desk"],
    ),
];

#[tokio::test]
async fn minutes_say_who_decided_what_about_which_things_and_what_became_of_them() {
    let app = drafted().await;
    let print = async |language: &str| act(&app, "printer", "print", json!({"id": "r", "language": language})).await;
    assert_eq!(code(print("fr").await), "inventory_reform_minutes_undecided");
    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
    for (language, words) in SAID {
        let made = print(language).await.unwrap();
        assert_eq!(made["ready"], true, "{language}");
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(text.contains(word), "{language}: {word} in {text}");
        }
        assert_eq!(print(language).await.unwrap(), made, "nothing has changed");
        assert_eq!(app.get(&INVENTORY_REFORMS, "r").await["docId"], made["docId"]);
    }
    let before = print("fr").await.unwrap();
    let outcome = json!({"id": "r", "saleAmount": 850, "beneficiary": "Société X"});
    act(&app, "decider", "carryOut", outcome).await.unwrap();
    let after = print("fr").await.unwrap();
    assert_ne!(before["docId"], after["docId"]);
    let text = pdf_text(&app.paper_bytes(&after).await);
    for word in ["Société X", "huit cent cinquante dirhams", "Exécutée"] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let refused = act(&app, "reader", "print", json!({"id": "r", "language": "fr"})).await;
    assert_eq!(code(refused), "user_unauthorized");
}

#[tokio::test]
async fn what_is_offered_in_each_state_is_done_and_what_is_not_is_refused_as_told() {
    for state in ["draft", "decided", "carried_out", "cancelled"] {
        for who in ["author", "decider", "printer", "reader"] {
            for (name, given) in [
                ("decide", json!({"id": "r"})),
                ("carryOut", json!({"id": "r", "saleAmount": 1, "beneficiary": "X"})),
                ("cancel", json!({"id": "r", "reason": "x"})),
                ("print", json!({"id": "r", "language": "fr"})),
            ] {
                let app = drafted().await;
                if state == "cancelled" {
                    act(&app, "author", "cancel", json!({"id": "r", "reason": "x"}))
                        .await
                        .unwrap();
                } else if state != "draft" {
                    act(&app, "decider", "decide", json!({"id": "r"})).await.unwrap();
                }
                if state == "carried_out" {
                    let done = json!({"id": "r", "saleAmount": 1, "beneficiary": "X"});
                    act(&app, "decider", "carryOut", done).await.unwrap();
                }
                let reforms = matches!(who, "author" | "decider");
                let expected = match (name, state) {
                    ("decide", "draft") => who == "decider",
                    ("carryOut", "decided") | ("cancel", "draft") => reforms,
                    ("cancel", "decided") => who == "author",
                    ("print", "decided" | "carried_out") => who != "reader",
                    _ => false,
                };
                let name = format!("inventoryReforms.{name}");
                let offered = is_as_offered(&app, who, &name, "inventoryReforms", "r", given).await;
                assert_eq!(offered, expected, "{who} {name} {state}");
            }
        }
    }
}
