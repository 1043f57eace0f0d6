//! Tests about whose marks nobody would be left to decide: told before an exam is published, while a seat costs nothing (M3).

use std::collections::BTreeSet;

use engine::Cx;
use schema::{Document, Id, Result};
use serde_json::{Value as Json, json};

use super::authority::{SETTLERS, committees_of};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test::{self, TestKind};
use crate::position::{self, POSITIONS};
use crate::recruitment::weight::tests_of;

/// A line `{examTestId, labelFr, labelAr, missing}` for each test whose appeals fewer than two would be left to settle.
pub(crate) fn missing_settlers(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Json>> {
    let committees = cx.all(&COMMITTEES, [committee::RECRUITMENT.eq(&exam.id)])?;
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    let everybody = accounts_of(cx, &committees)?.len();
    let mut lines = Vec::new();
    for test in tests_of(cx, &exam.id)? {
        let held_for = |one: &&Document| {
            let only = test.get(exam_test::POSITION);
            only.is_none_or(|only| only.as_str() == one.id)
        };
        let mut missing = 0;
        for position in positions.iter().filter(held_for) {
            let deciders = first_deciders(cx, &test, &committees, position)?;
            missing = missing.max(SETTLERS.saturating_sub(everybody.saturating_sub(deciders)));
        }
        if missing > 0 {
            let (fr, ar) = test.title();
            lines.push(json!({"examTestId": test.id, "labelFr": fr, "labelAr": ar, "missing": missing}));
        }
    }
    Ok(lines)
}

/// How many decide first about one candidate of a position: so many markers of a copy, at an oral whoever sits.
fn first_deciders(cx: &Cx<'_>, test: &Document, committees: &[Document], position: &Document) -> Result<usize> {
    let is_written = test.get(exam_test::KIND) == Some(TestKind::Written);
    let kind = if is_written {
        CommitteeKind::Written
    } else {
        CommitteeKind::Oral
    };
    let own = committees_of(committees, kind, &Id(position.id.clone()));
    let seated = accounts_of(cx, &own)?.len();
    let markers = usize::try_from(test.get(exam_test::MARKERS).unwrap_or(1)).unwrap_or(usize::MAX);
    Ok(if is_written { seated.min(markers) } else { seated })
}

/// The accounts of those who sit in any of these committees.
fn accounts_of(cx: &Cx<'_>, committees: &[Document]) -> Result<BTreeSet<String>> {
    let ids: Vec<Id> = committees.iter().map(|one| Id(one.id.clone())).collect();
    if ids.is_empty() {
        return Ok(BTreeSet::new());
    }
    let seats = cx.all(&COMMITTEE_MEMBERS, [committee_member::COMMITTEE.any_of(&ids)])?;
    Ok(seats
        .iter()
        .filter_map(|seat| seat.get(committee_member::USER))
        .map(|user| user.0)
        .collect())
}
