//! On the day: a telephone reads the code of a convocation, or somebody types a number, and who came is present. Whoever scans is of
//! the secretariat or of the committee of invigilation, and marks nothing in this exam (decision 1).

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use jiff::{SignedDuration, Timestamp, civil};
use platform::people::user;
use schema::{Date, Document, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::{CANDIDATE, EXAM_PRESENCE_ROWS, PRESENT, TEST, wording};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::convocation;
use crate::exam_lock::presence_is_closed;
use crate::exam_test::{self, EXAM_TESTS};
use crate::permission::SECRETARIAT;
use crate::presence_scan::follow;
use crate::presence_scan::row::{self as scan_row, PRESENCE_SCANS};
use crate::recruitment::subject::admit_by_seat;
use crate::recruitment::weight::Phase;
use crate::recruitment::{ExamStatus, RECRUITMENTS, STATUS};

error_codes! {
    NOT_SCANNER = "presence_not_invigilator", 403 => "يسجل الحضور كتابة المباراة أو لجنة الحراسة", "La présence est constatée par le secrétariat ou la commission de surveillance", "Presence is recorded by the secretariat or the invigilation committee";
    NOT_NOW = "presence_not_now", conflict => "لا يسجل الحضور في هذه المرحلة", "La présence ne se constate pas à cette étape", "Presence is not recorded at this stage";
    CLOSED = "presence_closed", conflict => "أقفل الحضور: لا يتغير إلا بمحضر", "La présence est close\u{a0}: elle ne change que par un procès-verbal", "Presence is closed: it changes by minutes alone";
    UNKNOWN_CODE = "presence_code_unknown", 404 => "لا أحد بهذا الرمز في هذه المباراة", "Ce code n’est celui d’aucun candidat de ce concours", "This code is nobody's in this exam";
    NOT_SUMMONED = "presence_not_summoned", conflict => "{number}: غير مستدعى لهذا الاختبار", "{number}\u{a0}: non convoqué à cette épreuve", "{number}: not summoned to this test";
}

/// Records who came to a test: more than three hours before its beginning it is rehearsed, and nothing is kept.
pub(super) const SCAN: Act<Scan, CandidateArrival> =
    Act::run("examPresence.scan", wording::SCAN, Allowed::Users, scan).with_subject(TO_SCAN);

/// Somebody who came to a test.
#[derive(Serialize, JsonSchema)]
pub(super) struct CandidateArrival {
    candidate: ArrivedCandidate,
    present: bool,
    /// Whether it was recorded before.
    already: bool,
    /// Whether the test is hours away, and nothing was kept.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    rehearsal: bool,
}

/// What whoever stands at the door sees of somebody.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ArrivedCandidate {
    id: String,
    candidate_number: Option<String>,
    name_fr: Option<String>,
    name_ar: Option<String>,
    room: Option<String>,
    seat: Option<i64>,
    photo_id: Option<String>,
    /// Whether they asked for help, like more time.
    accommodation: bool,
}

inputs! {
    /// Somebody who came to a test.
    pub(super) struct Scan {
        /// The test.
        test: Id = need("examTestId"),
        /// What the code of the convocation says, or the number of the candidate.
        code: String = need("code"),
        /// Whether somebody was marked present by mistake.
        is_absent: bool = flag("absent"),
    }
}

/// A test that may be scanned at: by the secretariat or who invigilates, in its turn and until two closed its sheet.
pub(crate) const TO_SCAN: Subject =
    Subject::new(|| &EXAM_TESTS, &[BY_SECRETARIAT_OR_INVIGILATOR, IN_TURN, SHEET_IS_OPEN]);
