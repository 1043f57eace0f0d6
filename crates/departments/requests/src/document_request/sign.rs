//! Papers are signed electronically, several together, by the signatory in force that day, whoever that is: what was shown is what is
//! hashed, and a copy that says who signed is printed under the same code and number.

use std::collections::BTreeSet;

use engine::{Act, Allowed, AnyAct as _, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::papers::authentic_document::signed_copy::{Signer, add_signatures, await_signature, await_signed_copy};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use platform::people::employee::{self, EMPLOYEES};
use platform::settings::signatory;
use platform::signature::office::{self, Awaited, Waiting};
use platform::signature::{self, Shown};
use schema::{Choice as _, Date, Document, Filter, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::act::{RequestRow, is_of_another};
use super::rules::{APPROVED, CLOSED};
use super::{
    DOC_ID, DOCUMENT_REQUESTS, DUE_ON, EMPLOYEE, GENERATED_AT, REF_NUMBER, RequestStep, SIGN_BY, SIGNED_AT,
    SIGNED_FILE, STEP, TYPE, paper, wording,
};

/// Together, or none of them.
pub(super) const SIGN: Act<PapersToSign, SignedDocumentRequests> =
    Act::long_on("documentRequests.sign", wording::SIGN, ON, Allowed::Users, sign);

/// Requests whose papers were signed together.
#[derive(Serialize, JsonSchema)]
pub(super) struct SignedDocumentRequests {
    requests: Vec<RequestRow>,
    /// Whether all signed copies can be opened already.
    ready: bool,
}

const ON: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        Guard::Part(Check {
            reads: &[TYPE.def, EMPLOYEE.def],
            check: is_for_caller,
        }),
        Guard::While(schema::all(&[APPROVED, DOC_ID.is_set()]), CLOSED),
        Guard::Check(Check {
            reads: &[TYPE.def, EMPLOYEE.def, DOC_ID.def],
            check: |cx, request| prepare(cx, request.clone()).map(drop),
        }),
        Guard::Step(RequestStep::Signed.wire()),
    ],
);
/// What a signature of a paper says that it is for.
const PURPOSE: &str = "documentRequests.sign";

inputs! {
    /// Requests whose papers are signed together.
    pub(super) struct PapersToSign {
        /// The requests, fifty at most.
        ids: Vec<String> = need("ids"),
    }
}

fn sign(turn: Turn, given: PapersToSign) -> BoxFuture<SignedDocumentRequests> {
    Box::pin(async move {
        let sign = move |cx: &mut Cx<'_>| sign_together(cx, &given.ids);
        let (requests, papers) = turn.engine.transact(&turn.ctx, SIGN.id(), sign).await?;
        let mut ready = true;
        for paper in papers {
            ready &= await_signed_copy(&turn.engine, &paper).await;
        }
        Ok(SignedDocumentRequests { requests, ready })
    })
}

/// A request with its paper and who signs it.
struct ToSign {
    request: Document,
    paper: Document,
    signer: Signer,
}

/// The requests as the caller reads them, and the codes of their papers.
fn sign_together(cx: &mut Cx<'_>, ids: &[String]) -> Result<(Vec<RequestRow>, Vec<String>)> {
    signature::require_open(cx)?;
    let wanted: BTreeSet<&String> = ids.iter().collect();
    let prepare_one = |id: &String| prepare(cx, ON.admit(cx, id)?);
    let together: Vec<ToSign> = wanted.into_iter().map(prepare_one).collect::<Result<_>>()?;
    let shown = together
        .iter()
        .map(|one| shown_json(cx, one))
        .collect::<Result<Vec<Json>>>()?;
    let shown: Vec<Shown<'_>> = together
        .iter()
        .zip(shown)
        .map(|(one, shown)| Shown {
            document: &one.paper,
            purpose: PURPOSE,
            shown,
            on_behalf_of: None,
        })
        .collect();
    let signatures = signature::sign(cx, &shown)?;
    let (mut requests, mut papers) = (Vec::new(), Vec::new());
    for (one, signature) in together.into_iter().zip(signatures) {
        let signer = office::signer_of(one.signer, signature)?;
        let at = Instant(signer.at);
        let paper = add_signatures(cx, one.paper, &[signer])?;
        papers.push(paper.id.clone());
        requests.push(follow(cx, one.request, &paper, at)?);
        // Until its request names the copy, the paper is open to who signs it.
        await_signature(cx, paper, None)?;
    }
    Ok((requests, papers))
}

