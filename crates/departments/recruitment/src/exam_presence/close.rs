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
use super::paper::MINUTES_KIND;
use super::scan::{BY_INVIGILATOR, IN_TURN, SHEET_IS_OPEN, TestOfExam, is_of_position, seat_of};
use super::{CANDIDATE, EXAM_PRESENCE_ROWS, PRESENT, TEST, wording};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{self, COUNTS, EXAM_LOCKS, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, REASON, TABLE_HASH};
use crate::exam_test::{self, EXAM_TESTS};
use crate::off_writer;
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
            check: |cx, test| sheet_to_sign(cx, &TestOfExam::of(test.clone())?).map(drop),
        }),
    ],
);

/// Who was there, in one form.
pub(super) struct PresenceTable {
    present: usize,
    absent: usize,
    pub(super) hash: String,
}

impl PresenceTable {
    /// What a lock keeps of it.
    pub(super) fn counts(&self) -> Json {
        json!({ "present": self.present, "absent": self.absent })
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
/// some, for a reason.
pub(super) fn table(
    cx: &Cx<'_>,
    open: &TestOfExam,
    corrected: &BTreeMap<String, bool>,
    reason: Option<&str>,
) -> Result<PresenceTable> {
    let mut rows = rows_of(cx, open, corrected)?;
    rows.sort_unstable();
    let present = rows.iter().filter(|(_, is_present)| *is_present).count();
    let told: Json = rows
        .iter()
        .map(|(number, is_present)| json!([number, is_present]))
        .collect();
    let mut signed = json!({ "examTestId": open.test.id, "rows": told });
    if let Some(reason) = reason {
        signed["reason"] = json!(reason);
    }
    Ok(PresenceTable {
        present,
        absent: rows.len() - present,
        hash: accounts::content_hash(&canonical(&signed)),
    })
}

fn close(engine: Engine, ctx: RequestContext, given: Closing) -> BoxFuture<SignedPresence> {
    Box::pin(async move {
        let test = given.test.clone();
        let read = move |cx: &Cx<'_>| work_out_sheet(cx, &test);
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
fn work_out_sheet(cx: &Cx<'_>, test: &Id) -> Result<(Id, ReadySheet)> {
    signature::require_open(cx)?;
    let open = TestOfExam::of(admit_by_seat(cx, ON, test)?)?;
    let (mut lock, table) = sheet_to_sign(cx, &open)?;
    let mut minutes = None;
    if lock.get(MEMBER).is_some() {
        lock.set(LOCKED_AT, cx.moment());
        minutes = Some((MINUTES_KIND.facts)(cx, &lock)?);
    }
    Ok((open.exam, ReadySheet { lock, table, minutes }))
}

/// The lock of a test with the signature of the caller, and the table that is signed.
fn sheet_to_sign(cx: &Cx<'_>, open: &TestOfExam) -> Result<(Document, PresenceTable)> {
    let table = table(cx, open, &BTreeMap::new(), None)?;
    if table.present + table.absent == 0 {
        return Err(NOBODY_SUMMONED.into());
    }
    Ok((take_signature(cx, open, &seat_of(cx, &open.test)?, &table)?, table))
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
    let shown =
        json!({ "examTestId": test.0, "tableHash": table.hash, "present": table.present, "absent": table.absent });
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

/// The lock of the test with one signature more, of the same table as the first.
fn take_signature(cx: &Cx<'_>, open: &TestOfExam, seat: &Document, table: &PresenceTable) -> Result<Document> {
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
    let lock = cx.first(&EXAM_LOCKS, same)?.unwrap_or_else(new);
    if lock.get(TABLE_HASH).as_deref() != Some(&table.hash) {
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
