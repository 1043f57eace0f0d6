//! What is the caller's to mark now: copies by their numbers, candidates of the oral. Nothing else opens this page (decision 33).

use std::collections::BTreeMap;

use engine::{Act, Allowed, Cx, every};
use platform::people::user;
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::{EXAM_COPIES, LOT, MARKER_IDS, MARKER_USERS, NUMBER, TEST};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::convocation::turn::{lot_of, turn_of};
use crate::exam_lock::{LockPhase, lock_of};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::grade_entry::{
    self, GRADE_ENTRIES, ShownMark, TypedSheets, members_of, oral_key, recusals_of, sheets_of, shown_mark,
};
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};

/// Tells what is the caller's to mark: nothing to who marks nothing.
pub(super) const LOT_OF_CALLER: Act<(), MarkerLot> = Act::read("examCopies.lot", Allowed::Users, |cx, &()| lot(cx));

/// What is a marker's to mark.
#[derive(Serialize, JsonSchema)]
pub(super) struct MarkerLot {
    tests: Vec<TestToMark>,
}

/// A test of which something is a marker's to mark.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TestToMark {
    exam_test_id: String,
    label_fr: Option<String>,
    label_ar: Option<String>,
    kind: Option<TestKind>,
    phase: LockPhase,
    /// How many mark each copy or candidate.
    markers: i64,
    recruitment_id: String,
    title_fr: Option<String>,
    title_ar: Option<String>,
    is_locked: bool,
    copies: Vec<CopyToMark>,
    candidates: Vec<CandidateToMark>,
}

/// A copy by its anonymity number, with the mark that the caller gave.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct CopyToMark {
    copy_id: String,
    number: String,
    lot: Option<i64>,
    /// Which of its markings is the caller's, from 1.
    round: Option<usize>,
    #[serde(flatten)]
    mark: ShownMark,
}

/// A candidate who is heard, with the mark that the caller gave.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct CandidateToMark {
    candidate_id: String,
    candidate_number: Option<String>,
    name_fr: Option<String>,
    name_ar: Option<String>,
    /// The turn of passage, from 1.
    order: Option<i64>,
    is_absent: bool,
    /// Whether the caller has stepped back from hearing this candidate.
    is_recused: bool,
    #[serde(flatten)]
    mark: ShownMark,
}

fn lot(cx: &Cx<'_>) -> Result<MarkerLot> {
    let tests = match user::caller(cx) {
        Ok(user) => tests_of(cx, &user)?,
        Err(_) => Vec::new(),
    };
    Ok(MarkerLot { tests })
}

/// How many copies and candidates wait for a mark of this user.
pub(super) fn unmarked(cx: &Cx<'_>, user: &Id) -> Result<u64> {
    let tests = tests_of(cx, user)?;
    let count = |test: &TestToMark| {
        let copies = test.copies.iter().filter(|line| line.mark.is_awaited());
        let heard = |line: &&CandidateToMark| !line.is_absent && !line.is_recused;
        let candidates = test.candidates.iter().filter(heard);
        copies.count() + candidates.filter(|line| line.mark.is_awaited()).count()
    };
    Ok(tests.iter().filter(|test| !test.is_locked).map(count).sum::<usize>() as u64)
}

fn tests_of(cx: &Cx<'_>, user: &Id) -> Result<Vec<TestToMark>> {
    let exams = exams_of(cx, user);
    let mine = cx.all(&EXAM_COPIES, [MARKER_USERS.contains([user.clone()])])?;
    let mut by_test: BTreeMap<String, Vec<Document>> = BTreeMap::new();
    for copy in mine {
        by_test.entry(copy.need(TEST)?.0).or_default().push(copy);
    }
    let own = cx.all(
        &GRADE_ENTRIES,
        [
            grade_entry::MARKER_USER.eq(user.clone()),
            grade_entry::STANDING.is_not_null(),
        ],
    )?;
    let sheets = TypedSheets::of(cx, user);
    let exams = exams?;
    if exams.is_empty() {
        return Ok(Vec::new());
    }
    let own = OwnEntries {
        entries: own,
        sheets: sheets?,
    };
    let written = every(by_test.into_iter().map(|(test, copies)| {
        let test = cx.need(&EXAM_TESTS, &test)?;
        written_lot(cx, &test, &copies, &own)
    }));
    let oral = every(exams.into_iter().map(|exam| {
        let tests = cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam.clone())])?;
        every(tests.iter().map(|test| oral_lot(cx, user, &exam, test, &own)))
    }));
    Ok(written?
        .into_iter()
        .chain(oral?.into_iter().flatten())
        .flatten()
        .collect())
}

