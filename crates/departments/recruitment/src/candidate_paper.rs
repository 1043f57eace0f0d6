//! Papers about a candidate that are replaced once they say something else: receipts, notices of decisions.

use engine::Cx;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::{Facts, Follows, Name, PaperKind};
use schema::{Document, Label, Result};

use crate::candidate::CANDIDATES;
use crate::exam_paper::exam_paper;

/// A kind of them; found by its subject.
pub(crate) const fn candidate_paper(
    id: &'static str,
    mark: [&'static str; 2],
    label: Label,
    names: &'static [Name],
    text: [&'static str; 2],
    facts: fn(&Cx<'_>, &Document) -> Result<Facts>,
) -> PaperKind {
    PaperKind {
        follows: Some(Follows {
            bucket: DOWNLOADABLE_DOCUMENTS,
            noted: |_, _, _| Ok(()),
        }),
        ..exam_paper(id, mark, label, || &CANDIDATES, names, text, facts)
    }
}
