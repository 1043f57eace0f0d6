//! Somebody leaves, for good or for a time, and comes back: one act says from which day and why, after it was shown what rests on
//! them; what is planned after that day is named there too, and is printed no more.

use engine::{Act, Allowed, Check, Cx, Guard, Input, Inputs, Subject, input, inputs};
use jiff::{ToSpan, civil};
use schema::{Argument, Collection, Date, Document, ErrorCode, FieldDef, FieldSet, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::{ACTIVE, EMPLOYEES, wording};
use crate::handover::Handover;
use crate::home::content::title_in;
use crate::people::career_step::activity::in_activity_on;
use crate::people::career_step::aspect::steps_of;
use crate::people::career_step::{self, CAREER_STEPS, Kind};
use crate::people::user::{self, DISABLED, USERS};

#[cfg(test)]
mod tests;

error_codes! {
    OUT_ALREADY = "employee_out_of_service", conflict => "هذا الشخص خارج الخدمة في هذا التاريخ", "Cette personne n’est déjà plus en service à cette date", "This person is out of service on that day already";
    IN_SERVICE = "employee_in_service", conflict => "هذا الشخص في الخدمة في هذا التاريخ", "Cette personne est déjà en service à cette date", "This person is in service on that day already";
    NO_END = "service_end_kind", invalid => "{field}: انتهاء الخدمة أو التوقف عن القيام بالوظيفة", "{field}\u{a0}: cessation ou interruption de service", "{field}: an end or an interruption of service";
    ACCOUNT_LATER = "service_end_account_later", invalid => "لا يعطل الحساب قبل مغادرة صاحبه: يعطل في اليوم المحدد", "Le compte ne se désactive pas avant le départ\u{a0}: il se désactive le jour venu", "An account is not disabled before its owner leaves: it is disabled on that day";
    GROUND_REQUIRED = "service_end_ground_required", invalid => "{field}: المرجو بيان سبب انتهاء الخدمة", "{field}\u{a0}: indiquez la cause de la cessation de service", "{field}: say why the service ends";
    PAST_REASON_REQUIRED = "service_end_reason_required", invalid => "{field}: التاريخ سابق لليوم، المرجو بيان السبب لأن أيام الحضور ستتغير", "{field}\u{a0}: la date est passée, indiquez le motif\u{202f}: des journées de présence changeront", "{field}: the day is past, say why: days of attendance will change";
}

inputs! {
    /// Of whom it is asked, and from when.
    pub(super) struct Leaver {
        /// The employee.
        id: Id = need("id"),
        /// From which day on they are away, today where none is named.
        on: Option<civil::Date> = may("on"),
    }
}

/// What is said of an end or an interruption.
const SAID_OF_END: &[FieldDef] = &[
    career_step::EMPLOYEE.def,
    career_step::KIND.def,
    career_step::ON.def,
    career_step::GROUND.def,
    career_step::POSITION.def,
    career_step::DECISION.def,
    career_step::DECIDED_ON.def,
    career_step::FILE.def,
    career_step::REASON.def,
];
/// What is said of a return.
const SAID_OF_RETURN: &[FieldDef] = &[
    career_step::EMPLOYEE.def,
    career_step::ON.def,
    career_step::DECISION.def,
    career_step::DECIDED_ON.def,
    career_step::FILE.def,
    career_step::REASON.def,
];
/// Of an end: nobody signs in for them any more.
const DISABLES: engine::input::Declared<bool> = engine::input::flag(DISABLES_NAME);
const DISABLES_NAME: &str = "disableAccount";

/// An end or an interruption of a service.
pub(super) struct ServiceEnd {
    step: Map<String, Json>,
    disables_account: bool,
}

impl Inputs for ServiceEnd {
    fn arguments() -> Vec<Argument> {
        let mut all = input::fields(&CAREER_STEPS, SAID_OF_END);
        all.push(DISABLES.argument("Nobody signs in for them any more; administrators may say so."));
        all
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(ServiceEnd {
            step: given.values(SAID_OF_END),
            disables_account: DISABLES.read(given)?,
        })
    }
}

/// A return to service.
pub(super) struct Return(Map<String, Json>);

impl Inputs for Return {
    fn arguments() -> Vec<Argument> {
        input::fields(&CAREER_STEPS, SAID_OF_RETURN)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(Return(given.values(SAID_OF_RETURN)))
    }
}

const HR: Allowed = Allowed::Holders(&[crate::people::HR]);

/// `employees.handover`: what rests on somebody; its names as far as the caller may read them.
pub(super) const HANDOVER: Act<Leaver, ServiceHandover> = Act::read("employees.handover", HR, handover);
/// `employees.endService` makes a step of the career.
pub(super) const END: Act<ServiceEnd> =
    Act::new("employees.endService", wording::END_SERVICE, || &CAREER_STEPS, HR, end).with_subject(TO_END);
/// `employees.resumeService` makes a step of the career.
pub(super) const RESUME: Act<Return> = Act::new(
    "employees.resumeService",
    wording::RESUME_SERVICE,
    || &CAREER_STEPS,
    HR,
    resume,
)
.with_subject(TO_RESUME);

/// What rests on somebody.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ServiceHandover {
    items: Vec<HandoverGroup>,
    /// How many accounts are theirs.
    accounts: usize,
    may_disable: bool,
}