/// A test of which nothing is listed yet: none of an exam that is over.
fn head(cx: &Cx<'_>, test: &Document, phase: LockPhase) -> Result<Option<TestToMark>> {
    let exam = test.need(exam_test::RECRUITMENT)?;
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    if matches!(
        row.get(recruitment::STATUS),
        Some(ExamStatus::Completed | ExamStatus::Cancelled)
    ) {
        return Ok(None);
    }
    let is_locked = lock_of(cx, &exam, phase)?.is_some_and(|lock| lock.get(crate::exam_lock::LOCKED_AT).is_some());
    Ok(Some(TestToMark {
        exam_test_id: test.id.clone(),
        label_fr: test.get(exam_test::LABEL_FR),
        label_ar: test.get(exam_test::LABEL_AR),
        kind: test.get(exam_test::KIND),
        phase,
        markers: test.get(exam_test::MARKERS).unwrap_or(1),
        recruitment_id: exam.0,
        title_fr: row.get(recruitment::TITLE_FR),
        title_ar: row.get(recruitment::TITLE_AR),
        is_locked,
        copies: Vec::new(),
        candidates: Vec::new(),
    }))
}

/// What the caller entered: as a marker, and of the sheets of others.
struct OwnEntries {
    entries: Vec<Document>,
    sheets: TypedSheets,
}

/// The caller's own entry, as far as it is shown beside what it marks.
fn entry_of(own: &[Document], is_its: impl Fn(&Document) -> bool) -> ShownMark {
    let entry = own.iter().find(|entry| is_its(entry));
    ShownMark {
        entry_id: entry.map(|entry| entry.id.clone()),
        mark: entry.and_then(|entry| shown_mark(entry, grade_entry::MARK)),
        typed_twice: entry
            .and_then(|entry| entry.get(grade_entry::TYPED_TWICE))
            .unwrap_or_default(),
        sheet: None,
    }
}

fn written_lot(cx: &Cx<'_>, test: &Document, copies: &[Document], own: &OwnEntries) -> Result<Option<TestToMark>> {
    let Some(mut told) = head(cx, test, LockPhase::Written)? else {
        return Ok(None);
    };
    let lines = copies.iter().map(|copy| {
        let members = copy.get(MARKER_IDS).unwrap_or_default();
        let seat = members.iter().position(|member| own.sheets.sits_or_types(member));
        let round = seat.map(|place| place + 1);
        let sheet = seat.and_then(|place| {
            own.sheets
                .line(&members[place], &format!("{}/{}", copy.id, members[place].0))
        });
        let is_its = |entry: &Document| entry.get(grade_entry::COPY).is_some_and(|Id(id)| id == copy.id);
        CopyToMark {
            copy_id: copy.id.clone(),
            number: copy.get(NUMBER).unwrap_or_default(),
            lot: copy.get(LOT),
            round,
            mark: sheet.unwrap_or_else(|| entry_of(&own.entries, is_its)),
        }
    });
    told.copies = lines.collect();
    Ok(Some(told))
}

/// The exams in whose committees the caller sits, or types the sheet of a member.
fn exams_of(cx: &Cx<'_>, user: &Id) -> Result<Vec<Id>> {
    let typed = cx.all(&COMMITTEE_MEMBERS, [committee_member::TYPISTS.contains([user.clone()])])?;
    let seats = cx.all(&COMMITTEE_MEMBERS, [committee_member::USER.eq(user.clone())])?;
    let exams = every(seats.into_iter().chain(typed).map(|member| {
        let committee = cx.need(&COMMITTEES, member.need(committee_member::COMMITTEE)?.as_str())?;
        committee.need(committee::RECRUITMENT)
    }))?;
    Ok(exams.into_iter().fold(Vec::new(), |mut known, exam| {
        if !known.contains(&exam) {
            known.push(exam);
        }
        known
    }))
}

