//! Papers are handed over: signed electronically, or by hand on the sheet.

use engine::{Cx, inputs};
use platform::decision::is_open_step;
use schema::{Id, Result};
use serde_json::Value as Json;

use super::act::of_others;
use super::rules::{CLOSED, NOT_SIGNED};
use super::{BY_HAND, DELIVERED_AT, DELIVERED_TO, FLOW, RequestStatus, RequestStep, STATUS, STEP};

/// Longest name of who took a paper.
const LONGEST_NAME: usize = 255;

inputs! {
    /// A paper that is handed over.
    pub(super) struct Delivery {
        /// The request.
        id: Id = need("id"),
        /// Who took it, where it is another than whoever asked.
        to: Option<String> = may("deliveredTo"),
        /// Whether it was signed on the sheet.
        by_hand: bool = flag("signedByHand"),
    }
}

/// `documentRequests.deliver` → request, handed over.
pub(super) fn deliver(cx: &mut Cx<'_>, given: &Delivery) -> Result<Json> {
    let (request, _) = of_others(cx, &given.id)?;
    if request.get(STATUS) != Some(RequestStatus::Approved) {
        return Err(CLOSED.into());
    }
    is_open_step(cx, &FLOW, &request, RequestStep::Delivered.wire())?;
    let is_signed = request.get(STEP) == Some(RequestStep::Signed);
    if !is_signed && !given.by_hand {
        return Err(NOT_SIGNED.into());
    }
    let now = cx.moment();
    let mut handed = request
        .with(STEP, RequestStep::Delivered)
        .with(DELIVERED_AT, now)
        .with(BY_HAND, !is_signed);
    let to = given.to.as_ref().map(|name| name.chars().take(LONGEST_NAME).collect());
    handed.set_or_clear(DELIVERED_TO, to);
    let handed = cx.update(handed)?;
    cx.answer(handed)
}
