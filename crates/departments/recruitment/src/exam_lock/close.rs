//! A phase is closed by two people, one after the other, each with a password of their own: the president and another member. What
//! they sign is the digest of the same table; the second signature makes the minutes, sealed. Table and minutes are worked out off
//! the writer.

use engine::doc::Mode;
use engine::input::{FromArgument, wrong_argument};
use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Rights, Subject, inputs};
use platform::papers::Facts;
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper_of};
use platform::papers::authentic_document::{self as issued};
use platform::people::user;
use platform::signature;
use schema::{Choice as _, Document, Error, Id, Instant, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::signer::{committees_of_work, is_complete, seat, take_signature};
use super::{
    COUNTS, DOC_ID, EXAM_LOCKS, FILE, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, RECRUITMENT, TABLE_HASH, fill,
    is_locked, is_reopened, lock_of, minutes, paper, table, wording,
};
use crate::committee::CommitteeKind;
use crate::grade_entry::members_of;
use crate::off_writer;
use crate::permission::SECRETARIAT;
use crate::recruitment::{self, subject};
use crate::signing_once::sign_once;

error_codes! {
    LOCKED = "marks_locked", conflict => "أقفلت النقط: لا تتغير إلا بتظلم مقبول", "Les notes sont closes\u{a0}: seul un recours accepté les change", "The marks are locked: an accepted appeal alone changes them";
    MARKS_MISSING = "marks_missing", conflict => "عدد النقط الناقصة: {count}", "Il manque {count} note(s)", "{count} mark(s) are missing";
    NOTHING_TO_LOCK = "lock_nothing", conflict => "لا شيء يقفل في هذه المرحلة", "Rien à clôturer dans cette phase", "There is nothing to lock in this phase";
    NOT_MEMBER = "lock_not_a_member", 403 => "يقفل المرحلة رئيس(ة) اللجنة وأحد أعضائها", "La phase est clôturée par le président de la commission et un membre", "The phase is locked by the chair of the committee and a member";
    /// The second signature is somebody else's, of the other quality.
    SAME_SIDE = "lock_needs_another", conflict => "وقعتم: ينتظر التوقيع الآخر", "Vous avez déjà signé\u{a0}: l’autre signature est attendue", "You have signed already: the other signature is awaited";
    BY_PRESENCE = "lock_by_presence", invalid => "يقفل الحضور من سجله", "Les présences se closent dans leur feuille", "Presence is closed in its own sheet";
    SECRETARIAT_LOCKS = "secretariat_locks_nothing", 403 => "كتابة المباراة لا تقفل النقط", "Le secrétariat ne clôture pas les notes", "The secretariat locks no marks";
}

/// What a signature of a lock says that it is for.
pub(super) const SIGNED_LOCK: &str = "examLocks.close";
/// Signs the lock of a phase.
pub(super) const CLOSE: Act<Closing, SignedLock> =
    Act::long(SIGNED_LOCK, wording::CLOSE, Allowed::Users, close).with_subject(ON);

/// A lock with the caller's signature.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SignedLock {
    lock: PhaseLock,
    /// Whether another signature is awaited.
    waits_for_second: bool,
    /// The minutes, once nobody's signature is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    paper: Option<IssuedPaper>,
}

/// What is told of a lock: whoever signs may have no right to read locks.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PhaseLock {
    id: String,
    recruitment_id: Option<String>,
    phase: Option<LockPhase>,
    table_hash: Option<String>,
    /// The seat of the president who signed.
    president_id: Option<String>,
    /// The seat of the member who signed.
    member_id: Option<String>,
    /// What was counted, which each phase counts in its own way.
    counts: Option<Json>,
    doc_id: Option<String>,
    file_id: Option<String>,
    locked_at: Option<String>,
}

