//! What stands of an absence, and who reads what of it: why somebody was away, and what proves it, are between that person and
//! human resources.

use platform::bucket::{DOWNLOADABLE_DOCUMENTS, MEDICAL_CERTIFICATES};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Actor, Collection, Date, FieldDef, Fields, Flow, Grant, Id, Instant, Label, NotedReads, Rows, Step, Unique,
    Unit, Who, choice, choices, date, fields, file, flag, instant, integer, link, long,
};

use super::rules;
use crate::permission::{ABSENCES as RESOURCE, HEALTH, READS_ABSENCES};
use crate::warning::WARNINGS;

choices! {
    /// Why somebody was absent.
    Reason {
        Leave = "leave": "رخصة", "Congé", "Leave";
        Sick = "sick": "مرض", "Maladie", "Sickness";
        Mission = "mission": "مهمة", "Mission", "Mission";
        Permission = "permission": "إذن بالتغيب", "Autorisation d’absence", "Permission";
        Unknown = "unknown": "غير معروف", "Inconnu", "Unknown";
    }
    /// How its justification stands.
    Justification {
        Open = "open" as Warn: "بدون تبرير", "Sans justification", "Not justified";
        Submitted = "submitted" as Info: "تبرير قيد الدراسة", "Justification à examiner", "Justification submitted";
        Accepted = "accepted" as Good: "تبرير مقبول", "Justification acceptée", "Justification accepted";
        Refused = "refused" as Bad: "تبرير مرفوض", "Justification refusée", "Justification refused";
    }
    /// What the head of the unit thinks of a justification.
    Opinion {
        Favourable = "favourable" as Good: "موافق", "Avis favorable", "Favourable";
        Unfavourable = "unfavourable" as Bad: "غير موافق", "Avis défavorable", "Unfavourable";
    }
    /// Where it comes from.
    Source {
        Days = "days": "أيام الحضور", "Journées de pointage", "Days of attendance";
        Typed = "typed": "إدخال يدوي", "Saisie", "Entered by hand";
    }
}

/// The minutes of a day.
const DAY: i64 = 24 * 60;

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    /// What was not worked; of a day that a mission or a permission covers in part, the rest.
    MINUTES: i64 = integer("minutes").within(0, DAY) => "دقائق التغيب", "Minutes d’absence", "Minutes of absence";
    /// Otherwise a part of it: lateness beyond what is tolerated.
    WHOLE_DAY: bool = flag("wholeDay").yes_by_default() => "يوم كامل", "Journée entière", "Whole day";
    JUSTIFIED: bool = flag("justified").computed() => "مبرر", "Justifiée", "Justified";
    JUSTIFICATION: Justification = choice("justification").default(Justification::Open.wire()).computed() => "تبرير التغيب", "Justification", "Justification";
    REASON: Reason = choice("reason").computed() => "سبب التغيب", "Motif de l’absence", "Reason of the absence";
    EXPLANATION: String = long("explanation").computed() => "توضيح", "Explication", "Explanation";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed().given_to_action() => "وثيقة الإثبات", "Pièce justificative", "Supporting document";
    MEDICAL_FILE: Id = file("medicalFileId", MEDICAL_CERTIFICATES).computed().given_to_action() => "الشهادة الطبية", "Certificat médical", "Medical certificate";
    SUBMITTED_BY: Id = link("submittedById", || &USERS).expands("submittedBy").weak().computed() => "مقدم(ة) التبرير", "Justification présentée par", "Submitted by";
    SUBMITTED_AT: Instant = instant("submittedAt").computed() => "تاريخ تقديم التبرير", "Justification présentée le", "Submitted at";
    OPINION: Opinion = choice("opinion").computed() => "رأي الرئيس(ة) المباشر(ة)", "Avis du supérieur hiérarchique", "Opinion of the head";
    OPINION_NOTE: String = long("opinionNote").computed() => "ملاحظة الرئيس(ة) المباشر(ة)", "Observation du supérieur", "Note of the head";
    OPINION_BY: Id = link("opinionById", || &USERS).expands("opinionBy").weak().computed() => "صاحب(ة) الرأي", "Avis donné par", "Opinion by";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    DECISION_REASON: String = long("decisionReason").computed() => "تعليل القرار", "Motif de la décision", "Reason of the decision";
    /// The letter about the same day that stands.
    WARNING: Id = link("warningId", || &WARNINGS).expands("warning").weak().computed() => "المراسلة", "Lettre", "Letter";
    SOURCE: Source = choice("source").computed() => "المصدر", "Origine", "Source";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
}

