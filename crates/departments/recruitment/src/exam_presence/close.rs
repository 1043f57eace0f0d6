//! The sheet of a test is closed by two members of the committee of invigilation, each with a password of their own: what they sign
//! is the digest of who was there. Whoever was not is absent, which is a fact and no mark (decision 26).

use std::collections::BTreeMap;

use engine::doc::Mode;
use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use platform::papers::authentic_document as issued;
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper_of};
use platform::papers::{Facts, canonical};
use platform::signature;
use schema::{Document, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::fill::{FILL, Filling};
use super::left_out::{self, LISTS_OUT, LeftOut};
use super::paper::MINUTES_KIND;
use super::scan::{BY_INVIGILATOR, IN_TURN, SHEET_IS_OPEN, TestOfExam, is_of_position, seat_of};
use super::{CANDIDATE, EXAM_PRESENCE_ROWS, PRESENT, TEST, wording};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{
    self, COUNTS, EXAM_LOCKS, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, REASON, TABLE_HASH, WITHOUT_REASON,
};
use crate::exam_test::{self, EXAM_TESTS};
use crate::off_writer;
use crate::presence_list::row::lists_out;
use crate::recruitment::subject::admit_by_seat;
use crate::signing_once::sign_once;

error_codes! {
    NEEDS_ANOTHER = "presence_needs_another", conflict => "وقعتم: ينتظر توقيع عضو آخر", "Vous avez déjà signé\u{a0}: la signature d’un autre membre est attendue", "You have signed already: another member's signature is awaited";
    NOBODY_SUMMONED = "presence_of_nobody", conflict => "لم يستدع أحد لهذا الاختبار", "Personne n’est convoqué à cette épreuve", "Nobody is summoned to this test";
}

inputs! {
    /// A test whose sheet is closed.
    pub(super) struct Closing {
        /// The test.
        test: Id = need("examTestId"),
        /// Why it is closed without the lists that devices have not given back, where there are any.
        without_reason: Option<String> = may_field("withoutReason", &EXAM_LOCKS, &WITHOUT_REASON),
    }
}

/// What a signature of a sheet says that it is for.
const SIGNED_SHEET: &str = "examPresence.close";
/// Signs the sheet of a test. A first signature of another table is void.
pub(super) const CLOSE: Act<Closing, SignedPresence> =
    Act::long(SIGNED_SHEET, wording::CLOSE, Allowed::Users, close).with_subject(ON);

/// A sheet with the caller's signature.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SignedPresence {
    present: usize,
    absent: usize,
    table_hash: String,
    /// Whether another signature is awaited.
    waits_for_second: bool,
    lock_id: String,
    /// The minutes, once both signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    paper: Option<IssuedPaper>,
}

/// A test whose sheet waits for the caller's signature.
const ON: Subject = Subject::new(
    || &EXAM_TESTS,
    &[
        BY_INVIGILATOR,
        IN_TURN,
        SHEET_IS_OPEN,
        Guard::Check(Check {
            reads: &[exam_test::RECRUITMENT.def],
            check: |cx, test| match sheet_to_sign(cx, &TestOfExam::of(test.clone())?, None) {
                // It may be closed without them.
                Err(refused) if refused.is(LISTS_OUT) => Ok(()),
                tried => tried.map(drop),
            },
        }),
    ],
);

/// Who was there, in one form.
pub(super) struct PresenceTable {
    present: usize,
    absent: usize,
    pub(super) hash: String,
    left_out: Option<LeftOut>,
}

/// What is signed beside who was there.
pub(super) enum SignedBeside<'r> {
    /// Nothing.
    Nothing,
    /// Why a closed sheet is corrected.
    Correction(&'r str),
    /// What the closing leaves out.
    LeftOut(LeftOut),
}

impl PresenceTable {
    /// What a lock keeps of it.
    pub(super) fn counts(&self) -> Json {
        let mut counts = json!({ "present": self.present, "absent": self.absent });
        if let Some(left_out) = &self.left_out {
            counts["without"] = left_out.names();
        }
        counts
    }

    /// What a signature answers, before its paper is printed.
    pub(super) fn answer(&self, lock: &Document, is_second: bool) -> SignedPresence {
        SignedPresence {
            present: self.present,
            absent: self.absent,
            table_hash: self.hash.clone(),
            waits_for_second: !is_second,
            lock_id: lock.id.clone(),
            paper: None,
        }
    }
}

