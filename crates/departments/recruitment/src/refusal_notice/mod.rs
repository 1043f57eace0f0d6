//! Refusals on paper (تبليغ قرار معلل): whoever gave neither address nor telephone learns of a decision by a letter of the desk, which
//! stands on its list until it is sent; whoever wants the decision on paper has the same one.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use platform::papers::authentic_document::act::{PaperOf, issue_or_existing};
use schema::{Id, Result, error_codes};
use serde_json::{Value as Json, json};

pub(crate) mod paper;

use crate::candidate::{CANDIDATES, LETTER_DUE_AT, LETTER_SENT_AT};
use crate::permission::SECRETARIAT;

error_codes! {
    NOT_DUE = "letter_not_due", conflict => "لا توجد رسالة في انتظار الإرسال إلى هذا المترشح(ة)", "Aucun courrier n’est à envoyer à cette personne", "No letter is due to this person";
}

/// `candidates.refusalNotice` {id, language} → what issuing a paper answers: what was published of a candidate, with its reason and
/// the decisions of their appeals. The same while it says the same.
pub(crate) const PRINT: Action<PaperOf> =
    Action::long("candidates.refusalNotice", Allowed::Holders(&[SECRETARIAT]), print);
/// `candidates.letterSent` {id} → candidate: the letter that was due to them went off by post.
pub(crate) const SENT: Action<LetterOf> =
    Action::run("candidates.letterSent", Allowed::Holders(&[SECRETARIAT]), note_sent);

inputs! {
    /// A letter that was sent.
    pub(crate) struct LetterOf {
        /// The candidate.
        id: Id = need("id"),
    }
}

fn print(engine: Engine, ctx: RequestContext, order: PaperOf) -> ActionFuture {
    Box::pin(async move {
        let subject = move |cx: &Cx<'_>| cx.need_readable(&CANDIDATES, order.id.as_str());
        issue_or_existing(&engine, &ctx, &paper::NOTICE, order.language.0, subject).await
    })
}

fn note_sent(cx: &mut Cx<'_>, letter: &LetterOf) -> Result<Json> {
    let mut row = cx.need_readable(&CANDIDATES, letter.id.as_str())?;
    if row.get(LETTER_DUE_AT).is_none() {
        return Err(NOT_DUE.into());
    }
    row.clear(LETTER_DUE_AT);
    let at = cx.moment();
    let row = cx.update(row.with(LETTER_SENT_AT, at))?;
    let told = cx.answer(row)?;
    Ok(json!(told))
}
