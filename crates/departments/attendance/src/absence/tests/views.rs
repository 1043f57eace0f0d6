//! Absences by day, by person and by unit, as each reader reads them; and what waits for the opinion of a head.

use schema::WireQuery;
use serde_json::{Value as Json, json};

use super::{absent, act, submitted};
use crate::testing::TestApp;
use crate::town::town;

/// The two days, as the wire writes them.
const MONDAY: &str = "2026-11-16T00:00:00.000+00:00";
const TUESDAY: &str = "2026-11-17T00:00:00.000+00:00";

/// The groups of a report: what they are of, whether they are justified, how many, and their minutes.
async fn groups(app: &TestApp, who: &str, name: &str, queries: &[WireQuery]) -> schema::Result<Vec<Json>> {
    let report = app.engine.report(&app.ctx(who).await, name, queries).await?;
    let mut groups: Vec<Json> = report["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| json!([one["by"][0], one["by"][1], one["count"], one["sum"]]))
        .collect();
    groups.sort_by_key(Json::to_string);
    Ok(groups)
}

/// Amina on two days, one of them accepted; Brahim on one of them, Driss, who is of no unit, on the other.
async fn four() -> TestApp {
    let app = town().await;
    for (id, who, day) in [
        ("a16", "amina", "16"),
        ("a17", "amina", "17"),
        ("b16", "brahim", "16"),
        ("d17", "driss", "17"),
    ] {
        absent(&app, id, who, day).await;
    }
    let accepted = json!({"ids": ["a16"], "decision": "accepted", "reason": "Mission connue du service"});
    act(&app, "hajar", "absences.decide", accepted).await.unwrap();
    app
}

#[tokio::test]
async fn absences_are_counted_by_day_by_person_and_by_unit() {
    let app = four().await;
    let by = async |name: &str| groups(&app, "warda", name, &[]).await.unwrap();
    assert_eq!(
        by("absencesByDay").await,
        [
            json!([MONDAY, false, 1, 450]),
            json!([MONDAY, true, 1, 450]),
            json!([TUESDAY, false, 2, 900]),
        ]
    );
    assert_eq!(
        by("absencesByEmployee").await,
        [
            json!(["amina", false, 1, 450]),
            json!(["amina", true, 1, 450]),
            json!(["brahim", false, 1, 450]),
            json!(["driss", false, 1, 450]),
        ]
    );
    let of_units = |unit: &str| {
        [
            json!([unit, false, 2, 900]),
            json!([unit, true, 1, 450]),
            json!([null, false, 1, 450]),
        ]
    };
    assert_eq!(by("absencesByService").await, of_units("s"));
    assert_eq!(by("absencesByAnnexe").await, of_units("a"));
    assert_eq!(
        by("absencesByBureau").await,
        [json!([null, false, 3, 1350]), json!([null, true, 1, 450])]
    );
}

#[tokio::test]
async fn groups_are_of_what_the_filters_leave_and_of_what_the_reader_reads() {
    let app = four().await;
    let monday = [WireQuery::new("equal", "date", vec![json!("2026-11-16")])];
    let by_service = groups(&app, "warda", "absencesByService", &monday).await.unwrap();
    assert_eq!(by_service, [json!(["s", false, 1, 450]), json!(["s", true, 1, 450])]);
    let of_head = groups(&app, "chama", "absencesByEmployee", &[]).await.unwrap();
    assert_eq!(of_head.len(), 3, "Driss is of no unit of hers: {of_head:?}");
    let own = groups(&app, "brahim", "absencesByDay", &[]).await.unwrap();
    assert_eq!(own, [json!([MONDAY, false, 1, 450])]);
    app.user("nobody", json!({"permissions": ["archive:read"]})).await;
    let of_stranger = groups(&app, "nobody", "absencesByDay", &[]).await.unwrap();
    assert!(of_stranger.is_empty(), "{of_stranger:?}");
}

/// How many absences wait for the opinion of somebody, by what their first screen says.
async fn for_opinion(app: &TestApp, who: &str) -> Json {
    let home = act(app, who, "home.panels", json!({"all": true})).await.unwrap();
    let panels = home["panels"].as_array().unwrap();
    let waiting = panels.iter().find(|panel| panel["id"] == "home.waiting");
    let rows = waiting.and_then(|panel| panel["content"]["rows"].as_array()).cloned();
    let rows = rows.unwrap_or_default();
    let task = rows.iter().find(|row| row["key"] == "absences.advise");
    task.map_or(json!(0), |row| {
        assert_eq!(row["link"], "/employee-portail?tab=approvals");
        row["count"].clone()
    })
}

#[tokio::test]
async fn a_head_is_told_what_waits_for_their_opinion_until_they_gave_it() {
    let app = submitted().await;
    assert_eq!(for_opinion(&app, "chama").await, 2, "Hajar is of no unit of hers");
    for who in ["hajar", "warda", "amina"] {
        assert_eq!(for_opinion(&app, who).await, 0, "{who} heads nothing");
    }
    let advice = json!({"id": "x", "opinion": "unfavourable", "note": "Pas prévenue"});
    act(&app, "chama", "absences.advise", advice).await.unwrap();
    assert_eq!(for_opinion(&app, "chama").await, 1);
    let refused = json!({"ids": ["x", "y"], "decision": "refused", "reason": "Sans pièce"});
    act(&app, "hajar", "absences.decide", refused).await.unwrap();
    assert_eq!(for_opinion(&app, "chama").await, 0);
    // Said anew, it waits for an opinion anew.
    let anew = json!({"ids": ["x"], "reason": "permission", "explanation": "Autorisation jointe"});
    act(&app, "amina", "absences.justify", anew).await.unwrap();
    let row = app.see(&app.ctx("chama").await, &super::ABSENCES, "x").await.unwrap();
    assert!(row["opinion"].is_null() && row["opinionNote"].is_null(), "{row}");
    assert_eq!(for_opinion(&app, "chama").await, 1);
}
