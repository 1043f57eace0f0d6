//! Appeals (التظلمات): against an elimination, an absence, a mark or a rank. One person decides and another carries out, both of those
//! whose act it is about and neither of whom decided first; until it is carried out nothing changes (decision 73).

mod authority;
mod carry_out;
mod decide;
mod effect;
mod entry;
mod file;
mod first_decided;
mod mark_changes;
pub(crate) mod missing_settlers;
mod more_posts;
mod paper;
mod readmission;
mod settled;
mod subject;
#[cfg(test)]
mod tests;
mod waiting;
mod wording;

pub(crate) use more_posts::more_posts;
pub(crate) use readmission::{is_readmitted, readmitted};
pub(crate) use settled::all_settled;
pub(crate) use waiting::{MemberAppeal, appeals_of_member};

use engine::Entity;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Decimal, Id, Instant, Label, choice, choices, decimal, fields, file, instant, json, link,
    links, long, text,
};

use crate::candidate::CANDIDATES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::EXAM_TESTS;
use crate::grade_entry::GRADE_ENTRIES;
use crate::permission::EXAMS;
use crate::ranking_run::RANKING_RUNS;
use crate::recruitment::{BEST_MARK, RECRUITMENTS};

choices! {
    /// What is appealed against.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    AppealSubject {
        Elimination = "elimination": "الإقصاء", "Élimination", "Elimination";
        /// A reserved post's ground that was claimed and not held for proved.
        Ground = "ground": "سبب التخصيص", "Motif de réserve", "Reserved ground";
        /// Years of service that were claimed and not held for proved.
        Service = "service": "سنوات الخدمة", "Années de service", "Years of service";
        /// Somebody who was there and is said to have been absent.
        Presence = "presence": "الحضور", "Présence", "Presence";
        Mark = "mark": "النقطة", "Note", "Mark";
        Ranking = "ranking": "الترتيب", "Classement", "Ranking";
    }
    /// How an appeal stands.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
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
    /// Of a paper that was handed in at the desk: the day and hour of its receipt.
    FILED_AT: Instant = instant("filedAt").computed() => "تاريخ الإيداع", "Déposé le", "Filed at";
    ENTERED_BY: Id = link("enteredById", || &USERS).expands("enteredBy").weak().computed() => "سجله المكتب", "Saisi au bureau par", "Entered at the desk by";
    STATE: AppealState = choice("state").default(AppealState::Filed.wire()).computed() => "الحالة", "État", "State";
    DECISION: String = long("decision").computed().printable() => "القرار وتعليله", "Décision motivée", "Decision";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "قررها", "Décidé par", "Decided by";
    /// The seat by which it was decided, which gives the mark.
    DECIDER: Id = link("deciderId", || &COMMITTEE_MEMBERS).expands("decider").computed() => "بصفته", "En qualité de", "In the quality of";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    /// Who decided what is appealed against: none of them decides again.
    FIRST_DECIDED_BY: Vec<Id> = links("firstDecidedByIds", || &USERS).computed() => "المقررون الأولون", "Premiers décideurs", "Decided first by";
    /// The mark that an accepted appeal gives, once it is carried out.
    MARK: Decimal = decimal("mark").within(Decimal(0), BEST_MARK).computed() => "النقطة المقررة", "Note décidée", "Mark decided";
    ENTRY: Id = link("entryId", || &GRADE_ENTRIES).computed() => "النقطة الجديدة", "Nouvelle note", "New mark";
    /// When the decision took effect.
    CARRIED_OUT_AT: Instant = instant("carriedOutAt").computed() => "تاريخ التنفيذ", "Exécuté le", "Carried out at";
    CARRIED_OUT_BY: Id = link("carriedOutById", || &USERS).expands("carriedOutBy").weak().computed() => "نفذه", "Exécuté par", "Carried out by";
    EXECUTOR: Id = link("executorId", || &COMMITTEE_MEMBERS).expands("executor").computed() => "صفة المنفذ", "Exécuté en qualité de", "Carried out in the quality of";
    /// What was moved by it: `{candidateNumber, field, from, to}` each.
    MOVED: serde_json::Value = json("moved").computed() => "ما تغير", "Ce qui a changé", "What changed";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Document id of the minutes";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
    /// The decision by which there is a post more for whoever appealed (decision 36).
    POST_DECISION: String = text("decisionRef").max(100).computed().printable() => "مرجع قرار إحداث المنصب", "Décision créant un poste", "Decision of a post more";
    CARRIED_OUT_RUN: Id = link("carriedOutRunId", || &RANKING_RUNS).expands("carriedOutRun").weak().computed() => "الترتيب بعد التنفيذ", "Classement après exécution", "Ranking after carrying out";
}

impl AppealSubject {
    /// What the review of files decides.
    pub(crate) const OF_FILES: [AppealSubject; 3] = [
        AppealSubject::Elimination,
        AppealSubject::Ground,
        AppealSubject::Service,
    ];
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
        &file::ENTER,
        &decide::DECIDE,
        &carry_out::CARRY_OUT,
        &mark_changes::PRINT,
    ],
    jobs: &[&carry_out::FOLLOW],
    error_codes: &[
        file::ERROR_CODES,
        subject::ERROR_CODES,
        settled::ERROR_CODES,
        decide::ERROR_CODES,
        carry_out::ERROR_CODES,
        mark_changes::ERROR_CODES,
    ],
    extensions: &[&[&paper::MARK_CHANGES, &paper::minutes::MINUTES]],
    ..Entity::plain(&APPEALS)
};
