//! Refusals on paper (تبليغ قرار معلل): whoever gave neither address nor telephone learns of a decision by a letter of the desk, which
//! stands on its list until it is sent; whoever wants the decision on paper has the same one.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn};
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use schema::{Document, Result, error_codes};

pub(crate) mod paper;

use crate::candidate::{CANDIDATES, LETTER_DUE_AT, LETTER_SENT_AT, PUBLISHED_STATUS, wording};
use crate::permission::SECRETARIAT;

error_codes! {
    NOT_DUE = "letter_not_due", conflict => "لا توجد رسالة في انتظار الإرسال إلى هذا المترشح(ة)", "Aucun courrier n’est à envoyer à cette personne", "No letter is due to this person";
}

/// Issues what was published of a candidate, with its reason and the decisions of their appeals. The same while it says the same.
pub(crate) const PRINT: Act<PaperOf, IssuedPaper> = Act::long_on(
    "candidates.refusalNotice",
    wording::PRINT_NOTICE,
    TO_PRINT,
    Allowed::Holders(&[SECRETARIAT]),
    print,
);
/// The letter that was due to a candidate went off by post.
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

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &paper::NOTICE, order.language.0, &order.id).await })
}

fn note_sent(cx: &mut Cx<'_>, mut candidate: Document) -> Result<Document> {
    candidate.clear(LETTER_DUE_AT);
    let at = cx.moment();
    cx.update(candidate.with(LETTER_SENT_AT, at))
}
