//! Candidates (المترشحون): what somebody applied with, and how far they came. Made by applying or at the desk, moved by acts alone.

pub(crate) mod apply;
pub(crate) mod code;
pub(crate) mod contact;
pub(crate) mod correct;
mod desk;
pub(crate) mod file;
pub(crate) mod identify;
pub(crate) mod letter;
pub(crate) mod oneself;
mod owner_letter;
pub(crate) mod proof;
pub(crate) mod receipt;
mod retention;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod state;
#[cfg(test)]
mod tests;
pub(crate) mod tracking_number;
pub(crate) mod wording;

use engine::{Entity, Finder, ReportDef, answered_documents};
use platform::bucket::APPLICATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::person::Sex;
use platform::people::user::USERS;
use platform::public_follow::{mailed_code, work};
use schema::{
    Access, COUNTRY, Collection, Date, Decimal, Fields, Grant, Id, Instant, Label, Rows, Who, choice, choices, date,
    decimal, fields, file, flag, instant, integer, json, link, long, text,
};

pub use crate::reserved_ground::ReservedGround;
pub use retention::RETAINABLE;

use crate::application_receipt;
use crate::application_ticket::{self, APPLICATION_TICKETS};
use crate::permission::{EXAMS, READS};
use crate::position::POSITIONS;
use crate::ranking_run::RANKING_RUNS;
use crate::recruitment::RECRUITMENTS;
use crate::specialty::SPECIALTIES;

choices! {
    /// How far a candidate came.
    CandidateStatus {
        Submitted = "submitted" as Info: "تم الإيداع", "Déposée", "Submitted";
        Validated = "validated" as Good: "مقبول لاجتياز المباراة", "Admis à concourir", "Admitted to participate";
        EliminatedPreWritten = "eliminated_pre_written" as Bad: "مقصى قبل الاختبار الكتابي", "Éliminé avant l’écrit", "Eliminated before written";
        ConvokedWritten = "convoked_written" as Info: "مستدعى للاختبار الكتابي", "Convoqué à l’écrit", "Summoned to written";
        PassedWritten = "passed_written" as Good: "ناجح في الاختبار الكتابي", "Admissible", "Passed written";
        FailedWritten = "failed_written" as Bad: "راسب في الاختبار الكتابي", "Non admis à l’écrit", "Failed written";
        ConvokedOral = "convoked_oral" as Info: "مستدعى للاختبار الشفوي", "Convoqué à l’oral", "Summoned to oral";
        PassedOral = "passed_oral" as Good: "ناجح في الاختبار الشفوي", "Admis à l’oral", "Passed oral";
        FailedOral = "failed_oral" as Bad: "راسب في الاختبار الشفوي", "Non admis à l’oral", "Failed oral";
        WaitingList = "waiting_list" as Warn: "لائحة الانتظار", "Liste d’attente", "Waiting list";
        Hired = "hired" as Good: "مقبول(ة) نهائيا", "Retenu(e)", "Retained";
        RejectedFinal = "rejected_final" as Bad: "غير مقبول(ة) نهائيا", "Rejeté définitivement", "Definitively rejected";
        Withdrawn = "withdrawn" as Quiet: "انسحاب", "Désistement", "Withdrawn";
    }
    /// Whether a claim counts (decision 75): nothing that is only said does.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    ProofState {
        Undecided = "undecided" as Warn: "في انتظار القرار", "À décider", "To be decided";
        Proved = "proved" as Good: "مثبت", "Justifié", "Proved";
        Not = "not" as Bad: "غير مثبت", "Non justifié", "Not proved";
    }
    /// By which way an application came.
    ApplicationSource {
        Online = "online": "عبر الأنترنت", "En ligne", "Online";
        Desk = "desk": "بمكتب الضبط", "Au guichet", "At the desk";
    }
}

