//! Where people find what is about their own leave.

/// One's own requests and balance.
pub(crate) const LEAVES: &str = "/employee-portail/leaves";
/// Where leave is asked for.
pub(crate) const NEW: &str = "/employee-portail/leaves/new";
/// One of one’s own requests; `{id}` is its id.
pub(crate) const LEAVE: &str = "/employee-portail/leaves/{id}";
/// What human resources keep of leave.
pub(crate) const DESK: &str = "/rhDocuments?tab=leaves";

/// The holidays of the commune.
pub(crate) const HOLIDAYS: &str = "/organisation-management?tab=holidays";
/// Granted leave that a change counts otherwise.
pub(crate) const RECOUNTS: &str = "/rh-managements/leave-recounts";

/// One of one's own requests.
pub(crate) fn leave(id: &str) -> String {
    LEAVE.replace("{id}", id)
}
