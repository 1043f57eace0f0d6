//! Large documents as jobs of bytes, for a process of its own (ADR 27): what Typst remembers of a list of thousands of names ends with it.

use papers::doc::PrintJob;

/// Draws the PDF of a job.
///
/// # Errors
/// A job that is cut short, and why a document cannot be drawn.
pub fn draw(job: &[u8]) -> Result<Vec<u8>, String> {
    let job = PrintJob::from_bytes(job).ok_or("the job is cut short")?;
    let doc = serde_json::from_slice(&job.record).map_err(|error| error.to_string())?;
    crate::draw_here(job, &doc).map_err(|error| error.to_string())
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
    fn what_it_is_that_cannot_be_drawn_is_told() {
        let mut job = job().1;
        job.record = b"no document".to_vec();
        assert!(draw(&job.to_bytes()).unwrap_err().contains("expected"));
        assert_eq!(draw(b"half").unwrap_err(), "the job is cut short");
    }
}
