//! Whoever decides may ask somebody for an opinion first: it is given once, and decides nothing.

use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Error, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chain::actors_of;
use super::step::{APPROVALS, ASKED, DECISION, OPINIONS, SUBJECT_COLLECTION, Verdict};
use super::{approvable, decide, notice, wording};
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

/// By whoever decides the step.
pub(super) const ASK: Act<OpinionAsked, OpinionNoted> = Act::run("approvals.ask", wording::ASK, Allowed::Users, ask);
/// By whoever was asked, once.
pub(super) const ANSWER: Act<Opinion, OpinionNoted> =
    Act::run("approvals.answer", wording::ANSWER, Allowed::Users, answer);

/// An opinion was asked for or given: there is nothing else to tell.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpinionNoted {}

/// An opinion that was asked for at a step.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AskedOpinion {
    /// Who was asked, in `users`.
    to: String,
    /// Who asks, in `users`.
    by: String,
    pub question: String,
    pub at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answered_at: Option<String>,
}

impl AskedOpinion {
    /// Whether it waits for that user's word.
    pub fn waits_for(&self, user: &str) -> bool {
        self.to == user && self.answer.is_none()
    }
}

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

fn ask(cx: &mut Cx<'_>, given: &OpinionAsked) -> Result<OpinionNoted> {
    let by = user::caller(cx)?;
    let step = open_step(cx, &given.id)?;
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    if !actors_of(cx, of, &step)?.users.contains(&by) {
        return Err(decide::NOT_YOURS.into());
    }
    let asked = whom(cx, given)?;
    let mut opinions = opinions(&step)?.unwrap_or_default();
    if opinions.len() >= MOST {
        return Err(error_codes::TOO_LARGE.into());
    }
    opinions.push(AskedOpinion {
        to: asked.id.clone(),
        by: by.0,
        question: given.question.clone(),
        at: schema::wire_instant(cx.now()),
        answer: None,
        answered_at: None,
    });
    let mut all = step.get(ASKED).unwrap_or_default();
    all.push(Id(asked.id.clone()));
    all.dedup();
    let params = notice::params(cx, of, &step)?.with("question", &given.question);
    cx.update(with_opinions(step.with(ASKED, all), &opinions)?)?;
    notify(
        cx,
        &Notice::new(&notice::ASKED, vec![asked.id], params).link(notice::INBOX),
    )?;
    Ok(OpinionNoted {})
}

fn answer(cx: &mut Cx<'_>, given: &Opinion) -> Result<OpinionNoted> {
    let Id(by) = user::caller(cx)?;
    let step = open_step(cx, &given.id)?;
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    let mut opinions = opinions(&step)?.unwrap_or_default();
    let own = opinions.iter_mut().find(|one| one.waits_for(&by));
    let own = own.ok_or(decide::NOT_YOURS)?;
    own.answer = Some(given.opinion.clone());
    own.answered_at = Some(schema::wire_instant(cx.now()));
    let to = own.by.clone();
    let params = notice::params(cx, of, &step)?.with("answer", &given.opinion);
    cx.update(with_opinions(step, &opinions)?)?;
    notify(
        cx,
        &Notice::new(&notice::ANSWERED, vec![to], params).link(notice::INBOX),
    )?;
    Ok(OpinionNoted {})
}

/// What was asked at a step; none where nobody was.
pub(super) fn opinions(step: &Document) -> Result<Option<Vec<AskedOpinion>>> {
    let all = step.get(OPINIONS).unwrap_or_default();
    serde_json::from_value(all).map_err(|error| Error::fault("reading opinions", error))
}

fn with_opinions(step: Document, opinions: &[AskedOpinion]) -> Result<Document> {
    let all = serde_json::to_value(opinions).map_err(|error| Error::fault("writing opinions", error))?;
    Ok(step.with(OPINIONS, all))
}
