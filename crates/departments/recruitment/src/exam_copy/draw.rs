//! The draw (القرعة): every written copy of somebody present gets a number of no relation to anything else (decision 1).
//!
//! All in one transaction: the rows come in the order of the numbers, so neither their order, their times nor their ids say anything,
//! and whose they are is in no log. What is logged is the digest of the whole table.

use accounts::content_hash;
use engine::{Action, Allowed, Cx, PrepareContext, inputs};
use platform::people::user;
use platform::signature;
use schema::{Document, Id, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use super::{EXAM_COPIES, LOT, NUMBER, OWNER, OWNER_MARK, TEST, is_no_marker, of_tests};
use crate::exam_lock::presence_is_closed;
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::permission::SECRETARIAT;
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};
use crate::signing_once::sign_once;

error_codes! {
    DRAWN = "copies_already_drawn", conflict => "سبق إجراء القرعة", "Le tirage a déjà eu lieu", "The draw has taken place already";
    /// Who was there is not settled.
    PRESENCE_OPEN = "presence_not_closed", conflict => "لم يقفل بعد سجل الحضور للاختبار «{test}»", "Les présences de l’épreuve « {test} » ne sont pas closes", "The presence at the test “{test}” is not closed";
    NO_COPY = "no_written_copy", conflict => "لا توجد أوراق لهذه المباراة", "Ce concours n’a aucune copie à numéroter", "This exam has no copy to number";
    NOT_NOW = "exam_not_in_marking", conflict => "لا يتم ذلك إلا بعد إغلاق الترشيح وقبل انتهاء المباراة", "Cela se fait après la clôture des candidatures et avant la fin du concours", "This is done after applications have closed and before the exam is completed";
}

/// What a signature of a draw says that it is for.
pub(crate) const SIGNED_DRAW: &str = "recruitments.draw";
/// `recruitments.draw {id, lotSize?}` → `{tests: [{examTestId, copies, assured}], digest}`, signed.
pub(super) const DRAW: Action<DrawOrder, Draw> =
    Action::run(SIGNED_DRAW, Allowed::Holders(&[SECRETARIAT]), draw).prepare_with(with_chance);
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

/// The order with chance that is drawn outside the transaction, and kept nowhere.
pub(super) struct Draw {
    order: DrawOrder,
    chance: [u8; 32],
}

#[expect(clippy::unnecessary_wraps, reason = "the form of a preparation")]
fn with_chance(_: &PrepareContext, order: DrawOrder) -> Result<Draw> {
    Ok(Draw {
        order,
        chance: engine::random::bytes(),
    })
}

/// Whether the copies of a test are enough for nobody to be known by being one of few.
pub(crate) fn is_assured(copies: usize) -> bool {
    copies >= ASSURED_FROM
}

/// The exam, where copies may be drawn and their labels printed.
pub(super) fn exam_in_marking(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let exam = cx.need_readable(&RECRUITMENTS, id.as_str())?;
    match exam.get(recruitment::STATUS) {
        Some(ExamStatus::Closed | ExamStatus::GradingWritten) => Ok(exam),
        _ => Err(NOT_NOW.into()),
    }
}

/// The written tests of an exam.
pub(crate) fn written_tests(cx: &Cx<'_>, exam: &Id) -> Result<Vec<Document>> {
    let written = [
        exam_test::RECRUITMENT.eq(exam.clone()),
        exam_test::KIND.eq(TestKind::Written),
    ];
    cx.all(&EXAM_TESTS, written)
}

fn draw(cx: &mut Cx<'_>, given: &Draw) -> Result<Json> {
    signature::require_open(cx)?;
    let exam = exam_in_marking(cx, &given.order.id)?;
    is_no_marker(cx, &given.order.id, &user::caller(cx)?)?;
    let tests = written_tests(cx, &given.order.id)?;
    if !of_tests(cx, &tests)?.is_empty() {
        return Err(DRAWN.into());
    }
    let lot_size = given.order.lot_size.filter(|size| *size > 0).unwrap_or(LOT_SIZE);
    let (mut lines, mut counts, mut number) = (Vec::new(), Vec::new(), 0_u64);
    for test in &tests {
        let present = shuffle_present(cx, &given.order.id, test, &given.chance)?;
        counts.push(json!({"examTestId": test.id, "copies": present.len(), "assured": is_assured(present.len())}));
        for (at, candidate) in present.into_iter().enumerate() {
            number += 1;
            let owner = format!("{candidate}{OWNER_MARK}{}", cx.new_code());
            lines.push(format!("{}\n{number}\n{owner}", test.id));
            let lot = i64::try_from(at as u64 / lot_size + 1).unwrap_or(i64::MAX);
            let copy = Document::new(&EXAM_COPIES)
                .with(TEST, Id(test.id.clone()))
                .with(NUMBER, number.to_string())
                .with(OWNER, owner)
                .with(LOT, lot);
            cx.create(copy)?;
        }
    }
    if number == 0 {
        return Err(NO_COPY.into());
    }
    let digest = content_hash(&lines.join("\n"));
    let drawn = json!({"tests": counts, "digest": digest});
    sign_once(cx, &exam, SIGNED_DRAW, drawn.clone())?;
    Ok(drawn)
}

/// Who was present at a test, in an order that nothing but this chance decides.
fn shuffle_present(cx: &Cx<'_>, exam: &Id, test: &Document, chance: &[u8; 32]) -> Result<Vec<String>> {
    if !presence_is_closed(cx, exam, &Id(test.id.clone()))? {
        let refused = Rejection::new(PRESENCE_OPEN).arg("test", test.get(exam_test::LABEL_FR).unwrap_or_default());
        return Err(refused.into());
    }
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
