//! The DOCX: Office Open XML (ISO/IEC 29500, transitional) written part by part. It is what people edit; what is proved is
//! the PDF, and a sheet that carries a code says so. Equal documents are equal bytes.

mod block;
mod frame;
mod grid;
mod part;
mod running;
mod text;

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

use super::block::Block;
use super::head::Orientation;
use super::picture::{Pictures, drawable};
use super::{Doc, Mode, Trouble, VERSION};
use text::escaped;

/// The width of the text in twentieths of a point: A4 without margins of 20 mm.
fn width(doc: &Doc) -> u32 {
    match doc.orientation {
        Orientation::Portrait => 9638,
        Orientation::Landscape => 14_570,
    }
}

/// A document being written.
struct Writer<'a> {
    doc: &'a Doc,
    mode: Mode,
    /// What is drawn: the name among the document's pictures or none for a code, bytes, size in pixels.
    media: Vec<Media>,
    body: String,
}

/// A picture inside the file.
struct Media {
    name: Option<String>,
    ending: &'static str,
    bytes: Vec<u8>,
    size: (u32, u32),
}

/// The document as DOCX.
pub fn docx(doc: &Doc) -> Result<Vec<u8>, Trouble> {
    docx_with(doc, &Pictures::new())
}

/// The document as DOCX, with the pictures that it names.
pub fn docx_with(doc: &Doc, pictures: &Pictures) -> Result<Vec<u8>, Trouble> {
    if doc.version > VERSION {
        return Err(Trouble::Later(doc.version));
    }
    let seen = drawable(doc, pictures);
    let media = seen.into_iter().map(|picture| Media {
        name: Some(picture.name.to_owned()),
        ending: if picture.bytes.starts_with(b"\x89PNG") {
            "png"
        } else {
            "jpeg"
        },
        bytes: picture.bytes.into_owned(),
        size: picture.size,
    });
    let mut writer = Writer {
        doc,
        mode: doc.mode,
        media: media.collect(),
        body: String::new(),
    };
    writer.write();
    zip_parts(&writer)
}

impl Writer<'_> {
    fn write(&mut self) {
        self.letterhead();
        self.opening();
        self.title();
        let is_shown = |block: &Block| !matches!(block, Block::Space { .. } | Block::PageBreak);
        let last = self.doc.blocks.iter().rposition(is_shown);
        for (at, block) in self.doc.blocks.iter().enumerate() {
            self.block(block, !self.doc.signatures.is_empty() && last == Some(at));
        }
        self.closing_line();
        self.signatures(&self.doc.signatures, self.doc.stamp);
        self.push_labelled(&super::term::COPIES, &self.doc.copies);
    }
}

fn zip_parts(writer: &Writer) -> Result<Vec<u8>, Trouble> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // The same moment in every file, so that equal documents are equal bytes.
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
    let mut put = |name: &str, bytes: &[u8]| -> Result<(), Trouble> {
        zip.start_file(name, options)?;
        zip.write_all(bytes).map_err(|error| Trouble::Unwritten(error.into()))
    };
    put("[Content_Types].xml", part::CONTENT_TYPES.as_bytes())?;
    put("_rels/.rels", part::RELATIONS.as_bytes())?;
    put(
        "docProps/core.xml",
        part::properties(writer.doc, &writer.name()).as_bytes(),
    )?;
    let footer = writer.footer();
    put("word/document.xml", part::document(writer.doc, &writer.body).as_bytes())?;
    put("word/styles.xml", part::styles(writer.mode).as_bytes())?;
    put("word/header1.xml", part::header(&writer.header(true)).as_bytes())?;
    put("word/header2.xml", part::header(&writer.header(false)).as_bytes())?;
    put("word/footer1.xml", part::footer(&footer.xml).as_bytes())?;
    put(
        "word/_rels/document.xml.rels",
        part::document_relations(&writer.media).as_bytes(),
    )?;
    put(
        "word/_rels/footer1.xml.rels",
        part::footer_relations(footer.code.is_some()).as_bytes(),
    )?;
    for (at, media) in writer.media.iter().enumerate() {
        put(&format!("word/media/{}", media.file(at)), &media.bytes)?;
    }
    if let Some(code) = footer.code {
        put("word/media/code.png", &code)?;
    }
    Ok(zip.finish()?.into_inner())
}

impl Media {
    fn file(&self, at: usize) -> String {
        format!("picture{}.{}", at + 1, self.ending)
    }
}
