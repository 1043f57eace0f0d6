//! The steps of chains: one row each, opened by the engine, decided once, then closed to change.

use engine::{Cx, Entity};
use schema::{
    Access, Collection, Document, Id, Instant, Label, Result, choice, choices, fields, flag, instant, integer, json,
    link, links, long, text,
};
use serde_json::Value as Json;

use super::rule::approver::StepRule;
use super::{ManagerType, Purpose, Stage};
use crate::people;
use crate::people::employee::EMPLOYEES;
use crate::people::user::USERS;
use crate::signature::SIGNATURES;

choices! {
    /// What was decided.
    Verdict {
        Pending = "pending" as Info: "في الانتظار", "En attente", "Pending";
        Approved = "approved" as Good: "موافقة", "Accord", "Approved";
        Rejected = "rejected" as Bad: "رفض", "Refus", "Rejected";
        Returned = "returned" as Warn: "إرجاع للتصحيح", "À corriger", "Sent back";
        Withdrawn = "withdrawn" as Quiet: "سحب من صاحبه", "Retirée", "Withdrawn";
    }
}

fields! {
    SUBJECT_COLLECTION: String = text("subjectCollection").required() => "نوع الطلب", "Nature de la demande", "Collection of the request";
    SUBJECT: String = text("subjectId").required() => "الطلب", "Demande", "Request";
    /// The asker, an employee: decides nothing of it.
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").weak() => "صاحب(ة) الطلب", "Demandeur", "Asker";
    PURPOSE: Purpose = choice("purpose").required() => "ما يبت فيه", "Objet", "Purpose";
    /// From 1, within one chain.
    STEP_NO: i64 = integer("stepNo").required() => "رقم المرحلة", "N° d’étape", "Step number";
    STEP: Stage = choice("step").required() => "المرحلة", "Étape", "Step";
    /// Frozen when sent: `{step, then: […]}`.
    RULE: Json = json("rule").bytes(8_192).required() => "القاعدة", "Règle", "Rule";
    /// Who may decide today; found anew at each look.
    ACTORS: Vec<Id> = links("actorIds", || &USERS) => "من يبت", "Décideurs", "Deciders";
    MANAGER_TYPE: ManagerType = choice("managerType") => "صفة الرئيس(ة) المباشر(ة)", "Qualité", "Office";
    DECISION: Verdict = choice("decision").default(Verdict::Pending.wire()) => "القرار", "Décision", "Decision";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    ON_BEHALF_OF: Id = link("onBehalfOfId", || &EMPLOYEES).expands("onBehalfOf").weak() => "نيابة عن", "Au nom de", "On behalf of";
    REASON: String = long("reason") => "التعليل", "Motif", "Reason";
    OPENED_AT: Instant = instant("openedAt").required() => "تاريخ الفتح", "Ouverte le", "Opened at";
    /// The end of the last working day to answer.
    DUE_AT: Instant = instant("dueAt") => "أجل الجواب", "À décider avant", "Due at";
    /// The next level was asked beside the first, which had not answered in time.
    ESCALATED: bool = flag("escalated") => "أحيلت على المستوى الأعلى", "Transmise au niveau supérieur", "Escalated";
    DECIDED_AT: Instant = instant("decidedAt") => "تاريخ القرار", "Décidé le", "Decided at";
    SIGNATURE: Id = link("signatureId", || &SIGNATURES).weak() => "التوقيع", "Signature", "Signature";
    /// The word of an earlier step counts for this one: the same person was asked once.
    SAME_AS: i64 = integer("sameAsStep") => "نفس صاحب(ة) قرار المرحلة", "Même décideur qu’à l’étape", "Same decider as of step";
    /// Who was asked for an opinion, in `users`.
    ASKED: Vec<Id> = links("askedIds", || &USERS) => "من طلب رأيهم", "Avis demandés à", "Opinions asked of";
    /// `[{to, by, question, at, answer?, answeredAt?}]`
    OPINIONS: Json = json("opinions").bytes(65_536) => "الآراء", "Avis", "Opinions";
}

/// Read by the timeline of what is decided and by those who decide; never by the generic doors.
pub static APPROVALS: Collection = Collection {
    one: Label::new("مصادقة", "Approbation", "Approval"),
    many: Label::new("المصادقات", "Approbations", "Approvals"),
    indexes: &[&[SUBJECT_COLLECTION.def, SUBJECT.def], &[DECISION.def, DUE_AT.def]],
    access: Access::resource(people::RESOURCE).private().read_only().never_deleted(),
    title: &[SUBJECT_COLLECTION.def],
    ..Collection::new("approvals", FIELDS)
};

/// Decided by its actors alone.
pub static APPROVAL: Entity = Entity {
    actions: &[
        &super::decide::DECIDE,
        &super::look::PENDING,
        &super::look::TIMELINE,
        &super::question::ASK,
        &super::question::ANSWER,
    ],
    routines: &[&super::remind::ROUTINE, &super::renew::ROUTINE],
    jobs: &[&crate::stale_actors::RENEW],
    error_codes: &[super::decide::ERROR_CODES, super::question::ERROR_CODES],
    extensions: &[
        super::notice::NOTICES,
        super::look::TASKS,
        super::handover::DECLARED,
        &[&super::renew::RENEWAL],
    ],
    ..Entity::plain(&APPROVALS)
};

/// The steps of a document, in the order in which they were opened.
pub(super) fn all_of(cx: &Cx<'_>, subject: &Document) -> Result<Vec<Document>> {
    cx.all(
        &APPROVALS,
        [SUBJECT_COLLECTION.eq(subject.of.id), SUBJECT.eq(&subject.id)],
    )
}

/// The step of a document that waits to be decided.
pub(super) fn open_of(cx: &Cx<'_>, subject: &Document) -> Result<Option<Document>> {
    let open = [
        SUBJECT_COLLECTION.eq(subject.of.id),
        SUBJECT.eq(&subject.id),
        DECISION.eq(Verdict::Pending),
    ];
    cx.first(&APPROVALS, open)
}

/// What was frozen of a step: who decides it, and the steps after it.
pub(super) fn frozen(step: &Document) -> (Option<StepRule>, Vec<StepRule>) {
    let rule = step.get(RULE).unwrap_or_default();
    let own = serde_json::from_value(rule["step"].clone()).ok();
    let then = serde_json::from_value(rule["then"].clone()).unwrap_or_default();
    (own, then)
}