/// A test whoever records presence at it asks about, however far its sheet is.
pub(crate) const BY_SCANNER: Subject = Subject::new(|| &EXAM_TESTS, &[BY_SECRETARIAT_OR_INVIGILATOR]);
const BY_SECRETARIAT_OR_INVIGILATOR: Guard = Guard::Part(Check {
    reads: &[exam_test::RECRUITMENT.def],
    check: is_scanner,
});
/// Whoever invigilates.
pub(super) const BY_INVIGILATOR: Guard = Guard::Part(Check {
    reads: &[exam_test::RECRUITMENT.def],
    check: |cx, test| seat_of(cx, test).map(drop),
});
/// It is tried now.
pub(crate) const IN_TURN: Guard = Guard::Check(Check {
    reads: &[exam_test::KIND.def, exam_test::RECRUITMENT.def],
    check: |cx, test| is_tried(cx, test, &[ExamStatus::Closed]),
});
/// Nobody has closed its sheet.
pub(crate) const SHEET_IS_OPEN: Guard = Guard::Check(Check {
    reads: &[exam_test::RECRUITMENT.def],
    check: |cx, test| {
        if presence_is_closed(cx, &test.need(exam_test::RECRUITMENT)?, &Id(test.id.clone()))? {
            return Err(CLOSED.into());
        }
        Ok(())
    },
});

/// A test with its exam, and the state of those who are summoned to it.
pub(crate) struct TestOfExam {
    pub test: Document,
    pub exam: Id,
    pub summoned: CandidateStatus,
}

impl TestOfExam {
    pub(crate) fn of(test: Document) -> Result<Self> {
        let summoned = match Phase::of_test(&test) {
            Phase::Written => CandidateStatus::ConvokedWritten,
            Phase::Oral => CandidateStatus::ConvokedOral,
        };
        let exam = test.need(exam_test::RECRUITMENT)?;
        Ok(TestOfExam { test, exam, summoned })
    }
}

/// Refuses a test whose turn it is not: an oral while orals are held, a written one in these states of its exam.
pub(super) fn is_tried(cx: &Cx<'_>, test: &Document, written: &[ExamStatus]) -> Result<()> {
    let exam = test.need(exam_test::RECRUITMENT)?;
    let now: &[ExamStatus] = match Phase::of_test(test) {
        Phase::Written => written,
        Phase::Oral => &[ExamStatus::OralScheduled],
    };
    let status = cx.need(&RECRUITMENTS, exam.as_str())?.get(STATUS);
    if status.is_some_and(|status| now.contains(&status)) {
        return Ok(());
    }
    Err(NOT_NOW.into())
}

/// Refuses whoever does not record presence at a test: the secretariat and who invigilates do.
///
/// # Errors
/// `presence_not_invigilator`.
pub(crate) fn is_scanner(cx: &Cx<'_>, test: &Document) -> Result<()> {
    let is_clerk = cx.who().holds_permission(SECRETARIAT);
    if is_clerk || invigilator(cx, &test.need(exam_test::RECRUITMENT)?)?.is_some() {
        return Ok(());
    }
    Err(NOT_SCANNER.into())
}

/// The seat in which the caller invigilates at a test.
pub(crate) fn seat_of(cx: &Cx<'_>, test: &Document) -> Result<Document> {
    let seat = invigilator(cx, &test.need(exam_test::RECRUITMENT)?)?;
    seat.ok_or_else(|| NOT_SCANNER.into())
}

/// The caller's seat in the committee of invigilation of an exam.
fn invigilator(cx: &Cx<'_>, exam: &Id) -> Result<Option<Document>> {
    if cx.who().user.is_none() {
        return Ok(None);
    }
    let own = user::caller(cx)?;
    for seat in cx.all(&COMMITTEE_MEMBERS, [committee_member::USER.eq(own)])? {
        let of = cx.need(&COMMITTEES, seat.need(committee_member::COMMITTEE)?.as_str())?;
        let is_theirs = of.get(committee::RECRUITMENT).as_ref() == Some(exam);
        let is_over = seat
            .get(committee_member::UNTIL)
            .is_some_and(|Date(until)| until < cx.today());
        if is_theirs && !is_over && of.get(committee::KIND) == Some(CommitteeKind::Supervision) {
            return Ok(Some(seat));
        }
    }
    Ok(None)
}

