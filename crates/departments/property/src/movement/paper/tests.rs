use serde_json::{Value as Json, json};

use crate::item::INVENTORY_ITEMS;
use crate::movement::{INVENTORY_MOVEMENTS, Kind};
use crate::paper::testing::{is_as_offered, move_item, rewrite, town};
use crate::testing::{TestApp, code, pdf_text};
use schema::Result;

/// The desk and the chairs are handed to Amina by one act: the ids of the movements.
async fn handed_over() -> (TestApp, [String; 2]) {
    let app = town().await;
    let keeper = app.ctx("author").await;
    let more = json!({"toEmployeeId": "amina", "toBureauId": "b", "decisionRef": "NS 7/2026"});
    let first = move_item(&app, &keeper, "desk", Kind::Handover, more.clone())
        .await
        .unwrap();
    rewrite(&app, &INVENTORY_MOVEMENTS, &first, json!({"lot": first})).await;
    let mut more = more;
    more["lot"] = json!(first);
    let second = move_item(&app, &keeper, "chair", Kind::Handover, more).await.unwrap();
    (app, [first, second])
}

async fn print(app: &TestApp, who: &str, act: &str, id: &str, language: &str) -> Result<Json> {
    let given = json!({"id": id, "language": language});
    app.act(&app.ctx(who).await, &format!("inventoryMovements.{act}"), given)
        .await
}

async fn text(app: &TestApp, made: &Json) -> String {
    assert_eq!(made["ready"], true);
    pdf_text(&app.paper_bytes(made).await)
}

/// What stands on the hand-over of each language.
const ON_HANDOVER: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Décharge",
            "Agent AA1001",
            "20 novembre 2026",
            "Bureau d’hygiène",
            "Bureau d’ordre",
            "NS 7/2026",
            "2024-desk",
            "Bureau en bois",
            "2024-chair",
            "Chaise visiteur",
            "SN desk",
            "Bon",
            "Le bénéficiaire",
        ],
    ),
    (
        "ar",
        &[
            "محضر تسليم ممتلكات",
            "عون",
            "AA1001",
            "مكتب الصحة",
            "2024-chair",
            "جيد",
            "المستلم",
        ],
    ),
    ("both", &["Décharge", "محضر تسليم ممتلكات", "2024-desk"]),
];

#[tokio::test]
async fn a_handover_says_all_that_was_handed_over_together_and_to_whom() {
    let (app, [first, second]) = handed_over().await;
    for (language, words) in ON_HANDOVER {
        let made = print(&app, "printer", "printHandover", &second, language)
            .await
            .unwrap();
        let told = text(&app, &made).await;
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
        assert!(
            !told.contains("Acceptée") && !told.contains("1 200"),
            "neither acceptance nor price: {told}"
        );
        let again = print(&app, "printer", "printHandover", &first, language).await.unwrap();
        assert_eq!(again, made, "one paper of what was handed over together");
        for id in [&first, &second] {
            assert_eq!(app.get(&INVENTORY_MOVEMENTS, id).await["docId"], made["docId"]);
        }
    }
}

#[tokio::test]
async fn a_handover_says_that_it_was_accepted_once_all_of_it_is() {
    let (app, [first, second]) = handed_over().await;
    let before = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    let accepted = json!({"acceptedAt": "2026-11-20T11:30:00Z", "acceptedById": "amina_u"});
    rewrite(&app, &INVENTORY_MOVEMENTS, &first, accepted.clone()).await;
    let half = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    assert_eq!(half, before, "the chairs are not accepted yet");
    rewrite(&app, &INVENTORY_MOVEMENTS, &second, accepted).await;
    let after = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    assert_ne!(after["docId"], before["docId"]);
    let told = text(&app, &after).await;
    assert!(
        told.contains("Acceptée par le bénéficiaire le 20/11/2026 à 11:30"),
        "{told}"
    );
    let ar = print(&app, "printer", "printHandover", &first, "ar").await.unwrap();
    let told = text(&app, &ar).await;
    assert!(told.contains("قبلها المستلم"), "{told}");
}

#[tokio::test]
async fn a_handover_follows_what_of_it_is_undone() {
    let (app, [first, second]) = handed_over().await;
    let keeper = app.ctx("author").await;
    let made = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    let state = async || app.paper(&made).await.value("state").text().unwrap().to_owned();
    let undone = json!({"undoesId": second, "reason": "Erreur de saisie"});
    move_item(&app, &keeper, "chair", Kind::Handover, undone).await.unwrap();
    assert_eq!(app.get(&INVENTORY_ITEMS, "chair").await["employeeId"], json!(null));
    assert_eq!(state().await, "outdated", "it says too much");
    let next = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    let told = text(&app, &next).await;
    assert!(told.contains("2024-desk") && !told.contains("2024-chair"), "{told}");
    assert_eq!(state().await, "replaced");
    let undone = json!({"undoesId": first, "reason": "Erreur de saisie"});
    move_item(&app, &keeper, "desk", Kind::Handover, undone).await.unwrap();
    assert_eq!(app.paper(&next).await.value("state").text(), Some("cancelled"));
    let refused = print(&app, "printer", "printHandover", &first, "fr").await;
    assert_eq!(code(refused), "inventory_paper_of_undone");
}

