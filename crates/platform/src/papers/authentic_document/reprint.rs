//! Papers whose bytes are lost are printed again from their records. What comes out is kept only if it is what was sealed: a
//! copy that somebody has must go on comparing with it.

use std::collections::HashSet;

use engine::Engine;
use engine::files::content::Content;
use engine::routine::{CatchUp, Every, Routine};
use schema::{Document, Error, Id, Label, Result};

use super::render::{COPIES, PaperCopy, render_pdf};
use super::{AUTHENTIC_DOCUMENTS, REF_NUMBER};

/// Prints again what was lost since last night, after the copies were tried.
pub(super) static LOST: Routine = Routine {
    id: "papers.lost",
    label: Label::new(
        "إعادة طباعة الوثائق المفقودة",
        "Réimpression des documents perdus",
        "Reprint of lost papers",
    ),
    every: Every::Day(5, 0),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| {
        Box::pin(async move {
            let reprinted = reprint_lost(&engine).await?;
            if reprinted.other.is_empty() {
                return Ok(reprinted.same.len() as u64);
            }
            // Administrators hear of what a routine could not do.
            let other = reprinted.other.join(", ");
            Err(Error::Fault(format!(
                "these print with other bytes than those that were sealed: {other}"
            )))
        })
    },
};

/// What became of papers whose bytes were lost, by their references.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reprinted {
    /// Their bytes are there again, and are those that were sealed.
    pub same: Vec<String>,
    /// What was printed differs from what was sealed: they stay lost, and may be replaced.
    pub other: Vec<String>,
}

/// Prints again every copy of a paper whose bytes are missing or cut.
pub async fn reprint_lost(engine: &Engine) -> Result<Reprinted> {
    let lost: HashSet<String> = engine.check_files().await?.into_iter().map(|one| one.id).collect();
    let (lost, mut reprinted) = (lost.into_iter().map(Id).collect::<Vec<Id>>(), Reprinted::default());
    for copy in COPIES {
        for some in lost.chunks(500) {
            let some = some.to_vec();
            let papers = move |cx: &engine::Cx<'_>| cx.all(&AUTHENTIC_DOCUMENTS, [copy.file.any_of(some)]);
            for paper in engine.read(papers).await? {
                let reference = paper.get(REF_NUMBER).unwrap_or_default();
                match reprint(engine, paper, copy).await? {
                    Some(true) => reprinted.same.push(reference),
                    Some(false) => reprinted.other.push(reference),
                    None => {}
                }
            }
        }
    }
    Ok(reprinted)
}

/// Whether what was printed is what was sealed; none for a copy that never was printed.
async fn reprint(engine: &Engine, paper: Document, copy: &'static PaperCopy) -> Result<Option<bool>> {
    let Some((file, sealed)) = paper.get(copy.file).zip(paper.get(copy.sha256)) else {
        return Ok(None);
    };
    let (doc, pictures) = engine.read(move |cx| (copy.doc)(cx, &paper)).await?;
    let bytes = render_pdf(engine, doc, pictures).await?;
    let is_same = engine.refill_file(&file.0, Content::Pdf, bytes, &sealed).await?;
    Ok(Some(is_same))
}
