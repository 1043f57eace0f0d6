//! What waits for somebody, how a request stands, and who would be asked.

use std::collections::BTreeMap;

use engine::{Act, Allowed, Cx, Extension, inputs};
use schema::{Attr, Decimal, Document, Field, Id, Instant, Label, Order, Path, Query, Result, Tone};
use serde_json::json;

use super::actor::APPROVES;
use super::answer::{
    ApprovalChain, ApprovalStep, ApprovalStepToCome, PendingApproval, PendingApprovals, PendingOpinion, StepHead,
    SupposedApprovalChain,
};
use super::chain::{actors, actors_of, steps_for};
use super::notice::INBOX;
use super::question::{AskedOpinion, opinions};
use super::rule::approver::StepRule;
use super::step::{
    ACTORS, APPROVALS, ASKED, DECIDED_AT, DECIDED_BY, DECISION, DUE_AT, EMPLOYEE, ESCALATED, MANAGER_TYPE,
    ON_BEHALF_OF, OPENED_AT, PURPOSE, REASON, SAME_AS, SIGNATURE, STEP, STEP_NO, SUBJECT, SUBJECT_COLLECTION, Verdict,
    all_of, frozen,
};
use super::{Approvable, Topic, approvable};
use crate::answered_word::AnsweredWord;
use crate::home::portal::OwnPart;
use crate::home::task::Task;
use crate::people;
use crate::people::employee::EMPLOYEES;
use crate::people::user::{self, USERS};
use crate::signature::{self, SIGNATURES};

inputs! {
    /// A page of what waits.
    pub(super) struct PageAsked {
        /// How many at most; 25 unless it is said, 50 at most.
        limit: Option<u64> = may("limit"),
        /// Behind so many.
        offset: Option<u64> = may("offset"),
    }
    /// A document that is decided.
    pub(super) struct Matter {
        /// Its collection.
        collection: String = need("collection"),
        /// Its id.
        id: Id = need("id"),
    }
    /// Whose request would go which way.
    pub(super) struct Supposed {
        /// The collection of the request.
        subject: String = need("subject"),
        /// Whose it would be.
        employee: Id = need("employeeId"),
        /// Of which type.
        kind: Option<String> = may("type"),
        /// For how many days.
        days: Option<u64> = may("days"),
    }
}

/// A page that somebody reads at once.
const PAGE: u64 = 25;
/// No page is longer: so many are signed together.
const LONGEST_PAGE: u64 = 50;

/// What waits for the caller.
pub(super) const PENDING: Act<PageAsked, PendingApprovals> = Act::read("approvals.pending", Allowed::Users, pending);
/// For whoever may read the document.
pub(super) const TIMELINE: Act<Matter, ApprovalChain> = Act::read("approvals.timeline", Allowed::Users, timeline);
/// One's own, or anybody's for human resources.
pub(super) const PREVIEW: Act<Supposed, SupposedApprovalChain> =
    Act::read("approvals.preview", Allowed::Users, preview);

/// What waits for a word.
pub(super) static TASKS: &[Extension] = &[
    &OWN_PART,
    &Task {
        id: "approvals.pending",
        label: Label::new("طلبات في انتظار قراركم", "Demandes à décider", "Requests to decide"),
        tone: Tone::Warn,
        link: INBOX,
        count: |cx| match &cx.who().user {
            Some(user) => cx.count(&APPROVALS, waiting_for(user)),
            None => Ok(0),
        },
    },
];

/// `{pending, questions}`: how much waits for the decision of an employee, and for their opinion.
static OWN_PART: OwnPart = OwnPart {
    id: APPROVALS.id,
    content: |cx, _| {
        let Some(user) = cx.who().user.clone() else {
            return Ok(json!({ "pending": 0, "questions": 0 }));
        };
        let asked = cx.all(&APPROVALS, [DECISION.eq(Verdict::Pending), ASKED.contains([&user])])?;
        let questions = asked.iter().map(|step| Ok(open_questions(step, &user)?.len()));
        let questions = questions.sum::<Result<usize>>()?;
        Ok(json!({ "pending": cx.count(&APPROVALS, waiting_for(&user))?, "questions": questions }))
    },
};

fn waiting_for(user: &str) -> [schema::Filter; 2] {
    [DECISION.eq(Verdict::Pending), ACTORS.contains([user])]
}

fn pending(cx: &Cx<'_>, asked: &PageAsked) -> Result<PendingApprovals> {
    let Id(user) = user::caller(cx)?;
    let by_due = Path {
        via: None,
        attr: Attr::Field(APPROVALS.need(DUE_AT)?),
    };
    let query = Query {
        filters: waiting_for(&user).to_vec(),
        orders: vec![Order::ascending(by_due)],
        limit: Some(asked.limit.unwrap_or(PAGE).min(LONGEST_PAGE)),
        offset: asked.offset.unwrap_or(0),
        is_counted: true,
        ..Query::default()
    };
    let (steps, total) = cx.page(&APPROVALS, &query)?;
    let names = Names::of_steps(cx, &steps)?;
    let subjects = subjects_of(cx, &steps)?;
    let mut rows = Vec::with_capacity(steps.len());
    for step in &steps {
        let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
        let Some(subject) = subjects.get(&(of.of.id, step.need(SUBJECT)?)) else {
            continue;
        };
        rows.push(PendingApproval {
            head: head(cx, of, step, &names)?,
            shown: (of.shown)(cx, subject)?,
            link: subject.of.page_of(&subject.id),
        });
    }
    Ok(PendingApprovals {
        total,
        approvals: rows,
        questions: questions(cx, &user)?,
    })
}