/// The candidates of an oral or practical test whom the caller hears, in the order of passage.
fn heard_by(cx: &Cx<'_>, user: &Id, exam: &Id, test: &Document) -> Result<Vec<Document>> {
    let summoned = [
        candidate::RECRUITMENT.eq(exam.clone()),
        candidate::STATUS.eq(CandidateStatus::ConvokedOral),
    ];
    let only = test.get(exam_test::POSITION);
    let (mut mine, mut heard) = (Vec::new(), BTreeMap::new());
    for candidate in cx.all(&CANDIDATES, summoned)? {
        let position = candidate.need(candidate::POSITION)?;
        let takes_it = only.as_ref().is_none_or(|only| *only == position);
        if !heard.contains_key(position.as_str()) {
            let sits = !members_of(cx, user, exam, CommitteeKind::Oral, Some(&position))?.is_empty();
            let types = !sheets_of(cx, user, exam, CommitteeKind::Oral, Some(&position))?.is_empty();
            heard.insert(position.0.clone(), sits || types);
        }
        if takes_it && heard.get(position.as_str()) == Some(&true) {
            mine.push(candidate);
        }
    }
    // As their convocations say; before those are made, as they will be drawn.
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    mine.sort_by_cached_key(|one| (turn_of(one, &test.id).unwrap_or(i64::MAX), lot_of(&row, test, one)));
    Ok(mine)
}

/// What the caller entered of a candidate at a test: as a member who hears, else of the sheet of one.
fn oral_entry(own: &OwnEntries, test: &Document, one: &Document) -> ShownMark {
    let is_its = |entry: &Document| {
        entry.get(grade_entry::CANDIDATE).is_some_and(|Id(id)| id == one.id)
            && entry.get(grade_entry::TEST).is_some_and(|Id(id)| id == test.id)
    };
    let mut sheets = own.sheets.typed_for().filter_map(|member| {
        let is_theirs = own.sheets.is_of_exam(member, test);
        is_theirs.then(|| own.sheets.line(member, &oral_key(test, &one.id, member)))?
    });
    sheets.next().unwrap_or_else(|| entry_of(&own.entries, is_its))
}

fn oral_lot(cx: &Cx<'_>, user: &Id, exam: &Id, test: &Document, own: &OwnEntries) -> Result<Option<TestToMark>> {
    if test.get(exam_test::KIND) == Some(TestKind::Written) {
        return Ok(None);
    }
    let mine = heard_by(cx, user, exam, test)?;
    let head = if mine.is_empty() {
        None
    } else {
        head(cx, test, LockPhase::Oral)?
    };
    let Some(mut told) = head else { return Ok(None) };
    let absent = [
        exam_presence::TEST.eq(test.id.clone()),
        exam_presence::PRESENT.eq(false),
    ];
    let absent = cx.all(&EXAM_PRESENCE_ROWS, absent)?;
    let is_absent = |one: &Document| {
        let mut named = absent.iter().filter_map(|row| row.get(exam_presence::CANDIDATE));
        named.any(|Id(id)| id == one.id)
    };
    let is_recused = |one: &Document| {
        let mut stepped_back = recusals_of(one).into_iter();
        stepped_back.any(|recused| own.sheets.sits_or_types(&Id(recused.member)))
    };
    let lines = mine.iter().enumerate().map(|(at, one)| CandidateToMark {
        candidate_id: one.id.clone(),
        candidate_number: one.get(candidate::CANDIDATE_NUMBER),
        name_fr: one.get(candidate::NAME_FR),
        name_ar: one.get(candidate::NAME_AR),
        order: turn_of(one, &test.id).or_else(|| i64::try_from(at + 1).ok()),
        is_absent: is_absent(one),
        is_recused: is_recused(one),
        mark: oral_entry(own, test, one),
    });
    told.candidates = lines.collect();
    Ok(Some(told))
}
