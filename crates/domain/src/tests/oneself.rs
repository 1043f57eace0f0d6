//! Oneself is the person: nobody decides on what concerns them, by whichever account they come.

use attendance::absence::ABSENCES;
use attendance::warning::WARNINGS;
use platform::people::employee::EMPLOYEES;
use schema::Collection;
use serde_json::{Value as Json, json};
use testing::{TestApp, code};

/// Hajar keeps human resources. She has an account of her file, one of her person, and a file of old that names the same person.
const ACCOUNTS: [&str; 3] = ["hajar", "hajar_person", "hajar_old"];

async fn town() -> TestApp {
    let app = crate::tests::new_app();
    platform::first_start(&app.engine).await.unwrap();
    let file = json!({"recruitmentDate": "2015-01-01"});
    app.employee("karim", "AA1003", file.clone()).await;
    let managed = json!({"recruitmentDate": "2015-01-01", "managerId": "karim"});
    let hajar = app.employee("hajar", "AA1001", managed).await;
    app.employee("old", "AA1002", file).await;
    let person = &hajar["personId"];
    assert!(person.is_string(), "{hajar}");
    for (id, link) in [
        ("hajar", json!({"persoActif": "hajar"})),
        ("hajar_person", json!({"personPublicDataID": person})),
        ("hajar_old", json!({"persoActif": "old", "personPublicDataID": person})),
        ("karim", json!({"persoActif": "karim"})),
    ] {
        let mut data = link;
        data["permissions"] = json!([
            "rh-managements:*",
            "rhDocuments:*",
            "absence-management:*",
            "organisation-management:*",
            "pointage:*",
            "recruitment-system:*"
        ]);
        app.user(id, data).await;
    }
    let today = schema::day_in_morocco(app.clock.now());
    leave::leave_record::credit_years(app.engine.clone(), today)
        .await
        .unwrap();
    app
}

/// What is decided about an employee: the act, and what is given to it.
fn acts() -> Vec<(&'static str, Json)> {
    vec![
        (
            "leaveRecords.correct",
            json!({"employeeId": "hajar", "type": "annual", "days": 1, "reason": "Reliquat"}),
        ),
        (
            "exitPermissions.enter",
            json!({"employeeId": "hajar", "date": "2026-11-20", "fromTime": "10:00", "toTime": "11:00"}),
        ),
        (
            "pointages.correct",
            json!({"employeeId": "hajar", "date": "2026-11-03", "reason": "Oubli", "firstIn": "08:30"}),
        ),
    ]
}

/// What is written about an employee.
fn rows_about_hajar() -> Vec<(&'static Collection, Json)> {
    vec![
        (&ABSENCES, json!({"employeeId": "hajar", "date": "2026-11-16"})),
        (
            &WARNINGS,
            json!({"persoActifId": "hajar", "date": "2026-11-19", "absent": true, "kind": "explanation_request",
                "reason": "Absence constatée"}),
        ),
    ]
}

#[tokio::test]
async fn nobody_decides_on_themselves_by_whichever_account() {
    let app = town().await;
    for who in ACCOUNTS {
        let ctx = app.ctx(who).await;
        for (act, given) in acts() {
            assert_eq!(
                code(app.act(&ctx, act, given).await),
                "decision_on_oneself",
                "{act} by {who}"
            );
        }
        for (of, data) in rows_about_hajar() {
            let refused = app.create(&ctx, of, data).await;
            assert_eq!(code(refused), "decision_on_oneself", "{} by {who}", of.id);
        }
    }
    let karim = app.ctx("karim").await;
    for (act, given) in acts() {
        let others = app.act(&karim, act, given).await;
        let is_own = others.is_err_and(|error| error.is(platform::decision::OWN_MATTER));
        assert!(!is_own, "{act} about somebody else");
    }
}

/// What waits about Hajar, and the acts that would settle it.
async fn waiting_acts(app: &TestApp) -> Vec<(&'static str, Json)> {
    let (hajar, karim) = (app.ctx("hajar").await, app.ctx("karim").await);
    let sick = json!({"type": "sick", "startDate": "2026-11-16", "endDate": "2026-11-17"});
    let sick = app.act(&hajar, "leaveRequests.submit", sick).await.unwrap();
    let asked = json!({"type": "work_certificate", "language": "fr", "copies": 1});
    let asked = app.act(&hajar, "documentRequests.submit", asked).await.unwrap();
    let contact = json!({"phone": "0612345678"});
    let contact = app.act(&hajar, "contactChanges.request", contact).await.unwrap();
    let absence = json!({"employeeId": "hajar", "date": "2026-11-16"});
    let absence = app.create(&karim, &ABSENCES, absence).await.unwrap()["$id"].clone();
    let id = |row: &Json| row["$id"].clone();
    vec![
        (
            "leaveRequests.recordVisit",
            json!({"id": id(&sick), "visitOn": "2026-11-17", "visit": "confirmed"}),
        ),
        ("documentRequests.process", json!({"id": id(&asked)})),
        ("documentRequests.reject", json!({"id": id(&asked), "reason": "Non"})),
        ("contactChanges.decide", json!({"id": id(&contact), "accepted": []})),
        (
            "absences.decide",
            json!({"ids": [absence], "decision": "accepted", "reason": "Vu"}),
        ),
    ]
}

