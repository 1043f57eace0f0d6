//! Weights and minima of an exam are those of its tests (decision 24): the sum of the coefficients, and the minimum where the
//! tests of a phase have the same. Where positions differ there is none. Written from outside they are taken while one test alone
//! stands behind them.

use engine::Cx;
use schema::{Change, Decimal, Document, Field, Id, Rejection, Result, error_codes};

use super::{MIN_ORAL, MIN_WRITTEN, ORAL_WEIGHT, RECRUITMENTS, WRITTEN_WEIGHT};
use crate::exam_test::{self, COEFFICIENT, EXAM_TESTS, MIN_MARK, TestKind};

error_codes! {
    /// A weight or a minimum of the exam was given where several tests stand behind it.
    SEVERAL_TESTS = "exam_weight_of_several_tests", conflict => "تحدد المعاملات والحدود الدنيا في الاختبارات نفسها: {tests}", "Les coefficients et les minima se fixent aux épreuves elles-mêmes\u{a0}: {tests}", "Weights and minima are set at the tests themselves: {tests}";
}

/// A phase of an exam: practical tests count in the oral one (decision 23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Copies are marked without names.
    Written,
    /// Candidates are heard or seen.
    Oral,
}

impl Phase {
    /// Both, in their order.
    pub const ALL: [Phase; 2] = [Phase::Written, Phase::Oral];

    /// That of a test.
    pub fn of_test(test: &Document) -> Phase {
        match test.get(exam_test::KIND) {
            Some(TestKind::Oral | TestKind::Practical) => Phase::Oral,
            Some(TestKind::Written) | None => Phase::Written,
        }
    }

    /// The weight and the minimum of the exam.
    fn fields(self) -> (Field<Decimal>, Field<Decimal>) {
        match self {
            Phase::Written => (WRITTEN_WEIGHT, MIN_WRITTEN),
            Phase::Oral => (ORAL_WEIGHT, MIN_ORAL),
        }
    }
}

/// What the tests of one phase come to: the weight and the minimum.
type Totals = (Option<Decimal>, Option<Decimal>);

/// What the tests of a phase come to; nothing where a test is of one position alone.
fn totals(tests: &[&Document]) -> Totals {
    if tests.iter().any(|test| test.get(exam_test::POSITION).is_some()) {
        return (None, None);
    }
    let weights = tests.iter().filter_map(|test| test.get(COEFFICIENT));
    let weight = Decimal(weights.map(|Decimal(weight)| weight).sum());
    let mut minima = tests.iter().map(|test| test.get(MIN_MARK));
    let first = minima.next().flatten();
    let minimum = first.filter(|first| minima.all(|other| other == Some(*first)));
    (Some(weight), minimum)
}

/// The tests of an exam.
pub(crate) fn tests_of(cx: &Cx<'_>, exam: &str) -> Result<Vec<Document>> {
    cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam)])
}

fn of_phase(tests: &[Document], phase: Phase) -> Vec<&Document> {
    tests.iter().filter(|test| Phase::of_test(test) == phase).collect()
}

/// The weights that an exam begins with, in hundredths: twice the written, three times the oral mark.
const FIRST: [Decimal; 2] = [Decimal(200), Decimal(300)];

/// Weights and minima that differ from those of the tests are taken where one test alone stands behind them.
pub(super) fn weights_are_those_of_its_tests(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        for (phase, usual) in Phase::ALL.iter().zip(FIRST) {
            let (weight, _) = phase.fields();
            let first = change.after.get(weight).unwrap_or(usual);
            change.after.set(weight, first);
        }
        return Ok(());
    }
    if Phase::ALL.iter().all(|phase| !is_touched(change, *phase)) {
        return Ok(());
    }
    let tests = tests_of(cx, &change.after.id)?;
    for phase in Phase::ALL.into_iter().filter(|phase| is_touched(change, *phase)) {
        let (behind, (weight, minimum)) = (of_phase(&tests, phase), phase.fields());
        let is_theirs = (change.after.get(weight), change.after.get(minimum)) == totals(&behind);
        let is_one = behind.len() == 1 && behind[0].get(exam_test::POSITION).is_none();
        if !is_theirs && !is_one {
            let names: Vec<String> = behind.iter().map(|test| test.title().0).collect();
            let touched = if change.touches(weight) { weight } else { minimum };
            return Err(Rejection::new(SEVERAL_TESTS)
                .field(touched.def.name)
                .arg("tests", names.join(", "))
                .into());
        }
    }
    Ok(())
}

