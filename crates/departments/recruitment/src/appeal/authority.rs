//! Who settles an appeal: two people of the committee whose act is contested, as it stood when that act was closed, neither of whom
//! decided first. Where fewer than two are left those of other committees of the exam take their places, and where there are none
//! the two whom a decision names (decision 73).

use std::collections::BTreeSet;

use engine::Cx;
use platform::deadline::recipients::{administrators, holders};
use platform::people::user;
use schema::{Document, ErrorCode, Id, Instant, Result};

use super::{ABOUT, AppealSubject, CANDIDATE, FILED_AT, FIRST_DECIDED_BY, RECRUITMENT, TEST};
use crate::candidate::{self, CANDIDATES, oneself};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS, counts_since, is_over};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_lock::{self, EXAM_LOCKS, LOCKED_AT, LockPhase};
use crate::exam_test::EXAM_TESTS;
use crate::permission::SECRETARIAT;
use crate::ranking_run::facts;

/// So many people settle an appeal.
pub(super) const SETTLERS: usize = 2;

/// In what quality somebody settles an appeal.
pub(super) enum Authority {
    /// By a seat in a committee.
    Seat(Box<Document>),
    /// Of files, where no selection committee is appointed: the secretariat.
    Secretariat,
}

impl Authority {
    /// The seat, of whoever has one.
    pub(super) fn seat(&self) -> Option<&Document> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Secretariat => None,
        }
    }
}

/// The caller's authority over an appeal, else the refusal.
pub(super) fn authority_of(cx: &Cx<'_>, appeal: &Document, refusal: ErrorCode) -> Result<Authority> {
    let user = user::caller(cx)?;
    if oneself::is_of_user(cx, &appellant(cx, appeal)?, &user)? {
        return Err(refusal.into());
    }
    if let Some(seat) = seat_over(cx, appeal, &user)? {
        return Ok(Authority::Seat(Box::new(seat)));
    }
    let is_of_files = AppealSubject::OF_FILES.contains(&appeal.need(ABOUT)?) && own_committees(cx, appeal)?.is_empty();
    if is_of_files && cx.who().holds_permission(SECRETARIAT) {
        return Ok(Authority::Secretariat);
    }
    Err(refusal.into())
}

/// Refuses the secretariat, which gives, moves and locks no mark and no presence, with a seat neither.
pub(super) fn gives_no_mark(cx: &Cx<'_>, appeal: &Document, refusal: ErrorCode) -> Result<()> {
    if gives_marks(appeal.need(ABOUT)?) && cx.who().holds_permission(SECRETARIAT) {
        return Err(refusal.into());
    }
    Ok(())
}

/// Whether an appeal is about what the secretariat never says: marks, and who was there.
fn gives_marks(about: AppealSubject) -> bool {
    matches!(about, AppealSubject::Mark | AppealSubject::Presence)
}

/// The application of whoever appeals: nobody decides on themselves.
fn appellant(cx: &Cx<'_>, appeal: &Document) -> Result<Document> {
    cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())
}

/// The seat by which a user settles an appeal, whatever permissions there are.
pub(super) fn seat_over(cx: &Cx<'_>, appeal: &Document, user: &Id) -> Result<Option<Document>> {
    let is_of_user = |seat: &Document| seat.get(committee_member::USER).as_ref() == Some(user);
    Ok(settlers(cx, appeal)?.into_iter().find(is_of_user))
}

/// Those who may settle an appeal by a seat.
fn settlers(cx: &Cx<'_>, appeal: &Document) -> Result<Vec<Document>> {
    let own_committees = own_committees(cx, appeal)?;
    let is_of_secretariat = own_committees.is_empty() && AppealSubject::OF_FILES.contains(&appeal.need(ABOUT)?);
    if is_of_secretariat && secretariat_left(cx, appeal)? >= SETTLERS {
        return Ok(Vec::new());
    }
    let own = seats_of(cx, appeal, &own_committees)?;
    if own.len() >= SETTLERS {
        return Ok(own);
    }
    let exam = appeal.need(RECRUITMENT)?;
    let (named, others): (Vec<Document>, Vec<Document>) = cx
        .all(&COMMITTEES, [committee::RECRUITMENT.eq(exam)])?
        .into_iter()
        .partition(|one| one.get(committee::KIND) == Some(CommitteeKind::Appeals));
    for taking_part in [without_markers(appeal, &others)?, others.clone()] {
        let with_others = seats_of(cx, appeal, &taking_part)?;
        if with_others.len() >= SETTLERS {
            return Ok(with_others);
        }
    }
    let all: Vec<Document> = others.into_iter().chain(named).collect();
    seats_of(cx, appeal, &all)
}

/// Those of the other committees that take the places first. Whoever says who was there knows candidates, and would mark and lock no
/// copy from then on: markers come last.
fn without_markers(appeal: &Document, others: &[Document]) -> Result<Vec<Document>> {
    let is_presence = appeal.need(ABOUT)? == AppealSubject::Presence;
    let marks = |one: &&Document| is_presence && one.get(committee::KIND) == Some(CommitteeKind::Written);
    Ok(others.iter().filter(|one| !marks(one)).cloned().collect())
}

/// How many of the secretariat did not decide first: two clerks who looked at a file both leave nobody.
fn secretariat_left(cx: &Cx<'_>, appeal: &Document) -> Result<usize> {
    let first = appeal.get(FIRST_DECIDED_BY).unwrap_or_default();
    let people = secretariat(cx)?;
    Ok(people.iter().filter(|user| !first.contains(user)).count())
}