#[tokio::test]
async fn nobody_settles_what_waits_about_themselves_by_whichever_account() {
    let app = town().await;
    let acts = waiting_acts(&app).await;
    for who in ACCOUNTS {
        let ctx = app.signing(who).await;
        for (act, given) in acts.clone() {
            assert_eq!(
                code(app.act(&ctx, act, given).await),
                "decision_on_oneself",
                "{act} by {who}"
            );
        }
    }
}

#[tokio::test]
async fn nobody_is_asked_about_their_own_request_by_whichever_account() {
    let app = town().await;
    let asked = json!({"type": "annual", "startDate": "2026-12-07", "endDate": "2026-12-11"});
    app.act(&app.ctx("hajar").await, "leaveRequests.submit", asked)
        .await
        .unwrap();
    for who in ACCOUNTS {
        let waiting = app
            .act(&app.ctx(who).await, "approvals.pending", json!({}))
            .await
            .unwrap();
        assert_eq!(waiting["approvals"], json!([]), "{who}");
    }
    let karim = app.act(&app.ctx("karim").await, "approvals.pending", json!({})).await;
    let step = karim.unwrap()["approvals"][0]["id"].clone();
    assert!(step.is_string(), "somebody else is asked");
    for who in ACCOUNTS {
        let word = json!({"ids": [step], "decision": "approved"});
        let refused = app.act(&app.signing(who).await, "approvals.decide", word).await;
        assert_eq!(code(refused), "approval_not_yours", "{who}");
    }
}

#[tokio::test]
async fn nobody_pays_ranks_or_heads_themselves() {
    let app = town().await;
    for who in ACCOUNTS {
        let ctx = app.ctx(who).await;
        for data in [
            json!({"netSalary": 99_999}),
            json!({"baseSalary": 99_999}),
            json!({"bankRib": "007780000000000000000063"}),
            json!({"grade": "Administrateur"}),
            json!({"managerId": "old"}),
        ] {
            let refused = app.update(&ctx, &EMPLOYEES, "hajar", data.clone()).await;
            assert_eq!(code(refused), "decision_on_oneself", "{data} by {who}");
        }
        let service = json!({"nameFr": "Paie", "nameAr": "الأجور", "responsible": "hajar"});
        let refused = app.create(&ctx, app.collection("services"), service).await;
        assert_eq!(code(refused), "decision_on_oneself", "headship by {who}");
        app.update(&ctx, &EMPLOYEES, "hajar", json!({"FONCTION": "Cadre"}))
            .await
            .unwrap();
    }
    let karim = app.ctx("karim").await;
    let given = json!({"netSalary": 9_000, "managerId": "karim"});
    app.update(&karim, &EMPLOYEES, "hajar", given).await.unwrap();
    let person = app.get(&EMPLOYEES, "hajar").await["personId"].clone();
    app.user("admin", json!({"auth": ["admin"], "personPublicDataID": person}))
        .await;
    let admin = app.ctx("admin").await;
    let refused = app
        .update(&admin, &EMPLOYEES, "hajar", json!({"netSalary": 9_500}))
        .await;
    assert_eq!(code(refused), "decision_on_oneself", "who administers neither");
    app.update(&admin, &EMPLOYEES, "hajar", json!({"netSalary": 9_000}))
        .await
        .unwrap();
}

#[tokio::test]
async fn where_nobody_else_could_it_is_taken() {
    let app = crate::tests::new_app();
    platform::first_start(&app.engine).await.unwrap();
    app.employee("hajar", "AA1001", json!({})).await;
    app.user("hajar", json!({"persoActif": "hajar", "auth": ["admin"]}))
        .await;
    let alone = app.ctx("hajar").await;
    app.update(&alone, &EMPLOYEES, "hajar", json!({"netSalary": 9_500}))
        .await
        .unwrap();
    app.user("second", json!({"auth": ["admin"]})).await;
    let refused = app
        .update(&alone, &EMPLOYEES, "hajar", json!({"netSalary": 9_900}))
        .await;
    assert_eq!(code(refused), "decision_on_oneself");
}

#[tokio::test]
async fn nobody_writes_the_rule_of_a_request_of_theirs_that_waits() {
    let app = town().await;
    let rule = |name: &str| {
        json!({"name": name, "subject": "leaveRequests", "type": "annual",
            "steps": [{"by": "hr", "days": 3}]})
    };
    let rules = app.collection("approvalRules");
    app.create(&app.ctx("hajar").await, rules, rule("before"))
        .await
        .unwrap();
    let asked = json!({"type": "annual", "startDate": "2026-12-07", "endDate": "2026-12-11"});
    app.act(&app.ctx("hajar").await, "leaveRequests.submit", asked)
        .await
        .unwrap();
    for who in ACCOUNTS {
        let refused = app.create(&app.ctx(who).await, rules, rule(who)).await;
        assert_eq!(code(refused), "decision_on_oneself", "{who}");
    }
    app.create(&app.ctx("karim").await, rules, rule("karim")).await.unwrap();
}
