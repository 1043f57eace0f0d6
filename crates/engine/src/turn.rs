//! What an act in several transactions works with: it writes to the document that it is done on only through what its guards admit,
//! each time again, for the document may have changed in between.

use schema::{Document, Id, Result};

use crate::{Cx, Engine, RequestContext, Subject};

/// The turn of a long act on documents, in the name of its caller.
#[derive(Clone)]
pub struct Turn {
    /// For what is no write to its document: files, prints, readings.
    pub engine: Engine,
    /// Who asks.
    pub ctx: RequestContext,
    act: &'static str,
    subject: Subject,
}

impl Turn {
    pub(crate) fn new(engine: Engine, ctx: RequestContext, act: &'static str, subject: Subject) -> Self {
        Turn {
            engine,
            ctx,
            act,
            subject,
        }
    }

    /// Writes in one transaction, which begins by asking the guards of the document with that id and hands it over.
    ///
    /// # Errors
    /// As [`Subject::admit`], and what writing answers.
    pub async fn write<T: Send + 'static>(
        &self,
        id: &Id,
        mut write: impl FnMut(&mut Cx<'_>, Document) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (id, subject) = (id.clone(), self.subject);
        let admitted = move |cx: &mut Cx<'_>| {
            let document = subject.admit(cx, id.as_str())?;
            write(cx, document)
        };
        self.engine.transact(&self.ctx, self.act, admitted).await
    }

    /// Reads in one snapshot, which begins by asking the guards of the document with that id and hands it over.
    ///
    /// # Errors
    /// As [`Subject::admit`], and what reading answers.
    pub async fn read<T: Send + 'static>(
        &self,
        id: &Id,
        read: impl FnOnce(&Cx<'_>, Document) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (id, subject) = (id.clone(), self.subject);
        let admitted = move |cx: &Cx<'_>| {
            let document = subject.admit(cx, id.as_str())?;
            read(cx, document)
        };
        self.engine.read_as(&self.ctx, admitted).await
    }
}
