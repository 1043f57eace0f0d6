//! What a member of a committee has to do besides marking: presence, minima, locks, appeals. It opens the page of marking, which
//! needs no permission (decision 33).

use engine::{Act, Allowed, Cx, Extension};
use platform::open_place::OpenPlace;
use platform::people::user;
use schema::{Date, Document, Error, Filter, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::{COMMITTEE, COMMITTEE_MEMBERS, TYPISTS, UNTIL, USER};
use crate::appeal::{MemberAppeal, appeals_of_member};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::exam_copy::notice::MARKING_PAGE;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::{
    self, EXAM_LOCKS, LOCKED_AT, LockPhase, MINIMA_TO_FIX, MINIMUM_TOTAL, PHASE, TABLE_HASH, is_reopened, lock_of,
    minima_of, ranking_table, signers,
};
use crate::exam_test;
use crate::recruitment::weight::{Phase, tests_of};
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};

/// Tells the caller's duties: none to who sits nowhere.
pub(super) const DUTIES: Act<(), MemberDuties> =
    Act::read("committeeMembers.duties", Allowed::Users, |cx, &()| duties(cx));

/// What a member of committees has to do besides marking.
#[derive(Serialize, JsonSchema)]
pub(super) struct MemberDuties {
    exams: Vec<DutiesInExam>,
}

/// What a member of committees has to do in one exam.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DutiesInExam {
    recruitment_id: String,
    title_fr: Option<String>,
    title_ar: Option<String>,
    status: Option<ExamStatus>,
    presence: Vec<PresenceDuty>,
    phases: Vec<PhaseDuty>,
    minima: Vec<MinimumDuty>,
    appeals: Vec<MemberAppeal>,
}

/// A test whose sheet of presence is the member's to close or correct.
#[derive(Serialize, JsonSchema)]
struct PresenceDuty {
    #[serde(flatten)]
    test: NamedTest,
    state: LockProgress,
}

/// A phase that the member's committees close.
#[derive(Serialize, JsonSchema)]
struct PhaseDuty {
    phase: LockPhase,
    state: LockProgress,
}

/// A test, or the final mark, whose minimum the member fixes.
#[derive(Serialize, JsonSchema)]
struct MinimumDuty {
    #[serde(flatten)]
    test: NamedTest,
    /// The minimum as it stands, in hundredths.
    hundredths: Option<i64>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct NamedTest {
    exam_test_id: String,
    label_fr: Option<String>,
    label_ar: Option<String>,
}

/// How far a lock is for a member.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum LockProgress {
    /// Nobody has signed it.
    Open,
    /// Somebody else has signed it.
    Signed,
    /// The member has signed it.
    Yours,
    /// It is closed.
    Locked,
}

/// The page of marking, for who sits in a committee of an exam that is going on, or types the sheet of somebody who does.
pub(super) static EXTENSIONS: &[Extension] = &[&OpenPlace {
    path: MARKING_PAGE,
    is_open: |cx, user| {
        let typed = seats_where(cx, TYPISTS.contains([user.clone()]))?;
        for seat in seats_of(cx, user)?.into_iter().chain(typed) {
            if is_going_on(cx, user, &seat.exam)? {
                return Ok(true);
            }
        }
        Ok(false)
    },
}];

/// The caller's seats in one exam.
struct Seats {
    exam: Document,
    seats: Vec<(Document, CommitteeKind)>,
}

fn seats_of(cx: &Cx<'_>, user: &Id) -> Result<Vec<Seats>> {
    seats_where(cx, USER.eq(user.clone()))
}

fn seats_where(cx: &Cx<'_>, whose: Filter) -> Result<Vec<Seats>> {
    let mut all: Vec<Seats> = Vec::new();
    for member in cx.all(&COMMITTEE_MEMBERS, [whose])? {
        if member.get(UNTIL).is_some_and(|Date(until)| until < cx.today()) {
            continue;
        }
        let committee = cx.need(&COMMITTEES, member.need(COMMITTEE)?.as_str())?;
        let kind = committee.get(committee::KIND).unwrap_or(CommitteeKind::Other);
        let exam = committee.need(committee::RECRUITMENT)?;
        match all.iter_mut().find(|one| one.exam.id == exam.as_str()) {
            Some(one) => one.seats.push((member, kind)),
            None => all.push(Seats {
                exam: cx.need(&RECRUITMENTS, exam.as_str())?,
                seats: vec![(member, kind)],
            }),
        }
    }
    Ok(all)
}

