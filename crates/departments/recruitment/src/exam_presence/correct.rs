//! A closed sheet is corrected by two members again, each with a password of their own and a reason, before the copies are drawn: new
//! minutes stand beside the first (decision 26).

use std::collections::BTreeMap;

use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use platform::signature;
use schema::{Document, Id, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use super::close::{self, NEEDS_ANOTHER, PresenceTable, ReadySheet, SignedBeside, SignedPresence};
use super::paper::facts_corrected;
use super::scan::{BY_INVIGILATOR, TestOfExam, candidate_of, is_summoned, is_tried, seat_of};
use super::{AT, BY, CANDIDATE, CLOSED_AT, EXAM_PRESENCE_ROWS, PRESENT, TEST, wording};
use crate::candidate;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::{
    self, COUNTS, EXAM_LOCKS, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, REASON, TABLE_HASH, presence_is_closed,
};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::off_writer;
use crate::presence_scan::decide::accept;
use crate::recruitment::ExamStatus;
use crate::recruitment::subject::admit_by_seat;
use crate::signing_once::sign_once;

error_codes! {
    STILL_OPEN = "presence_still_open", conflict => "لم يقفل الحضور بعد: صححوه بالمسح", "La présence n’est pas close\u{a0}: corrigez-la en scannant", "Presence is not closed yet: correct it by scanning";
    DRAWN = "presence_after_draw", conflict => "وزعت الأرقام السرية: لا يصحح الحضور بعدها", "Les numéros d’anonymat sont tirés\u{a0}: la présence ne se corrige plus", "The anonymity numbers are drawn: presence is corrected no more";
    MARKED = "presence_marked", conflict => "{number}: له نقطة في هذا الاختبار", "{number}\u{a0}: a déjà une note à cette épreuve", "{number}: has a mark in this test already";
    UNCHANGED = "presence_unchanged", conflict => "هذا هو الحضور المسجل", "C’est la présence qui est constatée", "That is the presence on record";
    NEEDS_REASON = "presence_needs_reason", invalid => "المرجو بيان سبب التصحيح", "Indiquez le motif de la rectification", "Say why presence is corrected";
}

inputs! {
    /// What is corrected of a sheet.
    pub(super) struct PresenceCorrection {
        /// The test.
        test: Id = need("examTestId"),
        /// The numbers of those who were there after all.
        present: Option<Vec<String>> = may("present"),
        /// The numbers of those who were not.
        absent: Option<Vec<String>> = may("absent"),
        /// Why.
        reason: String = need_field("reason", &EXAM_LOCKS, &REASON),
    }
}

/// What a signature of a correction says that it is for.
const SIGNED_CORRECTION: &str = "examPresence.correct";
/// Signs a correction. The second member gives the same numbers and the same reason; whatever differs is a first signature.
pub(super) const CORRECT: Act<PresenceCorrection, SignedPresence> =
    Act::long(SIGNED_CORRECTION, wording::CORRECT, Allowed::Users, correct).with_subject(ON);

/// A test whose sheet is closed, until its copies are drawn: of written tests also once they are marked.
const ON: Subject = Subject::new(
    || &EXAM_TESTS,
    &[
        BY_INVIGILATOR,
        Guard::Check(Check {
            reads: &[exam_test::KIND.def, exam_test::RECRUITMENT.def],
            check: |cx, test| is_tried(cx, test, &[ExamStatus::Closed, ExamStatus::GradingWritten]),
        }),
        Guard::Check(Check {
            reads: &[exam_test::RECRUITMENT.def],
            check: is_closed_and_undrawn,
        }),
    ],
);

fn correct(engine: Engine, ctx: RequestContext, given: PresenceCorrection) -> BoxFuture<SignedPresence> {
    Box::pin(async move {
        let wanted = given.clone();
        let read = move |cx: &Cx<'_>| work_out_correction(cx, &wanted);
        let home = engine.home().unwrap_or_default().to_owned();
        let sign = move |cx: &mut Cx<'_>, ready: &ReadyCorrection| sign_correction(cx, &given, ready, &home);
        let (signed, paper) = off_writer::work_out(&engine, &ctx, SIGNED_CORRECTION, read, sign).await?;
        Ok(close::with_paper(&engine, signed, paper).await)
    })
}

/// Who is corrected, by id: the candidate, and whether they came.
type Changes = BTreeMap<String, (Document, bool)>;

/// A correction as it is with the caller's signature.
struct ReadyCorrection {
    sheet: ReadySheet,
    changes: Changes,
}

fn is_closed_and_undrawn(cx: &Cx<'_>, test: &Document) -> Result<()> {
    let exam = test.need(exam_test::RECRUITMENT)?;
    if !presence_is_closed(cx, &exam, &Id(test.id.clone()))? {
        return Err(STILL_OPEN.into());
    }
    let is_drawn = cx.first(&EXAM_COPIES, [exam_copy::TEST.eq(&test.id)])?.is_some();
    if is_drawn || exam_copy::is_drawing(cx, &exam)? {
        return Err(DRAWN.into());
    }
    Ok(())
}

/// What the signature comes to: everybody who was summoned, and who came.
fn work_out_correction(cx: &Cx<'_>, given: &PresenceCorrection) -> Result<(Id, ReadyCorrection)> {
    signature::require_open(cx)?;
    let open = TestOfExam::of(admit_by_seat(cx, ON, &given.test)?)?;
    let reason = given.reason.trim();
    if !reason.contains(char::is_alphanumeric) {
        return Err(Rejection::new(NEEDS_REASON).field("reason").into());
    }
    let changes = changes_of(cx, &open, given)?;
    let came = changes.iter().map(|(id, (_, came))| (id.clone(), *came)).collect();
    let table = close::table(cx, &open, &came, SignedBeside::Correction(reason))?;
    let mut counts = table.counts();
    counts["corrected"] = corrected_json(&changes);
    let mut lock = take_signature(cx, &open, &table, reason)?.with(COUNTS, counts);
    let mut minutes = None;
    if lock.get(MEMBER).is_some() {
        lock.set(LOCKED_AT, cx.moment());
        minutes = Some(facts_corrected(cx, &lock, &came)?);
    }
    let sheet = ReadySheet { lock, table, minutes };
    Ok((open.exam, ReadyCorrection { sheet, changes }))
}

/// One signature. → what is answered, and the new minutes once there are two.
fn sign_correction(
    cx: &mut Cx<'_>,
    given: &PresenceCorrection,
    ready: &ReadyCorrection,
    home: &str,
) -> Result<(SignedPresence, Option<Document>)> {
    // Nothing of the exam has been written since it was found who signs.
    signature::require_open(cx)?;
    let table = &ready.sheet.table;
    let lock = close::store(cx, &ready.sheet.lock)?;
    let numbers = corrected_json(&ready.changes);
    let shown = json!({ "examTestId": given.test.0, "tableHash": table.hash, "corrected": numbers,
        "reason": given.reason.trim() });
    sign_once(cx, &lock, SIGNED_CORRECTION, shown)?;
    let mut paper = None;
    if let Some(facts) = &ready.sheet.minutes {
        apply(cx, &given.test, &ready.changes, &lock)?;
        paper = Some(close::issue_minutes(cx, &lock, facts, home)?);
    }
    Ok((table.answer(&lock, paper.is_some()), paper))
}

fn corrected_json(changes: &Changes) -> Json {
    let number = |one: &Document| one.get(candidate::CANDIDATE_NUMBER);
    let each = changes.values().map(|(one, came)| json!([number(one), came]));
    each.collect()
}

/// Those whose presence differs from what is on record; who has a mark is left alone.
fn changes_of(cx: &Cx<'_>, open: &TestOfExam, given: &PresenceCorrection) -> Result<Changes> {
    let mut changes = Changes::new();
    for (numbers, came) in [(&given.present, true), (&given.absent, false)] {
        for number in numbers.iter().flatten() {
            let one = candidate_of(cx, &open.exam, number)?;
            is_summoned(open, &one)?;
            let same = [TEST.eq(given.test.clone()), CANDIDATE.eq(&one.id)];
            let known = cx.first(&EXAM_PRESENCE_ROWS, same)?.and_then(|row| row.get(PRESENT));
            if known.unwrap_or_default() == came {
                continue;
            }
            let marked = [
                grade_entry::TEST.eq(given.test.clone()),
                grade_entry::CANDIDATE.eq(&one.id),
            ];
            if cx.first(&GRADE_ENTRIES, marked)?.is_some() {
                return Err(Rejection::new(MARKED).arg("number", number).into());
            }
            changes.insert(one.id.clone(), (one, came));
        }
    }
    if changes.is_empty() {
        return Err(UNCHANGED.into());
    }
    Ok(changes)
}

/// The correction that waits for its second signature, of the same table and reason; else a new one.
fn take_signature(cx: &Cx<'_>, open: &TestOfExam, table: &PresenceTable, reason: &str) -> Result<Document> {
    let seat = seat_of(cx, &open.test)?;
    let waiting = [
        exam_lock::RECRUITMENT.eq(open.exam.clone()),
        PHASE.eq(LockPhase::Presence),
        exam_lock::TEST.eq(&open.test.id),
        LOCKED_AT.is_null(),
        REASON.is_not_null(),
    ];
    let new = || {
        Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, open.exam.clone())
            .with(PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id(open.test.id.clone()))
    };
    let lock = cx.first(&EXAM_LOCKS, waiting)?.unwrap_or_else(new);
    if lock.get(TABLE_HASH).as_deref() != Some(&table.hash) {
        return Ok(lock
            .with(REASON, reason.to_owned())
            .with(TABLE_HASH, table.hash.clone())
            .with(PRESIDENT, Id(seat.id.clone())));
    }
    if lock.get(PRESIDENT).is_some_and(|first| first.as_str() == seat.id) {
        return Err(Rejection::new(NEEDS_ANOTHER).into());
    }
    Ok(lock.with(MEMBER, Id(seat.id.clone())))
}

/// What is on record from now on.
fn apply(cx: &mut Cx<'_>, test: &Id, changes: &Changes, lock: &Document) -> Result<()> {
    let (at, by) = (lock.need(LOCKED_AT)?, platform::people::user::caller(cx)?);
    for (id, (_, came)) in changes {
        let known = cx.first(&EXAM_PRESENCE_ROWS, [TEST.eq(test.clone()), CANDIDATE.eq(id)])?;
        let is_known = known.is_some();
        let row = known.unwrap_or_else(|| Document::new(&EXAM_PRESENCE_ROWS));
        let row = row
            .with(TEST, test.clone())
            .with(CANDIDATE, Id(id.clone()))
            .with(PRESENT, *came)
            .with(AT, at)
            .with(BY, by.clone())
            .with(CLOSED_AT, at);
        if is_known {
            cx.update(row)?;
        } else {
            cx.create(row)?;
        }
        accept(cx, test, id, *came)?;
    }
    Ok(())
}
