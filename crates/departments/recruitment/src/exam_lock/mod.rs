//! Locks of an exam (الإقفال): two people of the committee close a phase, and the digest of its table goes into a sealed paper.

use engine::{Cx, Engine, Entity};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{
    Access, Collection, Document, Id, Instant, Label, Result, choice, choices, fields, file, instant, json, link,
    links, long, text,
};

mod close;
mod fill;
mod jury;
mod lift;
mod minima;
mod minutes;
mod paper;
mod signer;
mod table;
#[cfg(test)]
mod tests;
mod wording;

use crate::appeal::{self, is_readmitted, readmitted};
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// What is closed.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    LockPhase {
        Presence = "presence": "الحضور", "Présence", "Presence";
        Written = "written": "الكتابي", "Écrit", "Written";
        Oral = "oral": "الشفوي", "Oral", "Oral";
        Ranking = "ranking": "الترتيب", "Classement", "Ranking";
    }
}

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    PHASE: LockPhase = choice("phase").required() => "المرحلة", "Phase", "Phase";
    /// Where a phase is closed test by test.
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest") => "الاختبار", "Épreuve", "Test";
    TABLE_HASH: String = text("tableHash").max(64).computed() => "بصمة الجدول", "Empreinte du tableau", "Digest of the table";
    PRESIDENT: Id = link("presidentId", || &COMMITTEE_MEMBERS).expands("president").computed() => "رئيس(ة) اللجنة", "Président(e)", "Chair";
    MEMBER: Id = link("memberId", || &COMMITTEE_MEMBERS).expands("member").computed() => "عضو", "Membre", "Member";
    /// Whoever signed this table so far: the president and a member of each committee whose work it is.
    SIGNERS: Vec<Id> = links("signerIds", || &COMMITTEE_MEMBERS).computed() => "الموقعون", "Signataires", "Signers";
    LOCKED_AT: Instant = instant("lockedAt").computed() => "تاريخ الإقفال", "Clos le", "Locked at";
    /// When anonymity was lifted, of written tests.
    LIFTED_AT: Instant = instant("liftedAt").computed() => "رفع السرية", "Anonymat levé le", "Anonymity lifted at";
    /// Minima that the committee fixed before anonymity was lifted (decision 8): test and mark in hundredths.
    MINIMA: serde_json::Value = json("minima").computed() => "الحدود الدنيا التي حددتها اللجنة", "Minima fixés par la commission", "Minima fixed by the committee";
    /// What was counted when it was closed.
    COUNTS: serde_json::Value = json("counts").computed() => "الأعداد", "Décompte", "Counts";
    /// Why a sheet of presence that was closed is corrected.
    REASON: String = long("reason").computed().printable() => "سبب التصحيح", "Motif de la rectification", "Reason of the correction";
    /// Why a sheet of presence was closed without lists that devices had not given back.
    WITHOUT_REASON: String = long("withoutReason").computed().printable() => "سبب الإقفال دون لوائح لم تعد", "Motif de la clôture sans listes non rendues", "Reason for closing without lists that are out";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Document id of the minutes";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
}

/// Made by closing a phase alone.
pub static EXAM_LOCKS: Collection = Collection {
    one: Label::new("إقفال", "Clôture", "Lock"),
    many: Label::new("الإقفالات", "Clôtures", "Locks"),
    indexes: &[&[RECRUITMENT.def, PHASE.def]],
    access: Access::resource(EXAMS).read_only().append_only(),
    title: &[PHASE.def],
    ..Collection::new("examLocks", FIELDS)
};

/// A lock.
pub static EXAM_LOCK: Entity = Entity {
    actions: &[&close::CLOSE, &minima::SET_MINIMA, &lift::LIFT],
    jobs: &[&fill::FILL, &minutes::NAME_FILE],
    error_codes: &[
        close::ERROR_CODES,
        jury::ERROR_CODES,
        minima::ERROR_CODES,
        lift::ERROR_CODES,
    ],
    extensions: &[&[&paper::MINUTES]],
    ..Entity::plain(&EXAM_LOCKS)
};

