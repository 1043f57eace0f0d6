//! A convocation in the hands of its candidate: by the card and the tracking number, as long as it holds.

use engine::{Act, BoxFuture, Cx, Engine, RequestContext};
use platform::papers::authentic_document as paper;
use schema::error_codes;

use super::{paper_of, wording};
use crate::application_ticket::act::GUESTS;
use crate::candidate::identify::{self, Applicant};
use crate::candidate::receipt::ApplicantPaper;

error_codes! {
    NOT_SUMMONED_YET = "convocation_missing", 404 => "لم يوجه إليكم استدعاء بعد", "Vous n’êtes pas encore convoqué(e)", "You are not summoned yet";
}

/// Hands out the convocation, the newest that holds.
pub(crate) const READ: Act<Applicant, ApplicantPaper> = Act::long("convocations.read", wording::READ, GUESTS, read)
    .counting_guesses("CIN", &schema::CIN)
    .with_secrets();

fn read(engine: Engine, ctx: RequestContext, asked: Applicant) -> BoxFuture<ApplicantPaper> {
    Box::pin(async move {
        let find = move |cx: &Cx<'_>| {
            let candidate = identify::need(cx, &asked.card, &asked.number)?;
            paper_of(cx, &candidate.id)?.ok_or_else(|| NOT_SUMMONED_YET.into())
        };
        let found = engine.read_as(&ctx, find).await?;
        let bytes = engine.file_bytes(found.need(paper::FILE)?.as_str()).await?;
        Ok(ApplicantPaper::of("convocation.pdf", &found, bytes))
    })
}
