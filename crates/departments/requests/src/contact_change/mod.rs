//! Corrections of contact data (تصحيح معطيات الاتصال): an employee says what is otherwise, human resources accept or refuse it
//! field by field, and what is accepted stands in the file at once.

use engine::{Effect, Entity};
use platform::notice::NOTIFICATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Flow, Grant, Id, Instant, Label, Rows, Step, Unique, Who, choice, choices, fields,
    instant, json, link, text,
};
use serde_json::Value as Json;

mod act;
mod line;
mod notice;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

use crate::permission::HR;

choices! {
    /// Where it stands.
    ContactStatus {
        Pending = "pending" as Info: "في الانتظار", "En attente", "Pending";
        Approved = "approved" as Good: "مقبول", "Acceptée", "Approved";
        Rejected = "rejected" as Bad: "مرفوض", "Refusée", "Rejected";
        Cancelled = "cancelled" as Quiet: "ملغى", "Annulée", "Cancelled";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").computed() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// Each field with what stood, what is asked for, and whether it was accepted.
    CHANGES: Json = json("changes").computed() => "التصحيحات", "Corrections", "Corrections";
    STATUS: ContactStatus = choice("status").default(ContactStatus::Pending.wire()).computed() => "الحالة", "Statut", "Status";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    /// Why fields were refused, by their names.
    REASONS: Json = json("reasons").computed() => "أسباب الرفض", "Motifs du refus", "Reasons of the refusal";
    /// Says so while it waits: one waits for a person.
    WAITING: String = text("waiting").max(8).computed().hidden() => "في الانتظار", "En attente", "Waiting";
}

/// Human resources decide; whoever asked withdraws it.
pub(crate) const FLOW: Flow = Flow {
    field: STATUS.def,
    steps: &[
        Step::new(
            "approve",
            Label::new("القبول", "Accepter", "Accept"),
            &[ContactStatus::Pending.wire()],
            ContactStatus::Approved.wire(),
        )
        .requires(&[DECIDED_BY.def]),
        Step::new(
            "reject",
            Label::new("الرفض", "Refuser", "Refuse"),
            &[ContactStatus::Pending.wire()],
            ContactStatus::Rejected.wire(),
        )
        .requires(&[DECIDED_BY.def, REASONS.def]),
        Step::new(
            "cancel",
            Label::new("السحب", "Retirer", "Withdraw"),
            &[ContactStatus::Pending.wire()],
            ContactStatus::Cancelled.wire(),
        )
        .by(&[schema::Actor::Person(&[EMPLOYEE.def])]),
    ],
};

/// Written by actions alone: the person reads what is theirs, human resources everything.
pub static CONTACT_CHANGES: Collection = Collection {
    one: Label::new(
        "تصحيح معطيات الاتصال",
        "Correction de coordonnées",
        "Correction of contact data",
    ),
    many: Label::new(
        "تصحيحات معطيات الاتصال",
        "Corrections de coordonnées",
        "Corrections of contact data",
    ),
    unique: &[Unique::on(&[EMPLOYEE.def, WAITING.def]).otherwise(rules::ALREADY_WAITS)],
    flow: Some(FLOW),
    indexes: &[&[STATUS.def]],
    access: Access::resource(platform::people::RESOURCE)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[
            Grant::new(Who::Holder(HR), Rows::All, Fields::All),
            Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        ]),
    page: "/rhDocuments/contacts/{id}",
    ..Collection::new("contactChanges", FIELDS)
};

/// One waits for a person; nobody decides their own.
pub static CONTACT_CHANGE: Entity = Entity {
    before_write: &[rules::fill_derived_fields],
    after_write: &[Effect {
        touches: &[|| &NOTIFICATIONS],
        run: notice::people_are_told,
    }],
    actions: &[&act::REQUEST, &act::WITHDRAW, &act::DECIDE],
    error_codes: &[rules::ERROR_CODES],
    extensions: &[notice::NOTICES, notice::TASKS],
    ..Entity::plain(&CONTACT_CHANGES)
};
