//! An act on one document, as its noun declares it: on what, who by rights, what must hold of the document, and what it does. The engine
//! loads the document, asks the guards and hands it over, in one transaction, and answers with what was written.

use schema::{Argument, Collection, Condition, Document, Id, Result, Shape, Signature, To, Wording, error_codes};

use crate::guard::Guard;
use crate::input::{Input, Inputs, need};
use crate::{Allowed, AnyAct, Cx, GuessKey, PrepareContext, Prepared};

/// An act on one document, which is given an `I` beside the document's id and answers with the document as the caller reads it.
pub struct Act<I = ()> {
    id: &'static str,
    wording: Wording,
    on: Subject,
    who: Allowed,
    awaited: Option<Condition>,
    run: fn(&mut Cx<'_>, Document, &I) -> Result<Document>,
}

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

impl<I> Act<I> {
    /// An act on one document.
    pub const fn on(
        id: &'static str,
        wording: Wording,
        on: Subject,
        who: Allowed,
        run: fn(&mut Cx<'_>, Document, &I) -> Result<Document>,
    ) -> Self {
        Act {
            id,
            wording,
            on,
            who,
            awaited: None,
            run,
        }
    }

    /// It waits for a word: what it is open on, and of which that holds besides, stands in the list of what its caller has to decide
    /// ([`crate::AWAITED_ACTS`]).
    pub const fn waits_when(mut self, when: Condition) -> Self {
        self.awaited = Some(when);
        self
    }
}

/// The id of a document, and what else an act on it is given.
struct On<I> {
    id: Id,
    given: I,
}

impl<I: Inputs> Inputs for On<I> {
    fn arguments() -> Vec<Argument> {
        let id = Argument {
            name: "id",
            says: "The document.",
            shape: Shape::Text,
            is_required: true,
        };
        std::iter::once(id).chain(I::arguments()).collect()
    }
    fn read(input: &mut Input) -> Result<Self> {
        let id = need("id").read(input)?;
        Ok(On {
            id,
            given: I::read(input)?,
        })
    }
}

impl<I: Inputs + Sync> AnyAct for Act<I> {
    fn id(&self) -> &'static str {
        self.id
    }
    fn allowed_callers(&self) -> Allowed {
        self.who
    }
    fn subject(&self) -> Option<Subject> {
        Some(self.on)
    }
    fn awaited_condition(&self) -> Option<Condition> {
        self.awaited
    }
    fn is_secret(&self) -> bool {
        false
    }
    fn only_looks(&self) -> bool {
        false
    }
    fn guess_key(&self) -> Option<GuessKey> {
        None
    }
    fn signature(&self) -> Signature {
        Signature {
            action: self.id,
            input: std::any::type_name::<On<I>>(),
            arguments: On::<I>::arguments(),
            on: Some(self.on.collection()),
            answers_document: true,
            wording: Some(self.wording),
        }
    }
    fn prepare(&self, _: &PrepareContext, mut input: Input) -> Result<Prepared> {
        let On { id, given } = On::<I>::read(&mut input)?;
        let (on, run) = (self.on, self.run);
        Ok(Prepared::Once(Box::new(move |cx| {
            let document = on.admit(cx, id.as_str())?;
            let written = run(cx, document, &given)?;
            cx.answer(written)
        })))
    }
}