pub(crate) const UNITS_OF_ROW: &[(Unit, &FieldDef)] = &[
    (Unit::Bureau, &BUREAU.def),
    (Unit::Service, &SERVICE.def),
    (Unit::Annexe, &ANNEXE.def),
];

/// What a head reads of the people of a unit: when, how long, and whether it is justified.
const OF_UNIT: Fields = Fields::Only(&[
    EMPLOYEE.def,
    DATE.def,
    MINUTES.def,
    WHOLE_DAY.def,
    JUSTIFIED.def,
    JUSTIFICATION.def,
    OPINION.def,
    OPINION_NOTE.def,
    OPINION_BY.def,
    BUREAU.def,
    SERVICE.def,
    ANNEXE.def,
]);

/// What may tell of health: of the person and of human resources alone.
const OF_PERSON: &[FieldDef] = &[
    REASON.def,
    EXPLANATION.def,
    FILE.def,
    MEDICAL_FILE.def,
    DECISION_REASON.def,
];

const HR: &[Actor] = &[Actor::Permission("approve")];
/// Human resources take what is brought to the counter.
const SUBMITTERS: &[Actor] = &[Actor::Person(&[EMPLOYEE.def]), Actor::Permission("approve")];

/// The employee submits, human resources accept or refuse.
pub(crate) const FLOW: Flow = Flow {
    field: JUSTIFICATION.def,
    steps: &[
        Step::new(
            "submit",
            Label::new("تقديم تبرير", "Justifier", "Justify"),
            &[
                Justification::Open.wire(),
                Justification::Submitted.wire(),
                Justification::Refused.wire(),
            ],
            Justification::Submitted.wire(),
        )
        .by(SUBMITTERS)
        .requires(&[REASON.def]),
        Step::new(
            "accept",
            Label::new("قبول التبرير", "Accepter", "Accept"),
            &[
                Justification::Open.wire(),
                Justification::Submitted.wire(),
                Justification::Refused.wire(),
            ],
            Justification::Accepted.wire(),
        )
        .by(HR),
        Step::new(
            "refuse",
            Label::new("رفض التبرير", "Refuser", "Refuse"),
            &[
                Justification::Open.wire(),
                Justification::Submitted.wire(),
                Justification::Accepted.wire(),
            ],
            Justification::Refused.wire(),
        )
        .by(HR)
        .requires(&[DECISION_REASON.def]),
    ],
};

/// One a person and day; never changed by hand, only justified and decided.
pub static ABSENCES: Collection = Collection {
    one: Label::new("تغيب", "Absence", "Absence"),
    many: Label::new("التغيبات", "Absences", "Absences"),
    unique: &[Unique::on(&[EMPLOYEE.def, DATE.def])
        .otherwise(rules::ALREADY_ABSENT)
        .typed_in(DATE.def)],
    flow: Some(FLOW),
    indexes: &[&[DATE.def, ANNEXE.def], &[JUSTIFICATION.def, DATE.def]],
    access: Access {
        updated: false,
        ..Access::resource(RESOURCE)
            .only_grants()
            .grants(&[
                Grant::new(Who::Holder(HEALTH), Rows::All, Fields::All),
                Grant::new(Who::Holder(READS_ABSENCES), Rows::All, Fields::Except(OF_PERSON)),
                Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
                Grant::new(Who::Heads, Rows::Unit(UNITS_OF_ROW), OF_UNIT),
            ])
            .sealed_fields(OF_PERSON)
    },
    noted_reads: Some(NotedReads {
        fields: &[MEDICAL_FILE.def],
        person: Some(&EMPLOYEE.def),
    }),
    title: &[DATE.def],
    page: "/absence-management/{id}",
    ..Collection::new("absences", FIELDS)
};