/// Length of a working life, in months.
const CAREER: i64 = 12 * 50;

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    POSITION: Id = link("positionId", || &POSITIONS).expands("position").required() => "الفئة", "Catégorie", "Position";
    SPECIALTY: Id = link("specialtyId", || &SPECIALTIES).expands("specialty").required() => "التخصص", "Spécialité", "Specialty";
    NAME_AR: String = text("nameAr").max(200).required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    NAME_FR: String = text("nameFr").max(200).required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    CIN: String = text("CIN").form(&schema::CIN).required().searched().sensitive() => "رقم البطاقة الوطنية للتعريف الإلكترونية", "N° de CNIE", "Identity card number";
    BIRTH_DATE: Date = date("birth_date").required() => "تاريخ الازدياد", "Date de naissance", "Date of birth";
    BIRTH_PLACE: String = text("birth_place").max(200).printable() => "مكان الازدياد", "Lieu de naissance", "Place of birth";
    SEX: Sex = choice("sex") => "الجنس", "Sexe", "Sex";
    ADDRESS: String = text("address").max(500).printable() => "العنوان", "Adresse", "Address";
    EMAIL: String = text("email").form(&schema::EMAIL) => "البريد الإلكتروني", "E-mail", "E-mail";
    PHONE: String = text("phone").form(&schema::PHONE) => "الهاتف", "Téléphone", "Telephone";
    NATIONALITY: String = text("nationality").form(&COUNTRY).max(100).preset("MA") => "الجنسية", "Nationalité", "Nationality";
    DIPLOMA: String = text("diploma").max(300).printable() => "الشهادة / الدبلوم", "Diplôme", "Diploma";
    REGION: String = text("region").max(100) => "الجهة", "Région", "Region";
    PHOTO: Id = file("photoId", APPLICATIONS).computed() => "الصورة", "Photo", "Photo";
    REQUEST_FILE: Id = file("requestFileId", APPLICATIONS).computed() => "طلب خطي", "Demande manuscrite", "Handwritten request";
    DIPLOMA_FILE: Id = file("diplomaFileId", APPLICATIONS).computed() => "نسخة من الشهادة", "Copie du diplôme", "Diploma copy";
    CIN_FILE: Id = file("cinFileId", APPLICATIONS).computed() => "نسخة من البطاقة الوطنية للتعريف الإلكترونية", "Copie de la CNIE", "ID copy";
    CV_FILE: Id = file("cvFileId", APPLICATIONS).computed() => "السيرة الذاتية", "CV", "CV";
    /// Of the tracking number, a secret between the applicant and the secretariat that stands in no row and no journal: it
    /// follows from the id of the application (decision 6).
    TRACKING_HASH: String = text("trackingHash").max(64).secret() => "بصمة رقم التتبع", "Empreinte du n° de suivi", "Hash of the tracking number";
    /// Of the photo as it was sent: the same one twice is a finding.
    PHOTO_HASH: String = text("photoHash").max(64).computed().hidden() => "بصمة الصورة", "Empreinte de la photo", "Hash of the photo";
    /// In which language the applicant is written to.
    LANG: String = text("lang").max(2).computed().hidden() => "اللغة", "Langue", "Language";
    /// Given when the file is admitted; what public lists and convocations show.
    CANDIDATE_NUMBER: String = text("candidateNumber").max(16).computed().searched() => "رقم المترشح(ة)", "N° de candidat", "Candidate number";
    STATUS: CandidateStatus = choice("status").default(CandidateStatus::Submitted.wire()).computed() => "الحالة", "Statut", "Status";
    /// What the applicant is told, set for a whole list at once (decision 7).
    PUBLISHED_STATUS: String = text("publishedStatus").max(40).computed() => "الحالة المنشورة", "Statut publié", "Published status";
    /// The word of an announcement behind its name, until it is brought to its place: in force once the exam bears that name.
    ANNOUNCED: String = text("announced").max(80).computed().hidden() => "الحالة المعلنة", "Statut proclamé", "Announced status";
    GROUND: ReservedGround = choice("ground").default(ReservedGround::None.wire()) => "الحصة المخصصة", "Quota réservé", "Reserved quota";
    /// Pensionable service, which raises the greatest age.
    SERVICE_MONTHS: i64 = integer("serviceMonths").within(0, CAREER) => "مدة الخدمة بالأشهر", "Services valables (mois)", "Pensionable service (months)";
    /// Decided by the review apart from admission; empty where no ground is claimed.
    GROUND_PROVED: ProofState = choice("groundProved").computed() => "إثبات الحصة المخصصة", "Quota réservé justifié", "Reserved quota proved";
    /// Why not, or what proves it where the file holds no document.
    GROUND_REASON: String = long("groundReason").computed().printable() => "تعليل القرار بشأن الحصة", "Motif sur le quota réservé", "Reason on the reserved quota";
    SERVICE_PROVED: ProofState = choice("serviceProved").computed() => "إثبات مدة الخدمة", "Services justifiés", "Service proved";
    SERVICE_REASON: String = long("serviceReason").computed().printable() => "تعليل القرار بشأن الخدمة", "Motif sur les services", "Reason on the service";
    /// Who decided of a claim last.
    PROOF_BY: Id = link("proofById", || &USERS).expands("proofBy").weak().computed() => "قرر في الإثبات", "Justification jugée par", "Claims decided by";
    /// Who decided of each claim, by its word: none of them decides an appeal about the file.
    CLAIM_DECIDERS: serde_json::Value = json("claimDeciders").computed().hidden() => "المقررون في الإثبات", "Justifications jugées par", "Deciders of the claims";
    /// Admitted while claims were not decided apart: what was admitted counts as proved.
    FORMER_RULE: bool = flag("provedByFormerRule").computed().hidden() => "حسب القاعدة السابقة", "Selon l’ancienne règle", "By the former rule";
    ACCOMMODATION: String = text("accommodation").max(500) => "ترتيبات تيسيرية", "Aménagements demandés", "Accommodations";
    SOURCE: ApplicationSource = choice("source").default(ApplicationSource::Online.wire()).computed() => "طريقة الإيداع", "Mode de dépôt", "Source";
    RECEIVED_ON: Date = date("receivedOn").computed() => "تاريخ التسلم", "Reçue le", "Received on";
    /// The hour of receipt of a paper file, where the desk gave it.
    RECEIVED_TIME: String = text("receivedTime").max(8).computed() => "ساعة التسلم", "Heure de réception", "Hour of receipt";
    /// Why the desk corrected it last.
    AMENDED_BECAUSE: String = long("amendReason").computed().printable() => "سبب التصحيح بالمكتب", "Motif de la rectification au bureau", "Reason of the correction at the desk";
    SUBMITTED_AT: Instant = instant("submittedAt").computed() => "تاريخ الإيداع", "Déposée le", "Submitted at";
    /// The application of the same CIN with another birth date, which came before (decision 10).
    CONTESTS: Id = link("contestsId", || &CANDIDATES).expands("contests").weak().computed() => "ينازع في طلب", "Conteste la candidature", "Contests";
    FINDINGS: serde_json::Value = json("findings").computed() => "ملاحظات آلية", "Constats automatiques", "Automatic findings";
    ELIMINATION_REASON: String = long("elimination_reason").computed().printable() => "سبب الإقصاء", "Motif d’élimination", "Elimination reason";
    /// Who admitted or eliminated the file: nobody decides of an appeal against it who did.
    REVIEWED_BY: Id = link("reviewedById", || &USERS).expands("reviewedBy").weak().computed() => "درسه", "Étudié par", "Reviewed by";
    REVIEWED_AT: Instant = instant("reviewedAt").computed() => "تاريخ الدراسة", "Étudié le", "Reviewed at";
    /// Another person has looked at it too, where chance wanted it.
    SECOND_LOOK_BY: Id = link("secondLookById", || &USERS).expands("secondLookBy").weak().computed() => "صاحب(ة) الدراسة الثانية", "Second regard par", "Second look by";
    /// Members who stepped back from hearing them: memberId, name, reason, at.
    RECUSALS: serde_json::Value = json("recusals").computed() => "تجريح أعضاء اللجنة", "Récusations de jurés", "Recusals of jurors";
    WRITTEN_GRADE: Decimal = decimal("written_grade").computed() => "نقطة الاختبار الكتابي", "Note de l’écrit", "Written mark";
    ORAL_GRADE: Decimal = decimal("oral_grade").computed() => "نقطة الاختبار الشفوي", "Note de l’oral", "Oral mark";
    FINAL_SCORE: Decimal = decimal("final_score").computed() => "المعدل العام", "Moyenne générale", "Final mark";
    FINAL_RANK: i64 = integer("final_rank").computed() => "الترتيب حسب الاستحقاق", "Classement par ordre de mérite", "Rank by merit";
    /// Filled by the lifting of anonymity alone (decision 1).
    ANONYMITY_NUMBER: String = text("anonymity_number").max(64).computed() => "الرقم السري", "N° d’anonymat", "Anonymity number";
    EXAM_ROOM: String = text("exam_room").max(100).computed() => "القاعة", "Salle", "Room";
    SEAT: i64 = integer("seat").computed() => "رقم الطاولة", "N° de table", "Seat";
    /// The turn at each oral or practical test, by its id: drawn when the convocations are made, and never changed after.
    ORAL_TURNS: serde_json::Value = json("oralTurns").computed() => "ترتيب المرور في الشفوي", "Ordre de passage à l’oral", "Order of passage";
    /// Of a withdrawal on paper: the day on which it came.
    WITHDRAWAL_RECEIVED_ON: Date = date("withdrawalReceivedOn").computed() => "تاريخ تسلم طلب الانسحاب", "Désistement reçu le", "Withdrawal received on";
    WITHDRAWN_AT: Instant = instant("withdrawnAt").computed() => "تاريخ الانسحاب", "Désistement le", "Withdrawn at";
    DECLINED_AT: Instant = instant("declinedAt").computed() => "تاريخ التنازل عن المنصب", "Renonciation le", "Declined at";
    RUN: Id = link("runId", || &RANKING_RUNS).expands("run").weak().computed() => "الترتيب", "Classement", "Ranking";
    HIRED_EMPLOYEE: Id = link("hiredEmployeeId", || &EMPLOYEES).expands("hiredEmployee").weak().computed() => "الموظف(ة)", "Fonctionnaire recruté(e)", "Employee";
    /// When files and contact data were erased, at the end of their retention (decision 56).
    PURGED_AT: Instant = instant("purgedAt").computed() => "تاريخ محو المعطيات الشخصية", "Données effacées le", "Data erased at";
    /// A decision waits to reach somebody who gave neither address nor telephone: the desk prints it and sends it by post.
    LETTER_DUE_AT: Instant = instant("letterDueAt").computed() => "رسالة في انتظار الإرسال منذ", "Courrier à envoyer depuis", "Letter due since";
    /// When the desk sent it.
    LETTER_SENT_AT: Instant = instant("letterSentAt").computed() => "تاريخ إرسال الرسالة", "Courrier envoyé le", "Letter sent at";
    /// By it a second application of the same person is refused; empty when withdrawn or contesting.
    STANDING: String = text("standing").computed().hidden() => "مفتاح الوحدة", "Clé d’unicité", "Unique key";
}

