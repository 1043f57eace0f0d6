//! Where employees find what they asked for: on pages of their own, for those of the desk are not theirs.

/// One's own requests for documents; `{id}` is one of them.
pub(crate) const REQUEST: &str = "/employee-portail/documents?request={id}";
/// One's own requests for documents.
pub(crate) const REQUESTS: &str = "/employee-portail/documents";
/// One's own contact data.
pub(crate) const CONTACT: &str = "/employee-portail?tab=contact";
