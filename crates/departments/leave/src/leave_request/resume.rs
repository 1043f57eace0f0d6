//! Somebody is back: earlier than planned, the days from that one on are asked back from the chain, whenever it is recorded; later,
//! the days between are days of absence (decision 68).

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use jiff::civil;
use platform::decision::{heads_unit_of, user_deciding_on};
use platform::people::employee::{self, EMPLOYEES};
use platform::people::user;
use platform::workday::{TerminalDay, late_return, terminal_days};
use schema::{Date, Document, Label, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::act::{LeaveRow, ask_back};
use super::field::{
    EMPLOYEE, END, END_HALF, LEAVE_REQUESTS, PURPOSE, RESUMED, RESUMED_BY, RESUMED_HALF, RESUMED_REASON,
    RETURN_PUNCHES, STEP,
};
use super::guard::{APPROVED, HAS_BEGUN, is_being_called_off, may_be_called_off};
use super::{deadline, plan, wording};
use crate::permission::{HR, PORTAL};

error_codes! {
    BEFORE_BEGIN = "leave_resumed_before", invalid => "لا يسجل الاستئناف قبل بداية الرخصة ولا قبل حلول يومه", "La reprise ne précède ni le congé ni le jour même", "The return is recorded neither before the leave nor before its day";
    ALREADY_BACK = "leave_already_resumed", conflict => "سُجل استئناف العمل بتاريخ {day}", "La reprise est déjà constatée au {day}", "The return is recorded already, on {day}";
    LATE_WITHOUT_REASON = "leave_return_reason", invalid => "مطلوب سبب تسجيل الاستئناف بعد يومه", "Un motif est attendu\u{a0}: cette reprise est constatée après son jour", "A reason is expected: this return is recorded after its day";
    NO_PUNCH = "leave_return_unproved", conflict => "لم يسجل أي حضور بأجهزة ضبط الحضور منذ {day}: تتولى الموارد البشرية تسجيل هذا الاستئناف", "Les pointeuses n’ont vu personne depuis le {day}\u{a0}: cette reprise est constatée par les ressources humaines", "The terminals saw nobody since {day}: human resources record this return";
}

inputs! {
    /// Somebody is back.
    pub(super) struct Return {
        /// The first day of work.
        on: Date = need_field("resumedOn", &LEAVE_REQUESTS, &RESUMED),
        /// Whether work was taken up again at noon of that day.
        at_noon: Option<bool> = may_field("resumedHalf", &LEAVE_REQUESTS, &RESUMED_HALF),
        /// Why it is recorded after that day.
        reason: Option<String> = may_field("reason", &LEAVE_REQUESTS, &RESUMED_REASON),
    }
}

/// Somebody is back. Recorded by the head or human resources, never by oneself; by human resources alone where terminals told the
/// days since and none shows a punch.
pub(super) const RESUME: Act<Return, ResumedLeave> =
    Act::answering("leaveRequests.resume", wording::RESUME, ON, Allowed::Users, resume);

/// A request of leave from which somebody is back.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ResumedLeave {
    #[serde(flatten)]
    request: LeaveRow,
    /// The days of absence between its end and the return.
    late_days: usize,
}

const ON: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        Guard::Part(Check {
            reads: &[EMPLOYEE.def],
            check: records_returns,
        }),
        APPROVED,
        Guard::While(HAS_BEGUN, BEFORE_BEGIN),
        Guard::Check(Check {
            reads: &[RESUMED.def, RESUMED_HALF.def, END.def, PURPOSE.def, STEP.def],
            check: |_, row| not_twice(row),
        }),
        Guard::Check(Check {
            reads: &[PURPOSE.def, STEP.def, END.def, END_HALF.def],
            check: may_give_back,
        }),
    ],
);

