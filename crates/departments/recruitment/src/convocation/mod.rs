//! Convocations (الاستدعاءات): everybody who is admitted is summoned by a paper of their own, in one job. Paper, state and mail of
//! one candidate are of one transaction, so what was cut short goes on where it stopped, and no number is given twice.

use engine::doc::Mode;
use engine::{
    Act, Allowed, Batch, Check, Cursor, Cx, Engine, Extension, Guard, JobKind, RequestContext, Rights, Subject, inputs,
};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use platform::papers::template::PaperLanguage;
use schema::{Document, Filter, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) mod own;
mod paper;
pub(crate) mod turn;
mod wording;

use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_list::{self, EXAM_LISTS, ListKind, appeals_are_over};
use crate::exam_room::act::with_caller;
use crate::exam_room::room_of;
use crate::exam_test;
use crate::permission::{CLERKS, READS};
use crate::recruitment::subject::{self, nothing_lacks};
use crate::recruitment::weight::{Phase, tests_of};
use crate::recruitment::{
    CONVOCATION_STATE, ConvocationState, ExamStatus, HANDLED_BY, RECRUITMENTS, STATUS, applicant_mail,
};

/// The kind of paper.
pub(crate) static KINDS: &[Extension] = &[&paper::CONVOCATION];

/// Its word.
pub(crate) const CONVOCATION_KIND: &str = paper::CONVOCATION.id;

error_codes! {
    NOT_THEIR_TURN = "convocations_not_their_turn", conflict => "لا توجه استدعاءات في هذه المرحلة", "Aucune convocation ne se fait à cette étape", "No convocations are made at this stage";
    NO_DEFINITIVE_LIST = "convocations_without_list", conflict => "لم تنشر اللائحة النهائية بعد", "La liste définitive n’est pas publiée", "The definitive list is not published";
    SEATS_MISSING = "convocations_without_seats", conflict => "عدد المترشحين بدون مقعد: {count}", "Candidats sans place\u{a0}: {count}", "Candidates without a seat: {count}";
    DAY_MISSING = "convocations_without_day", conflict => "حددوا تاريخ وساعة الاختبار: {test}", "Fixez la date et l’heure de l’épreuve\u{a0}: {test}", "Set day and hour of the test: {test}";
    ROOM_MISSING = "convocations_without_room", conflict => "حددوا قاعة الاختبار: {test}", "Indiquez la salle de l’épreuve\u{a0}: {test}", "Set the room of the test: {test}";
    NOT_RUNNING = "convocations_not_running", conflict => "لا توجد استدعاءات جارية", "Aucune convocation n’est en cours", "No convocations are under way";
    NOBODY_LEFT = "convocations_of_nobody", conflict => "لا أحد في انتظار استدعاء", "Personne n’attend de convocation", "Nobody awaits a convocation";
}

/// So many are summoned in one transaction: each is a paper with its seal, a job, a mail, so that other writes pass in between.
const AT_ONCE: u64 = 10;

inputs! {
    /// The candidates of an exam who are summoned.
    pub(super) struct Summons {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
        /// The language of the papers; both unless it is said.
        language: Option<PaperLanguage> = may("language"),
    }
    /// An exam.
    pub(super) struct OfExam {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
    }
}

/// A job summons everybody who is admitted to what comes next, the written tests or the oral. Asked again after a stop it goes on.
pub(crate) const ISSUE: Act<Summons, ConvocationProgress> =
    Act::run("convocations.issue", wording::ISSUE, CLERKS, issue).with_subject(TO_SUMMON);
/// Stops that job; who was summoned stays so.
pub(crate) const STOP: Act<OfExam, ConvocationProgress> =
    Act::run("convocations.stop", wording::STOP, CLERKS, stop).with_subject(TO_STOP);
/// How far that job is.
pub(crate) const PROGRESS: Act<OfExam, ConvocationProgress> =
    Act::read("convocations.progress", Allowed::Holders(&[READS]), |cx, given| {
        progress(cx, &cx.need_readable(&RECRUITMENTS, given.recruitment.as_str())?)
    });

/// How far the convocations of an exam are.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ConvocationProgress {
    /// How the job stands; none before the first.
    state: Option<&'static str>,
    total: u64,
    /// How many are summoned.
    done: u64,
    waiting: u64,
    /// How many convocations of all exams are still to be printed.
    unprinted: u64,
}

const TO_SUMMON: Subject = subject::exam(&[Guard::Check(Check {
    reads: &[STATUS.def],
    check: |cx, exam| {
        let next = next_phase(cx, exam)?.ok_or(NOT_THEIR_TURN)?;
        nothing_lacks(lacking(cx, &Id(exam.id.clone()), &next)?)
    },
})]);
const TO_STOP: Subject = subject::exam(&[Guard::While(
    CONVOCATION_STATE.is(ConvocationState::Running.wire()),
    NOT_RUNNING,
)]);

