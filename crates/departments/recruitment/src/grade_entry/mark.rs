//! Marks are entered by who marks, each for himself, and never changed: another entry replaces one, and both stay.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user;
use schema::{Document, Id, Rejection, Result, error_codes};

use super::recusal::{STEPPED_BACK, seat};
use super::shown::{EnteredMark, EntryOfMark, MarkGiven};
use super::{
    BY, CANDIDATE, COMMITTEE, COPY, ENTERED_AT, GRADE_ENTRIES, KIND, MARK, MARKER, MARKER_USER, MarkNumber, REASON,
    REPLACES, ROUND, STANDING, TEST, TYPED_TWICE, is_of_committee, recusals_of, sheet, wording,
};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_copy::{self, EXAM_COPIES, knows_candidates};
use crate::exam_list::{ListKind, appeals_are_over};
use crate::exam_lock::{LockPhase, is_open_to};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::permission::SECRETARIAT;
use crate::recruitment::weight::tests_of;

error_codes! {
    /// Of no committee, or the copy is somebody else's to mark.
    NOT_MARKER = "not_a_marker", 403 => "لستم مكلفين بتصحيح هذا الاختبار", "Cette épreuve ne vous est pas confiée", "This test is not yours to mark";
    SECRETARIAT_MARKS = "secretariat_gives_no_mark", 403 => "لا تمنح كتابة المباراة ولا مديرو النظام أي نقطة", "Le secrétariat et les administrateurs ne donnent pas de note", "The secretariat and administrators give no mark";
    /// What stands is not told: a mark is typed twice to be compared, not copied.
    GIVEN = "mark_already_given", conflict => "سبق إدخال نقطة أخرى: المرجو التحقق ثم تعويضها", "Une autre note a déjà été saisie\u{a0}: vérifiez, puis remplacez-la", "Another mark was entered already: check, then replace it";
    NOT_STANDING = "mark_not_standing", conflict => "النقطة المراد تعويضها ليست هي المعتمدة", "La note à remplacer n’est pas celle en vigueur", "The mark to be replaced is not the one that stands";
    ABSENT = "candidate_absent", conflict => "متغيب(ة) عن الاختبار: لا نقطة للغائب", "Absent(e) à l’épreuve\u{a0}: pas de note", "Absent from the test: no mark";
    NOT_SUMMONED = "candidate_not_summoned", conflict => "المترشح(ة) غير مستدعى لهذا الاختبار", "Le candidat n’est pas convoqué à cette épreuve", "The candidate is not summoned to this test";
}

/// Marks a copy, given by its id, or by its test and number.
pub(super) const MARK_COPY: Act<CopyMark, EnteredMark> =
    Act::run("examCopies.mark", wording::MARK, Allowed::Users, mark_copy).with_subject(COPY_TO_MARK);
/// Marks a candidate at an oral or practical test.
pub(super) const MARK_CANDIDATE: Act<CandidateMark, EnteredMark> =
    Act::run("candidates.mark", wording::MARK, Allowed::Users, mark_candidate).with_subject(CANDIDATE_TO_MARK);

/// A copy in the hands of its marker, until the marks are locked.
const COPY_TO_MARK: Subject = Subject::new(
    || &EXAM_COPIES,
    &[
        Guard::Part(Check {
            reads: &[],
            check: |cx, copy| seat_at(cx, copy).map(drop),
        }),
        Guard::Check(Check {
            reads: &[exam_copy::TEST.def],
            check: |cx, copy| {
                let test = copy.need(exam_copy::TEST)?;
                let owner = exam_copy::owner(copy).unwrap_or_default();
                is_open_to(cx, &exam_of(cx, copy)?, LockPhase::Written, &owner, &test)
            },
        }),
        Guard::Check(Check {
            reads: &[exam_copy::TEST.def],
            check: |cx, copy| {
                if knows_candidates(cx, &exam_of(cx, copy)?, &person(cx)?)? {
                    return Err(exam_copy::KNOWS_CANDIDATES.into());
                }
                Ok(())
            },
        }),
    ],
);

/// A candidate who is heard, once it is settled who is.
const CANDIDATE_TO_MARK: Subject = Subject::new(
    || &CANDIDATES,
    &[
        Guard::Part(Check {
            reads: &[],
            check: |cx, candidate| juror(cx, candidate).map(drop),
        }),
        Guard::Check(Check {
            reads: &[],
            check: has_open_test,
        }),
        Guard::While(candidate::STATUS.is(CandidateStatus::ConvokedOral.wire()), NOT_SUMMONED),
        Guard::Check(Check {
            reads: &[candidate::RECRUITMENT.def],
            check: |cx, candidate| appeals_are_over(cx, &candidate.need(candidate::RECRUITMENT)?, ListKind::Written),
        }),
        Guard::Check(Check {
            reads: &[candidate::RECUSALS.def],
            check: |cx, candidate| {
                let member = juror(cx, candidate)?;
                if recusals_of(candidate).iter().any(|one| one.member == member.id) {
                    return Err(STEPPED_BACK.into());
                }
                Ok(())
            },
        }),
    ],
);

