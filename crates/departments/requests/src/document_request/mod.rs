//! Requests for documents (طلب وثيقة إدارية): certificates, the tax form, the letter for the insurance, and what has no form.
//!
//! An employee asks and has a receipt number at once; human resources process, generate, sign and deliver, in the order of the
//! days on which the requests are due. The number of a request is that of its paper, which is drawn from the file.

use engine::{Act, Allowed, Check, Effect, Entity, Finder, Guard, Subject};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::notice::NOTIFICATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Actor, Collection, Date, FieldDef, Fields, Flow, Grant, Id, Instant, Label, Rows, Series, Step, Unique,
    Who, choice, choices, date, fields, file, flag, instant, integer, link, links, long, text,
};

mod act;
mod delay;
mod deliver;
mod due;
mod generate;
mod notice;
mod own_part;
mod panel;
mod paper;
mod repeat;
mod rules;
mod sign;
#[cfg(test)]
mod tests;
mod wording;

pub use due::ANSWER_TERM;
pub use sign::{office_at_upgrade, waits_for_signature};

use crate::permission::{DESK, PROCESSES, READS};

choices! {
    /// What is asked for.
    DocumentType {
        SalaryCertificate = "salary_certificate": "شهادة الأجرة", "Attestation de salaire", "Salary certificate";
        WorkCertificate = "work_certificate": "شهادة العمل", "Attestation de travail", "Work certificate";
        ExperienceCertificate = "experience_certificate": "شهادة التجربة المهنية", "Attestation d’expérience", "Experience certificate";
        TaxForm = "tax_form": "مطبوع ضريبي", "Formulaire fiscal", "Tax form";
        InsuranceLetter = "insurance_letter": "شهادة التأمين", "Attestation d’assurance", "Insurance letter";
        Other = "other": "وثيقة أخرى", "Autre document", "Other document";
    }
    /// The languages of its paper.
    DocumentLanguage {
        Fr = "fr": "الفرنسية", "Français", "French";
        Ar = "ar": "العربية", "Arabe", "Arabic";
        Both = "both": "العربية والفرنسية", "Arabe et français", "Arabic and French";
    }
    /// How it is answered.
    RequestStatus {
        Pending = "pending" as Info: "في الانتظار", "En attente", "Pending";
        Approved = "approved" as Good: "مقبول", "Acceptée", "Approved";
        Rejected = "rejected" as Bad: "مرفوض", "Refusée", "Rejected";
        Cancelled = "cancelled" as Quiet: "ملغى", "Annulée", "Cancelled";
    }
    /// How far it has come.
    RequestStep {
        Submitted = "submitted" as Info: "تم الإيداع", "Déposée", "Submitted";
        Processing = "processing" as Info: "قيد المعالجة", "En traitement", "In process";
        Generated = "generated" as Warn: "تم إعداد الوثيقة", "Document établi", "Paper made";
        Signed = "signed" as Good: "موقعة، جاهزة للتسليم", "Signé, prêt à être retiré", "Signed, ready for collection";
        Delivered = "delivered" as Good: "تم التسليم", "Remis", "Delivered";
    }
}

