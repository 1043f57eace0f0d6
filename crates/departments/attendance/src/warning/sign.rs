//! A warning exists when the authority has signed it: the signatory in force here, or on the sheet, whose scan then goes with it.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::decision::user_deciding_on;
use platform::people::user;
use platform::signature::Shown;
use platform::signature::office::{self, Awaited, Waiting};
use schema::{Change, Date, Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::guard::{IS_SANCTION, OF_ANOTHER};
use super::paper::WARNING;
use super::{
    ABSENT, DATE, EMPLOYEE, KIND, Kind, MINUTES_LATE, PREVIOUS, REASON, REASON_AR, REF_NUMBER, SIGN_BY, SIGNED_AT,
    SIGNED_BY, SIGNED_SCAN, SIGNER, STATUS, Status, WARNINGS, day, rules, wording,
};

/// Issued and numbered, by the signatory in force. What is signed is what it says.
pub(super) const SIGN: Act = Act::on(
    "warnings.sign",
    wording::SIGN,
    Subject::new(
        || &WARNINGS,
        &[
            IS_SANCTION,
            Guard::Part(Check {
                reads: &[EMPLOYEE.def],
                check: is_for_caller,
            }),
            Guard::Step(Status::Issued.wire()),
            Guard::Check(Check {
                reads: &[EMPLOYEE.def],
                check: |cx, letter| office::caller_signs(cx, &WARNING, &letter.need(EMPLOYEE)?, None).map(drop),
            }),
            STILL_RIGHT,
        ],
    ),
    Allowed::Users,
    |cx, letter, ()| sign(cx, letter),
);

/// Issued and numbered: the signatory signed the sheet, whose scan goes with it.
pub(super) const SIGN_BY_HAND: Act<HandSignature> = Act::on(
    "warnings.signByHand",
    wording::SIGN_BY_HAND,
    Subject::new(
        || &WARNINGS,
        &[IS_SANCTION, OF_ANOTHER, Guard::Step(Status::Issued.wire()), STILL_RIGHT],
    ),
    Allowed::Holders(&[crate::permission::ISSUES]),
    |cx, letter, given| {
        let at = cx.moment();
        issue(cx, letter.with(SIGNED_SCAN, given.scan.clone()), at)
    },
);

/// Its request stands and was answered, or its term is over, and its day is one of work still.
const STILL_RIGHT: Guard = Guard::Check(Check {
    reads: &[KIND.def, PREVIOUS.def, EMPLOYEE.def, DATE.def, REASON.def],
    check: may_be_issued,
});

inputs! {
    /// A draft that was signed by hand.
    pub(super) struct HandSignature {
        /// The scan of the signed sheet, in `downloadable-documents`.
        scan: Id = need_field("fileId", &WARNINGS, &SIGNED_SCAN),
    }
}

/// Refuses whoever signs no warnings, and whoever it is about.
fn is_for_caller(cx: &Cx<'_>, letter: &Document) -> Result<()> {
    let about = letter.need(EMPLOYEE)?;
    user_deciding_on(cx, &about)?;
    office::caller_as_signatory(cx, &WARNING, &about).map(drop)
}

/// Refuses what its rules would refuse once it was signed.
fn may_be_issued(cx: &Cx<'_>, draft: &Document) -> Result<()> {
    let mut change = Change {
        before: Some(draft.clone()),
        after: draft.clone().with(STATUS, Status::Issued),
    };
    rules::warning_follows_its_request(cx, &mut change)?;
    day::stands_on_its_day(cx, &mut change)
}

fn sign(cx: &mut Cx<'_>, letter: Document) -> Result<Document> {
    let shown = Shown {
        document: &letter,
        purpose: "warnings.sign",
        shown: said_by(cx, &letter)?,
        on_behalf_of: None,
    };
    let signer = office::sign(cx, &WARNING, &letter.need(EMPLOYEE)?, shown)?;
    let at = Instant(signer.at);
    issue(cx, letter.with(SIGNER, json!(signer)), at)
}

/// A letter that is signed is issued, by whoever did so.
fn issue(cx: &mut Cx<'_>, signed: Document, at: Instant) -> Result<Document> {
    let by = user::caller(cx)?;
    let issued = signed.with(STATUS, Status::Issued).with(SIGNED_BY, by);
    cx.update(issued.with(SIGNED_AT, at))
}

/// What a draft says: exactly this is signed.
fn said_by(cx: &Cx<'_>, letter: &Document) -> Result<Json> {
    let request = letter
        .get(PREVIOUS)
        .map(|Id(id)| cx.get(&WARNINGS, &id))
        .transpose()?
        .flatten();
    Ok(json!({
        "kind": letter.get(KIND).map(Kind::wire), "employeeId": letter.get(EMPLOYEE).map(|Id(id)| id),
        "date": letter.get(DATE).map(|Date(day)| day.to_string()), "absent": letter.get(ABSENT),
        "minutesLate": letter.get(MINUTES_LATE), "reason": letter.get(REASON), "reasonAr": letter.get(REASON_AR),
        "request": request.and_then(|request| request.get(REF_NUMBER)),
    }))
}

/// What waits for whoever signs warnings.
pub(super) static AWAITED: Awaited = Awaited {
    office: SIGN_BY,
    of: || &WARNINGS,
    kinds: &[&WARNING],
    waiting,
};

fn waiting(cx: &Cx<'_>, letter: &Document) -> Result<Waiting> {
    let day = letter.need(DATE)?.0.to_string();
    let reason = letter.get(REASON).filter(|reason| !reason.trim().is_empty());
    let text: Vec<String> = [Some(super::paper::matter(cx, letter)?), Some(day), reason]
        .into_iter()
        .flatten()
        .collect();
    Ok(Waiting {
        kind: &WARNING,
        employee: letter.need(EMPLOYEE)?,
        paper: None,
        text: Some(text.join(" · ")),
        days: [None, None],
    })
}
