use super::*;

#[tokio::test]
async fn the_narrowest_rule_holds_and_shows_whom_it_asks() {
    let app = town().await;
    let steps = |days: i64| json!([{"by": "person", "employeeId": "director", "days": days}]);
    for rule in [
        json!({"subject": "errands", "steps": steps(1)}),
        json!({"subject": "errands", "type": "far", "steps": [{"by": "headship", "level": "service", "days": 2}]}),
        json!({"subject": "errands", "unitId": "b", "daysFrom": 10, "steps": [{"by": "hr", "days": 5}]}),
    ] {
        app.make(&APPROVAL_RULES, rule).await;
    }
    let own = app.ctx("agent").await;
    for (more, asked) in [
        (json!({}), "Agent A16"),
        (json!({"type": "far"}), "Agent A12"),
        (json!({"type": "far", "days": 12}), "Agent A14"),
    ] {
        let mut question = json!({"subject": "errands", "employeeId": "agent"});
        question
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let shown = app.act(&own, "approvals.preview", question).await.unwrap();
        assert_eq!(shown["steps"][0]["actors"][0], asked, "{more}");
    }
}

#[tokio::test]
async fn a_rule_says_of_what_who_and_for_how_long() {
    let app = town().await;
    let own = app.ctx("agent").await;
    let steps = |days: i64| json!([{"by": "person", "employeeId": "director", "days": days}]);
    let others = json!({"subject": "errands", "employeeId": "director"});
    assert_eq!(
        code(app.act(&own, "approvals.preview", others).await),
        "user_unauthorized"
    );
    for (wrong, code_of) in [
        (
            json!({"subject": "cars", "steps": steps(1)}),
            "approval_subject_unknown",
        ),
        (json!({"subject": "errands", "steps": []}), "approval_steps_wrong"),
        (
            json!({"subject": "errands", "steps": steps(61)}),
            "approval_steps_wrong",
        ),
        (
            json!({"subject": "errands", "steps": [{"by": "person", "employeeId": "nobody", "days": 1}]}),
            "approval_steps_wrong",
        ),
        (
            json!({"subject": "errands", "unitId": "nowhere", "steps": steps(1)}),
            "approval_unit_unknown",
        ),
        (
            json!({"subject": "errands", "daysFrom": 3, "daysTo": 2, "steps": steps(1)}),
            "approval_days_wrong",
        ),
    ] {
        assert_eq!(
            code(app.create(&TestApp::full_rights(), &APPROVAL_RULES, wrong).await),
            code_of
        );
    }
}

#[tokio::test]
async fn a_rule_that_nobody_named_is_called_by_what_it_says_in_words() {
    let app = town().await;
    let steps = json!([{"by": "hr", "days": 2}]);
    for (rule, name) in [
        (json!({"subject": "errands", "daysTo": 3}), "Courses · ≤ 3"),
        (
            json!({"subject": "errands", "type": "long", "daysFrom": 4, "daysTo": 9}),
            "Courses · Longue course · 4–9",
        ),
        (
            json!({"subject": "errands", "type": "far", "unitId": "b"}),
            "Courses · far · B",
        ),
    ] {
        let mut rule = rule;
        rule["steps"] = steps.clone();
        let made = app
            .create(&TestApp::full_rights(), &APPROVAL_RULES, rule)
            .await
            .unwrap();
        assert_eq!(made["name"], name);
    }
}
