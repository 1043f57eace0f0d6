//! Who signs a lock: the president and another member of each committee whose members marked, and of none besides; a ranking, which
//! follows from the marks of all of them, a president and a member of any two (decision 71).

use std::collections::BTreeSet;

use engine::Cx;
use platform::people::user;
use schema::{Document, Id, Rejection, Result};

use super::close::{BY_PRESENCE, NOT_MEMBER, SAME_SIDE};
use super::table::PhaseTable;
use super::{COUNTS, LockPhase, MEMBER, PHASE, PRESIDENT, SIGNERS, TABLE_HASH};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, COMMITTEE_MEMBERS, MemberRole};
use crate::exam_copy::{KNOWS_CANDIDATES, knows_candidates};
use crate::grade_entry::{self, members_of, standing_of};
use crate::ranking_run::facts::is_written;
use crate::recruitment::weight::tests_of;

/// In which quality somebody signs.
pub(super) struct Seat {
    member: Document,
    is_president: bool,
}

/// The committees whose members marked in a phase; none where nobody gave a mark. A mark that an appeal gave bears two signatures of its
/// own, maybe of members of another committee, who sign no lock of this one.
pub(super) fn committees_of_work(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<BTreeSet<Id>> {
    let mut tests = tests_of(cx, exam.as_str())?;
    tests.retain(|test| phase == LockPhase::Ranking || is_written(test) == (phase == LockPhase::Written));
    let entries = standing_of(cx, &tests)?;
    Ok(entries
        .iter()
        .filter(|entry| entry.get(grade_entry::APPEAL).is_none())
        .filter_map(|entry| entry.get(grade_entry::COMMITTEE))
        .collect())
}

/// The caller's seat in a committee that closes this phase; the president's, where there are several.
pub(super) fn seat(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<Seat> {
    let user = user::caller(cx)?;
    let kinds: &[CommitteeKind] = match phase {
        LockPhase::Presence => return Err(Rejection::new(BY_PRESENCE).field("phase").into()),
        LockPhase::Written => &[CommitteeKind::Written],
        LockPhase::Oral => &[CommitteeKind::Oral],
        LockPhase::Ranking => &[CommitteeKind::Written, CommitteeKind::Oral],
    };
    if phase == LockPhase::Written && knows_candidates(cx, exam, &user)? {
        return Err(KNOWS_CANDIDATES.into());
    }
    let work = committees_of_work(cx, exam, phase)?;
    let mut seats = Vec::new();
    for kind in kinds {
        seats.extend(members_of(cx, &user, exam, *kind, None)?);
    }
    // Who signs is of a committee whose work it is, not of another of the same kind.
    seats.retain(|seat| {
        let own = seat.get(committee_member::COMMITTEE);
        work.is_empty() || own.is_some_and(|own| work.contains(&own))
    });
    let is_president = |seat: &Document| seat.get(committee_member::ROLE) == Some(MemberRole::President);
    let of_president = seats.iter().position(is_president);
    let member = seats
        .into_iter()
        .nth(of_president.unwrap_or_default())
        .ok_or(NOT_MEMBER)?;
    Ok(Seat {
        member,
        is_president: of_president.is_some(),
    })
}

/// The seats that have signed the table of a lock so far.
pub(crate) fn signers(lock: &Document) -> Vec<Id> {
    let all = lock.get(SIGNERS).unwrap_or_default();
    if all.is_empty() {
        return [PRESIDENT, MEMBER]
            .into_iter()
            .filter_map(|side| lock.get(side))
            .collect();
    }
    all
}

fn is_president(seat: &Document) -> bool {
    seat.get(committee_member::ROLE) == Some(MemberRole::President)
}

/// The lock with one signature more, of the same table as the first.
pub(super) fn take_signature(
    cx: &Cx<'_>,
    mut lock: Document,
    seat: &Seat,
    user: &Id,
    table: &PhaseTable,
) -> Result<Document> {
    let mut signed = signers(&lock);
    if lock.get(TABLE_HASH).as_deref() != Some(&table.hash) {
        // The first signature was of another table: whoever comes now is the first.
        signed.clear();
        lock.clear(PRESIDENT);
        lock.clear(MEMBER);
    }
    let is_ranking = lock.get(PHASE) == Some(LockPhase::Ranking);
    is_another(cx, &signed, seat, user, is_ranking)?;
    let member = Id(seat.member.id.clone());
    signed.push(member.clone());
    if seat.is_president && lock.get(PRESIDENT).is_none() {
        lock.set(PRESIDENT, member);
    } else if lock.get(MEMBER).is_none() {
        // A second president signs a ranking as a member.
        lock.set(MEMBER, member);
    } else if is_ranking {
        return Err(NOT_MEMBER.into());
    }
    Ok(lock
        .with(SIGNERS, signed)
        .with(TABLE_HASH, table.hash.clone())
        .with(COUNTS, table.counts.clone()))
}

/// Refuses who has signed already, or signs in a quality in which somebody of the same committee has.
fn is_another(cx: &Cx<'_>, signed: &[Id], seat: &Seat, user: &Id, is_ranking: bool) -> Result<()> {
    let committee = seat.member.get(committee_member::COMMITTEE);
    for id in signed {
        let other = cx.need(&COMMITTEE_MEMBERS, id.as_str())?;
        if other.get(committee_member::USER).as_ref() == Some(user) {
            return Err(SAME_SIDE.into());
        }
        let is_same_side = is_president(&other) == seat.is_president;
        if !is_ranking && is_same_side && other.get(committee_member::COMMITTEE) == committee {
            return Err(NOT_MEMBER.into());
        }
    }
    Ok(())
}

/// Whether everybody has signed whose signature it takes.
pub(super) fn is_complete(cx: &Cx<'_>, lock: &Document, work: &BTreeSet<Id>) -> Result<bool> {
    let two = lock.get(PRESIDENT).is_some() && lock.get(MEMBER).is_some();
    if lock.get(PHASE) == Some(LockPhase::Ranking) || work.is_empty() {
        return Ok(two);
    }
    let mut seats = Vec::new();
    for id in signers(lock) {
        seats.push(cx.need(&COMMITTEE_MEMBERS, id.as_str())?);
    }
    let has_both = |committee: &Id| {
        let of = |wanted: bool| {
            seats.iter().any(|seat| {
                seat.get(committee_member::COMMITTEE).as_ref() == Some(committee) && is_president(seat) == wanted
            })
        };
        of(true) && of(false)
    };
    Ok(work.iter().all(has_both))
}
