//! How far the marking is: counts alone, for the secretariat sees neither a mark nor whose it is.

use std::collections::BTreeMap;

use engine::{Action, Allowed, Cx, inputs};
use schema::{Document, Id, Result};
use serde_json::{Value as Json, json};

use super::{LOT, MARKER_IDS, draw, of_tests};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test;
use crate::grade_entry::{self, sitting_of, standing_of};
use crate::permission::READS;
use crate::ranking::{Missing, missing_mark};
use crate::ranking_run::rule::test_rule;

/// `examCopies.progress {recruitmentId}` → `{tests: [{examTestId, copies, marked, waitsForThird, assured, lots: [{lot, copies, marked,
/// memberIds, members}]}]}`: the members by their names.
pub(super) const PROGRESS: Action<MarkingQuery> =
    Action::read("examCopies.progress", Allowed::Holders(&[READS]), progress);

inputs! {
    /// An exam whose marking is asked about.
    pub(super) struct MarkingQuery {
        /// The exam.
        recruitment: Id = need("recruitmentId"),
    }
}

/// Copies that are counted together.
#[derive(Default)]
struct LotCount {
    copies: u64,
    marked: u64,
    members: Vec<String>,
}

fn progress(cx: &Cx<'_>, wanted: &MarkingQuery) -> Result<Json> {
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
        let (mut lots, mut third) = (BTreeMap::<i64, LotCount>::new(), 0_u64);
        for copy in of_tests(cx, std::slice::from_ref(test))? {
            let entries = by_copy.get(&copy.id).map_or(&[][..], Vec::as_slice);
            let missing = missing_mark(&rule, &sitting_of(entries));
            third += u64::from(missing == Some(Missing::Third));
            let lot = lots.entry(copy.get(LOT).unwrap_or_default()).or_default();
            lot.copies += 1;
            lot.marked += u64::from(missing.is_none());
            lot.members = copy
                .get(MARKER_IDS)
                .unwrap_or_default()
                .into_iter()
                .map(|Id(id)| id)
                .collect();
        }
        told.push(test_json(cx, test, &lots, third)?);
    }
    Ok(json!({"tests": told}))
}

/// Who marks a lot, by name.
fn names(cx: &Cx<'_>, count: &LotCount) -> Result<Vec<Option<String>>> {
    let mut names = Vec::new();
    for id in &count.members {
        let member = cx.get(&COMMITTEE_MEMBERS, id)?;
        names.push(member.and_then(|member| member.get(committee_member::NAME)));
    }
    Ok(names)
}

fn test_json(cx: &Cx<'_>, test: &Document, lots: &BTreeMap<i64, LotCount>, third: u64) -> Result<Json> {
    let copies: u64 = lots.values().map(|lot| lot.copies).sum();
    let marked: u64 = lots.values().map(|lot| lot.marked).sum();
    let lot = |(lot, count): (&i64, &LotCount)| {
        Ok(
            json!({"lot": lot, "copies": count.copies, "marked": count.marked, "memberIds": count.members,
            "members": names(cx, count)?}),
        )
    };
    let lots: Vec<Json> = lots.iter().map(lot).collect::<Result<_>>()?;
    let assured = draw::is_assured(usize::try_from(copies).unwrap_or(usize::MAX));
    Ok(
        json!({"examTestId": test.id, "kind": test.get(exam_test::KIND).map(super::super::exam_test::TestKind::wire),
        "copies": copies, "marked": marked, "waitsForThird": third, "assured": assured, "lots": lots}),
    )
}
