//! What the demonstration shows of exams after their written tests: lists, who came, copies and marks, locks and results. What the
//! house computes of marks it computes here by the same code; lists have their papers, locks no minutes, for nobody signed them.

use engine::doc::Mode;
use engine::{Cx, Engine, RequestContext, Rights};
use platform::demo::{DemoRng, Scene, id};
use schema::{Decimal, Document, Id, Instant, Result};
use serde_json::Value as Json;

use super::exam::DemoExam;
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_copy::{self, EXAM_COPIES, OWNER_MARK};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_lock::{self, EXAM_LOCKS, LockPhase};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test;
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::ranking_run;
use crate::recruitment::weight::{Phase, tests_of};
use crate::recruitment::{ExamStatus, RECRUITMENTS};

/// Of a hundred who are summoned so many do not come.
const ABSENT: i64 = 4;
/// The worst and the best mark, and its steps, in hundredths.
const MARKS: (i64, i64, i64) = (600, 1_700, 25);
/// Copies of a lot.
const LOT: usize = 50;
/// Of a hundred copies, or people who are heard, so many are marked while marking is under way.
const MARKED: i64 = 60;
/// So many rows in one transaction.
const AT_ONCE: usize = 100;

/// Takes an exam from its written tests as far as it came.
pub(super) async fn results(scene: &mut Scene<'_>, exam: &DemoExam) -> Result<()> {
    let is_over = match exam.status {
        ExamStatus::GradingWritten => false,
        ExamStatus::OralScheduled | ExamStatus::Completed => true,
        ExamStatus::Draft | ExamStatus::Open | ExamStatus::Closed | ExamStatus::Cancelled => return Ok(()),
    };
    let engine = scene.stage.engine().clone();
    let sittings = sit_written(scene, exam).await?;
    write_pieces(&engine, sittings).await?;
    let (of, home) = (exam.exam.id.clone(), home_of(&engine));
    inside(&engine, move |cx| review_lists(cx, &of, &home)).await?;
    if !is_over {
        return Ok(());
    }
    close(&engine, exam, LockPhase::Written, CommitteeKind::Written).await?;
    announce(&engine, exam, ListKind::Written).await?;
    let of = exam.exam.id.clone();
    inside(&engine, move |cx| summon_to_oral(cx, &of)).await?;
    let is_completed = exam.status == ExamStatus::Completed;
    let heard = hear(scene, exam, if is_completed { 100 } else { MARKED }).await?;
    write_pieces(&engine, heard).await?;
    if !is_completed {
        return Ok(());
    }
    close(&engine, exam, LockPhase::Oral, CommitteeKind::Oral).await?;
    ranking_run::compute(&engine, &house(), &exam.exam.id, None).await?;
    close(&engine, exam, LockPhase::Ranking, CommitteeKind::Oral).await?;
    exam_list::fill_results(&engine, &exam.exam.id).await?;
    announce(&engine, exam, ListKind::Final).await?;
    announce(&engine, exam, ListKind::Waiting).await
}

/// The address that papers name, where one is known.
fn home_of(engine: &Engine) -> String {
    engine.home().unwrap_or_default().to_owned()
}

fn house() -> RequestContext {
    RequestContext::new(Rights::whole("demo"))
}

async fn inside<R: Send + 'static>(
    engine: &Engine,
    job: impl Fn(&mut Cx<'_>) -> Result<R> + Send + 'static,
) -> Result<R> {
    engine.transact(&house(), "demo", job).await
}

async fn write_pieces(engine: &Engine, rows: Vec<Document>) -> Result<()> {
    for some in rows.chunks(AT_ONCE) {
        let some = some.to_vec();
        inside(engine, move |cx| {
            some.iter().try_for_each(|one| cx.create(one.clone()).map(drop))
        })
        .await?;
    }
    Ok(())
}

/// Those of an exam in a state, and the only test of a half.
async fn people_of_phase(
    engine: &Engine,
    exam: &DemoExam,
    half: Phase,
    status: CandidateStatus,
) -> Result<(Vec<Document>, Option<Document>)> {
    let of = exam.exam.id.clone();
    let read = move |cx: &Cx<'_>| {
        let wanted = [candidate::RECRUITMENT.eq(&of), candidate::STATUS.eq(status)];
        let test = tests_of(cx, &of)?.into_iter().find(|test| Phase::of_test(test) == half);
        Ok((cx.all(&CANDIDATES, wanted)?, test))
    };
    engine.read(read).await
}

fn a_mark(rng: &mut DemoRng) -> Decimal {
    let (least, most, step) = MARKS;
    Decimal(rng.range(least / step, most / step) * step)
}

