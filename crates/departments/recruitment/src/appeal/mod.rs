//! Appeals (التظلمات): against an elimination, a mark or a rank, decided by people who did not decide first.

mod carry_out;
mod decide;
mod file;
mod first_decided;
mod mark_changes;
mod more_posts;
mod paper;
#[cfg(test)]
mod tests;
mod waiting;

pub(crate) use more_posts::more_posts;
pub(crate) use waiting::appeals_of_member;

use engine::Entity;
use platform::people::user::USERS;
use schema::{Access, Collection, Id, Instant, Label, choice, choices, fields, instant, link, links, long, text};

use crate::candidate::CANDIDATES;
use crate::exam_test::EXAM_TESTS;
use crate::grade_entry::GRADE_ENTRIES;
use crate::permission::EXAMS;
use crate::ranking_run::RANKING_RUNS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// What is appealed against.
    AppealSubject {
        Elimination = "elimination": "الإقصاء", "Élimination", "Elimination";
        Mark = "mark": "النقطة", "Note", "Mark";
        Ranking = "ranking": "الترتيب", "Classement", "Ranking";
    }
    /// How an appeal stands.
    AppealState {
        Filed = "filed" as Info: "تم الإيداع", "Déposé", "Filed";
        Accepted = "accepted" as Good: "مقبول", "Accepté", "Accepted";
        Refused = "refused" as Bad: "مرفوض", "Refusé", "Refused";
    }
}

fields! {
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").computed() => "المباراة", "Concours", "Exam";
    ABOUT: AppealSubject = choice("about").required() => "موضوع التظلم", "Objet du recours", "About";
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest") => "الاختبار", "Épreuve", "Test";
    TEXT: String = long("text").required().printable() => "نص التظلم", "Texte du recours", "Text of the appeal";
    FILED_AT: Instant = instant("filedAt").computed() => "تاريخ الإيداع", "Déposé le", "Filed at";
    STATE: AppealState = choice("state").default(AppealState::Filed.wire()).computed() => "الحالة", "État", "State";
    DECISION: String = long("decision").computed().printable() => "القرار وتعليله", "Décision motivée", "Decision";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "قررها", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    /// Who decided what is appealed against: none of them decides again.
    FIRST_DECIDED_BY: Vec<Id> = links("firstDecidedByIds", || &USERS).computed() => "المقررون الأولون", "Premiers décideurs", "Decided first by";
    ENTRY: Id = link("entryId", || &GRADE_ENTRIES).computed() => "النقطة الجديدة", "Nouvelle note", "New mark";
    /// When the decision took effect.
    CARRIED_OUT_AT: Instant = instant("carriedOutAt").computed() => "تاريخ التنفيذ", "Exécuté le", "Carried out at";
    /// The decision by which there is a post more for whoever appealed (decision 36).
    POST_DECISION: String = text("decisionRef").max(100).computed().printable() => "مرجع قرار إحداث المنصب", "Décision créant un poste", "Decision of a post more";
    CARRIED_OUT_RUN: Id = link("carriedOutRunId", || &RANKING_RUNS).expands("carriedOutRun").weak().computed() => "الترتيب بعد التنفيذ", "Classement après exécution", "Ranking after carrying out";
}

/// Filed by candidates, decided by actions alone.
pub static APPEALS: Collection = Collection {
    one: Label::new("تظلم", "Recours", "Appeal"),
    many: Label::new("التظلمات", "Recours", "Appeals"),
    indexes: &[&[RECRUITMENT.def, STATE.def], &[CANDIDATE.def]],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    title: &[ABOUT.def],
    page: "/recruitment-system/appeals/{id}",
    ..Collection::new("appeals", FIELDS)
};

/// An appeal.
pub static APPEAL: Entity = Entity {
    actions: &[
        &file::FILE,
        &decide::DECIDE,
        &carry_out::CARRY_OUT,
        &mark_changes::PRINT,
    ],
    error_codes: &[
        file::ERROR_CODES,
        decide::ERROR_CODES,
        carry_out::ERROR_CODES,
        mark_changes::ERROR_CODES,
    ],
    extensions: &[&[&paper::MARK_CHANGES]],
    ..Entity::plain(&APPEALS)
};
