//! Who puts a rule of retention in force, what goes by it, and what is told of it.

use engine::routine::Backups;
use platform::papers::authentic_document::{self as paper, AUTHENTIC_DOCUMENTS};
use platform::retention::{DISPOSALS, RETENTION_RULES};
use schema::{Document, Id, Value};
use serde_json::{Value as Json, json};

use super::retaining::{administrators, create_rule, draft, ended_exam, in_force, journal, live_until, row, with_rule};
use super::reviewing::try_at_desk;
use super::town::town;
use crate::candidate::{
    ADDRESS, CANDIDATES, CIN, CandidateStatus, EMAIL, HIRED_EMPLOYEE, PURGED_AT, STATUS, TRACKING_HASH,
};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::marked_town::house;
use crate::testing::{TestApp, code, pdf_text};

const AFTER: &str = "2028-12-02T10:00:00Z";

/// An exam that ended, of which something would be due after two years, and two administrators.
async fn due_town() -> (TestApp, Vec<String>) {
    let app = town().await;
    let ids = ended_exam(&app).await;
    administrators(&app).await;
    (app, ids)
}

async fn is_there(app: &TestApp, id: &str) -> bool {
    row(app, id).await.get(ADDRESS).is_some()
}

#[tokio::test]
async fn nothing_goes_before_two_people_want_it_and_nothing_after_one_ended_it() {
    let (app, ids) = due_town().await;
    let rule = create_rule(&app, draft(24)).await;
    live_until(&app, AFTER).await;
    assert!(is_there(&app, &ids[0]).await, "a draft");
    with_rule(&app, "root", "propose", &rule).await.unwrap();
    live_until(&app, "2028-12-08T10:00:00Z").await;
    assert!(is_there(&app, &ids[0]).await, "proposed by one");
    with_rule(&app, "second", "confirm", &rule).await.unwrap();
    with_rule(&app, "root", "end", &rule).await.unwrap();
    live_until(&app, "2028-12-15T10:00:00Z").await;
    assert!(is_there(&app, &ids[0]).await, "ended before its night");
    assert_eq!(app.all(&DISPOSALS).await.len(), 0);
}

async fn administrators_alone(app: &TestApp, rule: &str) {
    for who in ["sanae", "clerk"] {
        for act in ["propose", "confirm", "withdraw", "end", "preview"] {
            let refused = code(with_rule(app, who, act, rule).await);
            assert!(
                ["user_unauthorized", "document_not_found"].contains(&refused),
                "{who} {act} {refused}"
            );
        }
        let made = app.create(&app.ctx(who).await, &RETENTION_RULES, draft(12)).await;
        assert_eq!(code(made), "user_unauthorized", "{who}");
    }
}

#[tokio::test]
async fn each_act_is_open_in_its_state_and_confirming_is_for_another_person() {
    let (app, _) = due_town().await;
    app.user("clerk", json!({"permissions": ["recruitment-system:*", "settings:*"]}))
        .await;
    let rule = create_rule(&app, draft(24)).await;
    administrators_alone(&app, &rule).await;
    let refused = async |who: &str, act: &str| code(with_rule(&app, who, act, &rule).await);
    assert_eq!(refused("second", "confirm").await, "retention_rule_not_proposed");
    assert_eq!(refused("root", "withdraw").await, "retention_rule_not_proposed");
    assert_eq!(refused("root", "end").await, "retention_rule_not_in_force");
    with_rule(&app, "root", "propose", &rule).await.unwrap();
    assert_eq!(refused("second", "propose").await, "retention_rule_no_draft");
    assert_eq!(refused("root", "confirm").await, "retention_rule_same_person");
    with_rule(&app, "second", "withdraw", &rule).await.unwrap();
    with_rule(&app, "second", "propose", &rule).await.unwrap();
    assert_eq!(refused("second", "confirm").await, "retention_rule_same_person");
    with_rule(&app, "root", "confirm", &rule).await.unwrap();
    for act in ["propose", "withdraw", "confirm"] {
        let refusal = if act == "propose" {
            "retention_rule_no_draft"
        } else {
            "retention_rule_not_proposed"
        };
        assert_eq!(refused("second", act).await, refusal, "{act}");
    }
    let root = app.ctx("root").await;
    let changed = app.update(&root, &RETENTION_RULES, &rule, json!({"months": 1})).await;
    assert_eq!(code(changed), "retention_rule_no_draft");
    let gone = app.engine.delete(&root, &RETENTION_RULES, &rule, None).await;
    assert_eq!(code(gone), "retention_rule_no_draft");
    let next = in_force(&app, draft(36)).await;
    let state = async |id: &str| app.get(&RETENTION_RULES, id).await["state"].clone();
    assert_eq!(
        (state(&rule).await, state(&next).await),
        (json!("ended"), json!("in_force")),
        "one is in force"
    );
}

