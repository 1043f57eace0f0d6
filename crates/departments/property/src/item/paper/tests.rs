use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value as Json, json};

use crate::item::INVENTORY_ITEMS;
use crate::movement::Kind;
use crate::paper::testing::{move_item, town};
use crate::testing::{TestApp, code, pdf_text};
use platform::organisation::bureau::BUREAUX;
use platform::people::user::USERS;
use platform::settings::SETTINGS;
use schema::Result;

async fn act(app: &TestApp, who: &str, name: &str, given: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, &format!("inventoryItems.{name}"), given)
        .await
}

async fn text(app: &TestApp, made: &Json) -> String {
    assert_eq!(made["ready"], true);
    pdf_text(&app.paper_bytes(made).await)
}

/// What stands on the sheet of each language.
const ON_SHEET: [(&str, &[&str]); 3] = [
    (
        "fr",
        &[
            "Fiche d’inventaire",
            "Bureau d’ordre",
            "2024-chair",
            "Chaise visiteur",
            "Bon",
            "2024-screen",
            "En réparation",
            "Total",
            "Inventaire du bureau",
        ],
    ),
    (
        "ar",
        &["بطاقة الجرد", "مكتب الضبط", "2024-chair", "قيد الإصلاح", "جرد المكتب"],
    ),
    ("both", &["Fiche d’inventaire", "بطاقة الجرد"]),
];

#[tokio::test]
async fn the_sheet_of_an_office_lists_what_stands_there_and_bears_the_code_of_the_office() {
    let app = town().await;
    let keeper = app.ctx("author").await;
    move_item(&app, &keeper, "screen", Kind::RepairOut, json!({}))
        .await
        .unwrap();
    move_item(&app, &keeper, "desk", Kind::Loss, json!({"reason": "Vol"}))
        .await
        .unwrap();
    for (language, words) in ON_SHEET {
        let given = json!({"bureauId": "a", "language": language});
        let made = act(&app, "printer", "printSheet", given).await.unwrap();
        let told = text(&app, &made).await;
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
        assert!(
            !told.contains("2024-desk") && !told.contains("2024-fan"),
            "lost, or elsewhere: {told}"
        );
        let record = app.record_text(&made).await;
        assert!(record.contains("/inventory-dashboard/bureaux/a"), "{record}");
    }
    app.make(&BUREAUX, json!({"$id": "c", "nameFr": "Archives", "nameAr": "الأرشيف"}))
        .await;
    for (who, office, refused) in [
        ("printer", "c", "inventory_sheet_of_nothing"),
        ("printer", "nowhere", "document_not_found"),
        ("reader", "a", "user_unauthorized"),
        ("amina_u", "a", "user_unauthorized"),
    ] {
        let given = json!({"bureauId": office, "language": "fr"});
        assert_eq!(
            code(act(&app, who, "printSheet", given).await),
            refused,
            "{who} {office}"
        );
    }
}

#[tokio::test]
async fn a_sheet_certifies_a_day_and_the_next_one_says_what_is_so_then() {
    let app = town().await;
    let given = json!({"bureauId": "a", "language": "fr"});
    let first = act(&app, "printer", "printSheet", given.clone()).await.unwrap();
    app.change(&INVENTORY_ITEMS, "fan", json!({"bureauId": "a"})).await;
    let next = act(&app, "printer", "printSheet", given).await.unwrap();
    assert_ne!(first["docId"], next["docId"]);
    assert!(text(&app, &next).await.contains("2024-fan"));
    assert_eq!(app.paper(&first).await.value("state").text(), Some("valid"));
}

async fn quitus(app: &TestApp, who: &str, employee: &str, language: &str) -> Result<Json> {
    let given = json!({"employeeId": employee, "language": language});
    act(app, who, "quitus", given).await
}

/// What stands on the quitus of each language.
const ON_QUITUS: [(&str, &[&str]); 3] = [
    ("fr", &["Quitus du matériel", "Agent AA1001", "aucun bien mobilier"]),
    ("ar", &["براءة ذمة من الممتلكات", "AA1001", "لا توجد في عهدته"]),
    ("both", &["Quitus du matériel", "براءة ذمة من الممتلكات"]),
];

