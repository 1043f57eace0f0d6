//! `print document.json out.pdf [logo.png]`: draws a document as it is after a change of the template.

use papers::doc::{Doc, Pictures, pdf_with};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut names = env::args().skip(1);
    let (from, to) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
    let doc: Doc = serde_json::from_slice(&fs::read(from)?)?;
    let mut pictures = Pictures::new();
    if let Some(logo) = names.next() {
        pictures.insert("logo".to_owned(), fs::read(logo)?);
    }
    fs::write(to, pdf_with(&doc, &pictures)?)?;
    Ok(())
}
