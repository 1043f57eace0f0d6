//! Leave that a change counts otherwise (إعادة احتساب الرخص): what was granted and would take more days stays as it is until human
//! resources decide on it, all leaves of one change in one act (decision 68).

use engine::{Cx, Entity};
use platform::notice::NOTIFICATIONS;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Decimal, Document, Fields, Grant, Id, Instant, Label, Result, Rows, Unique, Who, choice,
    choices, date, decimal, fields, instant, link, long, text,
};

mod act;
mod notice;
#[cfg(test)]
mod tests;
mod wording;

use crate::leave_request::field::{self as request, LEAVE_REQUESTS};
use crate::leave_request::recount::lacking;
use crate::permission::{HR, PORTAL};

choices! {
    /// What changed.
    Cause {
        Holiday = "holiday": "عطلة رسمية", "Jour férié", "Public holiday";
        Hours = "hours": "توقيت العمل", "Horaire de travail", "Work schedule";
        Place = "place": "مقر العمل", "Affectation", "Posting";
        Sick = "sick": "إلغاء رخصة مرض أو تقليصها", "Congé de maladie annulé ou écourté", "Sick leave called off or cut short";
    }
    /// How it stands.
    State {
        Open = "open" as Warn: "في انتظار القرار", "À décider", "To decide";
        Kept = "kept" as Good: "أبقيت كما منحت", "Maintenu comme accordé", "Kept as granted";
        Recounted = "recounted" as Info: "أعيد احتسابها", "Recompté", "Counted again";
        Shortened = "shortened" as Info: "قلصت مدتها", "Écourté", "Cut short";
        Void = "void" as Quiet: "لم يعد له موضوع", "Sans objet", "Void";
    }
}

fields! {
    REQUEST: Id = link("requestId", || &LEAVE_REQUESTS).expands("request").required() => "طلب الرخصة", "Demande de congé", "Leave request";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    CAUSE: Cause = choice("cause").required() => "سبب التغيير", "Origine du changement", "Cause";
    /// The same for all leaves of one change: of a holiday its day, else the row that changed.
    CHANGE: String = text("change").max(64).required() => "التغيير", "Changement", "Change";
    START: Date = date("startDate").required() => "من", "Du", "From";
    END: Date = date("endDate").required() => "إلى", "Au", "To";
    STANDS: Decimal = decimal("standingDays").required() => "الأيام كما منحت", "Jours accordés", "Days as granted";
    COUNTED: Decimal = decimal("countedDays").required() => "الأيام بعد التغيير", "Jours après le changement", "Days after the change";
    /// What the balance lacks for it.
    LACKING: Decimal = decimal("lackingDays") => "الأيام الناقصة من الرصيد", "Jours manquants au solde", "Days lacking of the balance";
    STATE: State = choice("state").default(State::Open.wire()).required() => "الحالة", "État", "State";
    REASON: String = long("reason") => "التعليل", "Motif", "Reason";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak() => "صاحب(ة) القرار", "Décidé par", "Decided by";
    DECIDED_AT: Instant = instant("decidedAt") => "تاريخ القرار", "Décidé le", "Decided at";
    /// One leave waits once.
    ONCE: String = text("once").max(80).hidden() => "مرة واحدة", "Unique", "Once";
}

/// Written by jobs and one action; read by human resources.
pub static LEAVE_RECOUNTS: Collection = Collection {
    one: Label::new("رخصة معادة الاحتساب", "Congé à recompter", "Leave to count again"),
    many: Label::new("إعادة احتساب الرخص", "Congés à recompter", "Leaves to count again"),
    unique: &[Unique::on(&[ONCE.def])],
    indexes: &[&[STATE.def, CHANGE.def]],
    access: Access::resource(PORTAL)
        .only_grants()
        .read_only()
        .never_deleted()
        .grants(&[Grant::new(Who::Holder(HR), Rows::All, Fields::All)]),
    title: &[CHANGE.def],
    ..Collection::new("leaveRecounts", FIELDS)
};

/// Decided on by human resources, whole lists at once.
pub static LEAVE_RECOUNT: Entity = Entity {
    after_write: &[engine::Effect {
        touches: &[|| &NOTIFICATIONS],
        run: notice::human_resources_are_told,
    }],
    actions: &[&act::DECIDE],
    error_codes: &[act::ERROR_CODES],
    extensions: &[notice::NOTICES],
    ..Entity::plain(&LEAVE_RECOUNTS)
};

/// Puts a granted leave down that a change would take more days of. → whether anything is said anew.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn propose(cx: &mut Cx<'_>, row: &Document, counted: &Document, cause: Cause, change: &str) -> Result<bool> {
    let open = open_of(cx, row)?;
    let before = open.clone();
    let mut entry = open.unwrap_or_else(|| Document::new(&LEAVE_RECOUNTS));
    entry.set(REQUEST, Id(row.id.clone()));
    entry.set(EMPLOYEE, row.need(request::EMPLOYEE)?);
    entry.set(CAUSE, cause);
    entry.set(CHANGE, change.to_owned());
    entry.set(START, row.need(request::START)?);
    entry.set(END, row.need(request::END)?);
    entry.set(STANDS, row.get(request::WORKING_DAYS).unwrap_or_default());
    entry.set(COUNTED, counted.get(request::WORKING_DAYS).unwrap_or_default());
    entry.set(LACKING, Decimal(lacking(cx, counted)?));
    entry.set(STATE, State::Open);
    entry.set(ONCE, row.id.clone());
    match before {
        Some(before) if before == entry => Ok(false),
        Some(_) => cx.update(entry).map(|_| true),
        None => cx.create(entry).map(|_| true),
    }
}

/// What waits of a leave has no object any more.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn close(cx: &mut Cx<'_>, row: &Document) -> Result<()> {
    match open_of(cx, row)? {
        Some(entry) => end(cx, entry, State::Void),
        None => Ok(()),
    }
}

fn open_of(cx: &Cx<'_>, row: &Document) -> Result<Option<Document>> {
    cx.first(&LEAVE_RECOUNTS, [ONCE.eq(&row.id)])
}

fn end(cx: &mut Cx<'_>, mut entry: Document, state: State) -> Result<()> {
    let now = cx.moment();
    entry.set(STATE, state);
    entry.set(DECIDED_AT, now);
    entry.clear(ONCE);
    cx.update(entry).map(drop)
}
