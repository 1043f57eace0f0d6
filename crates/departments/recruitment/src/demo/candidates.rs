//! The candidates of the demonstration: plausible names, cards and ages, as far as their exam came.

use jiff::{SignedDuration, ToSpan};
use platform::demo::{DemoRng, Scene, document, id, invent_name};
use platform::people::person::Sex;
use schema::{Date, Document, Id, Instant, Result};
use serde_json::json;

use super::exam::DemoExam;
use super::files::SharedFiles;
use crate::candidate::file::is_asked_of;
use crate::candidate::proof::Claim;
use crate::candidate::{
    self, ApplicationSource, CANDIDATES, CandidateStatus, ProofState, ReservedGround, TRACKING_HASH, tracking_number,
};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::exam_document::{self, CODE, EXAM_DOCUMENTS};
use crate::recruitment::ExamStatus;
use crate::specialty;

/// How many applied to an exam that came so far.
pub(super) fn count_for(status: ExamStatus) -> i64 {
    match status {
        ExamStatus::Draft => 0,
        ExamStatus::Open => 48,
        ExamStatus::Closed => 36,
        // The one of many.
        ExamStatus::GradingWritten => 300,
        ExamStatus::OralScheduled => 60,
        ExamStatus::Completed => 40,
        ExamStatus::Cancelled => 8,
    }
}

const REGIONS: [&str; 5] = [
    "Souss-Massa",
    "Marrakech-Safi",
    "Casablanca-Settat",
    "Rabat-Salé-Kénitra",
    "Fès-Meknès",
];
const TOWNS: [&str; 6] = ["Tiznit", "Agadir", "Taroudant", "Marrakech", "Casablanca", "Fès"];
const LETTERS: [&str; 8] = ["J", "JB", "JE", "EE", "BK", "BE", "AB", "CD"];
/// The youngest and the oldest, in days before the exam.
const AGES: (i64, i64) = (19 * 365, 39 * 365);
/// Applications came within so many hours before the deadline, most of them in the last ones.
const HOURS: i64 = 29 * 24;

/// Writes so many candidates of an exam, with files that all of them share.
pub(crate) async fn candidates(
    scene: &mut Scene<'_>,
    exam: &DemoExam,
    files: &SharedFiles,
    count: i64,
) -> Result<Vec<Document>> {
    let mut all: Vec<Document> = (0..count).map(|number| invent(scene, exam, files, number)).collect();
    all.sort_by_key(|one| one.get(candidate::SUBMITTED_AT).map(|Instant(at)| at));
    number_and_rank(&mut all);
    write(scene, exam, files, &all).await?;
    Ok(all)
}

fn invent(scene: &mut Scene<'_>, exam: &DemoExam, files: &SharedFiles, number: i64) -> Document {
    let rng = &mut *scene.rng;
    let ([fr, ar], sex) = invent_name(rng);
    let specialty = rng.pick(&exam.specialties).clone();
    let hours = rng.range(0, HOURS).min(rng.range(0, HOURS));
    let at =
        (exam.deadline - SignedDuration::from_hours(hours)).min(scene.now - SignedDuration::from_hours(hours % 48));
    let birth = schema::day_in_morocco(exam.deadline).saturating_sub(rng.range(AGES.0, AGES.1).days());
    let by_desk = rng.percent(4);
    let mut row = document(&CANDIDATES, rng)
        .with(candidate::RECRUITMENT, id(&exam.exam))
        .with(candidate::SPECIALTY, id(&specialty))
        .with(candidate::NAME_FR, fr)
        .with(candidate::NAME_AR, ar)
        .with(
            candidate::CIN,
            format!("{}{:06}", rng.pick(&LETTERS), 100_000 + number * 7 + rng.range(0, 6)),
        )
        .with(candidate::BIRTH_DATE, Date(birth))
        .with(candidate::BIRTH_PLACE, (*rng.pick(&TOWNS)).to_owned())
        .with(candidate::SEX, if sex == "F" { Sex::Female } else { Sex::Male })
        .with(candidate::PHONE, format!("+2126{:08}", rng.range(0, 99_999_999)))
        .with(candidate::EMAIL, format!("candidat{number}@example.ma"))
        .with(candidate::REGION, (*rng.pick(&REGIONS)).to_owned())
        .with(candidate::GROUND, ground(rng))
        .with(candidate::PHOTO, rng.pick(&files.photos).clone())
        .with(candidate::LANG, if rng.percent(60) { "ar" } else { "fr" }.to_owned())
        .with(candidate::SUBMITTED_AT, Instant(at))
        .with(candidate::RECEIVED_ON, Date(schema::day_in_morocco(at)))
        .with(candidate::FINDINGS, json!([]))
        .with(candidate::STATUS, status(rng, exam.status));
    row.set_or_clear(candidate::POSITION, specialty.get(specialty::POSITION));
    row.set_or_clear(candidate::SOURCE, by_desk.then_some(ApplicationSource::Desk));
    row.created_at = schema::wire_instant(at);
    row
}