/// What the job is given.
#[derive(Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SummonsJob {
    exam_id: String,
    language: Mode,
}

/// Summons one after another.
pub(crate) const JOB: JobKind<SummonsJob> =
    JobKind::long("convocations.issue", |engine, order| Box::pin(run(engine, order)));

/// From which state to which a phase summons.
fn states(phase: Phase, has_written: bool) -> (CandidateStatus, CandidateStatus) {
    match phase {
        Phase::Written => (CandidateStatus::Validated, CandidateStatus::ConvokedWritten),
        Phase::Oral if has_written => (CandidateStatus::PassedWritten, CandidateStatus::ConvokedOral),
        Phase::Oral => (CandidateStatus::Validated, CandidateStatus::ConvokedOral),
    }
}

/// What is next of an exam, its tests, and who is summoned to it.
pub(super) struct NextPhase {
    pub phase: Phase,
    pub tests: Vec<Document>,
    from: CandidateStatus,
    to: CandidateStatus,
}

/// To what an exam summons as it stands; nothing before its closing and after its oral.
pub(super) fn next_phase(cx: &Cx<'_>, exam: &Document) -> Result<Option<NextPhase>> {
    let phase = match exam.get(STATUS) {
        Some(ExamStatus::Closed) => Phase::Written,
        Some(ExamStatus::OralScheduled) => Phase::Oral,
        _ => return Ok(None),
    };
    let (tests, others): (Vec<Document>, Vec<Document>) = tests_of(cx, &exam.id)?
        .into_iter()
        .partition(|test| Phase::of_test(test) == phase);
    let has_written = phase == Phase::Written || !others.is_empty();
    let (from, to) = states(phase, has_written);
    Ok((!tests.is_empty()).then_some(NextPhase { phase, tests, from, to }))
}

fn in_state(exam: &Id, state: CandidateStatus) -> [Filter; 2] {
    [candidate::RECRUITMENT.eq(exam.clone()), candidate::STATUS.eq(state)]
}

fn issue(cx: &mut Cx<'_>, given: &Summons) -> Result<ConvocationProgress> {
    let exam = TO_SUMMON.admit(cx, given.recruitment.as_str())?;
    let handled = with_caller(cx, &exam)?;
    let exam = exam
        .with(CONVOCATION_STATE, ConvocationState::Running)
        .with(HANDLED_BY, handled);
    let exam = cx.update(exam)?;
    let order = SummonsJob {
        exam_id: exam.id.clone(),
        language: given.language.as_ref().map_or(Mode::Both, |PaperLanguage(mode)| *mode),
    };
    cx.later(&JOB, &exam.id, &order, None)?;
    progress(cx, &exam)
}

/// What lacks before anybody is summoned.
fn lacking(cx: &Cx<'_>, exam: &Id, next: &NextPhase) -> Result<Vec<Rejection>> {
    let mut missing = Vec::new();
    let definitive = [
        exam_list::RECRUITMENT.eq(exam.clone()),
        exam_list::KIND.eq(ListKind::Definitive),
    ];
    if cx.first(&EXAM_LISTS, definitive)?.is_none() {
        missing.push(Rejection::new(NO_DEFINITIVE_LIST));
    }
    for test in &next.tests {
        if test.get(exam_test::DATE).is_none() || test.get(exam_test::START_TIME).is_none() {
            missing.push(Rejection::new(DAY_MISSING).arg("test", test.title().0));
        }
        // Nobody is summoned without a place; those of the written tests stand with the seats.
        if next.phase == Phase::Oral && room_of(cx, test)?.is_none() {
            missing.push(Rejection::new(ROOM_MISSING).arg("test", test.title().0));
        }
    }
    let waiting = in_state(exam, next.from);
    if next.phase == Phase::Written {
        let seatless = waiting.iter().cloned().chain([candidate::SEAT.is_null()]);
        let seatless = cx.count(&CANDIDATES, seatless)?;
        if seatless > 0 {
            missing.push(Rejection::new(SEATS_MISSING).arg("count", seatless));
        }
    }
    if cx.count(&CANDIDATES, waiting)? == 0 {
        missing.push(Rejection::new(NOBODY_LEFT));
    }
    // The turn of each is settled once it is settled who is heard.
    if next.phase == Phase::Oral && missing.is_empty() {
        appeals_are_over(cx, exam, ListKind::Written)?;
    }
    Ok(missing)
}

fn stop(cx: &mut Cx<'_>, given: &OfExam) -> Result<ConvocationProgress> {
    let exam = TO_STOP.admit(cx, given.recruitment.as_str())?;
    let stopped = cx.update(exam.with(CONVOCATION_STATE, ConvocationState::Stopped))?;
    progress(cx, &stopped)
}