/// From the closing of applications on; of an exam that is completed as long as an appeal waits for this member.
fn is_going_on(cx: &Cx<'_>, user: &Id, exam: &Document) -> Result<bool> {
    match exam.get(recruitment::STATUS) {
        Some(ExamStatus::Closed | ExamStatus::GradingWritten | ExamStatus::OralScheduled) => Ok(true),
        Some(ExamStatus::Completed) => Ok(!appeals_of_member(cx, user, &Id(exam.id.clone()))?.is_empty()),
        Some(ExamStatus::Draft | ExamStatus::Open | ExamStatus::Cancelled) | None => Ok(false),
    }
}

fn duties(cx: &Cx<'_>) -> Result<MemberDuties> {
    let Ok(user) = user::caller(cx) else {
        return Ok(MemberDuties { exams: Vec::new() });
    };
    let mut exams = Vec::new();
    for seats in seats_of(cx, &user)? {
        if is_going_on(cx, &user, &seats.exam)? {
            exams.push(of_exam(cx, &user, &seats)?);
        }
    }
    Ok(MemberDuties { exams })
}

fn of_exam(cx: &Cx<'_>, user: &Id, seats: &Seats) -> Result<DutiesInExam> {
    let row = &seats.exam;
    Ok(DutiesInExam {
        recruitment_id: row.id.clone(),
        title_fr: row.get(recruitment::TITLE_FR),
        title_ar: row.get(recruitment::TITLE_AR),
        status: row.get(recruitment::STATUS),
        presence: presence(cx, seats)?,
        phases: phases(cx, seats)?,
        minima: minima(cx, row)?,
        appeals: appeals_of_member(cx, user, &Id(row.id.clone()))?,
    })
}

/// What is tried now of an exam: who came is recorded and closed.
fn phase_now(exam: &Document) -> Option<Phase> {
    match exam.get(recruitment::STATUS) {
        Some(ExamStatus::Closed | ExamStatus::GradingWritten) => Some(Phase::Written),
        Some(ExamStatus::OralScheduled) => Some(Phase::Oral),
        _ => None,
    }
}

impl NamedTest {
    fn of(test: &Document) -> Self {
        NamedTest {
            exam_test_id: test.id.clone(),
            label_fr: test.get(exam_test::LABEL_FR),
            label_ar: test.get(exam_test::LABEL_AR),
        }
    }
}

/// The tests whose sheet invigilators keep now; one that is closed as long as it may be corrected, which is until its copies are drawn.
fn presence(cx: &Cx<'_>, seats: &Seats) -> Result<Vec<PresenceDuty>> {
    let own = seats.seats.iter().find(|(_, kind)| *kind == CommitteeKind::Supervision);
    let (Some((own, _)), Some(now)) = (own, phase_now(&seats.exam)) else {
        return Ok(Vec::new());
    };
    let mut told = Vec::new();
    for test in tests_of(cx, &seats.exam.id)? {
        if Phase::of_test(&test) != now {
            continue;
        }
        let same = [
            exam_lock::RECRUITMENT.eq(&seats.exam.id),
            PHASE.eq(LockPhase::Presence),
            exam_lock::TEST.eq(&test.id),
        ];
        let state = state_of(cx.first(&EXAM_LOCKS, same)?.as_ref(), &[own]);
        let is_late = seats.exam.get(recruitment::STATUS) == Some(ExamStatus::GradingWritten);
        let is_drawn = || Ok::<_, schema::Error>(cx.first(&EXAM_COPIES, [exam_copy::TEST.eq(&test.id)])?.is_some());
        if if state == LockProgress::Locked {
            is_drawn()?
        } else {
            is_late
        } {
            continue;
        }
        let test = NamedTest::of(&test);
        told.push(PresenceDuty { test, state });
    }
    Ok(told)
}

