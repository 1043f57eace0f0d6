//! The term of a request follows the rule of its day.

use platform::time_limit::DEADLINE_RULES;
use serde_json::{Value as Json, json};

use super::submit;
use crate::testing::{TestApp, code};
use crate::town::town;

fn rule(from: &str) -> Json {
    json!({"code": "document_request", "validFrom": from, "nameFr": "Demandes de documents", "nameAr": "طلبات الوثائق",
        "amount": 8, "unit": "day", "counts": "calendar", "onHoliday": "next_working", "source": "Note de service 12/2026"})
}

fn with(rule: Json, more: &Json) -> Json {
    let mut rule = rule;
    rule.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    rule
}

/// The town with the rules of a first start and an administrator.
async fn town_with_rules() -> TestApp {
    let app = town().await;
    app.user("root", json!({"auth": ["admin"]})).await;
    platform::first_start(&app.engine).await.unwrap();
    app
}

async fn due(app: &TestApp, who: &str) -> String {
    let request = submit(app, who, "tax_form").await;
    request["dueOn"].as_str().unwrap()[..10].to_owned()
}

#[tokio::test]
async fn a_store_is_given_the_rule_of_the_preset_once_and_a_later_rule_counts_from_its_day() {
    let app = town_with_rules().await;
    platform::first_start(&app.engine).await.unwrap();
    let rules = app.all(&DEADLINE_RULES).await;
    let told: Vec<Json> = rules.iter().map(|rule| rule.value("code").text().into()).collect();
    assert_eq!(told, ["document_request"]);
    // Friday 20 November: three working days.
    assert_eq!(due(&app, "amina").await, "2026-11-25");
    let root = app.ctx("root").await;
    app.create(&root, &DEADLINE_RULES, rule("2026-11-21")).await.unwrap();
    assert_eq!(due(&app, "brahim").await, "2026-11-25", "the new rule begins tomorrow");
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(due(&app, "hajar").await, "2026-11-30", "eight days end on a Sunday");
    let first = app.all(app.collection("documentRequests")).await;
    let stands = first
        .iter()
        .filter(|one| one.get(super::super::DUE_ON).is_some_and(|day| day.0.day() == 25));
    assert_eq!(stands.count(), 2, "what was told stays");
}

/// What a rule may not be, and how it is refused.
fn wrong_rules() -> Vec<(Json, &'static str)> {
    vec![
        (json!({"code": "nothing"}), "deadline_rule_code_unknown"),
        (json!({"amount": 61}), "deadline_rule_too_long"),
        (json!({"amount": 3, "unit": "month"}), "deadline_rule_too_long"),
        (
            json!({"amount": 1, "unit": "month", "counts": "working"}),
            "deadline_rule_months_of_work",
        ),
        (
            json!({"suspended": {"from": "07-15"}}),
            "deadline_rule_suspension_wrong",
        ),
        (
            json!({"suspended": {"from": "7-1", "to": "08-31"}}),
            "deadline_rule_suspension_wrong",
        ),
        (
            json!({"suspended": {"from": "02-30", "to": "08-31"}}),
            "deadline_rule_suspension_wrong",
        ),
        (
            json!({"suspended": {"from": "01-01", "to": "12-31"}}),
            "deadline_rule_suspension_wrong",
        ),
        (
            json!({"suspended": {"from": "07-02", "to": "07-01"}}),
            "deadline_rule_suspension_wrong",
        ),
        (json!({"amount": 0}), "document_invalid_structure"),
        (json!({"source": null}), "document_invalid_structure"),
    ]
}

#[tokio::test]
async fn a_rule_can_be_counted_and_is_of_a_term_that_is_declared() {
    let app = town_with_rules().await;
    let root = app.ctx("root").await;
    for (more, refusal) in wrong_rules() {
        let made = app
            .create(&root, &DEADLINE_RULES, with(rule("2027-01-01"), &more))
            .await;
        assert_eq!(code(made), refusal, "{more}");
    }
    let suspended = json!({"suspended": {"from": "12-20", "to": "01-05"}});
    app.create(&root, &DEADLINE_RULES, with(rule("2026-12-01"), &suspended))
        .await
        .unwrap();
    app.at("2026-12-18T10:00:00Z");
    assert_eq!(
        due(&app, "amina").await,
        "2027-01-12",
        "a day before the suspension, seven after"
    );
}

#[tokio::test]
async fn what_applies_is_neither_changed_nor_deleted_and_what_is_to_come_is() {
    let app = town_with_rules().await;
    let root = app.ctx("root").await;
    let standing = app.all(&DEADLINE_RULES).await.remove(0).id;
    for more in [
        json!({"amount": 4}),
        json!({"amount": 1, "unit": "month", "counts": "calendar"}),
        json!({"clear": true}),
        json!({"onHoliday": "previous_working"}),
        json!({"suspended": {"from": "07-15", "to": "08-31"}}),
        json!({"validFrom": "2027-01-01"}),
    ] {
        let changed = app.update(&root, &DEADLINE_RULES, &standing, more.clone()).await;
        assert_eq!(code(changed), "deadline_rule_in_use", "{more}");
    }
    let words = json!({"nameFr": "Documents demandés", "source": "Décision 4/2026"});
    app.update(&root, &DEADLINE_RULES, &standing, words).await.unwrap();
    let gone = app.engine.delete(&root, &DEADLINE_RULES, &standing, None).await;
    assert_eq!(code(gone), "deadline_rule_in_use");
    let past = app.create(&root, &DEADLINE_RULES, rule("2026-11-19")).await;
    assert_eq!(code(past), "deadline_rule_begins_in_the_past");
    let next = app.create(&root, &DEADLINE_RULES, rule("2026-12-01")).await.unwrap();
    let next = next["$id"].as_str().unwrap().to_owned();
    let back = app
        .update(&root, &DEADLINE_RULES, &next, json!({"validFrom": "2026-11-19"}))
        .await;
    assert_eq!(code(back), "deadline_rule_begins_in_the_past");
    app.update(&root, &DEADLINE_RULES, &next, json!({"amount": 9}))
        .await
        .unwrap();
    app.engine.delete(&root, &DEADLINE_RULES, &next, None).await.unwrap();
}

#[tokio::test]
async fn administrators_write_rules_and_everybody_reads_them() {
    let app = town_with_rules().await;
    let standing = app.all(&DEADLINE_RULES).await.remove(0).id;
    for who in ["amina", "hajar"] {
        let ctx = app.ctx(who).await;
        assert!(app.see(&ctx, &DEADLINE_RULES, &standing).await.is_ok(), "{who}");
        let made = app.create(&ctx, &DEADLINE_RULES, rule("2026-12-01")).await;
        assert_eq!(code(made), "user_unauthorized", "{who}");
    }
}
