use std::sync::LazyLock;

use engine::{Action, Allowed, Entity, Input, RequestContext, inputs};
use schema::{
    Access, Collection, Decimal, Document, Fields, Grant, Id, Label, Result, Rows, Who, choice, choices,
    decimal, fields, link, links, text,
};
use serde_json::{Value as Json, json};
use testing::TestDomain;

use super::rule::APPROVAL_RULES;
use super::step::APPROVALS;
use super::{Approvable, Ending, MANAGER_THEN_HR, Progress, Purpose, Stage, Topic, submit, withdraw};
use crate::notice::NOTIFICATIONS;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::delegation::DELEGATIONS;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::people::user::USERS;
use crate::settings::SETTINGS;
use crate::signature::{self, SIGNATURES};
use crate::testing::{TestApp, code};
use crate::{BUCKETS, CHARTER, Department, catalogue, entities, with_departments};

choices! {
    /// Where an errand stands.
    Status {
        Draft = "draft": "ا", "a", "a";
        Pending = "pending": "ا", "a", "a";
        Approved = "approved": "ا", "a", "a";
        Rejected = "rejected": "ا", "a", "a";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).required() => "ا", "a", "a";
    KIND: String = text("kind") => "ا", "a", "a";
    DAYS: Decimal = decimal("days") => "ا", "a", "a";
    STATUS: Status = choice("status").default(Status::Draft.wire()) => "ا", "a", "a";
    STAGE: Stage = choice("step") => "ا", "a", "a";
    ACTORS: Vec<Id> = links("actorIds", || &USERS) => "ا", "a", "a";
    MANAGER_TYPE: String = text("managerType") => "ا", "a", "a";
    REASON: String = text("reason") => "ا", "a", "a";
}

/// Something that is asked for: a noun of these stories.
static ERRANDS: Collection = Collection {
    one: Label::new("ا", "Course", "Errand"),
    many: Label::new("ا", "Courses", "Errands"),
    access: Access::resource("employee-portail").only_grants().read_only().grants(&[
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        Grant::new(Who::Users, Rows::User(&ACTORS.def), Fields::All),
    ]),
    ..Collection::new("errands", FIELDS)
};

inputs! {
    /// One that is sent or taken back.
    struct Errand {
        /// It.
        id: Id = need("id"),
        /// Whether it is taken back.
        back: bool = flag("back"),
        /// Whether it is to be cancelled.
        cancel: bool = flag("cancel"),
    }
}

static ERRAND: Entity = Entity {
    actions: &[&Action::run("errands.send", Allowed::Users, |cx, given: &Errand| {
        let errand = cx.need_readable(&ERRANDS, given.id.as_str())?;
        let purpose = if given.cancel {
            Purpose::Cancellation
        } else {
            Purpose::Request
        };
        let errand = if given.back {
            withdraw(cx, errand)?
        } else {
            submit(cx, errand, purpose)?
        };
        cx.answer(errand)
    })],
    extensions: &[&APPROVABLE],
    ..Entity::plain(&ERRANDS)
};

static APPROVABLE: Approvable = Approvable {
    of: &ERRANDS,
    employee: EMPLOYEE,
    preset: MANAGER_THEN_HR,
    topic: |_, errand| {
        Ok(Topic {
            kind: errand.get(KIND),
            days: errand.get(DAYS),
        })
    },
    shown: |_, errand| Ok(json!({"kind": errand.get(KIND)})),
    follow: |cx, errand, progress| cx.update(followed(errand, progress)),
};

fn followed(errand: Document, progress: &Progress) -> Document {
    let status = match progress.ending {
        None => Status::Pending,
        Some(Ending::Approved) => Status::Approved,
        Some(Ending::Rejected) => Status::Rejected,
        Some(Ending::Returned | Ending::Withdrawn) => Status::Draft,
    };
    let mut errand = errand
        .with(STATUS, status)
        .with(STAGE, progress.stage)
        .with(ACTORS, progress.actors.clone());
    errand.set_or_clear(
        MANAGER_TYPE,
        progress.manager_type.map(|office| office.wire().to_owned()),
    );
    errand.set_or_clear(
        REASON,
        progress.decision.as_ref().and_then(|decision| decision.reason.clone()),
    );
    errand
}

static NOUNS: &[&Entity] = &[&ERRAND];

