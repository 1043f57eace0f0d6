//! The printer of this program: linked, as in whatever is shipped, or left out of a first build, which answers minutes earlier.
//!
//! A program without it hands its documents to the program that stands where it began, as tasks (`crate::child_program`). Until one
//! with the printer stands there, papers wait as jobs do.

#[cfg(feature = "printer")]
pub use typeset::{prepare, worker::draw};

#[cfg(not(feature = "printer"))]
pub use absent::{draw, prepare};

#[cfg(not(feature = "printer"))]
mod absent {
    use engine::doc::{Doc, Drawing, LargeDrawing, Pictures, PrintJob, Trouble};

    /// A document as a job for a program that has the printer.
    ///
    /// # Errors
    /// A document of a later version of the model.
    pub fn prepare(doc: Doc, pictures: Pictures) -> Result<Drawing, Trouble> {
        let job = PrintJob::new(&doc, &pictures)?.to_bytes();
        Ok(Drawing::Large(LargeDrawing { job, draw }))
    }

    /// Draws nothing.
    ///
    /// # Errors
    /// Always: it says what has to be built.
    pub fn draw(_: &[u8]) -> Result<Vec<u8>, String> {
        Err("this program was built without the printer; `make build` builds one with it".to_owned())
    }
}