inputs! {
    /// The mark of a copy.
    pub(super) struct CopyMark {
        /// The copy.
        copy: Option<Id> = may("copyId"),
        /// Or its test,
        test: Option<Id> = may("examTestId"),
        /// and its number.
        number: Option<String> = may("number"),
        ..given: GivenMark,
    }
    /// The mark of a candidate at an oral or practical test.
    pub(super) struct CandidateMark {
        /// The candidate.
        candidate: Id = need("candidateId"),
        /// The test.
        test: Id = need("examTestId"),
        ..given: GivenMark,
    }
    /// What is given.
    pub(super) struct GivenMark {
        /// The mark, 0 to 20.
        mark: MarkNumber = need("mark"),
        /// The entry that it replaces.
        replaces: Option<Id> = may("replaces"),
        /// Why.
        reason: Option<String> = may("reason"),
    }
}

/// Somebody who marks: a person, by a seat of their own.
fn person(cx: &Cx<'_>) -> Result<Id> {
    if cx.who().holds_permission(SECRETARIAT) {
        return Err(SECRETARIAT_MARKS.into());
    }
    user::caller(cx)
}

fn mark_copy(cx: &mut Cx<'_>, order: &CopyMark) -> Result<EnteredMark> {
    let user = person(cx)?;
    let copy = COPY_TO_MARK.admit(cx, &id_of_copy(cx, order)?)?;
    let (place, member) = seat_at(cx, &copy)?;
    let test = cx.need(&EXAM_TESTS, copy.need(exam_copy::TEST)?.as_str())?;
    let round = i64::try_from(place + 1).unwrap_or(i64::MAX);
    let entry = Document::new(&GRADE_ENTRIES)
        .with(COPY, Id(copy.id.clone()))
        .with(ROUND, round);
    let standing = format!("{}/{}", copy.id, member.id);
    enter(cx, entry, &test, &member, &user, &standing, &order.given)
}

fn exam_of(cx: &Cx<'_>, copy: &Document) -> Result<Id> {
    let test = cx.need(&EXAM_TESTS, copy.need(exam_copy::TEST)?.as_str())?;
    test.need(exam_test::RECRUITMENT)
}

/// The seat by which the caller marks a copy that was given to them, their own or that of the member whose sheet they type, and its
/// place among its seats; the committee marks the test still.
fn seat_at(cx: &Cx<'_>, copy: &Document) -> Result<(usize, Document)> {
    let user = person(cx)?;
    let markers = copy.get(exam_copy::MARKER_USERS).unwrap_or_default();
    if !markers.contains(&user) {
        return Err(NOT_MARKER.into());
    }
    let seats = copy.get(exam_copy::MARKER_IDS).unwrap_or_default();
    for (place, seat) in seats.iter().enumerate() {
        let member = cx.need(&COMMITTEE_MEMBERS, seat.as_str())?;
        if member.get(committee_member::USER).as_ref() != Some(&user) && !sheet::is_typist(&member, &user) {
            continue;
        }
        let test = cx.need(&EXAM_TESTS, copy.need(exam_copy::TEST)?.as_str())?;
        let (exam, position) = (test.need(exam_test::RECRUITMENT)?, test.get(exam_test::POSITION));
        if is_of_committee(cx, &member, &exam, CommitteeKind::Written, position.as_ref())? {
            return Ok((place, member));
        }
        break;
    }
    Err(NOT_MARKER.into())
}

/// The copy that is named, or that bears the number.
fn id_of_copy(cx: &Cx<'_>, order: &CopyMark) -> Result<String> {
    let id = match (&order.copy, &order.test, &order.number) {
        (Some(Id(id)), _, _) => Some(id.clone()),
        (None, Some(test), Some(number)) => {
            let same = [
                exam_copy::TEST.eq(test.clone()),
                exam_copy::NUMBER.eq(number.trim_start_matches('0')),
            ];
            cx.first(&EXAM_COPIES, same)?.map(|copy| copy.id)
        }
        _ => None,
    };
    Ok(id.ok_or(schema::error_codes::DOCUMENT_NOT_FOUND)?)
}

fn mark_candidate(cx: &mut Cx<'_>, order: &CandidateMark) -> Result<EnteredMark> {
    let user = person(cx)?;
    // Who is a candidate is told to those who hear them alone.
    let candidate = cx.get(&CANDIDATES, order.candidate.as_str())?.ok_or(NOT_MARKER)?;
    CANDIDATE_TO_MARK.check(cx, &candidate)?;
    let tests = tests_heard(cx, &candidate)?;
    let test = tests
        .into_iter()
        .find(|test| test.id == order.test.as_str())
        .ok_or(NOT_MARKER)?;
    is_open_at(cx, &candidate, &test)?;
    let member = juror(cx, &candidate)?;
    let entry = Document::new(&GRADE_ENTRIES)
        .with(CANDIDATE, Id(candidate.id.clone()))
        .with(ROUND, 1);
    let standing = oral_key(&test, &candidate.id, &Id(member.id.clone()));
    enter(cx, entry, &test, &member, &user, &standing, &order.given)
}

