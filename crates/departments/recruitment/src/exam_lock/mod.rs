//! Locks of an exam (الإقفال): two people of the committee close a phase, and the digest of its table goes into a sealed paper.

use engine::Entity;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use schema::{Access, Collection, Id, Instant, Label, choice, choices, fields, file, instant, link, text};

use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// What is closed.
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
    LOCKED_AT: Instant = instant("lockedAt").computed() => "تاريخ الإقفال", "Verrouillé le", "Locked at";
    /// When anonymity was lifted, of written tests.
    LIFTED_AT: Instant = instant("liftedAt").computed() => "رفع السرية", "Anonymat levé le", "Anonymity lifted at";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Document id of the minutes";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
}

/// Made by closing a phase alone.
pub static EXAM_LOCKS: Collection = Collection {
    one: Label::new("إقفال", "Verrouillage", "Lock"),
    many: Label::new("الإقفالات", "Verrouillages", "Locks"),
    indexes: &[&[RECRUITMENT.def, PHASE.def]],
    access: Access::resource(EXAMS).read_only().append_only(),
    title: &[PHASE.def],
    page: "/recruitment-system/recruitment-processes?lock={id}",
    ..Collection::new("examLocks", FIELDS)
};

/// A lock.
pub static EXAM_LOCK: Entity = Entity::plain(&EXAM_LOCKS);
