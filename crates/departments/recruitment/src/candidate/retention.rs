//! What an applicant handed in is kept as long as somebody may still need it: files, contact data and the journal of both are erased
//! so many months after the waiting list of the exam ended. Marks, lists and what decided about them stay; whoever was retained has
//! a file as an employee (decision 56).

use engine::routine::{CatchUp, Every, Routine};
use engine::{Act, Allowed, Cx, Engine, RequestContext, Rights};
use jiff::ToSpan as _;
use jiff::civil;
use platform::settings::threshold::Threshold;
use schema::{Date, Document, Filter, Id, Instant, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::{
    ACCOMMODATION, ADDRESS, BIRTH_PLACE, CANDIDATES, CIN_FILE, CV_FILE, CandidateStatus, DIPLOMA_FILE, EMAIL, FINDINGS,
    HIRED_EMPLOYEE, LETTER_DUE_AT, PHONE, PHOTO, PHOTO_HASH, PURGED_AT, RECRUITMENT, REGION, REQUEST_FILE, STATUS,
    TRACKING_HASH,
};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::permission::READS;
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};

/// How long data stay after the end of an exam.
pub(super) static MONTHS: Threshold = Threshold {
    key: "org.examRetentionMonths",
    label: Label::new(
        "مدة الاحتفاظ بمعطيات المترشحين (بالأشهر)",
        "Conservation des données des candidats (mois)",
        "Retention of applicants' data (months)",
    ),
    about: Label::new(
        "من نهاية لائحة الانتظار؛ ثم تمحى الملفات ومعطيات الاتصال، وتبقى النقط واللوائح.",
        "À compter de la fin de la liste d’attente\u{202f}; pièces et coordonnées sont ensuite effacées, notes et listes demeurent.",
        "From the end of the waiting list; files and contact data are then erased, marks and lists stay.",
    ),
    // Two decades outlast any court.
    bounds: (1, 240),
    // Two years.
    preset: 24,
};

/// Each night, after the sweep.
pub(super) static ROUTINE: Routine = Routine {
    id: "candidates.retention",
    label: Label::new(
        "محو معطيات المترشحين بعد انقضاء مدة الاحتفاظ",
        "Effacement des données des candidats à l’échéance",
        "Erasure of applicants' data at the end of retention",
    ),
    every: Every::Day(3, 40),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(erase_all_due(engine)),
};

/// What the routine will erase of which exam, and from which day on. Nothing is changed.
pub(super) const REPORT: Act<(), CandidateRetention> =
    Act::read("candidates.retention", Allowed::Holders(&[READS]), |cx, ()| report(cx));

/// What is kept of applicants, and how long.
#[derive(Serialize, JsonSchema)]
pub(super) struct CandidateRetention {
    /// How many months data stay after the end of an exam.
    months: i64,
    exams: Vec<RetainedExam>,
}

/// An exam that has ended, with what is kept of its applicants.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RetainedExam {
    recruitment_id: String,
    title_fr: Option<String>,
    title_ar: Option<String>,
    ended_on: String,
    /// The day from which on it is erased.
    erased_from: String,
    /// How many candidates whose data are still there.
    candidates: usize,
    /// How many files of theirs.
    files: u64,
}

/// So many candidates in one transaction: each has some files.
const AT_ONCE: u64 = 20;
/// So many ids in one question.
const IDS: usize = 500;

/// An exam that has ended.
struct EndedExam {
    row: Document,
    ended: civil::Date,
    erased_from: civil::Date,
}

/// The day on which nobody waits for anything of an exam any more.
fn end_of(exam: &Document) -> Option<civil::Date> {
    let day = |field| exam.get(field).map(|Instant(at)| schema::day_in_morocco(at));
    if exam.get(recruitment::STATUS) == Some(ExamStatus::Cancelled) {
        return day(recruitment::CANCELLED_AT);
    }
    let announced = day(recruitment::RESULTS_AT)?;
    let waiting = exam.get(recruitment::WAITING_UNTIL).map(|Date(until)| until);
    Some(waiting.map_or(announced, |until| until.max(announced)))
}

fn ended_exams(cx: &Cx<'_>) -> Result<Vec<EndedExam>> {
    let months = MONTHS.value(cx)?.months();
    let ended = |row: Document| {
        let ended = end_of(&row)?;
        let erased_from = ended.checked_add(months).ok()?;
        Some(EndedExam {
            row,
            ended,
            erased_from,
        })
    };
    Ok(cx.all(&RECRUITMENTS, [])?.into_iter().filter_map(ended).collect())
}

/// Those of an exam whose data are still there, but for whoever was retained.
fn kept_of(exam: &str) -> [Filter; 4] {
    [
        RECRUITMENT.eq(exam),
        PURGED_AT.is_null(),
        STATUS.ne(CandidateStatus::Hired),
        HIRED_EMPLOYEE.is_null(),
    ]
}

