//! Who reads letters, and how clients find them.

use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::{issued, letter};
use crate::town::{list, town};

#[tokio::test]
async fn the_person_and_the_unit_read_it_and_the_unit_reads_no_file_of_the_reply() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    for (who, sees) in [
        ("amina", true),
        ("chama", true),
        ("hajar", true),
        ("warda", true),
        ("brahim", false),
        ("driss", false),
    ] {
        let seen = app.see(&app.ctx(who).await, &WARNINGS, "w").await;
        assert_eq!(seen.is_ok(), sees, "{who}");
    }
    let seen = app.see(&app.ctx("chama").await, &WARNINGS, "w").await.unwrap();
    assert!(seen.get("replyFileId").is_none() && seen.get("response").is_some());
    let own = app.see(&app.ctx("amina").await, &WARNINGS, "w").await.unwrap();
    assert!(own.get("replyFileId").is_some());
}

#[tokio::test]
async fn clients_find_letters_by_what_they_ask() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let mut late = letter("brahim", "18");
    late["absent"] = json!(false);
    late["minutesLate"] = json!(25);
    app.create(&app.ctx("hajar").await, &WARNINGS, late).await.unwrap();
    let list = async |queries: &[Json]| list(&app, "hajar", &WARNINGS, queries).await.unwrap();
    let query = |method: &str, attribute: &str, values: Json| json!({"method": method, "attribute": attribute, "values": values});
    for (asked, total) in [
        (query("equal", "absent", json!([true])), 1),
        (query("contains", "refNumber", json!(["/2026"])), 2),
        (query("equal", "status", json!(["issued"])), 2),
        (
            query(
                "between",
                "date",
                json!(["2026-11-19T00:00:00.000Z", "2026-11-19T23:59:59.999Z"]),
            ),
            1,
        ),
        (query("equal", "serviceId", json!(["s"])), 2),
    ] {
        assert_eq!(list(std::slice::from_ref(&asked)).await["total"], total, "{asked}");
    }
    let found = list(&[
        query("equal", "persoActifId", json!(["amina"])),
        json!({"method": "select", "values": ["*", "employee.fullNameFr", "service.nameFr", "annexe.nameFr"]}),
        json!({"method": "orderDesc", "attribute": "date"}),
        json!({"method": "limit", "values": [50]}),
    ])
    .await;
    let row = &found["documents"][0];
    assert_eq!(row["employee"]["fullNameFr"], "Agent AA1001");
    assert_eq!(
        [&row["service"]["nameFr"], &row["annexe"]["nameFr"]],
        ["État civil", "Annexe Al Massira"]
    );
}
