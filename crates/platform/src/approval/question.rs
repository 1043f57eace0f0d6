//! Whoever decides may ask somebody for an opinion first: it is given once, and decides nothing.

use engine::{Action, Allowed, Cx, inputs};
use schema::{Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

use super::chain::actors_of;
use super::step::{APPROVALS, ASKED, DECISION, OPINIONS, SUBJECT_COLLECTION, Verdict};
use super::{approvable, decide, notice};
use crate::notice::{Notice, notify};
use crate::people::user::{self, USERS};

/// So many opinions are asked for at one step.
const MOST: usize = 10;

error_codes! {
    NO_ACCOUNT = "approval_no_account", invalid => "ليس لهذا الموظف(ة) حساب يجيب منه", "Cet agent n’a pas de compte pour répondre", "This employee has no account to answer from";
}

inputs! {
    /// A question.
    pub(super) struct OpinionAsked {
        /// The open step.
        id: Id = need("id"),
        /// Who is asked: a row of `users`.
        user: Option<Id> = may("userId"),
        /// Or an employee, by the account that is theirs.
        employee: Option<Id> = may("employeeId"),
        /// What is asked.
        question: String = need("question"),
    }
    /// An opinion.
    pub(super) struct Opinion {
        /// The open step.
        id: Id = need("id"),
        /// What is said.
        opinion: String = need("opinion"),
    }
}

/// `approvals.ask` → `{}`: by whoever decides the step.
pub(super) const ASK: Action<OpinionAsked> = Action::run("approvals.ask", Allowed::Users, ask);
/// `approvals.answer` → `{}`: by whoever was asked, once.
pub(super) const ANSWER: Action<Opinion> = Action::run("approvals.answer", Allowed::Users, answer);

/// The account of whoever is asked.
fn whom(cx: &Cx<'_>, given: &OpinionAsked) -> Result<Document> {
    let own = match &given.employee {
        Some(employee) => user::of_employee(cx, employee.as_str())?.into_iter().next(),
        None => None,
    };
    let user = given.user.as_ref().map(|Id(id)| id.clone()).or(own);
    match user {
        Some(user) => cx.need(&USERS, &user),
        None if given.employee.is_some() => Err(schema::Rejection::new(NO_ACCOUNT).field("employeeId").into()),
        None => Err(engine::input::missing_argument("userId")),
    }
}

/// A step that waits to be decided.
fn open_step(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let step = cx.need(&APPROVALS, id.as_str())?;
    if step.get(DECISION) != Some(Verdict::Pending) {
        return Err(decide::NOT_OPEN.into());
    }
    Ok(step)
}

fn ask(cx: &mut Cx<'_>, given: &OpinionAsked) -> Result<Json> {
    let by = user::caller(cx)?;
    let step = open_step(cx, &given.id)?;
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    if !actors_of(cx, of, &step)?.users.contains(&by) {
        return Err(decide::NOT_YOURS.into());
    }
    let asked = whom(cx, given)?;
    let mut opinions = opinions(&step);
    if opinions.len() >= MOST {
        return Err(error_codes::TOO_LARGE.into());
    }
    opinions.push(json!({
        "to": asked.id, "by": by.as_str(), "question": given.question, "at": schema::wire_instant(cx.now()),
    }));
    let mut all = step.get(ASKED).unwrap_or_default();
    all.push(Id(asked.id.clone()));
    all.dedup();
    let params = notice::params(cx, of, &step)?.with("question", &given.question);
    cx.update(step.with(ASKED, all).with(OPINIONS, Json::from(opinions)))?;
    notify(
        cx,
        &Notice::new(&notice::ASKED, vec![asked.id], params).link(notice::INBOX),
    )?;
    Ok(json!({}))
}

fn answer(cx: &mut Cx<'_>, given: &Opinion) -> Result<Json> {
    let Id(by) = user::caller(cx)?;
    let step = open_step(cx, &given.id)?;
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    let mut opinions = opinions(&step);
    let own = opinions
        .iter_mut()
        .find(|one| one["to"] == by && one["answer"].is_null());
    let own = own.ok_or(decide::NOT_YOURS)?;
    own["answer"] = given.opinion.clone().into();
    own["answeredAt"] = schema::wire_instant(cx.now()).into();
    let to = own["by"].as_str().unwrap_or_default().to_owned();
    let params = notice::params(cx, of, &step)?.with("answer", &given.opinion);
    cx.update(step.with(OPINIONS, Json::from(opinions)))?;
    notify(
        cx,
        &Notice::new(&notice::ANSWERED, vec![to], params).link(notice::INBOX),
    )?;
    Ok(json!({}))
}

fn opinions(step: &Document) -> Vec<Json> {
    let all = step.get(OPINIONS).unwrap_or_default();
    all.as_array().cloned().unwrap_or_default()
}
