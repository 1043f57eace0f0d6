//! Candidates (المترشحون): what somebody applied with, and how far they came. Made by applying or at the desk, moved by acts alone.

use engine::Entity;
use platform::bucket::APPLICATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::person::Sex;
use schema::{
    Access, Collection, Date, Decimal, Fields, Grant, Id, Instant, Label, Rows, Who, choice, choices, date, decimal,
    fields, file, instant, integer, json, link, long, text,
};

use crate::application_ticket::APPLICATION_TICKETS;
use crate::permission::{EXAMS, READS, SECRETARIAT};
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
    /// On what ground a reserved post may be asked for.
    ReservedGround {
        None = "none": "لا شيء", "Aucun", "None";
        Resistant = "resistant": "مقاوم / مكفول الأمة / عسكري قديم أو محارب قديم", "Résistants, pupilles de la nation, anciens militaires", "Resistants, wards of the nation, ex-servicemen";
        Disability = "disability": "شخص في وضعية إعاقة", "Personne en situation de handicap", "Person with disability";
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
    CIN: String = text("CIN").form(&schema::CIN).required().searched().sensitive() => "رقم بطاقة التعريف الوطنية", "N° de CNIE", "Identity card number";
    BIRTH_DATE: Date = date("birth_date").required() => "تاريخ الازدياد", "Date de naissance", "Date of birth";
    BIRTH_PLACE: String = text("birth_place").max(200).printable() => "مكان الازدياد", "Lieu de naissance", "Place of birth";
    SEX: Sex = choice("sex") => "الجنس", "Sexe", "Sex";
    ADDRESS: String = text("address").max(500).printable() => "العنوان", "Adresse", "Address";
    EMAIL: String = text("email").form(&schema::EMAIL) => "البريد الإلكتروني", "E-mail", "E-mail";
    PHONE: String = text("phone").form(&schema::PHONE).required() => "الهاتف", "Téléphone", "Telephone";
    NATIONALITY: String = text("nationality").max(100).preset("MA") => "الجنسية", "Nationalité", "Nationality";
    DIPLOMA: String = text("diploma").max(300).printable() => "الشهادة / الدبلوم", "Diplôme", "Diploma";
    REGION: String = text("region").max(100) => "الجهة", "Région", "Region";
    PHOTO: Id = file("photoId", APPLICATIONS).computed() => "الصورة", "Photo", "Photo";
    REQUEST_FILE: Id = file("requestFileId", APPLICATIONS).computed() => "طلب خطي", "Demande manuscrite", "Handwritten request";
    DIPLOMA_FILE: Id = file("diplomaFileId", APPLICATIONS).computed() => "نسخة من الشهادة", "Copie du diplôme", "Diploma copy";
    CIN_FILE: Id = file("cinFileId", APPLICATIONS).computed() => "نسخة من بطاقة التعريف الوطنية", "Copie de la CNIE", "ID copy";
    CV_FILE: Id = file("cvFileId", APPLICATIONS).computed() => "السيرة الذاتية", "CV", "CV";
    /// A secret between the applicant and the secretariat (decision 6).
    TRACKING_NUMBER: String = text("tracking_number").max(16).computed().sensitive() => "رقم التتبع", "N° de suivi", "Tracking number";
    /// Given when the file is admitted; what public lists and convocations show.
    CANDIDATE_NUMBER: String = text("candidateNumber").max(16).computed().searched() => "رقم المترشح(ة)", "N° de candidat", "Candidate number";
    STATUS: CandidateStatus = choice("status").default(CandidateStatus::Submitted.wire()).computed() => "الحالة", "Statut", "Status";
    /// What the applicant is told, set for a whole list at once (decision 7).
    PUBLISHED_STATUS: String = text("publishedStatus").max(40).computed() => "الحالة المنشورة", "Statut publié", "Published status";
    GROUND: ReservedGround = choice("ground").default(ReservedGround::None.wire()) => "الحصة المخصصة", "Quota réservé", "Reserved quota";
    /// Pensionable service, which raises the greatest age.
    SERVICE_MONTHS: i64 = integer("serviceMonths").within(0, CAREER) => "مدة الخدمة بالأشهر", "Services valables (mois)", "Pensionable service (months)";
    ACCOMMODATION: String = text("accommodation").max(500) => "ترتيبات تيسيرية", "Aménagements demandés", "Accommodations";
    SOURCE: ApplicationSource = choice("source").default(ApplicationSource::Online.wire()).computed() => "طريقة الإيداع", "Mode de dépôt", "Source";
    RECEIVED_ON: Date = date("receivedOn").computed() => "تاريخ التسلم", "Reçue le", "Received on";
    SUBMITTED_AT: Instant = instant("submittedAt").computed() => "تاريخ الإيداع", "Déposée le", "Submitted at";
    /// The application of the same CIN with another birth date, which came before (decision 10).
    CONTESTS: Id = link("contestsId", || &CANDIDATES).expands("contests").weak().computed() => "ينازع في طلب", "Conteste la candidature", "Contests";
    FINDINGS: serde_json::Value = json("findings").computed() => "ملاحظات آلية", "Constats automatiques", "Automatic findings";
    ELIMINATION_REASON: String = long("elimination_reason").computed().printable() => "سبب الإقصاء", "Motif d’élimination", "Elimination reason";
    WRITTEN_GRADE: Decimal = decimal("written_grade").computed() => "نقطة الاختبار الكتابي", "Note de l’écrit", "Written mark";
    ORAL_GRADE: Decimal = decimal("oral_grade").computed() => "نقطة الاختبار الشفوي", "Note de l’oral", "Oral mark";
    FINAL_SCORE: Decimal = decimal("final_score").computed() => "المعدل العام", "Moyenne générale", "Final mark";
    FINAL_RANK: i64 = integer("final_rank").computed() => "الترتيب حسب الاستحقاق", "Classement par ordre de mérite", "Rank by merit";
    /// Filled by the lifting of anonymity alone (decision 1).
    ANONYMITY_NUMBER: String = text("anonymity_number").max(16).computed() => "الرقم السري", "N° d’anonymat", "Anonymity number";
    EXAM_ROOM: String = text("exam_room").max(100).computed() => "القاعة", "Salle", "Room";
    SEAT: i64 = integer("seat").computed() => "رقم الطاولة", "N° de table", "Seat";
    WITHDRAWN_AT: Instant = instant("withdrawnAt").computed() => "تاريخ الانسحاب", "Désistement le", "Withdrawn at";
    DECLINED_AT: Instant = instant("declinedAt").computed() => "تاريخ التنازل عن المنصب", "Renonciation le", "Declined at";
    RUN: Id = link("runId", || &RANKING_RUNS).expands("run").weak().computed() => "الترتيب", "Classement", "Ranking";
    HIRED_EMPLOYEE: Id = link("hiredEmployeeId", || &EMPLOYEES).expands("hiredEmployee").weak().computed() => "الموظف(ة)", "Fonctionnaire recruté(e)", "Employee";
    /// By it a second application of the same person is refused; empty when withdrawn or contesting.
    STANDING: String = text("standing").computed().hidden() => "مفتاح الوحدة", "Clé d’unicité", "Unique key";
}

