//! Exit slips (ورقة الخروج): leave to be out during hours, within one day.
//!
//! An employee asks, the head answers by the chain of approval; or one that was given on paper is entered. An approved one
//! takes its person away from the day.

use engine::{Act, Allowed, Check, Effect, Entity, Guard, Subject};
use platform::approval::{ManagerType, Stage};
use platform::notice::NOTIFICATIONS;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use platform::workday::STALE_DAYS;
use schema::{
    Access, Collection, Date, FieldDef, Fields, Grant, Id, Instant, Label, Rows, Unit, Who, choice, choices, date,
    fields, instant, link, links, long, text,
};

mod act;
mod away;
mod chain;
mod notice;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

use crate::permission::ATTENDANCE;

choices! {
    /// Where it stands.
    Status {
        Pending = "pending" as Info: "في الانتظار", "En attente", "Pending";
        Approved = "approved" as Good: "مقبولة", "Accordée", "Approved";
        Rejected = "rejected" as Bad: "مرفوضة", "Refusée", "Rejected";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulée", "Cancelled";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    FROM: String = text("fromTime").form(&schema::TIME).required() => "من الساعة", "De", "From";
    /// Back at this time.
    TO: String = text("toTime").form(&schema::TIME).required() => "إلى الساعة", "À", "To";
    REASON: String = long("reason") => "السبب", "Motif", "Reason";
    STATUS: Status = choice("status").default(Status::Pending.wire()).computed() => "الحالة", "Statut", "Status";
    /// Where its chain stands; none of one that was given on paper.
    STEP: Stage = choice("step").computed() => "المرحلة", "Étape", "Step";
    ACTORS: Vec<Id> = links("actorIds", || &USERS).at_most(200).computed() => "المكلفون بالقرار", "Décideurs", "Who decides";
    MANAGER_TYPE: ManagerType = choice("managerType").computed() => "صفة الرئيس(ة) المباشر(ة)", "Qualité du responsable", "Manager type";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt").computed() => "تاريخ القرار", "Décidé le", "Decided at";
    DECISION_REASON: String = long("decisionReason").computed() => "تعليل القرار", "Motif de la décision", "Reason of the decision";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
}

const UNITS: &[(Unit, &FieldDef)] = &[
    (Unit::Bureau, &BUREAU.def),
    (Unit::Service, &SERVICE.def),
    (Unit::Annexe, &ANNEXE.def),
];
/// Written by actions alone; the person, the unit and human resources read it.
pub static EXIT_PERMISSIONS: Collection = Collection {
    one: Label::new("رخصة الخروج", "Bon de sortie", "Exit slip"),
    many: Label::new("رخص الخروج", "Bons de sortie", "Exit slips"),
    indexes: &[&[EMPLOYEE.def, DATE.def], &[DATE.def, STATUS.def]],
    access: Access::resource(ATTENDANCE).read_only().never_deleted().grants(&[
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        Grant::new(Who::Users, Rows::User(&ACTORS.def), Fields::All),
        Grant::new(Who::Heads, Rows::Unit(UNITS), Fields::All),
    ]),
    title: &[DATE.def],
    page: "/pointage/exits/{id}",
    ..Collection::new("exitPermissions", FIELDS)
};

const TO_CANCEL: Subject = Subject::new(
    || &EXIT_PERMISSIONS,
    &[
        Guard::Part(Check {
            reads: &[EMPLOYEE.def],
            check: act::is_own_or_kept,
        }),
        Guard::Check(Check {
            reads: &[STATUS.def, DATE.def, FROM.def, EMPLOYEE.def],
            check: act::is_open,
        }),
    ],
);

/// Half-open times within one day; the day is computed again when it is approved or called off.
pub static EXIT_PERMISSION: Entity = Entity {
    before_write: &[
        rules::it_ends_after_it_begins,
        rules::one_at_a_time,
        rules::fill_derived_fields,
    ],
    after_write: &[
        Effect {
            touches: &[|| &STALE_DAYS],
            run: away::days_follow,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
    ],
    actions: &[
        &Act::new(
            "exitPermissions.request",
            wording::REQUEST,
            || &EXIT_PERMISSIONS,
            Allowed::Users,
            act::request,
        ),
        &Act::new(
            "exitPermissions.enter",
            wording::ENTER,
            || &EXIT_PERMISSIONS,
            Allowed::Users,
            act::enter,
        ),
        &Act::on(
            "exitPermissions.cancel",
            wording::CANCEL,
            TO_CANCEL,
            Allowed::Users,
            act::cancel,
        ),
    ],
    error_codes: &[rules::ERROR_CODES, act::ERROR_CODES],
    extensions: &[away::DECLARED, chain::DECLARED, notice::NOTICES],
    ..Entity::plain(&EXIT_PERMISSIONS)
};