/// Most copies of one paper.
const MOST_COPIES: i64 = 10;

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").computed() => "الموظف(ة)", "Fonctionnaire", "Employee";
    TYPE: DocumentType = choice("type").required() => "الوثيقة المطلوبة", "Document demandé", "Document asked for";
    REASON: String = long("reason") => "الغرض من الطلب", "Motif de la demande", "Purpose of the request";
    COPIES: i64 = integer("copies").within(1, MOST_COPIES) => "عدد النسخ", "Nombre d’exemplaires", "Number of copies";
    LANGUAGE: DocumentLanguage = choice("language").default(DocumentLanguage::Fr.wire()) => "لغة الوثيقة", "Langue du document", "Language of the paper";
    /// What a paper without a form of its own says, in French.
    FREE_TEXT: String = long("freeText").printable() => "نص الوثيقة بالفرنسية", "Texte du document", "Text of the paper";
    FREE_TEXT_AR: String = long("freeTextAr").printable() => "نص الوثيقة", "Texte du document en arabe", "Text of the paper in Arabic";
    STATUS: RequestStatus = choice("status").default(RequestStatus::Pending.wire()).computed() => "الحالة", "Statut", "Status";
    STEP: RequestStep = choice("step").default(RequestStep::Submitted.wire()).computed() => "المرحلة", "Étape", "Step";
    RECEIPT: String = text("receiptNumber").computed().searched() => "رقم الوصل", "N° de récépissé", "Receipt number";
    YEAR: i64 = integer("year").computed() => "السنة", "Année", "Year";
    NUM: i64 = integer("num").computed() => "الرقم", "Numéro", "Number";
    /// That of its paper.
    REF_NUMBER: String = text("refNumber").computed().searched() => "رقم الوثيقة", "N° du document", "Number of the paper";
    SUBMITTED_AT: Instant = instant("submittedAt").computed() => "تاريخ الإيداع", "Déposée le", "Submitted at";
    /// By then it is to be answered: so many working days after it came.
    DUE_ON: Date = date("dueOn").computed() => "أجل المعالجة", "À traiter avant le", "Due on";
    /// By it the queue is ordered: what waits by its day, then what is over, the newest first.
    QUEUE: i64 = integer("queueOrder").computed() => "الترتيب في اللائحة", "Rang dans la file", "Place in the queue";
    HANDLED_BY: Id = link("handledById", || &USERS).expands("handledBy").weak().computed() => "تعالجها", "Traitée par", "Handled by";
    ACTORS: Vec<Id> = links("actorIds", || &USERS).computed() => "المكلفون بالطلب", "Chargés de la demande", "In charge of it";
    REJECTION_REASON: String = long("rejectionReason").computed() => "سبب الرفض", "Motif du refus", "Reason of the refusal";
    GENERATED_AT: Instant = instant("generatedAt").computed() => "تاريخ إعداد الوثيقة", "Document établi le", "Paper made at";
    SIGNED_AT: Instant = instant("signedAt").computed() => "تاريخ التوقيع", "Signé le", "Signed at";
    /// Signed on paper, without an electronic signature.
    BY_HAND: bool = flag("signedByHand").computed() => "توقيع خطي", "Signature manuscrite", "Signed by hand";
    DELIVERED_AT: Instant = instant("deliveredAt").computed() => "تاريخ التسليم", "Remis le", "Delivered at";
    DELIVERED_TO: String = text("deliveredTo").computed() => "تسلمها", "Remis à", "Delivered to";
    /// The request whose paper is this one's too: it was asked for again a short time after.
    REPEAT_OF: Id = link("repeatOfId", || &DOCUMENT_REQUESTS).expands("repeatOf").weak().computed() => "نفس وثيقة الطلب", "Même document que la demande", "Same paper as request";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "الوثيقة", "Document", "Document";
    /// The office whose signature its paper waits for: it opens to whoever signs for that office, as long as it waits.
    SIGN_BY: String = text("signBy").hidden() => "في انتظار توقيع", "À signer par", "To be signed by";
    SIGNED_FILE: Id = file("signedFileId", DOWNLOADABLE_DOCUMENTS).computed() => "النسخة الموقعة", "Copie signée", "Signed copy";
}

/// Made by the desk; what a person asks for is no permission to write.
pub(crate) const FLOW: Flow = Flow {
    field: STEP.def,
    steps: &[
        Step::new(
            "process",
            Label::new("بدء المعالجة", "Prendre en charge", "Process"),
            &[RequestStep::Submitted.wire()],
            RequestStep::Processing.wire(),
        ),
        Step::new(
            "generate",
            Label::new("إعداد الوثيقة", "Établir le document", "Make the paper"),
            &[RequestStep::Submitted.wire(), RequestStep::Processing.wire()],
            RequestStep::Generated.wire(),
        )
        .requires(&[GENERATED_AT.def]),
        Step::new(
            "sign",
            Label::new("التوقيع", "Signer", "Sign"),
            &[RequestStep::Generated.wire()],
            RequestStep::Signed.wire(),
        )
        // The signatory; or the desk, when it gives a paper again that is signed already.
        .by(&[Actor::Office(&SIGN_BY.def), Actor::Permission("update")])
        .requires(&[SIGNED_AT.def]),
        Step::new(
            "deliver",
            Label::new("التسليم", "Remettre", "Deliver"),
            &[RequestStep::Generated.wire(), RequestStep::Signed.wire()],
            RequestStep::Delivered.wire(),
        )
        .requires(&[DELIVERED_AT.def]),
    ],
};

/// What whoever is to sign a paper reads of its request.
const TO_SIGN: &[FieldDef] = &[
    EMPLOYEE.def,
    TYPE.def,
    LANGUAGE.def,
    COPIES.def,
    STATUS.def,
    STEP.def,
    RECEIPT.def,
    REF_NUMBER.def,
    SUBMITTED_AT.def,
    DUE_ON.def,
    GENERATED_AT.def,
    DOC_ID.def,
    FILE.def,
];

