//! What is asked of those who answer employees.

/// The desk of documents.
pub(crate) const DESK: &str = "rhDocuments";
/// Sees every request.
pub(crate) const READS: &str = "rhDocuments:read";
/// Processes requests.
pub(crate) const PROCESSES: &str = "rhDocuments:update";
/// Keeps the files of employees.
pub(crate) const HR: &str = platform::people::HR;
