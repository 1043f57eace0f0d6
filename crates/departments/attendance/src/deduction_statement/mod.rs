//! Statements of deductions (جدول الاقتطاعات): the unjustified hours of somebody in a month, day by day, with what preceded each:
//! the request, the reply, the decision (law 12-81). They state time and never money.
//!
//! A day is deducted when its request reached the employee, the term is over and somebody decided; others stand apart, named with
//! what is missing, and come into the next statement when they are ready.
//!
//! A draft is made anew as often as wanted; a signed one is frozen. What changes of a day after that is a counter-line of the next
//! statement, so that no minute is ever stated twice.

use engine::{Act, Allowed, Effect, Entity};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Actor, Collection, FieldDef, Fields, Flow, Form, Grant, Id, Instant, Label, Rows, Step, Unique, Who,
    choice, choices, fields, file, instant, integer, json, link, long, text,
};

mod act;
mod line;
mod paper;
mod ready;
mod rules;
mod standing;
#[cfg(test)]
mod tests;
mod wording;

use crate::permission::{ABSENCES as RESOURCE, DECIDES_ABSENCES as DECIDES, HR};

choices! {
    /// Where it stands.
    State {
        Draft = "draft" as Info: "مسودة", "Projet", "Draft";
        Signed = "signed" as Good: "موقع", "Signé", "Signed";
        Cancelled = "cancelled" as Quiet: "ملغى", "Annulé", "Cancelled";
    }
}

/// A month, `2026-11`.
static MONTH_FORM: Form = Form {
    name: "month",
    spelling: |text| text.trim().to_owned(),
    is_right: |text| text.len() == 7 && format!("{text}-01").parse::<jiff::civil::Date>().is_ok(),
    pattern: r"^\s*[0-9]{4}-(0[1-9]|1[0-2])\s*$",
    expects: Label::new(
        "شهر مثل \u{2066}2026-11\u{2069}",
        "un mois, par exemple 2026-11",
        "a month, for example 2026-11",
    ),
    otherwise: None,
    sought: None,
};

fields! {
    MONTH: String = text("month").form(&MONTH_FORM).max(7).required() => "الشهر", "Mois", "Month";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// What its lines come to without those that stand apart; a counter-line may take away.
    MINUTES: i64 = integer("minutes").computed() => "مجموع الدقائق", "Total des minutes", "Minutes in all";
    /// Each day with its minutes, what preceded it, and what is missing before it may be deducted.
    LINES: serde_json::Value = json("lines").computed() => "الأيام", "Journées", "Days";
    STATE: State = choice("state").default(State::Draft.wire()).computed() => "الحالة", "Statut", "State";
    SIGNED_BY: Id = link("signedById", || &USERS).expands("signedBy").weak().computed() => "الموقع(ة)", "Signé par", "Signed by";
    SIGNED_AT: Instant = instant("signedAt").computed() => "تاريخ التوقيع", "Signé le", "Signed at";
    /// The office whose signature it waits for, as long as it is a draft that may be signed.
    SIGN_BY: String = text("signBy").computed().hidden() => "في انتظار توقيع", "À signer par", "To be signed by";
    /// Who signed it electronically, as its paper says it.
    SIGNER: serde_json::Value = json("signer").computed().hidden() => "الموقع(ة)", "Signataire", "Signatory";
    SIGNED_FILE: Id = file("signedFileId", DOWNLOADABLE_DOCUMENTS).computed() => "النسخة الموقعة", "Copie signée", "Signed copy";
    /// The sheet that was signed by hand.
    SIGNED_SCAN: Id = file("signedScanId", DOWNLOADABLE_DOCUMENTS).computed().given_to_action() => "النسخة الموقعة خطيا", "Copie signée à la main", "Copy signed by hand";
    CANCELLED_REASON: String = long("cancelledReason").computed() => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS).computed() => "الوثيقة", "Document", "Document";
    /// Says so as long as it is not cancelled.
    STANDING: String = text("standing").max(8).computed().hidden() => "قائم", "En vigueur", "Standing";
}

const DECIDERS: &[Actor] = &[Actor::Permission("approve")];
/// The signatory; human resources enter what was signed by hand.
const SIGNERS: &[Actor] = &[Actor::Office(&SIGN_BY.def), Actor::Permission("approve")];
/// What whoever is to sign a statement reads of it.
const TO_SIGN: &[FieldDef] = &[MONTH.def, EMPLOYEE.def, MINUTES.def, LINES.def, STATE.def];

/// Signed once; cancelled with a reason, whatever it was.
pub(crate) const FLOW: Flow = Flow {
    field: STATE.def,
    steps: &[
        Step::new(
            "sign",
            Label::new("التوقيع", "Signer", "Sign"),
            &[State::Draft.wire()],
            State::Signed.wire(),
        )
        .by(SIGNERS)
        .requires(&[SIGNED_BY.def, SIGNED_AT.def]),
        Step::new(
            "cancel",
            Label::new("الإلغاء", "Annuler", "Cancel"),
            &[State::Draft.wire(), State::Signed.wire()],
            State::Cancelled.wire(),
        )
        .by(DECIDERS)
        .requires(&[CANCELLED_REASON.def]),
    ],
};

/// One a person and month that is not cancelled; made by the house, read by human resources and by whoever is to sign it.
pub static DEDUCTION_STATEMENTS: Collection = Collection {
    one: Label::new("جدول الاقتطاعات", "État des retenues", "Statement of deductions"),
    many: Label::new("جداول الاقتطاعات", "États des retenues", "Statements of deductions"),
    unique: &[Unique::on(&[MONTH.def, EMPLOYEE.def, STANDING.def])],
    flow: Some(FLOW),
    indexes: &[&[MONTH.def, STATE.def], &[SIGN_BY.def]],
    access: Access::resource(RESOURCE)
        .read_only()
        .never_deleted()
        .only_grants()
        .grants(&[
            Grant::new(Who::Holder(HR), Rows::All, Fields::All),
            Grant::new(Who::Users, Rows::Office(&SIGN_BY.def), Fields::Only(TO_SIGN)),
        ]),
    title: &[MONTH.def],
    page: "/absence-management/deductions/{id}",
    ..Collection::new("deductionStatements", FIELDS)
};

/// Made of absences, signed by the signatory in force, never about themselves.
pub static DEDUCTION_STATEMENT: Entity = Entity {
    before_write: &[rules::what_was_signed_stays, rules::fill_derived_fields],
    after_write: &[Effect {
        touches: &[|| &AUTHENTIC_DOCUMENTS],
        run: paper::its_papers_follow,
    }],
    actions: &[
        &Act::long(
            act::GENERATE,
            wording::GENERATE,
            Allowed::Holders(&[HR, DECIDES]),
            act::generate,
        ),
        &act::SIGN,
        &act::SIGN_BY_HAND,
        &act::CANCEL,
        &paper::PRINT,
        &paper::DRAFT,
    ],
    error_codes: &[rules::ERROR_CODES, act::ERROR_CODES, paper::ERROR_CODES],
    extensions: &[&[&paper::STATEMENT, &act::AWAITED, &standing::STANDING_DAYS]],
    ..Entity::plain(&DEDUCTION_STATEMENTS)
};