/// Who keeps exams, administrators among them.
pub(super) fn secretariat(cx: &Cx<'_>) -> Result<BTreeSet<Id>> {
    let people = holders(cx, SECRETARIAT)?.into_iter().chain(administrators(cx)?);
    Ok(people.map(Id).collect())
}

/// The committees whose act is contested.
fn own_committees(cx: &Cx<'_>, appeal: &Document) -> Result<Vec<Document>> {
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let position = candidate.need(candidate::POSITION)?;
    let wanted = match appeal.need(ABOUT)? {
        AppealSubject::Elimination | AppealSubject::Ground | AppealSubject::Service => CommitteeKind::Selection,
        AppealSubject::Presence => CommitteeKind::Supervision,
        AppealSubject::Ranking => CommitteeKind::Other,
        AppealSubject::Mark if is_written(cx, appeal)? => CommitteeKind::Written,
        AppealSubject::Mark => CommitteeKind::Oral,
    };
    let exam = appeal.need(RECRUITMENT)?;
    let all = cx.all(&COMMITTEES, [committee::RECRUITMENT.eq(exam)])?;
    Ok(committees_of(&all, wanted, &position))
}

/// The committees of a kind that are about a position; for what no committee of its own is about, those of everything.
pub(super) fn committees_of(committees: &[Document], wanted: CommitteeKind, position: &Id) -> Vec<Document> {
    let is_about = |one: &&Document| {
        let positions = one.get(committee::POSITION_IDS).unwrap_or_default();
        positions.is_empty() || positions.contains(position)
    };
    let all: Vec<&Document> = committees.iter().filter(is_about).collect();
    let of = |kinds: &[CommitteeKind]| -> Vec<Document> {
        let is_one = |one: &&Document| one.get(committee::KIND).is_some_and(|kind| kinds.contains(&kind));
        all.iter().copied().filter(is_one).cloned().collect()
    };
    let own = of(&[wanted, CommitteeKind::Other]);
    let is_left_to_selection = own.is_empty() && wanted == CommitteeKind::Other;
    if is_left_to_selection {
        of(&[CommitteeKind::Selection])
    } else {
        own
    }
}

fn is_written(cx: &Cx<'_>, appeal: &Document) -> Result<bool> {
    Ok(facts::is_written(&cx.need(&EXAM_TESTS, appeal.need(TEST)?.as_str())?))
}

/// The seats of committees that count in an appeal: with an account, held in time, of nobody who decided first, appeals, or keeps the
/// exam where marks are given; one of each person. Whoever may not settle it takes nobody's place.
fn seats_of(cx: &Cx<'_>, appeal: &Document, committees: &[Document]) -> Result<Vec<Document>> {
    let opened = opened_at(cx, appeal)?;
    let mut barred: BTreeSet<Id> = appeal.get(FIRST_DECIDED_BY).unwrap_or_default().into_iter().collect();
    if gives_marks(appeal.need(ABOUT)?) {
        barred.extend(secretariat(cx)?);
    }
    let appellant = appellant(cx, appeal)?;
    let mut seats: Vec<Document> = Vec::new();
    for committee in committees {
        for seat in cx.all(&COMMITTEE_MEMBERS, [committee_member::COMMITTEE.eq(&committee.id)])? {
            let Some(user) = seat.get(committee_member::USER) else {
                continue;
            };
            let sits_twice = seats
                .iter()
                .any(|one| one.get(committee_member::USER).as_ref() == Some(&user));
            let is_barred = sits_twice || barred.contains(&user) || oneself::is_of_user(cx, &appellant, &user)?;
            if !is_barred && !is_over(cx, &seat) && counts(&seat, committee, opened) {
                seats.push(seat);
            }
        }
    }
    Ok(seats)
}

/// Two people are named to settle appeals after the fact, by the decision that their committee names.
fn counts(seat: &Document, committee: &Document, opened: Instant) -> bool {
    let is_own = seat.get(committee_member::SEATED_BY) == seat.get(committee_member::USER);
    let is_named = committee.get(committee::KIND) == Some(CommitteeKind::Appeals);
    counts_since(seat, opened) || (is_named && !is_own)
}

/// When what is contested was closed: the list, the sheet, the table; of what nothing closed, when it was appealed against.
fn opened_at(cx: &Cx<'_>, appeal: &Document) -> Result<Instant> {
    let exam = appeal.need(RECRUITMENT)?;
    let (phase, test) = match appeal.need(ABOUT)? {
        AppealSubject::Elimination | AppealSubject::Ground | AppealSubject::Service => {
            let list = [
                exam_list::RECRUITMENT.eq(exam),
                exam_list::KIND.eq(ListKind::Provisional),
            ];
            let list = cx.first(&EXAM_LISTS, list)?;
            let published = list.and_then(|list| list.get(exam_list::PUBLISHED_AT));
            return published.map_or_else(|| filed_at(appeal), Ok);
        }
        AppealSubject::Presence => (LockPhase::Presence, appeal.get(TEST)),
        AppealSubject::Ranking => (LockPhase::Ranking, None),
        AppealSubject::Mark if is_written(cx, appeal)? => (LockPhase::Written, None),
        AppealSubject::Mark => (LockPhase::Oral, None),
    };
    let mut locks = cx.all(
        &EXAM_LOCKS,
        [exam_lock::RECRUITMENT.eq(exam), exam_lock::PHASE.eq(phase)],
    )?;
    locks.retain(|lock| test.is_none() || lock.get(exam_lock::TEST) == test);
    let closed = locks.iter().filter_map(|lock| lock.get(LOCKED_AT)).map(|at| at.0).max();
    closed.map_or_else(|| filed_at(appeal), |at| Ok(Instant(at)))
}

fn filed_at(appeal: &Document) -> Result<Instant> {
    appeal.need(FILED_AT)
}