/// Never listed to the public; the tracking number is read by the secretariat alone.
pub static CANDIDATES: Collection = Collection {
    one: Label::new("مترشح(ة)", "Candidat(e)", "Candidate"),
    many: Label::new("المترشحات والمترشحون", "Candidats", "Candidates"),
    unique: &[schema::Unique::on(&[RECRUITMENT.def, STANDING.def])],
    indexes: &[
        &[RECRUITMENT.def, SPECIALTY.def, STATUS.def],
        &[RECRUITMENT.def, STATUS.def],
        &[TRACKING_NUMBER.def],
    ],
    access: Access::resource(EXAMS)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[
            Grant::new(Who::Holder(SECRETARIAT), Rows::All, Fields::All),
            Grant::new(Who::Holder(READS), Rows::All, Fields::Except(&[TRACKING_NUMBER.def])),
        ]),
    title: &[NAME_FR.def, NAME_AR.def],
    picked_by: &[CANDIDATE_NUMBER.def, NAME_FR.def, NAME_AR.def],
    page: "/recruitment-system/candidates/{id}",
    ..Collection::new("candidates", FIELDS)
};

/// A candidate.
pub static CANDIDATE: Entity = Entity {
    keeps: &[&APPLICATION_TICKETS],
    ..Entity::plain(&CANDIDATES)
};