#[tokio::test]
async fn two_accounts_of_one_person_are_one() {
    let (app, _) = due_town().await;
    app.employee("agent", "AA1001", json!({})).await;
    let people = app.all(app.collection("persons")).await;
    let person = people
        .iter()
        .find(|one| one.value("CIN").text() == Some("AA1001"))
        .unwrap();
    app.user("first", json!({"auth": ["admin"], "persoActif": "agent"}))
        .await;
    app.user("twin", json!({"auth": ["admin"], "personPublicDataID": person.id}))
        .await;
    let rule = create_rule(&app, draft(24)).await;
    with_rule(&app, "first", "propose", &rule).await.unwrap();
    let confirmed = with_rule(&app, "twin", "confirm", &rule).await;
    assert_eq!(code(confirmed), "retention_rule_same_person");
    with_rule(&app, "second", "confirm", &rule).await.unwrap();
}

#[tokio::test]
async fn a_rule_is_of_declared_data_and_of_words_that_it_may_name() {
    let (app, ids) = due_town().await;
    let root = app.ctx("root").await;
    for (name, value, refusal) in [
        ("collection", json!("employees"), "retention_data_unknown"),
        ("months", json!(0), "document_invalid_structure"),
        ("condition", json!({"CIN": "AB100000"}), "retention_condition_wrong"),
        ("condition", json!({"status": "nowhere"}), "retention_condition_wrong"),
        ("condition", json!(["status"]), "retention_condition_wrong"),
        ("basis", Json::Null, "document_invalid_structure"),
    ] {
        let mut rule = draft(24);
        rule[name] = value;
        let made = app.create(&root, &RETENTION_RULES, rule).await;
        assert_eq!(code(made), refusal, "{name}");
    }
    let mut others = draft(24);
    others["condition"] = json!({"status": "withdrawn"});
    in_force(&app, others).await;
    let mut later = draft(24);
    later["validFrom"] = json!("2029-06-01");
    in_force(&app, later).await;
    live_until(&app, AFTER).await;
    assert!(
        is_there(&app, &ids[0]).await,
        "nobody withdrew, and the other rule begins later"
    );
    live_until(&app, "2029-06-02T10:00:00Z").await;
    assert!(!is_there(&app, &ids[0]).await);
}

#[tokio::test]
async fn a_preview_counts_by_exam_and_names_nobody() {
    let (app, _) = due_town().await;
    let rule = create_rule(&app, draft(30)).await;
    let told = with_rule(&app, "second", "preview", &rule).await.unwrap();
    let exam = &told["groups"][0];
    assert_eq!(
        json!([
            told["months"],
            exam["code"],
            exam["endedOn"],
            exam["erasedFrom"],
            exam["entries"],
            exam["files"]
        ]),
        json!([30, "12/2026", "2026-12-01", "2029-06-01", 1, 5])
    );
    let text = told.to_string();
    for told_of_people in ["Bennani", "AB10000", "Orangers"] {
        assert!(!text.contains(told_of_people), "{told_of_people}");
    }
}

#[tokio::test]
async fn who_was_hired_keeps_all_and_what_is_numbered_and_valid_stays() {
    let (app, ids) = due_town().await;
    let before = app.all(&AUTHENTIC_DOCUMENTS).await;
    let (gone, hired) = (row(&app, &ids[0]).await, row(&app, &ids[1]).await);
    in_force(&app, draft(24)).await;
    live_until(&app, AFTER).await;
    let emptied: Vec<&str> = crate::candidate::RETAINABLE
        .emptied
        .iter()
        .map(|field| field.name)
        .collect();
    let (then, now) = (gone, row(&app, &ids[0]).await);
    for field in CANDIDATES.fields() {
        let stays = then.value(field.name) == now.value(field.name);
        let goes = emptied.contains(&field.name) || field.name == PURGED_AT.def.name;
        assert!(stays || goes, "{} changed", field.name);
    }
    assert_eq!(row(&app, &ids[1]).await.values, hired.values);
    let after = app.all(&AUTHENTIC_DOCUMENTS).await;
    let record = |of: &[Document]| -> Vec<(Option<String>, Option<String>)> {
        let named = of
            .iter()
            .filter(|one| one.get(paper::KIND).as_deref() != Some("retention_minutes"));
        named
            .map(|one| (one.get(paper::REF_NUMBER), one.get(paper::CONTENT_HASH)))
            .collect()
    };
    assert_eq!(record(&before), record(&after), "papers stand as they were");
}

