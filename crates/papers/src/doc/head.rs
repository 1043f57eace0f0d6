//! Who speaks, who signs, where it is checked.

use serde::{Deserialize, Serialize};

use super::plain;
use super::text::{Line, Words};

/// The head of the page: French at the left, Arabic at the right, the logo between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letterhead {
    /// The lines in French, from the kingdom down to the service.
    pub fr: Vec<Line>,
    /// The lines in Arabic.
    pub ar: Vec<Line>,
    /// The lines in Amazigh, in Tifinagh; they stand below the logo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zgh: Vec<Line>,
    /// The name of the logo among the pictures handed to the printer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logo: Option<String>,
    /// What stands at the foot of every page: address, telephone.
    #[serde(default, skip_serializing_if = "plain")]
    pub footer: Words,
}

/// How the sheets lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orientation {
    /// Upright.
    #[default]
    Portrait,
    /// Wide.
    Landscape,
}

/// Who signs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// For whom: the holder of the office, such as the president of the council.
    pub holder: Words,
    /// By which right another signs for the holder.
    #[serde(default, skip_serializing_if = "plain")]
    pub by: Delegation,
    /// The quality of who signs for the holder.
    #[serde(default, skip_serializing_if = "plain")]
    pub quality: Words,
    /// Who signs.
    #[serde(default, skip_serializing_if = "plain")]
    pub name: Words,
}

/// By which right somebody signs (organic law 113-14, articles 103 and 109).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delegation {
    /// The holder of the office.
    #[default]
    Own,
    /// Who has a delegation of signature: par délégation, بالتفويض.
    Delegation,
    /// Who stands in for one who is away or prevented: par intérim, بالنيابة.
    Substitution,
}

/// Where a document can be checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verify {
    /// The page that the QR code leads to; none where the house has no address: the code is told at its counter.
    pub url: String,
    /// The code as a person types it.
    pub code: String,
}

impl Verify {
    /// The address that readers are sent to.
    pub(super) fn address(&self) -> Option<&str> {
        Some(self.url.as_str()).filter(|url| url.contains("://"))
    }
}

/// What is written across every page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watermark {
    /// Not yet a document.
    Draft,
    /// No longer one.
    Cancelled,
    /// A second copy of one.
    Duplicate,
    /// Not the original.
    Copy,
    /// An example.
    Specimen,
}
