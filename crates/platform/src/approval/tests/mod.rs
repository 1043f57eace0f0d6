//! A noun of these stories is asked for, decided and taken back.

mod actor;
mod opinion;
mod rule;
mod word;

use std::sync::LazyLock;

use engine::{Act, Allowed, Cx, Entity, Extension, Input, RequestContext, Subject, inputs};
use schema::{
    Access, Collection, Decimal, Document, Fields, Grant, Id, Label, Result, Rows, Who, Wording, choice, choices,
    decimal, fields, link, links, text,
};
use serde_json::{Value as Json, json};
use testing::TestDomain;

use super::rule::APPROVAL_RULES;
use super::step::APPROVALS;
use super::{Approvable, Ending, MANAGER_THEN_HR, Progress, Purpose, Stage, Topic, submit, withdraw, write};
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
        /// Whether it is taken back.
        back: bool = flag("back"),
        /// Whether it is to be cancelled.
        cancel: bool = flag("cancel"),
    }
}

const SEND: Act<Errand> = Act::on(
    "errands.send",
    Wording::new(Label::new("ا", "Envoyer", "Send"), Label::new("ا", "Envoyée", "Sent")),
    Subject::new(|| &ERRANDS, &[]),
    Allowed::Users,
    |cx, errand, given| {
        let purpose = if given.cancel {
            Purpose::Cancellation
        } else {
            Purpose::Request
        };
        if given.back {
            withdraw(cx, errand)
        } else {
            submit(cx, errand, purpose)
        }
    },
);

static ERRAND: Entity = Entity {
    actions: &[&SEND],
    extensions: &[DECLARED],
    ..Entity::plain(&ERRANDS)
};

static DECLARED: &[Extension] = &[&APPROVABLE];

const APPROVABLE: Approvable = Approvable {
    of: &ERRANDS,
    employee: EMPLOYEE,
    preset: MANAGER_THEN_HR,
    name_of_type: |_, kind| Ok((kind == "long").then(|| "Longue course".to_owned())),
    topic: |_, errand| {
        Ok(Topic {
            kind: errand.get(KIND),
            days: errand.get(DAYS),
        })
    },
    shown: |_, errand| Ok(json!({"kind": errand.get(KIND)})),
    follow: |cx, errand, progress| write(cx, followed(errand, progress)),
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
pub(super) async fn town() -> TestApp {
    let app = TestApp::of(&CITY);
    for (id, cin) in [
        ("bureau", "A11"),
        ("service", "A12"),
        ("clerk", "A14"),
        ("second", "A15"),
        ("director", "A16"),
        ("stranger", "A17"),
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
    app.employee("agent", "A13", json!({"bureauId": "b"})).await;
    app.user("agent", json!({"persoActif": "agent"})).await;
    app.make(&SETTINGS, json!({"key": "org.lastApprover", "value": "director"}))
        .await;
    app
}

/// An errand of somebody, on its way.
pub(super) async fn sent(app: &TestApp, whose: &str, more: Json) -> Json {
    let mut errand = Document::new(&ERRANDS).with(EMPLOYEE, Id(whose.to_owned()));
    errand.set_or_clear(KIND, more["kind"].as_str().map(str::to_owned));
    let creation = move |cx: &mut Cx<'_>| cx.create(errand.clone());
    let made = app
        .engine
        .transact(&TestApp::full_rights(), "an errand", creation)
        .await
        .unwrap();
    let ctx = app.ctx(whose).await;
    app.act(&ctx, "errands.send", json!({"id": made.id})).await.unwrap()
}

/// The open step of an errand.
pub(super) async fn open_step(app: &TestApp, errand: &Json) -> Document {
    let id = errand["$id"].as_str().unwrap().to_owned();
    let found = app.read(move |cx| {
        let errand = cx.need(&ERRANDS, &id)?;
        super::step::open_of(cx, &errand)
    });
    found.await.expect("a step waits")
}

pub(super) async fn decide(app: &TestApp, ctx: &RequestContext, errand: &Json, decision: &str) -> Result<Json> {
    let step = open_step(app, errand).await;
    let word = json!({"ids": [step.id], "decision": decision, "reason": "Nécessité de service"});
    app.act(ctx, "approvals.decide", word).await
}

pub(super) async fn state(app: &TestApp, errand: &Json) -> (String, String, Vec<String>) {
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

pub(super) fn state_of(status: &str, step: &str, actors: &[&str]) -> (String, String, Vec<String>) {
    (
        status.to_owned(),
        step.to_owned(),
        actors.iter().map(|one| (*one).to_owned()).collect(),
    )
}
