//! What a device marked while it was away: each scan carries the id that the device gave it, and is answered by itself. What comes after
//! two have closed the sheet is a proposal for minutes: never written silently, never lost.

use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, Submission, SubmissionAnswer, Submissions, inputs};
use platform::people::user;
use schema::{Document, Id, Instant, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::row::{
    AT, BY, CANDIDATE, CONTENT_HASH, LIST, PRESENCE_SCANS, PRESENT, STATE, ScanState, TEST, is_on_record,
};
use super::{follow, wording};
use crate::exam_lock::presence_is_closed;
use crate::exam_presence::{
    IN_TURN, NOT_SUMMONED, TestOfExam, candidate_of, is_of_position, is_rehearsal_at, is_summoned,
};
use crate::exam_test::{self, EXAM_TESTS};
use crate::presence_list::HELD;
use crate::presence_list::row::{self as list_row, OPENED_AT, PRESENCE_LISTS, REPORTED_AT};
use crate::recruitment::subject::admit_by_seat;

error_codes! {
    MOMENT_UNREADABLE = "presence_moment_unreadable", invalid => "ساعة المسح غير مفهومة", "L’heure du relevé est illisible", "The moment of the scan cannot be read";
    MOMENT_AHEAD = "presence_moment_ahead", invalid => "ساعة هذا المسح لم تحن بعد: تحققوا من ساعة الجهاز", "L’heure de ce relevé est à venir\u{a0}: vérifiez l’horloge de l’appareil", "The moment of this scan is still to come: check the clock of the device";
    MOMENT_BEFORE = "presence_moment_before_list", invalid => "هذا المسح سابق لفتح اللائحة: تحققوا من ساعة الجهاز", "Ce relevé précède l’ouverture de la liste\u{a0}: vérifiez l’horloge de l’appareil", "This scan is earlier than the opening of the list: check the clock of the device";
    REHEARSED = "presence_rehearsed", conflict => "تجربة قبل الاختبار: لا يسجل شيء", "Essai avant l’épreuve\u{a0}: rien n’est enregistré", "A rehearsal before the test: nothing is recorded";
}

/// What a device says of somebody.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct DeviceScan {
    /// What the code of the convocation says, or the number of the candidate.
    code: String,
    /// When, by the device, set right by the answer that opened its list.
    at: String,
    /// Whether somebody was marked present by mistake.
    #[serde(default)]
    absent: bool,
}

inputs! {
    /// What a device marked.
    pub(super) struct ScansOfList {
        /// The list that the device had taken along.
        list: Id = need("presenceListId"),
        /// Each scan: its id, the code or number, when, and whether it takes back a presence: {id, code, at, absent}. At most 200.
        scans: Vec<Submission<DeviceScan>> = need("scans"),
    }
}

/// By what name scans are sent in the log.
const SUBMITTED: &str = "presenceScans.submit";
/// Takes what a device marked.
pub(super) const SUBMIT: Act<ScansOfList, SubmittedScans> =
    Act::long(SUBMITTED, wording::SUBMIT, Allowed::Users, submit).with_subject(HELD);

const SCANS: Submissions = Submissions {
    rows: || &PRESENCE_SCANS,
    content_hash: CONTENT_HASH,
};

/// What became of what a device marked.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SubmittedScans {
    answers: Vec<SubmissionAnswer>,
    /// Of those that stand, the ids of those that came after the sheet was closed: proposals for minutes.
    proposed: Vec<String>,
    /// Whether two have closed the sheet: the device forgets who stands on it.
    sheet_is_closed: bool,
}

