//! Refusals on paper (تبليغ قرار معلل): whoever gave neither address nor telephone learns of a decision by a letter of the desk, which
//! stands on its list until it is sent; whoever wants the decision on paper has the same one.

use engine::{Act, Action, ActionFuture, Allowed, Check, Cx, Engine, Guard, RequestContext, Subject};
use platform::papers::authentic_document::act::{PaperOf, issue_or_existing};
use schema::{Document, Result, error_codes};

pub(crate) mod paper;

use crate::candidate::{CANDIDATES, LETTER_DUE_AT, LETTER_SENT_AT, PUBLISHED_STATUS, wording};
use crate::permission::SECRETARIAT;

error_codes! {
    NOT_DUE = "letter_not_due", conflict => "لا توجد رسالة في انتظار الإرسال إلى هذا المترشح(ة)", "Aucun courrier n’est à envoyer à cette personne", "No letter is due to this person";
}

/// `candidates.refusalNotice` {id, language} → what issuing a paper answers: what was published of a candidate, with its reason and
/// the decisions of their appeals. The same while it says the same.
pub(crate) const PRINT: Action<PaperOf> =
    Action::long("candidates.refusalNotice", Allowed::Holders(&[SECRETARIAT]), print)
        .on(TO_PRINT)
        .with_wording(wording::PRINT_NOTICE);
/// `candidates.letterSent` {id} → candidate: the letter that was due to them went off by post.
pub(crate) const SENT: Act = Act::on(
    "candidates.letterSent",
    wording::LETTER_SENT,
    Subject::new(|| &CANDIDATES, &[Guard::While(LETTER_DUE_AT.is_set(), NOT_DUE)]),
    Allowed::Holders(&[SECRETARIAT]),
    |cx, candidate, ()| note_sent(cx, candidate),
);

const TO_PRINT: Subject = Subject::new(
    || &CANDIDATES,
    &[Guard::Check(Check {
        reads: &[PUBLISHED_STATUS.def],
        check: |cx, candidate| paper::need_published(cx, candidate).map(drop),
    })],
);

fn print(engine: Engine, ctx: RequestContext, order: PaperOf) -> ActionFuture {
    Box::pin(async move {
        let subject = move |cx: &Cx<'_>| TO_PRINT.admit(cx, order.id.as_str());
        issue_or_existing(&engine, &ctx, &paper::NOTICE, order.language.0, subject).await
    })
}

fn note_sent(cx: &mut Cx<'_>, mut candidate: Document) -> Result<Document> {
    candidate.clear(LETTER_DUE_AT);
    let at = cx.moment();
    cx.update(candidate.with(LETTER_SENT_AT, at))
}
