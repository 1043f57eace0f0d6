//! How far the marking is: counts alone, for the secretariat sees neither a mark nor whose it is.

use std::collections::BTreeMap;

use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::{LOT, MARKER_IDS, draw, of_tests};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test::{self, TestKind};
use crate::grade_entry::{self, sitting_of, standing_of};
use crate::permission::READS;
use crate::ranking::{Missing, missing_mark};
use crate::ranking_run::rule::test_rule;

/// Tells how far the marking of each written test is.
pub(super) const PROGRESS: Act<MarkingQuery, MarkingProgress> =
    Act::read("examCopies.progress", Allowed::Holders(&[READS]), progress);

inputs! {
    /// An exam whose marking is asked about.
    pub(super) struct MarkingQuery {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
    }
}

/// How far the marking of an exam is.
#[derive(Serialize, JsonSchema)]
pub(super) struct MarkingProgress {
    tests: Vec<TestMarking>,
}

/// How far the marking of a written test is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TestMarking {
    exam_test_id: String,
    kind: Option<TestKind>,
    copies: u64,
    marked: u64,
    /// Copies whose two marks are too far apart.
    waits_for_third: u64,
    /// Whether its copies are enough for nobody to be known by being one of few.
    assured: bool,
    lots: Vec<LotMarking>,
}

/// How far the marking of a lot is.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct LotMarking {
    lot: i64,
    copies: u64,
    marked: u64,
    member_ids: Vec<String>,
    /// The names of its markers.
    members: Vec<Option<String>>,
}

fn progress(cx: &Cx<'_>, wanted: &MarkingQuery) -> Result<MarkingProgress> {
    let tests = draw::written_tests(cx, &wanted.recruitment)?;
    let entries = standing_of(cx, &tests)?;
    let mut by_copy: BTreeMap<String, Vec<&Document>> = BTreeMap::new();
    for entry in &entries {
        if let Some(Id(copy)) = entry.get(grade_entry::COPY) {
            by_copy.entry(copy).or_default().push(entry);
        }
    }
    let mut told = Vec::new();
    for test in &tests {
        let rule = test_rule(test, None);
        let (mut lots, mut third) = (BTreeMap::<i64, LotMarking>::new(), 0_u64);
        for copy in of_tests(cx, std::slice::from_ref(test))? {
            let entries = by_copy.get(&copy.id).map_or(&[][..], Vec::as_slice);
            let missing = missing_mark(&rule, &sitting_of(entries));
            third += u64::from(missing == Some(Missing::Third));
            let number = copy.get(LOT).unwrap_or_default();
            let lot = lots.entry(number).or_default();
            lot.lot = number;
            lot.copies += 1;
            lot.marked += u64::from(missing.is_none());
            lot.member_ids = copy
                .get(MARKER_IDS)
                .unwrap_or_default()
                .into_iter()
                .map(|Id(id)| id)
                .collect();
        }
        let lots = lots.into_values().map(|lot| with_names(cx, lot));
        told.push(test_marking(test, lots.collect::<Result<_>>()?, third));
    }
    Ok(MarkingProgress { tests: told })
}

/// A lot with the names of its markers.
fn with_names(cx: &Cx<'_>, mut lot: LotMarking) -> Result<LotMarking> {
    for id in &lot.member_ids {
        let member = cx.get(&COMMITTEE_MEMBERS, id)?;
        lot.members
            .push(member.and_then(|member| member.get(committee_member::NAME)));
    }
    Ok(lot)
}

fn test_marking(test: &Document, lots: Vec<LotMarking>, third: u64) -> TestMarking {
    let copies = lots.iter().map(|lot| lot.copies).sum();
    TestMarking {
        exam_test_id: test.id.clone(),
        kind: test.get(exam_test::KIND),
        copies,
        marked: lots.iter().map(|lot| lot.marked).sum(),
        waits_for_third: third,
        assured: draw::is_assured(usize::try_from(copies).unwrap_or(usize::MAX)),
        lots,
    }
}
