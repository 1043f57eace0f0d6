use super::*;

#[tokio::test]
async fn an_opinion_is_asked_for_and_decides_nothing() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    let step = open_step(&app, &errand).await;
    let question = json!({"id": step.id, "userId": "stranger", "question": "Est-il là ?"});
    assert_eq!(
        code(
            app.act(&app.ctx("stranger").await, "approvals.ask", question.clone())
                .await
        ),
        "approval_not_yours"
    );
    let nobody = json!({"id": step.id, "question": "Est-il là ?"});
    assert_eq!(
        code(app.act(&app.ctx("bureau").await, "approvals.ask", nobody).await),
        "general_argument_invalid"
    );
    // A head knows a colleague, and nothing of accounts.
    let question = json!({"id": step.id, "employeeId": "stranger", "question": "Est-il là ?"});
    app.act(&app.ctx("bureau").await, "approvals.ask", question)
        .await
        .unwrap();
    let stranger = app.signing("stranger").await;
    let waits = app.act(&stranger, "approvals.pending", json!({})).await.unwrap();
    assert_eq!(
        (waits["total"].clone(), waits["questions"][0]["question"].clone()),
        (json!(0), json!("Est-il là ?"))
    );
    assert_eq!(
        code(decide(&app, &stranger, &errand, "approved").await),
        "document_not_found"
    );
    let answer = json!({"id": step.id, "opinion": "Oui"});
    app.act(&stranger, "approvals.answer", answer.clone()).await.unwrap();
    assert_eq!(
        code(app.act(&stranger, "approvals.answer", answer).await),
        "approval_not_yours"
    );
    deciders_alone_see_it(&app, &errand).await;
}

async fn deciders_alone_see_it(app: &TestApp, errand: &Json) {
    let asked = json!({"collection": "errands", "id": errand["$id"]});
    let of_head = app
        .act(&app.ctx("bureau").await, "approvals.timeline", asked.clone())
        .await
        .unwrap();
    assert_eq!(of_head["steps"][0]["opinions"][0]["answer"], "Oui");
    let of_asker = app
        .act(&app.ctx("agent").await, "approvals.timeline", asked)
        .await
        .unwrap();
    assert_eq!(of_asker["steps"][0]["opinions"], Json::Null);
}