/// What these steps are about, by collection and id: one read of each collection.
fn subjects_of(cx: &Cx<'_>, steps: &[Document]) -> Result<BTreeMap<(&'static str, String), Document>> {
    let mut wanted: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for step in steps {
        let ids = wanted.entry(step.need(SUBJECT_COLLECTION)?).or_default();
        ids.push(step.need(SUBJECT)?);
    }
    let mut found = BTreeMap::new();
    for (collection, ids) in wanted {
        let of = approvable(cx, &collection)?.of;
        let subjects = cx.many(of, &ids)?;
        found.extend(subjects.into_iter().map(|one| ((of.id, one.id.clone()), one)));
    }
    Ok(found)
}

/// What identifies a step to who decides it.
fn head(cx: &Cx<'_>, of: &Approvable, step: &Document, names: &Names) -> Result<StepHead> {
    let employee = step.get(EMPLOYEE);
    let Instant(opened_at) = step.need(OPENED_AT)?;
    Ok(StepHead {
        id: step.id.clone(),
        collection: of.of.id,
        subject_id: step.need(SUBJECT)?,
        what: of.of.one.text(cx.lang()),
        purpose: AnsweredWord(step.need(PURPOSE)?),
        step: AnsweredWord(step.need(STEP)?),
        employee: employee.as_ref().map(|id| names.employee(id)),
        employee_id: employee.map(|Id(id)| id),
        manager_type: step.get(MANAGER_TYPE).map(AnsweredWord),
        opened_at: schema::wire_instant(opened_at),
        due_at: moment(step, DUE_AT),
        escalated: step.get(ESCALATED) == Some(true),
    })
}

/// The opinions that the caller was asked for and has not given.
fn questions(cx: &Cx<'_>, user: &str) -> Result<Vec<PendingOpinion>> {
    let steps = cx.all(&APPROVALS, [DECISION.eq(Verdict::Pending), ASKED.contains([user])])?;
    let names = Names::of_steps(cx, &steps)?;
    let mut found = Vec::new();
    for step in &steps {
        let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
        for one in open_questions(step, user)? {
            found.push(PendingOpinion {
                head: head(cx, of, step, &names)?,
                question: one.question,
                asked_at: one.at,
            });
        }
    }
    Ok(found)
}

/// What somebody was asked at a step and has not answered.
fn open_questions(step: &Document, user: &str) -> Result<Vec<AskedOpinion>> {
    let mut all = opinions(step)?.unwrap_or_default();
    all.retain(|one| one.waits_for(user));
    Ok(all)
}

fn timeline(cx: &Cx<'_>, asked: &Matter) -> Result<ApprovalChain> {
    let of = approvable(cx, &asked.collection)?;
    let subject = cx.need_readable(of.of, asked.id.as_str())?;
    let steps = all_of(cx, &subject)?;
    let names = Names::of_steps(cx, &steps)?;
    let mut rows = Vec::with_capacity(steps.len());
    for step in &steps {
        rows.push(chain_step(cx, of, step, &names)?);
    }
    let open = steps
        .iter()
        .rev()
        .find(|step| step.get(DECISION) == Some(Verdict::Pending));
    let then = open.map(|step| frozen(step).1).unwrap_or_default();
    let employee = subject.need(of.employee)?;
    let then = then.iter().map(|step| step_to_come(cx, of, &employee, step));
    Ok(ApprovalChain {
        steps: rows,
        then: then.collect::<Result<Vec<ApprovalStepToCome>>>()?,
    })
}

fn chain_step(cx: &Cx<'_>, of: &Approvable, step: &Document, names: &Names) -> Result<ApprovalStep> {
    let is_open = step.get(DECISION) == Some(Verdict::Pending);
    let actors = if is_open {
        actors_of(cx, of, step)?.users
    } else {
        Vec::new()
    };
    let user = cx.who().user.clone().map(Id);
    let is_own = user.as_ref().is_some_and(|user| actors.contains(user));
    // What deciders ask one another is not for the asker.
    let sees_opinions = is_own || cx.who().holds_permission(APPROVES);
    Ok(ApprovalStep {
        head: head(cx, of, step, names)?,
        step_no: step.need(STEP_NO)?,
        decision: AnsweredWord(step.get(DECISION).unwrap_or(Verdict::Pending)),
        decided_by: step.get(DECIDED_BY).map(|by| names.user(&by)),
        on_behalf_of: step.get(ON_BEHALF_OF).map(|head| names.employee(&head)),
        decided_at: moment(step, DECIDED_AT),
        reason: step.get(REASON),
        same_as_step: step.get(SAME_AS),
        signature_id: step.get(SIGNATURE).map(|Id(id)| id),
        is_genuine: is_genuine(cx, step)?,
        actors: user_names(cx, &actors)?,
        is_mine: is_own,
        opinions: if sees_opinions { opinions(step)? } else { None },
    })
}

