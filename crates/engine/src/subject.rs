//! On what an act is done: a document of a collection, and what must hold of it.

use schema::{Collection, Document, Result, To, error_codes};

use crate::Cx;
use crate::guard::Guard;

/// On what an act is done, and what must hold of it.
#[derive(Clone, Copy)]
pub struct Subject {
    /// Its collection.
    pub of: To,
    /// What must hold, in the order in which it is asked.
    pub guards: &'static [Guard],
}

impl Subject {
    /// A document of this collection of which all of that holds.
    pub const fn new(of: To, guards: &'static [Guard]) -> Self {
        Subject { of, guards }
    }

    /// The document with that id, once all holds of it. Whoever decides may read less of it than is asked.
    ///
    /// # Errors
    /// `document_not_found` for what the caller may not read; the first refusal of a guard.
    pub fn admit(self, cx: &Cx<'_>, id: &str) -> Result<Document> {
        let Document { id, .. } = cx.need_readable(self.collection(), id)?;
        let document = cx.get(self.collection(), &id)?.ok_or(error_codes::DOCUMENT_NOT_FOUND)?;
        self.check(cx, &document)?;
        Ok(document)
    }

    /// Refuses a document of which not all holds.
    ///
    /// # Errors
    /// The first refusal of a guard.
    pub fn check(self, cx: &Cx<'_>, document: &Document) -> Result<()> {
        self.guards.iter().try_for_each(|guard| guard.check(cx, document))
    }

    /// Its collection.
    pub fn collection(self) -> &'static Collection {
        (self.of)()
    }
}
