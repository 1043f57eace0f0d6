//! Papers are handed over: signed electronically, or by hand on the sheet.

use engine::{Cx, inputs};
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::papers::authentic_document::signed_copy::await_signature;
use schema::{Document, Result};

use super::rules::NOT_SIGNED;
use super::{BY_HAND, DELIVERED_AT, DELIVERED_TO, DOC_ID, DOCUMENT_REQUESTS, RequestStep, SIGN_BY, STEP};

inputs! {
    /// A paper that is handed over.
    pub(super) struct Delivery {
        /// Who took it, where it is another than whoever asked.
        to: Option<String> = may_field("deliveredTo", &DOCUMENT_REQUESTS, &DELIVERED_TO),
        /// Whether it was signed on the sheet.
        by_hand: Option<bool> = may_field("signedByHand", &DOCUMENT_REQUESTS, &BY_HAND),
    }
}

/// Handed over.
pub(super) fn deliver(cx: &mut Cx<'_>, request: Document, given: &Delivery) -> Result<Document> {
    let is_signed = request.get(STEP) == Some(RequestStep::Signed);
    if !is_signed && given.by_hand != Some(true) {
        return Err(NOT_SIGNED.into());
    }
    let now = cx.moment();
    let mut handed = request
        .with(STEP, RequestStep::Delivered)
        .with(DELIVERED_AT, now)
        .with(BY_HAND, !is_signed);
    handed.set_or_clear(DELIVERED_TO, given.to.clone());
    let handed = cx.update(handed)?;
    waits_no_more(cx, &handed)?;
    Ok(handed)
}

/// A paper that was signed by hand waits for no signature, unless another request waits for it.
fn waits_no_more(cx: &mut Cx<'_>, handed: &Document) -> Result<()> {
    let Some(id) = handed.get(DOC_ID) else { return Ok(()) };
    if cx
        .first(&DOCUMENT_REQUESTS, [DOC_ID.eq(&id), SIGN_BY.is_not_null()])?
        .is_some()
    {
        return Ok(());
    }
    match cx.get(&AUTHENTIC_DOCUMENTS, &id)? {
        Some(paper) => await_signature(cx, paper, None).map(drop),
        None => Ok(()),
    }
}