#[tokio::test]
async fn a_quitus_is_of_somebody_else_who_holds_nothing() {
    let app = town().await;
    let keeper = app.ctx("author").await;
    let held = json!({"toEmployeeId": "amina"});
    for item in ["desk", "chair"] {
        move_item(&app, &keeper, item, Kind::Handover, held.clone())
            .await
            .unwrap();
    }
    let error = quitus(&app, "printer", "amina", "fr").await.unwrap_err();
    let rejection = error.rejection().unwrap();
    assert_eq!(rejection.kind.code, "inventory_quitus_holds");
    assert_eq!(rejection.args, [("count", "2".to_owned())]);
    move_item(&app, &keeper, "desk", Kind::Return, json!({})).await.unwrap();
    move_item(&app, &keeper, "chair", Kind::Loss, json!({"reason": "Vol"}))
        .await
        .unwrap();
    let lost = quitus(&app, "printer", "amina", "fr").await;
    assert_eq!(
        code(lost),
        "inventory_quitus_holds",
        "what was lost in her hands is still hers to answer for"
    );
    move_item(&app, &keeper, "chair", Kind::Reform, json!({}))
        .await
        .unwrap();
    for (language, words) in ON_QUITUS {
        let made = quitus(&app, "printer", "amina", language).await.unwrap();
        let told = text(&app, &made).await;
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
    }
}

#[tokio::test]
async fn nobody_issues_their_own_quitus_and_only_those_who_print_issue_one() {
    let app = town().await;
    let own = json!({"permissions": ["inventory-dashboard:*"]});
    app.change(&USERS, "said_u", own).await;
    for (who, employee, refused) in [
        ("said_u", "said", "decision_on_oneself"),
        ("reader", "said", "user_unauthorized"),
        ("amina_u", "said", "user_unauthorized"),
        ("printer", "nobody", "document_not_found"),
    ] {
        assert_eq!(code(quitus(&app, who, employee, "fr").await), refused, "{who}");
    }
}

/// The register of a year as somebody is given it.
async fn register(app: &TestApp, who: &str, year: u32, language: &str, format: &str) -> Result<Vec<u8>> {
    let given = json!({"year": year, "language": language, "format": format});
    let made = act(app, who, "printRegister", given).await?;
    assert_eq!(made["name"], format!("registre-inventaire-{year}.{format}"));
    Ok(STANDARD.decode(made["content"].as_str().unwrap()).unwrap())
}

/// What stands in the lines of a workbook, its titles first.
fn lines(workbook: &[u8]) -> Vec<Vec<String>> {
    let read = engine::sheet::read(workbook, "register.xlsx", &engine::sheet::Choice::First).unwrap();
    let widest = read.rows.iter().map(|row| row.cells.len()).max().unwrap();
    let cells = |row: &engine::sheet::Row| (0..widest).map(|at| row.cell(at).text().into_owned()).collect();
    read.rows.iter().map(cells).collect()
}

/// In 2026 a lamp and a stool have come and the desk has left; the rest stands since 2024.
async fn two_years() -> TestApp {
    let app = town().await;
    let lamp = json!({"$id": "lamp", "designation": "Lampe", "quantity": 2, "price": 100, "acquiredOn": "2026-02-01"});
    app.make(&INVENTORY_ITEMS, lamp).await;
    app.make(&INVENTORY_ITEMS, json!({"$id": "stool", "designation": "Tabouret"}))
        .await;
    let gone = json!({"decisionRef": "14/2026"});
    move_item(&app, &app.ctx("author").await, "desk", Kind::Reform, gone)
        .await
        .unwrap();
    app
}

/// The columns of a register for which nothing is set.
const TITLES: [&str; 15] = [
    "N° d’inventaire",
    "Désignation",
    "Type",
    "Quantité",
    "Mode d’acquisition",
    "Date d’entrée",
    "Référence",
    "Prix unitaire (MAD)",
    "Valeur (MAD)",
    "Bureau",
    "Détenteur",
    "État",
    "Date de sortie",
    "Nature de la sortie",
    "Décision",
];