fn report(cx: &Cx<'_>) -> Result<CandidateRetention> {
    let mut exams = Vec::new();
    for exam in ended_exams(cx)? {
        let ids: Vec<Id> = (cx.all(&CANDIDATES, kept_of(&exam.row.id))?.into_iter())
            .map(|one| Id(one.id))
            .collect();
        let mut files = 0;
        for some in ids.chunks(IDS) {
            let theirs = candidate_file::CANDIDATE.any_of(some.iter().cloned());
            files += cx.count(&CANDIDATE_FILES, [theirs, candidate_file::FILE.is_not_null()])?;
        }
        exams.push(RetainedExam {
            title_fr: exam.row.get(recruitment::TITLE_FR),
            title_ar: exam.row.get(recruitment::TITLE_AR),
            recruitment_id: exam.row.id,
            ended_on: exam.ended.to_string(),
            erased_from: exam.erased_from.to_string(),
            candidates: ids.len(),
            files,
        });
    }
    Ok(CandidateRetention {
        months: MONTHS.value(cx)?,
        exams,
    })
}

/// Erases what is due; how many candidates it was. Each exam keeps what went of it. Nothing goes by a clock that leapt.
async fn erase_all_due(engine: Engine) -> Result<u64> {
    if !engine.has_kept_pace().await? {
        return Ok(0);
    }
    let due = |cx: &Cx<'_>| {
        let exams = ended_exams(cx)?.into_iter();
        let due = exams.filter(|exam| exam.erased_from <= cx.today());
        Ok(due.map(|exam| exam.row.id).collect::<Vec<_>>())
    };
    let mut people = 0;
    for exam in engine.read(due).await? {
        people += erase_exam(&engine, &exam).await?;
    }
    Ok(people)
}

async fn erase_exam(engine: &Engine, exam: &str) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let mut people = 0;
    loop {
        let id = exam.to_owned();
        let clear = move |cx: &mut Cx<'_>| clear_some(cx, &id);
        let (cleared, rows) = engine.transact(&ctx, ROUTINE.id, clear).await?;
        if cleared.is_empty() {
            return Ok(people);
        }
        people += cleared.len() as u64;
        // What was cleared stands in the journal until its entries are blanked; a crash in between is made up for the next night.
        let id = exam.to_owned();
        let blank = move |cx: &mut Cx<'_>| blank_some(cx, &id, &cleared, &rows);
        engine.transact(&ctx, ROUTINE.id, blank).await?;
    }
}

/// Clears the next rows: the candidates, and the rows of their files.
fn clear_some(cx: &mut Cx<'_>, exam: &str) -> Result<(Vec<String>, Vec<String>)> {
    let (mut people, mut files) = (Vec::new(), Vec::new());
    for one in cx.find(&CANDIDATES, kept_of(exam), AT_ONCE)? {
        for mut file in cx.all(&CANDIDATE_FILES, [candidate_file::CANDIDATE.eq(&one.id)])? {
            file.clear(candidate_file::FILE);
            file.clear(candidate_file::HASH);
            file.clear(candidate_file::FACTS);
            files.push(cx.update(file)?.id);
        }
        people.push(cx.update(without_data(one))?.id);
    }
    Ok((people, files))
}

/// A candidate without contact data and files.
fn without_data(mut one: Document) -> Document {
    for field in [
        ADDRESS,
        EMAIL,
        PHONE,
        BIRTH_PLACE,
        REGION,
        ACCOMMODATION,
        PHOTO_HASH,
        TRACKING_HASH,
    ] {
        one.clear(field);
    }
    for field in [PHOTO, REQUEST_FILE, DIPLOMA_FILE, CIN_FILE, CV_FILE] {
        one.clear(field);
    }
    one.clear(FINDINGS);
    // Nobody knows any more where it would go.
    one.clear(LETTER_DUE_AT);
    one
}

/// Blanks the journal of what was cleared, and notes that it is done.
fn blank_some(cx: &mut Cx<'_>, exam: &str, people: &[String], files: &[String]) -> Result<()> {
    for id in files {
        cx.blank_history(&CANDIDATE_FILES, id)?;
    }
    let at = cx.moment();
    for id in people {
        cx.blank_history(&CANDIDATES, id)?;
        let one = cx.need(&CANDIDATES, id)?;
        cx.update(one.with(PURGED_AT, at))?;
    }
    let exam = cx.need(&RECRUITMENTS, exam)?;
    let before: Json = exam.get(recruitment::ERASED).unwrap_or_default();
    let sum = |name: &str, more: usize| before[name].as_u64().unwrap_or_default() + more as u64;
    let erased = json!({"at": schema::wire_instant(at.0), "candidates": sum("candidates", people.len()),
        "files": sum("files", files.len())});
    cx.update(exam.with(recruitment::ERASED, erased)).map(drop)
}
