//! Lots are given to markers: two where the test asks for two, a third where those two are too far apart.

use engine::{Action, Allowed, Cx, inputs};
use schema::{Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

use super::notice::tell_markers;
use super::{EXAM_COPIES, LOT, MARKER_IDS, MARKER_USERS, TEST, secrecy};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_lock::{LockPhase, is_open_phase};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::grade_entry::{is_of_committee, sittings_of_copies};
use crate::permission::SECRETARIAT;
use crate::ranking::{Missing, Sitting, missing_mark};
use crate::ranking_run::rule::test_rule;

error_codes! {
    /// Without an account, of another exam, of another kind of committee, of other positions.
    NO_MARKER = "member_cannot_mark", invalid => "هذا العضو ليس من لجنة تصحيح هذا الاختبار أو ليس له حساب", "Ce membre n’est pas d’une commission de correction de cette épreuve, ou n’a pas de compte", "This member is of no marking committee of this test, or has no account";
    COUNT = "markers_count_wrong", invalid => "عدد المصححين المطلوب لهذا الاختبار: {count}", "Cette épreuve demande {count} correcteur(s)", "This test asks for {count} marker(s)";
    /// What was marked by somebody stays theirs.
    MARKED = "lot_already_marked", conflict => "شرع في تصحيح هذه الأوراق", "La correction de ces copies a commencé", "The marking of these copies has begun";
}

/// `examCopies.assign {examTestId, lots?, memberIds, third?}` → `{copies}`.
pub(super) const ASSIGN: Action<Assignment> =
    Action::run("examCopies.assign", Allowed::Holders(&[SECRETARIAT]), assign);

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

fn assign(cx: &mut Cx<'_>, given: &Assignment) -> Result<Json> {
    let test = cx.need_readable(&EXAM_TESTS, given.test.as_str())?;
    let exam = test.need(exam_test::RECRUITMENT)?;
    is_open_phase(cx, &exam, LockPhase::Written)?;
    if test.get(exam_test::KIND) != Some(TestKind::Written) {
        return Err(NO_MARKER.into());
    }
    let mut markers = Vec::new();
    for id in &given.members {
        markers.push(marker(cx, &exam, &test, id)?);
    }
    let wanted = if given.third {
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
    let lots = lots_of(given);
    let sittings = sittings_of_copies(cx, &test)?;
    let unmarked = Sitting::Marks(Vec::new());
    let mut copies = 0;
    for copy in cx.all(&EXAM_COPIES, [TEST.eq(given.test.clone())])? {
        if !lots.is_empty() && !copy.get(LOT).is_some_and(|lot| lots.contains(&lot)) {
            continue;
        }
        let sitting = sittings.get(&copy.id).unwrap_or(&unmarked);
        copies += u64::from(give(cx, copy, sitting, &test, &markers, given.third)?);
    }
    if copies > 0 {
        tell_markers(cx, &test, &lots, &markers)?;
    }
    Ok(json!({"copies": copies}))
}

/// The lots that are named; none for all of the test.
fn lots_of(given: &Assignment) -> Vec<i64> {
    let named = given.lots.iter().flat_map(|lots| lots.as_array().into_iter().flatten());
    named.filter_map(Json::as_i64).collect()
}

/// Gives a copy to its markers; a third to those that wait for one.
fn give(
    cx: &mut Cx<'_>,
    copy: Document,
    sitting: &Sitting,
    test: &Document,
    markers: &[Marker],
    third: bool,
) -> Result<bool> {
    let (mut ids, mut users) = (Vec::new(), Vec::new());
    if third {
        let (own, accounts) = (
            copy.get(MARKER_IDS).unwrap_or_default(),
            copy.get(MARKER_USERS).unwrap_or_default(),
        );
        let waits = missing_mark(&test_rule(test, None), sitting) == Some(Missing::Third);
        if !waits
            || own.len() != 2
            || markers
                .iter()
                .flat_map(|one| &one.users)
                .any(|user| accounts.contains(user))
        {
            return Ok(false);
        }
        (ids, users) = (own, accounts);
    } else if *sitting != Sitting::Marks(Vec::new()) {
        return Err(MARKED.into());
    }
    ids.extend(markers.iter().map(|one| one.member.clone()));
    users.extend(markers.iter().flat_map(|one| one.users.clone()));
    cx.update(copy.with(MARKER_IDS, ids).with(MARKER_USERS, users))?;
    Ok(true)
}

/// A member who marks copies, and the accounts by which the marks are entered: their own, or those of who types their sheet.
pub(super) struct Marker {
    member: Id,
    pub(super) users: Vec<Id>,
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
    Ok(Marker {
        member: Id(member.id),
        users,
    })
}
