//! A convocation in the hands of its candidate: by the card and the tracking number, as long as it holds.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::{Action, ActionFuture, Engine, RequestContext};
use platform::papers::authentic_document as paper;
use schema::error_codes;
use serde_json::json;

use super::paper_of;
use crate::application_ticket::act::GUESTS;
use crate::candidate::identify::{self, Applicant};

error_codes! {
    NOT_SUMMONED_YET = "convocation_missing", 404 => "لم يوجه إليكم استدعاء بعد", "Vous n’êtes pas encore convoqué(e)", "You are not summoned yet";
}

/// `convocations.read` {CIN, trackingNumber} → `{name, docId, refNumber, pdf}`, the bytes as base64.
pub(crate) const READ: Action<Applicant> = Action::long("convocations.read", GUESTS, read)
    .counting_guesses("CIN", &schema::CIN)
    .telling_secrets();

fn read(engine: Engine, ctx: RequestContext, asked: Applicant) -> ActionFuture {
    Box::pin(async move {
        let find = move |cx: &engine::Cx<'_>| {
            let candidate = identify::need(cx, &asked.card, &asked.number)?;
            paper_of(cx, &candidate.id)?.ok_or_else(|| NOT_SUMMONED_YET.into())
        };
        let found = engine.read_as(&ctx, find).await?;
        let bytes = engine.file_bytes(found.need(paper::FILE)?.as_str()).await?;
        Ok(json!({
            "name": "convocation.pdf", "docId": found.get(paper::DOC_ID), "refNumber": found.get(paper::REF_NUMBER),
            "pdf": STANDARD.encode(bytes),
        }))
    })
}