/// What of a collection rests on somebody.
#[derive(Serialize, JsonSchema)]
struct HandoverGroup {
    #[schemars(with = "schema::CollectionId")]
    collection: &'static str,
    /// What it is called, in the caller's language.
    label: &'static str,
    count: usize,
    /// Those that the caller may read.
    rows: Vec<HandoverDocument>,
}

/// A document that rests on somebody.
#[derive(Serialize, JsonSchema)]
struct HandoverDocument {
    title: String,
    /// Where it stands on the web; empty where it has no page.
    page: String,
}

const TO_END: Subject = Subject::new(
    || &EMPLOYEES,
    &[Guard::Check(Check {
        reads: &[ACTIVE.def],
        check: |cx, file| is_ever(cx, file, true, OUT_ALREADY),
    })],
);
const TO_RESUME: Subject = Subject::new(
    || &EMPLOYEES,
    &[Guard::Check(Check {
        reads: &[ACTIVE.def],
        check: |cx, file| is_ever(cx, file, false, IN_SERVICE),
    })],
);

/// Refuses somebody who is in service, or out of it, neither today nor on a day to come: their steps say from which days on that
/// changes.
fn is_ever(cx: &Cx<'_>, file: &Document, in_service: bool, otherwise: ErrorCode) -> Result<()> {
    let (today, steps) = (cx.today(), steps_of(cx, &file.id)?);
    let days = steps.iter().filter_map(|step| step.get(career_step::ON));
    let days = days.flat_map(|Date(on)| [on, on.saturating_add(1.day())]);
    let mut days = days.filter(|day| *day > today).chain([today]);
    if days.any(|day| in_activity_on(file, &steps, day) != Some(!in_service)) {
        return Ok(());
    }
    Err(otherwise.into())
}

