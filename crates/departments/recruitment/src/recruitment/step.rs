//! The steps of an exam after its applications: each says what is missing. A phase without tests is skipped (decision 5).

use engine::{Check, Cx, Guard, Subject, inputs};
use schema::{Choice as _, Document, Id, Rejection, Result, error_codes};

use super::frozen::is_published;
use super::subject::{self, nothing_lacks};
use super::weight::{Phase, tests_of};
use super::{CANCEL_REASON, CANCELLED_AT, ExamStatus, RECRUITMENTS, RESULTS_AT, STATUS, applicant_mail};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_list::standing::{LIST_MISSING, is_announced};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_lock::{self, EXAM_LOCKS, LockPhase};

error_codes! {
    NO_WRITTEN_TEST = "exam_without_written_test", conflict => "ليس في هذه المباراة اختبار كتابي: انتقلوا إلى الاختبار الشفوي", "Ce concours n’a pas d’épreuve écrite\u{a0}: passez à l’oral", "This exam has no written test: go on to the oral";
    NO_ORAL_TEST = "exam_without_oral_test", conflict => "ليس في هذه المباراة اختبار شفوي: أعلنوا النتائج", "Ce concours n’a pas d’épreuve orale\u{a0}: proclamez les résultats", "This exam has no oral test: announce the results";
    WRITTEN_BEFORE_ORAL = "exam_written_before_oral", conflict => "يأتي تصحيح الاختبار الكتابي قبل برمجة الشفوي", "La correction de l’écrit vient avant la programmation de l’oral", "The written tests are marked before the oral is scheduled";
    UNREVIEWED = "exam_files_unreviewed", conflict => "عدد الملفات التي لم تدرس بعد: {count}", "Dossiers non encore étudiés\u{a0}: {count}", "Files not reviewed yet: {count}";
    NOT_SUMMONED = "exam_candidates_not_summoned", conflict => "عدد المترشحين المقبولين الذين لم يستدعوا بعد: {count}", "Candidats admis non encore convoqués\u{a0}: {count}", "Admitted candidates not summoned yet: {count}";
    PRESENCE_OPEN = "exam_presence_open", conflict => "لم يقفل الحضور بعد: {test}", "La présence n’est pas close\u{a0}: {test}", "Presence is not closed: {test}";
    WRITTEN_UNLOCKED = "exam_written_unlocked", conflict => "لم تقفل نقط الاختبار الكتابي بعد: {test}", "Les notes ne sont pas closes\u{a0}: {test}", "The marks are not locked: {test}";
    NOT_DECIDED = "exam_results_missing", conflict => "عدد المترشحين الذين لم تحدد نتيجتهم بعد: {count}", "Candidats dont le résultat n’est pas établi\u{a0}: {count}", "Candidates without a result: {count}";
    NOT_ANNOUNCED = "exam_results_unannounced", conflict => "لم تعلن النتائج بعد", "Les résultats ne sont pas proclamés", "The results are not announced";
}

inputs! {
    /// An exam that is cancelled.
    pub(super) struct ExamCancellation {
        /// Why; applicants read it.
        reason: String = need_field("reason", &RECRUITMENTS, &CANCEL_REASON),
    }
}

/// The written tests were sat, and are marked from now on.
pub(super) const TO_START_WRITTEN: Subject = subject::exam(&[
    subject::step(ExamStatus::GradingWritten),
    Guard::Check(Check {
        reads: &[],
        check: is_sat_and_reviewed,
    }),
]);
/// Whoever passed the written tests is heard. A phase without tests is skipped (decision 5).
pub(super) const TO_SCHEDULE_ORAL: Subject = subject::exam(&[
    subject::step(ExamStatus::OralScheduled),
    Guard::Check(Check {
        reads: &[STATUS.def],
        check: is_oral_next,
    }),
]);
/// Its results were announced. Waiting list and appeals go on in it.
pub(super) const TO_COMPLETE: Subject = subject::exam(&[
    subject::step(ExamStatus::Completed),
    Guard::While(RESULTS_AT.is_set(), NOT_ANNOUNCED),
]);
pub(super) const TO_CANCEL: Subject = subject::exam(&[subject::step(ExamStatus::Cancelled)]);