fn submit(engine: Engine, ctx: RequestContext, given: ScansOfList) -> BoxFuture<SubmittedScans> {
    Box::pin(async move {
        let list = given.list.clone();
        let admit = move |cx: &Cx<'_>| admit_by_seat(cx, HELD, &list).map(drop);
        engine.read_as(&ctx, admit).await?;
        let list = given.list.clone();
        let write = move |cx: &mut Cx<'_>, said: &DeviceScan, row: Document| write_scan(cx, &list, said, row);
        let answers = SCANS.write_each(&engine, &ctx, SUBMITTED, given.scans, write).await?;
        let list = given.list;
        let report = move |cx: &mut Cx<'_>| report(cx, &list, &answers);
        engine.transact(&ctx, SUBMITTED, report).await
    })
}

/// One scan, asked again whether its sender may: a seat may have ended in between.
fn write_scan(cx: &mut Cx<'_>, list: &Id, said: &DeviceScan, row: Document) -> Result<()> {
    let list = admit_by_seat(cx, HELD, list)?;
    let test = cx.need(&EXAM_TESTS, list.need(list_row::TEST)?.as_str())?;
    let at = moment_of(cx, &list, &test, said)?;
    let open = TestOfExam::of(test)?;
    let one = candidate_of(cx, &open.exam, &said.code)?;
    let is_closed = presence_is_closed(cx, &open.exam, &Id(open.test.id.clone()))?;
    let is_present = !said.absent;
    let row = row
        .with(TEST, Id(open.test.id.clone()))
        .with(CANDIDATE, Id(one.id.clone()))
        .with(LIST, Id(list.id.clone()))
        .with(PRESENT, is_present)
        .with(AT, at)
        .with(BY, user::caller(cx)?);
    if !is_closed {
        IN_TURN.check(cx, &open.test)?;
        is_summoned(&open, &one)?;
        return follow::count(cx, row).map(drop);
    }
    // The states of candidates go on after the sheet; whoever was never summoned has no number.
    if !is_of_position(&open.test, &one) {
        let number = one.get(crate::candidate::CANDIDATE_NUMBER).unwrap_or_default();
        return Err(Rejection::new(NOT_SUMMONED).arg("number", number).into());
    }
    // What the sheet says already is no proposal.
    let is_said = is_on_record(cx, &open.test.id, &Id(one.id))? == is_present;
    let state = if is_said {
        ScanState::Counted
    } else {
        ScanState::Proposed
    };
    cx.create(row.with(STATE, state)).map(drop)
}

/// The moment of a scan: never later than now, nor earlier than its list.
fn moment_of(cx: &Cx<'_>, list: &Document, test: &Document, said: &DeviceScan) -> Result<Instant> {
    let at = schema::read_instant(&said.at).ok_or(MOMENT_UNREADABLE)?;
    if at > cx.now() {
        return Err(MOMENT_AHEAD.into());
    }
    if Instant(at) < list.need(OPENED_AT)? {
        return Err(MOMENT_BEFORE.into());
    }
    if is_rehearsal_at(test, at) {
        return Err(REHEARSED.into());
    }
    Ok(Instant(at))
}

/// Notes that the device was heard of, and says what became of the sheet.
fn report(cx: &mut Cx<'_>, list: &Id, answers: &[SubmissionAnswer]) -> Result<SubmittedScans> {
    let row = cx.need(&PRESENCE_LISTS, list.as_str())?;
    let test = cx.need(&EXAM_TESTS, row.need(list_row::TEST)?.as_str())?;
    let now = cx.moment();
    cx.update(row.with(REPORTED_AT, now))?;
    let ids: Vec<String> = answers.iter().map(|one| one.id.clone()).collect();
    let late = |row: &Document| row.get(LIST).as_ref() == Some(list) && row.get(STATE) != Some(ScanState::Counted);
    let proposed = cx.many(&PRESENCE_SCANS, &ids)?.into_iter().filter(late);
    Ok(SubmittedScans {
        answers: answers.to_vec(),
        proposed: proposed.map(|row| row.id).collect(),
        sheet_is_closed: presence_is_closed(cx, &test.need(exam_test::RECRUITMENT)?, &Id(test.id))?,
    })
}
