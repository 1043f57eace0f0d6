//! `print document.json out.pdf|out.docx [logo.png]`: a document as it is drawn or written after a change of its look.

use papers::doc::{Doc, Pictures, docx_with};
use std::{env, fs};
use typeset::pdf_with;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut names = env::args().skip(1);
    let (from, to) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
    let doc: Doc = serde_json::from_slice(&fs::read(from)?)?;
    let mut pictures = Pictures::new();
    if let Some(logo) = names.next() {
        pictures.insert("logo".to_owned(), fs::read(logo)?);
    }
    let bytes = if to.ends_with("docx") {
        docx_with(&doc, &pictures)?
    } else {
        pdf_with(&doc, &pictures)?
    };
    fs::write(to, bytes)?;
    Ok(())
}