fn ground(rng: &mut DemoRng) -> ReservedGround {
    match rng.range(1, 100) {
        1..=5 => ReservedGround::Resistant,
        6..=8 => ReservedGround::Disability,
        _ => ReservedGround::None,
    }
}

/// How far somebody came in an exam that came so far.
fn status(rng: &mut DemoRng, exam: ExamStatus) -> CandidateStatus {
    use CandidateStatus::{ConvokedWritten, EliminatedPreWritten, Submitted, Validated, Withdrawn};
    let chance = rng.range(1, 100);
    if chance <= 3 {
        return Withdrawn;
    }
    match exam {
        ExamStatus::Draft | ExamStatus::Open | ExamStatus::Cancelled => Submitted,
        ExamStatus::Closed if chance <= 45 => Submitted,
        _ if chance >= 93 => EliminatedPreWritten,
        ExamStatus::Closed => Validated,
        // Marks say how they go on.
        ExamStatus::GradingWritten | ExamStatus::OralScheduled | ExamStatus::Completed => ConvokedWritten,
    }
}

/// Numbers for who was admitted, in the order in which they came, and what was published of everybody.
fn number_and_rank(all: &mut [Document]) {
    let mut number = 0;
    for row in all {
        let status = row.get(candidate::STATUS).unwrap_or(CandidateStatus::Submitted);
        let is_eliminated = status == CandidateStatus::EliminatedPreWritten;
        if is_eliminated {
            row.set(
                candidate::ELIMINATION_REASON,
                "Diplôme non conforme / شهادة غير مطابقة".to_owned(),
            );
        }
        if is_eliminated || matches!(status, CandidateStatus::Submitted | CandidateStatus::Withdrawn) {
            continue;
        }
        number += 1;
        row.set(candidate::CANDIDATE_NUMBER, format!("{number:05}"));
        for claim in Claim::ALL {
            if claim.is_made(row) {
                row.set(claim.state_field(), ProofState::Proved);
            }
        }
    }
}

/// Writes the rows, with the secret by which each is found, and their documents.
async fn write(scene: &mut Scene<'_>, exam: &DemoExam, files: &SharedFiles, all: &[Document]) -> Result<()> {
    let papers = files.papers.clone();
    for (part, some) in all.chunks(AT_ONCE).enumerate() {
        let (some, papers, exam) = (some.to_vec(), papers.clone(), exam.exam.id.clone());
        let job = move |cx: &mut engine::Cx<'_>| {
            let asked = cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(exam.as_str())])?;
            let last = some
                .iter()
                .filter_map(|row| row.get(candidate::CANDIDATE_NUMBER))
                .count();
            (0..last).try_for_each(|_| cx.number(&format!("candidates of {exam}")).map(drop))?;
            for (at, row) in some.iter().enumerate() {
                let hash = tracking_number::hash(cx, &tracking_number::of(cx, &row.id)?)?;
                cx.create(row.clone().with(TRACKING_HASH, hash))?;
                for document in asked.iter().filter(|one| is_asked_of(one, row)) {
                    cx.create(handed_in(row, document, &papers[(part * AT_ONCE + at) % papers.len()]))?;
                }
            }
            Ok(())
        };
        scene.stage.transact(job).await?;
    }
    Ok(())
}

/// Candidates written in one transaction.
const AT_ONCE: usize = 50;

fn handed_in(row: &Document, document: &Document, paper: &Id) -> Document {
    let is_photo = document.get(CODE).as_deref() == Some("photo");
    let photo = row.get(candidate::PHOTO).filter(|_| is_photo);
    let mut file = Document::new(&CANDIDATE_FILES)
        .with(candidate_file::CANDIDATE, id(row))
        .with(candidate_file::DOCUMENT, id(document))
        .with(candidate_file::FILE, photo.unwrap_or_else(|| paper.clone()));
    file.created_at.clone_from(&row.created_at);
    file
}