static CITY: LazyLock<TestDomain> = LazyLock::new(|| {
    let departments = with_departments(&[Department::plain(NOUNS)]);
    TestDomain {
        catalogue: catalogue(&departments),
        entities: entities(&departments),
        hooks: CHARTER,
        buckets: BUCKETS,
    }
});

/// A bureau of a service with their heads, an agent, two clerks of human resources, a director and a stranger.
async fn town() -> TestApp {
    let app = TestApp::of(&CITY);
    for (id, cin) in [
        ("bureau", "A1"),
        ("service", "A2"),
        ("clerk", "A4"),
        ("second", "A5"),
        ("director", "A6"),
        ("stranger", "A7"),
    ] {
        app.employee(id, cin, json!({})).await;
        let held = if ["clerk", "second"].contains(&id) {
            json!(["rh-managements:approve", "rh-managements:read"])
        } else {
            json!([])
        };
        app.user(id, json!({"persoActif": id, "permissions": held})).await;
    }
    let service = json!({"$id": "s", "nameFr": "S", "nameAr": "س", "responsible": "service"});
    app.make(&SERVICES, service).await;
    let bureau = json!({"$id": "b", "nameFr": "B", "nameAr": "ب", "headId": "bureau", "serviceId": "s"});
    app.make(&BUREAUX, bureau).await;
    app.employee("agent", "A3", json!({"bureauId": "b"})).await;
    app.user("agent", json!({"persoActif": "agent"})).await;
    app.make(&SETTINGS, json!({"key": "org.lastApprover", "value": "director"}))
        .await;
    app
}

/// An errand of somebody, on its way.
async fn sent(app: &TestApp, whose: &str, more: Json) -> Json {
    let mut data = json!({"employeeId": whose});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = app.make(&ERRANDS, data).await;
    let ask = app.ask(whose).await;
    app.act(&ask, "errands.send", json!({"id": made["$id"]})).await.unwrap()
}

/// The open step of an errand.
async fn open_step(app: &TestApp, errand: &Json) -> Document {
    let id = errand["$id"].as_str().unwrap().to_owned();
    let found = app.read(move |cx| {
        let errand = cx.need(&ERRANDS, &id)?;
        super::step::open_of(cx, &errand)
    });
    found.await.expect("a step waits")
}

async fn decide(app: &TestApp, ask: &RequestContext, errand: &Json, decision: &str) -> Result<Json> {
    let step = open_step(app, errand).await;
    let word = json!({"ids": [step.id], "decision": decision, "reason": "Nécessité de service"});
    app.act(ask, "approvals.decide", word).await
}

