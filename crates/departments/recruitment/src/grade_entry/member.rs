//! Being a member of the committee is the right to mark (decision 33); the secretariat, administrators and keys give none.

use engine::Cx;
use schema::{Date, Document, Filter, Id, Result};

use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};

/// Whether a member sits in a committee of an exam that marks candidates of this position; where none is said, of some at least: a
/// test for all positions is marked by the committees of each.
pub(crate) fn is_of_committee(
    cx: &Cx<'_>,
    member: &Document,
    exam: &Id,
    kind: CommitteeKind,
    position: Option<&Id>,
) -> Result<bool> {
    if member
        .get(committee_member::UNTIL)
        .is_some_and(|Date(until)| until < cx.today())
    {
        return Ok(false);
    }
    let committee = cx.need(&COMMITTEES, member.need(committee_member::COMMITTEE)?.as_str())?;
    let is_kind = committee
        .get(committee::KIND)
        .is_some_and(|own| own == kind || own == CommitteeKind::Other);
    let positions = committee.get(committee::POSITION_IDS).unwrap_or_default();
    let covers = positions.is_empty() || position.is_none_or(|position| positions.contains(position));
    Ok(committee.get(committee::RECRUITMENT).as_ref() == Some(exam) && is_kind && covers)
}

/// The seats of a user in the committees of an exam that mark such tests.
pub(crate) fn members_of(
    cx: &Cx<'_>,
    user: &Id,
    exam: &Id,
    kind: CommitteeKind,
    position: Option<&Id>,
) -> Result<Vec<Document>> {
    seats_where(cx, committee_member::USER.eq(user.clone()), exam, kind, position)
}

/// The members of such committees who have no account and whose sheet a user types (decision 33).
pub(crate) fn sheets_of(
    cx: &Cx<'_>,
    user: &Id,
    exam: &Id,
    kind: CommitteeKind,
    position: Option<&Id>,
) -> Result<Vec<Document>> {
    let typed = committee_member::TYPISTS.contains([user.clone()]);
    seats_where(cx, typed, exam, kind, position)
}

fn seats_where(
    cx: &Cx<'_>,
    whose: Filter,
    exam: &Id,
    kind: CommitteeKind,
    position: Option<&Id>,
) -> Result<Vec<Document>> {
    let mut seats = Vec::new();
    for member in cx.all(&COMMITTEE_MEMBERS, [whose])? {
        if is_of_committee(cx, &member, exam, kind, position)? {
            seats.push(member);
        }
    }
    Ok(seats)
}
