use super::*;

#[tokio::test]
async fn a_request_goes_from_the_head_to_human_resources_and_every_word_is_signed() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(state(&app, &errand).await, state_of("pending", "manager", &["bureau"]));
    assert_eq!(errand["managerType"], "head_of_bureau");
    let head = app.signing("bureau").await;
    decide(&app, &head, &errand, "approved").await.unwrap();
    assert_eq!(
        state(&app, &errand).await,
        state_of("pending", "hr", &["clerk", "second"])
    );
    let clerk = app.signing("clerk").await;
    decide(&app, &clerk, &errand, "approved").await.unwrap();
    assert_eq!(state(&app, &errand).await, state_of("approved", "done", &[]));
    let signatures = app.all(&SIGNATURES).await;
    assert_eq!(signatures.len(), 2);
    for one in signatures {
        assert!(app.read(move |cx| signature::is_genuine(cx, &one)).await);
    }
    let asked = json!({"collection": "errands", "id": errand["$id"]});
    let told = app
        .act(&app.ctx("agent").await, "approvals.timeline", asked)
        .await
        .unwrap();
    let steps: Vec<(&str, &str)> = told["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| (step["decision"].as_str().unwrap(), step["decidedBy"].as_str().unwrap()))
        .collect();
    assert_eq!(steps, [("approved", "Agent A11"), ("approved", "Agent A14")]);
    assert_eq!(told["steps"][0]["isGenuine"], true);
}

#[tokio::test]
async fn what_was_never_written_is_written_once_when_it_is_sent() {
    let app = town().await;
    let errand = Document::new(&ERRANDS).with(EMPLOYEE, Id("agent".to_owned()));
    let send = move |cx: &mut Cx<'_>| {
        let sent = submit(cx, errand.clone(), Purpose::Request)?;
        cx.answer(sent)
    };
    let agent = app.ctx("agent").await;
    let errand = app.engine.transact(&agent, "send", send).await.unwrap();
    assert_eq!(state(&app, &errand).await, state_of("pending", "manager", &["bureau"]));
    let id = errand["$id"].as_str().unwrap();
    let history = app.engine.history(&agent, &ERRANDS, id, None, 10).await.unwrap();
    assert_eq!(history["total"], 1, "{history}");
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
}

#[tokio::test]
async fn who_changes_what_was_shown_breaks_the_signature() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({"kind": "water"})).await;
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
    let signed = app.all(&SIGNATURES).await.remove(0);
    let forged = signed.with(signature::SHOWN, json!({"kind": "gold"}));
    assert!(!app.read(move |cx| signature::is_genuine(cx, &forged)).await);
}

#[tokio::test]
async fn nobody_decides_without_the_password_by_a_key_or_on_what_is_their_own() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(
        code(decide(&app, &app.ctx("bureau").await, &errand, "approved").await),
        "signature_not_a_person"
    );
    assert_eq!(
        code(decide(&app, &TestApp::full_rights(), &errand, "approved").await),
        "signature_not_a_person"
    );
    let head = app.signing("bureau").await;
    app.at("2026-11-20T10:05:00Z");
    assert_eq!(code(decide(&app, &head, &errand, "approved").await), "signing_closed");
    app.at("2026-11-20T10:00:00Z");
    assert_eq!(
        code(decide(&app, &app.signing("service").await, &errand, "approved").await),
        "document_not_found"
    );
    let own = decide(&app, &app.signing("agent").await, &errand, "approved").await;
    assert_eq!(code(own), "approval_not_yours");
    // Who holds the word of human resources is no actor of what is their own.
    app.change(&USERS, "agent", json!({"permissions": ["rh-managements:approve"]}))
        .await;
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(state(&app, &errand).await.2, ["clerk", "second"]);
}

#[tokio::test]
async fn the_same_person_at_two_steps_is_asked_once() {
    let app = town().await;
    app.change(&EMPLOYEES, "agent", json!({"managerId": "clerk"})).await;
    let errand = sent(&app, "agent", json!({})).await;
    decide(&app, &app.signing("clerk").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(state(&app, &errand).await, state_of("approved", "done", &[]));
    let steps = app.all(&APPROVALS).await;
    assert_eq!(steps[1].get(super::super::step::SAME_AS), Some(1));
    assert_eq!(app.all(&SIGNATURES).await.len(), 1);
}

#[tokio::test]
async fn one_of_fifty_words_at_once_counts_and_the_others_hear_whose() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
    let step = open_step(&app, &errand).await;
    let asks = [app.signing("clerk").await, app.signing("second").await];
    let word = |at: usize| {
        let decision = if at.is_multiple_of(3) { "rejected" } else { "approved" };
        let Json::Object(data) = json!({"ids": [step.id], "decision": decision, "reason": "Motif"}) else {
            unreachable!()
        };
        app.engine.act(
            &asks[at % 2],
            "approvals.decide",
            Input {
                data,
                ..Input::default()
            },
        )
    };
    let words = (0..50).map(word).collect::<Vec<_>>();
    let mut counted = 0;
    for word in words {
        match word.await {
            Ok(_) => counted += 1,
            Err(error) => {
                let text = error.rejection().unwrap().text(schema::Lang::En);
                assert!(
                    text.starts_with("Decided already: ") && text.contains("Agent A"),
                    "{text}"
                );
            }
        }
    }
    assert_eq!(counted, 1);
}

#[tokio::test]
async fn a_no_says_why_and_what_comes_back_may_be_sent_again() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    let head = app.signing("bureau").await;
    let step = open_step(&app, &errand).await;
    for decision in ["rejected", "returned"] {
        let word = json!({"ids": [step.id], "decision": decision});
        assert_eq!(
            code(app.act(&head, "approvals.decide", word).await),
            "general_argument_invalid"
        );
    }
    decide(&app, &head, &errand, "returned").await.unwrap();
    assert_eq!(state(&app, &errand).await, state_of("draft", "done", &[]));
    let own = app.ctx("agent").await;
    let again = json!({"id": errand["$id"]});
    app.act(&own, "errands.send", again.clone()).await.unwrap();
    assert_eq!(code(app.act(&own, "errands.send", again).await), "approval_open");
    decide(&app, &head, &errand, "rejected").await.unwrap();
    assert_eq!(
        app.get(&ERRANDS, errand["$id"].as_str().unwrap()).await["reason"],
        "Nécessité de service"
    );
    let told = app.all(&NOTIFICATIONS).await;
    let kinds: Vec<String> = told
        .iter()
        .filter_map(|one| one.value("kind").text().map(str::to_owned))
        .collect();
    assert_eq!(
        kinds,
        [
            "approvals.opened",
            "approvals.ended",
            "approvals.opened",
            "approvals.ended"
        ]
    );
}

#[tokio::test]
async fn its_asker_takes_it_back_until_the_end() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    let own = app.ctx("agent").await;
    let back = json!({"id": errand["$id"], "back": true});
    app.act(&own, "errands.send", back.clone()).await.unwrap();
    assert_eq!(state(&app, &errand).await, state_of("draft", "done", &[]));
    assert_eq!(code(app.act(&own, "errands.send", back).await), "approval_not_open");
}

#[tokio::test]
async fn the_generic_doors_show_neither_steps_nor_signatures() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
    app.user("admin", json!({"auth": ["admin"]})).await;
    for who in ["agent", "bureau", "clerk", "admin"] {
        let ctx = app.ctx(who).await;
        for of in [&APPROVALS, &SIGNATURES] {
            let id = app.all(of).await.remove(0).id;
            assert!(app.see(&ctx, of, &id).await.is_err(), "{who} {}", of.id);
        }
    }
}
