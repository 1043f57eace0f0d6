//! The draw (القرعة): every written copy of somebody present gets a number of no relation to anything else (decision 1).
//!
//! The rows come in the order of the numbers and bear one time, so neither their order, their times nor their ids say anything, and
//! whose they are is in no log. What is logged is the digest of the whole table. They are written in pieces under a run that the exam
//! bears; while it does they are nobody's copies. The signature ends the run, and all of them count at once. What a draw left that
//! was cut short goes with the next.

use accounts::content_hash;
use engine::{Act, BoxFuture, Check, Cx, Guard, Subject, Turn, every, inputs, random};
use platform::people::user;
use platform::signature;
use schema::{Document, Id, Instant, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::readmitted::{draw_readmitted, without_copy};
use super::{EXAM_COPIES, LOT, NUMBER, OWNER, OWNER_MARK, TEST, is_no_marker, of_tests, wording};
use crate::exam_lock::{LockPhase, is_reopened, presence_is_closed};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::permission::CLERKS;
use crate::presence_scan::row::proposals;
use crate::recruitment::{self, COPIES_RUN, ExamStatus, RECRUITMENTS, subject};
use crate::signing_once::sign_once;

error_codes! {
    DRAWN = "copies_already_drawn", conflict => "سبق إجراء القرعة", "Le tirage a déjà eu lieu", "The draw has taken place already";
    /// Who was there is not settled.
    PRESENCE_OPEN = "presence_not_closed", conflict => "لم يقفل بعد سجل الحضور للاختبار «{test}»", "Les présences de l’épreuve «\u{a0}{test}\u{a0}» ne sont pas closes", "The presence at the test “{test}” is not closed";
    PROPOSALS_WAIT = "presence_proposals_waiting", conflict => "مقترحات حضور وصلت بعد الإقفال تنتظر البت في الاختبار «{test}»", "Des présences arrivées après la clôture attendent une décision pour l’épreuve «\u{a0}{test}\u{a0}»", "Presence that came after the closing waits for a decision at the test “{test}”";
    NO_COPY = "no_written_copy", conflict => "لا توجد أوراق لهذه المباراة", "Ce concours n’a aucune copie à numéroter", "This exam has no copy to number";
    NOT_NOW = "exam_not_in_marking", conflict => "لا يتم ذلك إلا بعد إغلاق الترشيح وقبل انتهاء المباراة", "Cela se fait après la clôture des candidatures et avant la fin du concours", "This is done after applications have closed and before the exam is completed";
}

/// What a signature of a draw says that it is for.
pub(crate) const SIGNED_DRAW: &str = "recruitments.draw";
/// Gives every copy its number, signed.
pub(super) const DRAW: Act<DrawOrder, CopiesDraw> = Act::long_on(SIGNED_DRAW, wording::DRAW, ON, CLERKS, draw);

/// Copies that have no number yet: all of them, or those of whom an appeal about presence readmitted.
const ON: Subject = subject::exam(&[
    BY_NO_MARKER,
    IN_MARKING,
    Guard::Check(Check {
        reads: &[],
        check: has_unnumbered,
    }),
]);
/// Whoever marks in an exam learns nowhere whose the copies are.
pub(super) const BY_NO_MARKER: Guard = Guard::Check(Check {
    reads: &[],
    check: |cx, exam| is_no_marker(cx, &Id(exam.id.clone()), &user::caller(cx)?),
});
/// Copies may be drawn and their labels printed.
pub(super) const IN_MARKING: Guard = Guard::Check(Check {
    reads: &[recruitment::STATUS.def],
    check: |cx, exam| match exam.get(recruitment::STATUS) {
        Some(ExamStatus::Closed | ExamStatus::GradingWritten) => Ok(()),
        Some(ExamStatus::OralScheduled) if is_reopened(cx, &Id(exam.id.clone()), LockPhase::Written)? => Ok(()),
        _ => Err(NOT_NOW.into()),
    },
});
/// A lot holds so many copies unless it is said.
const LOT_SIZE: u64 = 50;
/// With fewer copies of a test somebody can tell whose they are.
const ASSURED_FROM: usize = 5;

inputs! {
    /// An exam whose copies are numbered.
    pub(super) struct DrawOrder {
        /// The exam.
        id: Id = need("id"),
        /// How many copies a marker gets at a time; 50 unless it is said.
        lot_size: Option<u64> = may("lotSize"),
    }
}

/// What was drawn, as it is signed.
#[derive(Clone, Serialize, JsonSchema)]
pub(super) struct CopiesDraw {
    pub(super) tests: Vec<DrawnExamTest>,
    /// The digest of the whole table.
    pub(super) digest: String,
}

/// A written test whose copies were drawn.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DrawnExamTest {
    pub(super) exam_test_id: String,
    pub(super) copies: usize,
    /// Whether its copies are enough for nobody to be known by being one of few.
    pub(super) assured: bool,
}