fn presence(test: &Document, one: &Document, came: bool, at: Instant) -> Document {
    Document::new(&EXAM_PRESENCE_ROWS)
        .with(exam_presence::TEST, id(test))
        .with(exam_presence::CANDIDATE, id(one))
        .with(exam_presence::PRESENT, came)
        .with(exam_presence::AT, at)
        .with(exam_presence::CLOSED_AT, at)
}

/// A mark of one marker: of a copy, or of somebody who was heard.
fn entry(rng: &mut DemoRng, test: &Document, marker: &Document, whose: &str, at: Instant) -> Document {
    let mut entry = Document::new(&GRADE_ENTRIES)
        .with(grade_entry::TEST, id(test))
        .with(grade_entry::ROUND, 1)
        .with(grade_entry::MARK, a_mark(rng))
        .with(grade_entry::MARKER, id(marker))
        .with(grade_entry::ENTERED_AT, at)
        .with(grade_entry::STANDING, whose.to_owned());
    entry.set_or_clear(grade_entry::KIND, test.get(exam_test::KIND));
    entry.set_or_clear(grade_entry::MARKER_USER, marker.get(committee_member::USER));
    entry.set_or_clear(grade_entry::COMMITTEE, marker.get(crate::committee_member::COMMITTEE));
    entry
}

/// Who came to the written test, the copies in an order of chance, and their marks; the sheet of presence is closed.
async fn sit_written(scene: &mut Scene<'_>, exam: &DemoExam) -> Result<Vec<Document>> {
    let engine = scene.stage.engine().clone();
    let (people, test) = people_of_phase(&engine, exam, Phase::Written, CandidateStatus::ConvokedWritten).await?;
    let (Some(test), Some(marker)) = (test, exam.member(CommitteeKind::Written, 1)) else {
        return Ok(Vec::new());
    };
    // Every other lot is somebody's who can sign in, as far as the commune has them.
    let other = exam.member(CommitteeKind::Written, 2).unwrap_or_else(|| marker.clone());
    let markers = [
        written_seat(&engine, marker).await?,
        written_seat(&engine, other).await?,
    ];
    let (at, rng) = (Instant(scene.now), &mut *scene.rng);
    let (mut rows, mut came) = (Vec::new(), Vec::new());
    for one in &people {
        let is_there = !rng.percent(ABSENT);
        rows.push(presence(&test, one, is_there, at));
        came.extend(is_there.then_some((rng.range(0, i64::MAX - 1), one)));
    }
    came.sort_by_key(|(chance, _)| *chance);
    let is_under_way = exam.status == ExamStatus::GradingWritten;
    let share = if is_under_way { MARKED } else { 100 };
    for (place, (chance, one)) in came.into_iter().enumerate() {
        let lot = place / LOT;
        let marker = &markers[lot % markers.len()];
        let copy = platform::demo::document(&EXAM_COPIES, rng)
            .with(exam_copy::TEST, id(&test))
            .with(exam_copy::NUMBER, (place + 1).to_string())
            .with(exam_copy::OWNER, format!("{}{OWNER_MARK}{chance:x}", one.id));
        let copy = given_to(copy, marker, lot + 1);
        let mark = rng.percent(share).then(|| {
            let whose = format!("{}/{}", copy.id, marker.id);
            entry(rng, &test, marker, &whose, at).with(grade_entry::COPY, id(&copy))
        });
        rows.push(copy);
        rows.extend(mark);
    }
    rows.push(presence_lock(exam, &test, at));
    Ok(rows)
}

/// A copy of a lot that somebody marks.
fn given_to(copy: Document, marker: &Document, lot: usize) -> Document {
    let account = marker.get(committee_member::USER).into_iter().collect();
    copy.with(exam_copy::MARKER_IDS, vec![id(marker)])
        .with(exam_copy::MARKER_USERS, account)
        .with(exam_copy::LOT, i64::try_from(lot).unwrap_or(1))
}

/// The sheet of a test, closed.
fn presence_lock(exam: &DemoExam, test: &Document, at: Instant) -> Document {
    let lock = Document::new(&EXAM_LOCKS)
        .with(exam_lock::RECRUITMENT, id(&exam.exam))
        .with(exam_lock::PHASE, LockPhase::Presence)
        .with(exam_lock::TEST, id(test))
        .with(exam_lock::LOCKED_AT, at);
    with_signatures(exam, lock, CommitteeKind::Supervision)
}

/// A seat as it was written: with the account of who sits there.
async fn written_seat(engine: &Engine, member: Document) -> Result<Document> {
    engine.read(move |cx| cx.need(&COMMITTEE_MEMBERS, &member.id)).await
}