/// Written by actions alone: the person reads what is theirs, the desk everything, whoever is to sign a paper what it needs.
pub static DOCUMENT_REQUESTS: Collection = Collection {
    one: Label::new("طلب وثيقة إدارية", "Demande de document", "Document request"),
    many: Label::new("طلبات الوثائق الإدارية", "Demandes de documents", "Document requests"),
    unique: &[Unique::on(&[YEAR.def, NUM.def])],
    series: Some(Series::yearly(YEAR.def, NUM.def)),
    flow: Some(FLOW),
    indexes: &[
        &[STATUS.def, DUE_ON.def],
        &[EMPLOYEE.def, TYPE.def],
        &[STEP.def, DUE_ON.def],
        &[QUEUE.def],
        &[SIGN_BY.def],
    ],
    access: Access::resource(DESK)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[
            Grant::new(Who::Holder(READS), Rows::All, Fields::All),
            Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
            Grant::new(Who::Users, Rows::Office(&SIGN_BY.def), Fields::Only(TO_SIGN)),
        ]),
    title: &[RECEIPT.def],
    picked_by: &[RECEIPT.def, REF_NUMBER.def],
    page: "/rhDocuments/{id}",
    ..Collection::new("documentRequests", FIELDS)
};

const DESK_CLERKS: Allowed = Allowed::Holders(&[PROCESSES]);

/// A request of somebody else.
const OF_ANOTHER: Guard = Guard::Check(Check {
    reads: &[EMPLOYEE.def],
    check: act::is_of_another,
});
const STILL_PENDING: Guard = Guard::While(rules::PENDING, rules::CLOSED);

const OWN_PENDING: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: act::is_own_request,
        }),
        STILL_PENDING,
    ],
);
const PENDING_OF_ANOTHER: Subject = Subject::new(|| &DOCUMENT_REQUESTS, &[OF_ANOTHER, STILL_PENDING]);
const TO_PROCESS: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[OF_ANOTHER, STILL_PENDING, Guard::Step(RequestStep::Processing.wire())],
);
const TO_WORD: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        OF_ANOTHER,
        Guard::While(rules::PENDING_OR_MADE, rules::CLOSED),
        Guard::While(TYPE.is(DocumentType::Other.wire()), rules::ONLY_OTHER),
    ],
);
const TO_DELIVER: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        OF_ANOTHER,
        Guard::While(rules::APPROVED, rules::CLOSED),
        Guard::Step(RequestStep::Delivered.wire()),
    ],
);

/// Numbered, due after some working days, told of at each stage.
pub static DOCUMENT_REQUEST: Entity = Entity {
    before_write: &[rules::free_text_is_of_other_papers, rules::fill_derived_fields],
    after_write: &[Effect {
        touches: &[|| &NOTIFICATIONS],
        run: notice::people_are_told,
    }],
    actions: &[
        &act::SUBMIT,
        &Act::on(
            "documentRequests.cancel",
            wording::CANCEL,
            OWN_PENDING,
            Allowed::Users,
            |cx, request, ()| act::cancel(cx, request),
        ),
        &Act::on(
            "documentRequests.process",
            wording::PROCESS,
            TO_PROCESS,
            DESK_CLERKS,
            |cx, request, ()| act::process(cx, request),
        ),
        &Act::on("documentRequests.edit", wording::EDIT, TO_WORD, DESK_CLERKS, act::edit),
        &Act::on(
            "documentRequests.reject",
            wording::REJECT,
            PENDING_OF_ANOTHER,
            DESK_CLERKS,
            act::reject,
        ),
        &generate::GENERATE,
        &sign::SIGN,
        &paper::PRINT_REFUSAL,
        &Act::on(
            "documentRequests.deliver",
            wording::DELIVER,
            TO_DELIVER,
            DESK_CLERKS,
            deliver::deliver,
        ),
        &delay::DELAYS,
    ],
    deadlines: &[due::ANSWER],
    finder: Some(Finder {
        by: &[RECEIPT.def, REF_NUMBER.def],
        details: &[EMPLOYEE.def, TYPE.def, STEP.def],
    }),
    error_codes: &[rules::ERROR_CODES, paper::ERROR_CODES],
    extensions: &[
        &[&due::ANSWER_TERM, &repeat::REPEAT_DAYS, &own_part::OWN, &sign::AWAITED],
        paper::KINDS,
        notice::NOTICES,
        panel::PANELS,
    ],
    ..Entity::plain(&DOCUMENT_REQUESTS)
};
