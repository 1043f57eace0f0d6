//! Leaf: official documents, CSV and XLSX in and out, pictures, what files are. Knows nothing of the city.
//!
//! - [`sheet::read`] turns the bytes of a workbook or of a CSV file into rows of [`cell::Cell`]s, or says in three
//!   languages what is wrong with the file ([`Trouble`]).
//! - [`cell`] reads days, flags and numbers as people type them.
//! - [`content`] tells what a file is by its content.
//! - [`doc`] is the model of official documents, drawn as PDF/A and written as DOCX.
//! - [`picture`] decodes pictures within limits, writes them anew, and makes previews.
//! - [`qr`] draws QR codes.
//! - [`table`] writes rows to CSV and XLSX, guarded against formulas.

pub mod cell;
pub mod content;
pub mod doc;
pub mod picture;
pub mod qr;
pub mod sheet;
pub mod table;
mod trouble;

pub use trouble::Trouble;
