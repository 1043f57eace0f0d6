//! Where the notice says that the committee fixes a minimum, its president enters it before the marks are locked, and so before
//! anybody knows whose they are (decision 8).

use engine::input::wrong_argument;
use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user;
use schema::{Document, Id, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::{
    EXAM_LOCKS, LockPhase, MEMBER, MINIMA, PHASE, PRESIDENT, RECRUITMENT, TABLE_HASH, is_open_phase, lock_of, wording,
};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, MemberRole};
use crate::exam_copy::NOT_IN_MARKING;
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{MarkNumber, members_of};
use crate::permission::SECRETARIAT;
use crate::ranking_run::rule::Minima;
use crate::recruitment::{self, ExamStatus, ThresholdsBy, subject};

error_codes! {
    BY_NOTICE = "minima_by_notice", conflict => "حدد الإعلان الحدود الدنيا ولا تغيرها اللجنة", "Les minima sont fixés par l’avis", "The minima are fixed by the notice";
    NOT_PRESIDENT = "not_the_president", 403 => "هذا القرار لرئيس(ة) اللجنة", "Cette décision revient au président de la commission", "This is for the chair of the committee";
}

/// Fixes minima in the lock of the written marks, which is still open.
pub(super) const SET_MINIMA: Act<MinimaOrder, FixedMinima> = Act::run(
    "recruitments.setMinima",
    wording::SET_MINIMA,
    Allowed::Users,
    set_minima,
)
.with_subject(ON);

/// The minima that a committee fixed.
#[derive(Serialize, JsonSchema)]
pub(super) struct FixedMinima {
    /// The lock that bears them.
    id: String,
    /// In hundredths, by the ids of the tests; `total` for the final mark.
    minima: Minima,
}

/// An exam whose minima its committee fixes, for the president, until the written marks are locked.
pub(crate) const ON: Subject = subject::exam(&[
    Guard::Part(Check {
        reads: &[],
        check: |cx, exam| {
            if cx.who().holds_permission(SECRETARIAT) || !presides(cx, exam)? {
                return Err(NOT_PRESIDENT.into());
            }
            Ok(())
        },
    }),
    Guard::While(recruitment::THRESHOLDS_BY.is(ThresholdsBy::Committee.wire()), BY_NOTICE),
    Guard::Check(Check {
        reads: &[],
        check: |cx, exam| is_open_phase(cx, &Id(exam.id.clone()), LockPhase::Written),
    }),
    Guard::While(
        schema::any(&[
            recruitment::STATUS.is(ExamStatus::Closed.wire()),
            recruitment::STATUS.is(ExamStatus::GradingWritten.wire()),
        ]),
        NOT_IN_MARKING,
    ),
]);

inputs! {
    /// Minima that the committee fixes.
    pub(super) struct MinimaOrder {
        /// The exam.
        id: Id = need("id"),
        /// `{examTestId, minMark}` each; `total` for the final mark.
        minima: Json = need("minima"),
    }
}

/// By what the minimum of the final mark is named among those of the tests.
pub(crate) const TOTAL: &str = "total";

/// The minima that the committee fixed of an exam: a lock that follows another has none of its own.
pub(crate) fn minima_in_force(cx: &Cx<'_>, exam: &Id) -> Result<Minima> {
    let fixed = [
        RECRUITMENT.eq(exam.clone()),
        PHASE.eq(LockPhase::Written),
        MINIMA.is_not_null(),
    ];
    let lock = cx.newest(&EXAM_LOCKS, fixed, 0, 1)?.pop();
    Ok(lock.map(|lock| minima_of(&lock)).unwrap_or_default())
}

/// The minima of a lock.
pub(crate) fn minima_of(lock: &Document) -> Minima {
    let said: Json = lock.get(MINIMA).unwrap_or_default();
    let each = said.as_object().into_iter().flatten();
    each.filter_map(|(test, mark)| Some((test.clone(), mark.as_i64()?)))
        .collect()
}

/// Whether the caller presides over a committee that marks the written tests of an exam, of whichever of its positions.
pub(super) fn presides(cx: &Cx<'_>, exam: &Document) -> Result<bool> {
    let exam = Id(exam.id.clone());
    let seats = members_of(cx, &user::caller(cx)?, &exam, CommitteeKind::Written, None)?;
    let is_president = |seat: &Document| seat.get(committee_member::ROLE) == Some(MemberRole::President);
    Ok(seats.iter().any(is_president))
}

fn set_minima(cx: &mut Cx<'_>, order: &MinimaOrder) -> Result<FixedMinima> {
    subject::admit_by_seat(cx, ON, &order.id)?;
    let mut minima = serde_json::Map::new();
    let wrong = || wrong_argument("minima", expected::NOT_EMPTY);
    for one in order.minima.as_array().ok_or_else(wrong)? {
        let test = one["examTestId"].as_str().ok_or_else(wrong)?;
        let is_its = test == TOTAL
            || cx
                .get(&EXAM_TESTS, test)?
                .is_some_and(|test| test.get(exam_test::RECRUITMENT) == Some(order.id.clone()));
        let mark = engine::input::FromArgument::read("minima", &one["minMark"])?;
        let MarkNumber(mark) = mark.filter(|_| is_its).ok_or_else(wrong)?;
        minima.insert(test.to_owned(), json!(mark.0));
    }
    let lock = if let Some(mut lock) = lock_of(cx, &order.id, LockPhase::Written)? {
        // What somebody signed with other minima is void.
        lock.clear(PRESIDENT);
        lock.clear(MEMBER);
        lock.clear(TABLE_HASH);
        cx.update(lock.with(MINIMA, Json::Object(minima)))?
    } else {
        let lock = Document::new(&EXAM_LOCKS)
            .with(RECRUITMENT, order.id.clone())
            .with(PHASE, LockPhase::Written);
        cx.create(lock.with(MINIMA, Json::Object(minima)))?
    };
    let minima = minima_of(&lock);
    Ok(FixedMinima { id: lock.id, minima })
}