impl PhaseLock {
    fn of(lock: &Document) -> Self {
        PhaseLock {
            id: lock.id.clone(),
            recruitment_id: lock.get(RECRUITMENT).map(|Id(id)| id),
            phase: lock.get(PHASE),
            table_hash: lock.get(TABLE_HASH),
            president_id: lock.get(PRESIDENT).map(|Id(id)| id),
            member_id: lock.get(MEMBER).map(|Id(id)| id),
            counts: lock.get(COUNTS),
            doc_id: lock.get(DOC_ID),
            file_id: lock.get(FILE).map(|Id(id)| id),
            locked_at: lock.get(LOCKED_AT).map(|Instant(at)| schema::wire_instant(at)),
        }
    }
}

/// An exam of which the caller may sign the table of some phase.
const ON: Subject = subject::exam(&[
    Guard::Part(Check {
        reads: &[],
        check: |cx, exam| sits_in_committee(cx, &Id(exam.id.clone())),
    }),
    Guard::Check(Check {
        reads: &[recruitment::CURRENT_RUN.def],
        check: has_table_to_sign,
    }),
]);

impl FromArgument for LockPhase {
    const SHAPE: Shape = Shape::Field(&EXAM_LOCKS, &PHASE.def);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = given.as_str().unwrap_or_default();
        let phase = LockPhase::ALL.iter().copied().find(|phase| phase.wire() == word);
        phase.map(Some).ok_or_else(|| wrong_argument(name, expected::NOT_EMPTY))
    }
}

inputs! {
    /// A phase that is closed.
    pub(super) struct Closing {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
        /// The phase.
        phase: LockPhase = need("phase"),
    }
}

fn close(engine: Engine, ctx: RequestContext, order: Closing) -> BoxFuture<SignedLock> {
    Box::pin(async move {
        let home = engine.home().unwrap_or_default().to_owned();
        let wanted = order.clone();
        let read = move |cx: &Cx<'_>| Ok((wanted.recruitment.clone(), work_out_lock(cx, &wanted)?));
        let sign = move |cx: &mut Cx<'_>, ready: &ReadyLock| sign_lock(cx, &order, ready, &home);
        let (row, paper) = off_writer::work_out(&engine, &ctx, SIGNED_LOCK, read, sign).await?;
        let lock = PhaseLock::of(&row);
        let Some(paper) = paper else {
            return Ok(SignedLock {
                lock,
                waits_for_second: true,
                paper: None,
            });
        };
        let id = row.id.clone();
        let name = move |cx: &mut Cx<'_>| minutes::name_file(cx, &cx.need(&EXAM_LOCKS, &id)?);
        minutes::NAME_FILE.leave(engine.transact(&house(), SIGNED_LOCK, name).await);
        if row.get(PHASE) == Some(LockPhase::Oral) {
            fill::FILL.leave(fill::run(&engine, &fill::FillOrder::of(&row)).await);
        }
        Ok(SignedLock {
            lock,
            waits_for_second: false,
            paper: Some(issue_answer(&engine, &paper).await),
        })
    })
}

/// A lock as it is with the caller's signature, and what its minutes say where that is the second.
struct ReadyLock {
    lock: Document,
    table: table::PhaseTable,
    minutes: Option<Facts>,
}

/// What the signature comes to: the table and the minutes of ten thousand rows.
fn work_out_lock(cx: &Cx<'_>, order: &Closing) -> Result<ReadyLock> {
    signature::require_open(cx)?;
    let (exam, phase) = (&order.recruitment, order.phase);
    let (mut lock, table) = lock_to_sign(cx, exam, phase)?;
    let mut minutes = None;
    if is_complete(cx, &lock, &committees_of_work(cx, exam, phase)?)? {
        lock.set(LOCKED_AT, cx.moment());
        minutes = Some((paper::MINUTES.facts)(cx, &lock)?);
    }
    Ok(ReadyLock { lock, table, minutes })
}

