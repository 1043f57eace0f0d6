//! ContactCorrections are asked for, withdrawn, and decided field by field.

use std::collections::BTreeMap;

use engine::{Act, Allowed, Check, Cx, Guard, Input, Inputs, Subject, input, inputs};
use platform::decision::{is_open_step, is_own, user_deciding_on};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Argument, Condition, Document, FieldSet, Id, Rejection, Result, Value, error_codes};
use serde_json::{Map, Value as Json, json};

use super::line::{CONTACT_FIELDS, ContactLine, lines};
use super::rules::{FILE_CHANGED, NO_SUCH_FIELD, SAYS_NOTHING};
use super::{
    CHANGES, CONTACT_CHANGES, ContactStatus, DECIDED_AT, DECIDED_BY, EMPLOYEE, FLOW, REASONS, STATUS, wording,
};
use crate::permission::HR;

/// The contact data as they should be; what is not named stays.
#[derive(Clone)]
pub(super) struct ContactCorrection(Map<String, Json>);

impl Inputs for ContactCorrection {
    fn arguments() -> Vec<Argument> {
        input::fields(&EMPLOYEES, &CONTACT_FIELDS)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(ContactCorrection(given.values(&CONTACT_FIELDS)))
    }
}

inputs! {
    /// What is decided of a correction, field by field.
    pub(super) struct FieldDecisions {
        /// The names of the fields that are accepted; the others are refused.
        accepted: Option<Vec<String>> = may("accepted"),
        /// Why fields are refused, by their names.
        reasons: Option<BTreeMap<String, String>> = may("reasons"),
    }
}

/// Of one's own file; it waits for human resources.
pub(super) const REQUEST: Act<ContactCorrection> = Act::new(
    "contactChanges.request",
    wording::REQUEST,
    || &CONTACT_CHANGES,
    Allowed::Users,
    request,
);

fn request(cx: &mut Cx<'_>, ContactCorrection(data): &ContactCorrection) -> Result<Document> {
    let own = cx.who().employee.clone().ok_or(error_codes::NO_EMPLOYEE)?;
    let file = cx.need(&EMPLOYEES, &own)?;
    let all = FieldSet::visible(&EMPLOYEES);
    let mut wanted = file.clone();
    // In the form in which the file keeps them, so that only what differs is asked for.
    wanted.apply(&schema::validate(&EMPLOYEES, data, all, all, None)?)?;
    let asked = CONTACT_FIELDS.iter().filter_map(|field| {
        // An emptied field and one that nobody filled are the same.
        let text = |row: &Document| {
            row.value(field.name)
                .text()
                .filter(|text| !text.is_empty())
                .map(str::to_owned)
        };
        let (before, after) = (text(&file), text(&wanted));
        (before != after).then(|| ContactLine {
            field: field.name.to_owned(),
            before,
            after,
            accepted: None,
        })
    });
    let asked: Vec<Json> = asked.map(|line| line.json()).collect();
    if asked.is_empty() {
        return Err(SAYS_NOTHING.into());
    }
    let change = Document::new(&CONTACT_CHANGES)
        .with(EMPLOYEE, Id(own))
        .with(CHANGES, Json::Array(asked));
    cx.create(change)
}

/// By whoever asked for it.
pub(super) const WITHDRAW: Act = Act::on(
    "contactChanges.withdraw",
    wording::WITHDRAW,
    Subject::new(
        || &CONTACT_CHANGES,
        &[
            Guard::Part(Check {
                reads: &[EMPLOYEE.def],
                check: is_own_correction,
            }),
            Guard::Step(ContactStatus::Cancelled.wire()),
        ],
    ),
    Allowed::Users,
    |cx, change, ()| cx.update(change.with(STATUS, ContactStatus::Cancelled)),
);

/// What is accepted stands in the file.
pub(super) const DECIDE: Act<FieldDecisions> = Act::on(
    "contactChanges.decide",
    wording::DECIDE,
    Subject::new(
        || &CONTACT_CHANGES,
        &[
            Guard::Check(Check {
                reads: &[EMPLOYEE.def],
                check: |cx, change| user_deciding_on(cx, &change.need(EMPLOYEE)?).map(drop),
            }),
            Guard::Step(ContactStatus::Approved.wire()),
        ],
    ),
    Allowed::Holders(&[HR]),
    decide,
)
.waits_when(Condition::Always);

/// The step is nobody else's to make.
fn is_own_correction(cx: &Cx<'_>, change: &Document) -> Result<()> {
    if is_own(cx, &change.need(EMPLOYEE)?) {
        return Ok(());
    }
    is_open_step(cx, &FLOW, change, ContactStatus::Cancelled.wire())
}

fn decide(cx: &mut Cx<'_>, change: Document, given: &FieldDecisions) -> Result<Document> {
    let (decided, reasons) = decided_lines(&change, given)?;
    let is_any_accepted = decided.iter().any(|line| line.accepted == Some(true));
    let status = if is_any_accepted {
        ContactStatus::Approved
    } else {
        ContactStatus::Rejected
    };
    write_file(cx, &change.need(EMPLOYEE)?, &decided)?;
    let now = cx.moment();
    let mut answered = change
        .with(CHANGES, decided.iter().map(ContactLine::json).collect::<Json>())
        .with(STATUS, status)
        .with(DECIDED_BY, user::caller(cx)?)
        .with(DECIDED_AT, now);
    answered.set_or_clear(REASONS, (!reasons.is_empty()).then(|| json!(reasons)));
    cx.update(answered)
}

/// Each line with what is decided of it; what is refused is refused with a reason, named by its field.
fn decided_lines(change: &Document, given: &FieldDecisions) -> Result<(Vec<ContactLine>, BTreeMap<String, String>)> {
    let accepted = given.accepted.clone().unwrap_or_default();
    let reasons = given.reasons.clone().unwrap_or_default();
    let asked = lines(change);
    if let Some(unknown) = accepted
        .iter()
        .find(|name| !asked.iter().any(|line| line.field == **name))
    {
        return Err(Rejection::new(NO_SUCH_FIELD).field(unknown.as_str()).into());
    }
    let (mut decided, mut why) = (Vec::new(), BTreeMap::new());
    for line in asked {
        let is_accepted = accepted.contains(&line.field);
        if !is_accepted {
            let reason = reasons
                .get(&line.field)
                .map(|reason| reason.trim())
                .filter(|reason| !reason.is_empty());
            let reason = reason.ok_or_else(|| input::missing_argument(&format!("reasons.{}", line.field)))?;
            why.insert(line.field.clone(), reason.to_owned());
        }
        decided.push(ContactLine {
            accepted: Some(is_accepted),
            ..line
        });
    }
    Ok((decided, why))
}

/// Writes what was accepted into the file, unless somebody wrote the same field since.
fn write_file(cx: &mut Cx<'_>, employee: &Id, decided: &[ContactLine]) -> Result<()> {
    let mut file = cx.need(&EMPLOYEES, employee.as_str())?;
    for line in decided.iter().filter(|line| line.accepted == Some(true)) {
        let Some(field) = CONTACT_FIELDS.iter().find(|field| field.name == line.field) else {
            continue;
        };
        let stands = file.value(field.name).text().map(str::to_owned);
        if stands != line.before && stands != line.after {
            let refused = Rejection::new(FILE_CHANGED).field(field.name);
            return Err(refused.label("what", field.label).into());
        }
        let value = line.after.clone().map_or(Value::Null, Value::Text);
        file.set_value(field.name, value);
    }
    cx.update(file).map(drop)
}
