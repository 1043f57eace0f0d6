//! Tests about whose marks nobody would be left to decide: told before an exam is published, while a seat costs nothing
//! (decision 73).

use std::collections::BTreeSet;

use engine::Cx;
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::authority::{SETTLERS, committees_of, secretariat};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test;
use crate::position::{self, POSITIONS};
use crate::ranking_run::facts::is_written;
use crate::recruitment::weight::tests_of;

/// A test whose appeals fewer than two would be left to settle.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MissingSettlers {
    exam_test_id: String,
    label_fr: String,
    label_ar: String,
    /// How many people more it takes.
    missing: usize,
}

/// Those of an exam.
pub(crate) fn missing_settlers(cx: &Cx<'_>, exam: &Document) -> Result<Vec<MissingSettlers>> {
    let committees = cx.all(&COMMITTEES, [committee::RECRUITMENT.eq(&exam.id)])?;
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    let seats = seats_of_settlers(cx, &committees)?;
    let everybody = accounts_in(&seats, &committees).len();
    let mut lines = Vec::new();
    for test in tests_of(cx, &exam.id)? {
        let only = test.get(exam_test::POSITION);
        let held_for = positions
            .iter()
            .filter(|one| only.as_ref().is_none_or(|only| only.as_str() == one.id));
        let left =
            held_for.map(|position| everybody.saturating_sub(first_deciders(&test, &committees, &seats, position)));
        let missing = left.min().map_or(0, |left| SETTLERS.saturating_sub(left));
        if missing > 0 {
            let (fr, ar) = test.title();
            lines.push(MissingSettlers {
                exam_test_id: test.id,
                label_fr: fr,
                label_ar: ar,
                missing,
            });
        }
    }
    Ok(lines)
}

/// How many decide first about one candidate of a position: so many markers of a copy, at an oral whoever sits.
fn first_deciders(test: &Document, committees: &[Document], seats: &[Document], position: &Document) -> usize {
    let is_written = is_written(test);
    let kind = if is_written {
        CommitteeKind::Written
    } else {
        CommitteeKind::Oral
    };
    let own = committees_of(committees, kind, &Id(position.id.clone()));
    let seated = accounts_in(seats, &own).len();
    let markers = usize::try_from(test.get(exam_test::MARKERS).unwrap_or(1)).unwrap_or(usize::MAX);
    if is_written { seated.min(markers) } else { seated }
}

/// The seats with an account; of the secretariat none settles an appeal about a mark.
fn seats_of_settlers(cx: &Cx<'_>, committees: &[Document]) -> Result<Vec<Document>> {
    let ids: Vec<Id> = committees.iter().map(|one| Id(one.id.clone())).collect();
    let secretariat = secretariat(cx)?;
    let mut seats = cx.all(&COMMITTEE_MEMBERS, [committee_member::COMMITTEE.any_of(&ids)])?;
    seats.retain(|seat| {
        seat.get(committee_member::USER)
            .is_some_and(|user| !secretariat.contains(&user))
    });
    Ok(seats)
}

/// The accounts of those who sit in any of these committees.
fn accounts_in(seats: &[Document], committees: &[Document]) -> BTreeSet<Id> {
    let sits = |seat: &&Document| {
        let committee = seat.get(committee_member::COMMITTEE);
        committee.is_some_and(|of| committees.iter().any(|one| one.id == of.as_str()))
    };
    let seated = seats.iter().filter(sits);
    seated.filter_map(|seat| seat.get(committee_member::USER)).collect()
}
