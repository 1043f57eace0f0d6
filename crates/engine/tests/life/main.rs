//! The life of a document, driven through the engine over a real store.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod acting;
mod batches;
mod failing;
mod following;
mod leaps;
mod numbering;
mod reading;
mod references;
mod related;
mod routines;
mod submitting;
mod suggestions;
mod sweeping;
mod town;
mod trash;
mod waiting;
mod writing;