/// Whether the word of a step is still what was signed; nothing where nobody signed.
fn is_genuine(cx: &Cx<'_>, step: &Document) -> Result<Option<bool>> {
    let Some(Id(id)) = step.get(SIGNATURE) else {
        return Ok(None);
    };
    let signed = cx.get(&SIGNATURES, &id)?;
    signed.map(|signed| signature::is_genuine(cx, &signed)).transpose()
}

fn preview(cx: &Cx<'_>, asked: &Supposed) -> Result<SupposedApprovalChain> {
    let of = approvable(cx, &asked.subject)?;
    let is_own = cx.who().employee.as_deref() == Some(asked.employee.as_str());
    if !is_own && !cx.who().holds_permission(people::READ) {
        return Err(schema::error_codes::UNAUTHORIZED.into());
    }
    let employee = cx.need(&EMPLOYEES, asked.employee.as_str())?;
    let days = asked
        .days
        .map(|days| i64::try_from(days).unwrap_or(i64::MAX).saturating_mul(100));
    let topic = Topic {
        kind: asked.kind.clone(),
        days: days.map(Decimal),
    };
    let steps = steps_for(cx, of, &employee, &topic)?;
    let steps = steps.iter().map(|step| step_to_come(cx, of, &asked.employee, step));
    Ok(SupposedApprovalChain {
        steps: steps.collect::<Result<Vec<ApprovalStepToCome>>>()?,
    })
}

/// A step that is still to come, and who would be asked today.
fn step_to_come(cx: &Cx<'_>, of: &Approvable, employee: &Id, step: &StepRule) -> Result<ApprovalStepToCome> {
    let found = actors(cx, of, employee, step, false)?;
    Ok(ApprovalStepToCome {
        step: AnsweredWord(step.by.stage()),
        rule: step.clone(),
        days: step.days,
        actors: user_names(cx, &found.users)?,
        manager_type: found.manager_type.map(AnsweredWord),
    })
}

fn moment(step: &Document, at: Field<Instant>) -> Option<String> {
    step.get(at).map(|Instant(at)| schema::wire_instant(at))
}

/// What a user is called: as an employee where they are one.
pub(super) fn user_name(cx: &Cx<'_>, user: &Id) -> Result<String> {
    Ok(user_names(cx, std::slice::from_ref(user))?.pop().unwrap_or_default())
}

/// What these users are called, in their order.
fn user_names(cx: &Cx<'_>, users: &[Id]) -> Result<Vec<String>> {
    let names = Names::of(cx, users, &[])?;
    Ok(users.iter().map(|user| names.user(user)).collect())
}

/// What people are called in the language of who looks.
struct Names(BTreeMap<String, String>);

impl Names {
    fn of_steps(cx: &Cx<'_>, steps: &[Document]) -> Result<Names> {
        let users: Vec<Id> = steps.iter().filter_map(|step| step.get(DECIDED_BY)).collect();
        let mut employees: Vec<Id> = steps.iter().filter_map(|step| step.get(EMPLOYEE)).collect();
        employees.extend(steps.iter().filter_map(|step| step.get(ON_BEHALF_OF)));
        Names::of(cx, &users, &employees)
    }

    fn of(cx: &Cx<'_>, users: &[Id], employees: &[Id]) -> Result<Names> {
        let texts = |ids: &[Id]| ids.iter().map(|Id(id)| id.clone()).collect::<Vec<String>>();
        let users = cx.many(&USERS, &texts(users))?;
        let mut wanted = texts(employees);
        wanted.extend(
            users
                .iter()
                .filter_map(|user| user.get(user::EMPLOYEE))
                .map(|Id(id)| id),
        );
        wanted.sort();
        wanted.dedup();
        let found = cx.many(&EMPLOYEES, &wanted)?;
        let mut names: BTreeMap<String, String> = found.iter().map(|one| (one.id.clone(), title(cx, one))).collect();
        for user in &users {
            let employee = user.get(user::EMPLOYEE).and_then(|Id(id)| names.get(&id).cloned());
            names.insert(user.id.clone(), employee.unwrap_or_else(|| title(cx, user)));
        }
        Ok(Names(names))
    }

    fn user(&self, Id(id): &Id) -> String {
        self.0.get(id).cloned().unwrap_or_default()
    }

    fn employee(&self, id: &Id) -> String {
        self.user(id)
    }
}

fn title(cx: &Cx<'_>, document: &Document) -> String {
    crate::home::content::title_in(document, cx.lang())
}
