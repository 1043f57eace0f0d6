//! Papers are signed electronically, several together: what was shown is what is hashed, and a copy that says who signed is
//! printed under the same code and number.

use std::collections::BTreeSet;

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use platform::decision::is_open_step;
use platform::papers::authentic_document::signed_copy::{Signer, add_signatures, await_signed_copy};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use platform::people::employee::{self, EMPLOYEES};
use platform::people::user::{self, USERS};
use platform::settings::signatory::{self, Mode, PRESIDENT};
use platform::signature::{self, Shown};
use schema::{Choice as _, Date, Document, Id, Instant, Rejection, Result};
use serde_json::{Value as Json, json};

use super::act::of_others;
use super::rules::{CLOSED, NOT_SIGNATORY};
use super::{
    DOC_ID, EMPLOYEE, FLOW, REF_NUMBER, RequestStatus, RequestStep, SIGNED_AT, SIGNED_FILE, STATUS, STEP, TYPE, paper,
};
use crate::permission::PROCESSES;

/// `documentRequests.sign` → `{requests, ready}`.
pub(super) const SIGN: Action<PapersToSign> =
    Action::long("documentRequests.sign", Allowed::Holders(&[PROCESSES]), sign);
/// What a signature of a paper says that it is for.
const PURPOSE: &str = "documentRequests.sign";

inputs! {
    /// Requests whose papers are signed together.
    pub(super) struct PapersToSign {
        /// The requests, fifty at most.
        ids: Vec<String> = need("ids"),
    }
}

fn sign(engine: Engine, ctx: RequestContext, given: PapersToSign) -> ActionFuture {
    Box::pin(async move {
        let sign = move |cx: &mut Cx<'_>| sign_together(cx, &given.ids);
        let (requests, papers) = engine.transact(&ctx, SIGN.id, sign).await?;
        let mut ready = true;
        for paper in papers {
            ready &= await_signed_copy(&engine, &paper).await?;
        }
        Ok(json!({ "requests": requests, "ready": ready }))
    })
}

/// A request with its paper and who signs it.
struct ToSign {
    request: Document,
    paper: Document,
    signer: Signer,
}

/// The requests as the caller reads them, and the codes of their papers.
fn sign_together(cx: &mut Cx<'_>, ids: &[String]) -> Result<(Vec<Json>, Vec<String>)> {
    signature::require_open(cx)?;
    let wanted: BTreeSet<&String> = ids.iter().collect();
    let together: Vec<ToSign> = wanted.into_iter().map(|id| prepare(cx, id)).collect::<Result<_>>()?;
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
        let at = signature.need(signature::SIGNED_AT)?;
        let signer = Signer {
            drawing: signature.get(signature::DRAWING),
            signature_id: signature.id,
            at: at.0,
            ..one.signer
        };
        let paper = add_signatures(cx, one.paper, &[signer])?;
        papers.push(paper.id.clone());
        requests.push(follow(cx, one.request, &paper, at)?);
    }
    Ok((requests, papers))
}

/// The request of a paper that is signed.
fn follow(cx: &mut Cx<'_>, request: Document, paper: &Document, at: Instant) -> Result<Json> {
    let signed = request
        .with(STEP, RequestStep::Signed)
        .with(SIGNED_AT, at)
        .with(SIGNED_FILE, paper.need(issued::SIGNED_FILE)?);
    let signed = cx.update(signed)?;
    cx.answer(signed)
}

/// A request of somebody else whose paper stands, and who signs it.
fn prepare(cx: &Cx<'_>, id: &str) -> Result<ToSign> {
    let (request, user) = of_others(cx, &Id(id.to_owned()))?;
    if request.get(STATUS) != Some(RequestStatus::Approved) {
        return Err(CLOSED.into());
    }
    is_open_step(cx, &FLOW, &request, RequestStep::Signed.wire())?;
    let paper = cx.need(&AUTHENTIC_DOCUMENTS, &request.need(DOC_ID)?)?;
    let signer = signer(cx, &request, &paper, &user)?;
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

/// Who signs a paper, and in which office: the person whom the paper names, or, where it names an office that nobody with a
/// file holds, the caller in the name of that office.
fn signer(cx: &Cx<'_>, request: &Document, paper: &Document, user: &Id) -> Result<Signer> {
    let kind = paper::kind_of(request.need(TYPE)?);
    let Date(issued_on) = paper.need(issued::ISSUED_ON)?;
    let named = signatory::signatory(cx, kind.id, issued_on)?.unwrap_or_else(signatory::president);
    let signer = |name, office, on_behalf_of| Signer {
        signature_id: String::new(),
        name,
        office,
        on_behalf_of,
        at: cx.now(),
        drawing: None,
    };
    match &named.employee {
        Some(who) if cx.who().employee.as_ref() == Some(who) => {
            let president = PRESIDENT.map(str::to_owned);
            let on_behalf_of = if named.mode == Mode::Own {
                Default::default()
            } else {
                president
            };
            Ok(signer(named.name, named.quality, on_behalf_of))
        }
        Some(_) => {
            let who = named.name.join(" · ");
            let refused = Rejection::new(NOT_SIGNATORY).arg("who", who);
            Err(refused.into())
        }
        None => {
            let (name, office) = caller_names(cx, user)?;
            Ok(signer(name, office, named.quality))
        }
    }
}

/// What the caller is called and does, in French and in Arabic.
fn caller_names(cx: &Cx<'_>, user: &Id) -> Result<([String; 2], [String; 2])> {
    let user = cx.need(&USERS, user.as_str())?;
    let file = match user.get(user::EMPLOYEE) {
        Some(Id(id)) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let Some(file) = file else {
        let name = user.get(user::USERNAME).unwrap_or_default();
        return Ok(([name.clone(), name], Default::default()));
    };
    let name = [employee::NAME_FR, employee::NAME_AR].map(|key| file.get(key).unwrap_or_default());
    let office = employee::rank::names_in_both(cx, &employee::rank::FUNCTION_LIST, &file)?;
    Ok((name, office))
}