/// Everybody who is summoned to a test, by their number, and whether they came.
fn rows_of(cx: &Cx<'_>, open: &TestOfExam, corrected: &BTreeMap<String, bool>) -> Result<Vec<(String, bool)>> {
    let summoned = [
        candidate::RECRUITMENT.eq(open.exam.clone()),
        candidate::STATUS.eq(open.summoned),
    ];
    let came = cx.all(&EXAM_PRESENCE_ROWS, [TEST.eq(&open.test.id), PRESENT.eq(true)])?;
    let came: std::collections::HashSet<String> = came
        .iter()
        .filter_map(|row| row.get(CANDIDATE))
        .map(|id| id.0)
        .collect();
    let people = cx.all(&CANDIDATES, summoned)?;
    let rows = people
        .iter()
        .filter(|one| is_of_position(&open.test, one))
        .map(|one| {
            (
                one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(),
                corrected.get(&one.id).copied().unwrap_or(came.contains(&one.id)),
            )
        })
        .collect();
    Ok(rows)
}

/// Everybody who is summoned to a test, by their number, and whether they came: as it was recorded, or as `corrected` says of
/// some.
pub(super) fn table(
    cx: &Cx<'_>,
    open: &TestOfExam,
    corrected: &BTreeMap<String, bool>,
    beside: SignedBeside<'_>,
) -> Result<PresenceTable> {
    let mut rows = rows_of(cx, open, corrected)?;
    rows.sort_unstable();
    let present = rows.iter().filter(|(_, is_present)| *is_present).count();
    let told: Json = rows
        .iter()
        .map(|(number, is_present)| json!([number, is_present]))
        .collect();
    let mut signed = json!({ "examTestId": open.test.id, "rows": told });
    let mut left_out = None;
    match beside {
        SignedBeside::Nothing => {}
        SignedBeside::Correction(reason) => signed["reason"] = json!(reason),
        SignedBeside::LeftOut(lists) => {
            signed["without"] = lists.signed_json();
            left_out = Some(lists);
        }
    }
    Ok(PresenceTable {
        present,
        absent: rows.len() - present,
        hash: accounts::content_hash(&canonical(&signed)),
        left_out,
    })
}

fn close(engine: Engine, ctx: RequestContext, given: Closing) -> BoxFuture<SignedPresence> {
    Box::pin(async move {
        let wanted = given.clone();
        let read = move |cx: &Cx<'_>| work_out_sheet(cx, &wanted);
        let home = engine.home().unwrap_or_default().to_owned();
        let sign = move |cx: &mut Cx<'_>, ready: &ReadySheet| sign_sheet(cx, &given.test, ready, &home);
        let (signed, paper) = off_writer::work_out(&engine, &ctx, SIGNED_SHEET, read, sign).await?;
        Ok(with_paper(&engine, signed, paper).await)
    })
}

/// A signed sheet with its paper, printed where it is there in time.
pub(super) async fn with_paper(engine: &Engine, mut signed: SignedPresence, paper: Option<Document>) -> SignedPresence {
    if let Some(paper) = paper {
        signed.paper = Some(issue_answer(engine, &paper).await);
    }
    signed
}

/// A sheet as it is with the caller's signature, and what its minutes say where that is the second.
pub(super) struct ReadySheet {
    pub(super) lock: Document,
    pub(super) table: PresenceTable,
    pub(super) minutes: Option<Facts>,
}

/// What the signature comes to: everybody who was summoned, and who came.
fn work_out_sheet(cx: &Cx<'_>, given: &Closing) -> Result<(Id, ReadySheet)> {
    signature::require_open(cx)?;
    let open = TestOfExam::of(admit_by_seat(cx, ON, &given.test)?)?;
    let (mut lock, table) = sheet_to_sign(cx, &open, given.without_reason.as_deref())?;
    let mut minutes = None;
    if lock.get(MEMBER).is_some() {
        lock.set(LOCKED_AT, cx.moment());
        minutes = Some((MINUTES_KIND.facts)(cx, &lock)?);
    }
    Ok((open.exam, ReadySheet { lock, table, minutes }))
}

/// The lock of a test with the signature of the caller, and the table that is signed.
fn sheet_to_sign(cx: &Cx<'_>, open: &TestOfExam, reason: Option<&str>) -> Result<(Document, PresenceTable)> {
    let lock = lock_of_sheet(cx, open)?;
    let table = table_to_sign(cx, open, &lock, reason)?;
    if table.present + table.absent == 0 {
        return Err(NOBODY_SUMMONED.into());
    }
    Ok((take_signature(lock, &seat_of(cx, &open.test)?, &table)?, table))
}