/// Whether the copies of a test are enough for nobody to be known by being one of few.
pub(crate) fn is_assured(copies: usize) -> bool {
    copies >= ASSURED_FROM
}

/// The written tests of an exam.
pub(crate) fn written_tests(cx: &Cx<'_>, exam: &Id) -> Result<Vec<Document>> {
    let written = [
        exam_test::RECRUITMENT.eq(exam.clone()),
        exam_test::KIND.eq(TestKind::Written),
    ];
    cx.all(&EXAM_TESTS, written)
}

fn draw(turn: Turn, order: DrawOrder) -> BoxFuture<CopiesDraw> {
    Box::pin(async move {
        let late = |cx: &mut Cx<'_>, exam| draw_readmitted(cx, &exam);
        if let Some(drawn) = turn.write(&order.id, late).await? {
            return Ok(drawn);
        }
        // In memory alone, and gone with this call: nobody can draw again what was drawn.
        let (run, chance) = (hex::encode(random::bytes::<8>()), random::bytes());
        let own = run.clone();
        let begin = move |cx: &mut Cx<'_>, exam| begin_run(cx, exam, &own);
        let at = turn.write(&order.id, begin).await?;
        clear_former(&turn, &order.id, &run).await?;
        let lots = order.clone();
        let table = turn.engine.read(move |cx| shuffle(cx, &lots, &chance, at)).await?;
        let DrawnTable { copies, drawn } = table;
        let (exam, own) = (order.id.clone(), run.clone());
        let write = move |cx: &mut Cx<'_>, some: &[_]| write_copies(cx, &exam, &own, some);
        turn.engine
            .list_in_batches(&turn.ctx, SIGNED_DRAW, copies, write)
            .await?;
        let said = drawn.clone();
        let sign = move |cx: &mut Cx<'_>, exam| sign_draw(cx, exam, &run, &said);
        turn.write(&order.id, sign).await?;
        Ok(drawn)
    })
}

fn has_unnumbered(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let id = &Id(exam.id.clone());
    let tests = written_tests(cx, id)?;
    let copies = of_tests(cx, &tests)?;
    if !copies.is_empty() {
        let is_late = every(
            tests
                .iter()
                .map(|test| Ok(!without_copy(cx, test, &copies)?.is_empty())),
        )?;
        return if is_late.contains(&true) {
            Ok(())
        } else {
            Err(DRAWN.into())
        };
    }
    for test in &tests {
        if !presence_is_closed(cx, id, &Id(test.id.clone()))? {
            let refused = Rejection::new(PRESENCE_OPEN).arg("test", test.get(exam_test::LABEL_FR).unwrap_or_default());
            return Err(refused.into());
        }
        // After the draw minutes could not take it up any more.
        if !proposals(cx, &test.id)?.is_empty() {
            let refused = Rejection::new(PROPOSALS_WAIT).arg("test", test.get(exam_test::LABEL_FR).unwrap_or_default());
            return Err(refused.into());
        }
    }
    let present = [
        exam_presence::TEST.any_of(tests.iter().map(|test| Id(test.id.clone()))),
        exam_presence::PRESENT.eq(true),
    ];
    if tests.is_empty() || cx.first(&EXAM_PRESENCE_ROWS, present)?.is_none() {
        return Err(NO_COPY.into());
    }
    Ok(())
}

/// The exam is being drawn by this run from now on, and by none that was cut short; when it began.
fn begin_run(cx: &mut Cx<'_>, exam: Document, run: &str) -> Result<Instant> {
    signature::require_open(cx)?;
    cx.update(exam.with(COPIES_RUN, run.to_owned()))?;
    Ok(cx.moment())
}

