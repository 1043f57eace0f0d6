//! Lots are given to markers: two where the test asks for two, a third where those two are too far apart. What is given is read off
//! the writer and written in pieces; what was cut short is given by asking again.

use std::slice;

use engine::{Act, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use schema::{Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::notice::tell_markers;
use super::{EXAM_COPIES, LOCKED_AT, LOT, MARKER_IDS, MARKER_USERS, of_tests, owner, secrecy, wording};
use crate::candidate::{self, CANDIDATES};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_lock::{LOCKED, LockPhase, is_locked, is_reopened};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::grade_entry::{is_of_committee, sittings_of, sittings_of_copies};
use crate::permission::CLERKS;
use crate::ranking::{Missing, Sitting, missing_mark};
use crate::ranking_run::rule::test_rule;

error_codes! {
    /// Without an account, of another exam, of another kind of committee, of other positions.
    NO_MARKER = "member_cannot_mark", invalid => "هذا العضو ليس من لجنة تصحيح هذا الاختبار أو ليس له حساب", "Ce membre n’est pas d’une commission de correction de cette épreuve, ou n’a pas de compte", "This member is of no marking committee of this test, or has no account";
    COUNT = "markers_count_wrong", invalid => "عدد المصححين المطلوب لهذا الاختبار: {count}", "Cette épreuve demande {count} correcteur(s)", "This test asks for {count} marker(s)";
    /// What was marked by somebody stays theirs.
    MARKED = "lot_already_marked", conflict => "شرع في تصحيح هذه الأوراق", "La correction de ces copies a commencé", "The marking of these copies has begun";
}

/// Gives copies to markers.
pub(super) const ASSIGN: Act<Assignment, AssignedCopies> =
    Act::long_on("examCopies.assign", wording::ASSIGN, ON, CLERKS, assign);

const ON: Subject = Subject::new(
    || &EXAM_TESTS,
    &[
        // Of an oral there is nothing to give.
        Guard::Part(Check {
            reads: &[exam_test::KIND.def],
            check: |_, test| match test.get(exam_test::KIND) {
                Some(TestKind::Written) => Ok(()),
                _ => Err(NO_MARKER.into()),
            },
        }),
        Guard::Check(Check {
            reads: &[exam_test::RECRUITMENT.def],
            check: has_open_marks,
        }),
    ],
);
/// So many copies in one transaction: no other write waits longer.
const PIECE: usize = 100;

inputs! {
    /// Copies that are given to markers.
    pub(super) struct Assignment {
        /// The written test.
        test: Id = need("examTestId"),
        /// These lots; all of the test unless they are said.
        lots: Option<Json> = may("lots"),
        /// The members, in the order of their markings.
        members: Vec<String> = need("memberIds"),
        /// Whether it is the third marker, of the copies whose two marks are too far apart.
        third: bool = flag("third"),
    }
}

/// What was given.
#[derive(Serialize, JsonSchema)]
pub(super) struct AssignedCopies {
    /// How many copies are the markers' from now on.
    copies: usize,
}

fn assign(turn: Turn, order: Assignment) -> BoxFuture<AssignedCopies> {
    Box::pin(async move {
        let wanted = order.clone();
        let read = move |cx: &Cx<'_>, test| copies_given(cx, &test, &wanted);
        let given = turn.read(&order.test, read).await?;
        for piece in given.chunks(PIECE) {
            let (piece, order, on) = (piece.to_vec(), order.clone(), order.test.clone());
            let give = move |cx: &mut Cx<'_>, test| give(cx, &test, &order, &piece);
            turn.write(&on, give).await?;
        }
        let copies = given.len();
        if copies > 0 {
            let on = order.test.clone();
            let tell = move |cx: &mut Cx<'_>, test| {
                let markers = markers(cx, &test, &order)?;
                tell_markers(cx, &test, &lots_of(&order), &markers)
            };
            turn.write(&on, tell).await?;
        }
        Ok(AssignedCopies { copies })
    })
}

fn has_open_marks(cx: &Cx<'_>, test: &Document) -> Result<()> {
    let exam = test.need(exam_test::RECRUITMENT)?;
    if is_locked(cx, &exam, LockPhase::Written)? && !is_reopened(cx, &exam, LockPhase::Written)? {
        return Err(LOCKED.into());
    }
    Ok(())
}

/// Those who are to mark the copies of a test.
fn markers(cx: &Cx<'_>, test: &Document, order: &Assignment) -> Result<Vec<Marker>> {
    let exam = test.need(exam_test::RECRUITMENT)?;
    let mut markers = Vec::new();
    for id in &order.members {
        markers.push(marker(cx, &exam, test, id)?);
    }
    let wanted = if order.third {
        1
    } else {
        test.get(exam_test::MARKERS).unwrap_or(1)
    };
    let mut users: Vec<_> = markers.iter().flat_map(|one| &one.users).map(Id::as_str).collect();
    users.sort_unstable();
    let are_different = users.windows(2).all(|two| two[0] != two[1]);
    if !are_different || i64::try_from(markers.len()).ok() != Some(wanted) {
        return Err(schema::Rejection::new(COUNT)
            .field("memberIds")
            .arg("count", wanted)
            .into());
    }
    Ok(markers)
}

/// The lots that are named; none for all of the test.
fn lots_of(order: &Assignment) -> Vec<i64> {
    let named = order.lots.iter().flat_map(|lots| lots.as_array().into_iter().flatten());
    named.filter_map(Json::as_i64).collect()
}

/// The copies that are theirs from now on, by id.
fn copies_given(cx: &Cx<'_>, test: &Document, order: &Assignment) -> Result<Vec<String>> {
    let markers = markers(cx, test, order)?;
    let (lots, sittings) = (lots_of(order), sittings_of_copies(cx, test)?);
    let mut copies = of_tests(cx, slice::from_ref(test))?;
    copies.retain(|copy| lots.is_empty() || copy.get(LOT).is_some_and(|lot| lots.contains(&lot)));
    // What was locked stays as it is, and a committee of some positions marks the copies of their candidates alone.
    copies.retain(|copy| copy.get(LOCKED_AT).is_none());
    let copies = of_positions(cx, copies, &markers)?;
    let mut given = Vec::new();
    for copy in copies {
        if hands(&copy, sittings.get(&copy.id), test, &markers, order.third)?.is_some() {
            given.push(copy.id);
        }
    }
    Ok(given)
}

/// The copies whose candidates every marker's committee covers. Whose they are is read inside alone.
fn of_positions(cx: &Cx<'_>, copies: Vec<Document>, markers: &[Marker]) -> Result<Vec<Document>> {
    let limits: Vec<&Vec<Id>> = markers
        .iter()
        .map(|one| &one.positions)
        .filter(|one| !one.is_empty())
        .collect();
    if limits.is_empty() {
        return Ok(copies);
    }
    let mut covered = Vec::new();
    for copy in copies {
        let owner = owner(&copy).map(|id| cx.get(&CANDIDATES, &id)).transpose()?.flatten();
        let position = owner.and_then(|owner| owner.get(candidate::POSITION));
        let is_covered = position.is_some_and(|of| limits.iter().all(|limit| limit.contains(&of)));
        if is_covered {
            covered.push(copy);
        }
    }
    Ok(covered)
}

/// Gives some copies, as far as they are still to be given.
fn give(cx: &mut Cx<'_>, test: &Document, order: &Assignment, copies: &[String]) -> Result<()> {
    let markers = markers(cx, test, order)?;
    let sittings = sittings_of(cx, test, copies)?;
    for copy in cx.many(&EXAM_COPIES, copies)? {
        if let Some((ids, users)) = hands(&copy, sittings.get(&copy.id), test, &markers, order.third)? {
            cx.update(copy.with(MARKER_IDS, ids).with(MARKER_USERS, users))?;
        }
    }
    Ok(())
}

/// Whose a copy is to be: the members and their accounts; nothing where it is theirs already, or waits for no third.
fn hands(
    copy: &Document,
    sitting: Option<&Sitting>,
    test: &Document,
    markers: &[Marker],
    third: bool,
) -> Result<Option<(Vec<Id>, Vec<Id>)>> {
    let unmarked = Sitting::Marks(Vec::new());
    let sitting = sitting.unwrap_or(&unmarked);
    let own = copy.get(MARKER_IDS).unwrap_or_default();
    let accounts = copy.get(MARKER_USERS).unwrap_or_default();
    let (mut ids, mut users) = (Vec::new(), Vec::new());
    if third {
        let waits = missing_mark(&test_rule(test, None), sitting) == Some(Missing::Third);
        let mut new = markers.iter().flat_map(|one| &one.users);
        if !waits || own.len() != 2 || new.any(|user| accounts.contains(user)) {
            return Ok(None);
        }
        (ids, users) = (own.clone(), accounts.clone());
    }
    ids.extend(markers.iter().map(|one| one.member.clone()));
    users.extend(markers.iter().flat_map(|one| one.users.clone()));
    if !third && *sitting != unmarked {
        // Asked again, what was cut short goes on beside what is marked meanwhile.
        return if ids == own { Ok(None) } else { Err(MARKED.into()) };
    }
    Ok(Some((ids, users)))
}

/// A member who marks copies, and the accounts by which the marks are entered: their own, or those of who types their sheet.
pub(super) struct Marker {
    member: Id,
    pub(super) users: Vec<Id>,
    /// The positions of the committee; none for all.
    positions: Vec<Id>,
}

/// A member who may mark copies of a test.
fn marker(cx: &Cx<'_>, exam: &Id, test: &Document, id: &str) -> Result<Marker> {
    let member = cx.need(&COMMITTEE_MEMBERS, id)?;
    let is_theirs = is_of_committee(
        cx,
        &member,
        exam,
        CommitteeKind::Written,
        test.get(exam_test::POSITION).as_ref(),
    )?;
    let typists = || member.get(committee_member::TYPISTS).unwrap_or_default();
    let users = member.get(committee_member::USER).map_or_else(typists, |own| vec![own]);
    if !is_theirs || users.is_empty() {
        return Err(schema::Rejection::new(NO_MARKER).field("memberIds").into());
    }
    for user in &users {
        if secrecy::knows_candidates(cx, exam, user)? {
            return Err(schema::Rejection::new(secrecy::KNOWS).field("memberIds").into());
        }
    }
    let committee = cx.need(&COMMITTEES, member.need(committee_member::COMMITTEE)?.as_str())?;
    Ok(Marker {
        member: Id(member.id),
        users,
        positions: committee.get(committee::POSITION_IDS).unwrap_or_default(),
    })
}
