//! What stands on the pages, asked of programs that are not ours: poppler reads and draws the PDF, qpdf checks it,
//! LibreOffice opens the DOCX. `scripts/install-missing test` installs them.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod arabic;
mod archive;
mod desk;
mod golden;
mod office;
mod page;
mod wide;