fn is_touched(change: &Change, phase: Phase) -> bool {
    let (weight, minimum) = phase.fields();
    change.touches(weight) || change.touches(minimum)
}

/// Whether what an exam says of its weights is what its tests say.
pub(super) fn is_of_tests(cx: &Cx<'_>, exam: &Document) -> Result<bool> {
    let tests = tests_of(cx, &exam.id)?;
    let says = |phase: Phase| {
        let (weight, minimum) = phase.fields();
        (exam.get(weight), exam.get(minimum)) == totals(&of_phase(&tests, phase))
    };
    Ok(Phase::ALL.into_iter().all(says))
}

/// The one test behind a weight takes what the exam says.
pub(super) fn tests_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if change.is_new() {
        return Ok(());
    }
    for phase in Phase::ALL.into_iter().filter(|phase| is_touched(change, *phase)) {
        let tests = tests_of(cx, &change.after.id)?;
        let (weight, minimum) = phase.fields();
        let told = (change.after.get(weight), change.after.get(minimum));
        if let [only] = of_phase(&tests, phase).as_slice()
            && (only.get(COEFFICIENT), only.get(MIN_MARK)) != told
        {
            let mut test = (*only).clone();
            test.set_or_clear(COEFFICIENT, told.0);
            test.set_or_clear(MIN_MARK, told.1);
            cx.update(test)?;
        }
    }
    Ok(())
}

/// The exam takes what its tests say, after one of them changed or went.
pub(crate) fn exam_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Id(id) = change.after.need(exam_test::RECRUITMENT)?;
    let Some(before) = cx.get(&RECRUITMENTS, &id)? else {
        return Ok(());
    };
    let tests = tests_of(cx, &id)?;
    let mut exam = before.clone();
    for test in change.before.iter().chain([&change.after]) {
        let phase = Phase::of_test(test);
        let (weight, minimum) = phase.fields();
        let (sum, least) = totals(&of_phase(&tests, phase));
        exam.set_or_clear(weight, sum);
        exam.set_or_clear(minimum, least);
    }
    if exam != before {
        cx.update(exam)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(coefficient: i64, minimum: Option<i64>) -> Document {
        let mut test = Document::new(&EXAM_TESTS).with(COEFFICIENT, Decimal(coefficient));
        test.set_or_clear(MIN_MARK, minimum.map(Decimal));
        test
    }

    #[test]
    fn tests_come_to_a_sum_and_to_a_minimum_that_all_have() {
        let of_position = test(100, None).with(exam_test::POSITION, Id("p".to_owned()));
        for (tests, expected) in [
            (vec![], (Some(0), None)),
            (vec![test(200, None)], (Some(200), None)),
            (vec![test(200, Some(1000))], (Some(200), Some(1000))),
            (
                vec![test(200, Some(1000)), test(350, Some(1000))],
                (Some(550), Some(1000)),
            ),
            (vec![test(200, Some(1000)), test(350, Some(800))], (Some(550), None)),
            (vec![test(200, Some(1000)), test(350, None)], (Some(550), None)),
            (vec![test(200, Some(1000)), of_position], (None, None)),
        ] {
            let found = totals(&tests.iter().collect::<Vec<_>>());
            let expected = (expected.0.map(Decimal), expected.1.map(Decimal));
            assert_eq!(found, expected);
        }
    }
}