/// The lock of a phase with the signature of the caller, and the table that is signed.
fn lock_to_sign(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<(Document, table::PhaseTable)> {
    is_no_secretariat(cx)?;
    let (seat, user) = (seat(cx, exam, phase)?, user::caller(cx)?);
    let found = lock_of(cx, exam, phase)?;
    let is_closed = |lock: &Document| lock.get(LOCKED_AT).is_some();
    if phase != LockPhase::Ranking && is_locked(cx, exam, phase)? && !is_reopened(cx, exam, phase)? {
        return Err(LOCKED.into());
    }
    let table = table::of_phase(cx, exam, phase)?;
    // Another ranking, or a mark of who was there after all, is another lock.
    let is_same = |lock: &Document| is_closed(lock) && lock.get(TABLE_HASH).as_ref() == Some(&table.hash);
    if found.as_ref().is_some_and(is_same) {
        return Err(LOCKED.into());
    }
    let new = || {
        Document::new(&EXAM_LOCKS)
            .with(RECRUITMENT, exam.clone())
            .with(PHASE, phase)
    };
    let lock = found.filter(|lock| !is_closed(lock)).unwrap_or_else(new);
    Ok((take_signature(cx, lock, &seat, &user, &table)?, table))
}

fn is_no_secretariat(cx: &Cx<'_>) -> Result<()> {
    if cx.who().holds_permission(SECRETARIAT) {
        return Err(SECRETARIAT_LOCKS.into());
    }
    Ok(())
}

fn sits_in_committee(cx: &Cx<'_>, exam: &Id) -> Result<()> {
    is_no_secretariat(cx)?;
    let user = user::caller(cx)?;
    for kind in [CommitteeKind::Written, CommitteeKind::Oral] {
        if !members_of(cx, &user, exam, kind, None)?.is_empty() {
            return Ok(());
        }
    }
    Err(NOT_MEMBER.into())
}

/// Refuses where no table of the exam waits for the caller: as the phase does whose turn it is, of those that are theirs to close.
fn has_table_to_sign(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    use LockPhase::{Oral, Ranking, Written};
    let id = Id(exam.id.clone());
    let phases = if exam.get(recruitment::CURRENT_RUN).is_some() {
        [Ranking, Oral, Written]
    } else if is_locked(cx, &id, Written)? {
        [Oral, Written, Ranking]
    } else {
        [Written, Oral, Ranking]
    };
    let mut told = Err(NOT_MEMBER.into());
    for phase in phases {
        let tried = lock_to_sign(cx, &id, phase).map(drop);
        let is_theirs = told.as_ref().is_err_and(|told: &Error| !told.is(NOT_MEMBER));
        if tried.is_ok() || !is_theirs {
            told = tried;
        }
        if told.is_ok() {
            break;
        }
    }
    told
}

fn house() -> RequestContext {
    RequestContext::new(Rights::whole("job"))
}

/// One signature. → the lock, and the minutes once both stand.
fn sign_lock(cx: &mut Cx<'_>, order: &Closing, ready: &ReadyLock, home: &str) -> Result<(Document, Option<Document>)> {
    // Nothing of the exam has been written since it was found who signs.
    signature::require_open(cx)?;
    let (exam, table) = (&order.recruitment, &ready.table);
    let shown =
        json!({"recruitmentId": exam.0, "phase": order.phase.wire(), "tableHash": table.hash, "counts": table.counts});
    let lock = if ready.lock.id.is_empty() {
        cx.create(ready.lock.clone())?
    } else {
        cx.update(ready.lock.clone())?
    };
    sign_once(cx, &lock, SIGNED_LOCK, shown)?;
    let Some(facts) = &ready.minutes else {
        return Ok((lock, None));
    };
    let wanted = PaperOrder {
        kind: &paper::MINUTES,
        mode: Mode::Both,
        home,
        subject: &lock,
        letter: None,
    };
    let paper = issue_paper_of(cx, &wanted, facts.clone())?;
    let lock = cx.update(lock.with(DOC_ID, paper.need(issued::DOC_ID)?))?;
    cx.later(&minutes::NAME_FILE, &lock.id, &lock.id, None)?;
    if order.phase == LockPhase::Oral {
        cx.later(&fill::FILL, &lock.id, &fill::FillOrder::of(&lock), None)?;
    }
    Ok((lock, Some(paper)))
}