/// The request of a paper that is signed.
fn follow(cx: &mut Cx<'_>, request: Document, paper: &Document, at: Instant) -> Result<RequestRow> {
    let signed = request
        .with(STEP, RequestStep::Signed)
        .with(SIGNED_AT, at)
        .with(SIGNED_FILE, paper.need(issued::SIGNED_FILE)?);
    let signed = cx.update(signed)?;
    Ok(RequestRow(cx.answer(signed)?))
}

/// Refuses whoever does not sign papers of that kind, and whoever it is about.
fn is_for_caller(cx: &Cx<'_>, request: &Document) -> Result<()> {
    is_of_another(cx, request)?;
    let kind = paper::kind_of(request.need(TYPE)?);
    office::caller_as_signatory(cx, kind, &request.need(EMPLOYEE)?).map(drop)
}

/// A request with its paper, if the caller is who signs it.
fn prepare(cx: &Cx<'_>, request: Document) -> Result<ToSign> {
    let (kind, about) = (paper::kind_of(request.need(TYPE)?), request.need(EMPLOYEE)?);
    let paper = cx.need(&AUTHENTIC_DOCUMENTS, &request.need(DOC_ID)?)?;
    let signer = office::caller_signs(cx, kind, &about, Some(&paper))?;
    Ok(ToSign { request, paper, signer })
}

/// What the signer is shown of a paper: exactly this is hashed.
fn shown_json(cx: &Cx<'_>, one: &ToSign) -> Result<Json> {
    let employee = cx.need(&EMPLOYEES, one.request.need(EMPLOYEE)?.as_str())?;
    let of = one.request.need(TYPE)?.label();
    Ok(json!({
        "docId": one.paper.get(issued::DOC_ID), "refNumber": one.request.get(REF_NUMBER),
        "type": {"fr": of.fr, "ar": of.ar},
        "employee": {"fr": employee.get(employee::NAME_FR), "ar": employee.get(employee::NAME_AR)},
        "contentHash": one.paper.get(issued::CONTENT_HASH), "sha256": one.paper.get(issued::SHA256),
    }))
}

/// What waits for whoever signs the papers of requests.
pub(super) static AWAITED: Awaited = Awaited {
    office: SIGN_BY,
    of: || &DOCUMENT_REQUESTS,
    kinds: paper::SIGNED,
    waiting,
};

/// Which requests have a paper that waits to be signed.
pub fn waits_for_signature() -> Filter {
    STEP.eq(RequestStep::Generated)
}

/// The office that a request waits for whose paper was made before requests named one.
///
/// # Errors
/// When it says of no document.
pub fn office_at_upgrade(request: &Document) -> Result<String> {
    Ok(signatory::office_word(paper::kind_of(request.need(TYPE)?).id, None))
}

fn waiting(cx: &Cx<'_>, request: &Document) -> Result<Waiting> {
    let paper = match request.get(DOC_ID) {
        Some(id) => cx.get(&AUTHENTIC_DOCUMENTS, &id)?,
        None => None,
    };
    let since = request.get(GENERATED_AT).map(|Instant(at)| schema::wire_instant(at));
    Ok(Waiting {
        kind: paper::kind_of(request.need(TYPE)?),
        employee: request.need(EMPLOYEE)?,
        paper,
        text: None,
        days: [since, request.get(DUE_ON).map(|Date(day)| day.to_string())],
    })
}
