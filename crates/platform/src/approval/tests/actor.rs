use super::*;

#[tokio::test]
async fn a_head_asks_the_next_one_above_and_the_top_asks_the_last_approver() {
    let app = town().await;
    for (asker, first) in [("bureau", "director"), ("service", "director")] {
        let errand = sent(&app, asker, json!({})).await;
        assert_eq!(state(&app, &errand).await.2, [first], "{asker} stands in no unit");
    }
    app.change(&EMPLOYEES, "bureau", json!({"bureauId": "b"})).await;
    let errand = sent(&app, "bureau", json!({})).await;
    assert_eq!(state(&app, &errand).await.2, ["service"], "upwards past oneself");
    app.change(&EMPLOYEES, "agent", json!({"managerId": "stranger"})).await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(
        state(&app, &errand).await.2,
        ["stranger"],
        "the line manager of the file comes first"
    );
    app.change(&EMPLOYEES, "stranger", json!({"active": false})).await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(state(&app, &errand).await.2, ["bureau"], "who has left is passed over");
    for (whose, first) in [("director", vec!["admin"]), ("clerk", vec!["director"])] {
        if whose == "director" {
            app.user("admin", json!({"auth": ["admin"]})).await;
        }
        let errand = sent(&app, whose, json!({})).await;
        assert_eq!(state(&app, &errand).await.2, first, "{whose}");
    }
}

#[tokio::test]
async fn a_delegate_decides_in_the_name_of_the_head_and_only_for_the_days() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    let delegation = json!({"headEmployeeId": "bureau", "delegateId": "stranger", "kind": "substitution", "from": "2026-11-20", "to": "2026-11-20"});
    app.make(&DELEGATIONS, delegation).await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(
        state(&app, &errand).await.2,
        ["bureau", "stranger"],
        "what stands open follows"
    );
    decide(&app, &app.signing("stranger").await, &errand, "approved")
        .await
        .unwrap();
    let first = app.all(&APPROVALS).await.remove(0);
    assert_eq!(
        first.get(super::super::step::ON_BEHALF_OF),
        Some(Id("bureau".to_owned()))
    );
    let late = sent(&app, "agent", json!({})).await;
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(
        code(decide(&app, &app.signing("stranger").await, &late, "approved").await),
        "approval_not_yours"
    );
}

#[tokio::test]
async fn what_is_late_goes_to_the_next_level_beside_the_first() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    // Friday; three working days later it is Wednesday.
    assert_eq!(
        open_step(&app, &errand).await.value("dueAt").text(),
        Some("2026-11-25T23:59:59.000+00:00")
    );
    app.at("2026-11-26T07:00:00Z");
    let engine = app.engine.clone();
    (super::super::remind::ROUTINE.work)(engine, app.clock.now())
        .await
        .unwrap();
    assert_eq!(state(&app, &errand).await.2, ["bureau", "service"]);
    decide(&app, &app.signing("service").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(
        code(decide(&app, &app.signing("bureau").await, &errand, "approved").await),
        "document_not_found"
    );
}

#[tokio::test]
async fn whoever_stands_in_for_the_head_decides_nothing_of_their_own_nor_does_their_second_account() {
    let app = town().await;
    // The head of the bureau is away, and the agent stands in.
    let delegation = json!({"headEmployeeId": "bureau", "delegateId": "agent", "kind": "substitution", "from": "2026-11-20", "to": "2026-11-30"});
    app.make(&DELEGATIONS, delegation).await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(state(&app, &errand).await.2, ["bureau"]);
    let own = decide(&app, &app.signing("agent").await, &errand, "approved").await;
    assert_eq!(code(own), "approval_not_yours");
    let again = json!({"username": "again", "email": "again@commune.example", "persoActif": "agent"});
    let second = app.create(&TestApp::full_rights(), &USERS, again).await;
    assert_eq!(code(second), "user_employee_taken", "an employee has one account");
}

#[tokio::test]
async fn a_unit_that_moves_to_another_floor_has_nobody_decide_anew() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    app.change(&BUREAUX, "b", json!({"floor": "3"})).await;
    app.make(&BUREAUX, json!({"$id": "new", "nameFr": "N", "nameAr": "ج"}))
        .await;
    assert_eq!(
        app.engine.run_due_jobs().await.unwrap(),
        0,
        "whose unit it is stays as it is"
    );
    app.change(&BUREAUX, "b", json!({"headId": "stranger"})).await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(
        state(&app, &errand).await.2,
        ["stranger"],
        "another head decides what waits"
    );
}