/// The marks of so many of a hundred who are heard.
async fn hear(scene: &mut Scene<'_>, exam: &DemoExam, share: i64) -> Result<Vec<Document>> {
    let engine = scene.stage.engine().clone();
    let (people, test) = people_of_phase(&engine, exam, Phase::Oral, CandidateStatus::ConvokedOral).await?;
    let (Some(test), Some(marker)) = (test, exam.member(CommitteeKind::Oral, 0)) else {
        return Ok(Vec::new());
    };
    let marker = written_seat(&engine, marker).await?;
    let (at, rng) = (Instant(scene.now), &mut *scene.rng);
    let mut rows = Vec::new();
    for one in &people {
        if rng.percent(share) {
            let whose = format!("{}/{}/", one.id, test.id);
            rows.push(entry(rng, &test, &marker, &whose, at).with(grade_entry::CANDIDATE, id(one)));
        }
    }
    Ok(rows)
}

/// A lock that the president and a member of a committee signed.
fn with_signatures(exam: &DemoExam, lock: Document, kind: CommitteeKind) -> Document {
    let mut lock = lock;
    lock.set_or_clear(exam_lock::PRESIDENT, exam.member(kind, 0).map(|one| id(&one)));
    lock.set_or_clear(exam_lock::MEMBER, exam.member(kind, 1).map(|one| id(&one)));
    lock
}

/// Closes a phase, and lets grades and states follow.
async fn close(engine: &Engine, exam: &DemoExam, phase: LockPhase, kind: CommitteeKind) -> Result<()> {
    let of = id(&exam.exam);
    let lock = Document::new(&EXAM_LOCKS)
        .with(exam_lock::RECRUITMENT, of.clone())
        .with(exam_lock::PHASE, phase);
    let lock = with_signatures(exam, lock, kind);
    let write = move |cx: &mut Cx<'_>| {
        let (hash, counts) = exam_lock::signed_table(cx, &of, phase)?;
        let at = cx.moment();
        let mut lock = lock
            .clone()
            .with(exam_lock::TABLE_HASH, hash)
            .with(exam_lock::COUNTS, counts)
            .with(exam_lock::LOCKED_AT, at);
        lock.set_or_clear(exam_lock::LIFTED_AT, (phase == LockPhase::Written).then_some(at));
        cx.create(lock).map(drop)
    };
    inside(engine, write).await?;
    exam_lock::fill_phase(engine, &exam.exam.id, phase).await
}

/// The lists of who was admitted.
fn review_lists(cx: &mut Cx<'_>, exam: &str, home: &str) -> Result<()> {
    let row = cx.need(&RECRUITMENTS, exam)?;
    let numbered = [
        candidate::RECRUITMENT.eq(exam),
        candidate::CANDIDATE_NUMBER.is_not_null(),
    ];
    let entries = exam_list::entries_of_admitted(&row, &cx.all(&CANDIDATES, numbered)?);
    for kind in [ListKind::Provisional, ListKind::Definitive] {
        write_list(cx, exam, kind, entries.clone(), home)?;
    }
    Ok(())
}

fn write_list(cx: &mut Cx<'_>, exam: &str, kind: ListKind, entries: Vec<Json>, home: &str) -> Result<()> {
    let at = cx.moment();
    let list = Document::new(&EXAM_LISTS)
        .with(exam_list::RECRUITMENT, Id(exam.to_owned()))
        .with(exam_list::KIND, kind)
        .with(exam_list::PUBLISHED_AT, at)
        .with(exam_list::ENTRIES, Json::Array(entries));
    let list = cx.create(list)?;
    exam_list::issue_list(cx, &list, Mode::Both, home)
}

/// A list of results, and what everybody is told by it.
async fn announce(engine: &Engine, exam: &DemoExam, kind: ListKind) -> Result<()> {
    let (of, home) = (exam.exam.id.clone(), home_of(engine));
    let publish = move |cx: &mut Cx<'_>| {
        let row = cx.need(&RECRUITMENTS, &of)?;
        for (candidate, word) in exam_list::announced_words(cx, &row, kind)? {
            let one = cx.need(&CANDIDATES, &candidate)?;
            cx.update(one.with(candidate::PUBLISHED_STATUS, word))?;
        }
        let all = cx.all(&CANDIDATES, [candidate::RECRUITMENT.eq(&of)])?;
        let entries = exam_list::entries_of(&row, &all, kind);
        write_list(cx, &of, kind, entries, &home)
    };
    inside(engine, publish).await
}

/// Whoever passed the written tests is summoned.
fn summon_to_oral(cx: &mut Cx<'_>, exam: &str) -> Result<()> {
    let passed = [
        candidate::RECRUITMENT.eq(exam),
        candidate::STATUS.eq(CandidateStatus::PassedWritten),
    ];
    let to = CandidateStatus::ConvokedOral;
    for one in cx.all(&CANDIDATES, passed)? {
        let one = one.with(candidate::PUBLISHED_STATUS, to.wire().to_owned());
        move_to(cx, one, to, Mover::Engine)?;
    }
    Ok(())
}
