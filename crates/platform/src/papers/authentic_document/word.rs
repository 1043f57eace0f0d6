//! The Word copy of a paper, for who reads the paper: from the record that was sealed. It can be edited, so it proves
//! nothing, and says so at the foot of every page.

use engine::doc::{Doc, Watermark};
use engine::files::content::Content;
use engine::{Cx, Engine, Export, RequestContext};
use schema::{Error, Result};

use super::issue::file_name;
use super::{AUTHENTIC_DOCUMENTS, FILE, KIND, NOT_A_PAPER, REF_NUMBER, STATE, State, render};

/// The copy of a paper that the caller reads; of one that no longer holds, it says that.
pub async fn word_copy(engine: &Engine, ctx: &RequestContext, code: &str) -> Result<Export> {
    let code = code.to_owned();
    let read = move |cx: &Cx<'_>| {
        let row = cx.need_readable(&AUTHENTIC_DOCUMENTS, &code)?;
        row.get(FILE).ok_or(NOT_A_PAPER)?;
        let text = |key| row.get(key).unwrap_or_default();
        let name = file_name(&text(KIND), &text(REF_NUMBER), "docx");
        let (doc, pictures) = render::sealed_doc(cx, &row)?;
        let watermark = if row.get(STATE) == Some(State::Valid) {
            doc.watermark
        } else {
            Some(Watermark::Cancelled)
        };
        Ok((name, Doc { watermark, ..doc }, pictures))
    };
    let (name, doc, pictures) = engine.read_as(ctx, read).await?;
    let pictures = engine.pictures_of(&doc, pictures).await?;
    let written = engine.draw(move || engine::doc::docx_with(&doc, &pictures)).await?;
    let bytes = written.map_err(|error| Error::fault("writing the copy of a paper", error))?;
    Ok(Export {
        name,
        mime: Content::Docx.mime(),
        body: bytes.into(),
    })
}
