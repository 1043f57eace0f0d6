//! A warning exists when the authority has signed it: the signatory in force here, or on the sheet, whose scan then goes with it.

use engine::{Cx, inputs};
use platform::decision::{is_open_step, user_deciding_on};
use platform::signature::Shown;
use platform::signature::office::{self, Awaited, Waiting};
use schema::{Date, Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::paper::WARNING;
use super::{
    ABSENT, DATE, EMPLOYEE, FLOW, KIND, Kind, MINUTES_LATE, PREVIOUS, REASON, REASON_AR, REF_NUMBER, SIGN_BY,
    SIGNED_AT, SIGNED_BY, SIGNED_SCAN, SIGNER, STATUS, Status, WARNINGS,
};

inputs! {
    /// A draft that is signed.
    pub(super) struct SignatureOrder {
        /// The letter.
        id: Id = need("id"),
    }
    /// A draft that was signed by hand.
    pub(super) struct HandSignature {
        /// The letter.
        id: Id = need("id"),
        /// The scan of the signed sheet, in `downloadable-documents`.
        scan: Id = need("fileId"),
    }
}

/// A draft that the caller may have signed, and as whom.
fn draft(cx: &Cx<'_>, id: &Id) -> Result<(Document, Id)> {
    let Document { id, .. } = cx.need_readable(&WARNINGS, id.as_str())?;
    // Whoever signs reads less of it than is written.
    let letter = cx.need(&WARNINGS, &id)?;
    let user = user_deciding_on(cx, &letter.need(EMPLOYEE)?)?;
    is_open_step(cx, &FLOW, &letter, Status::Issued.wire())?;
    Ok((letter, user))
}

/// `warnings.sign` → the letter, issued and numbered: by the signatory in force. What is signed is what it says.
pub(super) fn sign(cx: &mut Cx<'_>, given: &SignatureOrder) -> Result<Json> {
    let (letter, user) = draft(cx, &given.id)?;
    let shown = Shown {
        document: &letter,
        purpose: "warnings.sign",
        shown: said_by(cx, &letter)?,
        on_behalf_of: None,
    };
    let signer = office::sign(cx, &WARNING, &letter.need(EMPLOYEE)?, shown)?;
    let at = Instant(signer.at);
    let issued = letter
        .with(STATUS, Status::Issued)
        .with(SIGNER, json!(signer))
        .with(SIGNED_BY, user)
        .with(SIGNED_AT, at);
    let issued = cx.update(issued)?;
    cx.answer(issued)
}

/// `warnings.signByHand` → the letter, issued and numbered: the signatory signed the sheet, whose scan goes with it.
pub(super) fn sign_by_hand(cx: &mut Cx<'_>, given: &HandSignature) -> Result<Json> {
    let (letter, user) = draft(cx, &given.id)?;
    let at = cx.moment();
    let issued = letter
        .with(STATUS, Status::Issued)
        .with(SIGNED_SCAN, given.scan.clone())
        .with(SIGNED_BY, user)
        .with(SIGNED_AT, at);
    let issued = cx.update(issued)?;
    cx.answer(issued)
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
