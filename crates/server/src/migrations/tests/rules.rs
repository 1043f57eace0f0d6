use platform::people::role;
use platform::retention::RETENTION_RULES;
use platform::settings::{FORMER, KEY, SETTINGS, VALID_FROM, VALUE};
use platform::time_limit::DEADLINE_RULES;
use schema::Date;
use serde_json::{Value as Json, json};

use super::*;

fn setting(key: &str, value: i64) -> Document {
    row(&SETTINGS, key).with(KEY, key.to_owned()).with(VALUE, json!(value))
}

/// A commune that had set all three numbers, one of them for a day to come.
fn settings_of_then() -> Vec<Document> {
    let to_come = setting("org.warningReplyDays", 10)
        .with(VALID_FROM, Date("2027-01-01".parse().unwrap()))
        .with(FORMER, json!(5));
    let role =
        unit(&ROLES, "administrator", &[role::NAME_FR, role::NAME_AR]).with(role::NAME, "administrator".to_owned());
    vec![
        role,
        setting("org.documentRequestDays", 2),
        to_come,
        setting("org.examRetentionMonths", 36),
        setting("org.other", 1),
    ]
}

async fn rows(engine: &Engine, of: &'static Collection, fields: &'static [&'static str]) -> Vec<Json> {
    let told = move |cx: &Cx<'_>| {
        let rows = cx.all(of, [])?;
        let line = |row: &Document| {
            fields
                .iter()
                .map(|field| {
                    schema::to_json(
                        row.of.fields().iter().find(|one| one.name == *field).unwrap(),
                        row.value(field),
                    )
                })
                .collect()
        };
        Ok(rows.iter().map(line).collect::<Vec<Json>>())
    };
    engine.read(told).await.unwrap()
}

#[tokio::test]
async fn numbers_that_the_commune_had_set_are_rules_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, settings_of_then).await;
    platform::first_start(&engine).await.unwrap();
    let mut terms = rows(&engine, &DEADLINE_RULES, &["code", "validFrom", "amount", "counts"]).await;
    terms.sort_by_key(Json::to_string);
    assert_eq!(
        terms,
        [
            json!(["document_request", "2000-01-01T00:00:00.000+00:00", 2, "working"]),
            json!(["letter_reply", "2000-01-01T00:00:00.000+00:00", 5, "calendar"]),
            json!(["letter_reply", "2027-01-01T00:00:00.000+00:00", 10, "calendar"]),
        ]
    );
    let kept = rows(
        &engine,
        &RETENTION_RULES,
        &["collection", "months", "state", "confirmedById"],
    )
    .await;
    assert_eq!(kept, [json!(["candidates", 36, "in_force", null])]);
    assert_eq!(rows(&engine, &SETTINGS, &["key"]).await, [json!(["org.other"])]);
}

/// A commune that had set nothing.
fn role_alone() -> Vec<Document> {
    settings_of_then().into_iter().take(1).collect()
}

#[tokio::test]
async fn a_commune_that_had_set_nothing_keeps_the_usual_months_and_terms() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, role_alone).await;
    platform::first_start(&engine).await.unwrap();
    let kept = rows(&engine, &RETENTION_RULES, &["months", "state"]).await;
    assert_eq!(kept, [json!([24, "in_force"])]);
    let mut terms = rows(&engine, &DEADLINE_RULES, &["code", "amount"]).await;
    terms.sort_by_key(Json::to_string);
    assert_eq!(terms, [json!(["document_request", 3]), json!(["letter_reply", 7])]);
}

#[tokio::test]
async fn a_new_commune_has_the_draft_of_a_rule_that_two_people_put_in_force() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, Vec::new).await;
    platform::first_start(&engine).await.unwrap();
    let kept = rows(&engine, &RETENTION_RULES, &["months", "state"]).await;
    assert_eq!(kept, [json!([24, "draft"])]);
}
