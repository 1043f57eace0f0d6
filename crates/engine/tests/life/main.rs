//! The life of a document, driven through the engine over a real store.

mod reading;
mod town;
mod writing;
