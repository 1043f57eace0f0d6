//! Letters about absences and lateness (إشعار، استفسار، إنذار): a notice, a request for explanation, a warning, under one number
//! of the year.
//!
//! One stands for an employee and a day, with those that follow it about the same facts. The employee acknowledges it, or replies until its term; the head of the unit or human
//! resources uphold or cancel it, nobody for themselves. The next letter about the same facts is a row of its own.
//!
//! A warning is a sanction (statute, article 66): it is prepared as a draft without a number, which whom it is about does not see,
//! and exists when the authority has signed it, electronically or by hand.

use engine::{Act, Allowed, Effect, Entity, Finder, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::notice::NOTIFICATIONS;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Actor, Collection, Date, FieldDef, Fields, Flow, Grant, Id, Instant, Label, Rows, Series, Step, Unique,
    Unit, Who, choice, choices, date, fields, file, flag, instant, integer, json, link, long, text,
};

mod absent_day;
mod act;
mod day;
mod due;
mod guard;
mod handover;
mod next;
mod notice;
mod panel;
mod paper;
mod propose;
pub mod rules;
mod sign;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use absent_day::issued_of_day;
pub(crate) use day::why_not_expected;
pub(crate) use handover::{is_answered_or_silent, is_handed_over};

use crate::absence::field::ABSENCES;

choices! {
    /// What the letter is.
    Kind {
        Notice = "notice": "إشعار", "Avis", "Notice";
        ExplanationRequest = "explanation_request": "استفسار", "Demande d’explication", "Explanation request";
        Warning = "warning": "إنذار", "Avertissement", "Warning";
    }
    /// Where it stands.
    Status {
        Draft = "draft" as Quiet: "مسودة في انتظار التوقيع", "Projet à signer", "Draft to be signed";
        Issued = "issued" as Info: "موجه", "Émis", "Issued";
        Acknowledged = "acknowledged" as Info: "تم الإقرار بالتوصل", "Accusé de réception", "Acknowledged";
        Disputed = "disputed" as Warn: "معترض عليه", "Contesté", "Disputed";
        Upheld = "upheld" as Bad: "تم تأكيده", "Maintenu", "Upheld";
        Cancelled = "cancelled" as Quiet: "ملغى", "Annulé", "Cancelled";
    }
}

choices! {
    /// How a letter reached its addressee.
    Handover {
        InPerson = "in_person": "تسليم مباشر", "Remise en main propre", "Handed over in person";
        Hierarchy = "hierarchy": "عن طريق السلم الإداري", "Par voie hiérarchique", "Through the hierarchy";
        Post = "post": "بريد مضمون", "Courrier recommandé", "Registered post";
        Bailiff = "bailiff": "مفوض قضائي", "Commissaire judiciaire", "Bailiff";
        Portal = "portal": "فضاء الموظف", "Espace de l’agent", "The portal";
    }
}

/// The minutes of a day.
const DAY: i64 = 24 * 60;

