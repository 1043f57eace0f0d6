//! A document as a printer takes it: all that it needs, and nothing else.

use serde_json::Error as JsonError;

use super::{Doc, Pictures, Trouble, VERSION, View, view};

/// What a printer takes of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintJob {
    /// The JSON that the template reads.
    pub view: Vec<u8>,
    /// The document's own JSON, which its PDF carries.
    pub record: Vec<u8>,
    /// The pictures that the view numbers.
    pub pictures: Vec<Vec<u8>>,
}

impl PrintJob {
    /// The job of a document with the pictures that it names.
    ///
    /// # Errors
    /// A document of a later version of the model.
    pub fn new(doc: &Doc, pictures: &Pictures) -> Result<Self, Trouble> {
        if doc.version > VERSION {
            return Err(Trouble::Later(doc.version));
        }
        let failed = |error: JsonError| Trouble::Undrawn(error.to_string());
        let View { data, pictures } = view(doc, pictures);
        Ok(PrintJob {
            view: serde_json::to_vec(&data).map_err(failed)?,
            record: serde_json::to_vec(doc).map_err(failed)?,
            pictures,
        })
    }

    /// The job as bytes: each part after its length, until nothing follows.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [&self.view, &self.record].into_iter().chain(&self.pictures) {
            bytes.extend(part.len().to_le_bytes());
            bytes.extend(part);
        }
        bytes
    }

    /// A job from its bytes; none where they are cut short.
    pub fn from_bytes(mut rest: &[u8]) -> Option<PrintJob> {
        let mut parts = Vec::new();
        while let Some((length, after)) = rest.split_first_chunk() {
            let (part, after) = after.split_at_checked(usize::from_le_bytes(*length))?;
            parts.push(part.to_vec());
            rest = after;
        }
        let mut parts = parts.into_iter();
        let (view, record) = (parts.next()?, parts.next()?);
        rest.is_empty().then(|| PrintJob {
            view,
            record,
            pictures: parts.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mode, Words};
    use super::*;

    #[test]
    fn every_part_arrives_and_half_of_one_is_refused() {
        let doc = Doc::new("list", Mode::Fr, Words::any("a"));
        let mut job = PrintJob::new(&doc, &Pictures::new()).unwrap();
        job.pictures = vec![vec![1; 300], Vec::new(), vec![2]];
        let sent = job.to_bytes();
        assert_eq!(PrintJob::from_bytes(&sent), Some(job));
        for end in [0, 4, 20, sent.len() - 1, sent.len() - 4] {
            assert_eq!(PrintJob::from_bytes(&sent[..end]), None, "{end} of {}", sent.len());
        }
    }
}
