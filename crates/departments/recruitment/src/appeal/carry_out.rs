//! An accepted appeal is carried out by another person than who decided it: everything is computed anew, and whom it moves is shown
//! before. Nobody who was announced as hired is moved; who comes before them gets the next free post, or a post more by a decision
//! (decision 36). What the appeal gives is all that the ordinary way gives: number, mark, state, presence (decision 73).

use engine::doc::Mode;
use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, JobKind, RequestContext, Rights, Subject, inputs};
use jiff::SignedDuration;
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use platform::people::user;
use platform::signature;
use schema::{Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::authority::{authority_of, gives_no_mark};
use super::effect::{self, AppealMove, Effect};
use super::paper::minutes::MINUTES;
use super::{
    ABOUT, APPEALS, AppealState, CANDIDATE, CARRIED_OUT_AT, CARRIED_OUT_BY, CARRIED_OUT_RUN, DECIDED_BY, DOC_ID,
    EXECUTOR, FILE, FIRST_DECIDED_BY, MOVED, POST_DECISION, STATE, wording,
};
use crate::candidate::{self, CANDIDATES};
use crate::off_writer;
use crate::ranking_run::compute;
use crate::recruitment::{self, RECRUITMENTS, applicant_mail};
use crate::signing_once::sign_once;

error_codes! {
    NOT_ACCEPTED = "appeal_not_accepted", conflict => "لا ينفذ إلا تظلم مقبول لم ينفذ بعد", "Seul un recours accepté et non encore exécuté s’exécute", "Only an accepted appeal that was not carried out yet is carried out";
    NOT_EXECUTOR = "appeal_carried_out_by_another", 403 => "ينفذ التظلم شخص آخر من اللجنة نفسها غير من بت فيه ومن قرر أول مرة", "Le recours est exécuté par une autre personne de la même commission que celle qui a tranché, et qui n’a pas décidé la première fois", "The appeal is carried out by another person of the same committee than who decided it, who did not decide first";
}

/// What a signature of an execution says that it is for.
const SIGNED_EXECUTION: &str = "appeals.carryOut";
/// Carries out an appeal; signed.
pub(super) const CARRY_OUT: Act<Execution, CarriedOutAppeal> =
    Act::long(SIGNED_EXECUTION, wording::CARRY_OUT, Allowed::Users, carry_out).with_subject(TO_CARRY_OUT);

/// Whom an appeal moves, and what came of it once it is carried out.
#[derive(Serialize, JsonSchema)]
pub(super) struct CarriedOutAppeal {
    moved: Vec<AppealMove>,
    #[serde(flatten)]
    outcome: Option<ExecutionOutcome>,
}

/// What came of an execution.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ExecutionOutcome {
    /// The ranking that was computed again, where one stood.
    run_id: Option<String>,
    carried_out_at: String,
    /// The minutes.
    paper: IssuedPaper,
}

const TO_CARRY_OUT: Subject = Subject::new(
    || &APPEALS,
    &[
        Guard::Check(Check {
            reads: &[DECIDED_BY.def, FIRST_DECIDED_BY.def],
            check: has_not_decided,
        }),
        Guard::Check(Check {
            reads: &[ABOUT.def],
            check: |cx, appeal| gives_no_mark(cx, appeal, NOT_EXECUTOR),
        }),
        Guard::Part(Check {
            reads: &[],
            check: |cx, appeal| authority_of(cx, appeal, NOT_EXECUTOR).map(drop),
        }),
        Guard::While(
            schema::all(&[STATE.is(AppealState::Accepted.wire()), CARRIED_OUT_AT.is_unset()]),
            NOT_ACCEPTED,
        ),
    ],
);

inputs! {
    /// An appeal that is carried out.
    pub(super) struct Execution {
        /// The appeal.
        id: Id = need("id"),
        /// Why so.
        reason: String = need("reason"),
        /// The decision of a post more for whoever appealed.
        post: Option<String> = may("decisionRef"),
        /// Whether to show alone whom it would move.
        preview: bool = flag("preview"),
    }
}

fn carry_out(engine: Engine, ctx: RequestContext, order: Execution) -> BoxFuture<CarriedOutAppeal> {
    Box::pin(async move {
        let look = order.clone();
        let moved = engine.read_as(&ctx, move |cx| preview(cx, &look)).await?;
        if order.preview {
            return Ok(CarriedOutAppeal { moved, outcome: None });
        }
        let home = engine.home().unwrap_or_default().to_owned();
        let (id, reason, wanted) = (order.id.clone(), order.reason.clone(), order.clone());
        let read = move |cx: &Cx<'_>| {
            let appeal = executable(cx, &wanted.id)?;
            let effect = effect::of(cx, &appeal, wanted.post.is_some())?;
            Ok((effect.exam.clone(), effect))
        };
        let write = move |cx: &mut Cx<'_>, effect: &Effect| execute(cx, &order, effect, &home);
        let (at, paper) = off_writer::work_out(&engine, &ctx, SIGNED_EXECUTION, read, write).await?;
        let run = FOLLOW.leave(follow(&engine, &ctx, &FollowOrder { appeal: id.0, reason }).await);
        let outcome = ExecutionOutcome {
            run_id: run.flatten(),
            carried_out_at: at,
            paper: issue_answer(&engine, &paper).await,
        };
        Ok(CarriedOutAppeal {
            moved,
            outcome: Some(outcome),
        })
    })
}

/// The appeal, which the caller may carry out, and perhaps not read.
fn executable(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let appeal = cx.get(&APPEALS, id.as_str())?.ok_or(NOT_EXECUTOR)?;
    TO_CARRY_OUT.check(cx, &appeal)?;
    Ok(appeal)
}

