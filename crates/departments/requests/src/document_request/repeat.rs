//! Copies that are asked for again a short time after are the same paper again: the same code, the same number.

use engine::Cx;
use jiff::SignedDuration;
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS, State, follow};
use platform::people::employee::EMPLOYEES;
use platform::settings::threshold::Threshold;
use platform::signature::office;
use schema::{Document, Instant, Label, Result};

use super::{DOC_ID, DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, GENERATED_AT, LANGUAGE, REPEAT_OF, TYPE, paper};

/// For how many days a paper is given again.
pub(super) static REPEAT_DAYS: Threshold = Threshold {
    key: "org.documentRepeatDays",
    label: Label::new(
        "مدة تسليم نفس الوثيقة من جديد (بالأيام)",
        "Durée pendant laquelle le même document est remis à nouveau (jours)",
        "Days during which the same paper is given again",
    ),
    about: Label::new(
        "إذا طلبت نفس الوثيقة من جديد خلال هذه المدة ولم يتغير مضمونها، سلمت نفسها برقمها ورمزها.",
        "Un document demandé à nouveau dans ce délai, et dont le contenu n’a pas changé, est remis sous le même numéro et le même code.",
        "A document asked for again within these days, and whose content has not changed, is given under the same number and code.",
    ),
    // None at all, or up to a year.
    bounds: (0, 365),
    // As the order says: thirty days.
    preset: 30,
};

/// A paper that was made for an earlier request, and still says what is so.
pub(super) struct FormerPaper {
    /// The earlier request.
    pub request: Document,
    /// Its paper.
    pub paper: Document,
}

/// The paper that a request is given again, if any.
pub(super) fn former(cx: &Cx<'_>, request: &Document) -> Result<Option<FormerPaper>> {
    let of = request.need(TYPE)?;
    if of == DocumentType::Other {
        return Ok(None);
    }
    let days = REPEAT_DAYS.value(cx)?;
    let since = cx.now() - SignedDuration::from_hours(24 * days);
    let same = [
        EMPLOYEE.eq(request.need(EMPLOYEE)?),
        TYPE.eq(of),
        LANGUAGE.eq(request.need(LANGUAGE)?),
        DOC_ID.is_not_null(),
        // The first of them: a paper does not become younger by being given again.
        REPEAT_OF.is_null(),
        GENERATED_AT.ge(Instant(since)),
    ];
    let newest = cx.newest(&DOCUMENT_REQUESTS, same, 0, 1)?;
    let Some(earlier) = newest.into_iter().find(|earlier| earlier.id != request.id) else {
        return Ok(None);
    };
    let paper = cx.get(&AUTHENTIC_DOCUMENTS, &earlier.need(DOC_ID)?)?;
    let Some(paper) = paper.filter(|paper| paper.get(issued::STATE) == Some(State::Valid)) else {
        return Ok(None);
    };
    let employee = cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?;
    let kind = paper::kind_of(of);
    let still_holds =
        follow::is_current(cx, kind, &employee, &paper)? && office::stays_signed(cx, kind, &employee.id, &paper)?;
    Ok(still_holds.then_some(FormerPaper {
        request: earlier,
        paper,
    }))
}