fn handover(cx: &Cx<'_>, leaver: &Leaver) -> Result<ServiceHandover> {
    let file = cx.need_readable(&EMPLOYEES, leaver.id.as_str())?;
    let from = leaver.on.unwrap_or_else(|| cx.today());
    let mut found: Vec<Document> = Vec::new();
    for Handover(find) in cx.extensions::<Handover>() {
        found.extend(find(cx, &Id(file.id.clone()), from)?);
    }
    let mut kinds: Vec<&'static Collection> = Vec::new();
    for document in &found {
        if !kinds.contains(&document.of) {
            kinds.push(document.of);
        }
    }
    let row = |document: &Document| HandoverDocument {
        title: title_in(document, cx.lang()),
        page: document.of.page.replace("{id}", &document.id),
    };
    let of_kind = |of: &&'static Collection| -> Result<HandoverGroup> {
        let all = found.iter().filter(|one| one.of == *of);
        let ids: Vec<String> = all.map(|one| one.id.clone()).collect();
        // Names as far as the caller reads them, fields and rows.
        let rows = cx.many_readable(of, &ids)?.iter().map(row).collect();
        Ok(HandoverGroup {
            collection: of.id,
            label: of.many.text(cx.lang()),
            count: ids.len(),
            rows,
        })
    };
    let accounts = user::of_employee(cx, &file.id)?.len();
    Ok(ServiceHandover {
        items: kinds.iter().map(of_kind).collect::<Result<_>>()?,
        accounts,
        may_disable: cx.who().may(&USERS, "update"),
    })
}

fn end(cx: &mut Cx<'_>, order: &ServiceEnd) -> Result<Document> {
    let step = read_step(&order.step)?;
    let employee = step.need(career_step::EMPLOYEE)?;
    let file = TO_END.admit(cx, employee.as_str())?;
    let (kind, Date(on)) = (step.need(career_step::KIND)?, step.need(career_step::ON)?);
    if !kind.is_end_of_activity() {
        return Err(Rejection::new(NO_END).about(&career_step::KIND.def).into());
    }
    if kind == Kind::End && step.get(career_step::GROUND).is_none() {
        return Err(Rejection::new(GROUND_REQUIRED).about(&career_step::GROUND.def).into());
    }
    if order.disables_account && on > cx.today() {
        return Err(Rejection::new(ACCOUNT_LATER).field(DISABLES_NAME).into());
    }
    if in_activity_on(&file, &steps_of(cx, &file.id)?, on) == Some(false) {
        return Err(Rejection::new(OUT_ALREADY).field(career_step::ON.def.name).into());
    }
    let made = write_step(cx, step, on)?;
    if order.disables_account {
        disable_accounts(cx, &employee)?;
    }
    Ok(made)
}

fn resume(cx: &mut Cx<'_>, Return(said): &Return) -> Result<Document> {
    let step = read_step(said)?.with(career_step::KIND, Kind::Resume);
    let file = TO_RESUME.admit(cx, step.need(career_step::EMPLOYEE)?.as_str())?;
    let Date(on) = step.need(career_step::ON)?;
    if in_activity_on(&file, &steps_of(cx, &file.id)?, on) == Some(true) {
        return Err(Rejection::new(IN_SERVICE).field(career_step::ON.def.name).into());
    }
    write_step(cx, step, on)
}

fn read_step(said: &Map<String, Json>) -> Result<Document> {
    let mut said = said.clone();
    said.entry(career_step::KIND.def.name)
        .or_insert_with(|| json!(Kind::Resume.wire()));
    let all = FieldSet::all(&CAREER_STEPS);
    let mut step = Document::new(&CAREER_STEPS);
    step.apply(&schema::validate(&CAREER_STEPS, &said, all, all, None)?)?;
    Ok(step)
}

/// What is entered late moves days that were computed: it says why. Of steps that stand out of order the same reason speaks.
fn write_step(cx: &mut Cx<'_>, step: Document, on: civil::Date) -> Result<Document> {
    let says_why = step
        .get(career_step::REASON)
        .is_some_and(|reason| !reason.trim().is_empty());
    if on < cx.today() && !says_why {
        return Err(Rejection::new(PAST_REASON_REQUIRED)
            .about(&career_step::REASON.def)
            .into());
    }
    cx.create(step)
}

/// Accounts are the administrators' to disable.
fn disable_accounts(cx: &mut Cx<'_>, employee: &Id) -> Result<()> {
    if !cx.who().may(&USERS, "update") {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    for user in cx.all(&USERS, [user::EMPLOYEE.eq(employee)])? {
        cx.update(user.with(DISABLED, true))?;
    }
    Ok(())
}