/// A candidate like another one, with another card.
async fn many_like(app: &TestApp, id: &str, count: usize) {
    let id = id.to_owned();
    house(app, move |cx| {
        for at in 0..count {
            let mut twin = Document::new(&CANDIDATES);
            twin.values = cx.need(&CANDIDATES, &id)?.values;
            twin.clear(TRACKING_HASH);
            twin.clear(EMAIL);
            cx.create(twin.with(CIN, format!("ZT{at:06}")))?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test]
async fn more_than_one_piece_goes_in_one_night_and_is_one_disposal() {
    let (app, ids) = due_town().await;
    many_like(&app, &ids[0], 45).await;
    in_force(&app, draft(24)).await;
    live_until(&app, AFTER).await;
    let rows = app.all(&CANDIDATES).await;
    let left = rows.iter().filter(|one| one.get(ADDRESS).is_some());
    assert_eq!(left.map(|one| one.id.clone()).collect::<Vec<_>>(), [ids[1].clone()]);
    let disposals = app.all(&DISPOSALS).await;
    assert_eq!(disposals.len(), 1);
    assert_eq!(app.get(&DISPOSALS, &disposals[0].id).await["count"], 46);
}

/// What a night left that was killed between two transactions: one is emptied, and neither noted nor gone from the journal; a disposal
/// of another piece is under way.
async fn kill_in_the_middle(app: &TestApp, rule: &str, id: &str) {
    let (rule, id) = (rule.to_owned(), id.to_owned());
    house(app, move |cx| {
        let mut one = cx.need(&CANDIDATES, &id)?;
        for field in crate::candidate::RETAINABLE.emptied {
            one.set_value(field.name, Value::Null);
        }
        cx.update(one)?;
        let mut begun = Document::new(&DISPOSALS);
        for (name, value) in [
            ("ruleId", Value::Text(rule.clone())),
            ("state", Value::Text("running".to_owned())),
            ("startedAt", Value::Text("2028-12-01T03:40:00.000Z".to_owned())),
            ("months", Value::Int(24)),
            ("count", Value::Int(20)),
            ("files", Value::Int(100)),
        ] {
            begun.set_value(name, value);
        }
        cx.create(begun).map(drop)
    })
    .await;
}

#[tokio::test]
async fn a_night_that_was_killed_in_the_middle_goes_on_the_next_one() {
    let (app, ids) = due_town().await;
    let rule = in_force(&app, draft(24)).await;
    live_until(&app, "2028-11-30T10:00:00Z").await;
    app.at("2028-12-01T10:00:00Z");
    kill_in_the_middle(&app, &rule, &ids[0]).await;
    assert!(journal(&app, &ids[0]).await.contains("12, rue des Orangers"));
    for day in ["2028-12-01T10:00:00Z", AFTER] {
        app.at(day);
        app.engine.plan_routines().await.unwrap();
        while app.engine.run_due_jobs().await.unwrap() > 0 {}
    }
    assert!(row(&app, &ids[0]).await.get(PURGED_AT).is_some());
    let told = journal(&app, &ids[0]).await;
    assert!(!told.contains("12, rue des Orangers") && !told.contains('@'), "{told}");
    let disposals = app.all(&DISPOSALS).await;
    assert_eq!(disposals.len(), 1, "the one that was under way is finished");
    let told = app.get(&DISPOSALS, &disposals[0].id).await;
    assert_eq!(
        json!([told["state"], told["count"], told["files"]]),
        json!(["done", 21, 105])
    );
    assert!(told["docId"].is_string());
}

#[tokio::test]
async fn minutes_say_what_went_on_whose_word_and_until_when_backups_hold_it() {
    let (mut app, _) = due_town().await;
    let folder = tempfile::tempdir().unwrap();
    app.engine = app
        .engine
        .clone()
        .with_backups(Backups::new(folder.path().to_owned(), 14));
    in_force(&app, draft(24)).await;
    live_until(&app, AFTER).await;
    let disposal = app.all(&DISPOSALS).await.remove(0);
    let told = app.get(&DISPOSALS, &disposal.id).await;
    assert!(
        told["backupsUntil"].as_str().unwrap().starts_with("2028-12-15"),
        "{told}"
    );
    let papers = app.all(&AUTHENTIC_DOCUMENTS).await;
    let minutes = papers
        .iter()
        .find(|one| one.get(paper::KIND).as_deref() == Some("retention_minutes"));
    let record = minutes.unwrap().get(paper::RECORD).unwrap().to_string();
    for said in ["root", "second", "24\u{a0}mois", "2028-12-15", "12/2026"] {
        assert!(record.contains(said), "{said}: {record}");
    }
    for name in ["Bennani", "AB10000", "Orangers"] {
        assert!(!record.contains(name), "{name}");
    }
    let issued = json!({"docId": told["docId"], "fileId": told["fileId"]});
    let text = pdf_text(&app.paper_bytes(&issued).await);
    assert!(text.contains("Pièces et coordonnées des candidats"), "{text}");
}

#[tokio::test]
async fn the_files_of_who_is_gone_are_named_by_nothing_and_their_rows_stay() {
    let (app, ids) = due_town().await;
    in_force(&app, draft(24)).await;
    live_until(&app, AFTER).await;
    let rows = app.all(&CANDIDATE_FILES).await;
    let files = |id: &str| -> Vec<bool> {
        let own = rows
            .iter()
            .filter(|one| one.get(candidate_file::CANDIDATE) == Some(Id(id.to_owned())));
        own.map(|one| one.get(candidate_file::FILE).is_some() && one.get(candidate_file::HASH).is_some())
            .collect()
    };
    assert_eq!(files(&ids[0]), [false; 5]);
    assert_eq!(files(&ids[1]), [true; 5]);
    let kept = row(&app, &ids[1]).await;
    assert_eq!(
        (kept.get(STATUS), kept.get(HIRED_EMPLOYEE)),
        (Some(CandidateStatus::Hired), None)
    );
    let told = try_at_desk(&app, "candidates.retention", json!({})).await.unwrap();
    assert_eq!(told["months"], 24);
}
