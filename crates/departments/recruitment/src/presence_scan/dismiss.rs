//! What came after a sheet was closed is decided on: minutes say so too ([`crate::exam_presence`] corrects the sheet, by two members), or
//! it is put aside with a reason.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use schema::{Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::decide::decide;
use super::row::{PRESENCE_SCANS, REASON, STATE, ScanState, TEST};
use super::wording;
use crate::exam_presence::seat_of;
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::subject::admit_by_seat;

error_codes! {
    DECIDED = "presence_proposal_decided", conflict => "سبق البت في هذا المقترح", "Cette proposition est déjà tranchée", "This proposal is decided already";
    NEEDS_REASON = "presence_proposal_needs_reason", invalid => "المرجو بيان سبب الاستبعاد", "Indiquez le motif du rejet", "Say why the proposal is dismissed";
}

inputs! {
    /// A proposal that is put aside.
    pub(super) struct ProposalDismissal {
        /// The scan.
        scan: Id = need("presenceScanId"),
        /// Why.
        reason: String = need_field("reason", &PRESENCE_SCANS, &REASON),
    }
}

/// Puts a proposal aside.
pub(super) const DISMISS: Act<ProposalDismissal, DismissedProposal> =
    Act::run("presenceScans.dismiss", wording::DISMISS, Allowed::Users, dismiss).with_subject(ON);

/// What came late and nobody has decided on, for whoever invigilates.
const ON: Subject = Subject::new(
    || &PRESENCE_SCANS,
    &[
        Guard::Part(Check {
            reads: &[TEST.def],
            check: |cx, scan| seat_of(cx, &cx.need(&EXAM_TESTS, scan.need(TEST)?.as_str())?).map(drop),
        }),
        Guard::While(STATE.is(ScanState::Proposed.wire()), DECIDED),
    ],
);

/// A proposal that was put aside.
#[derive(Serialize, JsonSchema)]
pub(super) struct DismissedProposal {
    id: String,
    state: ScanState,
}

fn dismiss(cx: &mut Cx<'_>, given: &ProposalDismissal) -> Result<DismissedProposal> {
    let scan = admit_by_seat(cx, ON, &given.scan)?;
    let reason = given.reason.trim();
    if !reason.contains(char::is_alphanumeric) {
        return Err(Rejection::new(NEEDS_REASON).field("reason").into());
    }
    let scan = decide(cx, scan.with(REASON, reason.to_owned()), ScanState::Dismissed)?;
    Ok(DismissedProposal {
        id: scan.id,
        state: ScanState::Dismissed,
    })
}