/// Refuses whoever decided the appeal, or what is appealed against.
fn has_not_decided(cx: &Cx<'_>, appeal: &Document) -> Result<()> {
    let user = user::caller(cx)?;
    let has_decided_first = appeal.get(FIRST_DECIDED_BY).unwrap_or_default().contains(&user);
    if has_decided_first || appeal.get(DECIDED_BY) == Some(user) {
        return Err(NOT_EXECUTOR.into());
    }
    Ok(())
}

/// Whom it would move.
fn preview(cx: &Cx<'_>, order: &Execution) -> Result<Vec<AppealMove>> {
    let appeal = executable(cx, &order.id)?;
    Ok(effect::of(cx, &appeal, order.post.is_some())?.moved)
}

/// The appellant's own mark, grade, state or presence; ranks follow by a ranking, and everybody's word by an announcement.
fn execute(cx: &mut Cx<'_>, order: &Execution, effect: &Effect, home: &str) -> Result<(String, Document)> {
    let appeal = executable(cx, &order.id)?;
    signature::require_open(cx)?;
    let (user, authority) = (user::caller(cx)?, authority_of(cx, &appeal, NOT_EXECUTOR)?);
    let changes = effect::apply(cx, &appeal, effect, &user)?;
    let at = cx.moment();
    // What an effect wrote of the appeal itself stays.
    let mut row = cx
        .need(&APPEALS, &appeal.id)?
        .with(CARRIED_OUT_AT, at)
        .with(CARRIED_OUT_BY, user)
        .with(
            MOVED,
            json!({"changes": changes, "moved": effect.moved, "reason": order.reason.trim()}),
        );
    row.set_or_clear(EXECUTOR, authority.seat().map(|seat| Id(seat.id.clone())));
    row.set_or_clear(POST_DECISION, order.post.clone());
    let row = cx.update(row)?;
    let shown = json!({"appealId": row.id, "moved": effect.moved, "decisionRef": order.post,
        "reason": order.reason.trim()});
    sign_once(cx, &row, SIGNED_EXECUTION, shown)?;
    applicant_mail::notify_applicant(cx, row.need(CANDIDATE)?.as_str())?;
    let minutes = PaperOrder {
        kind: &MINUTES,
        mode: Mode::Both,
        home,
        subject: &row,
        letter: None,
    };
    let paper = issue_paper(cx, &minutes)?;
    let row = cx.update(row.with(DOC_ID, paper.need(issued::DOC_ID)?))?;
    let rest = FollowOrder {
        appeal: row.id.clone(),
        reason: order.reason.clone(),
    };
    cx.later(&FOLLOW, &row.id, &rest, Some(at.0 + ACT_TAKES))?;
    Ok((schema::wire_instant(at.0), paper))
}

/// The rest of an execution, with the reason of whoever carried it out.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct FollowOrder {
    appeal: String,
    reason: String,
}

/// Does what follows an execution, where its act was cut off.
pub(super) static FOLLOW: JobKind<FollowOrder> = JobKind::long("appeals.follow", |engine, order| {
    Box::pin(async move {
        let run = follow(&engine, &house(), &order).await?;
        Ok(run.unwrap_or_else(|| "no ranking".to_owned()))
    })
});
/// The act itself is given so long before the job looks.
const ACT_TAKES: SignedDuration = SignedDuration::from_mins(2);

fn house() -> RequestContext {
    RequestContext::new(Rights::whole("job"))
}

/// The file of the minutes is named, and a ranking that stood is computed again. Done twice it is done once.
async fn follow(engine: &Engine, ctx: &RequestContext, order: &FollowOrder) -> Result<Option<String>> {
    let appeal = order.appeal.clone();
    let name = move |cx: &mut Cx<'_>| name_file(cx, &appeal);
    let appeal = engine.transact(&house(), SIGNED_EXECUTION, name).await?;
    match appeal.get(CARRIED_OUT_RUN) {
        Some(Id(run)) => Ok(Some(run)),
        None => rank_anew(engine, ctx, &appeal, order.reason.clone()).await,
    }
}

/// The appeal names the file of its minutes, which whoever carries it out may have no right to read: so the house does.
fn name_file(cx: &mut Cx<'_>, appeal: &str) -> Result<Document> {
    let appeal = cx.need(&APPEALS, appeal)?;
    if appeal.get(FILE).is_some() {
        return Ok(appeal);
    }
    let paper = cx.need(&AUTHENTIC_DOCUMENTS, &appeal.need(DOC_ID)?)?;
    cx.update(appeal.with(FILE, paper.need(issued::FILE)?))
}

/// A ranking that stood is computed again, for two people to sign anew; without one there is nothing to rank.
async fn rank_anew(engine: &Engine, ctx: &RequestContext, appeal: &Document, reason: String) -> Result<Option<String>> {
    let candidate = appeal.need(CANDIDATE)?;
    let exam_if_ranked = move |cx: &Cx<'_>| {
        let candidate = cx.need(&CANDIDATES, candidate.as_str())?;
        let exam = cx.need(&RECRUITMENTS, candidate.need(candidate::RECRUITMENT)?.as_str())?;
        Ok(exam.get(recruitment::CURRENT_RUN).map(|_| exam.id))
    };
    let Some(exam) = engine.read(exam_if_ranked).await? else {
        return Ok(None);
    };
    let run = compute(engine, ctx, &exam, Some(reason)).await?.run_id;
    let (named, id) = (run.clone(), appeal.id.clone());
    let name = move |cx: &mut Cx<'_>| {
        let appeal = cx.need(&APPEALS, &id)?;
        cx.update(appeal.with(CARRIED_OUT_RUN, Id(named.clone()))).map(drop)
    };
    engine.transact(ctx, SIGNED_EXECUTION, name).await?;
    Ok(Some(run))
}
