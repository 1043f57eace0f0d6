//! The paper of a request: drawn from the file under the next number of its kind, or the one that was made a short time ago.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::follow::current_paper;
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::signed_copy::await_signature;
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS, State, follow, signed_copy};
use platform::papers::template;
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use platform::settings::signatory;
use platform::signature::office;
use schema::{Document, Id, Instant, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::act::{RequestRow, is_of_another};
use super::rules::{CLOSED, PENDING_OR_MADE};
use super::{
    ACTORS, DOC_ID, DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, FILE, GENERATED_AT, HANDLED_BY, LANGUAGE, REF_NUMBER,
    REPEAT_OF, RequestStatus, RequestStep, SIGN_BY, SIGNED_AT, SIGNED_FILE, STATUS, STEP, TYPE, paper, repeat, wording,
};
use crate::permission::PROCESSES;

/// Makes the paper of a request.
pub(super) const GENERATE: Act<PaperWanted, GeneratedPaper> = Act::long_on(
    "documentRequests.generate",
    wording::GENERATE,
    ON,
    Allowed::Holders(&[PROCESSES]),
    generate,
);

/// The paper of a request.
#[derive(Serialize, JsonSchema)]
pub(super) struct GeneratedPaper {
    #[serde(flatten)]
    paper: IssuedPaper,
    /// Whether it was made for an earlier request.
    repeats: bool,
    request: RequestRow,
}

/// Until it is signed a paper is made again: a text was edited, or it does not hold any more.
const ON: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: is_of_another,
        }),
        Guard::Check(Check {
            reads: &[TYPE.def],
            check: reads_its_papers,
        }),
        Guard::While(PENDING_OR_MADE, CLOSED),
    ],
);

/// Whoever may not read such papers makes none.
fn reads_its_papers(cx: &Cx<'_>, request: &Document) -> Result<()> {
    if cx.who().is(paper::kind_of(request.need(TYPE)?).read) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

inputs! {
    /// A request whose paper is wanted.
    pub(super) struct PaperWanted {
        /// The request.
        id: Id = need("id"),
    }
}

fn generate(turn: Turn, wanted: PaperWanted) -> BoxFuture<GeneratedPaper> {
    Box::pin(async move {
        let home = turn.engine.home().unwrap_or_default().to_owned();
        let make = move |cx: &mut Cx<'_>, request| make_paper(cx, request, &home);
        let (paper, request, repeats) = turn.write(&wanted.id, make).await?;
        Ok(GeneratedPaper {
            paper: issue_answer(&turn.engine, &paper).await,
            repeats,
            request,
        })
    })
}

/// The paper, the request as the caller reads it, and whether the paper was there already.
fn make_paper(cx: &mut Cx<'_>, request: Document, home: &str) -> Result<(Document, RequestRow, bool)> {
    let user = user::caller(cx)?;
    let of = request.need(TYPE)?;
    let (paper, former) = find_or_issue(cx, &request, home)?;
    let repeats = former.is_some();
    let office = signatory::office_of(cx, paper::kind_of(of).id, request.need(EMPLOYEE)?.as_str())?;
    let paper = await_signature(cx, paper, Some(office.clone()))?;
    if let Some(replaced) = request.get(DOC_ID).filter(|id| *id != paper.id) {
        let replaced = cx.need(&AUTHENTIC_DOCUMENTS, &replaced)?;
        await_signature(cx, replaced, None)?;
    }
    let now = cx.moment();
    let mut made = request
        .with(SIGN_BY, office)
        .with(STATUS, RequestStatus::Approved)
        .with(STEP, RequestStep::Generated)
        .with(GENERATED_AT, now)
        .with(HANDLED_BY, user.clone())
        .with(ACTORS, vec![user])
        .with(DOC_ID, paper.need(issued::DOC_ID)?)
        .with(FILE, paper.need(issued::FILE)?);
    made.set_or_clear(REF_NUMBER, paper.get(issued::REF_NUMBER));
    made.set_or_clear(REPEAT_OF, former);
    let made = cx.update(made)?;
    let made = follow_signature(cx, made, &paper)?;
    let answer = RequestRow(cx.answer(made)?);
    Ok((paper, answer, repeats))
}

/// The paper of a request, and the earlier request that it was made for.
fn find_or_issue(cx: &mut Cx<'_>, request: &Document, home: &str) -> Result<(Document, Option<Id>)> {
    let of = request.need(TYPE)?;
    let language = request.need(LANGUAGE)?;
    let (kind, mode) = (paper::kind_of(of), template::mode(language.wire())?);
    if let Some(former) = repeat::former(cx, request)? {
        return Ok((former.paper, Some(Id(former.request.id))));
    }
    let subject = match of {
        DocumentType::Other => request.clone(),
        _ => cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?,
    };
    if let Some(own) = own_paper(cx, request)?
        && of != DocumentType::Other
        && follow::is_current(cx, kind, &subject, &own)?
        && office::stays_signed(cx, kind, &subject.id, &own)?
    {
        return Ok((own, request.get(REPEAT_OF)));
    }
    let order = PaperOrder {
        kind,
        mode,
        home,
        subject: &subject,
        letter: None,
    };
    let paper = match kind.follows {
        Some(_) => current_paper(cx, &order)?,
        None => issue_paper(cx, &order)?,
    };
    Ok((paper, None))
}

/// The paper that a request has already, while it holds.
fn own_paper(cx: &Cx<'_>, request: &Document) -> Result<Option<Document>> {
    let Some(id) = request.get(DOC_ID) else {
        return Ok(None);
    };
    let paper = cx.get(&AUTHENTIC_DOCUMENTS, &id)?;
    Ok(paper.filter(|paper| paper.get(issued::STATE) == Some(State::Valid)))
}

/// A paper that is given again may be signed already: its request has come as far.
fn follow_signature(cx: &mut Cx<'_>, request: Document, paper: &Document) -> Result<Document> {
    let (Some(file), Some(signer)) = (paper.get(issued::SIGNED_FILE), signed_copy::signers(paper).pop()) else {
        return Ok(request);
    };
    let followed = request
        .with(STEP, RequestStep::Signed)
        .with(SIGNED_FILE, file)
        .with(SIGNED_AT, Instant(signer.at));
    cx.update(followed)
}
