//! A closed sheet is corrected by two members again, each with a password of their own and a reason, before the copies are drawn: new
//! minutes stand beside the first (decision 26).

use std::collections::BTreeMap;

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use platform::papers::authentic_document::act::issue_answer;
use platform::signature;
use schema::{Document, Id, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use super::close::{self, NEEDS_ANOTHER, PresenceTable};
use super::scan::{NOT_SCANNER, OpenTest, candidate_of, invigilator, is_summoned, test_to_correct};
use super::{AT, BY, CANDIDATE, CLOSED_AT, EXAM_PRESENCE_ROWS, PRESENT, TEST};
use crate::candidate;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::{
    self, COUNTS, EXAM_LOCKS, LOCKED_AT, LockPhase, MEMBER, PHASE, PRESIDENT, REASON, TABLE_HASH, presence_is_closed,
};
use crate::grade_entry::{self, GRADE_ENTRIES};
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
    pub(super) struct Correction {
        /// The test.
        test: Id = need("examTestId"),
        /// The numbers of those who were there after all.
        present: Option<Vec<String>> = may("present"),
        /// The numbers of those who were not.
        absent: Option<Vec<String>> = may("absent"),
        /// Why.
        reason: String = need("reason"),
    }
}

/// `examPresence.correct` {examTestId, present?, absent?, reason} signed → as `examPresence.close`. The second member gives the same
/// numbers and the same reason; whatever differs is a first signature.
pub(super) const CORRECT: Action<Correction> = Action::long("examPresence.correct", Allowed::Users, correct);

fn correct(engine: Engine, ask: RequestContext, given: Correction) -> ActionFuture {
    Box::pin(async move {
        let home = engine.home().unwrap_or_default().to_owned();
        let sign = move |cx: &mut Cx<'_>| sign_correction(cx, &given, &home);
        let (mut answer, paper) = engine.transact(&ask, CORRECT.id, sign).await?;
        if let Some(paper) = paper {
            answer["paper"] = json!(issue_answer(&engine, &paper).await?);
        }
        Ok(answer)
    })
}

/// Who is corrected, by id: the candidate, and whether they came.
type Changes = BTreeMap<String, (Document, bool)>;

/// One signature. → what is answered, and the new minutes once there are two.
fn sign_correction(cx: &mut Cx<'_>, given: &Correction, home: &str) -> Result<(Json, Option<Document>)> {
    signature::require_open(cx)?;
    let open = test_to_correct(cx, &given.test)?;
    let seat = invigilator(cx, &open.exam)?.ok_or(NOT_SCANNER)?;
    if !presence_is_closed(cx, &open.exam, &given.test)? {
        return Err(STILL_OPEN.into());
    }
    if cx
        .first(&EXAM_COPIES, [exam_copy::TEST.eq(given.test.clone())])?
        .is_some()
    {
        return Err(DRAWN.into());
    }
    let reason = given.reason.trim();
    if !reason.contains(char::is_alphanumeric) {
        return Err(Rejection::new(NEEDS_REASON).field("reason").into());
    }
    let changes = changes_of(cx, &open, given)?;
    let came = changes.iter().map(|(id, (_, came))| (id.clone(), *came)).collect();
    let table = close::table(cx, &open, &came, Some(reason))?;
    let lock = take_signature(cx, &open, &seat, &table, reason)?;
    let numbers = corrected_json(&changes);
    let shown = json!({ "examTestId": given.test.0, "tableHash": table.hash, "corrected": numbers, "reason": reason });
    sign_once(cx, &lock, CORRECT.id, shown)?;
    let mut counts = table.counts();
    counts["corrected"] = numbers;
    let lock = lock.with(COUNTS, counts);
    let is_second = lock.get(MEMBER).is_some();
    let answer = table.answer(&lock, is_second);
    if !is_second {
        cx.update(lock)?;
        return Ok((answer, None));
    }
    let at = cx.moment();
    let lock = cx.update(lock.with(LOCKED_AT, at))?;
    apply(cx, &given.test, &changes, &lock)?;
    let paper = close::issue_minutes(cx, &lock, home)?;
    Ok((answer, Some(paper)))
}

fn corrected_json(changes: &Changes) -> Json {
    let number = |one: &Document| one.get(candidate::CANDIDATE_NUMBER);
    let each = changes.values().map(|(one, came)| json!([number(one), came]));
    each.collect()
}

/// Those whose presence differs from what is on record; who has a mark is left alone.
fn changes_of(cx: &Cx<'_>, open: &OpenTest, given: &Correction) -> Result<Changes> {
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
fn take_signature(
    cx: &mut Cx<'_>,
    open: &OpenTest,
    seat: &Document,
    table: &PresenceTable,
    reason: &str,
) -> Result<Document> {
    let waiting = [
        exam_lock::RECRUITMENT.eq(open.exam.clone()),
        PHASE.eq(LockPhase::Presence),
        exam_lock::TEST.eq(&open.test.id),
        LOCKED_AT.is_null(),
        REASON.is_not_null(),
    ];
    let lock = cx.first(&EXAM_LOCKS, waiting)?;
    if let Some(lock) = &lock
        && lock.get(TABLE_HASH).as_deref() == Some(&table.hash)
    {
        if lock.get(PRESIDENT).is_some_and(|first| first.as_str() == seat.id) {
            return Err(Rejection::new(NEEDS_ANOTHER).into());
        }
        return Ok(lock.clone().with(MEMBER, Id(seat.id.clone())));
    }
    let is_new = lock.is_none();
    let lock = lock.unwrap_or_else(|| {
        Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, open.exam.clone())
            .with(PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id(open.test.id.clone()))
    });
    let lock = lock
        .with(REASON, reason.to_owned())
        .with(TABLE_HASH, table.hash.clone())
        .with(PRESIDENT, Id(seat.id.clone()));
    if is_new { cx.create(lock) } else { cx.update(lock) }
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
    }
    Ok(())
}