#[tokio::test]
async fn printers_and_the_receiver_print_a_handover_and_nobody_else() {
    let (app, [first, _]) = handed_over().await;
    for (who, prints) in [
        ("printer", true),
        ("amina_u", true),
        ("reader", false),
        ("said_u", false),
    ] {
        let given = json!({"id": first, "language": "fr"});
        let offered = is_as_offered(
            &app,
            who,
            "inventoryMovements.printHandover",
            "inventoryMovements",
            &first,
            given,
        )
        .await;
        assert_eq!(offered, prints, "{who}");
    }
    let made = print(&app, "printer", "printHandover", &first, "fr").await.unwrap();
    let bucket = app.engine.bucket(platform::bucket::DOWNLOADABLE_DOCUMENTS).unwrap();
    let file = made["fileId"].as_str().unwrap();
    for (who, opens) in [("amina_u", true), ("reader", true), ("said_u", false)] {
        let opened = app.engine.open_file(&app.ctx(who).await, bucket, file).await;
        assert_eq!(opened.is_ok(), opens, "{who}");
    }
}

/// What stands on the report of each language.
const ON_LOSS: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Procès-verbal de perte ou de vol",
            "Chaise visiteur",
            "2024-chair",
            "SN chair 6 Bon",
            "Bureau d’hygiène",
            "Agent AA1001",
            "Porte forcée pendant la nuit",
            "PV 88",
            "20 novembre 2026",
        ],
    ),
    (
        "ar",
        &[
            "محضر ضياع أو سرقة ممتلك",
            "2024-chair",
            "مكتب الصحة",
            "عون",
            "AA1001",
            "PV 88",
        ],
    ),
    ("both", &["Procès-verbal de perte ou de vol", "محضر ضياع أو سرقة ممتلك"]),
];

#[tokio::test]
async fn a_loss_says_what_went_from_where_and_how() {
    let (app, [handover, _]) = handed_over().await;
    let keeper = app.ctx("author").await;
    let how = json!({"reason": "Porte forcée pendant la nuit", "decisionRef": "PV 88"});
    let loss = move_item(&app, &keeper, "chair", Kind::Loss, how).await.unwrap();
    for (language, words) in ON_LOSS {
        let made = print(&app, "printer", "printLoss", &loss, language).await.unwrap();
        let told = text(&app, &made).await;
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
        assert!(!told.contains("1 200"), "no price: {told}");
        let again = print(&app, "printer", "printLoss", &loss, language).await.unwrap();
        assert_eq!(again, made);
    }
    for (who, name, id, refused) in [
        ("printer", "printLoss", &handover, "inventory_paper_of_loss"),
        ("printer", "printHandover", &loss, "inventory_paper_of_handover"),
        ("reader", "printLoss", &loss, "user_unauthorized"),
        ("amina_u", "printLoss", &loss, "user_unauthorized"),
        ("printer", "printLoss", &"nothing".to_owned(), "document_not_found"),
    ] {
        assert_eq!(code(print(&app, who, name, id, "fr").await), refused, "{who} {name}");
    }
    let wrong = print(&app, "printer", "printLoss", &loss, "de").await;
    assert_eq!(code(wrong), "general_argument_invalid");
    let undone = json!({"undoesId": loss, "reason": "Retrouvée"});
    move_item(&app, &keeper, "chair", Kind::Loss, undone).await.unwrap();
    let refused = print(&app, "printer", "printLoss", &loss, "fr").await;
    assert_eq!(code(refused), "inventory_paper_of_undone");
}

#[tokio::test]
async fn a_handover_of_a_part_is_of_the_part_that_became_a_thing_of_its_own() {
    let app = town().await;
    let order = json!({"ids": ["chair"], "employeeId": "amina", "quantity": 2});
    app.act(&app.ctx("author").await, "inventoryItems.handOver", order)
        .await
        .unwrap();
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let handover = rows
        .iter()
        .find(|row| row.value("kind").text() == Some("handover"))
        .unwrap();
    let made = print(&app, "amina_u", "printHandover", &handover.id, "fr")
        .await
        .unwrap();
    let told = text(&app, &made).await;
    assert!(told.contains("2024-chair-2") && told.contains("Total 2"), "{told}");
    app.act(
        &app.ctx("amina_u").await,
        "inventoryItems.accept",
        json!({"id": handover.value("itemId").text()}),
    )
    .await
    .unwrap();
    let accepted = print(&app, "amina_u", "printHandover", &handover.id, "fr")
        .await
        .unwrap();
    assert!(text(&app, &accepted).await.contains("Acceptée par le bénéficiaire"));
}