/// Who was there, and what is left out for that reason; the second signer may leave the reason to the first one, of the same lists.
fn table_to_sign(cx: &Cx<'_>, open: &TestOfExam, lock: &Document, reason: Option<&str>) -> Result<PresenceTable> {
    let out = lists_out(cx, &open.test.id)?;
    let with = |beside| table(cx, open, &BTreeMap::new(), beside);
    if out.is_empty() {
        return with(SignedBeside::Nothing);
    }
    if let Some(reason) = reason {
        return with(SignedBeside::LeftOut(LeftOut::of(&out, reason)?));
    }
    let Some(first) = lock.get(WITHOUT_REASON) else {
        return Err(left_out::refusal(&out));
    };
    let table = with(SignedBeside::LeftOut(LeftOut::of(&out, &first)?))?;
    if lock.get(TABLE_HASH).as_deref() == Some(&table.hash) {
        return Ok(table);
    }
    Err(left_out::refusal(&out))
}

/// One signature. → what is answered, and the minutes once there are two.
fn sign_sheet(
    cx: &mut Cx<'_>,
    test: &Id,
    ready: &ReadySheet,
    home: &str,
) -> Result<(SignedPresence, Option<Document>)> {
    // Nothing of the exam has been written since it was found who signs.
    signature::require_open(cx)?;
    let (table, lock) = (&ready.table, store(cx, &ready.lock)?);
    let mut shown = table.counts();
    shown["examTestId"] = json!(test.0);
    shown["tableHash"] = json!(table.hash);
    if let Some(left_out) = &table.left_out {
        shown["withoutReason"] = json!(left_out.reason);
    }
    sign_once(cx, &lock, SIGNED_SHEET, shown)?;
    let paper = match &ready.minutes {
        Some(facts) => Some(issue_minutes(cx, &lock, facts, home)?),
        None => None,
    };
    Ok((table.answer(&lock, paper.is_some()), paper))
}

/// Writes a lock, new or known.
pub(super) fn store(cx: &mut Cx<'_>, lock: &Document) -> Result<Document> {
    if lock.id.is_empty() {
        cx.create(lock.clone())
    } else {
        cx.update(lock.clone())
    }
}

/// The minutes of a closed sheet, which the lock names; what is left to be written of the others follows in a job.
pub(super) fn issue_minutes(cx: &mut Cx<'_>, lock: &Document, facts: &Facts, home: &str) -> Result<Document> {
    let order = PaperOrder {
        kind: &MINUTES_KIND,
        mode: Mode::Both,
        home,
        subject: lock,
        letter: None,
    };
    let paper = issue_paper_of(cx, &order, facts.clone())?;
    // Its file is the house's to name: whoever signs may have no right to read papers.
    let lock = cx.update(lock.clone().with(exam_lock::DOC_ID, paper.need(issued::DOC_ID)?))?;
    let filling = Filling {
        lock_id: lock.id.clone(),
        // A correction leaves the others as they are.
        behind: if lock.get(REASON).is_some() { i64::MAX } else { 0 },
    };
    cx.later(&FILL, &lock.id, &filling, None)?;
    Ok(paper)
}

/// The lock of a test, new or known.
fn lock_of_sheet(cx: &Cx<'_>, open: &TestOfExam) -> Result<Document> {
    let same = [
        exam_lock::RECRUITMENT.eq(open.exam.clone()),
        PHASE.eq(LockPhase::Presence),
        exam_lock::TEST.eq(&open.test.id),
    ];
    let new = || {
        Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, open.exam.clone())
            .with(PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id(open.test.id.clone()))
    };
    Ok(cx.first(&EXAM_LOCKS, same)?.unwrap_or_else(new))
}

/// The lock with one signature more, of the same table as the first.
fn take_signature(mut lock: Document, seat: &Document, table: &PresenceTable) -> Result<Document> {
    if lock.get(TABLE_HASH).as_deref() != Some(&table.hash) {
        match &table.left_out {
            Some(left_out) => lock.set(WITHOUT_REASON, left_out.reason.clone()),
            None => lock.clear(WITHOUT_REASON),
        }
        return Ok(lock
            .with(TABLE_HASH, table.hash.clone())
            .with(COUNTS, table.counts())
            .with(PRESIDENT, Id(seat.id.clone())));
    }
    if lock.get(PRESIDENT).is_some_and(|first| first.as_str() == seat.id) {
        return Err(Rejection::new(NEEDS_ANOTHER).into());
    }
    Ok(lock.with(MEMBER, Id(seat.id.clone())))
}