/// Never listed to the public.
pub static CANDIDATES: Collection = Collection {
    one: Label::new("مترشح(ة)", "Candidat(e)", "Candidate"),
    many: Label::new("المترشحات والمترشحون", "Candidats", "Candidates"),
    unique: &[
        schema::Unique::on(&[RECRUITMENT.def, STANDING.def])
            .otherwise(rules::ALREADY_APPLIED)
            .typed_in(CIN.def),
        schema::Unique::on(&[TRACKING_HASH.def]),
        schema::Unique::on(&[RECRUITMENT.def, CANDIDATE_NUMBER.def]),
    ],
    indexes: &[
        &[RECRUITMENT.def, SPECIALTY.def, STATUS.def],
        &[RECRUITMENT.def, STATUS.def],
        &[TRACKING_HASH.def],
        &[RECRUITMENT.def, PHOTO_HASH.def],
        &[CIN.def],
        &[EMAIL.def],
        &[LETTER_DUE_AT.def],
    ],
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[Grant::new(Who::Holder(READS), Rows::All, Fields::All)]),
    title: &[NAME_FR.def, NAME_AR.def],
    picked_by: &[CANDIDATE_NUMBER.def, NAME_FR.def, NAME_AR.def],
    page: "/recruitment-system/candidates/{id}",
    ..Collection::new("candidates", FIELDS)
};

