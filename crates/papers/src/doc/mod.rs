//! One model of an official document, written as DOCX here and drawn as PDF by `typeset`.
//!
//! A [`Doc`] is data: who speaks ([`Letterhead`]), what is said ([`Block`]s), who signs, where it can be checked. It is kept in
//! records for ever, so names and meanings in its JSON never change: a change of either is a new [`VERSION`].

mod block;
mod docx;
mod find;
mod fit;
mod glyph;
mod head;
mod picture;
mod print_job;
mod resolved_text;
mod term;
mod text;
mod view;

pub use block::{Align, Block, Cell, Column, Field, Label, Picture, Row};
pub use docx::{docx, docx_with};
pub use glyph::FILES as FONT_FILES;
pub use glyph::printable;
pub use head::{Delegation, Letterhead, Orientation, Signature, Verify, Watermark};
pub use picture::{MOST as MOST_PICTURES, Pictures};
pub use print_job::PrintJob;
pub use term::month_name;
pub use term::{after_name, inside_sentence};
pub(crate) use term::{bare, month_named};
pub use text::{Line, Run, Words};
pub use view::{View, view};

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The version of the model that is written today. A reader refuses a later one rather than leave something out.
pub const VERSION: u32 = 1;

/// A document that is about to be drawn as PDF.
pub enum Drawing {
    /// It takes milliseconds: call it where blocking is allowed.
    Small(Box<dyn FnOnce() -> Result<Vec<u8>, Trouble> + Send>),
    /// It takes seconds and hundreds of megabytes: a process of its own may do it.
    Large(LargeDrawing),
}

/// What is large, and how it is drawn wherever it is.
pub struct LargeDrawing {
    /// All that it needs.
    pub job: Vec<u8>,
    /// Draws the PDF of a job, or says why there is none.
    pub draw: fn(&[u8]) -> Result<Vec<u8>, String>,
}

/// Why a document cannot be printed. Text and pictures are no reason: what cannot be shown is replaced or left out.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It was written by a later version of this program, and something of it would be left out.
    #[error("the document is of version {0} of the model; this program knows {VERSION}")]
    Later(u32),
    /// The printer failed: a mistake in its own template, or no memory.
    #[error("the document cannot be drawn: {0}")]
    Undrawn(String),
    /// The parts of the DOCX could not be packed.
    #[error("the document cannot be written")]
    Unwritten(#[from] zip::result::ZipError),
}

/// In which language a document speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// French.
    #[default]
    Fr,
    /// Arabic.
    Ar,
    /// English: lists and sheets for a reader; the administration writes French and Arabic.
    En,
    /// French at the left, Arabic at the right.
    Both,
}

/// A document. Fields that are empty leave no trace on the page; text in a language that the document does not speak is
/// shown only where its own language is silent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doc {
    /// The [`VERSION`] of the model it was written in.
    pub version: u32,
    /// Its language.
    #[serde(rename = "lang")]
    pub mode: Mode,
    /// What tells this document from all others: the identity that its PDF carries.
    pub id: String,
    /// When it was made; the PDF carries it, no clock is read. Midnight of 1 January 1970 when unknown.
    #[serde(default, skip_serializing_if = "plain")]
    pub made: Timestamp,
    /// How the sheets lie.
    #[serde(default, skip_serializing_if = "plain")]
    pub orientation: Orientation,
    /// Who speaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letterhead: Option<Letterhead>,
    /// The number line, such as `12/2026`; `N°` and `عدد` stand before it.
    #[serde(default, skip_serializing_if = "plain")]
    pub number: Words,
    /// Where it was signed.
    #[serde(default, skip_serializing_if = "plain")]
    pub place: Words,
    /// When it was signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
    /// Whether place and day close it above the signatures (`Fait à …, le …`) instead of opening it: so do certificates,
    /// orders and statements, and letters do not.
    #[serde(default, skip_serializing_if = "plain")]
    pub closing: bool,
    /// The title; every document has one, for readers and for screen readers.
    pub title: Words,
    /// True to keep the title off the page: a letter shows its subject.
    #[serde(default, skip_serializing_if = "plain")]
    pub untitled: bool,
    /// What stands smaller below the title.
    #[serde(default, skip_serializing_if = "plain")]
    pub subtitle: Words,
    /// Whom it is addressed to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub addressee: Vec<Words>,
    /// Under cover of whom (S/C, تحت إشراف).
    #[serde(default, skip_serializing_if = "plain")]
    pub under_cover: Words,
    /// The subject (Objet, الموضوع).
    #[serde(default, skip_serializing_if = "plain")]
    pub subject: Words,
    /// References (Réf., المرجع).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reference: Vec<Words>,
    /// Attachments (P.J., المرفقات).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<Words>,
    /// What is said, in order.
    pub blocks: Vec<Block>,
    /// Who signs, side by side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<Signature>,
    /// Whether a box for the stamp of the administration stands beside the signatures.
    #[serde(default, skip_serializing_if = "plain")]
    pub stamp: bool,
    /// Who gets a copy (Ampliation, نسخة موجهة إلى).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<Words>,
    /// Where it can be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<Verify>,
    /// What is written across every page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watermark: Option<Watermark>,
    /// True to leave out the line with the page number.
    #[serde(default, skip_serializing_if = "plain")]
    pub unpaged: bool,
}

impl Doc {
    /// A document of an identity in a language, with its title and nothing else.
    pub fn new(id: impl Into<String>, mode: Mode, title: Words) -> Self {
        Self {
            version: VERSION,
            mode,
            id: id.into(),
            title,
            ..Self::default()
        }
    }

    /// The names of the pictures that it shows, each once, in their order.
    pub fn pictures(&self) -> Vec<&str> {
        let shown = self.blocks.iter().filter_map(Block::picture);
        let mut names: Vec<&str> = shown.map(|picture| picture.key.as_str()).collect();
        names.extend(self.letterhead.iter().filter_map(|head| head.logo.as_deref()));
        names.sort_unstable();
        names.dedup();
        names
    }
}

/// Whether a value is what its kind is without being told; such values are left out of the JSON.
fn plain<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests;
