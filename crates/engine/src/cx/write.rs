//! What an effect or an action may write, and what it may answer: through the rules, the access and the jobs of the engine.

use jiff::Timestamp;
use schema::{Collection, Document, Error, Given, Instant, Result, error_codes};
use serde::Serialize;
use serde_json::Value as Json;

use super::{Cx, DEEPEST};
use crate::feed::covers;
use crate::linked_rows::LinkedDocuments;
use crate::notify::Senders;
use crate::{JobKind, encode, jobs, write};

impl Cx<'_> {
    /// Creates a document through its rules. An empty id is given one.
    pub fn create(&mut self, document: Document) -> Result<Document> {
        self.may_touch(document.of)?;
        write::create(self, document)
    }

    /// Stores a changed document through its rules.
    pub fn update(&mut self, document: Document) -> Result<Document> {
        self.may_touch(document.of)?;
        let before = self.need(document.of, &document.id)?;
        write::update(self, before, document)
    }

    /// Creates a document of values that the caller gave, where the caller may: with the rights of a call of the protocol.
    pub fn create_given(&mut self, of: &'static Collection, given: &Given) -> Result<Document> {
        let ctx = self.ctx;
        let view = write::may(ctx, of, "create")?;
        write::create_of(self, &view, Document::new(of), given)
    }

    /// Merges values that the caller gave into a document, where the caller may: with the rights of a call of the protocol.
    /// Whether anything changed; a document that the caller may not read is not found.
    pub fn update_given(&mut self, of: &'static Collection, id: &str, given: &Given) -> Result<(Document, bool)> {
        let view = self.ctx.rights.view(of);
        let before = self.need_readable(of, id)?;
        write::update_of(self, &view, before, given)
    }

    /// Deletes a document where the caller may: with the rights of a call of the protocol. One that the caller may not read is not
    /// found.
    pub fn delete_given(&mut self, of: &'static Collection, id: &str) -> Result<()> {
        let document = self.need_readable(of, id)?;
        write::delete_allowed(self, document)
    }

    /// Deletes a document through its rules; gone already is fine.
    pub fn delete(&mut self, of: &'static Collection, id: &str) -> Result<()> {
        self.may_touch(of)?;
        match self.get(of, id)? {
            Some(document) => write::delete(self, document),
            None => Ok(()),
        }
    }

    /// Blanks what the journal keeps of a document whose retention has ended; how many entries it was. That it was written, when
    /// and by whom stays. It is for good: whoever does so by the clock asks [`crate::Engine::has_kept_pace`] before.
    pub fn blank_history(&mut self, of: &'static Collection, id: &str) -> Result<u64> {
        self.may_touch(of)?;
        self.tx.borrow_mut().blank_log(of, id)
    }

    /// Has a job run after the commit, or at an instant. The same kind and key is one job.
    pub fn later<B: Serialize>(
        &mut self,
        kind: &JobKind<B>,
        key: &str,
        given: &B,
        due: Option<Timestamp>,
    ) -> Result<()> {
        jobs::enqueue(self, kind.kind, key, &jobs::body_of(given)?, due)
    }

    /// The instant of the request, ready to be set on a document; for rules that stamp theirs.
    pub fn moment(&self) -> Instant {
        Instant(self.now())
    }

    /// Who carries mail and short messages out of the house.
    pub fn senders(&self) -> &Senders {
        self.inner.senders()
    }

    /// Says what the request is answered, so that its idempotency key keeps that in the same transaction.
    pub fn answers(&self, status: u16, text: impl FnOnce() -> String) {
        if self.ctx.idempotency_key.is_some() {
            self.answer.set(Some((status, text())));
        }
    }

    /// The document with that id, when the caller may read it; `document_not_found` otherwise.
    pub fn need_readable(&self, of: &'static Collection, id: &str) -> Result<Document> {
        let view = self.ctx.rights.view(of);
        if view.is_empty() {
            return Err(error_codes::DOCUMENT_NOT_FOUND.into());
        }
        write::visible(self, &view, id)
    }

    /// Whether the caller may read a document that a rule has found. What cannot be asked fails the transaction.
    pub fn reads(&self, document: &Document) -> bool {
        let view = self.ctx.rights.view(document.of);
        let linked = LinkedDocuments::load(&mut **self.tx.borrow_mut(), [document]);
        linked.is_ok_and(|linked| view.grants.iter().any(|grant| covers(&grant.rows, document, &linked)))
    }

    /// The document as the caller reads it, for the answer of an act.
    pub fn answer(&self, document: Document) -> Result<Json> {
        let view = self.ctx.rights.view(document.of);
        let bytes = encode::encode_written(self, &view, document, self.ctx)?;
        serde_json::from_slice(&bytes).map_err(|error| Error::fault("writing an answer", error))
    }

    /// Of a rule: whether what is being written follows from another write, because an effect of that one writes it.
    pub fn is_consequence(&self) -> bool {
        self.depth.get() > 0
    }

    /// Of an effect: whether the write that it follows was the work of an effect itself.
    pub fn follows_consequence(&self) -> bool {
        self.depth.get() > 1
    }

    /// Within an effect only what it declares may be written, and effects do not chain past two.
    fn may_touch(&self, of: &'static Collection) -> Result<()> {
        let declared = self
            .touches
            .get()
            .is_none_or(|touches| touches.iter().any(|to| to() == of));
        if !declared || self.depth.get() > DEEPEST {
            return Err(Error::Fault(format!(
                "an effect wrote {} without declaring it, or effects chain too deep",
                of.id
            )));
        }
        Ok(())
    }
}