/// What lacks before the written tests are marked: unread files, the definitive list, convocations, presence.
fn is_sat_and_reviewed(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let tests = of_phase(cx, exam, Phase::Written)?;
    if tests.is_empty() {
        return Err(NO_WRITTEN_TEST.into());
    }
    let mut missing = files_left(cx, exam)?;
    let waiting = in_state(cx, exam, CandidateStatus::Validated)?;
    if waiting > 0 {
        missing.push(Rejection::new(NOT_SUMMONED).arg("count", waiting));
    }
    for test in &tests {
        if !is_locked(cx, exam, test, LockPhase::Presence)? {
            missing.push(Rejection::new(PRESENCE_OPEN).arg("test", test.title().0));
        }
    }
    nothing_lacks(missing)
}

/// What lacks before the oral is scheduled: the written tests, locked marks, somebody's result.
fn is_oral_next(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    if of_phase(cx, exam, Phase::Oral)?.is_empty() {
        return Err(NO_ORAL_TEST.into());
    }
    let written = of_phase(cx, exam, Phase::Written)?;
    if exam.get(STATUS) == Some(ExamStatus::Closed) {
        if !written.is_empty() {
            return Err(WRITTEN_BEFORE_ORAL.into());
        }
        return nothing_lacks(files_left(cx, exam)?);
    }
    let mut missing = Vec::new();
    for test in &written {
        if !is_locked(cx, exam, test, LockPhase::Written)? {
            missing.push(Rejection::new(WRITTEN_UNLOCKED).arg("test", test.title().0));
        }
    }
    let undecided = in_state(cx, exam, CandidateStatus::ConvokedWritten)?;
    if undecided > 0 {
        missing.push(Rejection::new(NOT_DECIDED).arg("count", undecided));
    }
    nothing_lacks(missing)?;
    is_announced(cx, &Id(exam.id.clone()), ListKind::Written)
}

/// The exam in its next state.
pub(super) fn go_on(cx: &mut Cx<'_>, exam: Document, to: ExamStatus) -> Result<Document> {
    cx.update(exam.with(STATUS, to))
}

/// Over before its end; its applicants are told.
pub(super) fn cancel(cx: &mut Cx<'_>, exam: Document, given: &ExamCancellation) -> Result<Document> {
    if is_published(&exam) {
        applicant_mail::tell_all(cx, &exam.id, &format!("{}|cancelled", exam.id))?;
    }
    let now = cx.moment();
    let cancelled = exam.with(CANCELLED_AT, now).with(CANCEL_REASON, given.reason.clone());
    go_on(cx, cancelled, ExamStatus::Cancelled)
}

fn of_phase(cx: &Cx<'_>, exam: &Document, phase: Phase) -> Result<Vec<Document>> {
    let tests = tests_of(cx, &exam.id)?;
    Ok(tests.into_iter().filter(|test| Phase::of_test(test) == phase).collect())
}

fn in_state(cx: &Cx<'_>, exam: &Document, state: CandidateStatus) -> Result<u64> {
    cx.count(
        &CANDIDATES,
        [candidate::RECRUITMENT.eq(&exam.id), candidate::STATUS.eq(state)],
    )
}

/// What lacks before candidates are tried: every file is read, and the definitive list is published.
fn files_left(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Rejection>> {
    let mut missing = Vec::new();
    let unread = in_state(cx, exam, CandidateStatus::Submitted)?;
    if unread > 0 {
        missing.push(Rejection::new(UNREVIEWED).arg("count", unread));
    }
    let definitive = [
        exam_list::RECRUITMENT.eq(&exam.id),
        exam_list::KIND.eq(ListKind::Definitive),
    ];
    if cx.first(&EXAM_LISTS, definitive)?.is_none() {
        missing.push(Rejection::new(LIST_MISSING).label("list", ListKind::Definitive.label()));
    }
    Ok(missing)
}

/// Whether a phase of a test is closed: by a lock of the test, or of the exam as a whole.
fn is_locked(cx: &Cx<'_>, exam: &Document, test: &Document, phase: LockPhase) -> Result<bool> {
    let locks = cx.all(
        &EXAM_LOCKS,
        [exam_lock::RECRUITMENT.eq(&exam.id), exam_lock::PHASE.eq(phase)],
    )?;
    let closes = |lock: &Document| {
        let of = lock.get(exam_lock::TEST);
        lock.get(exam_lock::LOCKED_AT).is_some() && of.is_none_or(|of| of.as_str() == test.id)
    };
    Ok(locks.iter().any(closes))
}