fn progress(cx: &Cx<'_>, exam: &Document) -> Result<ConvocationProgress> {
    let id = &Id(exam.id.clone());
    let (mut waiting, mut done) = (0, 0);
    if let Some(next) = next_phase(cx, exam)? {
        waiting = cx.count(&CANDIDATES, in_state(id, next.from))?;
        done = cx.count(&CANDIDATES, in_state(id, next.to))?;
    }
    Ok(ConvocationProgress {
        state: exam.get(CONVOCATION_STATE).map(ConvocationState::wire),
        total: waiting + done,
        done,
        waiting,
        unprinted: unprinted(cx)?,
    })
}

/// How many convocations are still to be printed, of whichever exam: the screen asks again and again, and to tell the exams apart
/// would read every one of them. Papers are printed within minutes: of those from before last year none is waited for.
fn unprinted(cx: &Cx<'_>) -> Result<u64> {
    let year = i64::from(cx.today().year());
    let waiting = [
        issued::KIND.eq(paper::CONVOCATION.id),
        issued::YEAR.any_of([year - 1, year]),
        issued::SHA256.is_null(),
    ];
    cx.count(&AUTHENTIC_DOCUMENTS, waiting)
}

/// One piece after another, until nobody waits or somebody stops it.
async fn run(engine: Engine, order: SummonsJob) -> Result<String> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let home = engine.home().unwrap_or_default().to_owned();
    turn::draw_turns(&engine, &order.exam_id).await?;
    let summon = move |cx: &mut Cx<'_>, cursor| summon_some(cx, &order, &home, cursor);
    let count = engine.in_batches(&ctx, JOB.kind, summon).await?;
    Ok(format!("{count} convocations"))
}

/// Summons the next of those who wait; nobody once the job was stopped.
fn summon_some(cx: &mut Cx<'_>, order: &SummonsJob, home: &str, cursor: Cursor) -> Result<Batch> {
    let exam = cx.need(&RECRUITMENTS, &order.exam_id)?;
    if exam.get(CONVOCATION_STATE) != Some(ConvocationState::Running) {
        return Ok(Batch::OVER);
    }
    let id = Id(exam.id.clone());
    let Some(next) = next_phase(cx, &exam)? else {
        return finish(cx, exam);
    };
    let waiting = in_state(&id, next.from);
    let batch = cx.batch(&CANDIDATES, waiting, cursor.at_most(AT_ONCE), |cx, one| {
        summon(cx, one, &next, order.language, home)
    })?;
    if batch.is_last() {
        finish(cx, exam)?;
    }
    Ok(batch)
}

fn finish(cx: &mut Cx<'_>, exam: Document) -> Result<Batch> {
    cx.update(exam.with(CONVOCATION_STATE, ConvocationState::Done))?;
    Ok(Batch::OVER)
}

/// Summons one: the paper, the state, and a mail that says that something is to be read.
fn summon(cx: &mut Cx<'_>, one: Document, next: &NextPhase, mode: Mode, home: &str) -> Result<()> {
    let order = PaperOrder {
        kind: &paper::CONVOCATION,
        mode,
        home,
        subject: &one,
        letter: None,
    };
    issue_paper(cx, &order)?;
    let told = one.with(candidate::PUBLISHED_STATUS, next.to.wire().to_owned());
    let one = move_to(cx, told, next.to, Mover::Engine)?;
    applicant_mail::tell(cx, &one).map(drop)
}

/// The convocation of a candidate that holds, the newest: for the page where they follow their application.
pub(crate) fn paper_of(cx: &Cx<'_>, candidate: &str) -> Result<Option<Document>> {
    let own = vec![
        issued::SUBJECT.eq(candidate),
        issued::SUBJECT_COLLECTION.eq(CANDIDATES.id),
        issued::KIND.eq(paper::CONVOCATION.id),
        issued::STATE.eq(issued::State::Valid),
    ];
    Ok(cx.newest(&AUTHENTIC_DOCUMENTS, own, 0, 1)?.pop())
}

/// The candidate whose convocation bears a code.
pub(crate) fn candidate_of_code(cx: &Cx<'_>, code: &str) -> Result<Option<String>> {
    let found = cx.get(&AUTHENTIC_DOCUMENTS, code)?;
    let holds = |one: &Document| {
        one.get(issued::KIND).as_deref() == Some(paper::CONVOCATION.id)
            && one.get(issued::STATE) == Some(issued::State::Valid)
    };
    Ok(found.filter(holds).and_then(|one| one.get(issued::SUBJECT)))
}

/// One piece of the job, as a process leaves it that ends after it.
#[cfg(test)]
pub(crate) fn summon_first(cx: &mut Cx<'_>, exam: &str, home: &str) -> Result<u64> {
    let order = SummonsJob {
        exam_id: exam.to_owned(),
        language: Mode::Both,
    };
    summon_some(cx, &order, home, Cursor::FIRST).map(Batch::count)
}