fn resume(cx: &mut Cx<'_>, row: Document, given: &Return) -> Result<ResumedLeave> {
    let by = user::caller(cx)?;
    let file = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let (span, Date(on)) = (plan::span_of(&row)?, given.on);
    if on < span.start || on > cx.today() {
        return Err(Rejection::new(BEFORE_BEGIN).field(RESUMED.def.name).into());
    }
    let punches = if on <= span.end {
        let punches = terminal_days(cx, &file, on, span.end.min(cx.today()))?;
        it_is_proved(cx, given, &punches)?;
        punches
    } else {
        Vec::new()
    };
    let late = deadline::late_days(cx, &file, span.end, on)?;
    let is_noon = given.at_noon == Some(true) || came_after_noon(&punches, on);
    let mut row = row.with(RESUMED, given.on).with(RESUMED_BY, by);
    row.set(RESUMED_HALF, is_noon);
    row.set_or_clear(RESUMED_REASON, given.reason.clone());
    row.set_or_clear(RETURN_PUNCHES, punches_json(&punches));
    let from = (on, is_noon).max((span.start, span.starts_at_noon));
    let row = if from < span.over() {
        ask_back(cx, row, from, &words_of(cx, given))?
    } else {
        cx.update(row)?
    };
    late_return(cx, &file, &late)?;
    Ok(ResumedLeave {
        request: LeaveRow(cx.answer(row)?),
        late_days: late.len(),
    })
}

/// Why days are asked back: what was said of the return, else that it is early.
fn words_of(cx: &Cx<'_>, given: &Return) -> String {
    let early = Label::new("استئناف العمل قبل نهاية الرخصة", "Reprise anticipée", "Early return");
    given.reason.clone().unwrap_or_else(|| early.text(cx.lang()).to_owned())
}

/// Refuses whoever does not say of somebody else that they are back.
fn records_returns(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let employee = row.need(EMPLOYEE)?;
    user_deciding_on(cx, &employee)?;
    let file = cx.need(&EMPLOYEES, employee.as_str())?;
    if cx.who().holds_permission(HR) || heads_unit_of(cx, &file, employee::UNITS, PORTAL) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

/// Whoever is back before the end gives days back; the chain is not asked that twice at a time.
fn may_give_back(cx: &Cx<'_>, row: &Document) -> Result<()> {
    if (cx.today(), true) < plan::span_of(row)?.over() {
        return may_be_called_off(row);
    }
    Ok(())
}

/// A return is recorded once; one that the chain refused to believe may be recorded again.
fn not_twice(row: &Document) -> Result<()> {
    let Some(day) = row.get(RESUMED) else {
        return Ok(());
    };
    let Date(back) = day;
    if !is_being_called_off(row) && back <= plan::span_of(row)?.end && row.get(RESUMED_HALF) != Some(true) {
        return Ok(());
    }
    Err(Rejection::new(ALREADY_BACK)
        .field(RESUMED.def.name)
        .day("day", day)
        .into())
}

/// What is recorded after its day has a reason; where terminals had told the days since and saw nobody, human resources answer
/// for it.
fn it_is_proved(cx: &Cx<'_>, given: &Return, punches: &[TerminalDay]) -> Result<()> {
    let has_reason = given.reason.as_deref().is_some_and(|reason| !reason.trim().is_empty());
    if given.on.0 < cx.today() && !has_reason {
        return Err(Rejection::new(LATE_WITHOUT_REASON).field("reason").into());
    }
    let saw_somebody = punches.iter().any(|one| one.first.is_some());
    let is_hr = cx.who().holds_permission(HR);
    if !is_hr && !saw_somebody && punches.iter().any(|one| one.is_told) {
        let refused = Rejection::new(NO_PUNCH).field(RESUMED.def.name);
        return Err(refused.day("day", given.on).into());
    }
    Ok(())
}

/// Whether the first punch of the day of return lies in its afternoon: half of it is taken.
fn came_after_noon(punches: &[TerminalDay], day: civil::Date) -> bool {
    let noon = civil::time(12, 0, 0, 0);
    let first = punches.iter().find(|one| one.day == day).and_then(|one| one.first);
    first.is_some_and(|first| first >= noon)
}

/// The days with a punch, as whoever confirms the return is shown them: `[{date, firstIn, lastOut}]`; none where there is none.
fn punches_json(punches: &[TerminalDay]) -> Option<Json> {
    let clock = |time: Option<civil::Time>| time.map(|time| format!("{:02}:{:02}", time.hour(), time.minute()));
    let seen = punches.iter().filter(|one| one.first.is_some());
    let told: Vec<Json> = seen
        .map(|one| json!({ "date": one.day.to_string(), "firstIn": clock(one.first), "lastOut": clock(one.last) }))
        .collect();
    (!told.is_empty()).then(|| Json::Array(told))
}
