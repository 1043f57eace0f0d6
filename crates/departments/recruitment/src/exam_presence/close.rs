//! The sheet of a test is closed by two members of the committee of invigilation, each with a password of their own: what they sign
//! is the digest of who was there. Whoever was not is absent, which is a fact and no mark (decision 26).

use std::collections::BTreeMap;

use engine::doc::Mode;
use engine::{Action, ActionFuture, Allowed, Cx, Engine, JobKind, RequestContext, inputs};
use platform::papers::authentic_document::act::issue_answer;
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use platform::papers::canonical;
use platform::signature;
use schema::{Document, Id, Instant, Rejection, Result, attribute, error_codes};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use super::paper::MINUTES_KIND;
use super::scan::{NOT_SCANNER, OpenTest, invigilator, is_of_position, open_test};
use super::{AT, CANDIDATE, CLOSED_AT, EXAM_PRESENCE_ROWS, PRESENT, TEST};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{self, COUNTS, EXAM_LOCKS, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, REASON, TABLE_HASH};
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

/// `examPresence.close` {examTestId} signed → `{present, absent, tableHash, waitsForSecond, lockId, paper}`. A first signature of
/// another table is void.
pub(super) const CLOSE: Action<Closing> = Action::long("examPresence.close", Allowed::Users, close);

/// What is written of the others once a sheet is closed.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Filling {
    lock_id: String,
    behind: i64,
}

/// Writes that the others were absent, and that the sheet is closed, in pieces.
pub(super) const FILL: JobKind<Filling> = JobKind::inside("examPresence.fill", fill_next);
/// So many rows in one transaction: other writes pass in between.
const AT_ONCE: u64 = 100;

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

    /// What a signature answers.
    pub(super) fn answer(&self, lock: &Document, is_second: bool) -> Json {
        json!({ "present": self.present, "absent": self.absent, "tableHash": self.hash, "waitsForSecond": !is_second,
            "lockId": lock.id })
    }
}

