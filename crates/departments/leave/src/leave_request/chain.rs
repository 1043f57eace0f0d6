//! What the chain of approval knows of a leave, and what follows of each of its answers.

use engine::{Cx, Extension};
use platform::approval::{self, Approvable, Decision, Ending, MANAGER_THEN_HR, Progress, Purpose, Stage, Topic};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Decimal, Document, Id, Result};
use serde_json::{Value as Json, json};

use super::act::may_be_granted;
use super::field::{
    ACTORS, CANCEL_FROM, CANCEL_HALF, CANCEL_REASON, CANCELLED_AT, EMPLOYEE, END, END_HALF, GRANTED_END, HR_SIGNATURE,
    HR_USER, LEAVE_REQUESTS, MANAGER, MANAGER_SIGNATURE, MANAGER_TYPE, POSTED_YEAR, PURPOSE, REASON, REJECTION_REASON,
    REPLACEMENT, RETURN_PUNCHES, SHOWN_REASON, SHOWN_TYPE, START, START_HALF, STATUS, STEP, Status, Step, TYPE,
    WORKING_DAYS,
};
use super::ledger::settle;
use super::{plan, returned};
use crate::days::LeaveSpan;
use crate::leave_type;
use crate::permission::HR;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&APPROVABLE];

static APPROVABLE: Approvable = Approvable {
    of: &LEAVE_REQUESTS,
    employee: EMPLOYEE,
    preset: MANAGER_THEN_HR,
    name_of_type,
    topic: |_, row| {
        Ok(Topic {
            kind: row.get(TYPE),
            days: row.get(WORKING_DAYS),
        })
    },
    shown: shown_request,
    follow,
};

fn name_of_type(cx: &Cx<'_>, code: &str) -> Result<Option<String>> {
    let versions = leave_type::Versions::read(cx)?;
    let version = versions.in_force(code, cx.today());
    Ok(version.map(|version| platform::home::content::title_in(version, cx.lang())))
}

/// What whoever decides is shown and signs. What is of somebody's health, human resources alone are shown.
fn shown_request(cx: &Cx<'_>, row: &Document) -> Result<Json> {
    let person = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let is_hr = cx.who().holds_permission(HR);
    let (code, reason) = if is_hr {
        (TYPE, REASON)
    } else {
        (SHOWN_TYPE, SHOWN_REASON)
    };
    let day = |key| row.get(key).map(|Date(day): Date| day.to_string());
    let Decimal(days) = row.get(WORKING_DAYS).unwrap_or_default();
    Ok(json!({
        "employeeId": person.id, "fullNameFr": person.get(employee::NAME_FR), "fullNameAr": person.get(employee::NAME_AR),
        "type": row.get(code), "reason": row.get(reason), "startDate": day(START), "endDate": day(END),
        "startHalf": row.get(START_HALF) == Some(true), "endHalf": row.get(END_HALF) == Some(true),
        "days": plan::days_number(days), "replacementId": row.get(REPLACEMENT).map(|Id(id)| id),
        "cancelFrom": day(CANCEL_FROM), "cancelHalf": row.get(CANCEL_HALF) == Some(true),
        "cancelReason": row.get(CANCEL_REASON), "punches": row.get(RETURN_PUNCHES),
    }))
}

/// The request says where its chain stands; what comes to its end changes what is taken.
fn follow(cx: &mut Cx<'_>, mut row: Document, progress: &Progress) -> Result<Document> {
    row.set(
        STEP,
        match progress.stage {
            Stage::Manager => Step::Manager,
            Stage::Hr => Step::Hr,
            Stage::Done => Step::Done,
        },
    );
    row.set(PURPOSE, progress.purpose);
    row.set(ACTORS, progress.actors.clone());
    if let Some(manager_type) = progress.manager_type {
        row.set(MANAGER_TYPE, manager_type);
    }
    if let Some(decision) = &progress.decision {
        note(&mut row, decision);
        let is_refused = matches!(progress.ending, Some(Ending::Rejected | Ending::Returned));
        row.set_or_clear(REJECTION_REASON, decision.reason.clone().filter(|_| is_refused));
    }
    match (progress.purpose, progress.ending) {
        (_, None) => approval::write(cx, row),
        (Purpose::Request, Some(ending)) => end_request(cx, row, ending),
        (Purpose::Cancellation, Some(Ending::Approved)) => give_back(cx, row),
        (Purpose::Cancellation, Some(_)) => {
            row.clear(CANCEL_FROM);
            row.clear(CANCEL_HALF);
            row.set(STEP, Step::Done);
            cx.update(row)
        }
    }
}

/// Who decided, and what they signed.
fn note(row: &mut Document, decision: &Decision) {
    let (who, signature) = match decision.stage {
        Stage::Manager => (MANAGER, MANAGER_SIGNATURE),
        Stage::Hr | Stage::Done => (HR_USER, HR_SIGNATURE),
    };
    row.set(who, decision.by.clone());
    row.set(signature, decision.signature.clone());
}

fn end_request(cx: &mut Cx<'_>, mut row: Document, ending: Ending) -> Result<Document> {
    match ending {
        Ending::Approved => return grant(cx, row),
        Ending::Rejected => row.set(STATUS, Status::Rejected),
        Ending::Returned => row.set(STEP, Step::Submitted),
        Ending::Withdrawn => {
            let now = cx.moment();
            row.set(STATUS, Status::Cancelled);
            row.set(CANCELLED_AT, now);
        }
    }
    cx.update(row)
}

/// What is approved is taken from the ledger; a sick leave gives back the days of annual leave that it lies in (decision 43).
fn grant(cx: &mut Cx<'_>, mut row: Document) -> Result<Document> {
    may_be_granted(cx, &row)?;
    row.set(STATUS, Status::Approved);
    row.set(POSTED_YEAR, i64::from(cx.today().year()));
    let row = cx.update(row)?;
    settle(cx, &row)?;
    let span = plan::span_of(&row)?;
    returned_days_follow(cx, row, &span)
}

/// What a leave gives back, and what others give back to it, follows from what holds now.
fn returned_days_follow(cx: &mut Cx<'_>, row: Document, span: &LeaveSpan) -> Result<Document> {
    returned::follow(cx, &row.need(EMPLOYEE)?, span)?;
    cx.need(&LEAVE_REQUESTS, &row.id)
}

/// The days from the one that was asked for on are given back: all of them, or the leave ends before it.
fn give_back(cx: &mut Cx<'_>, mut row: Document) -> Result<Document> {
    let granted = plan::span_of(&row)?;
    let mut span = granted;
    let Date(from) = row.need(CANCEL_FROM)?;
    let is_noon = row.get(CANCEL_HALF) == Some(true);
    row.clear(REJECTION_REASON);
    if (from, is_noon) <= (span.start, span.starts_at_noon) {
        let now = cx.moment();
        row.set(STATUS, Status::Cancelled);
        row.set(CANCELLED_AT, now);
    } else {
        if row.get(GRANTED_END).is_none() {
            row.set(GRANTED_END, Date(span.end));
        }
        span.end = if is_noon {
            from
        } else {
            from.yesterday().unwrap_or(from)
        };
        span.ends_at_noon = is_noon;
        plan::cut(&mut row, &span);
        row.set(END, Date(span.end));
        row.set(END_HALF, span.ends_at_noon);
    }
    let row = cx.update(row)?;
    settle(cx, &row)?;
    returned_days_follow(cx, row, &granted)
}
