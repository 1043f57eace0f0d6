//! Printing what was issued: after the commit, from the record alone. The first bytes that are stored stay.

use std::time::Duration;

use engine::doc::{Doc, Pictures};
use engine::files::content::Content;
use engine::routine::{CatchUp, Every, Routine};
use engine::{Cx, Engine, JobKind, RequestContext, Rights};
use schema::{Document, Error, Field, Filter, Id, Label, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::canonical::canonical;
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, FILE, RECORD, REF_NUMBER, SHA256, SIGNED_FILE, SIGNED_SHA256, STATE,
    State, picture, signed_copy, state_seal,
};

/// Prints one paper.
pub(super) const JOB: JobKind<Print> = JobKind::long("papers.render", |engine, print| {
    Box::pin(async move { render(&engine, print.doc_id, &PLAIN).await })
});

/// Prints the copy of a paper that says who signed it.
pub(super) const SIGNED_JOB: JobKind<Print> = JobKind::long("papers.renderSigned", |engine, print| {
    Box::pin(async move { render(&engine, print.doc_id, &SIGNED).await })
});

/// One of the two copies of a paper, each with bytes of its own.
pub(super) struct PaperCopy {
    /// The file.
    pub file: Field<Id>,
    /// The hash of its bytes.
    pub sha256: Field<String>,
    /// What is printed.
    pub doc: fn(&Cx<'_>, &Document) -> Result<(Doc, Pictures)>,
    job: &'static JobKind<Print>,
}

/// As it was issued.
pub(super) static PLAIN: PaperCopy = PaperCopy {
    file: FILE,
    sha256: SHA256,
    doc: sealed_doc,
    job: &JOB,
};
/// With who signed it.
pub(super) static SIGNED: PaperCopy = PaperCopy {
    file: SIGNED_FILE,
    sha256: SIGNED_SHA256,
    doc: signed_copy::signed_doc,
    job: &SIGNED_JOB,
};
/// Both.
pub(super) static COPIES: [&PaperCopy; 2] = [&PLAIN, &SIGNED];

/// What the job is given: the code of the paper.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Print {
    doc_id: String,
}

/// Tries again what could not be printed: the number stands, so the paper must come, unless it is cancelled.
pub(super) static WAITING: Routine = Routine {
    id: "papers.waiting",
    label: Label::new(
        "طباعة الوثائق العالقة",
        "Impression des documents en attente",
        "Printing of waiting papers",
    ),
    every: Every::Hour(40),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(print_pending(engine)),
};

/// So long an answer waits for its paper.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many waiting papers are tried in one hour.
const AT_ONCE: u64 = 1000;

/// Has a copy of a paper printed after the commit.
pub(super) fn schedule_print(cx: &mut Cx<'_>, row: &Document, copy: &PaperCopy) -> Result<()> {
    let doc_id = row.id.clone();
    cx.later(copy.job, &row.id, &Print { doc_id }, None)
}

/// Waits for the print of a copy of a paper; whether it is there.
pub(super) async fn await_print(engine: &Engine, id: &str, copy: &PaperCopy) -> bool {
    engine.job_done(copy.job.kind, id, PATIENCE).await
}

async fn render(engine: &Engine, id: String, copy: &'static PaperCopy) -> Result<String> {
    let asked = id.clone();
    let found = engine.read(move |cx| record(cx, &asked, copy)).await?;
    let Some((file, doc, pictures)) = found else {
        return Ok(String::new());
    };
    let bytes = render_pdf(engine, doc, pictures).await?;
    let note = move |cx: &mut Cx<'_>, sha256: &str| {
        let row = cx.need(&AUTHENTIC_DOCUMENTS, &id)?;
        let row = state_seal::seal_state(cx, row.with(copy.sha256, sha256.to_owned()))?;
        cx.update(row).map(drop)
    };
    let ctx = RequestContext::new(Rights::whole("engine"));
    let filled = engine.fill_file(&ctx, &file, Content::Pdf, bytes, note).await?;
    Ok(filled.sha256)
}

/// The bytes of a paper.
pub(super) async fn render_pdf(engine: &Engine, doc: Doc, pictures: Pictures) -> Result<Vec<u8>> {
    let pictures = engine.pictures_of(&doc, pictures).await?;
    engine.pdf(doc, pictures).await
}

/// What is to be printed: the file that waits, the document, its pictures. Nothing when it is there, or no longer wanted.
fn record(cx: &Cx<'_>, id: &str, copy: &PaperCopy) -> Result<Option<(String, Doc, Pictures)>> {
    let Some(row) = cx.get(&AUTHENTIC_DOCUMENTS, id)? else {
        return Ok(None);
    };
    let Some(file) = row
        .get(copy.file)
        .filter(|_| row.get(copy.sha256).is_none() && row.get(STATE) != Some(State::Cancelled))
    else {
        return Ok(None);
    };
    let (doc, pictures) = (copy.doc)(cx, &row)?;
    Ok(Some((file.0, doc, pictures)))
}

/// The document of a paper as its record was sealed, and its pictures as far as they are no files.
pub(super) fn sealed_doc(cx: &Cx<'_>, row: &Document) -> Result<(Doc, Pictures)> {
    let record: Json = row.get(RECORD).unwrap_or_default();
    if Some(accounts::content_hash(&canonical(&record))) != row.get(CONTENT_HASH) {
        return Err(Error::Fault(format!("the record of the paper {} was altered", row.id)));
    }
    let doc: Doc =
        serde_json::from_value(record["doc"].clone()).map_err(|error| Error::fault("reading a record", error))?;
    let logo = doc.letterhead.as_ref().and_then(|head| head.logo.clone());
    let pictures = picture::bytes(cx, &logo.into_iter().collect::<Vec<_>>())?;
    Ok((doc, pictures))
}

/// Prints what waits; a failure names the papers.
async fn print_pending(engine: Engine) -> Result<u64> {
    let (mut count, mut failed) = (0, Vec::new());
    for copy in COPIES {
        let rows = engine
            .read(|cx| cx.find(&AUTHENTIC_DOCUMENTS, pending_filters(copy), AT_ONCE))
            .await?;
        for row in rows {
            match render(&engine, row.get(DOC_ID).unwrap_or_default(), copy).await {
                Ok(_) => count += 1,
                Err(error) => failed.push(format!("{}: {error}", row.get(REF_NUMBER).unwrap_or_default())),
            }
        }
    }
    if failed.is_empty() {
        Ok(count)
    } else {
        Err(Error::Fault(failed.join("; ")))
    }
}

fn pending_filters(copy: &PaperCopy) -> [Filter; 3] {
    [
        copy.file.is_not_null(),
        copy.sha256.is_null(),
        STATE.any_of([State::Valid, State::Outdated, State::Replaced]),
    ]
}