#[tokio::test]
async fn the_register_of_a_year_carries_over_what_there_was_and_says_what_came_and_left() {
    let app = two_years().await;
    let rows = lines(&register(&app, "printer", 2026, "fr", "xlsx").await.unwrap());
    assert_eq!(rows[0], TITLES);
    let told: Vec<[&str; 3]> = rows[1..].iter().map(|row| [&*row[1], &*row[3], &*row[8]]).collect();
    assert_eq!(
        told,
        [
            ["Report au 1er janvier 2026", "9", "10804.5"],
            ["Bureau en bois", "1", "1200.5"],
            ["Lampe", "2", "200"],
            ["Tabouret", "1", ""],
            ["Entrées de 2026", "3", "200"],
            ["Sorties de 2026", "1", "1200.5"],
            ["À reporter au 31 décembre 2026", "11", "9804"],
        ]
    );
    let desk = &rows[2];
    assert_eq!(
        [&*desk[9], &*desk[11], &*desk[13], &*desk[14]],
        ["Bureau d’ordre", "Réformé", "Réforme", "14/2026"]
    );
}

#[tokio::test]
async fn a_year_in_which_nothing_moved_carries_all_over() {
    let app = two_years().await;
    let rows = lines(&register(&app, "printer", 2025, "ar", "xlsx").await.unwrap());
    let told: Vec<[&str; 2]> = rows[1..].iter().map(|row| [&*row[1], &*row[3]]).collect();
    assert_eq!(
        told,
        [
            ["المنقول إلى فاتح يناير 2025", "9"],
            ["مدخلات 2025", "0"],
            ["مخرجات 2025", "0"],
            ["ما يرحل في 31 دجنبر 2025", "9"]
        ]
    );
}

#[tokio::test]
async fn the_register_is_printed_in_both_languages_under_the_columns_that_the_commune_orders() {
    let app = two_years().await;
    for (language, words) in [
        (
            "fr",
            &[
                "Registre d’inventaire — 2026",
                "Report au 1er janvier 2026",
                "Lampe",
                "14/2026",
                "9 804,00",
            ][..],
        ),
        ("ar", &["سجل الجرد", "المنقول إلى فاتح يناير", "14/2026"]),
        ("both", &["Registre d’inventaire", "سجل الجرد", "Lampe"]),
    ] {
        let told = pdf_text(&register(&app, "printer", 2026, language, "pdf").await.unwrap());
        for word in words {
            assert!(told.contains(word), "{language}: {word} in {told}");
        }
    }
    let ordered = json!([{"column": "designation", "fr": "Objet"}, "exitOn", "worth", "secret"]);
    app.make(&SETTINGS, json!({"key": "org.inventoryRegister", "value": ordered}))
        .await;
    let rows = lines(&register(&app, "printer", 2026, "fr", "xlsx").await.unwrap());
    assert_eq!(rows[0], ["Objet", "Date de sortie", "Valeur (MAD)"]);
    assert_eq!(rows[1], ["Report au 1er janvier 2026", "", "10804.5"]);
}

#[tokio::test]
async fn a_register_is_of_a_year_that_has_begun_and_for_those_who_read_and_print() {
    let app = two_years().await;
    for (year, refused) in [(2027, "inventory_register_year"), (1899, "inventory_register_year")] {
        assert_eq!(code(register(&app, "printer", year, "fr", "pdf").await), refused);
    }
    for who in ["reader", "amina_u"] {
        assert_eq!(code(register(&app, who, 2026, "fr", "pdf").await), "user_unauthorized");
    }
    app.user("half", json!({"permissions": ["inventory-dashboard:print"]}))
        .await;
    let blind = register(&app, "half", 2026, "fr", "xlsx").await;
    assert_eq!(code(blind), "user_unauthorized", "it says prices");
    let wrong = register(&app, "printer", 2026, "fr", "docx").await;
    assert_eq!(code(wrong), "general_argument_invalid");
    let again = move_item(
        &app,
        &app.ctx("author").await,
        "fan",
        Kind::Loss,
        json!({"reason": "Vol"}),
    )
    .await;
    again.unwrap();
    move_item(&app, &app.ctx("author").await, "fan", Kind::Return, json!({}))
        .await
        .unwrap();
    let rows = lines(&register(&app, "printer", 2026, "fr", "xlsx").await.unwrap());
    assert!(
        rows.iter().all(|row| row[1] != "Ventilateur"),
        "what was found again has not left"
    );
}