fields! {
    REF_NUMBER: String = text("refNumber").computed().searched() => "المرجع", "Référence", "Reference";
    EMPLOYEE: Id = link("persoActifId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// The same, once it was issued: nobody reads a draft about themselves.
    ADDRESSEE: Id = link("addresseeId", || &EMPLOYEES).weak().computed().hidden() => "المرسل إليه(ا)", "Destinataire", "Addressee";
    /// That of the employee when it was issued.
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    /// The day of the facts.
    DATE: Date = date("date").required() => "تاريخ الوقائع", "Date des faits", "Day of the facts";
    /// Lateness otherwise.
    ABSENT: bool = flag("absent") => "تغيب", "Absence", "Absence";
    KIND: Kind = choice("kind").default(Kind::Notice.wire()) => "النوع", "Nature", "Kind";
    MINUTES_LATE: i64 = integer("minutesLate").within(0, DAY) => "دقائق التأخر", "Minutes de retard", "Minutes late";
    REASON: String = long("reason").printable() => "السبب", "Motif", "Reason";
    /// Why, on papers in Arabic.
    REASON_AR: String = long("reasonAr").printable() => "السبب بالعربية", "Motif en arabe", "Reason in Arabic";
    STATUS: Status = choice("status").default(Status::Issued.wire()).computed() => "الحالة", "Statut", "Status";
    /// The last day on which the employee may reply.
    REPLY_UNTIL: Date = date("replyUntil") => "آخر أجل للجواب", "Réponse à donner avant la fin du", "Reply until";
    /// So many days it gives to reply, from its handover.
    TERM_DAYS: i64 = integer("termDays").computed().hidden() => "أجل الجواب بالأيام", "Délai de réponse en jours", "Days to reply";
    /// On which day it reached the employee: its term runs from there.
    HANDED_ON: Date = date("handedOn").computed() => "تاريخ التسليم", "Remise le", "Handed over on";
    HANDED_HOW: Handover = choice("handedHow").computed() => "طريقة التسليم", "Mode de remise", "How it was handed over";
    HANDED_BY: Id = link("handedById", || &USERS).expands("handedBy").weak().computed() => "سجل التسليم", "Remise saisie par", "Handover entered by";
    HANDED_RECEIPT: Id = file("receiptFileId", DOWNLOADABLE_DOCUMENTS).computed().given_to_action() => "وصل التسليم", "Récépissé de remise", "Receipt of the handover";
    ACKNOWLEDGED_AT: Instant = instant("acknowledgedAt").computed() => "تاريخ الإقرار بالتوصل", "Accusé de réception le", "Acknowledged at";
    RESPONSE: String = long("response").computed() => "الجواب", "Réponse", "Reply";
    RESPONDED_AT: Instant = instant("respondedAt").computed() => "تاريخ الجواب", "Répondu le", "Replied at";
    REPLY_FILE: Id = file("replyFileId", DOWNLOADABLE_DOCUMENTS).computed().given_to_action() => "وثيقة الجواب", "Pièce jointe à la réponse", "File of the reply";
    DECISION: String = long("decision").computed() => "القرار وتعليله", "Décision motivée", "Decision and its reason";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    CANCELLED_REASON: String = long("cancelledReason").computed() => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    /// The letter about the same facts that this one follows.
    PREVIOUS: Id = link("previousId", || &WARNINGS).expands("previous").computed() => "المراسلة السابقة", "Lettre précédente", "Former letter";
    YEAR: i64 = integer("year").computed() => "السنة", "Année", "Year";
    NUM: i64 = integer("num").computed() => "الرقم", "Numéro", "Number";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "الوثيقة", "Document", "Document";
    SIGNED: Id = file("signedFileId", DOWNLOADABLE_DOCUMENTS).keep_history() => "النسخة الموقعة", "Copie signée", "Signed copy";
    /// The office whose signature it waits for, as long as it is a draft.
    SIGN_BY: String = text("signBy").computed().hidden() => "في انتظار توقيع", "À signer par", "To be signed by";
    SIGNED_BY: Id = link("signedById", || &USERS).expands("signedBy").weak().computed() => "الموقع(ة)", "Signé par", "Signed by";
    SIGNED_AT: Instant = instant("signedAt").computed() => "تاريخ التوقيع", "Signé le", "Signed at";
    /// Who signed it electronically, as its paper says it.
    SIGNER: serde_json::Value = json("signer").computed().hidden() => "الموقع(ة)", "Signataire", "Signatory";
    /// The sheet that was signed by hand.
    SIGNED_SCAN: Id = file("signedScanId", DOWNLOADABLE_DOCUMENTS).computed().given_to_action() => "النسخة الموقعة خطيا", "Copie signée à la main", "Copy signed by hand";
    /// Who issued it.
    AUTHOR: Id = link("authorId", || &USERS).expands("author").weak().computed() => "محرر(ة) المراسلة", "Auteur", "Author";
    /// Says so as long as it is not cancelled: two that stand are not about one employee and one day, but for those that follow one
    /// another.
    STANDING: String = text("standing").max(8).computed().hidden() => "قائم", "En vigueur", "Standing";
}

/// Human resources, or whoever heads the unit of the row.
const DECIDERS: &[Actor] = &[Actor::Permission("update"), Actor::Head(UNITS)];
const UNITS: &[(Unit, &FieldDef)] = &[
    (Unit::Bureau, &BUREAU.def),
    (Unit::Service, &SERVICE.def),
    (Unit::Annexe, &ANNEXE.def),
];
const PERSON: &[Actor] = &[Actor::Person(&[EMPLOYEE.def])];
/// The signatory; whoever issues letters enters what was signed by hand.
const SIGNERS: &[Actor] = &[Actor::Office(&SIGN_BY.def), Actor::Permission("create")];
/// What whoever is to sign a draft reads of it.
const TO_SIGN: &[FieldDef] = &[
    EMPLOYEE.def,
    DATE.def,
    ABSENT.def,
    KIND.def,
    MINUTES_LATE.def,
    REASON.def,
    REASON_AR.def,
    PREVIOUS.def,
    STATUS.def,
];
/// Nobody has decided yet.
const OPEN: &[&str] = &[
    Status::Issued.wire(),
    Status::Acknowledged.wire(),
    Status::Disputed.wire(),
];

/// As [`OPEN`], drafts included.
const NOT_DECIDED: &[&str] = &[
    Status::Draft.wire(),
    Status::Issued.wire(),
    Status::Acknowledged.wire(),
    Status::Disputed.wire(),
];

/// What the employee says of it, and what is decided then.
pub(crate) const FLOW: Flow = Flow {
    field: STATUS.def,
    steps: &[
        Step::new(
            "sign",
            Label::new("التوقيع", "Signer", "Sign"),
            &[Status::Draft.wire()],
            Status::Issued.wire(),
        )
        .by(SIGNERS),
        Step::new(
            "acknowledge",
            Label::new("الإقرار بالتوصل", "Accuser réception", "Acknowledge"),
            &[Status::Issued.wire()],
            Status::Acknowledged.wire(),
        )
        .by(PERSON),
        Step::new(
            "dispute",
            Label::new("الاعتراض والجواب", "Contester et répondre", "Dispute and reply"),
            &[Status::Issued.wire(), Status::Acknowledged.wire()],
            Status::Disputed.wire(),
        )
        .by(PERSON)
        .requires(&[RESPONSE.def]),
        Step::new(
            "uphold",
            Label::new("التأكيد", "Maintenir", "Uphold"),
            OPEN,
            Status::Upheld.wire(),
        )
        .by(DECIDERS)
        .requires(&[DECISION.def]),
        Step::new(
            "cancel",
            Label::new("الإلغاء", "Annuler", "Cancel"),
            NOT_DECIDED,
            Status::Cancelled.wire(),
        )
        .by(DECIDERS)
        .requires(&[CANCELLED_REASON.def]),
        // What a head has upheld is taken back by human resources alone.
        Step::new(
            "revoke",
            Label::new("التراجع عن القرار", "Rapporter", "Revoke"),
            &[Status::Upheld.wire()],
            Status::Cancelled.wire(),
        )
        .requires(&[CANCELLED_REASON.def]),
    ],
};

/// Numbered by year; of one day one stands for somebody, and of those that follow it one of each kind.
pub static WARNINGS: Collection = Collection {
    one: Label::new("مراسلة حول المواظبة", "Lettre d’assiduité", "Attendance letter"),
    many: Label::new(
        "الإشعارات والاستفسارات والإنذارات",
        "Avis, demandes d’explication et avertissements",
        "Notices, explanation requests and warnings",
    ),
    unique: &[
        Unique::on(&[EMPLOYEE.def, DATE.def, STANDING.def])
            .otherwise(rules::ALREADY_EXISTS)
            .typed_in(DATE.def),
        Unique::on(&[YEAR.def, NUM.def]),
    ],
    series: Some(Series::yearly(YEAR.def, NUM.def).begins_at(Status::Issued.wire())),
    flow: Some(FLOW),
    indexes: &[
        &[DATE.def],
        &[BUREAU.def, DATE.def],
        &[EMPLOYEE.def, DATE.def],
        &[STATUS.def, REPLY_UNTIL.def],
        &[SIGN_BY.def],
        &[ADDRESSEE.def, DATE.def],
    ],
    access: Access::resource(crate::permission::ATTENDANCE)
        .never_deleted()
        .grants(&[
            Grant::new(Who::Employees, Rows::Own(&[ADDRESSEE.def]), Fields::All),
            Grant::new(Who::Users, Rows::Office(&SIGN_BY.def), Fields::Only(TO_SIGN)),
            Grant::new(
                Who::Heads,
                Rows::Unit(UNITS),
                Fields::Except(&[REPLY_FILE.def, HANDED_RECEIPT.def]),
            ),
        ]),
    title: &[REF_NUMBER.def],
    picked_by: &[REF_NUMBER.def],
    page: "/absence-management/warnings/{id}",
    ..Collection::new("warnings", FIELDS)
};

/// It is about somebody whom the terminals know, says what is on paper, and is answered by people.
pub static WARNING: Entity = Entity {
    before_write: &[
        rules::nobody_issues_to_themselves,
        rules::employee_is_fully_registered,
        rules::warning_follows_its_request,
        rules::what_was_issued_stays,
        rules::days_are_possible,
        day::stands_on_its_day,
        rules::one_chain_stands_for_a_day,
        rules::fill_derived_fields,
    ],
    after_write: &[
        Effect {
            touches: &[|| &ABSENCES],
            run: absent_day::absence_names_its_letter,
        },
        Effect {
            touches: &[|| &AUTHENTIC_DOCUMENTS],
            run: paper::its_papers_follow,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
    ],
    actions: &[
        &act::ACKNOWLEDGE,
        &act::DISPUTE,
        &act::DECIDE,
        &act::CANCEL,
        &handover::HAND_OVER,
        &next::ESCALATE,
        &sign::SIGN,
        &sign::SIGN_BY_HAND,
        &Act::read(
            "warnings.propose",
            Allowed::Holders(&[crate::permission::ISSUES, crate::permission::READS_DAYS]),
            propose::propose,
        ),
        &Act::long(
            propose::ISSUE,
            wording::ISSUE,
            Allowed::Holders(&[crate::permission::ISSUES]),
            propose::issue,
        ),
        &paper::PRINT,
        &paper::PRINT_ALL,
        &paper::DRAFT,
    ],
    deadlines: &[due::REPLY],
    finder: Some(Finder {
        by: &[REF_NUMBER.def],
        details: &[EMPLOYEE.def, DATE.def, KIND.def],
    }),
    // Of those that follow one another each is of a kind of its own.
    import: Some(&Import::by(
        &WARNINGS,
        &[&[EMPLOYEE.def, DATE.def, KIND.def], &[EMPLOYEE.def, DATE.def]],
    )),
    error_codes: &[
        rules::ERROR_CODES,
        day::ERROR_CODES,
        guard::ERROR_CODES,
        act::ERROR_CODES,
        next::ERROR_CODES,
        handover::ERROR_CODES,
        propose::ERROR_CODES,
        crate::not_in_future::ERROR_CODES,
        paper::ERROR_CODES,
    ],
    extensions: &[
        &[&rules::REPLY_TERM, &propose::PROPOSED_FOR, &sign::AWAITED],
        paper::KINDS,
        notice::NOTICES,
        panel::PANELS,
    ],
    ..Entity::plain(&WARNINGS)
};