answered_documents! {
    /// A candidate.
    pub(crate) struct CandidateRow of CANDIDATES;
}

/// How many candidates there are, for each value of a field.
const fn by(name: &'static str, fields: &'static [schema::FieldDef]) -> ReportDef {
    ReportDef {
        name,
        by: fields,
        ..ReportDef::WHOLE
    }
}

/// As [`by`], of the values that most have: so many are looked at, what is rarer stands in the lists.
const fn most_frequent(name: &'static str, fields: &'static [schema::FieldDef]) -> ReportDef {
    ReportDef {
        top: Some(12),
        ..by(name, fields)
    }
}

/// Counts of an exam, as its statistics show them.
const REPORTS: &[ReportDef] = &[
    by("candidatesByStatus", &[STATUS.def]),
    by("candidatesBySex", &[SEX.def]),
    most_frequent("candidatesByDiploma", &[DIPLOMA.def]),
    most_frequent("candidatesByRegion", &[REGION.def]),
    by("candidatesByBirthDate", &[BIRTH_DATE.def]),
    most_frequent("candidatesBySpecialty", &[SPECIALTY.def]),
    by("candidatesByWrittenGrade", &[WRITTEN_GRADE.def]),
    by("candidatesByOralGrade", &[ORAL_GRADE.def]),
    by("candidatesByFinalScore", &[FINAL_SCORE.def]),
];