/// Refuses what goes on with a draw that another has taken the place of.
fn is_run(exam: &Document, run: &str) -> Result<()> {
    if exam.get(COPIES_RUN).as_deref() == Some(run) {
        return Ok(());
    }
    Err(DRAWN.into())
}

/// Takes away the copies of a draw that was cut short: they were nobody's.
async fn clear_former(turn: &Turn, exam: &Id, run: &str) -> Result<()> {
    let (exam, run) = (exam.clone(), run.to_owned());
    let clear = move |cx: &mut Cx<'_>, cursor| {
        is_run(&cx.need(&RECRUITMENTS, exam.as_str())?, &run)?;
        let tests = written_tests(cx, &exam)?.into_iter().map(|test| Id(test.id));
        cx.batch(&EXAM_COPIES, [TEST.any_of(tests)], cursor, |cx, copy| {
            cx.delete(&EXAM_COPIES, &copy.id)
        })
    };
    turn.engine.in_batches(&turn.ctx, SIGNED_DRAW, clear).await.map(drop)
}

/// Every copy as it is to be written, in the order of the numbers.
struct DrawnTable {
    copies: Vec<Document>,
    drawn: CopiesDraw,
}

fn shuffle(cx: &Cx<'_>, order: &DrawOrder, chance: &[u8; 32], at: Instant) -> Result<DrawnTable> {
    let lot_size = order.lot_size.filter(|size| *size > 0).unwrap_or(LOT_SIZE);
    let (mut lines, mut tests, mut copies) = (Vec::new(), Vec::new(), Vec::new());
    for test in &written_tests(cx, &order.id)? {
        let present = shuffle_present(cx, test, chance)?;
        tests.push(DrawnExamTest {
            exam_test_id: test.id.clone(),
            copies: present.len(),
            assured: is_assured(present.len()),
        });
        for (place, candidate) in present.into_iter().enumerate() {
            let number = (copies.len() + 1).to_string();
            let owner = format!("{candidate}{OWNER_MARK}{}", cx.new_code());
            lines.push(format!("{}\n{number}\n{owner}", test.id));
            let lot = i64::try_from(place as u64 / lot_size + 1).unwrap_or(i64::MAX);
            let mut copy = Document::new(&EXAM_COPIES)
                .with(TEST, Id(test.id.clone()))
                .with(NUMBER, number)
                .with(OWNER, owner)
                .with(LOT, lot);
            copy.created_at = schema::wire_instant(at.0);
            copy.updated_at.clone_from(&copy.created_at);
            copies.push(copy);
        }
    }
    let digest = content_hash(&lines.join("\n"));
    Ok(DrawnTable {
        copies,
        drawn: CopiesDraw { tests, digest },
    })
}

fn write_copies(cx: &mut Cx<'_>, exam: &Id, run: &str, copies: &[Document]) -> Result<()> {
    is_run(&cx.need(&RECRUITMENTS, exam.as_str())?, run)?;
    copies.iter().try_for_each(|copy| cx.create(copy.clone()).map(drop))
}

/// The signature, and the end of the run: the copies are those of their candidates from here on.
fn sign_draw(cx: &mut Cx<'_>, mut exam: Document, run: &str, drawn: &CopiesDraw) -> Result<()> {
    signature::require_open(cx)?;
    is_run(&exam, run)?;
    sign_once(cx, &exam, SIGNED_DRAW, json!(drawn))?;
    exam.clear(COPIES_RUN);
    cx.update(exam).map(drop)
}

/// Who was present at a test, in an order that nothing but this chance decides.
fn shuffle_present(cx: &Cx<'_>, test: &Document, chance: &[u8; 32]) -> Result<Vec<String>> {
    let present = [exam_presence::TEST.eq(test.id.clone()), exam_presence::PRESENT.eq(true)];
    let rows = cx.all(&EXAM_PRESENCE_ROWS, present)?;
    let candidates = rows.iter().filter_map(|row| row.get(exam_presence::CANDIDATE));
    let mut shuffled: Vec<(String, String)> = candidates
        .map(|Id(candidate)| {
            (
                content_hash(&format!("{chance:?}\n{}\n{candidate}", test.id)),
                candidate,
            )
        })
        .collect();
    shuffled.sort_unstable();
    Ok(shuffled.into_iter().map(|(_, candidate)| candidate).collect())
}