/// How far a lock is for a member in one of these seats.
fn state_of(lock: Option<&Document>, own: &[&Document]) -> LockProgress {
    let Some(lock) = lock else { return LockProgress::Open };
    if lock.get(LOCKED_AT).is_some() {
        return LockProgress::Locked;
    }
    let signed = signers(lock);
    if own.iter().any(|seat| signed.iter().any(|Id(id)| *id == seat.id)) {
        LockProgress::Yours
    } else if signed.is_empty() {
        LockProgress::Open
    } else {
        LockProgress::Signed
    }
}

/// The phases that the caller's committees close, from when there is something to close.
fn phases(cx: &Cx<'_>, seats: &Seats) -> Result<Vec<PhaseDuty>> {
    let sits = |wanted: CommitteeKind| {
        let mut kinds = seats.seats.iter().map(|(_, kind)| *kind);
        kinds.any(|kind| kind == wanted || kind == CommitteeKind::Other)
    };
    let (written, oral) = (sits(CommitteeKind::Written), sits(CommitteeKind::Oral));
    let status = seats.exam.get(recruitment::STATUS);
    let is_ranked = seats.exam.get(recruitment::CURRENT_RUN).is_some();
    let open = [
        (
            LockPhase::Written,
            written && status == Some(ExamStatus::GradingWritten),
        ),
        (LockPhase::Oral, oral && status == Some(ExamStatus::OralScheduled)),
        (LockPhase::Ranking, (written || oral) && is_ranked),
    ];
    let own: Vec<&Document> = seats.seats.iter().map(|(seat, _)| seat).collect();
    let exam = Id(seats.exam.id.clone());
    let mut told = Vec::new();
    for (phase, _) in open.into_iter().filter(|(_, is_open)| *is_open) {
        let lock = lock_of(cx, &exam, phase)?;
        let mut state = state_of(lock.as_ref(), &own);
        if phase != LockPhase::Ranking && state == LockProgress::Locked && is_reopened(cx, &exam, phase)? {
            state = LockProgress::Open;
        }
        // Another ranking, after an appeal, is another lock.
        if phase == LockPhase::Ranking && state == LockProgress::Locked {
            let (hash, _) = ranking_table(cx, &exam)?;
            let is_same = lock.is_some_and(|lock| lock.get(TABLE_HASH) == Some(hash));
            state = if is_same { state } else { LockProgress::Open };
        }
        told.push(PhaseDuty { phase, state });
    }
    Ok(told)
}

/// The written tests whose minimum the caller fixes.
fn minima(cx: &Cx<'_>, exam: &Document) -> Result<Vec<MinimumDuty>> {
    match MINIMA_TO_FIX.check(cx, exam) {
        Err(Error::Refused(_)) => return Ok(Vec::new()),
        checked => checked?,
    }
    let lock = lock_of(cx, &Id(exam.id.clone()), LockPhase::Written)?;
    let fixed = lock.map(|lock| minima_of(&lock)).unwrap_or_default();
    let tests = tests_of(cx, &exam.id)?;
    let written = tests.iter().filter(|test| Phase::of_test(test) == Phase::Written);
    let line = |test: &Document| MinimumDuty {
        test: NamedTest::of(test),
        hundredths: (fixed.get(&test.id).copied()).or(test.get(exam_test::MIN_MARK).map(|mark| mark.0)),
    };
    // Of the final mark too: nothing else in an exam could fix it.
    let total = MinimumDuty {
        test: NamedTest {
            exam_test_id: MINIMUM_TOTAL.to_owned(),
            label_fr: Some("Moyenne générale".to_owned()),
            label_ar: Some("المعدل العام".to_owned()),
        },
        hundredths: (fixed.get(MINIMUM_TOTAL).copied()).or(exam.get(recruitment::MIN_TOTAL).map(|mark| mark.0)),
    };
    Ok(written.map(line).chain([total]).collect())
}
