//! What an applicant handed in is kept as long as somebody may still need it: files, contact data and the journal of both are erased
//! so many months after the waiting list of the exam ended. Marks, lists and what decided about them stay; whoever was retained has
//! a file as an employee (decision 56).

use engine::{Act, Allowed, Cx};
use jiff::civil;
use platform::retention::{
    AttachedRows, EmptiedCount, GroupCount, Retainable, RetainedGroup, months_in_force, preview_of,
};
use schema::{Date, Document, Instant, Label, Result};
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

/// Files and contact data of applicants, by the exam.
pub static RETAINABLE: Retainable = Retainable {
    of: &CANDIDATES,
    what: Label::new(
        "وثائق المترشحين ومعطيات الاتصال بهم",
        "Pièces et coordonnées des candidats",
        "Applicants' files and contact data",
    ),
    counted_from: Label::new(
        "ابتداء من نهاية لائحة الانتظار أو من إلغاء المباراة",
        "à compter de la fin de la liste d’attente, ou de l’annulation du concours",
        "from the end of the waiting list, or the cancellation of the exam",
    ),
    stays: Label::new(
        "الأسماء والنقط واللوائح والقرارات، والملف الكامل لمن تم توظيفه",
        "noms, notes, listes et décisions, et tout le dossier des personnes recrutées",
        "names, marks, lists and decisions, and the whole file of who was hired",
    ),
    // Two decades outlast any court.
    bounds: (1, 240),
    // Two years.
    preset: 24,
    basis: "Loi n° 09-08, article 3\u{a0}: les données ne sont pas conservées au-delà du temps nécessaire\u{a0}; deux ans couvrent les recours",
    chosen_by: &[STATUS.def],
    groups: ended_exams,
    kept: || {
        vec![
            PURGED_AT.is_null(),
            STATUS.ne(CandidateStatus::Hired),
            HIRED_EMPLOYEE.is_null(),
        ]
    },
    emptied: &[
        ADDRESS.def,
        EMAIL.def,
        PHONE.def,
        BIRTH_PLACE.def,
        REGION.def,
        ACCOMMODATION.def,
        PHOTO_HASH.def,
        TRACKING_HASH.def,
        PHOTO.def,
        REQUEST_FILE.def,
        DIPLOMA_FILE.def,
        CIN_FILE.def,
        CV_FILE.def,
        FINDINGS.def,
        // Nobody knows any more where it would go.
        LETTER_DUE_AT.def,
    ],
    emptied_at: PURGED_AT,
    attached: &[AttachedRows {
        of: &CANDIDATE_FILES,
        entry: candidate_file::CANDIDATE,
        holds: candidate_file::FILE.def,
        emptied: &[
            candidate_file::FILE.def,
            candidate_file::HASH.def,
            candidate_file::FACTS.def,
        ],
    }],
    noted: note_of_exam,
};

/// What goes of which exam, and from which day on. Nothing is changed.
pub(super) const REPORT: Act<(), CandidateRetention> =
    Act::read("candidates.retention", Allowed::Holders(&[READS]), |cx, ()| report(cx));

/// What is kept of applicants, and how long.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CandidateRetention {
    /// How many months data stay after the end of an exam, by the rule in force; without one those of the draft.
    months: i64,
    /// Whether a rule is in force: without one nothing is erased.
    in_force: bool,
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

fn report(cx: &Cx<'_>) -> Result<CandidateRetention> {
    let in_force = months_in_force(cx, &RETAINABLE)?;
    let months = in_force.unwrap_or(RETAINABLE.preset);
    let preview = preview_of(cx, &RETAINABLE, months, &[])?;
    let exam = |group: GroupCount| RetainedExam {
        recruitment_id: group.id,
        title_fr: group.title_fr,
        title_ar: group.title_ar,
        ended_on: group.ended_on,
        erased_from: group.erased_from,
        candidates: group.entries,
        files: group.files,
    };
    Ok(CandidateRetention {
        months,
        in_force: in_force.is_some(),
        exams: preview.groups.into_iter().map(exam).collect(),
    })
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

fn ended_exams(cx: &Cx<'_>) -> Result<Vec<RetainedGroup>> {
    let ended = |exam: Document| {
        Some(RetainedGroup {
            ended: end_of(&exam)?,
            code: exam.get(recruitment::DECISION_REF).unwrap_or_default(),
            title: [recruitment::TITLE_FR, recruitment::TITLE_AR].map(|title| exam.get(title)),
            entries: vec![RECRUITMENT.eq(&exam.id)],
            id: exam.id,
        })
    };
    Ok(cx.all(&RECRUITMENTS, [])?.into_iter().filter_map(ended).collect())
}

/// The exam keeps what went of it.
fn note_of_exam(cx: &mut Cx<'_>, exam: &str, gone: &EmptiedCount) -> Result<()> {
    let exam = cx.need(&RECRUITMENTS, exam)?;
    let before: Json = exam.get(recruitment::ERASED).unwrap_or_default();
    let sum = |name: &str, more: usize| before[name].as_u64().unwrap_or_default() + more as u64;
    let erased = json!({"at": schema::wire_instant(cx.now()), "candidates": sum("candidates", gone.entries),
        "files": sum("files", gone.attached)});
    cx.update(exam.with(recruitment::ERASED, erased)).map(drop)
}
