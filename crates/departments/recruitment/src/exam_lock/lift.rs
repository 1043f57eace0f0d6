//! Anonymity is lifted by one act, logged and signed, after the lock only: from then on copies, marks and candidates are one.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use platform::signature;
use schema::{Document, Id, Instant, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::minima::presides;
use super::{LIFTED_AT, LOCKED_AT, LockPhase, TABLE_HASH, fill, lock_of, wording};
use crate::permission::SECRETARIAT;
use crate::recruitment::subject;
use crate::signing_once::sign_once;

error_codes! {
    NOT_LOCKED = "marks_not_locked", conflict => "لا ترفع السرية إلا بعد إقفال النقط", "L’anonymat ne se lève qu’après la clôture des notes", "Anonymity is lifted after the marks are locked only";
    NOT_ALLOWED = "lift_not_allowed", 403 => "رفع السرية من اختصاص كتابة المباراة أو رئيس(ة) اللجنة", "L’anonymat est levé par le secrétariat ou le président de la commission", "Anonymity is lifted by the secretariat or the chair of the committee";
}

/// What a signature of a lifting says that it is for.
const SIGNED_LIFT: &str = "recruitments.lift";
/// Lifts the anonymity of the written copies. Run again it finishes what was left.
pub(super) const LIFT: Act<LiftOrder, LiftedAnonymity> =
    Act::long(SIGNED_LIFT, wording::LIFT, Allowed::Users, lift).with_subject(ON);

/// Anonymity that was lifted, with the counts once the grades stand.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LiftedAnonymity {
    lifted_at: String,
    passed: Option<u64>,
    failed: Option<u64>,
    absent: Option<u64>,
}

/// An exam whose written marks are locked, for the secretariat or the president.
const ON: Subject = subject::exam(&[
    Guard::Part(Check {
        reads: &[],
        check: |cx, exam| {
            if cx.who().holds_permission(SECRETARIAT) || presides(cx, exam)? {
                return Ok(());
            }
            Err(NOT_ALLOWED.into())
        },
    }),
    Guard::Check(Check {
        reads: &[],
        check: |cx, exam| locked(cx, exam).map(drop),
    }),
]);

inputs! {
    /// An exam whose anonymity is lifted.
    pub(super) struct LiftOrder {
        /// The exam.
        id: Id = need("id"),
    }
}

fn lift(engine: Engine, ctx: RequestContext, order: LiftOrder) -> BoxFuture<LiftedAnonymity> {
    Box::pin(async move {
        let begin = move |cx: &mut Cx<'_>| begin_lifting(cx, &order.id);
        let (fill_order, at) = engine.transact(&ctx, SIGNED_LIFT, begin).await?;
        // Lifted it is; what could not be counted now the job fills.
        let counts = fill::FILL.leave(fill::run(&engine, &fill_order).await);
        Ok(LiftedAnonymity {
            lifted_at: schema::wire_instant(at.0),
            passed: counts.map(|all| all.passed),
            failed: counts.map(|all| all.failed),
            absent: counts.map(|all| all.absent),
        })
    })
}

/// The lock of the written marks.
fn locked(cx: &Cx<'_>, exam: &Document) -> Result<Document> {
    let lock = lock_of(cx, &Id(exam.id.clone()), LockPhase::Written)?;
    lock.filter(|lock| lock.get(LOCKED_AT).is_some())
        .ok_or_else(|| NOT_LOCKED.into())
}

fn begin_lifting(cx: &mut Cx<'_>, exam: &Id) -> Result<(fill::FillOrder, Instant)> {
    signature::require_open(cx)?;
    let exam = subject::admit_by_seat(cx, ON, exam)?;
    let lock = locked(cx, &exam)?;
    let order = fill::FillOrder {
        exam: exam.id.clone(),
        phase: "written".to_owned(),
    };
    if let Some(at) = lock.get(LIFTED_AT) {
        return Ok((order, at));
    }
    let shown: Json = json!({"recruitmentId": exam.id, "lockId": lock.id, "tableHash": lock.get(TABLE_HASH)});
    sign_once(cx, &exam, SIGNED_LIFT, shown)?;
    let at = cx.moment();
    cx.update(lock.with(LIFTED_AT, at))?;
    cx.later(&fill::FILL, &exam.id, &order, None)?;
    Ok((order, at))
}
