//! What stands of a leave, and who reads what of it. What it is for reasons of health is between the person and human resources;
//! whoever decides reads the rest, and the unit reads dates (decision 16).

use platform::approval::{ManagerType, Purpose};
use platform::bucket::{DOWNLOADABLE_DOCUMENTS, MEDICAL_CERTIFICATES};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Decimal, FieldDef, Fields, Grant, Id, Instant, Label, NotedReads, Rows, Unit, Who,
    choice, choices, date, decimal, fields, file, flag, instant, integer, json, link, links, long, text,
};

use crate::leave_type::LEAVE_TYPES;
use crate::permission::{HR, PORTAL};

choices! {
    /// How it stands.
    Status {
        Pending = "pending" as Info: "في الانتظار", "En attente", "Pending";
        Approved = "approved" as Good: "مقبولة", "Accordée", "Approved";
        Rejected = "rejected" as Bad: "مرفوضة", "Refusée", "Rejected";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulée", "Cancelled";
    }
    /// Where its chain stands.
    Step {
        Submitted = "submitted" as Quiet: "لدى صاحب(ة) الطلب", "Chez le demandeur", "With the asker";
        Manager = "manager" as Info: "لدى الرئيس(ة) المباشر(ة)", "Chez le responsable", "With the manager";
        Hr = "hr" as Info: "لدى الموارد البشرية", "Aux ressources humaines", "With human resources";
        Done = "done" as Good: "منتهية", "Terminée", "Done";
    }
    /// What a counter-visit found.
    Visit {
        Confirmed = "confirmed" as Good: "المرض مثبت", "Maladie confirmée", "Sickness confirmed";
        NotConfirmed = "not_confirmed" as Bad: "المرض غير مثبت", "Maladie non confirmée", "Sickness not confirmed";
        Absent = "absent" as Warn: "غائب(ة) عن العنوان", "Absent(e) à l’adresse", "Not at the address";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required().computed() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// The code of its type; human resources and the person read it.
    TYPE: String = text("type").max(32).required() => "نوع الرخصة", "Type de congé", "Type of leave";
    /// The version in force on its first day.
    TYPE_ROW: Id = link("typeId", || &LEAVE_TYPES).expands("leaveType").computed() => "نوع الرخصة", "Type de congé", "Type of leave";
    /// The code where it is nobody's health: what whoever decides reads.
    SHOWN_TYPE: String = text("shownType").max(32).computed() => "نوع الرخصة المعروض", "Type affiché", "Type as shown";
    START: Date = date("startDate").required() => "من", "Du", "From";
    END: Date = date("endDate").not_before(START).required() => "إلى", "Au", "To";
    /// It begins at noon.
    START_HALF: bool = flag("startHalf") => "ابتداء من الزوال", "À partir de midi", "From noon";
    /// It ends at noon.
    END_HALF: bool = flag("endHalf") => "إلى غاية الزوال", "Jusqu’à midi", "Until noon";
    WORKING_DAYS: Decimal = decimal("workingDays").computed() => "عدد الأيام", "Jours", "Days";
    /// By year: its days, and the holidays within it.
    DAYS: serde_json::Value = json("days").computed() => "تفصيل الأيام", "Détail des jours", "Days in detail";
    REASON: String = long("reason").printable() => "السبب", "Motif", "Reason";
    /// The reason where it is nobody's health.
    SHOWN_REASON: String = long("shownReason").computed() => "السبب المعروض", "Motif affiché", "Reason as shown";
    CERTIFICATE: Id = file("certificateId", MEDICAL_CERTIFICATES).computed().given_to_action() => "الشهادة الطبية", "Certificat", "Certificate";
    REPLACEMENT: Id = link("replacementId", || &EMPLOYEES).expands("replacement") => "القائم(ة) بالنيابة خلال الرخصة", "Intérimaire", "Replacement";
    STATUS: Status = choice("status").default(Status::Pending.wire()).computed() => "الحالة", "Statut", "Status";
    STEP: Step = choice("step").default(Step::Submitted.wire()).computed() => "المرحلة", "Étape", "Step";
    PURPOSE: Purpose = choice("purpose").default(Purpose::Request.wire()).computed() => "موضوع القرار", "Objet de la décision", "What is decided";
    ACTORS: Vec<Id> = links("actorIds", || &USERS).at_most(200).computed() => "المكلفون بالقرار", "Décideurs", "Who decides";
    MANAGER: Id = link("managerId", || &USERS).expands("manager").weak().computed() => "الرئيس(ة) المباشر(ة)", "Responsable", "Manager";
    MANAGER_TYPE: ManagerType = choice("managerType").computed() => "صفة الرئيس(ة) المباشر(ة)", "Qualité du responsable", "Manager type";
    MANAGER_SIGNATURE: serde_json::Value = json("managerSignature").computed() => "توقيع الرئيس(ة) المباشر(ة)", "Signature du responsable", "Manager’s signature";
    HR_USER: Id = link("hrId", || &USERS).expands("hr").weak().computed() => "مسؤول(ة) الموارد البشرية", "Ressources humaines", "Human resources";
    HR_SIGNATURE: serde_json::Value = json("hrSignature").computed() => "توقيع الموارد البشرية", "Signature des ressources humaines", "Signature of human resources";
    REJECTION_REASON: String = long("rejectionReason").computed() => "سبب الرفض أو الإرجاع", "Motif du refus ou du renvoi", "Reason of the refusal or return";
    REF_NUMBER: String = text("refNumber").max(32).computed().searched() => "رقم القرار", "N° de la décision", "Decision number";
    ADDRESS: String = text("addressFr").max(500).printable() => "العنوان خلال الرخصة", "Adresse pendant le congé", "Address during leave";
    PHONE: String = text("phone").form(&schema::PHONE) => "الهاتف خلال الرخصة", "Téléphone pendant le congé", "Telephone during leave";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    /// The last day on which the certificate comes in time.
    CERTIFICATE_DUE: Date = date("certificateDue").computed() => "أجل تقديم الشهادة", "Certificat attendu le", "Certificate due";
    RESUMED: Date = date("resumedOn").computed() => "تاريخ استئناف العمل", "Reprise le", "Back at work on";
    RESUMED_BY: Id = link("resumedById", || &USERS).expands("resumedBy").weak().computed() => "سجل الاستئناف", "Reprise constatée par", "Return recorded by";
    /// Work was taken up again at noon.
    RESUMED_HALF: bool = flag("resumedHalf").computed() => "استئناف العمل عند الزوال", "Reprise à midi", "Back at noon";
    /// Why the return was recorded after its day.
    RESUMED_REASON: String = long("resumedReason").computed() => "سبب تسجيل الاستئناف بعد يومه", "Motif du constat tardif", "Reason of the late record";
    /// What terminals show of the days since the return.
    RETURN_PUNCHES: serde_json::Value = json("returnPunches").computed() => "تسجيلات الحضور منذ الاستئناف", "Pointages depuis la reprise", "Punches since the return";
    CANCELLED_AT: Instant = instant("cancelledAt").computed() => "تاريخ الإلغاء", "Annulée le", "Cancelled at";
    CANCEL_REASON: String = long("cancelReason").computed() => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    /// The first day that is given back by the cancellation that is asked for.
    CANCEL_FROM: Date = date("cancelFrom").computed() => "الإلغاء ابتداء من", "Annulation à compter du", "Cancelled from";
    /// Given back from noon of that day.
    CANCEL_HALF: bool = flag("cancelHalf").computed() => "الإلغاء ابتداء من الزوال", "Annulation à partir de midi", "Cancelled from noon";
    /// The last day as it was granted, where it was cut short since.
    GRANTED_END: Date = date("grantedEndDate").computed() => "نهاية الرخصة كما منحت", "Fin accordée", "End as granted";
    /// Days given back because a sick leave lies in them.
    RETURNED: serde_json::Value = json("returnedDays").computed() => "أيام مسترجعة", "Jours rendus", "Days given back";
    /// Days of which half is given back because a sick leave begins or ends at noon.
    RETURNED_HALVES: serde_json::Value = json("returnedHalves").computed() => "أنصاف أيام مسترجعة", "Demi-journées rendues", "Half days given back";
    /// Days that a change of holidays, hours or place would take more of, and that people left as they were granted:
    /// `[{date, share}]`, in hundredths of a day.
    KEPT: serde_json::Value = json("keptDays").computed() => "أيام أبقيت كما منحت", "Jours maintenus comme accordés", "Days kept as granted";
    /// The birth or the order that it follows, where its type begins with one.
    EVENT: Date = date("eventDate").computed() => "تاريخ الواقعة (الولادة أو الأمر)", "Date de l’événement (naissance, ordonnance)", "Date of the event (birth, order)";
    /// Why it is asked for after its first day, by human resources.
    PAST_REASON: String = long("pastReason").computed() => "سبب الإدخال المتأخر", "Motif de la saisie tardive", "Reason of the late entry";
    ENTERED_BY: Id = link("enteredById", || &USERS).expands("enteredBy").weak().computed() => "أدخلها", "Saisie par", "Entered by";
    VISIT: Visit = choice("visit").computed() => "نتيجة المراقبة الطبية", "Contre-visite", "Counter-visit";
    VISIT_ON: Date = date("visitOn").computed() => "تاريخ المراقبة الطبية", "Contre-visite le", "Counter-visit on";
    VISIT_NOTE: String = long("visitNote").computed() => "ملاحظة المراقبة الطبية", "Observation de la contre-visite", "Note of the counter-visit";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "قرار الرخصة", "Décision de congé", "Leave decision";
    SIGNED_FILE: Id = file("signedFileId", DOWNLOADABLE_DOCUMENTS).computed() => "النسخة الموقعة", "Copie signée", "Signed copy";
    /// The last year whose days stand in the ledger.
    POSTED_YEAR: i64 = integer("postedYear").computed().hidden() => "آخر سنة مقيدة", "Dernière année inscrite", "Last year posted";
}

pub(crate) const UNITS_OF_ROW: &[(Unit, &FieldDef)] = &[
    (Unit::Bureau, &BUREAU.def),
    (Unit::Service, &SERVICE.def),
    (Unit::Annexe, &ANNEXE.def),
];

/// What may tell of health: of the person and of human resources, and neither of who decides nor of administrators.
const HEALTH: &[FieldDef] = &[
    TYPE.def,
    TYPE_ROW.def,
    REASON.def,
    CERTIFICATE.def,
    CERTIFICATE_DUE.def,
    VISIT.def,
    VISIT_ON.def,
    VISIT_NOTE.def,
    FILE.def,
    SIGNED_FILE.def,
];

/// What the head of a unit reads: when somebody is away.
const OF_UNIT: Fields = Fields::Only(&[
    EMPLOYEE.def,
    START.def,
    END.def,
    START_HALF.def,
    END_HALF.def,
    STATUS.def,
    RESUMED.def,
    BUREAU.def,
    SERVICE.def,
    ANNEXE.def,
]);

/// Written by actions alone. Its states follow from its chain of approval.
pub static LEAVE_REQUESTS: Collection = Collection {
    one: Label::new("طلب الرخصة", "Demande de congé", "Leave request"),
    many: Label::new("طلبات الرخص", "Demandes de congé", "Leave requests"),
    indexes: &[
        &[EMPLOYEE.def, END.def],
        &[END.def, STATUS.def],
        &[STATUS.def, STEP.def],
        &[POSTED_YEAR.def, END.def],
    ],
    access: Access::resource(PORTAL)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[
            Grant::new(Who::Holder(HR), Rows::All, Fields::All),
            Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
            Grant::new(Who::Users, Rows::User(&ACTORS.def), Fields::Except(HEALTH)),
            Grant::new(Who::Heads, Rows::Unit(UNITS_OF_ROW), OF_UNIT),
        ])
        .sealed_fields(HEALTH),
    noted_reads: Some(NotedReads {
        fields: &[CERTIFICATE.def, VISIT_NOTE.def],
        person: Some(&EMPLOYEE.def),
    }),
    title: &[START.def],
    page: "/employee-portail/leaves/{id}",
    ..Collection::new("leaveRequests", FIELDS)
};
