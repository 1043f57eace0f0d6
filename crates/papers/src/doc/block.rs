//! What stands on the page between the head and the signatures.

use serde::{Deserialize, Serialize};

use super::head::Signature;
use super::plain;
use super::text::Words;

/// A part of the body of a document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Block {
    /// A heading inside the document: an article, a chapter.
    Heading {
        /// What it says.
        text: Words,
    },
    /// A paragraph.
    Paragraph {
        /// What it says.
        text: Words,
        /// How its lines lie.
        #[serde(default, skip_serializing_if = "plain")]
        align: Align,
    },
    /// A paragraph in a frame: a mention that must be seen.
    Notice {
        /// What it says.
        text: Words,
    },
    /// Labels and values.
    Fields {
        /// The rows.
        rows: Vec<Field>,
        /// How many pairs stand side by side: 1 or 2. Two are one in a document of both languages.
        #[serde(default, skip_serializing_if = "plain")]
        wide: bool,
        /// A picture beside them, such as the photograph of a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        picture: Option<Picture>,
    },
    /// Rows under a head that is repeated on every page.
    Table {
        /// The columns.
        columns: Vec<Column>,
        /// The rows.
        rows: Vec<Row>,
    },
    /// Items, one below another.
    List {
        /// The items.
        items: Vec<Words>,
        /// True to number them.
        #[serde(default, skip_serializing_if = "plain")]
        numbered: bool,
    },
    /// Signatures inside the body, side by side.
    Signatures {
        /// Who signs.
        list: Vec<Signature>,
    },
    /// Empty frames side by side, to be stamped or written in by hand.
    Frames {
        /// What stands at the head of each.
        list: Vec<Words>,
    },
    /// A picture.
    Image {
        /// Which.
        picture: Picture,
    },
    /// A line across the page.
    Rule,
    /// An empty space.
    Space {
        /// Its height in millimetres.
        mm: u16,
    },
    /// What follows begins on a new page.
    PageBreak,
    /// A receipt for money: what was paid, by whom, in figures and in words.
    Receipt {
        /// The number of the receipt.
        number: Words,
        /// What is to be known of it.
        rows: Vec<Field>,
        /// Hundredths of a dirham.
        amount: i64,
        /// The amount in words.
        in_words: Words,
        /// True to draw a counterfoil of the same above a line to cut along.
        #[serde(default, skip_serializing_if = "plain")]
        stub: bool,
    },
    /// Labels with a QR code, on sheets of a grid or one after another on a roll.
    Labels {
        /// The width of one in millimetres.
        width: u16,
        /// The height of one in millimetres.
        height: u16,
        /// The labels, in the order of reading.
        labels: Vec<Label>,
        /// True for a roll: each is a page of its own size.
        #[serde(default, skip_serializing_if = "plain")]
        roll: bool,
    },
}

/// A label and its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// What it is.
    pub label: Words,
    /// What it is worth.
    pub value: Words,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// What stands in the head.
    pub title: Words,
    /// How its cells lie.
    #[serde(default, skip_serializing_if = "plain")]
    pub align: Align,
    /// Its share of the width; 0 for as wide as its contents.
    #[serde(default, skip_serializing_if = "plain")]
    pub share: u16,
}

/// One cell.
pub type Cell = Words;

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its cells; missing ones are empty, those beyond the columns are left out.
    pub cells: Vec<Cell>,
    /// True for a row of totals.
    #[serde(default, skip_serializing_if = "plain")]
    pub total: bool,
}

/// How lines lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Align {
    /// From the edge where reading begins; paragraphs fill both edges.
    #[default]
    Start,
    /// In the middle.
    Center,
    /// At the edge where reading ends: numbers.
    End,
    /// In a table of two languages: one line, each language at its edge, as names of a list.
    Edges,
}

/// A picture by its name among those that are handed to the printer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// Its name, as a rule the id of its file. One that cannot be had leaves its place empty.
    pub key: String,
    /// What it shows, for those who do not see it.
    pub alt: Words,
    /// Its width in millimetres.
    pub width: u16,
}

/// A label with a QR code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// What the code says.
    pub code: String,
    /// What stands beside it.
    pub lines: Vec<Words>,
}

impl Block {
    /// The picture that it shows.
    pub(super) fn picture(&self) -> Option<&Picture> {
        match self {
            Block::Image { picture } => Some(picture),
            Block::Fields { picture, .. } => picture.as_ref(),
            _ => None,
        }
    }
}