pub(crate) use close::LOCKED;
pub(crate) use minima::{ON as MINIMA_TO_FIX, TOTAL as MINIMUM_TOTAL, minima_in_force, minima_of};
pub(crate) use minutes::name_file;
pub(crate) use signer::signers;
pub(crate) use table::ranking_table;

/// The digest and the counts of the table that closes a phase now.
///
/// # Errors
/// `marks_missing` with how many.
pub(crate) fn signed_table(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<(String, serde_json::Value)> {
    let table = table::of_phase(cx, exam, phase)?;
    Ok((table.hash, table.counts))
}

/// Lets grades and states follow the lock of a half.
pub(crate) async fn fill_phase(engine: &Engine, exam: &str, phase: LockPhase) -> Result<()> {
    if !matches!(phase, LockPhase::Written | LockPhase::Oral) {
        return Ok(());
    }
    let order = fill::FillOrder {
        exam: exam.to_owned(),
        phase: phase.wire().to_owned(),
    };
    fill::run(engine, &order).await.map(drop)
}

/// The lock of a phase of an exam, closed or still waiting for the second signature.
pub(crate) fn lock_of(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<Option<Document>> {
    let same = [RECRUITMENT.eq(exam.clone()), PHASE.eq(phase), TEST.is_null()];
    Ok(cx.newest(&EXAM_LOCKS, same, 0, 1)?.pop())
}

/// When a phase was closed last. Another lock may be waiting for its second signature meanwhile.
pub(crate) fn closed_at(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<Option<Instant>> {
    let closed = [
        RECRUITMENT.eq(exam.clone()),
        PHASE.eq(phase),
        TEST.is_null(),
        LOCKED_AT.is_not_null(),
    ];
    let locks = cx.all(&EXAM_LOCKS, closed)?;
    Ok(locks.iter().filter_map(|lock| lock.get(LOCKED_AT)).max())
}

/// Whether a phase is closed.
pub(crate) fn is_locked(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<bool> {
    Ok(closed_at(cx, exam, phase)?.is_some())
}

/// Refuses a mark after the lock of a phase, but of whom an appeal about presence has readmitted since.
///
/// # Errors
/// `marks_locked`.
pub(crate) fn is_open_to(cx: &Cx<'_>, exam: &Id, phase: LockPhase, candidate: &str, test: &Id) -> Result<()> {
    match closed_at(cx, exam, phase)? {
        Some(since) if !is_readmitted(cx, exam, since, candidate, test)? => Err(LOCKED.into()),
        _ => Ok(()),
    }
}

/// Whether a phase that was closed is to be closed once more, for whom an appeal about presence has readmitted since.
pub(crate) fn is_reopened(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<bool> {
    let Some(since) = closed_at(cx, exam, phase)? else {
        return Ok(false);
    };
    for appeal in readmitted(cx, exam, since)? {
        let test = cx.need(&EXAM_TESTS, appeal.need(appeal::TEST)?.as_str())?;
        let is_written = test.get(exam_test::KIND) == Some(TestKind::Written);
        if is_written == (phase == LockPhase::Written) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Refuses what comes after the lock of a phase.
///
/// # Errors
/// `marks_locked`.
pub(crate) fn is_open_phase(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<()> {
    if is_locked(cx, exam, phase)? {
        return Err(LOCKED.into());
    }
    Ok(())
}

/// Whether who was present at a test is settled.
pub(crate) fn presence_is_closed(cx: &Cx<'_>, exam: &Id, test: &Id) -> Result<bool> {
    let same = [
        RECRUITMENT.eq(exam.clone()),
        PHASE.eq(LockPhase::Presence),
        TEST.eq(test.clone()),
        LOCKED_AT.is_not_null(),
    ];
    Ok(cx.first(&EXAM_LOCKS, same)?.is_some())
}