/// The seat by which the caller hears a candidate, their own or that of the member whose sheet they type.
fn juror(cx: &Cx<'_>, candidate: &Document) -> Result<Document> {
    seat(cx, &person(cx)?, candidate)?.ok_or_else(|| NOT_MARKER.into())
}

/// The tests at which a candidate is heard.
fn tests_heard(cx: &Cx<'_>, candidate: &Document) -> Result<Vec<Document>> {
    let position = candidate.need(candidate::POSITION)?;
    let mut tests = tests_of(cx, candidate.need(candidate::RECRUITMENT)?.as_str())?;
    tests.retain(|test| {
        test.get(exam_test::KIND) != Some(TestKind::Written)
            && test.get(exam_test::POSITION).is_none_or(|only| only == position)
    });
    Ok(tests)
}

/// Refuses where no test of theirs is open to a mark.
fn has_open_test(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let mut told = Err(NOT_MARKER.into());
    for test in tests_heard(cx, candidate)? {
        told = is_open_at(cx, candidate, &test);
        if told.is_ok() {
            break;
        }
    }
    told
}

/// Refuses a mark of a test that is locked, or at which somebody was absent.
fn is_open_at(cx: &Cx<'_>, candidate: &Document, test: &Document) -> Result<()> {
    let exam = candidate.need(candidate::RECRUITMENT)?;
    is_open_to(cx, &exam, LockPhase::Oral, &candidate.id, &Id(test.id.clone()))?;
    let absent = [
        exam_presence::TEST.eq(&test.id),
        exam_presence::CANDIDATE.eq(&candidate.id),
        exam_presence::PRESENT.eq(false),
    ];
    if cx.first(&EXAM_PRESENCE_ROWS, absent)?.is_some() {
        return Err(ABSENT.into());
    }
    Ok(())
}

/// Under what the mark of somebody at an oral test stands: one for all of the committee, or one for each of its members.
pub(crate) fn oral_key(test: &Document, candidate: &str, member: &Id) -> String {
    let is_each = test.get(exam_test::MARKERS).is_some_and(|markers| markers > 1);
    let whose = if is_each { member.as_str() } else { "" };
    format!("{candidate}/{}/{whose}", test.id)
}

/// Enters a mark, compares it with the one that stands, or replaces that.
fn enter(
    cx: &mut Cx<'_>,
    entry: Document,
    test: &Document,
    member: &Document,
    user: &Id,
    standing: &str,
    given: &GivenMark,
) -> Result<EnteredMark> {
    let entry = entry_at(cx, entry, test, member, standing)?;
    if sheet::is_typist(member, user) {
        return sheet::type_mark(cx, entry, member, user, given).map(EnteredMark::Typed);
    }
    let stands = cx.first(&GRADE_ENTRIES, [STANDING.eq(standing)])?;
    let MarkNumber(mark) = given.mark;
    match (stands, &given.replaces) {
        (Some(stands), None) if stands.get(MARK) == Some(mark) => {
            let twice = cx.update(stands.with(TYPED_TWICE, true))?;
            return given_mark(cx, twice, true);
        }
        (Some(_), None) => return Err(Rejection::new(GIVEN).field("mark").into()),
        (Some(mut former), Some(replaced)) if former.id == replaced.as_str() => {
            former.clear(STANDING);
            cx.update(former)?;
        }
        (_, Some(_)) => return Err(Rejection::new(NOT_STANDING).field("replaces").into()),
        (None, None) => {}
    }
    let mut entry = entry
        .with(MARK, mark)
        .with(MARKER_USER, user.clone())
        .with(BY, user.clone());
    entry.set_or_clear(REPLACES, given.replaces.clone());
    entry.set_or_clear(REASON, given.reason.clone());
    let entry = cx.create(entry)?;
    given_mark(cx, entry, false)
}

fn given_mark(cx: &Cx<'_>, entry: Document, typed_twice: bool) -> Result<EnteredMark> {
    let entry = EntryOfMark(cx.answer(entry)?);
    Ok(EnteredMark::Given(MarkGiven { entry, typed_twice }))
}

/// An entry of a member now, as far as it says nothing of the mark.
fn entry_at(cx: &Cx<'_>, entry: Document, test: &Document, member: &Document, standing: &str) -> Result<Document> {
    let mut entry = entry
        .with(TEST, Id(test.id.clone()))
        .with(MARKER, Id(member.id.clone()))
        .with(COMMITTEE, member.need(committee_member::COMMITTEE)?)
        .with(ENTERED_AT, cx.moment())
        .with(STANDING, standing.to_owned());
    entry.set_or_clear(KIND, test.get(exam_test::KIND));
    Ok(entry)
}
