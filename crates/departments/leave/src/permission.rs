//! What is asked of those who answer leave and keep its ledger.

/// People and what is theirs.
pub(crate) const HR_RESOURCE: &str = "rh-managements";
/// Reads what human resources keep.
pub(crate) const HR_READ: &str = "rh-managements:read";
/// Keeps it.
pub(crate) const HR_UPDATE: &str = "rh-managements:update";
/// Answers for human resources: decides, corrects the ledger, reads what is told of somebody's health.
pub(crate) const HR: &str = "rh-managements:approve";
/// One's own page: what is asked for there.
pub(crate) const PORTAL: &str = "employee-portail";