/// Everybody who is summoned to a test, by their number, and whether they came: as it was recorded, or as `corrected` says of
/// some, for a reason.
pub(super) fn table(
    cx: &Cx<'_>,
    open: &OpenTest,
    corrected: &BTreeMap<String, bool>,
    reason: Option<&str>,
) -> Result<PresenceTable> {
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
    let mut rows: Vec<(String, bool)> = people
        .iter()
        .filter(|one| is_of_position(&open.test, one))
        .map(|one| {
            (
                one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(),
                corrected.get(&one.id).copied().unwrap_or(came.contains(&one.id)),
            )
        })
        .collect();
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

fn close(engine: Engine, ask: RequestContext, given: Closing) -> ActionFuture {
    Box::pin(async move {
        let home = engine.home().unwrap_or_default().to_owned();
        let sign = move |cx: &mut Cx<'_>| sign_sheet(cx, &given.test, &home);
        let (mut answer, paper) = engine.transact(&ask, CLOSE.id, sign).await?;
        if let Some(paper) = paper {
            answer["paper"] = json!(issue_answer(&engine, &paper).await?);
        }
        Ok(answer)
    })
}

/// One signature. → what is answered, and the minutes once there are two.
fn sign_sheet(cx: &mut Cx<'_>, test: &Id, home: &str) -> Result<(Json, Option<Document>)> {
    signature::require_open(cx)?;
    let open = open_test(cx, test)?;
    let seat = invigilator(cx, &open.exam)?.ok_or(NOT_SCANNER)?;
    let table = table(cx, &open, &BTreeMap::new(), None)?;
    if table.present + table.absent == 0 {
        return Err(NOBODY_SUMMONED.into());
    }
    let lock = take_signature(cx, &open, &seat, &table)?;
    let shown =
        json!({ "examTestId": test.0, "tableHash": table.hash, "present": table.present, "absent": table.absent });
    sign_once(cx, &lock, CLOSE.id, shown)?;
    let is_second = lock.get(MEMBER).is_some();
    if !is_second {
        return Ok((table.answer(&lock, false), None));
    }
    let at = cx.moment();
    let lock = cx.update(lock.with(LOCKED_AT, at))?;
    let paper = issue_minutes(cx, &lock, home)?;
    Ok((table.answer(&lock, true), Some(paper)))
}

/// The minutes of a closed sheet, which the lock names; what is left to be written of the others follows in a job.
pub(super) fn issue_minutes(cx: &mut Cx<'_>, lock: &Document, home: &str) -> Result<Document> {
    let order = PaperOrder {
        kind: &MINUTES_KIND,
        mode: Mode::Both,
        home,
        subject: lock,
        letter: None,
    };
    let paper = issue_paper(cx, &order)?;
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
fn take_signature(cx: &mut Cx<'_>, open: &OpenTest, seat: &Document, table: &PresenceTable) -> Result<Document> {
    let same = [
        exam_lock::RECRUITMENT.eq(open.exam.clone()),
        PHASE.eq(LockPhase::Presence),
        exam_lock::TEST.eq(&open.test.id),
    ];
    let counts = table.counts();
    let Some(lock) = cx.first(&EXAM_LOCKS, same)? else {
        let lock = Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, open.exam.clone())
            .with(PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id(open.test.id.clone()))
            .with(TABLE_HASH, table.hash.clone())
            .with(COUNTS, counts)
            .with(PRESIDENT, Id(seat.id.clone()));
        return cx.create(lock);
    };
    if lock.get(TABLE_HASH).as_deref() != Some(&table.hash) {
        let anew = lock
            .with(TABLE_HASH, table.hash.clone())
            .with(COUNTS, counts)
            .with(PRESIDENT, Id(seat.id.clone()));
        return cx.update(anew);
    }
    if lock.get(PRESIDENT).is_some_and(|first| first.as_str() == seat.id) {
        return Err(Rejection::new(NEEDS_ANOTHER).into());
    }
    Ok(lock.with(MEMBER, Id(seat.id.clone())))
}

/// The next rows: whoever did not come is absent.
fn fill_next(cx: &mut Cx<'_>, order: &Filling) -> Result<()> {
    let lock = cx.need(&EXAM_LOCKS, &order.lock_id)?;
    name_file(cx, &lock)?;
    let (test, at) = (lock.need(exam_lock::TEST)?, lock.need(LOCKED_AT)?);
    let row = cx.need(&crate::exam_test::EXAM_TESTS, test.as_str())?;
    let next = [
        candidate::RECRUITMENT.eq(lock.need(exam_lock::RECRUITMENT)?),
        attribute::SEQUENCE.gt(order.behind),
        candidate::CANDIDATE_NUMBER.is_not_null(),
    ];
    let some = cx.find(&CANDIDATES, next, AT_ONCE)?;
    let Some(last) = some.last().map(|one| one.sequence) else {
        return Ok(());
    };
    for one in some.iter().filter(|one| is_of_position(&row, one)) {
        fill_one(cx, &test, one, at)?;
    }
    let order = Filling {
        lock_id: order.lock_id.clone(),
        behind: last,
    };
    cx.later(&FILL, &order.lock_id, &order, None)
}

/// The lock names the file of its minutes.
fn name_file(cx: &mut Cx<'_>, lock: &Document) -> Result<()> {
    if lock.get(exam_lock::FILE).is_some() {
        return Ok(());
    }
    let paper = cx.need(&AUTHENTIC_DOCUMENTS, &lock.need(exam_lock::DOC_ID)?)?;
    cx.update(lock.clone().with(exam_lock::FILE, paper.need(issued::FILE)?))
        .map(drop)
}

fn fill_one(cx: &mut Cx<'_>, test: &Id, one: &Document, at: Instant) -> Result<()> {
    let same = [TEST.eq(test.clone()), CANDIDATE.eq(&one.id)];
    if let Some(row) = cx.first(&EXAM_PRESENCE_ROWS, same)? {
        return cx.update(row.with(CLOSED_AT, at)).map(drop);
    }
    // Only whoever was summoned can be absent.
    if !was_summoned(one) {
        return Ok(());
    }
    let absent = Document::new(&EXAM_PRESENCE_ROWS)
        .with(TEST, test.clone())
        .with(CANDIDATE, Id(one.id.clone()))
        .with(PRESENT, false)
        .with(AT, at)
        .with(CLOSED_AT, at);
    cx.create(absent).map(drop)
}

/// Whether somebody was summoned to the tests of the phase that is closed now.
fn was_summoned(one: &Document) -> bool {
    use candidate::CandidateStatus::{ConvokedOral, ConvokedWritten};
    matches!(one.get(candidate::STATUS), Some(ConvokedWritten | ConvokedOral))
}
