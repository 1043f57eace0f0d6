//! Fields of a collection that are declared by others: a count over the rows of a department that a collection beneath it shows
//! joins when the list of departments is put together. So nothing beneath names a department (decision 61).

use std::sync::OnceLock;

use crate::FieldDef;

/// The fields of a collection once those of departments have joined; a `static` beside the collection.
#[derive(Debug)]
pub struct JoinedFields(OnceLock<Vec<FieldDef>>);

impl JoinedFields {
    /// Nothing has joined yet.
    #[expect(clippy::new_without_default, reason = "a static is made by a const function")]
    pub const fn new() -> Self {
        JoinedFields(OnceLock::new())
    }

    /// The declared fields and what joins them, from now on. Once is enough: whoever comes later finds what stands.
    ///
    /// Positions of fields are kept everywhere, so it is too late once a field was looked up; a list of departments is put together
    /// before anything else is done.
    pub fn join(&self, declared: &[FieldDef], joining: &[FieldDef]) {
        self.0.get_or_init(|| [declared, joining].concat());
    }

    /// What has joined, or the declared ones alone.
    pub(crate) fn fields(&'static self, declared: &'static [FieldDef]) -> &'static [FieldDef] {
        self.0.get_or_init(|| declared.to_vec())
    }
}
