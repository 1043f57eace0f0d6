//! Large documents as jobs of bytes, for a process of its own (ADR 27): what Typst remembers of a list of thousands of names ends with it.

use crate::PrintJob;

/// Draws the PDF of a job.
///
/// # Errors
/// A job that is cut short, and why a document cannot be drawn.
pub fn draw(job: &[u8]) -> Result<Vec<u8>, String> {
    let job = read(job).ok_or("the job is cut short")?;
    let doc = serde_json::from_slice(&job.record).map_err(|error| error.to_string())?;
    job.draw_here(&doc).map_err(|error| error.to_string())
}

impl PrintJob {
    /// Each part after its length, until nothing follows.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [&self.view, &self.record].into_iter().chain(&self.pictures) {
            bytes.extend(part.len().to_le_bytes());
            bytes.extend(part);
        }
        bytes
    }
}

/// A job from its bytes; none where they are cut short.
fn read(mut rest: &[u8]) -> Option<PrintJob> {
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

#[cfg(test)]
mod tests {
    use papers::doc::{Doc, Mode, Pictures, Words};

    use super::*;

    fn job() -> (Doc, PrintJob) {
        let doc = Doc::new("list", Mode::Fr, Words::any("a"));
        let job = PrintJob::new(&doc, &Pictures::new()).unwrap();
        (doc, job)
    }

    #[test]
    fn a_document_is_the_same_bytes_wherever_it_is_drawn() {
        let (doc, job) = job();
        assert_eq!(draw(&job.to_bytes()).unwrap(), crate::pdf(&doc).unwrap());
    }

    #[test]
    fn every_part_arrives_and_half_of_one_is_refused() {
        let (_, mut job) = job();
        job.pictures = vec![vec![1; 300], Vec::new(), vec![2]];
        let sent = job.to_bytes();
        let arrived = read(&sent).unwrap();
        assert_eq!(arrived.pictures, job.pictures);
        assert_eq!((arrived.view, arrived.record), (job.view, job.record));
        for end in [0, 4, 20, sent.len() - 1, sent.len() - 4] {
            assert!(read(&sent[..end]).is_none(), "{end} of {}", sent.len());
        }
    }

    #[test]
    fn what_it_is_that_cannot_be_drawn_is_told() {
        let mut job = job().1;
        job.record = b"no document".to_vec();
        assert!(draw(&job.to_bytes()).unwrap_err().contains("expected"));
        assert_eq!(draw(b"half").unwrap_err(), "the job is cut short");
    }
}