fn scan(cx: &mut Cx<'_>, given: &Scan) -> Result<CandidateArrival> {
    let open = TestOfExam::of(admit_by_seat(cx, TO_SCAN, &given.test)?)?;
    let one = candidate_of(cx, &open.exam, &given.code)?;
    is_summoned(&open, &one)?;
    if is_rehearsal(cx, &open.test) {
        return Ok(CandidateArrival {
            candidate: ArrivedCandidate::of(&one),
            present: !given.is_absent,
            already: false,
            rehearsal: true,
        });
    }
    let same = [TEST.eq(given.test.clone()), CANDIDATE.eq(&one.id)];
    let is_present = !given.is_absent;
    let known = cx.first(&EXAM_PRESENCE_ROWS, same)?.and_then(|row| row.get(PRESENT));
    let scan = Document::new(&PRESENCE_SCANS)
        .with(scan_row::TEST, given.test.clone())
        .with(scan_row::CANDIDATE, Id(one.id.clone()))
        .with(scan_row::PRESENT, is_present)
        .with(scan_row::AT, cx.moment())
        .with(scan_row::BY, user::caller(cx)?);
    follow::count(cx, scan)?;
    Ok(CandidateArrival {
        candidate: ArrivedCandidate::of(&one),
        present: is_present,
        already: known == Some(is_present),
        rehearsal: false,
    })
}

/// Whether a test is still hours away: telephones are tried before it, which leaves nothing (decision 76).
fn is_rehearsal(cx: &Cx<'_>, test: &Document) -> bool {
    is_rehearsal_at(test, cx.now())
}

/// Whether a test is still hours away at a moment.
pub(crate) fn is_rehearsal_at(test: &Document, at: Timestamp) -> bool {
    let begins = test.get(exam_test::DATE).zip(test.get(exam_test::START_TIME));
    let begins = begins.and_then(|(Date(day), hour)| {
        let hour: civil::Time = hour.parse().ok()?;
        Some(schema::instant_in_morocco(day.to_datetime(hour)))
    });
    begins.is_some_and(|begins| begins.duration_since(at) > DOORS_OPEN)
}

/// So long before a test whoever comes is present at it.
const DOORS_OPEN: SignedDuration = SignedDuration::from_hours(3);

impl ArrivedCandidate {
    fn of(one: &Document) -> Self {
        ArrivedCandidate {
            id: one.id.clone(),
            candidate_number: one.get(candidate::CANDIDATE_NUMBER),
            name_fr: one.get(candidate::NAME_FR),
            name_ar: one.get(candidate::NAME_AR),
            room: one.get(candidate::EXAM_ROOM),
            seat: one.get(candidate::SEAT),
            photo_id: one.get(candidate::PHOTO).map(|Id(id)| id),
            accommodation: one.get(candidate::ACCOMMODATION).is_some(),
        }
    }
}

/// Whom a code means: the address or the code of a convocation, or a candidate number.
pub(crate) fn candidate_of(cx: &Cx<'_>, exam: &Id, code: &str) -> Result<Document> {
    let code = code.trim().trim_end_matches('/');
    let last = code.rsplit('/').next().unwrap_or(code);
    let found = match convocation::candidate_of_code(cx, last)? {
        Some(id) => cx.get(&CANDIDATES, &id)?,
        None => cx.first(
            &CANDIDATES,
            [
                candidate::RECRUITMENT.eq(exam.clone()),
                candidate::CANDIDATE_NUMBER.eq(last),
            ],
        )?,
    };
    let own = found.filter(|one| one.get(candidate::RECRUITMENT).as_ref() == Some(exam));
    own.ok_or_else(|| Rejection::new(UNKNOWN_CODE).field("code").into())
}

/// Whether a test is for somebody, by the position.
pub(crate) fn is_of_position(test: &Document, one: &Document) -> bool {
    test.get(exam_test::POSITION)
        .is_none_or(|of| one.get(candidate::POSITION) == Some(of))
}

/// Refuses whoever is not summoned to a test.
pub(crate) fn is_summoned(open: &TestOfExam, one: &Document) -> Result<()> {
    if one.get(candidate::STATUS) == Some(open.summoned) && is_of_position(&open.test, one) {
        return Ok(());
    }
    let number = one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
    Err(Rejection::new(NOT_SUMMONED).field("code").arg("number", number).into())
}