async fn state(app: &TestApp, errand: &Json) -> (String, String, Vec<String>) {
    let row = app.get(&ERRANDS, errand["$id"].as_str().unwrap()).await;
    let actors = row["actorIds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_str().unwrap().to_owned());
    (
        row["status"].as_str().unwrap().to_owned(),
        row["step"].as_str().unwrap().to_owned(),
        actors.collect(),
    )
}

fn stands(status: &str, step: &str, actors: &[&str]) -> (String, String, Vec<String>) {
    (
        status.to_owned(),
        step.to_owned(),
        actors.iter().map(|one| (*one).to_owned()).collect(),
    )
}

#[tokio::test]
async fn a_request_goes_from_the_head_to_human_resources_and_every_word_is_signed() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    assert_eq!(state(&app, &errand).await, stands("pending", "manager", &["bureau"]));
    assert_eq!(errand["managerType"], "head_of_bureau");
    let head = app.signing("bureau").await;
    decide(&app, &head, &errand, "approved").await.unwrap();
    assert_eq!(
        state(&app, &errand).await,
        stands("pending", "hr", &["clerk", "second"])
    );
    let clerk = app.signing("clerk").await;
    decide(&app, &clerk, &errand, "approved").await.unwrap();
    assert_eq!(state(&app, &errand).await, stands("approved", "done", &[]));
    let signatures = app.all(&SIGNATURES).await;
    assert_eq!(signatures.len(), 2);
    for one in signatures {
        assert!(app.read(move |cx| signature::is_genuine(cx, &one)).await);
    }
    let asked = json!({"collection": "errands", "id": errand["$id"]});
    let told = app
        .act(&app.ask("agent").await, "approvals.timeline", asked)
        .await
        .unwrap();
    let steps: Vec<(&str, &str)> = told["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| (step["decision"].as_str().unwrap(), step["decidedBy"].as_str().unwrap()))
        .collect();
    assert_eq!(steps, [("approved", "Agent A1"), ("approved", "Agent A4")]);
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
        code(decide(&app, &app.ask("bureau").await, &errand, "approved").await),
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
    app.user(
        "alias",
        json!({"persoActif": "agent", "permissions": ["rh-managements:approve"]}),
    )
    .await;
    for own in ["agent", "alias"] {
        let code = code(decide(&app, &app.signing(own).await, &errand, "approved").await);
        assert_eq!(code, "approval_not_yours", "{own}");
    }
    // Another account of the asker is no actor of the step of human resources either.
    decide(&app, &app.signing("bureau").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(state(&app, &errand).await.2, ["clerk", "second"]);
}

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
    assert_eq!(first.get(super::step::ON_BEHALF_OF), Some(Id("bureau".to_owned())));
    let late = sent(&app, "agent", json!({})).await;
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(
        code(decide(&app, &app.signing("stranger").await, &late, "approved").await),
        "approval_not_yours"
    );
}

#[tokio::test]
async fn the_same_person_at_two_steps_is_asked_once() {
    let app = town().await;
    app.change(&EMPLOYEES, "agent", json!({"managerId": "clerk"})).await;
    let errand = sent(&app, "agent", json!({})).await;
    decide(&app, &app.signing("clerk").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(state(&app, &errand).await, stands("approved", "done", &[]));
    let steps = app.all(&APPROVALS).await;
    assert_eq!(steps[1].get(super::step::SAME_AS), Some(1));
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
    assert_eq!(state(&app, &errand).await, stands("draft", "done", &[]));
    let own = app.ask("agent").await;
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
    let own = app.ask("agent").await;
    let back = json!({"id": errand["$id"], "back": true});
    app.act(&own, "errands.send", back.clone()).await.unwrap();
    assert_eq!(state(&app, &errand).await, stands("draft", "done", &[]));
    assert_eq!(code(app.act(&own, "errands.send", back).await), "approval_not_open");
}

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
    let own = app.ask("agent").await;
    for (more, asked) in [
        (json!({}), "Agent A6"),
        (json!({"type": "far"}), "Agent A2"),
        (json!({"type": "far", "days": 12}), "Agent A4"),
    ] {
        let mut question = json!({"subject": "errands", "employeeId": "agent"});
        question
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let shown = app.act(&own, "approvals.preview", question).await.unwrap();
        assert_eq!(shown["steps"][0]["actors"][0], asked, "{more}");
    }
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
async fn what_is_late_goes_to_the_next_level_beside_the_first() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    // Friday; three working days later it is Wednesday.
    assert_eq!(
        open_step(&app, &errand).await.value("dueAt").text(),
        Some("2026-11-25T22:59:59.000+00:00")
    );
    app.at("2026-11-26T07:00:00Z");
    let engine = app.engine.clone();
    (super::remind::ROUTINE.work)(engine, app.clock.now()).await.unwrap();
    assert_eq!(state(&app, &errand).await.2, ["bureau", "service"]);
    decide(&app, &app.signing("service").await, &errand, "approved")
        .await
        .unwrap();
    assert_eq!(
        code(decide(&app, &app.signing("bureau").await, &errand, "approved").await),
        "approval_not_yours"
    );
}

#[tokio::test]
async fn an_opinion_is_asked_for_and_decides_nothing() {
    let app = town().await;
    let errand = sent(&app, "agent", json!({})).await;
    let step = open_step(&app, &errand).await;
    let question = json!({"id": step.id, "userId": "stranger", "question": "Est-il là ?"});
    assert_eq!(
        code(
            app.act(&app.ask("stranger").await, "approvals.ask", question.clone())
                .await
        ),
        "approval_not_yours"
    );
    app.act(&app.ask("bureau").await, "approvals.ask", question)
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
    let asked = json!({"collection": "errands", "id": errand["$id"]});
    let of_head = app
        .act(&app.ask("bureau").await, "approvals.timeline", asked.clone())
        .await
        .unwrap();
    assert_eq!(of_head["steps"][0]["opinions"][0]["answer"], "Oui");
    let of_asker = app
        .act(&app.ask("agent").await, "approvals.timeline", asked)
        .await
        .unwrap();
    assert_eq!(of_asker["steps"][0]["opinions"], Json::Null);
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
        let ask = app.ask(who).await;
        for of in [&APPROVALS, &SIGNATURES] {
            let id = app.all(of).await.remove(0).id;
            assert!(app.see(&ask, of, &id).await.is_err(), "{who} {}", of.id);
        }
    }
}