/// A candidate.
pub static CANDIDATE: Entity = Entity {
    keeps: &[
        &APPLICATION_TICKETS,
        &code::APPLICANT_CODES,
        &contact::CONTACT_CODES,
        &review::queue::REVIEW_CLAIMS,
    ],
    before_write: &[
        state::only_steps_of_the_table,
        rules::a_phone_is_given,
        rules::fill_derived_fields,
        proof::a_claim_has_its_decision,
    ],
    actions: &[
        &application_ticket::act::BEGIN,
        &application_ticket::act::LOOK,
        &application_ticket::attach::ATTACH,
        &apply::APPLY,
        &identify::VERIFY,
        &receipt::RECEIPT,
        &code::CODE,
        &contact::CODE,
        &correct::CORRECT,
        &correct::WITHDRAW,
        &desk::ENTER,
        &desk::AMEND,
        &desk::WITHDRAW,
        &review::act::REVIEW,
        &review::decide::VALIDATE,
        &review::decide::ELIMINATE,
        &review::decide::REOPEN,
        &review::decide::CONFIRM,
        &review::prove::PROVE,
        &review::queue::NEXT,
        &review::queue::CLAIM,
        &retention::REPORT,
    ],
    jobs: &[&letter::RECEIPT, &owner_letter::LETTER, &code::LETTER, &contact::LETTER],
    routines: &[&application_ticket::sweep::SWEEP],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, CIN.def, CANDIDATE_NUMBER.def],
        details: &[RECRUITMENT.def, CANDIDATE_NUMBER.def],
    }),
    reports: REPORTS,
    error_codes: &[
        rules::ERROR_CODES,
        application_ticket::rules::ERROR_CODES,
        code::ERROR_CODES,
        contact::ERROR_CODES,
        mailed_code::ERROR_CODES,
        work::ERROR_CODES,
        desk::ERROR_CODES,
        review::decide::ERROR_CODES,
        proof::ERROR_CODES,
        review::prove::ERROR_CODES,
    ],
    extensions: &[&[&retention::RETAINABLE, &application_receipt::RECEIPT_KIND]],
    ..Entity::plain(&CANDIDATES)
};
